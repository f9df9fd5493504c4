# U stolu se hráči tyká. Herní povely jsou v rozkazovacím způsobu, běžná tlačítka v infinitivu.

# Hráči
at-seat-bot = { $level ->
    [beginner] Bot, začátečník
    [easy] Bot, lehký
    [medium] Bot, střední
    [hard] Bot, těžký
   *[champion] Bot, mistr
}
at-seat-bot-like = { $temperament ->
    [cautious] { at-seat-bot } · dává pozor
    [thief] { at-seat-bot } · krade
    [racer] { at-seat-bot } · spěchá
    [gambler] { at-seat-bot } · riskuje
    [collector] { at-seat-bot } · sbírá
   *[rainmaker] { at-seat-bot } · přivolává déšť
}
at-seat-person = Člověk
at-seat-local = Na společném zařízení
at-seat-away = { $name } je pryč, hraje bot
at-seat-absent = Pryč od { $time }
at-seat-muted = { $kind } · ztlumeno
at-players = Hráči
at-has-start = { $name } má plovací kruh a začíná
at-doing-turn = Na tahu
at-doing-thinking = Vybírá…
at-doing-chosen = Má vybráno
at-doing-won = Vítěz
# On the own card, until the next own decision.
at-doing-robbed = Krádež: { $name }
at-doing-short-robbed = Krádež
at-doing-short-turn = Na tahu
at-doing-short-thinking = Vybírá…
at-doing-short-chosen = Hotovo
at-doing-short-absent = Pryč
at-doing-short-bot = Hraje bot
at-tile-this-round = { $tile ->
    [none] Karta zatím nevybrána
    [hidden] Toto kolo: skrytá karta
    [cloud] Toto kolo: mrak
   *[other] Toto kolo: { $tile }
}
at-tile-on-top = { $tile ->
    [none] Zatím žádná zahraná karta
    [cloud] Poslední karta: mrak
   *[other] Poslední karta: { $tile }
}
at-canoes-lost = { $count ->
    [one] Jedna kanoe ztracená ve vodopádu
    [few] { $count } kanoe ztracené ve vodopádu
    [many] { $count } kanoe ztracené ve vodopádu
   *[other] { $count } kanoí ztracených ve vodopádu
}
at-canoes-lost-short = ztraceno
at-canoes-lost-chip = { $count ->
    [one] 1 ztracená
    [few] { $count } ztracené
    [many] { $count } ztracené
   *[other] { $count } ztracených
}
at-gems-none = Žádné drahokamy
at-gems-of-kind = { $gem ->
    [amethyst] { $count ->
        [one] jeden ametyst
        [few] { $count } ametysty
        [many] { $count } ametystu
       *[other] { $count } ametystů
    }
    [diamond] { $count ->
        [one] jeden diamant
        [few] { $count } diamanty
        [many] { $count } diamantu
       *[other] { $count } diamantů
    }
    [amber] { $count ->
        [one] jeden jantar
        [few] { $count } jantary
        [many] { $count } jantaru
       *[other] { $count } jantarů
    }
    [sapphire] { $count ->
        [one] jeden safír
        [few] { $count } safíry
        [many] { $count } safíru
       *[other] { $count } safírů
    }
   *[ruby] { $count ->
        [one] jeden rubín
        [few] { $count } rubíny
        [many] { $count } rubínu
       *[other] { $count } rubínů
    }
}
at-progress = Cíle
# $need je 4 stejné, 5 druhů, 7 drahokamů: odtud „ze“ a „z“.
at-progress-way = { $goal ->
    [alike] Nejvíc stejných: { $have } ze { $need }
    [kinds] Různé druhy: { $have } z { $need }
   *[all] Drahokamy celkem: { $have } ze { $need }
}
at-progress-count = { $goal ->
    [alike] { $have }/{ $need } stejné
    [kinds] { $have }/{ $need } druhů
   *[all] { $have }/{ $need } celkem
}
at-progress-short = { $have }/{ $need }
at-clock-left = { $seconds ->
    [one] Zbývá 1 sekunda
    [few] Zbývají { $seconds } sekundy
    [many] Zbývá { $seconds } sekundy
   *[other] Zbývá { $seconds } sekund
}
at-clock-hours = { $hours } h

