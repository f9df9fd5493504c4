# La masă: ne adresăm cu „tu”, butoanele sunt la imperativ. Sunt neutre (un rubin, două rubine) toate felurile de nestemate.

at-seat-bot = { $level ->
    [beginner] Bot, începător
    [easy] Bot, ușor
    [medium] Bot, mediu
    [hard] Bot, greu
   *[champion] Bot, campion
}
# Genul e cel al personajului: Tilda, Rico, Juno, Felix, Nika, Otto.
at-seat-bot-like = { $temperament ->
    [cautious] { at-seat-bot } · prudentă
    [thief] { at-seat-bot } · hoț
    [racer] { at-seat-bot } · vitezomană
    [gambler] { at-seat-bot } · amator de risc
    [collector] { at-seat-bot } · colecționară
   *[rainmaker] { at-seat-bot } · aducător de ploaie
}
at-seat-person = Om
at-seat-local = Pe același dispozitiv
at-seat-away = Un bot joacă pentru { $name }
at-seat-absent = Lipsește de la { $time }
at-seat-muted = { $kind } · mesaje ascunse
at-players = La masă
at-has-start = { $name } are colacul de salvare și începe
at-doing-turn = La rând
at-doing-thinking = Alege…
at-doing-chosen = Gata
at-doing-won = Victorie
# On the own card, until the next own decision.
at-doing-robbed = { $name } te-a jefuit
at-doing-short-robbed = Furt
at-doing-short-turn = La rând
at-doing-short-thinking = Alege…
at-doing-short-chosen = Gata
at-doing-short-absent = Lipsește
at-doing-short-bot = Joacă un bot
at-tile-this-round = { $tile ->
    [none] Încă nicio carte aleasă
    [hidden] Runda asta: o carte cu fața în jos
    [cloud] Runda asta: norul de ploaie
   *[other] Runda asta: { $tile }
}
at-tile-on-top = { $tile ->
    [none] Încă nicio carte jucată
    [cloud] Ultima carte: norul de ploaie
   *[other] Ultima carte: { $tile }
}
at-canoes-lost = { $count ->
    [one] O canoe pierdută în cascadă
    [few] { $count } canoe pierdute în cascadă
   *[other] { $count } de canoe pierdute în cascadă
}
at-canoes-lost-short = în cascadă
at-canoes-lost-chip = { $count ->
    [one] 1 pierdută
    [few] { $count } pierdute
   *[other] { $count } pierdute
}
at-gems-none = Nicio nestemată
at-gems-of-kind = { $gem ->
    [amethyst] { $count ->
        [one] un ametist
        [few] { $count } ametiste
       *[other] { $count } de ametiste
    }
    [diamond] { $count ->
        [one] un diamant
        [few] { $count } diamante
       *[other] { $count } de diamante
    }
    [amber] { $count ->
        [one] un chihlimbar
        [few] { $count } chihlimbare
       *[other] { $count } de chihlimbare
    }
    [sapphire] { $count ->
        [one] un safir
        [few] { $count } safire
       *[other] { $count } de safire
    }
   *[ruby] { $count ->
        [one] un rubin
        [few] { $count } rubine
       *[other] { $count } de rubine
    }
}
at-progress = Obiective
at-progress-way = { $goal ->
    [alike] Nestemate la fel: { $have } din { $need }
    [kinds] Feluri diferite: { $have } din { $need }
   *[all] Nestemate în total: { $have } din { $need }
}
at-progress-count = { $goal ->
    [alike] { $have }/{ $need } la fel
    [kinds] { $have }/{ $need } feluri
   *[all] { $have }/{ $need } în total
}
at-progress-short = { $have }/{ $need }
at-clock-left = { $seconds ->
    [one] A mai rămas 1 secundă
    [few] Au mai rămas { $seconds } secunde
   *[other] Au mai rămas { $seconds } de secunde
}
at-clock-hours = { $hours } h

at-disc = { $arm ->
    [L] { $disc }L
    [R] { $disc }R
   *[none] { $disc }
}
at-place-choices = { $count ->
    [one] { place-name }: o variantă
    [few] { place-name }: { $count } variante
   *[other] { place-name }: { $count } de variante
}

