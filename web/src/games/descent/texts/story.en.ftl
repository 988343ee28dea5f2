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
story-stays = The heroes keep damage, conditions and cards, also exhausted ones; their fatigue is gone, and heroic feats are ready again. The overlord keeps hand, deck and discard pile and draws no new hand.
story-briefing = Briefing: map, victory, reward
story-parts = Encounters of the quest
story-prizes = What it brings
story-prize-gold = { $gold } gold ({ $each } for each hero)
story-prize-xp = { $xp } extra experience
story-prize-none = Nothing besides
story-prize-finale = Whoever wins this quest wins the campaign.
story-prize-all = Whoever wins, each hero and the overlord gain { $xp } experience.
story-rules = Rules of this encounter ({ $count })
story-deeds = Who did what
story-deed-attacks = Attacks
story-deed-damage = Damage dealt
story-deed-felled = Defeated
story-deed-down = Went down
story-deed-found = Found
story-overlord-cards = The overlord has played { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
} and struck { $downs ->
    [0] no hero down
    [one] a hero down once
   *[other] heroes down { $downs } times
}.
story-campaign-score = Of { $all } quests the heroes have won { $heroes ->
    [0] none
   *[other] { $heroes }
} and the overlord { $overlord ->
    [0] none
   *[other] { $overlord }
}.
story-rounds = It took { $count ->
    [one] one round
   *[other] { $count } rounds
}.
