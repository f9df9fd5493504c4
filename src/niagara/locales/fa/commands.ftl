# واژه‌های خط فرمان. هر چه باید تایپ شود همان‌طور می‌ماند: گزینه‌ها (--seats)، نام ربات‌ها، مقدارهایی مثل natural.

help-niagara = بازی رومیزی نیاگارا: بازی، پرسش از قوانین، بازپخش و سنجش.
    .version = نشان دادن نسخه.
    .lang = زبان همهٔ نوشته‌ها: { $languages }. اگر ندهید، زبان ترمینالتان (LC_ALL، LC_MESSAGES یا LANG).
    .install-completion = نصب تکمیل خودکار برای پوستهٔ فعلی.
    .show-completion = نشان دادن تکمیل خودکار پوستهٔ فعلی، برای کپی یا تغییر نصب.
help-play = بازی با ربات‌ها یا دوستان: در مرورگر، یا همین‌جا با --terminal و گزینه‌هایش.
    .terminal = بازی در همین ترمینال، نه در مرورگر.
    .seats = ۳ تا ۵ صندلی: نام آدم‌ها یا ربات‌ها (niagara bots).
    .seed = بازی با این شماره.
    .fork = قانون R6.4: یا alternate یا natural.
    .tiebreak = قانون R8.2: یا shared یا gem-value.
    .round-limit = قانون R8.3: دور آخر.
    .open-piles = قانون R2.3: کارت‌های بازی‌شده باز می‌مانند.
    .record = بازی اینجا ذخیره شود (.json، وگرنه به نشانه‌گذاری بازی).
help-replay = گام به گام در یک بازی ضبط‌شده، در ترمینال.
    .file = بازی ضبط‌شده: JSON یا نشانه‌گذاری بازی.
    .all = همهٔ گام‌ها چاپ شود، بی‌پرسش.
help-analyse = تحلیل بازی تمام‌شده: شانس‌ها، انتخاب قهرمان، بخت و مهارت.
    .file = { help-replay.file }
    .jobs = چند پردازه جست‌وجو کنند؛ اگر نگویید، به تعداد پردازنده‌ها.
    .simulations = تعداد شبیه‌سازی هر تصمیم: هرچه بیشتر، مطمئن‌تر و کندتر.
    .seed = همان بذر، همان تحلیل.
    .json = { help-bots.json }
help-query = پاسخ به پرسش‌ها دربارهٔ قوانین، هر سطر یک شیء JSON (docs/query.md).
help-bots = همهٔ ربات‌ها: نام، منش و قدرتشان؛ و خلق‌وخوهایی که می‌توانند داشته باشند.
    .json = یک شیء JSON.
help-bench = سنجش سرعت، در کنار برنامه‌های مشابه.
help-bench-rules = تصمیم در ثانیهٔ قوانین، در کنار OpenSpiel اگر نصب باشد (افزونهٔ bench).
    .json = { help-bots.json }
    .compiled = جایی که make compiled قوانین کامپایل‌شده را گذاشته.
    .seconds = هر اجرا چقدر طول بکشد.
    .rounds = از هر کدام چند اجرا.
help-arena =
    ربات در برابر ربات: کدام بهتر است و چقدر می‌شود مطمئن بود.

    یک ترکیب را بارها بازی می‌دهد، صندلی‌ها می‌چرخند، و می‌گوید هر کدام چند بار می‌برد. Ctrl-C متوقفش می‌کند و از بازی‌های انجام‌شده گزارش می‌گیرد.
    .seats = ۳ تا ۵ ربات، مثل guide,guide+thief,captain:200ms,drifter.
    .games = تعداد بازی‌ها.
    .jobs = چند پردازه بازی کنند.
    .cluster = به‌جای آن روی یک خوشه بازی شود: dask:HOST:PORT یا ray:HOST:PORT (docs/arena.md).
    .seed = همان بذر، همان چینش، هر که بازی کند.
    .rules = مثل fork=natural,tiebreak=gem-value,open_piles=true,round_limit=60.
    .json = { help-bots.json }
    .report = نوشتن صفحه‌ای با نمودارها در اینجا (.html).
help-arena-ladder =
    به همهٔ ربات‌ها سر میزهای چهارنفرهٔ درهم امتیاز می‌دهد و نتیجه را در docs/bots.md می‌نویسد.

    با Ctrl-C گزارش می‌دهد، ولی چیزی نمی‌نویسد.
    .games = { help-arena.games }
    .jobs = { help-arena.jobs }
    .cluster = { help-arena.cluster }
    .seed = { help-arena.seed }
    .bots = چه کسی امتیاز بگیرد؛ اگر نگویید، همهٔ ربات‌ها.
    .write = صفحه‌ای که <!-- ladder --> آن تازه می‌شود.
    .json = { help-bots.json }
    .report = { help-arena.report }
