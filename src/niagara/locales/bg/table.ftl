# На масата: обръщаме се на „ти“; за играчите няма род (сегашно време, съществителни).

at-seat-bot = { $level ->
    [beginner] Бот, начинаещ
    [easy] Бот, лесен
    [medium] Бот, среден
    [hard] Бот, труден
   *[champion] Бот, шампион
}
at-seat-bot-like = { $temperament ->
    [cautious] { at-seat-bot } · предпазлив
    [thief] { at-seat-bot } · крадец
    [racer] { at-seat-bot } · състезател
    [gambler] { at-seat-bot } · комарджия
    [collector] { at-seat-bot } · колекционер
   *[rainmaker] { at-seat-bot } · дъждотворец
}
at-seat-person = Играч
at-seat-local = На същото устройство
at-seat-away = Бот играе вместо { $name }
at-seat-absent = Отсъства от { $time }
at-seat-muted = { $kind } · без звук
at-players = Играчи
at-has-start = { $name } държи спасителния пояс и започва
at-doing-turn = На ход
at-doing-thinking = Избира…
at-doing-chosen = Готово
at-doing-won = Победител
# On the own card, until the next own decision.
at-doing-robbed = Кражба: { $name }
at-doing-short-robbed = Кражба
at-doing-short-turn = На ход
at-doing-short-thinking = Избира…
at-doing-short-chosen = Готово
at-doing-short-absent = Отсъства
at-doing-short-bot = Играе бот
at-tile-this-round = { $tile ->
    [none] Още няма избрана плочка
    [hidden] Този рунд: закрита плочка
    [cloud] Този рунд: облак
   *[other] Този рунд: { $tile }
}
at-tile-on-top = { $tile ->
    [none] Още няма изиграна плочка
    [cloud] Последна плочка: облак
   *[other] Последна плочка: { $tile }
}
at-canoes-lost = { $count ->
    [one] Едно кану е разбито във водопада
   *[other] { $count } канута са разбити във водопада
}
at-canoes-lost-short = разбито
at-canoes-lost-chip = { $count ->
    [one] 1 разбито
   *[other] { $count } разбити
}
at-gems-none = Няма кристали
at-gems-of-kind = { $gem ->
    [amethyst] { $count ->
        [one] един лилав кристал
       *[other] { $count } лилави кристала
    }
    [diamond] { $count ->
        [one] един бял кристал
       *[other] { $count } бели кристала
    }
    [amber] { $count ->
        [one] един жълт кристал
       *[other] { $count } жълти кристала
    }
    [sapphire] { $count ->
        [one] един син кристал
       *[other] { $count } сини кристала
    }
   *[ruby] { $count ->
        [one] един розов кристал
       *[other] { $count } розови кристала
    }
}
at-progress = Цели
at-progress-way = { $goal ->
    [alike] Най-много еднакви: { $have } от { $need }
    [kinds] Различни видове: { $have } от { $need }
   *[all] Общо кристали: { $have } от { $need }
}
at-progress-count = { $goal ->
    [alike] { $have }/{ $need } еднакви
    [kinds] { $have }/{ $need } вида
   *[all] { $have }/{ $need } общо
}
at-progress-short = { $have }/{ $need }
at-clock-left = { $seconds ->
    [one] Остава 1 секунда
   *[other] Остават { $seconds } секунди
}
at-clock-hours = { $hours } ч

at-disc = { $arm ->
    [L] { $disc }L
    [R] { $disc }R
   *[none] { $disc }
}
at-place-choices = { $count ->
    [one] { place-name }: една възможност
   *[other] { place-name }: { $count } възможности
}

