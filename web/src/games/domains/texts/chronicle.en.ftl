# What came of a deed, in a few words behind it.
brief-gained = { $own ->
    [own] { "" }
   *[other] { $who }{ " " }
}+{ $n } { $item }{ $deed ->
    [produced] { "" }
   *[other] { $cause ->
        [none] { "" }
       *[other] { " " }({ BARE($cause) })
    }
}
brief-stolen = { $own ->
    [own] { "" }
   *[other] { $who }{ " " }
}+{ $n } { $item } from { $victim }
brief-paid = { $own ->
    [own] { "" }
   *[other] { $who }{ " " }
}−{ $n } { $item }
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
brief-monster-placed = { $deed ->
    [monster_drawn] { "" }
   *[other] { BARE($monster) } placed
}
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
list-gained = { $who } takes { $list }.
listed-gained = { $n } { $item }
list-spells-drawn = { $who } draws { $list }.
listed-spells-drawn = { $n } { $deck }
list-fortune-revealed = Fortune: { $list }.
listed-fortune-revealed = { $card }
list-henchman-discarded = Discarded: { $list }.
listed-henchman-discarded = { $henchman }
list-laid-out = Laid out: { $list }.
listed-laid-out = { BARE($what) }
