# Командният ред: помощ, грешки, списъци с ботове и отчетът на арената. Каквото се пише, остава както е.

help-niagara = Настолната игра „Ниагара“: играй, питай за правилата, гледай записи и измервай.
    .version = Показва версията и спира.
    .lang = Езикът на всичко, което се показва: { $languages }. Иначе този на терминала (LC_ALL, LC_MESSAGES или LANG).
    .install-completion = Инсталира автоматичното довършване за текущата обвивка.
    .show-completion = Показва автоматичното довършване за текущата обвивка, за копиране или промяна.
help-play = Играй срещу ботове или с приятели: в браузър или тук с --terminal и опциите му.
    .terminal = Игра в този терминал, не в браузър.
    .seats = От 3 до 5 места: имена на хора или ботове (niagara bots).
    .seed = Играе играта с този номер.
    .fork = R6.4: alternate или natural.
    .tiebreak = R8.2: shared или gem-value.
    .round-limit = R8.3: последният рунд.
    .open-piles = R2.3: изиграните плочки са открити.
    .record = Запазва играта тук (.json, иначе нотация).
help-replay = Преминава през запис стъпка по стъпка в терминала.
    .file = Запис: JSON или нотация.
    .all = Отпечатва всяка стъпка, без да пита.
help-analyse = Анализира завършена игра: шансове, какво би избрал шампионът, късмет и умение.
    .file = { help-replay.file }
    .jobs = Колко процеса търсят; по подразбиране колкото са процесорите.
    .simulations = Симулации за всяко решение: повече са по-сигурни и по-бавни.
    .seed = Същото число, същият анализ.
    .json = { help-bots.json }
help-query = Отговаря на въпроси за правилата, по един JSON обект на ред (docs/query.md).
help-bots = Всички ботове: име, характер, сила; и какви темпераменти може да имат.
    .json = Един JSON обект.
help-bench = Измерва скоростта и я сравнява с други програми.
help-bench-rules = Решения в секунда на правилата, в сравнение с OpenSpiel, ако е инсталиран (допълнение bench).
    .json = { help-bots.json }
    .compiled = Къде make compiled слага компилираните правила.
    .seconds = Колко трае едно пускане.
    .rounds = По колко пускания.
help-arena =
    Ботове срещу ботове: кой е по-добър и колко сигурно е това.

    Играе един състав много пъти с размяна на местата и отчита кой колко печели. Ctrl-C спира и отчита изиграното.
    .seats = От 3 до 5 бота, например guide,guide+thief,captain:200ms,drifter.
    .games = Колко игри.
    .jobs = Колко процеса играят.
    .cluster = Вместо това играе на клъстер: dask:HOST:PORT или ray:HOST:PORT (docs/arena.md).
    .seed = Същото число, същото начало, който и да играе.
    .rules = Например fork=natural,tiebreak=gem-value,open_piles=true,round_limit=60.
    .json = { help-bots.json }
    .report = Записва тук страница с графики (.html).
help-arena-ladder =
    Оценява всички ботове на смесени маси за четирима и записва резултата в docs/bots.md.

    При Ctrl-C отчита, но не записва нищо.
    .games = { help-arena.games }
    .jobs = { help-arena.jobs }
    .cluster = { help-arena.cluster }
    .seed = { help-arena.seed }
    .bots = Кои се оценяват; иначе всички.
    .write = Страницата, чийто <!-- ladder --> се обновява.
    .json = { help-bots.json }
    .report = { help-arena.report }
help-serve = Сървър за „Ниагара“: маси, ботове и хора по HTTP и WebSockets.
    .host = Къде да слуша; 0.0.0.0 за мрежата.
    .port = 0 взема първия свободен от 8000 нагоре.
    .database = Файл или postgresql://user@host/name.
    .redis = redis://host:6379/0, за няколко възела.
    .workers = Процеси на сървъра.
    .bot-workers = Процеси, в които мислят ботовете.
    .analysis-workers = Процеси, в които се анализират завършените игри.
    .bot-pace-ms = Колко най-малко мисли един бот.
    .origins = Други адреси на страници, със запетаи.
    .secure-cookies = Бисквитки само през HTTPS.
    .trust-proxy = Вярва на X-Forwarded-For и -Proto.
    .log-level = debug, info, warning или error.
    .commands-per-second = От една сесия.
    .sessions-per-minute = От един адрес.
    .tables-per-minute = От една сесия.
    .session-days = Докато изтече неизползвана сесия.
    .keep-abandoned-days = Колко се пазят масите.
    .address-commands-per-second = От един адрес.
    .address-tables-per-minute = От един адрес.
    .sockets-per-session = Отворени едновременно.
    .sockets-per-address = Отворени едновременно.
    .sockets-per-table = Отворени едновременно.
    .unread-bytes = Пазени за всички, които не четат.
    .request-seconds = За изпращане на цяла заявка.
    .settings = Файл TOML; docs/server.md казва какво може да съдържа.
