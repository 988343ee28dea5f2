# Dungeon Lords: sentences. Components are named in content; refs among the arguments arrive as names.

## Places and things without a tile

name-season-winter = Winter
name-season-spring = Spring
name-season-summer = Summer
name-season-autumn = Autumn
called-figure = { $kind ->
   *[other] the { $name }
}
called-room = { $kind ->
   *[other] { $name }
}
copy-monster = { BARE($name) } { $copy }
twin-hero = { $name } ({ $letter })
name-tile-tunnel = Tunnel
ref-cell = cell { $id }
ref-town = combat card { $id }
ref-gold = { $id } gold
ref-imps = { $id ->
    [one] 1 imp
   *[other] { $id } imps
}
name-imps-1 = 1 imp

## Options of the game

setting-rules = Rules
setting-rules-full = Full version
setting-rules-first = First game
setting-special-events = Special events (full version)
setting-special-events-True = Yes
setting-special-events-False = No
setting-choose-inaccessible = Choose the first inaccessible orders (first game)
setting-choose-inaccessible-True = Yes
setting-choose-inaccessible-False = No
setting-non-player = Non-player board
setting-non-player-quiet = Only blocks spaces
setting-non-player-greedy = Also takes monsters away
setting-gifts = Minions Bearing Gifts (reconstructed variant)
setting-gifts-none = No gifts
setting-gifts-open = Open gifts
setting-gifts-secret = Secret gifts
setting-training = Combat training
setting-training-training-1 = First scenario
setting-training-training-2 = Second scenario
setting-training-training-3 = Third scenario
setting-training-training-4 = Fourth scenario
setting-training-training-1-room = First scenario in a room

## Asks: orders

ask-keep-order = You drew three order cards. Keep one in your hand; the other two start inaccessible.
ask-choose-order =
    { $number ->
        [1] Choose your first order. You will get this card back.
        [2] Choose your second order.
       *[other] Choose your third order.
    }
ask-choose-non-player-order = Choose the third order of your non-player board.
ask-secret-gift = Choose an adventurer for a secret gift, or pass.
ask-secret-gift-token = Choose the token you secretly give to { $hero }.
ask-get-food = { $space } ({ $deal }): carry it out or leave it unused? You have { $has_gold } gold, { $has_food } food and { $has_evil } evil.
ask-improve-reputation = { $space } ({ $deal }): carry it out or leave it unused? You have { $has_gold } gold, { $has_food } food and { $has_evil } evil.
ask-recruit-imps = { $space } ({ $deal }): carry it out or leave it unused? You have { $has_gold } gold, { $has_food } food and { $has_evil } evil.
ask-buy-traps = { $space } ({ $deal }): carry it out or leave it unused? You have { $has_gold } gold, { $has_food } food and { $has_evil } evil.
ask-spy = Look secretly at one of the combat cards in the town, or pass.
# $dug (Number) is how many have been dug: without any, stopping leaves the order unused.
ask-dig =
    { $left ->
        [one] { $space }: choose where to dig; one more tunnel is allowed.
       *[other] { $space }: choose where to dig; { $left } more tunnels are allowed.
    } Or { $dug ->
        [0] leave the order unused.
       *[other] dig no further.
    }
ask-mine = { $foreman ->
        [0] { $space } ({ $deal }): how many imps mine? Each brings 1 gold.
       *[other] { $space } ({ $deal }): how many imps mine? Each brings 1 gold; one more is the foreman.
    } Or leave the order unused. You have { $free } free.
ask-discard-trap =
    { $reason ->
        [bought] In year 2 you draw one trap card more: discard one of yours, new or old.
        [rust] Rust: discard one of your trap cards.
       *[treasure] Detect Treasure: you lose one of your trap cards. Choose it.
    }
