# سر میز: بازیکن «شما»ست؛ دکمه‌ها اسم یا مصدرند. ربات‌ها (bot-says-*) خودمانی حرف می‌زنند.

at-seat-bot = { $level ->
    [beginner] ربات، تازه‌کار
    [easy] ربات، آسان
    [medium] ربات، متوسط
    [hard] ربات، سخت
   *[champion] ربات، قهرمان
}
at-seat-bot-like = { $temperament ->
    [cautious] { at-seat-bot } · محتاط
    [thief] { at-seat-bot } · دزد
    [racer] { at-seat-bot } · تندرو
    [gambler] { at-seat-bot } · اهل ریسک
    [collector] { at-seat-bot } · کلکسیونر
   *[rainmaker] { at-seat-bot } · باران‌ساز
}
at-seat-person = بازیکن
at-seat-local = روی همین دستگاه
at-seat-away = ربات جای { $name } بازی می‌کند
at-seat-absent = غایب از { $time }
at-seat-muted = { $kind } · بی‌صدا
at-players = بازیکنان
at-has-start = { $name } حلقهٔ نجات دارد و شروع می‌کند
at-doing-turn = در حال بازی
at-doing-thinking = در حال انتخاب…
at-doing-chosen = آماده
at-doing-won = برنده
# On the own card, until the next own decision.
at-doing-robbed = { $name } از شما سرقت کرد
at-doing-short-robbed = سرقت شد
at-doing-short-turn = بازی می‌کند
at-doing-short-thinking = انتخاب…
at-doing-short-chosen = آماده
at-doing-short-absent = غایب
at-doing-short-bot = ربات بازی می‌کند
at-tile-this-round = { $tile ->
    [none] هنوز کارتی انتخاب نشده
    [hidden] این دور: یک کارت رو به پایین
    [cloud] این دور: ابر
   *[other] این دور: { $tile }
}
at-tile-on-top = { $tile ->
    [none] هنوز کارتی بازی نشده
    [cloud] آخرین کارت: ابر
   *[other] آخرین کارت: { $tile }
}
at-canoes-lost = { $count ->
    [one] یک قایق در آبشار از دست رفته
   *[other] { $count } قایق در آبشار از دست رفته
}
at-canoes-lost-short = ازدست‌رفته
at-canoes-lost-chip = { $count } ازدست‌رفته
at-gems-none = بدون جواهر
at-gems-of-kind = { $gem ->
    [amethyst] { $count ->
        [one] یک آمتیست
       *[other] { $count } آمتیست
    }
    [diamond] { $count ->
        [one] یک الماس
       *[other] { $count } الماس
    }
    [amber] { $count ->
        [one] یک کهربا
       *[other] { $count } کهربا
    }
    [sapphire] { $count ->
        [one] یک یاقوت کبود
       *[other] { $count } یاقوت کبود
    }
   *[ruby] { $count ->
        [one] یک یاقوت سرخ
       *[other] { $count } یاقوت سرخ
    }
}
at-progress = هدف‌ها
at-progress-way = { $goal ->
    [alike] بیشترین از یک نوع: { $have } از { $need }
    [kinds] نوع‌های مختلف: { $have } از { $need }
   *[all] همهٔ جواهرها: { $have } از { $need }
}
at-progress-count = { $goal ->
    [alike] { $have } از { $need } هم‌نوع
    [kinds] { $have } از { $need } نوع
   *[all] { $have } از { $need } جواهر
}
at-progress-short = { $have }/{ $need }
at-clock-left = { $seconds } ثانیه مانده
at-clock-hours = { $hours } ساعت

at-disc = { $arm ->
    [L] ⁦{ $disc }L⁩
    [R] ⁦{ $disc }R⁩
   *[none] { $disc }
}
at-place-choices = { $count ->
    [one] { place-name }: یک انتخاب
   *[other] { place-name }: { $count } انتخاب
}

