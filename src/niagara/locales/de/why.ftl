why-points-left = { $steps ->
    [one] Dorthin ist es nur 1 Feld, aber du musst alle { $points } Paddelpunkte verbrauchen, in einer Richtung.
   *[other] Dorthin sind es nur { $steps } Felder, aber du musst alle { $points } Paddelpunkte verbrauchen, in einer Richtung.
}
why-too-far = { $points ->
    [one] Zu weit: Es sind { $steps } Felder, und du kannst nur 1 paddeln.
   *[other] Zu weit: Es sind { $steps } Felder, und du kannst nur { $points } paddeln.
}
why-must-move = { $points ->
    [one] Dein Kanu kann nicht einfach hierbleiben: Verbrauche deinen Paddelpunkt.
   *[other] Dein Kanu kann nicht einfach hierbleiben: Verbrauche alle { $points } Paddelpunkte.
}
why-other-arm = Eine Fahrt führt nicht von einem Arm in den anderen.
why-must-leave-shore = Dein Kanu ist schon am Strand. Lass es zu Wasser.
why-no-points = Du hast keine Paddelpunkte mehr.
why-canoe-has-moved = Dieses Kanu ist in diesem Zug schon gefahren.
why-canoe-lost = Dieses Kanu ist verloren. Löse es mit einem Edelstein aus, bevor du eine Paddelkarte wählst.
why-launch-only-one = Liegen beide Kanus am Strand, lässt du nur eines zu Wasser.
why-launch-one = Beide Kanus liegen am Strand: Eines musst du zu Wasser lassen.
why-both-must-move = Deine Kanus sind beide auf dem Fluss: Beide müssen fahren.
why-canoe-must-move = Dein Kanu { place-on } muss noch fahren.
why-cloud = Du hast die Wolke gespielt: Sie ändert das Wetter, Kanus fahren dann nicht.
why-weather-must-move = Die Wolke muss das Wetter um eine Stufe ändern.
why-weather-end = Weiter geht das Wetter in dieser Richtung nicht.
why-no-cloud = Nur die Wolke ändert das Wetter.
why-still-choosing = Die Kanus fahren, sobald alle eine Karte gewählt haben.
why-other-turn = { $name } ist am Zug.
why-turn-over = Dein Zug ist komplett. Beende ihn oder mach etwas rückgängig.
why-game-won = Das Spiel ist zu Ende.
why-rounds-over = Das Spiel ist zu Ende: Die letzte Runde ist gespielt.
why-choosing-over = Karten werden gewählt, bevor die Kanus fahren.
why-tile-chosen = Du hast schon eine Karte gewählt.
why-tile-played = Diese Karte hast du schon gespielt. Sie kommt zurück, wenn du alle sieben gespielt hast.
why-all-chosen = Alle haben gewählt, deine Karte bleibt also.
why-not-chosen = Du hast noch keine Karte gewählt.
why-ransom-late = Ein Kanu löst du aus, bevor du deine Karte wählst.
why-canoe-not-lost = Dieses Kanu ist nicht verloren.
why-no-ransom = Von dieser Sorte hast du keinen Edelstein.
why-steal-at-start = Gestohlen wird dort, wo die Fahrt endet.
why-steal-loaded = Nur ein leeres Kanu kann stehlen, und nur einmal.
why-steal-own = Dich selbst kannst du nicht bestehlen.
why-steal-upstream-only = Stehlen kann nur ein Kanu, das flussaufwärts gepaddelt ist.
why-steal-ashore = Am Strand wird nicht gestohlen.
why-steal-elsewhere = Dieses Kanu ist nicht auf dem Feld, auf dem deine Fahrt endet.
why-steal-empty = Dieses Kanu hat keinen Edelstein geladen.
why-unload-then-steal = Am Ende der Fahrt ausladen und dann stehlen geht nicht.
why-cargo-twice = Ein- und ausgeladen wird vor oder nach dem Paddeln, nicht beides.
why-cargo-written-first = Ein- und ausgeladen wird vor oder nach dem Paddeln, nicht beides.
why-cargo-too-dear = Das kostet { $cost }, und deine Karte gibt dir { $points }.
why-one-handles-none = Mit einer 1 kannst du weder einladen noch ausladen.
why-no-site = Hier ist keine Fundstelle.
why-canoe-full = Dieses Kanu hat schon einen Edelstein geladen.
why-same-kind = Getauscht wird gegen eine andere Sorte.
why-not-lying = Hier liegt kein solcher Edelstein.
why-nothing-to-unload = Dieses Kanu hat keinen Edelstein geladen.
why-just-loaded = Was du in diesem Zug einlädst, bleibt an Bord.
why-no-trip = Dorthin kann dieses Kanu nicht.
why-not-taught = Das ginge, aber nicht in diesem Schritt der Lektion.
why-falls-again = Dieses Kanu wäre verloren. Drück noch einmal, wenn du das willst.
why-play-first = Spiel zuerst die { $tile }.
why-unknown = Das geht nicht.
