# Cărțile-vâslă se numesc în propoziții pe scurt „carte” sau doar cu numărul lor („joacă 3”), discurile de râu „discul 5”.
# De evitat cacofoniile: „joacă cartea”, „mică carte”, „încarcă câte”, „se mișcă cu”.

gem-amethyst = ametist
gem-diamond = diamant
gem-amber = chihlimbar
gem-sapphire = safir
gem-ruby = rubin
a-gem = { $gem ->
    [amethyst] un ametist
    [diamond] un diamant
    [amber] un chihlimbar
    [sapphire] un safir
   *[ruby] un rubin
}

tile-name = { $tile ->
    [cloud] norul de ploaie
    [hidden] o carte cu fața în jos
   *[other] cartea { $tile }
}
weather-value = { $weather ->
    [-1] −1
    [0] 0
    [1] +1
   *[2] +2
}

# Un loc: numele lui; unde se află canoea; până unde merge; de unde pleacă
place-name = { $place ->
    [shore] țărmul
    [falls] cascada
    [lost] pierdute în cascadă
   *[disc] { $arm ->
        [L] discul { $disc }L
        [R] discul { $disc }R
       *[none] discul { $disc }
    }
}
place-on = { $place ->
    [shore] la țărm
    [falls] în cascadă
    [lost] în cascadă
   *[disc] { $arm ->
        [L] pe discul { $disc }L
        [R] pe discul { $disc }R
       *[none] pe discul { $disc }
    }
}
place-to = { $place ->
    [shore] până la țărm
    [falls] în cascadă
    [lost] în cascadă
   *[disc] { $arm ->
        [L] până la discul { $disc }L
        [R] până la discul { $disc }R
       *[none] până la discul { $disc }
    }
}
place-from = { $from ->
    [shore] de la țărm
   *[disc] { $fromArm ->
        [L] de la discul { $fromDisc }L
        [R] de la discul { $fromDisc }R
       *[none] de la discul { $fromDisc }
    }
}
colour-name = { $seat ->
    [0] Roșu
    [1] Galben
    [2] Verde
    [3] Albastru
   *[4] Maro
}

guest-name = Oaspete { $number }

bot-name = { $temperament ->
    [cautious] Tilda
    [thief] Rico
    [racer] Juno
    [gambler] Felix
    [collector] Nika
   *[rainmaker] Otto
}
bot-about = { $temperament ->
    [cautious] Stă pe lângă țărm și se ține departe de cascadă.
    [thief] De ce să cauți nestemate, când le cară alții?
    [racer] Joacă întâi cărțile mari și nu suportă să aștepte.
    [gambler] Vânează rubine chiar pe buza cascadei.
    [collector] Vrea câte una din toate.
   *[rainmaker] Trăiește pentru nori și adoră un râu învolburat.
}

