### The words of the frame: lobby, table, settings. Sentences of the games live with the games.

welcome = Four great dark games at one table. With all their rules, with friends or against bots, and no account needed.
choose-game = Choose a game
my-tables = My tables
no-tables = No table yet. Choose a game above; your table will wait here, even if you close the window.
aid = Player aid
aid-first = In your first game the player aid lies open beside the table.
aid-offer = Your first game? The player aid tells how it goes.
aid-offer-open = Open it
aid-first-close = Put it away
no-aid = There is no player aid for this game yet.
rules = Rules
about = About Gruft
settings = Settings
close = Close
loading = One moment …
me = Me
on = On
off = Off
yes = Yes
no = No
yes-do-it = Yes, do it
name = Name
level = Level
players-range = { $low } to { $high } players
choose-alone = Alone: { $option }
players-count = { $count ->
    [one] 1 player
   *[other] { $count } players
}
minutes = about { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
your-turn = Your turn
pace-title = How fast
pace = Time for an answer
pace-live = Live
pace-live-help = Everybody sits at the table at the same time.
pace-day = One day
pace-day-help = Whoever is asked has a day to answer; the table can be played over weeks.
pace-three-days = Three days
pace-three-days-help = Whoever is asked has three days to answer.
late = When time is over
late-wait = Wait on
late-wait-help = Nothing happens; everybody waits.
late-bot = A bot takes over
late-bot-help = A bot plays the seat until its player takes it back.
late-pass = Pass this one
late-pass-help = This one decision is passed; where that is not allowed, a bot makes it. The next one is the player's again.
turn-until = until { $when }
table-finished = Finished
# After an exercise, which is played alone.
table-finished-alone = { table-finished }: { tiles-lost }
tiles-lost = { $lost ->
        [0] no tile lost
        [one] 1 tile lost
       *[other] { $lost } tiles lost
    }
table-over-early = Ended early
table-won-you = You won
waiting-for-names = Waiting for { $names }
forget-table = Remove table “{ $name }” from the list
sign-in = Sign in
table-expires-soon = will be removed on { $when }
table-delete = Delete this table
table-delete-sure = It is gone for everybody, with all its moves.
table-delete-yes = Delete it for everybody
link-renew = New link
link-renew-help = The old link stops working at once.
import-journal = Open a saved game
import-help = Open a saved game (a journal) to watch it or play on.
import-other-title = Other components
import-other-go-on = Go on with today's components
import-other-leave = Leave it
export-journal = Save the game

who-plays = Who is playing?
how-many = Number of players
seat-of = Seat { $number }
seat-me = Me
seat-hotseat = Also here
seat-friend = By link
seat-bot = Bot
seat-name = Player { $number }
seats-help = “Also here” means several people at this device; a cover hides the table between turns. “By link”: after the start you get one link for each such seat to pass on.
bot-name = Bot { $number }
options = Variants
table-name = Name of the table
table-name-example = Friday night
start-game = Start the game

game-lords = Dungeon Lords
game-tyrants = Tyrants of the Underdark
game-domains = Dark Domains
game-descent = Descent

opening-table = Setting the table …
table-closed = This table will not open
to-lobby = To the lobby
phases = Phases of the game
table-menu = Table menu
line-connecting = Connecting …
line-open = Connected
line-lost = Connection lost, trying again …
line-stalled = The server cannot store anything right now, trying again …
line-closed = Connection closed
answer-on-its-way = Your answer is noted and counts as soon as the connection is back.
dock-log = Chronicle
dock-rules = Rules
dock-chat = Chat
dock-table = Table

answers = Possible answers
list-options = { $count ->
        [one] 1 option ▾
       *[other] { $count } options ▾
    }
list-less = Show fewer
looking-back = You are looking at an earlier moment of the game.
looking-back-seeks = Looking for that place in the game …
looking-back-asked = It is your turn at the table. What has happened there meanwhile is shown when you return.
waiting-for = Waiting for
table-thinks = The table is nearly ready …
playing = What is happening
playing-then-you = then it is up to you
playing-step = Next step
playing-end = To the end
since-last-turn = Since your last turn
why-not = Why not?
point = Point
hint-why = Click anything on the table: it will say why that is not possible. Esc ends it.
hint-point = Click what you want to show the others. Esc ends it.
points-at = { $name } points at: { $thing }
why-possible = { $name } would be possible right now.
why-other-question = Not what is asked right now. The question is: “{ $question }”
undo = Back
ask-back = Ask to undo
ask-back-help = Something was revealed, or others have acted since: only together can it be taken back.
ask-back-sure = Your last answer revealed something, or others went on from it. Ask them to take it back? What chance gave since is drawn anew.
ask-back-yes = Ask the others
ask-back-alone = Your last answer revealed something, or others went on from it. Take it back all the same? What chance gave since is drawn anew; the journal records it.
ask-back-alone-yes = Take it back
ask-back-no = Let it stand
game-over = The game is over.
show-score = Show the score
our-reconstruction = Our reconstruction: we do not have the original.

log-empty = Nothing has happened yet.
log-details = { $count ->
    [one] 1 detail
   *[other] { $count } details
}
log-filter = Only what has to do with
log-all = All
log-earlier = { $count ->
    [one] Show 1 earlier entry
   *[other] Show { $count } earlier entries
}
since-you-were-here = Since you were last here
chat-earlier = Earlier lines
chat-empty = All quiet here.
chat-write = Say something
chat-send = Say
search-rules = Search the rules
no-rules-found = No rule contains this word.
maps = Maps
no-maps = This game has no maps of its own.
seat-is-bot = Bot
seat-gave-up = gave up; a bot plays to the end
seat-online = at the table
seat-away = away
seat-yours = your seat
chance-title = How chance came about here
chance-secret = Before anybody sat down, the server fixed a secret and showed its checksum. It can no longer change the secret without being found out:
chance-several = Then every player's browser mixes in random bytes of its own, by itself. It first shows their checksum, so that nobody can choose them by what the others have. Every die and every shuffle follows from all of it together: neither the server nor any player alone can steer it.
chance-alone = Nobody was invited to this table, so chance comes from the server's secret alone.
chance-imported = The beginning of this game was brought along in a journal. Whoever brought it may know what was shuffled then; what is drawn and rolled from here on nobody could know.
chance-imported-alone = This game was brought along in a journal, with its chance: whoever brought it may know what comes.
chance-position = It began from a prepared position. What lies hidden there, somebody has laid.
chance-step-commitment = The server fixed a new secret for everything from here on. Its checksum:
chance-step-back = A step of { $name } was taken back by agreement; from there on everything was drawn anew.
chance-step-mix = { $name } mixed in bytes of their own.
chance-laid = The table was laid out anew with them.
chance-later = When the game is over, the secret is shown, and this page can check every draw.
chance-check = Check every draw now
chance-honest =
    { $mixes ->
        [0] All { $draws } draws follow from the secret that was fixed before the game.
        [one] All { $draws } draws follow from the secret that was fixed before the game and the bytes mixed in.
       *[other] All { $draws } draws follow from the secret that was fixed before the game and the { $mixes } contributions mixed in.
    }
chance-wrong-unreadable = This journal cannot be checked here; `gruft verify` on your own computer can do more.
chance-wrong-secret = The server's secret does not fit its checksum (entry { $number }). Chance was not honest.
chance-wrong-commitment = The journal names another checksum than this page was shown. Chance was not honest.
chance-wrong-pledge = Somebody mixed in other bytes than they had fixed before (entry { $number }). Chance was not honest.
chance-wrong-draw = A draw of entry { $number } does not follow from the secret and the contributions. Chance was not honest.
chance-wrong-place = A step of chance stands elsewhere in the journal than where this page was shown it (entry { $number }). Chance was not honest.
chance-wrong-story = The journal tells of other contributions than this page was shown (entry { $number }). Chance was not honest.
chance-dealt-anew = Somebody has sat down and joined in the shuffle: everything was dealt anew.
chance-rewritten = The server tells the story of this table's chance differently than before. Somebody has changed it afterwards.
understood = Understood
give-to-bot = Let a bot play
take-back = Play on yourself
give-back = Let { $name } play again
links = Links to this table
links-help = Whoever holds a link sits in that seat. Give each one only to the person it is meant for.
link-own = Your own link, also for another device
link-spectator = Spectators
link-coach = Looking over the shoulder of { $name }
copy = Copy
copied = Copied
copy-by-hand = The link is marked: copy it with Ctrl+C (on a phone: “Copy”).
replay = Replay the game
replay-start = To the beginning
replay-back = One step back
replay-on = One step on
replay-run = Play
replay-pause = Pause
replay-position = Position in the game
replay-end = Back to the game

cover-title = { $name } is next
cover-text = Hand the device to { $name } before you uncover the table.
cover-ready = I am { $name }

score-end = The end
score-title = Final score
score-gave-up = { $count ->
    [one] { $names } gave up; a bot played to the end.
   *[other] { $names } gave up; bots played to the end.
}
score-winner-you = You win the game.
score-winner = { $count ->
        [one] { $winners } wins the game.
       *[other] { $winners } share the victory.
    }
score-decided = What decided it: “{ $line }”, { $by ->
    [one] 1 point
   *[other] { $by } points
} more than { $over }.
score-story = Who led when
score-line = Line
score-total = Total
score-seed = The seed of this game, for checking it:
score-board = Look at the board
score-again = New game

settings-lang = Language
settings-names = Names of cards and tiles
settings-names-same = Same as the language
settings-theme = Colours
settings-theme-dark = Dark
settings-theme-light = Parchment
settings-auto = As the device
settings-motion = Motion
settings-motion-full = Yes
settings-motion-none = None
settings-speed = Showing what happens
settings-speed-off = At once
settings-speed-quick = Quick
settings-speed-normal = Normal
settings-speed-slow = Slow
settings-sound = Knock when it is my turn or somebody writes
settings-textView = Board as text
settings-notify = Notify me when it is my turn

keys = Keys
keys-tab = step through everything you can choose or read
keys-next = go to the next option on the board
keys-enter = choose
keys-digits = choose the answer with this number
keys-playing = while something is shown: pause, next step, to the end; looking back: play, ← and → step by step
keys-speed = show what happens slower, faster
keys-since = step through what happened since your last turn
keys-undo = take back your last step
keys-why = “Why not?”: then click on something
keys-point = show the others something: then click on it
keys-log = show or hide the chronicle
keys-rules = show or hide the rules
keys-chat = show or hide the chat
keys-table = table, links and replay
keys-text = board as text
keys-zoom = closer, farther, everything
keys-escape = cancel
keys-help = this list
zoom-in = Closer
zoom-out = Farther
zoom-all = Show everything

about-what = Gruft is one table for four great board games: Dungeon Lords, Tyrants of the Underdark, Dark Domains and Descent. Made by people who love them, not connected with the publishers and without any of their art.
about-games = The games
about-games-text = Games, names and trademarks belong to their authors and publishers. If you like a game, buy it: around a real table it is better still.
about-reconstructed = Our reconstructions
about-reconstructed-text = Some cards could not be found in any source. They are designed to fit everything that is known and carry the note “Our reconstruction”. Whoever owns the original can replace them by files of their own.
about-type = Type
about-type-text = Grenze Gotisch by Omnibus-Type, Alegreya by Juan Pablo del Peral (Huerta Tipográfica), Source Sans 3 by Paul D. Hunt (Adobe), all under the SIL Open Font License.
about-icons = Icons
about-icons-text = Most icons come from game-icons.net under CC BY 3.0, drawn by { $authors }. The others are our own.
about-dice = Honest dice
about-dice-text = Before each game the table fixes a secret random value and shows its checksum; afterwards the value is revealed. Anyone can verify that nobody cheated.

error-offline = This device is not connected to the network. Rules and player aids are there all the same.
error-unreachable = The server does not answer. Is it still running?
error-unexpected = That did not work ({ $code }). Please try again.
error-game-unknown = We do not know this game.
error-map-unknown = There is no such map.
error-bot-unknown = There is no such level here.
error-table-unknown = There is no such table, or the link is incomplete.
error-table-unreadable = This table comes from another version of Gruft and cannot be opened any more.
error-journal-preset = This journal fixes what chance will give. It is for training and analysis: open it for yourself, without friends.
error-link-unknown = This link fits no seat at this table.
error-link-not-allowed = This link does not allow that.
error-link-enough-coaches = That many already look over this seat's shoulder. The host can make the links anew; the old ones stop working then.
error-link-revoked = This link no longer works. Ask your host for a new one.
error-table-deleted = This table has been deleted.
error-name-taken = The name { $name } belongs to an account here. Sign in, or take another name; a friend brings their own.
error-server-read-only = The server only shows its tables right now; nothing can be played. Try again later.
error-server-banned = The operator of this server does not let you in from here.
error-seat-not-a-friends = There is no link for this seat.
error-seat-unknown = There is no such seat.
error-seat-not-yours = That is not your seat.
error-seat-present = Your friend was at the table just now. A bot can take over once they have been away for { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}.
error-seat-bot = A bot is playing your seat. Take it back under “Table”.
error-seat-gave-up = Whoever has given up plays no more: a bot plays to the end.
error-seat-always-bot = A bot has played this seat from the start.
error-moment-unknown = The game has not come that far yet.
error-table-not-over = The game is not over yet.
error-request-invalid = The server did not understand the request. Reload the page.
error-request-too-large = This file is too large.
error-request-too-dear = That would take the server too long.
error-request-too-often = Too many requests from your connection. Wait a moment and try again.
error-request-too-slow = The request took too long to arrive. Check your connection and try again.
error-request-overtaken = Somebody else has changed this meanwhile. Please look again.
error-request-used = This request has already been carried out in another way. Reload the page.
error-request-origin = This page comes from another address than the server. Open it at the server's address.
error-server-error = Something went wrong inside the server. Your moves so far are stored.
error-server-busy = The server is busy. Try again in a moment.
error-server-database = The server cannot reach its database right now. Nothing is lost; try again in a moment.
error-chat-too-fast = That was a lot at once. Wait a moment.
error-server-full = The server is full right now. Try again in a moment.
error-server-enough-tables = Many tables were opened from here just now. Try again in a minute.
error-socket-hello = The connection could not be made. Reload the page.
error-socket-too-fast = Too many messages at once. Reload the page.

confirm-exit = “{ $choice }”: are you sure?
settings-aid = Player aid open in the first game
settings-confirm = Ask back before an answer
settings-confirm-always = Always
settings-confirm-matters = When it matters
settings-confirm-never = Never
keys-exit = pass, stop or end the turn
unread = { $count ->
        [one] 1 new line
       *[other] { $count } new lines
    }
share = Share
qr-of = { $name }, as a code to scan
qr-show = Code
invite-title = Who is coming?
invite-help = Each chair has its own link. Pass it on, or let the phone scan the code; whoever opens it sits there.
invite-only-here = This server runs for this computer alone: the links open nowhere else. For phones and other computers start it with “gruft serve --host 0.0.0.0” and open it at the address this computer has in the network.
invite-link = Link for { $name }
invite-all-here = Everybody is here.
invite-begin = To the table
invite-or-bot = Invite, or let a bot play
join-text = What shall the others call you?
join-sit = Sit down
table-won-by = { $count ->
        [one] { $names } won
       *[other] { $names } won together
    }
table-forget-sure = Remove?
table-forgotten = “{ $name }” is no longer in your list.
table-restore = Undo
score-rematch = Once more, same people
score-next = Play on: { $name } has set the next table
score-retry = Try again
score-other = With other options
help-title = Help
help-now = What is asked now
help-waiting = Nothing is asked of you now. Watch, or read the aid below.
help-options = What can be chosen glows on the board or stands in the bar below. Rest on anything, or hold a finger on it, to read what it is and why it cannot be chosen.
help-rules = Rules behind what is not possible now:
seat-role-overlord = Overlord
seat-role-hero = Hero
error-options-same-deck = Choose two different decks.

# -- standing orders

orders = Standing orders
orders-what = What you settle here is answered for you. The others see only that you pass.
orders-none = No order acts now.
orders-count = { $count ->
        [one] 1 standing order
       *[other] { $count } standing orders
    }
orders-dont-ask = Don't ask me …
orders-make = Pass without being asked
orders-nothing = Questions that leave nothing but to pass
orders-nothing-pass = pass after a while
orders-nothing-ask = ask me always
order-about = { $about }
order-any = such questions
order-until-turn = this turn
order-until-round = this round
order-until-game = until I say
order-end = take back
order-acts = Standing order: { $when } → { $answer }
order-answers = Your standing order answers. It goes on at once.
nothing-to-do = There is nothing you could do about this. It goes on at once.
goes-on = It goes on at once.
you-gave-up = You have given up. A bot plays your seat to the end.
bot-plays-for-you = A bot plays for you.
bot-waits-for-you = A bot plays for you, but nothing begins before { $names } { $count ->
        [one] has
       *[other] have
    } come.
confirm-final = “{ $choice }” cannot be taken back. Go on?
rule-chapters = Contents

# -- what the table agrees on

ask-ready = Is everybody ready?
hand-over = Hand over my seat …
hand-over-sure = Somebody else plays on in your seat with a new link; from then on you look on.
hand-over-yes = Hand over the seat
give-up = Give up …
give-up-sure = A bot plays your seat to the end, and the result says that you gave up. This cannot be taken back.
give-up-yes = Give up
leave-which = Which seat?
end-early = End the game here …
end-early-sure = Everybody must agree; there will be no winner.
end-early-yes = End the game
motion-end = { $name } would like to end the game here.
motion-end-yes = Agree
motion-end-no = Play on
take-along = Take the game along …
take-along-sure = To go on on another device or server. Everybody must agree; then each player can save the whole game, with everything that was hidden so far, and it ends here.
take-along-yes = Take it along
motion-move = { $name } would like to take the game along to another device or server. The file holds everything that was hidden so far; here the game ends.
motion-move-yes = Agree
motion-move-no = Stay here
motion-back = { $name } would like to take back their last answer. All that came of it goes with it, and chance is drawn anew.
motion-back-yes = Grant it
motion-back-no = Decline
motion-back-all = The step has been taken back; chance is drawn anew.
motion-ready = { $name } asks: is everybody ready?
motion-ready-yes = I am ready
motion-ready-no = Not yet
motion-ready-all = Everybody is ready.
motion-withdraw = Withdraw
said-gave-up = gives up; a bot plays to the end.
said-end = would like to end the game here.
said-end-yes = agrees to end the game.
said-end-no = would rather play on.
said-move = would like to take the game along to another device or server.
said-move-yes = agrees to take the game along.
said-move-no = would rather stay here.
said-back = asks to take back a step.
said-back-yes = grants it.
said-back-no = would rather let the step stand.
said-ready = asks: is everybody ready?
said-ready-yes = is ready.
said-ready-no = is not ready yet.
rename = Rename
your-name = Your name

tv-scan = Scan with your phone to sit down
tv-watch = Watch
hand-show = Show my hand
hand-hide = Turn it face down
hand-whole = Whole table
invite-phones = These links show only one's own hand: the board is on a television.
living-room = Around one television
living-help = The television shows the open board. Everybody holds their own hand and answers on a phone.
living-open-tv = Open the page for the television
living-tv = Television
living-hand = My own hand, on my phone

chronicle = The chronicle of your games
chronicle-help = Every game that was finished at a table of this browser. It is kept here, also when the table itself is gone.
chronicle-empty = No game has been finished yet.
chronicle-to-games = To the games
chronicle-people = Who played
chronicle-who = Name
chronicle-games = Games
chronicle-wins = Won
chronicle-luck = Dice
chronicle-luck-of = { $height } of 100 ({ $dice ->
    [one] one die
   *[other] { $dice } dice
})
chronicle-luck-help = How well the dice fell for somebody, each among the faces of its own kind: 50 is even, 100 would be nothing but the best face. In Descent these are attack and defence of one's own figures, in Dark Domains the attacks on one's own domain, where low attack dice are lucky. Dungeon Lords and Tyrants of the Underdark have no dice.
chronicle-records = Records
chronicle-played = { $count ->
    [one] Played once.
   *[other] Played { $count } times.
}
chronicle-best = Most points: { $points }, { $names }, { $when }.
chronicle-closest = Closest end: { $by ->
    [0] a tie
    [one] one point
   *[other] { $by } points
}, { $when }.
chronicle-plays = The games
chronicle-won = won
chronicle-forget = Forget the game of { $when }
chronicle-bgstats = Save for BG Stats
chronicle-csv = Save as a table (CSV)

cards = Cards
gallery-search = Search names and texts
gallery-kind = Kind
gallery-all = All { $count }
gallery-none = Nothing fits.
gallery-more = { $count } more
