# Regulamentul. Un paragraf e un mesaj. În imagini, jucătorii se numesc după culoarea canoelor. L și R din numele discurilor
# sunt scrise pe tablă.

book-contents = Cuprins
book-chapter = Capitolul { $number } din { $count }
book-search = Caută în reguli
book-search-clear = Șterge căutarea
book-found = { $count ->
    [0] Nimic găsit. Încearcă alt cuvânt sau uită-te în cuprins.
    [one] 1 pasaj găsit
    [few] { $count } pasaje găsite
   *[other] { $count } de pasaje găsite
}
book-previous = Înapoi: { $chapter }
book-next = Mai departe: { $chapter }
book-rule = Regula { $rule }
book-question = Întrebarea { $rule }
book-see = Vezi și
book-show = Arată-mi
book-show-again = Mai arată-mi o dată
book-tiles = Cărțile jucate
book-tile-of = { $tile ->
    [cloud] { $name }: norul de ploaie
   *[other] { $name }: { $tile }
}
book-print = Tipărește rezumatul

# 1
book-goal = Scopul jocului
book-goal-lead = Vâslește în josul râului, încarcă nestemate și adu-le la țărm. Dar râul curge în fiecare rundă, iar la capătul lui e cascada.
book-goal-win = Câștigi cu
book-goal-four = Patru nestemate la fel
book-goal-five = Câte o nestemată de fiecare fel
book-goal-seven = Oricare șapte nestemate
book-goal-play = Așa se joacă
book-goal-tile = Toată lumea alege în secret o carte.
book-goal-move = Numărul tău spune cât vâslesc canoele tale.
book-goal-river = Cel mai mic număr dintre toate spune cât de repede curge râul.
book-goal-home = O nestemată e a ta când canoea ei ajunge la țărm.
book-goal-tip = Așa că vâslește, uită-te în jur și ghicește ce pun la cale ceilalți. Un număr mic ține toată lumea în siguranță. Unul mare te duce departe, poate prea aproape de margine.

# 2
book-board = Tabla de joc
book-board-lead = Iată tot ce folosești în joc, de la țărmul de sus până la cascada de jos.
book-fig-opening = Un joc în patru, abia început. Toate canoele sunt la țărm, iar la fiecare spațiu de exploatare sunt șapte nestemate.
book-r1-1-title = Jucători, canoe, cărți
book-r1-1 = Puteți juca în trei, patru sau cinci. Fiecare are două canoe de aceeași culoare: roșu, galben, verde, albastru sau maro. Fiecare mai are aceleași șapte cărți-vâslă, pe scurt cărți: numerele de la 1 la 6 și un nor de ploaie.
book-r1-2-title = Nestematele
book-r1-2 = Sunt cinci feluri: ametiste violete, diamante transparente, chihlimbare galbene, safire albastre și rubine roșii. Din fiecare fel sunt în joc șapte, în total 35; a opta piatră din cutie e de rezervă. Nicio nestemată nu iese din joc: stă la un spațiu de exploatare, e dusă de o canoe sau îi aparține cuiva.
book-r1-3-title = Râul
book-r1-3 = Râul e făcut din nouă discuri de râu. Discul 1 plutește lângă ponton, la frânghie. Urmează 2, 3, 4 și 5. Acolo o insulă desparte râul: brațul stâng are discurile 6L și 7L, iar brațul drept 6R și 7R. După 7 vine cascada. Țărmul e deasupra discului 1.
book-r1-4-title = Spațiile de exploatare
book-r1-4 = Nestematele stau la cinci spații de exploatare: ametistele la discul 3, diamantele la 4, chihlimbarele la 5. Safirele și rubinele așteaptă pe insulă. La safire ajungi de pe 6L și 6R, la rubine de pe 7L și 7R. Discurile 1 și 2 nu au spațiu de exploatare. Pe parcurs, la orice spațiu pot ajunge nestemate de orice fel.
book-r1-5-title = Marcajul pentru starea vremii
book-r1-5 = Vremea e −1, 0, +1 sau +2. Începe de la 0.
book-r1-6-title = Pregătirea jocului
book-r1-6 = La fiecare spațiu de exploatare stau șapte nestemate de felul lui. Toate canoele sunt la țărm, toată lumea are în mână toate cele șapte cărți, iar vremea e 0. Se trage la sorți cine începe și primește colacul de salvare.

