# Der Coach im ersten Spiel: eine kurze Sprechblase bei jedem neuen Moment, neben dem, wovon sie spricht.

coach = Coach
coach-got-it = Verstanden
coach-silence = Keine Tipps mehr
coach-goal = Hol mit deinen Kanus Edelsteine an Land. Du gewinnst mit vier gleichen, mit allen fünf Sorten oder mit sieben insgesamt.
coach-tile = Alle wählen heimlich eine Karte. Ihre Zahl sagt, wie viele Punkte jedes deiner Kanus zum Paddeln hat.
coach-paddle = Die leuchtenden Felder zeigen, wohin dein Kanu fahren kann.
coach-load = Beim Ring kannst du einen Edelstein einladen. Das kostet 2 Punkte, und ein Kanu trägt nur einen.
coach-home = Jetzt heim damit: Paddle den Fluss hinauf bis zum Strand. Nur Edelsteine an Land zählen.
coach-forecast = So weit kann der Fluss am Ende der Runde fließen. Die niedrigste Karte entscheidet.
coach-ghost = Das blasse Kanu zeigt, wie weit der Fluss deins am Ende der Runde tragen kann.
coach-danger = Vorsicht! Der Fluss kann dein Kanu den Wasserfall hinunterreißen. Bring es rechtzeitig weg.
coach-carry = Dein Edelstein ist noch nicht sicher. Ein leeres Kanu, das flussaufwärts paddelt und bei deinem hält, darf ihn stehlen.
coach-steal = Beim Ring kannst du einen Edelstein stehlen. Das kostet keine Punkte.
coach-weather = Die Wolke macht den Fluss langsamer oder schneller, bis eine andere Wolke das wieder ändert.
coach-ransom = Für einen Edelstein bekommst du dein verlorenes Kanu zurück, bevor du deine Karte wählst.
coach-lost = Ein Kanu ist verloren. Sobald du einen Edelstein an Land hast, kannst du es vor der Kartenwahl zurückkaufen.
coach-gem = Dein erster Edelstein! An Land ist er sicher. Bei deinem Namen siehst du, wie nah du jedem Ziel bist.
coach-last = Dir fehlt nur noch ein Edelstein zum Sieg! Schau, welcher zählt, und bring ihn an Land.
coach-rival = { $name } fehlt nur noch ein Edelstein zum Sieg. Stiehl ihn auf dem Fluss, oder sei schneller.
