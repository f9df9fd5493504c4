# The sheets over a table: a player, the menu, the result. They come a while after the game.

# A player's sheet
at-progress-any = Oricare dintre ele aduce victoria:
at-person-is = { $kind ->
    [none] { $seat ->
        [0] Canoe roșii
        [1] Canoe galbene
        [2] Canoe verzi
        [3] Canoe albastre
       *[4] Canoe maro
    }
   *[other] { $seat ->
        [0] { $kind } · canoe roșii
        [1] { $kind } · canoe galbene
        [2] { $kind } · canoe verzi
        [3] { $kind } · canoe albastre
       *[4] { $kind } · canoe maro
    }
}
at-person-tile = Runda asta
at-person-top = Ultima carte
at-person-no-tile = Încă niciuna
at-person-left = În mână
at-person-tiles = { $count ->
    [one] 1 carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}
at-mute = Ascunde mesajele de la { $name }
at-unmute = Arată mesajele de la { $name }
at-mute-bot = Ascunde replicile de la { $name }
at-unmute-bot = Arată replicile de la { $name }

# The menu
at-aids = Ajutor pe tablă
at-help = Comenzi rapide
at-key-tiles = 1 – 6, C
at-key-tiles-does = Alege o carte (C e norul de ploaie)
at-key-confirm = Enter
at-key-confirm-does = Joacă această carte
at-key-move = Tab, săgeți
at-key-move-does = Treci de la o canoe sau un loc la altul; Enter alege
at-key-weather = + −
at-key-weather-does = Schimbă vremea
at-key-back = Backspace
at-key-back-does = Anulează
at-key-end = E
at-key-end-does = Încheie tura
at-key-skip = Orice tastă
at-key-skip-does = Sari peste animație
at-key-log = L
at-key-log-does = Deschide jurnalul jocului
at-key-help = ?
at-key-help-does = Arată lista asta
at-copy-link = Copiază linkul acestei mese
at-link-note = Oricine are linkul poate privi.
at-vote-propose = Propune încheierea jocului
at-vote-asked = Ai votat pentru încheierea jocului
at-resign = Abandonează
at-resign-sure = Un bot îți ia locul definitiv. Poți privi în continuare.
at-resign-yes = Da, abandonez
at-leave = Pleacă de la masă
at-leave-note = Îți păstrezi locul și te poți întoarce oricând.
at-menu-stop = Oprește-te din joc
at-end-note = Jocul se termină acum, fără câștigător.
at-propose-note = Sunt întrebați toți. Dacă sunt de acord, jocul se termină fără câștigător.

