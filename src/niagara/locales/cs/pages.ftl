# Stránky kolem hry. Tlačítka jsou v infinitivu, jak je lidé znají z jiných aplikací.

game-name = Niagara
title-of = { $title } · Niagara
title-turn = ● Jsi na tahu · { $title }
title-table = Stůl
title-replay = Záznam hry
title-record = Otevřít záznam
title-watch = Sledovat
title-learn = Jak hrát
title-lessons = Lekce
title-puzzles = Hlavolamy
title-leaderboard = Žebříček
title-player = Hráč
title-settings = Nastavení
title-claim = Přenést na toto zařízení
title-lost = Stránka nenalezena
notify-turn = Jsi na tahu.

skip = Přejít k obsahu
nav = Hlavní
nav-home = Niagara: domů
nav-watch = Sledovat
nav-learn = Jak hrát
nav-leaderboard = Žebříček
nav-settings = Nastavení
nav-sound = Zvuk
nav-language = Jazyk

loading = Okamžik…
close = Zavřít
reload = Načíst znovu
try-again = Zkusit znovu
go-home = Domů
start = Začít
share = Sdílet
copy-link = Kopírovat odkaz
copied = Zkopírováno
copy-failed = Kopírování se nepovedlo. Označ text a zkopíruj si ho prosím ručně.
name = Tvoje jméno
name-hint = Stačí jakákoli přezdívka
name-kept = Uloženo
count = { $count }

level = { $level ->
    [beginner] Začátečník
    [easy] Lehký
    [medium] Střední
    [hard] Těžký
    [champion] Mistr
   *[other] { $level }
}

## Úvod

home-tagline = Po proudu pro drahokamy, domů dřív než do vodopádu.
home-play = Hrát hned
home-setting-up = Chystám stůl…
home-players = Hráči
home-level = Boti
home-friends = S přáteli
home-friends-hint = Pošli odkaz nebo QR kód
home-device = Na jednom zařízení
home-device-hint = Budete si ho podávat
home-watch = Sledovat
home-watch-hint = Hry lidí i botů
home-lesson = Nauč se hrou
home-lesson-hint = Deset krátkých lekcí na opravdové řece
home-puzzle = Hlavolam dne
home-puzzle-hint = Najdi to jediné nejlepší řešení
home-coach = První hra s trenérem
home-coach-hint = Mírní boti a rady během hry
home-learn = Jak hrát
home-learn-hint = Celá pravidla s obrázky

games = Tvoje hry
games-none = Tady se objeví tvoje hry.
games-unknown = Tvoje hry se nepodařilo načíst.
games-alone = Zatím nikdo další
games-open = Ještě nezačala
games-running = Kolo { $round }
games-your-turn = Jsi na tahu · kolo { $round }
games-turn-of = Na tahu { $name } · kolo { $round }
games-over = Dohráno
games-won = Výhra
games-resume = Pokračovat
games-replay = Záznam hry
games-all = Zobrazit všechny ({ $count })

friends-text = Dostaneš odkaz, který můžeš poslat dál. Přátelé díky němu můžou hrát nebo se dívat.
friends-bots = Volná místa můžou zaplnit boti.
friends-open = Založit stůl

device-text = Všichni hrají na tomto zařízení. Před každou tajnou volbou se obrazovka zakryje, dokud není další hráč připravený.
device-people = Lidé
device-person = Člověk
device-bot = { $level ->
    [beginner] Bot: začátečník
    [easy] Bot: lehký
    [medium] Bot: střední
    [hard] Bot: těžký
    [champion] Bot: mistr
   *[other] Bot: { $level }
}
device-nobody = Nikdo
device-chair = Místo { $number }
device-name = Jméno pro místo { $number }
device-player = Hráč { $number }
device-few = Niagaru hrají aspoň tři: přidej člověka nebo bota.

## Před začátkem

