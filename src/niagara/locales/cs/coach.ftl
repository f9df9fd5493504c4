# Trenér v první hře: krátká bublina u věci, o které mluví.

coach = Trenér
coach-silence = Už žádné rady
coach-tile = Všichni si tajně vybírají kartu. Její číslo říká, kolik bodů má každá tvoje kanoe na plavbu.
coach-paddle = Světlá pole ukazují, kam kanoe může plout. Naložit drahokam stojí 2 body.
coach-home = Drahokam se počítá až na břehu. Dovez ho domů, jakmile to půjde.
coach-forecast = O tolik se řeka na konci kola může posunout. Rozhoduje nejnižší karta.
coach-danger = Pozor! Řeka může tvoji kanoi strhnout do vodopádu. Odpluj včas.
coach-carry = Tvůj drahokam ještě není v bezpečí. Prázdná kanoe, která připluje zdola a zastaví u té tvojí, ho může ukrást.
coach-steal = Tady můžeš ukrást drahokam. Nestojí to žádné body.
coach-weather = Mrak řeku zpomalí nebo zrychlí, dokud to jiný mrak nezmění.
coach-ransom = Kanoi z vodopádu můžeš koupit nazpět za jeden drahokam, než si vybereš kartu.
coach-gem = Tvůj první drahokam! Vítězí čtyři stejné, pět různých, nebo jakýchkoli sedm.