at-round = دور { $round }
at-order = ترتیب این دور
at-weather-is = آب و هوا { $weather ->
    [-1] ⁦−۱⁩
    [0] ۰
    [1] ⁦+۱⁩
   *[2] ⁦+۲⁩
}
at-head-choose = یک کارت انتخاب کنید
at-head-no-canoe = قایقی ندارید: یکی را بازخرید کنید
at-head-wait-choose = { $count ->
    [one] { $names } دارد انتخاب می‌کند…
   *[other] { $names } دارند انتخاب می‌کنند…
}
at-head-away = { $count ->
    [one] { $names } غایب است
   *[other] { $names } غایب‌اند
}
at-head-moment = یک لحظه…
at-head-your-turn = نوبت شماست: { $tile } حرکت پارو بزنید
at-head-your-end = آماده است: نوبت را تمام کنید
at-head-your-win = وقت بردن است: نوبت را تمام کنید
at-head-your-weather = آب و هوا را تغییر دهید
at-head-your-more = قایق دیگر، یا پایان نوبت
at-head-your-next = حالا قایق دیگر: { $tile } حرکت پارو بزنید
at-head-cloud = ابر: آب و هوا جابه‌جا می‌شود، نه قایق‌ها
at-head-shared-choose = { $name }، یک کارت انتخاب کنید
at-head-shared-turn = { $tile ->
    [cloud] { $name }، آب و هوا را تغییر دهید
   *[other] { $name }، { $tile } حرکت پارو بزنید
}
at-head-other-turn = { $tile ->
    [hidden] نوبت { $name } است
    [cloud] { $name } آب و هوا را تغییر می‌دهد
   *[other] { $name } کارت { $tile } را بازی می‌کند
}
at-head-over = { $count ->
    [0] بازی تمام شد
    [one] { $names } برنده شد
   *[other] { $names } با هم برنده شدند
}
at-head-abandoned = بازی نیمه‌کاره تمام شد
at-head-river = رودخانه
at-head-canoe-back = یکی از قایق‌های { $name } برمی‌گردد
at-last-turns = { $count ->
    [one] نوبت‌های آخر: { $names } به هدف رسیده
   *[other] نوبت‌های آخر: { $names } به هدف رسیده‌اند
}

at-arm-count = { $count } دیسک
# Canoes of several players.
at-caption-swept = از آبشار پایین رفتند: { $names }
at-caption-flow = { $lowest ->
    [none] فقط ابر، آب و هوا { weather-value }: { $speed } دیسک
   *[other] کمترین کارت { $lowest }، آب و هوا { weather-value }: { $speed } دیسک
}
at-skip = رد شدن
at-board = صفحهٔ بازی: رودخانه‌ای با نه دیسک از ساحل تا آبشار، با پنج محل اکتشاف جواهر

at-outline-spaces = رودخانه، از ساحل به پایین
at-outline-space = { $count ->
    [0] { place-name }: بدون قایق
   *[other] { place-name }: { $canoes }
}
at-outline-canoe = { $own ->
    [yes] { $gem ->
        [none] قایق شما
        [amethyst] قایق شما با یک آمتیست
        [diamond] قایق شما با یک الماس
        [amber] قایق شما با یک کهربا
        [sapphire] قایق شما با یک یاقوت کبود
       *[ruby] قایق شما با یک یاقوت سرخ
    }
   *[no] { $gem ->
        [none] قایق { $name }
        [amethyst] قایق { $name } با یک آمتیست
        [diamond] قایق { $name } با یک الماس
        [amber] قایق { $name } با یک کهربا
        [sapphire] قایق { $name } با یک یاقوت کبود
       *[ruby] قایق { $name } با یک یاقوت سرخ
    }
}
at-outline-sites = محل‌های اکتشاف
at-outline-site = { $count ->
    [0] کنار { $discs }: بدون جواهر
   *[other] کنار { $discs }: { $gems }
}
at-outline-weather = { at-weather-is }
at-outline-arm = { $arm ->
    [left] دیسک بعدی به شاخهٔ چپ می‌رود.
   *[right] دیسک بعدی به شاخهٔ راست می‌رود.
}
at-watching = شما این بازی را تماشا می‌کنید.
at-watching-play = شروع بازی خودم

