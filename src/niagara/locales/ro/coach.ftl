# Antrenorul din primul joc: câte un sfat scurt, lângă lucrul despre care vorbește.

coach = Antrenor
coach-got-it = Am înțeles
coach-silence = Fără alte sfaturi
coach-goal = Adu nestemate la țărm cu canoele tale. Câștigi cu patru la fel, câte una de fiecare fel sau șapte în total.
coach-tile = Toată lumea alege în secret o carte. Numărul ei spune câte puncte are fiecare dintre canoele tale.
coach-paddle = Discurile luminate arată unde poate merge canoea ta.
coach-letters = Canoele tale poartă literele A și B. Literele de pe cercuri arată care dintre ele poate ajunge acolo.
coach-load = În dreptul cercului poți încărca o nestemată. Încărcarea costă 2 puncte, iar o canoe duce una singură.
coach-home = Acum du-o acasă: vâslește în sus pe râu, până la țărm. Contează doar nestematele de la țărm.
coach-forecast = Atât s-ar putea mișca râul la sfârșitul rundei. Hotărăște cartea cea mai mică.
coach-ghost = Canoea palidă arată cât de departe o poate duce râul pe a ta la sfârșitul rundei.
coach-danger = { $sure ->
    [yes] Atenție! Râul îți duce canoea în cascadă dacă nu o salvezi acum.
   *[no] Atenție! Râul ți-ar putea duce canoea în cascadă. Pleacă de acolo la timp.
}
coach-carry = Nestemata ta nu e încă în siguranță. O canoe goală care vâslește în sus și se oprește lângă a ta o poate fura.
coach-steal = În dreptul cercului poți fura o nestemată. Furtul în sine nu costă niciun punct.
coach-weather = Norul de ploaie face râul mai lent sau mai rapid, până când alt nor schimbă vremea.
coach-ransom = Poți recupera o canoe căzută în cascadă: plătești o nestemată, înainte să-ți alegi cartea.
coach-lost = Ai pierdut o canoe. Când ai o nestemată la țărm, o poți recupera înainte să-ți alegi cartea.
coach-gem = Bravo, prima ta nestemată! Contează pentru toate cele trei țeluri. Lângă numele tău vezi ce mai lipsește la fiecare.
coach-last = Mai ai nevoie de o singură nestemată ca să câștigi! Vezi care e și adu-o la țărm.
coach-rival = { $name }: o singură nestemată până la victorie. Fur-o pe râu sau termină tu mai repede.
# Ce tocmai s-a întâmplat și cum se poate evita.
coach-robbed = { $name } a vâslit în sus până la tine cu o canoe goală și așa ți-a putut fura nestemata. Cu o nestemată, nu te opri unde ajunge de jos o canoe goală.
coach-fell = Canoea ta era prea aproape, iar râul a dus-o în cascadă. Aici vezi cât s-ar putea mișca râul. Stai mai departe de atât.
