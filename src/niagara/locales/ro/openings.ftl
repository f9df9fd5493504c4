# Deschideri: primele trei runde ale jucătorilor puternici

openings = Deschideri
openings-lead = Jucătorii puternici încep cu 1, 2 sau norul de ploaie și păstrează cărțile mari ca să aducă nestematele acasă.
openings-by = Jocurile botului
openings-bot = { $bot ->
    [ranger] Ranger
   *[champion] Campion
}
openings-round = Runda { $round }
openings-order = Ordinea turelor
openings-tile = { $tile ->
    [cloud] norul de ploaie
   *[other] { $tile }
}
openings-place = { $place ->
    [1] 1
    [2] 2
    [3] 3
    [4] 4
   *[other] 5
}
openings-tiles = Cărțile din primele trei runde
openings-tiles-text = Fiecare rând e un loc în ordinea din runda 1. Apoi colacul de salvare merge mai departe.
openings-lines = Începuturi frecvente
openings-share = { $share } dintre jucători
openings-win-share = { $share } victorii
openings-wins = Cine câștigă, după ordinea din runda 1
openings-fair = O parte egală ar fi { $share }.
openings-facts = Între timp, pe râu
openings-speed = Cât înaintează râul, în discuri
openings-loaded = Nestemate încărcate, pe jucător
openings-landed = Nestemate aduse la țărm, pe jucător
openings-stolen = Furturi, pe jucător
openings-how = { $bot ->
    [champion] Numărat în { $games } jocuri ale campionului împotriva lui însuși, cu puțin timp de gândire. Joacă de fiecare dată cam la fel, așa că victoriile lui spun puțin.
   *[ranger] Numărat în { $games } jocuri ale rangerului împotriva lui însuși, un bot care a învățat doar jucând.
}
