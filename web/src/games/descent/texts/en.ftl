### Words that only the board needs.

game-title = Descent
board-round = Round { $round }
board-setup = Set-up
board-parts = Parts of the board
board-side = Quest, heroes and overlord
board-tab-map = Map
board-tab-heroes = Heroes
board-tab-overlord = Overlord
board-tab-quest = Quest
board-map = Map
board-map-keys = Map. Arrow keys lead from space to space, Enter chooses.
board-layers = Aids on the map
board-layer-reach = Reach
board-layer-reach-help = Where the figure can go and what it costs
board-layer-sight = Line of sight
board-layer-sight-help = What the figure sees
board-layer-odds = Odds
board-layer-odds-help = Whom the figure hits from here: chance and average damage, no surge spent
board-layer-coords = Coordinates
board-layer-coords-help = Numbers along the edges, as the board in words uses them
board-odds-of = { $weapon } against { $space }: { $chance } chance to hit, { $damage } damage on average
name-weapon-fists = Bare fists
name-weapon-own = Attack
board-walk = Walk to { $space }: { $cost ->
    [one] 1 movement point
   *[other] { $cost } movement points
}
board-walk-action = Move action: walk to { $space }, { $cost ->
    [one] 1 movement point
   *[other] { $cost } movement points
}
# Beside a figure: the open question is about it.
board-asked-about = this is who is asked about
board-tally = What the quest counts
# After a number that goes up: how many decide the quest.
board-tally-of = of { $goal }
board-lasting = Still in effect
board-tray = To choose from
board-answers = To choose from
board-turns = Turns of round { $round }
board-whose-turn = To move: { $who }.
board-actions = { $count ->
    [one] 1 action
   *[other] { $count } actions
}
board-points = { $count ->
    [one] 1 movement point left
   *[other] { $count } movement points left
}
board-group-done = { $done } of { $all } activated
board-life = { $left } of { $health } Health
board-damage-track = Health: { $left } of { $all }
board-fatigue-track = Free Stamina: { $left } of { $all }
board-activated = already activated
board-acted = has had a turn
board-carries = carries: { $token }
board-carried = is carried
board-fallen = { $hero }: knocked out
board-vanished = { $hero } comes back near here
board-knocked-out = Knocked out
board-search-token = Search token on { $space }
board-special-token = Special search token on { $space }, known to you alone
board-search-tokens = Search tokens
board-search-deck = { $count ->
    [one] 1 Search card in the deck
   *[other] { $count } Search cards in the deck
}
board-stand = Place of { $w } by { $h ->
    [one] 1 space
   *[other] { $h } spaces
} from { $x },{ $y }
# Notes of the map, for who sees it: what is there, without numbers of spaces.
board-space-free = Free space
board-space-away = { $what }, { $cost ->
    [one] 1 movement point
   *[other] { $cost } movement points
} away
board-space-away-free = { $what }, { $cost ->
    [one] 1 space
   *[other] { $cost } spaces
} away
board-search-here = Search token
board-special-here = Special search token, known to you alone
board-stand-here = Stand like this: { $w } by { $h ->
    [one] 1 space
   *[other] { $h } spaces
}
board-gate-entrance = Entrance
board-gate-exit = Exit
board-locked = locked
board-closed = closed
board-open = open
option-open-door = Open { $ref }
option-close-door = Close { $ref }
board-no-heroes = No hero has been chosen yet.
board-equipped = equipped
board-exhausted = exhausted
board-flipped = turned over
board-feat = Heroic feat
board-ability = Hero ability
board-feat-ready = Heroic feat ready
board-feat-used = Heroic feat used
board-hand = Your overlord cards
board-hand-size = Cards in the overlord's hand
board-deck = Cards in the overlord deck
board-playing = Being played
board-discard = Discard pile ({ $count })
board-bought = Cards bought for the deck ({ $count })
board-figure = Figure
board-where = Spaces
board-attack = Attack
board-hearts = Hearts
board-surges = Surges
board-range = Range
board-pierce = Pierce
board-shields = Shields
board-on-dice = dice { $count }
board-so-far = so far
board-before-surges = before surges and abilities
board-range-needed = needs { $count }
board-change-die = + { $die }: { $source }
board-change-reroll = { $die } re-rolled: { $source }
board-change-least = at least { $count } damage: { $source }
board-change-blast = Blast: { $source }
board-change-must-surge = 1 surge first: { $source }
board-roll = Roll
board-passes = passed as it stands
board-fails = failed as it stands
board-test = Tests { $attribute }: at most { $value ->
    [one] 1 shield
   *[other] { $value } shields
}
board-not-rolled = not rolled yet
board-missed = Miss
board-missed-so-far = Miss as it stands
board-miss = Miss
board-dealt = { $count } damage
board-speed = Speed
board-health = Health
board-stamina = Stamina
board-defense = Defence
board-hands = Hands
board-gold = Gold
board-use-action = Action
board-use-fatigue = Cost: { $count } fatigue
board-stat-fatigue = Fatigue
board-trait-axe = Axe
board-trait-blade = Blade
board-trait-bow = Bow
board-trait-cloak = Cloak
board-trait-exotic = Exotic
board-trait-hammer = Hammer
board-trait-heavy-armor = Heavy armour
board-trait-helmet = Helmet
board-trait-light-armor = Light armour
board-trait-magic = Magic
board-trait-ring = Ring
board-trait-rune = Rune
board-trait-shield = Shield
board-trait-staff = Staff
board-trait-trinket = Trinket
board-melee = Melee
board-ranged = Ranged
board-act = Act { $act }
board-minion = Minion
board-master = Master
board-die-blue = blue die
board-die-red = red die
board-die-yellow = yellow die
board-die-brown = brown die
board-die-grey = grey die
board-die-black = black die
board-die-turned = rolled again: { $cards }
board-die-letter-blue = B
board-die-letter-red = R
board-die-letter-yellow = Y
board-die-letter-brown = br
board-die-letter-grey = G
board-die-letter-black = K
board-die-range = range { $count }
board-die-hearts = { $count ->
    [one] 1 heart
   *[other] { $count } hearts
}
board-die-surges = { $count ->
    [one] 1 surge
   *[other] { $count } surges
}
board-die-shields = { $count ->
    [one] 1 shield
   *[other] { $count } shields
}
board-goal-heroes = The heroes win
board-goal-overlord = The overlord wins
board-won-heroes = The heroes have won the quest.
board-won-overlord = The overlord has won the quest.
board-archetype-warrior = Warrior
board-archetype-healer = Healer
board-archetype-mage = Mage
board-archetype-scout = Scout
kind-card = Card
kind-hero = Hero
kind-class = Class
kind-monster = Minion monster
kind-master = Master monster
kind-group = Monster group
kind-lieutenant = Lieutenant
kind-condition = Condition
kind-surge = Surge ability
kind-ability = Ability
kind-feat = Heroic feat

