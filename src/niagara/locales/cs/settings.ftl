# Nastavení a přechod na jiné zařízení.

settings = Nastavení
set-you = Ty
set-name-hint = Vidí ho ostatní u stolu a v žebříčku.
set-page = Tvoje stránka
set-look = Vzhled a zvuk
set-theme = Motiv
theme = { $theme ->
    [light] Světlý
    [dark] Tmavý
   *[system] Podle systému
}
set-text-size = Velikost textu
text-size = { $percent } %
set-motion = Animace
motion = { $motion ->
    [off] Vypnuté
    [fast] Rychlé
    [slow] Pomalé
   *[normal] Normální
}
set-sound = Zvuk
set-sound-hint = Tiché zvuky pádel, drahokamů a vody.
set-notify = Upozornění na tah
set-notify-hint = Dá ti vědět, když jsi na tahu a díváš se jinam.
set-notify-denied = Tvůj prohlížeč upozornění blokuje. Povolit je můžeš v jeho nastavení pro tuhle stránku.
set-game = U stolu
set-forecast = Předpověď řeky
set-forecast-hint = O kolik se řeka v tomhle kole může posunout.
set-ghosts = Stíny kanoí
set-ghosts-hint = Kam až může řeka tvoje kanoe v tomhle kole odnést.
set-danger = Varování před vodopádem
set-danger-hint = Značka na tvých kanoích, které můžou spadnout do vodopádu.
set-progress = Cesta k cíli
set-progress-hint = Jak blízko mají všichni ke každému cíli.
set-tops = Poslední karty
set-tops-hint = Poslední karta, kterou kdo hrál.
set-highlights = Zvýrazňovat události
set-highlights-hint = Ukaž na řádek v průběhu hry a uvidíš to na plánu.
set-chatter = Boti mluví
set-chatter-hint = Pár slov od botů ve velkých chvílích.
set-confirm = Potvrzovat kartu a počasí
set-confirm-hint = Nejdřív vybereš, pak potvrdíš. Když to vypneš, hraješ jedním klepnutím.
set-marks = Symboly pro barvoslepé
set-marks-hint = Tvar pro barvu každého hráče: červená hvězda, žlutý kroužek, zelený kosočtverec, modré vlny, hnědý křížek.
set-device = Toto zařízení
set-device-text = Žádný účet není potřeba: tvoje jméno a místa patří k tomuto prohlížeči.
set-move = Přejít na jiné zařízení
set-forget = Zapomenout na mě
set-version = Niagara { $version }
move-text = Otevři tenhle odkaz na svém druhém zařízení. Funguje jednou a platí { $minutes } min. Nikomu ho neukazuj.
move-qr = QR kód s tvým soukromým odkazem
move-title = Přejít na toto zařízení?
move-ask = Tvoje jméno, místa a nastavení přejdou s tebou. Nahradí jakékoli jiné jméno v tomto prohlížeči.
move-yes = Ano, přejít sem
move-none = Tenhle odkaz je neúplný. Vytvoř na druhém zařízení nový, v Nastavení.
move-done-title = Vítej, { $name }
move-done-title-guest = Vítej na palubě
move-done-text = Tvoje hry pokračují tady.
move-failed-title = Tenhle odkaz už neplatí
forget-title = Máme na tebe zapomenout?
forget-text = Tvoje jméno, zprávy a hodnocení se nadobro smažou. V rozehraných hrách tvoje místa převezmou boti.
forget-yes = Zapomenout na mě
forget-no = Zrušit
