# Nápovědy ve hrách proti botům: co by zvážil šampion, s šancí na výhru a důvodem.

hint-heading = Co by zvážil šampion
hint-thinking = Šampion přemýšlí…
hint-none = Teď nápověda není. Zkus to za chvilku znovu.
hint-try = Něco zkus: můžeš to vzít zpátky.
hint-chance = { $chance } na výhru
hint-tile = { $tile ->
    [cloud] Zahrát mrak
   *[other] Zahrát { $tile }
}
hint-stay = Nechat kanoi na břehu

# Proč
hint-why-goal = { $goal ->
    [four-of-a-kind] Splní cíl: čtyři stejné!
    [five-kinds] Splní cíl: pět různých!
   *[seven-in-all] Splní cíl: sedm drahokamů!
}
hint-why-stop = Ukradne { a-gem }, se kterým by hráč { $name } vyhrál.
hint-why-steal = Ukradne { a-gem }, který veze { $name }.
hint-why-fetch = Naloží { a-gem } a rovnou ho doveze na břeh.
hint-why-land = { $missing ->
    [1] Přiveze { a-gem } na břeh. Pak stačí už jediný správný.
   *[other] Přiveze { a-gem } na břeh.
}
hint-why-landed = { $missing ->
    [1] Pak stačí už jediný správný.
   *[other] Tam ti ho nikdo neukradne a řeka na něj nedosáhne.
}
hint-why-land-two = Přiveze na břeh dva drahokamy.
hint-why-land-and-load = Přiveze drahokam na břeh a naloží { a-gem }.
hint-why-load = Naloží { a-gem }.
hint-why-load-two = Naloží dva drahokamy.
hint-why-swap = Drahokam vyloží a místo něj naloží { a-gem }.
hint-why-unload = Vyloží { a-gem }.
hint-why-carry = { $steps ->
    [one] Veze { a-gem }: na břeh zbývá 1 krok.
    [few] Veze { a-gem }: na břeh zbývají { $steps } kroky.
    [many] Veze { a-gem }: na břeh zbývá { $steps } kroku.
   *[other] Veze { a-gem }: na břeh zbývá { $steps } kroků.
}
hint-why-ready = Příště může naložit { a-gem }.
hint-why-launch = Pošle kanoi na řeku.
hint-why-down = Pluje po proudu k drahokamům.
hint-why-up = Pluje proti proudu, k břehu.
hint-why-ashore = Zpátky na břehu, kde jí nic nehrozí.
hint-why-escape = Unikne vodopádu.
hint-why-falls = Kanoi obětuje.
hint-why-stay = Na břehu jí řeka nic neudělá.
hint-why-ransom = Vrátí ti ztracenou kanoi.
hint-why-no-canoe = Stejně nemáš kanoi, se kterou plout.

# Řeka
hint-why-safe = V bezpečí, i kdyby se řeka posunula o { $speed }.
hint-why-risk = Ztracená, když se řeka posune o { $speed } nebo víc.
hint-why-slow = Řeka se posune nejvýš o { $speed }.
hint-why-keep = Nechá si { $tile } na později.

# Mrak
hint-why-cloud-loaded = Kanoe zůstanou na místě a počasí určíš ty.
hint-why-cloud-waiting = Nic se nemusí hýbat a počasí určíš ty.
hint-why-cloud-ashore = Zůstat na břehu, sledovat ostatní a určit počasí.
hint-why-flood = { $count ->
    [one] Rychlejší řeka strhne do vodopádu cizí kanoi.
    [few] Rychlejší řeka strhne do vodopádu { $count } cizí kanoe.
    [many] Rychlejší řeka strhne do vodopádu { $count } cizí kanoe.
   *[other] Rychlejší řeka strhne do vodopádu { $count } cizích kanoí.
}
hint-why-faster = Rychlejší řeka je pro ostatní nebezpečnější.
hint-why-faster-safe = Rychlejší řeka ti neublíží: žádnou kanoi na vodě nemáš.
hint-why-calm = Pomalejší řeka tvou kanoi nestrhne.
hint-why-slower = Pomalejší řeka dá tvým kanoím čas.
hint-why-faster-risk = Rychlejší řeka, ale může strhnout i tvou kanoi.
hint-why-slower-ashore = Pomalejší řeka, až tvoje kanoe vyplují.
