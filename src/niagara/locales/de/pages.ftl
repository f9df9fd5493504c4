# „Partie“ ist ein gespieltes oder laufendes Spiel, „Tisch“ der Ort, an dem es gespielt wird.

game-name = Niagara
title-of = { $title } · Niagara
title-turn = ● Du bist dran · { $title }
title-table = Tisch
title-replay = Wiederholung
title-record = Partie öffnen
title-watch = Zuschauen
title-learn = Lernen
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
nav-learn = Lernen
nav-leaderboard = Bestenliste
nav-settings = Einstellungen
nav-sound = Ton

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

## Startseite

home-tagline = Hol dir die Edelsteine, bevor der Wasserfall dich holt.
home-play = Jetzt spielen
home-setting-up = Wird aufgebaut …
home-players = Am Tisch
home-level = Bots
home-friends = Mit Freunden
home-friends-hint = Link oder QR-Code teilen
home-device = An einem Gerät
home-device-hint = Reihum weitergeben
home-watch = Zuschauen
home-watch-hint = Menschen und Bots
home-learn = Lernen
home-learn-hint = Die Regeln in Kürze

games = Deine Partien
games-none = Hier erscheinen deine Partien.
games-unknown = Deine Partien konnten nicht geladen werden.
games-alone = Noch niemand sonst
games-open = Noch nicht begonnen
games-running = Runde { $round }
games-your-turn = Du bist dran · Runde { $round }
games-turn-of = { $name } ist am Zug · Runde { $round }
games-over = Beendet
games-won = Gewonnen
games-resume = Weiter
games-replay = Ansehen
games-all = Alle { $count } zeigen

friends-text = Du bekommst einen Link zum Teilen. Damit kann man mitspielen oder zuschauen.
friends-bots = Freie Plätze können Bots übernehmen.
friends-open = Tisch eröffnen

device-text = Alle spielen an diesem Gerät. Vor jeder geheimen Wahl bleibt der Bildschirm verdeckt, bis die nächste Person bereit ist.
device-people = Menschen
device-person = Mensch
device-bot = Bot: { $level ->
    [beginner] Anfänger
    [easy] leicht
    [medium] mittel
    [hard] schwer
    [champion] Meister
   *[other] { $level }
}
device-nobody = Niemand
device-chair = Platz { $number }
device-name = Name für Platz { $number }
device-player = Person { $number }
device-few = Niagara spielt man mindestens zu dritt: Nimm noch jemanden oder einen Bot dazu.

## Vor dem Start

lobby = Dein Tisch ist bereit
lobby-seats = Plätze
lobby-waiting = Teile den Link oder besetze die Plätze mit Bots.
lobby-ready = Alle sind da. Es kann losgehen.
lobby-seated = Du bist dabei. Los geht’s, sobald { $name } startet.
lobby-welcome = Willkommen! Nimm Platz.
lobby-full = Alle Plätze sind besetzt. Bleib und schau zu: Gleich hier geht es los.
lobby-fill = Mit Bots besetzen ({ $level ->
    [beginner] Anfänger
    [easy] leicht
    [medium] mittel
    [hard] schwer
    [champion] Meister
   *[other] { $level }
})
lobby-chair-more = Platz hinzufügen
lobby-chair-less = Platz entfernen
lobby-start-fill = Mit Bots starten
lobby-agree = Einverstanden
lobby-agreed = einverstanden
lobby-agree-first = Dieser Tisch ist gewertet und hat sich geändert. Sieh dir Optionen und Plätze an und stimme dann zu.
lobby-unagreed = Zur gewerteten Partie fehlt noch das Einverständnis von { $names }.
lobby-lacking = { $lacking ->
    [seats] In einer gewerteten Partie muss jeder Platz besetzt sein: Warte noch oder nimm Bots dazu.
   *[people] Eine gewertete Partie braucht mindestens zwei Menschen.
}
lobby-join = Platz nehmen
lobby-leave = Tisch verlassen
lobby-sit = Hier sitzen
lobby-move = Hierher wechseln
lobby-add-local = Noch jemand am Gerät
lobby-add = Hinzufügen
lobby-local-name = Name
lobby-remove = { $name } entfernen
lobby-remove-title = { $name } entfernen?
lobby-remove-text = { $name } verliert den Platz und kann sich erst wieder setzen, wenn du es erlaubst.
lobby-remove-yes = Entfernen
lobby-remove-no = Abbrechen
lobby-removed = { $name } hat dich von diesem Tisch entfernt. Du kannst zuschauen oder { $name } bitten, dich wieder mitspielen zu lassen.
lobby-removed-name = Du hast { $name } entfernt.
lobby-let-in = { $name } wieder zulassen
lobby-absent = { $colour } · gerade nicht da
lobby-who = Wer auf Platz { $number } sitzt
lobby-kind-open = Frei
lobby-kind-local = Mensch an diesem Gerät
lobby-bot = Bot · { $level ->
    [beginner] Anfänger
    [easy] leicht
    [medium] mittel
    [hard] schwer
    [champion] Meister
   *[other] { $level }
}
lobby-bot-colour = { $colour } · { lobby-bot }
lobby-you = { $colour } · du
lobby-local = { $colour } · am selben Gerät
lobby-colour = { $colour }
lobby-open-seat = Freier Platz

