# Kdo hraje: hry ke sledování, žebříček, stránky hráčů.

watch = Sledovat
watch-bots = Jak hrají boti
watch-bots-text = Pohodlně se usaď a koukej, jak jim to jde.
watch-bots-start = Spustit hru botů
watch-running = Právě se hraje
watch-running-none = Teď se žádná veřejná hra nehraje.
watch-open = Stoly s volnými místy
watch-open-none = Žádný veřejný stůl nečeká. Můžeš ho založit: zvol S přáteli a pak Veřejný stůl.
watch-over = Právě dohráno
watch-go = Sledovat
watch-join = Přidat se
table-open = { $free ->
    [one] 1 volné místo
    [few] { $free } volná místa
    [many] { $free } volného místa
   *[other] { $free } volných míst
}{ $rated ->
    [rated] {" "}· hodnocená hra
   *[casual] {""}
}
table-running = Kolo { $round }{ $rated ->
    [rated] {" "}· hodnocená hra
   *[casual] {""}
}

best = Žebříček
best-text = Lidé a boti u veřejných hodnocených stolů. Pořadí se řídí opatrným odhadem, takže nejvíc tě posunou první hry.
best-none = Hodnocenou hru zatím nikdo nedohrál. První místo je volné!
best-how = Do žebříčku se dostaneš hodnocenou hrou: aspoň dva lidé, hodiny a souhlas všech. Ostatní místa mohou obsadit boti.
best-begin = Založit hodnocený stůl
best-place = Místo
best-player = Hráč
best-rating = Hodnocení
best-games = Hry
best-wins = Výhry
player-bot = { $level ->
    [beginner] Bot začátečník
    [easy] Lehký bot
    [medium] Střední bot
    [hard] Těžký bot
    [champion] Bot mistr
   *[other] Bot { $level }
}
player-you = Tohle je tvoje stránka. Ostatní vidí jen tvoje hodnocené hry.
player-strength = Síla
player-about = { NUMBER($mu, maximumFractionDigits: 1) } ± { NUMBER($sigma, maximumFractionDigits: 1) }
player-unrated = Zatím žádné hodnocené hry.
player-games = Hry
player-games-none = Tady se objeví dohrané hry.
player-won = Výhra
player-shared = Společné vítězství
player-lost = Tentokrát ne
player-game = Hráčů: { $seats }, { $rounds ->
    [one] 1 kolo
    [few] { $rounds } kola
    [many] { $rounds } kola
   *[other] { $rounds } kol
} · { $date }{ $rated ->
    [rated] {" "}· hodnocená hra
   *[casual] {""}
}
no-player-title = Hráč nenalezen
no-player-text = Buď tu chybí dohraná hodnocená hra, nebo je stránka na přání smazaná.
