### Words only the board needs.

game-title = Dungeon Lords
board-year = Year { $year }
board-combat = Combat
board-combat-round = Combat round { $round }
board-training = Combat training
board-parts = Parts of the board
board-tab-town = Town
board-tab-mine = My dungeon
board-tab-others = The others
board-tab-battle = Battlefield
board-town = The town
board-seasons = Progress board
board-tavern = Tavern
board-tavern-empty = Nobody is here now.
board-tent = The paladin waits in his tent.
board-tent-empty = The tent is empty: the paladin is out.
board-yard = Builder's yard
board-yard-empty = Nothing is for sale now.
board-event-hidden = This event is still face down.
board-combat-cards = Combat cards
board-combat-card = Combat card of round { $round }
board-evil-track = Evilometer
board-evil-field = Evil: field { $field }
board-evil-paladin = Field { $field }: whoever gets here attracts the paladin.
board-non-player = Non-player
board-last-first = Here III comes first, then II, then I.
board-gold = Gold
board-food = Food
board-imp = Imps
board-evil = Evil
board-trap = Traps
board-monster = a monster of yours
board-tunnel = Tunnel
board-spy = Spy
board-foreman = 1 more imp as foreman
board-imps-free = { $imps ->
    [one] 1 imp
   *[other] { $imps } imps
}, { $free } of them free
board-troll-tokens = Troll tokens
board-seals = Red seals
board-gain-monster = a monster or ghost of your choice
board-gain-room = a room of your choice
board-cost = Cost
board-hp = Hit points
board-hp-left = { $left } of { $full } hit points
board-anti-trap = Prevents trap damage
board-hearts = Heals
board-magic = Magic
board-speed-fast = Fast spell
board-speed-slow = Slow spell
board-fatigue = Fatigue { $points }
board-needs-magic = needs magic { $need }
board-zone-upper = upper half only
board-zone-lower = lower half only
board-zone-edge = edge only
board-zone-center = centre only
board-knocked-out = knocked out
board-sent = sent to battle
board-first = First
board-dungeon-of = Dungeon of { $seat }
board-lair = Lair
board-lair-empty = Nobody home yet. The tavern can help.
board-lair-none = Nobody home.
board-lair-fighting = Nobody home: all are in the battle.
board-traps = Traps
board-prison = Prison
board-gifts = Gifts
board-gift = Carries: { BARE($gift) }.
board-titles = Titles as of now
board-title-lord-of-dark-deeds = Evil
board-title-lord-of-halls = Rooms
board-title-tunnel-lord = Tunnels
board-title-monster-lord = Monsters
board-title-lord-of-imps = Imps
board-title-lord-of-riches = Riches
board-title-battle-lord = Battle
board-titles-level = all
board-title-worth = { $players ->
    [2] Alone 2 points, shared 1 point each.
   *[other] Alone 3 points, shared 2 points each.
}
board-hero-warrior = Goes to the front of the party and takes what is meant for the first adventurer.
board-hero-thief = Blunts traps: each symbol takes 1 damage off the trap of every combat round.
board-hero-priest = Heals the party after monsters have attacked: 1 damage for each heart, from front to back.
board-hero-wizard = Lets the party cast: the spell of the round works if their magic together is at least the number of the round.
board-hero-paladin = Comes to whoever reaches field 10 of the Evilometer, stands at the front and can do what thief, priest and wizard can.
board-party = Party of adventurers
board-party-at = Adventurers at the dungeon of { $seat }
board-party-gone = Nobody left.
board-orders = Orders
board-order-not-done = not carried out
board-inaccessible = Inaccessible:
board-start-player = Starting player
board-has-paladin = The paladin is here
board-battlefield = Battlefield
board-steps = Steps of the battle
board-defence = Defence
board-trap-hidden = Face-down trap
board-nobody-sent = Nobody stands in the way.
board-battle-log = Course of the battle
board-battle-quiet = All quiet at the gate so far.
board-cause-fatigue = fatigue
board-cause-poison = poison
board-none = none
board-free = free
board-cell-empty = earth
board-conquered = { $name }, conquered
board-heroes-next = Adventurers on their way
board-text-when = Year { $year }, { $season }
board-text-places = Who stands where
board-text-stock = { $gold } gold, { $food } food, { $imps ->
    [one] 1 imp
   *[other] { $imps } imps
}, { $traps ->
    [one] 1 trap
   *[other] { $traps } traps
}, evil { $evil }, { $seals ->
    [one] 1 red seal
   *[other] { $seals } red seals
}.
kind-monster = Monster or ghost
kind-room = Room
kind-trap = Trap
kind-hero = Adventurer
kind-spell = Combat card
kind-event = Event
kind-special = Special event
kind-order = Order