at-round = Runda { $round }
at-order = Ordinea în această rundă
at-weather-is = Vremea { $weather ->
    [-1] −1
    [0] 0
    [1] +1
   *[2] +2
}
at-head-choose = Alege o carte-vâslă
at-head-no-canoe = Nu mai ai canoe: recuperează una
at-head-wait-choose = { $count ->
    [one] { $names } alege…
    [few] { $names } aleg…
   *[other] { $names } aleg…
}
at-head-away = { $count ->
    [one] { $names } lipsește
    [few] { $names } lipsesc
   *[other] { $names } lipsesc
}
at-head-moment = O clipă…
at-head-your-turn = E rândul tău: vâslește cu { $tile }
at-head-your-end = Gata: încheie tura
at-head-your-win = Victoria e a ta: încheie tura
at-head-your-weather = Schimbă vremea
at-head-your-more = Încă o canoe sau încheie tura
at-head-your-next = Acum cealaltă canoe: vâslește cu { $tile }
at-head-cloud = Norul mută vremea, nu canoele tale
at-head-shared-choose = { $name }, alege o carte-vâslă
at-head-shared-turn = { $tile ->
    [cloud] { $name }, schimbă vremea
   *[other] { $name }, vâslește cu { $tile }
}
at-head-other-turn = { $tile ->
    [hidden] La rând: { $name }
    [cloud] { $name } schimbă vremea
   *[other] { $name } joacă { $tile }
}
at-head-over = { $count ->
    [0] Jocul s-a încheiat
    [one] { $names } câștigă
    [few] { $names } împart victoria
   *[other] { $names } împart victoria
}
at-head-abandoned = Joc întrerupt
at-head-river = Râul
at-head-canoe-back = { $name } primește o canoe înapoi
at-last-turns = { $count ->
    [one] Ultimele ture: { $names } și-a atins obiectivul
    [few] Ultimele ture: { $names } și-au atins obiectivul
   *[other] Ultimele ture: { $names } și-au atins obiectivul
}

at-arm-count = { $count ->
    [one] 1 disc
    [few] { $count } discuri
   *[other] { $count } de discuri
}
# Canoes of several players.
at-caption-swept = În cascadă: { $names }
at-caption-flow = { $lowest ->
    [none] { $speed ->
        [one] Numai nori, vremea { weather-value }: 1 disc
        [few] Numai nori, vremea { weather-value }: { $speed } discuri
       *[other] Numai nori, vremea { weather-value }: { $speed } de discuri
    }
   *[other] { $speed ->
        [one] Cartea cea mai mică { $lowest }, vremea { weather-value }: 1 disc
        [few] Cartea cea mai mică { $lowest }, vremea { weather-value }: { $speed } discuri
       *[other] Cartea cea mai mică { $lowest }, vremea { weather-value }: { $speed } de discuri
    }
}
at-skip = Sari peste
at-board = Tabla de joc: un râu din nouă discuri, de la țărm la cascadă, și cinci spații de exploatare

at-outline-spaces = Râul, de la țărm în jos
at-outline-space = { $count ->
    [0] { place-name }: nicio canoe
   *[other] { place-name }: { $canoes }
}
at-outline-canoe = { $own ->
    [yes] { $gem ->
        [none] canoea ta
        [amethyst] canoea ta cu un ametist
        [diamond] canoea ta cu un diamant
        [amber] canoea ta cu un chihlimbar
        [sapphire] canoea ta cu un safir
       *[ruby] canoea ta cu un rubin
    }
   *[no] { $gem ->
        [none] { $name }: canoe
        [amethyst] { $name }: canoe cu un ametist
        [diamond] { $name }: canoe cu un diamant
        [amber] { $name }: canoe cu un chihlimbar
        [sapphire] { $name }: canoe cu un safir
       *[ruby] { $name }: canoe cu un rubin
    }
}
at-outline-sites = Spațiile de exploatare
at-outline-site = { $count ->
    [0] La { $discs }: nicio nestemată
   *[other] La { $discs }: { $gems }
}
at-outline-weather = { at-weather-is }
at-outline-arm = { $arm ->
    [left] Discul următor intră pe brațul stâng.
   *[right] Discul următor intră pe brațul drept.
}
at-watching = Urmărești acest joc.
at-watching-play = Începe jocul tău

