# Was Fähigkeiten und Durchsuchenkarten tun, die aus Wörtern gemacht sind. $form sagt, wo im Satz ein Teil steht: für sich,
# hinter dem, um den es geht [who], mit ihm darin [he], ebenso hinter einer Bedingung [then], über die Figur mit der
# Fähigkeit [this], hinter „darf“ [may] und „um … zu“ [to].

effect-sentence = { $does }.
effect-each-heroes-near = Jeder Held innerhalb von { $within ->
    [one] 1 Feld
   *[other] { $within } Feldern
} { $does }
effect-each-heroes-beside = Jeder benachbarte Held { $does }
effect-choose-heroes-near = Wähle einen Helden innerhalb von { $within ->
    [one] 1 Feld
   *[other] { $within } Feldern
}; { $does }
effect-choose-heroes-beside = Wähle einen benachbarten Helden; { $does }
effect-choose-monsters-near = Wähle ein Monster innerhalb von { $within ->
    [one] 1 Feld
   *[other] { $within } Feldern
} (oder es selbst); { $does }
effect-choose-patient = Du oder ein benachbarter Held { $does }. Auch ein niedergestreckter benachbarter Held darf gewählt werden
effect-choose-companion = Du oder ein benachbarter Held { $does }. Nicht bei einem niedergestreckten Helden
effect-tests = { $form ->
    [who] legt eine Probe auf { $attribute } ab; wem sie misslingt, der { $does }
    [then] legt er eine Probe auf { $attribute } ab. Misslingt sie, { $does }
   *[he] er legt eine Probe auf { $attribute } ab. Misslingt sie, { $does }
}
effect-own-test = lege für diese Figur eine Probe auf { $attribute } ab. Gelingt sie, { $does }
effect-suffers-damage = { $form ->
    [who] erleidet { $n } Schaden
    [then] erleidet er { $n } Schaden
    [this] erleidet diese Figur { $n } Schaden
   *[he] er erleidet { $n } Schaden
}
effect-suffers-fatigue = { $form ->
    [who] erleidet { $n } Erschöpfung
    [then] erleidet er { $n } Erschöpfung
    [this] erleidet diese Figur { $n } Erschöpfung
   *[he] er erleidet { $n } Erschöpfung
}
effect-pay-damage = Erleide { $n } Schaden; nicht erlaubt, wenn das diese Figur besiegen würde
effect-recovers-damage = { $form ->
    [who] gewinnt
    [then] gewinnt er
    [this] gewinnt diese Figur
   *[he] er gewinnt
} { $n ->
    [all] seine gesamte
    [x] X
   *[other] { $n }
} Lebenskraft zurück
effect-recovers-fatigue = { $form ->
    [who] gewinnt
    [then] gewinnt er
    [this] gewinnt diese Figur
   *[he] er gewinnt
} { $n ->
    [all] seine gesamte
    [x] X
   *[other] { $n }
} Ausdauer zurück
effect-recovers-hearts = wirf { $n ->
    [one] 1 roten Machtwürfel
   *[other] { $n } rote Machtwürfel
}, und es gewinnt so viel Lebenskraft zurück, wie Herzen gefallen sind
effect-gets-condition = { $which ->
    [diseased] { $form ->
        [who] erkrankt
        [then] erkrankt er
        [this] erkrankt diese Figur
       *[he] er erkrankt
    }
   *[other] { $form ->
        [who] wird { LOWER($condition) }
        [then] wird er { LOWER($condition) }
        [this] wird diese Figur { LOWER($condition) }
       *[he] er wird { LOWER($condition) }
    }
}
effect-dealt-damage = Jede von diesem Angriff betroffene Figur, der (nach Abzug der Schilde) mindestens 1 Schaden zugefügt wird, { $does }.
effect-discard-conditions = Wirf von dir oder einem benachbarten Helden { $n ->
    [one] 1 Zustandskarte
   *[other] { $n } Zustandskarten
} deiner Wahl ab
effect-is-placed = stelle ihn auf ein beliebiges leeres Feld innerhalb von { $within ->
    [one] 1 Feld
   *[other] { $within } Feldern
} um sein eigenes (er betritt es)
effect-is-moved = bewege ihn { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
} in eine beliebige Richtung
effect-attack-all = Führe einen Angriff durch, der auf alle benachbarten Figuren zielt (auch auf Monster). Ein Angriffswurf, getrennte Verteidigungswürfe
effect-ranged-attack = { $surges ->
    [card] Führe mit dieser Karte einen Fernkampfangriff durch ({ $dice })
   *[figure] Führe einen Fernkampfangriff mit { $dice } durch (die Energiefähigkeiten dieser Figur gelten)
}
effect-colour = { $colour ->
    [blue] Blau
    [red] Rot
   *[yellow] Gelb
}
effect-add-defence-dice = { $n ->
    [one] 1 braunen Würfel
   *[other] { $n } braune Würfel
} zu seinen Verteidigungswürfeln { $form ->
    [to] dazuzunehmen
   *[may] dazunehmen
}
effect-add-shields = { $n ->
    [one] 1 Schild
   *[other] { $n } Schilde
} zum Ergebnis { $form ->
    [may] hinzufügen
   *[to] hinzuzufügen
}
effect-reroll-any = beliebig viele deiner Kampf- und Machtwürfel einmal neu { $form ->
    [may] werfen
   *[to] zu werfen
}
effect-draw-shop = ziehe { $n ->
    [one] 1 zufällige Marktkarte
   *[other] { $n } zufällige Marktkarten
} des aktuellen Akts (ausrüsten kannst du dich damit ab deinem nächsten Ausrüsten-Schritt)
effect-shake-off-fatigue = Lege zu Beginn deines Zuges eine Probe auf { $attribute } ab. Gelungen: Wirf diesen Zustand ab. Misslungen: Du erleidest { $n } Erschöpfung und behältst ihn (einer Figur ohne Attribute misslingt die Probe automatisch; ohne Ausdauer erleidet sie { $n } Schaden)
effect-shake-off-damage = Lege zu Beginn deines Zuges eine Probe auf { $attribute } ab. Gelungen: Wirf diesen Zustand ab. Misslungen: Du erleidest { $n } Schaden und behältst ihn (einer Figur ohne Attribute misslingt die Probe automatisch)