help-db = Поддържа базата данни на сървъра.
help-db-upgrade = Обновява базата до версията, нужна на програмата, а ако я няма, я създава.
    .database = Файл или postgresql://user@host/name; иначе както при niagara serve.
    .settings = Файлът TOML, който получава niagara serve.
help-db-backup = Копира базата, докато се ползва: файл на SQLite, а за PostgreSQL експорт.
    .file = Къде; файлът още не трябва да съществува.
    .database = { help-db-upgrade.database }
    .settings = { help-db-upgrade.settings }
help-db-export = Извежда всички маси, сесии, резултати и рейтинги, по един JSON обект на ред.
    .file = Къде; иначе на стандартния изход.
    .database = { help-db-upgrade.database }
    .settings = { help-db-upgrade.settings }

help-usage = Употреба:
help-usage-options = [ОПЦИИ]
help-usage-command = КОМАНДА [АРГУМЕНТИ]
help-arguments = Аргументи
help-options = Опции
help-commands = Команди
help-help = Показва тази страница и спира.
help-default = { $text } [по подразбиране: { $default }]
help-value-number = ЧИСЛО
help-value-text = ТЕКСТ
help-value-file = ФАЙЛ
help-value-language = ЕЗИК

error = Грешка: { $text }
error-hint = За помощ опитай „{ $command }“.
error-of-option = { $option }: { $text }
error-as-it-is = { $text }
error-missing = Липсва { $name }.
error-extra = Твърде много аргументи: { $arguments }
error-no-command = { $near ->
    [none] Няма команда „{ $name }“.
   *[other] Няма команда „{ $name }“. Може би { $near }?
}
error-no-option = { $near ->
    [none] Няма опция { $option }.
   *[other] Няма опция { $option }. Може би { $near }?
}
error-option-value = { $option } иска стойност само ако помощта показва такава.
error-no-language = Няма език „{ $name }“. Има { $known }.
error-expected-number = очаква се число
error-expected-at-least = очаква се число, поне { $least }
error-expected-text = очаква се текст
error-expected-file = очаква се име на файл
error-in-browser = само с --terminal; в браузъра играчите и настройките се избират на страницата
error-stopped = { $command }: { $text }

error-seats-line = очакват се думи със запетаи на един ред, а не „{ $text }“
error-seats-count = очакват се от { $least } до { $most } места, а не { $given }
error-name = очаква се име от 1 до { $most } букви или бот ({ $bots }), а не „{ $name }“
error-name-like-bot = няма бот „{ $name }“; може би { $near }? (За човек: { $person })
error-no-bot = { $near ->
    [none] няма бот „{ $name }“; има { $bots }
   *[other] няма бот „{ $name }“; може би { $near }?
}
error-no-temperament = { $near ->
    [none] няма темперамент „{ $name }“; има { $temperaments }
   *[other] няма темперамент „{ $name }“; може би { $near }?
}
error-bot-setting = „{ $setting }“ не е настройка на { $bot }; само captain има такава, например captain:200ms или captain:400sims
error-bot-command = очаква се команда, например exec:./mybot
error-bot-program = няма програма „{ $program }“, която може да се пусне
error-spiel-setting = очаква се spiel:random, spiel:mcts:1000 или spiel:ismcts:1000, а не „spiel:{ $setting }“
error-policy-file = „{ $setting }“ не съдържа обучен бот; очаква се файл с тегла, записан от niagara.train
error-bot-extra = за { $bot } трябва още нещо: pip install niagara[{ $extra }]
error-name-the-bots = назови ботовете, например { $example }
error-ladder-alone = за стълбицата трябват поне два бота
error-ladder-page = { $path }: <!-- ladder --> без <!-- /ladder -->

error-rules-pair = очаква се име=стойност, а не „{ $text }“
error-rules-fork = fork е alternate или natural
error-rules-tiebreak = tiebreak е shared или gem-value
error-rules-round-limit = лимитът на рундовете е число от 1 до { $most }
error-rules-round-limit-missing = арената иска лимит на рундовете: небрежната игра може никога да не свърши
error-rules-open-piles = open_piles е true или false
error-rules-unknown = няма правило „{ $name }“; има { $rules }