at-round = Рунд { $round }
at-order = Ред в този рунд
at-weather-is = Време { $weather ->
    [-1] −1
    [0] 0
    [1] +1
   *[2] +2
}
at-head-choose = Избери плочка
at-head-no-canoe = Нямаш кану: поправи едно
at-head-wait-choose = { $count ->
    [one] { $names } още избира…
   *[other] { $names } още избират…
}
at-head-away = { $count ->
    [one] { $names } отсъства
   *[other] { $names } отсъстват
}
at-head-moment = Един момент…
at-head-your-turn = Ти си на ход: греби с { $tile }
at-head-your-end = Готово: завърши хода
at-head-your-win = Победата е твоя: завърши хода
at-head-your-weather = Промени времето
at-head-your-more = Още едно кану или край на хода
at-head-your-next = Сега другото кану: греби с { $tile }
at-head-cloud = Облак: мести се времето, не канутата
at-head-shared-choose = { $name }, избери плочка
at-head-shared-turn = { $tile ->
    [cloud] { $name }, промени времето
   *[other] { $name }, греби с { $tile }
}
at-head-other-turn = { $tile ->
    [hidden] { $name } е на ход
    [cloud] { $name } променя времето
   *[other] { $name } играе { $tile }
}
at-head-over = { $count ->
    [0] Играта свърши
    [one] { $names } печели
   *[other] { $names } си поделят победата
}
at-head-abandoned = Играта е прекратена
at-head-river = Реката
at-head-canoe-back = { $name } си връща кану
at-last-turns = { $count ->
    [one] Последни ходове: { $names } постига цел
   *[other] Последни ходове: { $names } постигат цел
}

at-arm-count = { $count ->
    [one] 1 диск
   *[other] { $count } диска
}
# Canoes of several players.
at-caption-swept = Във водопада: { $names }
at-caption-flow = { $lowest ->
    [none] { $speed ->
        [one] Само облаци, време { weather-value }: 1 диск
       *[other] Само облаци, време { weather-value }: { $speed } диска
    }
   *[other] { $speed ->
        [one] Най-ниска плочка { $lowest }, време { weather-value }: 1 диск
       *[other] Най-ниска плочка { $lowest }, време { weather-value }: { $speed } диска
    }
}
at-skip = Пропусни
at-board = Полето: река от девет диска от брега до водопада, с пет находища на кристали

at-outline-spaces = Реката, от брега надолу
at-outline-space = { $count ->
    [0] { place-name }: няма канута
   *[other] { place-name }: { $canoes }
}
at-outline-canoe = { $own ->
    [yes] { $gem ->
        [none] твоето кану
        [amethyst] твоето кану с лилав кристал
        [diamond] твоето кану с бял кристал
        [amber] твоето кану с жълт кристал
        [sapphire] твоето кану със син кристал
       *[ruby] твоето кану с розов кристал
    }
   *[no] { $gem ->
        [none] { $name }: кану
        [amethyst] { $name }: кану с лилав кристал
        [diamond] { $name }: кану с бял кристал
        [amber] { $name }: кану с жълт кристал
        [sapphire] { $name }: кану със син кристал
       *[ruby] { $name }: кану с розов кристал
    }
}
at-outline-sites = Находищата
at-outline-site = { $count ->
    [0] При { $discs }: няма кристали
   *[other] При { $discs }: { $gems }
}
at-outline-weather = { at-weather-is }
at-outline-arm = { $arm ->
    [left] Следващият диск влиза в левия ръкав.
   *[right] Следващият диск влиза в десния ръкав.
}
at-watching = Гледаш тази игра.
at-watching-play = Започни своя игра

at-river = Прогноза за реката
at-river-open = { $weather ->
    [0] Реката: според най-ниската плочка
   *[other] Реката: най-ниска плочка, време { weather-value }
}
at-river-last = Реката повече няма да тече
at-river-last-turns = Последни ходове: реката повече няма да тече
at-river-sure = { $speed ->
    [0] Реката няма да помръдне
    [one] Реката ще се придвижи с 1 диск
    [7] Реката ще се придвижи със { $speed } диска
   *[other] Реката ще се придвижи с { $speed } диска
}
at-river-flowing = { $speed ->
    [0] Реката не помръдва
    [one] Реката се придвижва с 1 диск
    [7] Реката се придвижва със { $speed } диска
   *[other] Реката се придвижва с { $speed } диска
}
at-river-range = Реката: от { $low } до { $high } диска
at-river-either = { $high ->
    [one] Реката: { $speeds } диск
   *[other] Реката: { $speeds } диска
}
at-river-likely = { $last ->
    [one] Реката: вероятно { $likely } диск, най-много { $high }
   *[other] Реката: вероятно { $likely } диска, най-много { $high }
}
at-river-others = { $spread ->
    [no] Реката без твоята плочка: { $high }
   *[yes] Реката без твоята плочка: от { $low } до { $high }
}
at-river-why = { $cause ->
    [clouds] според облаците
    [own] важи най-ниската плочка: твоята може да я забави
   *[tiles] според закритите плочки
}
at-river-lowest = { $state ->
    [sure] Най-ниска плочка { $tile }, време { weather-value }
   *[changing] Най-ниска плочка { $tile }, времето става { weather-value }
}
at-danger-certain = { $count ->
    [one] { at-canoe-name } ще падне във водопада
   *[other] И двете ти канута ще паднат във водопада
}
# It can still be moved.
at-danger-unless = { $count ->
    [one] { at-canoe-name } ще падне, ако остане
   *[other] И двете ти канута ще паднат, ако останат
}
at-danger-possible = { $count ->
    [one] { at-canoe-name } може да падне във водопада
   *[other] И двете ти канута може да паднат във водопада
}
at-danger-perhaps = { $count ->
    [one] { at-canoe-name } може да падне, ако остане
   *[other] И двете ти канута може да паднат, ако останат
}
at-danger-slight = { $speed ->
    [one] В безопасност, ако реката не се придвижи с 1 диск или повече
    [7] В безопасност, ако реката не се придвижи със { $speed } диска или повече
   *[other] В безопасност, ако реката не се придвижи с { $speed } диска или повече
}