# 3
book-round = O rundă, pas cu pas
book-round-lead = Jocul se desfășoară pe runde. Fiecare rundă are patru etape.
book-round-choose = Toată lumea alege o carte-vâslă.
book-round-turns = Pe rând, vă mutați canoele sau schimbați vremea.
book-round-river = Râul curge.
book-round-start = Colacul de salvare trece mai departe.
book-fig-round = Runda 1 a unui joc în trei. Roșu joacă 3 și vâslește până la discul 3, Galben joacă 2 și vâslește până la discul 2, Verde aduce ploaia. Cel mai mic număr e 2, vremea e acum +1: râul înaintează cu 3 discuri. Apoi începe Galben.
book-r2-1-title = Alege o carte în secret
book-r2-1 = Toată lumea alege o carte din mână, în secret și în același timp. O carte jucată stă deoparte până le joci pe toate șapte. Atunci le iei pe toate înapoi, așa că după fiecare a șaptea rundă ai din nou mâna plină.
book-r2-2-title = Jucați pe rând
book-r2-2 = Începe cine are colacul de salvare, apoi se continuă în sensul acelor de ceasornic. Când îți vine rândul, îți arăți cartea. Un număr mută canoele, norul de ploaie schimbă vremea. Până la rândul tău, nimeni nu știe ce ai ales.
book-r2-3-title = Teancul de cărți jucate
book-r2-3 = Cărțile tale jucate stau într-un teanc, iar ceilalți văd doar cartea de deasupra. Ce e dedesubt? Bine de cei care țin minte!
book-r2-4-title = Râul curge, începe o rundă nouă
book-r2-4 = După ce a jucat toată lumea, râul curge. Apoi colacul de salvare trece un loc mai departe, în sensul acelor de ceasornic. Cine îl primește începe runda următoare.

# 4
book-trips = Drumurile și cât costă
book-trips-which = Ce canoe se mișcă?
book-trips-which-lead = Uită-te unde sunt canoele tale la începutul turei.
book-r3-1-title = Ambele la țărm
book-r3-1 = Lansează una la apă. Cealaltă rămâne.
book-r3-2-title = Una la țărm, una pe râu
book-r3-2 = Cea de pe râu trebuie să se miște. Cea de la țărm poate fi și ea lansată, dacă vrei.
book-r3-3-title = Ambele pe râu
book-r3-3 = Trebuie să se miște amândouă.
book-r3-4-title = Una pe râu, una pierdută
book-r3-4 = Cea de pe râu trebuie să se miște.
book-r3-5-title = Câte un drum pentru fiecare canoe
book-r3-5 = O canoe face cel mult un drum într-o tură. Fiecare primește toate punctele cărții tale, iar tu hotărăști care pleacă prima. O canoe ajunsă la țărm în tura asta rămâne acolo.
book-fig-two-canoes = Roșu joacă 4, iar ambele canoe primesc câte 4 puncte. Una vâslește 2 discuri în jos și încarcă un chihlimbar. Cealaltă vâslește 4 în sus și își aduce diamantul la țărm.
book-trips-cost = Cât costă?
book-r4-1-title = Puncte și prețuri
book-r4-1 = Numărul de pe carte spune câte puncte-vâslă are fiecare dintre canoele tale pentru drumul ei. Costă puncte și vâslitul, și nestematele.
book-price-step = Vâslitul până la discul vecin
book-price-shore = De la țărm la discul 1 sau înapoi
book-price-load = Încărcarea unei nestemate
book-price-unload = Descărcarea la un spațiu de exploatare
book-price-swap = Schimbul: descarci una, încarci alta
book-price-steal = Furtul unei nestemate
book-price-free = gratis
book-r4-2-title = Folosește toate punctele
book-r4-2 = O canoe trebuie să-și folosească toate punctele. Îi pot rămâne puncte doar când ajunge la țărm sau cade în cascadă. Atunci restul se pierde.
book-fig-choices = Roșu joacă 3 cu o canoe goală pe discul 6R. Iată tot ce poate alege: încarcă aici și vâslește 1, vâslește 1 și încarcă acolo, vâslește 3 în sus, cu sau fără furt, sau 3 în jos și în cascadă.
book-r4-3-title = O singură direcție
book-r4-3 = Într-un drum vâslești în susul râului sau în josul lui, niciodată în ambele direcții. La coborâre, după discul 5, alegi brațul. În sus pe un braț și în jos pe celălalt nu se poate în același drum. Canoele nu se încurcă niciodată una pe alta: pe un disc încap oricâte.
book-fig-launch = Ambele canoe la țărm și un 6 pe carte: lansează una până la discul 6L sau 6R, ori până la discul 4, unde încarcă un diamant.
book-r4-13-title = Intenționat în cascadă
book-r4-13 = Poți vâsli în cascadă, dacă vrei. Canoea e pierdută, ca și cum ar fi luat-o râul.

