# شروع بازی: سه دور اول بازیکنان قوی

openings = شروع بازی
openings-lead = بازیکنان قوی بیشتر با ۱، ۲ یا ابر شروع می‌کنند و کارت‌های بزرگ را برای رساندن جواهر به ساحل نگه می‌دارند.
openings-by = بازی‌های چه کسی
openings-bot = { $bot ->
    [ranger] ربات‌های قوی
   *[champion] قهرمان
}
openings-round = دور { $round }
openings-order = ترتیب نوبت
openings-tile = { $tile ->
    [cloud] ابر
   *[other] { $tile }
}
openings-place = { $place ->
    [1] اول
    [2] دوم
    [3] سوم
    [4] چهارم
   *[other] پنجم
}
openings-tiles = کارت‌های سه دور اول
openings-tiles-text = هر ردیف نشان می‌دهد بازیکن در دور ۱ نفر چندم است. در هر دور بعدی، بازیکن بعدی شروع می‌کند.
openings-lines = شروع‌های رایج
openings-share = { $share } از بازیکنان
openings-win-share = { $share } برد
openings-wins = چه کسی می‌برد، بر اساس نوبت در دور ۱
openings-fair = سهم منصفانه { $share } است.
openings-facts = در همین حال، روی رودخانه
openings-speed = رودخانه چند دیسک جلو می‌رود
openings-loaded = هر بازیکن چند جواهر بارگیری می‌کند
openings-landed = هر بازیکن چند جواهر به ساحل می‌آورد
openings-stolen = هر بازیکن چند بار سرقت می‌کند
openings-how = { $bot ->
    [champion] آمار { $games } بازی میان قهرمان‌هایی با خلق‌وخوی متفاوت، با وقت کم برای فکر کردن. شروع هر کدام تا حدی به خلق‌وخویش برمی‌گردد.
   *[ranger] آمار { $games } بازی یک ربات قوی با خودش: رباتی که از همین راه یاد گرفته است.
}
