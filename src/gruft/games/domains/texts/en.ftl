# Dark Domains: sentences. Components are named in content; refs among the arguments arrive as names.


## Settings and the score

setting-masters = Masters of the Domain
setting-masters-True = With Masters
setting-masters-False = Without Masters
setting-open-totals = Open totals
setting-open-totals-True = Everybody sees all coins and Evil
setting-open-totals-False = Coins and Evil are hidden
points-places = Evil from places of Harrows
points-buildings = Evil from buildings
points-monsters = Evil from monsters
points-defence = Evil from beaten adventurers
points-spells = Evil from spells
points-henchmen = Evil from henchmen and Masters
points-fortune = Evil from Fortune cards
points-spent = Evil spent or lost

## Names

name-phase-setup = Set-up
name-phase-fortune = Fortune
name-phase-preparation = Preparation
name-phase-minions = Minions
name-phase-resolution = Resolution
name-phase-foreman = Foreman
name-phase-adventure = Adventure
name-phase-production = Production
name-phase-end-of-turn = End of Turn
name-phase-over = The end
name-phase-when-taken = when taken
called-figure = { $kind ->
    [tarpa] { $name }
    [elf_mercenaries] { $name }
    [white_mask_gnolls] { $name }
   *[other] the { $name }
}
name-party-green = the Green Unicorn
name-party-yellow = the Yellow Swan
name-deck-attack = attack spells
name-deck-defence = defence spells
name-deck-control = control spells
name-deck-production = production spells
name-deck-buildings = buildings
name-deck-henchmen = henchmen
name-deck-adventurers = adventurers
name-deck-fortune = Fortune cards
name-deck-monsters = monsters
name-symbol-monster = Monster
name-symbol-evil = Evil
name-symbol-forest = Forest
name-symbol-town = Town
name-symbol-plains = Plains
name-symbol-mountain = Mountains
name-symbol-economic = Economic
name-symbol-magic = Magic
name-symbol-martial = Martial
name-symbol-nature = Nature
name-symbol-power = Power
name-symbol-religion = Religion
name-type-economic = Economic
name-type-magic = Magic
name-type-martial = Martial
name-type-nature = Nature
name-type-power = Power
name-type-religion = Religion
name-area-forest = forest
name-area-town = town
name-area-plains = plains
name-area-mountain = mountains
name-side-match = the upper text
name-side-other = the lower text
name-side-single = its text
name-source-fortune = Fortune cards
name-source-prepared = spells and henchmen
name-window-setup = at set-up
name-window-preparation = in the Preparation phase
name-window-after-minions = after all minions have been placed
name-window-resolution = in the Resolution phase
name-window-resolution-copy = right after a minion's action on the City Board
name-window-foreman = in the Foreman phase
name-window-adventure = in step 2 or 3 of an adventure
name-window-adventure-open = in step 2 of an adventure
name-window-adventure-defend = when adventurers attack a space of yours
name-window-production = in the Production phase
name-window-end-of-turn = in the End of Turn phase
name-window-reaction = right after another player's spell
name-window-killed = at once when a monster of yours is killed
name-window-taken = when the card is taken
name-need-monster = a monster in a domain or in the Nik'tmarg
name-need-lone-monster = a monster in the Nik'tmarg or on a space without building
name-need-own-monster = a monster in your domain
name-need-movable = a monster with another legal space to go to
name-need-own-movable = a monster in your domain with another legal space there
name-need-imbue = a monster in a domain or an adventurer
name-need-other-building = a building in another domain
name-need-other-space = a building or a monster in another domain
name-need-dark-building = a dark building
name-need-light-building = a light building that can be turned dark
name-need-own-light = a light building in your domain that can be turned dark
name-need-own-religion = a light Religion building in your domain that can be turned dark
name-need-uncursed = a space in your domain without a Desecration token
name-need-goods = another player with resources or elements
name-need-minion = a minion on the City Board
name-need-two-minions = two minions on the City Board
name-need-henchman = a henchman of another player, at the Inn or in the Far Lands
name-need-victim = an adventurer or a henchman
name-need-adventurer = an adventurer in a tavern
name-need-roller = an adventurer who still rolls
name-need-row = a building in the Architects' Guild and one in the deck
name-target-none = no target
name-hidden-far-lands = the face-down henchman in the Far Lands
name-item-any-element = elements
name-item-any-resource = resources
name-item-stored-choice = resources and elements
name-item-wood-or-stone-or-metal = wood, stone or metal
name-item-henchman = henchmen

