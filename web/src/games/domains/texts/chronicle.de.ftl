# Was bei einer Tat herauskam, mit wenigen Worten dahinter.
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
}+{ $n } { $item } von { $victim }
brief-paid = { $own ->
    [own] { "" }
   *[other] { $who }{ " " }
}−{ $n } { $item }
brief-rolled = { $outcome ->
    [hit] Treffer mit { $total }
    [miss] daneben mit { $total }
   *[none] { $own ->
        [own] Wurf { $total }
       *[other] { $who } würfelt { $total }
    }
}
brief-action-lacked = { $why ->
    [price] zu teuer
    [blocked] nichts zu kaufen
    [space] kein Feld frei
    [never] unverkäuflich
   *[nothing] nichts mehr da
    }
brief-target-named = Ziel { BARE($target) }
# Wer die Karte durch die Aktion selbst nimmt, von dem ist es schon gesagt.
brief-building-taken = { $deed ->
    [action_taken] { "" }
   *[other] „{ $building }“
}
brief-building-built = „{ $building }“
brief-monster-placed = { $deed ->
    [monster_drawn] { "" }
   *[other] { BARE($monster) } aufgestellt
}
brief-henchman-taken = { $deed ->
    [action_taken] { "" }
   *[other] „{ $henchman }“
}
brief-defence-rolled = Verteidigung { $total }
brief-attack-rolled = Angriff { $total }
brief-attack-won = Angriff gelingt
brief-attack-held = abgewehrt
# Wer als Ziel genannt wurde, wird nicht noch einmal genannt.
brief-adventurer-removed = { $deed ->
    [action_taken] tot
    [action_copied] tot
    [henchman_used] tot
    [spell_cast] tot
   *[other] { $adventurer } ist tot
}
brief-minion-removed = Diener von { $who } beseitigt

# Was einzeln aufgedeckt oder abgelegt wird, in einer Zeile.
list-gained = { $who } erhält { $list }.
listed-gained = { $n } { $item }
list-spells-drawn = { $who } zieht { $list }.
listed-spells-drawn = { $n } { $deck }
list-fortune-revealed = Glück: { $list }.
listed-fortune-revealed = „{ $card }“
list-henchman-discarded = Abgelegt: { $list }.
listed-henchman-discarded = „{ $henchman }“
list-laid-out = Neu ausgelegt: { $list }.
listed-laid-out = { BARE($what) }
