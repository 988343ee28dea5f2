# Dungeon Lords: Sätze. Die Namen der Bestandteile stehen im content; Verweise unter den Argumenten kommen als Namen an.

## Orte und Dinge ohne Plättchen

name-season-winter = Winter
name-season-spring = Frühling
name-season-summer = Sommer
name-season-autumn = Herbst
called-figure = { $kind ->
    [witch] die { $name }
    [illusion] die { $name }
    [paladin_y1] der Silberne Paladin
    [paladin_y2] der Goldene Paladin
   *[other] der { $name }
}
called-room = { $kind ->
    [chicken_coop] der { $name }
    [souvenir_shop] der { $name }
    [tool_shed] der { $name }
    [labyrinth] das { $name }
    [pandemonium] das { $name }
   *[other] die { $name }
}
copy-monster = { $name } { $copy }
twin-hero = { $name } ({ $letter })
name-tile-tunnel = Tunnel
ref-cell = Feld { $id }
ref-town = Kampfkarte { $id }
ref-gold = { $id } Gold
ref-imps = { $id ->
    [one] 1 Kobold
   *[other] { $id } Kobolde
}
name-imps-1 = 1 Kobold

## Einstellungen

setting-rules = Regeln
setting-rules-full = Vollversion
setting-rules-first = Erstes Spiel
setting-special-events = Spezial-Ereignisse (Vollversion)
setting-special-events-True = Ja
setting-special-events-False = Nein
setting-choose-inaccessible = Erste nicht verfügbare Befehle wählen (erstes Spiel)
setting-choose-inaccessible-True = Ja
setting-choose-inaccessible-False = Nein
setting-non-player = Nichtspieler-Plan
setting-non-player-quiet = Sperrt nur Felder
setting-non-player-greedy = Nimmt auch Monster weg
setting-gifts = Diener, die Geschenke machen (rekonstruierte Variante)
setting-gifts-none = Keine Geschenke
setting-gifts-open = Offene Geschenke
setting-gifts-secret = Heimliche Geschenke
setting-training = Kampfübung
setting-training-training-1 = Erstes Szenario
setting-training-training-2 = Zweites Szenario
setting-training-training-3 = Drittes Szenario
setting-training-training-4 = Viertes Szenario
setting-training-training-1-room = Erstes Szenario in einer Kammer

## Fragen: Befehle

ask-keep-order = Du hast drei Befehlskarten gezogen. Behalte eine auf der Hand; die beiden anderen sind zuerst nicht verfügbar.
ask-choose-order =
    { $number ->
        [1] Wähle deinen ersten Befehl. Diese Karte bekommst du zurück.
        [2] Wähle deinen zweiten Befehl.
       *[other] Wähle deinen dritten Befehl.
    }
ask-choose-non-player-order = Wähle den dritten Befehl deines Nichtspieler-Plans.
ask-secret-gift = Wähle einen Helden für ein heimliches Geschenk, oder verzichte.
ask-secret-gift-token = Wähle den Marker, den du heimlich gibst. Empfänger: { BARE($hero) }.
ask-get-food = { $space } ({ $deal }): ausführen oder ungenutzt lassen? Du hast { $has_gold } Gold, { $has_food } Nahrung und { $has_evil } Bosheit.
ask-improve-reputation = { $space } ({ $deal }): ausführen oder ungenutzt lassen? Du hast { $has_gold } Gold, { $has_food } Nahrung und { $has_evil } Bosheit.
ask-recruit-imps = { $space } ({ $deal }): ausführen oder ungenutzt lassen? Du hast { $has_gold } Gold, { $has_food } Nahrung und { $has_evil } Bosheit.
ask-buy-traps = { $space } ({ $deal }): ausführen oder ungenutzt lassen? Du hast { $has_gold } Gold, { $has_food } Nahrung und { $has_evil } Bosheit.
ask-spy = Sieh dir geheim eine der Kampfkarten in der Stadt an, oder verzichte.
# $dug (Number): wie viele schon gegraben sind; ist es keiner, bleibt beim Aufhören der Befehl ungenutzt.
ask-dig =
    { $left ->
        [one] { $space }: Wähle, wo gegraben wird; noch ein Tunnel ist erlaubt.
       *[other] { $space }: Wähle, wo gegraben wird; noch { $left } Tunnel sind erlaubt.
    } Oder { $dug ->
        [0] lass den Befehl ungenutzt.
       *[other] grabe nicht weiter.
    }
ask-mine = { $foreman ->
        [0] { $space } ({ $deal }): Wie viele Kobolde schürfen? Jeder bringt 1 Gold.
       *[other] { $space } ({ $deal }): Wie viele Kobolde schürfen? Jeder bringt 1 Gold; einer mehr ist Aufseher.
    } Oder lass den Befehl ungenutzt. { $free ->
        [one] Du hast 1 freien.
       *[other] Du hast { $free } freie.
    }
ask-discard-trap =
    { $reason ->
        [bought] Im 2. Jahr ziehst du eine Fallenkarte mehr: Wirf eine von deinen ab, neu oder alt.
        [rust] Rost: Wirf eine deiner Fallenkarten ab.
       *[treasure] Schatz entdecken: Du verlierst eine deiner Fallenkarten. Wähle sie aus.
    }