at-disc = { $arm ->
    [L] { $disc }L
    [R] { $disc }R
   *[none] { $disc }
}
at-place-choices = { $count ->
    [one] { place-name }: jedna možnost
    [few] { place-name }: { $count } možnosti
    [many] { place-name }: { $count } možnosti
   *[other] { place-name }: { $count } možností
}

# Co se právě děje
at-round = Kolo { $round }
at-order = Pořadí v tomto kole
at-weather-is = Počasí { $weather ->
    [-1] −1
    [0] 0
    [1] +1
   *[2] +2
}
at-head-choose = Vyber si kartu
at-head-no-canoe = Nemáš žádnou kanoi: kup si ji zpět
at-head-wait-choose = { $count ->
    [one] { $names } ještě vybírá…
    [few] { $names } ještě vybírají…
    [many] { $names } ještě vybírají…
   *[other] { $names } ještě vybírají…
}
at-head-away = { $count ->
    [one] { $names } je pryč
    [few] { $names } jsou pryč
    [many] { $names } jsou pryč
   *[other] { $names } jsou pryč
}
at-head-moment = Okamžik…
at-head-your-turn = Tvůj tah: pádluj s kartou { $tile }
at-head-your-end = Hotovo: ukonči tah
at-head-your-win = Výhra na dosah: ukonči tah
at-head-your-weather = Změň počasí
at-head-your-more = Ještě druhá kanoe, nebo konec tahu
at-head-your-next = Teď druhá kanoe: pádluj s kartou { $tile }
at-head-cloud = Mrak: pohne se počasí, ne tvoje kanoe
at-head-shared-choose = { $name }, vyber si kartu
at-head-shared-turn = { $tile ->
    [cloud] { $name }, změň počasí
   *[other] { $name }, pádluj s kartou { $tile }
}
at-head-other-turn = { $tile ->
    [hidden] Na tahu je { $name }
    [cloud] { $name } mění počasí
   *[other] { $name } hraje kartu { $tile }
}
at-head-over = { $count ->
    [0] Konec hry
    [one] Vítězí { $names }
    [few] O vítězství se dělí { $names }
    [many] O vítězství se dělí { $names }
   *[other] O vítězství se dělí { $names }
}
at-head-abandoned = Hra skončila předčasně
at-head-river = Řeka
at-head-canoe-back = { $name } dostává kanoi zpět
at-last-turns = { $count ->
    [one] Poslední tahy: v cíli je { $names }
    [few] Poslední tahy: v cíli jsou { $names }
    [many] Poslední tahy: v cíli jsou { $names }
   *[other] Poslední tahy: v cíli jsou { $names }
}

at-arm-count = { $count ->
    [one] 1 pole
    [few] { $count } pole
    [many] { $count } pole
   *[other] { $count } polí
}
# Proč řeka teče právě takhle, stručně na plánu
# Canoes of several players.
at-caption-swept = Do vodopádu: { $names }
at-caption-flow = { $lowest ->
    [none] { $speed ->
        [one] Samé mraky, počasí { weather-value }: 1 pole
        [few] Samé mraky, počasí { weather-value }: { $speed } pole
        [many] Samé mraky, počasí { weather-value }: { $speed } pole
       *[other] Samé mraky, počasí { weather-value }: { $speed } polí
    }
   *[other] { $speed ->
        [one] Nejnižší karta { $lowest }, počasí { weather-value }: 1 pole
        [few] Nejnižší karta { $lowest }, počasí { weather-value }: { $speed } pole
        [many] Nejnižší karta { $lowest }, počasí { weather-value }: { $speed } pole
       *[other] Nejnižší karta { $lowest }, počasí { weather-value }: { $speed } polí
    }
}
at-skip = Přeskočit
at-board = Herní plán: řeka o devíti polích od břehu až k vodopádu a pět nalezišť drahokamů