at-river = Prognoza râului
at-river-open = { $weather ->
    [0] Viteza râului: cartea cea mai mică
   *[other] Râul: cea mai mică carte, vremea { weather-value }
}
at-river-last = Râul nu mai curge
at-river-last-turns = Ultimele ture: râul nu mai curge
at-river-sure = { $speed ->
    [0] Râul nu se va mișca
    [one] Râul va înainta cu 1 disc
    [few] Râul va înainta cu { $speed } discuri
   *[other] Râul va înainta cu { $speed } de discuri
}
at-river-flowing = { $speed ->
    [0] Râul nu se mișcă
    [one] Râul înaintează cu 1 disc
    [few] Râul înaintează cu { $speed } discuri
   *[other] Râul înaintează cu { $speed } de discuri
}
at-river-range = Râul: între { $low } și { $high } discuri
at-river-either = { $high ->
    [one] Râul: { $speeds } disc
    [few] Râul: { $speeds } discuri
   *[other] Râul: { $speeds } de discuri
}
at-river-likely = Râul: probabil { $likely }, cel mult { $high }
at-river-others = { $spread ->
    [no] Râul fără cartea ta: { $high }
   *[yes] Râul fără cartea ta: de la { $low } la { $high }
}
at-river-why = { $cause ->
    [clouds] depinde de nori
    [own] contează cartea cea mai mică: a ta îl poate încetini
   *[tiles] cărți încă ascunse
}
at-river-lowest = { $state ->
    [sure] Cartea cea mai mică { $tile }, vremea { weather-value }
   *[changing] Cartea cea mai mică { $tile }, vremea devine { weather-value }
}
at-danger-certain = { $count ->
    [one] { at-canoe-name } va cădea în cascadă
    [few] Ambele canoe vor cădea în cascadă
   *[other] Ambele canoe vor cădea în cascadă
}
# It can still be moved.
at-danger-unless = { $count ->
    [one] { at-canoe-name } va cădea dacă rămâne acolo
    [few] Ambele canoe vor cădea dacă rămân acolo
   *[other] Ambele canoe vor cădea dacă rămân acolo
}
at-danger-possible = { $count ->
    [one] { at-canoe-name } ar putea cădea în cascadă
    [few] Ambele canoe ar putea cădea în cascadă
   *[other] Ambele canoe ar putea cădea în cascadă
}
at-danger-perhaps = { $count ->
    [one] { at-canoe-name } ar putea cădea dacă rămâne acolo
    [few] Ambele canoe ar putea cădea dacă rămân acolo
   *[other] Ambele canoe ar putea cădea dacă rămân acolo
}
at-danger-slight = { $speed ->
    [one] În siguranță dacă râul nu înaintează cu 1 disc sau mai mult
    [few] În siguranță dacă râul nu înaintează cu { $speed } discuri sau mai mult
   *[other] În siguranță dacă râul nu înaintează cu { $speed } de discuri sau mai mult
}

