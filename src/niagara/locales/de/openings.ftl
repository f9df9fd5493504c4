# Eröffnungen: die ersten drei Runden starker Spieler

openings = Eröffnungen
openings-lead = Wer stark spielt, beginnt meist mit 1, 2 oder der Wolke und hebt sich die hohen Karten für den Heimweg mit Edelsteinen auf.
openings-by = Wessen Partien
openings-bot = { $bot ->
    [ranger] Starke Bots
   *[champion] Der Meister
}
openings-round = Runde { $round }
openings-order = Reihenfolge
openings-tile = { $tile ->
    [cloud] die Wolke
   *[other] { $tile }
}
openings-place = { $place ->
    [1] 1.
    [2] 2.
    [3] 3.
    [4] 4.
   *[other] 5.
}
openings-tiles = Karten der ersten drei Runden
openings-tiles-text = Die Zeilen zeigen, wer in Runde 1 als Erstes, Zweites und so weiter dran ist. In jeder weiteren Runde beginnt der nächste Platz.
openings-lines = Häufige Eröffnungen
openings-share = { $share } spielen so
openings-win-share = { $share } Siege
openings-wins = Siege nach Reihenfolge in Runde 1
openings-fair = Gerecht wären { $share }.
openings-facts = Unterdessen auf dem Fluss
openings-speed = So weit fließt der Fluss, in Feldern
openings-loaded = Eingeladene Edelsteine pro Kopf
openings-landed = An Land gebrachte Edelsteine pro Kopf
openings-stolen = Diebstähle pro Kopf
openings-how = { $bot ->
    [champion] Gezählt in { $games } Partien zwischen Meistern mit verschiedenem Temperament und kurzer Bedenkzeit. Wie sie beginnen, ist auch eine Frage des Temperaments.
   *[ranger] Gezählt in { $games } Partien eines starken Bots gegen sich selbst. Dieser Bot hat allein durchs Spielen gelernt.
}