at-hand = Твоите плочки
at-hand-tile = { $state ->
    [chosen] { $tile ->
        [cloud] Облак, избран
       *[other] Плочка { $tile }, избрана
    }
    [played] { $tile ->
        [cloud] Облак, вече изигран
       *[other] Плочка { $tile }, вече изиграна
    }
   *[open] { $tile ->
        [cloud] Облак
       *[other] Плочка { $tile }
    }
}
at-hand-pick = Плочката ти остава тайна до твоя ход.
at-hand-full = И седемте плочки се върнаха.
at-hand-back = { $count ->
    [one] Изиграните плочки се връщат след този рунд.
   *[other] Изиграните плочки се връщат след { $count } рунда.
}
at-goal = Докарай кристали на брега: печелиш с четири еднакви, по един от всеки вид или седем общо.
at-hand-confirm = { $tile ->
    [cloud] Изиграй облака
   *[other] Изиграй { $tile }
}
at-hand-change = { $tile ->
    [cloud] Смени с облака
   *[other] Смени с { $tile }
}
at-hand-chosen = { $tile ->
    [cloud] Избра облака. Още можеш да го смениш.
   *[other] Избра { $tile }. Още можеш да смениш плочката.
}
at-hand-waiting = { $tile ->
    [cloud] Този рунд играеш облака.
   *[other] Този рунд играеш { $tile }.
}
at-hand-rest = Плочките ти за следващите рундове.
at-hand-reach = { $gains ->
    [yes] Кръговете показват докъде стигат канутата ти с { $tile } и какъв кристал те чака там.
   *[no] Кръговете показват докъде стигат канутата ти с { $tile }.
}
at-hand-cloud = В хода си местиш времето с една стъпка: нагоре реката става по-бърза, надолу – по-бавна.
at-hand-last = Последна: после се връщат всички.
at-cancel = Отказ
at-ransom = Поправка на кану
at-ransom-ask = { $lost ->
    [both] Ще поправиш ли едно кану срещу един кристал?
   *[single] Ще поправиш ли кануто си срещу един кристал?
}
at-ransom-with = { $gem ->
    [amethyst] Дай лилав кристал
    [diamond] Дай бял кристал
    [amber] Дай жълт кристал
    [sapphire] Дай син кристал
   *[ruby] Дай розов кристал
}
at-ransom-pass = { $lost ->
    [both] Или запази кристалите си: избери плочка и пропусни този рунд.
   *[single] Не този рунд? Просто избери плочка.
}
at-ransom-staged = Поправено кану срещу { $gem ->
    [amethyst] лилав кристал
    [diamond] бял кристал
    [amber] жълт кристал
    [sapphire] син кристал
   *[ruby] розов кристал
}