## Names behind a number

count-item-coins = { noun-coins }
count-item-evil = { noun-evil }
count-item-wood = { noun-wood }
count-item-stone = { noun-stone }
count-item-metal = { noun-metal }
count-item-workers = { noun-workers }
count-item-wind = { noun-wind }
count-item-earth = { noun-earth }
count-item-fire = { noun-fire }
count-item-water = { noun-water }
count-item-any-element = { noun-any-element }
count-item-any-resource = { noun-any-resource }
count-item-stored-choice = { noun-stored-choice }
count-deck-attack =
    { $n ->
        [one] attack spell
       *[other] attack spells
    }
count-deck-defence =
    { $n ->
        [one] defence spell
       *[other] defence spells
    }
count-deck-control =
    { $n ->
        [one] control spell
       *[other] control spells
    }
count-deck-production =
    { $n ->
        [one] production spell
       *[other] production spells
    }

## Asks: set-up

ask-choose-master = Choose a side of your Master card.
ask-keep-building = Keep one of these buildings; the others go under the deck.
ask-bury-building = The other buildings go under the deck: { $place ->
    [1] which one lies at the very bottom?
   *[other] which one comes next above it?
}
ask-draw-deck = { $of ->
    [one] Announce the deck from which you draw the spell card.
   *[other] Announce the deck for spell card { $number } of { $of }; all are drawn when all decks are named.
}
ask-element = { $of ->
    [one] Take an element of your choice.
   *[other] Element { $number } of { $of }: take one of your choice.
}

## Asks: windows

ask-preparation = Preparation: play a spell or use a henchman, or pass for this phase. You have: coins { $coins }, Evil { $evil }, wind { $wind }, earth { $earth }, fire { $fire }, water { $water }.
ask-after-minions = All minions are placed: play a spell, or pass for this phase. You have: wind { $wind }, earth { $earth }, fire { $fire }, water { $water }.
ask-adventure-open = Adventure of { $party }: play a spell, or pass for this adventure. You have: wind { $wind }, earth { $earth }, fire { $fire }, water { $water }.
ask-adventure-defend = Your space is attacked by { $party }: strengthen it with a spell or henchman, or let them roll. You have: metal { $metal }, Evil { $evil }, wind { $wind }, earth { $earth }, fire { $fire }, water { $water }.
ask-end-of-turn = End of Turn: play a spell or use a henchman, or pass for this phase. You have: wind { $wind }, earth { $earth }, fire { $fire }, water { $water }.
ask-react =
    { $n ->
        [0] { $who } casts { $spell }. Cancel it, or let it happen.
        [1] { $who } casts { $spell }. Target: { $first }. Cancel it, or let it happen.
        [2] { $who } casts { $spell }. Targets: { $first }, { $second }. Cancel it, or let it happen.
       *[other] { $who } casts { $spell }. Targets: { $first }, { $second }, { $third }. Cancel it, or let it happen.
    } You have: wind { $wind }, earth { $earth }, fire { $fire }, water { $water }.
ask-charm =
    { $own ->
        [yes] You have acted here yourself: { $place }. Do it once more with Charm, or pass.
       *[other] { $who } has acted here: { $place }. Copy the action with Charm, or pass.
    } You have: wind { $wind }, earth { $earth }, fire { $fire }, water { $water }.
ask-resurrect = { $monster } is killed. Do you save a monster with Resurrection ({ $cost })? Or pass. You have: wind { $wind }, earth { $earth }, fire { $fire }, water { $water }.
ask-resurrect-space = Choose the space for the return of { $monster }.
ask-spell-discount = This spell costs one element less. Which one do you save?
ask-pay-element = { $left ->
    [one] Return 1 element
   *[other] Return { $left } more elements
}: choose one. You have: wind { $wind }, earth { $earth }, fire { $fire }, water { $water }.
ask-spell-amount = { $spell }: { $deal } How much do you pay? You have { $n } { $item }.

## Asks: targets

