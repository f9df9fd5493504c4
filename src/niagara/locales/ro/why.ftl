why-points-left = { $steps ->
    [one] Până acolo e 1 disc, dar trebuie să folosești toate cele { $points } puncte, într-o singură direcție.
    [few] Până acolo sunt { $steps } discuri, dar trebuie să folosești toate cele { $points } puncte, într-o singură direcție.
   *[other] Până acolo sunt { $steps } de discuri, dar trebuie să folosești toate cele { $points } puncte, într-o singură direcție.
}
why-too-far = { $points ->
    [one] Prea departe: până acolo sunt { $steps } discuri, iar tu poți vâsli doar 1.
    [few] Prea departe: până acolo sunt { $steps } discuri, iar tu poți vâsli doar { $points }.
   *[other] Prea departe: până acolo sunt { $steps } discuri, iar tu poți vâsli doar { $points }.
}
why-must-move = { $points ->
    [one] Canoea nu poate rămâne pe loc: folosește-ți punctul.
    [few] Canoea nu poate rămâne pe loc: folosește toate cele { $points } puncte.
   *[other] Canoea nu poate rămâne pe loc: folosește toate cele { $points } de puncte.
}
why-other-arm = Într-un drum nu poți trece de pe un braț pe celălalt.
why-must-leave-shore = Canoea ta e deja la țărm. Lanseaz-o la apă.
why-no-points = Nu mai ai puncte de vâslit.
why-canoe-has-moved = Canoea asta s-a mișcat deja în această tură.
why-canoe-lost = Canoea asta e pierdută. Recupereaz-o cu o nestemată înainte să alegi cartea.
why-launch-only-one = Când ambele canoe sunt la țărm, lansezi doar una.
why-launch-one = Ambele canoe sunt la țărm: trebuie să lansezi una.
why-both-must-move = Ambele canoe sunt pe râu: trebuie să le muți pe amândouă.
why-canoe-must-move = Mai ai de mutat canoea de { place-on }.
why-cloud = Ai jucat norul de ploaie: el schimbă vremea, iar canoele nu se mișcă.
why-weather-must-move = Norul de ploaie trebuie să schimbe vremea cu o treaptă.
why-weather-end = Vremea nu poate merge mai departe în direcția asta.
why-no-cloud = Numai norul de ploaie schimbă vremea.
why-still-choosing = Canoele se mișcă după ce toată lumea și-a ales cartea.
why-other-turn = La rând: { $name }.
why-turn-over = Tura ta e completă. Încheie-o sau anulează.
why-game-won = Jocul s-a încheiat.
why-rounds-over = Jocul s-a încheiat: a fost ultima rundă.
why-choosing-over = Cărțile se aleg înainte să se miște canoele.
why-tile-chosen = Ai ales deja o carte.
why-tile-played = Ai jucat deja cartea asta. O primești înapoi după ce le joci pe toate șapte.
why-all-chosen = Toată lumea a ales, așa că nu-ți mai poți schimba cartea.
why-not-chosen = Încă nu ai ales o carte.
why-ransom-late = O canoe se recuperează înainte să-ți alegi cartea.
why-canoe-not-lost = Canoea asta nu e pierdută.
why-no-ransom = Nu ai nicio nestemată de felul ăsta.
why-steal-at-start = O canoe fură acolo unde i se termină drumul.
why-steal-loaded = Numai o canoe goală poate fura, o singură dată.
why-steal-own = Nu poți fura de la tine.
why-steal-upstream-only = Numai o canoe care a vâslit în susul râului poate fura.
why-steal-ashore = La țărm nu se fură.
why-steal-elsewhere = Canoea aceea nu e pe discul unde ți se termină drumul.
why-steal-empty = Canoea aceea nu are nicio nestemată.
why-unload-then-steal = Nu poți descărca la sfârșitul drumului și apoi fura.
why-cargo-twice = Încarci și descarci ori înainte de vâslit, ori după, nu și una, și alta.
why-cargo-written-first = Încarci și descarci ori înainte de vâslit, ori după, nu și una, și alta.
why-cargo-too-dear = Asta costă { $cost } puncte, iar cartea ta îți dă { $points }.
why-one-handles-none = Cu un 1 nu poți nici încărca, nici descărca.
why-no-site = Aici nu e niciun spațiu de exploatare.
why-canoe-full = Canoea asta are deja o nestemată.
why-same-kind = O nestemată se schimbă doar pe una de alt fel.
why-not-lying = Aici nu e nicio astfel de nestemată.
why-nothing-to-unload = Canoea asta nu are nicio nestemată.
why-just-loaded = Ce încarci în tura asta rămâne la bord.
why-no-trip = Canoea asta nu poate ajunge acolo.
why-not-taught = S-ar putea, dar nu la pasul acesta al lecției.
why-falls-again = Vei pierde această canoe. Apasă din nou dacă asta vrei.
why-play-first = Joacă mai întâi { $tile }.
why-unknown = Nu se poate.
