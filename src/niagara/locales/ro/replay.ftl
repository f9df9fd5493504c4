# Reluări și înregistrări ale jocurilor.

replay-board = Tabla în runda { $round }
replay-controls = Reluare
replay-round = Runda { $round }
replay-step = Pasul { $step } din { $steps }
replay-at = Runda { $round }, pasul { $step }
replay-slider = Momentul jocului
replay-first = La început
replay-back = Înapoi
replay-play = Redă
replay-pause = Pauză
replay-forth = Înainte
replay-last = La sfârșit
replay-stride = Pas
stride = { $by ->
    [decision] Mutare cu mutare
   *[round] Rundă cu rundă
}
replay-speed = Viteză
speed = { $times }×
replay-told = Ce s-a întâmplat
replay-begins = Jocul începe.
replay-quiet = În pasul ăsta nu e nimic de văzut.
replay-standings = Clasament
replay-ahead = Conduce
replay-players = La masă
replay-knew = Arată
replay-open = Totul
replay-eyes = Ce știa { $name }
replay-eyes-you = Ce știai tu
replay-won = victorie
replay-hand = În mână: { $tiles }.
replay-may-hold = În mână { $count }, dintre: { $tiles }.
replay-of = { $count } dintre acestea
replay-gems = { $count ->
    [0] Nicio nestemată.
   *[other] Nestemate: { $gems }.
}
replay-practise = Joacă de aici
replay-analyse = Analizează jocul
replay-copy = Copiază poziția
replay-copied = Poziție copiată
replay-json = Salvează jocul
replay-text = Salvează mutările
replay-keys = Taste: ← → pas cu pas, Home și End la capete, Spațiu redă.
replay-early-title = Jocul nu s-a încheiat încă
replay-early-text = Reluarea va fi gata când se termină.
replay-early-go = Privește în direct
record-text = Reia un joc salvat și joacă mai departe din orice moment al lui.
record-file = Alege un fișier
record-paste = Sau lipește aici un joc salvat
record-open = Deschide
record-unreadable = Acesta nu e un joc Niagara salvat. Alege un fișier salvat de Niagara sau lipește tot textul lui.
record-too-large = Fișierul e prea mare pentru un joc salvat.
record-wrong = Jocul nu poate fi reluat. Iată ce nu e în regulă:
no-replay-title = Joc negăsit
no-replay-text = Poate că linkul e incomplet sau jocul nu s-a jucat niciodată.
practice = Joacă de aici
practice-text = Începe-ți propriul joc din runda { $round } a acestuia. Celelalte canoe le conduc boții.
practice-seat = Joci ca
practice-as = { $name } ({ $seat ->
    [0] roșu
    [1] galben
    [2] verde
    [3] albastru
   *[4] maro
})
