# Подсказки в игри срещу ботове: какво би обмислил шампионът, с шанс за победа и причина.

hint = Подсказка
hint-heading = Какво би обмислил шампионът
hint-thinking = Шампионът мисли…
hint-none = Сега няма подсказка. Опитай пак след малко.
hint-clear = Тук има един ясен избор
hint-chance = { $chance } за победа
hint-tile = { $tile ->
    [cloud] Изиграй облака
   *[other] Изиграй { $tile }
}
hint-stay = Остави кануто на брега

# Защо
hint-why-goal = { $goal ->
    [four-of-a-kind] Постига цел: четири еднакви!
    [five-kinds] Постига цел: по един от всеки вид!
   *[seven-in-all] Постига цел: седем кристала!
}
hint-why-stop = Краде { a-gem }, с който { $name } би спечелил играта.
hint-why-steal = Краде { a-gem } от { $name }.
hint-why-fetch = Товари { a-gem } и веднага го носи на брега.
hint-why-land = { $missing ->
    [1] Носи { a-gem } на брега. После стига още един от нужния вид.
   *[other] Носи { a-gem } на брега.
}
hint-why-land-two = Носи два кристала на брега.
hint-why-land-and-load = Носи кристал на брега и товари { a-gem }.
hint-why-load = Товари { a-gem }.
hint-why-load-two = Товари два кристала.
hint-why-swap = Оставя един кристал и товари { a-gem }.
hint-why-unload = Разтоварва { a-gem }.
hint-why-carry = { $steps ->
    [one] Вози { a-gem }: още 1 стъпка до брега.
   *[other] Вози { a-gem }: още { $steps } стъпки до брега.
}
hint-why-ready = Готово да натовари { a-gem } следващия път.
hint-why-launch = Пуска кану по реката.
hint-why-down = Отива надолу към кристалите.
hint-why-up = Отива нагоре, към брега.
hint-why-ashore = Пак на брега, където нищо не го заплашва.
hint-why-escape = Измъква се от водопада.
hint-why-falls = Кануто се жертва.
hint-why-stay = На брега реката не може да го отнесе.
hint-why-ransom = Връща изгубеното ти кану.
hint-why-no-canoe = И без това нямаш кану за движение.

# Реката
hint-why-safe = В безопасност, дори реката да се премести с { $speed }.
hint-why-risk = Губи се, ако реката се премести с { $speed } или повече.
hint-why-slow = Реката се движи най-много с { $speed }.
hint-why-keep = Пази { $tile } за после.

# Облакът
hint-why-cloud-loaded = Канутата ти остават на място, а времето е в твои ръце.
hint-why-cloud-waiting = Нищо не трябва да мърда, а времето е в твои ръце.
hint-why-cloud-ashore = Остани на брега, виж какво правят другите и избери времето.
hint-why-flood = { $count ->
    [one] По-бързата река праща чуждо кану във водопада.
   *[other] По-бързата река праща { $count } чужди канута във водопада.
}
hint-why-faster = По-бързата река е по-опасна за другите.
hint-why-faster-safe = По-бързата река не те заплашва: нямаш кану във водата.
hint-why-calm = По-бавната река не може да отнесе кануто ти.
hint-why-slower = По-бавната река дава време на канутата ти.
