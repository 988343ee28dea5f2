### Wörter, die nur das Brett braucht.

game-title = Descent
board-round = Runde { $round }
board-setup = Aufbau
board-parts = Teile des Spielplans
board-side = Abenteuer, Helden und Overlord
board-tab-map = Spielplan
board-tab-heroes = Helden
board-tab-overlord = Overlord
board-tab-quest = Abenteuer
board-map = Spielplan
board-map-keys = Spielplan. Pfeiltasten führen von Feld zu Feld, Eingabe wählt.
board-layers = Hilfen auf dem Spielplan
board-layer-reach = Reichweite
board-layer-reach-help = Wohin die Figur kommt und was es kostet
board-layer-sight = Sichtlinie
board-layer-sight-help = Was die Figur sieht
board-layer-odds = Chancen
board-layer-odds-help = Wen die Figur von hier trifft: Chance und durchschnittlicher Schaden, ohne Energie
board-layer-coords = Koordinaten
board-layer-coords-help = Zahlen am Rand, wie sie der Spielplan in Worten nennt
board-odds-of = { $weapon } gegen { ACC($space) }: { $chance } Trefferchance, { $damage } Schaden im Durchschnitt
name-weapon-fists = Bloße Fäuste
name-weapon-own = Angriff
board-walk = Zu { $space } gehen: { $cost ->
    [one] 1 Bewegungspunkt
   *[other] { $cost } Bewegungspunkte
}
board-walk-action = Bewegungsaktion: zu { $space } gehen, { $cost ->
    [one] 1 Bewegungspunkt
   *[other] { $cost } Bewegungspunkte
}
# Beside a figure: the open question is about it.
board-asked-about = danach wird gefragt
board-tally = Was das Abenteuer zählt
# After a number that goes up: how many decide the quest.
board-tally-of = von { $goal }
board-lasting = Wirkt noch
board-tray = Zur Wahl
board-answers = Zur Wahl
board-turns = Züge der Runde { $round }
board-whose-turn = Am Zug: { $who }.
board-actions = { $count ->
    [one] 1 Aktion
   *[other] { $count } Aktionen
}
board-points = { $count ->
    [one] noch 1 Bewegungspunkt
   *[other] noch { $count } Bewegungspunkte
}
board-group-done = { $done } von { $all } aktiviert
board-life = { $left } von { $health } Lebenskraft
board-damage-track = Lebenskraft: { $left } von { $all }
board-fatigue-track = Freie Ausdauer: { $left } von { $all }
board-activated = schon aktiviert
board-acted = war am Zug
board-carries = trägt: { $token }
board-carried = wird getragen
board-fallen = { $hero }: niedergestreckt
board-vanished = { $hero } kommt in der Nähe zurück
board-knocked-out = Niedergestreckt
board-search-token = Suchmarker auf { $space }
board-special-token = Besonderer Suchmarker auf { $space }, nur dir bekannt
board-search-tokens = Suchmarker
board-search-deck = { $count ->
    [one] 1 Suchkarte im Stapel
   *[other] { $count } Suchkarten im Stapel
}
board-stand = Platz mit { $w } mal { $h ->
    [one] 1 Feld
   *[other] { $h } Feldern
} ab { $x },{ $y }
# Notes of the map, for who sees it: what is there, without numbers of spaces.
board-space-free = Freies Feld
board-space-away = { $what }, { $cost ->
    [one] 1 Bewegungspunkt
   *[other] { $cost } Bewegungspunkte
} entfernt
board-space-away-free = { $what }, { $cost ->
    [one] 1 Feld
   *[other] { $cost } Felder
} entfernt
board-search-here = Suchmarker
board-special-here = Besonderer Suchmarker, nur dir bekannt
board-stand-here = So stehen: { $w } mal { $h ->
    [one] 1 Feld
   *[other] { $h } Felder
}
board-gate-entrance = Eingang
board-gate-exit = Ausgang
board-locked = verriegelt
board-closed = geschlossen
board-open = offen
option-open-door = Öffnen: { $ref }
option-close-door = Schließen: { $ref }
board-no-heroes = Noch steht kein Held fest.
board-equipped = ausgerüstet
board-exhausted = erschöpft
board-flipped = umgedreht
board-feat = Heldentat
board-ability = Heldenfähigkeit
board-feat-ready = Heldentat bereit
board-feat-used = Heldentat benutzt
board-hand = Deine Overlordkarten
board-hand-size = Handkarten des Overlords
board-deck = Karten im Overlorddeck
board-playing = Gerade gespielt
board-discard = Ablagestapel ({ $count })
board-bought = Fürs Deck gekaufte Karten ({ $count })
board-figure = Figur
board-where = Felder
board-attack = Angriff
board-hearts = Herzen
board-surges = Energie
board-range = Reichweite
board-pierce = Durchbohren
board-shields = Schilde
board-on-dice = Würfel { $count }
board-so-far = bisher
board-before-surges = vor Energie und Fähigkeiten
board-range-needed = nötig { $count }
board-change-die = + { $die }: { $source }
board-change-reroll = { $die } neu geworfen: { $source }
board-change-least = mindestens { $count } Schaden: { $source }
board-change-blast = Explosion: { $source }
board-change-must-surge = zuerst 1 Energie: { $source }
board-roll = Wurf
board-passes = bestanden, wie es steht
board-fails = misslungen, wie es steht
board-test = Probe auf { $attribute }: höchstens { $value ->
    [one] 1 Schild
   *[other] { $value } Schilde
}
board-not-rolled = noch nicht gewürfelt
board-missed = Fehlschlag
board-missed-so-far = Fehlschlag, wie es steht
board-miss = Fehlschlag
board-dealt = { $count } Schaden
board-speed = Geschwindigkeit
board-health = Lebenskraft
board-stamina = Ausdauer
board-defense = Verteidigung
board-hands = Hände
board-gold = Gold
board-use-action = Aktion
board-use-fatigue = Kosten: { $count } Erschöpfung
board-stat-fatigue = Erschöpfung
board-trait-axe = Axt
board-trait-blade = Klinge
board-trait-bow = Bogen
board-trait-cloak = Umhang
board-trait-exotic = Exotisch
board-trait-hammer = Hammer
board-trait-heavy-armor = Schwere Rüstung
board-trait-helmet = Helm
board-trait-light-armor = Leichte Rüstung
board-trait-magic = Magie
board-trait-ring = Ring
board-trait-rune = Rune
board-trait-shield = Schild
board-trait-staff = Stab
board-trait-trinket = Schmuckstück
board-melee = Nahkampf
board-ranged = Fernkampf
board-act = Akt { $act }
board-minion = Normal
board-master = Elite
board-die-blue = blauer Würfel
board-die-red = roter Würfel
board-die-yellow = gelber Würfel
board-die-brown = brauner Würfel
board-die-grey = grauer Würfel
board-die-black = schwarzer Würfel
board-die-turned = neu geworfen: { $cards }
board-die-letter-blue = B
board-die-letter-red = R
board-die-letter-yellow = G
board-die-letter-brown = br
board-die-letter-grey = gr
board-die-letter-black = S
board-die-range = Reichweite { $count }
board-die-hearts = { $count ->
    [one] 1 Herz
   *[other] { $count } Herzen
}
board-die-surges = { $count } Energie
board-die-shields = { $count ->
    [one] 1 Schild
   *[other] { $count } Schilde
}
board-goal-heroes = Die Helden gewinnen
board-goal-overlord = Der Overlord gewinnt
board-won-heroes = Die Helden haben das Abenteuer gewonnen.
board-won-overlord = Der Overlord hat das Abenteuer gewonnen.
board-archetype-warrior = Krieger
board-archetype-healer = Heiler
board-archetype-mage = Magier
board-archetype-scout = Kundschafter
kind-card = Karte
kind-hero = Held
kind-class = Klasse
kind-monster = Normales Monster
kind-master = Elite-Monster
kind-group = Monstergruppe
kind-lieutenant = Hauptmann
kind-condition = Zustand
kind-surge = Energiefähigkeit
kind-ability = Fähigkeit
kind-feat = Heldentat