ask-target-monster = { $purpose ->
    [arm] Which monster of yours gets the token?
    [banish] Which monster do you remove?
   *[attack] Which monster do you attack?
}
ask-target-land = { $purpose ->
    [building] Which building do you attack?
    [light] Which dark building is turned light?
   *[space] Which space do you attack?
}
ask-target-player = { $purpose ->
    [evil] From whom do you take Evil?
   *[goods] From whom do you take resources and elements?
}
ask-target-minion = Choose a minion on the City Board.
ask-target-henchman = Choose the henchman you take.
ask-target-imbue = Choose the monster or adventurer that gets the Imbue token.
ask-target-pain = Which adventurer does not roll?
ask-target-slay = Choose the adventurer to slay.
ask-name-element = Name the element that all others lose.
ask-steal-item = What do you take from { $victim }?{ $exit ->
    [pass] {" "}Or pass.
   *[none] {""}
}
ask-curse-land = Which space of your domain is desecrated?
ask-gate-monster = Which monster goes through the gate?
ask-gate-land = Choose the way out for { $monster }.
ask-transport-monster = Which monster of yours do you move?
ask-transport-land = Choose another space for { $monster }.
ask-turn-dark = Choose the building that is turned dark.{ $exit ->
    [pass] {" "}Or pass.
   *[none] {""}
}
ask-turn-light = Choose the building that is turned light.{ $exit ->
    [pass] {" "}Or pass.
   *[none] {""}
}
ask-assassinate = Who is to be killed?
ask-rotate-party = Whose leader goes to the right end?
ask-cycle-building = Choose a building that goes under the deck.{ $exit ->
    [pass] {" "}Or pass.
   *[none] {""}
}
ask-zasch = How much Evil do you give Zasch? Each adds 1d6 to the defence. You have { $have }.

## Asks: Fortune

ask-offer = { $deal }? You have { $have } to give.
ask-give-item = { $left ->
    [one] Choose what you return.
   *[other] Choose what you return: { $left } more.
}
ask-give-henchmen = Choose a henchman to discard.
ask-give-monsters = Choose a monster of your domain to discard.
ask-give-spells = Choose a spell card to discard.
ask-discard-henchman = Choose a henchman to discard.
ask-discard-spell = Choose a spell card to discard.
ask-cycle-spell = Choose a spell card to exchange, or pass.
ask-draw-monster = Do you draw a random monster?

## Asks: minions and places

ask-which-minion = Which minion do you place?
ask-place-minion = Place a minion in Harrows or on a light building of yours.
ask-move-minion = Your minion must leave. Where does it go?
ask-save-minion = Your minion was knocked off. Put it on a later place, or take it home.
ask-action = { $gives ->
    [nothing] { $place }: nothing is left here. Take the minion back.
   *[other] { $place }: { $gives ->
        [coins] take { $n ->
            [one] 1 coin
           *[other] { $n } coins
        }
        [goods] take { $n } { $what }
        [spells] draw { $n ->
            [one] 1 spell card
           *[other] { $n } spell cards
        }
        [card] take the card { BARE($what) }
        [mercenary] take the Foreign Mercenary
        [hidden] take the face-down henchman
        [fortune] { $n ->
            [one] look at the top Fortune card
           *[other] reorder the top { $n } Fortune cards
        }
        [party] replace all adventurers but the leader
        [first] become the first player and take { $n ->
            [one] 1 coin
           *[other] { $n } coins
        }
       *[white] take the white minion for the next round and { $n ->
            [one] 1 coin
           *[other] { $n } coins
        }
    }, or take the minion back.
}
ask-seer-order = { $place ->
    [1] Which card shall lie on top?
   *[other] Which card shall be number { $place } from the top?
}
ask-assassin = The Assassin demands { $price ->
    [one] 1 coin
   *[other] { $price } coins
}; you have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} and { $evil } Evil. Name a target, or pass.
ask-assassin-evil = { $evil ->
    [0] You have no Evil to give and pay coins alone. The price is { $price }, you have { $coins }.
   *[other] How much Evil do you pay? The price is { $price ->
        [one] 1 coin
       *[other] { $price } coins
    }; each Evil counts as 2. You have { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } and { $evil } Evil.
}
ask-thug = The Street Thug demands { $price ->
    [one] 1 coin
   *[other] { $price } coins
}; you have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}. Name a target, or pass.
ask-buy = Buy resources, or stop. Paid so far: { $paid ->
    [one] 1 coin
   *[other] { $paid } coins
}; you have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} left.
ask-buy-monster = { $monster } costs { $price ->
    [one] 1 coin
   *[other] { $price } coins
}; you have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}. Choose a space for it, or pass.
ask-place-monster = Choose a space for { $monster }.
ask-place-mercenary = Choose a space with a building for { $monster }, or pass.
ask-nhoj-nomrah = Nhoj Nomrah: Take one of the buildings left, or pass.
ask-lord-winston = Lord Winston: Buy one of the monsters left for 1 coin, or pass.

