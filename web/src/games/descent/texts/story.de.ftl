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
story-carries-nothing = Nichts außer den Helden selbst.
story-rules = Regeln dieser Szene ({ $count })
story-deeds = Wer was getan hat
story-deed-attacks = Angriffe
story-deed-damage = Schaden zugefügt
story-deed-felled = Besiegt
story-deed-down = Am Boden
story-deed-found = Gefunden
story-overlord-cards = Der Overlord hat { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} gespielt und { $downs ->
    [0] keinen Helden
    [one] einmal einen Helden
   *[other] { $downs }-mal Helden
} niedergestreckt.
story-rounds = Es hat { $count ->
    [one] eine Runde
   *[other] { $count } Runden
} gedauert.
