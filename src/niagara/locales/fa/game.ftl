# عددهای علامت‌دار و نام دیسک‌های دو شاخه (۶L، ۷R) میان U+2066 و U+2069 می‌آیند تا چپ‌به‌راست خوانده شوند.
# «کارت پارو» در جمله فقط «کارت» است؛ آنچه کارت به قایق می‌دهد «حرکت» است.

gem-amethyst = آمتیست
gem-diamond = الماس
gem-amber = کهربا
gem-sapphire = یاقوت کبود
gem-ruby = یاقوت سرخ
a-gem = { $gem ->
    [amethyst] یک آمتیست
    [diamond] یک الماس
    [amber] یک کهربا
    [sapphire] یک یاقوت کبود
   *[ruby] یک یاقوت سرخ
}

tile-name = { $tile ->
    [cloud] ابر
    [hidden] کارت رو به پایین
   *[other] کارت { $tile }
}
weather-value = { $weather ->
    [-1] ⁦−۱⁩
    [0] ۰
    [1] ⁦+۱⁩
   *[2] ⁦+۲⁩
}

place-name = { $place ->
    [shore] ساحل
    [falls] آبشار
    [lost] ازدست‌رفته در آبشار
   *[disc] { $arm ->
        [L] دیسک ⁦{ $disc }L⁩
        [R] دیسک ⁦{ $disc }R⁩
       *[none] دیسک { $disc }
    }
}
place-on = { $place ->
    [shore] در ساحل
    [falls] در آبشار
    [lost] در آبشار
   *[disc] { $arm ->
        [L] روی دیسک ⁦{ $disc }L⁩
        [R] روی دیسک ⁦{ $disc }R⁩
       *[none] روی دیسک { $disc }
    }
}
place-to = { $place ->
    [shore] تا ساحل
    [falls] از آبشار به پایین
    [lost] از آبشار به پایین
   *[disc] { $arm ->
        [L] تا دیسک ⁦{ $disc }L⁩
        [R] تا دیسک ⁦{ $disc }R⁩
       *[none] تا دیسک { $disc }
    }
}
place-from = { $from ->
    [shore] از ساحل
   *[disc] { $fromArm ->
        [L] از دیسک ⁦{ $fromDisc }L⁩
        [R] از دیسک ⁦{ $fromDisc }R⁩
       *[none] از دیسک { $fromDisc }
    }
}
colour-name = { $seat ->
    [0] قرمز
    [1] زرد
    [2] سبز
    [3] آبی
   *[4] قهوه‌ای
}
guest-name = مهمان { $number }


bot-name = { $temperament ->
    [cautious] تیلدا
    [thief] ریکو
    [racer] جونو
    [gambler] فلیکس
    [collector] نیکا
   *[rainmaker] اتو
}
bot-about = { $temperament ->
    [cautious] از ساحل دور نمی‌شود و حرمت آبشار را نگه می‌دارد.
    [thief] چرا دنبال جواهر برود، وقتی یکی دیگر دارد می‌آوردش؟
    [racer] اول کارت‌های بزرگ را بازی می‌کند و حوصلهٔ صبر ندارد.
    [gambler] برای یاقوت سرخ تا لب پرتگاه می‌رود.
    [collector] از هر چیز یکی می‌خواهد.
   *[rainmaker] عاشق ابر است و رودخانهٔ تند.
}

