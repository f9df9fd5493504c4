# کارتی که سایت‌های دیگر کنار پیوند میز، بازپخش یا نتیجه نشان می‌دهند. $names فهرستی آماده است.
card-name = نیاگارا
card-site = نیاگارا
card-site-heading = رودخانه‌ای که صبر نمی‌کند
card-site-about = بازی رومیزی قایق و جواهر: با دوستان، روی یک دستگاه یا با ربات‌ها.
card-private = میزی در نیاگارا
card-open = بیایید نیاگارا بازی کنیم
card-open-about = سر میز: { $names }
card-running = تماشای یک بازی نیاگارا
card-running-about = در حال بازی: { $names }
card-won = { $names } برنده شد!
card-won-shared = برد مشترک: { $names }
card-won-about = { $rounds ->
    [one] نیاگارا، بعد از یک دور
   *[other] نیاگارا، بعد از { $rounds } دور
}
card-over = یک بازی نیاگارا
card-puzzle = { $kind ->
    [tile] کدام کارت بهتر است؟
   *[turn] بهترین راه این نوبت را پیدا کنید
}
card-puzzle-about = { $level ->
    [1] یک معمای آسان نیاگارا. قرمز شمایید.
    [2] یک معمای پیچیدهٔ نیاگارا. قرمز شمایید.
   *[3] یک معمای سخت نیاگارا. قرمز شمایید.
}
