# What came of a deed, in a few words behind it.
brief-attack-missed = missed
brief-damage-dealt =
    { $damage ->
        [0] no damage
       *[other] { "" }
    }
brief-damage-suffered = { BARE($figure) } −{ $damage } ♥{ SAME($cause, "") ->
    [yes] { "" }
   *[no] { " " }({ $cause })
}
brief-monster-defeated = { BARE($figure) } defeated
brief-hero-knocked-out = { $figure } knocked out
brief-condition-given = { BARE($figure) } { $condition }
brief-card-found = { $card }

# Where it is, the board shows.
chronicle-figure-placed = { $figure } is put on a space.
chronicle-figure-moved = { $figure } moves.
chronicle-hero-stood-up = { $figure } stands again.
chronicle-searched = { $figure } searches.
chronicle-token-dropped = { $figure } drops: { $token }.
chronicle-token-laid = { $token } now lies on the map.
chronicle-search-token-shown = A search token is shown: it is a plain one.

list-figure-placed = Put in place: { $list }.
listed-figure-placed = { BARE($figure) }
