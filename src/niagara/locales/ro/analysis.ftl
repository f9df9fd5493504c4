# Analiza unui joc încheiat. Procentele vin ca „41 %”, numele așa cum sunt.
# $who este jucătorul despre ale cărui șanse e vorba, $name cel care a jucat.
# $way este „up” sau „down”; „your-up” sau „your-down” dacă șansele sunt ale celui care citește.

chance-change = { $way ->
    [up] Șansele de victorie pentru { $who } cresc de la { $was } la { $now }.
    [your-up] Șansele tale de victorie cresc de la { $was } la { $now }.
    [your-down] Șansele tale de victorie scad de la { $was } la { $now }.
   *[down] Șansele de victorie pentru { $who } scad de la { $was } la { $now }.
}

# Momente de cotitură: ce a făcut cineva, …
turning-steal = { event-stolen } { chance-change }
turning-land = { event-landed } { chance-change }
turning-fall = { event-swept-paddled } { chance-change }
turning-weather = { event-weather } { chance-change }
turning-load = { event-loaded } { chance-change }
turning-ransom = { event-ransomed } { chance-change }
turning-paddle = { event-trip } { chance-change }
turning-stay = { $name } lasă canoea la țărm. { chance-change }
# … același lucru, spus celui care l-a făcut sau a fost jefuit: $told este propoziția, …
turning-you = { $told } { chance-change }
turning-you-stay = Lași canoea la țărm. { chance-change }
# … ce au făcut cărțile unei runde, imediat ce au fost alese toate, …
turning-tiles = { $way ->
    [up] Cărțile țin cu { $who }: șansele de victorie cresc de la { $was } la { $now }.
    [your-up] Cărțile țin cu tine: șansele tale de victorie cresc de la { $was } la { $now }.
    [your-down] Cărțile nu țin cu tine: șansele tale de victorie scad de la { $was } la { $now }.
   *[down] Cărțile nu țin cu { $who }: șansele de victorie scad de la { $was } la { $now }.
}
turning-tiles-swept = { $way ->
    [your-down] Cu aceste cărți pierzi o canoe în cascadă: șansele tale de victorie scad de la { $was } la { $now }.
   *[down] Cu aceste cărți, { $who } pierde o canoe în cascadă: șansele de victorie scad de la { $was } la { $now }.
}
# … și ce a făcut râul la bifurcația aleatorie.
turning-river = { $way ->
    [up] Râul ține cu { $who }: șansele de victorie cresc de la { $was } la { $now }.
    [your-up] Râul ține cu tine: șansele tale de victorie cresc de la { $was } la { $now }.
    [your-down] Râul nu ține cu tine: șansele tale de victorie scad de la { $was } la { $now }.
   *[down] Râul nu ține cu { $who }: șansele de victorie scad de la { $was } la { $now }.
}
turning-river-swept = { $way ->
    [your-down] Pierzi o canoe, dusă de râu în cascadă: șansele tale de victorie scad de la { $was } la { $now }.
   *[down] { $who } pierde o canoe, dusă de râu în cascadă: șansele de victorie scad de la { $was } la { $now }.
}
# … iar unde a fost o greșeală la mijloc, ea vine prima: $mark este „mistake” sau „blunder”, cu „your-” în față dacă a fost a ta;
# $played este ce s-a jucat, $told restul propoziției, $choice ce ar fi făcut campionul: „Vâslește până la discul 3”.
turning-erred = { $mark ->
    [your-mistake] Faci o greșeală: „{ $played }”.
    [your-blunder] Faci o gafă: „{ $played }”.
    [mistake] { $name } face o greșeală: „{ $played }”.
   *[blunder] { $name } face o gafă: „{ $played }”.
}
turning-mistake = { turning-erred } { $told } Mai bine: „{ $choice }”.

# Note pentru decizii, de la cea mai blândă la cea mai aspră
analysis-mark = { $mark ->
    [inaccuracy] imprecizie
    [mistake] greșeală
   *[blunder] gafă
}