help-serve = راه انداختن سرور نیاگارا: میزها، ربات‌ها و آدم‌ها، با HTTP و WebSocket.
    .host = کجا گوش بدهد؛ 0.0.0.0 برای شبکه.
    .port = با 0 اولین درگاه آزاد از 8000 به بالا.
    .database = یک فایل، یا postgresql://user@host/name.
    .redis = برای چند گره: redis://host:6379/0.
    .workers = پردازه‌های سرور.
    .bot-workers = پردازه‌هایی که ربات‌ها در آن فکر می‌کنند.
    .analysis-workers = پردازه‌هایی که بازی‌های تمام‌شده در آن تحلیل می‌شوند.
    .bot-pace-ms = کمترین زمان یک ربات.
    .origins = خاستگاه‌های دیگر صفحه‌ها، با ویرگول لاتین.
    .secure-cookies = کوکی فقط روی HTTPS.
    .trust-proxy = اعتماد به X-Forwarded-For و -Proto.
    .log-level = یکی از debug، info، warning یا error.
    .commands-per-second = برای هر نشست.
    .sessions-per-minute = برای هر نشانی.
    .tables-per-minute = برای هر نشست.
    .session-days = تا نشست بی‌استفاده تمام شود.
    .keep-abandoned-days = میزها چند روز بمانند.
    .address-commands-per-second = برای هر نشانی.
    .address-tables-per-minute = برای هر نشانی.
    .sockets-per-session = هم‌زمان باز.
    .sockets-per-address = هم‌زمان باز.
    .sockets-per-table = هم‌زمان باز.
    .unread-bytes = آنچه برای نخوانده‌ها نگه داشته می‌شود.
    .request-seconds = مهلت فرستادن یک درخواست کامل.
    .settings = یک فایل TOML؛ در docs/server.md آمده چه چیزهایی می‌پذیرد.
help-db = نگهداری پایگاه دادهٔ سرور.
help-db-upgrade = رساندن پایگاه داده به نسخه‌ای که این برنامه لازم دارد؛ اگر نباشد، ساختن آن.
    .database = یک فایل، یا postgresql://user@host/name؛ وگرنه همان که niagara serve دارد.
    .settings = فایل TOML که به niagara serve داده می‌شود.
help-db-backup = کپی پایگاه داده حین کار: یک فایل SQLite، یا برای PostgreSQL یک برون‌ریزی.
    .file = به کجا؛ نباید از قبل باشد.
    .database = { help-db-upgrade.database }
    .settings = { help-db-upgrade.settings }
help-db-export = نوشتن همهٔ میزها، نشست‌ها، نتیجه‌ها و امتیازها، هر سطر یک شیء JSON.
    .file = به کجا؛ وگرنه خروجی استاندارد.
    .database = { help-db-upgrade.database }
    .settings = { help-db-upgrade.settings }

help-usage = کاربرد:
help-usage-options = [گزینه‌ها]
help-usage-command = فرمان [آرگومان‌ها]
help-arguments = آرگومان‌ها
help-options = گزینه‌ها
help-commands = فرمان‌ها
help-help = نشان دادن همین صفحه.
help-default = { $text } [پیش‌فرض: { $default }]
help-value-number = عدد
help-value-text = متن
help-value-file = فایل
help-value-language = زبان

error = خطا: { $text }
error-hint = برای راهنما «{ $command }» را امتحان کنید.
error-of-option = { $option }: { $text }
error-as-it-is = { $text }
error-missing = { $name } را نداده‌اید.
error-extra = این آرگومان‌ها اضافه‌اند: { $arguments }
error-no-command = { $near ->
    [none] فرمانی به نام «{ $name }» نیست.
   *[other] فرمانی به نام «{ $name }» نیست. منظورتان { $near } بود؟
}
error-no-option = { $near ->
    [none] گزینه‌ای به نام { $option } نیست.
   *[other] گزینه‌ای به نام { $option } نیست. منظورتان { $near } بود؟
}
error-option-value = گزینهٔ { $option } فقط وقتی مقدار می‌گیرد که راهنما نشان بدهد، و آن وقت حتماً می‌خواهد.
error-no-language = زبانی به نام «{ $name }» نیست. این‌ها هست: { $known }.
error-expected-number = باید عدد باشد
error-expected-at-least = باید عددی دست‌کم { $least } باشد
error-expected-text = باید متن باشد
error-expected-file = باید نام فایل باشد
error-in-browser = فقط با --terminal؛ در مرورگر، بازیکنان و گزینه‌ها را در صفحه انتخاب می‌کنید
error-stopped = { $command }: { $text }

