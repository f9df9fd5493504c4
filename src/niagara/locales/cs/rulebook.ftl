# Pravidla. Jeden odstavec je jedna zpráva. Hráči na obrázcích se jmenují podle barvy svých kanoí (Červená, Žlutá…).
# L a R ve jménech polí stojí na plánu.

# Kolem textu
book-contents = Obsah
book-chapter = Kapitola { $number } z { $count }
book-search = Hledat v pravidlech
book-search-clear = Vymazat hledání
book-found = { $count ->
    [0] Nic jsme nenašli. Zkus jiné slovo, nebo se podívej do obsahu.
    [one] Nalezeno 1 místo
    [few] Nalezena { $count } místa
    [many] Nalezeno { $count } místa
   *[other] Nalezeno { $count } míst
}
book-previous = Zpět: { $chapter }
book-next = Dále: { $chapter }
book-rule = Pravidlo { $rule }
book-question = Otázka { $rule }
book-see = Viz také
book-show = Ukaž mi to
book-show-again = Ukaž mi to znovu
book-tiles = Zahrané karty
book-tile-of = { $tile ->
    [cloud] { $name }: mrak
   *[other] { $name }: { $tile }
}
book-print = Vytisknout přehled

# 1 Cíl hry
book-goal = Cíl hry
book-goal-lead = Pádluj po řece, nakládej drahokamy a voz je na břeh. Jenže řeka každé kolo teče a na jejím konci čeká vodopád.
book-goal-win = Vítězíš, když máš
book-goal-four = Čtyři drahokamy jednoho druhu
book-goal-five = Od každého druhu jeden drahokam
book-goal-seven = Jakýchkoli sedm drahokamů
book-goal-play = Jak to chodí
book-goal-tile = Všichni si tajně vyberou kartu.
book-goal-move = Číslo na kartě říká, jak daleko tvoje kanoe doplují.
book-goal-river = Nejnižší číslo ze všech říká, jak rychle poteče řeka.
book-goal-home = Drahokam je tvůj, jakmile ho kanoe doveze na břeh.
book-goal-tip = Tak pádluj, rozhlížej se a hádej, co mají ostatní za lubem. S nízkým číslem jsou v bezpečí všichni. S vysokým dopluješ daleko, možná až moc blízko k hraně.

# 2 Herní plán
book-board = Herní plán
book-board-lead = Tady je všechno, s čím se hraje, od břehu nahoře až po vodopád dole.
book-fig-opening = Hra ve čtyřech právě začala. Všechny kanoe jsou na břehu a na každém nalezišti leží sedm drahokamů.
book-r1-1-title = Hráči, kanoe, karty
book-r1-1 = Hrát můžete ve třech, čtyřech nebo pěti. Každý má dvě kanoe jedné barvy: červené, žluté, zelené, modré nebo hnědé. Každý má také stejných sedm pádlovacích karet: čísla 1 až 6 a mrak.
book-r1-2-title = Drahokamy
book-r1-2 = Je jich pět druhů: fialové ametysty, bezbarvé diamanty, žluté jantary, modré safíry a červené rubíny. Ve hře je od každého sedm, celkem 35; osmý kus v krabici je náhradní. Žádný drahokam ze hry nezmizí. Leží na nalezišti, veze ho kanoe, nebo patří hráči.
book-r1-3-title = Řeka
book-r1-3 = Řeku tvoří devět polí. Pole 1 pluje u přístaviště, u lana. Pak následují pole 2, 3, 4 a 5. Za polem 5 řeku rozděluje ostrov: v levém rameni jsou pole 6L a 7L, v pravém 6R a 7R. Za sedmičkami je vodopád. Břeh leží nad polem 1.
book-r1-4-title = Naleziště
book-r1-4 = Drahokamy leží na pěti nalezištích: ametysty u pole 3, diamanty u pole 4, jantary u pole 5. Safíry a rubíny čekají na ostrově. K safírům se dostaneš z polí 6L a 6R, k rubínům z polí 7L a 7R. Pole 1 a 2 naleziště nemají. Během hry se na kterékoli naleziště může dostat jakýkoli drahokam.
book-r1-5-title = Stupnice počasí
book-r1-5 = Počasí je −1, 0, +1 nebo +2. Začíná na 0.
book-r1-6-title = Příprava hry
book-r1-6 = Na každém nalezišti leží sedm drahokamů jeho druhu. Všechny kanoe jsou na břehu, všichni mají v ruce všech sedm karet a počasí je 0. Los určí, kdo začíná a dostane plovací kruh.

