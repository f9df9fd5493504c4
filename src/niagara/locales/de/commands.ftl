# Die Kommandozeile: Hilfe, Fehler, Listen von Bots und der Bericht der Arena. Was getippt wird, bleibt, wie es ist.

help-niagara = Das Brettspiel Niagara: spielen, Regeln abfragen, nachspielen und messen.
    .version = Die Version anzeigen und beenden.
    .lang = Die Sprache aller Ausgaben: { $languages }. Sonst die deines Terminals (LC_ALL, LC_MESSAGES oder LANG).
    .install-completion = Vervollständigung für die aktuelle Shell einrichten.
    .show-completion = Vervollständigung für die aktuelle Shell zeigen, zum Kopieren oder Anpassen.
help-play = Gegen Bots oder mit anderen spielen: im Browser, oder hier mit --terminal und dessen Optionen.
    .terminal = In diesem Terminal spielen, nicht im Browser.
    .seats = 3 bis 5 Plätze: Namen von Menschen oder Bots (niagara bots).
    .seed = Die Partie mit dieser Nummer spielen.
    .fork = R6.4: alternate oder natural.
    .tiebreak = R8.2: shared oder gem-value.
    .round-limit = R8.3: die letzte Runde.
    .open-piles = R2.3: Gespielte Karten liegen offen.
    .record = Die Partie hier speichern (.json, sonst Notation).
help-replay = Eine gespeicherte Partie Schritt für Schritt im Terminal ansehen.
    .file = Eine gespeicherte Partie: JSON oder Notation.
    .all = Alle Schritte ausgeben, nichts fragen.
help-analyse = Eine beendete Partie analysieren: Chancen, die Wahl des Meisters, Glück und Können.
    .file = { help-replay.file }
    .jobs = Wie viele Prozesse suchen; ohne Angabe so viele, wie es Prozessoren gibt.
    .simulations = Simulationen pro Entscheidung: mehr sind sicherer und langsamer.
    .seed = Gleicher Startwert, gleiche Analyse.
    .json = { help-bots.json }
help-query = Anfragen zu den Regeln beantworten, ein JSON-Objekt pro Zeile (docs/query.md).
help-bots = Alle Bots: Name, Charakter, Stärke; und welche Temperamente sie haben können.
    .json = Ein JSON-Objekt.
help-bench = Geschwindigkeit messen, im Vergleich mit anderen.
help-bench-rules = Entscheidungen pro Sekunde, neben OpenSpiel, falls es installiert ist (Extra bench).
    .json = { help-bots.json }
    .compiled = Wohin make compiled die kompilierten Regeln gelegt hat.
    .seconds = Wie lange ein Lauf dauert.
    .rounds = Wie viele Läufe es jeweils gibt.
help-arena =
    Bots gegen Bots: wer besser ist, und wie sicher das ist.

    Spielt eine Besetzung viele Male mit wechselnden Plätzen und berichtet, wer wie oft gewinnt. Strg-C bricht ab und berichtet, was gespielt wurde.
    .seats = 3 bis 5 Bots, etwa guide,guide+thief,captain:200ms,drifter.
    .games = Wie viele Partien.
    .jobs = Wie viele Prozesse spielen.
    .cluster = Stattdessen auf einem Cluster spielen: dask:HOST:PORT oder ray:HOST:PORT (docs/arena.md).
    .seed = Gleicher Startwert, gleiche Verteilung, egal wer spielt.
    .rules = Etwa fork=natural,tiebreak=gem-value,open_piles=true,round_limit=60.
    .json = { help-bots.json }
    .report = Eine Seite mit Grafiken hierhin schreiben (.html).
help-arena-ladder =
    Alle Bots an gemischten Vierertischen werten und das Ergebnis in docs/bots.md schreiben.

    Mit Strg-C abgebrochen, wird berichtet, aber nichts geschrieben.
    .games = { help-arena.games }
    .jobs = { help-arena.jobs }
    .cluster = { help-arena.cluster }
    .seed = { help-arena.seed }
    .bots = Wer gewertet wird; ohne Angabe alle.
    .write = Die Seite, deren <!-- ladder --> erneuert wird.
    .json = { help-bots.json }
    .report = { help-arena.report }
