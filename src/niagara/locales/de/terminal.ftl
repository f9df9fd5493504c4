# Befehle (help, undo, board, log, quit) und die Notation bleiben, wie sie sind.

terminal-gem = { $gem ->
    [amethyst] { gem-amethyst }
    [diamond] { gem-diamond }
    [amber] { gem-amber }
    [sapphire] { gem-sapphire }
   *[ruby] { gem-ruby }
}

# Between parts of a list or of a sentence; a space follows.
list-comma = ,
list-semicolon = ;

terminal-canoe = { $space ->
    [shore] Kanu { $canoe }, am Strand
    [lost] Kanu { $canoe }, verloren
   *[other] { $gem ->
        [none] Kanu { $canoe }, auf { $space }, leer
       *[other] Kanu { $canoe }, auf { $space }, mit { terminal-gem }
    }
}
terminal-canoe-trip = Kanu { $canoe }: { $trip }
terminal-ransom = Kanu { $canoe } für { a-gem } auslösen
terminal-weather = { $step ->
    [-1] Wetter auf { weather-value } senken
   *[1] Wetter auf { weather-value } erhöhen
}
terminal-done = Zug beenden
terminal-go = { $way ->
    [up] hinauf zu { $space }
   *[down] hinab zu { $space }
}
terminal-go-home = an Land zurückkehren
terminal-go-home-with = { terminal-gem } an Land bringen
terminal-go-over = Wasserfall: Kanu verloren!
terminal-load = { terminal-gem } einladen
terminal-unload = ausladen
terminal-steal = { terminal-gem } aus { $victim }{ $canoe } stehlen

terminal-tiles-chosen = Karten gewählt: { $choices }
terminal-turn = { $who }: { $deeds }
terminal-turn-tile = { $who }, { tile-name }: { $deeds }
terminal-canoe-did = Kanu { $canoe }: { $deed }
terminal-travelled = { $start ->
    [shore] Strand
   *[other] { $start }
} → { $end ->
    [falls] Wasserfall
   *[other] { $end }
}
terminal-loaded = lädt { a-gem } ein
terminal-unloaded = { $gem ->
    [amethyst] lädt den Amethyst aus
    [diamond] lädt den Diamanten aus
    [amber] lädt den Bernstein aus
    [sapphire] lädt den Saphir aus
   *[ruby] lädt den Rubin aus
}
terminal-stolen = { $gem ->
    [amethyst] stiehlt den Amethyst aus { $victim }
    [diamond] stiehlt den Diamanten aus { $victim }
    [amber] stiehlt den Bernstein aus { $victim }
    [sapphire] stiehlt den Saphir aus { $victim }
   *[ruby] stiehlt den Rubin aus { $victim }
}
terminal-landed = kehrt an Land zurück
terminal-landed-with = { $gem ->
    [amethyst] bringt den Amethyst an Land
    [diamond] bringt den Diamanten an Land
    [amber] bringt den Bernstein an Land
    [sapphire] bringt den Saphir an Land
   *[ruby] bringt den Rubin an Land
}
terminal-over = im Wasserfall verloren
terminal-goal = { $count ->
    [0] { $who } hat ein Ziel erreicht. Das ist der letzte Zug.
    [one] { $who } hat ein Ziel erreicht. Es folgt noch ein Zug, dann ist das Spiel zu Ende.
   *[other] { $who } hat ein Ziel erreicht. Es folgen noch { $count } Züge, dann ist das Spiel zu Ende.
}
terminal-ransomed = für { a-gem } ausgelöst
terminal-weather-moved = Wetter { $was ->
    [-1] −1
    [0] 0
    [1] +1
   *[2] +2
} → { weather-value }
terminal-stranded = kein Kanu, das fahren kann
terminal-stayed = lässt das Kanu am Strand
terminal-flow = { $speed ->
    [0] { $lowest ->
        [none] Der Fluss steht still (nur Wolken, Wetter { weather-value })
       *[other] Der Fluss steht still (niedrigste Karte { $lowest }, Wetter { weather-value })
    }
    [one] { $lowest ->
        [none] Der Fluss fließt 1 Feld weit (nur Wolken, Wetter { weather-value })
       *[other] Der Fluss fließt 1 Feld weit (niedrigste Karte { $lowest }, Wetter { weather-value })
    }
   *[other] { $lowest ->
        [none] Der Fluss fließt { $speed } Felder weit (nur Wolken, Wetter { weather-value })
       *[other] Der Fluss fließt { $speed } Felder weit (niedrigste Karte { $lowest }, Wetter { weather-value })
    }
}
terminal-flow-arms = { $flow }: { $arms }
terminal-swept = { $canoe } stürzt den Wasserfall hinunter
terminal-swept-with = { $canoe } stürzt samt { terminal-gem } den Wasserfall hinunter
terminal-arm = { $arm ->
    [left] links
   *[right] rechts
}
terminal-round = ── Runde { $round }: { $who } beginnt
terminal-rescued = { $who } hat weder Kanu noch Edelstein: Kanu { $canoe } kommt kostenlos zurück
terminal-limit = Das war die letzte Runde.
terminal-victory = ★ { $who } gewinnt: { $how }.
terminal-best-progress = am nächsten an einem Ziel