# 3 Kolo
book-round = Kolo krok za krokem
book-round-lead = Hraje se na kola. Každé kolo má čtyři fáze.
book-round-choose = Všichni si vyberou kartu.
book-round-turns = Jeden po druhém pádlujete, nebo měníte počasí.
book-round-river = Řeka teče.
book-round-start = Plovací kruh putuje dál.
book-fig-round = První kolo hry ve třech. Červená hraje 3 a pádluje na pole 3, Žlutá hraje 2 a pádluje na pole 2, Zelená přivolává déšť. Nejnižší číslo je 2, počasí je teď +1: řeka se posune o 3 pole. Příště začíná Žlutá.
book-r2-1-title = Tajný výběr karty
book-r2-1 = Všichni si najednou a tajně vyberou z ruky jednu kartu. Zahraná karta zůstává mimo hru, dokud nezahraješ všech sedm. Pak se ti všechny vrátí, takže po každém sedmém kole máš ruku zase plnou.
book-r2-2-title = Tahy
book-r2-2 = Začíná ten, kdo má plovací kruh, a dál se hraje po směru hodinových ručiček. Ve svém tahu ukážeš kartu. S číslem plují tvoje kanoe, mrak mění počasí. Dokud na tebe nepřijde řada, nikdo neví, co máš vybráno.
book-r2-3-title = Balíček zahraných karet
book-r2-3 = Zahrané karty leží v balíčku a ostatní vidí jen tu horní. Co je pod ní? Kdo si pamatuje, má výhodu!
book-r2-4-title = Řeka teče a začíná nové kolo
book-r2-4 = Když mají všichni tah za sebou, řeka teče. Plovací kruh pak dostane další hráč po směru hodinových ručiček a ten začíná příští kolo.

# 4 Plavba
book-trips = Plavba a kolik stojí
book-trips-which = Které kanoe plují?
book-trips-which-lead = Rozhoduje, kde jsou tvoje kanoe na začátku tahu.
book-r3-1-title = Obě na břehu
book-r3-1 = Jednu spusť na vodu. Druhá zůstává.
book-r3-2-title = Jedna na břehu, jedna na řece
book-r3-2 = Ta na řece plout musí. Tu na břehu můžeš taky spustit na vodu, když chceš.
book-r3-3-title = Obě na řece
book-r3-3 = Plout musí obě.
book-r3-4-title = Jedna na řece, jedna ztracená
book-r3-4 = Ta na řece plout musí.
book-r3-5-title = Jedna plavba pro každou kanoi
book-r3-5 = V jednom tahu pluje každá kanoe nejvýš jednou. Každá dostane všechny body tvojí karty a ty určíš, která popluje první. Kanoe, která v tomto tahu doplula na břeh, tam zůstává.
book-fig-two-canoes = Červená hraje 4 a obě kanoe mají po 4 bodech. Jedna pádluje o 2 pole po proudu a nakládá jantar. Druhá pádluje o 4 pole proti proudu a přiváží na břeh diamant.
book-trips-cost = Kolik co stojí?
book-r4-1-title = Body a ceny
book-r4-1 = Číslo na kartě říká, kolik pohybových bodů má každá tvoje kanoe na svou plavbu. Za body pádluješ, nakládáš i vykládáš.
book-price-step = Pádlovat na sousední pole
book-price-shore = Z břehu na pole 1, nebo zpět
book-price-load = Naložit drahokam
book-price-unload = Vyložit drahokam na nalezišti
book-price-swap = Vyměnit: jeden vyložit, jiný naložit
book-price-steal = Ukrást drahokam
book-price-free = zdarma
book-r4-2-title = Vyčerpej všechny body
book-r4-2 = Kanoe musí vyčerpat všechny body. Nějaké smí zbýt jen tehdy, když kanoe dopluje na břeh nebo spadne do vodopádu. Zbytek pak propadá.
book-fig-choices = Červená hraje 3 a na poli 6R má prázdnou kanoi. Tady jsou všechny možnosti: naložit tady a pádlovat o 1 pole, pádlovat o 1 pole a naložit tam, pádlovat o 3 pole proti proudu, s krádeží nebo bez ní, anebo o 3 pole po proudu do vodopádu.
book-r4-3-title = Jedním směrem
book-r4-3 = Plavba vede proti proudu, nebo po proudu, nikdy ne obojí. Když pluješ dolů za pole 5, rameno si vybereš. Jedním ramenem nahoru a druhým dolů v jedné plavbě nejde. Kanoe si nepřekážejí: na jedno pole se jich vejde libovolný počet.
book-fig-launch = Obě kanoe jsou na břehu a hraješ 6: spusť jednu na pole 6L nebo 6R, anebo na pole 4 a nalož diamant.
book-r4-13-title = Do vodopádu schválně
book-r4-13 = Když chceš, můžeš do vodopádu i dopádlovat. Kanoe je ztracená, stejně jako kdyby ji strhla řeka.

