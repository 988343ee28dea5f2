# Descent: sentences of the rules. Components are named in content; refs among the arguments arrive as names.

## Names

ref-space = space { $id }
ref-step = step to { $id }
ref-stand = { $size } from space { $place } on
ref-search = search at { $id }
ref-die = die { $id }
ref-number = { $id }
copy-monster = { BARE($name) } { $copy }
copy-master = { BARE($name) } { $copy }
copy-npc = { BARE($name) } { $copy }
copy-token = { $name } { $copy }
ref-door = { $id }
name-door-door-1 = door 1
name-door-door-2 = door 2
name-door-door-3 = door 3
name-terrain-water = water
name-terrain-lava = lava
name-terrain-pit = pit
name-terrain-rubble = obstacle
name-terrain-blocked = blocked space
name-terrain-entrance = entrance
name-terrain-exit = exit
name-terrain-gulf = destroyed space
name-token-crop = bundle of crops
name-token-prisoner = prisoner
name-token-farmhand = farmhand
name-token-frederick = Frederick
name-token-objective = objective token
name-side-heroes = the heroes
name-side-overlord = the overlord
name-word-passed = passed
name-word-failed = failed
name-word-fatigue = recover fatigue
name-word-movement = for movement
name-attribute-might = Might
name-attribute-knowledge = Knowledge
name-attribute-willpower = Willpower
name-attribute-awareness = Awareness
name-miss-x = the die shows an X
name-miss-range = too little range
name-miss-shadow = no surge was spent against the shadow
name-miss-unseen = no surge was spent against Unseen
name-miss-cloud-of-mist = no surge was spent against the mist
ref-miss = { $id }
name-must-shadow = pay for the shadow
name-must-unseen = pay to see the unseen
name-must-cloud-of-mist = pay to see through the mist
ref-must = pay: { $id }
name-counter-escaped = escaped goblins
name-counter-saved = crops saved
name-counter-stolen = crops stolen
ref-counter = { $id }
ref-cost = { "" }
named-fatigue = { $fatigue } fatigue
named-reinforcement = Reinforcement: { $group } ({ $area })
named-reinforcement-near = Reinforcement: { $group }
named-open-group =
    { $slots ->
        [1] open group
       *[other] open group { $slot }
    }
name-moment-rest = recover fatigue by resting
name-moment-two-heroes = recover 2 damage (no additional attack)
name-quest-interrogate = interrogate a prisoner
name-window-hero-turn-start = a hero's turn begins
name-window-hero-turn-end = a hero's turn ends
name-window-action-done = an action is done
name-window-rest-declared = a hero rests
name-window-rest-recovery = a hero has rested
name-window-person-activation-start = a person is activated
name-window-person-activation-end = a person's activation ends
name-window-overlord-turn-start = the overlord's turn begins
name-window-overlord-turn = the overlord's turn
name-window-overlord-turn-opened = the overlord's monsters are next
name-window-overlord-turn-end = the overlord's turn ends
name-window-round-end = the round ends
name-window-monster-activation-start = a monster is activated
name-window-monster-activation = a monster acts
name-window-monster-activation-end = an activation ends
name-window-leave-space = a figure leaves its space
name-window-hero-enters-space = a hero enters a space
name-window-monster-enters-space = a monster enters a space
name-window-person-enters-space = a person enters a space
name-window-monster-enters-adjacent = a monster comes near
name-window-fatigue-for-mp = fatigue was suffered to move
name-window-weapon-chosen = an attack begins
name-window-attack-declared = an attack is declared
name-window-before-roll = the dice are about to roll
name-window-after-roll = the dice have fallen
name-window-damage-dealt = damage is dealt
name-window-attack-missed = an attack has missed
name-window-attack-resolved = an attack is over
name-window-suffer = damage is about to be suffered
name-window-suffered = damage was suffered
name-window-recovered = somebody recovered
name-window-monster-defeated = a monster is defeated
name-window-person-defeated = a person is defeated
name-window-hero-defeated = a hero is defeated
name-window-hero-knocked-out = a hero is knocked out
name-window-test-rolled = a test was rolled
name-window-test-passed = a test was passed
name-window-test-failed = a test was failed
name-window-door-opened = a door was opened
name-window-searched = a hero has searched
name-window-search-card-drawn = a search card was drawn
name-window-stood-up = a hero has stood up
name-window-dice-rolled = dice were rolled
name-window-skill-damaged = a skill has done damage
name-window-skill-recovered = a skill has healed
name-window-used = a skill was used

