card-name = NIAGARA
card-site = Niagara
card-site-heading = Ein Fluss, der nicht wartet
card-site-about = Das Brettspiel um Kanus und Edelsteine: mit Freunden, an einem Gerät oder gegen Bots.
card-private = Ein Tisch bei Niagara
card-open = Spiel mit: eine Partie Niagara
card-open-about = Am Tisch: { $names }
card-running = Schau zu: eine Partie Niagara
card-running-about = Gerade im Spiel: { $names }
card-won = { $names } gewinnt!
card-won-shared = Geteilter Sieg: { $names }
card-won-about = { $rounds ->
    [one] Niagara, nach einer Runde
   *[other] Niagara, nach { $rounds } Runden
}
card-over = Eine Partie Niagara
card-puzzle = { $kind ->
    [tile] Welche Karte ist die beste?
   *[turn] Finde den besten Zug
}
card-puzzle-about = { $level ->
    [1] Ein leichtes Niagara-Rätsel. Du bist Rot.
    [2] Ein kniffliges Niagara-Rätsel. Du bist Rot.
   *[3] Ein schweres Niagara-Rätsel. Du bist Rot.
}

page-about = Niagara, das Brettspiel um Kanus, Edelsteine und einen Fluss, der auf niemanden wartet. Spiel mit Freunden, an einem Gerät oder gegen Bots.
page-needs-scripts = Niagara braucht JavaScript. Bitte erlaube es für diese Website.