error-folder = няма папка { $path }
error-file-missing = { $path }: няма такъв файл или папка
error-file-exists = { $path } вече съществува
error-file-folder = { $path } е папка
error-file-forbidden = { $path }: нямаш право на достъп
error-file-other = { $path }: { $reason }

error-extra-arena = за рейтинги трябва допълнение: { $command }
error-extra-server = за сървъра трябва неговото допълнение: { $command }

# Клъстери. $reason е казаното от системата или библиотека, на английски; $here и $there са версии на „Ниагара“.
error-cluster-engine = очаква се адрес, който започва с { $engines }, а не „{ $engine }“
error-cluster-address = очаква се адрес като { $example }, а не „{ $text }“
error-cluster-jobs = само едното от двете: процеси на този компютър или клъстер
error-cluster-extra = за { $engine } трябва неговото допълнение: { $command }
error-cluster-unreachable = { $address } не отговаря: { $reason }
error-cluster-no-workers = { $address } няма работни процеси от { $seconds } s: пусни няколко и опитай пак
error-cluster-no-niagara = „Ниагара“ не може да се зареди на { $worker } ({ $reason }): инсталирай навсякъде версията от този компютър, { $here }
error-cluster-version = на { $worker } „Ниагара“ е { $there }, а на този компютър е { $here }: инсталирай навсякъде една и съща версия
error-cluster-packed = на { $worker } „Ниагара“ е { $there }, а на този компютър е { $here }, а с пакетния двигател captain играе други игри: построй го навсякъде ({ $command }) или никъде
error-cluster-lost = връзката с { $address } прекъсна: { $reason }
error-cluster-game = игра { $game } ({ $seats }, начално число { $seed }) срина всеки работен процес, който я игра: потърси бот, който се срива или иска твърде много памет
error-cluster-bot = на { $worker } един бот не може да играе: { $reason }

error-setting-value = { $kind ->
    [range] настройка { $name }: очаква се число от { $least } до { $most }
    [least] настройка { $name }: очаква се число, поне { $least }
    [above] настройка { $name }: очаква се число над { $least }, най-много { $most }
    [switch] настройка { $name }: очаква се true или false
    [words] настройка { $name }: очаква се едно от { $words }
   *[text] настройка { $name }: очаква се текст
}
error-setting-database = настройка database: очаква се адрес като niagara.db, sqlite:///path/to/niagara.db или postgresql://user@host/database
error-setting-unknown = { $name } не е настройка
error-settings-file = настройките в { $file } не могат да се прочетат
error-settings-toml = настройките в { $file } не могат да се прочетат: ред { $line } не е TOML
error-setting-name = { $name } не е настройка: може би { $near }?
error-setting-redis = настройка redis: очаква се адрес като redis://host:6379/0
error-workers-postgres = настройка workers: за няколко процеса трябва PostgreSQL (настройка database)
error-workers-redis = настройка workers: за няколко процеса трябва Redis или Valkey (настройка redis)
error-workers-share = настройка { $name }: очаква се поне 1 за всеки от процесите
error-database = базата данни { $where } не се отваря: { $why }
error-database-outdated = { $version ->
    [none] Базата данни още няма таблици. Пусни niagara db upgrade.
   *[other] Базата данни е с версия { $version }, а програмата иска { $needed }. Пусни niagara db upgrade (но първо направи резервно копие).
}
error-database-none = в { $path } няма база данни
error-port-taken = порт { $port } е зает: избери друг или 0 за първия свободен
error-port = не може да се слуша на { $host }, порт { $port }: { $reason }
error-port-forbidden = порт { $port } иска повече права: избери порт от 1024 нагоре
error-host = не може да се слуша на { $host }: това не е адрес на този компютър
error-ports = няма свободен порт от { $first } до { $last }
serve-address = „Ниагара“ е на { $link }
serve-network = В твоята мрежа: { $link }
db-upgraded = Базата данни е с версия { $version }.
db-copied = Копието е в { $path }: пази го така, както пазиш базата данни.

bots-name = бот
bots-strength = сила
bots-character = характер
bots-temperament = темперамент
bot-character-drifter = гребе накъдето му скимне, само не във водопада
bot-character-paddler = взема най-добрия кристал наблизо, с един ход напред
bot-character-guide = планира рунда: течение, крадци и какво още държат другите
bot-character-captain = обмисля много възможни игри преди всяко решение
bot-character-ranger = играе това, което е научил от милиони партии, без да пресмята напред
bot-character-champion = гледа няколко рунда напред с наученото от „ranger“
temperament-character-cautious = стои близо до брега и далече от водопада
temperament-character-thief = взема кристал по-скоро от кану, отколкото от находище
temperament-character-racer = първо играе големите плочки и минава по най-бързия път
temperament-character-gambler = ходи за сини и розови кристали на ръба на водопада
temperament-character-collector = иска по един от всеки вид
temperament-character-rainmaker = разчита на времето и обича бърза река, когато в нея има други