## Settings

setting-quest = Quest
setting-quest-first-blood = First Blood (one encounter)
setting-quest-a-fat-goblin = A Fat Goblin (two encounters)
setting-level = Level
setting-level-novice = Novice: the basic rules
setting-level-advanced = Advanced: 3 experience and 150 gold per hero, 4 experience for the overlord
setting-level-expert = Expert: 6 experience and 250 gold per hero, 8 experience for the overlord, act II monsters
seats-note = { $overlord ->
    [first] The first seat plays the overlord, all others play heroes; you can change that below.
    [last] The last seat plays the overlord, all others play heroes; you can change that below.
   *[random] Chance decides who plays the overlord; all others play heroes. You can change that below.
} Somebody alone against the overlord leads at least two heroes, or all four.
setting-heroes = Heroes
setting-heroes-players = One per hero player, at least two
setting-heroes-2 = Two
setting-heroes-3 = Three
setting-heroes-4 = Four
setting-overlord = Who is the overlord
setting-overlord-first = The first seat
setting-overlord-last = The last seat
setting-overlord-random = Chance decides
setting-errata = Publisher's errata
setting-errata-True = Yes
setting-errata-False = No, as first printed
setting-crrg-rulings = Rulings from the rules reference of the community
setting-crrg-rulings-True = Yes
setting-crrg-rulings-False = No, the rule book's own words
setting-two-hero-bonus = Bonus with two heroes
setting-two-hero-bonus-errata = As the errata say
setting-two-hero-bonus-on = Yes
setting-two-hero-bonus-off = No
points-quest = Quest won
ending-first-blood-heroes = Mauler lies slain: the path to Arhynn is safe, and the heroes have won.
ending-first-blood-overlord = Too many goblins have slipped away: the overlord has won.
ending-a-fat-goblin-heroes = Splig is defeated and Frederick is free: the heroes have won.
ending-a-fat-goblin-overlord = Splig has carried Frederick off: the overlord has won.
ending-rounds = The time is up and nothing is decided: the overlord has won.

## Asks: set-up

ask-pick-hero = Hero { $number } of the party: choose whom you lead.
ask-pick-class = Choose the class of { $figure }.
ask-train = { $figure } has { $xp } experience left. Choose a skill to learn, or be done.
ask-outfit = { $gold } gold in all purses. Choose what { $figure } buys or sells, or be done.
ask-chip-in = { $figure } wants { $card } and asks you for { $gold } of the { $have } gold in your own purse. Do you give it?
ask-scheme = You have { $xp } experience left. Choose an overlord card to add to your deck, or be done.
ask-place-hero = Choose where { $figure } starts.
ask-group-area = { $group }: choose the area for the whole group.
ask-open-group = Choose the monsters of open group { $number }.
ask-place-monster = Choose where { $figure } stands.
ask-lay-search = Choose a search space for the next search token.
ask-lay-special = Choose secretly which search token is the special one.
ask-equip = Choose a card that { $figure } equips or takes off, or be done.
option-train-card = { $label } ({ $what } experience)
option-outfit-buy = Buy: { $ref }
option-outfit-sell = Sell: { $ref }
option-scheme-buy = Add: { $ref }

## Asks: turns

voices-before = { $named ->
    [1] { "" }
    [2] { $who2 } names { $hero2 }.{" "}
   *[other] { $who3 } names { $hero3 }, { $who2 } names { $hero2 }.{" "}
}
ask-next-hero =
    { $named ->
        [0] Choose the hero who acts next.
       *[other] { voices-before }{ $who } suggests that { $hero } goes next: agree, or name another hero.
    }
ask-next-person =
    { $named ->
        [0] Choose who is activated next on your side.
       *[other] { voices-before }{ $who } suggests that { $hero } goes next: agree, or name another figure.
    }
