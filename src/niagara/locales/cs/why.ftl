why-points-left = { $steps ->
    [one] Je to jen 1 pole, ale všechny body ({ $points }) musíš vyčerpat jedním směrem.
    [few] Jsou to jen { $steps } pole, ale všechny body ({ $points }) musíš vyčerpat jedním směrem.
    [many] Je to jen { $steps } pole, ale všechny body ({ $points }) musíš vyčerpat jedním směrem.
   *[other] Je to jen { $steps } polí, ale všechny body ({ $points }) musíš vyčerpat jedním směrem.
}
why-too-far = { $points ->
    [one] Moc daleko: potřebuješ { $steps } a na pádlování máš jen 1 bod.
    [few] Moc daleko: potřebuješ { $steps } a na pádlování máš jen { $points } body.
    [many] Moc daleko: potřebuješ { $steps } a na pádlování máš jen { $points } bodu.
   *[other] Moc daleko: potřebuješ { $steps } a na pádlování máš jen { $points } bodů.
}
why-must-move = { $points ->
    [one] Kanoe nemůže jen tak stát: vyčerpej svůj bod.
    [few] Kanoe nemůže jen tak stát: vyčerpej všechny { $points } body.
    [many] Kanoe nemůže jen tak stát: vyčerpej všech { $points } bodu.
   *[other] Kanoe nemůže jen tak stát: vyčerpej všech { $points } bodů.
}
why-other-arm = Jedna plavba nevede z jednoho ramene do druhého.
why-must-leave-shore = Tvoje kanoe už je na břehu. Spusť ji na vodu.
why-no-points = Na pádlování už nezbývá žádný bod.
why-canoe-has-moved = Tahle kanoe už v tomhle tahu plula.
why-canoe-lost = Tahle kanoe je ztracená. Kup ji nazpět za drahokam, než si vybereš kartu.
why-launch-only-one = Když jsou obě kanoe na břehu, spustíš na vodu jen jednu.
why-launch-one = Obě kanoe jsou na břehu: jednu musíš spustit na vodu.
why-both-must-move = Obě tvoje kanoe jsou na řece: obě musí plout.
why-canoe-must-move = Tvoje kanoe { place-on } ještě musí plout.
why-cloud = Hraješ mrak: ten mění počasí a kanoe neplují.
why-weather-must-move = Mrak musí změnit počasí o jeden stupeň.
why-weather-end = Tímhle směrem už to s počasím dál nejde.
why-no-cloud = Počasí mění jen mrak.
why-still-choosing = Kanoe poplují, až si všichni vyberou kartu.
why-other-turn = Na tahu je { $name }.
why-turn-over = Tvůj tah je hotový. Ukonči ho, nebo vrať krok zpět.
why-game-won = Hra skončila.
why-rounds-over = Hra skončila: poslední kolo je za námi.
why-choosing-over = Karty se vybírají předtím, než kanoe vyplují.
why-tile-chosen = Kartu už máš vybranou.
why-tile-played = Tahle karta už je zahraná. Vrátí se ti, až zahraješ všech sedm.
why-all-chosen = Všichni už mají vybráno, a tak tvoje karta platí.
why-not-chosen = Ještě nemáš vybranou kartu.
why-ransom-late = Kanoi můžeš koupit nazpět jen před výběrem karty.
why-canoe-not-lost = Tahle kanoe není ztracená.
why-no-ransom = Drahokam tohoto druhu nemáš.
why-steal-at-start = Krade se tam, kde plavba končí.
why-steal-loaded = Krást může jen prázdná kanoe, a to jen jednou.
why-steal-own = Okrást vlastní kanoi nemůžeš.
why-steal-upstream-only = Krást může jen kanoe, která plula proti proudu.
why-steal-ashore = Na břehu se nekrade.
why-steal-elsewhere = Tahle kanoe není na poli, kde tvoje plavba končí.
why-steal-empty = Tahle kanoe žádný drahokam neveze.
why-unload-then-steal = Na konci plavby nejde vyložit a pak krást.
why-cargo-twice = Nakládá a vykládá se před pádlováním, nebo po něm, ne obojí.
why-cargo-written-first = Nakládá a vykládá se před pádlováním, nebo po něm, ne obojí.
why-cargo-too-dear = To stojí { $cost }, ale tvoje karta dává { $points }.
why-one-handles-none = Karta 1 na naložení ani vyložení nestačí.
why-no-site = Tady žádné naleziště není.
why-canoe-full = Tahle kanoe už drahokam veze.
why-same-kind = Vyměnit můžeš jen za jiný druh.
why-not-lying = Takový drahokam tady není.
why-nothing-to-unload = Tahle kanoe žádný drahokam neveze.
why-just-loaded = Co v tomhle tahu naložíš, zůstává na palubě.
why-no-trip = Tam tahle kanoe nemůže.
why-not-taught = To by šlo, ale ne v tomhle kroku lekce.
why-falls-again = Přijdeš o tuhle kanoi. Jestli to tak chceš, stiskni znovu.
why-play-first = Nejdřív zahraj { $tile }.
why-unknown = To nejde.
