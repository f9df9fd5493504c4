# Nápovědy ve hrách proti botům: co by zvažoval mistr, s šancí na výhru a důvodem.

hint-heading = Co by zvažoval mistr
hint-label = Šance na výhru
hint-thinking = Mistr přemýšlí…
hint-none = Teď nápověda není. Zkus to za chvilku znovu.
hint-try = Klidně to zkus: můžeš to vrátit zpět.
hint-chance = Šance na výhru { $chance }
hint-even = Zhruba stejně dobré: šance na výhru { $chance }
hint-tile = { $tile ->
    [cloud] Zahraj mrak
   *[other] Zahraj { $tile }
}
hint-stay = Nech kanoi na břehu

# Proč, řečeno tomu, kdo se rozhoduje
hint-why-goal = { $goal ->
    [four-of-a-kind] Splníš cíl: čtyři stejné!
    [five-kinds] Splníš cíl: pět různých!
   *[seven-in-all] Splníš cíl: sedm drahokamů!
}
hint-why-stop = Ukradneš { a-gem }, který { $name } potřebuje k vítězství.
hint-why-steal = Ukradneš { a-gem }, který veze { $name }.
hint-why-fetch = Naložíš { a-gem } a rovnou ho dovezeš na břeh.
hint-why-land = { $missing ->
    [1] Přivezeš na břeh { a-gem }. K vítězství ti pak stačí jediný správný.
   *[other] Přivezeš na břeh { a-gem }.
}
hint-why-landed = { $missing ->
    [1] K vítězství ti pak stačí jediný správný.
   *[other] Tam ti ho nikdo neukradne a řeka na něj nedosáhne.
}
hint-why-land-two = Přivezeš na břeh dva drahokamy.
hint-why-land-and-load = Přivezeš na břeh drahokam a naložíš { a-gem }.
hint-why-load = Naložíš { a-gem }.
hint-why-load-two = Naložíš dva drahokamy.
hint-why-swap = Vyměníš náklad za { a-gem }.
hint-why-unload = Vyložíš { a-gem }.
hint-why-carry = { $steps ->
    [one] Vezeš { a-gem }: na břeh zbývá 1 pole.
    [few] Vezeš { a-gem }: na břeh zbývají { $steps } pole.
    [many] Vezeš { a-gem }: na břeh zbývá { $steps } pole.
   *[other] Vezeš { a-gem }: na břeh zbývá { $steps } polí.
}
hint-why-ready = Příště můžeš naložit { a-gem }.
hint-why-launch = Spustíš kanoi na vodu.
hint-why-down = Po proudu k drahokamům.
hint-why-up = Proti proudu k břehu.
hint-why-ashore = Zpátky na břeh, kde kanoi nic nehrozí.
hint-why-escape = Unikneš vodopádu.
hint-why-falls = Kanoi obětuješ.
hint-why-stay = Na břehu ti kanoi řeka nevezme.
hint-why-ransom = Dostaneš zpět ztracenou kanoi.
hint-why-no-canoe = Stejně nemáš s čím plout.

# Řeka
hint-why-safe = { $speed ->
    [one] V bezpečí, i kdyby se řeka posunula o 1 pole.
    [few] V bezpečí, i kdyby se řeka posunula o { $speed } pole.
    [many] V bezpečí, i kdyby se řeka posunula o { $speed } pole.
   *[other] V bezpečí, i kdyby se řeka posunula o { $speed } polí.
}
hint-why-risk = { $speed ->
    [one] Ztratíš kanoi, když se řeka posune aspoň o 1 pole.
    [few] Ztratíš kanoi, když se řeka posune aspoň o { $speed } pole.
    [many] Ztratíš kanoi, když se řeka posune aspoň o { $speed } pole.
   *[other] Ztratíš kanoi, když se řeka posune aspoň o { $speed } polí.
}
hint-why-slow = { $speed ->
    [0] Zastaví řeku: kanoe zůstanou, kde jsou.
    [one] Zpomalí řeku: kanoe posune nejvýš o 1 pole.
    [few] Zpomalí řeku: kanoe posune nejvýš o { $speed } pole.
    [many] Zpomalí řeku: kanoe posune nejvýš o { $speed } pole.
   *[other] Zpomalí řeku: kanoe posune nejvýš o { $speed } polí.
}
hint-why-keep = Karta { $tile } ti zůstane na později.

# Mrak
hint-why-cloud-loaded = Kanoe zůstanou na místě a ty změníš počasí.
hint-why-cloud-waiting = Žádná kanoe nemusí plout a ty změníš počasí.
hint-why-cloud-ashore = Zůstaneš na břehu, sleduješ ostatní a změníš počasí.
hint-why-flood = { $count ->
    [one] Rychlejší řeka strhne do vodopádu cizí kanoi.
    [few] Rychlejší řeka strhne do vodopádu { $count } cizí kanoe.
    [many] Rychlejší řeka strhne do vodopádu { $count } cizí kanoe.
   *[other] Rychlejší řeka strhne do vodopádu { $count } cizích kanoí.
}
hint-why-faster = Rychlejší řeka je pro ostatní nebezpečnější.
hint-why-faster-safe = Rychlejší řeka ti neublíží: žádnou kanoi na vodě nemáš.
hint-why-calm = Pomalejší řeka ti kanoi nevezme.
hint-why-slower = Pomalejší řeka dá tvým kanoím čas.
hint-why-faster-risk = Rychlejší řeka ale může strhnout i tvoji kanoi.
hint-why-slower-ashore = Až tvoje kanoe vyplují, bude řeka pomalejší.