ask-person-act = { BARE($figure) }: choose what to do ({ $actions ->
    [0] no actions
    [one] 1 action
   *[other] { $actions } actions
}{ $points ->
    [0] { "" }
    [one] , 1 movement point
   *[other] , { $points } movement points
} left).
ask-act = { BARE($figure) }: choose what to do ({ $actions ->
    [0] no actions
    [one] 1 action
   *[other] { $actions } actions
}{ $points ->
    [0] { "" }
    [one] , 1 movement point
   *[other] , { $points } movement points
}{ $stamina ->
    [0] { "" }
   *[other] , { $stamina } stamina
} left).
ask-step = { $figure } stands on a friend's space: choose the next step.
ask-roam = Choose the next step of { $figure } ({ $points ->
    [one] 1 movement point
   *[other] { $points } movement points
} left){ $exit ->
    [stop] , or end the move
   *[none] { "" }
}.
ask-move-spaces = Move { $figure } up to { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}: choose the next step{ $exit ->
    [stop] , or end the move
   *[none] { "" }
}.
ask-expand = { $figure } is larger than a space: choose which spaces it covers.
ask-step-aside = { $figure } cannot go on: choose the closest space to stand on.
ask-climb-where = Choose the space to climb out to.
ask-stand-where = Choose the space to stand up on.
ask-token-where = Choose where the hero token is put.
ask-drop-where = { $token } is dropped: choose the space.
ask-trade = Choose a card to give to { $figure } or to ask for, or pass.
ask-grant = { $figure } asks for { $card }. Do you hand it over?
ask-accept = { $figure } offers you { $card }. Do you take it?
ask-familiar-act = { BARE($figure) }: choose what it does.
ask-familiar-gives-up = The familiar gives up one of its two actions for this: choose which.
ask-condition-order = Choose which condition { $figure } tests first.
ask-order = Several things happen at once: choose what is resolved first.
ask-window = { $window } ({ BARE($figure) }{ $target ->
    [none] { "" }
   *[other] { " → " }{ BARE($target) }
}{ $rolled ->
    [no] { "" }
   *[yes] : { $hearts ->
        [one] 1 heart
       *[other] { $hearts } hearts
    }, { $surges ->
        [one] 1 surge
       *[other] { $surges } surges
    }{ $rolled ->
        [ranged] , range { $range }
       *[melee] { "" }
    }
}): use a card{ $stamina ->
    [none] { "" }
   *[other] {" "}({ $stamina } stamina left)
}, or pass.
ask-free-stand = { $figure } is knocked out. Stand up for free before the next encounter?
ask-ol-start = Your turn begins: play cards, bring reinforcements{ $exit ->
    [done] , or be done
   *[none] { "" }
}.
ask-ol-end = Your turn ends: play cards, bring reinforcements{ $exit ->
    [done] , or be done
   *[none] { "" }
}.
ask-ol-group = { $exit ->
    [done] All monsters have had their activation: play cards, or be done.
   *[none] Choose the monster group to activate next.
}
ask-ol-monster = Choose the monster of this group to activate next.
ask-monster-act = { BARE($figure) }: choose what it does ({ $actions ->
    [0] no actions
    [one] 1 action
   *[other] { $actions } actions
}{ $points ->
    [0] { "" }
    [one] , 1 movement point
   *[other] , { $points } movement points
} left).
ask-reinforce-rank = Choose which { BARE($group) } comes.
ask-push-order = Choose who is moved first.
ask-interrogate = Choose the prisoner Splig interrogates.

## Asks: attacks

ask-weapon = Choose the weapon of { $figure }.
ask-target = { $figure } attacks: choose the target space{ $exit ->
    [pass] , or pass
   *[none] { "" }
}.
ask-second-target = { $figure } attacks: choose a second target, or pass.
ask-surge-range = { $figure } is short of { $missing ->
    [one] 1 space
   *[other] { $missing } spaces
} of range: spend surges for it ({ $surges } left), or let the attack miss.
ask-surge = { $surges ->
        [one] { $figure } has a surge: choose what to spend it on, or stop.
       *[other] { $figure } has { $surges } surges: choose what to spend them on, or stop.
    }
ask-damage-order = Choose who suffers damage first.

## Options

