# Deset lekcí, které čte osmileté dítě: krátké věty, obyčejná slova. „Pole 4“ je pole řeky s tímto číslem na plánu.
# Číslo na kartě dává kanoi pohybové body, krátce body.

lessons = Lekce
lessons-lead = Deset krátkých lekcí na opravdové řece. Každá trvá asi dvě minuty.
lessons-heading = Lekce { $number } z { $count }: { $title }
lessons-progress = { $count ->
    [0] Začni první lekcí.
   *[other] Hotové lekce: { $count } z { $all }
}
lessons-start = Začít
lessons-passed = Hotovo
lessons-head-done = Lekce je hotová
lessons-all-done = Teď už řeku znáš. Je čas na opravdovou hru!
lessons-play = Zahrát si hru
lessons-hint-confirm = Teď stiskni tlačítko nad kartami a vybranou kartu zahraj.
lessons-hint-canoe = Je to ta s kroužkem.
lessons-hint-end = Stiskni tady. Do té doby můžeš ještě vrátit tah zpět.
lessons-step-confirm = Teď tu kartu zahraj.
lessons-step-canoe = Vyber svoji kanoi.
lessons-step-other = Dobře. Plout musí i tvoje druhá kanoe.
lessons-step-end = Teď ukonči tah.
lessons-step-others = Teď hrají ostatní.
# The river flows: $speed is how many discs, with no cloud on the plank.
lessons-flow = { $speed ->
    [0] Tentokrát řeka neteče.
    [one] Teď řeka teče tak daleko, kolik ukazuje nejnižší karta: 1 pole.
    [few] Teď řeka teče tak daleko, kolik ukazuje nejnižší karta: { $speed } pole.
    [many] Teď řeka teče tak daleko, kolik ukazuje nejnižší karta: { $speed } pole.
   *[other] Teď řeka teče tak daleko, kolik ukazuje nejnižší karta: { $speed } polí.
}
# What is planned is not what the lesson asks for.
lessons-astray = To ještě není ono. Vrať tah zpět a zkus to znovu.
lessons-astray-cloud = Mrak s kanoí nehne, mění jen počasí. Vyber číslo.
lessons-mistake-cloud = Mrak mění počasí. Kanoe s ním nepluje a drahokam s ním nenaložíš.

## 1: vyplout a přistát

lesson-launch-title = Na vodu a zpátky
lesson-launch-goal = Spusť kanoi na vodu a pak ji vrať na břeh.
lesson-launch-fact = Vyhraješ se čtyřmi stejnými drahokamy, s pěti různými, nebo s jakýmikoli sedmi.
lesson-launch-step-tile = Vyber kartu. Její číslo říká, o kolik polí kanoe popluje: zkus dvojku.
lesson-launch-step-launch = Teď spusť kanoi: vyber svítící pole.
lesson-launch-step-back = Teď zpátky na břeh: spočítej pole a vyber číslo, které bude stačit.
lesson-launch-step-shore = Teď vyber břeh.
lesson-launch-step-far = Tahle karta na břeh nestačí. Popluj k němu blíž.
lesson-launch-hint-tile = Stačí malé číslo: kanoe pak zůstane blízko břehu.
lesson-launch-hint-launch = Číslo u pole říká, kolik polí je od břehu.
lesson-launch-hint-back = Řeka kanoi kousek odnesla. Číslo u jejího pole říká, jak daleko je břeh.
lesson-launch-hint-shore = U břehu nevadí, když je číslo na kartě větší, než potřebuješ.
lesson-launch-hint-far = V příštím kole tam s větším číslem dopluješ.
lesson-launch-astray-tile = Začni malým číslem: zkus dvojku.
lesson-launch-astray-back = To na břeh nestačí. Vyber větší číslo.
lesson-launch-astray-shore = To ještě není břeh. Vrať tah zpět a vyber břeh.
lesson-launch-mistake-falls = Kanoe spadla do vodopádu. Začni malou kartou a drž se u břehu.
lesson-launch-mistake-late = Kanoe je pořád na řece. Spočítej pole zpátky na břeh a vyber kartu, která bude stačit.
lesson-launch-done = A jsi zpátky! Číslo na kartě říká, jak daleko kanoe dopluje. Potom ji řeka odnese ještě kousek dál.

