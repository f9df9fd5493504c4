# The words of the command line: help, errors, lists of bots, and the arena's report.
# What people have to type stays as it is: options (--seats), names of bots, values such as natural.

# Help. Each command has a message, and each of its options an attribute.
help-niagara = The board game Niagara: play it, query its rules, replay and measure it.
    .version = Say the version and stop.
    .lang = The language of everything that is said: { $languages }. Unless given, that of your terminal (LC_ALL, LC_MESSAGES or LANG).
    .install-completion = Install completion for the current shell.
    .show-completion = Show completion for the current shell, to copy it or change the installation.
help-play = Play against bots or with friends: in a browser, or here with --terminal and its options.
    .terminal = Play in this terminal, not in a browser.
    .seats = 3 to 5 seats: names of people, or bots (niagara bots).
    .seed = Play the game of this number.
    .fork = R6.4: alternate or natural.
    .tiebreak = R8.2: shared or gem-value.
    .round-limit = R8.3: the last round.
    .open-piles = R2.3: played tiles lie open.
    .record = Save the game here (.json, else notation).
help-replay = Step through a record in the terminal.
    .file = A record: JSON, or the notation.
    .all = Print every step, ask nothing.
help-analyse = Analyse a finished game: chances, the champion’s choices, luck and skill.
    .file = { help-replay.file }
    .jobs = How many processes search; as many as there are processors, unless given.
    .simulations = Simulations of each decision: more are surer, and slower.
    .seed = Same seed, same analysis.
    .json = { help-bots.json }
help-query = Answer requests about the rules, one JSON object a line (docs/query.md).
help-bots = Every bot: its name, its character, its strength; and the temperaments it can have.
    .json = One JSON object.
help-bench = Measure, side by side with peers.
help-bench-rules = Decisions a second of the rules, beside OpenSpiel if it is installed (extra bench).
    .json = { help-bots.json }
    .compiled = Where make compiled put the compiled rules.
    .seconds = How long one run takes.
    .rounds = How many runs of each.
help-arena =
    Bots against bots: who is better, and how sure that is.

    Plays a line-up many times, seats rotating, and reports who wins how often. Ctrl-C stops and reports what was played.
    .seats = 3 to 5 bots, such as guide,guide+thief,captain:200ms,drifter.
    .games = How many games.
    .jobs = How many processes play.
    .cluster = Play on a cluster instead: dask:HOST:PORT or ray:HOST:PORT (docs/arena.md).
    .seed = Same seed, same deals, whoever plays.
    .rules = Such as fork=natural,tiebreak=gem-value,open_piles=true,round_limit=60.
    .json = { help-bots.json }
    .report = Write a page with plots here (.html).
help-arena-ladder =
    Rate every bot on mixed tables of four, and write the result into docs/bots.md.

    Stopped by Ctrl-C it reports, but writes nothing.
    .games = { help-arena.games }
    .jobs = { help-arena.jobs }
    .cluster = { help-arena.cluster }
    .seed = { help-arena.seed }
    .bots = Who is rated; every bot, unless named.
    .write = The page whose <!-- ladder --> is renewed.
    .json = { help-bots.json }
    .report = { help-arena.report }
help-serve = Serve Niagara: tables, bots, and people over HTTP and WebSockets.
    .host = Where to listen; 0.0.0.0 for the network.
    .port = 0 takes the first free one from 8000 up.
    .database = A file, or postgresql://user@host/name.
    .redis = redis://host:6379/0, for several nodes.
    .workers = Server processes.
    .bot-workers = Processes in which bots think.
    .analysis-workers = Processes in which finished games are analysed.
    .bot-pace-ms = The least time a bot takes.
    .origins = Further origins of pages, by commas.
    .secure-cookies = Cookies over HTTPS only.
    .trust-proxy = Believe X-Forwarded-For and -Proto.
    .log-level = debug, info, warning or error.
    .commands-per-second = Of one session.
    .sessions-per-minute = Of one address.
    .tables-per-minute = Of one session.
    .session-days = Until an unused session expires.
    .keep-abandoned-days = How long tables are kept.
    .address-commands-per-second = Of one address.
    .address-tables-per-minute = Of one address.
    .sockets-per-session = Open at once.
    .sockets-per-address = Open at once.
    .sockets-per-table = Open at once.
    .unread-bytes = Kept for all who do not read.
    .request-seconds = For sending a whole request.
    .settings = A TOML file; docs/server.md lists what it may hold.