ask-hire = { $space } ({ $deal }): Wen wirbst du an? Oder lass den Befehl ungenutzt. Du hast { $has_gold } Gold, { $has_food } Nahrung und { $has_evil } Bosheit.
ask-pay-with-trap = Wähle die Fallenkarte, die du für { ACC($tile) } abwirfst.
ask-pay-with-monster = Wähle das Monster, das du für { ACC($tile) } abgibst.
ask-build = { $space } ({ $deal }): Welche Kammer baust du? Oder lass den Befehl ungenutzt. Du hast { $has_gold } Gold, { $has_food } Nahrung und { $has_evil } Bosheit.
ask-build-where = Wähle den Tunnel, an dessen Stelle { $room } kommt.
ask-produce =
    { $used ->
        [0] Welche Produktionskammer benutzt du? Oder benutze keine.
       *[other] Welche Produktionskammer benutzt du als Nächstes? Oder benutze keine weitere.
    } Du hast { $workers ->
        [one] 1 freien { $trolls ->
            [0] Kobold
           *[other] Kobold oder Trollmarker
        }
       *[other] { $workers } freie { $trolls ->
            [0] Kobolde
           *[other] Kobolde und Trollmarker
        }
    } und { $has_food } Nahrung.
ask-shed-tunnel = Werkzeugschuppen: Wähle, wo der neue Tunnel gegraben wird.
ask-retrieve = Wähle den Befehl, der auf deine Hand zurückkommt; die beiden anderen sind in der nächsten Runde nicht verfügbar.

## Fragen: Ereignisse und Helden

ask-pay-day = Zahltag: Wer ist als Nächstes dran? Du hast { $has_gold } Gold, { $has_food } Nahrung und { $has_evil } Bosheit.
ask-pay-day-tile = Zahltag: Behältst du { ACC($tile) }? Kosten: { $cost }. Wenn nicht, erhältst du { $evil } Bosheit. Du hast { $has_gold } Gold, { $has_food } Nahrung und { $has_evil } Bosheit.
ask-taxes = Steuern: Du schuldest { $owed } Gold. Wähle, wie viel du zahlst; jedes nicht gezahlte Gold ist { $seals ->
        [one] ein rotes Siegel (am Ende 3 Punkte weniger)
       *[other] { $seals } rote Siegel (am Ende je 3 Punkte weniger)
    }. Du hast { $has_gold } Gold.
ask-witch-hunt = Hexenjagd: Wirf eines deiner Monster ab oder erhalte { $evil } Bosheit. Du hast { $has_evil } Bosheit.
ask-monster-strike = Monsterstreik: Welches Monster ist als Nächstes dran? Du hast { $has_gold } Gold, { $has_food } Nahrung und { $has_evil } Bosheit.
ask-monster-strike-tile = Monsterstreik ({ BARE($tile) }): Zahle einen Teil der Kosten ({ $cost }), oder das Monster liegt in diesem Jahr verdeckt. Du hast { $has_gold } Gold, { $has_food } Nahrung und { $has_evil } Bosheit.
ask-imp-holiday =
    { $left ->
        [one] Koboldurlaub: Zahle { $food } Nahrung oder verliere { $imps ->
            [one] 1 Kobold
           *[other] { $imps } Kobolde
        }. Das ist die letzte Gruppe. Du hast { $has_food } Nahrung.
       *[other] Koboldurlaub: Zahle { $food } Nahrung oder verliere { $imps ->
            [one] 1 Kobold
           *[other] { $imps } Kobolde
        }. Noch { $left } Gruppen von Kobolden sind zu versorgen. Du hast { $has_food } Nahrung.
    }
ask-safety-inspection = Sicherheitsprüfung: Du schuldest { $owed } Gold. Wähle, wie viel du zahlst; jede nicht bezahlte Kammer ist { $seals ->
        [one] ein rotes Siegel (am Ende 3 Punkte weniger)
       *[other] { $seals } rote Siegel (am Ende je 3 Punkte weniger)
    }. Du hast { $has_gold } Gold.
ask-bad-press = Schlechte Presse: Du bist am bösesten. Zahle { $gold } Gold oder erhalte { $evil } weitere Bosheit. Du hast { $has_gold } Gold.
ask-cave-in = Einsturz: Dein am weitesten entfernter Tunnel stürzt ein. Wähle ihn, oder zahle { $gold } Gold. Du hast { $has_gold } Gold.
ask-give-gift = Wähle einen Helden, der ein Geschenk von dir bekommt (den Marker seines Typs), oder verzichte.

## Fragen: Kampf

ask-battle-tile = Runde { $round }: Wähle das Plättchen, das du verteidigst.
ask-lay-trap = Runde { $round }: Wähle eine Falle, die du legst, oder verzichte. { $fee ->
        [0] Du hast { $has_gold } Gold und { $has_food } Nahrung.
       *[other] In dieser Kammer kostet sie { $fee } Gold mehr. Du hast { $has_gold } Gold und { $has_food } Nahrung.
    }