help-serve = Den Server starten: Tische, Bots und Menschen über HTTP und WebSockets.
    .host = Wo gelauscht wird; 0.0.0.0 fürs Netzwerk.
    .port = 0 nimmt den ersten freien ab 8000.
    .database = Eine Datei oder postgresql://user@host/name.
    .redis = redis://host:6379/0, für mehrere Knoten.
    .workers = Prozesse des Servers.
    .bot-workers = Prozesse, in denen Bots denken.
    .analysis-workers = Prozesse, in denen beendete Partien analysiert werden.
    .bot-pace-ms = Wie lange ein Bot mindestens braucht.
    .origins = Weitere erlaubte Adressen (Origins), mit Kommas.
    .secure-cookies = Cookies nur über HTTPS.
    .trust-proxy = X-Forwarded-For und -Proto vertrauen.
    .log-level = debug, info, warning oder error.
    .commands-per-second = Pro Sitzung.
    .sessions-per-minute = Pro Adresse.
    .tables-per-minute = Pro Sitzung.
    .session-days = Bis eine ungenutzte Sitzung abläuft.
    .keep-abandoned-days = Wie lange Tische bleiben.
    .address-commands-per-second = Pro Adresse.
    .address-tables-per-minute = Pro Adresse.
    .sockets-per-session = Gleichzeitig offen.
    .sockets-per-address = Gleichzeitig offen.
    .sockets-per-table = Gleichzeitig offen.
    .unread-bytes = Puffer für alle, die nicht lesen.
    .request-seconds = Um eine Anfrage ganz zu senden.
    .settings = Eine TOML-Datei; docs/server.md sagt, was sie enthalten darf.
help-db = Die Datenbank eines Servers pflegen.
help-db-upgrade = Die Datenbank auf die nötige Version bringen und sie, wenn nötig, anlegen.
    .database = Eine Datei oder postgresql://user@host/name; sonst wie bei niagara serve.
    .settings = Die TOML-Datei, die niagara serve bekommt.
help-db-backup = Die Datenbank im Betrieb kopieren: als SQLite-Datei, bei PostgreSQL als Export.
    .file = Wohin; die Datei darf es noch nicht geben.
    .database = { help-db-upgrade.database }
    .settings = { help-db-upgrade.settings }
help-db-export = Alle Tische, Sitzungen, Ergebnisse und Wertungen ausgeben, ein JSON-Objekt pro Zeile.
    .file = Wohin; sonst auf die Standardausgabe.
    .database = { help-db-upgrade.database }
    .settings = { help-db-upgrade.settings }

help-usage = Aufruf:
help-usage-options = [OPTIONEN]
help-usage-command = BEFEHL [ARGUMENTE]
help-arguments = Argumente
help-options = Optionen
help-commands = Befehle
help-help = Diese Hilfe anzeigen und beenden.
help-default = { $text } [Vorgabe: { $default }]
help-value-number = ZAHL
help-value-text = TEXT
help-value-file = DATEI
help-value-language = SPRACHE

error = Fehler: { $text }
error-hint = Hilfe gibt es mit „{ $command }“.
error-of-option = { $option }: { $text }
error-as-it-is = { $text }
error-missing = { $name } fehlt.
error-extra = Zu viele Argumente: { $arguments }
error-no-command = { $near ->
    [none] Einen Befehl „{ $name }“ gibt es nicht.
   *[other] Einen Befehl „{ $name }“ gibt es nicht. Meintest du { $near }?
}
error-no-option = { $near ->
    [none] Eine Option { $option } gibt es nicht.
   *[other] Eine Option { $option } gibt es nicht. Meintest du { $near }?
}
error-option-value = { $option } braucht einen Wert, wenn die Hilfe einen zeigt, und sonst keinen.
error-no-language = Eine Sprache „{ $name }“ gibt es nicht. Es gibt { $known }.
error-expected-number = erwartet wird eine Zahl
error-expected-at-least = erwartet wird eine Zahl von mindestens { $least }
error-expected-text = erwartet wird ein Text
error-expected-file = erwartet wird der Name einer Datei
error-in-browser = nur mit --terminal; im Browser wählst du Plätze und Optionen auf der Seite
error-stopped = { $command }: { $text }

