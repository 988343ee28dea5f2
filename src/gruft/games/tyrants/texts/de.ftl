# Tyrannen des Unterreichs

## Einstellungen
setting-deck-one = Erstes Marktdeck
setting-deck-one-drow = Drow
setting-deck-one-dragons = Drachen
setting-deck-one-elemental = Elementare
setting-deck-one-demons = Dämonen
setting-deck-one-aberrations = Aberrationen
setting-deck-one-undead = Untote
setting-deck-two = Zweites Marktdeck
setting-deck-two-drow = Drow
setting-deck-two-dragons = Drachen
setting-deck-two-elemental = Elementare
setting-deck-two-demons = Dämonen
setting-deck-two-aberrations = Aberrationen
setting-deck-two-undead = Untote
setting-outer = Äußere Sektion (zu dritt)
setting-outer-left = links
setting-outer-right = rechts
options-same-deck = Die beiden Marktdecks müssen verschieden sein; { $deck } ist zweimal gewählt.

## Namen
name-colour-black = Schwarz
name-colour-orange = Orange
name-colour-white = Weiß
name-ending-barracks = eine Kaserne ist leer
name-ending-market = der Marktstapel ist leer

## Wertung
points-sites = kontrollierte Orte
points-total-control = vollständige Kontrolle
points-trophies = Trophäenhalle
points-deck = Karten in Deck, Hand und Ablagestapel
points-inner-circle = Innerer Zirkel
points-tokens = SP-Marker

## Phasen
beat-claim = Aufbau: erste Einheiten
beat-turn = Beginn des Zuges
beat-main = Hauptphase
beat-late = Ende des Zuges: Beförderungen
beat-close = Ende des Zuges

## Fragen
ask-claim = Wähle den Startort für deine erste Einheit.
ask-main = Du bist am Zug{ $power ->
        [0] { $influence ->
            [0] {""}
           *[other] {""} ({ $influence } Einfluss)
        }
       *[other] { $influence ->
            [0] {""} ({ $power } Macht)
           *[other] {""} ({ $power } Macht, { $influence } Einfluss)
        }
    }: Wähle, was du tust, oder beende den Zug.
