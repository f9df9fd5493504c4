# Zece lecții pe care le citește un copil de opt ani: propoziții scurte, cuvinte simple. „Discul 4” e discul cu acest număr
# de pe tablă. Numărul de pe carte spune câte puncte are o canoe.

lessons = Lecții
lessons-lead = Zece lecții scurte pe râul adevărat. Fiecare durează cam două minute.
lessons-heading = Lecția { $number } din { $count }: { $title }
lessons-progress = { $count ->
    [0] Începe cu prima lecție.
   *[other] Lecții terminate: { $count } din { $all }
}
lessons-start = Începe
lessons-passed = Gata
lessons-head-done = Lecție terminată
lessons-all-done = Acum cunoști râul. E timpul pentru un joc adevărat!
lessons-play = Începe un joc
lessons-hint-confirm = Apasă acum butonul de deasupra cărților, ca să joci cartea aleasă.
lessons-hint-canoe = E cea cu cercul în jur.
lessons-hint-end = Apasă aici. Până atunci mai poți anula.
lessons-step-confirm = Acum joacă această carte.
lessons-step-canoe = Alege-ți canoea.
lessons-step-other = Bravo. Trebuie să se miște și cealaltă canoe a ta.
lessons-step-end = Acum încheie tura.
lessons-step-others = Acum joacă ceilalți.
# The river flows: $speed is how many discs, with no cloud on the plank.
lessons-flow = { $speed ->
    [0] De data asta râul nu curge.
    [one] Acum râul curge cât arată cartea cea mai mică: 1 disc.
    [few] Acum râul curge cât arată cartea cea mai mică: { $speed } discuri.
   *[other] Acum râul curge cât arată cartea cea mai mică: { $speed } de discuri.
}
# What is planned is not what the lesson asks for.
lessons-astray = Nu e încă asta. Anulează și mai încearcă.
lessons-astray-cloud = Norul de ploaie nu mișcă nicio canoe, schimbă doar vremea. Alege un număr.
lessons-mistake-cloud = Norul de ploaie schimbă vremea. Cu el nu miști canoe și nu încarci nestemate.

## 1: launch and land

lesson-launch-title = La apă și înapoi
lesson-launch-goal = Lansează o canoe la apă, apoi adu-o înapoi la țărm.
lesson-launch-fact = Câștigi cu patru nestemate la fel, cu toate cele cinci feluri sau cu șapte în total.
lesson-launch-step-tile = Alege o carte. Numărul ei spune câte discuri vâslește canoea: încearcă un 2.
lesson-launch-step-launch = Acum lansează canoea: alege discul luminat.
lesson-launch-step-back = Acum înapoi la țărm: numără discurile și alege un număr destul de mare.
lesson-launch-step-shore = Acum alege țărmul.
lesson-launch-step-far = Cartea asta nu ajunge până la țărm. Vâslește mai aproape de el.
lesson-launch-hint-tile = Ajunge un număr mic: așa canoea ta rămâne aproape de țărm.
lesson-launch-hint-launch = Numărul unui disc spune la câte discuri e de țărm.
lesson-launch-hint-back = Râul ți-a dus canoea mai la vale. Numărul discului ei spune cât e până la țărm.
lesson-launch-hint-shore = La țărm nu-i nimic dacă îți rămân puncte.
lesson-launch-hint-far = În runda următoare ajungi cu un număr mai mare.
lesson-launch-astray-tile = Începe cu un număr mic: încearcă un 2.
lesson-launch-astray-back = Nu ajunge până la țărm. Alege un număr mai mare.
lesson-launch-astray-shore = Ăsta nu e încă țărmul. Anulează și alege țărmul.
lesson-launch-mistake-falls = Canoea ta a căzut în cascadă. Începe cu o carte mică și stai aproape de țărm.
lesson-launch-mistake-late = Canoea ta e încă pe râu. Numără discurile până la țărm și alege o carte destul de mare.
lesson-launch-done = Te-ai întors! Numărul de pe carte spune cât vâslește canoea ta, iar apoi o duce râul mai departe.

