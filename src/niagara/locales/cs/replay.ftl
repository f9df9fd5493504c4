# Záznamy her, i ty, které někdo otevře ze souboru.

replay-board = Herní plán v kole { $round }
replay-controls = Záznam hry
replay-round = Kolo { $round }
replay-step = Krok { $step } z { $steps }
replay-at = Kolo { $round }, krok { $step }
replay-slider = Místo ve hře
replay-first = Na začátek
replay-back = Zpět
replay-play = Přehrát
replay-pause = Pozastavit
replay-forth = Vpřed
replay-last = Na konec
replay-stride = Krokovat
stride = { $by ->
    [decision] Po tazích
   *[round] Po kolech
}
replay-speed = Rychlost
speed = { $times }×
replay-told = Co se stalo
replay-begins = Hra začíná.
replay-quiet = V tomhle kroku není nic vidět.
replay-standings = Stav hry
replay-ahead = Vede
replay-players = Hráči
replay-knew = Ukázat
replay-open = Všechno
replay-eyes = Co vidí { $name }
replay-eyes-you = Co vidíš ty
replay-won = vítěz
replay-hand = V ruce: { $tiles }.
replay-may-hold = Karet v ruce: { $count }, z těchto: { $tiles }.
replay-of = { $count } z těchto
replay-gems = { $count ->
    [0] Žádné drahokamy.
   *[other] Drahokamy: { $gems }.
}
replay-practise = Hrát odsud
replay-analyse = Rozebrat hru
replay-copy = Kopírovat pozici
replay-copied = Pozice zkopírována
replay-json = Uložit hru
replay-text = Uložit tahy
replay-keys = Klávesy: ← → krokují, Home a End skáčou, mezerník přehrává.
replay-early-title = Tahle hra ještě neskončila
replay-early-text = Záznam bude hotový, až skončí.
replay-early-go = Sledovat živě
record-text = Přehraj si uloženou hru a pokračuj v ní odkudkoli.
record-file = Vybrat soubor
record-paste = Nebo sem vlož uloženou hru
record-open = Otevřít
record-unreadable = Tohle není uložená hra Niagary. Vyber soubor, který Niagara uložila, nebo vlož celý jeho text.
record-too-large = Tenhle soubor je na uloženou hru moc velký.
record-wrong = Tuhle hru nejde přehrát. Chyba je tady:
no-replay-title = Hra nenalezena
no-replay-text = Odkaz je možná neúplný, nebo se ta hra nikdy nehrála.
practice = Hrát odsud
practice-text = Začni vlastní hru od kola { $round } této hry. Ostatní kanoe povedou boti.
practice-seat = Hrát jako
practice-as = { $seat ->
    [0] { $name } (červená)
    [1] { $name } (žlutá)
    [2] { $name } (zelená)
    [3] { $name } (modrá)
   *[4] { $name } (hnědá)
}