ask-deploy-basic = Wähle, wo du eine Einheit einsetzt (1 Macht bezahlt).
ask-assassinate-basic = Wähle eine gegnerische Einheit, die du meuchelst (3 Macht bezahlt).
ask-return-spy-basic = Wähle einen gegnerischen Spion, den du zurückschickst (3 Macht bezahlt).
ask-deploy = { $card }: Wähle, wo du eine Einheit einsetzt.{ $left ->
    [one] {""}
   *[other] {" "}(Noch { $left } einzusetzen.)
}
ask-assassinate = { $card }: Wähle eine Einheit, die du meuchelst.{ $left ->
    [one] {""}
   *[other] {" "}(Noch { $left }.)
}{ $exit ->
    [stop] {" "}Oder höre auf.
   *[none] {""}
}
ask-one-site = { $card }: Wähle den Ort, an dem du { $left ->
    [one] eine Einheit
   *[other] bis zu { $left } Einheiten
} meuchelst.{ $exit ->
    [stop] {" "}Oder höre auf.
   *[none] {""}
}
ask-supplant = { $card }: Wähle eine Einheit, die du ersetzt.{ $left ->
    [one] {""}
   *[other] {" "}(Noch { $left }.)
}
ask-move = { $card }: Wähle eine gegnerische Einheit, die du bewegst.{ $left ->
    [one] {""}
   *[other] {" "}(Noch { $left }.)
}{ $exit ->
    [stop] {" "}Oder höre auf.
   *[none] {""}
}
ask-move-to = { $card }: Wähle das freie Feld für: { $troop }.
ask-place-spy = { $card }: Wähle den Ort für deinen Spion.{ $left ->
    [one] {""}
   *[other] {" "}(Noch { $left } zu platzieren.)
}
ask-spy-back = { $card }: Deine Spione sind alle auf dem Spielplan: Versetze einen oder verzichte.{ $left ->
    [one] {""}
   *[other] {" "}(Noch { $left } zu platzieren.)
}
ask-return-enemy-spy = { $card }: Wähle einen gegnerischen Spion, den du zurückschickst.{ $left ->
    [one] {""}
   *[other] {" "}(Noch { $left }.)
}
ask-return-piece = { $card }: Wähle eine Einheit oder einen Spion zum Zurückschicken.{ $left ->
    [one] {""}
   *[other] {" "}(Noch { $left }.)
}{ $exit ->
    [stop] {" "}Oder höre auf.
   *[none] {""}
}
ask-trophy = { $card }: Wähle eine Einheit aus einer Trophäenhalle.{ $left ->
    [one] {""}
   *[other] {" "}(Noch { $left }.)
}{ $exit ->
    [stop] {" "}Oder höre auf.
   *[none] {""}
}
ask-trophy-to = { $card }: Wähle das freie Feld für: { $trophy }.
ask-hall = { $card }: Wähle den Mitspieler, aus dessen Trophäenhalle du nimmst.
ask-outcast-for = { $card }: Wähle, wer { $amount ->
    [one] einen Wahnsinnigen Ausgestoßenen
   *[other] { $amount } Wahnsinnige Ausgestoßene
} rekrutiert.
ask-discard-for = { $card }: Wähle, wer eine Karte ablegt.
ask-discard = { $causer } zwingt dich, eine Karte abzulegen: Wähle eine aus deiner Hand.
ask-react = { $card }: Befördern statt ablegen?
ask-promote = { $card }: Wähle eine Karte, die du beförderst.{ $left ->
    [one] {""}
   *[other] {" "}(Noch { $left }.)
}{ $exit ->
    [stop] {" "}Oder höre auf.
   *[none] {""}
}
ask-promote-from = { $card }: Wähle eine Karte, die du jetzt beförderst.
ask-devour-market = { $card }: Wähle eine Marktkarte, die du verschlingst, oder verzichte.
ask-swap-market = { $card }: Wähle die Marktkarte, die du verschlingst; „{ $card }“ nimmt ihr Feld ein.
ask-recruit-free = { $card }: Wähle eine Karte, die du ohne Bezahlung rekrutierst.{ $left ->
    [one] {""}
   *[other] {" "}(Noch { $left }.)
}{ $exit ->
    [stop] {" "}Oder höre auf.
   *[none] {""}
}
ask-play-from = { $card }: Wähle { $zone ->
    [market] die Marktkarte
   *[other] die Karte deines Inneren Zirkels
}, die du ausspielst.
ask-pay-spy = { $card }: Welchen Spion schickst du zurück? Oder verzichte. Dafür: { $gain }
ask-pay-spies = { $card }: Welchen Spion schickst du zuerst zurück? Oder verzichte. Dafür: { $gain }
ask-pay-more-spies = { $card }: Schickst du noch einen Spion zurück? Oder höre auf. Dafür: { $gain }
ask-pay-devour = { $card }: Welche Handkarte verschlingst du? Oder verzichte. Dafür: { $gain }
ask-pay-discard = { $card }: Welche Handkarte legst du ab? Oder verzichte. Dafür: { $gain }
ask-pay-circle = { $card }: Welche Karte deines Inneren Zirkels verschlingst du? Oder verzichte. Dafür: { $gain }
ask-pay-this = { $card }: Verschlingst du diese Karte? Oder verzichte. Dafür: { $gain }
ask-option = { $card }: Wähle eines.{ $left ->
    [one] {""}
   *[other] {" "}(Noch { $left }-mal.)
}
ask-spy-order = { $card }: Wähle den Ort, an dem du als Nächstes ersetzt.
ask-focus = { $card }: Zeige eine Karte mit dem Aspekt { $aspect } vor. Oder verzichte. Dafür: { $gain }
ask-late = Ende des Zuges: Wähle, welcher Effekt als Nächstes kommt.

## Antworten
option-main-play = Ausspielen: { $ref }
option-main-recruit = Rekrutieren: { $ref }
option-deploy = Einsetzen (1 Macht)
option-assassinate = Meucheln (3 Macht)
option-return-spy = Spion zurückschicken (3 Macht)
option-main-end = Zug beenden
option-option-option = { $label }{ $what ->
    [return_own_spy] {" "}(Bewirkt jetzt nichts: Du hast keinen Spion auf dem Spielplan.)
    [return_own_spies_any_number] {" "}(Bewirkt jetzt nichts: Du hast keinen Spion auf dem Spielplan.)
    [devour_hand] {" "}(Bewirkt jetzt nichts: Du hast keine andere Karte auf der Hand.)
    [discard_hand] {" "}(Bewirkt jetzt nichts: Du hast keine andere Karte auf der Hand.)
    [devour_inner_circle] {" "}(Bewirkt jetzt nichts: Dein Innerer Zirkel ist leer.)
    [devour_this] {" "}(Bewirkt jetzt nichts: Diese Karte liegt nicht mehr im Spielbereich.)
   *[other] {""}
}
option-pay = Verschlingen
option-react-promote = Befördern
option-react-discard = Ablegen

