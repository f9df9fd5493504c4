# A table before its game begins: seats, options, invitations.

lobby = Masa ta e gata
lobby-of = Masa lui { $name }
lobby-seats = Locuri
lobby-waiting = Trimite linkul sau ocupă locurile cu boți.
lobby-waiting-more = Mai așteaptă prieteni sau începe acum: boții ocupă locurile libere.
lobby-arrived = { $name } a ajuns!
lobby-ready = E toată lumea aici. Pornim când vrei tu.
lobby-seated = Ai loc la masă. Jocul îl pornește { $name }.
lobby-welcome = Bun venit! Ia loc.
lobby-full = Toate locurile sunt ocupate. Rămâi să privești: jocul începe chiar aici.
lobby-fill = Completează cu boți ({ $level ->
    [beginner] începător
    [easy] ușor
    [medium] mediu
    [hard] greu
    [champion] campion
   *[other] { $level }
})
lobby-chair-more = Adaugă un loc
lobby-chair-less = Scoate un loc
lobby-start-who = Începe: { $who }
lobby-people = { $count ->
    [one] 1 om
    [few] { $count } oameni
   *[other] { $count } de oameni
}
lobby-bots = { $count ->
    [one] 1 bot
    [few] { $count } boți
   *[other] { $count } de boți
}
lobby-agree = De acord
lobby-agreed = de acord
lobby-agree-first = Această masă e cotată și s-a schimbat. Verifică opțiunile și locurile, apoi dă-ți acordul.
lobby-unagreed = Pentru jocul cotat mai lipsește acordul: { $names }.
lobby-lacking = { $lacking ->
    [seats] Un joc cotat cere toate locurile ocupate: așteaptă sau completează cu boți.
   *[people] Un joc cotat cere cel puțin doi oameni.
}
lobby-join = Intră în joc
lobby-leave = Pleacă de la masă
lobby-sit = Așază-te aici
lobby-move = Mută-te aici
lobby-add = Adaugă
lobby-local-name = Nume
lobby-remove = Scoate: { $name }
lobby-remove-title = Scoți de la masă: { $name }?
lobby-remove-text = { $name } pierde locul și nu se mai poate așeza decât cu voia ta.
lobby-remove-yes = Scoate
lobby-remove-no = Renunță
lobby-removed = { $name } te-a scos de la masă. Poți privi sau poți ruga gazda să te primească înapoi.
lobby-removed-name = Ai scos de la masă: { $name }.
lobby-let-in = Primește înapoi: { $name }
lobby-absent = { $colour } · acum lipsește
lobby-who = Cine stă pe locul { $number }
lobby-kind-open = Liber
lobby-kind-local = Om pe acest dispozitiv
lobby-bot = Bot · { $level ->
    [beginner] începător
    [easy] ușor
    [medium] mediu
    [hard] greu
    [champion] campion
   *[other] { $level }
}
lobby-other-bot = Alt bot
lobby-bot-like = { $temperament ->
    [cautious] { bot-name } · prudentă
    [thief] { bot-name } · hoț
    [racer] { bot-name } · vitezomană
    [gambler] { bot-name } · amator de risc
    [collector] { bot-name } · colecționară
   *[rainmaker] { bot-name } · aducător de ploaie
}
lobby-bot-colour = { $colour } · { lobby-bot }
lobby-you = { $colour } · Tu
lobby-local = { $colour } · pe același dispozitiv
lobby-colour = { $colour }
lobby-open-seat = Loc liber
lobby-chat = Chat
lobby-chat-none = Salută-i pe ceilalți cât așteptați.

options-changed = { $count ->
    [0] reguli standard
    [one] 1 schimbare
    [few] { $count } schimbări
   *[other] { $count } de schimbări
}
options-host = Le hotărăște gazda.
option-clock = Ceas
clock-hint = { $clock ->
    [none] Toată lumea are timp cât îi trebuie.
    [relaxed] Cinci minute pentru fiecare decizie. Apoi joacă un bot până te întorci.
   *[live] 45 de secunde pentru fiecare decizie. Apoi joacă un bot până te întorci.
}
option-absence = Dacă lipsește cineva
absence = { $unit ->
    [never] Așteptăm
    [hours] { $count } h
    [seconds] { $count } s
   *[minutes] { $count } min
}
absence-hint = După acest timp, ceilalți pot vota să joace un bot până la întoarcere.
absence-hint-never = Jocul așteaptă până se întoarce toată lumea.
option-fork = Bifurcație
fork-hint = { $fork ->
    [alternate] Discurile o iau pe rând la stânga și la dreapta.
   *[natural] De obicei pe rând, dar o dată din opt un disc o ia pe același braț ca discul dinainte.
}
option-tiebreak = Egalitate
tiebreak = { $tiebreak ->
    [shared] Victorie împărțită
   *[gem-value] Valoarea nestematelor
}
tiebreak-hint = { $tiebreak ->
    [shared] Toți cei care și-au atins obiectivul împart victoria.
   *[gem-value] Câștigă cel mai mare total: ametist 1, diamant 2, chihlimbar 3, safir 4, rubin 5.
}
option-rounds = Durată
rounds = { $rounds ->
    [0] Fără limită
    [one] { $rounds } rundă
    [few] { $rounds } runde
   *[other] { $rounds } de runde
}
rounds-hint = Cu o limită, câștigă cine e cel mai aproape de un obiectiv după ultima rundă.
option-piles = Cărți la vedere
piles-hint = Toată lumea vede toate cărțile jucate, nu doar ultima.
option-rated = Joc cotat
rated-hint = Contează pentru clasament. Masa e publică și are ceas, joacă cel puțin doi oameni și toată lumea e de acord.
rated-hint-local = Nu se poate când mai mulți joacă pe același dispozitiv.

friends-text = Primești un link pe care îl poți trimite. Cu el, prietenii pot juca sau privi.
friends-bots = Locurile libere pot fi ocupate de boți.
friends-open = Creează o masă
option-public = Masă publică
public-hint = Apare la „Privește”: oricine poate juca sau privi.
device-text = Toată lumea joacă pe acest dispozitiv. Înaintea fiecărei alegeri secrete, ecranul rămâne acoperit până când persoana care urmează e gata.
device-people = Oameni
device-person = Om
device-bot = Bot: { $level ->
    [beginner] începător
    [easy] ușor
    [medium] mediu
    [hard] greu
    [champion] campion
   *[other] { $level }
}
device-nobody = Nimeni
device-chair = Locul { $number }
device-name = Numele de pe locul { $number }
device-player = Jucător { $number }
device-few = Niagara se joacă de la trei în sus: adaugă un om sau un bot.
invite-text = Oricine are linkul poate juca sau privi.
invite-local = Linkul funcționează doar pe acest calculator.
invite-how = Cum intră alte dispozitive?
invite-open-server = Cine are grijă de server îl pornește cu această comandă și deschide adresa pe care o arată pentru rețea:
invite-link = Linkul acestei mese
invite-qr = Codul QR cu linkul acestei mese