ask-hire = { $space } ({ $deal }): whom do you hire? Or leave the order unused. You have { $has_gold } gold, { $has_food } food and { $has_evil } evil.
ask-pay-with-trap = Choose the trap card you discard for { $tile }.
ask-pay-with-monster = Choose the monster you give away for { $tile }.
ask-build = { $space } ({ $deal }): which room do you build? Or leave the order unused. You have { $has_gold } gold, { $has_food } food and { $has_evil } evil.
ask-build-where = Choose the tunnel that becomes the { $room }.
ask-produce =
    { $used ->
        [0] Which production room do you use? Or use none.
       *[other] Which production room do you use next? Or use no further one.
    } You have { $workers ->
        [one] 1 free { $trolls ->
            [0] imp
           *[other] imp or Troll token
        }
       *[other] { $workers } free { $trolls ->
            [0] imps
           *[other] imps and Troll tokens
        }
    } and { $has_food } food.
ask-shed-tunnel = Tool Shed: choose where the new tunnel is dug.
ask-retrieve = Choose the order that comes back to your hand; the other two are inaccessible next round.

## Asks: events and adventurers

ask-pay-day = Payday: with whom do you settle next? You have { $has_gold } gold, { $has_food } food and { $has_evil } evil.
ask-pay-day-tile = Payday, { BARE($tile) }: do you keep it? Cost: { $cost }. If not, you gain { $evil } evil. You have { $has_gold } gold, { $has_food } food and { $has_evil } evil.
ask-taxes = Taxes: you owe { $owed } gold. Choose how much you pay; each unpaid gold is { $seals ->
        [one] a red seal (3 points less at the end)
       *[other] { $seals } red seals (3 points less each at the end)
    }. You have { $has_gold } gold.
ask-witch-hunt = Witch Hunt: discard one of your monsters or gain { $evil } evil. You have { $has_evil } evil.
ask-monster-strike = Monster Strike: with which monster do you settle next? You have { $has_gold } gold, { $has_food } food and { $has_evil } evil.
ask-monster-strike-tile = Monster Strike: pay one part of the cost of { $tile } ({ $cost }), or lay it face down for this year. You have { $has_gold } gold, { $has_food } food and { $has_evil } evil.
ask-imp-holiday =
    { $left ->
        [one] Imp Holiday: pay { $food } food or lose { $imps ->
            [one] 1 imp
           *[other] { $imps } imps
        }. This is the last group. You have { $has_food } food.
       *[other] Imp Holiday: pay { $food } food or lose { $imps ->
            [one] 1 imp
           *[other] { $imps } imps
        }. { $left } groups of imps are still to be fed. You have { $has_food } food.
    }
ask-safety-inspection = Safety Inspection: you owe { $owed } gold. Choose how much you pay; each unpaid room is { $seals ->
        [one] a red seal (3 points less at the end)
       *[other] { $seals } red seals (3 points less each at the end)
    }. You have { $has_gold } gold.
ask-bad-press = Bad Press: you are the most evil. Pay { $gold } gold or gain { $evil } more evil. You have { $has_gold } gold.
ask-cave-in = Cave-in: your farthest tunnel collapses. Choose it, or pay { $gold } gold. You have { $has_gold } gold.
ask-give-gift = Choose an adventurer who gets a gift from you (the token of that type), or pass.

## Asks: combat

ask-battle-tile = Round { $round }: choose the tile you defend.
ask-lay-trap = Round { $round }: choose a trap to lay, or pass. { $fee ->
        [0] You have { $has_gold } gold and { $has_food } food.
       *[other] In this room it costs { $fee } gold more. You have { $has_gold } gold and { $has_food } food.
    }
ask-send = Round { $round }: choose a monster or ghost to send, or send { $sent ->
    [0] nobody.
   *[other] nobody else.
}
ask-release =
    { $why ->
        [magic_key] Magic Key: you must release a prisoner. Choose which.
       *[tiles] All your tiles are conquered: you must release a prisoner. Choose which.
    }
