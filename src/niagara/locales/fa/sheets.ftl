# The sheets over a table: a player, the menu, the result. They come a while after the game.

# A player's sheet
at-progress-any = برای برد، رسیدن به یکی کافی است:
at-person-is = { $kind ->
    [none] { $seat ->
        [0] قایق‌های قرمز
        [1] قایق‌های زرد
        [2] قایق‌های سبز
        [3] قایق‌های آبی
       *[4] قایق‌های قهوه‌ای
    }
   *[other] { $seat ->
        [0] { $kind } · قایق‌های قرمز
        [1] { $kind } · قایق‌های زرد
        [2] { $kind } · قایق‌های سبز
        [3] { $kind } · قایق‌های آبی
       *[4] { $kind } · قایق‌های قهوه‌ای
    }
}
at-person-tile = این دور
at-person-top = آخرین کارت
at-person-no-tile = هنوز هیچ
at-person-left = در دست
at-person-tiles = { $count } کارت
at-mute = بی‌صدا کردن { $name }
at-unmute = شنیدن دوبارهٔ { $name }
at-mute-bot = پنهان کردن حرف‌های { $name }
at-unmute-bot = نشان دادن حرف‌های { $name }

# The menu
at-aids = کمک‌های روی صفحهٔ بازی
at-help = میان‌برهای صفحه‌کلید
at-key-tiles = ⁦۱ – ۶، C⁩
at-key-tiles-does = برداشتن کارت (C یعنی ابر)
at-key-confirm = Enter
at-key-confirm-does = بازی کردن کارت برداشته‌شده
at-key-move = کلید Tab و جهت‌ها
at-key-move-does = رفتن میان قایق‌ها و جاهای روشن؛ Enter انتخاب می‌کند
at-key-weather = ⁦+ −⁩
at-key-weather-does = تغییر آب و هوا
at-key-back = Backspace
at-key-back-does = برگرداندن
at-key-end = E
at-key-end-does = پایان نوبت
at-key-skip = هر کلیدی
at-key-skip-does = رد شدن از پویانمایی
at-key-log = L
at-key-log-does = باز کردن رویدادهای بازی
at-key-help = ؟
at-key-help-does = نشان دادن همین فهرست
at-copy-link = کپی پیوند این میز
at-link-note = هر کس این پیوند را داشته باشد، می‌تواند تماشا کند.
at-vote-propose = پیشنهاد پایان بازی
at-vote-asked = به پایان بازی رأی دادید
at-resign = کنار کشیدن
at-resign-sure = یک ربات برای همیشه جای شما می‌نشیند. باز هم می‌توانید تماشا کنید.
at-resign-yes = بله، کنار می‌کشم
at-leave = ترک میز
at-leave-note = صندلی‌تان می‌ماند و هر وقت خواستید برمی‌گردید.
at-menu-stop = پایان دادن به بازی
at-end-note = بازی همین حالا و بدون برنده تمام می‌شود.
at-propose-note = از همه پرسیده می‌شود. اگر همه موافق باشند، بازی بدون برنده تمام می‌شود.

