# Jocul în terminal. Ce se tastează (help, undo, board, log, log all, quit) și notația rămân cum sunt.

terminal-gem = { $gem ->
    [amethyst] { gem-amethyst }
    [diamond] { gem-diamond }
    [amber] { gem-amber }
    [sapphire] { gem-sapphire }
   *[ruby] { gem-ruby }
}

list-comma = ,
list-semicolon = ;

terminal-canoe = { $space ->
    [shore] canoea { $canoe }, la țărm
    [lost] canoea { $canoe }, pierdută
   *[other] { $gem ->
        [none] canoea { $canoe }, pe { $space }, goală
       *[other] canoea { $canoe }, pe { $space }, cu { a-gem }
    }
}
terminal-canoe-trip = canoea { $canoe }: { $trip }
terminal-ransom = recuperează canoea { $canoe } în schimbul unui { terminal-gem }
terminal-weather = { $step ->
    [-1] coboară vremea la { weather-value }
   *[1] urcă vremea la { weather-value }
}
terminal-done = încheie tura
terminal-go = { $way ->
    [up] în sus până la { $space }
   *[down] în jos până la { $space }
}
terminal-go-home = întoarce-te la țărm
terminal-go-home-with = { $gem ->
    [amethyst] adu ametistul la țărm
    [diamond] adu diamantul la țărm
    [amber] adu chihlimbarul la țărm
    [sapphire] adu safirul la țărm
   *[ruby] adu rubinul la țărm
}
terminal-go-over = în cascadă: pierzi canoea!
terminal-load = încarcă { a-gem }
terminal-unload = descarcă
terminal-steal = fură { a-gem } din canoea { $victim }{ $canoe }

terminal-tiles-chosen = Cărți alese: { $choices }
terminal-turn = { $who }: { $deeds }
terminal-turn-tile = { $who }, { tile-name }: { $deeds }
terminal-canoe-did = canoea { $canoe }: { $deed }
terminal-travelled = { $start ->
    [shore] țărm
   *[other] { $start }
} → { $end ->
    [falls] cascadă
   *[other] { $end }
}
terminal-loaded = încarcă { a-gem }
terminal-unloaded = descarcă { a-gem }
terminal-stolen = fură { a-gem } din { $victim }
terminal-landed = se întoarce la țărm
terminal-landed-with = { $gem ->
    [amethyst] aduce ametistul la țărm
    [diamond] aduce diamantul la țărm
    [amber] aduce chihlimbarul la țărm
    [sapphire] aduce safirul la țărm
   *[ruby] aduce rubinul la țărm
}
terminal-over = pierdută în cascadă
terminal-goal = { $count ->
    [0] { $who } și-a atins obiectivul. Asta e ultima tură.
    [one] { $who } și-a atins obiectivul. Mai urmează o tură; apoi jocul se încheie.
    [few] { $who } și-a atins obiectivul. Mai urmează { $count } ture; apoi jocul se încheie.
   *[other] { $who } și-a atins obiectivul. Mai urmează { $count } de ture; apoi jocul se încheie.
}
terminal-ransomed = recuperată în schimbul unui { terminal-gem }
terminal-weather-moved = vremea { $was ->
    [-1] −1
    [0] 0
    [1] +1
   *[2] +2
} → { weather-value }
terminal-stranded = nicio canoe de mutat
terminal-stayed = lasă canoea la țărm
terminal-flow = { $speed ->
    [0] { $lowest ->
        [none] Râul nu se mișcă (numai nori de ploaie, vremea { weather-value })
       *[other] Râul nu se mișcă (cea mai mică e cartea { $lowest }, vremea { weather-value })
    }
   *[other] { $lowest ->
        [none] Râul înaintează cu { $speed } (numai nori de ploaie, vremea { weather-value })
       *[other] Râul înaintează cu { $speed } (cea mai mică e cartea { $lowest }, vremea { weather-value })
    }
}
terminal-flow-arms = { $flow }: { $arms }
terminal-swept = { $canoe } cade în cascadă
terminal-swept-with = { $canoe } cade în cascadă cu { a-gem }
terminal-arm = { $arm ->
    [left] stânga
   *[right] dreapta
}
terminal-round = ── Runda { $round }: începe { $who }
terminal-rescued = { $who } a pierdut ambele canoe și nu are nestemate: canoea { $canoe } se întoarce gratis
terminal-limit = A fost ultima rundă.
terminal-victory = ★ { $who } câștigă cu { $how }.
terminal-best-progress = cel mai mare progres spre un obiectiv

# Tabla. Liniile au 80 de coloane: cuvinte scurte.
board-round = runda { $round }
board-choosing = I cărți-vâslă, de ales: { $who }
board-moving = II canoe, la rând: { $who }, cartea { $tile }
board-over = sfârșit, victorie: { $who }
board-weather = vremea { $track }
board-next-arm = { $arm ->
    [left] urmează brațul stâng
   *[right] urmează brațul drept
}
board-river = râul până acum { $speed }
board-falls = cascada
board-ashore = la țărm
board-lost = pierdute
# Coloanele de sub tablă au 16, 16, 6, 15 și 8 litere. Obiectivele: patru la fel, cinci feluri, șapte în total.
board-gems = nestemate
board-goals = egale fel. tot.
board-tile = carte
board-hand = mână
board-played = jucate
board-tiles = { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}
board-cloud = nor
board-legend = a0+R canoea 0 de la a, cu un rubin   (4) carte ascunsă   ◎ colacul: începe

