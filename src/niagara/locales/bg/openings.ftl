# Начала: първите три рунда на силните играчи

openings = Начала
openings-lead = Силните играчи започват с 1, 2 или облака и пазят големите плочки, за да приберат кристалите.
openings-by = Игри на
openings-bot = { $bot ->
    [ranger] Рейнджър
   *[champion] Шампион
}
openings-round = Рунд { $round }
openings-order = Ред на ходовете
openings-tile = { $tile ->
    [cloud] облакът
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
openings-tiles-text = Всеки ред е място по реда на ходовете в рунд 1. После спасителният пояс минава нататък.
openings-lines = Чести начала
openings-share = { $share } от играчите
openings-win-share = { $share } победи
openings-wins = Кой печели, по реда в рунд 1
openings-fair = По равно би било { $share }.
openings-facts = През това време на реката
openings-speed = Колко тече реката, в дискове
openings-loaded = Натоварени кристали на играч
openings-landed = Донесени на брега кристали на играч
openings-stolen = Кражби на играч
openings-how = { $bot ->
    [champion] Преброено в { $games } игри на шампиона срещу себе си, с малко време за мислене. Той играе всеки път почти еднакво, затова победите му казват малко.
   *[ranger] Преброено в { $games } игри на рейнджъра срещу себе си: бот, научен само чрез игра.
}