# 5
book-cargo = Încărcarea și descărcarea
book-r4-4-title = Înainte sau după vâslit
book-r4-4 = O canoe duce o singură nestemată. Încarci și descarci înainte de vâslit sau după, niciodată la mijlocul drumului și niciodată la ambele capete. Singura excepție e pentru hoți.
book-r4-5-title = Încarcă
book-r4-5 = O canoe goală aflată la un spațiu de exploatare poate încărca o nestemată de acolo. Tu alegi felul.
book-r4-6-title = Descarcă
book-r4-6 = Îți poți lăsa nestemata la orice spațiu de exploatare, chiar dacă acolo sunt altele.
book-r4-7-title = Schimbă
book-r4-7 = La un spațiu de exploatare poți descărca o nestemată și încărca alta dintr-o mișcare. Cea nouă trebuie să fie de alt fel. O nestemată încărcată în tura asta nu poate fi descărcată la un spațiu de exploatare în aceeași tură.
book-fig-swap = Roșu joacă 5 cu un chihlimbar la bord: 1 punct ca să vâslească până la discul 6L, 4 puncte ca să schimbe chihlimbarul pe un safir.
book-r4-10-title = Adu-o la țărm
book-r4-10 = Când o canoe încărcată ajunge la țărm, nestemata e a ta, la vedere pentru toată lumea. Se pot întoarce la țărm și canoele goale.
book-r4-11-title = Nu se dă din canoe în canoe
book-r4-11 = Nestematele nu trec dintr-o canoe în alta, nici măcar între ale tale. Singura cale e furtul.
book-r4-12-title = Fără vâslit
book-r4-12 = Cu un 2 poți încărca sau descărca pe loc, iar cu un 4 poți face un schimb. Un 1 nu ajunge niciodată pentru nestemate.

