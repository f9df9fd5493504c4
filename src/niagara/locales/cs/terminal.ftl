# Hra v terminálu. Místa a kanoe mají písmena notace: a, b0. Co se píše na klávesnici (help, undo, board, log,
# log all, quit a písmena v záznamu), zůstává ve všech jazycích stejné.

terminal-gem = { $gem ->
    [amethyst] { gem-amethyst }
    [diamond] { gem-diamond }
    [amber] { gem-amber }
    [sapphire] { gem-sapphire }
   *[ruby] { gem-ruby }
}

# Mezi částmi seznamu nebo věty; následuje mezera.
list-comma = ,
list-semicolon = ;

# Co místo může udělat
terminal-canoe = { $space ->
    [shore] kanoe { $canoe }, na břehu
    [lost] kanoe { $canoe }, ztracená
   *[other] { $gem ->
        [none] kanoe { $canoe }, na { $space }, prázdná
        [amethyst] kanoe { $canoe }, na { $space }, s ametystem
        [diamond] kanoe { $canoe }, na { $space }, s diamantem
        [amber] kanoe { $canoe }, na { $space }, s jantarem
        [sapphire] kanoe { $canoe }, na { $space }, se safírem
       *[ruby] kanoe { $canoe }, na { $space }, s rubínem
    }
}
terminal-canoe-trip = kanoe { $canoe }: { $trip }
terminal-ransom = koupit kanoi { $canoe } nazpět za { a-gem }
terminal-weather = { $step ->
    [-1] počasí dolů na { weather-value }
   *[1] počasí nahoru na { weather-value }
}
terminal-done = ukončit tah
terminal-go = { $way ->
    [up] nahoru na { $space }
   *[down] dolů na { $space }
}
terminal-go-home = vrátit se na břeh
terminal-go-home-with = dovézt { terminal-gem } na břeh
terminal-go-over = do vodopádu: přijdeš o kanoi!
terminal-load = naložit { terminal-gem }
terminal-unload = vyložit
terminal-steal = ukrást { terminal-gem } z kanoe { $victim }{ $canoe }

# Co se stalo: řádek za každý tah a každý posun řeky
terminal-tiles-chosen = Vybrané karty: { $choices }
terminal-turn = { $who }: { $deeds }
terminal-turn-tile = { $who }, { tile-name }: { $deeds }
terminal-canoe-did = kanoe { $canoe } { $deed }
terminal-travelled = { $start ->
    [shore] pluje z břehu na
   *[other] pluje { $start } →
} { $end ->
    [falls] vodopád
   *[other] { $end }
}
terminal-loaded = nakládá { terminal-gem }
terminal-unloaded = vykládá { terminal-gem }
terminal-stolen = krade { terminal-gem } z kanoe { $victim }
terminal-landed = pluje na břeh
terminal-landed-with = přiváží { a-gem } na břeh
terminal-over = je ztracená
terminal-goal = { $count ->
    [0] { $who } je v cíli. Tohle je poslední tah.
    [one] { $who } je v cíli. Zbývá ještě jeden tah, pak hra končí.
    [few] { $who } je v cíli. Zbývají ještě { $count } tahy, pak hra končí.
    [many] { $who } je v cíli. Zbývá ještě { $count } tahu, pak hra končí.
   *[other] { $who } je v cíli. Zbývá ještě { $count } tahů, pak hra končí.
}
terminal-ransomed = koupená nazpět za { a-gem }
terminal-weather-moved = počasí { $was ->
    [-1] −1
    [0] 0
    [1] +1
   *[2] +2
} → { weather-value }
terminal-stranded = žádná kanoe nemůže plout
terminal-stayed = nechává kanoi na břehu
terminal-flow = { $speed ->
    [0] { $lowest ->
        [none] Řeka stojí (samé mraky, počasí { weather-value })
       *[other] Řeka stojí (nejnižší karta { $lowest }, počasí { weather-value })
    }
   *[other] { $lowest ->
        [none] Řeka se posouvá o { $speed } (samé mraky, počasí { weather-value })
       *[other] Řeka se posouvá o { $speed } (nejnižší karta { $lowest }, počasí { weather-value })
    }
}
terminal-flow-arms = { $flow }: { $arms }
terminal-swept = { $canoe } padá do vodopádu
terminal-swept-with = { $gem ->
    [amethyst] { $canoe } padá do vodopádu s ametystem
    [diamond] { $canoe } padá do vodopádu s diamantem
    [amber] { $canoe } padá do vodopádu s jantarem
    [sapphire] { $canoe } padá do vodopádu se safírem
   *[ruby] { $canoe } padá do vodopádu s rubínem
}
terminal-arm = { $arm ->
    [left] vlevo
   *[right] vpravo
}
terminal-round = ── Kolo { $round }: začíná { $who }
terminal-rescued = { $who } nemá ani kanoi, ani drahokam, a tak se kanoe { $canoe } vrací zadarmo
terminal-limit = To bylo poslední kolo.
terminal-victory = ★ Vítězí { $who }: { $how }.
terminal-best-progress = nejblíž k cíli

