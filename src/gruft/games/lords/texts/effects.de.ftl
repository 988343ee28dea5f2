# Was Komponenten tun, gemacht aus ihren Daten.

## Güter: Preise und Erträge von Feldern, Plättchen und Kammern

named = { BARE($what) }
goods-gold = { $n } Gold
goods-food = { $n } Nahrung
# Ein Preis in Bosheit heißt, dass sie steigt.
goods-evil = +{ $n } Bosheit
goods-imp =
    { $n ->
        [one] 1 Kobold
       *[other] { $n } Kobolde
    }
goods-trap =
    { $n ->
        [one] 1 Fallenkarte
       *[other] { $n } Fallenkarten
    }
goods-monster =
    { $n ->
        [one] 1 anderes Monster
       *[other] { $n } andere Monster
    }
goods-tunnel = { $n } Tunnel
goods-lost-evil = { $n } Bosheit verlieren
goods-spy =
    { $n ->
        [one] spionieren
       *[other] { $n }-mal spionieren
    }
goods-free = kostenlos

## Befehlsfelder

space-gives = { $price } → { $gain }
space-digs = bis zu { $n } Tunnel
space-digs-foreman = bis zu { $n } Tunnel und ein Aufseher
space-mines = bis zu { $n } Gold
space-mines-foreman = bis zu { $n } Gold und ein Aufseher
space-hires = Kosten des Plättchens
space-hires-dearer = { $price } + Kosten des Plättchens
space-builds = { $price } → eine Kammer
space-draws-more = { $text } (2. Jahr: { $n } mehr ziehen, dann { $n } aller eigenen Fallen abwerfen)

## Kammern

gain-gold = { $n } Gold
gain-food = { $n } Nahrung
gain-imp =
    { $n ->
        [one] 1 Kobold, sofort einsetzbar
       *[other] { $n } Kobolde, sofort einsetzbar
    }
gain-lost-evil = { $n } Bosheit verlieren
gain-trap =
    { $n ->
        [one] 1 Fallenkarte ziehen
       *[other] { $n } Fallenkarten ziehen
    }
gain-tunnel = { $n } Tunnel graben
gain-spy =
    { $n ->
        [one] 1 Kampfkarte ansehen
       *[other] { $n } Kampfkarten ansehen
    }
room-produces = { $price }: { $gain }.
room-bonus = { $kinds } richten hier bei jedem Angriff +{ $n } Schaden an.
room-limits = Bis zu { $traps } { $fee }, aber nur { $monsters }.
room-traps =
    { $n ->
        [1] eine Falle
        [2] zwei Fallen
       *[other] { $n } Fallen
    }
room-fee =
    { $n ->
        [0] ohne Goldkosten
       *[other] für je { $n } Gold
    }
room-monsters =
    { $n ->
        [1] ein Monster
        [2] zwei Monster
       *[other] { $n } Monster
    }
