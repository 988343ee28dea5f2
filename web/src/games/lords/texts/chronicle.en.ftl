# What came of a deed, in a few words behind it.
brief-gold-changed = { $way ->
    [lose] −{ $by } gold
   *[other] +{ $by } gold
}
brief-food-changed = { $way ->
    [lose] −{ $by } food
   *[other] +{ $by } food
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
    [one] 1 trap
   *[other] { $count } traps
}
brief-monster-hired = { $tile }
brief-room-built = { $room }
brief-hero-hurt = { $hero } −{ $damage }
brief-hero-imprisoned = { $hero } imprisoned
brief-hero-healed = { $hero } +{ $points }
