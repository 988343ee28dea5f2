# Was bei einer Tat herauskam, mit wenigen Worten dahinter.
brief-gained = { $deed ->
    [produced] +{ $n } { $item }
   *[other] { $cause ->
        [none] +{ $n } { $item }
       *[other] +{ $n } { $item } ({ BARE($cause) })
    }
}
brief-stolen = +{ $n } { $item } von { $victim }
brief-paid = −{ $n } { $item }
brief-rolled = Wurf { $total }
brief-action-lacked = { $why ->
    [price] zu teuer
    [blocked] nichts zu kaufen
    [space] kein Feld frei
    [never] unverkäuflich
   *[nothing] nichts mehr da
    }
brief-target-named = Ziel { BARE($target) }
brief-building-taken = { $building }
brief-building-built = { $building }
brief-monster-placed = { BARE($monster) }
brief-henchman-taken = { $henchman }
brief-defence-rolled = Verteidigung { $total }
brief-attack-rolled = Angriff { $total }
brief-attack-won = Angriff gelingt
brief-attack-held = abgewehrt
brief-adventurer-removed = { $adventurer } ist tot
brief-minion-removed = Diener von { $who } beseitigt

# Was einzeln aufgedeckt oder abgelegt wird, in einer Zeile.
list-fortune-revealed = Glück: { $list }.
listed-fortune-revealed = „{ $card }“
list-henchman-discarded = Abgelegt: { $list }.
listed-henchman-discarded = { $henchman }
