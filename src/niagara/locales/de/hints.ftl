# Tipps in Partien gegen Bots: was der Champion erwägen würde, mit Gewinnchance und Grund.

hint-heading = Das würde der Champion erwägen
hint-thinking = Der Champion überlegt…
hint-none = Gerade kein Tipp. Frag gleich noch einmal.
hint-try = Probier einen aus: Du kannst ihn zurücknehmen.
hint-chance = { $chance } Gewinnchance
hint-tile = { $tile ->
    [cloud] Die Wolke spielen
   *[other] Die { $tile } spielen
}
hint-stay = Das Kanu an Land lassen

# Warum
hint-why-goal = { $goal ->
    [four-of-a-kind] Erreicht ein Ziel: vier gleiche!
    [five-kinds] Erreicht ein Ziel: alle fünf Sorten!
   *[seven-in-all] Erreicht ein Ziel: sieben Edelsteine!
}
hint-why-stop = Stiehlt { a-gem }: { $name } würde damit gewinnen.
hint-why-steal = Stiehlt { a-gem } von { $name }.
hint-why-fetch = Lädt { a-gem } ein und bringt ihn gleich an Land.
hint-why-land = { $missing ->
    [1] Bringt { a-gem } an Land. Dann fehlt nur noch ein passender.
   *[other] Bringt { a-gem } an Land.
}
hint-why-landed = { $missing ->
    [1] Dann fehlt nur noch ein passender.
   *[other] Dort kann ihn niemand stehlen, und der Fluss bekommt ihn nicht.
}
hint-why-land-two = Bringt zwei Edelsteine an Land.
hint-why-land-and-load = Bringt einen Edelstein an Land und lädt { a-gem } ein.
hint-why-load = Lädt { a-gem } ein.
hint-why-load-two = Lädt zwei Edelsteine ein.
hint-why-swap = Lädt einen Edelstein aus und dafür { a-gem } ein.
hint-why-unload = Lädt { a-gem } aus.
hint-why-carry = { $steps ->
    [one] Bringt { a-gem } näher: noch 1 Feld bis an Land.
   *[other] Bringt { a-gem } näher: noch { $steps } Felder bis an Land.
}
hint-why-ready = Liegt bereit, um als Nächstes { a-gem } einzuladen.
hint-why-launch = Bringt ein Kanu aufs Wasser.
hint-why-down = Fährt flussabwärts zu den Edelsteinen.
hint-why-up = Fährt flussaufwärts, Richtung Land.
hint-why-ashore = Zurück an Land, wo ihm nichts passiert.
hint-why-escape = Entkommt dem Wasserfall.
hint-why-falls = Gibt das Kanu verloren.
hint-why-stay = An Land kann der Fluss es nicht mitnehmen.
hint-why-ransom = Löst dein verlorenes Kanu aus.
hint-why-no-canoe = Du hast ohnehin kein Kanu zu bewegen.

# Der Fluss
hint-why-safe = Sicher, selbst wenn der Fluss { $speed } weit fließt.
hint-why-risk = Verloren, wenn der Fluss { $speed } oder mehr fließt.
hint-why-slow = Der Fluss fließt dann höchstens { $speed }.
hint-why-keep = Hebt die { $tile } für später auf.

# Die Wolke
hint-why-cloud-loaded = Deine Kanus bleiben, wo sie sind, und du bestimmst das Wetter.
hint-why-cloud-waiting = Nichts muss sich bewegen, und du bestimmst das Wetter.
hint-why-cloud-ashore = An Land bleiben, den anderen zusehen und das Wetter bestimmen.
hint-why-flood = { $count ->
    [one] Ein schnellerer Fluss reißt ein fremdes Kanu den Wasserfall hinunter.
   *[other] Ein schnellerer Fluss reißt { $count } fremde Kanus den Wasserfall hinunter.
}
hint-why-faster = Ein schnellerer Fluss ist für die anderen gefährlicher.
hint-why-faster-safe = Ein schnellerer Fluss schadet dir nicht: Von dir ist kein Kanu draußen.
hint-why-calm = Ein langsamerer Fluss kann dein Kanu nicht mitnehmen.
hint-why-slower = Ein langsamerer Fluss gibt deinen Kanus Zeit.
hint-why-faster-risk = Ein schnellerer Fluss, aber er kann auch dein Kanu mitnehmen.
hint-why-slower-ashore = Ein langsamerer Fluss für den Aufbruch deiner Kanus.
