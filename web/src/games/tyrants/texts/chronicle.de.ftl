# Was bei einer Tat herauskam, mit wenigen Worten dahinter.
brief-power-gained = +{ $amount } Macht
brief-influence-gained = +{ $amount } Einfluss
brief-points-gained = +{ $amount } SP
brief-marker-points-gained = +{ $amount } SP
brief-cards-drawn = { $amount ->
    [one] 1 Karte
   *[other] { $amount } Karten
}
