# What came of a deed, in a few words behind it. `own`: whether whoever did the deed did this too.
brief-power-gained = +{ $amount } power
brief-influence-gained = +{ $amount } influence
brief-points-gained = +{ $amount } VP
brief-marker-points-gained = +{ $amount } VP
brief-barracks-empty = +{ $times } VP (no troops left)
brief-option-chosen = “{ $option }”{ $in_vain ->
   *[0] {""}
    [1] {" "}(without effect)
}
brief-card-played = plays { $card }
brief-card-revealed = reveals { $card }
brief-troop-deployed = { $times ->
    [one] 1 troop
   *[other] { $times } troops
} deployed
brief-troop-assassinated = { $times ->
    [one] 1 troop
   *[other] { $times } troops
} assassinated
brief-troop-supplanted = { $times ->
    [one] 1 troop
   *[other] { $times } troops
} supplanted
brief-troop-moved = { $times ->
    [one] 1 troop
   *[other] { $times } troops
} moved
brief-troop-returned = { $times ->
    [one] 1 troop
   *[other] { $times } troops
} returned
brief-trophy-placed = { $times ->
    [one] 1 troop
   *[other] { $times } troops
} put back on the board
brief-spy-placed = { $times ->
    [one] 1 spy
   *[other] { $times } spies
} placed
brief-spy-returned = { $times ->
    [one] 1 spy
   *[other] { $times } spies
} returned
brief-marker-taken = { $own ->
    [own] control marker of { $site }
   *[other] { $who } takes the control marker of { $site }
}
brief-marker-lost = { $own ->
    [own] control marker of { $site } lost
   *[other] { $who } loses the control marker of { $site }
}
brief-card-recruited = { $card } recruited
brief-outcasts-recruited = { $own ->
    [own] { $amount ->
        [one] 1 Insane Outcast
       *[other] { $amount } Insane Outcasts
    }
   *[other] { $who } recruits { $amount ->
        [one] 1 Insane Outcast
       *[other] { $amount } Insane Outcasts
    }
}
brief-card-swapped-in = { $card } goes to the market
brief-card-devoured = { $card } devoured
brief-outcast-sent-back = Insane Outcast back to the supply
brief-card-promoted = { $own ->
    [own] { $card } promoted
   *[other] { $who } promotes { $card }
}
brief-card-discarded = { $own ->
    [own] { $card } discarded
   *[other] { $who } discards { $card }
}
brief-deck-discarded = whole deck onto the discard pile
brief-cards-drawn = { $own ->
    [own] { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    } drawn
   *[other] { $who } draws { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    }
}
brief-ghost-called = the top devoured card is a market card
brief-end-triggered = the game ends after this round

# Troops bought one after the other, in one line.
list-troop-deployed = { $who } deploys troops for { $power } power each: { $list }.
listed-troop-deployed = { $place }

chronicle-turn-begun = { $influence ->
    [0] Round { $round }: { $who }
   *[other] Round { $round }: { $who } (+{ $influence } influence for control markers)
}
