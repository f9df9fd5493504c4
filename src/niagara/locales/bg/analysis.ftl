# Анализът на завършена игра. Дяловете идват като „41 %“, имената – каквито са.
# $who е играчът, за чийто шанс се говори, $name – който е на ход.
# $way е „up“ или „down“; „your-up“ или „your-down“, ако шансът е на този, който чете.

chance-change = { $way ->
    [up] Шансът на { $who } за победа се вдига от { $was } на { $now }.
    [your-up] Шансът ти за победа се вдига от { $was } на { $now }.
    [your-down] Шансът ти за победа пада от { $was } на { $now }.
   *[down] Шансът на { $who } за победа пада от { $was } на { $now }.
}

# Повратни моменти: какво прави играч, …
turning-steal = { event-stolen } { chance-change }
turning-land = { event-landed } { chance-change }
turning-fall = { event-swept-paddled } { chance-change }
turning-weather = { event-weather } { chance-change }
turning-load = { event-loaded } { chance-change }
turning-ransom = { event-ransomed } { chance-change }
turning-paddle = { event-trip } { chance-change }
turning-stay = { $name } оставя кануто на брега. { chance-change }
# … същото, казано на играча, който го прави или е ограбен: $told е това изречение, …
turning-you = { $told } { chance-change }
turning-you-stay = Оставяш кануто на брега. { chance-change }
# … какво решават плочките в рунда, щом всички са избрали, …
turning-tiles = { $way ->
    [up] Плочките са в полза на { $who }: шансът за победа се вдига от { $was } на { $now }.
    [your-up] Плочките са в твоя полза: шансът ти за победа се вдига от { $was } на { $now }.
    [your-down] Плочките са срещу теб: шансът ти за победа пада от { $was } на { $now }.
   *[down] Плочките са срещу { $who }: шансът за победа пада от { $was } на { $now }.
}
turning-tiles-swept = { $way ->
    [your-down] При тези плочки реката отнася във водопада твое кану: шансът ти за победа пада от { $was } на { $now }.
   *[down] При тези плочки реката отнася във водопада кану на { $who }: шансът за победа пада от { $was } на { $now }.
}
# … и какво прави реката при случайно разклонение.
turning-river = { $way ->
    [up] Реката помага на { $who }: шансът за победа се вдига от { $was } на { $now }.
    [your-up] Реката ти помага: шансът ти за победа се вдига от { $was } на { $now }.
    [your-down] Реката ти пречи: шансът ти за победа пада от { $was } на { $now }.
   *[down] Реката пречи на { $who }: шансът за победа пада от { $was } на { $now }.
}
turning-river-swept = { $way ->
    [your-down] Реката отнася във водопада твое кану: шансът ти за победа пада от { $was } на { $now }.
   *[down] Реката отнася във водопада кану на { $who }: шансът за победа пада от { $was } на { $now }.
}
# … и където зад него стои грешка, тя е в началото: $mark е „mistake“ или „blunder“, с „your-“ отпред, ако е твоя;
# $played е какво е изиграно, $told – останалото изречение, $choice – какво би направил шампионът: „Греби до диск 3“.
turning-erred = { $mark ->
    [your-mistake] Допускаш грешка: „{ $played }“.
    [your-blunder] Допускаш груба грешка: „{ $played }“.
    [mistake] { $name } допуска грешка: „{ $played }“.
   *[blunder] { $name } допуска груба грешка: „{ $played }“.
}
turning-mistake = { turning-erred } { $told } По-добре: „{ $choice }“.

# Оценки за решенията, от най-леката до най-тежката
analysis-mark = { $mark ->
    [inaccuracy] неточност
    [mistake] грешка
   *[blunder] груба грешка
}

