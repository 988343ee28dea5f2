### Worte, die nur der Spielplan braucht.

game-title = Dungeon Lords
board-year = Jahr { $year }
board-combat = Kampf
board-combat-round = Kampfrunde { $round }
board-training = Kampfübung
board-parts = Teile des Spielplans
board-tab-town = Stadt
board-tab-mine = Mein Dungeon
board-tab-others = Die anderen
board-tab-battle = Schlachtfeld
board-town = Die Stadt
board-seasons = Zeittafel
board-tavern = Taverne
board-tavern-empty = Zurzeit ist niemand da.
board-tent = Der Paladin wartet in seinem Zelt.
board-tent-empty = Das Zelt ist leer: Der Paladin ist unterwegs.
board-yard = Raumausstatter
board-yard-empty = Zurzeit ist nichts zu kaufen.
board-event-hidden = Das Ereignis liegt noch verdeckt.
board-combat-cards = Kampfkarten
board-combat-card = Kampfkarte der Runde { $round }
board-evil-track = Bösometer
board-evil-field = Bosheit: Feld { $field }
board-evil-paladin = Feld { $field }: Wer hier ankommt, lockt den Paladin an.
board-non-player = Nichtspieler
board-last-first = Hier kommt III zuerst dran, dann II, dann I.
board-gold = Gold
board-food = Nahrung
board-imp = Kobolde
board-evil = Bosheit
board-trap = Fallen
board-monster = eigenes Monster
board-tunnel = Tunnel
board-spy = Spionieren
board-foreman = 1 weiterer Kobold als Aufseher
board-imps-free = { $imps ->
    [one] 1 Kobold
   *[other] { $imps } Kobolde
}, davon { $free } frei
board-troll-tokens = Trollmarker
board-seals = Rote Siegel
board-gain-monster = ein Monster oder ein Geist nach Wahl
board-gain-room = eine Kammer nach Wahl
board-cost = Kosten
board-hp = Trefferpunkte
board-hp-left = { $left } von { $full } Trefferpunkten
board-anti-trap = Fallen entschärfen
board-hearts = Heilung
board-magic = Magie
board-speed-fast = Schneller Zauber
board-speed-slow = Langsamer Zauber
board-fatigue = Erschöpfung { $points }
board-needs-magic = braucht Magie { $need }
board-zone-upper = nur oben
board-zone-lower = nur unten
board-zone-edge = nur am Rand
board-zone-center = nur in der Mitte
board-knocked-out = bewusstlos
board-sent = in die Schlacht geschickt
board-first = Erster
board-dungeon-of = Dungeon von { $seat }
board-lair = Monsterhort
board-lair-empty = Noch niemand zu Hause. Die Taverne hilft.
board-lair-none = Niemand zu Hause.
board-lair-fighting = Niemand zu Hause: Alle sind in der Schlacht.
board-traps = Fallen
board-prison = Gefängnis
board-gifts = Geschenke
board-gift = Trägt: { BARE($gift) }.
board-titles = Titel, Stand jetzt
board-title-lord-of-dark-deeds = Bosheit
board-title-lord-of-halls = Kammern
board-title-tunnel-lord = Tunnel
board-title-monster-lord = Monster
board-title-lord-of-imps = Kobolde
board-title-lord-of-riches = Reichtum
board-title-battle-lord = Kampf
board-titles-level = alle
board-title-worth = { $players ->
    [2] Allein 2 Punkte, geteilt je 1 Punkt.
   *[other] Allein 3 Punkte, geteilt je 2 Punkte.
}
board-hero-warrior = Geht an die Spitze der Gruppe und steckt ein, was dem ersten Helden gilt.
board-hero-thief = Macht Fallen harmloser: Je Symbol entfällt in jeder Kampfrunde 1 Schaden der Falle.
board-hero-priest = Heilt die Gruppe, nachdem Monster angegriffen haben: je Herz 1 Schaden, von vorne nach hinten.
board-hero-wizard = Lässt die Gruppe zaubern: Der Zauber der Runde wirkt, wenn ihre Magie zusammen mindestens die Nummer der Runde erreicht.
board-hero-paladin = Kommt zu dem, der Feld 10 des Bösometers erreicht, steht an der Spitze und kann, was Dieb, Priester und Zauberer können.
board-party = Heldengruppe
board-party-at = Helden vor dem Dungeon von { $seat }
board-party-gone = Niemand mehr da.
board-orders = Befehle
board-order-not-done = nicht ausgeführt
board-inaccessible = Nicht verfügbar:
board-start-player = Startspieler
board-has-paladin = Der Paladin ist hier
board-battlefield = Schlachtfeld
board-steps = Schritte der Schlacht
board-defence = Verteidigung
board-trap-hidden = Verdeckte Falle
board-nobody-sent = Niemand stellt sich in den Weg.
board-battle-log = Verlauf der Schlacht
board-battle-quiet = Noch ist es still vor dem Tor.
board-cause-fatigue = Erschöpfung
board-cause-poison = Gift
board-none = keine
board-free = frei
board-cell-empty = Erde
board-conquered = { $name }, erobert
board-heroes-next = Helden unterwegs
board-text-when = Jahr { $year }, { $season }
board-text-places = Wer wo steht
board-text-stock = { $gold } Gold, { $food } Nahrung, { $imps ->
    [one] 1 Kobold
   *[other] { $imps } Kobolde
}, { $traps ->
    [one] 1 Falle
   *[other] { $traps } Fallen
}, Bosheit { $evil }, { $seals ->
    [one] 1 rotes Siegel
   *[other] { $seals } rote Siegel
}.
kind-monster = Monster oder Geist
kind-room = Kammer
kind-trap = Falle
kind-hero = Held
kind-spell = Kampfkarte
kind-event = Ereignis
kind-special = Spezial-Ereignis
kind-order = Befehl

