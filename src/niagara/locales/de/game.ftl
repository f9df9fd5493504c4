# Karten heißen in Sätzen kurz „Karte“ oder nur mit ihrer Zahl („spielt die 3“), Flussfelder „Feld 5“.

gem-amethyst = Amethyst
gem-diamond = Diamant
gem-amber = Bernstein
gem-sapphire = Saphir
gem-ruby = Rubin
# Akkusativ: für einen Amethyst, bringt einen Amethyst
a-gem = { $gem ->
    [amethyst] einen Amethyst
    [diamond] einen Diamanten
    [amber] einen Bernstein
    [sapphire] einen Saphir
   *[ruby] einen Rubin
}

tile-name = { $tile ->
    [cloud] Wolke
    [hidden] verdeckte Karte
   *[other] Karte { $tile }
}
weather-value = { $weather ->
    [-1] −1
    [0] 0
    [1] +1
   *[2] +2
}

place-name = { $place ->
    [shore] Strand
    [falls] Wasserfall
    [lost] Im Wasserfall verloren
   *[disc] { $arm ->
        [L] Feld { $disc }L
        [R] Feld { $disc }R
       *[none] Feld { $disc }
    }
}
place-on = { $place ->
    [shore] am Strand
    [falls] im Wasserfall
    [lost] im Wasserfall
   *[disc] { $arm ->
        [L] auf Feld { $disc }L
        [R] auf Feld { $disc }R
       *[none] auf Feld { $disc }
    }
}
place-to = { $place ->
    [shore] an den Strand
    [falls] den Wasserfall hinunter
    [lost] den Wasserfall hinunter
   *[disc] { $arm ->
        [L] zu Feld { $disc }L
        [R] zu Feld { $disc }R
       *[none] zu Feld { $disc }
    }
}
place-from = { $from ->
    [shore] vom Strand
   *[disc] { $fromArm ->
        [L] von Feld { $fromDisc }L
        [R] von Feld { $fromDisc }R
       *[none] von Feld { $fromDisc }
    }
}
colour-name = { $seat ->
    [0] Rot
    [1] Gelb
    [2] Grün
    [3] Blau
   *[4] Braun
}

guest-name = Gast { $number }

bot-name = { $temperament ->
    [cautious] Tilda
    [thief] Rico
    [racer] Juno
    [gambler] Felix
    [collector] Nika
   *[rainmaker] Otto
}
bot-about = { $temperament ->
    [cautious] Bleibt in Strandnähe und hat Respekt vor dem Wasserfall.
    [thief] Wozu selbst Edelsteine holen? Andere haben doch welche an Bord.
    [racer] Spielt die hohen Karten zuerst und wartet höchst ungern.
    [gambler] Holt sich Rubine direkt an der Kante.
    [collector] Will von allem eins.
   *[rainmaker] Lebt für Wolken und liebt einen reißenden Fluss.
}

