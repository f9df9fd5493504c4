# تحلیل بازی تمام‌شده. سهم‌ها به‌صورت «۴۱٪» می‌آیند و نام‌ها همان‌طور که هستند.
# $who بازیکنی است که از شانس او گفته می‌شود و $name آن که بازی کرده.
# $way «up» یا «down» است؛ اگر شانس خود خواننده باشد «your-up» یا «your-down».

chance-change = { $way ->
    [up] شانس برد { $who } از { $was } به { $now } بالا می‌رود.
    [your-up] شانس برد شما از { $was } به { $now } بالا می‌رود.
    [your-down] شانس برد شما از { $was } به { $now } پایین می‌آید.
   *[down] شانس برد { $who } از { $was } به { $now } پایین می‌آید.
}

# نقطه‌های عطف: کاری که بازیکنی کرده، …
turning-steal = { event-stolen } { chance-change }
turning-land = { event-landed } { chance-change }
turning-fall = { event-swept-paddled } { chance-change }
turning-weather = { event-weather } { chance-change }
turning-load = { event-loaded } { chance-change }
turning-ransom = { event-ransomed } { chance-change }
turning-paddle = { event-trip } { chance-change }
turning-stay = { $name } قایق را در ساحل نگه می‌دارد. { chance-change }
# … همان برای بازیکنی که خودش این کار را کرده یا از او سرقت شده: $told آن جمله است، …
turning-you = { $told } { chance-change }
turning-you-stay = قایق را در ساحل نگه می‌دارید. { chance-change }
# … اثر کارت‌های یک دور، همین که همه انتخاب کردند، …
turning-tiles = { $way ->
    [up] کارت‌ها به نفع { $who } هستند: شانس برد از { $was } به { $now } بالا می‌رود.
    [your-up] کارت‌ها به نفع شما هستند: شانس بردتان از { $was } به { $now } بالا می‌رود.
    [your-down] کارت‌ها به ضرر شما هستند: شانس بردتان از { $was } به { $now } پایین می‌آید.
   *[down] کارت‌ها به ضرر { $who } هستند: شانس برد از { $was } به { $now } پایین می‌آید.
}
turning-tiles-swept = { $way ->
    [your-down] با این کارت‌ها رودخانه یکی از قایق‌های شما را از آبشار پایین می‌برد: شانس بردتان از { $was } به { $now } پایین می‌آید.
   *[down] با این کارت‌ها رودخانه یکی از قایق‌های { $who } را از آبشار پایین می‌برد: شانس برد از { $was } به { $now } پایین می‌آید.
}
# … و کار رودخانه وقتی دوشاخه تصادفی است.
turning-river = { $way ->
    [up] رودخانه با { $who } یار است: شانس برد از { $was } به { $now } بالا می‌رود.
    [your-up] رودخانه با شما یار است: شانس بردتان از { $was } به { $now } بالا می‌رود.
    [your-down] رودخانه با شما یار نیست: شانس بردتان از { $was } به { $now } پایین می‌آید.
   *[down] رودخانه با { $who } یار نیست: شانس برد از { $was } به { $now } پایین می‌آید.
}
turning-river-swept = { $way ->
    [your-down] رودخانه یکی از قایق‌های شما را از آبشار پایین می‌برد: شانس بردتان از { $was } به { $now } پایین می‌آید.
   *[down] رودخانه یکی از قایق‌های { $who } را از آبشار پایین می‌برد: شانس برد از { $was } به { $now } پایین می‌آید.
}
# … و جایی که اشتباهی در کار بوده، اول گفته می‌شود: $mark «mistake» یا «blunder» است و اگر اشتباه خواننده باشد با «your-» شروع می‌شود؛
# $played بازی انجام‌شده است، $told بقیهٔ جمله و $choice کاری که قهرمان می‌کرد: «پارو تا دیسک ۳».
turning-erred = { $mark ->
    [your-mistake] اشتباه می‌کنید: «{ $played }».
    [your-blunder] اشتباه بزرگی می‌کنید: «{ $played }».
    [mistake] { $name } اشتباه می‌کند: «{ $played }».
   *[blunder] { $name } اشتباه بزرگی می‌کند: «{ $played }».
}
turning-mistake = { turning-erred } { $told } بهتر بود: «{ $choice }».

# نشان تصمیم‌ها، از سبک‌ترین تا سنگین‌ترین
analysis-mark = { $mark ->
    [inaccuracy] بی‌دقتی
    [mistake] اشتباه
   *[blunder] اشتباه بزرگ
}