## 2: points are spent whole

lesson-points-title = Folosește toate punctele
lesson-points-goal = Lansează o canoe la apă și încarcă o nestemată în aceeași tură.
lesson-points-fact = Fiecare disc costă 1 punct, iar încărcarea unei nestemate costă 2.
lesson-points-step-load = Acum încarcă o nestemată: alege discul 3.
lesson-points-step-diamond = Acum încarcă o nestemată: alege discul 4.
lesson-points-hint-count = Primele nestemate sunt la discul 3. De câte puncte ai nevoie ca să ajungi acolo și să încarci una?
lesson-points-hint-sum = 3 puncte până la discul 3 și 2 ca să încarci: asta face 5. Alege cartea 5.
lesson-points-hint-load = Acolo sunt ametiste: 3 puncte pentru drum, 2 pentru încărcare.
lesson-points-hint-diamond = Acolo sunt diamante: 4 puncte pentru drum, 2 pentru încărcare.
lesson-points-astray-count = Nu ajunge: 3 puncte până la discul 3 și 2 ca să încarci fac 5.
lesson-points-mistake-short = Prea puține puncte. Îți trebuie 3 până la primele nestemate și 2 ca să încarci una: împreună 5.
lesson-points-mistake-steps = Canoea și-a folosit toate punctele la vâslit și n-a mai rămas nimic pentru încărcat. Oprește-te unde poți încărca.
lesson-points-done = Exact! Toate punctele trebuie folosite: 1 pentru fiecare disc, 2 pentru încărcarea unei nestemate.

## 3: load, unload, swap

lesson-cargo-title = Încarcă, descarcă, schimbă
lesson-cargo-goal = Canoea ta duce un ametist. Schimbă-l pe un diamant.
lesson-cargo-fact = Descărcatul costă 2 puncte, încărcatul tot 2.
lesson-cargo-hint-price = Schimbul le cuprinde pe amândouă: întâi descarci, apoi încarci. Adună punctele.
lesson-cargo-hint-tile = Un schimb costă 4 puncte. Alege cartea 4.
lesson-cargo-hint-swap = Alege discul pe care e canoea ta. Acolo poți face schimbul.
lesson-cargo-hint-first = Cartea ta are mai mult de 4 puncte: întâi fă schimbul, apoi vâslește cu restul. Alege un disc luminat.
lesson-cargo-astray-tile = { $tile } nu ajunge: 2 puncte ca să descarci și 2 ca să încarci. Încearcă un număr mai mare.
lesson-cargo-astray-swap = Ăsta nu e un schimb. Anulează și alege discul pe care e canoea ta.
lesson-cargo-astray-first = Ăsta nu e un schimb. Anulează, fă întâi schimbul și apoi vâslește cu restul.
lesson-cargo-mistake-short = Prea puține puncte. Descărcatul costă 2 și încărcatul costă 2, deci un schimb cere 4.
lesson-cargo-mistake-moved = N-ai făcut niciun schimb. Diamantele sunt la discul 4: fă schimbul acolo, înainte să pleci.
lesson-cargo-done = Schimb făcut! Încărcatul costă 2 puncte, descărcatul costă 2, iar schimbul costă 4.

## 4: the river and its two arms

lesson-river-title = Cele două brațe ale râului
lesson-river-goal = Încarcă un rubin și păstrează-l când curge râul.
lesson-river-hint-forecast = Acum râul va înainta cu 1 disc. Are două brațe, dar se mișcă doar unul: de data asta, cel stâng.
lesson-river-hint-arm = Brațul drept nu se mișcă de data asta. Încarcă acolo un rubin.
lesson-river-astray-arm = Rubinul nu e în siguranță sau nu ai niciunul. Anulează și încearcă brațul drept.
lesson-river-mistake-falls = Brațul stâng s-a mișcat, iar canoea ta a căzut în cascadă. Brațele se mișcă pe rând: de data asta, cel drept era sigur.
lesson-river-mistake-other = Canoea ta e în siguranță, dar n-are niciun rubin. Rubinele sunt la ultimele discuri dinaintea cascadei.
lesson-river-done = Rubinul e salvat! La fiecare împingere se mișcă un singur braț, iar brațele se mișcă pe rând.

