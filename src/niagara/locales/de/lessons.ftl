# Zehn Lektionen, die ein Kind von acht Jahren liest: kurze Sätze, einfache Wörter. „Feld 4“ ist das Flussfeld mit
# dieser Zahl auf dem Spielplan. Die Zahl einer Karte gibt einem Kanu seine Paddelpunkte.

lessons = Lektionen
lessons-lead = Zehn kurze Lektionen auf dem echten Fluss. Jede dauert etwa zwei Minuten.
lessons-heading = Lektion { $number } von { $count }: { $title }
lessons-progress = { $count ->
    [0] Fang mit der ersten Lektion an.
   *[other] { $count } von { $all } Lektionen geschafft
}
lessons-start = Los geht’s
lessons-passed = Geschafft
lessons-head-done = Lektion geschafft
lessons-all-done = Jetzt kennst du den Fluss. Zeit für ein richtiges Spiel!
lessons-play = Spiel beginnen
lessons-hint-confirm = Drück jetzt den Knopf über deinen Karten. Damit spielst du die gewählte Karte.
lessons-hint-canoe = Es ist das mit dem Ring.
lessons-hint-end = Drück hier. Bis dahin kannst du noch alles rückgängig machen.
lessons-step-confirm = Spiel jetzt diese Karte.
lessons-step-canoe = Wähle dein Kanu.
lessons-step-other = Gut gemacht. Auch dein anderes Kanu muss fahren.
lessons-step-end = Beende jetzt deinen Zug.
lessons-step-others = Jetzt spielen die anderen.
# The river flows: $speed is how many discs, with no cloud on the plank.
lessons-flow = { $speed ->
    [0] Diesmal fließt der Fluss nicht.
    [one] Jetzt fließt der Fluss so weit wie die niedrigste Karte: 1 Feld.
   *[other] Jetzt fließt der Fluss so weit wie die niedrigste Karte: { $speed } Felder.
}
# What is planned is not what the lesson asks for.
lessons-astray = Das ist es noch nicht. Mach es rückgängig und versuch es noch einmal.
lessons-astray-cloud = Mit der Wolke fährt kein Kanu, sie ändert nur das Wetter. Wähle eine Zahl.
lessons-mistake-cloud = Die Wolke ändert das Wetter. Mit ihr fährt kein Kanu, und du kannst nichts einladen.

## 1: launch and land

lesson-launch-title = Hinaus und zurück
lesson-launch-goal = Lass ein Kanu zu Wasser und bring es zurück an den Strand.
lesson-launch-fact = Du gewinnst mit vier gleichen Edelsteinen, allen fünf Sorten oder sieben insgesamt.
lesson-launch-step-tile = Wähle eine Karte. Ihre Zahl sagt, wie weit dein Kanu fährt: Probier die 2.
lesson-launch-step-launch = Lass dein Kanu zu Wasser: Wähle das leuchtende Feld.
lesson-launch-step-back = Jetzt zurück zum Strand: Zähl die Felder und wähle eine Zahl, die groß genug ist.
lesson-launch-step-shore = Wähle jetzt den Strand.
lesson-launch-step-far = Diese Karte reicht nicht bis zum Strand. Fahr näher heran.
lesson-launch-hint-tile = Eine kleine Zahl genügt: Dann bleibt dein Kanu nah am Strand.
lesson-launch-hint-launch = Die Zahl an einem Feld sagt, wie viele Felder es vom Strand entfernt ist.
lesson-launch-hint-back = Der Fluss hat dein Kanu mitgenommen. Die Zahl an seinem Feld sagt, wie weit es zum Strand ist.
lesson-launch-hint-shore = Am Strand macht es nichts, wenn deine Zahl größer ist als nötig.
lesson-launch-hint-far = In der nächsten Runde bringt dich eine größere Zahl hin.
lesson-launch-astray-tile = Fang mit einer kleinen Zahl an: Probier die 2.
lesson-launch-astray-back = Das reicht nicht bis zum Strand. Wähle eine größere Zahl.
lesson-launch-astray-shore = Das ist noch nicht der Strand. Mach es rückgängig und wähle den Strand.
lesson-launch-mistake-falls = Dein Kanu ist den Wasserfall hinuntergestürzt. Fang mit einer kleinen Karte an und bleib nah am Strand.
lesson-launch-mistake-late = Dein Kanu ist noch auf dem Fluss. Zähl die Felder bis zum Strand und wähle eine Karte, die groß genug ist.
lesson-launch-done = Du bist zurück! Die Zahl der Karte sagt, wie weit dein Kanu fährt. Danach trägt es der Fluss weiter.

