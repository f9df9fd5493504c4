# Die Spielregel. book-r4-8-title ist die Überschrift der Regel R4.8, book-r4-8 ihr Text; book-d3-title ist eine Frage,
# book-d3 die Antwort. In den Bildern heißt, wer spielt, wie die Farbe der Kanus.

book-contents = Inhalt
book-chapter = Kapitel { $number } von { $count }
book-search = In den Regeln suchen
book-search-clear = Suche löschen
book-found = { $count ->
    [0] Nichts gefunden. Versuch ein anderes Wort oder schau ins Inhaltsverzeichnis.
    [one] 1 Stelle gefunden
   *[other] { $count } Stellen gefunden
}
book-previous = Zurück: { $chapter }
book-next = Weiter: { $chapter }
book-rule = Regel { $rule }
book-question = Frage { $rule }
book-see = Siehe auch
book-show = Zeig’s mir
book-show-again = Noch einmal zeigen
book-tiles = Gespielte Karten
book-tile-of = { $tile ->
    [cloud] { $name }: Wolke
   *[other] { $name }: { $tile }
}
book-print = Übersicht drucken

book-goal = Das Ziel
book-goal-lead = Paddle den Fluss hinunter, lade Edelsteine ein und bring sie an Land. Aber jede Runde fließt der Fluss, und an seinem Ende wartet der Wasserfall.
book-goal-win = Damit gewinnst du
book-goal-four = Vier Edelsteine einer Sorte
book-goal-five = Ein Edelstein jeder Sorte
book-goal-seven = Sieben beliebige Edelsteine
book-goal-play = So geht’s
book-goal-tile = Alle wählen heimlich eine Karte.
book-goal-move = Deine Zahl sagt, wie weit deine Kanus paddeln.
book-goal-river = Die niedrigste aller Zahlen sagt, wie weit der Fluss fließt.
book-goal-home = Ein Edelstein gehört dir, sobald sein Kanu an Land ist.
book-goal-tip = Also paddle, schau dich um und errate, was die anderen vorhaben. Eine niedrige Zahl hält alle in Sicherheit. Eine hohe bringt dich weit, und vielleicht zu nah an die Kante.

book-board = Der Spielplan
book-board-lead = Hier ist alles, womit du spielst, vom Strand ganz oben bis zum Wasserfall ganz unten.
book-fig-opening = Ein Spiel zu viert, ganz am Anfang. Alle Kanus liegen am Strand, und an jeder Fundstelle liegen sieben Edelsteine.
book-r1-1-title = Was alle bekommen
book-r1-1 = Ihr spielt zu dritt, zu viert oder zu fünft. Alle bekommen zwei Kanus in ihrer Farbe: rot, gelb, grün, blau oder braun. Dazu bekommen alle die gleichen sieben Paddelkarten: die Zahlen 1 bis 6 und eine Wolke.
book-r1-2-title = Die Edelsteine
book-r1-2 = Es gibt fünf Sorten: lila Amethyste, klare Diamanten, gelbe Bernsteine, blaue Saphire und rosarote Rubine. Von jeder sind sieben im Spiel, zusammen 35; ein achter in der Schachtel ist Ersatz. Kein Edelstein verlässt je das Spiel. Er liegt an einer Fundstelle, fährt in einem Kanu mit oder gehört jemandem.
book-r1-3-title = Der Fluss
book-r1-3 = Neun Flussfelder, kurz Felder, bilden den Fluss. Feld 1 liegt am Steg, beim Seil. Dann kommen 2, 3, 4 und 5. Dort teilt eine Insel den Fluss: Im linken Arm liegen die Felder 6L und 7L, im rechten 6R und 7R. Nach der 7 kommt der Wasserfall. Der Strand liegt oberhalb von Feld 1.
book-r1-4-title = Die Fundstellen
book-r1-4 = Edelsteine liegen an fünf Fundstellen: Amethyste bei Feld 3, Diamanten bei 4, Bernsteine bei 5. Saphire und Rubine warten auf der Insel. Zu den Saphiren kommst du von 6L und 6R, zu den Rubinen von 7L und 7R. Bei Feld 1 und 2 gibt es keine Fundstelle. Im Lauf des Spiels kann jede Sorte an jeder Fundstelle landen.
book-r1-5-title = Die Wetterleiste
book-r1-5 = Das Wetter steht auf −1, 0, +1 oder +2. Am Anfang ist es 0.
book-r1-6-title = Vorbereitung
book-r1-6 = An jeder Fundstelle liegen sieben Edelsteine ihrer Sorte. Alle Kanus liegen am Strand, alle haben sieben Karten auf der Hand, und das Wetter ist 0. Der Zufall entscheidet, wer beginnt und den Rettungsring bekommt.