at-hand = Cărțile tale
at-hand-tile = { $state ->
    [chosen] { $tile ->
        [cloud] Norul de ploaie, carte aleasă
       *[other] Cartea { $tile }, aleasă
    }
    [played] { $tile ->
        [cloud] Norul de ploaie, carte deja jucată
       *[other] Cartea { $tile }, deja jucată
    }
   *[open] { $tile ->
        [cloud] Norul de ploaie
       *[other] Cartea { $tile }
    }
}
at-hand-pick = Cartea ta rămâne secretă până îți vine rândul.
at-hand-full = Toate cele șapte cărți s-au întors.
at-hand-back = { $count ->
    [one] Cărțile jucate revin după runda asta.
    [few] Cărțile jucate revin peste { $count } runde.
   *[other] Cărțile jucate revin peste { $count } de runde.
}
at-goal = Adu nestemate la țărm: câștigi cu patru la fel, câte una de fiecare fel sau șapte în total.
at-hand-confirm = { $tile ->
    [cloud] Joacă norul de ploaie
   *[other] Joacă { $tile }
}
at-hand-change = { $tile ->
    [cloud] Schimbă cu norul de ploaie
   *[other] Schimbă cu { $tile }
}
at-hand-chosen = { $tile ->
    [cloud] Ai ales norul de ploaie. Încă te poți răzgândi.
   *[other] Ai ales cartea { $tile }. Încă te poți răzgândi.
}
at-hand-waiting = { $tile ->
    [cloud] În runda asta joci norul de ploaie.
   *[other] În runda asta joci cartea { $tile }.
}
at-hand-rest = Cărțile tale pentru rundele următoare.
at-hand-reach = { $gains ->
    [yes] Inelele arată unde pot ajunge canoele tale cu { $tile } și ce nestemate poți lua acolo.
   *[no] Inelele arată unde pot ajunge canoele tale cu { $tile }.
}
at-hand-cloud = La rândul tău muți vremea cu un pas: în sus râul curge mai repede, în jos mai încet.
at-hand-last = Ultima carte: apoi revin toate.
at-cancel = Renunță
at-ransom = Recuperarea unei canoe
at-ransom-ask = { $lost ->
    [both] Recuperezi o canoe pentru o nestemată?
   *[single] Îți recuperezi canoea pentru o nestemată?
}
at-ransom-with = { $gem ->
    [amethyst] Dă un ametist
    [diamond] Dă un diamant
    [amber] Dă un chihlimbar
    [sapphire] Dă un safir
   *[ruby] Dă un rubin
}
at-ransom-pass = { $lost ->
    [both] Sau păstrează-ți nestematele: alege o carte și stai pe bară runda asta.
   *[single] Nu runda asta? Alege pur și simplu o carte.
}
at-ransom-staged = { $gem ->
    [amethyst] Canoe recuperată în schimbul unui ametist
    [diamond] Canoe recuperată în schimbul unui diamant
    [amber] Canoe recuperată în schimbul unui chihlimbar
    [sapphire] Canoe recuperată în schimbul unui safir
   *[ruby] Canoe recuperată în schimbul unui rubin
}

at-turn = E rândul tău
at-turn-pick = { $by ->
    [touch] Atinge o canoe.
   *[pointer] Alege o canoe.
}
at-turn-where = { $by ->
    [touch] Atinge un disc luminat.
   *[pointer] Alege încotro vâslești.
}
at-turn-launch = { $by ->
    [touch] Atinge un disc luminat ca să lansezi o canoe.
   *[pointer] Alege un disc luminat ca să lansezi o canoe.
}
at-turn-ready = E bine așa? Încheie tura sau anulează.
at-turn-wins = Așa câștigi jocul!
at-turn-may-add = Poți lansa la apă și cealaltă canoe sau poți încheia tura.
at-turn-may-stay = Lansează canoea la apă sau încheie tura și las-o la țărm.
at-turn-staged = Planul tău
at-turn-planned = Planul tău: { $action }
at-turn-canoes = Canoele tale
at-turn-other-canoe = Cealaltă canoe
at-turn-other-ways = Altfel…
at-turn-options = Încotro poate vâsli
at-turn-all = { $count ->
    [one] 1 mutare
    [few] Toate cele { $count } mutări
   *[other] Toate cele { $count } de mutări
}
at-turn-more = Încă { $count }
at-turn-falls-more = Alte drumuri în cascadă
at-take-back = Anulează
at-end-turn = Încheie tura
at-end-turn-win = Câștigă!
at-weather-ask = Schimbă vremea
at-weather-step = { $step ->
    [-1] Râu mai lent
   *[1] Râu mai rapid
}
at-weather-flows = { $speed ->
    [0] Râul nu se mișcă
    [one] Râul: 1 disc
    [few] Râul: { $speed } discuri
   *[other] Râul: { $speed } de discuri
}
at-weather-loses = { $count ->
    [one] Pierzi o canoe
    [few] Pierzi ambele canoe
   *[other] Pierzi ambele canoe
}
at-weather-end = Vremea e deja la { weather-value }
at-canoe-name = { $place ->
    [falls] Canoea din cascadă
    [lost] Canoea din cascadă
   *[other] { $gem ->
        [none] Canoea de { place-on }
        [amethyst] Canoea de { place-on } cu un ametist
        [diamond] Canoea de { place-on } cu un diamant
        [amber] Canoea de { place-on } cu un chihlimbar
        [sapphire] Canoea de { place-on } cu un safir
       *[ruby] Canoea de { place-on } cu un rubin
    }
}

