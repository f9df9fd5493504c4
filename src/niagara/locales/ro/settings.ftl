# Setările și mutarea pe alt dispozitiv.

settings = Setări
set-you = Tu
set-name-hint = Apare la mese și în clasament.
set-page = Pagina ta
set-look = Aspect și sunet
set-theme = Temă
theme = { $theme ->
    [light] Luminoasă
    [dark] Întunecată
   *[system] Sistem
}
set-text-size = Mărimea textului
text-size = { $percent } %
set-motion = Animații
motion = { $motion ->
    [off] Oprite
    [fast] Rapide
    [slow] Lente
   *[normal] Normale
}
set-sound = Sunet
set-sound-hint = Sunete blânde de vâsle, nestemate și apă.
set-notify = Notificări la rândul tău
set-notify-hint = Primești o notificare când e rândul tău și te uiți în altă parte.
set-notify-denied = Browserul tău blochează notificările. Le poți permite din setările lui pentru acest site.
set-game = La masă
set-forecast = Prognoza râului
set-forecast-hint = Cât s-ar putea mișca râul în runda asta.
set-ghosts = Canoe-fantomă
set-ghosts-hint = Până unde ți-ar putea duce râul canoele în runda asta.
set-danger = Avertizări de cascadă
set-danger-hint = Un semn pe canoele tale care ar putea cădea în cascadă.
set-progress = Progresul spre obiective
set-progress-hint = Cât de aproape e fiecare de fiecare obiectiv.
set-tops = Ultimele cărți
set-tops-hint = Ultima carte jucată de fiecare.
set-highlights = Jurnalul arătat pe tablă
set-highlights-hint = Oprește-te pe un rând din jurnal ca să-l vezi pe tablă.
set-chatter = Boți vorbăreți
set-chatter-hint = Câteva vorbe de la boți în marile momente.
set-confirm = Confirmă cărțile și vremea
set-confirm-hint = Întâi alegi, apoi confirmi. Dezactivează ca să joci dintr-o singură atingere.
set-marks = Simboluri pentru daltoniști
set-marks-hint = O formă pentru fiecare culoare: stea roșie, inel galben, romb verde, valuri albastre, cruce maro.
set-device = Acest dispozitiv
set-device-text = Nu există cont: numele și locurile tale țin de acest browser.
set-move = Mută-te pe alt dispozitiv
set-forget = Uită-mă
set-version = Niagara { $version }
move-text = Deschide acest link pe celălalt dispozitiv. Merge o singură dată, timp de { $minutes } min. Nu-l da nimănui.
move-qr = Codul QR al linkului tău privat
move-title = Te muți pe acest dispozitiv?
move-ask = Numele, locurile și setările vin cu tine. Ele înlocuiesc orice alt nume din acest browser.
move-yes = Da, mă mut aici
move-none = Linkul e incomplet. Fă unul nou pe celălalt dispozitiv, la Setări.
move-done-title = Bun venit, { $name }
move-done-title-guest = Bun venit
move-done-text = Jocurile tale continuă aici.
move-failed-title = Linkul nu mai funcționează
forget-title = Te uităm?
forget-text = Numele, mesajele și cota ta se șterg definitiv. În jocurile în desfășurare, locurile tale le iau boții.
forget-yes = Uită-mă
forget-no = Renunță
