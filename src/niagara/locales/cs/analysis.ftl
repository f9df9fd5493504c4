# Rozbor dohrané hry. Podíly přicházejí jako „41 %“, jména tak, jak jsou.
# $who je ten, o čí šanci jde, $name ten, kdo hrál.
# $way je „up“ nebo „down“; „your-up“ nebo „your-down“, jde-li o šanci toho, kdo to čte.

chance-change = { $way ->
    [up] { $who } má teď větší šanci na výhru: { $now } místo { $was }.
    [your-up] Máš teď větší šanci na výhru: { $now } místo { $was }.
    [your-down] Máš teď menší šanci na výhru: { $now } místo { $was }.
   *[down] { $who } má teď menší šanci na výhru: { $now } místo { $was }.
}

# Zvraty: co kdo udělal, …
turning-steal = { event-stolen } { chance-change }
turning-land = { event-landed } { chance-change }
turning-fall = { event-swept-paddled } { chance-change }
turning-weather = { event-weather } { chance-change }
turning-load = { event-loaded } { chance-change }
turning-ransom = { event-ransomed } { chance-change }
turning-paddle = { event-trip } { chance-change }
turning-stay = { $name } nechává kanoi na břehu. { chance-change }
# … totéž řečeno tomu, kdo hrál nebo koho okradli: $told je ta věta, …
turning-you = { $told } { chance-change }
turning-you-stay = Necháváš kanoi na břehu. { chance-change }
# … co způsobily karty jednoho kola, jakmile všichni vybrali, …
turning-tiles = { $way ->
    [up] Z vyložených karet nejvíc těží { $who }: šance na výhru je teď { $now } místo { $was }.
    [your-up] Z vyložených karet nejvíc těžíš ty: šance na výhru je teď { $now } místo { $was }.
    [your-down] Na vyložené karty nejvíc doplácíš ty: šance na výhru je teď { $now } místo { $was }.
   *[down] Na vyložené karty nejvíc doplácí { $who }: šance na výhru je teď { $now } místo { $was }.
}
turning-tiles-swept = { $way ->
    [your-down] Kvůli vyloženým kartám přijdeš o kanoi: řeka ji strhne do vodopádu. Šance na výhru je teď { $now } místo { $was }.
   *[down] { $who } kvůli vyloženým kartám přijde o kanoi: řeka ji strhne do vodopádu. Šance na výhru je teď { $now } místo { $was }.
}
# … a co udělala řeka při náhodném větvení.
turning-river = { $way ->
    [up] Řeku má na své straně { $who }: šance na výhru je teď { $now } místo { $was }.
    [your-up] Řeku máš na své straně: šance na výhru je teď { $now } místo { $was }.
    [your-down] Řeku máš proti sobě: šance na výhru je teď { $now } místo { $was }.
   *[down] Řeku má proti sobě { $who }: šance na výhru je teď { $now } místo { $was }.
}
turning-river-swept = { $way ->
    [your-down] Přicházíš o kanoi: řeka ji strhla do vodopádu. Šance na výhru je teď { $now } místo { $was }.
   *[down] { $who } přichází o kanoi: řeka ji strhla do vodopádu. Šance na výhru je teď { $now } místo { $was }.
}
# … a kde za tím byla chyba, stojí na začátku: $mark je „mistake“ nebo „blunder“, s „your-“ vpředu, byla-li tvoje;
# $played je, co se hrálo, $told zbytek věty, $choice, co by udělal mistr: „Pádluj na pole 3“.
turning-erred = { $mark ->
    [your-mistake] Děláš chybu: „{ $played }“.
    [your-blunder] Děláš hrubou chybu: „{ $played }“.
    [mistake] { $name } dělá chybu: „{ $played }“.
   *[blunder] { $name } dělá hrubou chybu: „{ $played }“.
}
turning-mistake = { turning-erred } { $told } Lepší: „{ $choice }“.

# Známky za rozhodnutí, od nejmírnější po nejhorší
analysis-mark = { $mark ->
    [inaccuracy] nepřesnost
    [mistake] chyba
   *[blunder] hrubá chyba
}