event-chosen = { $name } کارتش را انتخاب کرد.
event-ransomed = { $name } با { a-gem } قایق ازدست‌رفته‌اش را بازخرید می‌کند.
event-revealed = { $tile ->
    [cloud] { $name } ابر را بازی می‌کند.
   *[other] { $name } کارت { $tile } را بازی می‌کند.
}
event-stranded = { $name } قایقی برای حرکت ندارد.
event-trip = { $name } { place-to } پارو می‌زند.
event-trip-from = { $name } { place-from } { place-to } پارو می‌زند.
event-trip-both = { $name } با هر دو قایق { place-to } پارو می‌زند.
event-trip-stays = { $name } { place-on } می‌ماند.
event-loaded = { $gem ->
    [amethyst] { $name } یک آمتیست بارگیری می‌کند.
    [diamond] { $name } یک الماس بارگیری می‌کند.
    [amber] { $name } یک کهربا بارگیری می‌کند.
    [sapphire] { $name } یک یاقوت کبود بارگیری می‌کند.
   *[ruby] { $name } یک یاقوت سرخ بارگیری می‌کند.
}
event-unloaded = { $gem ->
    [amethyst] { $name } یک آمتیست تخلیه می‌کند.
    [diamond] { $name } یک الماس تخلیه می‌کند.
    [amber] { $name } یک کهربا تخلیه می‌کند.
    [sapphire] { $name } یک یاقوت کبود تخلیه می‌کند.
   *[ruby] { $name } یک یاقوت سرخ تخلیه می‌کند.
}
event-stolen = { $gem ->
    [amethyst] { $name } از { $victim } یک آمتیست سرقت می‌کند.
    [diamond] { $name } از { $victim } یک الماس سرقت می‌کند.
    [amber] { $name } از { $victim } یک کهربا سرقت می‌کند.
    [sapphire] { $name } از { $victim } یک یاقوت کبود سرقت می‌کند.
   *[ruby] { $name } از { $victim } یک یاقوت سرخ سرقت می‌کند.
}
event-landed = { $gem ->
    [none] { $name } به ساحل برمی‌گردد.
    [amethyst] { $name } یک آمتیست به ساحل می‌آورد.
    [diamond] { $name } یک الماس به ساحل می‌آورد.
    [amber] { $name } یک کهربا به ساحل می‌آورد.
    [sapphire] { $name } یک یاقوت کبود به ساحل می‌آورد.
   *[ruby] { $name } یک یاقوت سرخ به ساحل می‌آورد.
}
event-swept-river = { $gem ->
    [none] رودخانه یکی از قایق‌های { $name } را از آبشار پایین می‌برد.
   *[other] رودخانه یکی از قایق‌های { $name } را از آبشار پایین می‌برد. جواهر قایق به محل اکتشاف خودش برمی‌گردد.
}
event-swept-paddled = { $gem ->
    [none] { $name } از آبشار به پایین پارو می‌زند و قایق از دست می‌رود.
   *[other] { $name } از آبشار به پایین پارو می‌زند و قایق از دست می‌رود. جواهر قایق به محل اکتشاف خودش برمی‌گردد.
}
event-one-gem-short = { $name } فقط یک جواهر دیگر لازم دارد!
event-goal-reached = { $count ->
    [0] { $name } به هدف رسید: { $goals }. این آخرین نوبت است.
    [one] { $name } به هدف رسید: { $goals }! { $names } هنوز یک نوبت دارد؛ بعد بازی بدون حرکت رودخانه تمام می‌شود.
   *[other] { $name } به هدف رسید: { $goals }! { $names } هنوز یک نوبت دارند؛ بعد بازی بدون حرکت رودخانه تمام می‌شود.
}
event-weather = { $name } آب و هوا را به { weather-value } می‌برد.

event-flow-cause = { $lowest ->
    [none] { $speed ->
        [0] فقط ابر، آب و هوا { weather-value }: رودخانه تکان نمی‌خورد.
       *[other] فقط ابر، آب و هوا { weather-value }: رودخانه { $speed } دیسک جلو می‌رود.
    }
   *[other] { $speed ->
        [0] کمترین کارت { $lowest }، آب و هوا { weather-value }: رودخانه تکان نمی‌خورد.
       *[other] کمترین کارت { $lowest }، آب و هوا { weather-value }: رودخانه { $speed } دیسک جلو می‌رود.
    }
}
# Under the line that says how far the river flows, if discs went both ways.
event-fork = در دوشاخه: { $left } به چپ، { $right } به راست.
event-push = { $arm ->
    [left] یک دیسک به شاخهٔ چپ می‌لغزد.
   *[right] یک دیسک به شاخهٔ راست می‌لغزد.
}
event-rescued = { $name } نه قایقی دارد و نه جواهری؛ پس یک قایقش رایگان برمی‌گردد.
event-start-passed = دور { $round }: { $name } شروع می‌کند.
event-hands-refilled = هر هفت کارت به دست همه برمی‌گردد.
event-game-over = { $count ->
    [one] { $names } برنده می‌شود.
   *[other] { $names } با هم برنده می‌شوند.
}
event-game-over-limit = { $count ->
    [one] این دور آخر بود. { $names } برنده می‌شود.
   *[other] این دور آخر بود. { $names } با هم برنده می‌شوند.
}

goal-four = چهار جواهر هم‌نوع
goal-five = هر پنج نوع جواهر
goal-seven = هفت جواهر

record-fault = { $kind ->
    [missing] { $place } جا افتاده است
    [rule] { $place } قانون { $rule } را رعایت نمی‌کند
   *[other] { $place } خوانده نمی‌شود ({ $problem })
}