invite = Freunde einladen
invite-text = Wer diesen Link hat, kann mitspielen oder zuschauen.
invite-local = Dieser Link funktioniert nur an diesem Computer.
invite-open-server = Für andere Geräte starte den Server mit diesem Befehl und öffne die Adresse, die er für dein Netzwerk zeigt:
invite-link = Link zu diesem Tisch
invite-qr = QR-Code mit dem Link zu diesem Tisch
invite-title = Spiel mit mir eine Partie Niagara

options = Optionen
options-changed = { $count ->
    [0] normale Regeln
    [one] 1 geändert
   *[other] { $count } geändert
}
options-host = Das bestimmt, wer den Tisch eröffnet hat.
option-clock = Uhr
clock = { $clock ->
    [none] Keine
    [relaxed] Gemütlich
   *[live] Flott
}
clock-hint = { $clock ->
    [none] Alle nehmen sich die Zeit, die sie brauchen.
    [relaxed] Fünf Minuten pro Entscheidung. Danach springt ein Bot ein, bis du zurück bist.
   *[live] 45 Sekunden pro Entscheidung. Danach springt ein Bot ein, bis du zurück bist.
}
option-absence = Wenn jemand fehlt
absence = { $unit ->
    [never] Warten
    [hours] { $count } h
    [seconds] { $count } s
   *[minutes] { $count } min
}
absence-hint = Nach dieser Zeit können die anderen abstimmen, ob bis zur Rückkehr ein Bot spielt.
absence-hint-never = Das Spiel wartet, bis alle wieder da sind.
option-fork = Gabelung
fork = { $fork ->
    [alternate] Im Wechsel
   *[natural] Zufällig
}
fork-hint = { $fork ->
    [alternate] Die Felder rutschen abwechselnd nach links und rechts.
   *[natural] Meist im Wechsel, aber in einem von acht Fällen folgt ein Flussfeld dem vorigen.
}
option-tiebreak = Gleichstand
tiebreak = { $tiebreak ->
    [shared] Geteilter Sieg
   *[gem-value] Steinwert
}
tiebreak-hint = { $tiebreak ->
    [shared] Alle, die ein Ziel erreicht haben, teilen sich den Sieg.
   *[gem-value] Die höchste Summe gewinnt: Amethyst 1, Diamant 2, Bernstein 3, Saphir 4, Rubin 5.
}
option-rounds = Länge
rounds = { $rounds ->
    [0] Ohne Limit
   *[other] { $rounds } Runden
}
rounds-hint = Mit Limit gewinnt, wer nach der letzten Runde einem Ziel am nächsten ist.
option-piles = Offene Stapel
piles-hint = Alle sehen sämtliche gespielten Karten, nicht nur die letzte.
option-public = Öffentlich
public-hint = Steht unter „Zuschauen“: Alle können mitspielen oder zusehen.
option-rated = Gewertet
rated-hint = Zählt für die Bestenliste. Der Tisch ist öffentlich und hat eine Uhr, mindestens zwei Menschen spielen mit, und alle sind einverstanden.
rated-hint-local = Nicht möglich, wenn mehrere an einem Gerät spielen.

## Wenn es keinen Tisch zu zeigen gibt

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
refused-stale = Am Tisch hat sich etwas geändert. Schau noch einmal hin.
refused-slow-down = Nicht so schnell! Warte kurz und versuch es noch einmal.
refused-unavailable = Der Server ist beschäftigt. Versuch es gleich noch einmal.
refused-failed = Bei uns ist etwas schiefgegangen. Bitte versuch es noch einmal.

## Wiederholung

