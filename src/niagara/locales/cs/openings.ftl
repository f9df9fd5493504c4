# Zahájení: první tři kola silných hráčů

openings = Zahájení
openings-lead = Silní hráči většinou začínají kartou 1, 2 nebo mrakem a vysoké karty si nechávají na cestu domů s drahokamy.
openings-by = Čí hry
openings-bot = { $bot ->
    [ranger] Silní boti
   *[champion] Mistr
}
openings-round = Kolo { $round }
openings-order = Pořadí
openings-tile = { $tile ->
    [cloud] mrak
   *[other] { $tile }
}
openings-place = { $place ->
    [1] 1.
    [2] 2.
    [3] 3.
    [4] 4.
   *[other] 5.
}
openings-tiles = Karty prvních tří kol
openings-tiles-text = Řádky ukazují, kdo je v prvním kole na řadě první, druhý a tak dál. V každém dalším kole začíná další v pořadí.
openings-lines = Častá zahájení
openings-share = { $share } hráčů
openings-win-share = { $share } výher
openings-wins = Výhry podle pořadí v prvním kole
openings-fair = Spravedlivý podíl by byl { $share }.
openings-facts = Mezitím na řece
openings-speed = O kolik se posune řeka, v polích
openings-loaded = Naložené drahokamy (na hráče)
openings-landed = Drahokamy přivezené na břeh (na hráče)
openings-stolen = Krádeže (na hráče)
openings-how = { $bot ->
    [champion] Za čísly stojí { $games } her mistrů různých povah, s krátkým časem na rozmyšlenou. Jak kdo začíná, je i otázka povahy.
   *[ranger] Za čísly stojí { $games } her silného bota proti sobě samému. Tenhle bot se všechno naučil jen hraním.
}
