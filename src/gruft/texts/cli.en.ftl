## Command line: what each command and option is for

cli-about = Gruft: one table for four dark-fantasy board games. Without a command it opens the table in your browser.
cli-epilogue = Games: lords (Dungeon Lords), tyrants (Tyrants of the Underdark), domains (Dark Domains), descent (Descent, second edition).
cli-metavar-command = COMMAND
cli-version = show the version
cli-lang = language, de or en (default: as your system)
cli-content = folder with your own components, laid over ours (DIR/SLUG/*.yaml)
cli-slug = lords, tyrants, domains or descent
cli-json = answer in JSON
cli-seed = text that decides the dice and shuffles
cli-file = journal of a game
cli-option = an option of the game; may be given several times
cli-serve = run the table for browsers
cli-serve-host = address to listen on (default: this computer only)
cli-serve-port = port to listen on (0: any free one)
cli-serve-db = database, for example postgresql://… (default: SQLite in your user folder)
cli-serve-public = the address people use, behind a proxy or with TLS
cli-serve-proxy = address or network of a proxy to trust (may be repeated)
cli-serve-tls = TLS certificate with its chain (PEM)
cli-serve-tls-key = its private key (PEM)
cli-serve-workers = number of server processes (PostgreSQL only)
cli-serve-accounts = accounts: off (default), open to everybody, or by invite
cli-serve-log = form of the log: text or json
cli-serve-settings = settings from a TOML file
cli-backup = copy all tables to a file, while the server runs
cli-backup-file = where to
cli-restore = put back the tables from a backup, while the server runs too
cli-restore-file = the backup
cli-serve-open = open the browser
cli-play = play in the terminal
cli-play-seats = who sits where: human, bot:easy, bot:medium, bot:hard, greedy or random
cli-play-load = go on with a saved journal
cli-play-position = start from a position
cli-simulate = let bots play many games and count
cli-simulate-games = how many games
cli-simulate-seats = who plays: random, easy, medium, greedy, hard
cli-simulate-jobs = how many processes (default: one per core)
cli-simulate-cluster = play on a Ray cluster
cli-simulate-check = test the conservation laws after every answer
cli-simulate-report = folder for a report with tables
cli-simulate-campaign = play whole campaigns
cli-replay = play a journal again and show where it leads
cli-replay-to = stop after answer N
cli-replay-check = also compare dice and end position with what the journal tells
cli-replay-chapter = stop where chapter K begins (a quest of a campaign)
cli-verify = check that the dice of a finished game were honest
cli-rules = look up rules, or list which tests show them
cli-rules-id = a rule's id, a chapter, or a word to search for
cli-rules-coverage = every rule with the tests that show it; exit code 1 if one has none
cli-aid = the player aid of a game
cli-aid-pdf = write it as a PDF to print
cli-train = training exercises of a game
cli-train-exercise = which exercise (without: the list)
cli-train-solve = let the solver prove the best result
cli-export = all components of a game as JSON
cli-bench = measure speed on this machine
cli-bench-what = server: load test of the server
cli-bench-seconds = how long each measurement takes
cli-bench-workers = server: how many processes (more than one with PostgreSQL)
cli-bench-db = server: sqlite, postgres (one of its own for the time of the measurement), or the address of one
cli-bench-tables = server: how many tables
cli-bench-pace = server: seconds between two answers of a player
cli-bench-beside = server: import four journals and look at eight old moments meanwhile, again and again
cli-doctor = check that everything Gruft needs is there

## Bad usage

usage-bad = I do not understand that: { $problem }. “gruft --help” shows what there is.
usage-no-folder = There is no folder { $folder }.
usage-content = Your components cannot be used: { $problem }.
usage-system = { $file }: { $problem }.
system-forbidden = that is not allowed here
system-exists = it is there already
system-folder = that is a folder
system-missing = there is no such file or folder
system-full = the disk is full
system-no-folder = that is not a folder
system-read-only = here one can only read
usage-option = “{ $typed }” is not an option; write NAME=VALUE.
usage-seats = “{ $typed }” cannot sit at the table; possible: human, { $known }.
usage-seat-count = { $game } needs { $low } to { $high } seats, { $seats } were named.
usage-number = { $name } must be at least { $low }.
usage-no-rule = No rule of { $game } has to do with “{ $typed }”.
usage-no-tests = The tests are not part of an installed package; run this in the project's folder.
usage-bots = “{ $typed }” is not a bot; possible: { $known }.
usage-no-ray = Ray is not installed here; without --cluster the games run on this computer.
usage-no-training = { $game } has no training exercises.
usage-no-exercise = There is no exercise “{ $typed }” (there are: { $known }).
usage-chapter =
    The journal has { $chapters ->
        [0] no chapters
        [one] 1 chapter
       *[other] { $chapters } chapters
    }; there is no chapter { $chapter }.
usage-no-campaign = { $game } has no campaign.
usage-step = The journal has { $entries ->
    [one] 1 answer
   *[other] { $entries } answers
}; { $to } is outside.
usage-nothing-to-type = There is nobody at the keyboard. Start this in a terminal, or let bots play with “gruft simulate”.
bot-unknown = There is no bot called “{ $name }” (there are: { $known }).

## Answers

cli-verified = The dice were honest: the seed fits the checksum { $commitment } and gives every roll and shuffle of the game.
cli-chance-fresh = Entry { $number }: a new secret took over; its checksum: { $commitment }.
cli-chance-back = Entry { $number }: a step of { $seat } was taken back by agreement, and chance drawn anew.
cli-chance-mix = Entry { $number }: { $seat } mixed in bytes of their own.
cli-chapter = { $number }. after answer { $entry }: { $heading }
cli-replayed = { $game }, { $answers ->
    [one] 1 answer
   *[other] { $answers } answers
}, state { $hash }.
cli-holds = Everything the journal tells holds.
cli-rules-covered = { $covered } of { $all } rules and rulings have a test that names them ({ $percent }%).
cli-rules-missing = Without a test:
cli-rules-strangers = Named by tests but not in the ledger:
cli-simulated = { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $game }: { $decisions } decisions each on average, { $speed } decisions per second.
cli-column-seat = Seat
cli-column-player = Player
cli-column-wins = Wins
cli-column-points = Points
cli-column-parts = Where they come from
cli-column-what = What
cli-column-figure = Figure
cli-column-state = State
cli-reconstructed = our reconstruction
cli-bench-decisions = { $game }: random play, decisions per second
cli-bench-quests = { $game }: random play over all quests, decisions per second
cli-bench-first-quests = { $game }: random play over the first two quests, decisions per second
cli-bench-quests-ratio = { $game }: all quests to the first two
cli-bench-forks = { $game }: forks per second
cli-bench-catanatron = catanatron 3.2.1: random play, decisions per second
cli-bench-ratio = { $game } to catanatron
cli-bench-help = gruft --help, seconds
cli-bench-memory = { $game }: a table in memory, kB
cli-bench-sight = { $game }: sight tables of the dearest map, ms
cli-bench-peer-missing = catanatron could not be set up here, so there is no ratio ({ $problem }).
cli-doctor-ok = Everything Gruft needs is here.
cli-doctor-bad = Something is missing; see above.
cli-train-solved = { $name }: the best possible is { $conquered ->
    [one] one conquered tile
   *[other] { $conquered } conquered tiles
 } ({ $positions } positions tried). One way:
extra-postgres = PostgreSQL needs a package that is not installed; this brings it: { $command }
extra-aid = Printing player aids needs a package that is not installed; this brings it: { $command }
extra-accounts = Signing in with a passkey needs a package that is not installed; this brings it: { $command }
extra-push = Messages to phones needs a package that is not installed; this brings it: { $command }

# Where a rule comes from.
source-book = Rule book
source-quests = Quest book
source-appendix = Appendix
source-faq = Publisher's questions and answers
source-errata = Publisher's errata
source-reference = Rules reference of the community
source-cards = Cards
source-board = Board
source-aid = Player's table
source-reconstruction = our reconstruction
source-follows = follows from the other rules
source-ruling = our ruling