# The result
# Why several players win: at the round limit, with gem values as the tie-break, or by the usual rule.
at-result-shared = { $by ->
    [limit] وقتی دورها تمام شد، به یک اندازه به هدف نزدیک بودند و به یک اندازه جواهر داشتند.
    [gem-value] چند بازیکن در دور آخر به هدف رسیدند و ارزش جواهرهایشان برابر است.
   *[shared] همهٔ کسانی که تا پایان دور آخر به هدفی برسند، برنده‌اند.
}
at-result-rounds = { $rounds ->
    [one] بعد از یک دور
   *[other] بعد از { $rounds } دور
}
at-result-won = نزدیک‌ترین به هدف
at-result-board = دیدن صفحهٔ بازی
at-victory-with = با { $goals }
at-victory-warm = چه پارویی زدید!
at-feat-stolen = { $count ->
    [one] یک جواهر سرقت کردید و هیچ‌کس بیشتر نتوانست.
   *[other] هیچ‌کس بیشتر از شما جواهر سرقت نکرد: { $count }.
}
at-feat-stolen-shared = { $names } بیشتر از همه جواهر سرقت کردید: هر کدام { $count }.
at-feat-landed-shared = { $names } بیشتر از همه جواهر به ساحل آوردید: هر کدام { $count }.
at-feat-landed-most = { $count ->
    [one] هیچ‌کس بیشتر از شما جواهر به ساحل نیاورد.
   *[other] هیچ‌کس بیشتر از شما جواهر به ساحل نیاورد: { $count }.
}
at-miss = { $goal ->
    [kinds] فقط { a-gem } کم داشتید تا از هر پنج نوع داشته باشید!
    [alike] فقط { a-gem } کم داشتید تا چهار جواهر هم‌نوع داشته باشید!
   *[all] فقط یک جواهر کم داشتید تا هفت جواهر داشته باشید!
}
at-tip-lost = قایق‌هایی که آبشار برد: { $count }. دفعهٔ بعد پیش از ماندن نزدیک لبه، پیش‌بینی رودخانه را ببینید.
at-feat-close = از همه به برد نزدیک‌تر شدید.
at-feat-dry = آبشار هیچ قایقی از شما نگرفت.
at-feat-guarded = هیچ‌کس از شما جواهری سرقت نکرد.
at-feat-landed = { $count ->
    [one] یک جواهر را سالم به ساحل آوردید.
   *[other] { $count } جواهر را سالم به ساحل آوردید.
}
at-feat-stayed = امروز زور رود بیشتر بود. دفعهٔ بعد نوبت شماست!
# اینجا $count دست‌کم ۲ است.
at-feat-lost = آبشار { $count } قایق از شما گرفت. دفعهٔ بعد نه!
at-feat-lost-won = بردید، با این‌که آبشار { $count } قایق از شما گرفت.
at-feat-robbed = { $count } بار از شما سرقت شد: چیزی داشتید که همه می‌خواستند.
at-feat-robbed-won = بردید، با این‌که { $count } بار از شما سرقت شد.
at-share = هم‌رسانی
at-share-copied = پیوند کپی شد.
at-share-picture = ذخیرهٔ تصویر
at-rematch = بازی دوباره
at-rematch-join = پیوستن به بازی دوباره
at-replay = بازپخش
at-chart = جواهرها دور به دور
at-chart-round = دور { $round }
at-chart-says = { $rounds ->
    [one] جواهرهای هر بازیکن بعد از یک دور
   *[other] جواهرهای هر بازیکن بعد از هر یک از { $rounds } دور
}
at-fact-landed = به ساحل رسیده
at-fact-stolen = سرقت
at-fact-robbed = سرقت از او
at-fact-lost = قایق ازدست‌رفته
at-fact-ransomed = بازخرید

at-vote-ask = { $count ->
    [one] { $names } می‌خواهد بازی همین‌جا و بدون برنده تمام شود. موافقید؟
   *[other] { $names } می‌خواهند بازی همین‌جا و بدون برنده تمام شود. موافقید؟
}
at-vote-waiting = رأی دادید که بازی همین‌جا تمام شود. وقتی همهٔ حاضران موافق باشند، تمام می‌شود.
at-vote-alone = بقیه یا موافق‌اند یا غایب. بازی همین حالا تمام شود؟
at-vote-end = پایان بازی
at-vote-yes = موافقم
at-vote-no = ادامهٔ بازی
at-vote-withdraw = ادامهٔ بازی
at-absent-wait = { $name } غایب است. تا { $left } دیگر ربات می‌تواند جایش بازی کند.
at-absent-ask = { $name } غایب است. تا برگشتنش یک ربات بازی کند؟
at-absent-voted = رأی دادید که تا برگشتن { $name } یک ربات بازی کند.
at-absent-votes = { $votes } رأی از { $needed }
at-absent-yes = ربات بازی کند
at-absent-no = صبر می‌کنیم