## 5: reading the others' tiles

lesson-tiles-title = Atenție la cărțile celorlalți
lesson-tiles-goal = Încarcă o nestemată și păstreaz-o când curge râul.
lesson-tiles-hint-tops = Uită-te la ultimele cărți ale celorlalți. Amândouă sunt 1, deci acum ceilalți nu mai pot juca un 1.
lesson-tiles-hint-speed = Râul se mișcă atât cât spune cel mai mic număr jucat. Fără 1, înseamnă 2 discuri sau mai mult, deci se mișcă ambele brațe.
lesson-tiles-hint-tile = Fugi de cascadă! Cu cartea 3 poți urca un disc și încărca un safir.
lesson-tiles-hint-load = Alege un disc luminat unde poți încărca o nestemată.
lesson-tiles-astray-tile = { $tile ->
    [1] Cu 1 nu poți încărca: îți trebuie 2 puncte. Încearcă un număr mai mare.
   *[other] Cu { $tile } poți încărca, dar te ia râul. Încearcă un număr mai mare.
}
lesson-tiles-astray-load = Așa nu rămâi cu nicio nestemată. Anulează și încarcă una mai sus pe râu.
lesson-tiles-mistake-falls = Ceilalți doi își jucaseră deja cartea 1. Așa că râul a înaintat cu 2 discuri, iar canoea ta a căzut în cascadă.
lesson-tiles-mistake-empty = Canoea ta e în siguranță, dar e goală. Alege o carte din care îți rămân 2 puncte pentru încărcat.
lesson-tiles-done = Bine văzut! O carte se întoarce abia după ce au fost jucate toate șapte. Așa știi ce nu mai poate urma.

## 6: weather

lesson-weather-title = Vremea
lesson-weather-goal = Ține-ți canoea și rubinul ei chiar acolo unde sunt.
lesson-weather-hint-tile = Dacă joci un număr, canoea trebuie să se miște. Cu norul de ploaie, nu. Alege norul de ploaie.
lesson-weather-hint-down = Fă râul mai lent: alege −1.
lesson-weather-astray-tile = Cu { $tile } canoea trebuie să se miște, dar vrem să stea. Încearcă norul de ploaie.
lesson-weather-astray-down = Asta face râul mai rapid. Anulează și alege −1.
lesson-weather-mistake-number = Dacă joci un număr, o canoe de pe apă trebuie să se miște. Numai norul de ploaie o lasă pe loc.
lesson-weather-mistake-fast = Acum râul e mai rapid, iar canoea ta cade în cascadă. Mai bine fă râul mai lent.
lesson-weather-done = Te-a salvat soarele! Râul se mișcă atât cât arată cel mai mic număr plus vremea: 1 − 1 = 0.

## 7: stealing

lesson-steal-title = Furtul
lesson-steal-goal = Fură o nestemată din canoea altcuiva.
lesson-steal-hint-who = La discul 4 și la discul 2 sunt canoe încărcate. Vâslește în sus și oprește-te exact lângă una.
lesson-steal-hint-tile = De la discul 5 e 1 disc până la 4 și sunt 3 discuri până la 2. Alege cartea 1 sau 3.
lesson-steal-hint-near = Vâslește în sus până la discul 4 și fură diamantul.
lesson-steal-hint-far = Vâslește în sus până la discul 2 și fură rubinul.
lesson-steal-astray-tile = Cu { $tile } nu nimerești lângă o canoe încărcată. Numără discurile în sus.
lesson-steal-astray-near = Așa nu furi nimic. Anulează și vâslește în sus până la discul 4.
lesson-steal-astray-far = Așa nu furi nimic. Anulează și fură la discul 2.
lesson-steal-mistake-exact = Cu numărul ăsta, canoea ta nu se poate opri lângă o canoe încărcată. Numără exact: 1 sau 3 discuri.
lesson-steal-mistake-missed = N-ai furat nimic. Lasă-ți canoea goală, vâslește în sus, oprește-te pe discul celeilalte canoe și alege să furi.
lesson-steal-done = Acum e a ta! O canoe goală care vâslește în sus și se oprește lângă una încărcată îi poate fura nestemata, gratis.