# Herní plán. Řádky mají 80 sloupců: krátká slova.
board-round = kolo { $round }
board-choosing = I výběr karty: { $who }
board-moving = II kanoe: na tahu { $who }, karta { $tile }
board-over = konec: vítězí { $who }
board-weather = počasí { $track }
board-next-arm = { $arm ->
    [left] další rameno levé
   *[right] další rameno pravé
}
board-river = řeka zatím { $speed }
board-falls = vodopád
board-ashore = na břehu
board-lost = ztracené
# Sloupce tabulky pod plánem: 16, 16, 6, 15 a 8 znaků.
# Tři cíle: čtyři stejné, všech pět druhů, sedm drahokamů celkem.
board-gems = drahokamy
board-goals = stej. druhy vše
board-tile = karta
board-hand = v ruce
board-played = zahrané
board-tiles = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
board-cloud = mrak
board-legend = a0+R kanoe 0 místa a s rubínem   (4) skrytá karta   ◎ plovací kruh: začíná

# Nabídka rozhodnutí
terminal-menu-ransom = Nejdřív můžeš koupit ztracenou kanoi nazpět:
terminal-menu-tile = Vyber si kartu:
terminal-menu-canoe = Tvoje { terminal-canoe }:
terminal-menu-weather = Změň počasí:
terminal-menu-stay = Nebo ji nech na břehu:
terminal-tile-cloud = mrak: mění počasí
terminal-tile-points = { $points ->
    [one] { $points } pohybový bod pro každou kanoi
    [few] { $points } pohybové body pro každou kanoi
    [many] { $points } pohybového bodu pro každou kanoi
   *[other] { $points } pohybových bodů pro každou kanoi
}
# 4. pád po „Napiš“
terminal-expected-tile = jednu z možností { $labels }
terminal-expected-number = číslo od { $first } do { $last }
terminal-expected-trip = číslo od { $first } do { $last }, plavbu jako 0>3+A

# Skládání tahu
terminal-pass-to = Předej zařízení, hraje { $who }. Pak stiskni Enter:
terminal-so-far = Zatím: { $steps } (undo to vrátí).
terminal-type = Napiš { $expected } nebo help.
terminal-not-understood = „{ $typed }“ není na výběr. Napiš { $expected } nebo help.
terminal-not-here = To nejde. { $why } (Pravidlo { $rule })
terminal-choice = Tvoje volba: { $steps }.
terminal-confirm-tile = Enter: zahrát, undo: zpět>
terminal-confirm-turn = Enter: ukončit tah, undo: zpět>
terminal-confirm-help = Potvrď Enterem, nebo napiš undo a poslední krok se vrátí.
terminal-nothing-to-undo = V tomto tahu není co vracet.
terminal-undone = Vráceno: { $step }.
terminal-log-empty = Zatím nic.

# Začátek a konec. terminal-you je jméno toho, kdo hraje sám: stojí i ve větách jako „Vítězí …“.
terminal-you = člověk
terminal-welcome = Niagara. U stolu: { $players }.
terminal-game-number = Hra číslo { $seed } (znovu ji zahraješ s --seed { $seed }). Nápovědu ukáže kdykoli help.
terminal-forfeit = { $name } přichází o rozhodnutí: { $why }
terminal-save-as = Uložit záznam jako (.json nebo .txt, jen Enter: neukládat)>
terminal-not-saved = Záznam se nepodařilo uložit: { $error }
terminal-saved = Záznam uložen: { $path }
terminal-replay-with = Přehrát znovu: niagara replay { $path }

# Záznam
terminal-step = ── Krok { $step } z { $steps }
terminal-replay-help = Enter nebo n další, p předchozí, g 5 na kolo 5, e konec, q ukončit
terminal-replay-not-understood = „{ $typed }“ není na výběr. { terminal-replay-help }
terminal-replay-end = Tady hra končí. Napiš q a je hotovo.
terminal-replay-beginning = Tady hra začíná.
terminal-replay-rounds = Tahle hra má kola 1 až { $last }.
terminal-no-record = { $path } není záznam hry: { $error }

terminal-help =
    Voz drahokamy na břeh. Vítězí 4 stejné, 5 různých nebo jakýchkoli 7.

    V každém kole si všichni tajně vyberou kartu a pak s ní jeden po druhém
    pádlují. Řeka se potom posune o tolik polí, kolik je nejnižší číslo plus
    počasí. Kanoe, která spadne do vodopádu, je ztracená: než si vybereš kartu,
    můžeš ji koupit nazpět za jeden ze svých drahokamů. Nemáš-li ani kanoi, ani
    drahokam, jedna kanoe se vrátí zadarmo. Když někdo dosáhne cíle, odehrají
    svůj tah ti, kdo v kole ještě nehráli, a hra končí.

    Karta 4 dá každé tvojí kanoi 4 pohybové body: pole stojí 1, naložení 2,
    vyložení 2. Vyčerpej je všechny, ledaže kanoe dopluje na břeh nebo spadne do
    vodopádu. Kanoe na vodě plout musí. Když jsou na břehu obě, jednu spusť na
    vodu; když jen jedna, spustit ji můžeš. Prázdná kanoe, která pádluje proti
    proudu a skončí na poli naložené kanoe jiného hráče, jí může drahokam ukrást,
    a nestojí to nic.

    Napiš číslo možnosti, nebo ji vypiš:
      0>3+A    kanoe 0 pádluje na 3 a nakládá ametyst
      1-+R>6L  kanoe 1 vykládá, nakládá rubín a pádluje na 6L
      0>2xc1   kanoe 0 pádluje na 2 a krade z kanoe c1
      0>s  0>f  w+  w-  .     na břeh, do vodopádu, počasí, konec tahu

      board    ukáže herní plán      undo   vrátí poslední krok tohoto tahu
      log      poslední kola         quit   konec; hra se uloží
      log all  celá hra              help   tato stránka (také ?)
