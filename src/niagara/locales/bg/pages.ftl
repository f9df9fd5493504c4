# Страниците около играта.

game-name = Ниагара
title-of = { $title } · Ниагара
title-turn = ● Твой ход · { $title }
title-table = Маса
title-replay = Повторение
title-record = Отвори запазена игра
title-watch = Гледай
title-learn = Обучение
title-lessons = Уроци
title-puzzles = Задачи
title-openings = Начала
title-leaderboard = Класация
title-player = Играч
title-settings = Настройки
title-claim = Прехвърляне тук
title-lost = Няма такава страница
notify-turn = Ти си на ход.

skip = Към съдържанието
nav = Главно меню
nav-home = Ниагара: начало
nav-watch = Гледай
nav-learn = Правила
nav-leaderboard = Класация
nav-settings = Настройки
nav-sound = Звук
nav-menu = Меню
nav-language = Език

loading = Един момент…
close = Затвори
reload = Презареди
try-again = Опитай пак
go-home = Начало
start = Започни
share = Сподели
copy-link = Копирай линка
copied = Копирано
copy-failed = Копирането не успя. Маркирай текста и го копирай ръчно.
name = Твоето име
name-hint = Може и прякор
name-kept = Запазено
count = { $count }

level = { $level ->
    [beginner] Начинаещ
    [easy] Лесен
    [medium] Среден
    [hard] Труден
    [champion] Шампион
   *[other] { $level }
}

## Home

home-tagline = Надолу за кристали, у дома преди водопада.
home-what = Настолна игра за 3 до 5 играчи: докарай кристали с кану, преди реката да те отнесе.
home-play = Играй сега
home-setting-up = Подреждаме масата…
home-players = Играчи
home-level = Ботове
home-hints = Подсказки
home-hints-hint = Питай шампиона за съвет, когато поискаш
home-friends = С приятели
home-friends-hint = Сподели линк или QR код
home-device = На едно устройство
home-device-hint = Подавайте си го
home-watch = Гледай
home-watch-hint = Хора и ботове
home-lesson = Учи се, докато играеш
home-lesson-hint = Десет кратки урока на истинското поле
home-lesson-progress = Урок { $number } от { $count }
home-puzzle = Задача на деня
home-puzzle-hint = Намери единствения най-добър отговор
# How hard it is, after the line about it.
home-puzzle-level = { $level ->
    [1] лесна
    [2] хитра
   *[3] трудна
}
home-puzzle-streak = { $days ->
    [one] Серия: { $days } ден
   *[other] Серия: { $days } дни
}
home-puzzle-done = { $days ->
    [one] Днешната е решена. Серия: { $days } ден
   *[other] Днешната е решена. Серия: { $days } дни
}
home-coach = Игра с треньор
home-coach-hint = Кротки ботове и съвети в движение
home-learn = Правила
home-learn-hint = Всички правила, с картинки

games = Твоите игри
games-none = Тук ще се появят твоите игри.
games-unknown = Игрите ти не се заредиха.
games-alone = Още няма други
games-open = Още не е започнала
games-running = Рунд { $round }
games-your-turn = Ти си на ход · рунд { $round }
games-turn-of = На ход е { $name } · рунд { $round }
games-over = { $count ->
    [one] Победа за { $names } · { $date }
   *[other] Обща победа за { $names } · { $date }
}
games-early = Прекратена · { $date }
games-won = Победа за теб · { $date }
games-resume = Продължи
games-replay = Повторение
games-all = Покажи всичките { $count }

## Before the start

invite = Покани приятели

options = Настройки на играта
clock = { $clock ->
    [none] Няма
    [relaxed] Спокоен
   *[live] Бърз
}
fork = { $fork ->
    [alternate] Редуване
   *[natural] Случайно
}

## When there is no table to show

no-table-title = Няма такава маса
no-table-text = Линкът може да е непълен или масата отдавна да е разчистена. Поискай линка отново.
given-up-title = Тази маса е затворена
given-up-text = Всички си тръгнаха, преди играта да започне.
foreign-title = Грешен адрес
foreign-text = Този сървър не приема игри от този адрес. Отвори „Ниагара“ на собствения ѝ адрес.
blocked-title = Бисквитките са блокирани
blocked-text = Бисквитка пази мястото ти, а браузърът ти я блокира. Разреши бисквитките за този сайт.
storage-blocked = Този браузър не помни нищо между посещенията, затова настройките ти важат, докато не затвориш страницата.
renewed-title = Вече си { $name }.
renewed-text = Сървърът не разпозна този браузър, затова предишните ти места ги няма.
link-lost = Връзката прекъсна. Свързваме се отново…
link-restart = Свързваме се отново… Играта ти е запазена.
link-offline = Няма интернет. Игрите ти са запазени.
link-now = Опитай веднага
broken-title = Нещо падна във водопада
broken-text = Грешката е наша. Презареди страницата: игрите ти са запазени.
broken-load = Страницата не се зареди. Провери връзката и презареди.
offline-title = Няма интернет
offline-text = „Ниагара“ има нужда от интернет. Игрите ти са запазени: върни се, когато има връзка.
lost-title = Тук има само вода
lost-text = На този адрес няма страница. Игрите ти чакат на началната страница.

refused-offline = Няма връзка със сървъра. Провери интернета и опитай пак.
refused-malformed = Сървърът не разбра това. Провери написаното.
refused-no-session = Браузърът ти блокира нашата бисквитка. Разреши я за този сайт.
refused-foreign = Тази страница е част от друг сайт. Отвори „Ниагара“ на собствения ѝ адрес.
refused-not-yours = Това може само домакинът.
refused-not-found = Това вече го няма.
refused-not-now = Точно сега не може.
refused-full = Мястото е заето. Избери друго.
refused-illegal = Тук това не може.
refused-unfinished = Ходът ти не е завършен: още едно кану трябва да се придвижи.
refused-stale = На масата има промяна. Погледни пак.
refused-slow-down = По-полека! Изчакай малко и опитай пак.
refused-unavailable = Сървърът е зает. Опитай пак след малко.
refused-failed = Нещо при нас се обърка. Опитай пак.

## Learn

learn = Правила

invite-title = Ела да играем „Ниагара“