at-river = پیش‌بینی رودخانه
at-river-open = { $weather ->
    [0] سرعت رودخانه: کمترین کارت
   *[other] رودخانه: کمترین کارت، آب و هوا { weather-value }
}
at-river-last = رودخانه دیگر جلو نمی‌رود
at-river-last-turns = نوبت‌های آخر: رودخانه دیگر جلو نمی‌رود
at-river-sure = { $speed ->
    [0] رودخانه تکان نمی‌خورد
   *[other] رودخانه { $speed } دیسک جلو می‌رود
}
at-river-flowing = { $speed ->
    [0] رودخانه تکان نمی‌خورد
   *[other] رودخانه { $speed } دیسک جلو می‌رود
}
at-river-range = رودخانه: { $low } تا { $high } دیسک
at-river-either = رودخانه: { $speeds } دیسک
at-river-likely = رودخانه: احتمالاً { $likely } دیسک، حداکثر { $high }
at-river-others = { $spread ->
    [no] رودخانه بدون کارت شما: { $high }
   *[yes] رودخانه بدون کارت شما: { $low } تا { $high }
}
at-river-why = { $cause ->
    [clouds] بسته به ابرها
    [own] کمترین کارت حساب است: کارت شما می‌تواند کندترش کند
   *[tiles] بسته به کارت‌های رو نشده
}
at-river-lowest = { $state ->
    [sure] کمترین کارت { $tile }، آب و هوا { weather-value }
   *[changing] کمترین کارت { $tile }، آب و هوا می‌شود { weather-value }
}
at-danger-certain = { $count ->
    [one] { at-canoe-name } از آبشار پایین می‌رود
   *[other] هر دو قایق شما از آبشار پایین می‌روند
}
# It can still be moved.
at-danger-unless = { $count ->
    [one] { at-canoe-name } اگر بماند، از آبشار پایین می‌رود
   *[other] هر دو قایق شما اگر بمانند، از آبشار پایین می‌روند
}
at-danger-possible = { $count ->
    [one] { at-canoe-name } شاید از آبشار پایین برود
   *[other] هر دو قایق شما شاید از آبشار پایین بروند
}
at-danger-perhaps = { $count ->
    [one] { at-canoe-name } اگر بماند، شاید از آبشار پایین برود
   *[other] هر دو قایق شما اگر بمانند، شاید از آبشار پایین بروند
}
at-danger-slight = در امان، مگر اینکه رودخانه { $speed } دیسک یا بیشتر جلو برود

