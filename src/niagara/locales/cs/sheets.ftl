# The sheets over a table: a player, the menu, the result. They come a while after the game.

# A player's sheet
at-progress-any = K vítězství stačí jeden:
at-person-is = { $kind ->
    [none] { $seat ->
        [0] Červené kanoe
        [1] Žluté kanoe
        [2] Zelené kanoe
        [3] Modré kanoe
       *[4] Hnědé kanoe
    }
   *[other] { $seat ->
        [0] { $kind } · červené kanoe
        [1] { $kind } · žluté kanoe
        [2] { $kind } · zelené kanoe
        [3] { $kind } · modré kanoe
       *[4] { $kind } · hnědé kanoe
    }
}
at-person-tile = Toto kolo
at-person-top = Poslední karta
at-person-no-tile = Zatím žádná
at-person-left = V ruce
at-person-tiles = { $count ->
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
at-mute = Ztlumit: { $name }
at-unmute = Zrušit ztlumení: { $name }
at-mute-bot = Skrýt poznámky: { $name }
at-unmute-bot = Zobrazit poznámky: { $name }

# The menu
at-aids = Nápověda na plánu
at-help = Klávesové zkratky
at-key-tiles = 1–6, C
at-key-tiles-does = Vybrat kartu (C je mrak)
at-key-confirm = Enter
at-key-confirm-does = Zahrát vybranou kartu
at-key-move = Tab, šipky
at-key-move-does = Přecházet mezi kanoemi a místy; Enter vybírá
at-key-weather = + −
at-key-weather-does = Změnit počasí
at-key-back = Backspace
at-key-back-does = Zpět
at-key-end = E
at-key-end-does = Ukončit tah
at-key-skip = Libovolná klávesa
at-key-skip-does = Přeskočit animaci
at-key-log = L
at-key-log-does = Otevřít průběh hry
at-key-help = ?
at-key-help-does = Zobrazit tenhle seznam
at-copy-link = Kopírovat odkaz na stůl
at-link-note = Kdo má odkaz, může se dívat.
at-vote-propose = Navrhnout konec hry
at-vote-asked = Tvůj hlas je pro konec hry
at-resign = Vzdát se
at-resign-sure = Tvoje místo natrvalo převezme bot. Dívat se můžeš dál.
at-resign-yes = Ano, vzdát se
at-leave = Odejít od stolu
at-leave-note = Místo ti zůstane a můžeš se kdykoli vrátit.
at-menu-stop = Přestat hrát
at-end-note = Hra skončí hned, bez vítěze.
at-propose-note = Všichni dostanou otázku. Když souhlasí, hra skončí bez vítěze.

# The result
# Why several players win: at the round limit, with gem values as the tie-break, or by the usual rule.
at-result-shared = { $by ->
    [limit] Když kola došla, měli k cíli stejně blízko a stejně drahokamů.
    [gem-value] V posledním kole splnilo cíl víc hráčů a jejich drahokamy mají stejnou hodnotu.
   *[shared] Vyhrávají všichni, kdo do konce posledního kola splní některý cíl.
}
at-result-rounds = { $rounds ->
    [one] Po 1 kole
    [few] Po { $rounds } kolech
    [many] Po { $rounds } kola
   *[other] Po { $rounds } kolech
}
at-result-won = nejblíž k cíli
at-result-board = Prohlédnout plán
at-victory-with = Splněno: { $goals }
at-victory-warm = Skvělé pádlování!
at-feat-stolen = { $count ->
    [one] Povedla se ti krádež a nikdo jich nemá víc.
    [few] Nikdo nemá víc krádeží než ty: { $count }.
    [many] Nikdo nemá víc krádeží než ty: { $count }.
   *[other] Nikdo nemá víc krádeží než ty: { $count }.
}
at-feat-stolen-shared = { $names } máte nejvíc krádeží: shodně { $count }.
at-feat-landed-shared = { $names } máte na břehu nejvíc přivezených drahokamů: shodně { $count }.
at-feat-landed-most = { $count ->
    [one] Nikdo nepřivezl na břeh víc drahokamů než ty.
    [few] Nikdo nepřivezl na břeh víc drahokamů než ty: { $count }.
    [many] Nikdo nepřivezl na břeh víc drahokamů než ty: { $count }.
   *[other] Nikdo nepřivezl na břeh víc drahokamů než ty: { $count }.
}
at-miss = { $goal ->
    [kinds] Ještě { a-gem }, a bylo by všech pět druhů!
    [alike] Ještě { a-gem }, a byly by čtyři stejné!
   *[all] Ještě jeden drahokam, a bylo by jich sedm!
}
at-tip-lost = Kánoe ztracené ve vodopádu: { $count }. Příště se u hrany nejdřív podívej na předpověď řeky.
at-feat-close = Nikdo další nebyl vítězství tak blízko jako ty.
at-feat-dry = Vodopád nedostal ani jednu tvoji kanoi.
at-feat-guarded = Nikdo ti neukradl jediný drahokam.
at-feat-landed = { $count ->
    [one] Díky tobě bezpečně doplul na břeh jeden drahokam.
    [few] Díky tobě bezpečně dopluly na břeh { $count } drahokamy.
    [many] Díky tobě bezpečně doplulo na břeh { $count } drahokamu.
   *[other] Díky tobě bezpečně doplulo na břeh { $count } drahokamů.
}
at-feat-stayed = Dnes byla řeka silnější. Příště to vyjde!
# $count je tu aspoň 2.
at-feat-lost = Vodopád ti { $count }krát vzal kanoi. Příště už ne!
at-feat-lost-won = Výhra, i když ti vodopád { $count }krát vzal kanoi.
at-feat-robbed = Okradli tě { $count }krát: všichni chtěli to, co máš ty.
at-feat-robbed-won = Výhra, i když tě { $count }krát okradli.
at-share = Sdílet
at-share-copied = Odkaz je zkopírovaný.
at-share-picture = Uložit obrázek
at-rematch = Odveta
at-rematch-join = Přidat se k odvetě
at-replay = Záznam hry
at-chart = Drahokamy kolo po kole
at-chart-round = Kolo { $round }
at-chart-says = { $rounds ->
    [one] Drahokamy všech hráčů po jednom kole
    [few] Drahokamy všech hráčů po každém kole; kol celkem: { $rounds }
    [many] Drahokamy všech hráčů po každém kole; kol celkem: { $rounds }
   *[other] Drahokamy všech hráčů po každém kole; kol celkem: { $rounds }
}
at-fact-landed = Přivezeno na břeh
at-fact-stolen = Krádeže
at-fact-robbed = Ukradli ostatní
at-fact-lost = Ztracené kanoe
at-fact-ransomed = Koupeno nazpět

at-vote-ask = { $count ->
    [one] { $names } chce hru teď ukončit, bez vítěze. Souhlasíš?
    [few] { $names } chtějí hru teď ukončit, bez vítěze. Souhlasíš?
    [many] { $names } chtějí hru teď ukončit, bez vítěze. Souhlasíš?
   *[other] { $names } chtějí hru teď ukončit, bez vítěze. Souhlasíš?
}
at-vote-waiting = Tvůj hlas je pro konec hry. Skončí, jakmile budou souhlasit všichni přítomní.
at-vote-alone = Všichni ostatní souhlasí, nebo jsou pryč. Ukončit hru hned?
at-vote-end = Ukončit hru
at-vote-yes = Souhlasím
at-vote-no = Hrát dál
at-vote-withdraw = Hrát dál
at-absent-wait = { $name } je pryč. Za { $left } může zaskočit bot.
at-absent-ask = { $name } je pryč. Má do návratu hrát bot?
at-absent-voted = { $name } je pryč. Tvůj hlas: do návratu ať hraje bot.
at-absent-votes = Hlasy: { $votes } z potřebných { $needed }
at-absent-yes = Ať hraje bot
at-absent-no = Ještě počkat