## Asks: building, adventure, production

ask-build = Build a card, use a henchman, or stop. You have: wood { $wood }, stone { $stone }, metal { $metal }, workers { $workers }.
ask-build-side = Last round: which side of { $building } is up?
ask-build-land = Where do you build { $building }?
ask-use-karn = Karn: Build { $building } without paying its workers?
ask-swap-cost = Magda: Which resource of the cost of { $building } do you replace?{ $exit ->
    [pass] {" "}Or pass.
   *[none] {""}
}
ask-swap-for = What do you pay instead for { $building }?
ask-move-tarpa = To which other space of your domain does Tarpa move? Or pass.
ask-bonus-bar = Attack { $attack }, defence { $defence }: you are { $short } short. Pay for a bonus? Or pass. You have: wind { $wind }, earth { $earth }, fire { $fire }, water { $water }, stone { $stone }.
ask-production = Production: take what is due, use spells and henchmen, then finish. You have: coins { $coins }, wood { $wood }, stone { $stone }, metal { $metal }, workers { $workers }, wind { $wind }, earth { $earth }, fire { $fire }, water { $water }.

## Options

option-act = Carry out the action
option-accept = Accept
option-draw = Draw
option-own = A minion of your colour
option-white = The white minion
option-purple = The purple minion
option-light = Light side
option-dark = Dark side
option-build-building = { $label }: { $cost }
option-bonus-bar-monster = { $label }: { $cost }
option-preparation-spell = { $label } ({ $cost })
option-preparation-henchman = { $label } ({ $cost })
option-preparation-master = { $label } ({ $cost })
option-after-minions-spell = { $label } ({ $cost })
option-adventure-open-spell = { $label } ({ $cost })
option-adventure-defend-spell = { $label } ({ $cost })
option-adventure-defend-henchman = { $label } ({ $cost })
option-end-of-turn-spell = { $label } ({ $cost })
option-end-of-turn-henchman = { $label } ({ $cost })
option-production-spell = { $label } ({ $cost })
option-production-henchman = { $label } ({ $cost })
option-production-master = { $label } ({ $cost })
option-react-spell = { $label } ({ $cost })
option-charm-spell = { $label } ({ $cost })
option-buy-item = { $cost }
option-lab = Necromancer's Lab: draw a monster
option-assassin-evil-amount = { $id } Evil, { $what ->
    [one] 1 coin
   *[other] { $what } coins
}
option-react-pass = Let it happen
option-save-minion-pass = Take it home
option-action-pass = Take the minion back
option-production-pass = Done
option-preparation-pass = Pass for this phase
option-after-minions-pass = Pass for this phase
option-adventure-open-pass = Pass for this adventure
option-adventure-defend-pass = Let them roll
option-end-of-turn-pass = Pass for this phase
option-build-pass = End building
option-buy-pass = Stop buying
option-discard-henchman-pass = Return 3 Evil instead

## Refusals

