# Was bei einer Tat herauskam, mit wenigen Worten dahinter.
brief-power-gained = +{ $amount } Macht
brief-influence-gained = +{ $amount } Einfluss
brief-points-gained = +{ $amount } SP
brief-marker-points-gained = +{ $amount } SP

chronicle-turn-begun = { $influence ->
    [0] Runde { $round }: { $who }
   *[other] Runde { $round }: { $who } (+{ $influence } Einfluss)
}
