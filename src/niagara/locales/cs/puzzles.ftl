# Hlavolamy: jejich stránka, panel u stolu a proč je řešení nejlepší.

# Stránka
puzzles = Hlavolamy
puzzles-lead = Jedna pozice, jedno nejlepší řešení: to, se kterým vyhraješ nejčastěji. Najdeš ho?
puzzles-today = Hlavolam dne
puzzles-ask = { $kind ->
    [tile] Která karta je nejlepší?
   *[turn] Najdi nejlepší tah
}
puzzles-level = { $level ->
    [1] Lehký
    [2] Záludný
   *[3] Těžký
}
puzzles-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
    [many] { $count } hráče
   *[other] { $count } hráčů
}
puzzles-solve = Vyřešit
puzzles-solve-again = Zkusit znovu
puzzles-entry = { $state ->
    [solved] Hlavolam { $number }, vyřešený
   *[open] Hlavolam { $number }
}
puzzles-progress = Vyřešeno: { $solved } z { $count }
puzzles-all = Všechny hlavolamy

# Série: kolik dní po sobě je vyřešený hlavolam dne
puzzles-streak = { $days ->
    [0] Vyřeš dnešní hlavolam a začni sérii.
    [one] Série: { $days } den
    [few] Série: { $days } dny
    [many] Série: { $days } dne
   *[other] Série: { $days } dní
}
puzzles-streak-longest = { $days ->
    [one] Nejdelší: { $days } den
    [few] Nejdelší: { $days } dny
    [many] Nejdelší: { $days } dne
   *[other] Nejdelší: { $days } dní
}
puzzles-come-back = Výborně. Zítra přijde další.

# U stolu
puzzle-heading = { $level ->
    [1] Hlavolam { $number }, lehký
    [2] Hlavolam { $number }, záludný
   *[3] Hlavolam { $number }, těžký
}
puzzle-watch = Sleduj nejlepší řešení a co z něj vzejde.
puzzle-goal = { $kind ->
    [tile] Která z tvých karet je teď nejlepší? Vyber ji a zahraj.
   *[turn] Který tah ti dává nejlepší šanci na výhru? Klidně zkoušej: nic neplatí, dokud tah neukončíš.
}
puzzle-right = { $kind ->
    [tile] Ano, to je nejlepší karta!
   *[turn] Ano, to je nejlepší tah!
}
puzzle-wrong = { $kind ->
    [tile] Máš i lepší kartu.
   *[turn] Existuje lepší tah.
}
# How good an answer is that is not the best; $cost is a number of games.
puzzle-cost = { $size ->
    [small] Skoro stejně dobré: ze 100 her jich vyhraješ asi o { $cost } méně.
    [medium] Něco tě to stojí: ze 100 her jich vyhraješ asi o { $cost } méně.
   *[large] Stojí tě to hodně: ze 100 her jich vyhraješ asi o { $cost } méně.
}
# Po odpovědi, která není nejlepší: na co myslet příště, bez prozrazení řešení.
puzzle-nudge = { $idea ->
    [win] V tomhle kole můžeš vyhrát.
    [stop] Někdo už má výhru na dosah. Dá se tomu zabránit?
    [steal] Dá se tu ukrást drahokam.
    [land] Jeden drahokam se dá přivézt na břeh.
    [lowest] Jeden drahokam se dá přivézt na břeh: která karta na to právě stačí?
    [fetch] Jeden drahokam se dá v jediném tahu naložit a přivézt na břeh.
    [load] Dá se tu naložit drahokam.
    [swap] Vezeš ten správný drahokam?
    [weather] Mysli na počasí: čí kanoe by mohla řeka strhnout?
    [reach] Kdo by tě mohl v tomhle kole okrást?
   *[safe] Které tvoje kanoe by ti řeka mohla v tomhle kole vzít?
}
# Nadpis u stolu po odpovědi.
puzzle-head = { $result ->
    [right] Hlavolam vyřešen
    [wrong] Zkus to znovu
   *[shown] Nejlepší řešení
}
puzzle-shown = { $kind ->
    [tile] Tohle je nejlepší karta.
   *[turn] Tohle je nejlepší tah.
}
# $best a $next jsou procenta.
puzzle-chance = Tvoje šance na výhru je asi { $best }. S druhým nejlepším řešením by byla { $next }.
puzzle-show = Ukaž mi to
puzzle-try-again = Zkusit znovu
puzzle-next = Další hlavolam
puzzle-list = Všechny hlavolamy
puzzle-share = Sdílet

# Co se sdílí; řešení to neprozradí. $date je hotové datum.
puzzle-share-solved = { $tries ->
    [1] Niagara, hlavolam dne, { $date }: vyřešeno na první pokus
   *[other] Niagara, hlavolam dne, { $date }: vyřešeno na { $tries }. pokus
}
puzzle-share-any = { $tries ->
    [1] Niagara, hlavolam { $number }: vyřešeno na první pokus
   *[other] Niagara, hlavolam { $number }: vyřešeno na { $tries }. pokus
}
puzzle-share-streak = { $days ->
    [one] { $days } den v řadě
    [few] { $days } dny v řadě
    [many] { $days } dne v řadě
   *[other] { $days } dní v řadě
}
puzzle-share-copied = Zkopírováno. Vlož to, kam chceš.

