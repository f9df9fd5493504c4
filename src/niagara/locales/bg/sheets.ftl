# The sheets over a table: a player, the menu, the result. They come a while after the game.

# A player's sheet
at-progress-any = За победа стига едно:
at-person-is = { $kind ->
    [none] { $seat ->
        [0] Червени канута
        [1] Жълти канута
        [2] Зелени канута
        [3] Сини канута
       *[4] Кафяви канута
    }
   *[other] { $seat ->
        [0] { $kind } · червени канута
        [1] { $kind } · жълти канута
        [2] { $kind } · зелени канута
        [3] { $kind } · сини канута
       *[4] { $kind } · кафяви канута
    }
}
at-person-tile = Този рунд
at-person-top = Последна плочка
at-person-no-tile = Още няма
at-person-left = В ръката
at-person-tiles = { $count ->
    [one] 1 плочка
   *[other] { $count } плочки
}
at-mute = Заглуши { $name }
at-unmute = Не заглушавай { $name }
at-mute-bot = Скрий репликите на { $name }
at-unmute-bot = Покажи репликите на { $name }

# The menu
at-aids = Помощ на дъската
at-help = Клавишни комбинации
at-key-tiles = 1 – 6, C
at-key-tiles-does = Избор на плочка (C е облакът)
at-key-confirm = Enter
at-key-confirm-does = Изиграване на избраната плочка
at-key-move = Tab, стрелки
at-key-move-does = Движение между канута и места; Enter избира
at-key-weather = + −
at-key-weather-does = Промяна на времето
at-key-back = Backspace
at-key-back-does = Отмяна
at-key-end = E
at-key-end-does = Край на хода
at-key-skip = Всеки клавиш
at-key-skip-does = Пропускане на анимацията
at-key-log = L
at-key-log-does = Отваряне на дневника
at-key-help = ?
at-key-help-does = Показване на този списък
at-copy-link = Копирай линка към масата
at-link-note = Всеки с линка може да гледа.
at-vote-propose = Предложи край на играта
at-vote-asked = Гласът ти е за край на играта
at-resign = Предай се
at-resign-sure = Бот поема мястото ти завинаги. Можеш да гледаш нататък.
at-resign-yes = Да, предавам се
at-leave = Напусни масата
at-leave-note = Мястото остава твое: върни се, когато искаш.
at-menu-stop = Спри играта
at-end-note = Играта свършва веднага, без победител.
at-propose-note = Питат се всички. Ако са съгласни, играта свършва без победител.

# The result
# Why several players win: at the round limit, with gem values as the tie-break, or by the usual rule.
at-result-shared = { $by ->
    [limit] Когато рундовете свършиха, те бяха еднакво близо до цел и с равен брой кристали.
    [gem-value] В последния рунд няколко играчи постигнаха цел, а кристалите им струват еднакво.
   *[shared] Печелят всички, които постигнат цел до края на последния рунд.
}
at-result-rounds = { $rounds ->
    [one] След 1 рунд
   *[other] След { $rounds } рунда
}
at-result-won = най-близо до цел
at-result-board = Виж полето
at-victory-with = Постигната цел: { $goals }
at-victory-warm = Страхотно гребане!
at-feat-stolen = { $count ->
    [one] Една успешна кражба: никой няма повече.
   *[other] Никой не открадна повече кристали от теб: { $count }.
}
at-feat-stolen-shared = { $names } откраднахте най-много кристали: по { $count }.
at-feat-landed-shared = { $names } донесохте на брега най-много кристали: по { $count }.
at-feat-landed-most = { $count ->
    [one] Никой не донесе на брега повече кристали от теб.
   *[other] Никой не донесе на брега повече кристали от теб: { $count }.
}
at-miss = { $goal ->
    [kinds] Само още { a-gem } и щеше да имаш по един от всеки вид!
    [alike] Само още { a-gem } и щеше да имаш четири еднакви!
   *[all] Само още един кристал и щеше да имаш седем!
}
at-tip-lost = Канута, отнесени от водопада: { $count }. Следващия път виж прогнозата за реката, преди да останеш близо до ръба.
at-feat-close = Ти стигна най-близо до победата.
at-feat-dry = Водопадът не взе нито едно твое кану.
at-feat-guarded = Никой не ти открадна кристал.
at-feat-landed = { $count ->
    [one] Ти донесе благополучно един кристал на брега.
   *[other] Ти донесе благополучно { $count } кристала на брега.
}
at-feat-stayed = Днес реката беше по-силна. Следващия път!
# $count тук е поне 2.
at-feat-lost = Водопадът ти отне { $count } канута. Следващия път няма!
at-feat-lost-won = Победа, макар че водопадът ти отне { $count } канута.
at-feat-robbed = Крадоха от теб { $count } пъти: всички искаха това, което имаше.
at-feat-robbed-won = Победа, макар че крадоха от теб { $count } пъти.
at-share = Сподели
at-share-copied = Линкът е копиран.
at-share-picture = Запази картинката
at-rematch = Реванш
at-rematch-join = Към реванша
at-replay = Повторение
at-chart = Кристалите рунд по рунд
at-chart-round = Рунд { $round }
at-chart-says = { $rounds ->
    [one] Кристалите на всеки играч след един рунд
   *[other] Кристалите на всеки играч след всеки от { $rounds } рунда
}
at-fact-landed = Донесени
at-fact-stolen = Откраднати
at-fact-robbed = Отнети
at-fact-lost = Разбити канута
at-fact-ransomed = Поправени

at-vote-ask = { $count ->
    [one] { $names } иска да спрем играта дотук, без победител. Приемаш ли?
   *[other] { $names } искат да спрем играта дотук, без победител. Приемаш ли?
}
at-vote-waiting = Гласът ти е за край на играта. Тя свършва, щом всички тук се съгласят.
at-vote-alone = Всички останали са съгласни или отсъстват. Край на играта?
at-vote-end = Край на играта
at-vote-yes = Приемам
at-vote-no = Играем нататък
at-vote-withdraw = Играем нататък
at-absent-wait = { $name } отсъства. След { $left } може да се включи бот.
at-absent-ask = { $name } отсъства. Да играе ли бот до завръщането?
at-absent-voted = Гласът ти е бот да замести { $name } до завръщането.
at-absent-votes = { $votes } от { $needed } гласа
at-absent-yes = Нека играе бот
at-absent-no = Да изчакаме
