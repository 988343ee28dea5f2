### What is told about quests: before, between and after.

board-mood-hall = Halls
board-mood-cave = Caves
board-mood-forest = Forest
board-mood-snow = Snow
board-mood-ruins = Ruins
board-mood-lava = Lava
board-mood-water = Water
story-ours = (our reconstruction)
story-between = Between the encounters
story-first-heroes = The heroes have won: { $encounter }.
story-first-overlord = The overlord has won: { $encounter }.
story-carries = What carries over
story-carries-nothing = Nothing but the heroes themselves.
story-rules = Rules of this encounter ({ $count })
story-deeds = Who did what
story-deed-attacks = Attacks
story-deed-damage = Damage dealt
story-deed-felled = Defeated
story-deed-down = Knocked out
story-deed-found = Found
story-overlord-cards = The overlord has played { $count ->
    [one] one card
   *[other] { $count } cards
} and struck the heroes down { $downs ->
    [0] not once
    [one] once
   *[other] { $downs } times
}.
story-rounds = It took { $count ->
    [one] one round
   *[other] { $count } rounds
}.