book-round = Eine Runde, Schritt für Schritt
book-round-lead = Gespielt wird in Runden. Jede Runde hat vier Phasen.
book-round-choose = Alle wählen eine Karte.
book-round-turns = Der Reihe nach bewegt ihr eure Kanus oder ändert das Wetter.
book-round-river = Der Fluss fließt.
book-round-start = Der Rettungsring wandert weiter.
book-fig-round = Runde 1 eines Spiels zu dritt. Rot spielt die 3 und paddelt zu Feld 3, Gelb spielt die 2 und paddelt zu Feld 2, Grün lässt es regnen. Die niedrigste Zahl ist 2, das Wetter jetzt +1: Der Fluss fließt 3 Felder weit. Danach beginnt Gelb.
book-r2-1-title = Heimlich eine Karte wählen
book-r2-1 = Alle wählen gleichzeitig und heimlich eine Karte aus ihrer Hand. Eine gespielte Karte ist weg, bis du alle sieben gespielt hast. Dann kommen alle sieben zurück: Nach jeder siebten Runde ist deine Hand wieder voll.
book-r2-2-title = Der Reihe nach ziehen
book-r2-2 = Wer den Rettungsring hat, beginnt, dann geht es im Uhrzeigersinn weiter. Bist du am Zug, deckst du deine Karte auf. Eine Zahl bewegt deine Kanus, die Wolke ändert das Wetter. Bis du am Zug bist, weiß niemand, was du gewählt hast.
book-r2-3-title = Der Stapel gespielter Karten
book-r2-3 = Deine gespielten Karten liegen auf einem Stapel, und zu sehen ist nur die oberste. Was liegt darunter? Gut für alle, die sich das merken!
book-r2-4-title = Der Fluss fließt, eine neue Runde beginnt
book-r2-4 = Waren alle am Zug, fließt der Fluss. Danach wandert der Rettungsring im Uhrzeigersinn einen Platz weiter. Wer ihn bekommt, beginnt die nächste Runde.

book-trips = Fahrten und was sie kosten
book-trips-which = Welche Kanus fahren?
book-trips-which-lead = Schau, wo deine Kanus sind, wenn dein Zug beginnt.
book-r3-1-title = Beide am Strand
book-r3-1 = Lass eines zu Wasser. Das andere bleibt liegen.
book-r3-2-title = Eines am Strand, eines auf dem Fluss
book-r3-2 = Das auf dem Fluss muss fahren. Das am Strand darfst du auch zu Wasser lassen, wenn du magst.
book-r3-3-title = Beide auf dem Fluss
book-r3-3 = Beide müssen fahren.
book-r3-4-title = Eines auf dem Fluss, eines verloren
book-r3-4 = Das auf dem Fluss muss fahren.
book-r3-5-title = Eine Fahrt pro Kanu
book-r3-5 = Kein Kanu macht in einem Zug mehr als eine Fahrt. Jedes bekommt alle Paddelpunkte deiner Karte, und du entscheidest, welches zuerst fährt. Ein Kanu, das in diesem Zug an Land gekommen ist, bleibt dort.
book-fig-two-canoes = Rot spielt die 4, und beide Kanus bekommen 4 Paddelpunkte. Eines paddelt 2 Felder hinunter und lädt einen Bernstein ein. Das andere paddelt 4 hinauf und bringt seinen Diamanten an Land.
book-trips-cost = Was kostet das?
book-r4-1-title = Punkte und Preise
book-r4-1 = Die Zahl auf deiner Karte sagt, wie viele Paddelpunkte jedes deiner Kanus für seine Fahrt hat. Paddeln kostet Punkte, Ein- und Ausladen auch.
book-price-step = Zum nächsten Feld paddeln
book-price-shore = Vom Strand zu Feld 1 oder zurück
book-price-load = Einen Edelstein einladen
book-price-unload = Einen Edelstein an einer Fundstelle ausladen
book-price-swap = Tauschen: einen ausladen, einen anderen einladen
book-price-steal = Einen Edelstein stehlen
book-price-free = kostenlos
book-r4-2-title = Alle Punkte verbrauchen
book-r4-2 = Ein Kanu muss alle seine Punkte verbrauchen. Übrig bleiben dürfen sie nur, wenn es den Strand erreicht oder den Wasserfall hinunterstürzt. Dann verfällt der Rest.
book-fig-choices = Rot spielt die 3 und hat ein leeres Kanu auf Feld 6R. Das sind alle Möglichkeiten: hier einladen und 1 paddeln, 1 paddeln und dort einladen, 3 hinaufpaddeln, mit oder ohne Diebstahl, oder den Wasserfall hinunter.
book-r4-3-title = Eine Richtung
book-r4-3 = Eine Fahrt führt flussaufwärts oder flussabwärts, nie beides. Fährst du flussabwärts über Feld 5 hinaus, suchst du dir den Arm aus. Den einen Arm hinauf und den anderen hinunter, das geht nicht in einer Fahrt. Kanus stehen einander nie im Weg: Auf einem Feld haben beliebig viele Platz.
book-fig-launch = Beide Kanus am Strand und eine 6 auf der Karte: Eines fährt bis Feld 6L oder 6R, oder es fährt bis Feld 4 und lädt einen Diamanten ein.
book-r4-13-title = Mit Absicht den Wasserfall hinunter
book-r4-13 = Du darfst den Wasserfall hinunterpaddeln, wenn du willst. Das Kanu ist dann verloren, genau wie wenn der Fluss es mitgerissen hätte.

