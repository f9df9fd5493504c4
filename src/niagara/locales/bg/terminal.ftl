# Играта в терминала. Командите (help, undo, board, log, log all, quit), буквите и нотацията остават както са.

terminal-gem = { $gem ->
    [amethyst] лилав кристал
    [diamond] бял кристал
    [amber] жълт кристал
    [sapphire] син кристал
   *[ruby] розов кристал
}

# Между части на списък или изречение; след тях идва интервал.
list-comma = ,
list-semicolon = ;

terminal-canoe = { $space ->
    [shore] кану { $canoe }, на брега
    [lost] кану { $canoe }, разбито
   *[other] { $gem ->
        [none] кану { $canoe }, на { $space }, празно
       *[other] кану { $canoe }, на { $space }, носи { a-gem }
    }
}
terminal-canoe-trip = кану { $canoe }: { $trip }
terminal-ransom = поправи кану { $canoe } срещу { a-gem }
terminal-weather = { $step ->
    [-1] времето надолу, на { weather-value }
   *[1] времето нагоре, на { weather-value }
}
terminal-done = край на хода
terminal-go = { $way ->
    [up] нагоре до { $space }
   *[down] надолу до { $space }
}
terminal-go-home = върни се на брега
terminal-go-home-with = донеси на брега { terminal-gem }
terminal-go-over = във водопада: губиш кануто!
terminal-load = натовари { terminal-gem }
terminal-unload = разтовари
terminal-steal = открадни { terminal-gem } от кану { $canoe } на { $victim }

terminal-tiles-chosen = Избрани плочки: { $choices }
terminal-turn = { $who }: { $deeds }
terminal-turn-tile = { $who }, { tile-name }: { $deeds }
terminal-canoe-did = кану { $canoe }: { $deed }
terminal-travelled = { $start ->
    [shore] бряг
   *[other] { $start }
} → { $end ->
    [falls] водопад
   *[other] { $end }
}
terminal-loaded = товари { terminal-gem }
terminal-unloaded = разтоварва { terminal-gem }
terminal-stolen = краде { terminal-gem } от { $victim }
terminal-landed = връща се на брега
terminal-landed-with = { $gem ->
    [amethyst] донася на брега лилавия кристал
    [diamond] донася на брега белия кристал
    [amber] донася на брега жълтия кристал
    [sapphire] донася на брега синия кристал
   *[ruby] донася на брега розовия кристал
}
terminal-over = пада във водопада
terminal-goal = { $count ->
    [0] { $who } постига цел. Това е последният ход.
    [one] { $who } постига цел. Още един играч има ход, после играта свършва.
    [2] { $who } постига цел. Още двама играчи имат ход, после играта свършва.
    [3] { $who } постига цел. Още трима играчи имат ход, после играта свършва.
    [4] { $who } постига цел. Още четирима играчи имат ход, после играта свършва.
   *[other] { $who } постига цел. Още { $count } играчи имат ход, после играта свършва.
}
terminal-ransomed = поправка срещу { a-gem }
terminal-weather-moved = време { $was ->
    [-1] −1
    [0] 0
    [1] +1
   *[2] +2
} → { weather-value }
terminal-stranded = няма кану, с което да гребе
terminal-stayed = оставя кануто на брега
terminal-flow = { $speed ->
    [0] { $lowest ->
        [none] Реката не помръдва (само облаци, време { weather-value })
       *[other] Реката не помръдва (най-ниска плочка { $lowest }, време { weather-value })
    }
    [one] { $lowest ->
        [none] Реката се движи с 1 диск (само облаци, време { weather-value })
       *[other] Реката се движи с 1 диск (най-ниска плочка { $lowest }, време { weather-value })
    }
    [7] { $lowest ->
        [none] Реката се движи със { $speed } диска (само облаци, време { weather-value })
       *[other] Реката се движи със { $speed } диска (най-ниска плочка { $lowest }, време { weather-value })
    }
   *[other] { $lowest ->
        [none] Реката се движи с { $speed } диска (само облаци, време { weather-value })
       *[other] Реката се движи с { $speed } диска (най-ниска плочка { $lowest }, време { weather-value })
    }
}
terminal-flow-arms = { $flow }: { $arms }
terminal-swept = { $canoe } пада във водопада
terminal-swept-with = { $gem ->
    [amethyst] { $canoe } пада във водопада с лилав кристал
    [diamond] { $canoe } пада във водопада с бял кристал
    [amber] { $canoe } пада във водопада с жълт кристал
    [sapphire] { $canoe } пада във водопада със син кристал
   *[ruby] { $canoe } пада във водопада с розов кристал
}
terminal-arm = { $arm ->
    [left] наляво
   *[right] надясно
}
terminal-round = ── Рунд { $round }: започва { $who }
terminal-rescued = { $who } остава без канута и няма кристали: кану { $canoe } се връща безплатно
terminal-limit = Това беше последният рунд.
terminal-victory = ★ { $who } печели: { $how }.
terminal-best-progress = най-близо до цел

