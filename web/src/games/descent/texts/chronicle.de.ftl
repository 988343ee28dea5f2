# Was bei einer Tat herauskam, mit wenigen Worten dahinter.
brief-attack-missed = Fehlschlag
brief-damage-dealt =
    { $damage ->
        [0] kein Schaden
       *[other] { "" }
    }
brief-damage-suffered = { BARE($figure) } −{ $damage } ♥{ SAME($cause, "") ->
    [yes] { "" }
   *[no] { " " }({ $cause })
}
brief-monster-defeated = { BARE($figure) } besiegt
brief-hero-knocked-out = { $figure } niedergestreckt
brief-condition-given = { BARE($figure) } { $condition }
brief-card-found = „{ $card }“

# Wo das ist, zeigt das Spielfeld.
chronicle-figure-placed = { $figure } wird auf ein Feld gestellt.
chronicle-figure-moved = { $figure } zieht.
chronicle-hero-stood-up = { $figure } steht wieder.
chronicle-searched = { $figure } sucht.
chronicle-token-dropped = { $figure } legt ab: { $token }.
chronicle-token-laid = { $token } liegt jetzt auf dem Spielplan.
chronicle-search-token-shown = Ein Suchmarker wird aufgedeckt: Es ist ein gewöhnlicher.

list-figure-placed = Aufgestellt werden: { $list }.
listed-figure-placed = { BARE($figure) }
