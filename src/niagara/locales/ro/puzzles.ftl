# Probleme: pagina lor, panoul de la masă și de ce un răspuns e cel mai bun.

puzzles = Probleme
puzzles-lead = O poziție, un singur răspuns mai bun ca toate: cel cu care câștigi cel mai des. Îl găsești?
puzzles-today = Problema zilei
puzzles-ask = { $kind ->
    [tile] Care carte e cea mai bună?
   *[turn] Găsește cea mai bună tură
}
puzzles-level = { $level ->
    [1] Ușoară
    [2] Medie
   *[3] Grea
}
puzzles-players = { $count ->
    [one] { $count } jucător
    [few] { $count } jucători
   *[other] { $count } de jucători
}
puzzles-solve = Rezolv-o
puzzles-solve-again = Joac-o din nou
puzzles-entry = { $state ->
    [solved] Problema { $number }, rezolvată
   *[open] Problema { $number }
}
puzzles-progress = Rezolvate: { $solved } din { $count }
puzzles-all = Toate problemele

puzzles-streak = { $days ->
    [0] Rezolvă problema de azi ca să începi o serie.
    [one] Serie: { $days } zi
    [few] Serie: { $days } zile
   *[other] Serie: { $days } de zile
}
puzzles-streak-longest = { $days ->
    [one] Cea mai lungă: { $days } zi
    [few] Cea mai lungă: { $days } zile
   *[other] Cea mai lungă: { $days } de zile
}
puzzles-come-back = Bravo! Mâine vine una nouă.

puzzle-heading = { $level ->
    [1] Problema { $number }, ușoară
    [2] Problema { $number }, medie
   *[3] Problema { $number }, grea
}
puzzle-watch = Privește cel mai bun răspuns și ce iese din el.
puzzle-goal = { $kind ->
    [tile] Care dintre cărțile tale e acum cea mai bună? Alege-o și joac-o.
   *[turn] Care tură îți dă cea mai bună șansă de câștig? Încearcă orice: nimic nu contează până n-o închei.
}
puzzle-right = { $kind ->
    [tile] Da, asta e cea mai bună carte!
   *[turn] Da, asta e cea mai bună tură!
}
puzzle-wrong = { $kind ->
    [tile] Există o carte mai bună.
   *[turn] Există o tură mai bună.
}
# How good an answer is that is not the best; $cost is a number of games.
puzzle-cost = { $size ->
    [small] Aproape la fel de bine: din 100 de jocuri câștigi cam cu { $cost } mai puține.
    [medium] Te costă ceva: din 100 de jocuri câștigi cam cu { $cost } mai puține.
   *[large] Te costă mult: din 100 de jocuri câștigi cam cu { $cost } mai puține.
}
# După un răspuns care nu e cel mai bun: la ce să te gândești mai departe, fără să se spună răspunsul.
puzzle-nudge = { $idea ->
    [win] Poți câștiga în runda asta.
    [stop] Cineva e la un pas de victorie. Poți împiedica asta?
    [steal] Se poate fura o nestemată.
    [land] O nestemată poate ajunge la țărm.
    [lowest] O nestemată poate ajunge la țărm: ce carte e tocmai de ajuns?
    [fetch] O nestemată poate fi încărcată și adusă la țărm într-o singură tură.
    [load] Se poate încărca o nestemată.
    [swap] E nestemata din canoea ta cea potrivită?
    [weather] Gândește-te la vreme: canoele cui le-ar putea lua râul?
    [reach] Cine ți-ar putea fura ceva în runda asta?
   *[safe] Pe care dintre canoele tale le-ar putea lua râul în runda asta?
}
# Titlul mesei după un răspuns.
puzzle-head = { $result ->
    [right] Problemă rezolvată
    [wrong] Mai încearcă
   *[shown] Cel mai bun răspuns
}
puzzle-shown = { $kind ->
    [tile] Asta e cea mai bună carte.
   *[turn] Asta e cea mai bună tură.
}
puzzle-chance = Șansa ta de a câștiga e cam de { $best }; cu răspunsul de pe locul doi ar fi de { $next }.
puzzle-show = Arată-mi
puzzle-try-again = Mai încearcă
puzzle-next = Problema următoare
puzzle-list = Toate problemele
puzzle-share = Distribuie

puzzle-share-solved = { $tries ->
    [1] Problema Niagara, { $date }: rezolvată din prima
    [one] Problema Niagara, { $date }: rezolvată din prima
    [few] Problema Niagara, { $date }: rezolvată din { $tries } încercări
   *[other] Problema Niagara, { $date }: rezolvată din { $tries } de încercări
}
puzzle-share-any = { $tries ->
    [1] Problema Niagara { $number }: rezolvată din prima
    [one] Problema Niagara { $number }: rezolvată din prima
    [few] Problema Niagara { $number }: rezolvată din { $tries } încercări
   *[other] Problema Niagara { $number }: rezolvată din { $tries } de încercări
}
puzzle-share-streak = { $days ->
    [one] { $days } zi la rând
    [few] { $days } zile la rând
   *[other] { $days } de zile la rând
}
puzzle-share-copied = Copiat. Lipește textul unde vrei.

