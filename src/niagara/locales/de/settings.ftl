settings = Einstellungen
set-you = Du
set-name-hint = So heißt du an Tischen und in der Bestenliste.
set-page = Deine Seite
set-look = Bild und Ton
set-theme = Darstellung
theme = { $theme ->
    [light] Hell
    [dark] Dunkel
   *[system] System
}
set-text-size = Schriftgröße
text-size = { $percent } %
set-motion = Animationen
motion = { $motion ->
    [off] Aus
    [fast] Schnell
    [slow] Langsam
   *[normal] Normal
}
set-sound = Ton
set-sound-hint = Leise Klänge von Paddeln, Edelsteinen und Wasser.
set-notify = Mitteilung, wenn du dran bist
set-notify-hint = Für den Fall, dass du gerade woanders hinsiehst.
set-notify-denied = Dein Browser blockiert Mitteilungen. In seinen Einstellungen für diese Website kannst du sie erlauben.
set-game = Am Tisch
set-forecast = Flussvorhersage
set-forecast-hint = Wie weit der Fluss in dieser Runde fließen kann.
set-ghosts = Geisterkanus
set-ghosts-hint = Wie weit der Fluss deine Kanus in dieser Runde höchstens trägt.
set-danger = Wasserfall-Warnung
set-danger-hint = Ein Zeichen an deinen Kanus, die den Wasserfall hinunterstürzen könnten.
set-progress = Stand der Ziele
set-progress-hint = Wie nah alle den Zielen sind.
set-tops = Letzte Karten
set-tops-hint = Die zuletzt gespielte Karte von allen am Tisch.
set-highlights = Verlauf auf dem Spielplan
set-highlights-hint = Zeig auf eine Zeile im Spielverlauf, um sie auf dem Spielplan zu sehen.
set-chatter = Bots reden
set-chatter-hint = Ein paar Worte der Bots in großen Momenten.
set-confirm = Karten und Wetter bestätigen
set-confirm-hint = Erst aussuchen, dann bestätigen. Ausgeschaltet genügt einmal Tippen.
set-marks = Symbole für Farbenblinde
set-marks-hint = Eine Form für jede Farbe am Tisch: roter Stern, gelber Ring, grüne Raute, blaue Wellen, braunes Kreuz.
set-device = Dieses Gerät
set-device-text = Es gibt kein Konto: Dein Name und deine Plätze gehören zu diesem Browser.
set-move = Auf ein anderes Gerät umziehen
set-forget = Mich vergessen
set-version = Niagara { $version }
move-text = Öffne diesen Link auf deinem anderen Gerät. Er gilt einmal, innerhalb von { $minutes } Minuten. Behalt ihn für dich.
move-qr = QR-Code mit deinem privaten Link
move-title = Auf dieses Gerät umziehen?
move-ask = Dein Name, deine Plätze und Einstellungen kommen mit. Sie ersetzen einen anderen Namen in diesem Browser.
move-yes = Ja, hierher umziehen
move-none = Dieser Link ist unvollständig. Erstelle auf deinem anderen Gerät einen neuen, unter „Einstellungen“.
move-done-title = Willkommen, { $name }
move-done-title-guest = Schön, dass du da bist
move-done-text = Deine Partien gehen hier weiter.
move-failed-title = Dieser Link gilt nicht mehr
forget-title = Soll Niagara dich vergessen?
forget-text = Dein Name, deine Nachrichten und deine Wertung werden endgültig gelöscht. In laufenden Partien übernehmen Bots deine Plätze.
forget-yes = Ja, vergessen
forget-no = Abbrechen
