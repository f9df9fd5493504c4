# Rätsel: ihre Seite, die Leiste am Tisch und warum eine Antwort die beste ist.

puzzles = Rätsel
puzzles-lead = Eine Stellung, eine beste Antwort: die, mit der du am häufigsten gewinnst. Findest du sie?
puzzles-today = Rätsel des Tages
puzzles-ask = { $kind ->
    [tile] Welche Karte ist die beste?
   *[turn] Finde den besten Zug
}
puzzles-level = { $level ->
    [1] Leicht
    [2] Knifflig
   *[3] Schwer
}
puzzles-players = { $count ->
    [one] { $count } Person am Tisch
   *[other] { $count } am Tisch
}
puzzles-solve = Lösen
puzzles-solve-again = Noch einmal spielen
puzzles-entry = { $state ->
    [solved] Rätsel { $number }, gelöst
   *[open] Rätsel { $number }
}
puzzles-progress = { $solved } von { $count } gelöst
puzzles-all = Alle Rätsel

puzzles-streak = { $days ->
    [0] Löse das heutige Rätsel und starte eine Serie.
    [one] Serie: { $days } Tag
   *[other] Serie: { $days } Tage
}
puzzles-streak-longest = { $days ->
    [one] Längste: { $days } Tag
   *[other] Längste: { $days } Tage
}
puzzles-come-back = Stark! Morgen kommt ein neues.

puzzle-heading = { $level ->
    [1] Rätsel { $number }, leicht
    [2] Rätsel { $number }, knifflig
   *[3] Rätsel { $number }, schwer
}
puzzle-watch = Sieh dir die beste Antwort an, und was daraus wird.
puzzle-goal = { $kind ->
    [tile] Welche deiner Karten ist jetzt die beste? Wähle und spiele sie.
   *[turn] Welcher Zug gibt dir die beste Chance auf den Sieg? Du darfst ausprobieren: Nichts zählt, bis du ihn beendest.
}
puzzle-right = { $kind ->
    [tile] Ja, das ist die beste Karte!
   *[turn] Ja, das ist der beste Zug!
}
puzzle-wrong = { $kind ->
    [tile] Es gibt eine bessere Karte.
   *[turn] Es gibt einen besseren Zug.
}
# How good an answer is that is not the best; $cost is a number of games.
puzzle-cost = { $size ->
    [small] Fast so gut: Von 100 Spielen gewinnst du etwa { $cost } weniger.
    [medium] Das kostet etwas: Von 100 Spielen gewinnst du etwa { $cost } weniger.
   *[large] Das kostet viel: Von 100 Spielen gewinnst du etwa { $cost } weniger.
}
# Nach einer Antwort, die nicht die beste ist: woran man als Nächstes denken kann, ohne die Antwort zu verraten.
puzzle-nudge = { $idea ->
    [win] Du kannst in dieser Runde gewinnen.
    [stop] Jemand steht kurz vor dem Sieg. Kannst du das verhindern?
    [steal] Es gibt einen Edelstein zu stehlen.
    [land] Ein Edelstein kann an Land.
    [lowest] Ein Edelstein kann an Land: Welche Karte reicht gerade dafür?
    [fetch] Ein Edelstein lässt sich in einem Zug einladen und an Land bringen.
    [load] Es gibt einen Edelstein einzuladen.
    [swap] Ist der Edelstein in deinem Kanu der richtige?
    [weather] Denk ans Wetter: Wessen Kanus könnte der Fluss mitreißen?
    [reach] Wer könnte dich in dieser Runde bestehlen?
   *[safe] Welche deiner Kanus könnte dir der Fluss in dieser Runde nehmen?
}
# Die Überschrift am Tisch nach einer Antwort.
puzzle-head = { $result ->
    [right] Rätsel gelöst
    [wrong] Versuch es noch einmal
   *[shown] Die beste Antwort
}
puzzle-shown = { $kind ->
    [tile] Das ist die beste Karte.
   *[turn] Das ist der beste Zug.
}
puzzle-chance = Deine Gewinnchance liegt so bei etwa { $best }; mit der zweitbesten Antwort wären es { $next }.
puzzle-show = Zeig’s mir
puzzle-try-again = Neuer Versuch
puzzle-next = Nächstes Rätsel
puzzle-list = Alle Rätsel
puzzle-share = Teilen

puzzle-share-solved = { $tries ->
    [1] Niagara-Rätsel vom { $date }: im ersten Versuch gelöst
   *[other] Niagara-Rätsel vom { $date }: in { $tries } Versuchen gelöst
}
puzzle-share-any = { $tries ->
    [1] Niagara-Rätsel { $number }: im ersten Versuch gelöst
   *[other] Niagara-Rätsel { $number }: in { $tries } Versuchen gelöst
}
puzzle-share-streak = { $days ->
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
}
puzzle-share-copied = Kopiert. Füg es ein, wo du magst.