## Ablehnungen
turn-not-now = Das muss warten: Führe zuerst zu Ende, was begonnen ist.
duty-instruction = Die Karte verlangt es: Das lässt sich nicht ablehnen, solange es möglich ist.
duty-basic-action = Die Aktion ist bezahlt: Wähle ihr Ziel oder nimm die Aktion zurück.
duty-claim = Jeder setzt seine erste Einheit auf einen Startort: Wähle einen.
duty-late = Alles, was auf das Ende des Zuges verschoben ist, geschieht jetzt; nur die Reihenfolge bestimmst du.
duty-discard = Du musst eine Karte ablegen: Wähle, welche.
duty-react = Wähle, ob die Karte befördert oder abgelegt wird.
duty-promotion = Diese Beförderung muss sein; unterlassen darfst du nur, wo „bis zu“ oder „darfst“ steht.
duty-each-spy = Jeder der zurückgeschickten Spione kommt an die Reihe; nur die Reihenfolge bestimmst du.
exit-pass = Um hier zu verzichten, wähle „Verzichten“.
exit-stop = Um hier aufzuhören, wähle „Aufhören“.
exit-end = Um nichts mehr zu tun, beende deinen Zug.
exit-none = Das lässt sich nicht ablehnen.
turn-not-begun = Die Züge beginnen erst, wenn jeder eine erste Einheit auf dem Spielplan hat.
turn-not-yours = Du bist nicht am Zug: Du wirst nur nach dieser einen Wahl gefragt.
turn-first-an-action = Spiele zuerst eine Karte aus oder wähle eine Grundaktion; fragt sie danach, kannst du das wählen.
turn-something-else = Jetzt ist etwas anderes gefragt: Eine Karte wird ganz ausgeführt, bevor etwas anderes geschieht.
action-too-little-power = Das kostet { $price } Macht; du hast { $power }.
place-not-in-play = { $place } ist in dieser Partie nicht im Spiel.
place-taken = Hier ist kein Feld frei: { $place }.
deploy-no-presence = Du hast hier keine Präsenz: { $place }. Du brauchst dort oder daneben eine Einheit, an einem Ort genügt ein Spion.
deploy-nowhere = Wo du Präsenz hast, ist kein Feld frei.
claim-no-start = Kein Startort: { $place }.
claim-taken = { $place } hat schon ein anderer Spieler beansprucht.
assassinate-no-target = Wo du Präsenz hast, steht keine gegnerische Einheit.
return-spy-no-target = Wo du Präsenz hast, ist kein gegnerischer Spion.
troop-own = Das ist deine eigene: { $troop }. Hier ist eine gegnerische Einheit verlangt.
troop-not-another-players = Das ist deine eigene: { $troop }. Hier ist eine Figur eines anderen Spielers verlangt.
troop-not-white = Das passt nicht: { $troop }. Hier sind nur Weiße Einheiten erlaubt.
troop-white = Das passt nicht: { $troop }. Hier sind nur Einheiten von Spielern erlaubt.
troop-elsewhere = Diese Einheit steht nicht an dem Ort, um den es geht: { $troop }.
troop-no-presence = Dort hast du keine Präsenz: { $troop }.
troop-moved-already = Diese Einheit hat die Karte schon bewegt: { $troop }.
troop-not-there = Diese Einheit gibt es nicht: { $troop }.
site-is-route = Hier ist ein Ort verlangt, kein Weg: { $place }.
site-no-presence = Hier hast du keine Präsenz: { $place }.
site-no-target = Hier steht keine Einheit, die du meucheln könntest: { $place }.
spy-not-a-site = Spione stehen nur an Orten, nie auf Wegen: { $place }.
spy-already-there = Hier hast du schon einen Spion: { $site }.
spy-own = Das ist dein eigener: { $spy }. Hier ist ein gegnerischer Spion verlangt.
spy-not-own = Das ist nicht dein Spion: { $spy }. Hier ist einer deiner eigenen verlangt.
spy-no-presence = Dort hast du keine Präsenz: { $spy }.
spy-not-there = Diesen Spion gibt es nicht: { $spy }.
spy-none-returned-there = Von hier hast du keinen Spion zurückgeschickt oder ihn schon genutzt: { $place }.
recruit-not-for-sale = „{ $card }“ hat keine Kosten und kann weder rekrutiert noch vom Markt ausgespielt werden.
recruit-not-offered = „{ $card }“ wird jetzt nicht angeboten.
recruit-stack-empty = Der Stapel ist leer: „{ $card }“ kann nicht mehr rekrutiert werden.
recruit-too-dear = „{ $card }“ kostet { $cost } Einfluss; du hast { $influence }.
recruit-other-aspect = „{ $card }“ passt nicht: Die Karte muss den Aspekt { $aspect } haben.
recruit-above-limit = „{ $card }“ passt nicht: Die Karte darf höchstens { $limit } kosten.
market-not-in-row = „{ $card }“ gehört nicht zur Marktauslage.
market-no-space = „{ $card }“ liegt auf keinem Marktfeld.
card-not-in-hand = „{ $card }“ ist nicht auf deiner Hand.
card-not-in-circle = „{ $card }“ ist nicht in deinem Inneren Zirkel.
card-not-here = „{ $card }“ liegt nicht dort, wo hier gewählt werden kann.
card-played = „{ $card }“ ist schon ausgespielt; am Ende des Zuges kommt die Karte auf den Ablagestapel.
promote-not-in-play-area = „{ $card }“ liegt nicht in deinem Spielbereich.
promote-itself = „{ $card }“ kann sich nicht selbst befördern.
promote-not-obedience = „{ $card }“ ist keine Gehorsams-Karte.
promote-not-undead = „{ $card }“ ist keine Untoten-Karte.
promote-other-zone = „{ $card }“ liegt nicht dort, woher diese Karte befördern darf.
trophy-no-presence = Hier hast du keine Präsenz: { $place }.
trophy-other-hall = Diese Einheit liegt nicht in der Halle, aus der die Karte nimmt: { $trophy }.
trophy-not-there = Diese Trophäe gibt es nicht: { $trophy }.
step-does-nothing = Das könnte jetzt nichts bewirken.
option-does-nothing = Diese Möglichkeit könnte jetzt nichts bewirken: { $option }
option-other-card = Das ist eine Option einer anderen Karte.
opponent-yourself = Dich selbst kannst du nicht wählen: Hier ist ein Mitspieler verlangt.
opponent-few-cards = { $seat } hat { $cards ->
    [one] 1 Handkarte
   *[other] { $cards } Handkarten
}; hier ist ein Mitspieler mit mehr als { $limit } verlangt.
opponent-not-adjacent = { $seat } hat keine Einheit, die zu einer der eben eingesetzten Einheiten benachbart ist.
opponent-no-troop-there = { $seat } hat keine Einheit an dem Ort, an dem du eben deinen Spion platziert hast: { $site }.
opponent-empty-hall = Die Trophäenhalle von { $seat } ist leer.
focus-other-aspect = „{ $card }“ hat nicht den Aspekt { $aspect }.
late-promotions-first = Zuerst kommen die Beförderungen dieser Karte. ({ $effect })
late-not-waiting = Dieser Effekt wartet nicht auf das Ende des Zuges.