# Der Spielplan. Die Zeilen sind 80 Zeichen breit: kurze Wörter.
board-round = Runde { $round }
board-choosing = I Paddelkarten wählen: { $who }
board-moving = II Kanus: { $who } am Zug, Karte { $tile }
board-over = Ende: Sieg für { $who }
board-weather = Wetter { $track }
board-next-arm = { $arm ->
    [left] nächster Arm links
   *[right] nächster Arm rechts
}
board-river = Fluss bisher { $speed }
board-falls = Wasserfall
board-ashore = an Land
board-lost = verloren
# Die Spalten unter dem Spielplan: 16, 16, 6, 15 und 8 Zeichen.
# Die drei Ziele: vier gleiche, alle fünf Sorten, sieben Edelsteine insgesamt.
board-gems = Edelsteine
board-goals = gl. Sorten alle
board-tile = Karte
board-hand = Hand
board-played = gespielt
board-tiles = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
board-cloud = Wolke
board-legend = a0+R Kanu 0 von a mit Rubin   (4) verdeckte Karte   ◎ Rettungsring: beginnt

terminal-menu-ransom = Wenn du magst, löse zuerst ein verlorenes Kanu aus:
terminal-menu-tile = Wähle deine Paddelkarte:
terminal-menu-canoe = Dein { terminal-canoe }:
terminal-menu-weather = Wetter ändern:
terminal-menu-stay = Oder am Strand lassen:
terminal-tile-cloud = die Wolke: ändert das Wetter
terminal-tile-points = { $points ->
    [one] { $points } Paddelpunkt für jedes Kanu
   *[other] { $points } Paddelpunkte für jedes Kanu
}
# $expected: Akkusativ nach „Tippe“
terminal-expected-tile = eins von { $labels }
terminal-expected-number = eine Zahl von { $first } bis { $last }
terminal-expected-trip = eine Zahl von { $first } bis { $last }, eine Fahrt wie 0>3+A

terminal-pass-to = Gib das Gerät an { $who } weiter, dann drück Enter:
terminal-so-far = Bisher: { $steps } (mit undo zurücknehmen).
terminal-type = Tippe { $expected } oder help.
terminal-not-understood = „{ $typed }“ steht nicht zur Wahl. Tippe { $expected } oder help.
terminal-not-here = Das geht nicht. { $why } (Regel { $rule })
terminal-choice = Deine Wahl: { $steps }.
terminal-confirm-tile = Enter: spielen, undo: zurück>
terminal-confirm-turn = Enter: Zug beenden, undo: zurück>
terminal-confirm-help = Bestätige mit Enter, oder nimm den letzten Schritt mit undo zurück.
terminal-nothing-to-undo = In diesem Zug gibt es nichts zurückzunehmen.
terminal-undone = Zurückgenommen: { $step }.
terminal-log-empty = Noch nichts passiert.

terminal-you = du
terminal-welcome = Niagara. Am Tisch: { $players }.
terminal-game-number = Partie Nummer { $seed } (noch einmal spielen mit --seed { $seed }). Mit help gibt es jederzeit Hilfe.
terminal-forfeit = { $name } verpasst eine Entscheidung: { $why }
terminal-save-as = Partie speichern als (.json oder .txt, nur Enter: nicht speichern)>
terminal-not-saved = Die Partie konnte nicht gespeichert werden: { $error }
terminal-saved = Partie gespeichert: { $path }
terminal-replay-with = Noch einmal ansehen: niagara replay { $path }

terminal-step = ── Schritt { $step } von { $steps }
terminal-replay-help = Enter oder n weiter, p zurück, g 5 zu Runde 5, e Ende, q Schluss
terminal-replay-not-understood = „{ $typed }“ steht nicht zur Wahl. { terminal-replay-help }
terminal-replay-end = Hier endet die Partie. Mit q hörst du auf.
terminal-replay-beginning = Hier beginnt die Partie.
terminal-replay-rounds = Diese Partie hat die Runden 1 bis { $last }.
terminal-no-record = { $path } ist keine gespeicherte Partie: { $error }

terminal-help =
    Bring Edelsteine an Land. 4 gleiche, alle 5 Sorten oder 7 beliebige gewinnen.

    Jede Runde wählen alle heimlich eine Paddelkarte und paddeln dann reihum damit.
    Danach fließt der Fluss so viele Felder weit, wie die niedrigste Zahl plus
    Wetter ergibt. Stürzt ein Kanu den Wasserfall hinunter, ist es verloren: Bevor
    du eine Karte wählst, kannst du es für einen deiner Edelsteine auslösen. Hast
    du weder Kanus noch Edelsteine, kommt ein Kanu kostenlos zurück. Erreicht
    jemand ein Ziel, machen alle, die in dieser Runde noch nicht dran waren, ihren
    Zug; dann ist das Spiel zu Ende.

    Eine 4 gibt jedem deiner Kanus 4 Paddelpunkte: Ein Feld kostet 1, Einladen 2,
    Ausladen 2. Verbrauche alle, außer das Kanu erreicht den Strand oder stürzt
    den Wasserfall hinunter. Ein Kanu im Wasser muss fahren. Liegen beide am
    Strand, lass eines zu Wasser; liegt nur eines dort, darfst du es zu Wasser
    lassen. Paddelt ein leeres Kanu flussaufwärts und endet auf dem Feld eines
    fremden beladenen Kanus, darf es dessen Edelstein stehlen, ganz ohne Kosten.

    Tippe die Nummer einer Möglichkeit, oder schreib sie aus:
      0>3+A    Kanu 0 paddelt zu 3 und lädt einen Amethyst ein
      1-+R>6L  Kanu 1 lädt aus, lädt einen Rubin ein und paddelt zu 6L
      0>2xc1   Kanu 0 paddelt zu 2 und stiehlt aus Kanu 1 von c
      0>s  0>f  w+  w-  .     Strand, Wasserfall, Wetter, Ende des Zugs

      board    der Spielplan         undo   den letzten Schritt zurücknehmen
      log      die letzten Runden    quit   aufhören; die Partie ist gespeichert
      log all  die ganze Partie      help   diese Seite (auch ?)