pay-too-little = You need { $n } { $item } but have only { $have }.
pay-none-left = You have none left: { $item }.
pay-too-few-henchmen = { $need ->
    [one] You need another henchman
   *[other] You need { $need } other henchmen
} but have { $have }.
pay-too-few-monsters = { $need ->
    [one] You need a monster
   *[other] You need { $need } monsters
} in your domain but have { $have }.
pay-too-few-spells = { $need ->
    [one] You need a spell card
   *[other] You need { $need } spell cards
} but have { $have }.
assassin-acting-minion = The acting minion cannot be the target.
assassin-master = Masters cannot be assassinated, taken or removed.
assassin-too-dear = The Assassin demands { $price ->
    [one] 1 coin
   *[other] { $price } coins
}, and each Evil counts as 2; you have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} and { $evil } Evil.
bonus-no-bar = { $monster } has no bonus bar you could pay for.
build-monster-there = A black-banner monster stands on { $land }: only a dark building in the last round may go there.
build-no-space = There is no space in your domain for { $building }.
build-not-needed = This part of the cost cannot be replaced: { $item }.
build-nothing-to-swap = You have no other resource to spare instead of { $item }.
build-other-domain = You build in your own domain only, not on { $land }.
build-space-taken = There is already a building on { $land }.
build-wrong-area = { $building } may not be built in this area: { $land }.
building-already-dark = The building is already dark: { $land }.
building-already-light = The building is already light: { $land }.
building-none = There is no building on { $land }.
building-none-light = You have no light building that can be turned dark.
building-sanctified = A sanctified building can never be turned dark: { $land }.
building-wrong-type = Only buildings of this type can be chosen ({ $type }), not { $land }.
cast-no-target = This spell needs a target that is not there now: { $need }.
cast-not-in-hand = You do not hold this card: { $spell }.
cast-not-in-market = Monsters in the Nik'tmarg cannot be imbued: { BARE($monster) }.
cast-nothing-stored = { $who } has no resources or elements.
cast-token-there = There is already such a token on { $land }.
cast-wrong-window = { $spell } can be cast only { $when }.
draw-deck-too-small =
    { $left ->
        [one] This deck and its discards have only 1 card: { $deck }.
       *[other] This deck and its discards have only { $left } cards: { $deck }.
    }
guild-blocked = This cannot be bought at the Builders' Guild this round: { $item }.
henchman-minion-hired = The purple minion is already hired this round.
henchman-no-decay = { $henchman } works only in a State of Decay: more dark than light buildings.
henchman-no-target = There is nothing this could be used on. It needs { $need }.
henchman-none-left = There is no henchman left to draw.
henchman-one-number = { $henchman } takes Evil only once per attack.
henchman-used-up =
    { $uses ->
        [one] { $henchman } works only once per round.
       *[other] { $henchman } works only { $uses } times per round.
    }
henchman-wrong-phase = { $henchman } works only { $when }.
lost-colour = The white or the purple minion stands where it cannot.
lost-copies = There must be 4 of this card, not { $n }: { $card }.
lost-death = Death is neither revealed nor in the Fortune deck: the game would never end.
lost-minions = { $who } has more than 5 minions.
lost-missing = This is nowhere: { $card }.
lost-negative = Nobody can have less than nothing.
lost-score = The Evil of { $who } does not add up.
lost-shown = { $who } does not hold what everybody has seen.
lost-side = A space without building, or a sanctified building, cannot be dark: { $land }.
lost-stack = The number of black-banner monsters is wrong on { $land }.
lost-twice = This is in { $n } places at once: { $card }.
master-used-up =
    { $uses ->
        [one] { $master } helps only once per round.
       *[other] { $master } helps only { $uses } times per round.
    }
master-wrong-phase = { $master } helps only { $when }.
minion-must-place = Minions must be placed; nobody may pass. The Builders' Guild always has room.
minion-one-in-domain = You already have a minion in your domain this round.
minion-other-domain = Minions go to Harrows or into your own domain.
minion-place-over = This place has already been resolved: { $space }.
minion-same-space = The minion must go to another space than { $space }.
minion-space-taken = There is already a minion on this space: { $space }.
minion-unavailable = This space is unavailable this round: { $space }.
monster-already-there = The monster already stands on { $land }.
monster-light-building = This monster cannot go to a light building: { $land }.
monster-needs-building = The Foreign Mercenary needs a building: { $land }.
monster-no-cost = { $monster } can never be bought.
monster-no-space = There is no legal space for the monster: it needs a space without building or a dark building, without another black banner.
monster-occupied = Another black-banner monster stands on { $land }.
monster-other-domain = Monsters go into your own domain, not on { $land }.
monster-stock-empty = No monsters are left in the stock.
place-nothing-there = There is nothing left at this space: { $place }.
production-no-element-due = You have no element of choice to take.
production-no-lab = You have no unused Necromancer's Lab.
production-no-spell-due = You have no spell card to draw.
production-still-due = Take your elements and spell cards first.

## Refusals: what belongs to another question