at-turn = Твой ход
at-turn-pick = { $by ->
    [touch] Докосни кану.
   *[pointer] Избери кану.
}
at-turn-where = { $by ->
    [touch] Докосни светещ диск.
   *[pointer] Избери накъде да гребеш.
}
at-turn-launch = { $by ->
    [touch] Докосни светещ диск, за да пуснеш кану.
   *[pointer] Избери светещ диск, за да пуснеш кану.
}
at-turn-ready = Всичко наред ли е? Завърши хода или го отмени.
at-turn-wins = Така печелиш!
at-turn-may-add = Можеш да пуснеш и другото си кану или да завършиш хода.
at-turn-may-stay = Пусни кануто или завърши хода и го остави на брега.
at-turn-staged = Твоят план
at-turn-planned = Твоят план: { $action }
at-turn-canoes = Твоите канута
at-turn-other-canoe = Другото кану
at-turn-other-ways = Други начини…
at-turn-options = Накъде може да гребе
at-turn-all = { $count ->
    [one] 1 възможност
   *[other] Всички { $count } възможности
}
at-turn-more = Още { $count }
at-turn-falls-more = Още начини към водопада
at-take-back = Отмени
at-end-turn = Край на хода
at-end-turn-win = Печелиш!
at-weather-ask = Промени времето
at-weather-step = { $step ->
    [-1] По-бавна река
   *[1] По-бърза река
}
at-weather-flows = { $speed ->
    [0] Реката не помръдва
    [one] Реката: 1 диск
   *[other] Реката: { $speed } диска
}
at-weather-loses = { $count ->
    [one] Губиш кану
   *[other] Губиш и двете канута
}
at-weather-end = Времето вече е { weather-value }
at-canoe-name = { $gem ->
    [none] Кану { place-on }
    [amethyst] Кану { place-on } с лилав кристал
    [diamond] Кану { place-on } с бял кристал
    [amber] Кану { place-on } с жълт кристал
    [sapphire] Кану { place-on } със син кристал
   *[ruby] Кану { place-on } с розов кристал
}

at-canoe-letter = { $canoe ->
    [1] А
   *[2] Б
}
at-canoe-twin = { at-canoe-name } ({ at-canoe-letter })
at-canoe-other = Избери другото кану
at-canoe-which = Кое кану?
at-the-gem = { $gem ->
    [none] кристала
    [amethyst] лилав кристал
    [diamond] бял кристал
    [amber] жълт кристал
    [sapphire] син кристал
   *[ruby] розов кристал
}
at-trip-move = Греби { place-to }
at-trip-load = { $order ->
    [stay] Натовари тук { at-the-gem }
    [first] Натовари { at-the-gem }, после греби { place-to }
   *[last] Греби { place-to } и натовари { at-the-gem }
}
at-trip-unload = { $order ->
    [stay] Разтовари тук { at-the-gem }
    [first] Разтовари { at-the-gem }, после греби { place-to }
   *[last] Греби { place-to } и разтовари { at-the-gem }
}
at-trip-swap = { $order ->
    [stay] Размени тук за { at-the-gem }
    [first] Размени за { at-the-gem }, после греби { place-to }
   *[last] Греби { place-to } и размени за { at-the-gem }
}
at-trip-steal = { $cargo ->
    [unload] Разтовари, греби { place-to } и открадни { at-the-gem } от { $victim }
   *[none] Греби { place-to } и открадни { at-the-gem } от { $victim }
}
at-trip-land = { $cargo ->
    [load] Натовари { at-the-gem } и го донеси на брега
    [unload] Разтовари { at-the-gem } и се върни на брега
    [swap] Размени за { at-the-gem } и го донеси на брега
   *[none] { $gem ->
        [none] Върни се на брега
       *[other] Донеси на брега { at-the-gem }
    }
}
at-trip-falls = { $cargo ->
    [load] Натовари { at-the-gem }, после право във водопада
    [unload] Разтовари { at-the-gem }, после право във водопада
    [swap] Размени за { at-the-gem }, после право във водопада
   *[none] Право във водопада
}

at-deed-move = Греби
at-deed-load = Натовари
at-deed-unload = Разтовари
at-deed-swap = Размени
at-deed-steal = Открадни
at-deed-land = На брега
at-deed-win = Печелиш!
at-deed-falls = Губиш кану
at-deed-or = или
at-deed-more = + още
at-price-steps = { $steps } за гребане
at-price-stay = всичките { $points } точки
at-price-cargo-first = { $cargo ->
    [load] { $points } за товарене, { $steps } за гребане
    [unload] { $points } за разтоварване, { $steps } за гребане
   *[swap] { $points } за размяна, { $steps } за гребане
}
at-price-cargo-last = { $cargo ->
    [load] { $steps } за гребане, { $points } за товарене
    [unload] { $steps } за гребане, { $points } за разтоварване
   *[swap] { $steps } за гребане, { $points } за размяна
}
at-price-falls = губиш кануто
at-price-falls-again = натисни пак: губиш кануто