error-seats-line = باید چند کلمه با ویرگول لاتین در یک سطر باشد، این آمد: «{ $text }»
error-seats-count = باید { $least } تا { $most } صندلی باشد، { $given } آمد
error-name = باید نامی با ۱ تا { $most } حرف یا یک ربات ({ $bots }) باشد، این آمد: «{ $name }»
error-name-like-bot = رباتی به نام «{ $name }» نیست؛ منظورتان { $near } بود؟ (آدم: { $person })
error-no-bot = { $near ->
    [none] رباتی به نام «{ $name }» نیست؛ این‌ها هست: { $bots }
   *[other] رباتی به نام «{ $name }» نیست؛ منظورتان { $near } بود؟
}
error-no-temperament = { $near ->
    [none] خلق‌وخویی به نام «{ $name }» نیست؛ این‌ها هست: { $temperaments }
   *[other] خلق‌وخویی به نام «{ $name }» نیست؛ منظورتان { $near } بود؟
}
error-bot-setting = «{ $setting }» تنظیم { $bot } نیست؛ فقط captain تنظیم دارد، مثل captain:200ms یا captain:400sims
error-bot-command = باید یک فرمان باشد، مثل exec:./mybot
error-bot-program = برنامه‌ای به نام «{ $program }» نیست که بشود اجرا کرد
error-spiel-setting = باید spiel:random یا spiel:mcts:1000 یا spiel:ismcts:1000 باشد، نه «spiel:{ $setting }»
error-policy-file = «{ $setting }» بازیکن آموزش‌دیده‌ای در خود ندارد؛ پروندهٔ وزن‌هایی که niagara.train نوشته لازم است
error-bot-extra = برای { $bot } چیز دیگری هم لازم است: pip install niagara[{ $extra }]
error-name-the-bots = ربات‌ها را نام ببرید، مثل { $example }
error-ladder-alone = نردبان دست‌کم دو ربات می‌خواهد
error-ladder-page = { $path }: <!-- ladder --> بدون <!-- /ladder -->

error-rules-pair = باید نام=مقدار باشد، این آمد: «{ $text }»
error-rules-fork = دوشاخه یا alternate است یا natural
error-rules-tiebreak = تساوی یا shared است یا gem-value
error-rules-round-limit = دور آخر عددی از ۱ تا { $most } است
error-rules-round-limit-missing = میدان مسابقه دور آخر می‌خواهد: بازی بی‌دقت هیچ‌وقت تمام نمی‌شود
error-rules-open-piles = مقدار open_piles یا true است یا false
error-rules-unknown = قانونی به نام «{ $name }» نیست؛ این‌ها هست: { $rules }

error-folder = پوشهٔ { $path } نیست
error-file-missing = { $path }: چنین فایل یا پوشه‌ای نیست
error-file-exists = { $path } از قبل هست
error-file-folder = { $path } پوشه است
error-file-forbidden = { $path }: اجازهٔ استفاده از آن را ندارید
error-file-other = { $path }: { $reason }

error-extra-arena = امتیازدهی یک افزونه می‌خواهد: { $command }
error-extra-server = سرور افزونه‌اش را می‌خواهد: { $command }

# خوشه‌ها. $reason گفتهٔ سیستم یا کتابخانه است، به انگلیسی؛ $here و $there نسخه‌های نیاگارا هستند.
error-cluster-engine = نشانی باید با { $engines } شروع شود، نه «{ $engine }»
error-cluster-address = نشانی باید مثل { $example } باشد، نه «{ $text }»
error-cluster-jobs = فقط یکی از این دو: پردازه‌های همین رایانه یا یک خوشه
error-cluster-extra = { $engine } افزونه‌اش را می‌خواهد: { $command }
error-cluster-unreachable = { $address } پاسخ نمی‌دهد: { $reason }
error-cluster-no-workers = { $address } از { $seconds } ثانیه پیش هیچ پردازهٔ کاری ندارد: چند تا راه بیندازید و دوباره امتحان کنید
error-cluster-no-niagara = نیاگارا روی { $worker } بار نمی‌شود ({ $reason }): نسخهٔ همین رایانه، { $here }، را همه‌جا نصب کنید
error-cluster-version = نیاگارا روی { $worker } نسخهٔ { $there } است و روی این رایانه { $here }: همه‌جا یک نسخه نصب کنید
error-cluster-packed = نیاگارا روی { $worker } نسخهٔ { $there } است و روی این رایانه { $here }، و captain با موتور فشرده بازی‌های دیگری می‌کند: آن را همه‌جا بسازید ({ $command }) یا هیچ‌جا
error-cluster-lost = ارتباط با { $address } قطع شد: { $reason }
error-cluster-game = بازی { $game } ({ $seats }، بذر { $seed }) هر پردازه‌ای را که بازی‌اش کرد از کار انداخت: دنبال رباتی بگردید که خراب می‌شود یا حافظهٔ زیادی می‌خواهد
error-cluster-bot = یک ربات نمی‌تواند روی { $worker } بازی کند: { $reason }

