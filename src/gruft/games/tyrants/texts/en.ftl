# Tyrants of the Underdark

## settings
setting-deck-one = First market deck
setting-deck-one-drow = Drow
setting-deck-one-dragons = Dragons
setting-deck-one-elemental = Elemental
setting-deck-one-demons = Demons
setting-deck-one-aberrations = Aberrations
setting-deck-one-undead = Undead
setting-deck-two = Second market deck
setting-deck-two-drow = Drow
setting-deck-two-dragons = Dragons
setting-deck-two-elemental = Elemental
setting-deck-two-demons = Demons
setting-deck-two-aberrations = Aberrations
setting-deck-two-undead = Undead
setting-outer = Outer section (three players)
setting-outer-left = left
setting-outer-right = right
options-same-deck = The two market decks must be different; { $deck } is chosen twice.

## names
name-colour-black = Black
name-colour-orange = Orange
name-colour-white = White
name-ending-barracks = a barracks is empty
name-ending-market = the market deck is empty

## the score
points-sites = controlled sites
points-total-control = total control
points-trophies = trophy hall
points-deck = cards in deck, hand and discard pile
points-inner-circle = inner circle
points-tokens = VP tokens

## phases
beat-claim = Set-up: first troops
beat-turn = Start of turn
beat-main = Main phase
beat-late = End of turn: promotions
beat-close = End of turn

## asks
ask-claim = Choose the starting site for your first troop.
ask-main = Your turn{ $power ->
        [0] { $influence ->
            [0] {""}
           *[other] {""} ({ $influence } influence)
        }
       *[other] { $influence ->
            [0] {""} ({ $power } power)
           *[other] {""} ({ $power } power, { $influence } influence)
        }
    }: choose what you do, or end your turn.
ask-deploy-basic = Choose where to deploy a troop (1 power paid).
ask-assassinate-basic = Choose an enemy troop to assassinate (3 power paid).
ask-return-spy-basic = Choose an enemy spy to return (3 power paid).
ask-deploy = { $card }: choose where to deploy a troop.{ $left ->
    [one] {""}
   *[other] {" "}({ $left } still to deploy.)
}
ask-assassinate = { $card }: choose a troop to assassinate.{ $left ->
    [one] {""}
   *[other] {" "}({ $left } still to go.)
}{ $exit ->
    [stop] {" "}Or stop.
   *[none] {""}
}
ask-one-site = { $card }: choose the site at which to assassinate { $left ->
    [one] a troop
   *[other] up to { $left } troops
}.{ $exit ->
    [stop] {" "}Or stop.
   *[none] {""}
}
ask-supplant = { $card }: choose a troop to supplant.{ $left ->
    [one] {""}
   *[other] {" "}({ $left } still to go.)
}
ask-move = { $card }: choose an enemy troop to move.{ $left ->
    [one] {""}
   *[other] {" "}({ $left } still to go.)
}{ $exit ->
    [stop] {" "}Or stop.
   *[none] {""}
}
ask-move-to = { $card }: choose the empty space for the { $troop }.
ask-place-spy = { $card }: choose the site for your spy.{ $left ->
    [one] {""}
   *[other] {" "}({ $left } still to place.)
}
ask-spy-back = { $card }: all your spies are on the board: choose one to place anew, or pass.{ $left ->
    [one] {""}
   *[other] {" "}({ $left } still to place.)
}
ask-return-enemy-spy = { $card }: choose an enemy spy to return.{ $left ->
    [one] {""}
   *[other] {" "}({ $left } still to go.)
}
ask-return-piece = { $card }: choose a troop or spy to return to its owner.{ $left ->
    [one] {""}
   *[other] {" "}({ $left } still to go.)
}{ $exit ->
    [stop] {" "}Or stop.
   *[none] {""}
}
ask-trophy = { $card }: choose a troop from a trophy hall.{ $left ->
    [one] {""}
   *[other] {" "}({ $left } still to go.)
}{ $exit ->
    [stop] {" "}Or stop.
   *[none] {""}
}
ask-trophy-to = { $card }: choose the empty space for the { $trophy }.
ask-hall = { $card }: choose the opponent whose trophy hall you take from.
ask-outcast-for = { $card }: choose who recruits { $amount ->
    [one] an Insane Outcast
   *[other] { $amount } Insane Outcasts
}.
ask-discard-for = { $card }: choose who discards a card.
ask-discard = { $causer } makes you discard a card: choose one from your hand.
ask-react = { $card }: promote it instead of discarding it?
ask-promote = { $card }: choose a card to promote.{ $left ->
    [one] {""}
   *[other] {" "}({ $left } still to go.)
}{ $exit ->
    [stop] {" "}Or stop.
   *[none] {""}
}
ask-promote-from = { $card }: choose a card to promote now.
ask-devour-market = { $card }: choose a market card to devour, or pass.
ask-swap-market = { $card }: choose the market card to devour; { $card } takes its space.
ask-recruit-free = { $card }: choose a card to recruit without paying.{ $left ->
    [one] {""}
   *[other] {" "}({ $left } still to go.)
}{ $exit ->
    [stop] {" "}Or stop.
   *[none] {""}
}
ask-play-from = { $card }: choose { $zone ->
    [market] the market card
   *[other] the card of your inner circle
} to play.
ask-pay-spy = { $card }: which spy do you return? Or pass. In return: { $gain }
ask-pay-spies = { $card }: which spy do you return first? Or pass. In return: { $gain }
ask-pay-more-spies = { $card }: do you return another spy? Or stop. In return: { $gain }
ask-pay-devour = { $card }: which card of your hand do you devour? Or pass. In return: { $gain }
ask-pay-discard = { $card }: which card of your hand do you discard? Or pass. In return: { $gain }
ask-pay-circle = { $card }: which card of your inner circle do you devour? Or pass. In return: { $gain }
ask-pay-this = { $card }: do you devour this card? Or pass. In return: { $gain }
ask-option = { $card }: choose one.{ $left ->
    [one] {""}
   *[other] {" "}({ $left } choices left.)
}
ask-spy-order = { $card }: choose the site to supplant at next.
ask-focus = { $card }: reveal a card with the aspect { $aspect }. Or pass. In return: { $gain }
ask-late = End of turn: choose which effect comes next.