# Wann sie benutzt werden, und zu welchem Preis

effect-use-action = Aktion: { $flip ->
    [yes] Drehe diese Karte um; { LOWER($does) }
   *[no] { $does }
}.
effect-use-free = In deinem Zug (keine Aktion): { $flip ->
    [yes] Drehe diese Karte um; { LOWER($does) }
   *[no] { $does }
}.
effect-at-drawn = Wirf diese Karte sofort ab und { $does }.
effect-at-drawn-only = Wirf diese Karte ab.
effect-at-attacked-from-afar = Wird dieses Monster von einem nicht benachbarten Helden angegriffen, darf es { $does }.
effect-at-hero-leaves = Jedes Mal, wenn ein benachbarter Held sein Feld verlässt, auch wenn ihn ein Effekt bewegt, { $does }.
effect-at-struck-from-beside = Hat ein benachbarter Held diese Figur angegriffen und nicht besiegt, { $does }.
effect-at-overlord-turn-starts = Zu Beginn des Overlordzugs { $does }.
effect-at-attack-rolled = Nachdem du für einen Angriff gewürfelt hast, { $flip ->
    [yes] drehe diese Karte um, um { $does }
   *[no] steht es dir frei, { $does }
}.
effect-at-defence-rolled = { $flip ->
    [yes] Drehe diese Karte nach deinem Verteidigungswurf um, um { $does }
   *[no] Nach deinem Verteidigungswurf steht es dir frei, { $does }
}.