ask-send = Runde { $round }: Wähle ein Monster oder einen Geist, den du schickst, oder schicke { $sent ->
    [0] niemanden.
   *[other] niemanden mehr.
}
ask-release =
    { $why ->
        [magic_key] Magischer Schlüssel: Du musst einen Gefangenen freilassen. Wähle ihn aus.
       *[tiles] Alle deine Plättchen sind erobert: Du musst einen Gefangenen freilassen. Wähle ihn aus.
    }
ask-trap-order = Wähle die Falle, die zuerst ausgelöst wird.
ask-aim = { $trap }: Wähle den Helden, auf den du zielst.
ask-word-of-peace = Friedensgruß: Ziehe alle deine Monster aus dieser Schlacht zurück oder erhalte { $evil } Bosheit. Du hast { $has_evil } Bosheit.
ask-suggestion = Suggestion: Welches Monster ist als Nächstes dran? Du hast { $has_gold } Gold, { $has_food } Nahrung und { $has_evil } Bosheit.
ask-suggestion-tile = Suggestion: Zahlst du für { ACC($tile) } noch einmal die Kosten ({ $cost }), oder ziehst du das Monster zurück? Du hast { $has_gold } Gold, { $has_food } Nahrung und { $has_evil } Bosheit.
ask-spell-monster = { $spell }: Wähle eines deiner Monster in dieser Schlacht.
ask-act-next = Wähle, wer als Nächstes handelt.
ask-attack =
    { $here ->
        [rage] Wähle, was { $tile } tut. In blinder Wut gilt jeder Treffer dem ersten Helden.
        [bonus] Wähle, was { $tile } tut. In dieser Kammer richtet jeder Treffer { $bonus } Schaden mehr an.
        [both] Wähle, was { $tile } tut. In dieser Kammer richtet jeder Treffer { $bonus } Schaden mehr an, und in blinder Wut gilt jeder dem ersten Helden.
       *[plain] Wähle, was { $tile } tut.
    }
ask-target =
    { $damage ->
        [one] { BARE($tile) }: Wähle den Helden, der 1 Schaden erhält.
       *[other] { BARE($tile) }: Wähle den Helden, der { $damage } Schaden erhält.
    }
ask-vampire-home = Niemand ist da, der gebissen werden könnte. Wähle, wie { $tile } heimkommt.

## Antworten, die Wörter sind

# Mit dem kurzen Namen, der auf der Karte steht.
option-keep-order-order = { $ref }
option-choose-order-order = { $ref }
option-choose-non-player-order-order = { $ref }
option-retrieve-order = { $ref }
option-get-food-act = Nahrung nehmen
option-improve-reputation-act = Reputation verbessern
option-recruit-imps-act = Kobolde einstellen
option-buy-traps-act = Fallen kaufen
option-get-food-pass = Befehl ungenutzt lassen
option-improve-reputation-pass = Befehl ungenutzt lassen
option-recruit-imps-pass = Befehl ungenutzt lassen
option-buy-traps-pass = Befehl ungenutzt lassen
option-mine-imps =
    { $foreman ->
        [0] { $label }
       *[other] { $label } und der Aufseher
    }
option-mine-pass = Befehl ungenutzt lassen
option-hire-monster = { BARE($ref) } ({ $cost })
option-hire-pass = Befehl ungenutzt lassen
option-build-pass = Befehl ungenutzt lassen
option-spy-pass = Nicht spionieren
option-dig-stop =
    { $dug ->
        [0] Befehl ungenutzt lassen
       *[other] Nicht weiter graben
    }
option-produce-room = { BARE($ref) } ({ $cost })
option-produce-stop =
    { $used ->
        [0] Keine Kammer benutzen
       *[other] Keine weitere Kammer benutzen
    }
option-build-where-cell = Tunnel auf { $id }
option-cave-in-cell = Tunnel auf { $id }
option-battle-tile-cell = { BARE($what) } auf { $id }
option-lay-trap-pass = Keine Falle legen
option-send-done =
    { $sent ->
        [0] Niemanden schicken
       *[other] Niemanden mehr schicken
    }
option-give-gift-pass = Nichts schenken
option-secret-gift-pass = Nichts schenken
option-pay-day-tile-pay = Behalten: { $cost }
option-pay-day-tile-dismiss = Gehen lassen und { $evil } Bosheit erhalten
option-suggestion-tile-pay = Noch einmal zahlen: { $cost }
option-suggestion-tile-withdraw = Zurückziehen
option-witch-hunt-evil = { $evil } Bosheit erhalten
option-monster-strike-tile-food = 1 Nahrung zahlen
option-monster-strike-tile-gold = 1 Gold zahlen
option-monster-strike-tile-evil = 1 Bosheit erhalten
option-monster-strike-tile-trap = Eine Fallenkarte abwerfen
option-monster-strike-tile-monster = Ein anderes Monster abgeben
option-monster-strike-tile-down = Verdeckt hinlegen
option-imp-holiday-food = { $food } Nahrung zahlen
option-imp-holiday-imp = { $imps ->
        [one] 1 Kobold
       *[other] { $imps } Kobolde
    } verlieren