# Plán slovy, pro čtečky obrazovky
at-outline-spaces = Řeka, od břehu po proudu
at-outline-space = { $count ->
    [0] { place-name }: žádné kanoe
   *[other] { place-name }: { $canoes }
}
at-outline-canoe = { $own ->
    [yes] { $gem ->
        [none] tvoje kanoe
        [amethyst] tvoje kanoe s ametystem
        [diamond] tvoje kanoe s diamantem
        [amber] tvoje kanoe s jantarem
        [sapphire] tvoje kanoe se safírem
       *[ruby] tvoje kanoe s rubínem
    }
   *[no] { $gem ->
        [none] { $name }: kanoe
        [amethyst] { $name }: kanoe s ametystem
        [diamond] { $name }: kanoe s diamantem
        [amber] { $name }: kanoe s jantarem
        [sapphire] { $name }: kanoe se safírem
       *[ruby] { $name }: kanoe s rubínem
    }
}
at-outline-sites = Naleziště drahokamů
at-outline-site = { $count ->
    [0] U { $discs }: žádné drahokamy
   *[other] U { $discs }: { $gems }
}
at-outline-weather = { at-weather-is }
at-outline-arm = { $arm ->
    [left] Další pole vpluje do levého ramene.
   *[right] Další pole vpluje do pravého ramene.
}
at-watching = Tuhle hru jen sleduješ.
at-watching-play = Začít vlastní hru

# Řeka
at-river = Předpověď řeky
at-river-open = { $weather ->
    [0] Posun řeky: podle nejnižší karty
   *[other] Řeka: nejnižší karta, počasí { weather-value }
}
at-river-last = Řeka už nepoteče
at-river-last-turns = Poslední tahy: řeka už nepoteče
at-river-sure = { $speed ->
    [0] Řeka bude stát
    [one] Řeka se posune o 1 pole
    [few] Řeka se posune o { $speed } pole
    [many] Řeka se posune o { $speed } pole
   *[other] Řeka se posune o { $speed } polí
}
at-river-flowing = { $speed ->
    [0] Řeka stojí
    [one] Řeka se posouvá o 1 pole
    [few] Řeka se posouvá o { $speed } pole
    [many] Řeka se posouvá o { $speed } pole
   *[other] Řeka se posouvá o { $speed } polí
}
at-river-range = { $high ->
    [one] Posun řeky: { $low } až { $high } pole
    [few] Posun řeky: { $low } až { $high } pole
    [many] Posun řeky: { $low } až { $high } pole
   *[other] Posun řeky: { $low } až { $high } polí
}
at-river-either = { $high ->
    [one] Posun řeky: { $speeds } pole
    [few] Posun řeky: { $speeds } pole
    [many] Posun řeky: { $speeds } pole
   *[other] Posun řeky: { $speeds } polí
}
at-river-likely = Posun řeky: nejspíš { $likely }, nejvýš { $high }
at-river-others = { $spread ->
    [no] Řeka bez tvé karty: { $high }
   *[yes] Řeka bez tvé karty: { $low } až { $high }
}
at-river-why = { $cause ->
    [clouds] podle mraků
    [own] platí nejnižší karta: tvoje ji může zpomalit
   *[tiles] podle skrytých karet
}
at-river-lowest = { $state ->
    [sure] Nejnižší karta { $tile }, počasí { weather-value }
   *[changing] Nejnižší karta { $tile }, počasí se změní na { weather-value }
}
at-danger-certain = { $count ->
    [one] { at-canoe-name } spadne do vodopádu
    [few] Obě tvoje kanoe spadnou do vodopádu
    [many] Obě tvoje kanoe spadnou do vodopádu
   *[other] Obě tvoje kanoe spadnou do vodopádu
}
# It can still be moved.
at-danger-unless = { $count ->
    [one] { at-canoe-name } spadne, když tam zůstane
    [few] Obě tvoje kanoe spadnou, když tam zůstanou
    [many] Obě tvoje kanoe spadnou, když tam zůstanou
   *[other] Obě tvoje kanoe spadnou, když tam zůstanou
}
at-danger-possible = { $count ->
    [one] { at-canoe-name } může spadnout do vodopádu
    [few] Obě tvoje kanoe můžou spadnout do vodopádu
    [many] Obě tvoje kanoe můžou spadnout do vodopádu
   *[other] Obě tvoje kanoe můžou spadnout do vodopádu
}
at-danger-perhaps = { $count ->
    [one] { at-canoe-name } může spadnout, když tam zůstane
    [few] Obě tvoje kanoe můžou spadnout, když tam zůstanou
    [many] Obě tvoje kanoe můžou spadnout, když tam zůstanou
   *[other] Obě tvoje kanoe můžou spadnout, když tam zůstanou
}
at-danger-slight = { $speed ->
    [one] V bezpečí, pokud se řeka neposune o 1 pole nebo víc
    [few] V bezpečí, pokud se řeka neposune o { $speed } pole nebo víc
    [many] V bezpečí, pokud se řeka neposune o { $speed } pole nebo víc
   *[other] V bezpečí, pokud se řeka neposune o { $speed } polí nebo víc
}