ask-trap-order = Choose the trap that is sprung first.
ask-aim = { $trap }: choose the adventurer you aim at.
ask-word-of-peace = Word of Peace: withdraw all your monsters from this battle or gain { $evil } evil. You have { $has_evil } evil.
ask-suggestion = Suggestion: with which monster do you settle next? You have { $has_gold } gold, { $has_food } food and { $has_evil } evil.
ask-suggestion-tile = Suggestion, { BARE($tile) }: do you pay its cost again ({ $cost }), or withdraw it? You have { $has_gold } gold, { $has_food } food and { $has_evil } evil.
ask-spell-monster = { $spell }: choose one of your monsters in this battle.
ask-act-next = Choose who acts next.
ask-attack =
    { $here ->
        [rage] Choose what { $tile } does. In its blind rage every hit goes to the first adventurer.
        [bonus] Choose what { $tile } does. In this room each of its hits deals { $bonus } more damage.
        [both] Choose what { $tile } does. In this room each of its hits deals { $bonus } more damage, and in its blind rage every hit goes to the first adventurer.
       *[plain] Choose what { $tile } does.
    }
ask-target =
    { $damage ->
        [one] { BARE($tile) }: choose the adventurer who takes 1 damage.
       *[other] { BARE($tile) }: choose the adventurer who takes { $damage } damage.
    }
ask-vampire-home = { $tile } finds nobody to bite. Choose how it comes home.

## Options that are words

# By the short name, which is on the card.
option-keep-order-order = { $ref }
option-choose-order-order = { $ref }
option-choose-non-player-order-order = { $ref }
option-retrieve-order = { $ref }
option-get-food-act = Take the food
option-improve-reputation-act = Improve the reputation
option-recruit-imps-act = Recruit imps
option-buy-traps-act = Buy traps
option-get-food-pass = Leave the order unused
option-improve-reputation-pass = Leave the order unused
option-recruit-imps-pass = Leave the order unused
option-buy-traps-pass = Leave the order unused
option-mine-imps =
    { $foreman ->
        [0] { $label }
       *[other] { $label } and the foreman
    }
option-mine-pass = Leave the order unused
option-hire-monster = { BARE($ref) } ({ $cost })
option-hire-pass = Leave the order unused
option-build-pass = Leave the order unused
option-spy-pass = Do not spy
option-dig-stop =
    { $dug ->
        [0] Leave the order unused
       *[other] Dig no further
    }
option-produce-room = { $ref } ({ $cost })
option-produce-stop =
    { $used ->
        [0] Use no room
       *[other] Use no further room
    }
option-build-where-cell = Tunnel on { $id }
option-cave-in-cell = Tunnel on { $id }
option-battle-tile-cell = { BARE($what) } on { $id }
option-lay-trap-pass = Lay no trap
option-send-done =
    { $sent ->
        [0] Send nobody
       *[other] Send nobody else
    }
option-give-gift-pass = Give nothing
option-secret-gift-pass = Give nothing
option-pay-day-tile-pay = Keep it: { $cost }
option-pay-day-tile-dismiss = Let it go and gain { $evil } evil
option-suggestion-tile-pay = Pay once more: { $cost }
option-suggestion-tile-withdraw = Withdraw it
option-witch-hunt-evil = Gain { $evil } evil
option-monster-strike-tile-food = Pay 1 food
option-monster-strike-tile-gold = Pay 1 gold
option-monster-strike-tile-evil = Gain 1 evil
option-monster-strike-tile-trap = Discard a trap card
option-monster-strike-tile-monster = Give another monster away
option-monster-strike-tile-down = Lay it face down
option-imp-holiday-food = Pay { $food } food
option-imp-holiday-imp = Lose { $imps ->
        [one] 1 imp
       *[other] { $imps } imps
    }
option-bad-press-gold = Pay { $gold } gold
option-bad-press-evil = Gain { $evil } evil
option-cave-in-gold = Pay { $gold } gold
option-word-of-peace-withdraw = Withdraw all monsters
option-word-of-peace-evil = Gain { $evil } evil
option-vampire-home-up = Face up, ready for a later round
option-vampire-home-down = Face down

