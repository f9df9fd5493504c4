# Karty se ve větách jmenují krátce „karta 3“, pole řeky „pole 5“. Jména hráčů se neskloňují a nemají rod.

gem-amethyst = ametyst
gem-diamond = diamant
gem-amber = jantar
gem-sapphire = safír
gem-ruby = rubín
# 4. pád
a-gem = { $gem ->
    [amethyst] ametyst
    [diamond] diamant
    [amber] jantar
    [sapphire] safír
   *[ruby] rubín
}

tile-name = { $tile ->
    [cloud] mrak
    [hidden] skrytá karta
   *[other] karta { $tile }
}
weather-value = { $weather ->
    [-1] −1
    [0] 0
    [1] +1
   *[2] +2
}

# Místo: jméno; kde kanoe je; kam pluje; odkud pluje
place-name = { $place ->
    [shore] břeh
    [falls] vodopád
    [lost] ztracená ve vodopádu
   *[disc] { $arm ->
        [L] pole { $disc }L
        [R] pole { $disc }R
       *[none] pole { $disc }
    }
}
place-on = { $place ->
    [shore] na břehu
    [falls] ve vodopádu
    [lost] ve vodopádu
   *[disc] { $arm ->
        [L] na poli { $disc }L
        [R] na poli { $disc }R
       *[none] na poli { $disc }
    }
}
place-to = { $place ->
    [shore] na břeh
    [falls] do vodopádu
    [lost] do vodopádu
   *[disc] { $arm ->
        [L] na pole { $disc }L
        [R] na pole { $disc }R
       *[none] na pole { $disc }
    }
}
place-from = { $from ->
    [shore] z břehu
   *[disc] { $fromArm ->
        [L] z pole { $fromDisc }L
        [R] z pole { $fromDisc }R
       *[none] z pole { $fromDisc }
    }
}
# Jméno hráče podle barvy kanoí
colour-name = { $seat ->
    [0] Červená
    [1] Žlutá
    [2] Zelená
    [3] Modrá
   *[4] Hnědá
}

guest-name = Host { $number }

bot-name = { $temperament ->
    [cautious] Tilda
    [thief] Rico
    [racer] Juno
    [gambler] Felix
    [collector] Nika
   *[rainmaker] Otto
}
bot-about = { $temperament ->
    [cautious] Drží se u břehu a vodopád má v úctě.
    [thief] Proč se plavit pro drahokam, když ho už veze někdo jiný?
    [racer] Nejdřív hraje vysoké karty a čekání nesnáší.
    [gambler] Jezdí si pro rubíny až na samou hranu.
    [collector] Chce od každého jeden.
   *[rainmaker] Žije pro mraky a miluje divokou řeku.
}

