# Příkazová řádka: nápověda, chyby, seznamy botů a zpráva z arény. Co se píše na klávesnici, zůstává, jak je.

# Nápověda
help-niagara = Desková hra Niagara: hraj, ptej se na pravidla, přehrávej a měř.
    .version = Vypíše verzi a skončí.
    .lang = Jazyk všech výpisů: { $languages }. Jinak platí jazyk terminálu (LC_ALL, LC_MESSAGES nebo LANG).
    .install-completion = Nainstaluje doplňování pro tento shell.
    .show-completion = Ukáže doplňování pro tento shell, ke zkopírování nebo úpravě.
help-play = Hra proti botům nebo s přáteli: v prohlížeči, nebo tady s --terminal a jeho volbami.
    .terminal = Hrát v tomto terminálu, ne v prohlížeči.
    .seats = 3 až 5 míst: jména lidí, nebo boti (niagara bots).
    .seed = Zahrát hru s tímto číslem.
    .fork = R6.4: alternate nebo natural.
    .tiebreak = R8.2: shared nebo gem-value.
    .round-limit = R8.3: poslední kolo.
    .open-piles = R2.3: zahrané karty jsou vidět.
    .record = Uložit hru sem (.json, jinak notace).
help-replay = Přehraje záznam v terminálu krok za krokem.
    .file = Záznam: JSON, nebo notace.
    .all = Vypíše všechny kroky a na nic se neptá.
help-analyse = Rozebere dohranou hru: šance, co by zvolil mistr, štěstí a umění.
    .file = { help-replay.file }
    .jobs = Kolik procesů hledá; jinak tolik, kolik je procesorů.
    .simulations = Kolik simulací na rozhodnutí: víc je jistější a pomalejší.
    .seed = Stejné číslo, stejný rozbor.
    .json = { help-bots.json }
help-query = Odpovídá na dotazy k pravidlům, jeden objekt JSON na řádek (docs/query.md).
help-bots = Všichni boti: jméno, povaha, síla; a jaké můžou mít temperamenty.
    .json = Jeden objekt JSON.
help-bench = Měření a srovnání s jinými programy.
help-bench-rules = Kolik rozhodnutí za sekundu pravidla zvládnou; pro srovnání i OpenSpiel, pokud je nainstalovaný (doplněk bench).
    .json = { help-bots.json }
    .compiled = Kam make compiled dává přeložená pravidla.
    .seconds = Jak dlouho trvá jeden běh.
    .rounds = Kolik běhů má každý.
help-arena =
    Boti proti botům: kdo je lepší a jak je to jisté.

    Zahraje sestavu mnohokrát, místa se střídají, a vypíše, kdo jak často vítězí. Ctrl-C hraní zastaví a vypíše, co se odehrálo.
    .seats = 3 až 5 botů, třeba guide,guide+thief,captain:200ms,drifter.
    .games = Kolik her.
    .jobs = Kolik procesů hraje.
    .cluster = Hrát místo toho na clusteru: dask:HOST:PORT nebo ray:HOST:PORT (docs/arena.md).
    .seed = Stejné číslo, stejné rozdání, ať hraje kdokoli.
    .rules = Třeba fork=natural,tiebreak=gem-value,open_piles=true,round_limit=60.
    .json = { help-bots.json }
    .report = Zapsat sem stránku s grafy (.html).
help-arena-ladder =
    Ohodnotí všechny boty u smíšených stolů po čtyřech a výsledek zapíše do docs/bots.md.

    Po Ctrl-C vypíše výsledek, ale nic nezapíše.
    .games = { help-arena.games }
    .jobs = { help-arena.jobs }
    .cluster = { help-arena.cluster }
    .seed = { help-arena.seed }
    .bots = Kdo se hodnotí; jinak všichni boti.
    .write = Stránka, jejíž <!-- ladder --> se obnoví.
    .json = { help-bots.json }
    .report = { help-arena.report }
