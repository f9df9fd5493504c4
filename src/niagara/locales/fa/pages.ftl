# صفحه‌های دور و بر بازی.

game-name = نیاگارا
title-of = { $title } · نیاگارا
title-turn = ● نوبت شماست · { $title }
title-table = میز
title-replay = بازپخش
title-record = باز کردن بازی ذخیره‌شده
title-watch = تماشا
title-learn = آموزش
title-lessons = درس‌ها
title-puzzles = معماها
title-openings = شروع بازی
title-leaderboard = برترین‌ها
title-player = بازیکن
title-settings = تنظیمات
title-claim = آمدن به این دستگاه
title-lost = صفحه پیدا نشد
notify-turn = نوبت شماست.

skip = رفتن به متن اصلی
nav = بخش‌های اصلی
nav-home = نیاگارا: خانه
nav-watch = تماشا
nav-learn = قوانین
nav-leaderboard = برترین‌ها
nav-settings = تنظیمات
nav-sound = صدا
nav-menu = منو
nav-language = زبان

loading = یک لحظه…
close = بستن
reload = بارگذاری دوباره
try-again = تلاش دوباره
go-home = خانه
start = شروع
share = هم‌رسانی
copy-link = کپی پیوند
copied = کپی شد
copy-failed = کپی نشد. لطفاً خودتان متن را انتخاب و کپی کنید.
name = نام شما
name-hint = هر اسمی که دوست دارید
name-kept = ذخیره شد
count = { $count }

level = { $level ->
    [beginner] تازه‌کار
    [easy] آسان
    [medium] متوسط
    [hard] سخت
    [champion] قهرمان
   *[other] { $level }
}

## خانه

home-tagline = جواهر را بردارید و پیش از آبشار برگردید.
home-what = یک بازی رومیزی برای ۳ تا ۵ نفر: با قایق جواهر بیاورید، پیش از آنکه رودخانه شما را ببرد.
home-play = شروع بازی
home-setting-up = داریم می‌چینیم…
home-players = بازیکنان
home-level = ربات‌ها
home-hints = راهنمایی
home-hints-hint = هر وقت خواستید از قهرمان کمک بگیرید
home-friends = با دوستان
home-friends-hint = با فرستادن پیوند یا کد QR
home-device = روی یک دستگاه
home-device-hint = دست به دست
home-watch = تماشا
home-watch-hint = آدم‌ها و ربات‌ها
home-lesson = یادگیری با بازی
home-lesson-hint = ده درس کوتاه روی صفحهٔ واقعی
home-lesson-progress = درس { $number } از { $count }
home-puzzle = معمای روز
home-puzzle-hint = بهترین جواب را پیدا کنید
# How hard it is, after the line about it.
home-puzzle-level = { $level ->
    [1] آسان
    [2] پیچیده
   *[3] سخت
}
home-puzzle-streak = زنجیره: { $days } روز
home-puzzle-done = امروز حل شد. زنجیره: { $days } روز
home-coach = بازی با مربی
home-coach-hint = ربات‌های آرام و راهنمایی در طول بازی
home-learn = قوانین
home-learn-hint = همهٔ قوانین، با تصویر

games = بازی‌های شما
games-none = بازی‌هایتان اینجا می‌آیند.
games-unknown = بازی‌هایتان بارگذاری نشد.
games-alone = هنوز کس دیگری نیست
games-open = هنوز شروع نشده
games-running = دور { $round }
games-your-turn = نوبت شماست · دور { $round }
games-turn-of = نوبت { $name } · دور { $round }
games-over = { $count ->
    [one] { $names } برنده شد · { $date }
   *[other] { $names } با هم برنده شدند · { $date }
}
games-early = نیمه‌کاره تمام شد · { $date }
games-won = شما بردید · { $date }
games-resume = ادامه
games-replay = بازپخش
games-all = نمایش هر { $count } بازی

## پیش از شروع

invite = دعوت از دوستان

options = گزینه‌ها
clock = { $clock ->
    [none] بدون ساعت
    [relaxed] آرام
   *[live] تند
}
fork = { $fork ->
    [alternate] نوبتی
   *[natural] تصادفی
}

## وقتی میزی برای نشان دادن نیست

no-table-title = میز پیدا نشد
no-table-text = شاید پیوند ناقص باشد یا میز مدت‌ها پیش جمع شده باشد. پیوند را دوباره بخواهید.
given-up-title = این میز بسته شده
given-up-text = همه پیش از شروع بازی رفتند.
foreign-title = نشانی اشتباه
foreign-text = این سرور از این نشانی بازی قبول نمی‌کند. نیاگارا را در نشانی خودش باز کنید.
blocked-title = کوکی‌ها بسته‌اند
blocked-text = صندلی شما با یک کوکی نگه داشته می‌شود و مرورگرتان جلوی آن را گرفته. لطفاً کوکی را برای این سایت باز کنید.
storage-blocked = این مرورگر چیزی ذخیره نمی‌کند؛ تنظیماتتان تا بستن صفحه می‌ماند.
renewed-title = حالا نام شما { $name } است.
renewed-text = سرور دیگر این مرورگر را نمی‌شناخت و صندلی‌هایی که داشتید از دست رفت.
link-lost = ارتباط قطع شد. دوباره وصل می‌شویم…
link-restart = دوباره وصل می‌شویم… بازی‌تان محفوظ است.
link-offline = آفلاین هستید. بازی‌هایتان محفوظ است.
link-now = همین حالا
broken-title = یک چیزی از آبشار افتاد
broken-text = اشتباه از ما بود. صفحه را دوباره بارگذاری کنید: بازی‌هایتان محفوظ است.
broken-load = این صفحه بارگذاری نشد. ارتباطتان را بررسی و صفحه را دوباره بارگذاری کنید.
offline-title = آفلاین هستید
offline-text = نیاگارا اینترنت می‌خواهد. بازی‌هایتان محفوظ است: وقتی وصل شدید، برگردید.
lost-title = اینجا فقط آب است
lost-text = در این نشانی صفحه‌ای نیست. بازی‌هایتان در خانه منتظرند.

refused-offline = سرور در دسترس نیست. ارتباطتان را بررسی کنید و دوباره امتحان کنید.
refused-malformed = سرور این را نفهمید. لطفاً نوشته‌تان را بررسی کنید.
refused-no-session = مرورگرتان جلوی کوکی ما را گرفته. لطفاً آن را برای این سایت باز کنید.
refused-foreign = این صفحه مال سایت دیگری است. نیاگارا را در نشانی خودش باز کنید.
refused-not-yours = فقط میزبان می‌تواند این کار را بکند.
refused-not-found = دیگر آنجا نیست.
refused-not-now = الان ممکن نیست.
refused-full = آن صندلی پر است. یکی دیگر انتخاب کنید.
refused-illegal = اینجا نمی‌شود این کار را کرد.
refused-unfinished = نوبتتان کامل نیست: یک قایق هنوز باید حرکت کند.
refused-stale = وضع میز عوض شده. یک بار دیگر نگاه کنید.
refused-slow-down = کمی آرام‌تر! چند لحظه صبر کنید و دوباره امتحان کنید.
refused-unavailable = سرور شلوغ است. چند لحظه بعد دوباره امتحان کنید.
refused-failed = مشکلی از طرف ما پیش آمد. لطفاً دوباره امتحان کنید.

## آموزش

learn = قوانین

invite-title = بیا نیاگارا بازی کنیم