## 8: the falls and ransom

lesson-falls-title = În cascadă și înapoi
lesson-falls-goal = Recuperează-ți canoea pierdută cu o nestemată, apoi lansează o canoe la apă.
lesson-falls-hint-lost = Una dintre canoele tale a căzut în cascadă. O poți recupera cu o nestemată, înainte să alegi o carte.
lesson-falls-hint-gem = Plătește cu o nestemată de care te poți lipsi. Ai două ametiste.
lesson-falls-hint-tile = După ce plătești, canoea ta e înapoi. Acum alege un număr.
lesson-falls-hint-launch = Alege un disc pentru canoea ta.
lesson-falls-astray-lost = Canoea ta e tot pierdută. Pune cartea la loc și plătește întâi o nestemată.
lesson-falls-mistake-tile = Canoea ta e tot pierdută. Trebuie să plătești înainte să-ți alegi cartea.
lesson-falls-done = Bine ai revenit! O canoe pierdută costă o nestemată, pe care o plătești înainte să-ți alegi cartea.

## 9: three ways to win

lesson-goals-title = Trei căi spre victorie
lesson-goals-goal = Câștigă jocul în tura asta.
lesson-goals-hint-gems = Câștigi cu patru nestemate la fel, cu câte una din toate cele cinci feluri sau cu șapte nestemate în total. Ție ce-ți lipsește?
lesson-goals-hint-tile = Câștigi cu al patrulea ametist, dar și cu un safir. Cu cartea 6 le poți aduce pe amândouă la țărm.
lesson-goals-hint-shore = Adu o nestemată la țărm.
lesson-goals-astray-tile = { $tile } nu ajunge: până la țărm sunt cel puțin 4 discuri. Încearcă un număr mai mare.
lesson-goals-astray-shore = Așa nu ajunge nicio nestemată la țărm. Anulează și adu una la țărm.
lesson-goals-mistake-short = O nestemată contează abia când e la țărm, iar canoea ta cea mai apropiată e la 4 discuri de țărm.
lesson-goals-mistake-away = N-a ajuns nicio nestemată la țărm. Contează abia când canoea ta e înapoi.
lesson-goals-done = Ai câștigat! Patru la fel, câte una de fiecare fel sau șapte în total: oricare ajunge.

## 10: a first guided round

lesson-round-title = Prima ta nestemată
lesson-round-goal = Adu prima ta nestemată la țărm.
lesson-round-hint-tile = Toată lumea alege în secret o carte. Cu cartea 5 poți merge la discul 3 și încărca un ametist.
lesson-round-hint-load = Alege un disc luminat. Unde sunt nestemate, poate reușești să încarci una.
lesson-round-hint-turn = Încheie tura. Apoi joacă ceilalți, iar râul curge.
lesson-round-hint-where = Râul a dus toate canoele mai la vale. Aici vezi cât s-ar putea mișca de data asta.
lesson-round-hint-home = Canoea ta are o nestemată. Alege un număr destul de mare ca să ajungi la țărm.
lesson-round-hint-shore = Alege țărmul. Nestemata e a ta când canoea ajunge acolo.
lesson-round-hint-again = Mergi unde poți încărca o nestemată.
lesson-round-mistake-falls = Canoea ta a căzut în cascadă. Râul curge în fiecare rundă, așa că întoarce-te la timp.
lesson-round-mistake-late = Încă nicio nestemată la țărm. Încarc-o pe prima la care ajungi, apoi vâslește direct înapoi.
lesson-round-done = Prima ta nestemată! Acum știi cum se joacă.
