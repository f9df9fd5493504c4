# بازی در ترمینال. صندلی‌ها و قایق‌ها با حروف نشانه‌گذاری بازی نام دارند: a، b0. هر چه تایپ می‌شود همان‌طور
# می‌ماند: help، undo، board، log، log all، quit و حروف بازپخش.

terminal-gem = { $gem ->
    [amethyst] { gem-amethyst }
    [diamond] { gem-diamond }
    [amber] { gem-amber }
    [sapphire] { gem-sapphire }
   *[ruby] { gem-ruby }
}

list-comma = ،
list-semicolon = ؛

terminal-canoe = قایق { $canoe }، { $space ->
    [shore] در ساحل
    [lost] ازدست‌رفته
   *[other] روی { $space }، { $gem ->
        [none] خالی
       *[other] با { a-gem }
    }
}
terminal-canoe-trip = قایق { $canoe }: { $trip }
terminal-ransom = بازخرید قایق { $canoe } با { a-gem }
terminal-weather = آب و هوا { $step ->
    [-1] پایین
   *[1] بالا
} به { weather-value }
terminal-done = پایان نوبت
terminal-go = { $way ->
    [up] بالا تا { $space }
   *[down] پایین تا { $space }
}
terminal-go-home = بازگشت به ساحل
terminal-go-home-with = آوردن { terminal-gem } به ساحل
terminal-go-over = از آبشار به پایین: قایق از دست می‌رود!
terminal-load = بارگیری { terminal-gem }
terminal-unload = تخلیه
terminal-steal = سرقت { terminal-gem } از { $victim }، قایق { $canoe }

terminal-tiles-chosen = کارت‌های انتخاب‌شده: { $choices }
terminal-turn = { $who }: { $deeds }
terminal-turn-tile = { $who }، { tile-name }: { $deeds }
terminal-canoe-did = قایق { $canoe } { $deed }
terminal-travelled = از { $start ->
    [shore] ساحل
   *[other] { $start }
} تا { $end ->
    [falls] آبشار
   *[other] { $end }
} می‌رود
terminal-loaded = { terminal-gem } بارگیری می‌کند
terminal-unloaded = { terminal-gem } تخلیه می‌کند
terminal-stolen = { terminal-gem } از { $victim } سرقت می‌کند
terminal-landed = به ساحل برمی‌گردد
terminal-landed-with = { terminal-gem } به ساحل می‌آورد
terminal-over = در آبشار از دست می‌رود
terminal-goal = { $count ->
    [0] { $who } به هدف رسید. این آخرین نوبت است.
    [one] { $who } به هدف رسید. یک بازیکن هنوز نوبت دارد؛ بعد بازی تمام می‌شود.
   *[other] { $who } به هدف رسید. { $count } بازیکن هنوز نوبت دارند؛ بعد بازی تمام می‌شود.
}
terminal-ransomed = با { a-gem } بازخرید می‌شود
terminal-weather-moved = آب و هوا از { $was ->
    [-1] ⁦−۱⁩
    [0] ۰
    [1] ⁦+۱⁩
   *[2] ⁦+۲⁩
} به { weather-value } می‌رود
terminal-stranded = قایقی برای حرکت نیست
terminal-stayed = قایق را در ساحل نگه می‌دارد
terminal-flow = { $speed ->
    [0] { $lowest ->
        [none] رودخانه تکان نمی‌خورد (فقط ابر، آب و هوا { weather-value })
       *[other] رودخانه تکان نمی‌خورد (کمترین کارت { $lowest }، آب و هوا { weather-value })
    }
   *[other] { $lowest ->
        [none] رودخانه { $speed } دیسک جلو می‌رود (فقط ابر، آب و هوا { weather-value })
       *[other] رودخانه { $speed } دیسک جلو می‌رود (کمترین کارت { $lowest }، آب و هوا { weather-value })
    }
}
terminal-flow-arms = { $flow }: { $arms }
terminal-swept = { $canoe } از آبشار پایین می‌رود
terminal-swept-with = { $canoe } با { a-gem } از آبشار پایین می‌رود
terminal-arm = { $arm ->
    [left] چپ
   *[right] راست
}
terminal-round = ── دور { $round }: { $who } شروع می‌کند
terminal-rescued = { $who } نه قایقی دارد و نه جواهری؛ پس قایق { $canoe } رایگان برمی‌گردد
terminal-limit = این دور آخر بود.
terminal-victory = ★ { $who } برنده می‌شود: { $how }.
terminal-best-progress = نزدیک‌ترین به هدف

# صفحهٔ بازی: سطرها ۸۰ ستون‌اند، کلمه‌ها کوتاه بمانند.
board-round = دور { $round }
board-choosing = مرحلهٔ ۱، انتخاب کارت: { $who }
board-moving = مرحلهٔ ۲، نوبت { $who }، کارت { $tile }
board-over = پایان. برنده: { $who }
board-weather = آب و هوا { $track }
board-next-arm = { $arm ->
    [left] شاخهٔ بعدی چپ
   *[right] شاخهٔ بعدی راست
}
board-river = رودخانه تا اینجا { $speed }
board-falls = آبشار
board-ashore = ساحل
board-lost = ازدست‌رفته
# ستون‌های جدول زیر صفحه، به ترتیب ۱۶، ۱۶، ۶، ۱۵ و ۸ حرف.
board-gems = جواهر در ساحل
board-goals = هم‌نوع نوع کل
board-tile = کارت
board-hand = دست
board-played = بازی‌شده
board-tiles = { $count } کارت
board-cloud = ابر
board-legend = a0+R قایق 0 از a با یاقوت سرخ   (4) کارت رو به پایین   ◎ حلقهٔ نجات: شروع