help-db = Maintain the database of a server.
help-db-upgrade = Bring the database to the version that this program needs, making it if need be.
    .database = A file, or postgresql://user@host/name; else as niagara serve has it.
    .settings = The TOML file that niagara serve is given.
help-db-backup = Copy the database while it is in use: a SQLite file, or of PostgreSQL an export.
    .file = Where to; it must not be there yet.
    .database = { help-db-upgrade.database }
    .settings = { help-db-upgrade.settings }
help-db-export = Write out all tables, sessions, results and ratings, one JSON object a line.
    .file = Where to; else standard output.
    .database = { help-db-upgrade.database }
    .settings = { help-db-upgrade.settings }

# The frame of a help page: "Usage: niagara play [OPTIONS]", headings, kinds of values
help-usage = Usage:
help-usage-options = [OPTIONS]
help-usage-command = COMMAND [ARGUMENTS]
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-help = Show this page and stop.
help-default = { $text } [default: { $default }]
help-value-number = NUMBER
help-value-text = TEXT
help-value-file = FILE
help-value-language = LANGUAGE

# Mistakes in a command line. $near is what may have been meant, or "none".
error = Error: { $text }
error-hint = Try “{ $command }” for help.
error-of-option = { $option }: { $text }
error-as-it-is = { $text }
error-missing = { $name } is missing.
error-extra = Too many arguments: { $arguments }
error-no-command = { $near ->
    [none] There is no command “{ $name }”.
   *[other] There is no command “{ $name }”. Did you mean { $near }?
}
error-no-option = { $near ->
    [none] There is no option { $option }.
   *[other] There is no option { $option }. Did you mean { $near }?
}
error-option-value = { $option } needs a value if the help shows one, and takes none otherwise.
error-no-language = There is no language “{ $name }”. There are { $known }.
error-expected-number = expected a number
error-expected-at-least = expected a number of at least { $least }
error-expected-text = expected text
error-expected-file = expected the name of a file
error-in-browser = only with --terminal; in the browser, players and options are chosen on the page
error-stopped = { $command }: { $text }

# Seats and bots
error-seats-line = expected words between commas on one line, got “{ $text }”
error-seats-count = expected { $least } to { $most } seats, got { $given }
error-name = expected a name of 1 to { $most } letters or a bot ({ $bots }), got “{ $name }”
error-name-like-bot = there is no bot “{ $name }”; did you mean { $near }? (People: { $person })
error-no-bot = { $near ->
    [none] no bot “{ $name }”; there are { $bots }
   *[other] no bot “{ $name }”; did you mean { $near }?
}
error-no-temperament = { $near ->
    [none] no temperament “{ $name }”; there are { $temperaments }
   *[other] no temperament “{ $name }”; did you mean { $near }?
}
error-bot-setting = “{ $setting }” is no setting of { $bot }; only captain has one, such as captain:200ms or captain:400sims
error-bot-command = expected a command, as in exec:./mybot
error-bot-program = no program “{ $program }” that can be run
error-spiel-setting = expected spiel:random, spiel:mcts:1000 or spiel:ismcts:1000, got “spiel:{ $setting }”
error-policy-file = “{ $setting }” holds no policy; expected a file of weights that niagara.train has written
error-bot-extra = { $bot } needs more: pip install niagara[{ $extra }]
error-name-the-bots = name the bots, such as { $example }
error-ladder-alone = a ladder needs two bots or more
error-ladder-page = { $path }: <!-- ladder --> without <!-- /ladder -->

# The options of a game
error-rules-pair = expected name=value, got “{ $text }”
error-rules-fork = the fork is alternate or natural
error-rules-tiebreak = the tie-break is shared or gem-value
error-rules-round-limit = the round limit is a number from 1 to { $most }
error-rules-round-limit-missing = the arena needs a round limit: careless play never ends
error-rules-open-piles = open_piles is true or false
error-rules-unknown = there is no rule “{ $name }”; there are { $rules }

# Files. $reason is the system’s own word, in its language.
error-folder = there is no folder { $path }
error-file-missing = { $path }: there is no such file or folder
error-file-exists = { $path } is there already
error-file-folder = { $path } is a folder
error-file-forbidden = { $path }: you aren’t allowed to use it
error-file-other = { $path }: { $reason }