event-chosen = { $name } hat eine Karte gewählt.
event-ransomed = { $name } löst ein verlorenes Kanu für { a-gem } aus.
event-revealed = { $tile ->
    [cloud] { $name } spielt die Wolke.
   *[other] { $name } spielt die { $tile }.
}
event-stranded = { $name } hat kein Kanu, das fahren kann.
event-trip = { $name } paddelt { place-to }.
event-trip-from = { $name } paddelt { place-from } { place-to }.
event-trip-both = { $name } paddelt mit beiden Kanus { place-to }.
event-trip-stays = { $name } bleibt { place-on }.
event-loaded = { $gem ->
    [amethyst] { $name } lädt einen Amethyst ein.
    [diamond] { $name } lädt einen Diamanten ein.
    [amber] { $name } lädt einen Bernstein ein.
    [sapphire] { $name } lädt einen Saphir ein.
   *[ruby] { $name } lädt einen Rubin ein.
}
event-unloaded = { $gem ->
    [amethyst] { $name } lädt einen Amethyst aus.
    [diamond] { $name } lädt einen Diamanten aus.
    [amber] { $name } lädt einen Bernstein aus.
    [sapphire] { $name } lädt einen Saphir aus.
   *[ruby] { $name } lädt einen Rubin aus.
}
event-stolen = { $gem ->
    [amethyst] { $name } stiehlt einen Amethyst von { $victim }.
    [diamond] { $name } stiehlt einen Diamanten von { $victim }.
    [amber] { $name } stiehlt einen Bernstein von { $victim }.
    [sapphire] { $name } stiehlt einen Saphir von { $victim }.
   *[ruby] { $name } stiehlt einen Rubin von { $victim }.
}
event-landed = { $gem ->
    [none] { $name } kehrt an Land zurück.
    [amethyst] { $name } bringt einen Amethyst an Land.
    [diamond] { $name } bringt einen Diamanten an Land.
    [amber] { $name } bringt einen Bernstein an Land.
    [sapphire] { $name } bringt einen Saphir an Land.
   *[ruby] { $name } bringt einen Rubin an Land.
}
event-swept-river = { $gem ->
    [none] Der Fluss reißt ein Kanu von { $name } den Wasserfall hinunter.
   *[other] Der Fluss reißt ein Kanu von { $name } den Wasserfall hinunter. Der Edelstein kommt zurück zu seiner Fundstelle.
}
event-swept-paddled = { $gem ->
    [none] { $name } paddelt den Wasserfall hinunter und verliert das Kanu.
   *[other] { $name } paddelt den Wasserfall hinunter und verliert das Kanu. Der Edelstein kommt zurück zu seiner Fundstelle.
}
event-one-gem-short = { $name } fehlt nur noch ein Edelstein!
event-goal-reached = { $count ->
    [0] { $name } hat { $goals }. Das ist der letzte Zug.
    [one] { $name } hat { $goals }! { $names } kommt noch an die Reihe, dann ist Schluss, ohne dass der Fluss fließt.
   *[other] { $name } hat { $goals }! { $names } kommen noch an die Reihe, dann ist Schluss, ohne dass der Fluss fließt.
}
event-weather = { $name } ändert das Wetter auf { weather-value }.

event-flow-cause = { $lowest ->
    [none] { $speed ->
        [0] Nur Wolken, Wetter { weather-value }: Der Fluss steht still.
        [one] Nur Wolken, Wetter { weather-value }: Der Fluss fließt 1 Feld weit.
       *[other] Nur Wolken, Wetter { weather-value }: Der Fluss fließt { $speed } Felder weit.
    }
   *[other] { $speed ->
        [0] Niedrigste Karte { $lowest }, Wetter { weather-value }: Der Fluss steht still.
        [one] Niedrigste Karte { $lowest }, Wetter { weather-value }: Der Fluss fließt 1 Feld weit.
       *[other] Niedrigste Karte { $lowest }, Wetter { weather-value }: Der Fluss fließt { $speed } Felder weit.
    }
}
# Under the line that says how far the river flows, if discs went both ways.
event-fork = An der Gabelung: { $left } nach links, { $right } nach rechts.
event-push = { $arm ->
    [left] Ein Flussfeld rutscht in den linken Arm.
   *[right] Ein Flussfeld rutscht in den rechten Arm.
}
event-rescued = { $name } hat weder Kanu noch Edelstein: Ein Kanu kommt kostenlos zurück.
event-start-passed = Runde { $round }: { $name } beginnt.
event-hands-refilled = Alle bekommen ihre sieben Paddelkarten zurück.
event-game-over = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
event-game-over-limit = { $count ->
    [one] Das war die letzte Runde. { $names } gewinnt.
   *[other] Das war die letzte Runde. { $names } teilen sich den Sieg.
}

# Ziele: Nominativ und Akkusativ zugleich
goal-four = vier gleiche
goal-five = alle fünf Sorten
goal-seven = sieben Edelsteine

record-fault = { $kind ->
    [missing] { $place } fehlt
    [rule] { $place } verstößt gegen Regel { $rule }
   *[other] { $place } ist nicht lesbar ({ $problem })
}
