# Повторения и записи на игри.

replay-board = Полето в рунд { $round }
replay-controls = Повторение
replay-round = Рунд { $round }
replay-step = Стъпка { $step } от { $steps }
replay-at = Рунд { $round }, стъпка { $step }
replay-slider = Момент от играта
replay-first = Към началото
replay-back = Назад
replay-play = Пусни
replay-pause = Пауза
replay-forth = Напред
replay-last = Към края
replay-stride = Стъпка
stride = { $by ->
    [decision] По ходове
   *[round] По рундове
}
replay-speed = Скорост
speed = { $times }×
replay-told = Какво се случи
replay-begins = Играта започва.
replay-quiet = В тази стъпка няма нищо за гледане.
replay-standings = Класиране
replay-ahead = Води
replay-players = Играчи
replay-knew = Покажи
replay-open = Всичко
replay-eyes = Каквото знае { $name }
replay-eyes-you = Каквото знаеш ти
replay-won = победа
replay-hand = В ръката: { $tiles }.
replay-may-hold = В ръката: { $count } от тези: { $tiles }.
replay-of = { $count } от тези
replay-gems = { $count ->
    [0] Няма кристали.
   *[other] Кристали: { $gems }.
}
replay-practise = Играй оттук
replay-analyse = Анализирай играта
replay-copy = Копирай положението
replay-copied = Положението е копирано
replay-json = Запази играта
replay-text = Запази ходовете
replay-keys = Клавиши: ← → стъпка, Home и End за скок, интервал пуска.
replay-early-title = Тази игра още не е свършила
replay-early-text = Повторението ще е готово, когато тя свърши.
replay-early-go = Гледай на живо
record-text = Пусни запазена игра и играй нататък от всеки неин момент.
record-file = Избери файл
record-paste = Или постави запазена игра тук
record-open = Отвори
record-unreadable = Това не е запазена игра на „Ниагара“. Избери файл, запазен от „Ниагара“, или постави целия му текст.
record-too-large = Файлът е твърде голям за запазена игра.
record-wrong = Тази игра не може да се пусне. Ето какво не е наред:
no-replay-title = Няма такава игра
no-replay-text = Линкът може да е непълен или такава игра да не е играна.
practice = Играй оттук
practice-text = Започни своя игра от рунд { $round } на тази. Другите канута са на ботовете.
practice-seat = Играй като
practice-as = { $name } ({ $seat ->
    [0] червено
    [1] жълто
    [2] зелено
    [3] синьо
   *[4] кафяво
})
