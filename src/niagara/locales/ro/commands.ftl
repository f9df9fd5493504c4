# Linia de comandă: ajutor, erori, liste de boți și raportul arenei. Ce se tastează rămâne cum e.

help-niagara = Jocul de societate Niagara: joacă, întreabă despre reguli, reia și măsoară.
    .version = Arată versiunea și se oprește.
    .lang = Limba tuturor mesajelor: { $languages }. Altfel, cea a terminalului tău (LC_ALL, LC_MESSAGES sau LANG).
    .install-completion = Instalează completarea automată pentru shell-ul curent.
    .show-completion = Arată completarea automată pentru shell-ul curent, de copiat sau de adaptat.
help-play = Joacă împotriva boților sau cu prieteni: în browser sau aici, cu --terminal și opțiunile lui.
    .terminal = Joacă în acest terminal, nu în browser.
    .seats = 3 până la 5 locuri: nume de oameni sau boți (niagara bots).
    .seed = Joacă jocul cu acest număr.
    .fork = R6.4: alternate sau natural.
    .tiebreak = R8.2: shared sau gem-value.
    .round-limit = R8.3: ultima rundă.
    .open-piles = R2.3: cărțile jucate stau la vedere.
    .record = Salvează jocul aici (.json, altfel notație).
help-replay = Parcurge o înregistrare în terminal, pas cu pas.
    .file = O înregistrare: JSON sau notație.
    .all = Afișează toți pașii, nu întreabă nimic.
help-analyse = Analizează un joc încheiat: șanse, alegerile campionului, noroc și pricepere.
    .file = { help-replay.file }
    .jobs = Câte procese caută; dacă nu e dat, câte procesoare sunt.
    .simulations = Simulări pentru fiecare decizie: mai multe sunt mai sigure și mai lente.
    .seed = Același număr, aceeași analiză.
    .json = { help-bots.json }
help-query = Răspunde la întrebări despre reguli, câte un obiect JSON pe linie (docs/query.md).
help-bots = Toți boții: nume, caracter, putere; și ce temperamente pot avea.
    .json = Un obiect JSON.
help-bench = Măsoară și compară cu programe de același fel.
help-bench-rules = Deciziile pe secundă ale regulilor, alături de OpenSpiel, dacă e instalat (extra bench).
    .json = { help-bots.json }
    .compiled = Unde a pus make compiled regulile compilate.
    .seconds = Cât durează o rulare.
    .rounds = Câte rulări pentru fiecare.
help-arena =
    Boți contra boți: cine e mai bun și cât de sigur e asta.

    Joacă de multe ori cu aceiași boți, pe locuri schimbate pe rând, și raportează cine cât de des câștigă. Ctrl-C oprește și raportează ce s-a jucat.
    .seats = 3 până la 5 boți, de exemplu guide,guide+thief,captain:200ms,drifter.
    .games = Câte jocuri.
    .jobs = Câte procese joacă.
    .cluster = Joacă în schimb pe un cluster: dask:HOST:PORT sau ray:HOST:PORT (docs/arena.md).
    .seed = Același număr, aceeași împărțire, oricine ar juca.
    .rules = De exemplu fork=natural,tiebreak=gem-value,open_piles=true,round_limit=60.
    .json = { help-bots.json }
    .report = Scrie aici o pagină cu grafice (.html).
help-arena-ladder =
    Cotează toți boții la mese mixte de patru și scrie rezultatul în docs/bots.md.

    Oprită cu Ctrl-C, raportează, dar nu scrie nimic.
    .games = { help-arena.games }
    .jobs = { help-arena.jobs }
    .cluster = { help-arena.cluster }
    .seed = { help-arena.seed }
    .bots = Cine primește cotă; altfel, toți boții.
    .write = Pagina a cărei secțiune <!-- ladder --> se reînnoiește.
    .json = { help-bots.json }
    .report = { help-arena.report }
