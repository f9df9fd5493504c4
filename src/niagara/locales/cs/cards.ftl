# Karta, kterou jiné weby ukazují u odkazu na stůl, záznam nebo výsledek. $names je hotový seznam s čárkami.
card-name = NIAGARA
card-site = Niagara
card-site-heading = Řeka, která nečeká
card-site-about = Desková hra o kanoích a drahokamech: s přáteli, na jednom zařízení nebo proti botům.
card-private = Stůl na Niagaře
card-open = Pojď si zahrát Niagaru
card-open-about = U stolu: { $names }
card-running = Sleduj partii Niagary
card-running-about = Právě hrají: { $names }
card-won = Vítězí { $names }!
card-won-shared = Společné vítězství: { $names }
card-won-about = { $rounds ->
    [one] Niagara, po jednom kole
    [few] Niagara, po { $rounds } kolech
    [many] Niagara, po { $rounds } kola
   *[other] Niagara, po { $rounds } kolech
}
card-over = Partie Niagary
card-puzzle = { $kind ->
    [tile] Která karta je nejlepší?
   *[turn] Najdi nejlepší tah
}
card-puzzle-about = { $level ->
    [1] Lehký hlavolam z Niagary. Červená jsi ty.
    [2] Záludný hlavolam z Niagary. Červená jsi ty.
   *[3] Těžký hlavolam z Niagary. Červená jsi ty.
}

# Na samotné stránce, pro vyhledávače, instalovanou aplikaci a prohlížeče bez skriptů
page-about = Niagara, desková hra o kanoích, drahokamech a řece, která na nikoho nečeká. Hraj s přáteli, na jednom zařízení nebo proti botům.
page-needs-scripts = Niagara potřebuje JavaScript. Povol ho prosím pro tuhle stránku.
