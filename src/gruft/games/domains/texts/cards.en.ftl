# What is printed on cards, places and tokens that are their own little rule; numbers come from the records.

card-spell-destroy = Attack one monster in any domain or in the Nik'tmarg with { $dice }. Only the monster's own defence and its bonus bar count (the owner may pay for the bar); a building on the space, area bonuses, Weapon, Imbue and Desecration tokens and other monsters do not. If the attack is higher, that monster alone is removed from the game.
card-spell-banish = Remove one monster in any domain or in the Nik'tmarg from the game. No roll, no defence.
card-spell-earthquake = Attack one building in another player's domain with { $dice }. Its own defence, area bonuses and a Desecration token count; monsters and their tokens do not. If the attack is higher the building alone is removed from the game; monsters stay on the space.
card-spell-fireball = Attack one space in another player's domain that holds a building or a monster with { $dice }, against the full defence of the space. If the attack is higher everything on the space is removed from the game (a Desecration token stays).
card-spell-life-drain = Choose another player: take { $n } Evil from them (all they have, if fewer).
card-spell-phantom-thieves = Choose another player: take up to { $n } of their stored resources and elements, in any mix of your choice.
card-spell-blight = This round nobody can buy workers at the Builders' Guild. Put an Unavailable token on that item. Other ways of getting workers still work.
card-spell-cave-in = This round nobody can buy stone at the Builders' Guild. Put an Unavailable token on that item. Other ways of getting stone still work.
card-spell-guardians-of-the-wood = This round nobody can buy wood at the Builders' Guild. Put an Unavailable token on that item. Other ways of getting wood still work.
card-spell-rust = This round nobody can buy metal at the Builders' Guild. Put an Unavailable token on that item. Other ways of getting metal still work.
card-spell-charm = Cast when a minion has just performed its action on the City Board (anyone's, also your own). After the minion's controller, you perform the same action; each place says what changes. Minions in domains cannot be copied.
card-spell-confusion = Exchange the positions of two minions on the City Board, whoever controls them. If the spell is countered it fails for both.
card-spell-counter-magic = Cast immediately after another player has cast a spell and named its target: that spell is discarded without effect. Not in the Production phase; cannot be aimed at a cancelling spell.
card-spell-dispel = Name one element. Every player but you returns all elements of that kind to the supply.
card-spell-enthrall = Take one henchman of another player, at the Inn or in the Far Lands into your playing area; it is yours from now on.
card-spell-nullification = Choose any minion on the City Board. Its controller must move it to another free action space or onto a legal light building of their own domain (the Builders' Guild counts as free, also for a minion already there).
card-spell-sanctify = Turn one dark building in any domain to its light side and put a Sanctify token on it. It can never be turned dark again.
card-spell-spell-thief = Cast immediately after another player has cast a spell and named its target: that spell has no effect and its card comes into your hand. Not in the Production phase; cannot be aimed at a cancelling spell.
card-spell-desecration = Put a Desecration token on a space of your domain: { $dice } are rolled for its defence in every attack, for the rest of the game, whatever leaves the space. A light building there, or built there later, is turned dark at once.
card-spell-gate = Move one monster from any space of any domain to any legal space of any domain for the current adventure and put a Gate token on the space it left. It counts there as long as the attack lasts; the caster may pay for its bonus bar. If it survives it goes back when the attack is over.
card-spell-imbue = Put an Imbue token on any monster or adventurer. As long as it stays in play it adds { $dice }, rolled anew each time, to that monster's defence or that adventurer's attack.
card-spell-pain = The adventurer with the smallest die of the attacking party does not roll. If several share the smallest die the caster picks one.
card-spell-resurrection = Cast immediately when a monster of yours has been killed. Instead of being removed it is put on an empty space or vacant dark building of your domain, also the space it was killed on.
card-spell-slay = Remove one adventurer of your choice from each party, leaders included. Close up the party; the gaps stay open until the End of Turn phase, the parties go on with three.
card-spell-summon = Draw a random monster from the Nik'tmarg stock and put it on a legal space of your domain: a vacant dark building, or a space with neither building nor black-banner monster.
card-spell-transport = Move one monster of your domain to another legal space of your domain, for good.
card-spell-enchanted-weapon = Put a Weapon token on a monster of your domain: +{ $n } defence as long as that monster stays in play.
card-spell-bulwark = Add { $dice } to the defence of the attacked space for this attack.
card-spell-frailty = For this attack every adventurer whose die is larger than a d{ $sides } rolls a d{ $sides } instead.
card-henchman-banchal = Pay { $price }: turn one light building in any player's domain dark.
card-henchman-benar-shimon = Attack one monster in the Nik'tmarg or on a space without building in any domain with { $dice }. If the attack is higher the monster is removed from the game.
card-henchman-benoit-hogue = Pay { $price }: this round you also place the purple minion. Not paying has no consequence.
card-henchman-essoli = When you get Essoli put the Elf Mercenaries on any space of your domain, also with other monsters. If you lose Essoli the Elf Mercenaries go as well; if the Elf Mercenaries are lost Essoli stays.
card-henchman-father-savonarola = Pay { $price }: this round no player (you included) may place a minion on the action spaces of the Temple of the Black Kult. Put an Unavailable token on each of them.
card-henchman-gnarl = When you get Gnarl put the White Mask Gnolls on any space of your domain, also with other monsters. If you lose Gnarl the Gnolls go as well; if the Gnolls are lost Gnarl stays.
card-henchman-guild-master-kavai = Buy any quantity of wood, stone and metal at the normal prices of the Builders' Guild. No workers. Unavailable tokens on the Guild do not matter.
card-henchman-karkhofen = Pay { $price }: assassinate one adventurer, or one henchman of any player, at the Inn or in the Far Lands. Then discard Karkhofen.
card-henchman-karn-the-builder = Build one building without paying its workers.
card-henchman-lord-winston =
    After the Nik'tmarg has been resolved: pay { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    } to buy one of the monsters still there, whatever its printed cost.
card-henchman-nhoj-nomrah = After all minions at the Architects' Guild have taken their cards: take one of the building cards left there, if any.
card-henchman-rot = Discard Rot: take the first-player token now and look secretly at the top card of the Fortune deck.
card-henchman-tarpa = When you get Tarpa put her token on a space without building or on a dark building of your domain (other monsters do not matter). At the start of each Adventure phase you may move her to any other space of your domain. She adds { $dice } to the defence in every attack on her space.
card-henchman-zasch = When a space of yours is attacked by adventurers: return any number of Evil before they roll and add { $dice } to the defence for each.
card-henchman-vashti =
    Monsters you buy in the Nik'tmarg with your own minions cost { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    } less, at least 1.
card-henchman-dorn-ironjaw = When a space of yours is attacked by adventurers: return { $price } before they roll and add { $dice } to the defence.
card-henchman-pellam-rook =
    Pay { $price }: put { $n ->
        [1] one building
        [2] one or two buildings
       *[other] up to { $n } buildings
    } of the Architects' Guild, one after the other, on the bottom of the deck and fill each gap from the top at once.
card-henchman-magda-coppernail = When you build you may pay one unit of the cost of one building with one unit of any other resource.
card-henchman-oswin-pike = Pay { $price }: the leader of one party of your choice goes to the right end of its row; the others close up.
card-henchman-malachar =
    Return { $any_element ->
        [one] { $any_element } element
       *[other] { $any_element } elements
    } of any kind: turn one light building of your own domain dark.
card-master-morwen-ashgrove = Draw { $n ->
    [one] 1 spell card
   *[other] { $n } spell cards
} instead of { $usual } at set-up.
card-master-cassian = Pay { $price }: turn one light Religion building of your own domain dark.
card-master-tobren-kase =
    Each visit of one of your own minions to the Builders' Guild costs { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    } less in total (not below 0).
card-master-kragh = Spaces of your domain that hold a monster have +{ $n } defence when attacked by adventurers.
card-master-pale-countess = Once the Nik'tmarg has been filled draw a random monster from the stock and put it on a space of your domain.
card-master-jessamine-crow = Once the Architects' Guild has been filled draw the top { $n } building cards, keep one in your playing area and put the others on the bottom of the deck.
card-monster-foreign-mercenary = Taken at the Docks, put on a space with a building (light or dark) of your own domain. Rolls { $dice } for the defence each time its space is attacked. Goes back to the Docks in the End of Turn phase, or at once when something would remove it. Has no rank: no adventurer targets it for itself.
card-monster-tarpa = Rolls { $dice } for the defence each time her space is attacked. May be moved to another space of your own domain at the start of each Adventure phase.
card-token-unavailable = Nothing can be placed on or bought from what it covers. All are removed in the End of Turn phase.
card-token-desecration = { $dice } more defence, rolled for every attack on the space. Stays even when everything else on the space is removed. Turns a light building dark at two moments only, when the token is put down and when a building is built there (never a sanctified one); a building that is turned light later stays light. At most one per space.
card-token-sanctify = The building cannot be turned dark again by anything.
card-token-imbue = { $dice } more defence (monster) or attack (adventurer), rolled anew each time. Several tokens on one host add up.
card-token-weapon = +{ $n } defence for the monster carrying it.
card-token-gate = Marks where the monster goes back to when the attack is over, if it survives.
card-token-courtesan-control = Shows who uses the white minion in the next (or current) round.
card-building-castle = While dark, every other building (light or dark) in the same area of the same domain has +{ $n } defence. The Fortress itself gets nothing from this; its own bonus is already in its printed defence. Two Fortresses in one area strengthen each other.
card-building-alchemy-lab = While dark, in each Production phase the owner may draw one random monster from the Nik'tmarg stock and put it on a legal space of their domain. Without a legal space nothing may be drawn.
card-building-keep = While dark, every other building (light or dark) in the same area of the same domain has +{ $n } defence. The Outpost itself gets nothing from this; its own bonus is already in its printed defence.
card-building-citadel = At the moment the Citadel is turned to its Ruins side, all other light buildings in the same area of the same domain are turned dark at once (not sanctified ones). Happens once per turning, not in Production, and not when the card is built dark side up.
card-place-seer = Look secretly at the top { $n ->
    [one] 1 card
   *[other] { $n } cards
} of the Fortune deck and put them back in any order.
charm-place-seer = The caster looks at and reorders the top { $n } after the minion's controller.
card-place-business-district =
    Take { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }.
charm-place-business-district =
    The caster takes { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    } from the supply.
card-place-temple-black-kult = Take { $n } Evil.
charm-place-temple-black-kult = The caster takes { $n } Evil from the supply.
card-place-assassin = Pay { $price ->
    [one] 1 coin
   *[other] { $price } coins
} (each Evil paid counts as { $worth ->
    [one] 1 coin
   *[other] { $worth } coins
}) to eliminate one adventurer, henchman or minion for certain.
charm-place-assassin = The caster may pay the price and carry out an assassination of their own.
card-place-street-thug =
    Name a target, pay { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    } and roll 1d6: on { $max ->
        [1] 1
        [2] 1 or 2
       *[other] 1 to { $max }
    } the adventurer, henchman or minion is eliminated, on { $next } to 6 nothing happens.
charm-place-street-thug =
    The caster may pay { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    } and roll for a target of their own.
card-place-architects-guild = Take the building card at this action space into your playing area.
charm-place-architects-guild = The caster takes the top card of the building deck instead.
card-place-inn = Take the henchman at this action space and lay it face up in your playing area.
charm-place-inn = The caster takes the top card of the henchmen deck instead.
card-place-builders-guild =
    Buy any quantity: { $metal } metal for { $metal_coins ->
        [one] 1 coin
       *[other] { $metal_coins } coins
    }, { $stone } stone for { $stone_coins ->
        [one] 1 coin
       *[other] { $stone_coins } coins
    }, { $wood } wood for { $wood_coins ->
        [one] 1 coin
       *[other] { $wood_coins } coins
    }, { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
} for { $workers_coins ->
        [one] 1 coin
       *[other] { $workers_coins } coins
    }. The supply is unlimited. All players here may buy at the same time.
charm-place-builders-guild = The caster may buy as well.
card-place-towers = Take { $n ->
    [one] 1 element
   *[other] { $n } elements
} of the kind shown at this action space.
charm-place-towers = The caster takes { $n ->
    [one] 1 element
   *[other] { $n } elements
} of that kind from the supply.
card-place-library = Draw { $n ->
    [one] 1 spell card
   *[other] { $n } spell cards
} from one deck or any combination of decks.
charm-place-library = The caster draws { $n ->
    [one] 1 spell card
   *[other] { $n } spell cards
} from decks of their choice.
card-place-green-unicorn = Replace all adventurers of this party but its leader.
charm-place-green-unicorn = The caster may replace the party once more in the same way.
card-place-yellow-swan = Replace all adventurers of this party but its leader.
charm-place-yellow-swan = The caster may replace the party once more in the same way.
card-place-docks = Take the Foreign Mercenary and put it on a space of your domain that holds a building (light or dark, with or without monsters). It goes back to the Docks in the End of Turn phase.
charm-place-docks = The caster takes the Foreign Mercenary from the player who just got it and puts it into their own domain.
card-place-far-lands = Take the face-down henchman at this action space and lay it face up in your playing area.
charm-place-far-lands = The caster takes the top card of the henchmen deck instead.
card-place-niktmarg = Pay the cost printed on the monster at this action space and put it at once into your domain: on a vacant dark building, or on a space with neither building nor black-banner monster.
charm-place-niktmarg = The caster draws a random monster from the stock, sees it, and may buy it for its printed cost; otherwise it goes back into the stock, which is shuffled.
card-place-town-council =
    Take the first-player token and { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    } at once.
charm-place-town-council =
    The caster takes the first-player token from the player who just got it, and { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }.
card-place-royal-court =
    Take the white Courtesan minion with its control token for the next round, and { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }.
charm-place-royal-court =
    The caster takes the white minion and the control token from the player who just got them, and { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }.