error-seats-line = erwartet werden Wörter in einer Zeile, durch Kommas getrennt, nicht „{ $text }“
error-seats-count = erwartet werden { $least } bis { $most } Plätze, nicht { $given }
error-name = erwartet wird ein Name mit 1 bis { $most } Buchstaben oder ein Bot ({ $bots }), nicht „{ $name }“
error-name-like-bot = einen Bot „{ $name }“ gibt es nicht; meintest du { $near }? (Für einen Menschen: { $person })
error-no-bot = { $near ->
    [none] einen Bot „{ $name }“ gibt es nicht; es gibt { $bots }
   *[other] einen Bot „{ $name }“ gibt es nicht; meintest du { $near }?
}
error-no-temperament = { $near ->
    [none] ein Temperament „{ $name }“ gibt es nicht; es gibt { $temperaments }
   *[other] ein Temperament „{ $name }“ gibt es nicht; meintest du { $near }?
}
error-bot-setting = „{ $setting }“ ist keine Einstellung von { $bot }; nur captain hat eine, etwa captain:200ms oder captain:400sims
error-bot-command = erwartet wird ein Befehl, etwa exec:./mybot
error-bot-program = ein Programm „{ $program }“, das man starten kann, gibt es nicht
error-spiel-setting = erwartet wird spiel:random, spiel:mcts:1000 oder spiel:ismcts:1000, nicht „spiel:{ $setting }“
error-policy-file = „{ $setting }“ enthält keine Spielweise; erwartet wird eine Gewichtsdatei, die niagara.train geschrieben hat
error-bot-extra = { $bot } braucht noch etwas: pip install niagara[{ $extra }]
error-name-the-bots = nenne die Bots, etwa { $example }
error-ladder-alone = eine Rangliste braucht mindestens zwei Bots
error-ladder-page = { $path }: <!-- ladder --> ohne <!-- /ladder -->

error-rules-pair = erwartet wird name=wert, nicht „{ $text }“
error-rules-fork = fork ist alternate oder natural
error-rules-tiebreak = tiebreak ist shared oder gem-value
error-rules-round-limit = das Rundenlimit ist eine Zahl von 1 bis { $most }
error-rules-round-limit-missing = die Arena braucht ein Rundenlimit: Wer planlos spielt, wird nie fertig
error-rules-open-piles = open_piles ist true oder false
error-rules-unknown = eine Regel „{ $name }“ gibt es nicht; es gibt { $rules }

error-folder = einen Ordner { $path } gibt es nicht
error-file-missing = { $path }: Diese Datei oder diesen Ordner gibt es nicht
error-file-exists = { $path } gibt es schon
error-file-folder = { $path } ist ein Ordner
error-file-forbidden = { $path }: Der Zugriff ist nicht erlaubt
error-file-other = { $path }: { $reason }

error-extra-arena = Wertungen brauchen ein Extra: { $command }
error-extra-server = der Server braucht sein Extra: { $command }

# Cluster. $reason ist, was das System oder eine Bibliothek sagt, auf Englisch; $here und $there sind Versionen von Niagara.
error-cluster-engine = erwartet wird eine Adresse, die mit { $engines } beginnt, nicht „{ $engine }“
error-cluster-address = erwartet wird eine Adresse wie { $example }, nicht „{ $text }“
error-cluster-jobs = nur eins von beiden: Prozesse dieses Rechners oder ein Cluster
error-cluster-extra = { $engine } braucht sein Extra: { $command }
error-cluster-unreachable = { $address } antwortet nicht: { $reason }
error-cluster-no-workers = { $address } hat seit { $seconds } s keine Arbeitsprozesse: starte welche und versuch es noch einmal
error-cluster-no-niagara = Niagara lässt sich auf { $worker } nicht laden ({ $reason }): installiere überall die Version dieses Rechners, { $here }
error-cluster-version = { $worker } hat Niagara { $there }, dieser Rechner hat { $here }: installiere überall dieselbe Version
error-cluster-packed = { $worker } hat Niagara { $there }, dieser Rechner hat { $here }, und mit der gepackten Engine spielt captain andere Partien: baue sie überall ({ $command }) oder nirgends
error-cluster-lost = die Verbindung zu { $address } ist abgerissen: { $reason }
error-cluster-game = an Partie { $game } ({ $seats }, Startwert { $seed }) ist jeder Arbeitsprozess gestorben, der sie gespielt hat: such nach einem Bot, der abstürzt oder zu viel Speicher braucht
error-cluster-bot = auf { $worker } kann ein Bot nicht spielen: { $reason }