### Explanations for the lobby

setting-rules-full-help = With special events and self-chosen first inaccessible orders; Hire Monster as the first order costs 1 gold.
setting-rules-first-help = For the first game: inaccessible orders are dealt at random, special events do nothing.
setting-special-events-help = Once a year a special event makes life harder for everybody. Without them the game is a little easier.
setting-choose-inaccessible-help = In the first game: everybody draws three order cards and picks which two are inaccessible at first.
setting-non-player-help = With two or three players, minions without a master block some spaces. The greedy one also takes monsters out of the tavern.
setting-gifts-help = Minions give gifts to arriving adventurers and make them stronger, preferably those of the others. Our reconstruction of the variant.
setting-training-help = Puzzles from the rule book's combat training: defeat the party and lose as few tiles as possible.

board-licences = { $who } { $count ->
        [one] has
       *[other] have
    } more than 0 points and { $count ->
        [one] gets
       *[other] get
    } a licence.
board-licence-nobody = Nobody has more than 0 points, so nobody gets a licence.
board-confirm-unused = Leave the order unused? It could still be carried out.
board-confirm-idle = Stop producing? { $rooms ->
        [one] 1 room
       *[other] { $rooms } rooms
    } could still produce.
board-confirm-orders = Your third order: { $choice }. As soon as everybody has chosen, all orders are revealed. Is that your plan?
board-some-gold = { $n } gold
board-some-food = { $n } food
board-some-imp = { $n ->
    [one] 1 imp
   *[other] { $n } imps
}
board-some-trap = { $n ->
    [one] 1 trap card
   *[other] { $n } trap cards
}
board-some-monster = { $n ->
    [one] 1 monster of yours
   *[other] { $n } monsters of yours
}
board-some-tunnel = { $n ->
    [one] 1 tunnel
   *[other] { $n } tunnels
}
board-some-evil = { $n } evil
board-some-spy = { $n ->
    [one] a look at 1 combat card
   *[other] a look at { $n } combat cards
}
board-less-evil = { $n } less evil
board-tile-cost = the cost of the tile
board-space-digs = { $imps ->
        [one] 1 imp may dig 1 tunnel
       *[other] Up to { $imps } imps dig 1 tunnel each
    }{ $foreman ->
        [0] .
       *[other] , with 1 more imp as the foreman.
    }
board-space-mines = { $imps ->
        [one] 1 imp may mine 1 gold
       *[other] Up to { $imps } imps mine 1 gold each
    }{ $foreman ->
        [0] .
       *[other] , with 1 more imp as the foreman.
    }
board-space-draws-more = In year 2: { $n ->
    [one] draw 1 card more, then discard 1 of your trap cards.
   *[other] draw { $n } cards more, then discard { $n } of your trap cards.
}
board-space-costs = Pay { $pay }; then: { $gain }.
board-space-evil = Gain { $evil } evil; then: { $gain }.
board-space-costs-evil = Pay { $pay } and gain { $evil } evil; then: { $gain }.
board-space-gives = Free: { $gain }.
board-training-goal = The goal: defeat the party and lose { $best ->
    [0] no tile
    [one] no more than 1 tile
   *[other] no more than { $best } tiles
}; nobody can do better.
board-training-lost = { $lost ->
    [0] You have lost no tile.
    [one] You have lost 1 tile.
   *[other] You have lost { $lost } tiles.
}
board-training-perfect = That is the best result there is.
board-training-best = Your best result so far: { $best } lost.
board-training-next = Next exercise: { $next }
