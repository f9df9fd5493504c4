# Cine joacă: jocuri de privit, clasamentul, paginile jucătorilor.

watch = Privește
watch-bots = Privește cum joacă boții
watch-bots-text = Stai comod și vezi cum o fac ei.
watch-bots-start = Pornește un joc între boți
watch-running = Jocuri în desfășurare
watch-running-none = Acum nu e niciun joc public.
watch-open = Mese cu locuri libere
watch-open-none = Nicio masă publică nu așteaptă. Ca să creezi una, alege „Cu prieteni”, apoi „Masă publică”.
watch-over = Abia încheiate
watch-go = Privește
watch-join = Joacă
table-open = { $free ->
    [one] 1 loc liber
    [few] { $free } locuri libere
   *[other] { $free } de locuri libere
}{ $rated ->
    [rated] {" "}· cotat
   *[casual] {""}
}
table-running = Runda { $round }{ $rated ->
    [rated] {" "}· cotat
   *[casual] {""}
}

best = Clasament
best-text = Oameni și boți de la mesele publice cotate. Locul se stabilește după o estimare prudentă, așa că primele jocuri cântăresc cel mai mult.
best-none = Nimeni n-a terminat încă un joc cotat. Primul loc e liber!
best-how = Ca să apari aici, termină un joc cotat: cel puțin doi oameni, un ceas și acordul tuturor. Boții pot ocupa celelalte locuri.
best-begin = Deschide o masă cotată
best-place = Loc
best-player = Nume
best-rating = Cotă
best-games = Jocuri
best-wins = Victorii
player-bot = { $level ->
    [beginner] Bot începător
    [easy] Bot, nivel ușor
    [medium] Bot, nivel mediu
    [hard] Bot, nivel greu
    [champion] Bot campion
   *[other] Bot { $level }
}
player-you = Asta e pagina ta. Ceilalți îți văd numai jocurile cotate.
player-strength = Nivel de joc
player-about = { NUMBER($mu, maximumFractionDigits: 1) } ± { NUMBER($sigma, maximumFractionDigits: 1) }
player-unrated = Încă niciun joc cotat.
player-games = Jocuri
player-games-none = Aici vor apărea jocurile terminate.
player-won = Victorie
player-shared = Victorie împărțită
player-lost = Nu de data asta
player-game = { $seats } jucători, { $rounds ->
    [one] 1 rundă
    [few] { $rounds } runde
   *[other] { $rounds } de runde
} · { $date }{ $rated ->
    [rated] {" "}· cotat
   *[casual] {""}
}
no-player-title = Profil negăsit
no-player-text = Aici nu e încă niciun joc cotat terminat sau s-a cerut ștergerea datelor.