event-chosen = { $name } už má vybráno.
event-ransomed = { $name } kupuje ztracenou kanoi nazpět za { a-gem }.
event-revealed = { $tile ->
    [cloud] { $name } hraje mrak.
   *[other] { $name } hraje kartu { $tile }.
}
event-stranded = { $name } nemá s čím plout.
event-trip = { $name } pádluje { place-to }.
event-trip-from = { $name } pádluje { place-from } { place-to }.
event-trip-both = { $name } pádluje s oběma kanoemi { place-to }.
event-trip-stays = { $name } zůstává { place-on }.
event-loaded = { $gem ->
    [amethyst] { $name } nakládá ametyst.
    [diamond] { $name } nakládá diamant.
    [amber] { $name } nakládá jantar.
    [sapphire] { $name } nakládá safír.
   *[ruby] { $name } nakládá rubín.
}
event-unloaded = { $gem ->
    [amethyst] { $name } vykládá ametyst.
    [diamond] { $name } vykládá diamant.
    [amber] { $name } vykládá jantar.
    [sapphire] { $name } vykládá safír.
   *[ruby] { $name } vykládá rubín.
}
event-stolen = { $gem ->
    [amethyst] { $name } krade ametyst, který veze { $victim }.
    [diamond] { $name } krade diamant, který veze { $victim }.
    [amber] { $name } krade jantar, který veze { $victim }.
    [sapphire] { $name } krade safír, který veze { $victim }.
   *[ruby] { $name } krade rubín, který veze { $victim }.
}
event-landed = { $gem ->
    [none] { $name } se vrací na břeh.
    [amethyst] { $name } přiváží na břeh ametyst.
    [diamond] { $name } přiváží na břeh diamant.
    [amber] { $name } přiváží na břeh jantar.
    [sapphire] { $name } přiváží na břeh safír.
   *[ruby] { $name } přiváží na břeh rubín.
}
event-swept-river = { $gem ->
    [none] { $name } přichází o kanoi: řeka ji strhla do vodopádu.
   *[other] { $name } přichází o kanoi: řeka ji strhla do vodopádu. Drahokam se vrací na své naleziště.
}
event-swept-paddled = { $gem ->
    [none] { $name } pádluje do vodopádu a přichází o kanoi.
   *[other] { $name } pádluje do vodopádu a přichází o kanoi. Drahokam se vrací na své naleziště.
}
event-one-gem-short = { $name }: k výhře chybí už jen jeden drahokam!
event-goal-reached = { $count ->
    [0] { $name } má { $goals }. Tohle je poslední tah.
    [one] { $name } má { $goals }! Ještě hraje { $names }, pak hra končí a řeka už nepoteče.
    [few] { $name } má { $goals }! Ještě hrají { $names }, pak hra končí a řeka už nepoteče.
    [many] { $name } má { $goals }! Ještě hrají { $names }, pak hra končí a řeka už nepoteče.
   *[other] { $name } má { $goals }! Ještě hrají { $names }, pak hra končí a řeka už nepoteče.
}
event-weather = { $name } mění počasí na { weather-value }.

event-flow-cause = { $lowest ->
    [none] { $speed ->
        [0] Samé mraky, počasí { weather-value }: řeka stojí.
        [one] Samé mraky, počasí { weather-value }: řeka se posouvá o 1 pole.
        [few] Samé mraky, počasí { weather-value }: řeka se posouvá o { $speed } pole.
        [many] Samé mraky, počasí { weather-value }: řeka se posouvá o { $speed } pole.
       *[other] Samé mraky, počasí { weather-value }: řeka se posouvá o { $speed } polí.
    }
   *[other] { $speed ->
        [0] Nejnižší karta { $lowest }, počasí { weather-value }: řeka stojí.
        [one] Nejnižší karta { $lowest }, počasí { weather-value }: řeka se posouvá o 1 pole.
        [few] Nejnižší karta { $lowest }, počasí { weather-value }: řeka se posouvá o { $speed } pole.
        [many] Nejnižší karta { $lowest }, počasí { weather-value }: řeka se posouvá o { $speed } pole.
       *[other] Nejnižší karta { $lowest }, počasí { weather-value }: řeka se posouvá o { $speed } polí.
    }
}
# Under the line that says how far the river flows, if discs went both ways.
event-fork = U rozvětvení: { $left } doleva, { $right } doprava.
event-push = { $arm ->
    [left] Pole vplouvá do levého ramene.
   *[right] Pole vplouvá do pravého ramene.
}
event-rescued = { $name } nemá ani kanoi, ani drahokam, a tak dostává jednu kanoi zpět zadarmo.
event-start-passed = Kolo { $round }: začíná { $name }.
event-hands-refilled = Všichni dostávají zpět svých sedm karet.
event-game-over = { $count ->
    [one] Vítězí { $names }.
    [few] O vítězství se dělí { $names }.
    [many] O vítězství se dělí { $names }.
   *[other] O vítězství se dělí { $names }.
}
event-game-over-limit = { $count ->
    [one] To bylo poslední kolo. Vítězí { $names }.
    [few] To bylo poslední kolo. O vítězství se dělí { $names }.
    [many] To bylo poslední kolo. O vítězství se dělí { $names }.
   *[other] To bylo poslední kolo. O vítězství se dělí { $names }.
}

# 1. a 4. pád zároveň
goal-four = čtyři stejné
goal-five = pět různých
goal-seven = sedm drahokamů

record-fault = { $kind ->
    [missing] chybí { $place }
    [rule] { $place } porušuje pravidlo { $rule }
   *[other] { $place } nejde přečíst ({ $problem })
}
