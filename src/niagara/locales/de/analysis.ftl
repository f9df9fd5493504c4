# Die Analyse einer beendeten Partie. Anteile kommen als „41 %“, Namen kommen, wie sie sind.
# $who ist, wessen Chance erzählt wird, $name, wer gezogen hat.
# $way ist „up“ oder „down“; „your-up“ oder „your-down“, wenn es die Chance der Person ist, die es liest.

chance-change = { $way ->
    [up] Die Gewinnchance von { $who } steigt von { $was } auf { $now }.
    [your-up] Deine Gewinnchance steigt von { $was } auf { $now }.
    [your-down] Deine Gewinnchance fällt von { $was } auf { $now }.
   *[down] Die Gewinnchance von { $who } fällt von { $was } auf { $now }.
}

# Wendepunkte: was jemand getan hat, …
turning-steal = { event-stolen } { chance-change }
turning-land = { event-landed } { chance-change }
turning-fall = { event-swept-paddled } { chance-change }
turning-weather = { event-weather } { chance-change }
turning-load = { event-loaded } { chance-change }
turning-ransom = { event-ransomed } { chance-change }
turning-paddle = { event-trip } { chance-change }
turning-stay = { $name } lässt das Kanu am Strand. { chance-change }
# … dasselbe für die Person, die es getan hat oder bestohlen wurde: $told ist dieser Satz, …
turning-you = { $told } { chance-change }
turning-you-stay = Du lässt das Kanu am Strand. { chance-change }
# … was die Karten einer Runde bewirkt haben, sobald alle gewählt waren, …
turning-tiles = { $way ->
    [up] Die Karten liegen gut für { $who }: Die Gewinnchance steigt von { $was } auf { $now }.
    [your-up] Die Karten liegen gut für dich: Deine Gewinnchance steigt von { $was } auf { $now }.
    [your-down] Die Karten liegen schlecht für dich: Deine Gewinnchance fällt von { $was } auf { $now }.
   *[down] Die Karten liegen schlecht für { $who }: Die Gewinnchance fällt von { $was } auf { $now }.
}
turning-tiles-swept = { $way ->
    [your-down] Bei diesen Karten reißt der Fluss eins deiner Kanus den Wasserfall hinunter: Deine Gewinnchance fällt von { $was } auf { $now }.
   *[down] Bei diesen Karten reißt der Fluss ein Kanu von { $who } den Wasserfall hinunter: Die Gewinnchance fällt von { $was } auf { $now }.
}
# … und was der Fluss bei zufälliger Gabelung getan hat.
turning-river = { $way ->
    [up] Der Fluss meint es gut mit { $who }: Die Gewinnchance steigt von { $was } auf { $now }.
    [your-up] Der Fluss meint es gut mit dir: Deine Gewinnchance steigt von { $was } auf { $now }.
    [your-down] Der Fluss meint es nicht gut mit dir: Deine Gewinnchance fällt von { $was } auf { $now }.
   *[down] Der Fluss meint es nicht gut mit { $who }: Die Gewinnchance fällt von { $was } auf { $now }.
}
turning-river-swept = { $way ->
    [your-down] Der Fluss reißt eins deiner Kanus den Wasserfall hinunter: Deine Gewinnchance fällt von { $was } auf { $now }.
   *[down] Der Fluss reißt ein Kanu von { $who } den Wasserfall hinunter: Die Gewinnchance fällt von { $was } auf { $now }.
}
# … und wo ein Fehler dahintersteckt, steht er am Anfang: $mark ist „mistake“ oder „blunder“, mit „your-“ davor, wenn es deiner war;
# $played ist, was gespielt wurde, $told der Rest des Satzes, $choice, was der Meister getan hätte: „Zu Feld 3 paddeln“.
turning-erred = { $mark ->
    [your-mistake] Du machst einen Fehler: „{ $played }“.
    [your-blunder] Du patzt: „{ $played }“.
    [mistake] { $name } macht einen Fehler: „{ $played }“.
   *[blunder] { $name } patzt: „{ $played }“.
}
turning-mistake = { turning-erred } { $told } Besser: „{ $choice }“.

# Noten für Entscheidungen, von der mildesten zur schlimmsten
analysis-mark = { $mark ->
    [inaccuracy] Ungenauigkeit
    [mistake] Fehler
   *[blunder] Patzer
}