## Why not

orders-inaccessible = { $order } is inaccessible this round.
orders-chosen-twice = You have already chosen { $order } this round; choose three different orders.
orders-not-in-stack = { $order } is not among the three cards left of your non-player board.
orders-not-drawn = { $order } is not among the three cards you drew.
price-gold = That costs { $need } gold; you have { $have }.
price-food = That costs { $need } food; you have { $have }.
price-evil = That makes you gain { $need } evil, but your counter can move up only { $have ->
        [one] 1 field
       *[other] { $have } fields
    }.
price-imp = { $need ->
        [one] That costs 1 imp; you have { $have }.
       *[other] That costs { $need } imps; you have { $have }.
    }
price-trap = That costs { $need ->
        [one] 1 trap card
       *[other] { $need } trap cards
    }; you have { $have }.
price-monster = That costs another monster of yours, and you have none. Ghosts do not count.
dig-taken = There is already a tile on { $cell }.
dig-not-adjacent = { $cell } is not next to any tile of your dungeon.
dig-block = A tunnel on { $cell } would fill a block of 2 by 2 cells.
mine-no-tunnel = { $need ->
    [one] An imp needs an unconquered tunnel
   *[other] { $need } imps need as many unconquered tunnels
}; you have { $have }.
mine-no-imp = { $foreman ->
        [0] You need { $need ->
            [one] 1 free imp
           *[other] { $need } free imps
        } for that; you have { $have }.
       *[other] You need { $need ->
            [one] 1 free imp
           *[other] { $need } free imps
        } for that, as one is the foreman; you have { $have }.
    }
mine-too-many = This space allows at most { $limit ->
        [one] 1 mining imp
       *[other] { $limit } mining imps
    }.
hire-not-on-offer = { $tile } is not on offer.
demon-ghost = A ghost is not a monster, so { $tile } cannot be given away.
special-ghost = { $tile } is a ghost, not a monster.
special-not-yours = { $tile } does not belong to you.
spell-not-sent = { $tile } was not sent to this battle.
trap-not-laid = { $trap } was not laid for this battle.
plan-too-many-traps = { $limit ->
        [one] Only one trap may be laid here.
       *[other] Only { $limit } traps may be laid here.
    }
pay-day-not-waiting = { $tile } is not waiting to be settled.
gift-not-here = { $hero } is not among the adventurers of this season.
demon-itself = { $tile } cannot be given away for itself.
demon-not-yours = { $tile } does not belong to you.
build-not-on-offer = The { $room } is not on offer.
build-nowhere = You have no unconquered tunnel where the { $room } may be built.
build-no-tunnel = There is no tunnel on { $cell } that a room could replace.
build-conquered = The tunnel on { $cell } is conquered; a room needs an unconquered one.
build-on-room = There is already a room on { $cell }.
build-next-to-room = { $cell } is next to a room; rooms may touch only at corners.
build-zone = { $zone ->
        [upper] The { $room } must lie in the upper half; { $cell } is in the lower.
        [lower] The { $room } must lie in the lower half; { $cell } is in the upper.
        [edge] The { $room } must lie at the edge; { $cell } is in the centre.
       *[center] The { $room } must lie in the centre; { $cell } is at the edge.
    }
produce-not-yours = You have no { $room }.
produce-conquered = The { $room } is conquered and produces nothing.
produce-used-up = The { $room } has produced as often as it may this round.
produce-workers = The { $room } needs { $need ->
        [one] 1 free imp or Troll token
       *[other] { $need } free imps or Troll tokens
    }; you have { $have }.
