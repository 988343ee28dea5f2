# Was Karten und Fähigkeiten fragen. $card ist die Karte, Fähigkeit oder Heldentat, die fragt.

ask-card-figure = { $card }: { $what ->
    [hero] Wähle einen Helden
    [monster] Wähle ein Monster
   *[figure] Wähle eine Figur
}{ $exit ->
    [pass] , oder verzichte
   *[none] { "" }
}. { $told }
ask-card-first = { $card }: Wähle, wer sich zuerst bewegt.
ask-card-space = { $card }: Wähle ein Feld{ $exit ->
    [pass] , oder verzichte
   *[none] { "" }
}. { $told }
ask-card-amount = { $of ->
    [fatigue] { $card }: Wie viel Erschöpfung erleidest du, für je 1 Schaden mehr?
    [instead] { $card }: Wie viel von dem Schaden nimmst du als Erschöpfung?
   *[damage] { $card }: Wie viel Schaden erleidet das Monster, damit du ebenso viel Lebenskraft zurückgewinnst?
}
ask-card-condition = { $card }: Wähle den Zustand, den { $figure } erhält.
ask-card-discard-condition = { $card } ({ BARE($figure) }): Wähle den Zustand, der abgeworfen wird{ $exit ->
    [pass] , oder verzichte
   *[none] { "" }
}.
ask-card-die = { $card }: Wähle den Würfel, der neu geworfen wird.
ask-card-dice = { $card }: Wähle nacheinander Würfel, die neu geworfen werden, oder verzichte.
ask-card-search = { $card }: Wähle den Suchmarker.
ask-card-door = { $card }: Wähle die Tür, die du öffnest oder schließt.
ask-card-spare-shield = { $card }: Wähle, welche Karte du für den eben benutzten Schild erschöpfst.
option-card-spare-shield-exhaust-training = Schildwache erschöpfen, der Schild bleibt spielbereit
option-card-spare-shield-exhaust-shield = Den Schild erschöpfen
ask-card-shield = { $card }: Einen Verteidigungswürfel neu werfen oder einen Schild hinzufügen?
option-card-shield-reroll = Einen Verteidigungswürfel neu werfen
option-card-shield-shield = 1 Schild hinzufügen
ask-card-staff = { $card }: Eine Karte ziehen oder einen Würfel neu werfen lassen?
option-card-staff-draw = 1 Overlordkarte ziehen
option-card-staff-reroll = Einen Würfel neu werfen lassen
ask-card-discard = { $card }: Wähle eine Overlordkarte, die du abwirfst.
ask-card-take = { $card }: Wähle die Karte, die du auf die Hand nimmst. Alle werden sie sehen.
ask-card-order = { $card }: Wähle die Karte, die über den übrigen liegt.
ask-card-trait = { $card }: Nenne eine Kartenart.
option-card-trait-event = Ereignis
option-card-trait-magic = Magie
option-card-trait-trap = Falle
ask-card-group = { $card }: Wähle eine Monstergruppe.
ask-card-charm = { $card }: Lass den Helden sich bewegen oder angreifen, oder lass ihn gehen.
option-card-charm-move = Eine Bewegungsaktion
option-card-charm-attack = Eine Angriffsaktion
option-card-charm-pass = Gehen lassen
ask-card-attribute = { $card }: Wähle das Attribut, das geprüft wird.
option-card-attribute-awareness = Geistesgegenwart
option-card-attribute-might = Stärke
ask-card-recover = { $card }: Soll dein niedergestreckter Held Lebenskraft zurückgewinnen und aufstehen?
ask-card-trade-places = { $card }: Mit dem Helden den Platz tauschen?

# Warum eine Karte nicht benutzt werden kann.

card-no-target = „{ $card }“ hat jetzt kein Ziel.
card-no-overlord-cards = „{ $card }“ lässt den Overlord eine Karte abwerfen, aber er hat keine auf der Hand.
card-no-melee-weapon = Du musst mit einer Nahkampfwaffe ausgerüstet sein.
card-would-be-defeated = „{ $card }“ kostet 1 Schaden, und der würde diese Figur besiegen.
attack-peace = „{ $card }“ verbietet Monstern neben dem Geweihten anzugreifen: Bewege das Monster erst von ihm weg.
attack-monkey = „{ $card }“: Ein Affe kann nicht angreifen, bis der Fluch mit seinem nächsten Zug endet.
move-immobilized = Eine gelähmte Figur kann keine Bewegungsaktion ausführen; der Zustand vergeht am Ende ihres Zuges.

# Was geschehen ist.

event-overlord-showed = Der Overlord zeigt „{ $card }“.