book-cargo = Einladen und ausladen
book-r4-4-title = Vor oder nach dem Paddeln
book-r4-4 = In ein Kanu passt ein Edelstein. Ein- und ausgeladen wird vor dem Paddeln oder danach, nie unterwegs und nie an beiden Enden einer Fahrt. Nur beim Stehlen gibt es eine Ausnahme.
book-r4-5-title = Einladen
book-r4-5 = Ein leeres Kanu an einer Fundstelle kann einen Edelstein einladen, der dort liegt. Die Sorte bestimmst du.
book-r4-6-title = Ausladen
book-r4-6 = Deinen Edelstein darfst du an jeder Fundstelle ausladen, auch wenn dort andere Sorten liegen.
book-r4-7-title = Tauschen
book-r4-7 = An einer Fundstelle kannst du einen Edelstein ausladen und gleich einen anderen einladen. Der neue muss von einer anderen Sorte sein. Was du in diesem Zug eingeladen hast, darfst du im selben Zug an keiner Fundstelle ausladen.
book-fig-swap = Rot spielt die 5 und hat einen Bernstein an Bord: 1 Punkt bis Feld 6L, 4 Punkte, um den Bernstein gegen einen Saphir zu tauschen.
book-r4-10-title = An Land bringen
book-r4-10 = Erreicht ein beladenes Kanu den Strand, gehört der Edelstein dir, für alle sichtbar. Auch leere Kanus dürfen an Land zurückkehren.
book-r4-11-title = Kein Weiterreichen
book-r4-11 = Edelsteine wandern nicht von Kanu zu Kanu, auch nicht zwischen deinen eigenen. Das geht nur durch Stehlen.
book-r4-12-title = Ohne zu paddeln
book-r4-12 = Mit einer 2 kannst du ein- oder ausladen und bleiben, wo du bist, mit einer 4 kannst du tauschen. Eine 1 reicht dafür nie.