produce-no-cell = There is no cell where the Tool Shed could dig a tunnel.
produce-deck-empty = The trap deck is empty, so the Workshop has nothing to make.
produce-no-product = The { $room } produces nothing.
retrieve-not-played = { $order } was not one of your orders this round.
retrieve-carried-out = { $order } was carried out and was not your first order.
taxes-too-much = You owe only { $owed } gold.
strike-not-on-tile = That is not part of the cost of this monster.
cave-in-not-farthest = The tunnel on { $cell } is not your farthest unconquered tunnel.
battle-conquered = The tile on { $cell } is already conquered.
battle-no-tile = There is no tile on { $cell }.
battle-not-nearest = The tile on { $cell } is not among those nearest to the entrance.
plan-face-down = { $tile } lies face down and cannot be sent.
plan-not-yours = { $tile } does not belong to you.
plan-too-many-monsters = Only { $limit ->
        [one] one monster
       *[other] { $limit } monsters
    } may be sent here; ghosts may always be added.
plan-trap-not-yours = You do not hold that trap card.
target-first = A Ghost cannot strike the first adventurer.
target-priest = { $hero } is a priest; a Vampire does not bite priests.
target-invisible = { $hero } is invisible and cannot be chosen.
target-only-first = This hit goes to the first adventurer.
spell-ghost = { $tile } is a ghost; the spell asks for a monster.
attack-no-target = There is nobody this attack could hit.
attack-not-sent = { $tile } is not in this battle or has acted already.
gift-taken = { $hero } already carries a gift.
gift-spent = You have already given { $gift } away this year.
release-not-prisoner = { $hero } is not in your prison.

## What happened: building

event-round-began = Year { $year }, { $season }.
event-monster-offered = In the tavern: { BARE($tile) }.
event-room-offered = Room on offer: { $room }.
event-event-shown = Event in { $season }: { $event }.
event-special-shown =
    { $season ->
        [none] The special event will be { $special }.
       *[other] Special event in { $season }: { $special }.
    }
event-hero-shown = { $hero } will come in { $season }.
event-hero-put-back = All adventurers are equally strong: { $hero } goes under the stack.
event-order-inaccessible = { $order } is now inaccessible for { $seat }.
event-non-player-placed = A non-player minion blocks { $space }.
event-orders-chosen = { $seat } has chosen { $first }, { $second } and { $third }.
event-order-revealed = { $seat } reveals order { $number }: { $order }.
event-hire-fee-paid = { $seat } pays 1 gold for hiring with the first order.
event-hire-fee-unpaid = { $seat } has no gold for hiring with the first order.
event-minion-placed = { $seat } sends a minion to { $space }.
event-minion-turned-away = { $seat } finds no space for { $order }.
event-order-done = { $seat } carries out { $space }.
event-order-not-done = { $why ->
        [declined] { $seat } leaves { $space } unused.
        [gold] { $seat } lacks gold for { $space }.
        [food] { $seat } lacks food for { $space }.
        [evil] { $seat } cannot become any more evil for { $space }.
        [imp] { $seat } has too few free imps for { $space }.
        [tunnel] { $seat } has no unconquered tunnel for { $space }.
        [cell] { $seat } has no suitable cell for { $space }.
        [deck] The trap deck is empty, so { $seat } gets nothing from { $space }.
        [offer] Nothing is left on offer for { $seat } at { $space }.
       *[price] { $seat } cannot pay anything on offer at { $space }.
    }
event-gold-changed = { $way ->
        [pay] { $seat } pays { $by } gold
        [lose] { $seat } loses { $by } gold
       *[gain] { $seat } gains { $by } gold
    }{ $cause ->
        [none] .
       *[other] {" "}({ BARE($cause) }).
    }
event-food-changed = { $way ->
        [pay] { $seat } pays { $by } food
        [lose] { $seat } loses { $by } food
       *[gain] { $seat } gains { $by } food
    }{ $cause ->
        [none] .
       *[other] {" "}({ BARE($cause) }).
    }
event-imps-changed = { $way ->
        [lose] { $seat } loses { $by ->
            [one] 1 imp
           *[other] { $by } imps
        }
       *[gain] { $seat } gains { $by ->
            [one] 1 imp
           *[other] { $by } imps
        }
    }{ $cause ->
        [none] .
       *[other] {" "}({ BARE($cause) }).
    }