## 2: points are spent whole

lesson-points-title = Jeder Punkt zählt
lesson-points-goal = Lass ein Kanu zu Wasser und lade im selben Zug einen Edelstein ein.
lesson-points-fact = Jedes Feld kostet 1 Punkt, Einladen kostet 2.
lesson-points-step-load = Lade jetzt einen Edelstein ein: Wähle Feld 3.
lesson-points-step-diamond = Lade jetzt einen Edelstein ein: Wähle Feld 4.
lesson-points-hint-count = Die ersten Edelsteine liegen bei Feld 3. Wie viele Punkte brauchst du bis dorthin und fürs Einladen?
lesson-points-hint-sum = 3 Punkte bis Feld 3 und 2 fürs Einladen: Das macht 5. Wähle die 5.
lesson-points-hint-load = Dort liegen Amethyste: 3 Punkte für den Weg, 2 fürs Einladen.
lesson-points-hint-diamond = Dort liegen Diamanten: 4 Punkte für den Weg, 2 fürs Einladen.
lesson-points-astray-count = Das reicht nicht: 3 Punkte bis Feld 3 und 2 fürs Einladen machen 5.
lesson-points-mistake-short = Zu wenige Punkte. 3 brauchst du bis zu den ersten Edelsteinen und 2 fürs Einladen: zusammen 5.
lesson-points-mistake-steps = Dein Kanu hat alle Punkte fürs Paddeln gebraucht. Fürs Einladen blieb nichts übrig. Halt dort, wo du einladen kannst.
lesson-points-done = Genau! Alle Punkte müssen weg: 1 für jedes Feld, 2 fürs Einladen.

## 3: load, unload, swap

lesson-cargo-title = Einladen, ausladen, tauschen
lesson-cargo-goal = Dein Kanu hat einen Amethyst an Bord. Tausch ihn gegen einen Diamanten.
lesson-cargo-fact = Ausladen kostet 2 Punkte, Einladen auch 2.
lesson-cargo-hint-price = Ein Tausch ist beides: erst ausladen, dann einladen. Zähl die Punkte zusammen.
lesson-cargo-hint-tile = Ein Tausch kostet 4 Punkte. Wähle die 4.
lesson-cargo-hint-swap = Wähle das Feld, auf dem dein Kanu ist. Dort kannst du tauschen.
lesson-cargo-hint-first = Deine Karte hat mehr als 4 Punkte: Tausch erst, dann paddle mit dem Rest. Wähle ein leuchtendes Feld.
lesson-cargo-astray-tile = Die { $tile } ist zu klein: 2 fürs Ausladen, 2 fürs Einladen. Nimm eine größere Zahl.
lesson-cargo-astray-swap = Das ist kein Tausch. Mach es rückgängig und wähle das Feld deines Kanus.
lesson-cargo-astray-first = Das ist kein Tausch. Mach es rückgängig, tausch erst und paddle dann mit dem Rest.
lesson-cargo-mistake-short = Zu wenige Punkte. Ausladen kostet 2 und Einladen kostet 2, ein Tausch also 4.
lesson-cargo-mistake-moved = Das war kein Tausch. Die Diamanten liegen bei Feld 4: Tausch dort, bevor du wegpaddelst.
lesson-cargo-done = Getauscht! Einladen kostet 2 Punkte, Ausladen kostet 2, ein Tausch kostet 4.

## 4: the river and its two arms

lesson-river-title = Die zwei Arme des Flusses
lesson-river-goal = Lade einen Rubin ein und behalte ihn, wenn der Fluss fließt.
lesson-river-hint-forecast = Gleich fließt der Fluss 1 Feld weit. Er hat zwei Arme, und nur einer bewegt sich: diesmal der linke.
lesson-river-hint-arm = Der rechte Arm steht diesmal still. Lade dort einen Rubin ein.
lesson-river-astray-arm = Der Rubin ist nicht sicher oder es gibt keinen. Mach es rückgängig und versuch den rechten Arm.
lesson-river-mistake-falls = Der linke Arm hat sich bewegt, und dein Kanu ist den Wasserfall hinuntergestürzt. Die Arme wechseln sich ab: Diesmal war der rechte sicher.
lesson-river-mistake-other = Dein Kanu ist sicher, aber es hat keinen Rubin. Rubine gibt es bei den letzten Feldern über dem Wasserfall.
lesson-river-done = Der Rubin ist sicher! Jeder Schub bewegt nur einen Arm, und die Arme wechseln sich ab.

