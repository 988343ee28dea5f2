# Was Karten tun. Sätze heißen „effect-…“, Satzteile „part-…“.
# $n (Number), $limit: exact oder up_to, $color: any oder white, $where: presence, bound, anywhere, one_site.

## Mengen
part-power = { $n } Macht
part-influence = { $n } Einfluss
part-vp = { $n } SP
part-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
part-per = { $one } { $each }
part-each = { $every ->
    [1] pro { $counted }
   *[other] je { $every } { $counted } (abgerundet)
}
part-counted = { $counter ->
    [sites_controlled] { $every ->
        [1] Ort, den du kontrollierst
       *[other] Orte, die du kontrollierst
    }
    [sites_total_control] { $every ->
        [1] Ort unter deiner vollständigen Kontrolle
       *[other] Orte unter deiner vollständigen Kontrolle
    }
    [control_markers] Ort-Kontrollmarker in deinem Besitz
    [trophies] { $every ->
        [1] Einheit in deiner Trophäenhalle
       *[other] Einheiten in deiner Trophäenhalle
    }
    [trophies_player] { $every ->
        [1] Spieler-Einheit in deiner Trophäenhalle
       *[other] Spieler-Einheiten in deiner Trophäenhalle
    }
    [trophies_white] { $every ->
        [1] Weiße Einheit in deiner Trophäenhalle
       *[other] Weiße Einheiten in deiner Trophäenhalle
    }
    [inner_circle] { $every ->
        [1] Karte in deinem Inneren Zirkel
       *[other] Karten in deinem Inneren Zirkel
    }
    [own_spies_on_board] { $every ->
        [1] Spion, den du auf dem Spielplan hast
       *[other] Spione, die du auf dem Spielplan hast
    }
   *[assassinated_by_this_card] { $every ->
        [1] Einheit, die diese Karte gemeuchelt hat
       *[other] Einheiten, die diese Karte gemeuchelt hat
    }
}

## Satzteile
part-up-to = { $limit ->
    [up_to] bis zu{" "}
   *[exact] {""}
}
part-troops = { $limit ->
    [up_to] bis zu{" "}
   *[exact] {""}
}{ $n } { $color ->
    [white] Weiße
   *[any] gegnerische
} { $n ->
    [one] Einheit
   *[other] Einheiten
}
# Ein Ort mit dem Komma, das der Nebensatz braucht.
part-at = { $where ->
    [bound] {" "}am Ort dieses Spions
    [anywhere] {" "}an beliebiger Stelle des Spielplans
    [one_site] {" "}an einem einzigen Ort, an dem du Präsenz hast
   *[presence] , wo du Präsenz hast
}
part-zone = { $zone ->
    [hand] { $n } { $n ->
        [one] Karte
       *[other] Karten
    } aus deiner Hand
    [discard] { $n } { $n ->
        [one] Karte
       *[other] Karten
    } aus deinem Ablagestapel
   *[this_card] diese Karte
}
part-aspect = { $aspect ->
    [ambition] Ehrgeiz
    [conquest] Eroberung
    [malice] Bosheit
    [guile] Tücke
   *[obedience] Gehorsam
}
part-outcasts = { $n } { $n ->
    [one] Wahnsinnigen Ausgestoßenen
   *[other] Wahnsinnige Ausgestoßene
}
part-cost-limit = { $max ->
    [0] {""}
   *[other] {" "}mit Kosten von höchstens { $max }
}
part-cost = { $cost ->
    [return_own_spy] Schicke 1 deiner Spione zurück
    [return_own_spies_any_number] Schicke beliebig viele deiner Spione zurück
    [devour_hand] Verschlinge 1 Karte aus deiner Hand
    [devour_inner_circle] Verschlinge 1 Karte deines Inneren Zirkels
    [devour_this] Verschlinge diese Karte
   *[discard_hand] Lege 1 Karte aus deiner Hand ab
}

## Mittel und Karten
effect-gain = Erhalte { $amount }.
effect-draw = Ziehe { $amount }.

## Einheiten
effect-deploy = Setze { $n ->
    [one] 1 eigene Einheit
   *[other] { $n } eigene Einheiten
} ein.
effect-assassinate = Meuchle { $troops }{ $at }.
effect-assassinate-per = Meuchle für jeden { $counted }, { $troops }{ $at }.
effect-supplant = Ersetze { $troops }{ $at }.
effect-move-enemy-troop = Bewege { $troops } von dort, wo du Präsenz hast, { $n ->
    [one] auf ein beliebiges freies Feld
   *[other] auf beliebige freie Felder
}.