option-move = Move action
option-attack = Attack
option-rest = Rest
option-stand-up = Stand up
option-climb = Climb out of the pit
option-shake-off = Shake off Stunned
option-fatigue = Suffer 1 fatigue for movement
option-surge-fatigue = Recover 1 fatigue
option-free-attack = Additional attack
option-feat = Heroic feat
option-drop = Drop the carried token
option-leave = Leave the map
option-familiar = Activate the familiar
option-dismiss = Discard the Reanimate
option-any = Leave it to the others
option-go = Move on
option-halt = Stop here and act, keeping the movement points
option-fists = Bare fists
option-minion = A minion
option-master = The master
option-window-ability = { $id ->
    [grisban_the_thirsty] Hero ability: discard a condition
    [jain_fairwood] Hero ability: take damage as fatigue
    [tomble_burrowell] Hero ability: defend with the dice of a neighbour
    [widow_tarha] Hero ability: re-roll one die
   *[other] { $label }
}
option-surge-range-stop = Let the attack miss
option-act-card = { SAME($cost, "") ->
    [yes] { $label }
   *[no] { $label } ({ $cost })
}
option-window-card = { SAME($cost, "") ->
    [yes] { $label }
   *[no] { $label } ({ $cost })
}
option-roam-stop = End the move
option-move-spaces-stop = End the move
option-act-end = End the turn
option-monster-act-end = End the activation
option-person-act-end = End the activation
option-familiar-act-end = End the activation
option-act-revive = Revive { $ref }
option-act-trade = Pass items with { $ref }
option-act-token = Pick up { $ref }
option-monster-act-token = Pick up { $ref }
option-act-door = { $what ->
    [open] Close { $ref }
    [closed] Open { $ref }
   *[other] Open or close { $ref }
}
option-person-act-door = Open { $ref }
option-monster-act-door = { $what ->
    [open] Close { $ref }
    [closed] Open { $ref }
   *[other] Open or close { $ref }
}

## Refusals: actions

act-no-actions = No action is left: every figure has two in its turn or activation.
act-only-stand-up = A knocked-out hero can only stand up.
act-only-shake-off = A stunned figure must first use an action to shake it off.
act-only-climb = A figure in a pit must first climb out.
act-immobilized = An immobilized figure cannot perform move actions or suffer fatigue to move.
act-not-knocked-out = Only a knocked-out hero can stand up.
act-not-stunned = The figure is not stunned.
act-not-in-pit = The figure is not in a pit.
act-no-way-out = Climbing out needs an empty space next to the pit, and there is none.
act-too-tired = This takes 1 free Stamina: recover fatigue first.
act-no-free-attack = The additional attack exists with exactly two heroes, once in the turn of each, and not for one who lies down.
act-feat-used = The heroic feat was already used in this encounter.
act-not-yours = The hero does not have this card.
act-no-use-now = There is nothing to use here: a weapon works when attacking, everything else by itself.
revive-not-knocked-out = That hero is not knocked out.
revive-not-adjacent = You must stand next to the knocked-out hero's token.
leave-not-here = The map can only be left on an edge space where the quest allows it.
leave-no-points = Leaving the map takes 1 movement point.
card-exhausted = The card is exhausted until your next turn.
card-too-tired = This card costs { $need } fatigue, and you have { $left } Stamina free: recover fatigue first.
card-flipped = { $card } was already used and stays face down.
card-not-equipped = { $card } must be equipped in step 2 of the turn before it can be used.
turn-already-acted = That hero has already had a turn this round.

## Refusals: movement