error-setting-value = { $kind ->
    [range] تنظیم { $name }: باید عددی از { $least } تا { $most } باشد
    [least] تنظیم { $name }: باید عددی دست‌کم { $least } باشد
    [above] تنظیم { $name }: باید عددی بیشتر از { $least } و حداکثر { $most } باشد
    [switch] تنظیم { $name }: باید true یا false باشد
    [words] تنظیم { $name }: باید یکی از این‌ها باشد: { $words }
   *[text] تنظیم { $name }: باید متن باشد
}
error-setting-database = تنظیم database: باید نشانی‌ای مثل niagara.db یا sqlite:///path/to/niagara.db یا postgresql://user@host/database باشد
error-setting-unknown = { $name } تنظیم نیست
error-settings-file = تنظیمات { $file } خوانده نمی‌شود
error-settings-toml = تنظیمات { $file } خوانده نمی‌شود: خط { $line } به شکل TOML نیست
error-setting-name = { $name } تنظیم نیست: منظورتان { $near } بود؟
error-setting-redis = تنظیم redis: باید نشانی‌ای مثل redis://host:6379/0 باشد
error-workers-postgres = تنظیم workers: چند پردازه PostgreSQL می‌خواهد (تنظیم database)
error-workers-redis = تنظیم workers: چند پردازه Redis یا Valkey می‌خواهد (تنظیم redis)
error-workers-share = تنظیم { $name }: برای هر پردازه دست‌کم ۱ لازم است
error-database = پایگاه دادهٔ { $where } باز نمی‌شود: { $why }
error-database-outdated = { $version ->
    [none] پایگاه داده هنوز جدولی ندارد. niagara db upgrade را اجرا کنید.
   *[other] پایگاه داده نسخهٔ { $version } است و این برنامه { $needed } می‌خواهد. niagara db upgrade را اجرا کنید (و اول نسخهٔ پشتیبان بگیرید).
}
error-database-none = در { $path } پایگاه داده‌ای نیست
error-port-taken = درگاه { $port } در حال استفاده است: یکی دیگر بدهید، یا 0 برای اولین درگاه آزاد
error-port = نمی‌شود روی { $host }، درگاه { $port } گوش داد: { $reason }
error-port-forbidden = درگاه { $port } دسترسی بیشتری می‌خواهد: درگاهی از 1024 به بالا بدهید
error-host = نمی‌شود روی { $host } گوش داد: نشانی این رایانه نیست
error-ports = از { $first } تا { $last } هیچ درگاه آزادی نیست
serve-address = نشانی نیاگارا: { $link }
serve-network = در شبکه‌تان: { $link }
db-upgraded = پایگاه داده حالا نسخهٔ { $version } است.
db-copied = کپی در { $path } است: مثل خود پایگاه داده از آن نگهداری کنید.

bots-name = ربات
bots-strength = قدرت
bots-character = منش
bots-temperament = خلق‌وخو
bot-character-drifter = هر جا دلش بخواهد پارو می‌زند، ولی نه از آبشار به پایین
bot-character-paddler = بهترین جواهر دم دست را برمی‌دارد، با نگاه به یک نوبت جلوتر
bot-character-guide = دور را نقشه می‌کشد: جریان، دزدها، و آنچه در دست حریفان مانده
bot-character-captain = پیش از هر تصمیم، بازی‌های ممکن بسیاری را در ذهن می‌آزماید
bot-character-ranger = آنچه را از میلیون‌ها بازی آموخته بازی می‌کند، بی‌آنکه جلوتر را حساب کند
bot-character-champion = با آنچه ranger آموخته است، چند دور بعد را پیش‌بینی می‌کند
temperament-character-cautious = نزدیک ساحل می‌ماند و از آبشار دور
temperament-character-thief = جواهر را بیشتر از قایق برمی‌دارد تا از محل اکتشاف
temperament-character-racer = اول کارت‌های بزرگ را بازی می‌کند و سریع‌ترین راه را می‌رود
temperament-character-gambler = لب آبشار دنبال یاقوت کبود و سرخ می‌رود
temperament-character-collector = از هر نوع یکی می‌خواهد
temperament-character-rainmaker = با آب و هوا زنده است و رودخانه را، وقتی حریفان رویش هستند، تند می‌خواهد