## unmögliche Stellungen
position-seats = Alles, was Spielern gehört, muss { $seats }-mal da sein, für 2 bis 4 Spieler.
position-whose-turn = Der aktive Spieler und der Startspieler müssen an diesem Tisch sitzen (Plätze: { $seats }).
position-market = Der Markt hat sechs Felder, nicht { $spaces }.
position-ending = Die Partie kann nicht wegen „{ $ending }“ enden.
position-card-not-in-game = „{ $card }“ gehört nicht zu den Decks dieser Partie.
position-card-count = „{ $card }“ liegt an { $count ->
    [one] 1 Stelle
   *[other] { $count } Stellen
}; es muss genau eine sein.
position-troops = { $color } hat insgesamt { $total ->
    [one] 1 Einheit
   *[other] { $total } Einheiten
}; es müssen 40 sein.
position-space-twice = Auf einem Feld stehen zwei Einheiten.
position-out-of-play = Eine Einheit steht außerhalb der Sektionen im Spiel.
position-spies = { $seat } hat mehr als fünf Spione oder einen, wo keiner stehen darf.
position-marker = Der Ort-Kontrollmarker von { $site } liegt nicht bei dem, der den Ort kontrolliert.
position-negative = Eine Zahl ist kleiner als null.
position-colours = Einheiten und Trophäen werden für fünf Farben gezählt: Schwarz, Rot, Blau, Orange und Weiß.
position-holders = Es gibt 7 Ort-Kontrollmarker, nicht { $count }.
position-sections = Diese Sektionen des Spielplans sind nicht die für { $seats } Spieler.
position-decks = Zwei verschiedene Marktdecks gehören zum Spiel.
position-end-due = Das Spielende ist fällig ({ $ending }), aber die Stellung sagt es nicht: Nenne es unter „ending“.
position-end-early = Die Partie kann nicht des Marktes wegen enden, solange Karten im Marktdeck liegen.
position-no-card = Nur Marktfelder können leer sein; überall sonst muss eine Karte genannt sein.
position-late = „{ $card }“ hat keinen Effekt Nummer { $effect }, der sich ans Ende des Zuges verschieben lässt.
position-own-trophy = { $seat } kann keine Einheiten der eigenen Farbe gefangen haben.

