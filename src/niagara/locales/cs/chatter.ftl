# Co říkají boti ve velkých chvílích. Tilda, Juno a Nika mluví jako ženy, Rico, Felix a Otto jako muži.
bot-says-stole-1 = { $temperament ->
    [cautious] Promiň. U mě bude ve větším bezpečí.
    [thief] Teď je můj!
    [racer] Moc pomalu!
    [gambler] Dneska mám štěstí.
    [collector] Přesně ten mi chyběl.
   *[rainmaker] Kdo dřív přijde, ten dřív bere.
}
bot-says-stole-2 = { $temperament ->
    [cautious] Jen jsem ho zachránila před proudem.
    [thief] Díky za dovoz.
    [racer] Z cesty, jedu!
    [gambler] Musel jsem to zkusit.
    [collector] K ostatním se mi krásně hodí.
   *[rainmaker] Přivál mě sem příznivý vítr.
}
bot-says-robbed-1 = { $temperament ->
    [cautious] Já věděla, že mám zůstat na břehu.
    [thief] Klobouk dolů. Čistá práce.
    [racer] Však já tě dohoním!
    [gambler] Lehce nabyl, lehce pozbyl.
    [collector] Tenhle ne!
   *[rainmaker] Vzpomenu si na to, až bude pršet.
}
bot-says-robbed-2 = { $temperament ->
    [cautious] A to jsem byla tak opatrná.
    [thief] Hej, to je moje parketa!
    [racer] Daleko neujedeš.
    [gambler] Dvojnásobek, nebo nic?
    [collector] A mám ve sbírce díru.
   *[rainmaker] Stahují se mračna.
}
bot-says-lost-1 = { $temperament ->
    [cautious] Proto se držím u břehu.
    [thief] To nikdo neviděl, že ne?
    [racer] Moc rychle. Ještě jednou.
    [gambler] Stálo to za to!
    [collector] Moje krásná kanoe!
   *[rainmaker] Trochu moc vody.
}
bot-says-lost-2 = { $temperament ->
    [cautious] Už nikdy víc.
    [thief] Tak ona ta řeka taky krade.
    [racer] Aspoň to šlo rychle.
    [gambler] Vodopád si vždycky vybere svou daň.
    [collector] A ani třísky si nemůžu nechat.
   *[rainmaker] Tolik deště jsem neobjednal.
}
bot-says-won-1 = { $temperament ->
    [cautious] Pomalu, ale suchou nohou. Dobrá hra!
    [thief] Nejlepší úlovek za celá léta. Dobrá hra!
    [racer] První! Dobrá hra!
    [gambler] Jackpot! Dobrá hra!
    [collector] Sbírka je kompletní. Dobrá hra!
   *[rainmaker] Konečně sluníčko. Dobrá hra!
}
bot-says-won-2 = { $temperament ->
    [cautious] Opatrnost se vyplácí. Krásná hra!
    [thief] Vítězství bych nikdy neukradl. Krásná hra!
    [racer] Kdo si dá ještě jedno kolečko?
    [gambler] Vsadil jsem všechno a vyšlo to!
    [collector] Nesluší jim to spolu?
   *[rainmaker] Počasí mi přálo.
}
bot-says-bold-1 = { $temperament ->
    [cautious] Na to se nemůžu dívat.
    [thief] Přivezeš mi ho sem nahoru?
    [racer] Tomu říkám proud.
    [gambler] Tohle se mi líbí!
    [collector] Jé, ten se třpytí.
   *[rainmaker] Co takhle přivolat déšť…
}
bot-says-bold-2 = { $temperament ->
    [cautious] To je hodně blízko hraně!
    [thief] Počkám na tebe výš proti proudu.
    [racer] Pádluj!
    [gambler] Udělal bych to taky tak.
    [collector] A potřebuješ ho?
   *[rainmaker] Odvážné. Ale koukni na oblohu.
}