help-serve = Pornește serverul Niagara: mese, boți și oameni prin HTTP și WebSockets.
    .host = Unde ascultă; 0.0.0.0 pentru rețea.
    .port = 0 ia primul port liber de la 8000 în sus.
    .database = Un fișier sau postgresql://user@host/name.
    .redis = redis://host:6379/0, pentru mai multe noduri.
    .workers = Procese ale serverului.
    .bot-workers = Procese în care gândesc boții.
    .analysis-workers = Procese în care se analizează jocurile încheiate.
    .bot-pace-ms = Cel mai scurt timp al unui bot.
    .origins = Alte origini ale paginilor, despărțite prin virgule.
    .secure-cookies = Cookie-uri numai prin HTTPS.
    .trust-proxy = Crede X-Forwarded-For și -Proto.
    .log-level = debug, info, warning sau error.
    .commands-per-second = Pentru o sesiune.
    .sessions-per-minute = Pentru o adresă.
    .tables-per-minute = Pentru o sesiune.
    .session-days = Până expiră o sesiune nefolosită.
    .keep-abandoned-days = Cât se păstrează mesele.
    .address-commands-per-second = Pentru o adresă.
    .address-tables-per-minute = Pentru o adresă.
    .sockets-per-session = Deschise deodată.
    .sockets-per-address = Deschise deodată.
    .sockets-per-table = Deschise deodată.
    .unread-bytes = Octeți păstrați pentru cei care nu citesc.
    .request-seconds = Pentru trimiterea unei cereri întregi.
    .settings = Un fișier TOML; docs/server.md spune ce poate conține.
help-db = Întreține baza de date a unui server.
help-db-upgrade = Aduce baza de date la versiunea cerută de program și o creează, dacă e nevoie.
    .database = Un fișier sau postgresql://user@host/name; altfel, ca la niagara serve.
    .settings = Fișierul TOML dat lui niagara serve.
help-db-backup = Copiază baza de date în timpul folosirii: un fișier SQLite sau, la PostgreSQL, un export.
    .file = Unde; fișierul nu trebuie să existe deja.
    .database = { help-db-upgrade.database }
    .settings = { help-db-upgrade.settings }
help-db-export = Scrie toate mesele, sesiunile, rezultatele și cotele, câte un obiect JSON pe linie.
    .file = Unde; altfel, la ieșirea standard.
    .database = { help-db-upgrade.database }
    .settings = { help-db-upgrade.settings }

help-usage = Utilizare:
help-usage-options = [OPȚIUNI]
help-usage-command = COMANDĂ [ARGUMENTE]
help-arguments = Argumente
help-options = Opțiuni
help-commands = Comenzi
help-help = Arată această pagină și se oprește.
help-default = { $text } [implicit: { $default }]
help-value-number = NUMĂR
help-value-text = TEXT
help-value-file = FIȘIER
help-value-language = LIMBĂ

error = Eroare: { $text }
error-hint = Pentru ajutor, încearcă „{ $command }”.
error-of-option = { $option }: { $text }
error-as-it-is = { $text }
error-missing = Lipsește { $name }.
error-extra = Prea multe argumente: { $arguments }
error-no-command = { $near ->
    [none] Nu există comanda „{ $name }”.
   *[other] Nu există comanda „{ $name }”. Poate voiai { $near }?
}
error-no-option = { $near ->
    [none] Nu există opțiunea { $option }.
   *[other] Nu există opțiunea { $option }. Poate voiai { $near }?
}
error-option-value = { $option } cere o valoare dacă ajutorul arată una, altfel nu primește niciuna.
error-no-language = Nu există limba „{ $name }”. Există { $known }.
error-expected-number = trebuie un număr
error-expected-at-least = trebuie un număr de cel puțin { $least }
error-expected-text = trebuie un text
error-expected-file = trebuie numele unui fișier
error-in-browser = numai cu --terminal; în browser, locurile și opțiunile se aleg pe pagină
error-stopped = { $command }: { $text }

