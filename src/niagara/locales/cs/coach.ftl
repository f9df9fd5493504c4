# Trenér v první hře: krátká bublina u věci, o které mluví.

coach = Trenér
coach-got-it = Rozumím
coach-silence = Už žádné rady
coach-goal = Svážej drahokamy v kanoích na břeh. Vítězí čtyři stejné, pět různých, nebo jakýchkoli sedm.
coach-tile = Všichni si tajně vybírají kartu. Její číslo říká, kolik bodů má každá tvoje kanoe na plavbu.
coach-paddle = Svítící pole ukazují, kam kanoe může plout.
coach-letters = Tvoje kanoe mají písmena A a B. Písmena u kruhů ukazují, která z nich tam může.
coach-load = U kroužku můžeš naložit drahokam. Naložení stojí 2 body a kanoe uveze jen jeden.
coach-home = Teď s ním domů: pádluj proti proudu až ke břehu. Počítají se jen drahokamy na břehu.
coach-forecast = O tolik se řeka na konci kola může posunout. Rozhoduje nejnižší karta.
coach-ghost = Světlá kanoe ukazuje, jak daleko může řeka tu tvou na konci kola odnést.
coach-danger = { $sure ->
    [yes] Pozor! Když svoji kanoi teď nezachráníš, řeka ji strhne do vodopádu.
   *[no] Pozor! Řeka může tvoji kanoi strhnout do vodopádu. Odpluj včas.
}
coach-carry = Tvůj drahokam ještě není v bezpečí. Prázdná kanoe, která připluje zdola a zastaví u té tvojí, ho může ukrást.
coach-steal = U kroužku můžeš ukrást drahokam. Samotná krádež nestojí žádné body.
coach-weather = Mrak řeku zpomalí nebo zrychlí, dokud to jiný mrak nezmění.
coach-ransom = Kanoi z vodopádu můžeš koupit nazpět za jeden drahokam, než si vybereš kartu.
coach-lost = Přicházíš o kanoi. Až budeš mít drahokam na břehu, můžeš ji před výběrem karty koupit nazpět.
coach-gem = Výborně, tvůj první drahokam! Počítá se do všech cílů: čtyři stejné, pět různých, jakýchkoli sedm. U svého jména vidíš, co ještě chybí.
coach-last = K vítězství ti chybí jediný drahokam! Podívej se, který to je, a dovez ho na břeh.
coach-rival = { $name }: k vítězství chybí jediný drahokam. Ukradni ho na řece, nebo buď rychlejší.
# Co se právě stalo a jak se tomu příště vyhnout.
coach-robbed = { $name }: prázdná kanoe připlula zdola k té tvojí, a tak ti mohla ukrást drahokam. Nezastavuj s ním tam, kam zdola dopluje prázdná kanoe.
coach-fell = Tvoje kanoe byla moc blízko a řeka ji strhla do vodopádu. Tady vidíš, o kolik se řeka může posunout. Drž se dál.