at-hand = کارت‌های شما
at-hand-tile = { $state ->
    [chosen] { $tile ->
        [cloud] ابر، انتخاب‌شده
       *[other] کارت { $tile }، انتخاب‌شده
    }
    [played] { $tile ->
        [cloud] ابر، قبلاً بازی شده
       *[other] کارت { $tile }، قبلاً بازی شده
    }
   *[open] { $tile ->
        [cloud] ابر
       *[other] کارت { $tile }
    }
}
at-hand-pick = تا نوبت شما کسی کارتتان را نمی‌بیند.
at-hand-full = هر هفت کارت برگشته‌اند.
at-hand-back = { $count ->
    [one] کارت‌های بازی‌شده بعد از این دور برمی‌گردند.
   *[other] کارت‌های بازی‌شده { $count } دور دیگر برمی‌گردند.
}
at-goal = جواهر به ساحل بیاورید: با چهار جواهر هم‌نوع، یکی از هر نوع، یا روی هم هفت جواهر می‌برید.
at-hand-confirm = { $tile ->
    [cloud] بازی کردن ابر
   *[other] بازی کردن { $tile }
}
at-hand-change = { $tile ->
    [cloud] عوض کردن با ابر
   *[other] عوض کردن با { $tile }
}
at-hand-chosen = { $tile ->
    [cloud] ابر را انتخاب کردید. هنوز می‌توانید عوضش کنید.
   *[other] { $tile } را انتخاب کردید. هنوز می‌توانید عوضش کنید.
}
at-hand-waiting = { $tile ->
    [cloud] این دور ابر را بازی می‌کنید.
   *[other] این دور { $tile } را بازی می‌کنید.
}
at-hand-rest = کارت‌های شما برای دورهای بعد.
at-hand-reach = { $gains ->
    [yes] حلقه‌ها نشان می‌دهند قایق‌های شما با { $tile } به کجا می‌رسند و آنجا چه جواهری به دست می‌آید.
   *[no] حلقه‌ها نشان می‌دهند قایق‌های شما با { $tile } به کجا می‌رسند.
}
at-hand-cloud = در نوبتتان آب و هوا را یک پله جابه‌جا می‌کنید: بالا رودخانه را تندتر و پایین کندتر می‌کند.
at-hand-last = آخرین کارت: بعد همه برمی‌گردند.
at-cancel = لغو
at-ransom = بازخرید قایق
at-ransom-ask = { $lost ->
    [both] یک قایق را با یک جواهر بازخرید می‌کنید؟
   *[single] قایقتان را با یک جواهر بازخرید می‌کنید؟
}
at-ransom-with = { $gem ->
    [amethyst] پرداخت آمتیست
    [diamond] پرداخت الماس
    [amber] پرداخت کهربا
    [sapphire] پرداخت یاقوت کبود
   *[ruby] پرداخت یاقوت سرخ
}
at-ransom-pass = { $lost ->
    [both] یا جواهرهایتان را نگه دارید: یک کارت انتخاب کنید و این دور بازی نکنید.
   *[single] این دور نه؟ فقط یک کارت انتخاب کنید.
}
at-ransom-staged = { $gem ->
    [amethyst] بازخرید قایق با یک آمتیست
    [diamond] بازخرید قایق با یک الماس
    [amber] بازخرید قایق با یک کهربا
    [sapphire] بازخرید قایق با یک یاقوت کبود
   *[ruby] بازخرید قایق با یک یاقوت سرخ
}

at-turn = نوبت شما
at-turn-pick = { $by ->
    [touch] روی یک قایق بزنید.
   *[pointer] یک قایق انتخاب کنید.
}
at-turn-where = { $by ->
    [touch] روی یک دیسک روشن بزنید.
   *[pointer] تا کجا پارو می‌زنید؟
}
at-turn-launch = { $by ->
    [touch] برای به آب انداختن قایق، روی یک دیسک روشن بزنید.
   *[pointer] برای به آب انداختن قایق، یک دیسک روشن انتخاب کنید.
}
at-turn-ready = همه‌چیز خوب است؟ نوبت را تمام کنید یا حرکت را برگردانید.
at-turn-wins = با این حرکت برنده می‌شوید!
at-turn-may-add = می‌توانید قایق دیگرتان را هم به آب بیندازید، یا نوبت را تمام کنید.
at-turn-may-stay = قایقتان را به آب بیندازید، یا بگذارید در ساحل بماند و نوبت را تمام کنید.
at-turn-staged = برنامهٔ شما
at-turn-planned = برنامهٔ شما: { $action }
at-turn-canoes = قایق‌های شما
at-turn-other-canoe = قایق دیگر
at-turn-other-ways = راه‌های دیگر…
at-turn-options = جاهایی که می‌تواند برود
at-turn-all = همهٔ { $count } گزینه
at-turn-more = { $count } گزینهٔ دیگر
at-turn-falls-more = راه‌های دیگر از آبشار به پایین
at-take-back = برگرداندن
at-end-turn = پایان نوبت
at-end-turn-win = برنده شوید!
at-weather-ask = آب و هوا را تغییر دهید
at-weather-step = { $step ->
    [-1] رودخانهٔ آرام‌تر
   *[1] رودخانهٔ تندتر
}
at-weather-flows = { $speed ->
    [0] رودخانه تکان نمی‌خورد
   *[other] رودخانه: { $speed } دیسک
}
at-weather-loses = { $count ->
    [one] یک قایق از دست می‌رود
   *[other] هر دو قایق از دست می‌روند
}
at-weather-end = آب و هوا همین حالا { weather-value } است
at-canoe-name = { $gem ->
    [none] قایق { place-on }
    [amethyst] قایق { place-on } با یک آمتیست
    [diamond] قایق { place-on } با یک الماس
    [amber] قایق { place-on } با یک کهربا
    [sapphire] قایق { place-on } با یک یاقوت کبود
   *[ruby] قایق { place-on } با یک یاقوت سرخ
}