error-seats-line = trebuie cuvinte despărțite prin virgule, pe o singură linie, nu „{ $text }”
error-seats-count = trebuie între { $least } și { $most } locuri, nu { $given }
error-name = trebuie un nume de 1 până la { $most } litere sau un bot ({ $bots }), nu „{ $name }”
error-name-like-bot = nu există botul „{ $name }”; poate voiai { $near }? (Pentru un om: { $person })
error-no-bot = { $near ->
    [none] nu există botul „{ $name }”; există { $bots }
   *[other] nu există botul „{ $name }”; poate voiai { $near }?
}
error-no-temperament = { $near ->
    [none] nu există temperamentul „{ $name }”; există { $temperaments }
   *[other] nu există temperamentul „{ $name }”; poate voiai { $near }?
}
error-bot-setting = „{ $setting }” nu e o setare pentru { $bot }; numai captain are una, de exemplu captain:200ms sau captain:400sims
error-bot-command = trebuie o comandă, ca în exec:./mybot
error-bot-program = nu există un program „{ $program }” care să poată fi pornit
error-spiel-setting = trebuie spiel:random, spiel:mcts:1000 sau spiel:ismcts:1000, nu „spiel:{ $setting }”
error-policy-file = „{ $setting }” nu conține un bot antrenat; se așteaptă un fișier de ponderi scris de niagara.train
error-bot-extra = pentru { $bot } mai trebuie ceva: pip install niagara[{ $extra }]
error-name-the-bots = numește boții, de exemplu { $example }
error-ladder-alone = un clasament cere cel puțin doi boți
error-ladder-page = { $path }: <!-- ladder --> fără <!-- /ladder -->

error-rules-pair = trebuie nume=valoare, nu „{ $text }”
error-rules-fork = fork este alternate sau natural
error-rules-tiebreak = tiebreak este shared sau gem-value
error-rules-round-limit = limita de runde e un număr de la 1 la { $most }
error-rules-round-limit-missing = arena are nevoie de o limită de runde: jocul la întâmplare nu se mai termină
error-rules-open-piles = open_piles este true sau false
error-rules-unknown = nu există regula „{ $name }”; există { $rules }

error-folder = nu există dosarul { $path }
error-file-missing = { $path }: nu există un astfel de fișier sau dosar
error-file-exists = { $path } există deja
error-file-folder = { $path } e un dosar
error-file-forbidden = { $path }: accesul nu e permis
error-file-other = { $path }: { $reason }

error-extra-arena = cotele cer un modul suplimentar: { $command }
error-extra-server = serverul cere modulul lui suplimentar: { $command }

# Clustere. $reason este ce spune sistemul sau o bibliotecă, în engleză; $here și $there sunt versiuni de Niagara.
error-cluster-engine = trebuie o adresă care începe cu { $engines }, nu „{ $engine }”
error-cluster-address = trebuie o adresă precum { $example }, nu „{ $text }”
error-cluster-jobs = doar una din două: procese ale acestui calculator sau un cluster
error-cluster-extra = { $engine } cere modulul lui suplimentar: { $command }
error-cluster-unreachable = { $address } nu răspunde: { $reason }
error-cluster-no-workers = { $address } nu are procese de lucru de { $seconds } s: pornește câteva și încearcă din nou
error-cluster-no-niagara = Niagara nu se poate încărca pe { $worker } ({ $reason }): instalează peste tot versiunea acestui calculator, { $here }
error-cluster-version = pe { $worker } este Niagara { $there }, pe acest calculator { $here }: instalează peste tot aceeași versiune
error-cluster-packed = pe { $worker } este Niagara { $there }, pe acest calculator { $here }, iar cu motorul compact captain joacă alte jocuri: construiește-l peste tot ({ $command }) sau nicăieri
error-cluster-lost = legătura cu { $address } s-a întrerupt: { $reason }
error-cluster-game = jocul { $game } ({ $seats }, numărul { $seed }) a oprit fiecare proces care l-a jucat: caută un bot care cade sau cere prea multă memorie
error-cluster-bot = pe { $worker } un bot nu poate juca: { $reason }

