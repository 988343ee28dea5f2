# What abilities and search cards do that are made of words. $form says where in a sentence a clause stands: by itself,
# behind the one it is about [who], with him in it [he], the same behind a condition [then], about the figure that has
# the ability [this], behind "may" and "to".

effect-sentence = { $does }.
effect-each-heroes-near = Each hero within { $within ->
    [one] 1 space
   *[other] { $within } spaces
} { $does }
effect-each-heroes-beside = Each adjacent hero { $does }
effect-choose-heroes-near = Choose a hero within { $within ->
    [one] 1 space
   *[other] { $within } spaces
}; { $does }
effect-choose-heroes-beside = Choose an adjacent hero; { $does }
effect-choose-monsters-near = Choose a monster within { $within ->
    [one] 1 space
   *[other] { $within } spaces
} (or itself); { $does }
effect-choose-patient = You or an adjacent hero { $does }. A knocked-out adjacent hero may be chosen
effect-choose-companion = You or an adjacent hero { $does }. Not on a knocked-out hero
effect-tests = { $form ->
    [who] tests { LOWER($attribute) }; each hero that fails { $does }
   *[he] he tests { LOWER($attribute) }. If he fails, { $does }
}
effect-own-test = test this figure's { LOWER($attribute) }. On a pass, { $does }
effect-suffers-damage = { $form ->
    [who] suffers { $n } damage
    [this] this figure suffers { $n } damage
   *[he] he suffers { $n } damage
}
effect-suffers-fatigue = { $form ->
    [who] suffers { $n } fatigue
    [this] this figure suffers { $n } fatigue
   *[he] he suffers { $n } fatigue
}
effect-pay-damage = Suffer { $n } damage; not allowed if that would defeat this figure
effect-recovers-damage = { $form ->
    [who] recovers
    [this] this figure recovers
   *[he] he recovers
} { $n ->
    [all] all
    [x] X
   *[other] { $n }
} damage
effect-recovers-fatigue = { $form ->
    [who] recovers
    [this] this figure recovers
   *[he] he recovers
} { $n ->
    [all] all
    [x] X
   *[other] { $n }
} fatigue
effect-recovers-hearts = roll { $n ->
    [one] 1 red die
   *[other] { $n } red dice
}, and it recovers as much damage as hearts are rolled
effect-gets-condition = { $form ->
    [who] becomes
    [this] this figure becomes
   *[he] he becomes
} { $which ->
   *[other] { $condition }
}
effect-dealt-damage = Every figure affected by this attack that is dealt at least 1 damage (after shields) { $does }.
effect-discard-conditions = Discard { $n ->
    [one] 1 Condition card
   *[other] { $n } Condition cards
} of your choice from yourself or an adjacent hero
effect-is-placed = place him on any empty space within { $within ->
    [one] 1 space
   *[other] { $within } spaces
} of his own (he counts as entering it)
effect-is-moved = move him { $n ->
    [one] 1 space
   *[other] { $n } spaces
} in any direction
effect-attack-all = Perform an attack that targets all adjacent figures (monsters too). One attack roll, separate defence rolls
effect-ranged-attack = { $surges ->
    [card] Make a ranged attack with this card ({ $dice })
   *[figure] Perform a ranged attack with { $dice } dice (the surge abilities of this figure apply)
}
effect-colour = { $colour ->
    [blue] blue
    [red] red
   *[yellow] yellow
}
effect-add-defence-dice = { $form ->
   *[may] add
} { $n ->
    [one] 1 brown die
   *[other] { $n } brown dice
} to its defence pool
effect-add-shields = { $form ->
   *[to] add
} { $n ->
    [one] 1 shield
   *[other] { $n } shields
} to the result
effect-reroll-any = { $form ->
   *[to] re-roll
} any number of your attack and power dice once
effect-draw-shop = draw { $n ->
    [one] 1 random shop item card
   *[other] { $n } random shop item cards
} of the current act (to be equipped from your next equip step on)
effect-shake-off-fatigue = At the start of your turn test { LOWER($attribute) }. Pass: discard this condition. Fail: suffer { $n } fatigue and keep it (a figure without attributes fails automatically; without Stamina it suffers { $n } damage)
effect-shake-off-damage = At the start of your turn test { LOWER($attribute) }. Pass: discard this condition. Fail: suffer { $n } damage and keep it (a figure without attributes fails automatically)

# When they are used, and at what price

effect-use-action = Action: { $flip ->
    [yes] flip this card; { LOWER($does) }
   *[no] { LOWER($does) }
}.
effect-use-free = In your turn (no action): { $flip ->
    [yes] flip this card; { LOWER($does) }
   *[no] { LOWER($does) }
}.
effect-at-drawn = Discard this card at once and { $does }.
effect-at-drawn-only = Discard this card.
effect-at-attacked-from-afar = When attacked by a hero that is not adjacent, this monster may { $does }.
effect-at-hero-leaves = Each time an adjacent hero leaves his space, also when an effect moves him, { $does }.
effect-at-struck-from-beside = When an adjacent hero has attacked this figure and not defeated it, { $does }.
effect-at-overlord-turn-starts = At the start of the overlord's turn { $does }.
effect-at-attack-rolled = After you rolled the dice of an attack, { $flip ->
    [yes] flip this card to { $does }
   *[no] you are free to { $does }
}.
effect-at-defence-rolled = After you rolled defence dice, { $flip ->
    [yes] flip this card to { $does }
   *[no] you are free to { $does }
}.
