# Плочката за движение е накратко „плочка“ или само числото ѝ („играе 3“), речният диск е „диск 5“.
# След числа стои бройна форма: 2 диска, 2 кристала, но 2 канута, 2 играчи. Пред 7 е „със“.

# Видовете накратко: стоят до картинка, буква или след „Кристали:“.
gem-amethyst = лилав
gem-diamond = бял
gem-amber = жълт
gem-sapphire = син
gem-ruby = розов
a-gem = { $gem ->
    [amethyst] лилав кристал
    [diamond] бял кристал
    [amber] жълт кристал
    [sapphire] син кристал
   *[ruby] розов кристал
}

tile-name = { $tile ->
    [cloud] облак
    [hidden] закрита плочка
   *[other] плочка { $tile }
}
weather-value = { $weather ->
    [-1] −1
    [0] 0
    [1] +1
   *[2] +2
}

# Място: името му; къде е кануто; накъде отива; откъде тръгва
place-name = { $place ->
    [shore] бряг
    [falls] водопад
    [lost] разбито във водопада
   *[disc] { $arm ->
        [L] диск { $disc }L
        [R] диск { $disc }R
       *[none] диск { $disc }
    }
}
place-on = { $place ->
    [shore] на брега
    [falls] във водопада
    [lost] във водопада
   *[disc] { $arm ->
        [L] на диск { $disc }L
        [R] на диск { $disc }R
       *[none] на диск { $disc }
    }
}
place-to = { $place ->
    [shore] до брега
    [falls] във водопада
    [lost] във водопада
   *[disc] { $arm ->
        [L] до диск { $disc }L
        [R] до диск { $disc }R
       *[none] до диск { $disc }
    }
}
place-from = { $from ->
    [shore] от брега
   *[disc] { $fromArm ->
        [L] от диск { $fromDisc }L
        [R] от диск { $fromDisc }R
       *[none] от диск { $fromDisc }
    }
}
# Цветът стои и вместо име на играч: „Червено играе 3“.
colour-name = { $seat ->
    [0] Червено
    [1] Жълто
    [2] Зелено
    [3] Синьо
   *[4] Кафяво
}

guest-name = Гост { $number }

# Тилда, Джуно и Ника са жени, Рико, Феликс и Ото са мъже.
bot-name = { $temperament ->
    [cautious] Тилда
    [thief] Рико
    [racer] Джуно
    [gambler] Феликс
    [collector] Ника
   *[rainmaker] Ото
}
bot-about = { $temperament ->
    [cautious] Държи се близо до брега и уважава водопада.
    [thief] Защо да ходи за кристал, щом друг вече носи?
    [racer] Първо играе големите плочки и мрази да чака.
    [gambler] Ходи за розови кристали чак до ръба.
    [collector] Иска по един от всичко.
   *[rainmaker] Живее за облаците и обича бързата река.
}

# $name е името на играч.
event-chosen = { $name } избра плочка.
event-ransomed = { $name } поправя разбито кану срещу { a-gem }.
event-revealed = { $tile ->
    [cloud] { $name } играе облака.
   *[other] { $name } играе { $tile }.
}
event-stranded = { $name } няма кану, с което да гребе.
event-trip = { $name } гребе { place-to }.
event-trip-from = { $name } гребе { place-from } { place-to }.
event-trip-both = { $name } гребе с двете канута { place-to }.
event-trip-stays = { $name } остава { place-on }.
event-loaded = { $name } товари { $gem ->
    [amethyst] лилав кристал
    [diamond] бял кристал
    [amber] жълт кристал
    [sapphire] син кристал
   *[ruby] розов кристал
}.
event-unloaded = { $name } разтоварва { $gem ->
    [amethyst] лилав кристал
    [diamond] бял кристал
    [amber] жълт кристал
    [sapphire] син кристал
   *[ruby] розов кристал
}.
event-stolen = { $name } краде { $gem ->
    [amethyst] лилав кристал
    [diamond] бял кристал
    [amber] жълт кристал
    [sapphire] син кристал
   *[ruby] розов кристал
} от { $victim }.
event-landed = { $gem ->
    [none] { $name } се връща на брега.
    [amethyst] { $name } донася на брега лилав кристал.
    [diamond] { $name } донася на брега бял кристал.
    [amber] { $name } донася на брега жълт кристал.
    [sapphire] { $name } донася на брега син кристал.
   *[ruby] { $name } донася на брега розов кристал.
}
event-swept-river = { $gem ->
    [none] Реката отнася във водопада кану на { $name }.
   *[other] Реката отнася във водопада кану на { $name }. Кристалът се връща в находището си.
}
event-swept-paddled = { $gem ->
    [none] { $name } гребе право във водопада и губи кануто.
   *[other] { $name } гребе право във водопада и губи кануто. Кристалът се връща в находището си.
}
event-one-gem-short = { $name }: до победата остава само един кристал!
event-goal-reached = { $count ->
    [0] { $name } събира { $goals }. Това е последният ход.
    [one] { $name } събира { $goals }! { $names } има още един ход, после играта свършва, без реката да се движи.
   *[other] { $name } събира { $goals }! { $names } имат още по един ход, после играта свършва, без реката да се движи.
}
event-weather = { $name } променя времето на { weather-value }.

event-flow-cause = { $lowest ->
    [none] { $speed ->
        [0] Само облаци, време { weather-value }: реката не помръдва.
        [one] Само облаци, време { weather-value }: реката се движи с 1 диск.
       *[other] Само облаци, време { weather-value }: реката се движи с { $speed } диска.
    }
   *[other] { $speed ->
        [0] Най-ниска плочка { $lowest }, време { weather-value }: реката не помръдва.
        [one] Най-ниска плочка { $lowest }, време { weather-value }: реката се движи с 1 диск.
        [7] Най-ниска плочка { $lowest }, време { weather-value }: реката се движи със { $speed } диска.
       *[other] Най-ниска плочка { $lowest }, време { weather-value }: реката се движи с { $speed } диска.
    }
}
# Under the line that says how far the river flows, if discs went both ways.
event-fork = При разклонението: { $left } наляво, { $right } надясно.
event-push = { $arm ->
    [left] Един диск влиза в левия ръкав.
   *[right] Един диск влиза в десния ръкав.
}
event-rescued = { $name } остава без канута и няма кристали: едно кану се връща безплатно.
event-start-passed = Рунд { $round }: започва { $name }.
event-hands-refilled = Всички си връщат седемте плочки.
event-game-over = { $count ->
    [one] { $names } печели.
   *[other] { $names } си поделят победата.
}
event-game-over-limit = { $count ->
    [one] Това беше последният рунд. { $names } печели.
   *[other] Това беше последният рунд. { $names } си поделят победата.
}

goal-four = четири еднакви
goal-five = по един от всеки вид
goal-seven = седем кристала

record-fault = { $kind ->
    [missing] { $place } липсва
    [rule] { $place } нарушава правило { $rule }
   *[other] { $place } не може да се прочете ({ $problem })
}