## options
option-main-play = Play { $ref }
option-main-recruit = Recruit { $ref }
option-deploy = Deploy (1 power)
option-assassinate = Assassinate (3 power)
option-return-spy = Return an enemy spy (3 power)
option-main-end = End the turn
option-option-option = { $label }{ $what ->
    [return_own_spy] {" "}(Nothing now: you have no spy on the board.)
    [return_own_spies_any_number] {" "}(Nothing now: you have no spy on the board.)
    [devour_hand] {" "}(Nothing now: you have no other card in hand.)
    [discard_hand] {" "}(Nothing now: you have no other card in hand.)
    [devour_inner_circle] {" "}(Nothing now: your inner circle is empty.)
    [devour_this] {" "}(Nothing now: this card no longer lies in the play area.)
   *[other] {""}
}
option-pay = Devour it
option-react-promote = Promote it
option-react-discard = Discard it

## refusals
turn-not-now = That has to wait: first finish what has been begun.
duty-instruction = The card demands it: this cannot be declined as long as it is possible.
duty-basic-action = The action has been paid for: choose its target, or take the action back.
duty-claim = Everybody puts a first troop on a starting site: choose one.
duty-late = Everything put off to the end of the turn must happen now; only the order is yours.
duty-discard = You must discard a card: choose which one.
duty-react = Choose whether the card is promoted or discarded.
duty-promotion = This promotion must be made; only “up to” and “may” can be left undone.
duty-each-spy = Each of the returned spies has its turn; only the order is yours.
exit-pass = To do without it here, choose “Pass”.
exit-stop = To go no further here, choose “Stop”.
exit-end = To do nothing more, end your turn.
exit-none = This cannot be declined.
turn-not-begun = Turns begin only when everybody has a first troop on the board.
turn-not-yours = It is not your turn: you are only asked for this one choice.
turn-first-an-action = First play a card or choose a basic action; then this can be chosen if it asks for it.
turn-something-else = Something else is asked now: a card is carried out completely before anything else.
action-too-little-power = This costs { $price } power; you have { $power }.
place-not-in-play = { $place } is not in play in this game.
place-taken = There is no empty space: { $place }.
deploy-no-presence = You have no presence at { $place }: you need a troop there or next to it; at a site a spy will do.
deploy-nowhere = There is no empty space where you have presence.
claim-no-start = { $place } is not a starting site.
claim-taken = { $place } has been claimed by another player.
assassinate-no-target = There is no enemy troop where you have presence.
return-spy-no-target = There is no enemy spy where you have presence.
troop-own = The { $troop } is your own; this needs an enemy troop.
troop-not-another-players = The { $troop } is your own; this needs another player's troop or spy.
troop-not-white = The { $troop } does not fit: only white troops may be chosen.
troop-white = The { $troop } belongs to nobody; only players' troops may be chosen.
troop-elsewhere = The { $troop } is not at the site this card is about.
troop-no-presence = You have no presence where the { $troop } stands.
troop-moved-already = The { $troop } has already been moved by this card.
troop-not-there = There is no such troop: { $troop }.
site-is-route = This must be a site, not a route: { $place }.
site-no-presence = You have no presence at { $place }.
site-no-target = There is no troop to assassinate at { $place }.
spy-not-a-site = Spies stand only at sites, not on routes: { $place }.
spy-already-there = You already have a spy at { $site }.
spy-own = The { $spy } is your own; this needs an enemy spy.
spy-not-own = The { $spy } is not yours; this needs one of your own spies.
spy-no-presence = You have no presence where the { $spy } stands.
spy-not-there = There is no such spy: { $spy }.
spy-none-returned-there = You returned no spy from { $place }, or have already used it.
recruit-not-for-sale = { $card } has no cost: it can neither be recruited nor played from the market.
recruit-not-offered = { $card } is not offered now.
recruit-stack-empty = The stack is empty: { $card } can no longer be recruited.
recruit-too-dear = { $card } costs { $cost } influence; you have { $influence }.
recruit-other-aspect = { $card } does not fit: the card must have the aspect { $aspect }.
recruit-above-limit = { $card } does not fit: it may cost at most { $limit }.
market-not-in-row = { $card } is not in the market row.
market-no-space = { $card } lies on no market space.
card-not-in-hand = { $card } is not in your hand.
card-not-in-circle = { $card } is not in your inner circle.
card-not-here = { $card } does not lie where this can be chosen from.
card-played = { $card } has been played; at the end of the turn it goes to the discard pile.
promote-not-in-play-area = { $card } does not lie in your play area.
promote-itself = { $card } cannot promote itself.
promote-not-obedience = { $card } is not an Obedience card.
promote-not-undead = { $card } is not an undead card.
promote-other-zone = { $card } does not lie where this card may promote from.
trophy-no-presence = You have no presence at { $place }.
trophy-other-hall = The { $trophy } is not in the hall this card takes from.
trophy-not-there = There is no such trophy: { $trophy }.
step-does-nothing = This could do nothing now.
option-does-nothing = This option could do nothing now: { $option }
option-other-card = This is an option of another card.
opponent-yourself = You cannot choose yourself: this needs an opponent.
opponent-few-cards = { $seat } holds { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}; this needs an opponent with more than { $limit ->
    [one] 1 card
   *[other] { $limit } cards
} in hand.
opponent-not-adjacent = { $seat } has no troop adjacent to one of the troops you have just deployed.
opponent-no-troop-there = { $seat } has no troop at { $site }, where you have just placed your spy.
opponent-empty-hall = The trophy hall of { $seat } is empty.
focus-other-aspect = { $card } does not have the aspect { $aspect }.
late-promotions-first = The card's own promotions come first. ({ $effect })
late-not-waiting = This effect is not waiting for the end of the turn.