# niagara analyse: заглавия, колони (кратки) и какво се казва, ако няма какво да се покаже
analysis-decisions = решения
analysis-player = играч
analysis-result = резултат
analysis-accuracy = точност
analysis-skill = своя игра
analysis-gifts = подаръци
analysis-luck = късмет
analysis-chart = Шанс за победа, рунд по рунд
analysis-turning-points = Повратни моменти
analysis-no-turning-point = Нито един момент не промени рязко шансовете.
analysis-worst = Най-скъпите решения
analysis-nothing-lost = Нито едно решение не излезе скъпо.
analysis-round = рунд
analysis-played = изиграно
analysis-champion = шампион
analysis-legend = { analysis-about } ?! неточности, ? грешки, ?? груби грешки. Късмет: закритите плочки и реката.
analysis-running = { $path }: тази игра още не е свършила. Анализират се само завършени игри.
analysis-worker-died = Един от процесите спря (прекратен, без памет или сринат). Опитай пак, а ако паметта не стига – с по-малко --jobs.

# В повторението
analysis-title = Кое реши играта?
analysis-busy = Шампионът преглежда всяко решение…
analysis-progress = { $done } от { $planned } решения
analysis-waiting = { $ahead ->
    [0] Започваме…
    [one] Преди тази чака още една игра.
   *[other] Преди тази чакат още { $ahead } игри.
}
analysis-failed = Анализът не завърши. Опитай пак.
analysis-full = В момента се анализират много игри. Опитай пак след минута.
analysis-partial = Анализират се само игри, изиграни от начало до край, с най-много 100 рунда.
analysis-chances = Шанс за победа
analysis-chances-now = Рунд { $round }: { $chances }.
analysis-chance-of = { $name } { $chance }
analysis-signs = Знаците на графиката
analysis-turning-point = повратен момент
analysis-here = Това решение
analysis-best = Шампион
analysis-chosen = Изиграно
analysis-same = Шампионът би направил същото.
analysis-equal = Не отстъпва на избора на шампиона.
analysis-verdict = { $mark ->
    [none] Почти колкото избора на шампиона.
    [slim] Изборът на шампиона беше малко по-добър, но шансовете бяха малки и в двата случая.
    [inaccuracy] Малко по-слабо от избора на шампиона.
    [mistake] Видимо по-слабо от избора на шампиона.
   *[blunder] Много по-слабо от избора на шампиона.
}
analysis-as-known = Съди се по това, което се знаеше тогава, без закритите плочки.
analysis-no-choice = Тук няма какво да се решава.
analysis-retry = Опитай пак оттук
analysis-ransom = Поправка на кану срещу { a-gem }
analysis-stay = Кануто остава на брега
# На мястото на името в at-trip-steal: ограбен би бил този, който чете.
analysis-victim-you = теб
# $canoe е „Кану на диск 4“, $action „Греби до диск 3“.
analysis-by-canoe = { $canoe }: { $action }
analysis-players = Кой как игра
analysis-marked = { $name }: { analysis-mark }
# $told е редът горе, $choice „Греби до диск 3“.
analysis-own-costliest = Твоят най-скъп избор: „{ $played }“. По-добре: „{ $choice }“.
analysis-better = { $told }. По-добре: „{ $choice }“.
analysis-more = { $count ->
    [one] Още едно
   *[other] Още { $count }
}
analysis-about = Точност: при 100 всяко решение е добро колкото това на шампиона. Тя мери каква част от собствените шансове е пропиляна: при малки шансове може да е ниска и без груба грешка. Неточността е малко по-слаба, грешката – видимо, грубата грешка – много, според това, което се знаеше тогава.
analysis-luck-title = Късмет: закритите плочки и реката
analysis-luck-was = { $luck ->
    [very-lucky] голям късмет
    [lucky] късмет
    [unlucky] лош късмет
    [very-unlucky] много лош късмет
   *[even] поравно
}
analysis-account = Игра и късмет в числа
analysis-start = начало
analysis-account-about = В стотни от една победа: начало, своя игра, подаръци и късмет дават заедно резултата. Всяко число е сбор за цялата игра и може да мине 100. Своя игра: пропиляното с решения, по-слаби от тези на шампиона. Подаръци: пропиляното от другите. Късмет: закритите плочки и реката.
analysis-numbers = Шансовете в числа