at-canoe-letter = { $canoe ->
    [1] A
   *[2] B
}
at-canoe-twin = { at-canoe-name } ({ at-canoe-letter })
at-canoe-other = انتخاب قایق دیگر
at-canoe-which = کدام قایق؟
at-the-gem = { $gem ->
    [none] جواهر
    [amethyst] یک آمتیست
    [diamond] یک الماس
    [amber] یک کهربا
    [sapphire] یک یاقوت کبود
   *[ruby] یک یاقوت سرخ
}
at-trip-move = پارو { place-to }
at-trip-load = { $order ->
    [stay] بارگیری { at-the-gem } همین‌جا
    [first] بارگیری { at-the-gem }، بعد پارو { place-to }
   *[last] پارو { place-to } و بارگیری { at-the-gem }
}
at-trip-unload = { $order ->
    [stay] تخلیهٔ { at-the-gem } همین‌جا
    [first] تخلیهٔ { at-the-gem }، بعد پارو { place-to }
   *[last] پارو { place-to } و تخلیهٔ { at-the-gem }
}
at-trip-swap = { $order ->
    [stay] تعویض با { at-the-gem } همین‌جا
    [first] تعویض با { at-the-gem }، بعد پارو { place-to }
   *[last] پارو { place-to } و تعویض با { at-the-gem }
}
at-trip-steal = { $cargo ->
    [unload] تخلیه، پارو { place-to } و سرقت { at-the-gem } از { $victim }
   *[none] پارو { place-to } و سرقت { at-the-gem } از { $victim }
}
at-trip-land = { $cargo ->
    [load] بارگیری { at-the-gem } و آوردنش به ساحل
    [unload] تخلیهٔ { at-the-gem } و بازگشت به ساحل
    [swap] تعویض با { at-the-gem } و آوردنش به ساحل
   *[none] { $gem ->
        [none] بازگشت به ساحل
       *[other] آوردن { at-the-gem } به ساحل
    }
}
at-trip-falls = { $cargo ->
    [load] بارگیری { at-the-gem }، بعد پارو از آبشار به پایین
    [unload] تخلیهٔ { at-the-gem }، بعد پارو از آبشار به پایین
    [swap] تعویض با { at-the-gem }، بعد پارو از آبشار به پایین
   *[none] پارو از آبشار به پایین
}

at-deed-move = پارو
at-deed-load = بارگیری
at-deed-unload = تخلیه
at-deed-swap = تعویض
at-deed-steal = سرقت
at-deed-land = به ساحل
at-deed-win = برد!
at-deed-falls = سقوط قایق
at-deed-or = یا
at-deed-more = + بیشتر
at-price-steps = { $steps } برای پارو
at-price-stay = همهٔ { $points } حرکت
at-price-cargo-first = { $cargo ->
    [load] { $points } برای بارگیری، { $steps } برای پارو
    [unload] { $points } برای تخلیه، { $steps } برای پارو
   *[swap] { $points } برای تعویض، { $steps } برای پارو
}
at-price-cargo-last = { $cargo ->
    [load] { $steps } برای پارو، { $points } برای بارگیری
    [unload] { $steps } برای پارو، { $points } برای تخلیه
   *[swap] { $steps } برای پارو، { $points } برای تعویض
}
at-price-falls = قایق از دست می‌رود
at-price-falls-again = دوباره بزنید: قایق از دست می‌رود

