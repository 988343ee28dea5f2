# What came of a deed, in a few words behind it.
brief-gained = { $deed ->
    [produced] +{ $n } { $item }
   *[other] { $cause ->
        [none] +{ $n } { $item }
       *[other] +{ $n } { $item } ({ BARE($cause) })
    }
}
brief-stolen = +{ $n } { $item } from { $victim }
brief-paid = −{ $n } { $item }
brief-rolled = rolled { $total }
brief-action-lacked = { $why ->
    [price] too dear
    [blocked] nothing for sale
    [space] no free space
    [never] not for sale
   *[nothing] nothing left
    }
brief-target-named = target { BARE($target) }
brief-building-taken = { $building }
brief-building-built = { $building }
brief-monster-placed = { BARE($monster) }
brief-henchman-taken = { $henchman }
brief-defence-rolled = defence { $total }
brief-attack-rolled = attack { $total }
brief-attack-won = the attack succeeds
brief-attack-held = held off
brief-adventurer-removed = { $adventurer } is dead
brief-minion-removed = minion of { $who } knocked off

# What is turned up or discarded one by one, in one line.
list-fortune-revealed = Fortune: { $list }.
listed-fortune-revealed = { $card }
list-henchman-discarded = Discarded: { $list }.
listed-henchman-discarded = { $henchman }