option-bad-press-gold = { $gold } Gold zahlen
option-bad-press-evil = { $evil } Bosheit erhalten
option-cave-in-gold = { $gold } Gold zahlen
option-word-of-peace-withdraw = Alle Monster zurückziehen
option-word-of-peace-evil = { $evil } Bosheit erhalten
option-vampire-home-up = Offen, bereit für eine spätere Runde
option-vampire-home-down = Verdeckt

## Warum nicht

orders-inaccessible = Nicht verfügbar in dieser Runde: { $order }.
orders-chosen-twice = Schon gewählt: { $order }. Wähle drei verschiedene Befehle.
orders-not-in-stack = Nicht unter den drei übrigen Karten deines Nichtspieler-Plans: { $order }.
orders-not-drawn = Nicht unter den drei Karten, die du gezogen hast: { $order }.
price-gold = Das kostet { $need } Gold; du hast { $have }.
price-food = Das kostet { $need } Nahrung; du hast { $have }.
price-evil = Das bringt dir { $need } Bosheit, aber dein Anzeiger kann nur { $have ->
        [one] 1 Feld
       *[other] { $have } Felder
    } nach oben.
price-imp = { $need ->
        [one] Das kostet 1 Kobold; du hast { $have }.
       *[other] Das kostet { $need } Kobolde; du hast { $have }.
    }
price-trap = Das kostet { $need ->
        [one] 1 Fallenkarte
       *[other] { $need } Fallenkarten
    }; du hast { $have }.
price-monster = Das kostet ein anderes eigenes Monster, und du hast keines. Geister zählen nicht.
dig-taken = Dort liegt schon ein Plättchen: { $cell }.
dig-not-adjacent = { $cell } grenzt an kein Plättchen deines Dungeons.
dig-block = Ein Tunnel auf { $cell } würde einen Block aus 2 × 2 Feldern füllen.
mine-no-tunnel = { $need ->
    [one] Ein Kobold braucht einen uneroberten Tunnel
   *[other] { $need } Kobolde brauchen ebenso viele uneroberte Tunnel
}; du hast { $have }.
mine-no-imp = { $foreman ->
        [0] Dafür brauchst du { $need ->
            [one] 1 freien Kobold
           *[other] { $need } freie Kobolde
        }; du hast { $have }.
       *[other] Dafür brauchst du { $need ->
            [one] 1 freien Kobold
           *[other] { $need } freie Kobolde
        }, denn einer ist Aufseher; du hast { $have }.
    }
mine-too-many = Dieses Feld erlaubt höchstens { $limit ->
        [one] 1 schürfenden Kobold
       *[other] { $limit } schürfende Kobolde
    }.
hire-not-on-offer = { $tile } liegt nicht aus.
demon-ghost = { $tile } zählt nicht als Monster und kann nicht abgegeben werden.
special-ghost = { $tile } zählt nicht als Monster.
special-not-yours = { $tile } gehört dir nicht.
spell-not-sent = { $tile } ist nicht in dieser Schlacht.
trap-not-laid = Nicht für diese Schlacht gelegt: { $trap }.
plan-too-many-traps = { $limit ->
        [one] Hier darf nur eine Falle gelegt werden.
       *[other] Hier dürfen nur { $limit } Fallen gelegt werden.
    }
pay-day-not-waiting = { $tile } wartet nicht auf eine Entscheidung.
gift-not-here = { $hero } gehört nicht zu den Helden dieser Jahreszeit.
demon-itself = { $tile } kann nicht für sich selbst abgegeben werden.
demon-not-yours = { $tile } gehört dir nicht.
build-not-on-offer = { $room } liegt nicht aus.
build-nowhere = Du hast keinen uneroberten Tunnel, an dessen Stelle { $room } kommen darf.
build-no-tunnel = Dort liegt kein Tunnel, den eine Kammer ersetzen könnte: { $cell }.
build-conquered = Der Tunnel auf { $cell } ist erobert; eine Kammer braucht einen uneroberten.
build-on-room = Dort liegt schon eine Kammer: { $cell }.
build-next-to-room = { $cell } grenzt an eine Kammer; Kammern dürfen sich nur an Ecken berühren.
build-zone = { $zone ->
        [upper] { $room } darf nur in der oberen Hälfte liegen; { $cell } liegt in der unteren.
        [lower] { $room } darf nur in der unteren Hälfte liegen; { $cell } liegt in der oberen.
        [edge] { $room } darf nur am Rand liegen; { $cell } liegt in der Mitte.
       *[center] { $room } darf nur in der Mitte liegen; { $cell } liegt am Rand.
    }
produce-not-yours = { $room } gehört dir nicht.
produce-conquered = { $room } ist erobert und produziert nichts.
produce-used-up = { $room } hat in dieser Runde so oft produziert wie erlaubt.
produce-workers = { $room } braucht { $need ->
        [one] 1 freien Kobold oder Trollmarker
       *[other] { $need } freie Kobolde oder Trollmarker
    }; du hast { $have }.
