# What cards and abilities ask. $card is the card, ability or feat that asks.

ask-card-figure = { $card }: { $what ->
    [hero] choose a hero
    [monster] choose a monster
   *[figure] choose a figure
}{ $exit ->
    [pass] , or pass
   *[none] { "" }
}. { $told }
ask-card-first = { $card }: choose who moves first.
ask-card-space = { $card }: choose a space{ $exit ->
    [pass] , or pass
   *[none] { "" }
}. { $told }
ask-card-amount = { $of ->
    [fatigue] { $card }: how much fatigue do you suffer, for 1 more damage each?
    [instead] { $card }: how much of the damage do you take as fatigue?
   *[damage] { $card }: how much damage does the monster suffer, so that you recover as much?
}
ask-card-condition = { $card }: choose the condition { $figure } receives.
ask-card-discard-condition = { $card }: choose a condition of { $figure } to discard{ $exit ->
    [pass] , or pass
   *[none] { "" }
}.
ask-card-die = { $card }: choose the die to roll again.
ask-card-dice = { $card }: choose dice to roll again, one after the other, or pass.
ask-card-search = { $card }: choose the search token.
ask-card-door = { $card }: choose the door to open or close.
ask-card-spare-shield = { $card }: choose which card to exhaust for the shield just used.
option-card-spare-shield-exhaust-training = Exhaust Defense Training, the shield stays ready
option-card-spare-shield-exhaust-shield = Exhaust the shield
ask-card-shield = { $card }: re-roll a defence die or add a shield?
option-card-shield-reroll = Re-roll one defence die
option-card-shield-shield = Add 1 shield
ask-card-staff = { $card }: draw a card or have a die rolled again?
option-card-staff-draw = Draw 1 overlord card
option-card-staff-reroll = Have one die rolled again
ask-card-discard = { $card }: choose an overlord card to discard.
ask-card-take = { $card }: choose the card to take into your hand. Everybody will see it.
ask-card-order = { $card }: choose the card that lies on top of the rest.
ask-card-trait = { $card }: name a kind of card.
option-card-trait-event = Event
option-card-trait-magic = Magic
option-card-trait-trap = Trap
ask-card-group = { $card }: choose a monster group.
ask-card-charm = { $card }: make the hero move or attack, or let the hero go.
option-card-charm-move = A move action
option-card-charm-attack = An attack action
option-card-charm-pass = Let the hero go
ask-card-attribute = { $card }: choose the attribute to be tested.
option-card-attribute-awareness = Awareness
option-card-attribute-might = Might
ask-card-recover = { $card }: let your knocked-out hero recover and stand up?
ask-card-trade-places = { $card }: trade places with the hero?

# Why a card cannot be used.

card-no-target = { $card } has no target now.
card-no-overlord-cards = { $card } needs an overlord card to be discarded, but the overlord holds none.
card-no-melee-weapon = You need a Melee weapon among your equipped items.
card-would-be-defeated = { $card } costs 1 damage, which would defeat this figure.
attack-peace = { $card } forbids monsters next to the Disciple to attack: move the monster away first.
attack-monkey = { $card }: a monkey cannot attack until the curse ends with its next turn.
move-immobilized = An Immobilized figure cannot perform move actions; the condition goes at the end of its turn.

# What happened.

event-overlord-showed = The overlord shows { $card }.