# Výběr karty
at-hand = Tvoje karty
at-hand-tile = { $state ->
    [chosen] { $tile ->
        [cloud] Mrak, vybraný
       *[other] Karta { $tile }, vybraná
    }
    [played] { $tile ->
        [cloud] Mrak, už zahraný
       *[other] Karta { $tile }, už zahraná
    }
   *[open] { $tile ->
        [cloud] Mrak
       *[other] Karta { $tile }
    }
}
at-hand-pick = Tvoje karta zůstane tajná až do tvého tahu.
at-hand-full = Všech sedm karet je zpátky.
at-hand-back = { $count ->
    [one] Zahrané karty se vrátí po tomhle kole.
    [few] Zahrané karty se vrátí za { $count } kola.
    [many] Zahrané karty se vrátí za { $count } kola.
   *[other] Zahrané karty se vrátí za { $count } kol.
}
at-goal = Svážej drahokamy na břeh: vítězí čtyři stejné, pět různých, nebo jakýchkoli sedm.
at-hand-confirm = { $tile ->
    [cloud] Zahraj mrak
   *[other] Zahraj { $tile }
}
at-hand-change = { $tile ->
    [cloud] Změň na mrak
   *[other] Změň na { $tile }
}
at-hand-chosen = { $tile ->
    [cloud] Mrak je vybraný. Ještě to můžeš změnit.
   *[other] Karta { $tile } je vybraná. Ještě to můžeš změnit.
}
at-hand-waiting = { $tile ->
    [cloud] V tomhle kole hraješ mrak.
   *[other] V tomhle kole hraješ kartu { $tile }.
}
at-hand-rest = Tvoje karty pro další kola.
at-hand-reach = { $gains ->
    [yes] Kroužky ukazují, kam tvoje kanoe s { $tile } doplují a jaký drahokam tam můžeš získat.
   *[no] Kroužky ukazují, kam tvoje kanoe s { $tile } doplují.
}
at-hand-cloud = Ve svém tahu posuneš počasí o krok: nahoru řeka zrychlí, dolů zpomalí.
at-hand-last = Poslední karta: pak se vrátí všechny.
at-cancel = Zrušit
at-ransom = Koupit kanoi nazpět
at-ransom-ask = { $lost ->
    [both] Koupíš jednu kanoi nazpět za drahokam?
   *[single] Koupíš kanoi nazpět za jeden drahokam?
}
at-ransom-with = { $gem ->
    [amethyst] Dej ametyst
    [diamond] Dej diamant
    [amber] Dej jantar
    [sapphire] Dej safír
   *[ruby] Dej rubín
}
at-ransom-pass = { $lost ->
    [both] Nebo si drahokamy nech: vyber kartu a tohle kolo vynech.
   *[single] Tohle kolo ne? Prostě si vyber kartu.
}
at-ransom-staged = { $gem ->
    [amethyst] Kanoe koupená nazpět za ametyst
    [diamond] Kanoe koupená nazpět za diamant
    [amber] Kanoe koupená nazpět za jantar
    [sapphire] Kanoe koupená nazpět za safír
   *[ruby] Kanoe koupená nazpět za rubín
}

