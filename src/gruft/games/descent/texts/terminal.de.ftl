terminal-descent-round = Runde { $round }
terminal-descent-monster = Monster
terminal-descent-health = Lebenskraft
terminal-descent-speed = Geschwindigkeit
terminal-descent-state = Zustand
terminal-descent-knocked-out = niedergestreckt
terminal-descent-left = nicht mehr da
terminal-descent-acted = fertig
terminal-descent-overlord = Overlord, { $who }: { $hand ->
    [one] 1 Karte
   *[other] { $hand } Karten
} auf der Hand, { $deck } im Deck
terminal-descent-sheet = Lebenskraft { $left }/{ $health } · Erschöpfung { $fatigue }/{ $stamina } · Geschwindigkeit { $speed } · Bewegungspunkte { $points }
terminal-descent-sign-obstacle = Hindernis
terminal-descent-sign-water = Wasser
terminal-descent-sign-pit = Grube
terminal-descent-sign-lava = Lava
terminal-descent-sign-blocked = gesperrt
terminal-descent-sign-search = Suchmarker
terminal-descent-sign-special = besonderer Suchmarker (nur du weißt es)
terminal-descent-sign-token = Aufgabenmarker
terminal-descent-sign-fallen = niedergestreckter Held
terminal-descent-sign-door = geschlossene Tür
terminal-descent-campaign = Akt { $act } · { $gold } Gold
terminal-descent-shop = Im Markt (Gold): { $cards }
terminal-descent-tree = { $hero }: { $xp } Erfahrung übrig; Fertigkeiten: { $skills }
terminal-descent-to-learn = Zu lernen (Erfahrung): { $skills }
terminal-descent-relics = Relikte: { $relics }
terminal-descent-schemer = Overlord: { $xp } Erfahrung übrig
