# Indicii în jocurile cu boți: la ce s-ar gândi campionul, cu șansa de victorie și motivul.

hint-heading = La ce s-ar gândi campionul
hint-thinking = Campionul se gândește…
hint-none = Acum nu e niciun indiciu. Mai întreabă puțin mai târziu.
hint-try = Încearcă una: te poți răzgândi.
hint-chance = { $chance } șanse de victorie
hint-tile = { $tile ->
    [cloud] Joacă norul de ploaie
   *[other] Joacă { $tile }
}
hint-stay = Lasă canoea pe țărm

# De ce
hint-why-goal = { $goal ->
    [four-of-a-kind] Atinge un obiectiv: patru la fel!
    [five-kinds] Atinge un obiectiv: câte una de fiecare fel!
   *[seven-in-all] Atinge un obiectiv: șapte nestemate!
}
hint-why-stop = Fură { a-gem } cu care { $name } ar câștiga.
hint-why-steal = Fură { a-gem } de la { $name }.
hint-why-fetch = Încarcă { a-gem } și îl aduce imediat la țărm.
hint-why-land = { $missing ->
    [1] Aduce { a-gem } la țărm. Apoi mai e nevoie de una singură potrivită.
   *[other] Aduce { a-gem } la țărm.
}
hint-why-landed = { $missing ->
    [1] Apoi mai e nevoie de una singură potrivită.
   *[other] Acolo nu i-o ia nimeni, nici măcar râul.
}
hint-why-land-two = Aduce două nestemate la țărm.
hint-why-land-and-load = Aduce o nestemată la țărm și încarcă { a-gem }.
hint-why-load = Încarcă { a-gem }.
hint-why-load-two = Încarcă două nestemate.
hint-why-swap = Lasă o nestemată și încarcă { a-gem }.
hint-why-unload = Descarcă { a-gem }.
hint-why-carry = { $steps ->
    [one] Duce { a-gem }: mai e 1 pas până la țărm.
    [few] Duce { a-gem }: mai sunt { $steps } pași până la țărm.
   *[other] Duce { a-gem }: mai sunt { $steps } de pași până la țărm.
}
hint-why-ready = Poate încărca { a-gem } data viitoare.
hint-why-launch = Trimite o canoe pe râu.
hint-why-down = Coboară spre nestemate.
hint-why-up = Urcă spre țărm.
hint-why-ashore = Înapoi pe țărm, unde nu i se întâmplă nimic.
hint-why-escape = Scapă de cascadă.
hint-why-falls = Renunță la canoe.
hint-why-stay = Pe țărm, râul n-o poate lua.
hint-why-ransom = Îți recuperează canoea pierdută.
hint-why-no-canoe = Oricum nu ai nicio canoe de mutat.

# Râul
hint-why-safe = În siguranță, chiar dacă râul înaintează cu { $speed }.
hint-why-risk = Pierdută dacă râul înaintează cu { $speed } sau mai mult.
hint-why-slow = Râul înaintează cu cel mult { $speed }.
hint-why-keep = Păstrează { $tile } pentru mai târziu.

# Norul de ploaie
hint-why-cloud-loaded = Canoele tale rămân unde sunt, iar tu alegi vremea.
hint-why-cloud-waiting = Nu trebuie mutat nimic, iar tu alegi vremea.
hint-why-cloud-ashore = Rămâi pe țărm, urmărește-i pe ceilalți și alege vremea.
hint-why-flood = { $count ->
    [one] Un râu mai rapid duce în cascadă o canoe a altcuiva.
    [few] Un râu mai rapid duce în cascadă { $count } canoe ale altora.
   *[other] Un râu mai rapid duce în cascadă { $count } de canoe ale altora.
}
hint-why-faster = Un râu mai rapid e mai periculos pentru ceilalți.
hint-why-faster-safe = Un râu mai rapid nu-ți face rău: n-ai nicio canoe pe apă.
hint-why-calm = Un râu mai lent nu-ți poate lua canoea.
hint-why-slower = Un râu mai lent le dă timp canoelor tale.
hint-why-faster-risk = Un râu mai rapid, dar îți poate lua și ție canoea.
hint-why-slower-ashore = Un râu mai lent pentru când pornesc canoele tale.