# What has to be installed. $command is a line to type.
error-extra-arena = ratings need an extra: { $command }
error-extra-server = the server needs its extra: { $command }

# Clusters. $reason is what the system or a library says, in English; $here and $there are versions of Niagara.
error-cluster-engine = expected an address that begins with { $engines }, got “{ $engine }”
error-cluster-address = expected an address such as { $example }, got “{ $text }”
error-cluster-jobs = choose one of them: processes of this machine, or a cluster
error-cluster-extra = { $engine } needs its extra: { $command }
error-cluster-unreachable = { $address } doesn’t answer: { $reason }
error-cluster-no-workers = { $address } has had no workers for { $seconds } s: start some, then try again
error-cluster-no-niagara = Niagara can’t be loaded on worker { $worker } ({ $reason }): install the version of this machine, { $here }, on every worker
error-cluster-version = worker { $worker } has Niagara { $there }, this machine has { $here }: install the same version on all of them
error-cluster-packed = worker { $worker } has Niagara { $there }, this machine has { $here }, and captains play other games with the packed engine: build it on all of them ({ $command }) or on none
error-cluster-lost = the connection to { $address } was lost: { $reason }
error-cluster-game = game { $game } ({ $seats }, seed { $seed }) ended every worker it was played on: look for a bot that crashes or needs too much memory
error-cluster-bot = worker { $worker } can’t seat a bot: { $reason }

# The server and its database. $why is what a library says, in English.
error-setting-value = { $kind ->
    [range] setting { $name }: expected a number from { $least } to { $most }
    [least] setting { $name }: expected a number of at least { $least }
    [above] setting { $name }: expected a number above { $least } and up to { $most }
    [switch] setting { $name }: expected true or false
    [words] setting { $name }: expected one of { $words }
   *[text] setting { $name }: expected text
}
error-setting-database = setting database: expected an address such as niagara.db, sqlite:///path/to/niagara.db or postgresql://user@host/database
error-setting-unknown = { $name } is no setting
error-settings-file = cannot read the settings in { $file }
error-settings-toml = cannot read the settings in { $file }: line { $line } isn’t TOML
error-setting-name = { $name } is no setting: did you mean { $near }?
error-setting-redis = setting redis: expected an address such as redis://host:6379/0
error-workers-postgres = setting workers: several processes need PostgreSQL (setting database)
error-workers-redis = setting workers: several processes need Redis or Valkey (setting redis)
error-workers-share = setting { $name }: expected at least 1 for each of the workers
error-database = cannot open the database { $where }: { $why }
error-database-outdated = { $version ->
    [none] The database has no tables yet. Run niagara db upgrade.
   *[other] The database is at version { $version }, this program needs { $needed }. Run niagara db upgrade (and make a backup first).
}
error-database-none = there is no database at { $path }
error-port-taken = port { $port } is in use: choose another, or 0 for the first that is free
error-port = cannot listen on { $host }, port { $port }: { $reason }
error-port-forbidden = port { $port } needs more rights: choose one from 1024 on
error-host = cannot listen on { $host }: it isn’t an address of this computer
error-ports = no port is free from { $first } to { $last }
serve-address = Niagara is at { $link }
serve-network = In your network: { $link }
db-upgraded = The database is at version { $version }.
db-copied = The copy is in { $path }: keep it as safe as the database.

# niagara bots
bots-name = bot
bots-strength = strength
bots-character = character
bots-temperament = temperament
bot-character-drifter = paddles wherever fancy leads, but not over the falls
bot-character-paddler = takes the best gem in reach, one turn ahead
bot-character-guide = plans the round: current, thieves, and what rivals still hold
bot-character-captain = searches many worlds before every decision
bot-character-ranger = plays what it has learned from millions of games, without looking ahead
bot-character-champion = looks ahead over the next rounds with what the ranger has learned
temperament-character-cautious = stays near the shore and keeps well away from the falls
temperament-character-thief = would rather take a gem from a canoe than from its site
temperament-character-racer = plays the high tiles first and takes the fastest way
temperament-character-gambler = goes for sapphires and rubies at the edge of the falls
temperament-character-collector = wants one of every kind
temperament-character-rainmaker = lives by the weather, and likes the river fast when rivals are on it

# niagara bench rules
bench-rules-of = rules of
bench-rate = decisions/s
bench-slowest = slowest
bench-fastest = fastest
bench-measuring = measuring
bench-alone = OpenSpiel is not installed. To compare: { $command }

