# What components do, told from their data. Items:

effect-adds-die = Adds 1 { $colour ->
    [grey] grey
    [brown] brown
   *[black] black
} defence die.
effect-no-runes = You cannot equip Runes.
effect-speed-cap = Your Speed is reduced to { $n } (if higher) and cannot be raised above { $n }.
effect-health = +{ $n } Health.
effect-stamina = +{ $n } Stamina.
effect-reach = Reach.
effect-pierce = Pierce { $n }.
effect-range = +{ $n } range.
effect-without-errata = Without errata

# Surge abilities on a card and inside another text

effect-printed-surge = { $n ->
    [one] Surge
   *[other] { $n } surges
}: { $does }.
effect-quoted-surge = { $n ->
    [one] 1 surge
   *[other] { $n } surges
}: { $does }
effect-quoted-both = { $first }”, “{ $last }
effect-both = { $first } and { LOWER($last) }

# Parts of a surge ability

effect-gain-damage = +{ $n } damage
effect-gain-range = +{ $n } range
effect-gain-pierce = Pierce { $n }
effect-gain-blast = Blast

# Further effects of surges: on the card, and in short as an option

effect-printed-push-target = move the target { $x ->
    [one] 1 space
   *[other] { $x } spaces
} (you choose where)
effect-printed-spark = another monster within { $within ->
    [one] 1 space
   *[other] { $within } spaces
} of the target suffers { $x } damage (no defence roll, not part of the attack)
effect-printed-burst = each monster adjacent to you suffers { $x } damage
effect-printed-drink-life = recover { $x } damage
effect-printed-turn-guard = you may force the target to re-roll 1 defence die (you choose the die)
effect-printed-second-blade = the attack also affects a second monster adjacent to you (it rolls defence when added)
effect-printed-whisper = draw { $x ->
    [one] 1 overlord card
   *[other] { $x } overlord cards
}
effect-printed-runic-knowledge = suffer { $x } fatigue
effect-printed-vigor = each hero recovers { $x } fatigue
effect-printed-shield-slam = choose a monster adjacent to you, it becomes Stunned
effect-printed-death-rage = +{ $x } damage for every { $per } damage markers on your hero sheet
effect-printed-expert-blow = return this card to your hand

effect-option-surge = { $n ->
    [one] { $does }
   *[other] { $n } surges: { $does }
}
effect-option-both = { $first }, { $last }
effect-option-push-target = move the target { $x ->
    [one] 1 space
   *[other] { $x } spaces
}
effect-option-spark = another monster near the target suffers { $x } damage
effect-option-burst = each adjacent monster suffers { $x } damage
effect-option-drink-life = recover { $x } damage
effect-option-turn-guard = the target re-rolls a defence die
effect-option-second-blade = a second adjacent monster is affected
effect-option-whisper = draw { $x ->
    [one] 1 overlord card
   *[other] { $x } overlord cards
}
effect-option-runic-knowledge = suffer { $x } fatigue
effect-option-vigor = each hero recovers { $x } fatigue
effect-option-shield-slam = stun an adjacent monster
effect-option-death-rage = +{ $x } damage for every { $per } damage you have suffered
effect-option-expert-blow = the card returns to the hand
effect-option-mend = recover { $x } damage
effect-option-fire-breath = a path of { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} is affected
effect-option-subdue = the target receives a condition of your choice
effect-option-blood-call = recover the damage dealt
effect-option-wither = the target suffers { $fatigue } fatigue
effect-option-knockback = place the target up to { $within ->
    [one] 1 space
   *[other] { $within } spaces
} away

# Names made of other names

named-surge = { $source }: { $does }
named-master = Master { $monster }
named-feat = Heroic feat ({ $hero })
called-feat = Heroic feat
called-figure = { $kind ->
   *[other] the { $name }
}
named-ability = Hero ability ({ $hero })
called-ability = Hero ability
called-condition-diseased = Diseased
called-condition-immobilized = Immobilized
called-condition-poisoned = Poisoned
called-condition-stunned = Stunned
named-face = { $die }: { $shown }
face-range = range { $n }
face-hearts = { $n ->
    [one] { $n } heart
   *[other] { $n } hearts
}
face-surges = { $n ->
    [one] { $n } surge
   *[other] { $n } surges
}
face-shields = { $n ->
    [one] { $n } shield
   *[other] { $n } shields
}
face-blank = blank
face-miss = X, the attack misses
effect-word = { $word }
