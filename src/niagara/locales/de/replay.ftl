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
replay-standings = Spielstand
replay-ahead = In Führung
replay-players = Am Tisch
replay-knew = Zeigen
replay-open = Alles
replay-eyes = Was { $name } wusste
replay-eyes-you = Was du wusstest
replay-won = gewonnen
replay-hand = Auf der Hand: { $tiles }.
replay-may-hold = { $count } auf der Hand, von diesen: { $tiles }.
replay-of = { $count } von diesen
replay-gems = { $count ->
    [0] Keine Edelsteine.
   *[other] Edelsteine: { $gems }.
}
replay-practise = Ab hier spielen
replay-analyse = Partie analysieren
replay-copy = Stellung kopieren
replay-copied = Stellung kopiert
replay-json = Partie speichern
replay-text = Züge speichern
replay-keys = Tasten: ← → für Schritte, Pos1 und Ende zum Springen, Leertaste zum Abspielen.
replay-early-title = Diese Partie läuft noch
replay-early-text = Sobald sie zu Ende ist, gibt es hier die Wiederholung.
replay-early-go = Live zuschauen
record-text = Sieh dir eine gespeicherte Partie noch einmal an und spiel von jeder Stelle aus weiter.
record-file = Datei wählen
record-paste = Oder füge hier eine gespeicherte Partie ein
record-open = Öffnen
record-unreadable = Das ist keine gespeicherte Niagara-Partie. Wähle eine Datei, die Niagara gespeichert hat, oder füge ihren ganzen Text ein.
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