room-no-spells = Hier kann die Gruppe keine Zaubersprüche wirken.
room-points = Am Ende: { $points } je { $kinds }.
room-titles = Bei der Titelvergabe: je allein gehaltenem Titel { $four } ({ $fewer } zu zweit oder zu dritt).
room-titles-each = Bei der Titelvergabe: je allein gehaltenem Titel { $four } ({ $three } zu dritt, { $two } zu zweit).
points =
    { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
extra-points =
    { $n ->
        [one] 1 Zusatzpunkt
       *[other] { $n } Zusatzpunkte
    }
many-troll = Trolle
many-goblin = Goblins
many-vampire = Vampire
many-witch = Hexen
many-slime = Schleime
many-ghost = Geister
many-golem = Golems
many-dragon = Drachen
many-demon = Dämonen

## Was in einer Schlacht entfällt, für Fallen und Monster

battle-no-conquest = Keine Erschöpfung und keine Eroberung in dieser Runde.
battle-no-healing = Der Schritt „Heilung“ entfällt in dieser Runde.

## Monster

attack-hit =
    { $opening ->
        [either] Fügt entweder { $whom } { $damage } Schaden zu
       *[plain] Fügt { $whom } { $damage } Schaden zu
    }
attack-hits = Führt { $count } Angriffe mit je { $damage } Schaden gegen { $whom } aus
attack-count =
    { $n ->
        [2] zwei
        [3] drei
       *[other] { $n }
    }
attack-hold = Hält die Gruppe fest: keine Erschöpfung und keine Eroberung in dieser Runde (kein Angriff)
attack-or = { $first } oder { LOWER($second) }
attack-or-paid = { $first }, oder { $damage }, wenn du { $price } zahlst
attack-or-home = { $first }, oder { $damage } Schaden und kehrt einsatzbereit zurück
attack-home = { $text } und kehrt immer einsatzbereit zurück
attack-paid = Zahle { $price }: { LOWER($text) }
attack-then = Wird dieser dadurch eliminiert, erhält der nächste Held { $n } Schaden.
monster-ghost = Kein Monster: Es dürfen beliebig viele Geister geschickt werden.
monster-token = Bringt einen Trollmarker mit, der in Produktionskammern einen Kobold ersetzt.
whom-first =
    { $priests ->
        [spared] dem ersten Helden, wenn er kein Priester ist,
       *[struck] dem ersten Helden
    }
whom-any =
    { $priests ->
        [spared] einem beliebigen Helden, der kein Priester ist,
       *[struck] einem beliebigen Helden
    }
whom-all =
    { $priests ->
        [spared] jedem Helden, der kein Priester ist,
       *[struck] jedem Helden
    }
whom-any-but-first =
    { $priests ->
        [spared] einem beliebigen Helden außer dem ersten und Priestern
       *[struck] einem beliebigen Helden außer dem ersten
    }

## Dasselbe kurz, wo der Besitzer wählt, was ein Monster tut

short-hit = { $damage } Schaden für { $whom }
short-hits = { $count } Treffer mit je { $damage } Schaden für { $whom }
short-count =
    { $n ->
        [2] Zwei
        [3] Drei
       *[other] { $n }
    }
short-hold = Gruppe festhalten: keine Erschöpfung, keine Eroberung
short-then = { $text }, { $n } für den nächsten, wenn er fällt
short-home = { $text }; kehrt einsatzbereit zurück
short-no-healing = { $text }, keine Heilung
short-no-conquest = { $text }, keine Eroberung
short-paid = { $price } zahlen: { $text }
aim-first =
    { $priests ->
        [spared] den ersten Helden, wenn er kein Priester ist
       *[struck] den ersten Helden
    }
aim-any =
    { $priests ->
        [spared] einen Helden außer Priestern
       *[struck] einen beliebigen Helden
    }
aim-all =
    { $priests ->
        [spared] jeden Helden außer Priestern
       *[struck] jeden Helden
    }
aim-any-but-first =
    { $priests ->
        [spared] einen beliebigen Helden außer dem ersten und Priestern
       *[struck] einen beliebigen Helden außer dem ersten
    }

## Fallen

damage = { $n } Schaden
amount = { $n }
in-year-two = { $now } (2. Jahr: { $later })
sentence = { $text }.
trap-pay = Zahle { $price }.
trap-lose = Gib { $price } ab.
trap-gain = { $price }.
trap-first = Der erste Held erhält { $damage }
trap-first-hit-points = Der erste Held erhält Schaden in Höhe seiner Trefferpunkte
trap-second = Der zweite Held erhält { $damage }
trap-each = Jeder Held erhält { $damage }
trap-last = Der letzte Held erhält { $damage }
trap-others = Jeder Held außer dem ersten erhält { $damage }
trap-chosen = Wähle einen Helden: Er erhält { $damage }
trap-poison = Der Held erhält am Rundenende { $damage } (nicht verhinderbar)
trap-and-last = { $text }, der letzte { $n } zusätzlich
trap-and-others = { $text }, alle anderen je { $n }
trap-and-poison = { $text } und am Rundenende weitere { $n } (nicht verhinderbar)
trap-anti-magic = Ist er ein Zauberer, wirkt die Gruppe in dieser Runde keinen Zauber; ist er ein Priester, entfällt die Heilung.
trap-in-years = 1. Jahr: { $now } 2. Jahr: { $later }

## Zauber, nach dem Wort der Karte

spell-withdraw-all-or-gain-evil = Ziehe alle deine Monster aus dieser Schlacht zurück oder erhalte { $evil } Bosheit.
spell-pay-or-withdraw-each = Zahle für jedes deiner Monster in dieser Schlacht seine Kosten oder ziehe es zurück.
spell-shield = Der erste Schadenspunkt, den die Gruppe in dieser Runde nach diesem Zauber erhalten würde, entfällt.
spell-hide-wizards = Alle Zauberer wechseln ans Ende der Reihe und können für den Rest der Runde nicht verletzt werden.
spell-gain-evil = Du erhältst { $evil } Bosheit.
spell-lose-evil = Du verlierst { $evil } Bosheit.
spell-lose-imp =
    { $imps ->
        [one] Du verlierst 1 Kobold.
       *[other] Du verlierst { $imps } Kobolde.
    }
spell-lose-treasure =
    { $lost ->
        [one] Du verlierst 1 Gold; hast du keines, 1 Nahrung; hast du keine, 1 Fallenkarte.
       *[other] Du verlierst { $lost } Gold; hast du keines, { $lost } Nahrung; hast du keine, { $lost } Fallenkarten.
    }
spell-nothing = Keine Wirkung.
spell-withdraw-one = Wähle eines deiner Monster in dieser Schlacht und ziehe es zurück.
spell-sheep = Wähle eines deiner Monster in dieser Schlacht. Es ist in dieser Runde ein Schaf: Standardangriff { $damage }, keine Fähigkeiten, danach bewusstlos.
spell-blind-rage = Jeder Angriff deiner Monster trifft in dieser Runde nur den ersten Helden.
spell-first-hero-bonus =
    { $hit_points ->
        [one] Der erste Held hat für den Rest des Kampfes 1 Trefferpunkt mehr.
       *[other] Der erste Held hat für den Rest des Kampfes { $hit_points } Trefferpunkte mehr.
    }
spell-illusion =
    { $hit_points ->
        [one] Ein illusionärer Held mit 1 Trefferpunkt erscheint vor der Gruppe.
       *[other] Ein illusionärer Held mit { $hit_points } Trefferpunkten erscheint vor der Gruppe.
    }
spell-no-fatigue = Die Gruppe erleidet in dieser Runde keine Erschöpfung.
spell-heal-front-most = Entferne allen Schaden vom vordersten verwundeten Helden.
spell-release-prisoner = Lass einen Gefangenen deiner Wahl frei.
spell-discard-one = Wähle eines deiner Monster aus dieser Schlacht und wirf es ab.

## Ereignisse: Plättchen nach ihrem Namen, Spezial-Ereignisse nach dem Wort der Karte

tile-pay-day = Zahle für jedes Monster und jeden Geist erneut die Kosten oder wirf es ab und erhalte { $evil } Bosheit.
tile-taxes = Zahle { $gold } Gold je { $tiles } Dungeonplättchen (aufgerundet). Nimm für jedes nicht gezahlte Gold { $seals ->
        [one] 1 rotes Siegel
       *[other] { $seals } rote Siegel
    } (am Ende je -{ $points } Punkte).
tile-special-event = Handle die Spezial-Ereigniskarte dieses Jahres ab (im ersten Spiel ohne Wirkung).
special-discard-monster-or-evil = Wirf eines deiner Monster ab oder erhalte { $evil } Bosheit.
special-pay-part-or-strike = Zahle für jedes deiner Monster einen Teil seiner Kosten, sonst liegt es verdeckt und kann in diesem Jahr nicht kämpfen.
special-lose-half-gold = Verliere die Hälfte deines Goldes (aufgerundet).
special-lose-half-food = Verliere die Hälfte deiner Nahrung (aufgerundet).
special-lose-half-traps = Wirf die Hälfte deiner Fallenkarten ab (aufgerundet, deine Wahl).
special-feed-or-lose-imps = Zahle für je { $group } angefangene Kobolde { $food } Nahrung oder verliere { $imps ->
        [one] 1 Kobold
       *[other] { $imps } Kobolde
    }.
special-pay-rooms-or-seals = Zahle für jede uneroberte Kammer { $gold } Gold oder nimm { $seals ->
        [one] 1 rotes Siegel
       *[other] { $seals } rote Siegel
    }.
special-evil-then-most-evil = Alle erhalten { $evil } Bosheit. Wer danach am bösesten ist, zahlt { $gold } Gold oder erhält { $more } weitere.
special-collapse-or-pay = Drehe deinen am weitesten entfernten uneroberten Tunnel auf die eroberte Seite (ohne Bosheitsverlust) oder zahle { $gold } Gold.

## Geschenke

token-for = { $type }: { $gain }.
token-magic =
    { $n ->
        [one] 1 Magiesymbol mehr
       *[other] { $n } Magiesymbole mehr
    }
token-hp =
    { $n ->
        [one] 1 Trefferpunkt mehr
       *[other] { $n } Trefferpunkte mehr
    }
token-anti-trap =
    { $n ->
        [one] 1 Anti-Fallen-Symbol mehr
       *[other] { $n } Anti-Fallen-Symbole mehr
    }
token-hearts =
    { $n ->
        [one] 1 Herz mehr
       *[other] { $n } Herzen mehr
    }
token-nobody = Für niemanden: eine Täuschung.
