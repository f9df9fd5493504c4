# A table before its game begins: seats, options, invitations.

lobby = Dein Tisch ist bereit
lobby-of = Tisch von { $name }
lobby-seats = Plätze
lobby-waiting = Teile den Link oder besetze die Plätze mit Bots.
lobby-waiting-more = Warte auf weitere Freunde oder starte jetzt: Bots übernehmen die freien Plätze.
lobby-arrived = { $name } ist da!
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
lobby-start-who = Starten: { $who }
lobby-people = { $count ->
    [one] 1 Mensch
   *[other] { $count } Menschen
}
lobby-bots = { $count ->
    [one] 1 Bot
   *[other] { $count } Bots
}
lobby-agree = Einverstanden
lobby-agreed = einverstanden
lobby-agree-first = Dieser Tisch ist gewertet und hat sich geändert. Sieh dir Optionen und Plätze an und stimme dann zu.
lobby-unagreed = Für die gewertete Partie fehlt noch die Zustimmung von { $names }.
lobby-lacking = { $lacking ->
    [seats] In einer gewerteten Partie muss jeder Platz besetzt sein: Warte noch oder nimm Bots dazu.
   *[people] Eine gewertete Partie braucht mindestens zwei Menschen.
}
lobby-join = Mitspielen
lobby-leave = Tisch verlassen
lobby-sit = Hier sitzen
lobby-move = Hierher wechseln
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
lobby-other-bot = Ein anderer Bot
lobby-bot-like = { $temperament ->
    [cautious] { bot-name } · vorsichtig
    [thief] { bot-name } · diebisch
    [racer] { bot-name } · rasant
    [gambler] { bot-name } · waghalsig
    [collector] { bot-name } · sammelfreudig
   *[rainmaker] { bot-name } · Regenmacher
}
lobby-bot-colour = { $colour } · { lobby-bot }
lobby-you = { $colour } · Du
lobby-local = { $colour } · am selben Gerät
lobby-colour = { $colour }
lobby-open-seat = Freier Platz
lobby-chat = Chat
lobby-chat-none = Sag Hallo, solange ihr wartet.

options-changed = { $count ->
    [0] normale Regeln
    [one] 1 geändert
   *[other] { $count } geändert
}
options-host = Das bestimmt, wer den Tisch eröffnet hat.
option-clock = Uhr
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
option-rated = Gewertet
rated-hint = Zählt für die Bestenliste. Der Tisch ist öffentlich und hat eine Uhr, mindestens zwei Menschen spielen mit, und alle sind einverstanden.
rated-hint-local = Nicht möglich, wenn mehrere an einem Gerät spielen.

friends-text = Du bekommst einen Link zum Teilen. Damit kann man mitspielen oder zuschauen.
friends-bots = Freie Plätze können Bots übernehmen.
friends-open = Tisch eröffnen
option-public = Öffentlich
public-hint = Steht unter „Zuschauen“: Alle können mitspielen oder zusehen.
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
invite-text = Wer diesen Link hat, kann mitspielen oder zuschauen.
invite-local = Dieser Link funktioniert nur an diesem Computer.
invite-how = Wie kommen andere Geräte dazu?
invite-open-server = Wer den Server betreibt, startet ihn mit diesem Befehl und öffnet dann die Adresse, die er für das Netzwerk zeigt:
invite-link = Link zu diesem Tisch
invite-qr = QR-Code mit dem Link zu diesem Tisch