event-chosen = { $name } a ales o carte.
event-ransomed = { $name } recuperează o canoe pierdută și plătește { a-gem }.
event-revealed = { $tile ->
    [cloud] { $name } joacă norul de ploaie.
   *[other] { $name } joacă { $tile }.
}
event-stranded = { $name } nu are nicio canoe de mutat.
event-trip = { $name } vâslește { place-to }.
event-trip-from = { $name } vâslește { place-from } { place-to }.
event-trip-both = { $name } vâslește cu ambele canoe { place-to }.
event-trip-stays = { $name } rămâne { place-on }.
event-loaded = { $gem ->
    [amethyst] { $name } încarcă un ametist.
    [diamond] { $name } încarcă un diamant.
    [amber] { $name } încarcă un chihlimbar.
    [sapphire] { $name } încarcă un safir.
   *[ruby] { $name } încarcă un rubin.
}
event-unloaded = { $gem ->
    [amethyst] { $name } descarcă un ametist.
    [diamond] { $name } descarcă un diamant.
    [amber] { $name } descarcă un chihlimbar.
    [sapphire] { $name } descarcă un safir.
   *[ruby] { $name } descarcă un rubin.
}
event-stolen = { $gem ->
    [amethyst] { $name } fură un ametist de la { $victim }.
    [diamond] { $name } fură un diamant de la { $victim }.
    [amber] { $name } fură un chihlimbar de la { $victim }.
    [sapphire] { $name } fură un safir de la { $victim }.
   *[ruby] { $name } fură un rubin de la { $victim }.
}
event-landed = { $gem ->
    [none] { $name } se întoarce la țărm.
    [amethyst] { $name } aduce un ametist la țărm.
    [diamond] { $name } aduce un diamant la țărm.
    [amber] { $name } aduce un chihlimbar la țărm.
    [sapphire] { $name } aduce un safir la țărm.
   *[ruby] { $name } aduce un rubin la țărm.
}
event-swept-river = { $gem ->
    [none] { $name } pierde o canoe: râul o duce în cascadă.
   *[other] { $name } pierde o canoe: râul o duce în cascadă. Nestemata ajunge înapoi la spațiul ei de exploatare.
}
event-swept-paddled = { $gem ->
    [none] { $name } vâslește în cascadă și pierde canoea.
   *[other] { $name } vâslește în cascadă și pierde canoea. Nestemata ajunge înapoi la spațiul ei de exploatare.
}
event-one-gem-short = { $name }: mai trebuie o singură nestemată!
event-goal-reached = { $count ->
    [0] { $name } are { $goals }. Asta e ultima tură.
    [one] { $name } are { $goals }! { $names } mai are o tură, apoi jocul se încheie, iar râul nu se mai mișcă.
    [few] { $name } are { $goals }! { $names } mai au câte o tură, apoi jocul se încheie, iar râul nu se mai mișcă.
   *[other] { $name } are { $goals }! { $names } mai au câte o tură, apoi jocul se încheie, iar râul nu se mai mișcă.
}
event-weather = { $name } mută vremea la { weather-value }.

event-flow-cause = { $lowest ->
    [none] { $speed ->
        [0] Numai nori de ploaie, vremea { weather-value }: râul nu se mișcă.
        [one] Numai nori de ploaie, vremea { weather-value }: râul înaintează cu 1 disc.
        [few] Numai nori de ploaie, vremea { weather-value }: râul înaintează cu { $speed } discuri.
       *[other] Numai nori de ploaie, vremea { weather-value }: râul înaintează cu { $speed } de discuri.
    }
   *[other] { $speed ->
        [0] Cea mai mică e cartea { $lowest }, vremea { weather-value }: râul nu se mișcă.
        [one] Cea mai mică e cartea { $lowest }, vremea { weather-value }: râul înaintează cu 1 disc.
        [few] Cea mai mică e cartea { $lowest }, vremea { weather-value }: râul înaintează cu { $speed } discuri.
       *[other] Cea mai mică e cartea { $lowest }, vremea { weather-value }: râul înaintează cu { $speed } de discuri.
    }
}
# Under the line that says how far the river flows, if discs went both ways.
event-fork = La bifurcație: { $left } la stânga, { $right } la dreapta.
event-push = { $arm ->
    [left] Un disc alunecă pe brațul stâng.
   *[right] Un disc alunecă pe brațul drept.
}
event-rescued = { $name } a pierdut ambele canoe și nu are nicio nestemată: primește o canoe înapoi, gratis.
event-start-passed = Runda { $round }: începe { $name }.
event-hands-refilled = Toată lumea primește înapoi cele șapte cărți-vâslă.
event-game-over = { $count ->
    [one] { $names } câștigă.
    [few] { $names } împart victoria.
   *[other] { $names } împart victoria.
}
event-game-over-limit = { $count ->
    [one] A fost ultima rundă. { $names } câștigă.
    [few] A fost ultima rundă. { $names } împart victoria.
   *[other] A fost ultima rundă. { $names } împart victoria.
}

# Obiectivele: „are …”, „cu …”
goal-four = patru la fel
goal-five = câte una de fiecare fel
goal-seven = șapte nestemate

record-fault = { $kind ->
    [missing] lipsește { $place }
    [rule] { $place } încalcă regula { $rule }
   *[other] { $place } nu se poate citi ({ $problem })
}