# niagara analyse: titluri, coloane (scurte) și ce se spune când nu e nimic de arătat
analysis-decisions = decizii
analysis-player = jucător
analysis-result = rezultat
analysis-accuracy = precizie
analysis-skill = joc propriu
analysis-gifts = cadouri
analysis-luck = noroc
analysis-chart = Șansele de victorie, rundă cu rundă
analysis-turning-points = Momente de cotitură
analysis-no-turning-point = Niciun moment n-a schimbat prea mult șansele.
analysis-worst = Cele mai costisitoare decizii
analysis-nothing-lost = Nicio decizie n-a costat prea mult.
analysis-round = rundă
analysis-played = jucat
analysis-champion = campion
analysis-legend = { analysis-about } ?! imprecizii, ? greșeli, ?? gafe. Noroc: cărțile ascunse și râul.
analysis-running = { $path }: jocul nu s-a încheiat încă. Se pot analiza doar jocuri încheiate.
analysis-worker-died = Un proces s-a oprit pe neașteptate (închis forțat, fără memorie sau cu o eroare). Mai încearcă, cu mai puține --jobs dacă memoria nu ajunge.

# În reluare
analysis-title = Ce a decis soarta jocului?
analysis-busy = Campionul ia la rând fiecare decizie…
analysis-progress = Decizii: { $done } din { $planned }
analysis-waiting = { $ahead ->
    [0] Începem…
    [one] Mai e un joc înaintea acestuia.
    [few] Mai sunt { $ahead } jocuri înaintea acestuia.
   *[other] Mai sunt { $ahead } de jocuri înaintea acestuia.
}
analysis-failed = Analiza nu s-a încheiat. Te rugăm, mai încearcă.
analysis-full = Acum se analizează multe jocuri. Mai încearcă peste un minut.
analysis-partial = Se pot analiza doar jocuri jucate de la început până la sfârșit, cu cel mult 100 de runde.
analysis-chances = Șanse de victorie
analysis-chances-now = Runda { $round }: { $chances }.
analysis-chance-of = { $name } { $chance }
analysis-signs = Semnele de pe grafic
analysis-turning-point = moment de cotitură
analysis-here = Decizia aceasta
analysis-best = Campion
analysis-chosen = Jucat
analysis-same = Campionul ar face la fel.
analysis-equal = La fel de bună ca alegerea campionului.
analysis-verdict = { $mark ->
    [none] Aproape la fel de bună ca alegerea campionului.
    [slim] Alegerea campionului era puțin mai bună, dar șansele erau mici oricum.
    [inaccuracy] Puțin mai slabă decât alegerea campionului.
    [mistake] Vizibil mai slabă decât alegerea campionului.
   *[blunder] Mult mai slabă decât alegerea campionului.
}
analysis-as-known = Contează ce se putea ști atunci, nu cărțile ascunse.
analysis-no-choice = Aici nu era nimic de decis.
analysis-retry = Mai încearcă de aici
analysis-ransom = Recuperează o canoe și plătește { a-gem }
analysis-stay = Lasă canoea la țărm
# În locul unui nume în at-trip-steal: jefuit ar fi fost cine citește.
analysis-victim-you = tine
# $canoe este „Canoea de pe discul 4”, $action „Vâslește până la discul 3”.
analysis-by-canoe = { $canoe }: { $action }
analysis-players = Cum a jucat fiecare
analysis-marked = { $name }: { analysis-mark }
# $told este rândul de sus, $choice „Vâslește până la discul 3”.
analysis-own-costliest = Alegerea ta cea mai costisitoare: „{ $played }”. Mai bine: „{ $choice }”.
analysis-better = { $told }. Mai bine: „{ $choice }”.
analysis-more = { $count ->
    [one] Încă una
    [few] Încă { $count }
   *[other] Încă { $count }
}
analysis-about = Precizie: 100 înseamnă că fiecare decizie a fost la fel de bună ca a campionului. Măsoară ce parte din propriile șanse a fost irosită, așa că, la șanse mici, poate fi scăzută și fără nicio gafă. O imprecizie e puțin mai slabă, o greșeală vizibil mai slabă, o gafă mult mai slabă, după ce se putea ști atunci.
analysis-luck-title = Noroc: cărțile ascunse și râul
analysis-luck-was = { $luck ->
    [very-lucky] mult noroc
    [lucky] noroc
    [unlucky] ghinion
    [very-unlucky] mult ghinion
   *[even] echilibrat
}
analysis-account = Jocul și norocul în cifre
analysis-start = început
analysis-account-about = În sutimi de victorie: începutul, jocul propriu, cadourile și norocul dau împreună rezultatul. Fiecare e o sumă pe tot jocul, așa că poate trece de 100. Joc propriu: ce s-a irosit prin decizii mai slabe decât ale campionului. Cadouri: ce au irosit ceilalți. Noroc: cărțile ascunse și râul.
analysis-numbers = Șansele în cifre