assassin-no-minion = Karkhofen kills adventurers and henchmen, no minions.
henchman-himself = { $henchman } cannot be discarded for themselves.
land-not-among = This space is not among those meant here: { $land }.
minion-not-into-domain = A minion that was knocked off goes to another place of Harrows, not into a domain.
action-not-now = This is answered only when a minion of yours is resolved.
adventurer-not-here = { $adventurer } is in neither party now.
adventurer-not-now = Nothing can be done to { $adventurer } at this moment: adventurers are named by the Assassin, the Thug, spells and henchmen.
amount-not-now = A number is named only where an amount is paid.
build-no-side = A building is built light side up; only in the last round its side can be chosen, while it is built.
build-not-now = Buildings are built in the Foreman phase.
building-at-guild = { $building } lies in the Architects' Guild: a minion there takes it.
building-not-here = { $building } is neither built nor in the Architects' Guild nor in a playing area.
building-not-yours = { $building } is the card of another player.
building-stands = { $building } is built already and stays where it is.
cast-no-cancelling = No spell can be cancelled in the Production phase, so { $spell } has nothing to cancel.
choice-duty = You have to choose here; this cannot be declined.
choice-finish-first = One thing after the other: first answer the question that is open.
deck-not-now = Spell cards are drawn only when something lets you draw.
fortune-not-now = Fortune cards are moved only by whoever looks at them at the Seer.
henchman-already-yours = { $henchman } is with you already.
henchman-at-inn = { $henchman } is at the Inn: a minion there takes them.
henchman-not-here = { $henchman } is neither with a player nor at the Inn.
henchman-not-yours = { $henchman } serves another player.
henchman-passive = { $henchman } works unasked and is not used.
hidden-not-now = A henchman in the Far Lands is taken by a minion there.
item-not-now = Items are taken and returned only where something asks for it.
land-not-now = The open question is not about this space: spaces are chosen when something is built, put down, moved or aimed at.
master-not-yours = { $master } is not your Master.
minion-no-target = A minion on the City Board is named only by the Assassin, the Thug, Confusion or Nullification.
minion-not-here = This minion is not on the City Board any more.
minion-not-now = Minions are placed in the Minion phase.
monster-at-market = { $monster } is in the Nik'tmarg: a minion there buys it.
monster-not-here = { $monster } is in no domain and not in the Nik'tmarg.
monster-not-now = Nothing can be done to { $monster } at this moment: monsters are named only where a card or a bonus bar says so.
offer-not-now = Nothing of that kind is offered to you now.
party-not-now = A party is chosen only where a card says so.
seat-not-now = Players are named only as the target of a spell.

## Refusals: positions

misplaced-lent = At the beat “{ $beat }” the white and the purple minion are not on the City Board: they are lent for one round.
misplaced-place = At the beat “{ $beat }” one of the places is being resolved, but none is named.
misplaced-visit = At the beat “{ $beat }” nobody is buying at the Builders' Guild.
shape-dice = There is no die with { $found } sides.
shape-records = Something is known, moved or promised that is not there.
shape-hole = A pile or a hand holds a card that is none.
shape-length = { $field } must have { $want } places, not { $found }.
shape-number = { $field } lies between { $low } and { $high }, not at { $found }.
shape-order = The turn order names a seat twice, or the turn lies behind its end.
shape-stranger = A minion of a player who does not sit here stands on the board.

## Events

event-round-began = Round { $round } begins.
event-phase-began = Phase: { $phase }.
event-first-player-moved = { $who } takes the first-player token.
event-master-chosen = { $who } plays with { $master }.
event-produced = { $who } takes what the domain produces.
event-gained = { $cause ->
    [none] { $who } takes { $n } { $item }.
   *[other] { $who } takes { $n } { $item } ({ BARE($cause) }).
}
event-paid = { $who } returns { $n } { $item }.
event-stolen = { $who } takes { $n } { $item } from { $victim }.
event-spells-drawn = { $who } draws { $n } { $deck }.
event-spell-seen = { $who } holds a new card: { $spell }.
event-spell-discarded = { $who } discards { $spell }.
event-spell-cast = { $who } casts { $spell }.
event-target-named = { $who } names as the target: { $target }.
event-spell-cancelled = { $who } cancels { $spell } with { $by }.
event-fortune-revealed = Fortune: { $card }.
event-fortune-void = { $card } has no effect.
event-fortune-read = { $card }: { $side } counts.
event-fortune-looked =
    { $n ->
        [one] { $who } looks at the top card of the Fortune deck.
       *[other] { $who } looks at the top { $n } cards of the Fortune deck.
    }