## 2: body se musí vyčerpat

lesson-points-title = Každý bod se počítá
lesson-points-goal = Spusť kanoi na vodu a v tom samém tahu nalož drahokam.
lesson-points-fact = Každé pole stojí 1 bod, naložení drahokamu 2 body.
lesson-points-step-load = Teď nalož drahokam: vyber pole 3.
lesson-points-step-diamond = Teď nalož drahokam: vyber pole 4.
lesson-points-hint-count = První drahokamy jsou u pole 3. Kolik bodů potřebuješ na cestu a na naložení?
lesson-points-hint-sum = 3 body na pole 3 a 2 za naložení: to je dohromady 5. Vyber pětku.
lesson-points-hint-load = Leží tam ametysty: 3 body na cestu, 2 na naložení.
lesson-points-hint-diamond = Leží tam diamanty: 4 body na cestu, 2 na naložení.
lesson-points-astray-count = To nestačí: 3 body na pole 3 a 2 za naložení je dohromady 5.
lesson-points-mistake-short = To je málo bodů. K prvním drahokamům potřebuješ 3 a na naložení 2: dohromady 5.
lesson-points-mistake-steps = Všechny body padly na pádlování a na naložení žádný nezbyl. Zastav tam, kde se dá nakládat.
lesson-points-done = Přesně tak! Body musíš vyčerpat všechny: 1 za každé pole, 2 za naložení drahokamu.

## 3: naložit, vyložit, vyměnit

lesson-cargo-title = Naložit, vyložit, vyměnit
lesson-cargo-goal = Tvoje kanoe veze ametyst. Vyměň ho za diamant.
lesson-cargo-fact = Vyložení stojí 2 body, naložení taky 2.
lesson-cargo-hint-price = Výměna je obojí: nejdřív vyložit, pak naložit. Sečti body.
lesson-cargo-hint-tile = Výměna stojí 4 body. Vyber čtyřku.
lesson-cargo-hint-swap = Vyber pole, na kterém je tvoje kanoe. Tam můžeš měnit.
lesson-cargo-hint-first = Tvoje karta má víc než 4 body: nejdřív vyměň, potom dopádluj zbytek. Vyber svítící pole.
lesson-cargo-astray-tile = { $tile } nestačí: 2 body za vyložení a 2 za naložení. Zkus větší číslo.
lesson-cargo-astray-swap = To není výměna. Vrať tah zpět a vyber pole své kanoe.
lesson-cargo-astray-first = To není výměna. Vrať tah zpět, nejdřív vyměň a potom dopádluj zbytek.
lesson-cargo-mistake-short = To je málo bodů. Vyložení stojí 2, naložení taky 2, výměna tedy 4.
lesson-cargo-mistake-moved = To nebyla výměna. Diamanty jsou u pole 4: vyměň tam, než odpádluješ.
lesson-cargo-done = Vyměněno! Naložení stojí 2 body, vyložení taky 2 a výměna 4.

## 4: řeka a její dvě ramena

lesson-river-title = Dvě ramena řeky
lesson-river-goal = Nalož rubín a nepřijď o něj, až řeka poteče.
lesson-river-hint-forecast = Řeka se za chvilku posune o 1 pole. Má dvě ramena a pohne se jen jedno: tentokrát levé.
lesson-river-hint-arm = Pravé rameno teď zůstane stát. Nalož rubín tam.
lesson-river-astray-arm = Rubín není v bezpečí, nebo žádný nemáš. Vrať tah zpět a zkus pravé rameno.
lesson-river-mistake-falls = Levé rameno se posunulo a kanoe spadla do vodopádu. Ramena se střídají: tentokrát bylo bezpečné to pravé.
lesson-river-mistake-other = Kanoe je v bezpečí, ale rubín nemá. Rubíny jsou u posledních polí nad vodopádem.
lesson-river-done = Rubín je v bezpečí! Každý posun pohne jen jedním ramenem a ramena se střídají.