replay-board = Der Spielplan in Runde { $round }
replay-controls = Wiederholung
replay-round = Runde { $round }
replay-step = Schritt { $step } von { $steps }
replay-at = Runde { $round }, Schritt { $step }
replay-slider = Stelle in der Partie
replay-first = Zum Anfang
replay-back = Zurück
replay-play = Abspielen
replay-pause = Pause
replay-forth = Vor
replay-last = Zum Ende
replay-stride = Schrittweite
stride = { $by ->
    [decision] Zug für Zug
   *[round] Runde für Runde
}
replay-speed = Tempo
speed = { $times }×
replay-told = Was geschieht
replay-begins = Das Spiel beginnt.
replay-quiet = In diesem Schritt gibt es nichts zu sehen.
replay-players = Am Tisch
replay-knew = Zeigen
replay-open = Alles
replay-eyes = Was { $name } wusste
replay-won = gewonnen
replay-hand = Auf der Hand: { $tiles }.
replay-may-hold = { $count } auf der Hand, von diesen: { $tiles }.
replay-of = { $count } von diesen
replay-gems = { $count ->
    [0] Keine Edelsteine.
   *[other] Edelsteine: { $gems }.
}
replay-practise = Ab hier spielen
replay-copy = Stellung kopieren
replay-copied = Stellung kopiert
replay-json = Als JSON speichern
replay-text = Als Text speichern
replay-keys = Tasten: ← → Schritt, Pos1 und Ende springen, Leertaste spielt ab.
replay-early-title = Diese Partie läuft noch
replay-early-text = Die Wiederholung gibt es, sobald sie zu Ende ist.
replay-early-go = Live zuschauen
record-title = Partie öffnen
record-text = Sieh dir eine gespeicherte Partie noch einmal an und spiel von jeder Stelle aus weiter.
record-file = Datei wählen
record-paste = Oder füge die Partie hier ein, als JSON oder Text
record-open = Öffnen
record-unreadable = Das ist keine Niagara-Partie. Erwartet wird JSON oder ein Text, der mit [niagara 1] beginnt.
record-too-large = Diese Datei ist zu groß für eine Partie.
record-wrong = Diese Partie lässt sich nicht nachspielen. Das stimmt nicht:
no-replay-title = Partie nicht gefunden
no-replay-text = Vielleicht ist der Link unvollständig, oder die Partie wurde nie gespielt.
practice = Ab hier spielen
practice-text = Spiel ab Runde { $round } deine eigene Partie. Die anderen Kanus paddeln Bots.
practice-seat = Spielen als
practice-as = { $name } ({ $seat ->
    [0] rot
    [1] gelb
    [2] grün
    [3] blau
   *[4] braun
})

## Zuschauen, Bestenliste, Profile

watch = Zuschauen
watch-bots = Bots beim Spielen zusehen
watch-bots-text = Lehn dich zurück und sieh, wie sie es machen.
watch-bots-start = Bot-Partie starten
watch-running = Laufende Partien
watch-running-none = Gerade läuft keine öffentliche Partie.
watch-open = Tische mit freien Plätzen
watch-open-none = Kein öffentlicher Tisch wartet. Eröffne selbst einen: „Mit Freunden“, dann „Öffentlich“.
watch-over = Gerade beendet
watch-go = Zuschauen
watch-join = Mitspielen
table-open = { $free ->
    [one] 1 Platz frei
   *[other] { $free } Plätze frei
}{ $rated ->
    [rated] {" "}· gewertet
   *[casual] {""}
}
table-running = Runde { $round }{ $rated ->
    [rated] {" "}· gewertet
   *[casual] {""}
}
table-over = { $count ->
    [one] Sieg für { $names } · { $date }
   *[other] Geteilter Sieg für { $names } · { $date }
}

best = Bestenliste
best-text = Menschen und Bots an öffentlichen gewerteten Tischen. Der Rang beruht auf einer vorsichtigen Schätzung: Die ersten Partien bewegen dich am meisten.
best-none = Noch niemand hat eine gewertete Partie beendet. Der erste Platz ist zu haben!
best-place = Rang
best-player = Name
best-rating = Wertung
best-games = Partien
best-wins = Siege
player-bot = { $level ->
    [beginner] Bot Anfänger
    [easy] Bot Leicht
    [medium] Bot Mittel
    [hard] Bot Schwer
    [champion] Bot Meister
   *[other] Bot { $level }
}
player-you = Das ist deine Seite. Andere sehen nur deine gewerteten Partien.
player-strength = Spielstärke
player-about = { NUMBER($mu, maximumFractionDigits: 1) } ± { NUMBER($sigma, maximumFractionDigits: 1) }
player-unrated = Noch keine gewerteten Partien.
player-games = Partien
player-games-none = Hier erscheinen beendete Partien.
player-won = Gewonnen
player-shared = Geteilter Sieg
player-lost = Diesmal nicht
player-game = { $rounds ->
    [one] { $seats } am Tisch, 1 Runde
   *[other] { $seats } am Tisch, { $rounds } Runden
} · { $date }{ $rated ->
    [rated] {" "}· gewertet
   *[casual] {""}
}
no-player-title = Profil nicht gefunden
no-player-text = Hier gibt es noch keine gewertete Partie, oder das Profil wurde auf Wunsch vergessen.