error-setting-value = { $kind ->
    [range] Einstellung { $name }: Erwartet wird eine Zahl von { $least } bis { $most }
    [least] Einstellung { $name }: Erwartet wird eine Zahl von mindestens { $least }
    [above] Einstellung { $name }: Erwartet wird eine Zahl größer als { $least } und höchstens { $most }
    [switch] Einstellung { $name }: Erwartet wird true oder false
    [words] Einstellung { $name }: Erwartet wird eins von { $words }
   *[text] Einstellung { $name }: Erwartet wird ein Text
}
error-setting-database = Einstellung database: Erwartet wird eine Adresse wie niagara.db, sqlite:///path/to/niagara.db oder postgresql://user@host/database
error-setting-unknown = { $name } ist keine Einstellung
error-settings-file = die Einstellungen in { $file } sind nicht lesbar
error-settings-toml = die Einstellungen in { $file } sind nicht lesbar: Zeile { $line } ist kein TOML
error-setting-name = { $name } ist keine Einstellung: meintest du { $near }?
error-setting-redis = Einstellung redis: Erwartet wird eine Adresse wie redis://host:6379/0
error-workers-postgres = Einstellung workers: Mehrere Prozesse brauchen PostgreSQL (Einstellung database)
error-workers-redis = Einstellung workers: Mehrere Prozesse brauchen Redis oder Valkey (Einstellung redis)
error-workers-share = Einstellung { $name }: Erwartet wird mindestens 1 für jeden der Prozesse
error-database = die Datenbank { $where } lässt sich nicht öffnen: { $why }
error-database-outdated = { $version ->
    [none] Die Datenbank hat noch keine Tabellen. Führe niagara db upgrade aus.
   *[other] Die Datenbank hat die Version { $version }, dieses Programm braucht { $needed }. Mach eine Sicherung und führe niagara db upgrade aus.
}
error-database-none = unter { $path } gibt es keine Datenbank
error-port-taken = Port { $port } ist belegt: Nimm einen anderen, oder 0 für den ersten freien
error-port = auf { $host }, Port { $port }, lässt sich nicht lauschen: { $reason }
error-port-forbidden = Port { $port } braucht mehr Rechte: Nimm einen ab 1024
error-host = auf { $host } lässt sich nicht lauschen: Das ist keine Adresse dieses Computers
error-ports = von { $first } bis { $last } ist kein Port frei
serve-address = Niagara läuft auf { $link }
serve-network = In deinem Netzwerk: { $link }
db-upgraded = Die Datenbank hat die Version { $version }.
db-copied = Die Kopie liegt in { $path }: Verwahre sie so sicher wie die Datenbank.

bots-name = Bot
bots-strength = Stärke
bots-character = Charakter
bots-temperament = Temperament
bot-character-drifter = paddelt nach Lust und Laune, nur nicht den Wasserfall hinunter
bot-character-paddler = nimmt den besten Edelstein in Reichweite, einen Zug voraus
bot-character-guide = plant die Runde: Strömung, Diebe und was andere noch auf der Hand haben
bot-character-captain = spielt vor jeder Entscheidung viele mögliche Verläufe durch
bot-character-ranger = spielt, was es aus Millionen Partien gelernt hat, ohne vorauszurechnen
bot-character-champion = denkt mit dem, was der Ranger gelernt hat, die nächsten Runden voraus
temperament-character-cautious = bleibt in Strandnähe und hält Abstand zum Wasserfall
temperament-character-thief = nimmt Edelsteine lieber aus Kanus als von der Fundstelle
temperament-character-racer = spielt die hohen Karten zuerst und nimmt den schnellsten Weg
temperament-character-gambler = holt Saphire und Rubine an der Kante des Wasserfalls
temperament-character-collector = will von jeder Sorte einen
temperament-character-rainmaker = lebt vom Wetter und mag den Fluss schnell, wenn andere darauf sind

bench-rules-of = Regeln von
bench-rate = Entscheidungen/s
bench-slowest = langsamste
bench-fastest = schnellste
bench-measuring = Messung läuft
bench-alone = OpenSpiel ist nicht installiert. Zum Vergleichen: { $command }

arena-games = Partien
arena-progress = { $planned ->
    [one] Arena: { $played } von { $planned } Partie
   *[other] Arena: { $played } von { $planned } Partien
}
arena-interrupted = { $planned ->
    [one] abgebrochen nach { $played } von { $planned } Partie
   *[other] abgebrochen nach { $played } von { $planned } Partien
}
arena-worker-died = { $planned ->
    [one] ein Arbeitsprozess ist gestorben (beendet, Speicher voll oder abgestürzt), und was er spielte, ist verloren; gespielt: { $played } von { $planned } Partie
   *[other] ein Arbeitsprozess ist gestorben (beendet, Speicher voll oder abgestürzt), und was er spielte, ist verloren; gespielt: { $played } von { $planned } Partien
}
arena-cluster-failed = { $planned ->
    [one] der Cluster ist ausgefallen; gespielt: { $played } von { $planned } Partie
   *[other] der Cluster ist ausgefallen; gespielt: { $played } von { $planned } Partien
}