produce-no-cell = Es gibt kein Feld, auf dem der Werkzeugschuppen einen Tunnel graben könnte.
produce-deck-empty = Der Fallenkartenstapel ist leer; die Werkstatt hat nichts herzustellen.
produce-no-product = { $room } produziert nichts.
retrieve-not-played = Keiner deiner Befehle dieser Runde: { $order }.
retrieve-carried-out = Ausgeführt und nicht dein erster Befehl: { $order }.
taxes-too-much = Du schuldest nur { $owed } Gold.
strike-not-on-tile = Das ist kein Teil der Kosten dieses Monsters.
cave-in-not-farthest = Der Tunnel auf { $cell } ist nicht dein am weitesten entfernter uneroberter Tunnel.
battle-conquered = Das Plättchen auf { $cell } ist schon erobert.
battle-no-tile = Dort liegt kein Plättchen: { $cell }.
battle-not-nearest = Das Plättchen auf { $cell } ist dem Eingang nicht am nächsten.
plan-face-down = { $tile } liegt verdeckt und kann nicht geschickt werden.
plan-not-yours = { $tile } gehört dir nicht.
plan-too-many-monsters = Höchstens { $limit ->
        [one] ein Monster
       *[other] { $limit } Monster
    } für diese Schlacht; Geister dürfen immer dazu.
plan-trap-not-yours = Diese Fallenkarte besitzt du nicht.
target-first = Ein Geist kann den ersten Helden nicht treffen.
target-priest = { $hero } ist ein Priester; ein Vampir beißt keine Priester.
target-invisible = { $hero } ist unsichtbar und kann nicht gewählt werden.
target-only-first = Dieser Treffer gilt dem ersten Helden.
spell-ghost = { $tile } zählt nicht als Monster, und der Zauber verlangt eines.
attack-no-target = Niemand ist da, den dieser Angriff treffen könnte.
attack-not-sent = { $tile } ist nicht in dieser Schlacht oder hat schon gehandelt.
gift-taken = { $hero } trägt schon ein Geschenk.
gift-spent = In diesem Jahr schon vergeben: { $gift }.
release-not-prisoner = { $hero } ist nicht in deinem Gefängnis.

## Was geschehen ist: Bauen

event-round-began = Jahr { $year }, { $season }.
event-monster-offered = In der Untertage-Taverne: { BARE($tile) }.
event-room-offered = Beim Raumausstatter: { BARE($room) }.
event-event-shown = Ereignis im { $season }: { $event }.
event-special-shown =
    { $season ->
        [none] Das Spezial-Ereignis ist: { $special }.
       *[other] Spezial-Ereignis im { $season }: { $special }.
    }
event-hero-shown = Im { $season } kommt: { $hero }.
event-hero-put-back = Alle Helden sind gleich stark: { $hero } kommt unter den Stapel.
event-order-inaccessible = Für { $seat } nun nicht verfügbar: { $order }.
event-non-player-placed = Ein Nichtspieler-Diener sperrt { $space }.
event-orders-chosen = { $seat } hat gewählt: { $first }, { $second } und { $third }.
event-order-revealed = { $seat } deckt Befehl { $number } auf: { $order }.
event-hire-fee-paid = { $seat } zahlt 1 Gold für das Anwerben als ersten Befehl.
event-hire-fee-unpaid = { $seat } hat kein Gold für das Anwerben als ersten Befehl.
event-minion-placed = { $seat } schickt einen Diener: { $space }.
event-minion-turned-away = { $seat } findet kein freies Feld: { $order }.
event-order-done = { $seat } führt aus: { $space }.
event-order-not-done = { $why ->
        [declined] { $seat } lässt ungenutzt: { $space }.
        [gold] { $space }: { $seat } hat zu wenig Gold.
        [food] { $space }: { $seat } hat zu wenig Nahrung.
        [evil] { $space }: { $seat } kann nicht böser werden.
        [imp] { $space }: { $seat } hat zu wenige freie Kobolde.
        [tunnel] { $space }: { $seat } hat keinen uneroberten Tunnel.
        [cell] { $space }: { $seat } hat kein passendes Feld.
        [deck] { $space }: Der Fallenkartenstapel ist leer, { $seat } geht leer aus.
        [offer] { $space }: Für { $seat } liegt nichts mehr aus.
       *[price] { $space }: { $seat } kann nichts bezahlen, was ausliegt.
    }
event-gold-changed = { $way ->
        [pay] { $seat } zahlt { $by } Gold
        [lose] { $seat } verliert { $by } Gold
       *[gain] { $seat } erhält { $by } Gold
    }{ $cause ->
        [none] .
       *[other] {" "}({ BARE($cause) }).
    }
event-food-changed = { $way ->
        [pay] { $seat } zahlt { $by } Nahrung
        [lose] { $seat } verliert { $by } Nahrung
       *[gain] { $seat } erhält { $by } Nahrung
    }{ $cause ->
        [none] .
       *[other] {" "}({ BARE($cause) }).
    }
event-imps-changed = { $way ->
        [lose] { $seat } verliert { $by ->
            [one] 1 Kobold
           *[other] { $by } Kobolde
        }
       *[gain] { $seat } erhält { $by ->
            [one] 1 Kobold
           *[other] { $by } Kobolde
        }
    }{ $cause ->
        [none] .
       *[other] {" "}({ BARE($cause) }).
    }