at-sign-fork = { $fork ->
    [natural] { $arm ->
        [left] Следващият диск се очаква в левия ръкав. Обикновено ръкавите се редуват, но може и същият да се повтори.
       *[right] Следващият диск се очаква в десния ръкав. Обикновено ръкавите се редуват, но може и същият да се повтори.
    }
   *[alternate] { $arm ->
        [left] Следващият диск влиза в левия ръкав, а този след него – в десния: ръкавите се редуват.
       *[right] Следващият диск влиза в десния ръкав, а този след него – в левия: ръкавите се редуват.
    }
}
at-sign-weather = Време { weather-value }. Реката се движи с толкова диска, колкото е най-ниската плочка в рунда плюс времето. Облакът мести времето с една степен.
at-sign-start = Спасителният пояс: { $name } започва този рунд. За следващия рунд поясът отива при следващия играч.
at-sign-ghost = { $danger ->
    [certain] Опасност: ако кануто ти не помръдне, реката ще го отнесе във водопада.
    [possible] Внимавай: при най-силното възможно течение реката отнася кануто ти във водопада.
    [slight] Кануто ти може да стигне дотук. Само много силно течение би го отнесло във водопада.
    [sure] Реката ще отнесе кануто ти дотук.
   *[none] Дотук ще стигне кануто ти при най-силното възможно течение.
}
at-sign-river = В края на рунда реката се движи с толкова диска, колкото е най-ниската плочка плюс времето. Закрита плочка може да е по-ниска, а всеки облак променя времето.
at-sign-goal = { $goal ->
    [alike] { $need } кристала от един вид печелят играта.
    [kinds] Кристали от { $need } различни вида печелят играта.
   *[all] Кои да е { $need } кристала печелят играта.
}

at-read-rule = Прочети правило { $rule }
at-why-space = Защо не { place-to }?
at-why-canoe = { at-canoe-name }: защо не може да се движи?

at-log = Дневник на играта
at-hint = Подсказка
at-chat-log = Чат и дневник
at-log-unread = { $count ->
    [one] Чат и дневник: 1 ново съобщение
   *[other] Чат и дневник: { $count } нови съобщения
}
at-unread-many = 9+
at-log-rule = Отваря правилото.
at-log-empty = Още нищо. Реката е спокойна.
at-note-started = Играта започва. Първият ход е на { $name }.
at-note-returned = { $name } се връща.
at-note-resigned = { $name } се предава. Мястото поема ботът { $bot }.
at-note-voted-yes = { $name } иска да спрем играта дотук.
at-note-voted-no = { $name } иска да продължим играта.
at-note-stand-in = { $whom } отсъства. До завръщането играе бот.
at-note-stand-in-yes = { $name } гласува бот да играе вместо { $whom }.
at-note-stand-in-no = { $name } предпочита да изчакаме { $whom }.
at-note-abandoned = Играта е прекратена, без победител.
at-note-rematched = Реваншът е готов.
at-note-clock = Времето за мислене на { $name } изтече: решава бот.
at-said = { $name } казва: { $text }
at-chat-muted = (без звук)
at-chat-write = Кажи нещо
at-chat-send = Изпрати
at-emotes = Реплики
at-emote = { $emote ->
    [hello] Здравейте!
    [hurry] Ти си на ход!
    [nice] Хубав ход!
    [oops] Опа!
    [thanks] Благодаря!
   *[well-played] Добра игра!
}

