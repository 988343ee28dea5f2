# Was bei einer Tat herauskam, mit wenigen Worten dahinter.
brief-gold-changed = { $way ->
    [gain] +{ $by } Gold
   *[other] −{ $by } Gold
}
brief-food-changed = { $way ->
    [gain] +{ $by } Nahrung
   *[other] −{ $by } Nahrung
}
brief-imps-changed = { $way ->
    [lose] −{ $by } { $by ->
        [one] Kobold
       *[other] Kobolde
    }
   *[other] +{ $by } { $by ->
        [one] Kobold
       *[other] Kobolde
    }
}
brief-evil-moved = { $way ->
    [lose] −{ $by } Bosheit
   *[other] +{ $by } Bosheit
}
brief-traps-drawn = { $count ->
    [one] +1 Falle
   *[other] +{ $count } Fallen
}
brief-trap-discarded = { $times ->
    [one] −1 Falle
   *[other] −{ $times } Fallen
}
brief-tunnel-dug = { $times ->
    [one] 1 neuer Tunnel
   *[other] { $times } neue Tunnel
}
brief-spied = spioniert
brief-monster-hired = { BARE($tile) }
brief-room-built = { BARE($room) }
brief-hero-hurt = { $deed ->
    [poison_struck] −{ $damage }
   *[other] { BARE($hero) } −{ $damage }
}
brief-hero-healed = { BARE($hero) } +{ $points }
brief-hero-imprisoned = { $deed ->
    [poison_struck] gefangen
   *[other] { BARE($hero) } gefangen
}
brief-seals-taken = { $count ->
    [one] 1 rotes Siegel
   *[other] { $count } rote Siegel
}

# Was einzeln ausgelegt oder aufgedeckt wird, in einer Zeile.
list-monster-offered = In der Untertage-Taverne: { $list }.
listed-monster-offered = { BARE($tile) }
list-room-offered = Beim Raumausstatter: { $list }.
listed-room-offered = { BARE($room) }
list-hero-shown = Im { $season } kommen: { $list }.
listed-hero-shown = { $hero }
list-non-player-placed = Nichtspieler-Diener sperren: { $list }.
listed-non-player-placed = { $space }
list-order-inaccessible = Für { $seat } nun nicht verfügbar: { $list }.
listed-order-inaccessible = { $order }
list-order-revealed = Befehl { $number }: { $list }.
listed-order-revealed = { $order } ({ $seat })
list-minion-placed = Diener: { $list }.
listed-minion-placed = { $space } ({ $seat })
list-hero-joined = Die Helden sind verteilt: { $list }.
listed-hero-joined = { $hero } ({ $seat })
list-hero-left = Den Dungeon von { $seat } verlassen: { $list }.
listed-hero-left = { $hero }
list-monster-sent = { $seat } schickt { $list }.
listed-monster-sent = { ACC($tile) }
list-monster-struck = Bei { $seat } streiken und liegen verdeckt: { $list }.
listed-monster-struck = { BARE($tile) }
list-hero-healed = Die Helden bei { $seat } heilen sich: { $list }.
listed-hero-healed = { BARE($hero) } +{ $points }

chronicle-order-done = { $seat }, { $space }.
chronicle-hire-fee-paid = { $seat } wirbt mit dem ersten Befehl an.

# Wo das ist, zeigt das Spielfeld.
chronicle-tunnel-dug = { $seat } gräbt einen Tunnel.
chronicle-room-built = { $seat } baut { ACC($room) }.
chronicle-tunnel-collapsed = Bei { $seat } stürzt ein Tunnel ein.
chronicle-tile-chosen = { $seat } wählt, wo verteidigt wird.
chronicle-battle-began = Die Schlacht von { $seat } beginnt.
chronicle-tile-conquered = Bei { $seat } erobert die Gruppe ein Plättchen.