at-canoe-letter = { $canoe ->
    [1] A
   *[2] B
}
at-canoe-twin = { at-canoe-name } ({ at-canoe-letter })
at-canoe-other = Alege cealaltă canoe
at-canoe-which = Care canoe?
at-the-gem = { $gem ->
    [none] nestemata
    [amethyst] un ametist
    [diamond] un diamant
    [amber] un chihlimbar
    [sapphire] un safir
   *[ruby] un rubin
}
at-trip-move = Vâslește { place-to }
at-trip-load = { $order ->
    [stay] Încarcă aici { at-the-gem }
    [first] Încarcă { at-the-gem }, apoi vâslește { place-to }
   *[last] Vâslește { place-to } și încarcă { at-the-gem }
}
at-trip-unload = { $order ->
    [stay] Descarcă aici { at-the-gem }
    [first] Descarcă { at-the-gem }, apoi vâslește { place-to }
   *[last] Vâslește { place-to } și descarcă { at-the-gem }
}
at-trip-swap = { $order ->
    [stay] Ia aici la schimb { at-the-gem }
    [first] Ia la schimb { at-the-gem }, apoi vâslește { place-to }
   *[last] Vâslește { place-to } și ia la schimb { at-the-gem }
}
at-trip-steal = { $cargo ->
    [unload] Descarcă, vâslește { place-to } și fură { at-the-gem } de la { $victim }
   *[none] Vâslește { place-to } și fură { at-the-gem } de la { $victim }
}
at-trip-land = { $cargo ->
    [load] Încarcă { at-the-gem } și adu-l la țărm
    [unload] Descarcă { at-the-gem } și întoarce-te la țărm
    [swap] Ia la schimb { at-the-gem } și adu-l la țărm
   *[none] { $gem ->
        [none] Întoarce-te la țărm
       *[other] Adu { at-the-gem } la țărm
    }
}
at-trip-falls = { $cargo ->
    [load] Încarcă { at-the-gem }, apoi vâslește în cascadă
    [unload] Descarcă { at-the-gem }, apoi vâslește în cascadă
    [swap] Ia la schimb { at-the-gem }, apoi vâslește în cascadă
   *[none] Vâslește în cascadă
}

at-deed-move = Vâslește
at-deed-load = Încarcă
at-deed-unload = Descarcă
at-deed-swap = Schimbă
at-deed-steal = Fură
at-deed-land = La țărm
at-deed-win = Victorie!
at-deed-falls = Canoe pierdută
at-deed-or = sau
at-deed-more = + altele
at-price-steps = vâslit: { $steps }
at-price-stay = costă toate cele { $points } puncte
at-price-cargo-first = { $cargo ->
    [load] încărcat: { $points }, vâslit: { $steps }
    [unload] descărcat: { $points }, vâslit: { $steps }
   *[swap] schimb: { $points }, vâslit: { $steps }
}
at-price-cargo-last = { $cargo ->
    [load] vâslit: { $steps }, încărcat: { $points }
    [unload] vâslit: { $steps }, descărcat: { $points }
   *[swap] vâslit: { $steps }, schimb: { $points }
}
at-price-falls = pierzi canoea
at-price-falls-again = apasă din nou: pierzi canoea

at-sign-fork = { $fork ->
    [natural] { $arm ->
        [left] Discul următor e așteptat pe brațul stâng. De obicei brațele se mișcă pe rând, dar poate urma și același braț.
       *[right] Discul următor e așteptat pe brațul drept. De obicei brațele se mișcă pe rând, dar poate urma și același braț.
    }
   *[alternate] { $arm ->
        [left] Discul următor intră pe brațul stâng, cel de după el pe brațul drept: brațele se mișcă pe rând.
       *[right] Discul următor intră pe brațul drept, cel de după el pe brațul stâng: brațele se mișcă pe rând.
    }
}
at-sign-weather = Vremea { weather-value }. Râul înaintează cu atâtea discuri câte arată cartea cea mai mică a rundei plus vremea. Un nor de ploaie mută vremea cu o treaptă.
at-sign-start = Colacul de salvare: { $name } începe runda asta. În runda următoare, colacul trece un loc mai departe.
at-sign-ghost = { $danger ->
    [certain] Pericol: dacă rămâne unde este, râul îți va duce canoea în cascadă.
    [possible] Atenție: la cel mai puternic curent posibil, râul îți duce canoea în cascadă.
    [slight] Canoea ta poate ajunge până aici. Doar un curent foarte puternic ar duce-o în cascadă.
    [sure] Râul îți va duce canoea aici.
   *[none] Aici îți ajunge canoea la cel mai puternic curent posibil.
}
at-sign-river = La sfârșitul rundei, râul înaintează cu atâtea discuri câte arată cartea cea mai mică plus vremea. O carte ascunsă poate fi mai mică, iar fiecare nor schimbă vremea.
at-sign-goal = { $goal ->
    [alike] Câștigi jocul cu { $need } nestemate la fel.
    [kinds] Câștigi jocul cu nestemate de { $need } feluri diferite.
   *[all] Câștigi jocul cu oricare { $need } nestemate.
}

