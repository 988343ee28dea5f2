### Words only the board needs.

game-title = Tyrants of the Underdark
board-round = Round { $round }
board-last-round = Last round
board-parts = Parts of the board
board-tab-map = Map
board-tab-cards = My cards
board-tab-market = Market
board-tab-houses = Houses
board-tab-choice = something to choose here
board-map = Map of the Underdark
board-market = Market
board-market-deck = Cards in the market deck
board-devoured = Devoured cards
board-empty-space = empty
board-houses = Houses
board-hand = Your hand
board-hand-empty = Your hand is empty.
board-play-area = Play area
board-nothing-played = No card yet.
board-pool = Resource pool of { $who }
board-power = power
board-influence = influence
board-barracks = Troops in the barracks
board-spies = Spies in the barracks
board-trophies = Trophy hall
board-tokens = VP tokens
board-hand-size = Cards in hand
board-deck = Cards in the deck
board-discard = Discard pile
board-circle = Inner circle
board-points = Points if the game ended now
board-none = none
board-cost = Cost
board-no-aspect = no aspect
board-deck-vp = VP in deck, hand or discard pile
board-circle-vp = VP in the inner circle
board-marker = Control marker: 1 influence each turn, under total control also { $vp } VP. Now: { $held }.
board-marker-free = on the board
board-marker-word = control marker ({ $vp } VP)
board-site = { $vp } VP
board-site-held = { $vp } VP, controlled by { $who }
board-site-total = { $vp } VP, under total control of { $who }: every space is theirs and no other spy is there
board-ending = Last round: { $reason }
board-text-turn = Round { $round }. { $who } is to move with { $power } power and { $influence } influence.
board-free = { $count } free
board-total = total control
board-site-word = Site
board-vp-word = VP
board-troops = Troops
board-control = Control
board-routes = Routes
kind-card = Minion
kind-play = Minion
kind-recruit = Minion

board-confirm-end = End the turn? You still have { $hand ->
        [0] { $power ->
            [0] { $influence } influence
           *[other] { $influence ->
                [0] { $power } power
               *[other] { $power } power and { $influence } influence
            }
        }
       *[other] { $hand ->
            [one] 1 card
           *[other] { $hand } cards
        } in hand{ $power ->
            [0] { $influence ->
                [0] {""}
               *[other] {""} and { $influence } influence
            }
           *[other] { $influence ->
                [0] {""} and { $power } power
               *[other] , { $power } power and { $influence } influence
            }
        }
    }; what is unused is lost.
board-confirm-unpayable = This brings nothing now: { $cost ->
    [devour_this] this card no longer lies in the play area
    [devour_inner_circle] your inner circle is empty
    [devour_hand] you have no other card in hand
    [discard_hand] you have no other card in hand
   *[other] you have no spy on the board
}. Choose it all the same?
board-play-simple = { $count ->
        [one] Play the simple card
       *[other] Play { $count } simple cards
    }
setting-deck-one-drow-help = Low costs; good for a first game.
setting-deck-one-dragons-help = Many costly cards; each of five dragons rewards one strategy.
setting-deck-one-elemental-help = Cards that focus on one aspect.
setting-deck-one-demons-help = Devour your own cards; Insane Outcasts for the others.
setting-deck-one-aberrations-help = Many spies; others must discard.
setting-deck-one-undead-help = Cards that devour themselves and bring trophies back.
setting-deck-two-drow-help = Low costs; good for a first game.
setting-deck-two-dragons-help = Many costly cards; each of five dragons rewards one strategy.
setting-deck-two-elemental-help = Cards that focus on one aspect.
setting-deck-two-demons-help = Devour your own cards; Insane Outcasts for the others.
setting-deck-two-aberrations-help = Many spies; others must discard.
setting-deck-two-undead-help = Cards that devour themselves and bring trophies back.
board-site-spies = Spies
setting-outer-help = Which outer third joins the centre with three players; the other one stays shut.