### Erklärungen für die Lobby

setting-rules-full-help = Mit Spezial-Ereignissen und selbst gewählten ersten Sperren; „Monster anwerben“ als erster Befehl kostet 1 Gold.
setting-rules-first-help = Für die erste Partie: nicht verfügbare Befehle werden zufällig verteilt, Spezial-Ereignisse tun nichts.
setting-special-events-help = Einmal im Jahr macht ein Spezial-Ereignis allen das Leben schwerer. Ohne sie wird es etwas leichter.
setting-choose-inaccessible-help = Im ersten Spiel: Jeder zieht drei Befehlskarten und wählt selbst, welche zwei zuerst gesperrt sind.
setting-non-player-help = Zu zweit und zu dritt belegen Diener ohne Herrn einige Felder. Der gierige nimmt außerdem Monster aus der Taverne weg.
setting-gifts-help = Diener beschenken anreisende Helden und machen sie damit stärker, natürlich die der anderen. Unsere Rekonstruktion der Variante.
setting-training-help = Rätsel aus der Kampfübung der Regel: Besiege die Gruppe und verliere so wenige Plättchen wie möglich.

board-licences = { $who } { $count ->
        [one] hat
       *[other] haben
    } mehr als 0 Punkte und { $count ->
        [one] bekommt
       *[other] bekommen
    } eine Lizenz.
board-licence-nobody = Niemand hat mehr als 0 Punkte, also bekommt niemand eine Lizenz.
board-confirm-unused = Den Befehl ungenutzt lassen? Er ließe sich noch ausführen.
board-confirm-idle = Aufhören zu produzieren? { $rooms ->
        [one] 1 Kammer könnte
       *[other] { $rooms } Kammern könnten
    } noch produzieren.
board-confirm-orders = Dein dritter Befehl: { $choice }. Sobald alle gewählt haben, werden alle Befehle aufgedeckt. Bleibt es dabei?
board-some-gold = { $n } Gold
board-some-food = { $n } Nahrung
board-some-imp = { $n ->
    [one] 1 Kobold
   *[other] { $n } Kobolde
}
board-some-trap = { $n ->
    [one] 1 Fallenkarte
   *[other] { $n } Fallenkarten
}
board-some-monster = { $n ->
    [one] 1 eigenes Monster
   *[other] { $n } eigene Monster
}
board-some-tunnel = { $n } Tunnel
board-some-evil = { $n } Bosheit
board-some-spy = { $n ->
    [one] ein Blick auf 1 Kampfkarte
   *[other] ein Blick auf { $n } Kampfkarten
}
board-less-evil = { $n } Bosheit weniger
board-tile-cost = die Kosten des Plättchens
board-space-digs = { $imps ->
        [one] 1 Kobold darf 1 Tunnel graben
       *[other] Bis zu { $imps } Kobolde graben je 1 Tunnel
    }{ $foreman ->
        [0] .
       *[other] , dazu 1 weiterer Kobold als Aufseher.
    }
board-space-mines = { $imps ->
        [one] 1 Kobold darf 1 Gold schürfen
       *[other] Bis zu { $imps } Kobolde schürfen je 1 Gold
    }{ $foreman ->
        [0] .
       *[other] , dazu 1 weiterer Kobold als Aufseher.
    }
board-space-draws-more = Im 2. Jahr: { $n ->
    [one] 1 Karte mehr ziehen, danach 1 deiner Fallenkarten abwerfen.
   *[other] { $n } Karten mehr ziehen, danach { $n } deiner Fallenkarten abwerfen.
}
board-space-costs = Zahle { $pay }; dafür: { $gain }.
board-space-evil = Erhalte { $evil } Bosheit; dafür: { $gain }.
board-space-costs-evil = Zahle { $pay } und erhalte { $evil } Bosheit; dafür: { $gain }.
board-space-gives = Kostenlos: { $gain }.
board-training-goal = Das Ziel: die Gruppe besiegen und dabei { $best ->
    [0] kein Plättchen
    [one] höchstens 1 Plättchen
   *[other] höchstens { $best } Plättchen
} verlieren; besser geht es nicht.
board-training-lost = { $lost ->
    [0] Du hast kein Plättchen verloren.
    [one] Du hast 1 Plättchen verloren.
   *[other] Du hast { $lost } Plättchen verloren.
}
board-training-perfect = Das ist das beste Ergebnis.
board-training-best = Dein bestes Ergebnis bisher: { $best } verloren.
board-training-next = Nächste Übung: { $next }
