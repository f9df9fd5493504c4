# چه کسانی بازی می‌کنند: بازی‌های تماشایی، برترین‌ها، صفحهٔ بازیکنان.

watch = تماشا
watch-bots = تماشای بازی ربات‌ها
watch-bots-text = تکیه بدهید و ببینید چه می‌کنند.
watch-bots-start = شروع بازی ربات‌ها
watch-running = بازی‌های در جریان
watch-running-none = الان بازی عمومی‌ای در جریان نیست.
watch-open = میزهایی با صندلی خالی
watch-open-none = هیچ میز عمومی‌ای منتظر نیست. برای ساختن یکی، «با دوستان» و بعد «عمومی» را انتخاب کنید.
watch-over = تازه تمام‌شده
watch-go = تماشا
watch-join = پیوستن
table-open = { $free } صندلی خالی{ $rated ->
    [rated] {" "}· امتیازی
   *[casual] {""}
}
table-running = دور { $round }{ $rated ->
    [rated] {" "}· امتیازی
   *[casual] {""}
}

best = برترین‌ها
best-text = آدم‌ها و ربات‌های میزهای عمومی امتیازی. جدول با تخمین محتاطانه چیده می‌شود، پس بازی‌های اول بیشتر جابه‌جایتان می‌کنند.
best-none = هنوز کسی بازی امتیازی تمام نکرده. جای اول خالی است!
best-how = برای آمدن به این جدول یک بازی امتیازی تمام کنید: دست‌کم دو نفر، با ساعت، و با موافقت همه. ربات‌ها می‌توانند صندلی‌های دیگر را پر کنند.
best-begin = ساختن میز امتیازی
best-place = رتبه
best-player = بازیکن
best-rating = امتیاز
best-games = بازی
best-wins = برد
player-bot = { $level ->
    [beginner] ربات تازه‌کار
    [easy] ربات آسان
    [medium] ربات متوسط
    [hard] ربات سخت
    [champion] ربات قهرمان
   *[other] ربات { $level }
}
player-you = این صفحهٔ شماست. بقیه فقط بازی‌های امتیازی‌تان را می‌بینند.
player-strength = مهارت
player-about = ⁦{ NUMBER($mu, maximumFractionDigits: 1) } ± { NUMBER($sigma, maximumFractionDigits: 1) }⁩
player-unrated = هنوز بازی امتیازی‌ای نیست.
player-games = بازی‌ها
player-games-none = بازی‌های تمام‌شده اینجا می‌آیند.
player-won = برد
player-shared = برد مشترک
player-lost = این بار نشد
player-game = { $seats } بازیکن، { $rounds } دور · { $date }{ $rated ->
    [rated] {" "}· امتیازی
   *[casual] {""}
}
no-player-title = بازیکن پیدا نشد
no-player-text = یا هنوز بازی امتیازی تمام نکرده، یا خواسته فراموش شود.