# 5 Náklad
book-cargo = Nakládání a vykládání
book-r4-4-title = Před pádlováním, nebo po něm
book-r4-4 = Kanoe uveze jeden drahokam. Nakládej a vykládej před pádlováním, nebo po něm, nikdy během plavby a nikdy na obou jejích koncích. Výjimku mají jen zloději.
book-r4-5-title = Naložit
book-r4-5 = Prázdná kanoe u naleziště může naložit jeden drahokam, který tam leží. Druh si vybereš.
book-r4-6-title = Vyložit
book-r4-6 = Drahokam můžeš vyložit na kterémkoli nalezišti, i když tam leží jiné druhy.
book-r4-7-title = Vyměnit
book-r4-7 = Na jednom nalezišti můžeš drahokam vyložit a hned naložit jiný. Ten nový musí být jiného druhu. Co v tomto tahu naložíš, nesmíš ve stejném tahu vyložit na žádném nalezišti.
book-fig-swap = Červená hraje 5 a veze jantar: 1 bod za pádlování na pole 6L, 4 body za výměnu jantaru za safír.
book-r4-10-title = Dovézt na břeh
book-r4-10 = Jakmile naložená kanoe dopluje na břeh, je drahokam tvůj a všichni ho vidí. Na břeh se smí vrátit i prázdná kanoe.
book-r4-11-title = Žádné předávání
book-r4-11 = Drahokamy se z kanoe do kanoe nepřekládají, ani mezi tvými vlastními. Jediná cesta je krádež.
book-r4-12-title = Bez pádlování
book-r4-12 = S dvojkou můžeš naložit nebo vyložit a zůstat na místě, se čtyřkou můžeš vyměnit. Jednička na drahokamy nestačí nikdy.

