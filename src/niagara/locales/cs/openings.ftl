# Zahájení: první tři kola silných hráčů

openings = Zahájení
openings-lead = Silní hráči začínají kartou 1, 2 nebo mrakem a vysoké karty si nechávají na cestu domů s drahokamy.
openings-by = Hry bota
openings-bot = { $bot ->
    [ranger] Ranger
   *[champion] Šampion
}
openings-round = { $round }. kolo
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
openings-tiles-text = Každý řádek je jedno místo v pořadí prvního kola. Plovací kruh se pak posouvá dál.
openings-lines = Časté začátky
openings-share = { $share } hráčů
openings-win-share = { $share } výher
openings-wins = Kdo vyhrává, podle pořadí v prvním kole
openings-fair = Spravedlivý podíl by byl { $share }.
openings-facts = Mezitím na řece
openings-speed = O kolik se posune řeka, v polích
openings-loaded = Naložené drahokamy na hráče
openings-landed = Drahokamy přivezené na břeh na hráče
openings-stolen = Krádeže na hráče
openings-how = { $bot ->
    [champion] Spočítáno v { $games } hrách šampiona proti sobě samému, s krátkým časem na rozmyšlenou. Hraje pokaždé dost podobně, takže jeho výhry moc neříkají.
   *[ranger] Spočítáno v { $games } hrách rangera proti sobě samému. Ten bot se naučil hrát jen hraním.
}