event-evil-moved = { $way ->
        [lose] { $seat } loses { $by } evil
       *[gain] { $seat } gains { $by } evil
    }{ $cause ->
        [none] {""}
        [conquest] {" "}(conquered tile)
       *[other] {" "}({ BARE($cause) })
    } and stands on field { $to }.
event-spied = { $seat } looks at { $position }.
event-spy-report = You see: { $position } is { $spell }.
event-tunnel-dug = { $seat } digs a tunnel on { $cell }.
event-gold-mined = { $imps ->
        [one] { $seat } has one imp mining gold.
       *[other] { $seat } has { $imps } imps mining gold.
    }
event-traps-drawn = { $count ->
        [one] { $seat } draws a trap card.
       *[other] { $seat } draws { $count } trap cards.
    }
event-trap-drawn = You drew { $trap }.
event-trap-discarded = { $seat } discards a trap card face down.
event-trap-binned = You discarded { $trap }.
event-monster-hired = { $seat } hires { $tile }.
event-monster-lost = { $seat } loses { $tile }.
event-tile-taken = The greedy non-player takes { $tile } away.
event-room-built = { $seat } builds the { $room } on { $cell }.
event-room-used = { $seat } uses the { $room }.
event-order-retrieved = { $seat } takes { $order } back.

## What happened: events and adventurers

event-event-began = Event: { $event }.
event-special-began = Special event: { $special }.
event-monster-paid = { $seat } pays { $tile }.
event-monster-struck = { $tile } of { $seat } goes on strike and lies face down.
event-seals-taken = { $count ->
        [one] { $seat } takes a red seal
       *[other] { $seat } takes { $count } red seals
    }{ $cause ->
        [none] .
       *[other] {" "}({ BARE($cause) }).
    }
event-tunnel-collapsed = The tunnel of { $seat } on { $cell } collapses.
event-gift-given = { $seat } gives { $hero } a gift: { $gift }.
event-gift-failed = The gift of { $seat } for { $hero } has no effect: { $gift }.
event-hero-joined = { $hero } comes to the dungeon of { $seat }.
event-hero-went-away = { $hero } goes to the non-player and on to the Distant Lands.
event-non-player-evil = The non-player counter is now on field { $to }.
event-paladin-came = The paladin comes to { $seat }.
event-paladin-moved = The paladin moves from { $leaves } to { $seat }.
event-start-player = { $seat } is the starting player.

## What happened: combat

event-combat-began = The combat of year { $year } begins.
event-combat-round-began = Combat round { $number }.
event-tile-chosen = { $seat } defends { $cell }.
event-trap-laid = { $seat } lays a trap.
event-monster-sent = { $seat } sends { $tile }.
event-prisoner-released = { $seat } releases { $hero }.
event-card-shown = Combat card of round { $number }: { $spell }, fatigue { $fatigue }.
event-battle-began = The battle of { $seat } on { $cell } begins.
event-battle-cancelled = Nobody is left to fight { $seat }; everything sent comes back.
event-trap-sprung = { $seat } springs the trap: { $trap }.
event-dart-aimed = The { $trap } is aimed at { $hero }.
event-damage-prevented = { $points ->
        [one] The party of { $seat } prevents 1 damage from the trap.
       *[other] The party of { $seat } prevents { $points } damage from the trap.
    }
event-hero-hurt =
    { $cause ->
        [fatigue] { $hero } takes { $damage } damage from fatigue.
        [poison] { $hero } takes { $damage } damage from the poison.
       *[other] { $hero } takes { $damage } damage ({ BARE($cause) }).
    }
