bot-says-stole-1 = { $temperament ->
    [cautious] ببخشید. پیش من جاش امن‌تره.
    [thief] دیگه مال منه!
    [racer] دیر جنبیدی!
    [gambler] امروز شانس باهامه.
    [collector] همین یکی رو کم داشتم.
   *[rainmaker] بادآورده رو که پس نمی‌دن.
}
bot-says-stole-2 = { $temperament ->
    [cautious] فقط از جریان آب درش آوردم.
    [thief] ممنون که تا اینجا آوردیش.
    [racer] راه بدین، اومدم!
    [gambler] باید امتحانش می‌کردم.
    [collector] به کلکسیونم میاد.
   *[rainmaker] باد موافق منو آورد.
}
bot-says-robbed-1 = { $temperament ->
    [cautious] می‌دونستم باید تو ساحل می‌موندم.
    [thief] دمت گرم. تمیز بود.
    [racer] می‌گیرمت!
    [gambler] بادآورده رو باد می‌بره.
    [collector] اون یکی نه!
   *[rainmaker] بارون که گرفت، یادم می‌مونه.
}
bot-says-robbed-2 = { $temperament ->
    [cautious] من که این‌همه مراقب بودم.
    [thief] هی، این که کار منه!
    [racer] دور نمی‌شی.
    [gambler] دوبل یا هیچی؟
    [collector] حالا کلکسیونم ناقصه.
   *[rainmaker] ابرها دارن جمع می‌شن.
}
bot-says-lost-1 = { $temperament ->
    [cautious] برای همینه که از ساحل دور نمی‌شم.
    [thief] کسی که ندید، نه؟
    [racer] زیادی تند رفتم. باز هم.
    [gambler] ارزشش رو داشت!
    [collector] قایق نازنینم!
   *[rainmaker] آبش یه کم زیاد بود.
}
bot-says-lost-2 = { $temperament ->
    [cautious] دیگه هیچ‌وقت.
    [thief] رودخونه هم دزده.
    [racer] خب، دست‌کم سریع بود.
    [gambler] آبشار همیشه سهمش رو می‌گیره.
    [collector] تیکه‌هاش رو هم نمی‌شه نگه داشت.
   *[rainmaker] من این‌قدر بارون سفارش نداده بودم.
}
bot-says-won-1 = { $temperament ->
    [cautious] یواش اومدم ولی خشک رسیدم. بازی خوبی بود!
    [thief] بهترین غنیمت این چند سال. بازی خوبی بود!
    [racer] اول شدم! بازی خوبی بود!
    [gambler] برد بزرگ! بازی خوبی بود!
    [collector] کلکسیونم کامل شد. بازی خوبی بود!
   *[rainmaker] بالاخره آفتاب. بازی خوبی بود!
}
bot-says-won-2 = { $temperament ->
    [cautious] احتیاط جواب می‌ده. دست همگی درست!
    [thief] برد رو که دیگه نمی‌دزدم. دست‌خوش!
    [racer] کی یه دور دیگه می‌زنه؟
    [gambler] همه رو گذاشتم وسط و گرفت!
    [collector] کنار هم چه قشنگن.
   *[rainmaker] آب و هوا با من بود.
}
bot-says-bold-1 = { $temperament ->
    [cautious] من نمی‌تونم نگاه کنم.
    [thief] بیارش این بالا، باشه؟
    [racer] به این می‌گن آب تند.
    [gambler] آها، این شد!
    [collector] وای، چه برقی می‌زنه.
   *[rainmaker] می‌تونم بارون بیارم‌ها…
}
bot-says-bold-2 = { $temperament ->
    [cautious] خیلی نزدیک لبه‌ست!
    [thief] بالای رودخونه منتظرتم.
    [racer] پارو بزن!
    [gambler] من هم بودم همین کار رو می‌کردم.
    [collector] اون یکی رو لازم داری؟
   *[rainmaker] چه شجاع. آسمون رو دیدی؟
}