book-stealing = Stehlen
book-stealing-lead = Wozu ganz hinunterfahren, wenn jemand einen Edelstein direkt an dir vorbeibringt?
book-r4-8-title = So wird gestohlen
book-r4-8 = Paddle mit einem leeren Kanu flussaufwärts, mindestens ein Feld weit, und verbrauche alle Punkte. Ist auf dem Feld, auf dem du ankommst, ein fremdes beladenes Kanu, darfst du seinen Edelstein nehmen. Das kostet nichts.
book-r4-8-choice = Stehlen ist freiwillig, und du suchst dir aus, von wem. Am Strand wird nicht gestohlen, und dich selbst bestehlen kannst du nicht.
book-r4-8-after = Wer bestohlen wird, hat einfach ein leeres Kanu. Im eigenen Zug kann es wieder einladen oder selbst stehlen.
book-fig-steal = Rot spielt die 2, mit einem leeren Kanu auf Feld 6L: hinauf zu Feld 4, wo Gelb einen Diamanten an Bord hat. Jetzt hat ihn Rot.
book-fig-no-steal = Hier ist es umgekehrt. Rot müsste flussabwärts zu Gelb paddeln, darum ist der Rubin von Gelb sicher.
book-r4-9-title = Erst ausladen, am Ende stehlen
book-r4-9 = Vor dem Paddeln darfst du an einer Fundstelle ausladen, damit dein Kanu leer ist, und am Ende der Fahrt stehlen. Am Ende der Fahrt ausladen und dann dort stehlen darfst du nicht.
book-fig-unload-steal = Rot spielt die 5: 2 Punkte, um den Diamanten auszuladen, 3 bis hinauf zu Feld 2. Dort wechselt der Rubin von Grün das Kanu.

book-weather = Das Wetter
book-r5-1-title = Eine Stufe hinauf oder hinunter
book-r5-1 = Die Wolke verschiebt das Wetter um eine Stufe. Ob hinauf oder hinunter, bestimmst du, aber verschieben musst du es. Von +2 geht es nur hinunter, von −1 nur hinauf.
book-fig-weather = Grün spielt die Wolke und verschiebt das Wetter von 0 auf +1. Ab jetzt fließt der Fluss ein Feld weiter, bis wieder eine Wolke etwas daran ändert.
book-r5-2-title = Die Kanus ruhen
book-r5-2 = Spielst du die Wolke, fährt in diesem Zug keines deiner Kanus. Du lädst nichts ein oder aus und stiehlst nicht.

book-river = Der Fluss und die Gabelung
book-r6-1-title = Wie weit er fließt
book-r6-1 = Nimm die niedrigste Zahl, die in dieser Runde gespielt wurde, und zähl das Wetter dazu. So viele Felder weit fließt der Fluss. Gab es nur Wolken, zählt das Wetter allein. Weniger als 0 ist 0: Dann steht der Fluss still.
book-fig-flow = Die Karten 3, 3, 5 und 2, und die Wolke von Braun verschiebt das Wetter auf +2. Niedrigste Zahl 2 plus Wetter 2: Der Fluss fließt 4 Felder weit.
book-fig-no-flow = Die niedrigste Zahl ist 1, das Wetter −1. Nichts bewegt sich, nicht einmal das Kanu an der Kante.
book-r6-2-title = Schub für Schub
book-r6-2 = Fließt der Fluss 3 Felder weit, sind das 3 Schübe. Bei jedem Schub wird am Seil ein Feld eingeschoben, und alles von 1 bis 5 rückt ein Feld weiter. Das Feld von der 5 rutscht in einen der Arme, und nur dieser Arm bewegt sich: Aus 6 wird 7, und 7 stürzt den Wasserfall hinunter. Der andere Arm steht still. So schickt jeder Schub ein Feld den Wasserfall hinunter, mit allen Kanus darauf.
book-fig-push = Ein Schub, und der Pfeil zeigt nach links. Die Kanus auf den Feldern 5, 6L und 7L rücken weiter. Blau auf 7R, im rechten Arm, bewegt sich gar nicht.
book-r6-3-title = Die Arme wechseln sich ab
book-r6-3 = Links, rechts, links, rechts, Schub für Schub, und in der nächsten Runde geht es weiter, wo es aufgehört hat. Der Pfeil an der Gabelung zeigt, wohin das nächste Feld rutscht.
book-r6-6-title = Nur treiben
book-r6-6 = Während der Fluss fließt, wird nicht gesteuert, nicht geladen und nicht gestohlen.