## Spione und Zurückschicken
effect-place-spy = Platziere { $n ->
    [one] 1 Spion
   *[other] { $n } Spione
}.
effect-return-enemy-spy = Schicke { $n ->
    [one] 1 gegnerischen Spion
   *[other] { $n } gegnerische Spione
} zurück, wo du Präsenz hast.
effect-return-piece = { $of ->
    [other_player] Schicke { $limit }{ $n ->
        [one] 1 Einheit oder 1 Spion
       *[other] { $n } Einheiten oder Spione
    } eines anderen Spielers zurück, wo du Präsenz hast.
   *[any_player] Schicke { $limit }{ $n ->
        [one] 1 Einheit oder 1 Spion
       *[other] { $n } Einheiten oder Spione
    } beliebiger Spieler zurück (fremde nur, wo du Präsenz hast, eigene von überall).
}

## Befördern
effect-promote-end-of-turn = Befördere am Zugende { $limit }{ $n } { $which ->
    [obedience_played] Gehorsams-
    [undead_played] Untoten-
   *[other_played] andere{" "}
}{ $n ->
    [one] Karte
   *[other] Karten
}, die du in diesem Zug ausgespielt hast.
effect-promote-any-number = Du darfst am Zugende beliebig viele { $which ->
    [obedience_played] Gehorsams-
    [undead_played] Untoten-
   *[other_played] andere{" "}
}Karten befördern, die du in diesem Zug ausgespielt hast.
effect-promote-top-of-deck = Befördere die { $n ->
    [one] oberste Karte
   *[other] obersten { $n } Karten
} deines Decks.
effect-promote-from = Befördere { $zones }.
effect-put-deck-into-discard = Lege dein gesamtes Deck auf deinen Ablagestapel.

## der Markt
effect-devour-market = { $limit ->
    [up_to] Du darfst { $n } { $n ->
        [one] Marktkarte
       *[other] Marktkarten
    } verschlingen.
   *[exact] Verschlinge { $n } { $n ->
        [one] Marktkarte
       *[other] Marktkarten
    }.
}
effect-swap-into-market = Verschlinge 1 Marktkarte und lege diese Karte auf ihr Marktfeld, statt es aufzufüllen.
effect-recruit-free = Rekrutiere { $limit }{ $n } { $aspect ->
    [ambition] Ehrgeiz-
    [conquest] Eroberungs-
    [malice] Bosheits-
    [guile] Tücke-
    [obedience] Gehorsams-
   *[any] {""}
}{ $n ->
    [one] Karte
   *[other] Karten
}{ $cost }, ohne zu bezahlen.
effect-play-card-from = { $zone ->
    [market] Spiele 1 Marktkarte{ $cost } aus, als wäre sie auf deiner Hand, und verschlinge sie danach.
   *[inner_circle] Spiele 1 Karte deines Inneren Zirkels aus, als wäre sie auf deiner Hand, und lege sie danach in deinen Inneren Zirkel zurück.
}
effect-devoured-top-joins-market = Bis zum Ende deines Zuges gilt die oberste verschlungene Karte als Marktkarte.
effect-return-this-to-supply = Lege diese Karte zurück in den Vorrat.