at-read-rule = Citește regula { $rule }
at-why-space = De ce nu { place-on }?
at-why-canoe = { at-canoe-name }: de ce nu se poate mișca?

at-log = Jurnalul jocului
at-hint = Indiciu
at-chat-log = Chat și jurnal
at-log-unread = { $count ->
    [one] Chat și jurnal: 1 mesaj nou
    [few] Chat și jurnal: { $count } mesaje noi
   *[other] Chat și jurnal: { $count } de mesaje noi
}
at-unread-many = 9+
at-log-rule = Deschide regula.
at-log-empty = Încă nimic. Râul e liniștit.
at-note-started = Jocul începe. Prima tură: { $name }.
at-note-returned = { $name } e din nou aici.
at-note-resigned = { $name } abandonează. Continuă botul { $bot }.
at-note-voted-yes = { $name } ar vrea să încheie jocul aici.
at-note-voted-no = { $name } ar vrea să joace mai departe.
at-note-stand-in = { $whom } lipsește. Până la întoarcere joacă un bot.
at-note-stand-in-yes = { $name } votează să joace un bot pentru { $whom }.
at-note-stand-in-no = { $name } vrea mai degrabă să aștepte până vine { $whom }.
at-note-abandoned = Jocul s-a întrerupt. Nu câștigă nimeni.
at-note-rematched = Revanșa e pregătită.
at-note-clock = Timpul a expirat pentru { $name }: a hotărât un bot.
at-said = { $name } spune: { $text }
at-chat-muted = (mesaj ascuns)
at-chat-write = Spune ceva
at-chat-send = Trimite
at-emotes = Replici
at-emote = { $emote ->
    [hello] Salut!
    [hurry] E rândul tău!
    [nice] Bună mutare!
    [oops] Hopa!
    [thanks] Mersi!
   *[well-played] Bine jucat!
}

