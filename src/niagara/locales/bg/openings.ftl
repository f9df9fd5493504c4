# Начала: първите три рунда на силните играчи

openings = Начала
openings-lead = Силните играчи обикновено започват с 1, 2 или облака и пазят големите плочки, за да приберат кристалите.
openings-by = Чии игри
openings-bot = { $bot ->
    [ranger] Силни ботове
   *[champion] Шампионът
}
openings-round = Рунд { $round }
openings-order = Ред на ходовете
openings-tile = { $tile ->
    [cloud] облак
   *[other] { $tile }
}
openings-place = { $place ->
    [1] 1-ви
    [2] 2-ри
    [3] 3-ти
    [4] 4-ти
   *[other] 5-и
}
openings-tiles = Плочките в първите три рунда
openings-tiles-text = Редовете показват кой е първи, втори и така нататък в рунд 1. Във всеки следващ рунд започва следващият играч.
openings-lines = Чести начала
openings-share = { $share } от играчите
openings-win-share = { $share } победи
openings-wins = Кой печели според реда в рунд 1
openings-fair = При равни шансове: { $share }.
openings-facts = През това време на реката
openings-speed = С колко диска се движи реката
openings-loaded = Натоварени кристали на играч
openings-landed = Донесени на брега кристали на играч
openings-stolen = Кражби на играч
openings-how = { $bot ->
    [champion] Данните са от { $games } игри между шампиони с различен нрав и малко време за мислене. Как започва всеки, зависи и от нрава му.
   *[ranger] Данните са от { $games } игри на силен бот срещу себе си: бот, който се е научил точно така.
}