lobby = Tvůj stůl je připravený
lobby-seats = Místa
lobby-waiting = Pošli odkaz, nebo místa zaplň boty.
lobby-ready = Všichni jsou tu. Můžeš začít.
lobby-seated = Máš místo. Hru spustí { $name }.
lobby-welcome = Vítej! Vyber si místo.
lobby-full = Všechna místa jsou obsazená. Zůstaň a dívej se: hra začne přímo tady.
lobby-fill = { $level ->
    [beginner] Doplnit boty (začátečníky)
    [easy] Doplnit boty (lehké)
    [medium] Doplnit boty (střední)
    [hard] Doplnit boty (těžké)
    [champion] Doplnit boty (mistry)
   *[other] Doplnit boty ({ $level })
}
lobby-chair-more = Přidat místo
lobby-chair-less = Ubrat místo
lobby-start-fill = Začít s boty
lobby-agree = Souhlasím
lobby-agreed = souhlasí
lobby-agree-first = Tenhle stůl je hodnocený a změnil se. Zkontroluj možnosti a místa, pak potvrď souhlas.
lobby-unagreed = Souhlas s hodnocenou hrou ještě chybí: { $names }.
lobby-lacking = { $lacking ->
    [seats] Hodnocená hra potřebuje plný stůl: počkej, nebo místa doplň boty.
   *[people] Hodnocená hra potřebuje aspoň dva lidi.
}
lobby-join = Posadit se
lobby-leave = Odejít od stolu
lobby-sit = Sednout si sem
lobby-move = Přesednout sem
lobby-add-local = Přidat hráče sem
lobby-add = Přidat
lobby-local-name = Jméno hráče
lobby-remove = Odebrat: { $name }
lobby-remove-title = Odebrat od stolu: { $name }?
lobby-remove-text = { $name } ztratí místo a posadí se znovu, jen když to dovolíš.
lobby-remove-yes = Odebrat
lobby-remove-no = Zrušit
lobby-removed = { $name } tě posílá od stolu. Můžeš se dívat, nebo poprosit o návrat.
lobby-removed-name = { $name } už u stolu nesedí.
lobby-let-in = Pustit zpět: { $name }
lobby-absent = { $colour } · teď tu není
lobby-who = Kdo sedí na místě { $number }
lobby-kind-open = Volné
lobby-kind-local = Hráč na tomto zařízení
lobby-bot = { $level ->
    [beginner] Bot · začátečník
    [easy] Bot · lehký
    [medium] Bot · střední
    [hard] Bot · těžký
    [champion] Bot · mistr
   *[other] Bot · { $level }
}
lobby-which-bot = Který bot sedí na místě { $number }
lobby-bot-like = { $temperament ->
    [cautious] { bot-name } · dává pozor
    [thief] { bot-name } · krade
    [racer] { bot-name } · spěchá
    [gambler] { bot-name } · riskuje
    [collector] { bot-name } · sbírá
   *[rainmaker] { bot-name } · přivolává déšť
}
lobby-bot-colour = { $colour } · { lobby-bot }
lobby-you = { $colour } · ty
lobby-local = { $colour } · na společném zařízení
lobby-colour = { $colour }
lobby-open-seat = Volné místo

invite = Pozvat přátele
invite-text = Kdo má tenhle odkaz, může hrát nebo se dívat.
invite-local = Tenhle odkaz funguje jen na tomhle počítači.
invite-open-server = Pro ostatní zařízení spusť server tímto příkazem a otevři adresu, kterou ukáže pro tvoji síť:
invite-link = Odkaz na tenhle stůl
invite-qr = QR kód s odkazem na tenhle stůl
invite-title = Zahraj si se mnou Niagaru

options = Možnosti
options-changed = { $count ->
    [0] základní pravidla
    [one] 1 změna
    [few] { $count } změny
    [many] { $count } změny
   *[other] { $count } změn
}
options-host = Nastavuje je hostitel stolu.
option-clock = Hodiny
clock = { $clock ->
    [none] Bez hodin
    [relaxed] V klidu
   *[live] Svižně
}
clock-hint = { $clock ->
    [none] Každý má tolik času, kolik potřebuje.
    [relaxed] Pět minut na rozhodnutí. Pak zaskočí bot, než se vrátíš.
   *[live] 45 sekund na rozhodnutí. Pak zaskočí bot, než se vrátíš.
}
option-absence = Když je někdo pryč
absence = { $unit ->
    [never] Čekat
    [hours] { $count } h
    [seconds] { $count } s
   *[minutes] { $count } min
}
absence-hint = Po této době můžou ostatní hlasovat, aby do návratu hrál bot.
absence-hint-never = Hra počká, až se všichni vrátí.
option-fork = Rozvětvení
fork = { $fork ->
    [alternate] Střídavě
   *[natural] Náhodně
}
fork-hint = { $fork ->
    [alternate] Pole plují střídavě doleva a doprava.
   *[natural] Většinou střídavě, ale jedno pole z osmi se vydá za předchozím.
}
option-tiebreak = Při shodě
tiebreak = { $tiebreak ->
    [shared] Společné vítězství
   *[gem-value] Hodnota drahokamů
}
tiebreak-hint = { $tiebreak ->
    [shared] Kdo je v cíli, dělí se o vítězství.
   *[gem-value] Vítězí nejvyšší součet: ametyst 1, diamant 2, jantar 3, safír 4, rubín 5.
}
option-rounds = Délka
rounds = { $rounds ->
    [0] Bez omezení
    [one] { $rounds } kolo
    [few] { $rounds } kola
    [many] { $rounds } kola
   *[other] { $rounds } kol
}
rounds-hint = S omezením vítězí ten, kdo je po posledním kole nejblíž k cíli.
option-piles = Odkryté balíčky
piles-hint = Všichni vidí všechny zahrané karty, nejen tu poslední.
option-public = Veřejný stůl
public-hint = Je v seznamu Sledovat: kdokoli se může přidat nebo dívat.
option-rated = Hodnocená hra
rated-hint = Počítá se do žebříčku. Stůl je veřejný a má hodiny, hrají aspoň dva lidé a všichni souhlasí.
rated-hint-local = Nejde, když hráči sdílejí jedno zařízení.

