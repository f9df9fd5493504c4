# Indicii în jocurile cu boți: la ce s-ar gândi campionul, cu șansele de victorie și motivul.

hint-heading = La ce s-ar gândi campionul
hint-label = Șanse de victorie
hint-thinking = Campionul se gândește…
hint-none = Acum nu e niciun indiciu. Mai întreabă într-o clipă.
hint-try = Încearcă fără grijă: poți anula.
hint-chance = { $chance } șanse de victorie
hint-even = Cam la fel de bune: { $chance } șanse de victorie
hint-tile = { $tile ->
    [cloud] Joacă norul de ploaie
   *[other] Joacă { $tile }
}
hint-stay = Lasă canoea la țărm

# De ce, spus celui care decide. Felurile de nestemate sunt neutre: un rubin, îl aduci.
hint-why-goal = { $goal ->
    [four-of-a-kind] Atingi un obiectiv: patru la fel!
    [five-kinds] Atingi un obiectiv: câte una de fiecare fel!
   *[seven-in-all] Atingi un obiectiv: șapte nestemate!
}
hint-why-stop = Furi { a-gem } cu care { $name } ar câștiga.
hint-why-steal = Furi { a-gem } de la { $name }.
hint-why-fetch = Încarci { a-gem } și îl aduci direct la țărm.
hint-why-land = { $missing ->
    [1] Aduci { a-gem } la țărm. Apoi câștigi cu încă o nestemată potrivită.
   *[other] Aduci { a-gem } la țărm.
}
hint-why-landed = { $missing ->
    [1] Apoi câștigi cu încă o nestemată potrivită.
   *[other] Acolo nu ți-l ia nimeni, nici măcar râul.
}
hint-why-land-two = Aduci două nestemate la țărm.
hint-why-land-and-load = Aduci o nestemată la țărm și încarci { a-gem }.
hint-why-load = Încarci { a-gem }.
hint-why-load-two = Încarci două nestemate.
hint-why-swap = Iei la schimb { a-gem }.
hint-why-unload = Descarci { a-gem }.
hint-why-carry = { $steps ->
    [one] Duci { a-gem }: mai e 1 disc până la țărm.
    [few] Duci { a-gem }: mai sunt { $steps } discuri până la țărm.
   *[other] Duci { a-gem }: mai sunt { $steps } de discuri până la țărm.
}
hint-why-ready = Data viitoare poți încărca { a-gem }.
hint-why-launch = Lansezi o canoe la apă.
hint-why-down = În josul râului, spre nestemate.
hint-why-up = În susul râului, spre țărm.
hint-why-ashore = Înapoi la țărm, unde canoea e în siguranță.
hint-why-escape = Scapi de cascadă.
hint-why-falls = Sacrifici canoea.
hint-why-stay = La țărm, râul nu-ți poate lua canoea.
hint-why-ransom = Primești înapoi canoea pierdută.
hint-why-no-canoe = Oricum nu ai nicio canoe de mutat.

# Râul
hint-why-safe = { $speed ->
    [one] În siguranță, chiar dacă râul înaintează cu 1 disc.
    [few] În siguranță, chiar dacă râul înaintează cu { $speed } discuri.
   *[other] În siguranță, chiar dacă râul înaintează cu { $speed } de discuri.
}
hint-why-risk = { $speed ->
    [one] Pierzi o canoe dacă râul înaintează cu cel puțin 1 disc.
    [few] Pierzi o canoe dacă râul înaintează cu cel puțin { $speed } discuri.
   *[other] Pierzi o canoe dacă râul înaintează cu cel puțin { $speed } de discuri.
}
hint-why-slow = { $speed ->
    [0] Oprește râul: canoele rămân pe loc.
    [one] Încetinește râul: duce canoele cel mult 1 disc.
    [few] Încetinește râul: duce canoele cel mult { $speed } discuri.
   *[other] Încetinește râul: duce canoele cel mult { $speed } de discuri.
}
hint-why-keep = Păstrezi cartea { $tile } pentru mai târziu.

# Norul de ploaie
hint-why-cloud-loaded = Canoele tale rămân unde sunt, iar tu schimbi vremea.
hint-why-cloud-waiting = Nu muți nicio canoe și schimbi vremea.
hint-why-cloud-ashore = Rămâi la țărm, îi urmărești pe ceilalți și schimbi vremea.
hint-why-flood = { $count ->
    [one] Un râu mai rapid duce în cascadă o canoe a altcuiva.
    [few] Un râu mai rapid duce în cascadă { $count } canoe ale altora.
   *[other] Un râu mai rapid duce în cascadă { $count } de canoe ale altora.
}
hint-why-faster = Un râu mai rapid e mai periculos pentru ceilalți.
hint-why-faster-safe = Un râu mai rapid nu-ți face rău: n-ai nicio canoe pe apă.
hint-why-calm = Un râu mai lent nu-ți poate lua canoea.
hint-why-slower = Un râu mai lent le dă timp canoelor tale.
hint-why-faster-risk = Un râu mai rapid îți poate lua însă și ție canoea.
hint-why-slower-ashore = Canoele tale vor porni pe un râu mai lent.