error-setting-value = { $kind ->
    [range] setarea { $name }: trebuie un număr de la { $least } la { $most }
    [least] setarea { $name }: trebuie un număr de cel puțin { $least }
    [above] setarea { $name }: trebuie un număr mai mare decât { $least } și de cel mult { $most }
    [switch] setarea { $name }: trebuie true sau false
    [words] setarea { $name }: trebuie unul dintre { $words }
   *[text] setarea { $name }: trebuie un text
}
error-setting-database = setarea database: trebuie o adresă ca niagara.db, sqlite:///path/to/niagara.db sau postgresql://user@host/database
error-setting-unknown = { $name } nu e o setare
error-settings-file = setările din { $file } nu pot fi citite
error-settings-toml = setările din { $file } nu pot fi citite: rândul { $line } nu e TOML
error-setting-name = { $name } nu e o setare: poate voiai { $near }?
error-setting-redis = setarea redis: trebuie o adresă ca redis://host:6379/0
error-workers-postgres = setarea workers: mai multe procese cer PostgreSQL (setarea database)
error-workers-redis = setarea workers: mai multe procese cer Redis sau Valkey (setarea redis)
error-workers-share = setarea { $name }: trebuie cel puțin 1 pentru fiecare proces
error-database = baza de date { $where } nu poate fi deschisă: { $why }
error-database-outdated = { $version ->
    [none] Baza de date nu are încă tabele. Rulează niagara db upgrade.
   *[other] Baza de date e la versiunea { $version }, iar acest program cere { $needed }. Rulează niagara db upgrade (întâi fă o copie de siguranță).
}
error-database-none = nu există o bază de date la { $path }
error-port-taken = portul { $port } e ocupat: alege altul sau 0 pentru primul liber
error-port = nu se poate asculta la { $host }, portul { $port }: { $reason }
error-port-forbidden = portul { $port } cere mai multe drepturi: alege unul de la 1024 în sus
error-host = nu se poate asculta la { $host }: nu e o adresă a acestui calculator
error-ports = niciun port nu e liber de la { $first } la { $last }
serve-address = Niagara e la { $link }
serve-network = În rețeaua ta: { $link }
db-upgraded = Baza de date e la versiunea { $version }.
db-copied = Copia e în { $path }: ține-o în siguranță, la fel ca baza de date.

bots-name = bot
bots-strength = putere
bots-character = caracter
bots-temperament = temperament
bot-character-drifter = vâslește cum îi vine, dar nu în cascadă
bot-character-paddler = ia cea mai bună nestemată la îndemână, cu o tură înainte
bot-character-guide = plănuiește runda: curentul, hoții și ce mai au ceilalți în mână
bot-character-captain = cercetează multe lumi posibile înaintea fiecărei decizii
bot-character-ranger = joacă ce a învățat din milioane de partide, fără să calculeze înainte
bot-character-champion = privește câteva runde înainte cu ce a învățat ranger
temperament-character-cautious = stă pe lângă țărm și se ferește de cascadă
temperament-character-thief = ia nestemate mai degrabă din canoe decât de la locul lor
temperament-character-racer = joacă întâi cărțile mari și alege drumul cel mai rapid
temperament-character-gambler = se duce după safire și rubine pe buza cascadei
temperament-character-collector = vrea câte una de fiecare fel
temperament-character-rainmaker = se bizuie pe vreme și vrea râul rapid când sunt alții pe el

bench-rules-of = regulile din
bench-rate = decizii/s
bench-slowest = minim
bench-fastest = maxim
bench-measuring = măsoară
bench-alone = OpenSpiel nu e instalat. Ca să compari: { $command }

arena-games = jocuri
arena-progress = { $planned ->
    [one] arena: { $played } din { $planned } joc
    [few] arena: { $played } din { $planned } jocuri
   *[other] arena: { $played } din { $planned } de jocuri
}
arena-interrupted = { $planned ->
    [one] întreruptă după { $played } din { $planned } joc
    [few] întreruptă după { $played } din { $planned } jocuri
   *[other] întreruptă după { $played } din { $planned } de jocuri
}
arena-worker-died = un proces de lucru a murit (oprit, fără memorie sau căzut), iar ce juca el s-a pierdut; jocuri jucate: { $played } din { $planned }
arena-cluster-failed = clusterul a căzut; jocuri jucate: { $played } din { $planned }

