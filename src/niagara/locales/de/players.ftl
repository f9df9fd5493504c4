watch = Zuschauen
watch-bots = Bots beim Spielen zusehen
watch-bots-text = Lehn dich zurück und sieh, wie sie es machen.
watch-bots-start = Bot-Partie starten
watch-running = Laufende Partien
watch-running-none = Gerade läuft keine öffentliche Partie.
watch-open = Tische mit freien Plätzen
watch-open-none = Kein öffentlicher Tisch wartet. Eröffne selbst einen: „Mit Freunden“, dann „Öffentlich“.
watch-over = Gerade beendet
watch-go = Zuschauen
watch-join = Mitspielen
table-open = { $free ->
    [one] 1 Platz frei
   *[other] { $free } Plätze frei
}{ $rated ->
    [rated] {" "}· gewertet
   *[casual] {""}
}
table-running = Runde { $round }{ $rated ->
    [rated] {" "}· gewertet
   *[casual] {""}
}

best = Bestenliste
best-text = Menschen und Bots an öffentlichen gewerteten Tischen. Der Rang beruht auf einer vorsichtigen Schätzung, darum verändern ihn die ersten Partien am stärksten.
best-none = Noch niemand hat eine gewertete Partie beendet. Der erste Platz ist zu haben!
best-how = Auf diese Liste kommst du mit einer gewerteten Partie: mindestens zwei Menschen, eine Uhr, und alle sind einverstanden. Bots dürfen die übrigen Plätze füllen.
best-begin = Gewerteten Tisch anlegen
best-place = Rang
best-player = Name
best-rating = Wertung
best-games = Partien
best-wins = Siege
player-bot = { $level ->
    [beginner] Bot, Anfänger
    [easy] Bot, leicht
    [medium] Bot, mittel
    [hard] Bot, schwer
    [champion] Bot, Meister
   *[other] Bot, { $level }
}
player-you = Das ist deine Seite. Andere sehen nur deine gewerteten Partien.
player-strength = Spielstärke
player-about = { NUMBER($mu, maximumFractionDigits: 1) } ± { NUMBER($sigma, maximumFractionDigits: 1) }
player-unrated = Noch keine gewerteten Partien.
player-games = Partien
player-games-none = Hier erscheinen beendete Partien.
player-won = Gewonnen
player-shared = Geteilter Sieg
player-lost = Diesmal nicht
player-game = { $rounds ->
    [one] { $seats } am Tisch, 1 Runde
   *[other] { $seats } am Tisch, { $rounds } Runden
} · { $date }{ $rated ->
    [rated] {" "}· gewertet
   *[casual] {""}
}
no-player-title = Profil nicht gefunden
no-player-text = Hier gibt es noch keine gewertete Partie, oder das Profil wurde auf Wunsch gelöscht.