## Mitspieler
effect-recruit-outcast = { $who ->
    [self] Du rekrutierst { $outcasts }.
    [chosen_opponent] Wähle einen Mitspieler; er rekrutiert { $outcasts }.
    [each_opponent] Jeder Mitspieler rekrutiert { $outcasts }.
   *[chosen_opponent_adjacent] Wähle danach einen Mitspieler mit einer Einheit, die zu mindestens 1 dieser Einheiten benachbart ist; er rekrutiert { $outcasts }.
}
# $over (Number): nur Spieler mit mehr Handkarten; 0: alle
effect-opponent-discards = { $who ->
    [chosen_opponent] Wähle einen Mitspieler{ $over ->
        [0] {""}
       *[other] {" "}mit mehr als { $over ->
    [one] 1 Handkarte
   *[other] { $over } Handkarten
}
    }; er legt 1 Karte ab.
    [each_opponent] Jeder Mitspieler{ $over ->
        [0] {""}
       *[other] {" "}mit mehr als { $over ->
    [one] 1 Handkarte
   *[other] { $over } Handkarten
}
    } legt 1 Karte ab.
    [each_opponent_with_troop_at_bound_site] Jeder Mitspieler, der am Ort dieses Spions eine Einheit{ $over ->
        [0] {""}
       *[other] {" "}und mehr als { $over ->
    [one] 1 Handkarte
   *[other] { $over } Handkarten
}
    } hat, legt 1 Karte ab.
   *[owner_of_assassinated_troop] Gehörte diese Einheit einem Mitspieler{ $over ->
        [0] {""}
       *[other] {" "}mit mehr als { $over ->
    [one] 1 Handkarte
   *[other] { $over } Handkarten
}
    }, legt er 1 Karte ab.
}
effect-trophies-any-halls = Nimm { $limit }{ $n } { $color ->
    [white] Weiße{" "}
   *[any] {""}
}{ $n ->
    [one] Einheit aus einer beliebigen Trophäenhalle
   *[other] Einheiten aus beliebigen Trophäenhallen
} und setze sie{ $at } ein.
effect-trophies-of-opponent = Steht am Ort dieses Spions eine Einheit eines anderen Spielers, nimm { $limit }{ $n } { $color ->
    [white] Weiße{" "}
   *[any] {""}
}{ $n ->
    [one] Einheit
   *[other] Einheiten
} aus dessen Trophäenhalle und setze sie ein{ $at }.

## Wahl, Kosten, Bedingungen
effect-choose-one = Wähle eines:{ $options }
effect-choose-times = Wähle { $n }-mal (auch mehrfach dasselbe):{ $options }
effect-pay = { $cost } → { $then }
effect-focus = { $aspect } fokussieren → { $then }
effect-for-each-returned-spy = Für jeden von ihnen: { $then }
effect-if-at-least = { $counter ->
    [trophies] Enthält deine Trophäenhalle danach mindestens { $n ->
    [one] 1 Einheit
   *[other] { $n } Einheiten
}, { LOWER($then) }
    [trophies_player] Enthält deine Trophäenhalle danach mindestens { $n } Spieler-Einheiten, { LOWER($then) }
   *[inner_circle] Enthält dein Innerer Zirkel mindestens { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}, { LOWER($then) }
}
effect-if-bound-site-has = Steht an diesem Ort { $piece ->
    [other_player_troop] eine Einheit
   *[other_player_spy] ein Spion
} eines anderen Spielers, { LOWER($then) }
effect-at-end-of-turn = Am Zugende: { $then }

## beim Ablegen, beim Verschwinden
effect-reaction-draw = Zwingt dich ein Mitspieler, diese Karte abzulegen, ziehe { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}.
effect-reaction-causer-discards = Zwingt dich ein Mitspieler, diese Karte abzulegen, muss er selbst { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} ablegen.
effect-reaction-may-promote-this-instead = Zwingt dich ein Mitspieler, diese Karte abzulegen, darfst du sie stattdessen befördern.
effect-returns-to-supply = Würde diese Karte verschlungen oder befördert, lege sie stattdessen zurück in den Vorrat.

## Namen dessen, was auf dem Plan steht
named-troop = { $color ->
    [black] schwarze Einheit
    [red] rote Einheit
    [blue] blaue Einheit
    [orange] orange Einheit
   *[white] Weiße Einheit
} ({ $place })
named-spy = Spion von { $color ->
    [black] Schwarz
    [red] Rot
    [blue] Blau
   *[orange] Orange
} ({ $place })
named-trophy = { $color ->
    [black] schwarze Einheit
    [red] rote Einheit
    [blue] blaue Einheit
    [orange] orange Einheit
   *[white] Weiße Einheit
} aus der Halle von { $hall }
named-route = Weg { $a } – { $b }
named-route-space = Feld { $n } des Wegs { $a } – { $b }
named-late = { $card }: { $effect }
part-late-promote = { $limit }{ $n } { $which ->
    [obedience_played] Gehorsams-
    [undead_played] Untoten-
   *[other_played] andere{" "}
}{ $n ->
    [one] Karte
   *[other] Karten
} befördern
part-late-any-number = beliebig viele { $which ->
    [obedience_played] Gehorsams-
    [undead_played] Untoten-
   *[other_played] andere{" "}
}Karten befördern
part-late-then = { $then }
named-price = { $card } ({ $cost } Einfluss)
