# Am Tisch: der Mensch wird geduzt, Schaltflächen stehen im Infinitiv.

at-seat-bot = { $level ->
    [beginner] Bot, Anfänger
    [easy] Bot, leicht
    [medium] Bot, mittel
    [hard] Bot, schwer
   *[champion] Bot, Meister
}
at-seat-bot-like = { $temperament ->
    [cautious] { at-seat-bot } · vorsichtig
    [thief] { at-seat-bot } · diebisch
    [racer] { at-seat-bot } · rasant
    [gambler] { at-seat-bot } · waghalsig
    [collector] { at-seat-bot } · sammelfreudig
   *[rainmaker] { at-seat-bot } · Regenmacher
}
at-seat-person = Mensch
at-seat-local = Am selben Gerät
at-seat-away = Ein Bot spielt für { $name }
at-seat-absent = Abwesend seit { $time }
at-seat-muted = { $kind } · stumm
at-players = Am Tisch
at-has-start = { $name } hat den Rettungsring und beginnt
at-doing-turn = Am Zug
at-doing-thinking = Wählt …
at-doing-chosen = Bereit
at-doing-won = Gewonnen
# On the own card, until the next own decision.
at-doing-robbed = Bestohlen von { $name }
at-doing-short-robbed = Bestohlen
at-doing-short-turn = Am Zug
at-doing-short-thinking = Wählt …
at-doing-short-chosen = Bereit
at-doing-short-absent = Abwesend
at-doing-short-bot = Bot spielt
at-tile-this-round = { $tile ->
    [none] Noch keine Karte gewählt
    [hidden] Diese Runde: eine verdeckte Karte
    [cloud] Diese Runde: die Wolke
   *[other] Diese Runde: { $tile }
}
at-tile-on-top = { $tile ->
    [none] Noch keine Karte gespielt
    [cloud] Letzte Karte: die Wolke
   *[other] Letzte Karte: { $tile }
}
at-canoes-lost = { $count ->
    [one] Ein Kanu im Wasserfall verloren
   *[other] { $count } Kanus im Wasserfall verloren
}
at-canoes-lost-short = verloren
at-canoes-lost-chip = { $count ->
    [one] 1 verloren
   *[other] { $count } verloren
}
at-gems-none = Keine Edelsteine
at-gems-of-kind = { $gem ->
    [amethyst] { $count ->
        [one] ein Amethyst
       *[other] { $count } Amethyste
    }
    [diamond] { $count ->
        [one] ein Diamant
       *[other] { $count } Diamanten
    }
    [amber] { $count ->
        [one] ein Bernstein
       *[other] { $count } Bernsteine
    }
    [sapphire] { $count ->
        [one] ein Saphir
       *[other] { $count } Saphire
    }
   *[ruby] { $count ->
        [one] ein Rubin
       *[other] { $count } Rubine
    }
}
at-progress = Ziele
at-progress-way = { $goal ->
    [alike] Gleiche Edelsteine: { $have } von { $need }
    [kinds] Verschiedene Sorten: { $have } von { $need }
   *[all] Edelsteine insgesamt: { $have } von { $need }
}
at-progress-count = { $goal ->
    [alike] { $have }/{ $need } gleiche
    [kinds] { $have }/{ $need } Sorten
   *[all] { $have }/{ $need } gesamt
}
at-progress-short = { $have }/{ $need }
at-clock-left = { $seconds ->
    [one] Noch 1 Sekunde
   *[other] Noch { $seconds } Sekunden
}
at-clock-hours = { $hours } h

at-disc = { $arm ->
    [L] { $disc }L
    [R] { $disc }R
   *[none] { $disc }
}
at-place-choices = { $count ->
    [one] { place-name }: eine Möglichkeit
   *[other] { place-name }: { $count } Möglichkeiten
}

