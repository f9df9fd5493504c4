# Antrenorul din primul joc: câte un sfat scurt, lângă lucrul despre care vorbește.

coach = Antrenor
coach-silence = Fără alte sfaturi
coach-tile = Toată lumea alege în secret o carte. Numărul ei spune câte puncte are fiecare dintre canoele tale.
coach-paddle = Discurile luminate arată unde poate merge canoea ta. Încărcarea unei nestemate costă 2 puncte.
coach-home = O nestemată contează abia la țărm. Adu-o acasă când poți.
coach-forecast = Atât s-ar putea mișca râul la sfârșitul rundei. Hotărăște cartea cea mai mică.
coach-danger = Atenție! Râul ți-ar putea duce canoea în cascadă. Pleacă de acolo la timp.
coach-carry = Nestemata ta nu e încă în siguranță. O canoe goală care vâslește în sus și se oprește lângă a ta o poate fura.
coach-steal = Aici poți fura o nestemată. Nu costă niciun punct.
coach-weather = Norul de ploaie face râul mai lent sau mai rapid, până când alt nor schimbă vremea.
coach-ransom = Poți recupera o canoe căzută în cascadă: plătești o nestemată, înainte să-ți alegi cartea.
coach-gem = Prima ta nestemată! Câștigi cu patru la fel, câte una de fiecare fel sau șapte în total.
