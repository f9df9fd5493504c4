# Der Coach im ersten Spiel: eine kurze Sprechblase bei jedem neuen Moment, neben dem, wovon sie spricht.

coach = Coach
coach-got-it = Verstanden
coach-silence = Keine Tipps mehr
coach-goal = Bring mit deinen Kanus Edelsteine an Land: Vier gleiche, alle fünf Sorten oder sieben insgesamt gewinnen.
coach-tile = Alle wählen heimlich eine Karte. Ihre Zahl sagt, wie viele Punkte jedes deiner Kanus zum Paddeln hat.
coach-paddle = Die leuchtenden Felder zeigen, wohin dein Kanu fahren kann.
coach-letters = Deine Kanus tragen A und B. Die Buchstaben an den Ringen zeigen, welches davon dorthin kann.
coach-load = Beim Ring kannst du einen Edelstein einladen. Einladen kostet 2 Punkte, und ein Kanu trägt nur einen.
coach-home = Jetzt heim damit: Paddle den Fluss hinauf bis zum Strand. Nur Edelsteine an Land zählen.
coach-forecast = So weit kann der Fluss am Ende der Runde fließen. Die niedrigste Karte entscheidet.
coach-ghost = Das blasse Kanu zeigt, wie weit der Fluss deins am Ende der Runde tragen kann.
coach-danger = { $sure ->
    [yes] Vorsicht! Der Fluss reißt dein Kanu den Wasserfall hinunter, wenn du es jetzt nicht rettest.
   *[no] Vorsicht! Der Fluss kann dein Kanu den Wasserfall hinunterreißen. Bring es rechtzeitig weg.
}
coach-carry = Dein Edelstein ist noch nicht sicher. Ein leeres Kanu, das flussaufwärts paddelt und bei deinem hält, darf ihn stehlen.
coach-steal = Beim Ring kannst du einen Edelstein stehlen. Das Stehlen selbst kostet keine Punkte.
coach-weather = Die Wolke macht den Fluss langsamer oder schneller, bis eine andere Wolke das wieder ändert.
coach-ransom = Für einen Edelstein bekommst du dein verlorenes Kanu zurück, bevor du deine Karte wählst.
coach-lost = Ein Kanu ist verloren. Sobald du einen Edelstein an Land hast, kannst du es vor der Kartenwahl zurückkaufen.
coach-gem = Gut gemacht, dein erster Edelstein! Er zählt für alle drei Ziele. Bei deinem Namen siehst du, was zu jedem noch fehlt.
coach-last = Dir fehlt nur noch ein Edelstein zum Sieg! Schau, welcher zählt, und bring ihn an Land.
coach-rival = { $name } fehlt nur noch ein Edelstein zum Sieg. Stiehl ihn auf dem Fluss, oder sei schneller.
# Was gerade geschehen ist und wie es sich vermeiden lässt.
coach-robbed = { $name } kam mit leerem Kanu von unten zu dir und durfte stehlen. Halt mit Edelstein nicht in Reichweite leerer Kanus.
coach-fell = Zu nah! Der Fluss hat dein Kanu den Wasserfall hinuntergerissen. Bleib weiter weg, als er laut Anzeige fließen kann.
