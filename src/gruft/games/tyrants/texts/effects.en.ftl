# What cards do. Sentences are "effect-…", parts of sentences "part-…".
# $n (Number), $limit: exact or up_to, $color: any or white, $where: presence, bound, anywhere, one_site.

## amounts
part-power = { $n } power
part-influence = { $n } influence
part-vp = { $n } VP
part-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
part-per = { $one } { $each }
part-each = { $every ->
    [1] for each { $counted }
   *[other] for every { $every } { $counted } (rounded down)
}
part-counted = { $counter ->
    [sites_controlled] { $every ->
        [1] site you control
       *[other] sites you control
    }
    [sites_total_control] { $every ->
        [1] site under your total control
       *[other] sites under your total control
    }
    [control_markers] { $every ->
        [1] site control marker you hold
       *[other] site control markers you hold
    }
    [trophies] { $every ->
        [1] troop in your trophy hall
       *[other] troops in your trophy hall
    }
    [trophies_player] { $every ->
        [1] player troop in your trophy hall
       *[other] player troops in your trophy hall
    }
    [trophies_white] { $every ->
        [1] white troop in your trophy hall
       *[other] white troops in your trophy hall
    }
    [inner_circle] { $every ->
        [1] card in your inner circle
       *[other] cards in your inner circle
    }
    [own_spies_on_board] of your spies on the board
   *[assassinated_by_this_card] { $every ->
        [1] troop this card assassinated
       *[other] troops this card assassinated
    }
}

## parts of sentences
part-up-to = { $limit ->
    [up_to] up to{" "}
   *[exact] {""}
}
part-troops = { $limit ->
    [up_to] up to{" "}
   *[exact] {""}
}{ $n } { $color ->
    [white] white
   *[any] enemy
} { $n ->
    [one] troop
   *[other] troops
}
part-at = {" "}{ $where ->
    [bound] at that spy's site
    [anywhere] anywhere on the board
    [one_site] at a single site where you have presence
   *[presence] where you have presence
}
part-zone = { $zone ->
    [hand] { $n } { $n ->
        [one] card
       *[other] cards
    } from your hand
    [discard] { $n } { $n ->
        [one] card
       *[other] cards
    } from your discard pile
   *[this_card] this card
}
part-aspect = { $aspect ->
    [ambition] Ambition
    [conquest] Conquest
    [malice] Malice
    [guile] Guile
   *[obedience] Obedience
}
part-outcasts = { $n } { $n ->
    [one] Insane Outcast
   *[other] Insane Outcasts
}
part-cost-limit = { $max ->
    [0] {""}
   *[other] {" "}of cost { $max } or less
}
part-cost = { $cost ->
    [return_own_spy] Return 1 of your spies
    [return_own_spies_any_number] Return any number of your spies
    [devour_hand] Devour 1 card from your hand
    [devour_inner_circle] Devour 1 card of your inner circle
    [devour_this] Devour this card
   *[discard_hand] Discard 1 card from your hand
}

## resources and cards
effect-gain = Gain { $amount }.
effect-draw = Draw { $amount }.

## troops
effect-deploy = Deploy { $n ->
    [one] 1 troop
   *[other] { $n } troops
}.
effect-assassinate = Assassinate { $troops }{ $at }.
effect-assassinate-per = Assassinate { $troops }{ $at } for each { $counted }.
effect-supplant = Supplant { $troops }{ $at }.
effect-move-enemy-troop = Move { $troops } from where you have presence to any empty troop { $n ->
    [one] space
   *[other] spaces
}.

