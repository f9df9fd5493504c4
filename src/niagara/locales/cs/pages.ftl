# Stránky kolem hry. Tlačítka jsou v infinitivu, jak je lidé znají z jiných aplikací.

game-name = Niagara
title-of = { $title } · Niagara
title-turn = ● Jsi na tahu · { $title }
title-table = Stůl
title-replay = Záznam hry
title-record = Otevřít uloženou hru
title-watch = Sledovat
title-learn = Jak hrát
title-lessons = Lekce
title-puzzles = Hlavolamy
title-openings = Zahájení
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
nav-learn = Pravidla
nav-leaderboard = Žebříček
nav-settings = Nastavení
nav-sound = Zvuk
nav-menu = Nabídka
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
home-what = Desková hra pro 3 až 5 hráčů: dovez v kanoi drahokamy, než tě vezme řeka.
home-play = Hrát hned
home-setting-up = Chystám stůl…
home-players = Hráči
home-level = Boti
home-hints = Nápovědy
home-hints-hint = Zeptej se mistra na radu, kdykoli chceš
home-friends = S přáteli
home-friends-hint = Pošli odkaz nebo QR kód
home-device = Na jednom zařízení
home-device-hint = Budete si ho podávat
home-watch = Sledovat
home-watch-hint = Hry lidí i botů
home-lesson = Nauč se hrou
home-lesson-hint = Deset krátkých lekcí na opravdové řece
home-lesson-progress = Lekce { $number } z { $count }
home-puzzle = Hlavolam dne
home-puzzle-hint = Najdi to jediné nejlepší řešení
# How hard it is, after the line about it.
home-puzzle-level = { $level ->
    [1] lehký
    [2] záludný
   *[3] těžký
}
home-puzzle-streak = { $days ->
    [one] Série: { $days } den
    [few] Série: { $days } dny
    [many] Série: { $days } dne
   *[other] Série: { $days } dní
}
home-puzzle-done = { $days ->
    [one] Dnes vyřešeno. Série: { $days } den
    [few] Dnes vyřešeno. Série: { $days } dny
    [many] Dnes vyřešeno. Série: { $days } dne
   *[other] Dnes vyřešeno. Série: { $days } dní
}
home-coach = Hra s trenérem
home-coach-hint = Mírní boti a rady během hry
home-learn = Pravidla
home-learn-hint = Celá pravidla s obrázky

games = Tvoje hry
games-none = Tady se objeví tvoje hry.
games-unknown = Tvoje hry se nepodařilo načíst.
games-alone = Zatím nikdo další
games-open = Ještě nezačala
games-running = Kolo { $round }
games-your-turn = Jsi na tahu · kolo { $round }
games-turn-of = Na tahu { $name } · kolo { $round }
games-over = { $count ->
    [one] Vítěz: { $names } · { $date }
    [few] Společné vítězství: { $names } · { $date }
    [many] Společné vítězství: { $names } · { $date }
   *[other] Společné vítězství: { $names } · { $date }
}
games-early = Předčasně ukončeno · { $date }
games-won = Výhra · { $date }
games-resume = Pokračovat
games-replay = Záznam hry
games-all = Zobrazit všechny ({ $count })

## Před začátkem

invite = Pozvat přátele

options = Možnosti
clock = { $clock ->
    [none] Bez hodin
    [relaxed] V klidu
   *[live] Svižně
}
fork = { $fork ->
    [alternate] Střídavě
   *[natural] Náhodně
}

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

learn = Pravidla

invite-title = Zahraj si se mnou Niagaru