book-falls = Den Wasserfall hinunter, und zurück
book-r6-5-title = Verlorene Kanus
book-r6-5 = Stürzt ein Feld den Wasserfall hinunter, ist jedes Kanu darauf verloren, bis du es auslöst. Sein Edelstein kommt zurück zur Fundstelle seiner Sorte.
book-fig-fall = Das rote Kanu auf Feld 7L hat einen Rubin an Bord. Der nächste Schub geht nach links: Das Kanu ist verloren, und der Rubin liegt wieder auf der Insel.
book-r7-1-title = Auslösen
book-r7-1 = Bevor du deine Karte wählst, kannst du ein verlorenes Kanu auslösen. Zahl mit einem deiner Edelsteine, die Sorte ist egal. Der Edelstein kommt zurück zur Fundstelle seiner Sorte, das Kanu liegt wieder am Strand, und du kannst es noch in dieser Runde benutzen.
book-fig-ransom = Rot zahlt einen Bernstein, und das verlorene Kanu liegt wieder am Strand.
book-r7-2-title = Beide auf einmal
book-r7-2 = Hast du genug Edelsteine, kannst du in einer Runde beide Kanus auslösen.
book-r7-3-title = Mit leeren Händen
book-r7-3 = Hast du beide Kanus verloren und keinen Edelstein, kommt ein Kanu kostenlos zurück, sobald der Fluss geflossen ist.
book-fig-free = Das letzte gelbe Kanu stürzt den Wasserfall hinunter, und Gelb hat keine Edelsteine: Ein Kanu kommt sofort zurück.
book-r7-4-title = Du musst nicht
book-r7-4 = Willst du deine Edelsteine lieber behalten, darfst du warten, auch ganz ohne Kanu.

book-winning = Gewinnen
book-r8-1-title = Ein Ziel erreichen
book-r8-1 = Ein Ziel erreichst du mit vier Edelsteinen einer Sorte, mit fünf verschiedenen Sorten oder mit sieben Edelsteinen. Dann kommen in dieser Runde noch alle an die Reihe, die noch nicht dran waren, und das Spiel ist zu Ende. Der Fluss fließt nicht mehr.
book-fig-win = Rot bringt den vierten Rubin an Land. Gelb und Grün kommen noch an die Reihe, und Grün bringt die fünfte Sorte heim: Rot und Grün teilen sich den Sieg.
book-r8-2-title = Mehrere gewinnen
book-r8-2 = Wer bis zum Ende ein Ziel erreicht hat, gewinnt, und ihr teilt euch den Sieg. Spielt ihr „Nach Wert“, wird zusammengezählt: Ein Amethyst zählt 1, ein Diamant 2, ein Bernstein 3, ein Saphir 4 und ein Rubin 5. Die höchste Summe gewinnt. Ist auch das unentschieden, teilt ihr euch den Sieg.

book-options = Optionen am Tisch
book-options-lead = Wer einen Tisch eröffnet, kann das ändern. Sonst spielt ihr nach den normalen Regeln.
book-r6-4-title = Gabelung
book-r6-4 = Normal ist „Im Wechsel“: Die Arme wechseln sich ohne Ausnahme ab. „Zufällig“ ist näher am Spiel aus der Schachtel: Meist wechseln sich die Arme ab, aber einer von acht Schüben geht noch einmal in denselben Arm. Der Pfeil zeigt den Arm, der zu erwarten ist.
book-ties-title = Gleichstand
book-ties = Normal ist „Geteilter Sieg“. Bei „Nach Wert“ gewinnt von allen am Ziel, wessen Edelsteine zusammen am meisten wert sind.
book-r8-3-title = Spiellänge
book-r8-3 = Normal ist „Ohne Limit“. Mit Limit endet das Spiel nach den Zügen der letzten Runde, und es gewinnt, wer einem Ziel am nächsten ist: 3 von 4 gleichen ist näher als 3 von 5 Sorten. Ist das unentschieden, gewinnt, wer mehr Edelsteine hat.
book-piles-title = Offene Stapel
book-piles = Alle sehen alle gespielten Karten, und niemand muss sich etwas merken.

