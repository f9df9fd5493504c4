# راهنمایی در بازی با ربات‌ها: قهرمان به چه فکر می‌کرد، با شانس برد و دلیل.

hint = راهنمایی
hint-heading = قهرمان به این‌ها فکر می‌کرد
hint-thinking = قهرمان فکر می‌کند…
hint-none = الان راهنمایی نیست. کمی بعد دوباره بپرسید.
hint-clear = اینجا فقط یک انتخاب خوب هست
hint-chance = { $chance } شانس برد
hint-tile = { $tile ->
    [cloud] ابر را بازی کنید
   *[other] { $tile } را بازی کنید
}
hint-stay = قایق در ساحل بماند

# چرا
hint-why-goal = { $goal ->
    [four-of-a-kind] به هدف می‌رسد: چهار جواهر هم‌نوع!
    [five-kinds] به هدف می‌رسد: از هر نوع یک جواهر!
   *[seven-in-all] به هدف می‌رسد: هفت جواهر!
}
hint-why-stop = { a-gem } سرقت می‌کند که { $name } با آن می‌برد.
hint-why-steal = { a-gem } از { $name } سرقت می‌کند.
hint-why-fetch = { a-gem } بارگیری می‌کند و همان دم به ساحل می‌آورد.
hint-why-land = { $missing ->
    [1] { a-gem } به ساحل می‌آورد. بعد از آن یک جواهر مناسب دیگر کافی است.
   *[other] { a-gem } به ساحل می‌آورد.
}
hint-why-land-two = دو جواهر به ساحل می‌آورد.
hint-why-land-and-load = یک جواهر به ساحل می‌آورد و { a-gem } بارگیری می‌کند.
hint-why-load = { a-gem } بارگیری می‌کند.
hint-why-load-two = دو جواهر بارگیری می‌کند.
hint-why-swap = یک جواهر می‌گذارد و { a-gem } برمی‌دارد.
hint-why-unload = { a-gem } تخلیه می‌کند.
hint-why-carry = { a-gem } می‌آورد: { $steps } حرکت تا ساحل مانده.
hint-why-ready = آمادهٔ بارگیری { a-gem } در نوبت بعد.
hint-why-launch = یک قایق به آب می‌اندازد.
hint-why-down = به سوی جواهرها پایین می‌رود.
hint-why-up = به سوی ساحل بالا می‌رود.
hint-why-ashore = دوباره در ساحل، جایی که خطری نیست.
hint-why-escape = از آبشار دور می‌شود.
hint-why-falls = از قایق می‌گذرد.
hint-why-stay = در ساحل، رودخانه آن را نمی‌برد.
hint-why-ransom = قایق ازدست‌رفته‌تان را برمی‌گرداند.
hint-why-no-canoe = در هر حال قایقی برای حرکت ندارید.

# رودخانه
hint-why-safe = در امان، حتی اگر رودخانه { $speed } دیسک جلو برود.
hint-why-risk = اگر رودخانه { $speed } دیسک یا بیشتر جلو برود، قایق از دست می‌رود.
hint-why-slow = رودخانه حداکثر { $speed } دیسک جلو می‌رود.
hint-why-keep = { $tile } را برای بعد نگه می‌دارد.

# ابر
hint-why-cloud-loaded = قایق‌هایتان سر جایشان می‌مانند و آب و هوا دست شماست.
hint-why-cloud-waiting = چیزی لازم نیست حرکت کند و آب و هوا دست شماست.
hint-why-cloud-ashore = در ساحل بمانید، بقیه را ببینید و آب و هوا را تعیین کنید.
hint-why-flood = { $count ->
    [one] رودخانهٔ تندتر قایق یک بازیکن دیگر را از آبشار پایین می‌برد.
   *[other] رودخانهٔ تندتر { $count } قایق از بازیکنان دیگر را از آبشار پایین می‌برد.
}
hint-why-faster = رودخانهٔ تندتر برای بقیه خطرناک‌تر است.
hint-why-faster-safe = رودخانهٔ تندتر به شما آسیبی نمی‌زند: قایقی روی آب ندارید.
hint-why-calm = رودخانهٔ آرام‌تر قایقتان را نمی‌برد.
hint-why-slower = رودخانهٔ آرام‌تر به قایق‌هایتان وقت می‌دهد.