# 6
book-stealing = Furtul
book-stealing-lead = De ce să cobori până jos după o nestemată, când cineva tocmai trece cu una pe lângă tine?
book-r4-8-title = Cum furi
book-r4-8 = Vâslește cu o canoe goală în susul râului, cel puțin un disc, și folosește toate punctele. Dacă pe discul unde te oprești e canoea încărcată a altcuiva, îi poți lua nestemata. Nu costă nimic.
book-r4-8-choice = Furtul nu e obligatoriu, iar tu alegi de la cine furi. Nu poți fura la țărm și nici de la tine.
book-r4-8-after = Ți-a furat cineva nestemata? Canoea ta e pur și simplu goală. Când îți vine rândul, poate încărca sau fura.
book-fig-steal = Roșu joacă 2 cu o canoe goală pe discul 6L: în sus până la discul 4, unde Galben duce un diamant. Acum e în canoea roșie.
book-fig-no-steal = Aici e invers. Roșu ar trebui să vâslească în josul râului ca să ajungă la Galben, așa că rubinul din canoea galbenă e în siguranță.
book-r4-9-title = Întâi descarcă, la sfârșit fură
book-r4-9 = Înainte să vâslești, poți descărca la un spațiu de exploatare ca să ai canoea goală, iar apoi poți fura acolo unde ajungi. Dar nu ai voie să descarci la sfârșitul drumului și apoi să furi tot acolo.
book-fig-unload-steal = Roșu joacă 5: 2 puncte ca să descarce diamantul, 3 ca să vâslească în sus până la discul 2. Acolo, rubinul trece din canoea verde în cea roșie.

# 7
book-weather = Vremea
book-r5-1-title = O treaptă, în sus sau în jos
book-r5-1 = Norul de ploaie mută vremea cu o treaptă. În sus sau în jos, alegi tu, dar trebuie să se miște. De la +2 merge doar în jos, de la −1 doar în sus.
book-fig-weather = Verde joacă norul de ploaie și mută vremea de la 0 la +1. De acum, râul înaintează cu un disc mai mult, până când un nor de ploaie schimbă iar vremea.
book-r5-2-title = Canoele se odihnesc
book-r5-2 = Dacă joci norul de ploaie, niciuna dintre canoele tale nu se mișcă în tura asta. Nu încarci, nu descarci și nu furi.

# 8
book-river = Râul și bifurcația
book-r6-1-title = Cât înaintează
book-r6-1 = Ia cel mai mic număr jucat în runda asta și adaugă vremea. Cu atâtea discuri înaintează râul. Dacă au fost numai nori de ploaie, contează doar vremea. Mai puțin de 0 înseamnă 0: atunci râul nu se mișcă.
book-fig-flow = Cărțile 3, 3, 5 și 2, iar Maro mută vremea la +2 cu norul de ploaie. Cel mai mic număr 2 plus vremea 2: râul înaintează cu 4 discuri.
book-fig-no-flow = Cel mai mic număr e 1, iar vremea e −1. Nu se mișcă nimic, nici măcar canoea de pe margine.
book-r6-2-title = Împingere după împingere
book-r6-2 = Râul înaintează pas cu pas: la fiecare pas, la frânghie se împinge un disc. Tot ce e de la 1 la 5 înaintează cu un disc. Discul de pe 5 alunecă pe unul dintre brațe. Doar acel braț se mișcă: ce e pe 6 ajunge pe 7, iar ce e pe 7 cade în cascadă. Celălalt braț stă pe loc. Așa că la fiecare împingere cade în cascadă un disc, cu toate canoele de pe el.
book-fig-push = O împingere, iar săgeata arată spre stânga. Canoele de pe discurile 5, 6L și 7L înaintează. Albastru, pe 7R în brațul drept, nu se clintește.
book-r6-3-title = Brațele se mișcă pe rând
book-r6-3 = Stânga, dreapta, stânga, dreapta, împingere după împingere, iar în runda următoare se continuă de unde s-a rămas. Săgeata de la bifurcație arată încotro merge discul următor.
book-r6-6-title = Doar plutesc
book-r6-6 = Cât timp curge râul, nimeni nu cârmește, nu încarcă și nu fură.

