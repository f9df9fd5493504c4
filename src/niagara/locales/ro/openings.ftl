# Deschideri: primele trei runde ale jucătorilor buni

openings = Deschideri
openings-lead = Jucătorii buni încep de obicei cu 1, 2 sau norul de ploaie și își păstrează cărțile mari ca să aducă nestemate la țărm.
openings-by = Ale cui jocuri
openings-bot = { $bot ->
    [ranger] Boți puternici
   *[champion] Campionul
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
openings-tiles-text = Rândurile arată cine e primul, al doilea și așa mai departe în runda 1. În fiecare rundă următoare începe jucătorul următor.
openings-lines = Deschideri frecvente
openings-share = { $share } dintre jucători
openings-win-share = { $share } victorii
openings-wins = Victorii, după ordinea din runda 1
openings-fair = Împărțite egal, ar fi { $share }.
openings-facts = Între timp, pe râu
openings-speed = Cât înaintează râul, în discuri
openings-loaded = Nestemate încărcate, pe jucător
openings-landed = Nestemate aduse la țărm, pe jucător
openings-stolen = Furturi, pe jucător
# $games e mereu un număr rotund de sute (200, 2000), deci cu „de”.
openings-how = { $bot ->
    [champion] Date din { $games } de jocuri între campioni cu temperamente diferite, cu puțin timp de gândire. Cum începe fiecare ține și de temperament.
   *[ranger] Date din { $games } de jocuri ale unui bot puternic împotriva lui însuși. Botul acesta a învățat doar jucând.
}