bench-rules-of = قوانین
bench-rate = تصمیم در ثانیه
bench-slowest = کندترین
bench-fastest = تندترین
bench-measuring = در حال سنجش
bench-alone = OpenSpiel نصب نیست. برای مقایسه: { $command }

arena-games = بازی
arena-progress = میدان مسابقه: { $played } بازی از { $planned }
arena-interrupted = بعد از { $played } بازی از { $planned } متوقف شد
arena-worker-died = یک پردازه از کار افتاد (بسته شد، حافظه کم آورد یا خراب شد) و آنچه بازی می‌کرد از دست رفت؛ { $played } بازی از { $planned } انجام شد
arena-cluster-failed = خوشه از کار افتاد؛ { $played } بازی از { $planned } انجام شد

report-title = میدان مسابقهٔ نیاگارا
report-none = هیچ بازی‌ای انجام نشد.
report-bot = ربات
report-seats = صندلی
report-games = بازی
report-share = سهم برد
report-interval = بازهٔ ۹۵٪
report-interval-short = ۹۵٪
report-fair = منصفانه
report-rating = امتیاز
report-rating-spread = امتیاز μ ± σ
report-ms = ms
report-ms-decision = ms در هر تصمیم
report-stolen = سرقت
report-lost = ازدست‌رفته
report-faults = خطا
report-run = { $lineup } · بازی { $games } · بذر { $seed } · { $rules }
report-rule = { $rule ->
    [fork] دوشاخه { $value }
    [tiebreak] تساوی { $value }
    [round_limit] دور آخر { $value }
   *[open_piles] دستهٔ باز { $value }
}
report-on = روشن
report-off = خاموش
report-lengths = { $games } بازی، { $median } دور (میانه؛ میانگین { $mean }، ۹۹٪ تا { $most })؛ { $limited } بازی با دور آخر تمام شد.
report-legend = ms: برای هر تصمیم؛ سرقت، ازدست‌رفته: جواهر و قایق در هر بازی و صندلی.
report-first-fault = { $bot }: { $faults } خطا؛ اولی: { $fault }
report-clear = ▲ و ▼: بازه از سهم منصفانه جداست. جواهرهای سرقتی و قایق‌های ازدست‌رفته برای هر بازی و صندلی‌اند.
report-forfeited = { $bot }: { $faults } تصمیم سوخت؛ اولی: { $fault }
report-interrupted = بعد از { $played } بازی از { $planned } متوقف شد.
report-worker-died = یک پردازه از کار افتاد (بسته شد، حافظه کم آورد یا خراب شد) و آنچه بازی می‌کرد از دست رفت؛ { $played } بازی از { $planned } انجام شد.
report-cluster-failed = خوشه از کار افتاد؛ { $played } بازی از { $planned } انجام شد.

plot-shares = سهم برد
plot-shares-about = نقطه‌ها با بازهٔ ۹۵٪؛ خط‌چین، سهم منصفانه.
plot-shares-label = سهم برد هر ربات با بازهٔ ۹۵٪ آن
plot-shares-point = { $bot }: { $share }، از { $low } تا { $high }؛ منصفانه { $fair }
plot-speed = زمان هر تصمیم
plot-speed-about = به‌طور میانگین؛ مقیاس ده‌برابری است.
plot-speed-label = زمان هر تصمیم هر ربات
plot-speed-point = { $bot }: { $time }، کندترین { $slowest }
plot-course = در طول بازی‌ها
plot-course-about = سهم برد تا آنجا؛ خط‌چین، سهم منصفانه.
plot-course-label = سهم برد هر ربات تا آنجا، بازی به بازی
plot-course-end = بازی { $games }
plot-rounds = دورها
plot-rounds-about = میانه { $median }، میانگین { $mean }، ۹۹٪ تا { $most }؛ { $limited } بازی با دور آخر تمام شد.
plot-rounds-label = شمار بازی‌ها بر پایهٔ طولشان به دور
plot-rounds-bar = { $rounds } دور: { $games } بازی
plot-rounds-range = { $first } تا { $last }
plot-rounds-cut = { $games } بازی با دور آخر
plot-rounds-median = میانه { $median }
plot-seconds = { $time } ثانیه
plot-milliseconds = { $time } میلی‌ثانیه
plot-microseconds = { $time } میکروثانیه
