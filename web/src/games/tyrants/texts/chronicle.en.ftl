# What came of a deed, in a few words behind it.
brief-power-gained = +{ $amount } power
brief-influence-gained = +{ $amount } influence
brief-points-gained = +{ $amount } VP
brief-marker-points-gained = +{ $amount } VP

chronicle-turn-begun = { $influence ->
    [0] Round { $round }: { $who }
   *[other] Round { $round }: { $who } (+{ $influence } influence)
}