# Tah
at-turn = Tvůj tah
at-turn-pick = { $by ->
    [touch] Klepni na kanoi.
   *[pointer] Vyber si kanoi.
}
at-turn-where = { $by ->
    [touch] Klepni na svítící pole.
   *[pointer] Vyber, kam popluješ.
}
at-turn-launch = { $by ->
    [touch] Klepni na svítící pole a spusť kanoi na vodu.
   *[pointer] Vyber svítící pole a spusť kanoi na vodu.
}
at-turn-ready = Hotovo? Ukonči tah, nebo vrať krok zpět.
at-turn-wins = Tímhle vyhraješ!
at-turn-may-add = Můžeš spustit na vodu i druhou kanoi, nebo ukončit tah.
at-turn-may-stay = Spusť kanoi na vodu, nebo ukonči tah a nech ji na břehu.
at-turn-staged = Tvůj plán
at-turn-planned = Tvůj plán: { $action }
at-turn-canoes = Tvoje kanoe
at-turn-other-canoe = Druhá kanoe
at-turn-other-ways = Jinak…
at-turn-options = Kam může doplout
at-turn-all = { $count ->
    [one] 1 možnost
    [few] Všechny { $count } možnosti
    [many] Všech { $count } možnosti
   *[other] Všech { $count } možností
}
at-turn-more = Ještě { $count }
at-turn-falls-more = Další cesty do vodopádu
at-take-back = Zpět
at-end-turn = Ukonči tah
at-end-turn-win = Vyhraj!
at-weather-ask = Změň počasí
at-weather-step = { $step ->
    [-1] Pomalejší řeka
   *[1] Rychlejší řeka
}
at-weather-flows = { $speed ->
    [0] Řeka se nepohne
    [one] Řeka: o 1 pole
    [few] Řeka: o { $speed } pole
    [many] Řeka: o { $speed } pole
   *[other] Řeka: o { $speed } polí
}
at-weather-loses = { $count ->
    [one] Ztratíš kanoi
    [few] Ztratíš obě kanoe
    [many] Ztratíš obě kanoe
   *[other] Ztratíš obě kanoe
}
at-weather-end = Počasí už je na { weather-value }
at-canoe-name = { $gem ->
    [none] Kanoe { place-on }
    [amethyst] Kanoe { place-on } s ametystem
    [diamond] Kanoe { place-on } s diamantem
    [amber] Kanoe { place-on } s jantarem
    [sapphire] Kanoe { place-on } se safírem
   *[ruby] Kanoe { place-on } s rubínem
}

# Dvě stejné kanoe rozlišené číslem
at-canoe-letter = { $canoe ->
    [1] A
   *[2] B
}
at-canoe-twin = { at-canoe-name } ({ at-canoe-letter })
at-canoe-other = Vyber druhou kanoi
at-canoe-which = Která kanoe?
# 4. pád
at-the-gem = { $gem ->
    [none] drahokam
    [amethyst] ametyst
    [diamond] diamant
    [amber] jantar
    [sapphire] safír
   *[ruby] rubín
}
at-trip-move = Pádluj { place-to }
at-trip-load = { $order ->
    [stay] Nalož tady { at-the-gem }
    [first] Nalož { at-the-gem } a pak pádluj { place-to }
   *[last] Pádluj { place-to } a nalož { at-the-gem }
}
at-trip-unload = { $order ->
    [stay] Vylož tady { at-the-gem }
    [first] Vylož { at-the-gem } a pak pádluj { place-to }
   *[last] Pádluj { place-to } a vylož { at-the-gem }
}
at-trip-swap = { $order ->
    [stay] Vyměň tady náklad za { at-the-gem }
    [first] Vyměň náklad za { at-the-gem } a pak pádluj { place-to }
   *[last] Pádluj { place-to } a vyměň náklad za { at-the-gem }
}
at-trip-steal = { $cargo ->
    [unload] Vylož, pádluj { place-to } a ukradni { at-the-gem }, který veze { $victim }
   *[none] Pádluj { place-to } a ukradni { at-the-gem }, který veze { $victim }
}
at-trip-land = { $cargo ->
    [load] Nalož { at-the-gem } a dovez ho na břeh
    [unload] Vylož { at-the-gem } a vrať se na břeh
    [swap] Vyměň náklad za { at-the-gem } a dovez ho na břeh
   *[none] { $gem ->
        [none] Vrať se na břeh
       *[other] Dovez { at-the-gem } na břeh
    }
}
at-trip-falls = { $cargo ->
    [load] Nalož { at-the-gem } a pak do vodopádu
    [unload] Vylož { at-the-gem } a pak do vodopádu
    [swap] Vyměň náklad za { at-the-gem } a pak do vodopádu
   *[none] Pádluj do vodopádu
}