# Какво се случи, разказано на този, на когото се е случило
you-name = Ти
you-said = Казваш: { $text }
you-chosen = Ти избра плочка.
you-ransomed = Поправяш разбито кану срещу { a-gem }.
you-revealed = { $tile ->
    [cloud] Играеш облака.
   *[other] Играеш { $tile }.
}
you-stranded = Нямаш кану, с което да гребеш.
you-trip = Гребеш { place-to }.
you-trip-from = Гребеш { place-from } { place-to }.
you-trip-both = Гребеш с двете канута { place-to }.
you-trip-stays = Оставаш { place-on }.
you-loaded = Товариш { a-gem }.
you-unloaded = Разтоварваш { a-gem }.
you-stolen = Крадеш { a-gem } от { $victim }.
you-robbed = { $name } ти краде { a-gem }.
you-landed = { $gem ->
    [none] Връщаш се на брега.
   *[other] Донасяш на брега { a-gem }.
}
you-swept-river = { $gem ->
    [none] Реката отнася във водопада едно от твоите канута.
   *[other] Реката отнася във водопада едно от твоите канута. Кристалът се връща в находището си.
}
you-swept-paddled = { $gem ->
    [none] Гребеш право във водопада и губиш кануто.
   *[other] Гребеш право във водопада и губиш кануто. Кристалът се връща в находището си.
}
you-one-gem-short = До победата ти остава само един кристал!
you-goal-reached = { $count ->
    [0] Събираш { $goals }. Това е последният ход.
    [one] Събираш { $goals }! { $names } има още един ход, после играта свършва, без реката да се движи.
   *[other] Събираш { $goals }! { $names } имат още по един ход, после играта свършва, без реката да се движи.
}
you-to-move = { $count ->
    [0] { $name } събира { $goals }! Имаш още един ход, после играта свършва, без реката да се движи.
    [one] { $name } събира { $goals }! Ти и { $names } имате още по един ход, после играта свършва, без реката да се движи.
   *[other] { $name } събира { $goals }! Ти, { $names } имате още по един ход, после играта свършва, без реката да се движи.
}
you-weather = Променяш времето на { weather-value }.
you-rescued = Оставаш без канута и нямаш кристали: едно кану се връща безплатно.
you-start-passed = Рунд { $round }: започваш ти.
you-game-over = { $count ->
    [0] Печелиш.
    [one] Ти и { $names } си поделяте победата.
   *[other] Ти, { $names } си поделяте победата.
}
you-game-over-limit = { $count ->
    [0] Това беше последният рунд. Печелиш.
    [one] Това беше последният рунд. Ти и { $names } си поделяте победата.
   *[other] Това беше последният рунд. Ти, { $names } си поделяте победата.
}
you-head-canoe-back = Връщаш си кану
you-last-turns = { $count ->
    [0] Последни ходове: постигаш цел
    [one] Последни ходове: ти и { $names } постигате цел
   *[other] Последни ходове: ти, { $names } постигате цел
}
you-has-start = Държиш спасителния пояс и започваш
you-sign-start = Спасителният пояс: ти започваш този рунд. За следващия рунд поясът отива при следващия играч.
you-note-started = Играта започва. Първият ход е твой.
you-note-returned = Връщаш се.
you-note-resigned = Предаваш се. Мястото ти поема бот.
you-note-voted-yes = Искаш играта да спре дотук.
you-note-voted-no = Искаш играта да продължи.
you-note-stand-in = Отсъстваш. До завръщането ти играе бот.
you-note-stand-in-yes = Гласуваш бот да играе вместо { $whom }.
you-note-stand-in-no = Предпочиташ да изчакаш { $whom }.
you-note-absent-yes = { $name } гласува бот да играе вместо теб.
you-note-absent-no = { $name } предпочита да те изчака.
you-note-clock = Времето ти за мислене изтече: решава бот.

at-trouble-stale = Междувременно на масата се случи нещо. Погледни пак.
at-trouble-illegal = Тук това не може. Избери някое от светещите места.
at-trouble-unfinished = Ходът ти не е завършен: още едно кану трябва да се придвижи.
at-trouble-not-yours = Това място е на друг играч.
at-trouble-not-now = Точно сега не може.
at-trouble-slow-down = По-полека! Опитай пак след малко.
at-trouble-unavailable = Сървърът си поема дъх. Опитай пак след малко.
at-trouble-failed = Не се получи. Опитай пак.

at-pass-to = Дай устройството на { $name }
at-pass-why = Следващият избор е таен. Другите да не гледат!
at-pass-ready = Аз съм { $name }
at-pass-done = Тук всички избраха. Искаш друга плочка? Кажи кой играч си, докато другите не гледат.

at-menu = Меню

# Урок или задача

at-result-show = Покажи резултата
at-result-abandoned = Играта е прекратена
at-result-you = { $count ->
    [0] Печелиш!
    [one] Ти и { $names } си поделяте победата!
   *[other] Ти, { $names } си поделяте победата!
}
at-result-winners = { $count ->
    [0] Никой не печели
    [one] { $names } печели
   *[other] { $names } си поделят победата
}
at-victory-skip = Към резултата
at-home = Начало