event-evil-moved = { $way ->
        [lose] { $seat } verliert { $by } Bosheit
       *[gain] { $seat } erhält { $by } Bosheit
    }{ $cause ->
        [none] {""}
        [conquest] {" "}(erobertes Plättchen)
       *[other] {" "}({ BARE($cause) })
    } und steht auf Feld { $to }.
event-spied = { $seat } sieht sich { $position } an.
event-spy-report = Du siehst: { $position } ist „{ $spell }“.
event-tunnel-dug = { $seat } gräbt einen Tunnel: { $cell }.
event-gold-mined = { $imps ->
        [one] { $seat } lässt einen Kobold Gold schürfen.
       *[other] { $seat } lässt { $imps } Kobolde Gold schürfen.
    }
event-traps-drawn = { $count ->
        [one] { $seat } zieht eine Fallenkarte.
       *[other] { $seat } zieht { $count } Fallenkarten.
    }
event-trap-drawn = Du hast gezogen: { $trap }.
event-trap-discarded = { $seat } wirft eine Fallenkarte verdeckt ab.
event-trap-binned = Du hast abgeworfen: { $trap }.
event-monster-hired = { $seat } wirbt { ACC($tile) } an.
event-monster-lost = { $seat } verliert { ACC($tile) }.
event-tile-taken = Der gierige Nichtspieler nimmt { ACC($tile) } weg.
event-room-built = { $seat } baut { ACC($room) } auf { $cell }.
event-room-used = { $seat } benutzt { ACC($room) }.
event-order-retrieved = { $seat } nimmt zurück: { $order }.

## Was geschehen ist: Ereignisse und Helden

event-event-began = Ereignis: { $event }.
event-special-began = Spezial-Ereignis: { $special }.
event-monster-paid = { $seat } bezahlt { ACC($tile) }.
event-monster-struck = Bei { $seat } streikt { $tile } und liegt verdeckt.
event-seals-taken = { $count ->
        [one] { $seat } nimmt ein rotes Siegel
       *[other] { $seat } nimmt { $count } rote Siegel
    }{ $cause ->
        [none] .
       *[other] {" "}({ BARE($cause) }).
    }
event-tunnel-collapsed = Bei { $seat } stürzt der Tunnel auf { $cell } ein.
event-gift-given = { $hero } bekommt ein Geschenk von { $seat }: { $gift }.
event-gift-failed = { BARE($hero) }: Das Geschenk von { $seat } bewirkt nichts ({ $gift }).
event-hero-joined = { $hero } kommt zum Dungeon von { $seat }.
event-hero-went-away = { $hero } geht zum Nichtspieler und weiter in die Fernen Lande.
event-non-player-evil = Der Nichtspieler-Anzeiger steht nun auf Feld { $to }.
event-paladin-came = Der Paladin kommt zu { $seat }.
event-paladin-moved = Der Paladin geht von { $leaves } zu { $seat }.
event-start-player = Startspieler ist { $seat }.

## Was geschehen ist: Kampf

event-combat-began = Der Kampf des { $year }. Jahres beginnt.
event-combat-round-began = Kampfrunde { $number }.
event-tile-chosen = { $seat } verteidigt { $cell }.
event-trap-laid = { $seat } legt eine Falle.
event-monster-sent = { $seat } schickt { ACC($tile) }.
event-prisoner-released = { $seat } lässt { ACC($hero) } frei.
event-card-shown = Kampfkarte der Runde { $number }: { $spell }, Erschöpfung { $fatigue }.
event-battle-began = Die Schlacht von { $seat } auf { $cell } beginnt.
event-battle-cancelled = Bei { $seat } ist niemand mehr zum Kämpfen da; alles kommt zurück.
event-trap-sprung = { $seat } löst die Falle aus: { $trap }.
event-dart-aimed = { $trap }: Das Ziel ist { $hero }.
event-damage-prevented = { $points ->
        [one] Die Gruppe bei { $seat } verhindert 1 Fallenschaden.
       *[other] Die Gruppe bei { $seat } verhindert { $points } Fallenschaden.
    }
event-hero-hurt =
    { $cause ->
        [fatigue] { $hero } erhält { $damage } Schaden durch Erschöpfung.
        [poison] { $hero } erhält { $damage } Schaden durch das Gift.
       *[other] { $hero } erhält { $damage } Schaden ({ BARE($cause) }).
    }
event-hero-imprisoned = { $hero } ist eliminiert und kommt ins Gefängnis von { $seat }.
event-illusion-vanished = Die Illusion verschwindet.
event-shield-held = { BARE($hero) }: Der Magische Schild hält 1 Schaden ab.
event-spell-cast = Die Gruppe wirkt „{ $spell }“.
event-spell-ignored = Die Gruppe kann „{ $spell }“ nicht wirken: Sie hat { $magic } Magie und braucht { $need }.
event-spells-blocked = In dieser Schlacht kann die Gruppe „{ $spell }“ nicht wirken.
event-monster-withdrawn = { $seat } zieht { ACC($tile) } zurück.
event-monster-sheep = Bei { $seat } wird { $tile } zum Schaf.
event-monster-acted = { $tile } handelt: { $attack }.
event-monster-idle = { $tile } kann nicht angreifen.
event-monster-returned = { $tile } kehrt einsatzbereit zurück.
event-monster-stunned = { $tile } ist bewusstlos.
event-hero-healed = { $hero } wird um { $points } Schaden geheilt{ $cause ->
        [none] .
       *[other] {" "}({ BARE($cause) }).
    }