help-serve = Spustí server Niagary: stoly, boti a lidé přes HTTP a WebSockets.
    .host = Kde naslouchat; 0.0.0.0 pro celou síť.
    .port = 0 vezme první volný od 8000 výš.
    .database = Soubor, nebo postgresql://user@host/name.
    .redis = redis://host:6379/0, pro více uzlů.
    .workers = Procesy serveru.
    .bot-workers = Procesy, ve kterých boti přemýšlejí.
    .analysis-workers = Procesy, ve kterých se rozebírají dohrané hry.
    .bot-pace-ms = Kolik času bot nejméně potřebuje.
    .origins = Další původy stránek, oddělené čárkou.
    .secure-cookies = Cookies jen přes HTTPS.
    .trust-proxy = Věřit X-Forwarded-For a -Proto.
    .log-level = debug, info, warning nebo error.
    .commands-per-second = Na jednu relaci.
    .sessions-per-minute = Na jednu adresu.
    .tables-per-minute = Na jednu relaci.
    .session-days = Než vyprší nepoužívaná relace.
    .keep-abandoned-days = Jak dlouho se uchovávají stoly.
    .address-commands-per-second = Na jednu adresu.
    .address-tables-per-minute = Na jednu adresu.
    .sockets-per-session = Otevřených najednou.
    .sockets-per-address = Otevřených najednou.
    .sockets-per-table = Otevřených najednou.
    .unread-bytes = Kolik se drží pro všechny, kdo nečtou.
    .request-seconds = Na odeslání celého požadavku.
    .settings = Soubor TOML; co smí obsahovat, je v docs/server.md.
help-db = Údržba databáze serveru.
help-db-upgrade = Převede databázi na verzi, kterou tento program potřebuje; když chybí, vytvoří ji.
    .database = Soubor, nebo postgresql://user@host/name; jinak stejně jako niagara serve.
    .settings = Soubor TOML, který dostává niagara serve.
help-db-backup = Zkopíruje databázi za provozu: soubor SQLite, u PostgreSQL export.
    .file = Kam; nesmí tam ještě nic být.
    .database = { help-db-upgrade.database }
    .settings = { help-db-upgrade.settings }
help-db-export = Vypíše všechny stoly, relace, výsledky a hodnocení, jeden objekt JSON na řádek.
    .file = Kam; jinak na standardní výstup.
    .database = { help-db-upgrade.database }
    .settings = { help-db-upgrade.settings }

# Rám stránky s nápovědou
help-usage = Použití:
help-usage-options = [VOLBY]
help-usage-command = PŘÍKAZ [ARGUMENTY]
help-arguments = Argumenty
help-options = Volby
help-commands = Příkazy
help-help = Ukáže tuto stránku a skončí.
help-default = { $text } [výchozí: { $default }]
help-value-number = ČÍSLO
help-value-text = TEXT
help-value-file = SOUBOR
help-value-language = JAZYK

# Chyby v příkazové řádce. $near je to, co se možná myslelo, nebo „none“.
error = Chyba: { $text }
error-hint = Nápovědu ukáže „{ $command }“.
error-of-option = { $option }: { $text }
error-as-it-is = { $text }
error-missing = Chybí { $name }.
error-extra = Příliš mnoho argumentů: { $arguments }
error-no-command = { $near ->
    [none] Příkaz „{ $name }“ neexistuje.
   *[other] Příkaz „{ $name }“ neexistuje. Nemá to být { $near }?
}
error-no-option = { $near ->
    [none] Volba { $option } neexistuje.
   *[other] Volba { $option } neexistuje. Nemá to být { $near }?
}
error-option-value = { $option } potřebuje hodnotu, pokud ji nápověda ukazuje; jinak žádnou nemá.
error-no-language = Jazyk „{ $name }“ tu není. Na výběr: { $known }.
error-expected-number = má tu být číslo
error-expected-at-least = má tu být číslo, nejméně { $least }
error-expected-text = má tu být text
error-expected-file = má tu být jméno souboru
error-in-browser = jen s --terminal; v prohlížeči se hráči a možnosti vybírají na stránce
error-stopped = { $command }: { $text }

# Místa a boti
error-seats-line = mají tu být slova oddělená čárkami na jednom řádku, je tu „{ $text }“
error-seats-count = počet míst má být { $least } až { $most }, je { $given }
error-name = má tu být jméno (nejvýš { $most } písmen) nebo bot ({ $bots }), je tu „{ $name }“
error-name-like-bot = bot „{ $name }“ neexistuje; nemá to být { $near }? (Lidé: { $person })
error-no-bot = { $near ->
    [none] bot „{ $name }“ neexistuje; na výběr: { $bots }
   *[other] bot „{ $name }“ neexistuje; nemá to být { $near }?
}
error-no-temperament = { $near ->
    [none] temperament „{ $name }“ neexistuje; na výběr: { $temperaments }
   *[other] temperament „{ $name }“ neexistuje; nemá to být { $near }?
}
error-bot-setting = „{ $setting }“ u bota { $bot } nastavit nejde; nastavení má jen captain, třeba captain:200ms nebo captain:400sims
error-bot-command = má tu být příkaz, třeba exec:./mybot
error-bot-program = program „{ $program }“ nejde spustit
error-spiel-setting = má tu být spiel:random, spiel:mcts:1000 nebo spiel:ismcts:1000, ne „spiel:{ $setting }“
error-policy-file = „{ $setting }“ neobsahuje naučeného bota; očekává se soubor vah, který zapsal niagara.train
error-bot-extra = pro { $bot } ještě něco chybí: pip install niagara[{ $extra }]
error-name-the-bots = vyjmenuj boty, třeba { $example }
error-ladder-alone = žebříček potřebuje aspoň dva boty
error-ladder-page = { $path }: <!-- ladder --> bez <!-- /ladder -->