event-hero-imprisoned = { $hero } is eliminated and goes to the prison of { $seat }.
event-illusion-vanished = The illusion vanishes.
event-shield-held = The magic shield saves { $hero } from 1 damage.
event-spell-cast = The party casts { $spell }.
event-spell-ignored = The party cannot cast { $spell }: it has { $magic } magic, it needs { $need }.
event-spells-blocked = The party is not able to cast { $spell } in this battle.
event-monster-withdrawn = { $seat } withdraws { $tile }.
event-monster-sheep = { $tile } of { $seat } is now a sheep.
event-monster-acted = { $tile } acts: { $attack }.
event-monster-idle = { $tile } cannot attack.
event-monster-returned = { $tile } returns ready for a later round.
event-monster-stunned = { $tile } is knocked out.
event-hero-healed = { $hero } is healed of { $points } damage{ $cause ->
        [none] .
       *[other] {" "}({ BARE($cause) }).
    }
event-hero-stronger =
    { $hit_points ->
        [one] { $hero } has one more hit point for this combat.
       *[other] { $hero } has { $hit_points } more hit points for this combat.
    }
event-illusion-appeared = An illusion appears in front of the party.
event-conquest-skipped = No fatigue and no conquest in this battle.
event-fatigue-set =
    { $points ->
        [0] The way does not tire the party.
       *[other] The way tires the party: fatigue { $points }.
    }
event-poison-struck = The poison in { $hero } takes effect.
event-tile-conquered = The party conquers a tile of { $seat }: { $cell }.
event-party-defeated = { $seat } has defeated the whole party.
event-hero-left = { $hero } leaves the dungeon of { $seat }.
event-year-began = Year { $year } begins.
event-title-won = { $seat } is { $title }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-points-scored = { $seat } has { $points ->
    [one] 1 point
   *[other] { $points } points
}.

## Where the points come from

points-unconquered-rooms = Unconquered rooms
points-monsters = Monsters
points-heroes = Captured adventurers
points-paladins = Captured paladins
points-conquered-tiles = Conquered tiles
points-red-seals = Red seals
points-scoring-rooms = Scoring rooms
points-titles = Titles
points-hall-of-fame = Hall of Fame

## What is impossible about a position

wrong-twice = { $piece } lies in more than one place.
wrong-nothing = Something in a pile is not a piece.
wrong-missing = { $piece } lies nowhere.
wrong-too-many = { $what ->
        [monsters] There are more than { $most ->
            [one] 1 monster
           *[other] { $most } monsters
        } in one place.
        [rooms] There are more than { $most ->
            [one] 1 room
           *[other] { $most } rooms
        } on offer.
       *[cards] There are more than { $most } combat cards in the town.
    }
wrong-start = There is no seat { $seat } that could be starting player.
wrong-time = Year { $year } with combat round { $round } does not exist.
wrong-negative = { $what ->
        [gold] { $seat } has less than no gold.
        [food] { $seat } has less than no food.
        [imps] { $seat } has less than no imps.
        [seals] { $seat } has less than no red seals.
       *[working] { $seat } has less than no imps at work.
    }