at-sign-fork = { $fork ->
    [natural] { $arm ->
        [left] انتظار می‌رود دیسک بعدی به شاخهٔ چپ برود. معمولاً شاخه‌ها به نوبت‌اند، ولی گاهی دیسک دوباره به همان شاخه می‌رود.
       *[right] انتظار می‌رود دیسک بعدی به شاخهٔ راست برود. معمولاً شاخه‌ها به نوبت‌اند، ولی گاهی دیسک دوباره به همان شاخه می‌رود.
    }
   *[alternate] { $arm ->
        [left] دیسک بعدی به شاخهٔ چپ می‌رود و بعد از آن نوبت شاخهٔ راست است: یکی چپ، یکی راست.
       *[right] دیسک بعدی به شاخهٔ راست می‌رود و بعد از آن نوبت شاخهٔ چپ است: یکی راست، یکی چپ.
    }
}
at-sign-weather = آب و هوا { weather-value }. رودخانه به اندازهٔ کمترین کارت دور به‌علاوهٔ آب و هوا جلو می‌رود. کارت ابر آب و هوا را یک خانه جابه‌جا می‌کند.
at-sign-start = حلقهٔ نجات: این دور را { $name } شروع می‌کند. دور بعد، حلقه به بازیکن بعدی می‌رسد.
at-sign-ghost = { $danger ->
    [certain] خطر: اگر قایقتان سر جایش بماند، رودخانه آن را از آبشار پایین می‌برد.
    [possible] مراقب باشید: اگر جریان به تندترین حد ممکن برسد، رودخانه قایقتان را از آبشار پایین می‌برد.
    [slight] قایقتان شاید تا اینجا برود. فقط جریانی بسیار تند آن را از آبشار پایین می‌برد.
    [sure] رودخانه قایقتان را به اینجا می‌برد.
   *[none] اگر جریان به تندترین حد ممکن برسد، قایقتان به اینجا می‌رسد.
}
at-sign-river = آخر دور، رودخانه به اندازهٔ کمترین کارت به‌علاوهٔ آب و هوا جلو می‌رود. شاید کارت رو نشده‌ای کمتر باشد، و هر ابر آب و هوا را عوض می‌کند.
at-sign-goal = { $goal ->
    [alike] { $need } جواهر از یک نوع، یعنی برد.
    [kinds] جواهر از { $need } نوع مختلف، یعنی برد.
   *[all] هر { $need } جواهری، یعنی برد.
}

at-read-rule = خواندن قانون ⁦{ $rule }⁩
at-why-space = چرا { place-name } نه؟
at-why-canoe = { at-canoe-name }: چرا نمی‌تواند حرکت کند؟