## impossible positions
position-seats = Everything that belongs to players must be there { $seats } times, for 2 to 4 players.
position-whose-turn = The active and the first player must be among the { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}.
position-market = The market has six spaces, not { $spaces }.
position-ending = The game cannot be ending because of “{ $ending }”.
position-card-not-in-game = { $card } does not belong to the decks of this game.
position-card-count = { $card } lies in { $count } places; it must be exactly one.
position-troops = { $color } has { $total ->
    [one] 1 troop
   *[other] { $total } troops
} in all; there must be 40.
position-space-twice = Two troops stand on one space.
position-out-of-play = A troop stands outside the sections in play.
position-spies = { $seat } has more than five spies or one where no spy may be.
position-marker = The control marker of { $site } does not lie with whoever controls the site.
position-negative = A number is below zero.
position-colours = Troops and trophies are counted for five colours: black, red, blue, orange and white.
position-holders = There are 7 control markers, not { $count }.
position-sections = These sections of the board are not the ones for { $seats ->
    [one] 1 player
   *[other] { $seats } players
}.
position-decks = Two different market decks belong to the game.
position-end-due = The end of the game is due ({ $ending }), but the position does not say so: name it under “ending”.
position-end-early = The game cannot end because of the market while there are cards in the market deck.
position-no-card = Only market spaces can be empty; everywhere else a card must be named.
position-late = { $card } has no effect number { $effect } that can be put off to the end of the turn.
position-own-trophy = { $seat } cannot have captured troops of their own colour.