## 5: karty ostatních

lesson-tiles-title = Sleduj karty ostatních
lesson-tiles-goal = Nalož drahokam a nepřijď o něj, až řeka poteče.
lesson-tiles-hint-tops = Podívej se na poslední karty ostatních. U obou leží jednička, takže ji teď nikdo z nich hrát nemůže.
lesson-tiles-hint-speed = Řeka se posune o nejnižší zahrané číslo. Bez jedničky to budou aspoň 2 pole a pohnou se obě ramena.
lesson-tiles-hint-tile = Pryč od vodopádu! S trojkou dopluješ o pole výš a naložíš safír.
lesson-tiles-hint-load = Vyber svítící pole, kde můžeš naložit drahokam.
lesson-tiles-astray-tile = { $tile ->
    [1] S jedničkou nenaložíš: stojí to 2 body. Zkus větší číslo.
   *[other] S číslem { $tile } sice naložíš, ale řeka tě strhne. Zkus větší číslo.
}
lesson-tiles-astray-load = Takhle ti žádný drahokam nezůstane. Vrať tah zpět a nalož výš po řece.
lesson-tiles-mistake-falls = Ostatní už měli jedničku zahranou. Řeka se proto posunula o 2 pole a kanoe spadla do vodopádu.
lesson-tiles-mistake-empty = Kanoe je v bezpečí, ale prázdná. Vyber kartu, ze které zbydou 2 body na naložení.
lesson-tiles-done = Dobrý postřeh! Karta se vrátí, až když je zahraných všech sedm. Takže víš, co teď přijít nemůže.

## 6: počasí

lesson-weather-title = Počasí
lesson-weather-goal = Udrž kanoi s rubínem přesně tam, kde je.
lesson-weather-hint-tile = S číslem musí kanoe plout. S mrakem ne. Vyber mrak.
lesson-weather-hint-down = Zpomal řeku: vyber −1.
lesson-weather-astray-tile = S číslem { $tile } musí kanoe plout, a má zůstat. Zkus mrak.
lesson-weather-astray-down = To řeku zrychlí. Vrať tah zpět a vyber −1.
lesson-weather-mistake-number = S číslem musí kanoe na vodě plout. Jen mrak ji nechá na místě.
lesson-weather-mistake-fast = Teď je řeka rychlejší a kanoe spadne do vodopádu. Radši řeku zpomal.
lesson-weather-done = Zachránilo tě sluníčko! Řeka se posune o nejnižší číslo plus počasí: 1 − 1 = 0.

## 7: krádež

lesson-steal-title = Krádež
lesson-steal-goal = Ukradni drahokam z cizí kanoe.
lesson-steal-hint-who = Na poli 4 a na poli 2 jsou naložené kanoe. Pádluj proti proudu a zastav přesně u jedné z nich.
lesson-steal-hint-tile = Z pole 5 je to na pole 4 jeden bod, na pole 2 tři body. Vyber jedničku nebo trojku.
lesson-steal-hint-near = Pádluj nahoru na pole 4 a ukradni diamant.
lesson-steal-hint-far = Pádluj nahoru na pole 2 a ukradni rubín.
lesson-steal-astray-tile = S číslem { $tile } naložené kanoe mineš. Spočítej pole proti proudu.
lesson-steal-astray-near = Takhle nic neukradneš. Vrať tah zpět a pádluj nahoru na pole 4.
lesson-steal-astray-far = Takhle nic neukradneš. Vrať tah zpět a ukradni drahokam na poli 2.
lesson-steal-mistake-exact = S tímhle číslem u naložené kanoe nezastavíš. Počítej přesně: 1 nebo 3 pole.
lesson-steal-mistake-missed = Nic se neukradlo. Nech kanoi prázdnou, pádluj nahoru, zastav na poli cizí kanoe a vyber krádež.
lesson-steal-done = Máš ho! Prázdná kanoe, která pádluje nahoru a zastaví u naložené, jí může drahokam ukrást. A nestojí to nic.

