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
bot-says-yours-1 = { $temperament ->
    [cautious] Promiň. Hrana byla tak blízko.
    [thief] Nesmutni. Taková je řeka.
    [racer] Chvilka nepozornosti a je pryč!
    [gambler] Padlo to na mě. Příště zas na tebe.
    [collector] Nezlobíš se, viď? Moc mi chyběl.
   *[rainmaker] Tvůj? Ten ke mně přivál vítr.
}
bot-says-yours-2 = { $temperament ->
    [cautious] Dám ti na něj pozor, slibuju.
    [thief] Ty vozíš, já si nechám. Platí?
    [racer] To byla moje dráha.
    [gambler] Vsadím se, že to tě překvapilo.
    [collector] Máš tak dobrý vkus.
   *[rainmaker] V bouřce se musí držet pevněji.
}
bot-says-revenge-1 = { $temperament ->
    [cautious] Já nejsem mstivá. Jen trochu.
    [thief] Ukradené zpátky se nepočítá.
    [racer] Říkala jsem, že tě doženu!
    [gambler] A jsme si kvit.
    [collector] Zpátky, kam patří.
   *[rainmaker] Říkal jsem, že si to zapamatuju.
}
bot-says-pity-1 = { $temperament ->
    [cautious] Ach ne. To zabolelo i mě.
    [thief] Škoda. Na ten jsem si brousil zuby.
    [racer] Stačilo o chlup zabrat víc!
    [gambler] Odvážná sázka. Příště to vyjde.
    [collector] Chudák kánoe. Byla tak hezká.
   *[rainmaker] Promiň. Tolik vody jsem neobjednal.
}
bot-says-pity-2 = { $temperament ->
    [cautious] Pojď na břeh a zahřej se.
    [thief] Největší zloděj je tu řeka.
    [racer] Vstávat, další kolečko!
    [gambler] Někdy vyhraješ, jindy plaveš.
    [collector] Já bych ti ji vylovila.
   *[rainmaker] Obloha nás přece varovala.
}
bot-says-near-1 = { $temperament ->
    [cautious] Už jen jeden drahokam? Začínám být nervózní.
    [thief] Už jen jeden? Tak to vím, kam pojedu.
    [racer] Už jen jeden? Všichni rychleji!
    [gambler] Už jen jeden? Sázky stoupají.
    [collector] Už jen jeden? Já se nedívám.
   *[rainmaker] Už jen jeden? Je čas změnit počasí.
}
