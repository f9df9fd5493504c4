# Der Coach im ersten Spiel: eine kurze Sprechblase bei jedem neuen Moment, neben dem, wovon sie spricht.

coach = Coach
coach-silence = Keine Tipps mehr
coach-tile = Alle wählen heimlich eine Karte. Ihre Zahl sagt, wie viele Punkte jedes deiner Kanus zum Paddeln hat.
coach-paddle = Die hellen Felder zeigen, wohin dein Kanu fahren kann. Einen Edelstein einzuladen kostet 2 Punkte.
coach-home = Ein Edelstein zählt erst an Land. Bring ihn heim, sobald es geht.
coach-forecast = So weit kann der Fluss am Ende der Runde fließen. Die niedrigste Karte entscheidet.
coach-danger = Vorsicht! Der Fluss kann dein Kanu den Wasserfall hinunterreißen. Bring es rechtzeitig weg.
coach-carry = Dein Edelstein ist noch nicht sicher. Ein leeres Kanu, das flussaufwärts paddelt und bei deinem hält, darf ihn stehlen.
coach-steal = Hier kannst du einen Edelstein stehlen. Das kostet keine Punkte.
coach-weather = Die Wolke macht den Fluss langsamer oder schneller, bis eine andere Wolke das wieder ändert.
coach-ransom = Für einen Edelstein bekommst du dein verlorenes Kanu zurück, bevor du deine Karte wählst.
coach-gem = Dein erster Edelstein! Du gewinnst mit vier gleichen, mit allen fünf Sorten oder mit sieben insgesamt.
