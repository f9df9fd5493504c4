# Was Bots in großen Momenten sagen, je nach Temperament.
bot-says-stole-1 = { $temperament ->
    [cautious] Entschuldige. Bei mir ist er sicherer.
    [thief] Jetzt meiner!
    [racer] Zu langsam!
    [gambler] Heute mag mich das Glück.
    [collector] Genau der hat mir noch gefehlt.
   *[rainmaker] Gefunden ist gefunden.
}
bot-says-stole-2 = { $temperament ->
    [cautious] Ich habe ihn nur aus der Strömung geholt.
    [thief] Danke fürs Tragen.
    [racer] Platz da, ich komme!
    [gambler] Das musste ich probieren.
    [collector] Der passt so gut zu den anderen.
   *[rainmaker] Ein günstiger Wind hat mich hergeweht.
}
bot-says-robbed-1 = { $temperament ->
    [cautious] Wäre ich bloß am Strand geblieben.
    [thief] Respekt. Saubere Arbeit.
    [racer] Dich kriege ich noch!
    [gambler] Wie gewonnen, so zerronnen.
    [collector] Doch nicht den!
   *[rainmaker] Das merke ich mir, bis es regnet.
}
bot-says-robbed-2 = { $temperament ->
    [cautious] Dabei war ich so vorsichtig.
    [thief] He, das ist mein Spruch!
    [racer] Weit kommst du damit nicht.
    [gambler] Doppelt oder nichts?
    [collector] Jetzt klafft da eine Lücke.
   *[rainmaker] Da ziehen Wolken auf.
}
bot-says-lost-1 = { $temperament ->
    [cautious] Genau darum bleibe ich am Strand.
    [thief] Das hat niemand gesehen, oder?
    [racer] Zu schnell. Noch mal.
    [gambler] Das war’s mir wert!
    [collector] Mein schönes Kanu!
   *[rainmaker] Etwas viel Wasser.
}
bot-says-lost-2 = { $temperament ->
    [cautious] Nie wieder.
    [thief] Der Fluss klaut also auch.
    [racer] Immerhin ging es schnell.
    [gambler] Der Wasserfall kassiert immer.
    [collector] Und nicht mal die Splitter darf ich behalten.
   *[rainmaker] So viel Regen war nicht bestellt.
}
bot-says-won-1 = { $temperament ->
    [cautious] Langsam, aber trocken. Schöne Partie!
    [thief] Beste Beute seit Jahren. Schöne Partie!
    [racer] Erster Platz! Schöne Partie!
    [gambler] Jackpot! Schöne Partie!
    [collector] Die Sammlung ist komplett. Schöne Partie!
   *[rainmaker] Endlich Sonne. Schöne Partie!
}
bot-says-won-2 = { $temperament ->
    [cautious] Vorsicht zahlt sich aus. Gut gespielt, alle!
    [thief] Einen Sieg würde ich nie stehlen. Gut gespielt!
    [racer] Wer will noch eine Runde?
    [gambler] Alles riskiert, alles gewonnen!
    [collector] Sehen sie nicht toll zusammen aus?
   *[rainmaker] Das Wetter war auf meiner Seite.
}
bot-says-bold-1 = { $temperament ->
    [cautious] Ich kann gar nicht hinsehen.
    [thief] Bring ihn doch mal hier herauf.
    [racer] Das nenne ich schnelles Wasser.
    [gambler] So gefällt mir das!
    [collector] Oh, wie der funkelt.
   *[rainmaker] Ich könnte es ja regnen lassen …
}
bot-says-bold-2 = { $temperament ->
    [cautious] Das ist aber sehr nah an der Kante!
    [thief] Ich warte dann flussaufwärts auf dich.
    [racer] Paddle!
    [gambler] Genau so hätte ich es gemacht.
    [collector] Brauchst du den noch?
   *[rainmaker] Mutig. Schon zum Himmel geschaut?
}
bot-says-yours-1 = { $temperament ->
    [cautious] Tut mir leid. Du warst so nah an der Kante.
    [thief] Schau nicht so. Du hättest es auch getan.
    [racer] Du hast kurz nicht aufgepasst!
    [gambler] Du hattest ihn, ich wollte ihn. Eins zu eins.
    [collector] Du bist mir nicht böse, oder? Er fehlte mir so.
   *[rainmaker] Deiner? Den hat der Wind zu mir geweht.
}
bot-says-yours-2 = { $temperament ->
    [cautious] Ich passe gut auf ihn auf, versprochen.
    [thief] Du trägst, ich behalte. Abgemacht?
    [racer] Du warst in meiner Spur.
    [gambler] Wetten, damit hast du nicht gerechnet?
    [collector] Du hast einen so guten Geschmack.
   *[rainmaker] Bei Sturm musst du besser festhalten.
}
bot-says-revenge-1 = { $temperament ->
    [cautious] Ich bin nicht nachtragend. Nur dieses Mal.
    [thief] Zurückgestohlen ist nur halb gestohlen.
    [racer] Ich habe doch gesagt, ich kriege dich!
    [gambler] Jetzt sind wir quitt.
    [collector] Wieder da, wo er hingehört.
   *[rainmaker] Ich habe gesagt, ich merke mir das.
}
bot-says-pity-1 = { $temperament ->
    [cautious] Oh nein. Das tat sogar mir weh.
    [thief] Schade. Den hätte ich gern selbst genommen.
    [racer] Fast warst du schnell genug!
    [gambler] Mutig gesetzt. Nächstes Mal klappt es.
    [collector] Dein armes Kanu. Es war so hübsch.
   *[rainmaker] Verzeih. So viel Wasser wollte ich nicht.
}
bot-says-pity-2 = { $temperament ->
    [cautious] Komm ans Ufer und wärm dich auf.
    [thief] Der größte Dieb hier ist der Fluss.
    [racer] Aufstehen, nächste Runde!
    [gambler] Mal gewinnt man, mal schwimmt man.
    [collector] Ich hätte es dir herausgefischt.
   *[rainmaker] Der Himmel hat uns ja gewarnt.
}
bot-says-near-1 = { $temperament ->
    [cautious] Nur noch ein Edelstein? Ich werde nervös.
    [thief] Nur noch einer? Dann weiß ich, wohin ich fahre.
    [racer] Nur noch einer? Alle schneller!
    [gambler] Nur noch ein Edelstein? Jetzt wird es spannend.
    [collector] Nur noch einer? Ich kann nicht hinsehen.
   *[rainmaker] Nur noch ein Edelstein? Zeit für anderes Wetter.
}
