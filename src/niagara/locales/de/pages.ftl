# „Partie“ ist ein gespieltes oder laufendes Spiel, „Tisch“ der Ort, an dem es gespielt wird.

game-name = Niagara
title-of = { $title } · Niagara
title-turn = ● Du bist dran · { $title }
title-table = Tisch
title-replay = Wiederholung
title-record = Partie öffnen
title-watch = Zuschauen
title-learn = Lernen
title-lessons = Lektionen
title-puzzles = Rätsel
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
home-lesson = Spielend lernen
home-lesson-hint = Zehn kurze Lektionen am echten Spielplan
home-puzzle = Rätsel des Tages
home-puzzle-hint = Finde die eine beste Antwort
home-coach = Erste Partie mit Coach
home-coach-hint = Leichte Bots und Tipps beim Spielen
home-learn = Lernen
home-learn-hint = Alle Regeln, mit Bildern

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
device-player = Gast { $number }
device-few = Niagara spielt man mindestens zu dritt: Nimm noch jemanden oder einen Bot dazu.

## Before the start

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
lobby-unagreed = Für die gewertete Partie fehlt noch die Zustimmung von { $names }.
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
lobby-which-bot = Welcher Bot auf Platz { $number } sitzt
lobby-bot-like = { $temperament ->
    [cautious] { bot-name } · vorsichtig
    [thief] { bot-name } · diebisch
    [racer] { bot-name } · rasant
    [gambler] { bot-name } · waghalsig
    [collector] { bot-name } · sammelfreudig
   *[rainmaker] { bot-name } · Regenmacher
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
   *[natural] Meist im Wechsel, aber eins von acht Feldern folgt dem vorigen in denselben Arm.
}
option-tiebreak = Gleichstand
tiebreak = { $tiebreak ->
    [shared] Geteilter Sieg
   *[gem-value] Nach Wert
}
tiebreak-hint = { $tiebreak ->
    [shared] Alle, die ein Ziel erreicht haben, teilen sich den Sieg.
   *[gem-value] Die höchste Summe gewinnt: Amethyst 1, Diamant 2, Bernstein 3, Saphir 4, Rubin 5.
}
option-rounds = Spiellänge
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

learn = Lernen

# Lernen: was es gibt
learn-doors = Spielend lernen
learn-lessons = Lektionen
learn-lessons-hint = Zehn kurze, am echten Spielplan
learn-puzzles = Rätsel
learn-puzzles-hint = Finde den besten Zug oder die beste Karte; jeden Tag ein neues
