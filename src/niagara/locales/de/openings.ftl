# Eröffnungen: die ersten drei Runden starker Spieler

openings = Eröffnungen
openings-lead = Starke Spieler beginnen mit 1, 2 oder der Wolke und heben sich die hohen Karten für den Heimweg mit Edelsteinen auf.
openings-by = Partien von
openings-bot = { $bot ->
    [ranger] Ranger
   *[champion] Champion
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
openings-tiles-text = Jede Zeile ist ein Platz in der Reihenfolge von Runde 1. Danach wandert der Rettungsring weiter.
openings-lines = Häufige Anfänge
openings-share = { $share } aller Spieler
openings-win-share = { $share } Siege
openings-wins = Wer gewinnt, nach der Reihenfolge in Runde 1
openings-fair = Gerecht wären { $share }.
openings-facts = Inzwischen auf dem Fluss
openings-speed = So weit fließt der Fluss, in Feldern
openings-loaded = Eingeladene Edelsteine, pro Spieler
openings-landed = An Land gebrachte Edelsteine, pro Spieler
openings-stolen = Diebstähle, pro Spieler
openings-how = { $bot ->
    [champion] Gezählt in { $games } Partien des Champions gegen sich selbst, bei kurzer Bedenkzeit. Er spielt jedes Mal recht ähnlich, seine Siege sagen also wenig.
   *[ranger] Gezählt in { $games } Partien des Rangers gegen sich selbst, eines Bots, der allein durchs Spielen gelernt hat.
}