# Ce s-a întâmplat, povestit celui căruia i s-a întâmplat
you-name = Tu
you-said = Spui: { $text }
you-chosen = Ai ales o carte.
you-ransomed = Recuperezi o canoe pierdută și plătești { a-gem }.
you-revealed = { $tile ->
    [cloud] Joci norul de ploaie.
   *[other] Joci { $tile }.
}
you-stranded = Nu ai nicio canoe de mutat.
you-trip = Vâslești { place-to }.
you-trip-from = Vâslești { place-from } { place-to }.
you-trip-both = Vâslești cu ambele canoe { place-to }.
you-trip-stays = Rămâi { place-on }.
you-loaded = Încarci { a-gem }.
you-unloaded = Descarci { a-gem }.
you-stolen = Furi { a-gem } de la { $victim }.
you-robbed = { $name } îți fură { a-gem }.
you-landed = { $gem ->
    [none] Te întorci la țărm.
   *[other] Aduci { a-gem } la țărm.
}
you-swept-river = { $gem ->
    [none] Pierzi o canoe: râul o duce în cascadă.
   *[other] Pierzi o canoe: râul o duce în cascadă. Nestemata ajunge înapoi la spațiul ei de exploatare.
}
you-swept-paddled = { $gem ->
    [none] Vâslești în cascadă și pierzi canoea.
   *[other] Vâslești în cascadă și pierzi canoea. Nestemata ajunge înapoi la spațiul ei de exploatare.
}
you-one-gem-short = Îți mai trebuie o singură nestemată!
you-goal-reached = { $count ->
    [0] Ai { $goals }. Asta e ultima tură.
    [one] Ai { $goals }! { $names } mai are o tură, apoi jocul se încheie, iar râul nu se mai mișcă.
    [few] Ai { $goals }! { $names } mai au câte o tură, apoi jocul se încheie, iar râul nu se mai mișcă.
   *[other] Ai { $goals }! { $names } mai au câte o tură, apoi jocul se încheie, iar râul nu se mai mișcă.
}
you-to-move = { $count ->
    [0] { $name } are { $goals }! Tu mai ai o tură, apoi jocul se încheie, iar râul nu se mai mișcă.
    [one] { $name } are { $goals }! Tu și { $names } mai aveți câte o tură, apoi jocul se încheie, iar râul nu se mai mișcă.
    [few] { $name } are { $goals }! Tu, { $names } mai aveți câte o tură, apoi jocul se încheie, iar râul nu se mai mișcă.
   *[other] { $name } are { $goals }! Tu, { $names } mai aveți câte o tură, apoi jocul se încheie, iar râul nu se mai mișcă.
}
you-weather = Muți vremea la { weather-value }.
you-rescued = Ai pierdut ambele canoe și nu ai nicio nestemată: primești o canoe înapoi, gratis.
you-start-passed = Runda { $round }: începi tu.
you-game-over = { $count ->
    [0] Câștigi.
   *[other] Împarți victoria cu { $names }.
}
you-game-over-limit = { $count ->
    [0] A fost ultima rundă. Câștigi.
   *[other] A fost ultima rundă. Împarți victoria cu { $names }.
}
you-head-canoe-back = Primești o canoe înapoi
you-last-turns = { $count ->
    [0] Ultimele ture: ți-ai atins obiectivul
    [one] Ultimele ture: tu și { $names } v-ați atins obiectivul
    [few] Ultimele ture: tu, { $names } v-ați atins obiectivul
   *[other] Ultimele ture: tu, { $names } v-ați atins obiectivul
}
you-has-start = Ai colacul de salvare și începi
you-sign-start = Colacul de salvare: tu începi runda asta. În runda următoare, colacul trece un loc mai departe.
you-note-started = Jocul începe. Prima tură e a ta.
you-note-returned = Ești din nou aici.
you-note-resigned = Abandonezi. Continuă un bot.
you-note-voted-yes = Ai vrea să închei jocul aici.
you-note-voted-no = Ai vrea să joci mai departe.
you-note-stand-in = Lipsești. Până la întoarcerea ta joacă un bot.
you-note-stand-in-yes = Votezi să joace un bot pentru { $whom }.
you-note-stand-in-no = Vrei mai degrabă să aștepți până vine { $whom }.
you-note-absent-yes = { $name } votează să joace un bot în locul tău.
you-note-absent-no = { $name } vrea mai degrabă să te aștepte.
you-note-clock = Timpul tău a expirat: a hotărât un bot.

at-trouble-stale = Între timp s-a schimbat ceva la masă. Mai uită-te o dată.
at-trouble-illegal = Aici nu se poate. Alege unul dintre locurile luminate.
at-trouble-unfinished = Tura nu e gata: mai ai o canoe de mutat.
at-trouble-not-yours = Locul acela e al altcuiva.
at-trouble-not-now = Acum nu se poate.
at-trouble-slow-down = Nu așa repede! Mai încearcă într-o clipă.
at-trouble-unavailable = Serverul își trage sufletul. Mai încearcă într-o clipă.
at-trouble-failed = N-a mers. Te rugăm, mai încearcă.

at-pass-to = Dă dispozitivul mai departe: { $name }
at-pass-why = Urmează o alegere secretă. Ceilalți, nu trageți cu ochiul.
at-pass-ready = Eu sunt { $name }
at-pass-done = Aici toată lumea a ales. Vrei altă carte? Spune cine ești, cât ceilalți privesc în altă parte.

at-menu = Meniu

# Un exercițiu: lecție sau problemă

at-result-show = Arată rezultatul
at-result-abandoned = Joc întrerupt
at-result-you = { $count ->
    [0] Ai câștigat!
   *[other] Împarți victoria cu { $names }!
}
at-result-winners = { $count ->
    [0] Nu câștigă nimeni
    [one] { $names } câștigă
    [few] { $names } împart victoria
   *[other] { $names } împart victoria
}
at-victory-skip = Vezi cifrele
at-home = Acasă