# 9
book-falls = În cascadă și înapoi
book-r6-5-title = Canoe pierdute
book-r6-5 = Dacă un disc cade în cascadă, orice canoe de pe el e pierdută până o recuperezi. Nestemata din ea se întoarce la spațiul de exploatare al felului ei.
book-fig-fall = Canoea roșie de pe discul 7L are un rubin la bord. Următoarea împingere e spre stânga: canoea e pierdută, iar rubinul e din nou pe insulă.
book-r7-1-title = Recuperarea
book-r7-1 = Înainte să-ți alegi cartea, poți recupera o canoe pierdută. Plătești cu o nestemată de-a ta, de orice fel. Nestemata se întoarce la spațiul ei de exploatare, canoea vine la țărm și o poți folosi chiar în runda asta.
book-fig-ransom = Roșu plătește un chihlimbar, iar canoea pierdută e din nou la țărm.
book-r7-2-title = Amândouă deodată
book-r7-2 = Dacă ai destule nestemate, poți recupera ambele canoe într-o singură rundă.
book-r7-3-title = Fără canoe, fără nestemate
book-r7-3 = Dacă ți-ai pierdut ambele canoe și nu ai nicio nestemată, o canoe se întoarce gratis, imediat după ce curge râul.
book-fig-free = Ultima canoe galbenă cade în cascadă, iar Galben nu are nicio nestemată: o canoe se întoarce imediat.
book-r7-4-title = Doar dacă vrei
book-r7-4 = Dacă preferi să-ți păstrezi nestematele, poți aștepta, chiar dacă n-ai nicio canoe.

# 10
book-winning = Victoria
book-r8-1-title = Când atingi un obiectiv
book-r8-1 = Atingi un obiectiv cu patru nestemate la fel, cinci feluri diferite sau șapte nestemate în total. Apoi mai joacă toți cei care n-au jucat încă în runda asta, iar jocul se încheie. Râul nu mai curge.
book-fig-win = Roșu aduce la țărm al patrulea rubin. Galben și Verde mai au câte o tură, iar Verde aduce acasă al cincilea fel: Roșu și Verde împart victoria.
book-r8-2-title = Mai mulți câștigători
book-r8-2 = La sfârșit, toți cei care și-au atins obiectivul câștigă și împart victoria. Dacă masa voastră joacă după valoarea nestematelor, valorile se adună: un ametist valorează 1, un diamant 2, un chihlimbar 3, un safir 4 și un rubin 5. Câștigă cine are suma cea mai mare. Dacă și sumele sunt egale, împărțiți victoria.

# 11
book-options = Opțiunile mesei
book-options-lead = Le poate schimba cine pregătește masa. Dacă nu o face nimeni, jucați după regulile standard.
book-r6-4-title = Bifurcația
book-r6-4 = Standard e „Pe rând”: brațele alternează, fără excepție. „La întâmplare” seamănă mai mult cu jocul din cutie: de obicei brațele alternează, dar o împingere din opt merge pe același braț ca înainte. Săgeata arată brațul așteptat.
book-ties-title = Egalitatea
book-ties = Standard e victoria împărțită. La „Valoarea nestematelor”, între mai mulți câștigători hotărăște suma valorilor.
book-r8-3-title = Durata
book-r8-3 = De obicei nu există limită. Cu o limită, jocul se încheie după turele ultimei runde și câștigă cine e cel mai aproape de un obiectiv: 3 din 4 la fel e mai aproape decât 3 din 5 feluri. La egalitate, câștigă cine are mai multe nestemate.
book-piles-title = Cărți la vedere
book-piles = Toată lumea vede toate cărțile jucate, așa că nimeni nu trebuie să țină minte.