# Možnosti hry
error-rules-pair = má tu být jméno=hodnota, je tu „{ $text }“
error-rules-fork = fork je alternate nebo natural
error-rules-tiebreak = tiebreak je shared nebo gem-value
error-rules-round-limit = omezení kol je číslo od 1 do { $most }
error-rules-round-limit-missing = aréna potřebuje omezení kol: bezstarostná hra nikdy neskončí
error-rules-open-piles = open_piles je true nebo false
error-rules-unknown = pravidlo „{ $name }“ neexistuje; na výběr: { $rules }

# Soubory. $reason říká systém sám, ve svém jazyce.
error-folder = složka { $path } neexistuje
error-file-missing = { $path }: takový soubor ani složka neexistuje
error-file-exists = { $path } už existuje
error-file-folder = { $path } je složka
error-file-forbidden = { $path }: nemáš oprávnění
error-file-other = { $path }: { $reason }

# Co je potřeba nainstalovat. $command je řádek k napsání.
error-extra-arena = hodnocení potřebuje doplněk: { $command }
error-extra-server = server potřebuje svůj doplněk: { $command }

# Clustery. $reason je, co říká systém nebo knihovna, anglicky; $here a $there jsou verze Niagary.
error-cluster-engine = má tu být adresa, která začíná { $engines }, ne „{ $engine }“
error-cluster-address = má tu být adresa jako { $example }, ne „{ $text }“
error-cluster-jobs = jen jedno z toho: procesy tohoto počítače, nebo cluster
error-cluster-extra = { $engine } potřebuje svůj doplněk: { $command }
error-cluster-unreachable = { $address } neodpovídá: { $reason }
error-cluster-no-workers = { $address } nemá už { $seconds } s žádné pracovní procesy: nějaké spusť a zkus to znovu
error-cluster-no-niagara = na { $worker } nejde Niagaru načíst ({ $reason }): nainstaluj všude verzi tohoto počítače, { $here }
error-cluster-version = na { $worker } je Niagara { $there }, na tomto počítači { $here }: nainstaluj všude stejnou verzi
error-cluster-packed = na { $worker } je Niagara { $there }, na tomto počítači { $here }, a s kompaktním enginem hraje captain jiné hry: sestav ho všude ({ $command }), nebo nikde
error-cluster-lost = spojení s { $address } se přerušilo: { $reason }
error-cluster-game = hra { $game } ({ $seats }, číslo { $seed }) ukončila každý proces, který ji hrál: hledej bota, který padá nebo potřebuje příliš mnoho paměti
error-cluster-bot = na { $worker } nemůže jeden bot hrát: { $reason }

# Server a jeho databáze. $why říká knihovna, anglicky.
error-setting-value = { $kind ->
    [range] nastavení { $name }: má tu být číslo od { $least } do { $most }
    [least] nastavení { $name }: má tu být číslo, nejméně { $least }
    [above] nastavení { $name }: má tu být číslo větší než { $least }, nejvýše { $most }
    [switch] nastavení { $name }: má tu být true nebo false
    [words] nastavení { $name }: má tu být jedno z { $words }
   *[text] nastavení { $name }: má tu být text
}
error-setting-database = nastavení database: má tu být adresa jako niagara.db, sqlite:///path/to/niagara.db nebo postgresql://user@host/database
error-setting-unknown = nastavení { $name } neexistuje
error-settings-file = nastavení v souboru { $file } nejde načíst
error-settings-toml = nastavení v souboru { $file } nejde načíst: řádek { $line } není TOML
error-setting-name = nastavení { $name } neexistuje: nemá to být { $near }?
error-setting-redis = nastavení redis: má tu být adresa jako redis://host:6379/0
error-workers-postgres = nastavení workers: víc procesů potřebuje PostgreSQL (nastavení database)
error-workers-redis = nastavení workers: víc procesů potřebuje Redis nebo Valkey (nastavení redis)
error-workers-share = nastavení { $name }: má být aspoň 1 na každý z workers
error-database = databázi { $where } nejde otevřít: { $why }
error-database-outdated = { $version ->
    [none] Databáze zatím nemá žádné tabulky. Spusť niagara db upgrade.
   *[other] Databáze má verzi { $version }, tento program potřebuje { $needed }. Spusť niagara db upgrade (a předtím si ji zálohuj).
}
error-database-none = v { $path } žádná databáze není
error-port-taken = port { $port } je obsazený: zvol jiný, nebo 0 pro první volný
error-port = na adrese { $host }, portu { $port } nejde naslouchat: { $reason }
error-port-forbidden = port { $port } potřebuje víc práv: zvol některý od 1024 výš
error-host = na adrese { $host } nejde naslouchat: tomuto počítači nepatří
error-ports = od { $first } do { $last } není žádný port volný
serve-address = Niagara běží na { $link }
serve-network = Ve tvojí síti: { $link }
db-upgraded = Databáze má verzi { $version }.
db-copied = Kopie je v { $path }: chraň ji stejně dobře jako databázi.

