# A table before its game begins: seats, options, invitations.

lobby = Tvůj stůl je připravený
lobby-of = Stůl: { $name }
lobby-seats = Místa
lobby-waiting = Pošli odkaz, nebo místa zaplň boty.
lobby-waiting-more = Počkej na další přátele, nebo začni hned: volná místa obsadí boti.
lobby-arrived = { $name } je tady!
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
lobby-start-who = Začít: { $who }
lobby-people = { $count ->
    [one] 1 člověk
    [few] { $count } lidé
   *[other] { $count } lidí
}
lobby-bots = { $count ->
    [one] 1 bot
    [few] { $count } boti
   *[other] { $count } botů
}
lobby-agree = Souhlasím
lobby-agreed = souhlasí
lobby-agree-first = Tenhle stůl je hodnocený a změnil se. Zkontroluj možnosti a místa, pak potvrď souhlas.
lobby-unagreed = Souhlas s hodnocenou hrou ještě chybí: { $names }.
lobby-lacking = { $lacking ->
    [seats] Hodnocená hra potřebuje plný stůl: počkej, nebo místa doplň boty.
   *[people] Hodnocená hra potřebuje aspoň dva lidi.
}
lobby-join = Přidat se do hry
lobby-leave = Odejít od stolu
lobby-sit = Sednout si sem
lobby-move = Přesednout sem
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
lobby-other-bot = Jiný bot
lobby-bot-like = { $temperament ->
    [cautious] { bot-name } · dává pozor
    [thief] { bot-name } · krade
    [racer] { bot-name } · spěchá
    [gambler] { bot-name } · riskuje
    [collector] { bot-name } · sbírá
   *[rainmaker] { bot-name } · přivolává déšť
}
lobby-bot-colour = { $colour } · { lobby-bot }
lobby-you = { $colour } · Ty
lobby-local = { $colour } · na společném zařízení
lobby-colour = { $colour }
lobby-open-seat = Volné místo
lobby-chat = Chat
lobby-chat-none = Pozdrav ostatní, než to začne.

options-changed = { $count ->
    [0] základní pravidla
    [one] 1 změna
    [few] { $count } změny
    [many] { $count } změny
   *[other] { $count } změn
}
options-host = Nastavuje je hostitel stolu.
option-clock = Hodiny
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
option-rated = Hodnocená hra
rated-hint = Počítá se do žebříčku. Stůl je veřejný a má hodiny, hrají aspoň dva lidé a všichni souhlasí.
rated-hint-local = Nejde, když hráči sdílejí jedno zařízení.

friends-text = Dostaneš odkaz, který můžeš poslat dál. Přátelé díky němu můžou hrát nebo se dívat.
friends-bots = Volná místa můžou zaplnit boti.
friends-open = Založit stůl
option-public = Veřejný stůl
public-hint = Je v seznamu Sledovat: kdokoli se může přidat nebo dívat.
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
invite-text = Kdo má tenhle odkaz, může hrát nebo se dívat.
invite-local = Tenhle odkaz funguje jen na tomhle počítači.
invite-how = Jak se připojí jiná zařízení?
invite-open-server = Kdo server provozuje, spustí ho tímto příkazem a otevře adresu, kterou ukáže pro síť:
invite-link = Odkaz na tenhle stůl
invite-qr = QR kód s odkazem na tenhle stůl
