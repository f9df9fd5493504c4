# بازپخش‌ها و بازی‌های ضبط‌شده‌ای که کسی باز می‌کند.

replay-board = صفحهٔ بازی در دور { $round }
replay-controls = بازپخش
replay-round = دور { $round }
replay-step = گام { $step } از { $steps }
replay-at = دور { $round }، گام { $step }
replay-slider = جای بازپخش
replay-first = رفتن به اول
replay-back = عقب
replay-play = پخش
replay-pause = مکث
replay-forth = جلو
replay-last = رفتن به آخر
replay-stride = گام‌ها
stride = { $by ->
    [decision] حرکت به حرکت
   *[round] دور به دور
}
replay-speed = سرعت
speed = ⁦{ $times }×⁩
replay-told = چه شد
replay-begins = بازی شروع می‌شود.
replay-quiet = در این گام چیزی برای دیدن نیست.
replay-standings = وضعیت بازی
replay-ahead = جلوتر از همه
replay-players = بازیکنان
replay-knew = نمایش
replay-open = همه‌چیز
replay-eyes = آنچه { $name } می‌دانست
replay-eyes-you = آنچه شما می‌دانستید
replay-won = برنده
replay-hand = در دست: { $tiles }.
replay-may-hold = { $count } کارت در دست، از میان: { $tiles }.
replay-of = { $count } تا از این‌ها
replay-gems = { $count ->
    [0] بدون جواهر.
   *[other] جواهرها: { $gems }.
}
replay-practise = بازی از همین‌جا
replay-analyse = تحلیل بازی
replay-copy = کپی موقعیت
replay-copied = موقعیت کپی شد
replay-json = ذخیرهٔ بازی
replay-text = ذخیرهٔ حرکت‌ها
replay-keys = کلیدها: ⁦← →⁩ گام به گام، Home و End پرش، Space پخش.
replay-early-title = این بازی هنوز تمام نشده
replay-early-text = بازپخش بعد از پایان بازی آماده می‌شود.
replay-early-go = تماشای زنده
record-text = یک بازی ذخیره‌شده را بازپخش کنید و از هر جایش ادامه دهید.
record-file = انتخاب فایل
record-paste = یا بازی ذخیره‌شده را اینجا بچسبانید
record-open = باز کردن
record-unreadable = این بازی ذخیره‌شدهٔ نیاگارا نیست. فایلی را انتخاب کنید که نیاگارا ذخیره کرده، یا همهٔ متنش را بچسبانید.
record-too-large = این فایل بزرگ‌تر از آن است که یک بازی ذخیره‌شده باشد.
record-wrong = این بازی بازپخش نمی‌شود. ایرادش این است:
no-replay-title = بازی پیدا نشد
no-replay-text = شاید پیوند ناقص باشد، یا چنین بازی‌ای اصلاً نبوده.
practice = بازی از همین‌جا
practice-text = از دور { $round } این بازی، بازی خودتان را شروع کنید. قایق‌های دیگر را ربات‌ها پارو می‌زنند.
practice-seat = به‌جای
practice-as = { $name } ({ $seat ->
    [0] قرمز
    [1] زرد
    [2] سبز
    [3] آبی
   *[4] قهوه‌ای
})
