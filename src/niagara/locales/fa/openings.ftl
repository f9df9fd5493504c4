# شروع بازی: سه دور اول بازیکنان قوی

openings = شروع بازی
openings-lead = بازیکنان قوی با ۱، ۲ یا ابر شروع می‌کنند و کارت‌های بزرگ را برای آوردن جواهر به خانه نگه می‌دارند.
openings-by = بازی‌های
openings-bot = { $bot ->
    [ranger] رنجر
   *[champion] قهرمان
}
openings-round = دور { $round }
openings-order = ترتیب نوبت
openings-tile = { $tile ->
    [cloud] ابر
   *[other] { $tile }
}
openings-place = { $place ->
    [1] نفر ۱
    [2] نفر ۲
    [3] نفر ۳
    [4] نفر ۴
   *[other] نفر ۵
}
openings-tiles = کارت‌های سه دور اول
openings-tiles-text = هر ردیف یک جایگاه در ترتیب دور اول است. بعد حلقهٔ نجات جلو می‌رود.
openings-lines = شروع‌های رایج
openings-share = { $share } بازیکنان
openings-win-share = { $share } برد
openings-wins = چه کسی می‌برد، به ترتیب دور اول
openings-fair = سهم برابر { $share } است.
openings-facts = در همین حال روی رودخانه
openings-speed = رودخانه چند دیسک جلو می‌رود
openings-loaded = جواهرهای بارگیری‌شدهٔ هر بازیکن
openings-landed = جواهرهای به‌ساحل‌رسیدهٔ هر بازیکن
openings-stolen = سرقت‌های هر بازیکن
openings-how = { $bot ->
    [champion] شمرده‌شده در { $games } بازی قهرمان با خودش، با زمان فکر کم. هر بار تقریباً یکسان بازی می‌کند، پس بردهایش چیز زیادی نمی‌گوید.
   *[ranger] شمرده‌شده در { $games } بازی رنجر با خودش؛ رباتی که فقط با بازی کردن یاد گرفته است.
}
