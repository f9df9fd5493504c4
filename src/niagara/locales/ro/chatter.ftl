bot-says-stole-1 = { $temperament ->
    [cautious] Iartă-mă. La mine e mai în siguranță.
    [thief] Acum e a mea!
    [racer] Prea încet!
    [gambler] Azi îmi surâde norocul.
    [collector] Exact asta îmi lipsea.
   *[rainmaker] Ce găsesc, păstrez.
}
bot-says-stole-2 = { $temperament ->
    [cautious] Doar am scos-o din curent.
    [thief] Mersi că mi-ai adus-o.
    [racer] Faceți loc, trec!
    [gambler] Trebuia să încerc.
    [collector] Se asortează cu celelalte.
   *[rainmaker] M-a adus un vânt prielnic.
}
bot-says-robbed-1 = { $temperament ->
    [cautious] Știam eu că trebuia să stau la țărm.
    [thief] Respect. Frumos lucrat.
    [racer] Te prind eu!
    [gambler] Cum vine, așa se duce.
    [collector] Nu, nu tocmai pe asta!
   *[rainmaker] O să-mi amintesc asta când plouă.
}
bot-says-robbed-2 = { $temperament ->
    [cautious] Și am fost atât de atentă.
    [thief] Hei, asta era replica mea!
    [racer] N-ajungi tu departe.
    [gambler] Dublu sau nimic?
    [collector] Acum am un gol în colecție.
   *[rainmaker] Se adună norii.
}
bot-says-lost-1 = { $temperament ->
    [cautious] De-asta stau eu pe lângă țărm.
    [thief] N-a văzut nimeni, nu?
    [racer] Prea repede. Încă o dată.
    [gambler] A meritat!
    [collector] Frumoasa mea canoe!
   *[rainmaker] Cam multă apă.
}
bot-says-lost-2 = { $temperament ->
    [cautious] A doua oară nu mă mai prinzi.
    [thief] Fură și râul, va să zică.
    [racer] Măcar a fost rapid.
    [gambler] Cascada își ia mereu partea.
    [collector] Și nici măcar așchiile nu le pot păstra.
   *[rainmaker] Comandasem mai puțină ploaie.
}
bot-says-won-1 = { $temperament ->
    [cautious] Încet, dar pe uscat. Frumos joc!
    [thief] Cea mai bună pradă din ultimii ani. Frumos joc!
    [racer] Prima! Frumos joc!
    [gambler] Lozul cel mare! Frumos joc!
    [collector] Colecția e completă. Frumos joc!
   *[rainmaker] În sfârșit, soare. Frumos joc!
}
bot-says-won-2 = { $temperament ->
    [cautious] Paza bună trece primejdia rea. Bine jucat, toată lumea!
    [thief] O victorie n-aș fura niciodată. Bine jucat!
    [racer] Mai facem o tură?
    [gambler] Am mizat tot și a mers!
    [collector] Ce bine arată împreună!
   *[rainmaker] Vremea a ținut cu mine.
}
bot-says-bold-1 = { $temperament ->
    [cautious] Nici nu pot să mă uit.
    [thief] Adu-o puțin mai sus, te rog.
    [racer] Asta zic și eu apă rapidă.
    [gambler] Așa te vreau!
    [collector] Oo, ce strălucește!
   *[rainmaker] Aș putea chema ploaia…
}
bot-says-bold-2 = { $temperament ->
    [cautious] E foarte aproape de margine!
    [thief] Te aștept mai sus pe râu.
    [racer] Vâslește!
    [gambler] Și eu aș fi făcut la fel.
    [collector] Îți trebuie aia?
   *[rainmaker] Curaj! Te-ai uitat la cer?
}
bot-says-yours-1 = { $temperament ->
    [cautious] Iartă-mă. Era așa aproape de margine.
    [thief] Nu te supăra. Așa e pe râu.
    [racer] O clipă de neatenție și gata!
    [gambler] De data asta mi-a căzut mie.
    [collector] Nu te superi, nu? Îmi lipsea tare mult.
   *[rainmaker] A ta? Vântul a adus-o la mine.
}
bot-says-yours-2 = { $temperament ->
    [cautious] O să am grijă de ea, promit.
    [thief] Tu cari, eu păstrez. Ne-am înțeles?
    [racer] Erai pe culoarul meu.
    [gambler] Pun pariu că nu te așteptai.
    [collector] Ai gusturi tare bune.
   *[rainmaker] Pe furtună se ține mai strâns.
}
bot-says-revenge-1 = { $temperament ->
    [cautious] Nu sunt ranchiunoasă. Doar puțin.
    [thief] Ce furi înapoi nu se pune.
    [racer] Am zis eu că te prind!
    [gambler] Acum suntem chit.
    [collector] Înapoi la locul ei.
   *[rainmaker] Am zis că țin minte.
}
bot-says-pity-1 = { $temperament ->
    [cautious] Vai, nu. M-a durut și pe mine.
    [thief] Păcat. Pusesem ochii pe ea.
    [racer] Îți mai trebuia puțină viteză!
    [gambler] Curajos pariu. Data viitoare iese.
    [collector] Biata canoe. Era așa frumoasă.
   *[rainmaker] Scuze. N-am comandat atâta apă.
}
bot-says-pity-2 = { $temperament ->
    [cautious] Vino la mal să te încălzești.
    [thief] Cel mai mare hoț de aici e râul.
    [racer] Sus, încă o tură!
    [gambler] Uneori câștigi, alteori înoți.
    [collector] Eu ți-aș fi pescuit-o.
   *[rainmaker] Cerul ne-a avertizat.
}
bot-says-near-1 = { $temperament ->
    [cautious] Doar o nestemată? Încep să am emoții.
    [thief] Doar una? Atunci știu încotro mă duc.
    [racer] Doar una? Mai repede, toată lumea!
    [gambler] Doar una? Miza crește.
    [collector] Doar una? Nu pot să mă uit.
   *[rainmaker] Doar una? E timpul să schimb vremea.
}