# 6 Krádež
book-stealing = Krádež
book-stealing-lead = Proč se plavit až dolů pro drahokam, když ho někdo veze přímo kolem tebe?
book-r4-8-title = Jak se krade
book-r4-8 = Pádluj s prázdnou kanoí proti proudu, aspoň o jedno pole, a vyčerpej všechny body. Když na poli, kde skončíš, je naložená kanoe jiného hráče, můžeš jí drahokam vzít. Nestojí to nic.
book-r4-8-choice = Krást nemusíš a je na tobě, komu drahokam vezmeš. Na břehu se nekrade a vlastní kanoi okrást nejde.
book-r4-8-after = Někdo ti drahokam ukradl? Kanoe je prostě prázdná. V tvém tahu může nakládat, nebo krást.
book-fig-steal = Červená hraje 2 s prázdnou kanoí na poli 6L: nahoru na pole 4, kde Žlutá veze diamant. Teď ho má Červená.
book-fig-no-steal = Tady je to obráceně. Ke Žluté by Červená musela plout po proudu, a tak je rubín v bezpečí.
book-r4-9-title = Nejdřív vyložit, na konci ukrást
book-r4-9 = Před pádlováním můžeš na nalezišti vyložit, ať je kanoe prázdná, a na konci plavby krást. Na konci plavby vyložit a hned tam krást ale nejde.
book-fig-unload-steal = Červená hraje 5: 2 body za vyložení diamantu, 3 za pádlování nahoru na pole 2. Tam rubín, který veze Zelená, mění majitele.

# 7 Počasí
book-weather = Počasí
book-r5-1-title = O jeden stupeň nahoru nebo dolů
book-r5-1 = Mrak posune počasí o jeden stupeň. Nahoru, nebo dolů, to je na tobě, ale posunout se musí. Z +2 to jde jen dolů, z −1 jen nahoru.
book-fig-weather = Zelená hraje mrak a posouvá počasí z 0 na +1. Odteď je řeka o pole rychlejší, dokud to další mrak nezmění.
book-r5-2-title = Kanoe odpočívají
book-r5-2 = Když hraješ mrak, žádná tvoje kanoe v tomto tahu nepluje. Nenakládáš, nevykládáš ani nekradeš.

# 8 Řeka
book-river = Řeka a rozvětvení
book-r6-1-title = Jak daleko teče
book-r6-1 = Vezmi nejnižší číslo, které se v tomto kole hrálo, a přičti počasí. O tolik polí se řeka posune. Když padly samé mraky, platí jen počasí. Méně než 0 je 0: řeka pak stojí.
book-fig-flow = Karty 3, 3, 5 a 2 a mrak, kterým Hnědá posouvá počasí na +2. Nejnižší číslo 2 plus počasí 2: řeka se posune o 4 pole.
book-fig-no-flow = Nejnižší číslo je 1 a počasí −1. Nic se nepohne, ani kanoe na samé hraně.
book-r6-2-title = Posun za posunem
book-r6-2 = Řeka se posouvá po jednom poli. Při každém posunu se u lana zasune do řeky jedno pole. Všechno od 1 do 5 se posune o pole dál. Pole z pětky vpluje do jednoho z ramen a pohne se jen toto rameno: šestka na sedmičku a sedmička do vodopádu. Druhé rameno stojí. Při každém posunu tak spadne do vodopádu jedno pole i se všemi kanoemi na něm.
book-fig-push = Jeden posun a šipka ukazuje doleva. Kanoe na polích 5, 6L a 7L se posunou. Modrá, na poli 7R v pravém rameni, se ani nehne.
book-r6-3-title = Ramena se střídají
book-r6-3 = Doleva, doprava, doleva, doprava, posun za posunem, a v dalším kole to pokračuje tam, kde to skončilo. Šipka u rozvětvení ukazuje, kam vpluje další pole.
book-r6-6-title = Nechat se unášet
book-r6-6 = Když řeka teče, nikdo nekormidluje, nenakládá ani nekrade.