## Když není co ukázat

no-table-title = Stůl nenalezen
no-table-text = Odkaz je možná neúplný, nebo už je stůl dávno uklizený. Popros o odkaz ještě jednou.
given-up-title = Tenhle stůl už je zavřený
given-up-text = Všichni odešli, ještě než hra začala.
foreign-title = Špatná adresa
foreign-text = Tenhle server z téhle adresy hry nepřijímá. Otevři Niagaru na její vlastní adrese.
blocked-title = Cookies jsou zablokované
blocked-text = Tvoje místo si pamatuje cookie, ale prohlížeč ji blokuje. Povol prosím cookies pro tuhle stránku.
storage-blocked = Tenhle prohlížeč si mezi návštěvami nic neukládá, a tak tvoje nastavení platí, jen dokud stránku nezavřeš.
renewed-title = Teď jsi { $name }.
renewed-text = Server už tenhle prohlížeč nepoznal, a tak jsou tvoje dřívější místa pryč.
link-lost = Spojení přerušeno. Připojuji se znovu…
link-restart = Připojuji se znovu… Tvoje hra je v bezpečí.
link-offline = Jsi offline. Tvoje hry jsou v bezpečí.
link-now = Zkusit hned
broken-title = Něco spadlo do vodopádu
broken-text = To je naše chyba. Načti stránku znovu: tvoje hry jsou v bezpečí.
broken-load = Stránku se nepodařilo načíst. Zkontroluj připojení a načti ji znovu.
offline-title = Jsi offline
offline-text = Niagara potřebuje připojení. Tvoje hry jsou v bezpečí: vrať se, až budeš online.
lost-title = Samá voda!
lost-text = Na téhle adrese žádná stránka není. Tvoje hry čekají na úvodní stránce.

refused-offline = Server neodpovídá. Zkontroluj připojení a zkus to znovu.
refused-malformed = Tomu server nerozumí. Zkontroluj prosím, co píšeš.
refused-no-session = Tvůj prohlížeč blokuje naši cookie. Povol ji prosím pro tuhle stránku.
refused-foreign = Tahle stránka patří jinému webu. Otevři Niagaru na její vlastní adrese.
refused-not-yours = To může jen hostitel stolu.
refused-not-found = To už tu není.
refused-not-now = Teď to nejde.
refused-full = Tohle místo je obsazené. Vyber si jiné.
refused-illegal = To tady nejde.
refused-unfinished = Tvůj tah ještě není hotový: jedna kanoe musí plout.
refused-stale = U stolu se něco změnilo. Podívej se ještě jednou.
refused-slow-down = Ne tak rychle! Chvilku počkej a zkus to znovu.
refused-unavailable = Server má plné ruce práce. Zkus to za chvilku znovu.
refused-failed = Něco se u nás pokazilo. Zkus to prosím znovu.

## Jak hrát

learn = Jak hrát
learn-doors = Nauč se hrou
learn-lessons = Lekce
learn-lessons-hint = Deset krátkých, na opravdové řece
learn-puzzles = Hlavolamy
learn-puzzles-hint = Najdi nejlepší tah nebo kartu; každý den nový