## 5: reading the others' tiles

lesson-tiles-title = Achte auf die Karten der anderen
lesson-tiles-goal = Lade einen Edelstein ein und behalte ihn, wenn der Fluss fließt.
lesson-tiles-hint-tops = Schau, was die anderen zuletzt gespielt haben: beide die 1. Ihre 1 ist jetzt also weg.
lesson-tiles-hint-speed = Der Fluss fließt so weit wie die niedrigste Zahl. Ohne 1 sind das mindestens 2 Felder, und beide Arme bewegen sich.
lesson-tiles-hint-tile = Weg vom Wasserfall! Mit der 3 kommst du ein Feld hinauf und kannst einen Saphir einladen.
lesson-tiles-hint-load = Wähle ein leuchtendes Feld, auf dem du einen Edelstein einladen kannst.
lesson-tiles-astray-tile = { $tile ->
    [1] Mit der 1 kannst du nicht einladen, das kostet 2. Nimm eine größere Zahl.
   *[other] Mit der { $tile } kannst du einladen, aber der Fluss reißt dich mit. Nimm eine größere Zahl.
}
lesson-tiles-astray-load = So behältst du keinen Edelstein. Mach es rückgängig und lade weiter oben einen ein.
lesson-tiles-mistake-falls = Beide anderen hatten ihre 1 schon gespielt. Darum ist der Fluss 2 Felder weit geflossen, und dein Kanu ist den Wasserfall hinuntergestürzt.
lesson-tiles-mistake-empty = Dein Kanu ist sicher, aber leer. Wähle eine Karte, bei der 2 Punkte fürs Einladen bleiben.
lesson-tiles-done = Gut aufgepasst! Eine Karte kommt erst zurück, wenn alle sieben gespielt sind. Du weißt also, was nicht kommen kann.

## 6: weather

lesson-weather-title = Das Wetter
lesson-weather-goal = Lass dein Kanu mit seinem Rubin genau dort, wo es ist.
lesson-weather-hint-tile = Mit einer Zahl muss dein Kanu fahren. Mit der Wolke nicht. Wähle die Wolke.
lesson-weather-hint-down = Mach den Fluss langsamer: Wähle −1.
lesson-weather-astray-tile = Mit der { $tile } muss dein Kanu fahren, es soll aber bleiben. Nimm die Wolke.
lesson-weather-astray-down = Das macht den Fluss schneller. Mach es rückgängig und wähle −1.
lesson-weather-mistake-number = Mit einer Zahl muss ein Kanu auf dem Wasser fahren. Nur mit der Wolke bleibt es, wo es ist.
lesson-weather-mistake-fast = Jetzt ist der Fluss schneller, und dein Kanu stürzt den Wasserfall hinunter. Mach den Fluss lieber langsamer.
lesson-weather-done = Die Sonne hat dich gerettet! Der Fluss fließt so weit wie die niedrigste Zahl plus Wetter: 1 − 1 = 0.

## 7: stealing

lesson-steal-title = Stehlen
lesson-steal-goal = Stiehl einen Edelstein aus einem fremden Kanu.
lesson-steal-hint-who = Auf Feld 4 und auf Feld 2 sind beladene Kanus. Paddle hinauf und halt genau bei einem davon.
lesson-steal-hint-tile = Von Feld 5 bis Feld 4 ist es 1 Feld, bis Feld 2 sind es 3. Wähle die 1 oder die 3.
lesson-steal-hint-near = Paddle hinauf zu Feld 4 und stiehl den Diamanten.
lesson-steal-hint-far = Paddle hinauf zu Feld 2 und stiehl den Rubin.
lesson-steal-astray-tile = Mit der { $tile } verfehlst du die beladenen Kanus. Zähl die Felder flussaufwärts.
lesson-steal-astray-near = So stiehlst du nichts. Mach es rückgängig und paddle hinauf zu Feld 4.
lesson-steal-astray-far = So stiehlst du nichts. Mach es rückgängig und stiehl bei Feld 2.
lesson-steal-mistake-exact = Mit dieser Zahl kann dein Kanu nicht bei einem beladenen Kanu halten. Zähl genau: 1 oder 3 Felder.
lesson-steal-mistake-missed = Nichts gestohlen. Lass dein Kanu leer, paddle hinauf, halt auf dem Feld des anderen Kanus und wähle Stehlen.
lesson-steal-done = Geschnappt! Ein leeres Kanu, das hinaufpaddelt und bei einem beladenen hält, darf dessen Edelstein stehlen, ganz umsonst.