# The result
# Why several players win: at the round limit, with gem values as the tie-break, or by the usual rule.
at-result-shared = { $by ->
    [limit] Când s-au terminat rundele, erau la fel de aproape de un obiectiv și aveau la fel de multe nestemate.
    [gem-value] Mai mulți jucători au atins un obiectiv în ultima rundă, iar nestematele lor valorează la fel.
   *[shared] Câștigă toți cei care ating un obiectiv până la sfârșitul ultimei runde.
}
at-result-rounds = { $rounds ->
    [one] După 1 rundă
    [few] După { $rounds } runde
   *[other] După { $rounds } de runde
}
at-result-won = cel mai aproape de un obiectiv
at-result-board = Vezi tabla
at-victory-with = Cu { $goals }
at-victory-warm = Ce vâslit!
at-feat-stolen = { $count ->
    [one] Ți-a reușit un furt, iar nimeni n-a reușit mai multe.
    [few] Nimeni n-a furat mai multe nestemate decât tine: { $count }.
   *[other] Nimeni n-a furat mai multe nestemate decât tine: { $count }.
}
at-feat-stolen-shared = { $names } ați furat cele mai multe nestemate: câte { $count }.
at-feat-landed-shared = { $names } ați adus la țărm cele mai multe nestemate: câte { $count }.
at-feat-landed-most = { $count ->
    [one] Nimeni n-a adus la țărm mai multe nestemate decât tine.
    [few] Nimeni n-a adus la țărm mai multe nestemate decât tine: { $count }.
   *[other] Nimeni n-a adus la țărm mai multe nestemate decât tine: { $count }.
}
at-miss = { $goal ->
    [kinds] Încă { a-gem } și aveai câte una de fiecare fel!
    [alike] Încă { a-gem } și aveai patru la fel!
   *[all] Încă o nestemată și aveai șapte!
}
at-tip-lost = Canoe luate de cascadă: { $count }. Data viitoare, uită-te la prognoza râului înainte să rămâi lângă margine.
at-feat-close = Nimeni n-a fost mai aproape de victorie decât tine.
at-feat-dry = Cascada nu ți-a luat nicio canoe.
at-feat-guarded = Nimeni nu ți-a furat vreo nestemată.
at-feat-landed = { $count ->
    [one] Ai adus o nestemată în siguranță la țărm.
    [few] Ai adus { $count } nestemate în siguranță la țărm.
   *[other] Ai adus { $count } de nestemate în siguranță la țărm.
}
at-feat-stayed = Azi râul a fost mai tare. Data viitoare!
# $count este aici cel puțin 2.
at-feat-lost = { $count ->
    [one] Cascada ți-a luat o canoe de { $count } ori. Data viitoare, nu!
    [few] Cascada ți-a luat o canoe de { $count } ori. Data viitoare, nu!
   *[other] Cascada ți-a luat o canoe de { $count } de ori. Data viitoare, nu!
}
at-feat-lost-won = { $count ->
    [one] Ai câștigat, deși cascada ți-a luat o canoe de { $count } ori.
    [few] Ai câștigat, deși cascada ți-a luat o canoe de { $count } ori.
   *[other] Ai câștigat, deși cascada ți-a luat o canoe de { $count } de ori.
}
at-feat-robbed = { $count ->
    [one] Ceilalți ți-au furat nestemate de { $count } ori: aveai ce voiau toți.
    [few] Ceilalți ți-au furat nestemate de { $count } ori: aveai ce voiau toți.
   *[other] Ceilalți ți-au furat nestemate de { $count } de ori: aveai ce voiau toți.
}
at-feat-robbed-won = { $count ->
    [one] Ai câștigat, deși ceilalți ți-au furat nestemate de { $count } ori.
    [few] Ai câștigat, deși ceilalți ți-au furat nestemate de { $count } ori.
   *[other] Ai câștigat, deși ceilalți ți-au furat nestemate de { $count } de ori.
}
at-share = Distribuie
at-share-copied = Link copiat.
at-share-picture = Salvează imaginea
at-rematch = Revanșă
at-rematch-join = Intră în revanșă
at-replay = Reluare
at-chart = Nestemate, rundă cu rundă
at-chart-round = Runda { $round }
at-chart-says = { $rounds ->
    [one] Nestematele fiecăruia după o rundă
    [few] Nestematele fiecăruia după fiecare dintre cele { $rounds } runde
   *[other] Nestematele fiecăruia după fiecare dintre cele { $rounds } de runde
}
at-fact-landed = Aduse la țărm
at-fact-stolen = Furate
at-fact-robbed = Furate de alții
at-fact-lost = Canoe pierdute
at-fact-ransomed = Recuperate

at-vote-ask = { $count ->
    [one] { $names } vrea să încheie jocul aici, fără câștigător. Ești de acord?
    [few] { $names } vor să încheie jocul aici, fără câștigător. Ești de acord?
   *[other] { $names } vor să încheie jocul aici, fără câștigător. Ești de acord?
}
at-vote-waiting = Ai votat să se încheie jocul aici. Se încheie când toți cei prezenți sunt de acord.
at-vote-alone = Toți ceilalți sunt de acord sau lipsesc. Închei jocul acum?
at-vote-end = Încheie jocul
at-vote-yes = De acord
at-vote-no = Jucăm mai departe
at-vote-withdraw = Jucăm mai departe
at-absent-wait = { $name } lipsește. Peste { $left } poate juca un bot.
at-absent-ask = { $name } lipsește. Să joace un bot până la întoarcere?
at-absent-voted = Ai votat ca, până la întoarcere, un bot să joace pentru { $name }.
at-absent-votes = { $votes } din { $needed } voturi
at-absent-yes = Să joace un bot
at-absent-no = Mai așteptăm