bench-rules-of = правила на
bench-rate = решения/с
bench-slowest = най-бавно
bench-fastest = най-бързо
bench-measuring = измерване
bench-alone = OpenSpiel не е инсталиран. За сравнение: { $command }

arena-games = игри
arena-progress = { $planned ->
    [one] арена: { $played } от { $planned } игра
   *[other] арена: { $played } от { $planned } игри
}
arena-interrupted = { $planned ->
    [one] прекъсната след { $played } от { $planned } игра
   *[other] прекъсната след { $played } от { $planned } игри
}
arena-worker-died = работен процес спря внезапно (прекратен, без памет или със срив) и започнатото от него е загубено; изиграни игри: { $played } от { $planned }
arena-cluster-failed = клъстерът отказа; изиграни игри: { $played } от { $planned }

report-title = Арена „Ниагара“
report-none = Няма изиграна игра.
report-bot = бот
report-seats = места
report-games = игри
report-share = победи
report-interval = интервал 95 %
report-interval-short = 95 %
report-fair = честно
report-rating = рейтинг
report-rating-spread = рейтинг μ ± σ
report-ms = мс
report-ms-decision = мс/решение
report-stolen = кражби
report-lost = разбити
report-faults = грешки
report-run = { $lineup } · игри { $games } · начално число { $seed } · { $rules }
report-rule = { $rule ->
    [fork] разклонение { $value }
    [tiebreak] равенство { $value }
    [round_limit] лимит на рундовете { $value }
   *[open_piles] открити купчини { $value }
}
report-on = да
report-off = не
report-lengths = { $games ->
    [one] Една игра, { $median } рунда (медиана; средно { $mean }, 99 % до { $most }); { $limited } с край по лимита на рундовете.
   *[other] { $games } игри, { $median } рунда (медиана; средно { $mean }, 99 % до { $most }); { $limited } с край по лимита на рундовете.
}
report-legend = мс: за решение; кражби, разбити: кристали и канута на игра и място.
report-first-fault = { $faults ->
    [one] { $bot }: { $faults } грешка: { $fault }
   *[other] { $bot }: { $faults } грешки; първата: { $fault }
}
report-clear = ▲ и ▼: интервалът не включва честния дял. Откраднатите кристали и разбитите канута са на игра и място.
report-forfeited = { $faults ->
    [one] { $bot }: { $faults } пропуснато решение: { $fault }
   *[other] { $bot }: { $faults } пропуснати решения; първото: { $fault }
}
report-interrupted = { $planned ->
    [one] Прекъсната след { $played } от { $planned } игра.
   *[other] Прекъсната след { $played } от { $planned } игри.
}
report-worker-died = Работен процес спря внезапно (прекратен, без памет или със срив) и започнатото от него е загубено; изиграни игри: { $played } от { $planned }.
report-cluster-failed = Клъстерът отказа; изиграни игри: { $played } от { $planned }.

plot-shares = Дял на победите
plot-shares-about = Точки с интервали 95 %; с прекъсната линия е честният дял.
plot-shares-label = Дял на победите на всеки бот с интервал 95 %
plot-shares-point = { $bot }: { $share }, от { $low } до { $high }; честно { $fair }
plot-speed = Време за решение
plot-speed-about = Средно; скалата е по степени на десет.
plot-speed-label = Време за решение на всеки бот
plot-speed-point = { $bot }: { $time }, най-бавното { $slowest }
plot-course = В хода на игрите
plot-course-about = Дял на победите дотук; с прекъсната линия е честният дял.
plot-course-label = Дял на победите на всеки бот дотук, игра след игра
plot-course-end = игра { $games }
plot-rounds = Рундове
plot-rounds-about = Медиана { $median }, средно { $mean }, 99 % до { $most }; { $limited } с край по лимита на рундовете.
plot-rounds-label = Брой игри според дължината им в рундове
plot-rounds-bar = { $rounds } рунда: { $games ->
    [one] { $games } игра
   *[other] { $games } игри
}
plot-rounds-range = { $first } до { $last }
plot-rounds-cut = { $games } по лимита на рундовете
plot-rounds-median = медиана { $median }
plot-seconds = { $time } с
plot-milliseconds = { $time } мс
plot-microseconds = { $time } µs
