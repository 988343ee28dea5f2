# What components do, made from their records.

## Goods: prices and gains of spaces, tiles and rooms

named = { BARE($what) }
goods-gold = { $n } gold
goods-food = { $n } food
# A price in evil means that it rises.
goods-evil = +{ $n } evil
goods-imp =
    { $n ->
        [one] 1 imp
       *[other] { $n } imps
    }
goods-trap =
    { $n ->
        [one] 1 trap card
       *[other] { $n } trap cards
    }
goods-monster =
    { $n ->
        [one] 1 other monster
       *[other] { $n } other monsters
    }
goods-tunnel =
    { $n ->
        [one] 1 tunnel
       *[other] { $n } tunnels
    }
goods-lost-evil = lose { $n } evil
goods-spy =
    { $n ->
        [one] spy
       *[other] spy { $n } times
    }
goods-free = free

## Order spaces

space-gives = { $price } → { $gain }
space-digs = up to { $n ->
    [one] 1 tunnel
   *[other] { $n } tunnels
}
space-digs-foreman = up to { $n ->
    [one] 1 tunnel
   *[other] { $n } tunnels
} and a foreman
space-mines = up to { $n } gold
space-mines-foreman = up to { $n } gold and a foreman
space-hires = cost of the tile
space-hires-dearer = { $price } + cost of the tile
space-builds = { $price } → a room
space-draws-more = { $text } (year 2: draw { $n } more, then discard { $n } of all your traps)

## Rooms

gain-gold = gain { $n } gold
gain-food = gain { $n } food
gain-imp =
    { $n ->
        [one] gain 1 imp, usable at once
       *[other] gain { $n } imps, usable at once
    }
gain-lost-evil = lose { $n } evil
gain-trap =
    { $n ->
        [one] draw 1 trap card
       *[other] draw { $n } trap cards
    }
gain-tunnel =
    { $n ->
        [one] dig 1 tunnel
       *[other] dig { $n } tunnels
    }
gain-spy =
    { $n ->
        [one] look at 1 combat card
       *[other] look at { $n } combat cards
    }
room-produces = { $price }: { $gain }.
room-bonus = { $kinds } fighting here deal +{ $n } damage with every hit.
room-limits = Up to { $traps } { $fee }, but only { $monsters }.
room-traps =
    { $n ->
        [1] one trap
        [2] two traps
       *[other] { $n } traps
    }
room-fee =
    { $n ->
        [0] without the gold fee
       *[other] for { $n } gold each
    }
room-monsters =
    { $n ->
        [1] one monster
        [2] two monsters
       *[other] { $n } monsters
    }
room-no-spells = The party cannot cast spells here.
room-points = At the end: { $points } per { $kinds } you own.
room-titles = When titles are awarded: { $four } per title you hold alone ({ $fewer } with two or three players).
room-titles-each = When titles are awarded: { $four } per title you hold alone ({ $three } with three, { $two } with two players).
points =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
extra-points =
    { $n ->
        [one] 1 extra point
       *[other] { $n } extra points
    }
many-troll = Trolls
many-goblin = Goblins
many-vampire = Vampires
many-witch = Witches
many-slime = Slimes
many-ghost = Ghosts
many-golem = Golems
many-dragon = Dragons
many-demon = Demons

## What battles skip, for traps and monsters

battle-no-conquest = No fatigue and no conquest this round.
battle-no-healing = The Healing step is skipped this round.

## Monsters

attack-hit =
    { $opening ->
        [either] Either deals { $damage } damage to { $whom }
       *[plain] Deals { $damage } damage to { $whom }
    }
attack-hits = Makes { $count } attacks of { $damage } damage, each against { $whom }
attack-count =
    { $n ->
        [2] two
        [3] three
       *[other] { $n }
    }
attack-hold = Holds the party: no fatigue and no conquest this round (not an attack)
attack-or = { $first }, or { LOWER($second) }
attack-or-paid = { $first }, or { $damage } if you pay { $price }
attack-or-home = { $first }, or { $damage } damage and then returns ready for a later round
attack-home = { $text } and always returns ready for a later round
attack-paid = Pay { $price }: { LOWER($text) }
attack-then = If that adventurer is eliminated, deals { $n } damage to the next one.
monster-ghost = Not a monster: send as many ghosts as you like.
monster-token = Comes with a Troll token that can replace an imp in production rooms.
whom-first =
    { $priests ->
        [spared] the first adventurer unless it is a priest
       *[struck] the first adventurer
    }
whom-any =
    { $priests ->
        [spared] any adventurer who is not a priest
       *[struck] any adventurer
    }
whom-all =
    { $priests ->
        [spared] every adventurer who is not a priest
       *[struck] every adventurer
    }
whom-any-but-first =
    { $priests ->
        [spared] any adventurer except the first and priests
       *[struck] any adventurer except the first
    }

## The same in short, where the owner chooses what a monster does

short-hit = { $damage } damage to { $whom }
short-hits = { $count } hits of { $damage } damage, each to { $whom }
short-count =
    { $n ->
        [2] Two
        [3] Three
       *[other] { $n }
    }
short-hold = Hold the party: no fatigue, no conquest
short-then = { $text }, { $n } to the next if he falls
short-home = { $text }; then returns ready for a later round
short-no-healing = { $text }, no healing
short-no-conquest = { $text }, no conquest
short-paid = Pay { $price }: { $text }
aim-first =
    { $priests ->
        [spared] the first adventurer unless it is a priest
       *[struck] the first adventurer
    }
