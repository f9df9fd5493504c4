# Tipps in Partien gegen Bots: was der Meister erwägen würde, mit Gewinnchance und Grund.

hint-heading = Daran würde der Meister denken
hint-label = Gewinnchance
hint-thinking = Der Meister überlegt …
hint-none = Gerade kein Tipp. Frag gleich noch einmal.
hint-try = Probier es aus: Du kannst es rückgängig machen.
hint-chance = { $chance } Gewinnchance
hint-even = Etwa gleich gut: { $chance } Gewinnchance
hint-tile = { $tile ->
    [cloud] Wolke spielen
   *[other] Die { $tile } spielen
}
hint-stay = Das Kanu am Strand lassen

# Warum, der Person gesagt, die entscheidet
hint-why-goal = { $goal ->
    [four-of-a-kind] Du erreichst ein Ziel: vier gleiche!
    [five-kinds] Du erreichst ein Ziel: alle fünf Sorten!
   *[seven-in-all] Du erreichst ein Ziel: sieben Edelsteine!
}
hint-why-stop = Du stiehlst { a-gem }, mit dem { $name } gewinnen würde.
hint-why-steal = Du stiehlst { a-gem } von { $name }.
hint-why-fetch = Du lädst { a-gem } ein und bringst ihn gleich an Land.
hint-why-land = { $missing ->
    [1] Du bringst { a-gem } an Land. Dann fehlt dir nur noch ein passender zum Sieg.
   *[other] Du bringst { a-gem } an Land.
}
hint-why-landed = { $missing ->
    [1] Dann fehlt dir nur noch ein passender zum Sieg.
   *[other] Dort ist er sicher vor Dieben und vor dem Fluss.
}
hint-why-land-two = Du bringst zwei Edelsteine an Land.
hint-why-land-and-load = Du bringst einen Edelstein an Land und lädst { a-gem } ein.
hint-why-load = Du lädst { a-gem } ein.
hint-why-load-two = Du lädst zwei Edelsteine ein.
hint-why-swap = Du tauschst einen Edelstein gegen { a-gem }.
hint-why-unload = Du lädst { a-gem } aus.
hint-why-carry = { $steps ->
    [one] Du hast { a-gem } an Bord: noch 1 Feld bis zum Strand.
   *[other] Du hast { a-gem } an Bord: noch { $steps } Felder bis zum Strand.
}
hint-why-ready = Als Nächstes kannst du { a-gem } einladen.
hint-why-launch = Du lässt ein Kanu zu Wasser.
hint-why-down = Flussabwärts zu den Edelsteinen.
hint-why-up = Flussaufwärts Richtung Strand.
hint-why-ashore = Zurück an Land: Dort ist das Kanu sicher.
hint-why-escape = Du entkommst dem Wasserfall.
hint-why-falls = Du opferst das Kanu.
hint-why-stay = Am Strand kann der Fluss dir kein Kanu nehmen.
hint-why-ransom = Du bekommst dein verlorenes Kanu zurück.
hint-why-no-canoe = Du hast ohnehin kein Kanu, das fahren kann.

# Der Fluss
hint-why-safe = { $speed ->
    [one] Sicher, auch wenn der Fluss 1 Feld weit fließt.
   *[other] Sicher, auch wenn der Fluss { $speed } Felder weit fließt.
}
hint-why-risk = { $speed ->
    [one] Kanu verloren, wenn der Fluss 1 Feld oder mehr fließt.
   *[other] Kanu verloren, wenn der Fluss { $speed } Felder oder mehr fließt.
}
hint-why-slow = { $speed ->
    [0] Hält den Fluss an: Kein Kanu treibt ab.
    [one] Bremst den Fluss: Kanus treiben höchstens 1 Feld weit.
   *[other] Bremst den Fluss: Kanus treiben höchstens { $speed } Felder weit.
}
hint-why-keep = Die { $tile } bleibt dir für später.

# Die Wolke
hint-why-cloud-loaded = Deine Kanus bleiben, wo sie sind, und du änderst das Wetter.
hint-why-cloud-waiting = Kein Kanu muss fahren, und du änderst das Wetter.
hint-why-cloud-ashore = Du bleibst am Strand, schaust zu und änderst das Wetter.
hint-why-flood = { $count ->
    [one] Ein schnellerer Fluss reißt ein fremdes Kanu den Wasserfall hinunter.
   *[other] Ein schnellerer Fluss reißt { $count } fremde Kanus den Wasserfall hinunter.
}
hint-why-faster = Ein schnellerer Fluss ist für die anderen gefährlicher.
hint-why-faster-safe = Ein schnellerer Fluss schadet dir nicht: Du hast kein Kanu auf dem Wasser.
hint-why-calm = Ein langsamerer Fluss kann dir das Kanu nicht nehmen.
hint-why-slower = Ein langsamerer Fluss gibt deinen Kanus Zeit.
hint-why-faster-risk = Ein schnellerer Fluss kann aber auch dir ein Kanu nehmen.
hint-why-slower-ashore = Deine Kanus starten dann auf einem langsameren Fluss.
