# What the steps of cards do. Sentences are made of the pieces below; `$who` is self where the reader is addressed.

## Pieces: items and amounts

goods = { $n } { $item }
goods-per = { $what } per { $thing } (at most { $max })
goods-half = half of their { $item } (rounded down)
goods-for-coins = 1 { $item } for every 2 coins paid
goods-for-elements = { $what } for each element returned
goods-rolled =
    { $plus ->
        [0] { $dice } { $item }
       *[other] { $dice }+{ $plus } { $item }
    }
goods-several = { $amounts } { $item }
goods-nothing = nothing
either = { $first } / { $second }
noun-coins =
    { $n ->
        [one] coin
       *[other] coins
    }
noun-evil = Evil
noun-wood = wood
noun-stone = stone
noun-metal = metal
noun-workers =
    { $n ->
        [one] worker
       *[other] workers
    }
noun-wind = wind
noun-earth = earth
noun-fire = fire
noun-water = water
noun-element-choice =
    { $n ->
        [one] element of choice
       *[other] elements of choice
    }
noun-any-element =
    { $n ->
        [one] element
       *[other] elements
    }
noun-any-resource =
    { $n ->
        [one] resource
       *[other] resources
    }
noun-stored-choice =
    { $n ->
        [one] resource or element
       *[other] resources and/or elements
    }
noun-spells =
    { $n ->
        [one] spell card
       *[other] spell cards
    }
noun-henchmen =
    { $n ->
        [one] other henchman
       *[other] other henchmen
    }
noun-henchman =
    { $n ->
        [one] own henchman
       *[other] own henchmen
    }
noun-monsters =
    { $n ->
        [one] monster of your own domain
       *[other] monsters of your own domain
    }
noun-henchman-from-deck =
    { $n ->
        [one] henchman from the top of the deck
       *[other] henchmen from the top of the deck
    }
half-wood = wood
half-stone = stone
half-metal = metal
half-workers = workers
per-own-henchman = henchman they control
per-own-building = building in their domain
per-own-light-building = light building in their domain
per-own-dark-building = dark building in their domain
per-own-lone-monster = own monster on a space without building

## Pieces: buildings, players, parties

kind-any =
    { $n ->
        [one] building
       *[other] buildings
    }
kind-economic =
    { $n ->
        [one] Economic building
       *[other] Economic buildings
    }
kind-magic =
    { $n ->
        [one] Magic building
       *[other] Magic buildings
    }
kind-martial =
    { $n ->
        [one] Martial building
       *[other] Martial buildings
    }
kind-nature =
    { $n ->
        [one] Nature building
       *[other] Nature buildings
    }
kind-power =
    { $n ->
        [one] Power building
       *[other] Power buildings
    }
kind-religion =
    { $n ->
        [one] Religion building
       *[other] Religion buildings
    }
type-economic = Economic
type-magic = Magic
type-martial = Martial
type-nature = Nature
type-power = Power
type-religion = Religion
who-each = Each player
who-first-player = The first player
who-others = Every other player
who-state-of-decay = Each player in a State of Decay
who-most-workers = Every player with the most workers
who-most-buildings = Every player with the most buildings
who-most-dark-buildings = Every player with the most dark buildings
who-has-henchman = Each player with at least one henchman
who-has-light-building = Each player with a light { $kind }
who-party-green = The party of the Green Unicorn
who-party-yellow = The party of the Yellow Swan
who-party-both = Both parties
inside-party-green = the party of the Green Unicorn
inside-party-yellow = the party of the Yellow Swan
inside-party-both = both parties

## Goods, spell cards, henchmen

effect-gain =
    { $who ->
        [self] Take { $what }.
        [after] take { $what }.
       *[other] { $subject } takes { $what }.
    }
effect-lose =
    { $who ->
        [self] Return { $what }.
        [after] return { $what }.
       *[other] { $subject } returns { $what }.
    }
effect-draw-spell =
    { $who ->
        [self] Draw { $cards } from { $n ->
            [one] a deck
           *[other] decks
        } of choice.
        [after] draw { $cards } from { $n ->
            [one] a deck
           *[other] decks
        } of choice.
       *[other] { $subject } draws { $cards } from { $n ->
            [one] a deck
           *[other] decks
        } of choice.
    }
effect-discard-spell =
    { $who ->
        [self] Discard { $cards } of your choice.
       *[other] { $subject } discards { $cards } of their choice.
    }
effect-cycle-spells =
    { $n ->
        [0] In turn order each player may discard any number of spell cards and draw as many from decks of choice.
        [1] In turn order each player may discard 1 spell card and draw one from a deck of choice.
       *[other] In turn order each player may discard { $n } spell cards and draw as many from decks of choice.
    }
effect-discard-henchman = In turn order each player discards one of their henchmen or returns { $what } (all they have, if fewer).
effect-offer =
    { $who ->
        [self] You may { $often }{ $trade }.
       *[other] In turn order each player may { $often }{ $trade }.
    }
effect-often =
    { $max ->
        [1] { "" }
       *[other] up to { $max } times{ " " }
    }
effect-trade-goods = return { $give } for { $get }
effect-trade-henchman = discard { $give } for { $get }
effect-trade-turn = return { $give } to turn one light building of one's own dark
effect-bonus-on-resolve = { $place }: when your own minion carries out the action take { $what } more.
effect-roll = In turn order each player rolls { $dice }.
effect-roll-row = { $first }–{ $last }: { $what }

## Domains

