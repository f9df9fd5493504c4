# Rozbor dohrané hry. Podíly přicházejí jako „41 %“, jména tak, jak jsou.
# $who je ten, komu se šance změnila nejvíc, $name ten, kdo hrál.

chance-change = { $way ->
    [up] { $who } má hned lepší šanci na výhru: { $now } místo { $was }.
   *[down] { $who } má hned horší šanci na výhru: { $now } místo { $was }.
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
# … co způsobily karty jednoho kola, jakmile všichni vybrali, …
turning-tiles = { $way ->
    [up] Z vyložených karet nejvíc těží { $who }: šance na výhru je { $now } místo { $was }.
   *[down] Na vyložené karty nejvíc doplácí { $who }: šance na výhru je { $now } místo { $was }.
}
turning-tiles-swept = { $who } přijde kvůli vyloženým kartám o kanoi, řeka ji strhne do vodopádu: šance na výhru je { $now } místo { $was }.
# … a co udělala řeka při náhodném větvení.
turning-river = { $way ->
    [up] Na proudu řeky nejvíc vydělává { $who }: šance na výhru je { $now } místo { $was }.
   *[down] Na proud řeky nejvíc doplácí { $who }: šance na výhru je { $now } místo { $was }.
}
turning-river-swept = { $who } přichází o kanoi, řeka ji strhla do vodopádu: šance na výhru je { $now } místo { $was }.

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
analysis-nothing-lost = Žádné rozhodnutí nestálo nikoho mnoho.
analysis-round = kolo
analysis-played = zahráno
analysis-champion = šampion
analysis-loss = ztráta
analysis-legend = { analysis-about } ?! nepřesnosti, ? chyby, ?? hrubé chyby.
analysis-running = { $path }: tahle hra ještě neskončila. Rozebírat se dají jen dohrané hry.
analysis-worker-died = Jeden z procesů skončil (ukončení, nedostatek paměti, pád). Zkus to znovu, a když chybí paměť, s menším --jobs.

# V záznamu hry
analysis-title = Co tuhle hru rozhodlo?
analysis-busy = Šampion prochází jedno rozhodnutí za druhým…
analysis-progress = { $done } z { $planned } rozhodnutí
analysis-waiting = { $ahead ->
    [0] Začínáme…
    [one] Napřed je na řadě jedna jiná hra.
    [few] Napřed jsou na řadě { $ahead } jiné hry.
   *[other] Napřed je na řadě { $ahead } jiných her.
}
analysis-failed = Rozbor se nedokončil. Zkus to prosím znovu.
analysis-full = Právě se rozebírá mnoho her. Zkus to za minutu znovu.
analysis-partial = Rozebrat se dají jen hry odehrané od začátku do konce, nejvýš o 100 kolech.
analysis-chances = Šance na výhru
analysis-chances-now = Kolo { $round }: { $chances }.
analysis-chance-of = { $name } { $chance }
analysis-here = Tohle rozhodnutí
analysis-best = Šampion
analysis-chosen = Zahráno
analysis-same = Šampion by hrál stejně.
analysis-equal = Stejně dobré jako šampionova volba.
analysis-cost = To stálo { $loss } výhry.
analysis-no-choice = Tady nebylo co rozhodovat.
analysis-retry = Zkusit znovu odsud
analysis-ransom = Koupit kanoi nazpět za { a-gem }
analysis-stay = Nechat kanoi na břehu
analysis-players = Jak kdo hrál
analysis-marked = { $name }: { analysis-mark }, ztráta { $loss }
analysis-more = { $count ->
    [one] Ještě jedno
    [few] Ještě { $count }
   *[other] Ještě { $count }
}
analysis-about = Vlastní hra: šance promarněné rozhodnutími, která byla horší než šampionova. Dárky: co promarnili ostatní. Štěstí: skryté karty a řeka.
analysis-numbers = Šance v číslech