# niagara analyse: nadpisy, sloupce (krátké) a co se řekne, když není co ukázat
analysis-decisions = rozhodnutí
analysis-player = hráč
analysis-result = výsledek
analysis-accuracy = přesnost
analysis-skill = vlastní hra
analysis-gifts = dárky
analysis-luck = štěstí
analysis-chart = Šance na výhru kolo po kole
analysis-turning-points = Zvraty
analysis-no-turning-point = Žádný okamžik šance výrazně nezměnil.
analysis-worst = Nejdražší rozhodnutí
analysis-nothing-lost = Žádné rozhodnutí nikomu nepřišlo draho.
analysis-round = kolo
analysis-played = zahráno
analysis-champion = mistr
analysis-legend = { analysis-about } ?! nepřesnosti, ? chyby, ?? hrubé chyby. Štěstí: skryté karty a řeka.
analysis-running = { $path }: tahle hra ještě neskončila. Rozebrat se dají jen dohrané hry.
analysis-worker-died = Jeden z procesů nečekaně skončil (ukončení, nedostatek paměti nebo pád). Zkus to znovu, a když paměť nestačí, s nižším --jobs.

# V záznamu hry
analysis-title = Co tuhle hru rozhodlo?
analysis-busy = Mistr prochází jedno rozhodnutí za druhým…
analysis-progress = Rozhodnutí: { $done }/{ $planned }
analysis-waiting = { $ahead ->
    [0] Začínáme…
    [one] Před touhle hrou čeká ještě jedna.
    [few] Před touhle hrou čekají ještě { $ahead }.
    [many] Před touhle hrou čeká ještě { $ahead }.
   *[other] Před touhle hrou čeká ještě { $ahead }.
}
analysis-failed = Rozbor se nepovedlo dokončit. Zkus to prosím znovu.
analysis-full = Právě se rozebírá mnoho her. Zkus to za minutu znovu.
analysis-partial = Rozebrat se dají jen hry odehrané od začátku do konce, nejvýš o 100 kolech.
analysis-chances = Šance na výhru
analysis-chances-now = Kolo { $round }: { $chances }.
analysis-chance-of = { $name } { $chance }
analysis-signs = Značky v grafu
analysis-turning-point = zvrat
analysis-here = Tohle rozhodnutí
analysis-best = Mistr
analysis-chosen = Zahráno
analysis-same = Mistr by hrál stejně.
analysis-equal = Stejně dobré jako mistrova volba.
analysis-verdict = { $mark ->
    [none] Skoro tak dobré jako mistrova volba.
    [slim] Mistrova volba byla o něco lepší, ale šance byly malé tak jako tak.
    [inaccuracy] O trochu horší než mistrova volba.
    [mistake] Zřetelně horší než mistrova volba.
   *[blunder] Mnohem horší než mistrova volba.
}
analysis-as-known = Počítá se, co se v tu chvíli dalo vědět, bez skrytých karet.
analysis-no-choice = Tady nebylo co rozhodovat.
analysis-retry = Zkusit znovu odsud
analysis-ransom = Kup kanoi nazpět za { a-gem }
analysis-stay = Nech kanoi na břehu
# Místo jména v at-trip-steal: okraden by byl ten, kdo to čte.
analysis-victim-you = tvoje kanoe
# $canoe je „Kanoe na poli 4“, $action „Pádluj na pole 3“.
analysis-by-canoe = { $canoe }: { $action }
analysis-players = Jak kdo hrál
analysis-marked = { $name }: { analysis-mark }
# $told je řádek nahoře, $choice „Pádluj na pole 3“.
analysis-own-costliest = Tvoje nejdražší vlastní volba: „{ $played }“. Lepší: „{ $choice }“.
analysis-better = { $told }. Lepší: „{ $choice }“.
analysis-more = { $count ->
    [one] Ještě jedno
    [few] Ještě { $count }
    [many] Ještě { $count }
   *[other] Ještě { $count }
}
analysis-about = Přesnost: při 100 bylo každé rozhodnutí tak dobré jako mistrovo. Měří, jakou část vlastních šancí kdo promarnil, takže při malých šancích může být nízká i bez hrubé chyby. Nepřesnost je o trochu horší, chyba zřetelně, hrubá chyba mnohem, podle toho, co se v tu chvíli dalo vědět.
analysis-luck-title = Štěstí: skryté karty a řeka
analysis-luck-was = { $luck ->
    [very-lucky] velké štěstí
    [lucky] štěstí
    [unlucky] smůla
    [very-unlucky] velká smůla
   *[even] vyrovnané
}
analysis-account = Hra a štěstí v číslech
analysis-start = začátek
analysis-account-about = V setinách výhry: začátek, vlastní hra, dárky a štěstí dají dohromady výsledek. Každé číslo je součet za celou hru, a tak může přesáhnout 100. Vlastní hra: co stála rozhodnutí horší než mistrova. Dárky: co promarnili ostatní. Štěstí: skryté karty a řeka.
analysis-numbers = Šance v číslech
