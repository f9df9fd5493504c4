# The sheets over a table: a player, the menu, the result. They come a while after the game.

# A player's sheet
at-progress-any = Eines davon genügt zum Sieg:
at-person-is = { $kind ->
    [none] { $seat ->
        [0] Rote Kanus
        [1] Gelbe Kanus
        [2] Grüne Kanus
        [3] Blaue Kanus
       *[4] Braune Kanus
    }
   *[other] { $seat ->
        [0] { $kind } · rote Kanus
        [1] { $kind } · gelbe Kanus
        [2] { $kind } · grüne Kanus
        [3] { $kind } · blaue Kanus
       *[4] { $kind } · braune Kanus
    }
}
at-person-tile = Diese Runde
at-person-top = Letzte Karte
at-person-no-tile = Noch keine
at-person-left = Auf der Hand
at-person-tiles = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
at-mute = { $name } stummschalten
at-unmute = { $name } wieder hören
at-mute-bot = Bemerkungen von { $name } ausblenden
at-unmute-bot = Bemerkungen von { $name } einblenden

# The menu
at-aids = Hilfen auf dem Spielplan
at-help = Tastenkürzel
at-key-tiles = 1–6, C
at-key-tiles-does = Karte aussuchen (C ist die Wolke)
at-key-confirm = Enter
at-key-confirm-does = Ausgesuchte Karte spielen
at-key-move = Tab, Pfeile
at-key-move-does = Zwischen Kanus und Stellen wechseln; Enter wählt
at-key-weather = + −
at-key-weather-does = Wetter ändern
at-key-back = Rücktaste
at-key-back-does = Rückgängig
at-key-end = E
at-key-end-does = Zug beenden
at-key-skip = Jede Taste
at-key-skip-does = Animation überspringen
at-key-log = L
at-key-log-does = Spielverlauf öffnen
at-key-help = ?
at-key-help-does = Diese Liste zeigen
at-copy-link = Link zu diesem Tisch kopieren
at-link-note = Wer den Link hat, kann zuschauen.
at-vote-propose = Abbruch vorschlagen
at-vote-asked = Du hast für den Abbruch gestimmt
at-resign = Aufgeben
at-resign-sure = Ein Bot übernimmt deinen Platz endgültig. Zuschauen kannst du weiter.
at-resign-yes = Ja, aufgeben
at-leave = Tisch verlassen
at-leave-note = Du behältst deinen Platz und kannst jederzeit zurückkommen.
at-menu-stop = Aufhören
at-end-note = Das Spiel endet sofort, niemand gewinnt.
at-propose-note = Alle werden gefragt. Sind alle einverstanden, endet das Spiel, und niemand gewinnt.

# The result
# Why several players win: at the round limit, with gem values as the tie-break, or by the usual rule.
at-result-shared = { $by ->
    [limit] Als die Runden um waren, waren sie dem Ziel gleich nah und hatten gleich viele Edelsteine.
    [gem-value] In der letzten Runde haben mehrere ein Ziel erreicht, und ihre Edelsteine sind gleich viel wert.
   *[shared] Es gewinnen alle, die bis zum Ende der letzten Runde ein Ziel erreichen.
}
at-result-rounds = { $rounds ->
    [one] Nach 1 Runde
   *[other] Nach { $rounds } Runden
}
at-result-won = am nächsten an einem Ziel
at-result-board = Spielplan ansehen
at-victory-with = Geschafft: { $goals }
at-victory-warm = Stark gepaddelt!
at-feat-stolen = { $count ->
    [one] Dir ist ein Diebstahl gelungen, und niemand hat mehr geschafft.
   *[other] Niemand hat mehr Edelsteine gestohlen als du: { $count }.
}
at-feat-stolen-shared = { $names } habt die meisten Edelsteine gestohlen: je { $count }.
at-feat-landed-shared = { $names } habt die meisten Edelsteine an Land gebracht: je { $count }.
at-feat-landed-most = { $count ->
    [one] Niemand hat mehr Edelsteine an Land gebracht als du.
   *[other] Niemand hat mehr Edelsteine an Land gebracht als du: { $count }.
}
at-miss = { $goal ->
    [kinds] Nur { a-gem } mehr, und du hättest alle fünf Sorten gehabt!
    [alike] Nur { a-gem } mehr, und du hättest vier gleiche gehabt!
   *[all] Nur einen Edelstein mehr, und du hättest sieben gehabt!
}
at-tip-lost = Kanus am Wasserfall verloren: { $count }. Schau nächstes Mal auf die Vorhersage, bevor du nahe der Kante bleibst.
at-feat-close = Niemand war so nah am Sieg wie du.
at-feat-dry = Der Wasserfall hat kein einziges Kanu von dir bekommen.
at-feat-guarded = Niemand hat dir einen Edelstein gestohlen.
at-feat-landed = { $count ->
    [one] Du hast einen Edelstein sicher an Land gebracht.
   *[other] Du hast { $count } Edelsteine sicher an Land gebracht.
}
at-feat-stayed = Heute war der Fluss stärker. Beim nächsten Mal!
# $count ist hier mindestens 2.
at-feat-lost = Der Wasserfall hat dir { $count } Kanus genommen. Beim nächsten Mal nicht!
at-feat-lost-won = Gewonnen, obwohl dir der Wasserfall { $count } Kanus genommen hat.
at-feat-robbed = Du wurdest { $count }-mal bestohlen: Alle wollten, was du hattest.
at-feat-robbed-won = Gewonnen, obwohl du { $count }-mal bestohlen wurdest.
at-share = Teilen
at-share-copied = Link kopiert.
at-share-picture = Bild speichern
at-rematch = Revanche
at-rematch-join = Zur Revanche
at-replay = Wieder­holung
at-chart = Edelsteine Runde für Runde
at-chart-round = Runde { $round }
at-chart-says = { $rounds ->
    [one] Die Edelsteine aller am Tisch nach einer Runde
   *[other] Die Edelsteine aller am Tisch nach jeder von { $rounds } Runden
}
at-fact-landed = An Land gebracht
at-fact-stolen = Gestohlen
at-fact-robbed = Bestohlen
at-fact-lost = Kanus verloren
at-fact-ransomed = Ausgelöst

at-vote-ask = { $count ->
    [one] { $names } möchte das Spiel hier beenden, ohne dass jemand gewinnt. Einverstanden?
   *[other] { $names } möchten das Spiel hier beenden, ohne dass jemand gewinnt. Einverstanden?
}
at-vote-waiting = Du möchtest das Spiel hier beenden. Es endet, sobald alle Anwesenden zustimmen.
at-vote-alone = Alle anderen sind einverstanden oder nicht da. Spiel jetzt beenden?
at-vote-end = Spiel beenden
at-vote-yes = Zustimmen
at-vote-no = Weiterspielen
at-vote-withdraw = Weiterspielen
at-absent-wait = { $name } ist nicht da. In { $left } kann ein Bot übernehmen.
at-absent-ask = { $name } ist nicht da. Soll bis zur Rückkehr ein Bot übernehmen?
at-absent-voted = Du hast dafür gestimmt, dass bis zur Rückkehr ein Bot für { $name } spielt.
at-absent-votes = { $votes } von { $needed } Stimmen
at-absent-yes = Bot spielen lassen
at-absent-no = Weiter warten