move-not-adjacent = A step leads to an adjacent space; this one is not.
move-too-far = This space is too far away: the way takes { $needed ->
    [one] 1 movement point
   *[other] { $needed } movement points
}; { $points ->
    [0] none is left
    [one] only 1 is left
   *[other] only { $points } are left
}.
move-too-far-free = This space is too far away: it is { $needed ->
    [one] 1 space
   *[other] { $needed } spaces
} to there, and { $points ->
    [one] only 1 is
   *[other] only { $points } are
} allowed.
move-step-by-step = The way there goes step by step; it takes { $needed }.
move-wall-between = There is a wall between.
move-door-between = There is a closed door between.
move-no-way = No way leads there now: walls, doors or figures bar it.
move-obstacle = An obstacle is in the way.
move-enemy = You cannot move through an enemy figure.
move-no-way-on = Nobody stops on an occupied space: from there no empty space can be reached with the points at hand.
move-in-pit = In a pit no movement points can be spent: climb out first.
move-no-points = No movement points are left: a move action gives new ones.
move-too-deep = Entering water takes 2 movement points.
move-quest-forbids = The quest does not allow this figure to enter that space.
move-cannot-stop = A movement ends on an empty space where the figure has room to stand; this is not one.
door-not-adjacent = You must stand at the door.
door-in-the-way = A large figure stands in the doorway; it must be gone before the door is closed.
door-locked = The door is locked: only what the quest says opens it.
search-too-far = The search token must lie on your space or next to it.
search-no-token = There is no search token on that space.
objective-too-far = The token must lie next to you.
objective-carried = The token is being carried; it must fall or be dropped first.
objective-hands-full = A figure carries one token at most: drop the other first.
objective-nothing-carried = Nothing is carried.
objective-no-space = There is no space to drop it on.
objective-not-for-you = This figure may not carry that token.
trade-not-moving = Items are passed during a move action: declare one first.
trade-not-adjacent = The other hero must be adjacent.
trade-nothing = Neither of you has a card that can be passed; class cards cannot.
trade-knocked-out = Nothing can be passed to or from a knocked-out hero.
familiar-none = You have no familiar on the map.
familiar-done = The familiar was already activated this turn.
familiar-was-last = Your familiar acted after your actions: until the end of the turn you only spend fatigue to move.
person-no-move = This figure has no move action left in this activation.
person-no-attack = This figure may not attack (again) in this activation.
person-no-door = This figure opens no door here and now.
familiar-no-action = The familiar has already used that action in this activation.

## Refusals: attack

attack-no-target = No enemy can be attacked from here: a target needs line of sight, and in melee it must be adjacent (with Reach up to 2 spaces away).
attack-no-weapon = No equipped weapon fits this attack.
attack-empty-space = The target space must hold a figure.
attack-friend = Friends cannot be attacked.
attack-not-adjacent = A melee attack needs an adjacent target.
attack-out-of-reach = With Reach the target may be at most 2 spaces away.
attack-no-sight = There is no line of sight: every line is cut off by a figure, an obstacle, a wall or a door.
attack-immune = That figure cannot be affected by this attack.
attack-same-figure = The two targets must be different figures.
surge-used = Each surge ability works once per attack.
surge-too-few = This ability costs { $need ->
    [one] 1 surge
   *[other] { $need } surges
}; left: { $left }.
surge-pay-first = First spend the surge without which the attack misses.
surge-only-range = Now only range can be bought.
surge-fatigue-once = Only one surge per attack recovers fatigue.
surge-not-for-monsters = Only heroes recover fatigue with surges.
surge-not-now = This surge ability has nothing to work on now.
window-other-moment = { $card } does not fit now: it is played when its target is there and this happens: { $moment }.
window-not-now = This card does not fit here: what its text asks for is not the case now.
window-same-name = A card of this name was already played on the same occasion.
choose-must = This has to be decided: the rule leaves no way to decline.
act-off-the-map = Whoever is not on the map can do nothing but end the turn.
monster-whole-move = A large or flying monster moves in one go: let it move on.
move-only-moving = This movement is used at once or lost; nothing else can come between.
move-not-moved = There is nothing to interrupt yet: no step has been made, and no other move action could follow.
move-nothing-declared = A large figure interrupts its move only where it can declare an action from the counted space; from here there is none.
move-must-move = The figure is moved whether it wants to or not.
elsewhere-set-up-step = That belongs to a step of the set-up, which is not open now.
elsewhere-target-later = First choose what to do; figures and spaces are named after that.
elsewhere-figure = This figure is not among the choices here. Choose what is highlighted on the map or listed among the answers.
elsewhere-space = This space is not among the choices here. Choose what is highlighted on the map or listed among the answers.
elsewhere-overlord-order = Only the overlord orders this, at the right point of the overlord's turn.
elsewhere-part = That belongs to another roll, attack or card than the one under way.
elsewhere-not-begun = The quest has not begun: the set-up comes first.
elsewhere-not-this-figure = It is the overlord's turn; the figure that acts now cannot do this.
elsewhere-own-turn = The hero whose turn it is cannot do this.
elsewhere-complete-first = What is under way must be completed first.
elsewhere-no-such-exit = The open question cannot be answered like that.
elsewhere-card-time = { $card } cannot be used now. { $told }
elsewhere-card-of-another = This card is not among yours.