# Proč je tah nejlepší. $name je ten, kdo přichází o drahokam.
puzzle-why-win = { $goal ->
    [four-of-a-kind] Tímhle tahem vyhraješ: čtyři stejné.
    [five-kinds] Tímhle tahem vyhraješ: pět různých.
   *[seven-in-all] Tímhle tahem vyhraješ: sedm drahokamů.
}
puzzle-why-stop = { $name } už k vítězství potřebuje jen { a-gem }, a právě ten teď kradeš.
puzzle-why-steal = Kradeš { a-gem }. Nestojí to žádné body a { $name } musí plout pro další.
puzzle-why-steal-two = Obě tvoje kanoe kradou drahokam a krádež nestojí žádné body.
puzzle-why-land-two = Obě tvoje kanoe přivezou v jednom tahu na břeh drahokam.
puzzle-why-flood = { $count ->
    [one] Rychlejší řeka strhne do vodopádu jednu cizí kanoi, ať už přijde cokoli.
    [few] Rychlejší řeka strhne do vodopádu { $count } cizí kanoe, ať už přijde cokoli.
    [many] Rychlejší řeka strhne do vodopádu { $count } cizí kanoe, ať už přijde cokoli.
   *[other] Rychlejší řeka strhne do vodopádu { $count } cizích kanoí, ať už přijde cokoli.
}
puzzle-why-calm = Pomalejší řeka ti v tomhle kole žádnou kanoi vzít nemůže. Rychlejší by mohla.
puzzle-why-fetch = Naložíš { a-gem } a v tom samém tahu ho dovezeš na břeh, dřív než ho někdo stihne ukrást.
puzzle-why-swap = Jeden drahokam vyložíš a místo něj naložíš { a-gem }. Tím se přiblížíš k cíli.
puzzle-why-land-and-load = Jedna kanoe přiveze na břeh drahokam a druhá naloží { a-gem }.
puzzle-why-load-two = Obě tvoje kanoe naloží v jednom tahu drahokam.
puzzle-why-out-of-reach = Tady tě v tomhle kole nikdo neokrade, ať ostatním zbývají jakékoli karty. Po většině jiných tahů by někdo mohl.
puzzle-why-escape = Po tomhle tahu ti řeka v tomhle kole žádnou kanoi vzít nemůže. Po většině jiných by mohla.
puzzle-why-load = Naložíš { a-gem } a řeka ti v tomhle kole žádnou kanoi nevezme, ať ostatní zahrají cokoli.
puzzle-why-land = { $missing ->
    [1] Přivezeš na břeh { a-gem }. K vítězství ti pak stačí jediný správný drahokam.
   *[other] Přivezeš na břeh { a-gem }. Tam ti ho nikdo neukradne a řeka na něj nedosáhne.
}

# Proč je karta nejlepší. $tile je číslo.
puzzle-why-tile-win = Z tvých karet můžeš v tomhle kole vyhrát jen s kartou { $tile }.
puzzle-why-tile-land-two = Z tvých karet můžeš v tomhle kole přivézt na břeh dva drahokamy jen s kartou { $tile }.
puzzle-why-tile-steal = Jen s kartou { $tile } dopluješ přesně tam, kde { $name } veze { a-gem }, a můžeš ho ukrást. Hraješ dřív, takže { $name } neunikne.
puzzle-why-tile-fetch = Z tvých karet můžeš jen s kartou { $tile } naložit { a-gem } a v tom samém tahu ho dovézt na břeh.
puzzle-why-tile-land-and-load = Jen s kartou { $tile } přiveze jedna tvoje kanoe drahokam na břeh a druhá zároveň jiný naloží.
puzzle-why-tile-land = Z tvých karet můžeš jen s kartou { $tile } v tomhle kole přivézt na břeh { a-gem }.
puzzle-why-tile-land-lowest = Karta { $tile } právě stačí na to, aby se { a-gem } dostal na břeh. Vyšší karty si nech na později.
puzzle-why-tile-load = Z tvých karet můžeš v tomhle kole naložit drahokam jen s kartou { $tile }: body vyjdou přesně.
puzzle-why-tile-safe = { $tile ->
    [cloud] Jen s mrakem zůstanou v tomhle kole všechny tvoje kanoe mimo dosah řeky.
   *[other] Z tvých karet jen s kartou { $tile } dostaneš v tomhle kole všechny kanoe z dosahu řeky.
}
puzzle-why-tile-cloud = S žádným číslem se tvůj drahokam v tomhle kole na břeh nedostane. S mrakem zůstanou kanoe na místě.