# niagara analyse: عنوان‌ها، ستون‌ها (کوتاه)، و حرفی که هنگام نبودن چیزی گفته می‌شود
analysis-decisions = تصمیم
analysis-player = بازیکن
analysis-result = نتیجه
analysis-accuracy = دقت
analysis-skill = بازی خودش
analysis-gifts = هدیه
analysis-luck = بخت
analysis-chart = شانس برد، دور به دور
analysis-turning-points = نقطه‌های عطف
analysis-no-turning-point = هیچ لحظه‌ای به‌تنهایی ورق را برنگرداند.
analysis-worst = گران‌ترین تصمیم‌ها
analysis-nothing-lost = هیچ تصمیمی برای کسی گران تمام نشد.
analysis-round = دور
analysis-played = بازی‌شده
analysis-champion = قهرمان
analysis-legend = { analysis-about } ?! بی‌دقتی، ? اشتباه، ?? اشتباه بزرگ. بخت: کارت‌های پنهان و رودخانه.
analysis-running = { $path }: این بازی هنوز تمام نشده. فقط بازی تمام‌شده را می‌شود تحلیل کرد.
analysis-worker-died = یکی از پردازه‌ها از کار افتاد (بسته شد، حافظه تمام شد یا خراب شد). دوباره امتحان کنید؛ اگر حافظه کم است، با --jobs کمتر.

# در بازپخش
analysis-title = چه چیزی نتیجه را رقم زد؟
analysis-busy = قهرمان دارد همهٔ تصمیم‌ها را مرور می‌کند…
analysis-progress = { $done } تصمیم از { $planned }
analysis-waiting = { $ahead ->
    [0] الان شروع می‌شود…
   *[other] اول نوبت { $ahead } بازی دیگر است.
}
analysis-failed = تحلیل به آخر نرسید. لطفاً دوباره امتحان کنید.
analysis-full = الان بازی‌های زیادی در حال تحلیل‌اند. یک دقیقهٔ دیگر دوباره امتحان کنید.
analysis-partial = فقط بازی‌هایی تحلیل می‌شوند که از اول تا آخر بازی شده‌اند، با حداکثر ۱۰۰ دور.
analysis-chances = شانس برد
analysis-chances-now = دور { $round }: { $chances }.
analysis-chance-of = { $name } { $chance }
analysis-signs = نشانه‌های نمودار
analysis-turning-point = نقطهٔ عطف
analysis-here = این تصمیم
analysis-best = قهرمان
analysis-chosen = بازی‌شده
analysis-same = قهرمان هم همین کار را می‌کرد.
analysis-equal = دست‌کمی از انتخاب قهرمان ندارد.
analysis-verdict = { $mark ->
    [none] تقریباً به خوبی انتخاب قهرمان.
    [slim] انتخاب قهرمان کمی بهتر بود، ولی شانس در هر دو حالت کم بود.
    [inaccuracy] کمی ضعیف‌تر از انتخاب قهرمان.
    [mistake] آشکارا ضعیف‌تر از انتخاب قهرمان.
   *[blunder] خیلی ضعیف‌تر از انتخاب قهرمان.
}
analysis-as-known = معیار چیزی است که آن موقع معلوم بود، نه کارت‌های پنهان.
analysis-no-choice = اینجا چیزی برای تصمیم گرفتن نبود.
analysis-retry = تلاش دوباره از همین‌جا
analysis-ransom = بازخرید قایق با { a-gem }
analysis-stay = ماندن قایق در ساحل
# به‌جای نام در at-trip-steal: از خود خواننده سرقت می‌شد.
analysis-victim-you = شما
# $canoe «قایق روی دیسک ۴» است و $action «پارو تا دیسک ۳».
analysis-by-canoe = { $canoe }: { $action }
analysis-players = هر کس چطور بازی کرد
analysis-marked = { $name }: { analysis-mark }
# $told خط بالاست و $choice «پارو تا دیسک ۳».
analysis-own-costliest = پرهزینه‌ترین انتخاب خود شما: «{ $played }». بهتر بود: «{ $choice }».
analysis-better = { $told }. بهتر بود: «{ $choice }».
analysis-more = { $count } تصمیم دیگر
analysis-about = دقت: ۱۰۰ یعنی همهٔ تصمیم‌ها به خوبی انتخاب قهرمان بود. دقت می‌سنجد چه سهمی از شانس خود بازیکن هدر رفته است؛ پس با شانس کم، بدون اشتباه بزرگ هم می‌تواند پایین باشد. بی‌دقتی کمی ضعیف‌تر است، اشتباه آشکارا و اشتباه بزرگ خیلی ضعیف‌تر؛ با آنچه آن موقع معلوم بود.
analysis-luck-title = بخت: کارت‌های پنهان و رودخانه
analysis-luck-was = { $luck ->
    [very-lucky] خیلی خوش‌شانس
    [lucky] خوش‌شانس
    [unlucky] بدشانس
    [very-unlucky] خیلی بدشانس
   *[even] نه خوب، نه بد
}
analysis-account = بازی و بخت به عدد
analysis-start = شروع
analysis-account-about = به صدم‌های یک برد: شروع، بازی خودش، هدیه و بخت روی هم نتیجه را می‌سازند. هر عدد جمع کل بازی است و می‌تواند از ۱۰۰ بگذرد. بازی خودش: آنچه با تصمیم‌های ضعیف‌تر از انتخاب قهرمان از دست رفت. هدیه: آنچه دیگران از دست دادند. بخت: کارت‌های پنهان و رودخانه.
analysis-numbers = شانس‌ها به عدد