## Refusals: equipment and set-up

equip-no-hands = A hero has two hands: take something out of them first.
equip-one-armour = Only one armour can be worn: take the other off first.
equip-two-others = Only two other items can be equipped: take one off first.
equip-one-helmet = Only one helmet can be worn: take the other off first.
equip-no-runes = Runes do not go with this armour: take one of the two off first.
equip-changed = This card was already changed in this step.
equip-not-an-item = Only items are equipped.
muster-hero-taken = That hero is already in the party.
muster-wrong-archetype = The class must belong to the hero's archetype.
muster-class-taken = Somebody else has taken that class.
muster-group-used = These monsters are already used in this encounter.
muster-too-large = That monster is too large for this place.
muster-no-trait = These monsters share no trait with the quest.
epic-too-little-xp = This costs { $need } experience; left: { $left }.
epic-learned = The skill is already learned.
epic-too-little-gold = This costs { $need } gold; in all purses: { $left }.
epic-not-pooled = The others do not give the gold for this.
epic-sold-out = No copy is left in the shop.
epic-wrong-act = Items of act II are only for experts.
epic-not-starting = Only starting equipment can be sold now.
epic-needs-more = A card of level 2 needs two of level 1 of its class in the deck, one of level 3 needs three of its class.
epic-bought = All copies are already in your deck.
options-too-few-heroes = With { $players } hero players there must be more than { $heroes ->
    [one] 1 hero
   *[other] { $heroes } heroes
}.

## Refusals: overlord

overlord-activated = This monster was already activated this turn.
overlord-not-its-turn = By the order of this quest another group is next; this one waits for its time.
overlord-group-done = This group is finished or not on the map.
overlord-finish-group = First activate all monsters of the current group.
overlord-quest-first = A rule of the quest has to be carried out at the start of this turn first.
overlord-monsters-left = Every monster must be activated before the turn ends.
monster-one-attack = A monster attacks once per activation.
monster-act-first = It interrupted its move to act: it must act (or end its activation) before it moves on.
monster-not-declared = A large monster that interrupts its move may only do what it could do from the counted space, before it was put down.
monster-shambling = This monster performs only one move action.
monster-not-its-ability = The monster does not have this ability.
monster-relic-exhausted = The relic is exhausted until the start of the next overlord turn.
reinforce-group-full = The group already has as many figures of each rank as its card allows for this number of heroes.
reinforce-too-close =
    There it would be closer than { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    } to another figure of its group; elsewhere the distance can be kept.
reinforce-came-already = All figures this reinforcement brings have come this turn.
quest-no-such-action = The quest has no such action.
quest-action-not-yours = This quest gives that action to others.
quest-action-once = Once per turn only.
interrogate-no-prisoner = Splig needs a face-down prisoner whom he carries or who lies on his space or next to it.
interrogate-not-in-chamber = Splig interrogates in the Torture Chamber only.

## Impossible positions

position-field = `{ $field }` does not fit the rest: too many, too few, or something there is not.
position-groups = A monster group is there twice, or one the quest has no place for.
position-no-such-figure = Figure { $number } does not exist.
position-off-the-map = Figure { $number } stands beside the map.
position-two-figures = Two figures stand on { $space }.
position-on-obstacle = A figure stands on an obstacle at { $space }.
position-hero-twice = { $figure } is in two places.
position-no-token = { $figure } is knocked out but has no token on the map.
position-too-many-figures = There are more figures of { $group } than in the box.
position-occupancy = The occupied spaces do not fit the figures.
position-negative = { $figure } has less than nothing of something.
position-too-much-damage = { $figure } has more damage than Health.
position-no-stamina = { $figure } has fatigue but no Stamina.
position-actions = Nobody has { $number ->
    [one] 1 action
   *[other] { $number } actions
}.
position-card-twice = { $card } is in two places.
position-card-missing = { $card } is missing.
position-wrong-pile = { $card } lies where it does not belong.
position-token-carried-twice = A token is carried by two figures or lies elsewhere.
position-token-lost = A carried token has no carrier.

## Events

