# Тилда (cautious), Джуно (racer) и Ника (collector) говорят като жени, Рико, Феликс и Ото – като мъже.
bot-says-stole-1 = { $temperament ->
    [cautious] Извинявай. При мен е на сигурно.
    [thief] Вече е мой!
    [racer] Твърде бавно!
    [gambler] Днес късметът ме харесва.
    [collector] Точно този ми липсваше.
   *[rainmaker] Който намери, негово е.
}
bot-says-stole-2 = { $temperament ->
    [cautious] Само го прибрах от течението.
    [thief] Благодаря за превоза.
    [racer] Път, минавам!
    [gambler] Трябваше да опитам.
    [collector] Отива на колекцията ми.
   *[rainmaker] Попътен вятър ме довя.
}
bot-says-robbed-1 = { $temperament ->
    [cautious] Знаех си, че трябва да стоя на брега.
    [thief] Уважение. Чиста работа.
    [racer] Ще те настигна!
    [gambler] Лесно дошло, лесно отишло.
    [collector] Само не този!
   *[rainmaker] Ще си го спомня, като завали.
}
bot-says-robbed-2 = { $temperament ->
    [cautious] А бях толкова внимателна.
    [thief] Хей, това е моят номер!
    [racer] Няма да стигнеш далече.
    [gambler] Удвояваме ли залога?
    [collector] Сега в колекцията ми има дупка.
   *[rainmaker] Събират се облаци.
}
bot-says-lost-1 = { $temperament ->
    [cautious] Ето защо стоя близо до брега.
    [thief] Никой не видя, нали?
    [racer] Прекалено бързо. Отначало.
    [gambler] Струваше си!
    [collector] Хубавото ми кану!
   *[rainmaker] Водата дойде малко множко.
}
bot-says-lost-2 = { $temperament ->
    [cautious] Никога повече.
    [thief] И реката краде.
    [racer] Е, поне стана бързо.
    [gambler] Водопадът винаги си взима своето.
    [collector] И дори треските не мога да задържа.
   *[rainmaker] Бях поръчал по-малко дъжд.
}
bot-says-won-1 = { $temperament ->
    [cautious] Бавно и на сухо. Добра игра!
    [thief] Най-добрият улов от години. Добра игра!
    [racer] Първа! Добра игра!
    [gambler] Джакпот! Добра игра!
    [collector] Колекцията е пълна. Добра игра!
   *[rainmaker] Най-после слънце. Добра игра!
}
bot-says-won-2 = { $temperament ->
    [cautious] Внимавай и печелиш. Браво на всички!
    [thief] Победа никога не бих откраднал. Добра игра!
    [racer] Кой е за още една обиколка?
    [gambler] Заложих всичко и се отплати!
    [collector] Толкова са хубави заедно.
   *[rainmaker] Времето беше на моя страна.
}
bot-says-bold-1 = { $temperament ->
    [cautious] Не мога да гледам.
    [thief] Донеси го насам, моля.
    [racer] Ето това е бърза вода.
    [gambler] Така те искам!
    [collector] О, как блести.
   *[rainmaker] Мога и дъжд да докарам…
}
bot-says-bold-2 = { $temperament ->
    [cautious] Много близо до ръба!
    [thief] Ще те чакам нагоре по реката.
    [racer] Греби!
    [gambler] И аз бих направил така.
    [collector] Този трябва ли ти?
   *[rainmaker] Смело. А видя ли небето?
}
