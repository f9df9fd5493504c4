# A table before its game begins: seats, options, invitations.

lobby = میزتان آماده است
lobby-of = میز { $name }
lobby-seats = صندلی‌ها
lobby-waiting = پیوند را بفرستید یا صندلی‌ها را با ربات پر کنید.
lobby-waiting-more = منتظر دوستان دیگر بمانید یا همین حالا شروع کنید: ربات‌ها روی صندلی‌های خالی می‌نشینند.
lobby-arrived = { $name } آمد!
lobby-ready = همه آمده‌اند. هر وقت آماده‌اید، شروع کنید.
lobby-seated = نشستید. منتظریم { $name } بازی را شروع کند.
lobby-welcome = خوش آمدید! بفرمایید بنشینید.
lobby-full = همهٔ صندلی‌ها پر است. بمانید و تماشا کنید: بازی همین‌جا شروع می‌شود.
lobby-fill = پر کردن با ربات ({ $level ->
    [beginner] تازه‌کار
    [easy] آسان
    [medium] متوسط
    [hard] سخت
    [champion] قهرمان
   *[other] { $level }
})
lobby-chair-more = یک صندلی بیشتر
lobby-chair-less = یک صندلی کمتر
lobby-start-who = شروع: { $who }
lobby-people = { $count ->
   *[other] { $count } نفر
}
lobby-bots = { $count ->
   *[other] { $count } ربات
}
lobby-agree = موافقم
lobby-agreed = موافق
lobby-agree-first = این میز امتیازی است و تغییر کرده. گزینه‌ها و صندلی‌ها را ببینید و بعد موافقت کنید.
lobby-unagreed = منتظر موافقت { $names } با بازی امتیازی.
lobby-lacking = { $lacking ->
    [seats] در بازی امتیازی همهٔ صندلی‌ها باید پر باشند: صبر کنید یا با ربات پرشان کنید.
   *[people] بازی امتیازی دست‌کم دو آدم می‌خواهد.
}
lobby-join = پیوستن به بازی
lobby-leave = ترک میز
lobby-sit = نشستن اینجا
lobby-move = آمدن به اینجا
lobby-add = افزودن
lobby-local-name = نام بازیکن
lobby-remove = کنار گذاشتن { $name }
lobby-remove-title = { $name } را کنار می‌گذارید؟
lobby-remove-text = { $name } صندلی‌اش را از دست می‌دهد و تا راهش ندهید، نمی‌تواند دوباره بنشیند.
lobby-remove-yes = کنار گذاشتن
lobby-remove-no = لغو
lobby-removed = { $name } شما را از این میز کنار گذاشت. می‌توانید تماشا کنید یا از { $name } بخواهید دوباره راهتان بدهد.
lobby-removed-name = { $name } را کنار گذاشتید.
lobby-let-in = راه دادن به { $name }
lobby-absent = { $colour } · الان اینجا نیست
lobby-who = چه کسی روی صندلی { $number } می‌نشیند
lobby-kind-open = خالی
lobby-kind-local = بازیکن روی این دستگاه
lobby-bot = ربات · { $level ->
    [beginner] تازه‌کار
    [easy] آسان
    [medium] متوسط
    [hard] سخت
    [champion] قهرمان
   *[other] { $level }
}
lobby-other-bot = ربات دیگر
lobby-bot-like = { $temperament ->
    [cautious] { bot-name } · محتاط
    [thief] { bot-name } · دزد
    [racer] { bot-name } · تندرو
    [gambler] { bot-name } · اهل ریسک
    [collector] { bot-name } · کلکسیونر
   *[rainmaker] { bot-name } · باران‌ساز
}
lobby-bot-colour = { $colour } · { lobby-bot }
lobby-you = { $colour } · شما
lobby-local = { $colour } · روی همین دستگاه
lobby-colour = { $colour }
lobby-open-seat = صندلی خالی
lobby-chat = گفت‌وگو
lobby-chat-none = تا شروع بازی سلامی بکنید.