## Nachrichten
event-turn-begun = Runde { $round }: { $who } beginnt den Zug{ $influence ->
    [0] {""}
   *[other] {""} mit { $influence } Einfluss für Kontrollmarker
}.
event-start-claimed = { $who } beginnt in { $site }.
event-card-played = { $who } spielt „{ $card }“ aus.
event-option-chosen = { $who } wählt „{ $option }“{ $in_vain ->
   *[0] {""}
    [1] {" "}(ohne Wirkung)
}.
event-late-effect = { $who } führt am Zugende „{ $card }“ aus.
event-card-revealed = { $who } zeigt „{ $card }“ vor.
event-power-gained = { $who } erhält { $amount } Macht.
event-influence-gained = { $who } erhält { $amount } Einfluss.
event-points-gained = { $who } erhält { $amount } SP.
event-marker-points-gained = { $who } erhält { $amount } SP für vollständige Kontrolle.
event-barracks-empty = { $who } hat keine Einheiten mehr und erhält stattdessen{ $power ->
   *[0] {""}
    [one] {""} für { $power } Macht
    [other] {""} für { $power } Macht
} 1 SP.
event-troop-deployed = { $who } setzt{ $power ->
   *[0] {""}
    [one] {""} für { $power } Macht
    [other] {""} für { $power } Macht
} eine Einheit ein: { $place }.
event-troop-assassinated = { $who } meuchelt{ $power ->
   *[0] {""}
    [one] {""} für { $power } Macht
    [other] {""} für { $power } Macht
} die { $troop }.
event-troop-supplanted = { $who } ersetzt die { $troop }.
event-troop-moved = { $who } bewegt die { $troop }; Ziel: { $place }.
event-troop-returned = { $who } schickt die { $troop } zurück.
event-trophy-placed = { $who } setzt eine Einheit aus der Halle von { $hall } ein: { $troop }.
event-spy-placed = { $who } platziert einen Spion: { $site }.
event-spy-returned = { $who } schickt{ $power ->
   *[0] {""}
    [one] {""} für { $power } Macht
    [other] {""} für { $power } Macht
} den { $spy } zurück.
event-marker-taken = { $who } nimmt den Ort-Kontrollmarker von { $site }.
event-marker-lost = { $who } verliert den Ort-Kontrollmarker von { $site }; niemand kontrolliert den Ort.
event-card-recruited = { $who } rekrutiert{ $influence ->
   *[0] {""}
    [one] {""} für { $influence } Einfluss
    [other] {""} für { $influence } Einfluss
} „{ $card }“.
event-outcasts-recruited = { $who } rekrutiert { $amount ->
    [one] einen Wahnsinnigen Ausgestoßenen
   *[other] { $amount } Wahnsinnige Ausgestoßene
}.
event-market-refilled = „{ $card }“ kommt auf den Markt.
event-card-swapped-in = „{ $card }“ von { $who } kommt auf den Markt.
event-card-devoured = { $who } verschlingt „{ $card }“.
event-outcast-sent-back = Ein Wahnsinniger Ausgestoßener von { $who } kehrt in den Vorrat zurück.
event-card-promoted = { $who } befördert „{ $card }“.
event-card-discarded = { $who } legt „{ $card }“ ab.
event-deck-discarded = { $who } legt das ganze Deck ({ $amount ->
    [one] 1 Karte
   *[other] { $amount } Karten
}) auf den Ablagestapel.
event-cards-drawn = { $who } zieht { $amount ->
    [one] 1 Karte
   *[other] { $amount } Karten
}.
event-card-drawn = Du ziehst „{ $card }“.
event-deck-shuffled = { $who } mischt den Ablagestapel zu einem neuen Deck.
event-ghost-called = { $who } ruft die oberste verschlungene Karte herbei: Sie gilt in diesem Zug als Marktkarte.
event-end-triggered = Die Partie endet nach dieser Runde, denn { $reason }.
ending-barracks = Die letzte Einheit einer Kaserne wurde eingesetzt: Mit dieser Runde endete die Partie.
ending-market = Der Marktstapel ging zu Ende: Mit dieser Runde endete die Partie.