aim-any =
    { $priests ->
        [spared] any adventurer but a priest
       *[struck] any adventurer
    }
aim-all =
    { $priests ->
        [spared] every adventurer but priests
       *[struck] every adventurer
    }
aim-any-but-first =
    { $priests ->
        [spared] any adventurer but the first and priests
       *[struck] any adventurer but the first
    }

## Traps

damage = { $n } damage
amount = { $n }
in-year-two = { $now } (year 2: { $later })
sentence = { $text }.
trap-pay = Pay { $price }.
trap-lose = Lose { $price }.
trap-gain = { $price }.
trap-first = The first adventurer takes { $damage }
trap-first-hit-points = The first adventurer takes damage equal to his hit points
trap-second = The second adventurer takes { $damage }
trap-each = Every adventurer takes { $damage }
trap-last = The last adventurer takes { $damage }
trap-others = Every adventurer but the first takes { $damage }
trap-chosen = Choose an adventurer: he takes { $damage }
trap-poison = The adventurer takes { $damage } at the end of the round (not preventable)
trap-and-last = { $text }, the last one { $n } more
trap-and-others = { $text }, every other adventurer { $n }
trap-and-poison = { $text }, and { $n } more at the end of the round (not preventable)
trap-anti-magic = If he is a wizard, the party casts no spell this round; if he is a priest, the Healing step is skipped.
trap-in-years = Year 1: { $now } Year 2: { $later }

## Spells, by the word of the card

spell-withdraw-all-or-gain-evil = Withdraw all your monsters from this battle or gain { $evil } evil.
spell-pay-or-withdraw-each = For each of your monsters in this battle, pay its cost or withdraw it.
spell-shield = The first point of damage the party would take this round after this spell is cancelled.
spell-hide-wizards = All wizards move to the end of the line and cannot be harmed for the rest of the round.
spell-gain-evil = You gain { $evil } evil.
spell-lose-evil = You lose { $evil } evil.
spell-lose-imp =
    { $imps ->
        [one] You lose 1 imp.
       *[other] You lose { $imps } imps.
    }
spell-lose-treasure =
    { $lost ->
        [one] You lose 1 gold; if you have none, 1 food; if you have none, 1 trap card.
       *[other] You lose { $lost } gold; if you have none, { $lost } food; if you have none, { $lost } trap cards.
    }
spell-nothing = No effect.
spell-withdraw-one = Choose one of your monsters in this battle and withdraw it.
spell-sheep = Choose one of your monsters in this battle. This round it is a sheep: a standard attack of { $damage }, no abilities, knocked out afterwards.
spell-blind-rage = Every hit of your monsters this round strikes the first adventurer only.
spell-first-hero-bonus =
    { $hit_points ->
        [one] The first adventurer has 1 more hit point for the rest of the combat.
       *[other] The first adventurer has { $hit_points } more hit points for the rest of the combat.
    }
spell-illusion =
    { $hit_points ->
        [one] An illusionary adventurer with 1 hit point appears in front of the party.
       *[other] An illusionary adventurer with { $hit_points } hit points appears in front of the party.
    }
spell-no-fatigue = The party takes no fatigue this round.
spell-heal-front-most = Remove all damage from the wounded adventurer nearest the front.
spell-release-prisoner = Release one prisoner of your choice.
spell-discard-one = Choose one of your monsters sent to this battle and discard it.

## Events: tiles by their id, special events by the word of the card

tile-pay-day = For every monster and ghost pay its cost again, or discard it and gain { $evil } evil.
tile-taxes = Pay { $gold } gold per { $tiles } dungeon tiles (rounded up). Take { $seals ->
        [one] 1 red seal
       *[other] { $seals } red seals
    } for every gold you do not pay (−{ $points } { $points ->
        [one] point
       *[other] points
    } each at the end).
tile-special-event = Resolve the special event card of this year (no effect in the first-game rules).
special-discard-monster-or-evil = Discard one of your monsters or gain { $evil } evil.
special-pay-part-or-strike = For each of your monsters pay one part of its cost, or it is face down and unusable in this year's combat.
special-lose-half-gold = Lose half of your gold (rounded up).
special-lose-half-food = Lose half of your food (rounded up).
special-lose-half-traps = Discard half of your trap cards (rounded up, your choice).
special-feed-or-lose-imps = For every { $group ->
    [one] 1 imp
   *[other] { $group } imps
} (or part of { $group }), pay { $food } food or lose { $imps ->
        [one] 1 imp
       *[other] { $imps } imps
    }.
special-pay-rooms-or-seals = For each unconquered room pay { $gold } gold or take { $seals ->
        [one] 1 red seal
       *[other] { $seals } red seals
    }.
special-evil-then-most-evil = Everyone gains { $evil } evil. Whoever is then most evil pays { $gold } gold or gains { $more } more.
special-collapse-or-pay = Turn over your farthest unconquered tunnel as if conquered (no evil lost), or pay { $gold } gold.

## Gift tokens

token-for = { $type }: { $gain }.
token-magic =
    { $n ->
        [one] 1 more magic symbol
       *[other] { $n } more magic symbols
    }
token-hp =
    { $n ->
        [one] 1 more hit point
       *[other] { $n } more hit points
    }
token-anti-trap =
    { $n ->
        [one] 1 more anti-trap symbol
       *[other] { $n } more anti-trap symbols
    }
token-hearts =
    { $n ->
        [one] 1 more heart
       *[other] { $n } more hearts
    }
token-nobody = For nobody: a bluff.