puzzle-why-win = { $goal ->
    [four-of-a-kind] Dieser Zug gewinnt das Spiel: vier gleiche.
    [five-kinds] Dieser Zug gewinnt das Spiel: alle fünf Sorten.
   *[seven-in-all] Dieser Zug gewinnt das Spiel: sieben Edelsteine.
}
puzzle-why-stop = { $gem ->
    [amethyst] { $name } fehlte nur noch ein Amethyst zum Sieg, und den hast du gestohlen.
    [diamond] { $name } fehlte nur noch ein Diamant zum Sieg, und den hast du gestohlen.
    [amber] { $name } fehlte nur noch ein Bernstein zum Sieg, und den hast du gestohlen.
    [sapphire] { $name } fehlte nur noch ein Saphir zum Sieg, und den hast du gestohlen.
   *[ruby] { $name } fehlte nur noch ein Rubin zum Sieg, und den hast du gestohlen.
}
puzzle-why-steal = Du stiehlst { a-gem } von { $name }. Das kostet nichts, und { $name } muss noch einmal los.
puzzle-why-steal-two = Deine beiden Kanus stehlen je einen Edelstein, und Stehlen kostet nichts.
puzzle-why-land-two = Deine beiden Kanus bringen in einem Zug je einen Edelstein an Land.
puzzle-why-flood = { $count ->
    [one] Der schnellere Fluss reißt ein fremdes Kanu den Wasserfall hinunter, egal, was noch kommt.
   *[other] Der schnellere Fluss reißt { $count } fremde Kanus den Wasserfall hinunter, egal, was noch kommt.
}
puzzle-why-calm = Bei ruhigerem Wetter kann der Fluss dir in dieser Runde kein Kanu nehmen. Andersherum könnte er es.
puzzle-why-fetch = Du lädst { a-gem } ein und bringst ihn im selben Zug an Land, bevor ihn jemand stehlen kann.
puzzle-why-swap = Du lädst einen Edelstein aus und dafür { a-gem } ein: Damit kommst du einem Ziel näher.
puzzle-why-land-and-load = Ein Kanu bringt einen Edelstein an Land, und das andere lädt { a-gem } ein.
puzzle-why-load-two = Deine beiden Kanus laden in einem Zug je einen Edelstein ein.
puzzle-why-out-of-reach = Hier kann dich in dieser Runde niemand bestehlen, egal, welche Karten die anderen noch haben. Nach den meisten anderen Zügen ginge das.
puzzle-why-escape = Nach diesem Zug kann der Fluss dir in dieser Runde kein Kanu nehmen. Nach den meisten anderen könnte er es.
puzzle-why-load = Du lädst { a-gem } ein, und der Fluss kann dir in dieser Runde kein Kanu nehmen, egal, was die anderen spielen.
puzzle-why-land = { $missing ->
    [1] Du bringst { a-gem } an Land. Jetzt fehlt dir zum Sieg nur noch ein passender Edelstein.
   *[other] Du bringst { a-gem } an Land. Dort kann ihn niemand stehlen, und der Fluss bekommt ihn auch nicht.
}

puzzle-why-tile-win = Von deinen Karten reicht nur die { $tile }, um in dieser Runde zu gewinnen.
puzzle-why-tile-land-two = Von deinen Karten reicht nur die { $tile }, um in dieser Runde zwei Edelsteine an Land zu bringen.
puzzle-why-tile-steal = Von deinen Karten bringt dich nur die { $tile } genau zum Kanu von { $name }, um { a-gem } zu stehlen. Du bist vorher dran, { $name } kann also nicht entkommen.
puzzle-why-tile-fetch = Von deinen Karten reicht nur die { $tile }, um { a-gem } einzuladen und im selben Zug an Land zu bringen.
puzzle-why-tile-land-and-load = Von deinen Karten reicht nur die { $tile }, damit ein Kanu einen Edelstein an Land bringt und das andere einen einlädt.
puzzle-why-tile-land = Von deinen Karten reicht nur die { $tile }, um in dieser Runde { a-gem } an Land zu bringen.
puzzle-why-tile-land-lowest = Die { $tile } reicht gerade, um { a-gem } an Land zu bringen. Heb dir die höheren Karten für später auf.
puzzle-why-tile-load = Von deinen Karten kannst du nur mit der { $tile } in dieser Runde einen Edelstein einladen: Die Punkte gehen genau auf.
puzzle-why-tile-safe = { $tile ->
    [cloud] Nur mit der Wolke bleiben in dieser Runde alle deine Kanus außer Reichweite des Flusses.
   *[other] Von deinen Karten bringt nur die { $tile } in dieser Runde alle deine Kanus aus der Reichweite des Flusses.
}
puzzle-why-tile-cloud = Keine Zahl bringt deinen Edelstein in dieser Runde an Land. Mit der Wolke bleiben deine Kanus, wo sie sind.