board-confirm-attack = Only one attack is possible. Target: { BARE($target) }, chance to hit { $percent }%. Attack all the same?
board-confirm-end = End the turn?{ $actions ->
        [0] {""}
        [one] {" "}1 action is still left.
       *[other] {" "}{ $actions } actions are still left.
    }{ $familiar ->
        [0] {""}
       *[other] {" "}The Reanimate has not acted yet.
    }
board-confirm-familiar = End the activation? The Reanimate can still act.
board-confirm-dismiss = Discard the Reanimate? It leaves the map until it is raised again.
board-confirm-stop = End the move? The movement points that are left are lost; whoever stops to act keeps them.
board-confirm-reinforce = Go without? { $more ->
        [0] “{ $what }” could still come, but no longer this turn.
       *[other] “{ $what }” and { $more } more could still come, but no longer this turn.
    }
setting-quest-help = Which quest is played; some have two encounters, one after the other.
setting-level-help = How strong heroes and overlord begin.
setting-heroes-help = How many heroes set out; whoever plays alone against the overlord leads at least two.
setting-overlord-help = Which seat plays the overlord. The rows above show it.
setting-errata-help = With the corrections the publisher made after printing.
setting-crrg-rulings-help = Where the book leaves a question open, follow the rules reference of the community.
setting-two-hero-bonus-help = Two heroes against one overlord get help.
board-order-window = whatever happens
setting-mode-help = A quest takes an evening; the campaign plays nine of them in a row, with experience, gold and journeys.