# niagara bots
bots-name = bot
bots-strength = síla
bots-character = povaha
bots-temperament = temperament
bot-character-drifter = pádluje, kam ho napadne, jen ne do vodopádu
bot-character-paddler = bere nejlepší drahokam na dosah, myslí jeden tah dopředu
bot-character-guide = plánuje celé kolo: proud, zloděje i to, co soupeřům zbývá
bot-character-captain = před každým rozhodnutím projde mnoho možných světů
bot-character-ranger = hraje, co se naučil z milionů partií, bez propočítávání dopředu
bot-character-champion = promýšlí další kola s tím, co se naučil ranger
temperament-character-cautious = drží se u břehu a vodopádu se vyhýbá obloukem
temperament-character-thief = drahokam si raději vezme z kanoe než z naleziště
temperament-character-racer = nejdřív hraje vysoké karty a volí nejrychlejší cestu
temperament-character-gambler = jezdí si pro safíry a rubíny na hranu vodopádu
temperament-character-collector = chce od každého druhu jeden
temperament-character-rainmaker = žije počasím a má rád rychlou řeku, když jsou na ní soupeři

# niagara bench rules
bench-rules-of = pravidla
bench-rate = rozhodnutí/s
bench-slowest = nejpomaleji
bench-fastest = nejrychleji
bench-measuring = měřím
bench-alone = OpenSpiel není nainstalovaný. Pro srovnání: { $command }

# Aréna při hře
arena-games = hry
arena-progress = { $planned ->
    [one] aréna: { $played } z { $planned } hry
    [few] aréna: { $played } z { $planned } her
    [many] aréna: { $played } z { $planned } hry
   *[other] aréna: { $played } z { $planned } her
}
arena-interrupted = { $planned ->
    [one] přerušeno po odehrání { $played } z { $planned } hry
    [few] přerušeno po odehrání { $played } z { $planned } her
    [many] přerušeno po odehrání { $played } z { $planned } hry
   *[other] přerušeno po odehrání { $played } z { $planned } her
}
arena-worker-died = { $planned ->
    [one] jeden z procesů skončil (ukončení, nedostatek paměti, pád) a jeho rozehraná hra je ztracená; odehráno { $played } z { $planned } hry
    [few] jeden z procesů skončil (ukončení, nedostatek paměti, pád) a jeho rozehraná hra je ztracená; odehráno { $played } z { $planned } her
    [many] jeden z procesů skončil (ukončení, nedostatek paměti, pád) a jeho rozehraná hra je ztracená; odehráno { $played } z { $planned } hry
   *[other] jeden z procesů skončil (ukončení, nedostatek paměti, pád) a jeho rozehraná hra je ztracená; odehráno { $played } z { $planned } her
}
arena-cluster-failed = { $planned ->
    [one] cluster selhal; odehráno { $played } z { $planned } hry
    [few] cluster selhal; odehráno { $played } z { $planned } her
    [many] cluster selhal; odehráno { $played } z { $planned } hry
   *[other] cluster selhal; odehráno { $played } z { $planned } her
}

