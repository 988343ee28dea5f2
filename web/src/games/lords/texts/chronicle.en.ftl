# What came of a deed, in a few words behind it.
brief-gold-changed = { $way ->
    [gain] +{ $by } gold
   *[other] −{ $by } gold
}
brief-food-changed = { $way ->
    [gain] +{ $by } food
   *[other] −{ $by } food
}
brief-imps-changed = { $way ->
    [lose] −{ $by } { $by ->
        [one] imp
       *[other] imps
    }
   *[other] +{ $by } { $by ->
        [one] imp
       *[other] imps
    }
}
brief-evil-moved = { $way ->
    [lose] −{ $by } evil
   *[other] +{ $by } evil
}
brief-traps-drawn = { $count ->
    [one] +1 trap
   *[other] +{ $count } traps
}
brief-trap-discarded = { $times ->
    [one] −1 trap
   *[other] −{ $times } traps
}
brief-tunnel-dug = { $times ->
    [one] 1 new tunnel
   *[other] { $times } new tunnels
}
brief-spied = spied
brief-monster-hired = { BARE($tile) }
brief-room-built = { $room }
brief-hero-hurt = { $deed ->
    [poison_struck] −{ $damage }
   *[other] { BARE($hero) } −{ $damage }
}
brief-hero-healed = { BARE($hero) } +{ $points }
brief-hero-imprisoned = { $deed ->
    [poison_struck] imprisoned
   *[other] { BARE($hero) } imprisoned
}
brief-seals-taken = { $count ->
    [one] 1 red seal
   *[other] { $count } red seals
}

# What is laid out or turned up one by one, in one line.
list-monster-offered = In the tavern: { $list }.
listed-monster-offered = { BARE($tile) }
list-room-offered = Rooms on offer: { $list }.
listed-room-offered = { $room }
list-hero-shown = Coming in { $season }: { $list }.
listed-hero-shown = { $hero }
list-non-player-placed = Non-player minions block { $list }.
listed-non-player-placed = { $space }
list-order-inaccessible = Now inaccessible for { $seat }: { $list }.
listed-order-inaccessible = { $order }
list-order-revealed = Order { $number }: { $list }.
listed-order-revealed = { $order } ({ $seat })
list-minion-placed = Minions: { $list }.
listed-minion-placed = { $space } ({ $seat })
list-hero-joined = The adventurers are given out: { $list }.
listed-hero-joined = { $hero } ({ $seat })
list-hero-left = Leaving the dungeon of { $seat }: { $list }.
listed-hero-left = { $hero }
list-monster-sent = { $seat } sends { $list }.
listed-monster-sent = { $tile }
list-monster-struck = On strike and face down for { $seat }: { $list }.
listed-monster-struck = { BARE($tile) }
list-hero-healed = The adventurers of { $seat } heal: { $list }.
listed-hero-healed = { BARE($hero) } +{ $points }

chronicle-order-done = { $seat }, { $space }.
chronicle-hire-fee-paid = { $seat } hires with the first order.

# Where it is, the board shows.
chronicle-tunnel-dug = { $seat } digs a tunnel.
chronicle-room-built = { $seat } builds the { $room }.
chronicle-tunnel-collapsed = A tunnel of { $seat } collapses.
chronicle-tile-chosen = { $seat } chooses the tile to defend.
chronicle-battle-began = The battle of { $seat } begins.
chronicle-tile-conquered = The party conquers a tile of { $seat }.