at-log = رویدادهای بازی
at-hint = راهنمایی
at-chat-log = گفت‌وگو و رویدادها
at-log-unread = گفت‌وگو و رویدادها: { $count } پیام تازه
at-unread-many = ⁦۹+⁩
at-log-rule = قانون را باز می‌کند.
at-log-empty = هنوز خبری نیست. رودخانه آرام است.
at-note-started = بازی شروع شد. نفر اول { $name } است.
at-note-returned = { $name } برگشت.
at-note-resigned = { $name } کنار کشید. ربات { $bot } جایش بازی می‌کند.
at-note-voted-yes = { $name } می‌خواهد بازی همین‌جا تمام شود.
at-note-voted-no = { $name } می‌خواهد بازی ادامه پیدا کند.
at-note-stand-in = { $whom } غایب است. تا برگشتنش یک ربات بازی می‌کند.
at-note-stand-in-yes = { $name } رأی داد که ربات جای { $whom } بازی کند.
at-note-stand-in-no = { $name } ترجیح می‌دهد منتظر { $whom } بماند.
at-note-abandoned = بازی نیمه‌کاره و بدون برنده تمام شد.
at-note-rematched = بازی دوباره آماده است.
at-note-clock = وقت { $name } تمام شد و یک ربات تصمیم گرفت.
at-said = { $name } می‌گوید: { $text }
at-chat-muted = (بی‌صدا)
at-chat-write = چیزی بگویید
at-chat-send = ارسال
at-emotes = عبارت‌های آماده
at-emote = { $emote ->
    [hello] سلام!
    [hurry] نوبت توست!
    [nice] چه حرکتی!
    [oops] ای وای!
    [thanks] ممنون!
   *[well-played] عالی بازی کردی!
}

# آنچه رخ داد، خطاب به خود بازیکن
you-name = شما
you-said = می‌گویید: { $text }
you-chosen = کارتتان را انتخاب کردید.
you-ransomed = با { a-gem } قایق ازدست‌رفته‌تان را بازخرید می‌کنید.
you-revealed = { $tile ->
    [cloud] ابر را بازی می‌کنید.
   *[other] کارت { $tile } را بازی می‌کنید.
}
you-stranded = قایقی برای حرکت ندارید.
you-trip = { place-to } پارو می‌زنید.
you-trip-from = { place-from } { place-to } پارو می‌زنید.
you-trip-both = با هر دو قایق { place-to } پارو می‌زنید.
you-trip-stays = { place-on } می‌مانید.
you-loaded = { a-gem } بارگیری می‌کنید.
you-unloaded = { a-gem } تخلیه می‌کنید.
you-stolen = از { $victim } { a-gem } سرقت می‌کنید.
you-robbed = { $name } از شما { a-gem } سرقت می‌کند.
you-landed = { $gem ->
    [none] به ساحل برمی‌گردید.
   *[other] { a-gem } به ساحل می‌آورید.
}
you-swept-river = { $gem ->
    [none] رودخانه یکی از قایق‌های شما را از آبشار پایین می‌برد.
   *[other] رودخانه یکی از قایق‌های شما را از آبشار پایین می‌برد. جواهر قایق به محل اکتشاف خودش برمی‌گردد.
}
you-swept-paddled = { $gem ->
    [none] از آبشار به پایین پارو می‌زنید و قایق از دست می‌رود.
   *[other] از آبشار به پایین پارو می‌زنید و قایق از دست می‌رود. جواهر قایق به محل اکتشاف خودش برمی‌گردد.
}
you-one-gem-short = شما فقط یک جواهر دیگر لازم دارید!
you-goal-reached = { $count ->
    [0] به هدف رسیدید: { $goals }. این آخرین نوبت است.
    [one] به هدف رسیدید: { $goals }! { $names } هنوز یک نوبت دارد؛ بعد بازی بدون حرکت رودخانه تمام می‌شود.
   *[other] به هدف رسیدید: { $goals }! { $names } هنوز یک نوبت دارند؛ بعد بازی بدون حرکت رودخانه تمام می‌شود.
}
you-to-move = { $count ->
    [0] { $name } به هدف رسید: { $goals }! شما هنوز یک نوبت دارید؛ بعد بازی بدون حرکت رودخانه تمام می‌شود.
    [one] { $name } به هدف رسید: { $goals }! شما و { $names } هنوز یک نوبت دارید؛ بعد بازی بدون حرکت رودخانه تمام می‌شود.
   *[other] { $name } به هدف رسید: { $goals }! شما، { $names } هنوز یک نوبت دارید؛ بعد بازی بدون حرکت رودخانه تمام می‌شود.
}
you-weather = آب و هوا را به { weather-value } می‌برید.
you-rescued = نه قایقی دارید و نه جواهری؛ پس یک قایقتان رایگان برمی‌گردد.
you-start-passed = دور { $round }: شما شروع می‌کنید.
you-game-over = { $count ->
    [0] شما برنده می‌شوید.
    [one] شما و { $names } با هم برنده می‌شوید.
   *[other] شما، { $names } با هم برنده می‌شوید.
}
you-game-over-limit = { $count ->
    [0] این دور آخر بود. شما برنده می‌شوید.
    [one] این دور آخر بود. شما و { $names } با هم برنده می‌شوید.
   *[other] این دور آخر بود. شما، { $names } با هم برنده می‌شوید.
}
you-head-canoe-back = یکی از قایق‌هایتان برمی‌گردد
you-last-turns = { $count ->
    [0] نوبت‌های آخر: شما به هدف رسیده‌اید
    [one] نوبت‌های آخر: شما و { $names } به هدف رسیده‌اید
   *[other] نوبت‌های آخر: شما، { $names } به هدف رسیده‌اید
}
you-has-start = حلقهٔ نجات دارید و شروع می‌کنید
you-sign-start = حلقهٔ نجات: این دور را شما شروع می‌کنید. دور بعد، حلقه به بازیکن بعدی می‌رسد.
you-note-started = بازی شروع شد. نفر اول شمایید.
you-note-returned = برگشتید.
you-note-resigned = کنار کشیدید. یک ربات جایتان بازی می‌کند.
you-note-voted-yes = می‌خواهید بازی همین‌جا تمام شود.
you-note-voted-no = می‌خواهید بازی ادامه پیدا کند.
you-note-stand-in = غایب هستید. تا برگشتنتان یک ربات بازی می‌کند.
you-note-stand-in-yes = رأی دادید که ربات جای { $whom } بازی کند.
you-note-stand-in-no = ترجیح می‌دهید منتظر { $whom } بمانید.
you-note-absent-yes = { $name } رأی داد که ربات جای شما بازی کند.
you-note-absent-no = { $name } ترجیح می‌دهد منتظر شما بماند.
you-note-clock = وقت شما تمام شد و یک ربات تصمیم گرفت.

