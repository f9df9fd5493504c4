# „Partie“ ist ein gespieltes oder laufendes Spiel, „Tisch“ der Ort, an dem es gespielt wird.

game-name = Niagara
title-of = { $title } · Niagara
title-turn = ● Du bist dran · { $title }
title-table = Tisch
title-replay = Wiederholung
title-record = Gespeicherte Partie öffnen
title-watch = Zuschauen
title-learn = Lernen
title-lessons = Lektionen
title-puzzles = Rätsel
title-openings = Eröffnungen
title-leaderboard = Bestenliste
title-player = Profil
title-settings = Einstellungen
title-claim = Auf dieses Gerät umziehen
title-lost = Seite nicht gefunden
notify-turn = Du bist dran.

skip = Zum Inhalt springen
nav = Hauptmenü
nav-home = Niagara: Startseite
nav-watch = Zuschauen
nav-learn = Spielregeln
nav-leaderboard = Bestenliste
nav-settings = Einstellungen
nav-sound = Ton
nav-menu = Menü
nav-language = Sprache

loading = Einen Moment …
close = Schließen
reload = Neu laden
try-again = Erneut versuchen
go-home = Startseite
start = Starten
share = Teilen
copy-link = Link kopieren
copied = Kopiert
copy-failed = Kopieren hat nicht geklappt. Bitte markiere den Text und kopiere ihn selbst.
name = Dein Name
name-hint = Ein Spitzname genügt
name-kept = Gespeichert
count = { $count }

level = { $level ->
    [beginner] Anfänger
    [easy] Leicht
    [medium] Mittel
    [hard] Schwer
    [champion] Meister
   *[other] { $level }
}

## Home

home-tagline = Hol dir die Edelsteine, bevor der Wasserfall dich holt.
home-what = Ein Brettspiel für 3 bis 5: Hol mit dem Kanu Edelsteine, bevor der Fluss dich mitnimmt.
home-play = Jetzt spielen
home-setting-up = Wird aufgebaut …
home-players = Am Tisch
home-level = Bots
home-hints = Tipps
home-hints-hint = Frag den Meister um Rat, wann immer du magst
home-friends = Mit Freunden
home-friends-hint = Link oder QR-Code teilen
home-device = An einem Gerät
home-device-hint = Reihum weitergeben
home-watch = Zuschauen
home-watch-hint = Menschen und Bots
home-lesson = Spielend lernen
home-lesson-hint = Zehn kurze Lektionen am echten Spielplan
home-lesson-progress = Lektion { $number } von { $count }
home-puzzle = Rätsel des Tages
home-puzzle-hint = Finde die eine beste Antwort
# How hard it is, after the line about it.
home-puzzle-level = { $level ->
    [1] leicht
    [2] knifflig
   *[3] schwer
}
home-puzzle-streak = { $days ->
    [one] Serie: { $days } Tag
   *[other] Serie: { $days } Tage
}
home-puzzle-done = { $days ->
    [one] Heute gelöst. Serie: { $days } Tag
   *[other] Heute gelöst. Serie: { $days } Tage
}
home-coach = Mit Coach spielen
home-coach-hint = Leichte Bots und Tipps beim Spielen
home-learn = Spielregeln
home-learn-hint = Alle Regeln, mit Bildern

games = Deine Partien
games-none = Hier erscheinen deine Partien.
games-unknown = Deine Partien konnten nicht geladen werden.
games-alone = Noch niemand sonst
games-open = Noch nicht begonnen
games-running = Runde { $round }
games-your-turn = Du bist dran · Runde { $round }
games-turn-of = { $name } ist am Zug · Runde { $round }
games-over = { $count ->
    [one] Sieg für { $names } · { $date }
   *[other] Geteilter Sieg für { $names } · { $date }
}
games-early = Vorzeitig beendet · { $date }
games-won = Gewonnen · { $date }
games-resume = Weiter
games-replay = Ansehen
games-all = Alle { $count } zeigen

## Before the start

invite = Freunde einladen

options = Optionen
clock = { $clock ->
    [none] Keine
    [relaxed] Gemütlich
   *[live] Flott
}
fork = { $fork ->
    [alternate] Im Wechsel
   *[natural] Zufällig
}

## When there is no table to show

no-table-title = Tisch nicht gefunden
no-table-text = Vielleicht ist der Link unvollständig, oder der Tisch wurde vor langer Zeit abgeräumt. Lass dir den Link noch einmal geben.
given-up-title = Dieser Tisch ist geschlossen
given-up-text = Alle sind gegangen, bevor das Spiel begann.
foreign-title = Falsche Adresse
foreign-text = Von dieser Adresse nimmt der Server keine Partien an. Öffne Niagara unter seiner eigenen Adresse.
blocked-title = Cookies sind blockiert
blocked-text = Ein Cookie merkt sich deinen Platz, aber dein Browser blockiert es. Bitte erlaube Cookies für diese Website.
storage-blocked = Dieser Browser merkt sich nichts zwischen zwei Besuchen. Deine Einstellungen gelten, bis du die Seite schließt.
renewed-title = Du heißt jetzt { $name }.
renewed-text = Der Server hat diesen Browser nicht wiedererkannt, deine bisherigen Plätze sind leider weg.
link-lost = Verbindung unterbrochen. Neuer Versuch …
link-restart = Neuer Versuch … Dein Spiel ist sicher.
link-offline = Du bist offline. Deine Partien sind sicher.
link-now = Jetzt verbinden
broken-title = Da ist etwas den Wasserfall hinuntergestürzt
broken-text = Das war unser Fehler. Lade die Seite neu: Deine Partien sind sicher.
broken-load = Diese Seite konnte nicht geladen werden. Prüfe deine Verbindung und lade sie dann neu.
offline-title = Du bist offline
offline-text = Niagara braucht eine Verbindung. Deine Partien sind sicher: Komm wieder, wenn du online bist.
lost-title = Hier ist nichts als Wasser
lost-text = Unter dieser Adresse gibt es keine Seite. Deine Partien warten auf der Startseite.

refused-offline = Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuch es noch einmal.
refused-malformed = Das hat der Server nicht verstanden. Bitte prüfe deine Eingabe.
refused-no-session = Dein Browser blockiert unser Cookie. Bitte erlaube es für diese Website.
refused-foreign = Diese Seite gehört zu einer anderen Website. Öffne Niagara unter seiner eigenen Adresse.
refused-not-yours = Das kann nur, wer den Tisch eröffnet hat.
refused-not-found = Das gibt es nicht mehr.
refused-not-now = Das geht gerade nicht.
refused-full = Dieser Platz ist besetzt. Such dir einen anderen.
refused-illegal = Das geht hier nicht.
refused-unfinished = Dein Zug ist noch nicht fertig: Ein Kanu muss noch fahren.
refused-stale = Am Tisch hat sich etwas geändert. Schau noch einmal hin.
refused-slow-down = Nicht so schnell! Warte kurz und versuch es noch einmal.
refused-unavailable = Der Server ist beschäftigt. Versuch es gleich noch einmal.
refused-failed = Bei uns ist etwas schiefgegangen. Bitte versuch es noch einmal.

## Learn

learn = Spielregeln

invite-title = Spiel mit mir eine Partie Niagara
