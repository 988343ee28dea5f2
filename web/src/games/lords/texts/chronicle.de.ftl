# Was bei einer Tat herauskam, mit wenigen Worten dahinter.
brief-gold-changed = { $way ->
    [lose] −{ $by } Gold
   *[other] +{ $by } Gold
}
brief-food-changed = { $way ->
    [lose] −{ $by } Nahrung
   *[other] +{ $by } Nahrung
}
brief-imps-changed = { $way ->
    [lose] −{ $by } { $by ->
        [one] Kobold
       *[other] Kobolde
    }
   *[other] +{ $by } { $by ->
        [one] Kobold
       *[other] Kobolde
    }
}
brief-evil-moved = { $way ->
    [lose] −{ $by } Böses
   *[other] +{ $by } Böses
}
brief-traps-drawn = { $count ->
    [one] 1 Falle
   *[other] { $count } Fallen
}
brief-monster-hired = { $tile }
brief-room-built = { $room }
brief-hero-hurt = { $hero } −{ $damage }
brief-hero-imprisoned = { $hero } gefangen
brief-hero-healed = { $hero } +{ $points }