board-confirm-attack = Nur ein Angriff ist möglich. Ziel: { $target }, Trefferchance { $percent } %. Trotzdem angreifen?
board-confirm-end = Den Zug beenden?{ $actions ->
        [0] {""}
        [one] {" "}1 Aktion ist noch übrig.
       *[other] {" "}{ $actions } Aktionen sind noch übrig.
    }{ $familiar ->
        [0] {""}
       *[other] {" "}Der Untote Diener hat noch nicht gehandelt.
    }
board-confirm-familiar = Die Aktivierung beenden? Der Untote Diener kann noch handeln.
board-confirm-dismiss = Den Untoten Diener abwerfen? Er verlässt den Spielplan, bis er neu beschworen wird.
board-confirm-stop = Die Bewegung beenden? Die übrigen Bewegungspunkte verfallen; wer anhält, um zu handeln, behält sie.
board-confirm-reinforce = Verzichten? { $more ->
        [0] „{ $what }“ kann jetzt noch kommen, in diesem Zug nicht mehr.
       *[other] „{ $what }“ und noch { $more } können jetzt kommen, in diesem Zug nicht mehr.
    }
setting-quest-help = Welches Abenteuer gespielt wird; manche haben zwei Szenen, eine nach der anderen.
setting-level-help = Wie stark Helden und Overlord beginnen.
setting-heroes-help = Wie viele Helden aufbrechen; wer allein gegen den Overlord spielt, führt mindestens zwei.
setting-overlord-help = Welcher Platz den Overlord spielt. Die Reihen oben zeigen es.
setting-errata-help = Mit den Korrekturen, die der Verlag nach dem Druck gemacht hat.
setting-crrg-rulings-help = Wo das Buch eine Frage offen lässt, gilt die Regelreferenz der Spielergemeinschaft.
setting-two-hero-bonus-help = Zwei Helden gegen einen Overlord bekommen Hilfe.
board-order-window = was auch geschieht
setting-mode-help = Ein Abenteuer dauert einen Abend; die Kampagne spielt neun davon nacheinander, mit Erfahrung, Gold und Reisen.