options-changed = { $count ->
    [0] قانون‌های معمول
   *[other] { $count } تغییر
}
options-host = این‌ها را میزبان تعیین می‌کند.
option-clock = ساعت
clock-hint = { $clock ->
    [none] هر کس هر قدر بخواهد فکر می‌کند.
    [relaxed] پنج دقیقه برای هر تصمیم. بعد تا برگشتنتان یک ربات بازی می‌کند.
   *[live] ۴۵ ثانیه برای هر تصمیم. بعد تا برگشتنتان یک ربات بازی می‌کند.
}
option-absence = اگر کسی غایب شد
absence = { $unit ->
    [never] صبر
    [hours] { $count } ساعت
    [seconds] { $count } ثانیه
   *[minutes] { $count } دقیقه
}
absence-hint = بعد از این مدت، بقیه می‌توانند رأی بدهند که تا برگشتن بازیکن غایب، ربات بازی کند.
absence-hint-never = بازی صبر می‌کند تا همه برگردند.
option-fork = دوشاخه
fork-hint = { $fork ->
    [alternate] دیسک‌ها یکی به چپ می‌روند و یکی به راست.
   *[natural] بیشتر وقت‌ها نوبتی، ولی از هر هشت بار یک بار دیسک دنبال قبلی می‌رود.
}
option-tiebreak = تساوی
tiebreak = { $tiebreak ->
    [shared] برد مشترک
   *[gem-value] ارزش جواهر
}
tiebreak-hint = { $tiebreak ->
    [shared] همهٔ کسانی که به هدف رسیده‌اند با هم برنده‌اند.
   *[gem-value] بیشترین جمع برنده است: آمتیست ۱، الماس ۲، کهربا ۳، یاقوت کبود ۴، یاقوت سرخ ۵.
}
option-rounds = طول بازی
rounds = { $rounds ->
    [0] نامحدود
   *[other] { $rounds } دور
}
rounds-hint = در بازی محدود، هر کس بعد از دور آخر به هدف نزدیک‌تر باشد برنده است.
option-piles = دستهٔ باز
piles-hint = همه تمام کارت‌های بازی‌شده را می‌بینند، نه فقط آخری را.
option-rated = امتیازی
rated-hint = در جدول برترین‌ها حساب می‌شود. میز عمومی است و ساعت دارد، دست‌کم دو آدم بازی می‌کنند و همه موافق‌اند.
rated-hint-local = وقتی چند نفر با یک دستگاه بازی می‌کنند، ممکن نیست.

friends-text = یک پیوند می‌گیرید که برای دوستانتان بفرستید. با آن می‌توانند بازی کنند یا تماشا.
friends-bots = صندلی‌های خالی را ربات‌ها پر می‌کنند.
friends-open = ساختن میز
option-public = عمومی
public-hint = در بخش تماشا می‌آید: هر کسی می‌تواند بازی یا تماشا کند.
device-text = همه روی همین دستگاه بازی می‌کنند. پیش از هر انتخاب مخفی، صفحه پوشیده می‌شود تا بازیکن بعدی آماده شود.
device-people = آدم‌ها
device-person = آدم
device-bot = ربات: { $level ->
    [beginner] تازه‌کار
    [easy] آسان
    [medium] متوسط
    [hard] سخت
    [champion] قهرمان
   *[other] { $level }
}
device-nobody = هیچ‌کس
device-chair = صندلی { $number }
device-name = نام صندلی { $number }
device-player = بازیکن { $number }
device-few = نیاگارا سه بازیکن می‌خواهد: یک آدم یا ربات اضافه کنید.
invite-text = هر کس این پیوند را داشته باشد، می‌تواند بازی یا تماشا کند.
invite-local = این پیوند فقط روی همین رایانه کار می‌کند.
invite-how = دستگاه‌های دیگر چطور بپیوندند؟
invite-open-server = کسی که سرور را اداره می‌کند، آن را با این فرمان راه می‌اندازد و نشانی‌ای را باز می‌کند که برای شبکه نشان می‌دهد:
invite-link = پیوند این میز
invite-qr = کد QR پیوند این میز
