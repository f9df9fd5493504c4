# A table before its game begins: seats, options, invitations.

lobby = Масата ти е готова
lobby-of = Масата на { $name }
lobby-seats = Места
lobby-waiting = Сподели линка или запълни местата с ботове.
lobby-waiting-more = Изчакай още приятели или започни сега: ботове ще заемат свободните места.
lobby-arrived = { $name } е тук!
lobby-ready = Всички са тук. Започвай, когато искаш.
lobby-seated = Имаш място. Чакаме { $name } да започне играта.
lobby-welcome = Здравей! Седни на масата.
lobby-full = Всички места са заети. Остани да гледаш: играта ще започне точно тук.
lobby-fill = Запълни с ботове ({ $level ->
    [beginner] начинаещи
    [easy] лесни
    [medium] средни
    [hard] трудни
    [champion] шампиони
   *[other] { $level }
})
lobby-chair-more = Добави място
lobby-chair-less = Махни място
lobby-start-who = Започни: { $who }
lobby-people = { $count ->
    [one] 1 човек
   *[other] { $count } души
}
lobby-bots = { $count ->
    [one] 1 бот
   *[other] { $count } бота
}
lobby-agree = Приемам
lobby-agreed = приема
lobby-agree-first = Тази маса е с рейтинг и има промени. Прегледай настройките и местата, после приеми.
lobby-unagreed = Чакаме съгласие за игра с рейтинг от: { $names }.
lobby-lacking = { $lacking ->
    [seats] За игра с рейтинг всички места трябва да са заети: изчакай или ги запълни с ботове.
   *[people] За игра с рейтинг трябват поне двама души.
}
lobby-join = Включи се
lobby-leave = Напусни масата
lobby-sit = Седни тук
lobby-move = Премести се тук
lobby-add = Добави
lobby-local-name = Име на играча
lobby-remove = Махни { $name }
lobby-remove-title = Да махнем ли { $name }?
lobby-remove-text = { $name } губи мястото си и може да седне отново само с твое разрешение.
lobby-remove-yes = Махни
lobby-remove-no = Отказ
lobby-removed = { $name } те махна от тази маса. Можеш да гледаш или да помолиш { $name } да те пусне пак.
lobby-removed-name = Ти махна { $name } от масата.
lobby-let-in = Пусни пак { $name }
lobby-absent = { $colour } · в момента отсъства
lobby-who = Кой седи на място { $number }
lobby-kind-open = Свободно
lobby-kind-local = Играч на това устройство
lobby-bot = Бот · { $level ->
    [beginner] начинаещ
    [easy] лесен
    [medium] среден
    [hard] труден
    [champion] шампион
   *[other] { $level }
}
lobby-other-bot = Друг бот
lobby-bot-like = { $temperament ->
    [cautious] { bot-name } · предпазлива
    [thief] { bot-name } · крадец
    [racer] { bot-name } · състезателка
    [gambler] { bot-name } · комарджия
    [collector] { bot-name } · колекционерка
   *[rainmaker] { bot-name } · дъждотворец
}
lobby-bot-colour = { $colour } · { lobby-bot }
lobby-you = { $colour } · Ти
lobby-local = { $colour } · на същото устройство
lobby-colour = { $colour }
lobby-open-seat = Свободно място
lobby-chat = Чат
lobby-chat-none = Поздрави другите, докато чакате.

options-changed = { $count ->
    [0] стандартни правила
    [one] 1 промяна
   *[other] { $count } промени
}
options-host = Определя ги домакинът.
option-clock = Часовник
clock-hint = { $clock ->
    [none] Всеки мисли колкото е нужно.
    [relaxed] Пет минути за решение. После бот играе, докато се върнеш.
   *[live] 45 секунди за решение. После бот играе, докато се върнеш.
}
option-absence = Ако някой отсъства
absence = { $unit ->
    [never] Чакаме
    [hours] { $count } ч
    [seconds] { $count } сек
   *[minutes] { $count } мин
}
absence-hint = След това време другите могат да гласуват бот да играе до завръщането.
absence-hint-never = Играта чака, докато всички се върнат.
option-fork = Разклонение
fork-hint = { $fork ->
    [alternate] Дисковете отиват наляво и надясно поред.
   *[natural] Обикновено поред, но средно веднъж на осем пъти диск отива пак в същия ръкав.
}
option-tiebreak = Равенство
tiebreak = { $tiebreak ->
    [shared] Обща победа
   *[gem-value] По стойност
}
tiebreak-hint = { $tiebreak ->
    [shared] Всички, които са постигнали цел, си поделят победата.
   *[gem-value] Печели най-големият сбор: лилав 1, бял 2, жълт 3, син 4, розов 5.
}
option-rounds = Продължителност
rounds = { $rounds ->
    [0] Без лимит
   *[other] { $rounds } рунда
}
rounds-hint = При лимит след последния рунд печели най-близкият до цел играч.
option-piles = Открити купчини
piles-hint = Всички виждат всички изиграни плочки, не само последната.
option-rated = С рейтинг
rated-hint = Брои се за класацията. Масата е публична и с часовник, играят поне двама души и всички са съгласни.
rated-hint-local = Не може, когато няколко играчи ползват едно устройство.

friends-text = Ще получиш линк за споделяне. С него приятелите ти могат да играят или да гледат.
friends-bots = Ботове могат да заемат празните места.
friends-open = Направи маса
option-public = Публична
public-hint = Показва се в „Гледай“: всеки може да се включи или да гледа.
device-text = Всички играят на това устройство. Преди всеки таен избор екранът се закрива, докато следващият играч се подготви.
device-people = Хора
device-person = Човек
device-bot = Бот: { $level ->
    [beginner] начинаещ
    [easy] лесен
    [medium] среден
    [hard] труден
    [champion] шампион
   *[other] { $level }
}
device-nobody = Никой
device-chair = Място { $number }
device-name = Име за място { $number }
device-player = Играч { $number }
device-few = За „Ниагара“ трябват трима: добави човек или бот.
invite-text = Всеки с този линк може да играе или да гледа.
invite-local = Този линк работи само на този компютър.
invite-how = Как се включват други устройства?
invite-open-server = Който поддържа сървъра, го стартира с тази команда и отваря адреса, който тя показва за мрежата:
invite-link = Линк към тази маса
invite-qr = QR код на линка към тази маса