# Co nabízí rozsvícené místo, jedním slovem
at-deed-move = Pádluj
at-deed-load = Nalož
at-deed-unload = Vylož
at-deed-swap = Vyměň
at-deed-steal = Ukradni
at-deed-land = Na břeh
at-deed-win = Výhra!
at-deed-falls = Ztráta kanoe
at-deed-or = nebo
at-deed-more = + další
at-price-steps = { $steps } za pádlování
at-price-stay = { $points ->
    [one] celý { $points } bod
    [few] všechny { $points } body
    [many] všech { $points } bodu
   *[other] všech { $points } bodů
}
at-price-cargo-first = { $cargo ->
    [load] { $points } za naložení, { $steps } za pádlování
    [unload] { $points } za vyložení, { $steps } za pádlování
   *[swap] { $points } za výměnu, { $steps } za pádlování
}
at-price-cargo-last = { $cargo ->
    [load] { $steps } za pádlování, { $points } za naložení
    [unload] { $steps } za pádlování, { $points } za vyložení
   *[swap] { $steps } za pádlování, { $points } za výměnu
}
at-price-falls = přijdeš o kanoi
at-price-falls-again = stiskni znovu: přijdeš o kanoi

# Co znamenají značky u stolu, i s pravidlem
at-sign-fork = { $fork ->
    [natural] { $arm ->
        [left] Další pole vpluje nejspíš do levého ramene. Ramena se většinou střídají, ale stejné může přijít na řadu i dvakrát po sobě.
       *[right] Další pole vpluje nejspíš do pravého ramene. Ramena se většinou střídají, ale stejné může přijít na řadu i dvakrát po sobě.
    }
   *[alternate] { $arm ->
        [left] Další pole vpluje do levého ramene, to po něm do pravého: ramena se střídají.
       *[right] Další pole vpluje do pravého ramene, to po něm do levého: ramena se střídají.
    }
}
at-sign-weather = Počasí { weather-value }. Řeka se posune o tolik polí, kolik dá nejnižší karta kola plus počasí. Mrak posune počasí o jeden stupeň.
at-sign-start = Plovací kruh: v tomhle kole začíná { $name }. V dalším kole kruh putuje o místo dál.
at-sign-ghost = { $danger ->
    [certain] Nebezpečí: když tvoje kanoe zůstane, kde je, řeka ji strhne do vodopádu.
    [possible] Pozor: při nejsilnějším proudu, jaký může přijít, strhne řeka tvoji kanoi do vodopádu.
    [slight] Až sem může proud odnést tvoji kanoi. Do vodopádu by ji strhl jen velmi silný.
    [sure] Sem řeka odnese tvoji kanoi.
   *[none] Kam až tvoji kanoi odnese nejsilnější proud, jaký může přijít.
}
at-sign-river = Na konci kola se řeka posune o tolik polí, kolik dá nejnižší karta plus počasí. Skrytá karta může být nižší a každý mrak mění počasí.
at-sign-goal = { $goal ->
    [alike] Kdo má { $need } stejné drahokamy, vítězí.
    [kinds] Kdo má drahokamy { $need } různých druhů, vítězí.
   *[all] Kdo má jakýchkoli { $need } drahokamů, vítězí.
}

# Proč se něco nenabízí
at-read-rule = Pravidlo { $rule }
at-why-space = Proč ne { place-to }?
at-why-canoe = { at-canoe-name }: proč se nemůže pohnout?