## news
event-turn-begun = Round { $round }: { $who } begins a turn{ $influence ->
    [0] {""}
   *[other] {""} with { $influence } influence for control markers
}.
event-start-claimed = { $who } starts in { $site }.
event-card-played = { $who } plays { $card }.
event-option-chosen = { $who } chooses “{ $option }”{ $in_vain ->
   *[0] {""}
    [1] {" "}(without effect)
}.
event-late-effect = { $who } carries out { $card } at the end of the turn.
event-card-revealed = { $who } reveals { $card }.
event-power-gained = { $who } gains { $amount } power.
event-influence-gained = { $who } gains { $amount } influence.
event-points-gained = { $who } gains { $amount } VP.
event-marker-points-gained = { $who } gains { $amount } VP for total control.
event-barracks-empty = { $who } has no troops left and gains 1 VP{ $power ->
   *[0] {""}
    [one] {""} for { $power } power
    [other] {""} for { $power } power
} instead.
event-troop-deployed = { $who } deploys a troop{ $power ->
   *[0] {""}
    [one] {""} for { $power } power
    [other] {""} for { $power } power
}: { $place }.
event-troop-assassinated = { $who } assassinates the { $troop }{ $power ->
   *[0] {""}
    [one] {""} for { $power } power
    [other] {""} for { $power } power
}.
event-troop-supplanted = { $who } supplants the { $troop }.
event-troop-moved = { $who } moves the { $troop } to: { $place }.
event-troop-returned = { $who } returns the { $troop } to its owner.
event-trophy-placed = { $who } puts a troop from the hall of { $hall } on the board: { $troop }.
event-spy-placed = { $who } places a spy at { $site }.
event-spy-returned = { $who } returns the { $spy }{ $power ->
   *[0] {""}
    [one] {""} for { $power } power
    [other] {""} for { $power } power
}.
event-marker-taken = { $who } takes the control marker of { $site }.
event-marker-lost = { $who } loses the control marker of { $site }; nobody controls it.
event-card-recruited = { $who } recruits { $card }{ $influence ->
   *[0] {""}
    [one] {""} for { $influence } influence
    [other] {""} for { $influence } influence
}.
event-outcasts-recruited = { $who } recruits { $amount ->
    [one] an Insane Outcast
   *[other] { $amount } Insane Outcasts
}.
event-market-refilled = { $card } comes to the market.
event-card-swapped-in = { $card } of { $who } goes to the market.
event-card-devoured = { $who } devours { $card }.
event-outcast-sent-back = An Insane Outcast of { $who } returns to the supply.
event-card-promoted = { $who } promotes { $card }.
event-card-discarded = { $who } discards { $card }.
event-deck-discarded = { $who } puts the whole deck ({ $amount ->
    [one] 1 card
   *[other] { $amount } cards
}) into the discard pile.
event-cards-drawn = { $who } draws { $amount ->
    [one] 1 card
   *[other] { $amount } cards
}.
event-card-drawn = You draw { $card }.
event-deck-shuffled = { $who } shuffles the discard pile into a new deck.
event-ghost-called = { $who } calls up the top devoured card: it counts as a market card this turn.
event-end-triggered = The game ends after this round: { $reason }.
ending-barracks = The last troop of a barracks was deployed: with that round the game ended.
ending-market = The market deck ran out: with that round the game ended.
