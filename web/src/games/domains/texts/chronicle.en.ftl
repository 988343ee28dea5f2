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
brief-rolled = { $outcome ->
    [hit] hit with { $total }
    [miss] missed with { $total }
   *[none] { $own ->
        [own] rolled { $total }
       *[other] { $who } rolled { $total }
    }
}
brief-action-lacked = { $why ->
    [price] too dear
    [blocked] nothing for sale
    [space] no free space
    [never] not for sale
   *[nothing] nothing left
    }
brief-target-named = target { BARE($target) }
# Whoever takes the card by the action itself has been told to.
brief-building-taken = { $deed ->
    [action_taken] { "" }
   *[other] { $building }
}
brief-building-built = { $building }
brief-monster-placed = { BARE($monster) }
brief-henchman-taken = { $deed ->
    [action_taken] { "" }
   *[other] { $henchman }
}
brief-defence-rolled = defence { $total }
brief-attack-rolled = attack { $total }
brief-attack-won = the attack succeeds
brief-attack-held = held off
# Who was named as the target is not named again.
brief-adventurer-removed = { $deed ->
    [action_taken] dead
    [action_copied] dead
    [henchman_used] dead
    [spell_cast] dead
   *[other] { $adventurer } is dead
}
brief-minion-removed = minion of { $who } knocked off

# What is turned up or discarded one by one, in one line.
list-fortune-revealed = Fortune: { $list }.
listed-fortune-revealed = { $card }
list-henchman-discarded = Discarded: { $list }.
listed-henchman-discarded = { $henchman }
list-laid-out = Laid out: { $list }.
listed-laid-out = { BARE($what) }