event-fortune-seen = { $who } sees at place { $place }: { $card }.
event-rolled = { $cause ->
    [none] Roll { $dice }: { $total }.
   *[other] { $outcome ->
        [hit] { $who } rolls { $dice }: { $total }, a hit ({ $cause }).
        [miss] { $who } rolls { $dice }: { $total }, a miss ({ $cause }).
       *[none] { $who } rolls { $dice } for { $cause }: { $total }.
    }
}
event-space-closed = Unavailable: { $space }.
event-item-blocked = Not for sale at the Builders' Guild: { $item }.
event-minion-placed = { $who } places a minion on “{ $space }”.
event-minion-moved = { $who } moves a minion from { $origin } to { $space }.
event-minion-removed = The minion of { $who } is knocked off: { $space }.
event-minions-swapped = Minions change places: { $one } and { $other }.
event-action-taken = { $what ->
    [none] { $who } carries out the action “{ $space }”.
   *[other] { $who } carries out the action “{ $space }” and takes { $what }.
}
event-action-declined = { $who } takes the minion back: { $space }.
event-action-lacked = { $why ->
    [price] { $who } could not pay for anything: { $space }.
    [blocked] Nothing can be bought in this round: { $space }.
    [space] { $who } had no free space for a monster: { $space }.
    [never] The monster at { $space } cannot be bought.
   *[nothing] There was nothing left: { $space }.
    }
event-action-copied = { $who } copies the action “{ $place }”.
event-white-minion-taken = { $who } has the white minion in the next round.
event-purple-minion-hired = { $who } hires the purple minion.
event-mercenary-taken = { $who } takes the Foreign Mercenary.
event-mercenary-returned = The Foreign Mercenary goes back to the Docks.
event-henchman-taken = { $who } takes { $henchman }.
event-henchman-used = { $who } uses { $henchman }.
event-master-used = { $who } is helped by { $master }.
event-henchman-discarded = { $henchman } is discarded.
event-henchman-removed = { $henchman } is out of the game.
event-building-taken = { $who } takes the card { $building }.
event-building-cycled = { $building } goes under the deck.
event-row-cleared = Nobody took a building: all in the Architects' Guild leave the game.
event-laid-out = Laid out: { BARE($what) }.
event-building-built = { $who } builds { $building } on { $land }.
event-building-darkened = { $building } turns dark: { $land }.
event-building-lit = { $building } turns light: { $land }.
event-building-lost = { $was ->
    [none] { $building }
   *[other] { $was }
} is lost: { $land }.
event-monster-drawn = { $who } draws { $monster }.
event-monster-placed = New on the space: { BARE($monster) }, { $land }.
event-monster-saved = { $who } saves { $monster }: { $land }.
event-monster-removed = Out of the game: { BARE($monster) }.
event-token-placed = Token put on { $target }: { $token }.
event-adventurer-arrived = { $adventurer } joins { $party }.
event-adventurer-discarded = { $adventurer } leaves { $party }.
event-adventurer-removed = { $adventurer } of { $party } is dead.
event-leader-rotated = { $adventurer } goes to the right end of { $party }.
event-party-stays = { $party } stays at home.
event-target-found = { $party } follows the sign “{ $symbol }” and marches on { $land }.
event-pilgrimage-found = { $party } follows the sign “{ $symbol }” and goes on a pilgrimage: { $land }.
event-nothing-found = { $party } finds nothing.
event-defence-rolled =
    { $n ->
        [0] { $target } defends with { $total }.
       *[other] { $target } defends with { $total } (dice { $dice }).
    }
event-attack-rolled =
    { $n ->
        [0] { $target } is attacked with { $total }.
       *[other] { $target } is attacked with { $total } (dice { $dice }).
    }
event-defence-raised = { $who } pays 1 { $item } for { $monster }: defence { $total }.
event-attack-won = The attack succeeds: { $target }.
event-attack-held = The attack fails: { $target }.
ending-shared = Even after all tie-breakers they are level.
ending-evil-production = The most Evil is shared; who produces more Evil wins.
ending-highest-building = Evil and its production are level; the building with the highest number decides.