# niagara analyse: Überschriften, Spalten (kurz), und was dasteht, wenn es nichts zu zeigen gibt
analysis-decisions = Entscheidungen
analysis-player = Spieler
analysis-result = Ergebnis
analysis-accuracy = Genauigkeit
analysis-skill = Eigenes Spiel
analysis-gifts = Geschenke
analysis-luck = Glück
analysis-chart = Gewinnchance, Runde für Runde
analysis-turning-points = Wendepunkte
analysis-no-turning-point = Kein einzelner Moment hat die Chancen stark verändert.
analysis-worst = Die teuersten Entscheidungen
analysis-nothing-lost = Keine Entscheidung hat viel gekostet.
analysis-round = Runde
analysis-played = gespielt
analysis-champion = Meister
analysis-legend = { analysis-about } ?! Ungenauigkeiten, ? Fehler, ?? Patzer. Glück: verdeckte Karten und der Fluss.
analysis-running = { $path }: Diese Partie ist noch nicht zu Ende. Analysieren lassen sich nur beendete Partien.
analysis-worker-died = Ein Arbeitsprozess ist ausgefallen (beendet, Speicher voll oder abgestürzt). Versuch es noch einmal, bei knappem Speicher mit weniger --jobs.

# In der Wiederholung
analysis-title = Was hat diese Partie entschieden?
analysis-busy = Der Meister geht jede Entscheidung durch …
analysis-progress = { $done } von { $planned } Entscheidungen
analysis-waiting = { $ahead ->
    [0] Gleich geht es los …
    [one] Eine andere Partie ist vorher dran.
   *[other] { $ahead } andere Partien sind vorher dran.
}
analysis-failed = Die Analyse ist nicht fertig geworden. Bitte versuch es noch einmal.
analysis-full = Gerade werden viele Partien analysiert. Versuch es in einer Minute noch einmal.
analysis-partial = Analysieren lassen sich nur vollständig gespielte Partien mit höchstens 100 Runden.
analysis-chances = Gewinnchance
analysis-chances-now = Runde { $round }: { $chances }.
analysis-chance-of = { $name } { $chance }
analysis-signs = Zeichen im Diagramm
analysis-turning-point = Wendepunkt
analysis-here = Diese Entscheidung
analysis-best = Meister
analysis-chosen = Gespielt
analysis-same = Der Meister würde dasselbe tun.
analysis-equal = So gut wie die Wahl des Meisters.
analysis-verdict = { $mark ->
    [none] Fast so gut wie die Wahl des Meisters.
    [slim] Die Wahl des Meisters war etwas besser, aber die Chancen waren so oder so gering.
    [inaccuracy] Etwas schlechter als die Wahl des Meisters.
    [mistake] Deutlich schlechter als die Wahl des Meisters.
   *[blunder] Viel schlechter als die Wahl des Meisters.
}
analysis-as-known = Es zählt, was da zu wissen war, ohne die verdeckten Karten.
analysis-no-choice = Hier gab es nichts zu entscheiden.
analysis-retry = Neuer Versuch ab hier
analysis-ransom = Ein Kanu für { a-gem } auslösen
analysis-stay = Das Kanu am Strand lassen
# Anstelle eines Namens in at-trip-steal: Bestohlen worden wäre, wer es liest.
analysis-victim-you = dir
# $canoe ist „Kanu auf Feld 4“, $action „Zu Feld 3 paddeln“.
analysis-by-canoe = { $canoe }: { $action }
analysis-players = So haben alle gespielt
analysis-marked = { $name }: { analysis-mark }
# $told ist die Zeile darüber, $choice „Zu Feld 3 paddeln“.
analysis-own-costliest = Deine teuerste eigene Entscheidung: „{ $played }“. Besser: „{ $choice }“.
analysis-better = { $told }. Besser: „{ $choice }“.
analysis-more = { $count ->
    [one] Eine weitere
   *[other] { $count } weitere
}
analysis-about = Genauigkeit: Bei 100 war jede Entscheidung so gut wie die des Meisters. Sie misst, welcher Anteil der eigenen Gewinnchancen verschenkt wurde; waren sie klein, kann sie auch ohne Patzer niedrig sein. Eine Ungenauigkeit ist etwas schlechter, ein Fehler deutlich, ein Patzer viel schlechter, gemessen an dem, was da zu wissen war.
analysis-luck-title = Glück: verdeckte Karten und der Fluss
analysis-luck-was = { $luck ->
    [very-lucky] viel Glück
    [lucky] Glück
    [unlucky] Pech
    [very-unlucky] viel Pech
   *[even] ausgeglichen
}
analysis-account = Spiel und Glück in Zahlen
analysis-start = Start
analysis-account-about = In Hundertsteln eines Sieges: Start, eigenes Spiel, Geschenke und Glück ergeben zusammen das Ergebnis. Jede Zahl ist eine Summe über die ganze Partie und kann daher über 100 gehen. Eigenes Spiel: was schlechtere Entscheidungen als die des Meisters gekostet haben. Geschenke: was die anderen verschenkt haben. Glück: verdeckte Karten und der Fluss.
analysis-numbers = Die Chancen in Zahlen