terminal-menu-ransom = Dacă vrei, recuperează întâi o canoe pierdută:
terminal-menu-tile = Alege o carte-vâslă:
terminal-menu-canoe = Mută { terminal-canoe }:
terminal-menu-weather = Schimbă vremea:
terminal-menu-stay = Sau las-o la țărm:
terminal-tile-cloud = norul de ploaie: schimbă vremea
terminal-tile-points = { $points ->
    [one] { $points } punct-vâslă pentru fiecare canoe
    [few] { $points } puncte-vâslă pentru fiecare canoe
   *[other] { $points } de puncte-vâslă pentru fiecare canoe
}
# $expected: după „Scrie”
terminal-expected-tile = una dintre { $labels }
terminal-expected-number = un număr de la { $first } la { $last }
terminal-expected-trip = un număr de la { $first } la { $last }, un drum ca 0>3+A

terminal-pass-to = Dă dispozitivul mai departe: { $who }, apoi apasă Enter:
terminal-so-far = Până acum: { $steps } (scrie undo ca să anulezi).
terminal-type = Scrie { $expected } sau help.
terminal-not-understood = „{ $typed }” nu e o variantă. Scrie { $expected } sau help.
terminal-not-here = Nu se poate. { $why } (Regula { $rule })
terminal-choice = Alegerea ta: { $steps }.
terminal-confirm-tile = Enter ca s-o joci, sau undo>
terminal-confirm-turn = Enter ca să închei tura, sau undo>
terminal-confirm-help = Apasă Enter ca să confirmi sau scrie undo ca să anulezi ultimul pas.
terminal-nothing-to-undo = În tura asta nu e nimic de anulat.
terminal-undone = Anulat: { $step }.
terminal-log-empty = Încă nimic.

terminal-you = tu
terminal-welcome = Niagara. La masă: { $players }.
terminal-game-number = Jocul numărul { $seed } (îl joci din nou cu --seed { $seed }). Scrie oricând help.
terminal-forfeit = { $name } ratează o decizie: { $why }
terminal-save-as = Salvează jocul ca (.json sau .txt, doar Enter ca să nu salvezi)>
terminal-not-saved = Jocul nu s-a putut salva: { $error }
terminal-saved = Joc salvat: { $path }
terminal-replay-with = Privește-l din nou: niagara replay { $path }

terminal-step = ── Pasul { $step } din { $steps }
terminal-replay-help = Enter sau n înainte, p înapoi, g 5 la runda 5, e sfârșit, q ieșire
terminal-replay-not-understood = „{ $typed }” nu e o variantă. { terminal-replay-help }
terminal-replay-end = Ăsta e sfârșitul. Scrie q ca să ieși.
terminal-replay-beginning = Ăsta e începutul.
terminal-replay-rounds = Jocul acesta are rundele de la 1 la { $last }.
terminal-no-record = { $path } nu e înregistrarea unui joc: { $error }

terminal-help =
    Adu nestemate la țărm. Câștigi cu 4 la fel, câte una de fiecare fel sau 7.

    În fiecare rundă, toată lumea alege în secret o carte și vâslește cu ea, pe
    rând; apoi râul înaintează cu atâtea discuri câte arată cel mai mic număr plus
    vremea. O canoe căzută în cascadă e pierdută: înainte să alegi o carte, o poți
    recupera cu una dintre nestematele tale. Fără canoe și fără nestemate,
    primești o canoe înapoi gratis. Când cineva își atinge obiectivul, mai joacă
    cei care n-au jucat încă în runda asta; apoi jocul se încheie.

    Un 4 dă fiecăreia dintre canoele tale 4 puncte: un disc costă 1, încărcatul 2,
    descărcatul 2. Folosește-le pe toate; pot rămâne doar la țărm sau în
    cascadă. O canoe de pe apă trebuie să se miște. Cu ambele la țărm, lansează
    una; cu una la țărm, o poți lansa. O canoe goală care vâslește în susul
    râului și se oprește pe discul unei canoe încărcate a altcuiva îi poate fura
    nestemata, gratis.

    Scrie numărul unei variante sau varianta întreagă:
      0>3+A    canoea 0 vâslește până la 3 și încarcă un ametist
      1-+R>6L  canoea 1 descarcă, încarcă un rubin și vâslește până la 6L
      0>2xc1   canoea 0 vâslește până la 2 și fură din canoea 1 de la c
      0>s  0>f  w+  w-  .     la țărm, în cascadă, vremea, sfârșitul turei

      board    arată tabla           undo   anulează ultimul pas din tura asta
      log      ultimele runde        quit   ieși; jocul se salvează
      log all  tot jocul             help   pagina asta (și ?)