## 8: vodopád a návrat

lesson-falls-title = Do vodopádu a zpátky
lesson-falls-goal = Kup ztracenou kanoi nazpět za drahokam a pak spusť nějakou kanoi na vodu.
lesson-falls-hint-lost = Jedna tvoje kanoe spadla do vodopádu. Za drahokam ji můžeš dostat zpátky, ještě než si vybereš kartu.
lesson-falls-hint-gem = Zaplať drahokamem, bez kterého se obejdeš. Ametysty máš dva.
lesson-falls-hint-tile = Po zaplacení je kanoe zase tvoje. Teď vyber číslo.
lesson-falls-hint-launch = Vyber pro kanoi pole.
lesson-falls-astray-lost = Kanoe je pořád ztracená. Vrať kartu zpátky a nejdřív zaplať drahokam.
lesson-falls-mistake-tile = Kanoe je pořád ztracená. Zaplatit musíš dřív, než si vybereš kartu.
lesson-falls-done = Vítej zpátky! Ztracená kanoe stojí jeden drahokam a platí se před výběrem karty.

## 9: tři cesty k vítězství

lesson-goals-title = Tři cesty k vítězství
lesson-goals-goal = Vyhraj v tomhle tahu.
lesson-goals-hint-gems = Vyhraješ se čtyřmi stejnými drahokamy, s pěti různými nebo s jakýmikoli sedmi. Co ti chybí?
lesson-goals-hint-tile = Stačí čtvrtý ametyst, nebo safír. Se šestkou dovezeš na břeh oba.
lesson-goals-hint-shore = Dovez drahokam na břeh.
lesson-goals-astray-tile = { $tile } nestačí: na břeh to máš nejmíň 4 pole. Zkus větší číslo.
lesson-goals-astray-shore = Takhle žádný drahokam na břeh nedopluje. Vrať tah zpět a nějaký dovez na břeh.
lesson-goals-mistake-short = Drahokam se počítá až na břehu a i tvoje nejbližší kanoe to tam má 4 pole.
lesson-goals-mistake-away = Na břeh žádný drahokam nedoplul. Počítá se, až když je kanoe zpátky.
lesson-goals-done = Vítězíš! Čtyři stejné, pět různých, nebo sedm drahokamů: stačí kterýkoli cíl.

## 10: první kolo

lesson-round-title = Tvůj první drahokam
lesson-round-goal = Dovez na břeh svůj první drahokam.
lesson-round-hint-tile = Všichni si tajně vybírají kartu. S pětkou můžeš doplout na pole 3 a naložit ametyst.
lesson-round-hint-load = Vyber svítící pole. Kde leží drahokamy, tam možná jeden naložíš.
lesson-round-hint-turn = Ukonči tah. Pak hrají ostatní a řeka teče.
lesson-round-hint-where = Řeka odnesla všechny kanoe dál. Tady vidíš, o kolik se může posunout teď.
lesson-round-hint-home = Tvoje kanoe veze drahokam. Vyber číslo, které stačí až na břeh.
lesson-round-hint-shore = Vyber břeh. Jakmile tam kanoe dopluje, je drahokam tvůj.
lesson-round-hint-again = Pádluj tam, kde můžeš naložit drahokam.
lesson-round-mistake-falls = Kanoe spadla do vodopádu. Řeka teče každé kolo, tak se otoč včas.
lesson-round-mistake-late = Na břehu zatím žádný drahokam není. Nalož první, ke kterému dopluješ, a pádluj rovnou zpátky.
lesson-round-done = Tvůj první drahokam! Teď už víš, jak se hraje.