event-hero-stronger =
    { $hit_points ->
        [one] { $hero } hat in diesem Kampf einen Trefferpunkt mehr.
       *[other] { $hero } hat in diesem Kampf { $hit_points } Trefferpunkte mehr.
    }
event-illusion-appeared = Vor der Gruppe erscheint eine Illusion.
event-conquest-skipped = Keine Erschöpfung und keine Eroberung in dieser Schlacht.
event-fatigue-set =
    { $points ->
        [0] Der Weg erschöpft die Gruppe nicht.
       *[other] Der Weg erschöpft die Gruppe: Erschöpfung { $points }.
    }
event-poison-struck = { BARE($hero) }: Das Gift wirkt.
event-tile-conquered = Bei { $seat } erobert die Gruppe das Plättchen auf { $cell }.
event-party-defeated = { $seat } hat die ganze Gruppe besiegt.
event-hero-left = { $hero } verlässt den Dungeon von { $seat }.
event-year-began = Jahr { $year } beginnt.
event-title-won = { $seat } ist { $title }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
event-points-scored = { $seat } hat { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.

## Woher die Punkte kommen

points-unconquered-rooms = Uneroberte Kammern
points-monsters = Monster
points-heroes = Gefangene Helden
points-paladins = Gefangene Paladine
points-conquered-tiles = Eroberte Plättchen
points-red-seals = Rote Siegel
points-scoring-rooms = Wertungs-Kammern
points-titles = Titel
points-hall-of-fame = Ruhmeshalle

## Was an einer Stellung unmöglich ist

wrong-twice = Liegt an mehr als einer Stelle: { $piece }.
wrong-nothing = In einem Stapel liegt etwas, das kein Spielteil ist.
wrong-missing = Liegt nirgends: { $piece }.
wrong-too-many = { $what ->
        [monsters] An einer Stelle sind mehr als { $most } Monster.
        [rooms] Es liegen mehr als { $most ->
    [one] 1 Kammer
   *[other] { $most } Kammern
} aus.
       *[cards] In der Stadt liegen mehr als { $most ->
    [one] 1 Kampfkarte
   *[other] { $most } Kampfkarten
}.
    }
wrong-start = Es gibt keinen Platz { $seat }, der Startspieler sein könnte.
wrong-time = Jahr { $year } mit Kampfrunde { $round } gibt es nicht.
wrong-negative = { $what ->
        [gold] { $seat } hat weniger als kein Gold.
        [food] { $seat } hat weniger als keine Nahrung.
        [imps] { $seat } hat weniger als keine Kobolde.
        [seals] { $seat } hat weniger als keine roten Siegel.
       *[working] { $seat } hat weniger als keine arbeitenden Kobolde.
    }
wrong-evil = Das Bösometer hat kein Feld { $field } für { $seat }.
wrong-dungeon-size = Der Dungeon von { $seat } muss { $cells ->
    [one] 1 Feld
   *[other] { $cells } Felder
} haben.
wrong-cut-off = Das Plättchen von { $seat } auf { $cell } hat keinen Weg zum Eingang.
wrong-block = Das Plättchen von { $seat } auf { $cell } gehört zu einem vollen Block aus 2 mal 2 Feldern.
wrong-rooms-adjacent = Die Kammer von { $seat } auf { $cell } grenzt an eine andere Kammer.
wrong-zone = Die Kammer von { $seat } auf { $cell } liegt außerhalb ihrer Zone.
wrong-used = So oft kann { $seat } { ACC($room) } in dieser Runde nicht genutzt haben.
wrong-spied = { $seat } hat eine Kampfkarte angesehen, die es nicht gibt, oder zweimal dieselbe.
wrong-drawn = { $seat } hat drei verschiedene Befehle gezogen; die ersten zwei sind die nicht verfügbaren, bis einer behalten wird.
wrong-gift = Das geheime Geschenk von { $seat } braucht einen Helden dieser Jahreszeit und einen Marker, der noch auf der Hand ist.
wrong-illusion-pile = Eine Illusion kann nur in einer Gruppe stehen.
wrong-year = Gehört nicht in dieses Jahr: { $piece }.
wrong-turn = Keine Phase hat einen Zug { $turn }.
wrong-heroes = Die Helden einer Jahreszeit passen nicht: Jeder hat höchstens ein Geschenk, und es sind nicht mehr zurückgelegt worden, als im Stapel liegen.
wrong-wounds = { $hero } beim Dungeon von { $seat } hat so viel Schaden, dass er eliminiert wäre.
wrong-party-size = Vor dem Dungeon von { $seat } stehen zu viele Helden: höchstens { $most } im Jahr, der Paladin und eine Illusion.
wrong-too-early = { $piece } gehört zum 2. Jahr und kann im 1. Jahr noch nicht da sein.
wrong-paladin-place = Der Paladin von { $seat } steht nicht an der Spitze.
wrong-illusion = Eine Illusion kann beim Dungeon von { $seat } nicht allein sein.
wrong-inaccessible = { $seat } muss zwei verschiedene nicht verfügbare Befehle haben.
wrong-orders = { $seat } muss drei verschiedene Befehle haben.
wrong-minion = Der Diener von { $seat } auf { $space } passt nicht zu den Befehlen.
wrong-minions = Die Diener von { $seat } auf dem Hauptspielplan passen nicht zu den Befehlen.
wrong-paladin = Der Paladin steht bei einem anderen Dungeon, als die Stellung sagt.
wrong-paladin-due = Dort kann der Paladin nicht sein: Die Bosheit von { $seat } hat ihn zu dessen Dungeon gezogen.
wrong-paladin-pile = Der Paladin kann nur im Zelt, bei einem Dungeon, in einem Gefängnis oder fort sein.
wrong-paladin-year = Der Paladin beim Dungeon von { $seat } ist nicht der dieses Jahres.
wrong-non-player = Ein Nichtspieler-Plan muss jede seiner acht Befehlskarten einmal haben.
wrong-spaces = Der Hauptspielplan hat 24 Felder, jedes frei oder mit einem Diener.
wrong-town = In der Stadt liegen { $cards ->
    [one] 1 Kampfkarte
   *[other] { $cards } Kampfkarten
} des Jahres, und mehr können nicht aufgedeckt sein.
wrong-specials = In der Vollversion werden genau zwei Spezial-Ereigniskarten gezogen, eine für jedes Jahr.
wrong-boards = { $boards } Nichtspieler-Dungeonpläne passen nicht zur Spielerzahl: zu dritt gibt es einen, zu zweit zwei.
wrong-battle = Eine Schlacht schlägt nur ein Spieler dieses Tisches, und zwar auf dem dafür geplanten Plättchen.
wrong-plan = Was { $seat } für die Schlacht geplant hat, passt nicht: Es braucht ein unerobertes Plättchen, nicht mehr Fallen und Monster, als dort erlaubt sind, und die Kosten der Fallen im Vorrat.
wrong-working = Bei { $seat } arbeiten mehr Kobolde und Trollmarker, als es gibt: { $have }.
wrong-token = Der Geschenkmarker { $gift } liegt an zwei Stellen oder bei einer anderen Farbe.

## Schlüssel anderer Fragen

elsewhere-something-else = Jetzt ist etwas anderes zu entscheiden.
elsewhere-not-here = Das lässt sich hier nicht wählen ({ BARE($piece) }): Es liegt nicht dort, woraus gewählt wird.
elsewhere-order = Befehle werden am Anfang einer Runde gewählt, von allen zugleich.
elsewhere-space = Auf ein Feld kommt ein Diener nur durch einen Befehl, und zwar auf das niedrigste freie.
elsewhere-cell = Felder wählst du beim Graben und Bauen und bei der Planung einer Schlacht.
elsewhere-hero = Helden wählst du nur als Ziel einer Falle oder eines Monsters: { BARE($hero) }.
elsewhere-trap = Fallen legst du bei der Planung einer Schlacht: { BARE($trap) }.
elsewhere-monster-yours = Deine Monster und Geister schickst du bei der Planung einer Schlacht: { BARE($tile) }.
elsewhere-monster-offered = Aus der Untertage-Taverne wirbt an, wessen Diener mit diesem Befehl an der Reihe ist: { BARE($tile) }.
elsewhere-room-yours = Deine Produktionskammern benutzt du, wenn alle Befehle ausgeführt sind: { BARE($room) }.
elsewhere-room-offered = Vom Raumausstatter baut, wessen Diener mit diesem Befehl an der Reihe ist: { BARE($room) }.
elsewhere-others = Das gehört nicht dir, sondern { $seat }: { BARE($piece) }.
elsewhere-out-of-reach = Das liegt jetzt nicht aus: { BARE($piece) }.
elsewhere-duty = Das lässt sich nicht ablehnen; nur, was davon, bestimmst du.
exit-pass = Um hier zu verzichten, wähle „Verzichten“.
exit-stop = Um hier aufzuhören, wähle „Aufhören“.
exit-done = Wenn niemand mehr kommen soll, wähle „Niemanden mehr schicken“.

## Was möglich ist, aber nicht bei diesem Takt

misplaced-training = Eine Übung hat nur Kampf, keinen Takt „{ $beat }“.
misplaced-round = Beim Takt „{ $beat }“ gibt es keine Kampfrunde { $round }.
misplaced-minions = Beim Takt „{ $beat }“ können diese Diener nicht auf dem Hauptspielplan stehen.
misplaced-third = Beim Takt „{ $beat }“ wartet bei keinem Nichtspieler ein dritter Befehl.
misplaced-orders = Beim Takt „{ $beat }“ hat { $seat } keine Befehle dieser Runde.
misplaced-drawn = Beim Takt „{ $beat }“ muss { $seat } drei Befehle gezogen haben, um einen zu behalten.
misplaced-gift = Beim Takt „{ $beat }“ hat { $seat } noch kein geheimes Geschenk gewählt.
misplaced-plan = Beim Takt „{ $beat }“ hat { $seat } nichts für eine Schlacht geplant.
misplaced-battle = Beim Takt „{ $beat }“ wird keine Schlacht geschlagen.