book-questions = Fragen und Antworten
book-questions-lead = Acht Fragen, die an jedem Tisch auftauchen.
book-d1-title = Ein Kanu ist verloren, das andere am Strand. Muss ich es zu Wasser lassen?
book-d1 = Nein. Lass es zu Wasser, oder beende deinen Zug und lass es liegen. Nur ein Kanu auf dem Fluss muss fahren.
book-d2-title = Meine beiden Kanus sind verloren. Was macht meine Zahl?
book-d2 = Sie bewegt nichts, zählt aber für den Fluss wie jede andere.
book-d3-title = Ich lade ein, ohne zu paddeln. Ist das vor der Fahrt oder danach?
book-d3 = Das ist egal. Wird ein Spiel aufgeschrieben, steht es vor der Fahrt.
book-d4-title = Welcher Arm kommt zuerst?
book-d4 = Das entscheidet der Zufall, bevor das Spiel beginnt. Der Pfeil an der Gabelung zeigt es von Anfang an.
book-d5-title = Darf ich in einer Runde zwei Kanus auslösen?
book-d5 = Ja, für je einen Edelstein.
book-d6-title = Keine Kanus und keine Edelsteine: Bin ich raus?
book-d6 = Nie. Sobald der Fluss geflossen ist, liegt dein erstes Kanu wieder am Strand, kostenlos.
book-d7-title = Kann ich einen Edelstein einladen und im selben Zug an Land bringen?
book-d7 = Ja. Nur an einer Fundstelle darfst du ihn in diesem Zug nicht mehr ausladen, und an Land bringen ist kein Ausladen.
book-fig-load-home = Rot spielt auf Feld 3 die 5: 2 Punkte, um einen Amethyst einzuladen, 3 bis an Land. In einem Zug gehört er Rot.
book-d8-title = Wann genau kann ich ein Kanu auslösen?
book-d8 = Bevor du die Karte wählst, die du spielst. Nimmst du deine Karte zurück, kannst du vor der nächsten Wahl wieder auslösen.

book-summary = Übersicht
book-sum-lead = Bring Edelsteine an Land, bevor dich der Fluss holt.
book-sum-goals = Ziele
book-sum-round = Eine Runde
book-sum-choose = Alle wählen heimlich eine Karte. (Vorher darfst du verlorene Kanus auslösen: je ein Edelstein.) Gespielte Karten kommen nach sieben Runden zurück.
book-sum-turns = Im Uhrzeigersinn aufdecken: Eine Zahl bewegt Kanus, die Wolke verschiebt das Wetter um eine Stufe.
book-sum-river = Der Fluss fließt: niedrigste Zahl plus Wetter. Jeder Schub schickt ein Feld den Wasserfall hinunter; die Arme wechseln sich ab.
book-sum-start = Der Rettungsring wandert weiter. Wer ihn bekommt, beginnt die nächste Runde.
book-sum-canoes = Deine Kanus
book-sum-ashore = Beide am Strand: Lass eines zu Wasser.
book-sum-river-one = Eines auf dem Fluss: Es muss fahren. Liegt das andere am Strand, darfst du es zu Wasser lassen.
book-sum-river-both = Beide auf dem Fluss: Beide müssen fahren, jedes mit allen Punkten.
book-sum-prices = Preise in Punkten
book-sum-trip = Eine Fahrt
book-sum-all = Verbrauche alle Punkte. Nur am Strand und im Wasserfall verfällt der Rest.
book-sum-direction = Flussaufwärts oder flussabwärts, nie beides.
book-sum-cargo = In ein Kanu passt ein Edelstein. Ein- und ausgeladen wird vor oder nach dem Paddeln, nicht unterwegs.
book-sum-swap = Getauscht wird nur gegen eine andere Sorte. Frisch Eingeladenes darf an Land, aber an keine Fundstelle.
book-sum-steal = Stehlen
book-sum-steal-how = Paddle mit einem leeren Kanu flussaufwärts und beende die Fahrt, alle Punkte verbraucht, auf dem Feld eines fremden beladenen Kanus: Sein Edelstein kann deiner sein.
book-sum-steal-unload = Vor dem Paddeln darfst du ausladen, direkt vor dem Stehlen nicht.
book-sum-falls = Den Wasserfall hinunter
book-sum-lost = Das Kanu ist verloren, sein Edelstein kommt zurück zur Fundstelle seiner Sorte.
book-sum-free = Keine Kanus, keine Edelsteine: Ein Kanu kommt kostenlos zurück.
book-sum-end = Das Ende
book-sum-last = Erreicht jemand ein Ziel, kommen alle noch dran, die in der Runde noch nicht dran waren. Dann ist Schluss, ohne dass der Fluss fließt. Es können mehrere gewinnen.
book-sum-sites = Wo Edelsteine liegen

# Lernen: was es gibt
learn-doors = Spielend lernen
learn-lessons = Lektionen
learn-lessons-hint = Zehn kurze, am echten Spielplan
learn-puzzles = Rätsel
learn-puzzles-hint = Finde den besten Zug oder die beste Karte; jeden Tag ein neues
learn-openings = Eröffnungen
learn-openings-hint = Was starke Spieler in den ersten Runden tun
