### The campaign between its quests.

hub-open = Campaign
hub-close = To the map
hub-steps = Steps of the campaign phase
hub-rooms = Rooms
hub-room-road = Road map
hub-room-shop = Shop
hub-room-skills = Skills
hub-room-desk = Overlord's desk
hub-room-chronicle = Chronicle
hub-gold = { $gold } gold in the common purse
hub-purse = Purse
hub-score-heroes = { $count ->
    [one] The heroes have won 1 quest
   *[other] The heroes have won { $count } quests
}
hub-score-overlord = { $count ->
    [one] The overlord has won 1 quest
   *[other] The overlord has won { $count } quests
}
hub-region = Road map of the region
hub-region-name = Rhynn and Carthridge
hub-journey = The journey: { $place }
hub-quiet = nothing happens
hub-next-heroes = The heroes have won and choose the next quest
hub-next-overlord = The overlord has won and chooses the next quest
hub-next-fixed = What comes next
hub-next-now = The quest at hand
hub-quest-played = played
hub-quest-played-heroes = won by the heroes
hub-quest-played-overlord = won by the overlord
hub-quest-now = now
hub-quest-open = may be chosen next
hub-quest-ahead = later, perhaps
hub-quest-closed = closed
hub-shelves = Laid out in the shop
hub-shop-shut = The shop is shut. It opens after every quest, in the step “Shopping”.
hub-shop-over = The shop is over. Before they set out the heroes may still pass items on to each other.
hub-packing = Before you set out
# Short, for the head of a phone: no word of more than twelve letters.
hub-step-experience = Spend experience
hub-step-choose-quest = Next quest
hub-between = Between two quests
hub-clearance = Clearance: everything that is left of act I is on sale.
hub-too-dear = too dear
hub-fits = Fits: { $heroes }
hub-fits-all = Fits everybody
hub-fits-nobody = Fits nobody with what they wear now
hub-sell = Sell for { $gold } gold
hub-no-sale = Cannot be sold
hub-give = Pass on
hub-learned = Learned
hub-skill-open = Open
hub-xp = { $xp } experience
hub-xp-left = { $xp } experience left
hub-overlord-xp = { $xp ->
    [0] The overlord has no experience left.
    [one] The overlord has 1 experience point left.
   *[other] The overlord has { $xp } experience points left.
}
hub-owned = In the deck: { $owned } of { $copies }
hub-deck = Your deck
hub-deck-size = { $all ->
    [one] 1 card
   *[other] { $all } cards
}, set aside: { $aside }
hub-deck-warlord = Warlord
hub-deck-saboteur = Saboteur
hub-deck-magus = Magus
hub-deck-universal = Universal
hub-deck-basic = Basic
hub-aside = set aside
hub-desk-secret = The overlord's cards lie face down: which of them are set aside only the overlord knows. What was bought is public.
hub-no-relics = Nobody has won a relic yet.
hub-side-heroes = Heroes
hub-side-overlord = Overlord
hub-relics = Relics
hub-sheet = Campaign sheet
hub-evenings = The evenings so far
hub-won-heroes = the heroes won
hub-won-overlord = the overlord won
hub-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
hub-entries = { $count ->
    [one] 1 line in the journal
   *[other] { $count } lines in the journal
}
hub-replay = Watch it again
hub-keep = Keep and continue
hub-keep-help = You can close the window at any time: the table stays as it is. The campaign is also one file that you can take to another machine; the lobby reads it there. The file knows all secrets: with friends by link it is whole after the end, or once everybody has agreed to take the game along.
hub-save = Save as a file
hub-load = To the lobby
hub-test-needs = Test of { $attribute }: passed with no more shields than the hero has of it.
hub-test-chance = { $percent }% to pass
hub-test-made = { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
}: { $passed }