wrong-evil = The Evilometer has no field { $field } for { $seat }.
wrong-dungeon-size = The dungeon of { $seat } must have { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
}.
wrong-cut-off = The tile of { $seat } on { $cell } has no way to the entrance.
wrong-block = The tile of { $seat } on { $cell } is part of a full block of 2 by 2 cells.
wrong-rooms-adjacent = The room of { $seat } on { $cell } lies next to another room.
wrong-zone = The room of { $seat } on { $cell } lies outside its zone.
wrong-used = { $seat } cannot have used the { $room } so often this round.
wrong-spied = { $seat } has looked at a combat card that is not there, or twice at the same.
wrong-drawn = { $seat } has drawn three different orders; the first two are the inaccessible ones until one is kept.
wrong-gift = The secret gift of { $seat } needs an adventurer of this season and a token still in hand.
wrong-illusion-pile = An illusion can only stand in a party.
wrong-year = { $piece } does not belong to this year.
wrong-turn = No phase has a turn { $turn }.
wrong-heroes = The adventurers of a season do not fit: each has at most one gift, and no more than the stack holds have been put back.
wrong-wounds = { $hero } at the dungeon of { $seat } has damage that would have eliminated him.
wrong-party-size = At the dungeon of { $seat } are too many adventurers: at most { $most } in a year, the paladin and one illusion.
wrong-too-early = { $piece } belongs to year 2 and cannot have come out in year 1.
wrong-paladin-place = The paladin of { $seat } does not stand at the front.
wrong-illusion = An illusion cannot be the only one at the dungeon of { $seat }.
wrong-inaccessible = { $seat } must have two different inaccessible orders.
wrong-orders = { $seat } must have three different orders.
wrong-minion = The minion of { $seat } on { $space } does not fit the orders.
wrong-minions = The minions of { $seat } on the central board do not fit the orders.
wrong-paladin = The paladin stands at another dungeon than the position says.
wrong-paladin-due = The paladin cannot be there: the evil of { $seat } has drawn him to that dungeon.
wrong-paladin-pile = The paladin can only be in his tent, at a dungeon, in a prison, or gone.
wrong-paladin-year = The paladin at the dungeon of { $seat } is not the one of this year.
wrong-non-player = A non-player board must have each of its eight order cards once.
wrong-spaces = The central board has 24 spaces, each free or with one minion.
wrong-town = A year has { $cards } combat cards in the town, and no more than that can lie face up.
wrong-specials = In the full version exactly two special event cards are drawn, one for each year.
wrong-boards = { $boards } non-player boards do not fit the number of players: three players have one, two players have two.
wrong-battle = A battle can only be fought by a player of this table, on the tile planned for it.
wrong-plan = What { $seat } has planned for battle does not fit: it needs an unconquered tile, no more traps and monsters than that tile allows, and the price of the traps in stock.
wrong-working = More imps and Troll tokens of { $seat } are at work than the { $have } there are.
wrong-token = The gift token { $gift } lies in two places or with another colour.

## Keys of other questions

elsewhere-something-else = Something else is to be decided now.
elsewhere-not-here = { $piece } cannot be chosen here: it does not lie where this is chosen from.
elsewhere-order = Orders are chosen at the beginning of a round, by all at the same time.
elsewhere-space = Only an order brings a minion to a space, and to the lowest free one.
elsewhere-cell = You choose cells when you dig and build and when you plan a battle.
elsewhere-hero = You choose adventurers only as the target of a trap or monster: { BARE($hero) }.
elsewhere-trap = You lay traps when you plan a battle: { BARE($trap) }.
elsewhere-monster-yours = You send your monsters and ghosts when you plan a battle: { BARE($tile) }.
elsewhere-monster-offered = Whoever's minion is up with this order hires from the tavern: { BARE($tile) }.
elsewhere-room-yours = You use your production rooms when all orders are carried out: { BARE($room) }.
elsewhere-room-offered = Whoever's minion is up with this order builds from this offer: { BARE($room) }.
elsewhere-others = This belongs to { $seat }, not to you: { BARE($piece) }.
elsewhere-out-of-reach = This is not on offer now: { BARE($piece) }.
elsewhere-duty = This cannot be declined; only which one is yours to choose.
exit-pass = To do without it here, choose “Pass”.
exit-stop = To go no further here, choose “Stop”.
exit-done = To send nobody else, choose “Send nobody else”.

## What is possible, but not at this beat

misplaced-training = A training scenario has only combat, no beat “{ $beat }”.
misplaced-round = At the beat “{ $beat }” there is no combat round { $round }.
misplaced-minions = At the beat “{ $beat }” these minions cannot stand on the central board.
misplaced-third = At the beat “{ $beat }” a non-player board has no third order waiting.
misplaced-orders = At the beat “{ $beat }” { $seat } has no orders of this round.
misplaced-drawn = At the beat “{ $beat }” { $seat } must have drawn three orders to keep one of.
misplaced-gift = At the beat “{ $beat }” { $seat } has picked no secret gift yet.
misplaced-plan = At the beat “{ $beat }” { $seat } has nothing planned for a battle.
misplaced-battle = At the beat “{ $beat }” no battle is being fought.