at-round = Runde { $round }
at-order = Reihenfolge in dieser Runde
at-weather-is = Wetter { $weather ->
    [-1] −1
    [0] 0
    [1] +1
   *[2] +2
}
at-head-choose = Wähle eine Karte
at-head-no-canoe = Kein Kanu mehr: löse eines aus
at-head-wait-choose = { $count ->
    [one] { $names } wählt noch …
   *[other] { $names } wählen noch …
}
at-head-away = { $count ->
    [one] { $names } ist nicht da
   *[other] { $names } sind nicht da
}
at-head-moment = Einen Moment …
at-head-your-turn = Dein Zug: Paddle mit der { $tile }
at-head-your-end = Fertig: Beende deinen Zug
at-head-your-win = Sieg in Sicht: Zug beenden
at-head-your-weather = Ändere das Wetter
at-head-your-more = Noch ein Kanu, oder beende deinen Zug
at-head-your-next = Jetzt dein anderes Kanu: Paddle mit der { $tile }
at-head-cloud = Die Wolke bewegt das Wetter, keine Kanus
at-head-shared-choose = { $name }, wähle eine Karte
at-head-shared-turn = { $tile ->
    [cloud] { $name }, ändere das Wetter
   *[other] { $name }, paddle mit der { $tile }
}
at-head-other-turn = { $tile ->
    [hidden] { $name } ist am Zug
    [cloud] { $name } ändert das Wetter
   *[other] { $name } spielt die { $tile }
}
at-head-over = { $count ->
    [0] Das Spiel ist zu Ende
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
at-head-abandoned = Vorzeitig beendet
at-head-river = Der Fluss
at-head-canoe-back = { $name } bekommt ein Kanu zurück
at-last-turns = { $count ->
    [one] Letzte Züge: { $names } ist am Ziel
   *[other] Letzte Züge: { $names } sind am Ziel
}

at-arm-count = { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}
# Canoes of several players.
at-caption-swept = Den Wasserfall hinunter: { $names }
at-caption-flow = { $lowest ->
    [none] { $speed ->
        [one] Nur Wolken, Wetter { weather-value }: 1 Feld
       *[other] Nur Wolken, Wetter { weather-value }: { $speed } Felder
    }
   *[other] { $speed ->
        [one] Niedrigste Karte { $lowest }, Wetter { weather-value }: 1 Feld
       *[other] Niedrigste Karte { $lowest }, Wetter { weather-value }: { $speed } Felder
    }
}
at-skip = Überspringen
at-board = Der Spielplan: ein Fluss aus neun Flussfeldern vom Strand bis zum Wasserfall, dazu fünf Fundstellen

at-outline-spaces = Der Fluss, vom Strand an flussabwärts
at-outline-space = { $count ->
    [0] { place-name }: keine Kanus
   *[other] { place-name }: { $canoes }
}
at-outline-canoe = { $own ->
    [yes] { $gem ->
        [none] dein Kanu
        [amethyst] dein Kanu mit einem Amethyst
        [diamond] dein Kanu mit einem Diamanten
        [amber] dein Kanu mit einem Bernstein
        [sapphire] dein Kanu mit einem Saphir
       *[ruby] dein Kanu mit einem Rubin
    }
   *[no] { $gem ->
        [none] { $name }: Kanu
        [amethyst] { $name }: Kanu mit einem Amethyst
        [diamond] { $name }: Kanu mit einem Diamanten
        [amber] { $name }: Kanu mit einem Bernstein
        [sapphire] { $name }: Kanu mit einem Saphir
       *[ruby] { $name }: Kanu mit einem Rubin
    }
}
at-outline-sites = Die Fundstellen
at-outline-site = { $count ->
    [0] Bei { $discs }: keine Edelsteine
   *[other] Bei { $discs }: { $gems }
}
at-outline-weather = { at-weather-is }
at-outline-arm = { $arm ->
    [left] Das nächste Flussfeld rutscht in den linken Arm.
   *[right] Das nächste Flussfeld rutscht in den rechten Arm.
}
at-watching = Du schaust bei dieser Partie zu.
at-watching-play = Selbst spielen

at-river = Flussvorhersage
at-river-open = { $weather ->
    [0] Fluss: so weit wie die niedrigste Karte
   *[other] Fluss: niedrigste Karte, Wetter { weather-value }
}
at-river-last = Der Fluss fließt nicht mehr
at-river-last-turns = Letzte Züge: Der Fluss fließt nicht mehr
at-river-sure = { $speed ->
    [0] Der Fluss wird stillstehen
    [one] Der Fluss wird 1 Feld weit fließen
   *[other] Der Fluss wird { $speed } Felder weit fließen
}
at-river-flowing = { $speed ->
    [0] Der Fluss steht still
    [one] Der Fluss fließt 1 Feld weit
   *[other] Der Fluss fließt { $speed } Felder weit
}
at-river-range = Fluss: { $low } bis { $high } Felder
at-river-either = { $high ->
    [one] Fluss: { $speeds } Feld
   *[other] Fluss: { $speeds } Felder
}
at-river-likely = { $last ->
    [one] Fluss: wohl { $likely } Feld, höchstens { $high }
   *[other] Fluss: wohl { $likely } Felder, höchstens { $high }
}
at-river-others = { $spread ->
    [no] Ohne deine Karte fließt der Fluss { $high }
   *[yes] Ohne deine Karte fließt der Fluss { $low } bis { $high }
}
at-river-why = { $cause ->
    [clouds] je nach Wolken
    [own] die niedrigste Karte zählt: Deine kann ihn bremsen
   *[tiles] je nach verdeckten Karten
}
at-river-lowest = { $state ->
    [sure] Niedrigste Karte { $tile }, Wetter { weather-value }
   *[changing] Niedrigste Karte { $tile }, Wetter dann { weather-value }
}
at-danger-certain = { $count ->
    [one] { at-canoe-name } stürzt den Wasserfall hinunter
   *[other] Beide Kanus stürzen den Wasserfall hinunter
}
# It can still be moved.
at-danger-unless = { $count ->
    [one] { at-canoe-name } stürzt ab, wenn es bleibt
   *[other] Beide Kanus stürzen ab, wenn sie bleiben
}
at-danger-possible = { $count ->
    [one] { at-canoe-name } könnte in den Wasserfall stürzen
   *[other] Beide Kanus könnten in den Wasserfall stürzen
}
at-danger-perhaps = { $count ->
    [one] { at-canoe-name } könnte abstürzen, wenn es bleibt
   *[other] Beide Kanus könnten abstürzen, wenn sie bleiben
}
at-danger-slight = { $speed ->
    [one] Sicher, außer der Fluss fließt 1 Feld oder mehr
   *[other] Sicher, außer der Fluss fließt { $speed } Felder oder mehr
}

at-hand = Deine Paddelkarten
at-hand-tile = { $state ->
    [chosen] { $tile ->
        [cloud] Wolke, gewählt
       *[other] Karte { $tile }, gewählt
    }
    [played] { $tile ->
        [cloud] Wolke, schon gespielt
       *[other] Karte { $tile }, schon gespielt
    }
   *[open] { $tile ->
        [cloud] Wolke
       *[other] Karte { $tile }
    }
}
at-hand-pick = Deine Karte bleibt geheim, bis du dran bist.
at-hand-full = Alle sieben Karten sind zurück.
at-hand-back = { $count ->
    [one] Gespielte Karten kommen nach dieser Runde zurück.
   *[other] Gespielte Karten kommen in { $count } Runden zurück.
}
at-goal = Bring Edelsteine an Land: Du gewinnst mit vier gleichen, allen fünf Sorten oder sieben insgesamt.
at-hand-confirm = { $tile ->
    [cloud] Wolke spielen
   *[other] Die { $tile } spielen
}
at-hand-change = { $tile ->
    [cloud] Zur Wolke wechseln
   *[other] Zur { $tile } wechseln
}
at-hand-chosen = { $tile ->
    [cloud] Wolke gewählt. Noch kannst du wechseln.
   *[other] { $tile } gewählt. Noch kannst du wechseln.
}
at-hand-waiting = { $tile ->
    [cloud] Du spielst diese Runde die Wolke.
   *[other] Du spielst diese Runde die { $tile }.
}
at-hand-rest = Deine Karten für die nächsten Runden.
at-hand-reach = { $gains ->
    [yes] Die Ringe zeigen, wohin deine Kanus mit { $tile } kommen und welcher Edelstein dort winkt.
   *[no] Die Ringe zeigen, wohin deine Kanus mit { $tile } kommen.
}
at-hand-cloud = In deinem Zug änderst du das Wetter um einen Schritt: Hinauf fließt der Fluss schneller, hinunter langsamer.
at-hand-last = Letzte Karte: Danach kommen alle zurück.
at-cancel = Abbrechen
at-ransom = Ein Kanu auslösen
at-ransom-ask = { $lost ->
    [both] Ein Kanu für einen Edelstein auslösen?
   *[single] Dein Kanu für einen Edelstein auslösen?
}
at-ransom-with = { $gem ->
    [amethyst] Amethyst abgeben
    [diamond] Diamant abgeben
    [amber] Bernstein abgeben
    [sapphire] Saphir abgeben
   *[ruby] Rubin abgeben
}
at-ransom-pass = { $lost ->
    [both] Oder behalte deine Steine: Wähle eine Karte und setz diese Runde aus.
   *[single] Diese Runde nicht? Wähle einfach eine Karte.
}
at-ransom-staged = { $gem ->
    [amethyst] Kanu für einen Amethyst ausgelöst
    [diamond] Kanu für einen Diamanten ausgelöst
    [amber] Kanu für einen Bernstein ausgelöst
    [sapphire] Kanu für einen Saphir ausgelöst
   *[ruby] Kanu für einen Rubin ausgelöst
}

at-turn = Dein Zug
at-turn-pick = { $by ->
    [touch] Tippe auf ein Kanu.
   *[pointer] Wähle ein Kanu.
}
at-turn-where = { $by ->
    [touch] Tippe auf ein leuchtendes Feld.
   *[pointer] Wohin willst du paddeln?
}
at-turn-launch = { $by ->
    [touch] Tippe auf ein leuchtendes Feld, um ein Kanu zu Wasser zu lassen.
   *[pointer] Wähle ein leuchtendes Feld, um ein Kanu zu Wasser zu lassen.
}
at-turn-ready = Fertig? Beende deinen Zug oder mach etwas rückgängig.
at-turn-wins = Damit gewinnst du!
at-turn-may-add = Du kannst auch dein anderes Kanu zu Wasser lassen oder deinen Zug beenden.
at-turn-may-stay = Lass dein Kanu zu Wasser, oder beende deinen Zug und lass es am Strand.
at-turn-staged = Dein Plan
at-turn-planned = Dein Plan: { $action }
at-turn-canoes = Deine Kanus
at-turn-other-canoe = Anderes Kanu
at-turn-other-ways = Anders…
at-turn-options = Wohin das Kanu paddeln kann
at-turn-all = { $count ->
    [one] 1 Fahrt
   *[other] Alle { $count } Fahrten
}
at-turn-more = { $count ->
    [one] 1 weitere
   *[other] { $count } weitere
}
at-turn-falls-more = Mehr Wege den Wasserfall hinunter
at-take-back = Rückgängig
at-end-turn = Zug beenden
at-end-turn-win = Gewinnen!
at-weather-ask = Ändere das Wetter
at-weather-step = { $step ->
    [-1] Fluss langsamer
   *[1] Fluss schneller
}
at-weather-flows = { $speed ->
    [0] Fluss steht still
    [one] Fluss: 1 Feld weit
   *[other] Fluss: { $speed } Felder weit
}
at-weather-loses = { $count ->
    [one] Kostet ein Kanu
   *[other] Kostet beide Kanus
}
at-weather-end = Das Wetter steht schon auf { weather-value }
at-canoe-name = { $gem ->
    [none] Kanu { place-on }
    [amethyst] Kanu { place-on } mit Amethyst
    [diamond] Kanu { place-on } mit Diamant
    [amber] Kanu { place-on } mit Bernstein
    [sapphire] Kanu { place-on } mit Saphir
   *[ruby] Kanu { place-on } mit Rubin
}

at-canoe-letter = { $canoe ->
    [1] A
   *[2] B
}
at-canoe-twin = { at-canoe-name } ({ at-canoe-letter })
at-canoe-other = Das andere Kanu wählen
at-canoe-which = Welches Kanu?
# Akkusativ
at-the-gem = { $gem ->
    [none] den Edelstein
    [amethyst] einen Amethyst
    [diamond] einen Diamanten
    [amber] einen Bernstein
    [sapphire] einen Saphir
   *[ruby] einen Rubin
}
# Ziel ist hier immer ein Flussfeld.
at-trip-move = Zu { place-name } paddeln
at-trip-load = { $order ->
    [stay] Hier { at-the-gem } einladen
    [first] Erst { at-the-gem } einladen, dann zu { place-name } paddeln
   *[last] Zu { place-name } paddeln und { at-the-gem } einladen
}
at-trip-unload = { $order ->
    [stay] Hier { at-the-gem } ausladen
    [first] Erst { at-the-gem } ausladen, dann zu { place-name } paddeln
   *[last] Zu { place-name } paddeln und { at-the-gem } ausladen
}
at-trip-swap = { $order ->
    [stay] Hier gegen { at-the-gem } tauschen
    [first] Erst gegen { at-the-gem } tauschen, dann zu { place-name } paddeln
   *[last] Zu { place-name } paddeln und gegen { at-the-gem } tauschen
}
at-trip-steal = { $cargo ->
    [unload] Ausladen, zu { place-name } paddeln und { at-the-gem } von { $victim } stehlen
   *[none] Zu { place-name } paddeln und { at-the-gem } von { $victim } stehlen
}
at-trip-land = { $cargo ->
    [load] Erst { at-the-gem } einladen, dann an Land bringen
    [unload] Erst { at-the-gem } ausladen, dann an Land zurückkehren
    [swap] Gegen { at-the-gem } tauschen und ihn an Land bringen
   *[none] { $gem ->
        [none] An Land zurückkehren
        [amethyst] Einen Amethyst an Land bringen
        [diamond] Einen Diamanten an Land bringen
        [amber] Einen Bernstein an Land bringen
        [sapphire] Einen Saphir an Land bringen
       *[ruby] Einen Rubin an Land bringen
    }
}
at-trip-falls = { $cargo ->
    [load] Erst { at-the-gem } einladen, dann den Wasserfall hinunter
    [unload] Erst { at-the-gem } ausladen, dann den Wasserfall hinunter
    [swap] Erst gegen { at-the-gem } tauschen, dann den Wasserfall hinunter
   *[none] Den Wasserfall hinunter
}

at-deed-move = Paddeln
at-deed-load = Einladen
at-deed-unload = Ausladen
at-deed-swap = Tauschen
at-deed-steal = Stehlen
at-deed-land = An Land
at-deed-win = Sieg!
at-deed-falls = Kanu verloren
at-deed-or = oder
at-deed-more = + mehr
at-price-steps = { $steps } fürs Paddeln
at-price-stay = { $points ->
    [2] braucht beide
   *[other] braucht alle { $points }
}
at-price-cargo-first = { $cargo ->
    [load] { $points } fürs Einladen, { $steps } fürs Paddeln
    [unload] { $points } fürs Ausladen, { $steps } fürs Paddeln
   *[swap] { $points } fürs Tauschen, { $steps } fürs Paddeln
}
at-price-cargo-last = { $cargo ->
    [load] { $steps } fürs Paddeln, { $points } fürs Einladen
    [unload] { $steps } fürs Paddeln, { $points } fürs Ausladen
   *[swap] { $steps } fürs Paddeln, { $points } fürs Tauschen
}
at-price-falls = du verlierst das Kanu
at-price-falls-again = noch einmal drücken: du verlierst das Kanu

at-sign-fork = { $fork ->
    [natural] { $arm ->
        [left] Das nächste Flussfeld rutscht voraussichtlich in den linken Arm. Meist wechseln sich die Arme ab, aber derselbe Arm kann auch noch einmal drankommen.
       *[right] Das nächste Flussfeld rutscht voraussichtlich in den rechten Arm. Meist wechseln sich die Arme ab, aber derselbe Arm kann auch noch einmal drankommen.
    }
   *[alternate] { $arm ->
        [left] Das nächste Flussfeld rutscht in den linken Arm, das übernächste in den rechten: Die Arme wechseln sich ab.
       *[right] Das nächste Flussfeld rutscht in den rechten Arm, das übernächste in den linken: Die Arme wechseln sich ab.
    }
}
at-sign-weather = Wetter { weather-value }. Der Fluss fließt so viele Felder weit, wie die niedrigste Karte der Runde plus Wetter ergibt. Eine Wolke verschiebt das Wetter um eine Stufe.
at-sign-start = Der Rettungsring: { $name } beginnt diese Runde. Nächste Runde wandert er einen Platz weiter.
at-sign-ghost = { $danger ->
    [certain] Gefahr: Bleibt dein Kanu, wo es ist, reißt der Fluss es den Wasserfall hinunter.
    [possible] Vorsicht: Bei der stärksten Strömung, die kommen kann, reißt der Fluss dein Kanu den Wasserfall hinunter.
    [slight] So weit kann dein Kanu treiben. Nur eine sehr starke Strömung risse es den Wasserfall hinunter.
    [sure] Hierhin trägt der Fluss dein Kanu.
   *[none] So weit trägt die stärkste Strömung, die kommen kann, dein Kanu.
}
at-sign-river = Am Ende der Runde fließt der Fluss so viele Felder weit, wie die niedrigste Karte plus Wetter ergibt. Verdeckte Karten können niedriger sein, und jede Wolke ändert das Wetter.
at-sign-goal = { $goal ->
    [alike] Mit { $need } gleichen Edelsteinen ist das Spiel gewonnen.
    [kinds] Mit Edelsteinen aus { $need } verschiedenen Sorten ist das Spiel gewonnen.
   *[all] Mit { $need } beliebigen Edelsteinen ist das Spiel gewonnen.
}

at-read-rule = Regel { $rule } lesen
at-why-space = Warum nicht { place-to }?
at-why-canoe = { at-canoe-name }: Warum kann es nicht fahren?

at-log = Spielverlauf
at-hint = Tipp
at-chat-log = Chat und Spielverlauf
at-log-unread = { $count ->
    [one] Chat und Spielverlauf: 1 neue Nachricht
   *[other] Chat und Spielverlauf: { $count } neue Nachrichten
}
at-unread-many = 9+
at-log-rule = Öffnet die Regel.
at-log-empty = Noch nichts passiert. Der Fluss ist ruhig.
at-note-started = Das Spiel beginnt. { $name } macht den Anfang.
at-note-returned = { $name } ist wieder da.
at-note-resigned = { $name } gibt auf. Der Bot { $bot } übernimmt.
at-note-voted-yes = { $name } möchte das Spiel hier beenden.
at-note-voted-no = { $name } möchte weiterspielen.
at-note-stand-in = { $whom } ist nicht da. Bis zur Rückkehr spielt ein Bot.
at-note-stand-in-yes = { $name } stimmt dafür, dass ein Bot für { $whom } spielt.
at-note-stand-in-no = { $name } möchte lieber auf { $whom } warten.
at-note-abandoned = Das Spiel wurde vorzeitig beendet. Niemand gewinnt.
at-note-rematched = Die Revanche ist bereit.
at-note-clock = Die Zeit von { $name } ist abgelaufen, ein Bot hat entschieden.
at-said = { $name } sagt: { $text }
at-chat-muted = (stumm)
at-chat-write = Sag etwas
at-chat-send = Senden
at-emotes = Zurufe
at-emote = { $emote ->
    [hello] Hallo!
    [hurry] Du bist dran!
    [nice] Schöner Zug!
    [oops] Ups!
    [thanks] Danke!
   *[well-played] Gut gespielt!
}

# Was geschieht, aus der eigenen Sicht
you-name = Du
you-said = Du sagst: { $text }
you-chosen = Du hast eine Karte gewählt.
you-ransomed = Du löst ein verlorenes Kanu für { a-gem } aus.
you-revealed = { $tile ->
    [cloud] Du spielst die Wolke.
   *[other] Du spielst die { $tile }.
}
you-stranded = Du hast kein Kanu, das fahren kann.
you-trip = Du paddelst { place-to }.
you-trip-from = Du paddelst { place-from } { place-to }.
you-trip-both = Du paddelst mit beiden Kanus { place-to }.
you-trip-stays = Du bleibst { place-on }.
you-loaded = Du lädst { a-gem } ein.
you-unloaded = Du lädst { a-gem } aus.
you-stolen = Du stiehlst { a-gem } von { $victim }.
you-robbed = { $name } stiehlt dir { a-gem }.
you-landed = { $gem ->
    [none] Du kehrst an Land zurück.
   *[other] Du bringst { a-gem } an Land.
}
you-swept-river = { $gem ->
    [none] Der Fluss reißt eins deiner Kanus den Wasserfall hinunter.
   *[other] Der Fluss reißt eins deiner Kanus den Wasserfall hinunter. Der Edelstein kommt zurück zu seiner Fundstelle.
}
you-swept-paddled = { $gem ->
    [none] Du paddelst den Wasserfall hinunter und verlierst das Kanu.
   *[other] Du paddelst den Wasserfall hinunter und verlierst das Kanu. Der Edelstein kommt zurück zu seiner Fundstelle.
}
you-one-gem-short = Dir fehlt nur noch ein Edelstein!
you-goal-reached = { $count ->
    [0] Du hast { $goals }. Das ist der letzte Zug.
    [one] Du hast { $goals }! { $names } kommt noch an die Reihe, dann ist Schluss, ohne dass der Fluss fließt.
   *[other] Du hast { $goals }! { $names } kommen noch an die Reihe, dann ist Schluss, ohne dass der Fluss fließt.
}
you-to-move = { $count ->
    [0] { $name } hat { $goals }! Du kommst noch an die Reihe, dann ist Schluss, ohne dass der Fluss fließt.
    [one] { $name } hat { $goals }! Du und { $names } kommt noch an die Reihe, dann ist Schluss, ohne dass der Fluss fließt.
   *[other] { $name } hat { $goals }! Du, { $names } kommt noch an die Reihe, dann ist Schluss, ohne dass der Fluss fließt.
}
you-weather = Du änderst das Wetter auf { weather-value }.
you-rescued = Du hast weder Kanu noch Edelstein: Ein Kanu kommt kostenlos zurück.
you-start-passed = Runde { $round }: Du beginnst.
you-game-over = { $count ->
    [0] Du gewinnst.
   *[other] Du teilst dir den Sieg mit { $names }.
}
you-game-over-limit = { $count ->
    [0] Das war die letzte Runde. Du gewinnst.
   *[other] Das war die letzte Runde. Du teilst dir den Sieg mit { $names }.
}
you-head-canoe-back = Du bekommst ein Kanu zurück
you-last-turns = { $count ->
    [0] Letzte Züge: Du bist am Ziel
    [one] Letzte Züge: Du und { $names } seid am Ziel
   *[other] Letzte Züge: Du, { $names } seid am Ziel
}
you-has-start = Du hast den Rettungsring und beginnst
you-sign-start = Der Rettungsring: Du beginnst diese Runde. Nächste Runde wandert er einen Platz weiter.
you-note-started = Das Spiel beginnt. Du machst den Anfang.
you-note-returned = Du bist wieder da.
you-note-resigned = Du gibst auf. Ein Bot übernimmt.
you-note-voted-yes = Du möchtest das Spiel hier beenden.
you-note-voted-no = Du möchtest weiterspielen.
you-note-stand-in = Du bist nicht da. Bis zu deiner Rückkehr spielt ein Bot.
you-note-stand-in-yes = Du stimmst dafür, dass ein Bot für { $whom } spielt.
you-note-stand-in-no = Du möchtest lieber auf { $whom } warten.
you-note-absent-yes = { $name } stimmt dafür, dass ein Bot für dich spielt.
you-note-absent-no = { $name } möchte lieber auf dich warten.
you-note-clock = Deine Zeit ist abgelaufen, ein Bot hat entschieden.

at-trouble-stale = Am Tisch hat sich inzwischen etwas getan. Schau noch einmal hin.
at-trouble-illegal = Das geht hier nicht. Wähle eine der leuchtenden Stellen.
at-trouble-unfinished = Dein Zug ist noch nicht fertig: Ein Kanu muss noch fahren.
at-trouble-not-yours = Dieser Platz gehört jemand anderem.
at-trouble-not-now = Das geht gerade nicht.
at-trouble-slow-down = Nicht so schnell! Versuch es gleich noch einmal.
at-trouble-unavailable = Der Server muss kurz verschnaufen. Versuch es gleich noch einmal.
at-trouble-failed = Das hat nicht geklappt. Bitte versuch es noch einmal.

at-pass-to = Gib das Gerät an { $name } weiter
at-pass-why = Die nächste Wahl ist geheim. Alle anderen schauen bitte weg.
at-pass-ready = Ich bin { $name }
at-pass-done = Hier haben alle gewählt. Willst du deine Karte wechseln? Dann sag, wer du bist, während die anderen wegschauen.

at-menu = Menü

# Eine Aufgabe: Lektion oder Rätsel

at-result-show = Ergebnis zeigen
at-result-abandoned = Vorzeitig beendet
at-result-you = { $count ->
    [0] Du hast gewonnen!
   *[other] Du teilst dir den Sieg mit { $names }!
}
at-result-winners = { $count ->
    [0] Niemand gewinnt
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
at-victory-skip = Zum Ergebnis
at-home = Startseite
