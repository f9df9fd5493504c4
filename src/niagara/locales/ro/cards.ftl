# Cardul pe care alte site-uri îl arată lângă un link. $names e o listă gata făcută.
card-name = NIAGARA
card-site = Niagara
card-site-heading = Un râu care nu așteaptă
card-site-about = Jocul de societate cu canoe și nestemate: cu prieteni, pe un singur dispozitiv sau împotriva boților.
card-private = O masă pe Niagara
card-open = Hai la un joc de Niagara
card-open-about = La masă: { $names }
card-running = Privește un joc de Niagara
card-running-about = Joacă acum: { $names }
card-won = { $names } câștigă!
card-won-shared = Victorie împărțită: { $names }
card-won-about = { $rounds ->
    [one] Niagara, după o rundă
    [few] Niagara, după { $rounds } runde
   *[other] Niagara, după { $rounds } de runde
}
card-over = Un joc de Niagara
card-puzzle = { $kind ->
    [tile] Care carte e cea mai bună?
   *[turn] Găsește cea mai bună tură
}
card-puzzle-about = { $level ->
    [1] O problemă Niagara ușoară. Tu ai canoele roșii.
    [2] O problemă Niagara de nivel mediu. Tu ai canoele roșii.
   *[3] O problemă Niagara grea. Tu ai canoele roșii.
}

page-about = Niagara, jocul de societate cu canoe, nestemate și un râu care nu așteaptă pe nimeni. Între prieteni, pe un singur dispozitiv sau împotriva boților.
page-needs-scripts = Niagara are nevoie de JavaScript. Te rugăm să-l permiți pentru acest site.
