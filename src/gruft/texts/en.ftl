## The table

table-malformed-key = We cannot read that answer. Choose one of the options.
table-not-an-option = That is not among the options now.
asked-by = { $cause }: { $asked }
table-not-asked = It is not your decision right now.
table-no-such-seat = There is no such seat at this table.
table-over = The game is over; nothing more can be decided.
table-torn = The record of this table has a hole after answer { $number }. It can be looked at up to there, but not played on.
table-shut = The operator of this server has closed this table. It can be looked at, but not played on.
server-read-only = The server only shows its tables right now; nothing can be played.
table-expires = Nobody has played here for long. If nobody does, this table will be removed on { $date }.
table-newer-rules = Gruft has been updated since the last answer. The game goes on from where it stood, by the new rules; answers from before the update cannot be taken back.
# $how: own = the owner's own files differ, ours = only what comes with Gruft, unknown = it cannot be told
table-other-components =
    The components this game began with are not here any more. { $how ->
        [own] In the files of the owner's own these are new, gone or different: { $components }.
        [ours] Those that come with Gruft have been revised since.
       *[unknown] What they were is not known.
    } It goes on with today's.
table-own-components = This game keeps the components it began with. Lists of components show today's, which are others.
table-pictures-only = The rules have changed so much that this game cannot go on. It is shown as it was last stored.
table-enough-undone = You have taken back so much here that the game has to go on first.
table-full =
    This table has taken { $number ->
        [one] 1 answer
       *[other] { $number } answers
    }, and takes no more. It can be looked at.
table-moved = The players take this game along: save the file, and open it where you want to go on.
table-ended-early = The players have agreed to end this game here.
table-unreadable = This table comes from another version of Gruft and cannot be opened any more.
moment-from-picture = The rules have changed since. This is how the table stood at the last stored picture before this moment.
chance-not-now = Nothing can be mixed into this table's chance now.
chance-other-bytes = These are not the bytes that were fixed before.
ask-changed = The question has changed meanwhile, so your answer was not taken. Please look again.
undo-nothing = There is nothing to take back.
undo-others = Others have decided since; your answer stands.
undo-revealed = Something was revealed or rolled since your last answer; it stands.

option-pass = Pass
option-yes = Yes
option-no = No
option-stop = Stop
option-done = Done
option-end = End

## Opening a table

options-game = There is no game called “{ $game }”.
options-seats = { $game } is for { $low } to { $high } players, not { $seats }.
options-unknown = There is no option “{ $option }” (there are: { $known }).
options-value = “{ $value }” is not a value of { $option } (possible: { $values }).

## Journals and positions

journal-missing = There is no file { $file }.
journal-unreadable = { $file } cannot be read.
journal-not-one = { journal-file } is not a Gruft journal.
journal-cut = { journal-file } is incomplete: its end is missing or damaged.
journal-edited = { journal-file } was changed: { $line ->
        [1] its first line is not as it was written.
       *[other] line { $line } does not fit the lines before it.
    }
journal-too-new = { journal-file } was written by a newer Gruft (format { $format }).
journal-file = { $file ->
        [journal] This file
       *[other] { $file }
    }
journal-no-seed = This journal does not tell its seed, so it can be neither replayed nor verified yet.
journal-illegal = Answer { $number } (“{ $key }”) is not allowed where the journal gives it.
journal-other-content = The journal was played with other components than the ones here.
# $how: own = the owner's own files differ, ours = only what comes with Gruft, unknown = it cannot be told
journal-other-components =
    This game began with other components than the ones here. { $how ->
        [own] In the files of the owner's own these are new, gone or different: { $components }.
        [ours] The components that come with Gruft have been revised since.
       *[unknown] What they were is not known here; the owner's own files change { $count ->
            [0] nothing
           *[other] { $components }
        } today.
    } To go on, the answers given so far are played again with today's.
journal-other-chance = What the journal says chance gave at answer { $number } is not what its seed gives.
journal-other-end = The game ends in another position than the journal says.
journal-other-seed = The seed does not fit the checksum shown before the game.
journal-rules-changed = The dice are honest, but the rules have changed since entry { $number }: from there on this version plays the game differently.
journal-other-pledge = { $seat } mixed in other bytes than the ones fixed before.
journal-moved = Entry { $number } does not stand where it was made: the journal says another moment of the game.
journal-preset = This journal fixes what chance will give. It is for training and analysis: open it for yourself, without friends.
position-unreadable = The position cannot be read: { $problem }.
position-unknown-field = A position has no part called “{ $field }”.
position-other-game = The position is for the game “{ $game }”.
position-misfit = { $where }: expected { $expected }, found { $found }.
position-beat = There is no beat “{ $beat }” (there are: { $known }).
position-not-here = The game cannot stand at the beat “{ $beat }” in this position: something that comes before it is missing.
position-replaced = { $where } does not fit the rest of the position. Leave it out, and it follows from the rest.
position-answer = Answer { $number } (“{ $key }”) of the position is refused:

## Seats

name-colour-red = Red
name-colour-blue = Blue
name-colour-green = Green
name-colour-yellow = Yellow
name-colour-violet = Violet

name-level-random = random
name-level-easy = easy
name-level-medium = medium
name-level-greedy = solid
name-level-hard = hard

# Several things in one sentence: $first holds all but the last, separated by commas.
listed-and = { $first } and { $last }
listed-or = { $first } or { $last }