# The arena while it plays
arena-games = games
arena-progress = { $planned ->
    [one] arena: { $played } of { $planned } game
   *[other] arena: { $played } of { $planned } games
}
arena-interrupted = { $planned ->
    [one] interrupted after { $played } of { $planned } game
   *[other] interrupted after { $played } of { $planned } games
}
arena-worker-died = { $planned ->
    [one] a worker process died (killed, out of memory, or crashed), and what it was playing is lost; { $played } of { $planned } game was played
   *[other] a worker process died (killed, out of memory, or crashed), and what it was playing is lost; { $played } of { $planned } games were played
}
arena-cluster-failed = { $planned ->
    [one] the cluster failed; { $played } of { $planned } game was played
   *[other] the cluster failed; { $played } of { $planned } games were played
}

# The arena’s report: a table in the terminal, and a page with plots. Shares come as “41.2%”.
report-title = Niagara arena
report-none = No game was played.
report-bot = bot
report-seats = seats
report-games = games
report-share = win share
report-interval = 95 % interval
report-interval-short = 95 %
report-fair = fair
report-rating = rating
report-rating-spread = rating μ ± σ
report-ms = ms
report-ms-decision = ms/decision
report-stolen = stolen
report-lost = lost
report-faults = faults
report-run = { $lineup } · games { $games } · seed { $seed } · { $rules }
report-rule = { $rule ->
    [fork] fork { $value }
    [tiebreak] tiebreak { $value }
    [round_limit] round limit { $value }
   *[open_piles] open piles { $value }
}
report-on = on
report-off = off
report-lengths = { $games ->
    [one] One game, { $median } rounds (median; mean { $mean }, 99 % within { $most }); { $limited } ended by the round limit.
   *[other] { $games } games, { $median } rounds (median; mean { $mean }, 99 % within { $most }); { $limited } ended by the round limit.
}
report-legend = ms: per decision; stolen, lost: gems and canoes per game and seat.
report-first-fault = { $faults ->
    [one] { $bot }: { $faults } fault: { $fault }
   *[other] { $bot }: { $faults } faults; the first: { $fault }
}
report-clear = ▲ and ▼: the interval is clear of the fair share. Stolen gems and lost canoes are per game and seat.
report-forfeited = { $faults ->
    [one] { $bot }: { $faults } decision forfeited: { $fault }
   *[other] { $bot }: { $faults } decisions forfeited; the first: { $fault }
}
report-interrupted = { $planned ->
    [one] Interrupted after { $played } of { $planned } game.
   *[other] Interrupted after { $played } of { $planned } games.
}
report-worker-died = { $planned ->
    [one] A worker process died (killed, out of memory, or crashed), and what it was playing is lost; { $played } of { $planned } game was played.
   *[other] A worker process died (killed, out of memory, or crashed), and what it was playing is lost; { $played } of { $planned } games were played.
}
report-cluster-failed = { $planned ->
    [one] The cluster failed; { $played } of { $planned } game was played.
   *[other] The cluster failed; { $played } of { $planned } games were played.
}

# Its plots: headings, what is under them, and what is read out instead of them
plot-shares = Win share
plot-shares-about = Dots with 95 % intervals; dashed, the fair share.
plot-shares-label = Win share of each bot with its 95 % interval
plot-shares-point = { $bot }: { $share }, { $low } to { $high }; fair { $fair }
plot-speed = Time per decision
plot-speed-about = On average; the scale goes by tens.
plot-speed-label = Time per decision of each bot
plot-speed-point = { $bot }: { $time }, the slowest { $slowest }
plot-course = As the games went
plot-course-about = Win share so far; dashed, the fair share.
plot-course-label = Win share of each bot so far, game after game
plot-course-end = game { $games }
plot-rounds = Rounds
plot-rounds-about = Median { $median }, mean { $mean }, 99 % within { $most }; { $limited } ended by the round limit.
plot-rounds-label = Number of games by their length in rounds
plot-rounds-bar = { $rounds } rounds: { $games ->
    [one] { $games } game
   *[other] { $games } games
}
plot-rounds-range = { $first } to { $last }
plot-rounds-cut = { $games } by the round limit
plot-rounds-median = median { $median }
plot-seconds = { $time } s
plot-milliseconds = { $time } ms
plot-microseconds = { $time } µs