effect-turn-dark =
    { $who ->
        [self] Turn one of your light { $kind } dark.
       *[other] { $subject } turns one of their light { $kind } dark.
    }
effect-turn-light =
    { $who ->
        [self] Turn one of your dark { $kind } light.
       *[other] { $subject } turns one of their dark { $kind } light.
    }
effect-may-turn-dark = In turn order each player may turn one of their light { $kind } dark.
effect-may-turn-light = In turn order each player may turn one of their dark { $kind } light.
effect-draw-monster =
    { $who ->
        [self] Draw a random monster from the Nik'tmarg stock and put it on a legal space of your own domain.
       *[other] { $subject } draws a random monster from the Nik'tmarg stock and puts it on a legal space of their own domain.
    }
effect-may-draw-monster = In turn order each player may draw a random monster from the Nik'tmarg stock and put it on a legal space.
effect-attack-each =
    { $target ->
        [dark_building_without_monster] In turn order the highest-ranked dark building without any monster in each domain is attacked with { $dice }.
       *[dark_building] In turn order the highest-ranked dark building in each domain is attacked with { $dice }.
    }

## The table

effect-more-minions =
    { $n ->
        [one] Each player places one minion more this round.
       *[other] Each player places { $n } minions more this round.
    }
effect-fewer-minions =
    { $n ->
        [one] Each player places one minion fewer this round.
       *[other] Each player places { $n } minions fewer this round.
    }
effect-rule-place-yield = { $place }: this round each action space yields { $what }.
effect-rule-production-bonus = This round every { $side } { $kind } produces { $what } more.
effect-rule-defence-types = This round every space with a dark { $kinds } building has +{ $n } defence.
effect-rule-pilgrimage-coins =
    { $n ->
        [one] This round a pilgrimage pays { $n } coin.
       *[other] This round a pilgrimage pays { $n } coins.
    }
effect-rule-defender-evil = This round a defender who beats adventurers takes { $n } Evil instead of { $usual }.
effect-rule-assassin-price =
    { $n ->
        [one] This round the Assassin costs { $n } coin.
       *[other] This round the Assassin costs { $n } coins.
    }
effect-rule-thug-max = This round the Street Thug succeeds on 1 to { $n }.
effect-rule-guild-half-price = This round each visit to the Builders' Guild costs half of its price (rounded up).
effect-rule-monster-discount =
    { $n ->
        [one] This round monsters in the Nik'tmarg cost { $n } coin less (at least 1).
       *[other] This round monsters in the Nik'tmarg cost { $n } coins less (at least 1).
    }
effect-rule-spell-discount =
    { $n ->
        [one] This round the first spell each player casts costs one element less (their choice which).
       *[other] This round the first spell each player casts costs { $n } elements less (their choice which).
    }
effect-rule-defence-all-dark = This round every space with a dark building has { $n } defence.
effect-not-for-sale = Not for sale at the Builders' Guild this round: { $item }.
effect-place-unavailable = { $place }: unavailable this round.
effect-spaces-unavailable =
    { $n ->
        [one] { $place }: { $n } action space is unavailable this round.
       *[other] { $place }: { $n } action spaces are unavailable this round.
    }
effect-party-stays =
    { $which ->
        [both] Neither party adventures this round.
       *[one] { $party } does not adventure this round.
    }
effect-party-dice =
    { $which ->
        [both] { $party } roll an additional { $dice } this round.
       *[one] { $party } rolls an additional { $dice } this round.
    }
effect-party-drops =
    { $n ->
        [one] { $party }: this round the smallest die is not rolled.
       *[other] { $party }: this round the { $n } smallest dice are not rolled.
    }
effect-rotate-leader = { $party }: the leader goes to the right end.
effect-replace-party = Replace { $party } completely, leader included.
effect-replace-followers = Replace { $party } but the leader.
effect-refresh-inn = Discard the henchmen at the Inn and refill it.
effect-refresh-niktmarg = Put the monsters of the Nik'tmarg back into the stock, shuffle it and refill.
effect-pass-first-player = The first-player token moves one seat clockwise.
effect-final-round = This is the last round. The other Fortune card of this round has no effect. Buildings may be built dark side up. The game ends after the End of Turn phase.

## Whole cards

card-priced = { $price }: { $text }
card-at-setup = At set-up: { $text }
card-decay = Only in a State of Decay.
card-often = Up to { $uses } times per round.
card-charm = Charm: { $text }
price-lot = { $what } for { $price }
price-nothing = free
price-return = Return { $what }
price-discard = Discard { $what }
card-produces = Produces { $what }.
card-plain-monster = No production, no bonus.
card-terrain-bonus = +{ $n } defence while on a space of { $area }.
card-spend-bonus = When attacked: return { $price } for +{ $adds } defence, any number of times.
card-building = Light: { $light }. Dark: { $dark }.
area-forest = the forest
area-town = the town
area-plains = the plains
area-mountain = the mountains

## Names made of names

title-minion = minion ({ $place })
title-visitor = minion { $n } ({ $place })
title-numbered = { $name } { $n }
title-ranked = { $name } (rank { $rank })
title-hidden = face-down henchman { $n } in the Far Lands
title-land = { $area } ({ $domain })
title-area-forest = forest
title-area-town = town
title-area-plains = plains
title-area-mountain = mountains
title-domain-red = red domain
title-domain-blue = blue domain
title-domain-green = green domain
title-domain-yellow = yellow domain
title-domain-violet = violet domain