puzzle-why-win = { $goal ->
    [four-of-a-kind] Tura asta câștigă jocul: patru la fel.
    [five-kinds] Tura asta câștigă jocul: câte una de fiecare fel.
   *[seven-in-all] Tura asta câștigă jocul: șapte nestemate.
}
puzzle-why-stop = { $name } mai avea nevoie doar de { a-gem } ca să câștige, iar tu i l-ai furat.
puzzle-why-steal = Furi { a-gem } de la { $name }. Nu te costă niciun punct, iar { $name } trebuie să plece după altul.
puzzle-why-steal-two = Canoele tale fură amândouă câte o nestemată, iar furtul nu costă niciun punct.
puzzle-why-land-two = Canoele tale aduc amândouă câte o nestemată la țărm într-o singură tură.
puzzle-why-flood = { $count ->
    [one] Un râu mai rapid duce în cascadă o canoe a altcuiva, orice ar mai urma.
    [few] Un râu mai rapid duce în cascadă { $count } canoe ale altora, orice ar mai urma.
   *[other] Un râu mai rapid duce în cascadă { $count } de canoe ale altora, orice ar mai urma.
}
puzzle-why-calm = Cu o vreme mai calmă, râul nu-ți poate lua nicio canoe în runda asta. Cu un râu mai rapid, ar putea.
puzzle-why-fetch = Încarci { a-gem } și îl aduci la țărm în aceeași tură, înainte să ți-l poată fura cineva.
puzzle-why-swap = Lași o nestemată și încarci în loc { a-gem }, ceea ce te aduce mai aproape de un obiectiv.
puzzle-why-land-and-load = O canoe aduce o nestemată la țărm, iar cealaltă încarcă { a-gem }.
puzzle-why-load-two = Într-o singură tură, fiecare dintre canoele tale încarcă o nestemată.
puzzle-why-out-of-reach = Aici nimeni nu-ți poate fura nimic în runda asta, orice cărți ar mai avea. După cele mai multe dintre celelalte ture, cineva ar putea.
puzzle-why-escape = După tura asta, râul nu-ți poate lua nicio canoe în această rundă. După cele mai multe dintre celelalte ture, ar putea.
puzzle-why-load = Încarci { a-gem }, iar râul nu-ți poate lua canoele în runda asta, orice ar juca ceilalți.
puzzle-why-land = { $missing ->
    [1] Aduci { a-gem } la țărm. Acum o singură nestemată de felul potrivit îți aduce victoria.
   *[other] Aduci { a-gem } la țărm, unde nimeni nu-l poate fura și nici râul nu-l poate lua.
}

puzzle-why-tile-win = Dintre cărțile tale, numai cartea { $tile } îți poate aduce victoria în runda asta.
puzzle-why-tile-land-two = Dintre cărțile tale, numai cartea { $tile } poate aduce două nestemate la țărm în runda asta.
puzzle-why-tile-steal = Dintre cărțile tale, numai cu cartea { $tile } ajungi exact lângă { $name }, ca să furi { a-gem }. Tura ta vine înainte, așa că { $name } nu poate scăpa.
puzzle-why-tile-fetch = Dintre cărțile tale, numai cu cartea { $tile } poți încărca { a-gem } și îl poți aduce la țărm în aceeași tură.
puzzle-why-tile-land-and-load = Dintre cărțile tale, numai cu cartea { $tile } o canoe aduce o nestemată la țărm, iar cealaltă încarcă una.
puzzle-why-tile-land = Dintre cărțile tale, numai cartea { $tile } poate aduce { a-gem } la țărm în runda asta.
puzzle-why-tile-land-lowest = Cartea { $tile } e tocmai de ajuns ca să aduci { a-gem } la țărm. Păstrează cărțile mai mari pentru mai târziu.
puzzle-why-tile-load = Dintre cărțile tale, numai cu cartea { $tile } poți încărca o nestemată în runda asta: punctele ies la fix.
puzzle-why-tile-safe = { $tile ->
    [cloud] Numai norul de ploaie îți poate feri toate canoele de râu în runda asta.
   *[other] Dintre cărțile tale, numai cartea { $tile } îți poate feri toate canoele de râu în runda asta.
}
puzzle-why-tile-cloud = Niciun număr nu-ți poate aduce nestemata la țărm în runda asta. Cu norul de ploaie, canoele tale rămân unde sunt.