terminal-menu-ransom = اگر خواستید، اول یک قایق ازدست‌رفته را بازخرید کنید:
terminal-menu-tile = یک کارت انتخاب کنید:
terminal-menu-canoe = { terminal-canoe }:
terminal-menu-weather = آب و هوا را تغییر دهید:
terminal-menu-stay = یا بگذارید در ساحل بماند:
terminal-tile-cloud = ابر: آب و هوا را تغییر می‌دهد
terminal-tile-points = { $points } حرکت برای هر قایق
terminal-expected-tile = یکی از { $labels } را
terminal-expected-number = عددی از { $first } تا { $last }
terminal-expected-trip = عددی از { $first } تا { $last } یا سفری مثل 0>3+A

terminal-pass-to = دستگاه را به { $who } بدهید و بعد Enter بزنید:
terminal-so-far = تا اینجا: { $steps } (با undo برمی‌گردد).
terminal-type = { $expected } بنویسید، یا help.
terminal-not-understood = «{ $typed }» جزو انتخاب‌ها نیست. { $expected } بنویسید، یا help.
terminal-not-here = این کار نمی‌شود. { $why } (قانون { $rule })
terminal-choice = انتخاب شما: { $steps }.
terminal-confirm-tile = بازی کردن: Enter، برگرداندن: undo>
terminal-confirm-turn = پایان نوبت: Enter، برگرداندن: undo>
terminal-confirm-help = برای تأیید Enter بزنید، یا با undo گام آخر را برگردانید.
terminal-nothing-to-undo = در این نوبت چیزی برای برگرداندن نیست.
terminal-undone = برگردانده شد: { $step }.
terminal-log-empty = هنوز خبری نیست.

terminal-you = شما
terminal-welcome = نیاگارا. سر میز: { $players }.
terminal-game-number = بازی شمارهٔ { $seed } (تکرارش با --seed { $seed }). هر وقت خواستید help بنویسید.
terminal-forfeit = تصمیم { $name } سوخت: { $why }
terminal-save-as = ذخیرهٔ بازی با نام (.json یا .txt، فقط Enter یعنی نه)>
terminal-not-saved = بازی ذخیره نشد: { $error }
terminal-saved = بازی ذخیره شد: { $path }
terminal-replay-with = تماشای دوباره: niagara replay { $path }

terminal-step = ── گام { $step } از { $steps }
terminal-replay-help = بعدی: Enter یا n، قبلی: p، رفتن به دور ۵: g 5، آخر: e، خروج: q
terminal-replay-not-understood = «{ $typed }» جزو انتخاب‌ها نیست. { terminal-replay-help }
terminal-replay-end = اینجا آخر بازی است. برای خروج q بنویسید.
terminal-replay-beginning = اینجا اول بازی است.
terminal-replay-rounds = این بازی دورهای ۱ تا { $last } را دارد.
terminal-no-record = { $path } بازی ضبط‌شده نیست: { $error }

terminal-help =
    جواهر به ساحل بیاورید. با ۴ هم‌نوع، یکی از هر نوع یا هر ۷ جواهری می‌برید.

    هر دور همه مخفیانه یک کارت انتخاب می‌کنند و بعد به نوبت با آن پارو می‌زنند.
    سپس رودخانه به اندازهٔ کمترین عدد به‌علاوهٔ آب و هوا جلو می‌رود. قایقی که از
    آبشار بیفتد از دست می‌رود: پیش از انتخاب کارت، آن را با یکی از جواهرهایتان
    بازخرید کنید. اگر نه قایقی دارید و نه جواهری، یک قایق رایگان برمی‌گردد.
    وقتی کسی به هدف برسد، هر کس هنوز بازی نکرده نوبتش را بازی می‌کند؛ بعد بازی
    تمام است.

    کارت ۴ به هر قایقتان ۴ حرکت می‌دهد: هر دیسک ۱، بارگیری ۲ و تخلیه ۲ حرکت.
    همه را مصرف کنید، مگر قایق به ساحل برسد یا از آبشار بیفتد. قایق روی آب باید
    حرکت کند. اگر هر دو در ساحل‌اند، یکی را به آب بیندازید؛ اگر یکی در ساحل
    است، می‌توانید به آب بیندازیدش. قایق خالی‌ای که به سمت بالای رودخانه پارو
    بزند و روی دیسک قایق پر بازیکن دیگری بایستد، می‌تواند جواهرش را سرقت کند.
    سرقت خرجی ندارد.

    شمارهٔ انتخابتان را بنویسید، یا خود حرکت را:
      0>3+A    قایق 0 تا 3 پارو می‌زند و یک آمتیست بارگیری می‌کند
      1-+R>6L  قایق 1 تخلیه می‌کند، یاقوت سرخ بارگیری می‌کند و تا 6L پارو می‌زند
      0>2xc1   قایق 0 تا 2 پارو می‌زند و از قایق 1 بازیکن c سرقت می‌کند
      0>s  0>f  w+  w-  .     ساحل، آبشار، آب و هوا، پایان نوبت

      board    نمایش صفحهٔ بازی      undo   برگرداندن گام آخر این نوبت
      log      دورهای اخیر           quit   خروج؛ بازی ذخیره می‌شود
      log all  همهٔ بازی             help   همین صفحه (یا ؟)