event-encounter-began = Encounter: { $encounter }.
event-round-began = Round { $round }.
event-skill-learned = { $figure } learns { $card }.
event-item-bought = { $figure } buys { $card } for { $gold } gold.
event-item-sold = { $figure } sells { $card } for { $gold } gold.
event-overlord-bought = The overlord adds { $card } to the deck.
event-hero-named = { $seat } suggests that { $hero } goes next.
event-voice-decided = The voices are equal; that of { $seat } counts: { $choice }.
event-turn-began = { $side ->
    [overlord] The overlord's turn.
   *[other] { $figure } takes a turn.
}
event-turn-ended = { $figure } ends the turn.
event-activation-began = { $figure } is activated.
event-reinforcements-came = Reinforcements arrive: { BARE($group) }.
event-figure-placed = { $figure } is put on { $space }.
event-figure-moved = { $figure } moves to { $space }.
event-figure-left = { $figure } leaves the map.
event-move-action-taken = { $figure } performs a move action ({ $points ->
    [one] 1 movement point
   *[other] { $points } movement points
}).
event-attack-declared = { SAME($figure, $target) ->
    [yes] { $figure } is made to attack themselves.
   *[no] { $figure } attacks { $target }.
}
event-attack-rolled = { $figure } rolls { $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
}, { $surges ->
    [one] 1 surge
   *[other] { $surges } surges
}, range { $range }.
event-defence-rolled = { $figure } rolls { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
}.
event-attack-missed = { $figure } misses: { $reason }.
event-surge-spent = { $figure } uses a surge ability: { $surge }.
event-damage-dealt = { BARE($figure) }: { $damage } damage after shields.
event-damage-suffered = { $figure } suffers { $damage } damage{ SAME($cause, "") ->
    [yes] {""}
   *[no] {" "}({ $cause })
}{ $tired ->
    [0] {""}
   *[other] , { $tired } of it from fatigue beyond Stamina
}.
event-fatigue-suffered = { $figure } suffers { $fatigue } fatigue{ SAME($cause, "") ->
    [yes] {""}
   *[no] {" "}({ $cause })
}.
event-recovered = { $damage ->
    [0] { $figure } recovers { $fatigue } fatigue.
   *[other] { $fatigue ->
        [0] { $figure } recovers { $damage } damage.
       *[other] { $figure } recovers { $damage } damage and { $fatigue } fatigue.
    }
}
event-monster-defeated = { $figure } is defeated.
event-hero-knocked-out = { $figure } is knocked out.
event-recovery-rolled = { $figure } rolls to stand up: { $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
}, { $surges ->
    [one] 1 surge
   *[other] { $surges } surges
}.
event-hero-stood-up = { $figure } stands again on { $space }.
event-condition-given = { $figure } is now { $condition }.
event-condition-removed = { $figure } is no longer { $condition }.
event-attribute-tested = { $figure } tests { $attribute }{ $value ->
    [0] {""}
   *[other] {" "}({ $value })
}: { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
}, { $passed }.
event-die-rerolled = Rolled again ({ $card }). { $die } → { $now }{ $kept ->
    [0] .
   *[other] , but the old result stays.
}
event-card-used = { $what ->
    [ability] { $figure } uses the hero ability.
    [feat] { $figure } uses the heroic feat.
   *[card] { $figure } uses { $card }.
}
event-overlord-card-played = The overlord plays { $card }.
event-overlord-drew = { $cards ->
    [one] The overlord draws a card.
   *[other] The overlord draws { $cards } cards.
}
event-overlord-saw = You draw { $card }.
event-overlord-discarded = The overlord discards { $card }.
event-door-opened = { $figure } opens { $door }.
event-door-closed = { $figure } closes { $door }.
event-searched = { $figure } searches on { $space }.
event-card-found = { $figure } finds { $card }.
event-card-passed = { $figure } passes { $card } to { $other }.
event-rested = { $figure } rests.
event-token-taken = { $figure } picks up: { $token }.
event-token-dropped = { $figure } drops on { $space }: { $token }.
event-token-revealed = Revealed: { $token }.
event-quest-counted = { $counter }: { $value }{ $goal ->
    [0] {""}
   *[other] {" "}of { $goal }
}.
event-came-true = { $fact }.
event-encounter-ended = Winner of the encounter: { $winner }.
event-quest-ended = Winner of the quest: { $winner }.