report-title = Arena Niagara
report-none = Nu s-a jucat niciun joc.
report-bot = bot
report-seats = locuri
report-games = jocuri
report-share = victorii
report-interval = interval 95 %
report-interval-short = 95 %
report-fair = echitabil
report-rating = cotă
report-rating-spread = cotă μ ± σ
report-ms = ms
report-ms-decision = ms/decizie
report-stolen = furate
report-lost = pierdute
report-faults = greșeli
report-run = { $lineup } · jocuri { $games } · număr { $seed } · { $rules }
report-rule = { $rule ->
    [fork] bifurcație { $value }
    [tiebreak] egalitate { $value }
    [round_limit] limită de runde { $value }
   *[open_piles] cărți la vedere { $value }
}
report-on = da
report-off = nu
report-lengths = { $games ->
    [one] Un joc; runde: mediana { $median } (media { $mean }, 99 % până la { $most }); încheiate la limita de runde: { $limited }.
    [few] { $games } jocuri; runde: mediana { $median } (media { $mean }, 99 % până la { $most }); încheiate la limita de runde: { $limited }.
   *[other] { $games } de jocuri; runde: mediana { $median } (media { $mean }, 99 % până la { $most }); încheiate la limita de runde: { $limited }.
}
report-legend = ms: pe decizie; furate, pierdute: nestemate și canoe pe joc și loc.
report-first-fault = { $bot }: greșeli: { $faults }; prima: { $fault }
report-clear = ▲ și ▼: intervalul nu cuprinde partea echitabilă. Nestematele furate și canoele pierdute sunt pe joc și loc.
report-forfeited = { $bot }: decizii ratate: { $faults }; prima: { $fault }
report-interrupted = { $planned ->
    [one] Întreruptă după { $played } din { $planned } joc.
    [few] Întreruptă după { $played } din { $planned } jocuri.
   *[other] Întreruptă după { $played } din { $planned } de jocuri.
}
report-worker-died = Un proces de lucru a murit (oprit, fără memorie sau căzut), iar ce juca el s-a pierdut; jocuri jucate: { $played } din { $planned }.
report-cluster-failed = Clusterul a căzut; jocuri jucate: { $played } din { $planned }.

plot-shares = Partea de victorii
plot-shares-about = Puncte cu intervale de 95 %; punctat, partea echitabilă.
plot-shares-label = Partea de victorii a fiecărui bot, cu intervalul ei de 95 %
plot-shares-point = { $bot }: { $share }, de la { $low } la { $high }; echitabil { $fair }
plot-speed = Timp pe decizie
plot-speed-about = În medie; fiecare treaptă a scării e de zece ori mai mare.
plot-speed-label = Timpul pe decizie al fiecărui bot
plot-speed-point = { $bot }: { $time }, cea mai lentă { $slowest }
plot-course = De-a lungul jocurilor
plot-course-about = Partea de victorii de până atunci; punctat, partea echitabilă.
plot-course-label = Partea de victorii a fiecărui bot până atunci, joc cu joc
plot-course-end = jocul { $games }
plot-rounds = Runde
plot-rounds-about = Mediana { $median }, media { $mean }, 99 % până la { $most }; încheiate la limita de runde: { $limited }.
plot-rounds-label = Numărul de jocuri după lungimea lor în runde
plot-rounds-bar = Runde: { $rounds }, { $games ->
    [one] { $games } joc
    [few] { $games } jocuri
   *[other] { $games } de jocuri
}
plot-rounds-range = de la { $first } la { $last }
plot-rounds-cut = { $games } la limita de runde
plot-rounds-median = mediana { $median }
plot-seconds = { $time } s
plot-milliseconds = { $time } ms
plot-microseconds = { $time } µs