# 12
book-questions = Întrebări și răspunsuri
book-questions-lead = Opt întrebări care apar la orice masă.
book-d1-title = O canoe e pierdută, cealaltă e la țărm. Trebuie s-o lansez la apă?
book-d1 = Nu. Lanseaz-o sau încheie tura și las-o unde e. Numai o canoe de pe râu trebuie să se miște.
book-d2-title = Mi-am pierdut ambele canoe. Ce face numărul meu?
book-d2 = Nu mută nimic, dar contează pentru râu ca oricare altul.
book-d3-title = Încarc fără să vâslesc. Asta e înainte de drum sau după?
book-d3 = E totuna. Când se notează un joc, o scriem ca „înainte”.
book-d4-title = Care braț e primul?
book-d4 = Se trage la sorți, înainte să înceapă jocul. Săgeata de la bifurcație îl arată de la început.
book-d5-title = Pot recupera două canoe într-o singură rundă?
book-d5 = Da, câte o nestemată pentru fiecare.
book-d6-title = Nicio canoe și nicio nestemată: am ieșit din joc?
book-d6 = Nu, niciodată. Imediat după ce curge râul, prima ta canoe e din nou la țărm, gratis.
book-d7-title = Pot încărca o nestemată și s-o aduc la țărm în aceeași tură?
book-d7 = Da. Doar că n-o poți descărca la un spațiu de exploatare în tura asta, iar sosirea la țărm nu e descărcare.
book-fig-load-home = Roșu joacă 5 de pe discul 3: 2 puncte ca să încarce un ametist, 3 ca să vâslească la țărm. Nestemata e câștigată într-o singură tură.
book-d8-title = Când anume pot recupera o canoe?
book-d8 = Înainte să alegi cartea pe care o vei juca. Dacă îți iei cartea înapoi, poți recupera din nou înainte s-o alegi pe următoarea.

# 13
book-summary = Rezumat
book-sum-lead = Adu nestematele la țărm înainte să te ia râul.
book-sum-goals = Obiective
book-sum-round = O rundă
book-sum-choose = Toată lumea alege în secret o carte. (Întâi poți recupera canoele pierdute: câte o nestemată pentru fiecare.) Cărțile jucate se întorc după șapte runde.
book-sum-turns = Pe rând, în sensul acelor de ceasornic, arătați cartea: un număr mută canoele, norul de ploaie mută vremea cu o treaptă în sus sau în jos.
book-sum-river = Râul curge: cel mai mic număr plus vremea. La fiecare împingere cade în cascadă un disc; brațele se mișcă pe rând.
book-sum-start = Colacul de salvare trece un loc mai departe: cine îl primește începe runda următoare.
book-sum-canoes = Canoele tale
book-sum-ashore = Ambele la țărm: lansează una.
book-sum-river-one = Una pe râu: trebuie să se miște. Cealaltă la țărm: o poți lansa.
book-sum-river-both = Ambele pe râu: trebuie să se miște amândouă, fiecare cu toate punctele.
book-sum-prices = Prețuri în puncte
book-sum-trip = Un drum
book-sum-all = Folosește toate punctele. Doar la țărm și în cascadă se pierde ce rămâne.
book-sum-direction = În susul râului sau în josul lui, niciodată în ambele direcții.
book-sum-cargo = O canoe duce o nestemată. Încarci sau descarci înainte de vâslit sau după, nu la mijlocul drumului.
book-sum-swap = Schimbi doar pe alt fel. O nestemată abia încărcată poate merge la țărm, dar nu la un spațiu de exploatare.
book-sum-steal = Furtul
book-sum-steal-how = Vâslește cu o canoe goală în susul râului și oprește-te, cu toate punctele folosite, pe discul unei canoe încărcate a altcuiva: nestemata ei poate fi a ta.
book-sum-steal-unload = Poți descărca înainte să vâslești, dar nu chiar înainte să furi.
book-sum-falls = În cascadă
book-sum-lost = Canoea e pierdută, nestemata se întoarce la spațiul ei de exploatare.
book-sum-free = Nicio canoe, nicio nestemată: o canoe se întoarce gratis.
book-sum-end = Sfârșitul
book-sum-last = Când cineva își atinge obiectivul, mai joacă cei care n-au jucat încă în runda asta. Apoi jocul se încheie, fără râu. Pot câștiga mai mulți.
book-sum-sites = Unde sunt nestematele

# Alte moduri de a învăța
learn-doors = Învață jucând
learn-lessons = Lecții
learn-lessons-hint = Zece, scurte, pe tabla adevărată
learn-puzzles = Probleme
learn-puzzles-hint = Găsește cea mai bună tură sau carte; în fiecare zi, una nouă
learn-openings = Deschideri
learn-openings-hint = Ce fac jucătorii puternici în primele runde
