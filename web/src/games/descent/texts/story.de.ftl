### Was von Abenteuern erzählt wird: vorher, zwischendurch und danach.

board-mood-hall = Hallen
board-mood-cave = Höhlen
board-mood-forest = Wald
board-mood-snow = Schnee
board-mood-ruins = Ruinen
board-mood-lava = Lava
board-mood-water = Wasser
story-ours = (unsere Rekonstruktion)
story-between = Zwischen den Szenen
story-first-heroes = Die Helden haben gewonnen: { $encounter }.
story-first-overlord = Der Overlord hat gewonnen: { $encounter }.
story-carries = Was mitgenommen wird
story-stays = Die Helden behalten Schaden, Zustände und Karten, auch erschöpfte; sie haben wieder ihre volle Ausdauer, und ihre Heldentaten sind wieder bereit. Der Overlord behält Hand, Deck und Ablagestapel und zieht keine neue Hand.
story-briefing = Vorschau: Spielplan, Sieg, Belohnung
story-parts = Szenen des Abenteuers
story-prizes = Was es bringt
story-prize-gold = { $gold } Gold ({ $each } je Held)
story-prize-xp = { $xp } Erfahrung zusätzlich
story-prize-none = Sonst nichts
story-prize-finale = Wer dieses Abenteuer gewinnt, gewinnt die Kampagne.
story-prize-all = Wer auch gewinnt: Jeder Held und der Overlord erhalten { $xp } Erfahrung.
story-rules = Regeln dieser Szene ({ $count })
story-deeds = Wer was getan hat
story-deed-attacks = Angriffe
story-deed-damage = Schaden zugefügt
story-deed-felled = Besiegt
story-deed-down = Am Boden
story-deed-found = Gefunden
story-overlord-cards = Der Overlord hat { $count ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $count } Karten
} gespielt und { $downs ->
    [0] keinen Helden
    [one] einmal einen Helden
   *[other] { $downs }-mal Helden
} niedergestreckt.
story-campaign-score = Von { $all } Abenteuern haben die Helden { $heroes ->
    [0] keines
   *[other] { $heroes }
} gewonnen und der Overlord { $overlord ->
    [0] keines
   *[other] { $overlord }
}.
story-rounds = Es hat { $count ->
    [one] eine Runde
   *[other] { $count } Runden
} gedauert.