# Co se stalo
at-log = Průběh hry
at-hint = Nápověda
at-chat-log = Chat a průběh hry
at-log-unread = { $count ->
    [one] Chat a průběh hry: 1 nová zpráva
    [few] Chat a průběh hry: { $count } nové zprávy
    [many] Chat a průběh hry: { $count } nové zprávy
   *[other] Chat a průběh hry: { $count } nových zpráv
}
at-unread-many = 9+
at-log-rule = Otevře pravidlo.
at-log-empty = Zatím nic. Řeka je klidná.
at-note-started = Hra začíná. První je na tahu { $name }.
at-note-returned = { $name } je zpátky.
at-note-resigned = { $name } se vzdává. Dál hraje bot { $bot }.
at-note-voted-yes = { $name } chce hru ukončit.
at-note-voted-no = { $name } chce hrát dál.
at-note-stand-in = { $whom } tu není. Do návratu hraje bot.
at-note-stand-in-yes = { $whom } tu není. { $name } hlasuje, ať zatím hraje bot.
at-note-stand-in-no = { $whom } tu není. { $name } chce raději počkat.
at-note-abandoned = Hra skončila předčasně, bez vítěze.
at-note-rematched = Odveta je připravená.
at-note-clock = { $name }: čas vypršel, rozhoduje bot.
at-said = { $name } říká: { $text }
at-chat-muted = (ztlumeno)
at-chat-write = Napiš něco
at-chat-send = Odeslat
at-emotes = Reakce
at-emote = { $emote ->
    [hello] Ahoj!
    [hurry] Hraješ!
    [nice] Pěkný tah!
    [oops] Jejda!
    [thanks] Díky!
   *[well-played] Dobrá hra!
}

# Co se stalo, z pohledu toho, komu se to stalo
you-name = Ty
you-said = Říkáš: { $text }
you-chosen = Už máš vybráno.
you-ransomed = Kupuješ ztracenou kanoi nazpět za { a-gem }.
you-revealed = { $tile ->
    [cloud] Hraješ mrak.
   *[other] Hraješ kartu { $tile }.
}
you-stranded = Nemáš s čím plout.
you-trip = Pádluješ { place-to }.
you-trip-from = Pádluješ { place-from } { place-to }.
you-trip-both = Pádluješ s oběma kanoemi { place-to }.
you-trip-stays = Zůstáváš { place-on }.
you-loaded = Nakládáš { a-gem }.
you-unloaded = Vykládáš { a-gem }.
you-stolen = Kradeš { a-gem }, který veze { $victim }.
you-robbed = { $name } ti krade { a-gem }.
you-landed = { $gem ->
    [none] Vracíš se na břeh.
   *[other] Přivážíš na břeh { a-gem }.
}
you-swept-river = { $gem ->
    [none] Přicházíš o kanoi: řeka ji strhla do vodopádu.
   *[other] Přicházíš o kanoi: řeka ji strhla do vodopádu. Drahokam se vrací na své naleziště.
}
you-swept-paddled = { $gem ->
    [none] Pádluješ do vodopádu a přicházíš o kanoi.
   *[other] Pádluješ do vodopádu a přicházíš o kanoi. Drahokam se vrací na své naleziště.
}
you-one-gem-short = K výhře ti chybí už jen jeden drahokam!
you-goal-reached = { $count ->
    [0] Máš { $goals }. Tohle je poslední tah.
    [one] Máš { $goals }! Ještě hraje { $names }, pak hra končí a řeka už nepoteče.
    [few] Máš { $goals }! Ještě hrají { $names }, pak hra končí a řeka už nepoteče.
    [many] Máš { $goals }! Ještě hrají { $names }, pak hra končí a řeka už nepoteče.
   *[other] Máš { $goals }! Ještě hrají { $names }, pak hra končí a řeka už nepoteče.
}
you-to-move = { $count ->
    [0] { $name } má { $goals }! Ještě hraješ ty, pak hra končí a řeka už nepoteče.
    [one] { $name } má { $goals }! Ještě hrajete ty a { $names }, pak hra končí a řeka už nepoteče.
    [few] { $name } má { $goals }! Ještě hrajete ty, { $names }, pak hra končí a řeka už nepoteče.
    [many] { $name } má { $goals }! Ještě hrajete ty, { $names }, pak hra končí a řeka už nepoteče.
   *[other] { $name } má { $goals }! Ještě hrajete ty, { $names }, pak hra končí a řeka už nepoteče.
}
you-weather = Měníš počasí na { weather-value }.
you-rescued = Nemáš ani kanoi, ani drahokam, a tak dostáváš jednu kanoi zpět zadarmo.
you-start-passed = Kolo { $round }: začínáš ty.
you-game-over = { $count ->
    [0] Vítězíš.
    [one] O vítězství se dělíte ty a { $names }.
    [few] O vítězství se dělíte ty, { $names }.
    [many] O vítězství se dělíte ty, { $names }.
   *[other] O vítězství se dělíte ty, { $names }.
}
you-game-over-limit = { $count ->
    [0] To bylo poslední kolo. Vítězíš.
    [one] To bylo poslední kolo. O vítězství se dělíte ty a { $names }.
    [few] To bylo poslední kolo. O vítězství se dělíte ty, { $names }.
    [many] To bylo poslední kolo. O vítězství se dělíte ty, { $names }.
   *[other] To bylo poslední kolo. O vítězství se dělíte ty, { $names }.
}
you-head-canoe-back = Dostáváš kanoi zpět
you-last-turns = { $count ->
    [0] Poslední tahy: jsi v cíli
    [one] Poslední tahy: v cíli jste ty a { $names }
    [few] Poslední tahy: v cíli jste ty, { $names }
    [many] Poslední tahy: v cíli jste ty, { $names }
   *[other] Poslední tahy: v cíli jste ty, { $names }
}
you-has-start = Máš plovací kruh a začínáš
you-sign-start = Plovací kruh: v tomhle kole začínáš ty. V dalším kole kruh putuje o místo dál.
you-note-started = Hra začíná. První tah máš ty.
you-note-returned = Jsi zpátky.
you-note-resigned = Vzdáváš se. Dál hraje bot.
you-note-voted-yes = Chceš hru ukončit.
you-note-voted-no = Chceš hrát dál.
you-note-stand-in = Nejsi tu. Do tvého návratu hraje bot.
you-note-stand-in-yes = { $whom } tu není. Hlasuješ, ať zatím hraje bot.
you-note-stand-in-no = { $whom } tu není. Chceš raději počkat.
you-note-absent-yes = { $name } hlasuje, ať za tebe zatím hraje bot.
you-note-absent-no = { $name } chce na tebe raději počkat.
you-note-clock = Čas ti vypršel, rozhoduje bot.

