# Кой играе: игри за гледане, класация, страници на играчи.

watch = Гледай
watch-bots = Гледай как играят ботове
watch-bots-text = Настани се удобно и виж как го правят.
watch-bots-start = Пусни игра с ботове
watch-running = Текущи игри
watch-running-none = В момента няма публични игри.
watch-open = Маси със свободни места
watch-open-none = Няма чакащи публични маси. За да направиш своя, избери „С приятели“ и после „Публична“.
watch-over = Току-що приключили
watch-go = Гледай
watch-join = Включи се
table-open = { $free ->
    [one] 1 свободно място
   *[other] { $free } свободни места
}{ $rated ->
    [rated] {" "}· с рейтинг
   *[casual] {""}
}
table-running = Рунд { $round }{ $rated ->
    [rated] {" "}· с рейтинг
   *[casual] {""}
}

best = Класация
best-text = Хора и ботове на публични маси с рейтинг. Оценката е предпазлива, затова първите игри тежат най-много.
best-none = Още няма завършена игра с рейтинг. Първото място е свободно!
best-how = За да влезеш в класацията, завърши игра с рейтинг: поне двама души, часовник и съгласието на всички. Ботове може да заемат другите места.
best-begin = Направи маса с рейтинг
best-place = Място
best-player = Играч
best-rating = Рейтинг
best-games = Игри
best-wins = Победи
player-bot = { $level ->
    [beginner] Начинаещ бот
    [easy] Лесен бот
    [medium] Среден бот
    [hard] Труден бот
    [champion] Бот шампион
   *[other] Бот { $level }
}
player-you = Това е твоята страница. Другите виждат само игрите ти с рейтинг.
player-strength = Сила
player-about = { NUMBER($mu, maximumFractionDigits: 1) } ± { NUMBER($sigma, maximumFractionDigits: 1) }
player-unrated = Още няма игри с рейтинг.
player-games = Игри
player-games-none = Тук ще се появят завършените игри.
player-won = Победа
player-shared = Обща победа
player-lost = Този път не
player-game = { $seats } играчи, { $rounds ->
    [one] 1 рунд
   *[other] { $rounds } рунда
} · { $date }{ $rated ->
    [rated] {" "}· с рейтинг
   *[casual] {""}
}
no-player-title = Няма такъв играч
no-player-text = Още няма завършена игра с рейтинг или данните са изтрити по желание на играча.