## 8: the falls and ransom

lesson-falls-title = Den Wasserfall hinunter und zurück
lesson-falls-goal = Löse dein verlorenes Kanu mit einem Edelstein aus und lass dann ein Kanu zu Wasser.
lesson-falls-hint-lost = Eines deiner Kanus ist den Wasserfall hinuntergestürzt. Für einen Edelstein bekommst du es zurück, bevor du eine Karte wählst.
lesson-falls-hint-gem = Zahl mit einem Edelstein, auf den du verzichten kannst. Du hast zwei Amethyste.
lesson-falls-hint-tile = Sobald du gezahlt hast, ist dein Kanu zurück. Wähle jetzt eine Zahl.
lesson-falls-hint-launch = Wähle ein Feld für dein Kanu.
lesson-falls-astray-lost = Dein Kanu ist noch verloren. Leg diese Karte zurück und zahl erst einen Edelstein.
lesson-falls-mistake-tile = Dein Kanu ist noch verloren. Zahlen musst du, bevor du deine Karte wählst.
lesson-falls-done = Willkommen zurück! Ein verlorenes Kanu kostet einen Edelstein, und gezahlt wird, bevor du deine Karte wählst.

## 9: three ways to win

lesson-goals-title = Drei Wege zum Sieg
lesson-goals-goal = Gewinne das Spiel in diesem Zug.
lesson-goals-hint-gems = Du gewinnst mit vier gleichen Edelsteinen, mit allen fünf Sorten oder mit sieben Edelsteinen. Was fehlt dir noch?
lesson-goals-hint-tile = Ein vierter Amethyst reicht, ein Saphir auch. Mit der 6 bringst du beide an Land.
lesson-goals-hint-shore = Bring einen Edelstein an den Strand.
lesson-goals-astray-tile = Die { $tile } ist zu klein: Bis zum Strand sind es mindestens 4 Felder. Nimm eine größere Zahl.
lesson-goals-astray-shore = So kommt kein Edelstein an Land. Mach es rückgängig und bring einen an den Strand.
lesson-goals-mistake-short = Ein Edelstein zählt erst an Land. Selbst das Kanu, das am nächsten ist, braucht bis dorthin 4 Punkte.
lesson-goals-mistake-away = Kein Edelstein ist an Land gekommen. Er zählt erst, wenn dein Kanu zurück ist.
lesson-goals-done = Gewonnen! Vier gleiche, alle fünf Sorten oder sieben Edelsteine: Eins davon genügt.

## 10: a first guided round

lesson-round-title = Dein erster Edelstein
lesson-round-goal = Bring deinen ersten Edelstein an Land.
lesson-round-hint-tile = Alle wählen heimlich eine Karte. Mit der 5 kommst du zu Feld 3 und kannst einen Amethyst einladen.
lesson-round-hint-load = Wähle ein leuchtendes Feld. Wo Edelsteine liegen, kannst du vielleicht einen einladen.
lesson-round-hint-turn = Beende deinen Zug. Dann sind die anderen dran, und der Fluss fließt.
lesson-round-hint-where = Der Fluss hat alle Kanus mitgenommen. Hier siehst du, wie weit er diesmal fließen kann.
lesson-round-hint-home = Dein Kanu hat einen Edelstein. Wähle eine Zahl, die bis zum Strand reicht.
lesson-round-hint-shore = Wähle den Strand. Der Edelstein gehört dir, sobald dein Kanu dort ist.
lesson-round-hint-again = Fahr dorthin, wo du einen Edelstein einladen kannst.
lesson-round-mistake-falls = Dein Kanu ist den Wasserfall hinuntergestürzt. Der Fluss fließt jede Runde, kehr also rechtzeitig um.
lesson-round-mistake-late = Noch kein Edelstein an Land. Lade den ersten ein, den du erreichst, und paddle dann gleich zurück.
lesson-round-done = Dein erster Edelstein! Jetzt weißt du, wie es geht.
