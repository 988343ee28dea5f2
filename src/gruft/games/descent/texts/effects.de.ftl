# Was Bestandteile tun, aus ihren Daten erzählt. Gegenstände:

effect-adds-die = 1 { $colour ->
    [grey] grauer
    [brown] brauner
   *[black] schwarzer
} Verteidigungswürfel zusätzlich.
effect-no-runes = Du kannst dich nicht mit Runen ausrüsten.
effect-speed-cap = Deine Geschwindigkeit sinkt auf { $n } (falls sie höher ist) und kann nicht über { $n } steigen.
effect-health = +{ $n } Lebenskraft.
effect-stamina = +{ $n } Ausdauer.
effect-reach = Weitreichend.
effect-pierce = Durchbohren { $n }.
effect-range = +{ $n } Reichweite.
effect-without-errata = Ohne Errata

# Energiefähigkeiten auf einer Karte und in einem anderen Text

effect-printed-surge = { $n ->
    [one] Energie
   *[other] { $n } Energie
}: { $does }.
effect-quoted-surge = { $n } Energie: { $does }
effect-quoted-both = { $first }“, „{ $last }
effect-both = { $first } und { LOWER($last) }

# Teile einer Energiefähigkeit

effect-gain-damage = +{ $n } Schaden
effect-gain-range = +{ $n } Reichweite
effect-gain-pierce = Durchbohren { $n }
effect-gain-blast = Explosion

# Weitere Wirkungen von Energie: auf der Karte, und kurz als Option

effect-printed-push-target = Bewege das Ziel { $x ->
    [one] 1 Feld
   *[other] { $x } Felder
} (wohin, entscheidest du)
effect-printed-spark = Ein anderes Monster innerhalb von { $within ->
    [one] 1 Feld
   *[other] { $within } Feldern
} um das Ziel erleidet { $x } Schaden (ohne Verteidigungswurf, nicht Teil des Angriffs)
effect-printed-burst = Jedes zu dir benachbarte Monster erleidet { $x } Schaden
effect-printed-drink-life = Gewinne { $x } Lebenskraft zurück
effect-printed-turn-guard = Du darfst das Ziel zwingen, 1 Verteidigungswürfel neu zu werfen (welchen, entscheidest du)
effect-printed-second-blade = Der Angriff betrifft auch ein zweites zu dir benachbartes Monster (es macht seinen Verteidigungswurf, sobald es dazukommt)
effect-printed-whisper = Ziehe { $x ->
    [one] 1 Overlordkarte
   *[other] { $x } Overlordkarten
}
effect-printed-runic-knowledge = Erleide { $x } Erschöpfung
effect-printed-vigor = Jeder Held gewinnt { $x } Ausdauer zurück
effect-printed-shield-slam = Wähle ein benachbartes Monster, es wird betäubt
effect-printed-death-rage = +{ $x } Schaden für je { $per } Schadensmarker auf deinem Heldenbogen
effect-printed-expert-blow = Nimm diese Karte zurück auf die Hand

effect-option-surge = { $n ->
    [one] { $does }
   *[other] { $n } Energie: { $does }
}
effect-option-both = { $first }, { $last }
effect-option-push-target = das Ziel { $x ->
    [one] 1 Feld
   *[other] { $x } Felder
} bewegen
effect-option-spark = ein anderes Monster nahe dem Ziel erleidet { $x } Schaden
effect-option-burst = jedes benachbarte Monster erleidet { $x } Schaden
effect-option-drink-life = { $x } Lebenskraft zurückgewinnen
effect-option-turn-guard = das Ziel wirft einen Verteidigungswürfel neu
effect-option-second-blade = ein zweites benachbartes Monster ist betroffen
effect-option-whisper = { $x ->
    [one] 1 Overlordkarte
   *[other] { $x } Overlordkarten
} ziehen
effect-option-runic-knowledge = { $x } Erschöpfung erleiden
effect-option-vigor = jeder Held gewinnt { $x } Ausdauer zurück
effect-option-shield-slam = ein benachbartes Monster betäuben
effect-option-death-rage = +{ $x } Schaden für je { $per } erlittenen Schaden
effect-option-expert-blow = die Karte kommt zurück auf die Hand
effect-option-mend = { $x } Lebenskraft zurückgewinnen
effect-option-fire-breath = ein Pfad von { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Feldern
} ist betroffen
effect-option-subdue = das Ziel erhält einen Zustand deiner Wahl
effect-option-blood-call = den zugefügten Schaden zurückgewinnen
effect-option-wither = das Ziel erleidet { $fatigue } Erschöpfung
effect-option-knockback = das Ziel bis zu { $within ->
    [one] 1 Feld
   *[other] { $within } Felder
} weit versetzen

# Namen aus anderen Namen

named-surge = { $source }: { $does }
named-master = Elite-{ $monster }
named-feat = Heldentat ({ $hero })
called-feat = Heldentat
called-figure = { $kind ->
    [cave_spider] die { $name }
    [elemental] das { $name }
    [reanimate] der Untote Diener
   *[other] der { $name }
}
named-ability = Heldenfähigkeit ({ $hero })
called-ability = Heldenfähigkeit
called-condition-diseased = erkrankt
called-condition-immobilized = gelähmt
called-condition-poisoned = vergiftet
called-condition-stunned = betäubt
named-face = { $die }: { $shown }
face-range = Reichweite { $n }
face-hearts = { $n ->
    [one] { $n } Herz
   *[other] { $n } Herzen
}
face-surges = { $n } Energie
face-shields = { $n ->
    [one] { $n } Schild
   *[other] { $n } Schilde
}
face-blank = leer
face-miss = X, ein Fehlschlag
effect-word = { $word }