at-trouble-stale = وضع میز در این میان عوض شد. یک بار دیگر نگاه کنید.
at-trouble-illegal = اینجا نمی‌شود. یکی از جاهای روشن را انتخاب کنید.
at-trouble-unfinished = نوبتتان کامل نیست: یک قایق هنوز باید حرکت کند.
at-trouble-not-yours = آن صندلی مال کس دیگری است.
at-trouble-not-now = الان نمی‌شود این کار را کرد.
at-trouble-slow-down = کمی آرام‌تر! چند لحظه بعد دوباره امتحان کنید.
at-trouble-unavailable = سرور دارد نفس تازه می‌کند. چند لحظه بعد دوباره امتحان کنید.
at-trouble-failed = نشد. لطفاً دوباره امتحان کنید.

at-pass-to = دستگاه را به { $name } بدهید
at-pass-why = انتخاب بعدی مخفی است. بقیه نگاه نکنند.
at-pass-ready = من { $name } هستم
at-pass-done = همه اینجا انتخاب کرده‌اند. برای عوض کردن کارت، بگویید کی هستید و بقیه نگاه نکنند.

at-menu = منو

at-result-show = نمایش نتیجه
at-result-abandoned = بازی نیمه‌کاره تمام شد
at-result-you = { $count ->
    [0] شما برنده شدید!
    [one] شما و { $names } با هم برنده شدید!
   *[other] شما، { $names } با هم برنده شدید!
}
at-result-winners = { $count ->
    [0] کسی برنده نشد
    [one] { $names } برنده شد
   *[other] { $names } با هم برنده شدند
}
at-victory-skip = دیدن آمار
at-home = خانه
