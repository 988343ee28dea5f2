# What came of a deed, in a few words behind it.
brief-power-gained = +{ $amount } power
brief-influence-gained = +{ $amount } influence
brief-points-gained = +{ $amount } VP
brief-marker-points-gained = +{ $amount } VP
brief-cards-drawn = { $amount ->
    [one] 1 card
   *[other] { $amount } cards
}