# 9 Vodopád
book-falls = Do vodopádu a zpátky
book-r6-5-title = Ztracené kanoe
book-r6-5 = Když pole spadne do vodopádu, jsou všechny kanoe na něm ztracené, dokud je jejich majitelé nekoupí nazpět. Drahokam se vrací na naleziště svého druhu.
book-fig-fall = Kanoe, kterou má Červená na poli 7L, veze rubín. Další posun míří doleva: kanoe je ztracená a rubín zpátky na ostrově.
book-r7-1-title = Koupit kanoi nazpět
book-r7-1 = Než si vybereš kartu, můžeš koupit ztracenou kanoi nazpět. Zaplať jedním ze svých drahokamů, druh je na tobě. Drahokam se vrátí na naleziště svého druhu, kanoe na břeh a plout můžeš hned v tomto kole.
book-fig-ransom = Červená platí jantarem a ztracená kanoe je zase na břehu.
book-r7-2-title = Obě najednou
book-r7-2 = Když máš dost drahokamů, můžeš v jednom kole koupit nazpět obě kanoe.
book-r7-3-title = S prázdnýma rukama
book-r7-3 = Když jsou obě tvoje kanoe ztracené a nemáš drahokam, jedna se ti vrátí zadarmo, jakmile řeka doteče.
book-fig-free = Žlutá přichází o poslední kanoi a drahokamy nemá: jedna kanoe se hned vrací.
book-r7-4-title = Nemusíš
book-r7-4 = Chceš si drahokamy raději nechat? Můžeš počkat, i když nemáš ani jednu kanoi.

# 10 Vítězství
book-winning = Vítězství
book-r8-1-title = Dosažení cíle
book-r8-1 = Cíle dosáhneš se čtyřmi drahokamy jednoho druhu, s pěti různými nebo s jakýmikoli sedmi. Kdo v tomto kole ještě nehrál, odehraje svůj tah a hra končí. Řeka už nepoteče.
book-fig-win = Červená přiváží na břeh čtvrtý rubín. Žlutá a Zelená ještě hrají a Zelená přiváží pátý druh: o vítězství se dělí Červená a Zelená.
book-r8-2-title = Víc vítězů
book-r8-2 = Vítězí všichni, kdo jsou na konci v cíli, a o vítězství se dělí. Když se u vašeho stolu hraje na hodnotu drahokamů, hodnoty se sečtou: ametyst je za 1, diamant za 2, jantar za 3, safír za 4 a rubín za 5. Vítězí nejvyšší součet. Když je i ten stejný, o vítězství se dělíte.

# 11 Možnosti
book-options = Možnosti u stolu
book-options-lead = Může je změnit ten, kdo stůl zakládá. Jinak se hraje podle základních pravidel.
book-r6-4-title = Rozvětvení
book-r6-4 = Základní možnost je „Střídavě“: ramena se střídají bez výjimky. „Náhodně“ je víc jako hra z krabice: ramena se většinou střídají, ale jeden posun z osmi míří do stejného ramene znovu. Šipka ukazuje rameno, které je nejspíš na řadě.
book-ties-title = Při shodě
book-ties = Základní možnost je „Společné vítězství“. S možností „Hodnota drahokamů“ rozhodne mezi několika vítězi nejvyšší součet.
book-r8-3-title = Délka
book-r8-3 = Obvykle se hraje bez omezení. S omezením hra končí po tazích posledního kola a vítězí ten, kdo je nejblíž k cíli: 3 ze 4 stejných je blíž než 3 z 5 druhů. Při shodě rozhoduje, kdo má víc drahokamů.
book-piles-title = Odkryté balíčky
book-piles = Všichni vidí všechny zahrané karty a nikdo si je nemusí pamatovat.

