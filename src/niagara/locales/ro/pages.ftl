# Paginile din jurul jocului. Titlurile și butoanele sunt scurte.

game-name = Niagara
title-of = { $title } · Niagara
title-turn = ● E rândul tău · { $title }
title-table = Masă
title-replay = Reluare
title-record = Deschide un joc salvat
title-watch = Privește
title-learn = Învață
title-lessons = Lecții
title-puzzles = Probleme
title-openings = Deschideri
title-leaderboard = Clasament
title-player = Profil
title-settings = Setări
title-claim = Mutare pe acest dispozitiv
title-lost = Pagină negăsită
notify-turn = E rândul tău.

skip = Sari la conținut
nav = Meniul principal
nav-home = Niagara: acasă
nav-watch = Privește
nav-learn = Regulament
nav-leaderboard = Clasament
nav-settings = Setări
nav-sound = Sunet
nav-menu = Meniu
nav-language = Limbă

loading = O clipă…
close = Închide
reload = Reîncarcă
try-again = Mai încearcă
go-home = Acasă
start = Începe
share = Distribuie
copy-link = Copiază linkul
copied = Copiat
copy-failed = Nu s-a putut copia. Te rugăm să selectezi textul și să-l copiezi.
name = Numele tău
name-hint = Merge orice poreclă
name-kept = Salvat
count = { $count }

level = { $level ->
    [beginner] Începător
    [easy] Ușor
    [medium] Mediu
    [hard] Greu
    [champion] Campion
   *[other] { $level }
}

## Acasă

home-tagline = La vale după nestemate, acasă înainte de cascadă.
home-what = Un joc de societate pentru 3–5 jucători: adu nestemate cu canoea, înainte să te ia râul.
home-play = Joacă acum
home-setting-up = Pregătim masa…
home-players = Jucători
home-level = Boți
home-hints = Indicii
home-hints-hint = Cere-i sfatul campionului oricând vrei
home-friends = Cu prieteni
home-friends-hint = Trimite un link sau un cod QR
home-device = Pe un singur dispozitiv
home-device-hint = Din mână în mână
home-watch = Privește
home-watch-hint = Oameni și boți
home-lesson = Învață jucând
home-lesson-hint = Zece lecții scurte pe tabla adevărată
home-lesson-progress = Lecția { $number } din { $count }
home-puzzle = Problema zilei
home-puzzle-hint = Găsește cel mai bun răspuns
# How hard it is, after the line about it.
home-puzzle-level = { $level ->
    [1] ușoară
    [2] medie
   *[3] grea
}
home-puzzle-streak = { $days ->
    [one] Serie: { $days } zi
    [few] Serie: { $days } zile
   *[other] Serie: { $days } de zile
}
home-puzzle-done = { $days ->
    [one] Rezolvată azi. Serie: { $days } zi
    [few] Rezolvată azi. Serie: { $days } zile
   *[other] Rezolvată azi. Serie: { $days } de zile
}
home-coach = Joc cu antrenor
home-coach-hint = Boți blânzi și sfaturi pe parcurs
home-learn = Regulament
home-learn-hint = Toate regulile, cu imagini

games = Jocurile tale
games-none = Aici vor apărea jocurile tale.
games-unknown = Jocurile tale nu s-au putut încărca.
games-alone = Încă nimeni altcineva
games-open = Încă neînceput
games-running = Runda { $round }
games-your-turn = E rândul tău · runda { $round }
games-turn-of = La rând: { $name } · runda { $round }
games-over = { $count ->
    [one] { $names } a câștigat · { $date }
    [few] { $names } au împărțit victoria · { $date }
   *[other] { $names } au împărțit victoria · { $date }
}
games-early = Întrerupt · { $date }
games-won = Ai câștigat · { $date }
games-resume = Continuă
games-replay = Reluare
games-all = Arată-le pe toate ({ $count })

## Înainte de început

invite = Invită prieteni

options = Opțiuni
clock = { $clock ->
    [none] Fără
    [relaxed] Relaxat
   *[live] Rapid
}
fork = { $fork ->
    [alternate] Pe rând
   *[natural] La întâmplare
}

## Când nu e nicio masă de arătat

no-table-title = Masă negăsită
no-table-text = Poate că linkul e incomplet sau masa a fost strânsă de mult. Mai cere o dată linkul.
given-up-title = Masa asta s-a închis
given-up-text = Toată lumea a plecat înainte să înceapă jocul.
foreign-title = Adresă greșită
foreign-text = Serverul nu primește jocuri de la adresa asta. Deschide Niagara la adresa ei.
blocked-title = Cookie-urile sunt blocate
blocked-text = Un cookie îți păstrează locul, iar browserul tău îl blochează. Te rugăm să permiți cookie-urile pentru acest site.
storage-blocked = Browserul nu păstrează nimic de la o vizită la alta, așa că setările tale țin până închizi pagina.
renewed-title = Acum te numești { $name }.
renewed-text = Serverul nu a mai recunoscut acest browser, așa că locurile pe care le aveai s-au pierdut.
link-lost = Conexiune pierdută. Ne reconectăm…
link-restart = Ne reconectăm… Jocul tău e în siguranță.
link-offline = Nu ai conexiune. Jocurile tale sunt în siguranță.
link-now = Încearcă acum
broken-title = Ceva a căzut în cascadă
broken-text = E vina noastră. Reîncarcă pagina: jocurile tale sunt în siguranță.
broken-load = Pagina nu s-a putut încărca. Verifică-ți conexiunea, apoi reîncarcă.
offline-title = Nu ai conexiune
offline-text = Niagara are nevoie de conexiune. Jocurile tale sunt în siguranță: revino când ai internet.
lost-title = Aici e numai apă
lost-text = La adresa asta nu e nicio pagină. Jocurile tale te așteaptă acasă.

refused-offline = Serverul nu răspunde. Verifică-ți conexiunea, apoi mai încearcă.
refused-malformed = Serverul n-a înțeles. Te rugăm să verifici ce ai scris.
refused-no-session = Browserul tău ne blochează cookie-ul. Te rugăm să-l permiți pentru acest site.
refused-foreign = Pagina asta aparține altui site. Deschide Niagara la adresa ei.
refused-not-yours = Doar gazda poate face asta.
refused-not-found = Nu mai e acolo.
refused-not-now = Acum nu se poate.
refused-full = Locul acela e ocupat. Alege altul.
refused-illegal = Aici nu se poate.
refused-unfinished = Tura nu e gata: mai ai o canoe de mutat.
refused-stale = Masa s-a schimbat. Mai uită-te o dată.
refused-slow-down = Nu așa repede! Așteaptă o clipă, apoi mai încearcă.
refused-unavailable = Serverul e ocupat. Mai încearcă într-o clipă.
refused-failed = Ceva n-a mers la noi. Te rugăm, mai încearcă.

## Învață

learn = Regulament

invite-title = Hai la un joc de Niagara