# Když něco nejde
at-trouble-stale = U stolu se mezitím něco změnilo. Podívej se ještě jednou.
at-trouble-illegal = To tady nejde. Vyber si některé z rozsvícených míst.
at-trouble-unfinished = Tvůj tah ještě není hotový: jedna kanoe musí plout.
at-trouble-not-yours = Tohle místo patří někomu jinému.
at-trouble-not-now = Teď to nejde.
at-trouble-slow-down = Ne tak rychle! Zkus to za chvilku znovu.
at-trouble-unavailable = Server popadá dech. Zkus to za chvilku znovu.
at-trouble-failed = To se nepovedlo. Zkus to prosím znovu.

# Víc lidí u jednoho zařízení
at-pass-to = Předej zařízení, hraje { $name }
at-pass-why = Další volba je tajná. Ostatní se nedívají.
at-pass-ready = Tady { $name }
at-pass-done = Všichni tady mají vybráno. Chceš kartu změnit? Řekni, kdo jsi, a ostatní ať se nedívají.

# Nabídka
at-menu = Nabídka

# Cvičení: lekce nebo hlavolam u stolu

# Konec
at-result-show = Ukázat výsledek
at-result-abandoned = Hra skončila předčasně
at-result-you = { $count ->
    [0] Vítězíš!
    [one] O vítězství se dělíte ty a { $names }!
    [few] O vítězství se dělíte ty, { $names }!
    [many] O vítězství se dělíte ty, { $names }!
   *[other] O vítězství se dělíte ty, { $names }!
}
at-result-winners = { $count ->
    [0] Nikdo nevítězí
    [one] Vítězí { $names }
    [few] O vítězství se dělí { $names }
    [many] O vítězství se dělí { $names }
   *[other] O vítězství se dělí { $names }
}
at-victory-skip = Prohlédnout čísla
at-home = Domů