# 12 Otázky
book-questions = Otázky a odpovědi
book-questions-lead = Osm otázek, které padnou u každého stolu.
book-d1-title = Jedna kanoe je ztracená, druhá na břehu. Musím ji spustit na vodu?
book-d1 = Ne. Spusť ji na vodu, nebo ukonči tah a nech ji, kde je. Plout musí jen kanoe na řece.
book-d2-title = Obě moje kanoe jsou ztracené. K čemu je moje číslo?
book-d2 = Nic s ním nepopluje, ale pro řeku se počítá jako každé jiné.
book-d3-title = Nakládám bez pádlování. Je to před plavbou, nebo po ní?
book-d3 = Je to jedno. V zápisu hry to píšeme jako před plavbou.
book-d4-title = Které rameno je první?
book-d4 = Rozhodne los ještě před začátkem hry. Šipka u rozvětvení to ukazuje od začátku.
book-d5-title = Můžu v jednom kole koupit nazpět dvě kanoe?
book-d5 = Ano, každou za jeden drahokam.
book-d6-title = Žádné kanoe, žádné drahokamy: končím?
book-d6 = Nikdy. Jakmile řeka doteče, je tvoje první kanoe zase na břehu, a to zadarmo.
book-d7-title = Můžu v jednom tahu drahokam naložit a dovézt na břeh?
book-d7 = Ano. V tomto tahu se jen nesmí vyložit na nalezišti, a přistání na břehu není vykládání.
book-fig-load-home = Červená hraje na poli 3 kartu 5: 2 body za naložení ametystu, 3 za pádlování na břeh. Za jediný tah ho má doma.
book-d8-title = Kdy přesně můžu koupit kanoi nazpět?
book-d8 = Než si vybereš kartu, kterou zahraješ. Když si výběr rozmyslíš, můžeš před další volbou zase kupovat.

# 13 Všechno na jedné stránce, k vytištění
book-summary = Přehled
book-sum-lead = Dovez drahokamy na břeh dřív, než tě vezme řeka.
book-sum-goals = Cíle
book-sum-round = Kolo
book-sum-choose = Všichni si tajně vyberou kartu. (Ještě předtím můžeš koupit nazpět ztracené kanoe, každou za jeden drahokam.) Zahrané karty se vracejí po sedmi kolech.
book-sum-turns = Po směru hodinových ručiček ukazujete karty: s číslem plují kanoe, mrak posune počasí o stupeň nahoru nebo dolů.
book-sum-river = Řeka teče: nejnižší číslo plus počasí. Při každém posunu spadne do vodopádu jedno pole; ramena se střídají.
book-sum-start = Plovací kruh dostane další hráč a ten začíná.
book-sum-canoes = Tvoje kanoe
book-sum-ashore = Obě na břehu: jednu spusť na vodu.
book-sum-river-one = Jedna na řece: plout musí. Druhá na břehu: spustit ji můžeš.
book-sum-river-both = Obě na řece: plout musí obě, každá se všemi body.
book-sum-prices = Ceny v bodech
book-sum-trip = Plavba
book-sum-all = Vyčerpej všechny body. Zbytek propadá jen na břehu a ve vodopádu.
book-sum-direction = Proti proudu, nebo po proudu, nikdy ne obojí.
book-sum-cargo = Kanoe uveze jeden drahokam. Nakládej a vykládej před pádlováním, nebo po něm, ne během plavby.
book-sum-swap = Měnit jde jen za jiný druh. Co právě naložíš, smí na břeh, ale ne na naleziště.
book-sum-steal = Krádež
book-sum-steal-how = Pádluj s prázdnou kanoí proti proudu a s posledním bodem skonči na poli naložené kanoe jiného hráče: její drahokam může být tvůj.
book-sum-steal-unload = Vyložit můžeš před pádlováním, ale ne těsně před krádeží.
book-sum-falls = Do vodopádu
book-sum-lost = Kanoe je ztracená, drahokam se vrací na naleziště svého druhu.
book-sum-free = Bez kanoí a bez drahokamů: jedna kanoe se vrátí zadarmo.
book-sum-end = Konec hry
book-sum-last = Když někdo dosáhne cíle, odehrají své tahy ti, kdo v kole ještě nehráli. Pak hra končí, řeka už neteče. Vítězů může být víc.
book-sum-sites = Kde leží drahokamy

# Jak se ještě učit
learn-doors = Nauč se hrou
learn-lessons = Lekce
learn-lessons-hint = Deset krátkých, na opravdové řece
learn-puzzles = Hlavolamy
learn-puzzles-hint = Najdi nejlepší tah nebo kartu; každý den nový
learn-openings = Zahájení
learn-openings-hint = Co dělají silní hráči v prvních kolech