# Zpráva z arény: tabulka v terminálu a stránka s grafy
report-title = Aréna Niagary
report-none = Žádná hra se neodehrála.
report-bot = bot
report-seats = místa
report-games = hry
report-share = podíl výher
report-interval = 95% interval
report-interval-short = 95 %
report-fair = férově
report-rating = hodnocení
report-rating-spread = hodnocení μ ± σ
report-ms = ms
report-ms-decision = ms/rozhodnutí
report-stolen = krádeže
report-lost = ztráty
report-faults = chyby
report-run = { $lineup } · her { $games } · seed { $seed } · { $rules }
report-rule = { $rule ->
    [fork] rozvětvení { $value }
    [tiebreak] při shodě { $value }
    [round_limit] omezení kol { $value }
   *[open_piles] odkryté balíčky { $value }
}
report-on = ano
report-off = ne
report-lengths = { $games ->
    [one] Jedna hra, kol: { $median } (medián; průměr { $mean }, 99 % do { $most }); omezením kol skončilo: { $limited }.
    [few] { $games } hry, kol: { $median } (medián; průměr { $mean }, 99 % do { $most }); omezením kol skončilo: { $limited }.
    [many] { $games } hry, kol: { $median } (medián; průměr { $mean }, 99 % do { $most }); omezením kol skončilo: { $limited }.
   *[other] { $games } her, kol: { $median } (medián; průměr { $mean }, 99 % do { $most }); omezením kol skončilo: { $limited }.
}
report-legend = ms: na rozhodnutí; krádeže, ztráty: drahokamy a kanoe na hru a místo.
report-first-fault = { $bot }: chyb { $faults }; první: { $fault }
report-clear = ▲ a ▼: interval leží mimo férový podíl. Ukradené drahokamy a ztracené kanoe jsou na hru a místo.
report-forfeited = { $bot }: propadlých rozhodnutí { $faults }; první: { $fault }
report-interrupted = { $planned ->
    [one] Přerušeno po odehrání { $played } z { $planned } hry.
    [few] Přerušeno po odehrání { $played } z { $planned } her.
    [many] Přerušeno po odehrání { $played } z { $planned } hry.
   *[other] Přerušeno po odehrání { $played } z { $planned } her.
}
report-worker-died = { $planned ->
    [one] Jeden z procesů skončil (ukončení, nedostatek paměti, pád) a jeho rozehraná hra je ztracená; odehráno { $played } z { $planned } hry.
    [few] Jeden z procesů skončil (ukončení, nedostatek paměti, pád) a jeho rozehraná hra je ztracená; odehráno { $played } z { $planned } her.
    [many] Jeden z procesů skončil (ukončení, nedostatek paměti, pád) a jeho rozehraná hra je ztracená; odehráno { $played } z { $planned } hry.
   *[other] Jeden z procesů skončil (ukončení, nedostatek paměti, pád) a jeho rozehraná hra je ztracená; odehráno { $played } z { $planned } her.
}
report-cluster-failed = { $planned ->
    [one] Cluster selhal; odehráno { $played } z { $planned } hry.
    [few] Cluster selhal; odehráno { $played } z { $planned } her.
    [many] Cluster selhal; odehráno { $played } z { $planned } hry.
   *[other] Cluster selhal; odehráno { $played } z { $planned } her.
}

# Grafy: nadpisy, co je pod nimi a co se místo nich čte nahlas
plot-shares = Podíl výher
plot-shares-about = Body s 95% intervaly; čárkovaně férový podíl.
plot-shares-label = Podíl výher každého bota s 95% intervalem
plot-shares-point = { $bot }: { $share }, { $low } až { $high }; férově { $fair }
plot-speed = Čas na rozhodnutí
plot-speed-about = V průměru; stupnice jde po desítkách.
plot-speed-label = Čas každého bota na rozhodnutí
plot-speed-point = { $bot }: { $time }, nejpomalejší { $slowest }
plot-course = Jak šly hry za sebou
plot-course-about = Dosavadní podíl výher; čárkovaně férový podíl.
plot-course-label = Dosavadní podíl výher každého bota, hru za hrou
plot-course-end = hra { $games }
plot-rounds = Kola
plot-rounds-about = Medián { $median }, průměr { $mean }, 99 % do { $most }; omezením kol skončilo: { $limited }.
plot-rounds-label = Počet her podle délky v kolech
plot-rounds-bar = { $games ->
    [one] Kol { $rounds }: { $games } hra
    [few] Kol { $rounds }: { $games } hry
    [many] Kol { $rounds }: { $games } hry
   *[other] Kol { $rounds }: { $games } her
}
plot-rounds-range = { $first } až { $last }
plot-rounds-cut = omezením kol: { $games }
plot-rounds-median = medián { $median }
plot-seconds = { $time } s
plot-milliseconds = { $time } ms
plot-microseconds = { $time } µs