## spies and returning
effect-place-spy = Place { $n ->
    [one] 1 spy
   *[other] { $n } spies
}.
effect-return-enemy-spy = Return { $n ->
    [one] 1 enemy spy
   *[other] { $n } enemy spies
} where you have presence.
effect-return-piece = { $of ->
    [other_player] Return { $limit }{ $n ->
        [one] 1 troop or spy
       *[other] { $n } troops or spies
    } of another player where you have presence.
   *[any_player] Return { $limit }{ $n ->
        [one] 1 troop or spy
       *[other] { $n } troops or spies
    } of any player (others' only where you have presence, your own from anywhere).
}

## promoting
effect-promote-end-of-turn = At end of turn, promote { $limit }{ $n } { $which ->
    [obedience_played] Obedience
    [undead_played] undead
   *[other_played] other
} { $n ->
    [one] card
   *[other] cards
} you played this turn.
effect-promote-any-number = At end of turn, you may promote any number of { $which ->
    [obedience_played] Obedience
    [undead_played] undead
   *[other_played] other
} cards you played this turn.
effect-promote-top-of-deck = Promote the top { $n ->
    [one] card
   *[other] { $n } cards
} of your deck.
effect-promote-from = Promote { $zones }.
effect-put-deck-into-discard = Put your whole deck into your discard pile.

## the market
effect-devour-market = { $limit ->
    [up_to] You may devour
   *[exact] Devour
} { $n } market { $n ->
    [one] card
   *[other] cards
}.
effect-swap-into-market = Devour 1 market card and put this card on its market space instead of refilling it.
effect-recruit-free = Recruit { $limit }{ $n } { $aspect ->
    [ambition] Ambition{" "}
    [conquest] Conquest{" "}
    [malice] Malice{" "}
    [guile] Guile{" "}
    [obedience] Obedience{" "}
   *[any] {""}
}{ $n ->
    [one] card
   *[other] cards
}{ $cost } without paying.
effect-play-card-from = { $zone ->
    [market] Play 1 market card{ $cost } as if it were in your hand, then devour it.
   *[inner_circle] Play 1 card of your inner circle as if it were in your hand, then return it to your inner circle.
}
effect-devoured-top-joins-market = Until your turn ends, the top devoured card counts as a market card.
effect-return-this-to-supply = Return this card to the supply.

## other players
effect-recruit-outcast = { $who ->
    [self] You recruit { $outcasts }.
    [chosen_opponent] Choose an opponent, who recruits { $outcasts }.
    [each_opponent] Each opponent recruits { $outcasts }.
   *[chosen_opponent_adjacent] Then choose an opponent with a troop adjacent to at least 1 of these troops, who recruits { $outcasts }.
}
# $over (Number): only players with more cards in hand; 0: all
effect-opponent-discards = { $who ->
    [chosen_opponent] Choose an opponent{ $over ->
        [0] {""}
       *[other] {" "}with more than { $over ->
    [one] 1 card
   *[other] { $over } cards
} in hand
    }, who discards 1 card.
    [each_opponent] Each opponent{ $over ->
        [0] {""}
       *[other] {" "}with more than { $over ->
    [one] 1 card
   *[other] { $over } cards
} in hand
    } discards 1 card.
    [each_opponent_with_troop_at_bound_site] Each opponent with a troop at that spy's site{ $over ->
        [0] {""}
       *[other] {" "}and more than { $over ->
    [one] 1 card
   *[other] { $over } cards
} in hand
    } discards 1 card.
   *[owner_of_assassinated_troop] If that troop belonged to an opponent{ $over ->
        [0] {""}
       *[other] {" "}with more than { $over ->
    [one] 1 card
   *[other] { $over } cards
} in hand
    }, that opponent discards 1 card.
}
effect-trophies-any-halls = Take { $limit }{ $n } { $color ->
    [white] white{" "}
   *[any] {""}
}{ $n ->
    [one] troop from any trophy hall and put it
   *[other] troops from any trophy halls and put them
}{ $at }.
effect-trophies-of-opponent = If another player's troop is at that spy's site, take { $limit }{ $n } { $color ->
    [white] white{" "}
   *[any] {""}
}{ $n ->
    [one] troop from that player's trophy hall and put it
   *[other] troops from that player's trophy hall and put them
}{ $at }.

## choices, costs, conditions
effect-choose-one = Choose one:{ $options }
effect-choose-times = Choose { $n } times (the same one again if you like):{ $options }
effect-pay = { $cost } → { $then }
effect-focus = { $aspect } focus → { $then }
effect-for-each-returned-spy = For each of them: { LOWER($then) }
effect-if-at-least = { $counter ->
    [trophies] If your trophy hall then holds { $n } or more troops, { LOWER($then) }
    [trophies_player] If your trophy hall then holds { $n } or more player troops, { LOWER($then) }
   *[inner_circle] If your inner circle holds { $n } or more cards, { LOWER($then) }
}
effect-if-bound-site-has = If another player's { $piece ->
    [other_player_troop] troop
   *[other_player_spy] spy
} is at that site, { LOWER($then) }
effect-at-end-of-turn = At end of turn, { LOWER($then) }

## when discarded, when it would leave
effect-reaction-draw = If an opponent makes you discard this card, draw { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
effect-reaction-causer-discards = If an opponent makes you discard this card, that opponent must discard { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
effect-reaction-may-promote-this-instead = If an opponent makes you discard this card, you may promote it instead.
effect-returns-to-supply = If this card would be devoured or promoted, return it to the supply instead.

## names of what stands on the board
named-troop = { $color ->
    [black] black troop
    [red] red troop
    [blue] blue troop
    [orange] orange troop
   *[white] white troop
} ({ $place })
named-spy = { $color ->
    [black] black
    [red] red
    [blue] blue
   *[orange] orange
} spy ({ $place })
named-trophy = { $color ->
    [black] black troop
    [red] red troop
    [blue] blue troop
    [orange] orange troop
   *[white] white troop
} from the hall of { $hall }
named-route = route { $a } – { $b }
named-route-space = space { $n } of route { $a } – { $b }
named-late = { $card }: { $effect }
part-late-promote = promote { $limit }{ $n } { $which ->
    [obedience_played] Obedience
    [undead_played] undead
   *[other_played] other
} { $n ->
    [one] card
   *[other] cards
}
part-late-any-number = promote any number of { $which ->
    [obedience_played] Obedience
    [undead_played] undead
   *[other_played] other
} cards
part-late-then = { LOWER($then) }
named-price = { $card } ({ $cost } influence)