# Полето. Редовете са по 80 знака: кратки думи.
board-round = рунд { $round }
board-choosing = I плочки: избират { $who }
board-moving = II канута: на ход { $who }, плочка { $tile }
board-over = край: победа за { $who }
board-weather = време { $track }
board-next-arm = { $arm ->
    [left] следващ ръкав: ляв
   *[right] следващ ръкав: десен
}
board-river = реката засега { $speed }
board-falls = водопад
board-ashore = на брега
board-lost = разбити
# Колоните под полето: 16, 16, 6, 15 и 8 знака.
# Трите цели: четири еднакви, пет вида, седем общо.
board-gems = кристали
board-goals = едн. вида общо
board-tile = избор
board-hand = ръка
board-played = изиграни
board-tiles = { $count ->
    [one] { $count } плочка
   *[other] { $count } плочки
}
board-cloud = облак
board-legend = a0+R кану 0 на a с розов кристал   (4) закрита плочка   ◎ пояс: започва

terminal-menu-ransom = Ако искаш, първо поправи разбито кану:
terminal-menu-tile = Избери плочка:
terminal-menu-canoe = Твоето { terminal-canoe }:
terminal-menu-weather = Промени времето:
terminal-menu-stay = Или го остави на брега:
terminal-tile-cloud = облакът: променя времето
terminal-tile-points = { $points ->
    [one] { $points } точка за всяко кану
   *[other] { $points } точки за всяко кану
}
terminal-expected-tile = едно от { $labels }
terminal-expected-number = число от { $first } до { $last }
terminal-expected-trip = число от { $first } до { $last }, плаване като 0>3+A

terminal-pass-to = Дай устройството на { $who }, после натисни Enter:
terminal-so-far = Дотук: { $steps } (напиши undo за отмяна).
terminal-type = Напиши { $expected } или help.
terminal-not-understood = „{ $typed }“ не е сред възможностите. Напиши { $expected } или help.
terminal-not-here = Това не може. { $why } (Правило { $rule })
terminal-choice = Твоят избор: { $steps }.
terminal-confirm-tile = Enter: играя я, undo: връщам>
terminal-confirm-turn = Enter: край на хода, undo: връщам>
terminal-confirm-help = Натисни Enter за потвърждение или напиши undo, за да върнеш последната стъпка.
terminal-nothing-to-undo = В този ход няма нищо за връщане.
terminal-undone = Отменено: { $step }.
terminal-log-empty = Още нищо.

# terminal-you е името на човек, който играе сам: стои и в „започва …“, „… печели“.
terminal-you = Играч
terminal-welcome = Ниагара. На масата: { $players }.
terminal-game-number = Игра номер { $seed } (същата отново: --seed { $seed }). Напиши help по всяко време.
terminal-forfeit = { $name } пропуска решение: { $why }
terminal-save-as = Запази записа като (.json или .txt, само Enter: без запис)>
terminal-not-saved = Записът не може да се запази: { $error }
terminal-saved = Записът е запазен: { $path }
terminal-replay-with = Гледай играта пак: niagara replay { $path }

terminal-step = ── Стъпка { $step } от { $steps }
terminal-replay-help = Enter или n напред, p назад, g 5 към рунд 5, e край, q изход
terminal-replay-not-understood = „{ $typed }“ не е сред възможностите. { terminal-replay-help }
terminal-replay-end = Това е краят. Напиши q за изход.
terminal-replay-beginning = Това е началото.
terminal-replay-rounds = Тази игра има рундове от 1 до { $last }.
terminal-no-record = { $path } не е запис на игра: { $error }

terminal-help =
    Носи кристали на брега. Печелят 4 еднакви, по един от всеки вид или 7 общо.

    Всеки рунд всички тайно избират плочка и после поред гребат с нея. Накрая
    реката се движи с толкова диска, колкото е най-ниското число плюс времето.
    Кану във водопада се разбива: преди да избереш плочка, поправи го срещу един
    свой кристал. Ако нямаш нито канута, нито кристали, едно кану се връща
    безплатно. Когато някой постигне цел, всички, които още не са играли в този
    рунд, правят своя ход. После играта свършва.

    4 дава на всяко твое кану 4 точки: един диск струва 1, товаренето 2,
    разтоварването 2. Използвай ги всичките, освен ако кануто стигне брега или
    падне във водопада. Кану във водата трябва да се движи. Ако и двете са на
    брега, пусни едно; ако само едното е там, можеш да го пуснеш. Празно кану,
    което гребе нагоре и спре на диска на чуждо натоварено кану, може да
    открадне кристала му безплатно.

    Напиши номера на някоя възможност или я запиши така:
      0>3+A    кану 0 гребе до 3 и товари лилав кристал
      1-+R>6L  кану 1 разтоварва, товари розов кристал и гребе до 6L
      0>2xc1   кану 0 гребе до 2 и краде от кану 1 на c
      0>s  0>f  w+  w-  .     до брега, във водопада, времето, край на хода

      board    показва полето        undo   връща последната стъпка от хода
      log      последните рундове    quit   изход; играта се запазва
      log all  цялата игра           help   тази страница (също ?)