report-title = Niagara-Arena
report-none = Es wurde nichts gespielt.
report-bot = Bot
report-seats = Plätze
report-games = Partien
report-share = Siege
report-interval = 95-%-Intervall
report-interval-short = 95 %
report-fair = fair
report-rating = Wertung
report-rating-spread = Wertung μ ± σ
report-ms = ms
report-ms-decision = ms/Entscheidung
report-stolen = gestohlen
report-lost = verloren
report-faults = Fehler
report-run = { $lineup } · Partien { $games } · Startwert { $seed } · { $rules }
report-rule = { $rule ->
    [fork] Gabelung { $value }
    [tiebreak] Gleichstand { $value }
    [round_limit] Rundenlimit { $value }
   *[open_piles] offene Stapel { $value }
}
report-on = an
report-off = aus
report-lengths = { $games ->
    [one] Eine Partie, { $median } Runden (Median; Mittel { $mean }, 99 % mit höchstens { $most }); { $limited } durchs Rundenlimit beendet.
   *[other] { $games } Partien, { $median } Runden (Median; Mittel { $mean }, 99 % mit höchstens { $most }); { $limited } durchs Rundenlimit beendet.
}
report-legend = ms: pro Entscheidung; gestohlen, verloren: Edelsteine und Kanus pro Partie und Platz.
report-first-fault = { $faults ->
    [one] { $bot }: { $faults } Fehler: { $fault }
   *[other] { $bot }: { $faults } Fehler; der erste: { $fault }
}
report-clear = ▲ und ▼: Das Intervall schließt den fairen Anteil aus. Gestohlene Edelsteine und verlorene Kanus pro Partie und Platz.
report-forfeited = { $faults ->
    [one] { $bot }: { $faults } verpasste Entscheidung: { $fault }
   *[other] { $bot }: { $faults } verpasste Entscheidungen; die erste: { $fault }
}
report-interrupted = { $planned ->
    [one] Abgebrochen nach { $played } von { $planned } Partie.
   *[other] Abgebrochen nach { $played } von { $planned } Partien.
}
report-worker-died = { $planned ->
    [one] Ein Arbeitsprozess ist gestorben (beendet, Speicher voll oder abgestürzt), und was er spielte, ist verloren; gespielt: { $played } von { $planned } Partie.
   *[other] Ein Arbeitsprozess ist gestorben (beendet, Speicher voll oder abgestürzt), und was er spielte, ist verloren; gespielt: { $played } von { $planned } Partien.
}
report-cluster-failed = { $planned ->
    [one] Der Cluster ist ausgefallen; gespielt: { $played } von { $planned } Partie.
   *[other] Der Cluster ist ausgefallen; gespielt: { $played } von { $planned } Partien.
}

plot-shares = Anteil der Siege
plot-shares-about = Punkte mit 95-%-Intervallen; gestrichelt der faire Anteil.
plot-shares-label = Anteil der Siege jedes Bots mit 95-%-Intervall
plot-shares-point = { $bot }: { $share }, { $low } bis { $high }; fair { $fair }
plot-speed = Zeit pro Entscheidung
plot-speed-about = Im Mittel; die Skala geht in Zehnerpotenzen.
plot-speed-label = Zeit pro Entscheidung jedes Bots
plot-speed-point = { $bot }: { $time }, die langsamste { $slowest }
plot-course = Im Lauf der Partien
plot-course-about = Anteil der Siege bis dahin; gestrichelt der faire Anteil.
plot-course-label = Anteil der Siege jedes Bots bis dahin, Partie für Partie
plot-course-end = Partie { $games }
plot-rounds = Runden
plot-rounds-about = Median { $median }, Mittel { $mean }, 99 % mit höchstens { $most }; { $limited } durchs Rundenlimit beendet.
plot-rounds-label = Zahl der Partien nach ihrer Länge in Runden
plot-rounds-bar = { $rounds } Runden: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
plot-rounds-range = { $first } bis { $last }
plot-rounds-cut = { $games } durchs Rundenlimit
plot-rounds-median = Median { $median }
plot-seconds = { $time } s
plot-milliseconds = { $time } ms
plot-microseconds = { $time } µs