## Einstellungen

settings = Einstellungen
set-you = Du
set-name-hint = So heißt du an Tischen und in der Bestenliste.
set-page = Deine Seite
set-look = Bild und Ton
set-language = Sprache
language-en = English
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
set-notify = Bescheid, wenn du dran bist
set-notify-hint = Eine Mitteilung, wenn du am Zug bist und gerade woanders hinsiehst.
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
set-highlights = Verlauf hervorheben
set-highlights-hint = Zeig auf eine Zeile im Spielverlauf, um sie auf dem Plan zu sehen.
set-chatter = Bots reden
set-chatter-hint = Ein paar Worte der Bots in großen Momenten.
set-confirm = Karten und Wetter bestätigen
set-confirm-hint = Erst aussuchen, dann bestätigen. Ausgeschaltet genügt ein Tippen.
set-marks = Symbole für Farbenblinde
set-marks-hint = Eine Form für jede Farbe am Tisch: rotes Dreieck, gelber Ring, grüne Raute, blaue Balken, braunes Kreuz.
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
# Steht anstelle eines Namens in „Willkommen, …“
move-somebody = schön, dass du da bist
move-done-title = Willkommen, { $name }
move-done-text = Deine Partien gehen hier weiter.
move-failed-title = Dieser Link gilt nicht mehr
forget-title = Soll Niagara dich vergessen?
forget-text = Dein Name, deine Nachrichten und deine Wertung werden endgültig gelöscht. In laufenden Partien übernehmen Bots deine Plätze.
forget-yes = Ja, vergessen
forget-no = Abbrechen

## Lernen

learn = Lernen
learn-lead = Paddle flussabwärts zu den Edelsteinen und bring sie an Land. Doch jede Runde fließt der Fluss, und an seinem Ende wartet der Wasserfall.
learn-goal = So gewinnst du
learn-four = Vier gleiche
learn-five = Fünf verschiedene
learn-seven = Sieben beliebige
learn-round = Eine Runde
learn-step-tile = Geheim eine Paddelkarte wählen
learn-step-tile-text = Alle zugleich. Eine Zahl bewegt deine Kanus, die Wolke beeinflusst das Wetter. Eine gespielte Karte kommt erst zurück, wenn du alle sieben gespielt hast.
learn-step-paddle = Paddeln
learn-step-paddle-text = Reihum deckt ihr eure Karten auf. Eine 4 gibt jedem deiner Kanus im Wasser 4 Paddelpunkte: einen für jedes Flussfeld, flussaufwärts oder flussabwärts, nie beides. Verbrauche alle; nur am Strand oder im Wasserfall verfällt der Rest. Beide Kanus am Strand: Lass eines zu Wasser. Eines am Strand: Du darfst es zu Wasser lassen.
learn-step-cargo = Einladen oder ausladen
learn-step-cargo-text = Einen Edelstein an einer Fundstelle einzuladen kostet zwei Paddelpunkte, ausladen ebenso: vor dem Paddeln oder danach. In ein Kanu passt ein Edelstein.
learn-step-river = Der Fluss fließt
learn-step-river-text = Er fließt so viele Felder weit, wie die niedrigste gespielte Zahl plus Wetter (−1 bis +2) ergibt. An der Gabelung rutscht jedes Flussfeld in einen der Arme, und nur dieser Arm bewegt sich. Mit jedem Schub stürzt ein Flussfeld den Wasserfall hinunter, samt allen Kanus darauf.
learn-step-home = Heimkommen
learn-step-home-text = Ein Edelstein gehört dir, sobald sein Kanu den Strand erreicht.
learn-know = Gut zu wissen
learn-know-tiles = Eine niedrige Karte bremst den Fluss für alle. Eine hohe bringt nur deine Kanus weiter.
learn-know-speed = Die Wolke bewegt kein Kanu, aber das Wetter bleibt, bis eine andere Wolke es ändert.
learn-know-steal = Paddle mit einem leeren Kanu flussaufwärts und beende die Fahrt auf dem Feld eines fremden beladenen Kanus: Sein Edelstein kann dir gehören, ganz ohne Kosten.
learn-know-lost = Ein Kanu, das den Wasserfall hinunterstürzt, ist verloren, und sein Edelstein kommt zurück zur Fundstelle seiner Sorte. Bevor du eine Paddelkarte wählst, kannst du das Kanu für einen deiner Edelsteine auslösen. Hast du weder Kanus noch Edelsteine, bekommst du ein Kanu kostenlos zurück.
learn-know-thief = Erreicht jemand ein Ziel, machen alle, die noch nicht dran waren, ihren Zug; dann ist das Spiel zu Ende. Mehrere können gewinnen.
learn-play = Auf zum Fluss
