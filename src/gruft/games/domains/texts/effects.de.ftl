# Was die Schritte der Karten tun. Sätze bestehen aus den Teilen unten; `$who` ist self, wo der Leser gemeint ist.

## Teile: Dinge und Mengen

goods = { $n } { $item }
goods-per = { $what } je { $thing } (höchstens { $max })
goods-half = die Hälfte { $item } (abgerundet)
goods-for-coins = 1 { $item } je 2 gezahlte Münzen
goods-for-elements = { $what } für jedes abgegebene Element
goods-rolled =
    { $plus ->
        [0] { $dice } { $item }
       *[other] { $dice }+{ $plus } { $item }
    }
goods-several = { $amounts } { $item }
goods-nothing = nichts
either = { $first } / { $second }
noun-coins =
    { $n ->
        [one] Münze
       *[other] Münzen
    }
noun-evil = Böses
noun-wood = Holz
noun-stone = Stein
noun-metal = Metall
noun-workers =
    { $n ->
        [one] Arbeiter
       *[other] Arbeiter
    }
noun-wind = Wind
noun-earth = Erde
noun-fire = Feuer
noun-water = Wasser
noun-element-choice =
    { $n ->
        [one] Element nach Wahl
       *[other] Elemente nach Wahl
    }
noun-any-element =
    { $n ->
        [one] Element
       *[other] Elemente
    }
noun-any-resource =
    { $n ->
        [one] Ressource
       *[other] Ressourcen
    }
noun-stored-choice =
    { $n ->
        [one] Ressource oder Element
       *[other] Ressourcen und/oder Elemente
    }
noun-spells =
    { $n ->
        [one] Zauberkarte
       *[other] Zauberkarten
    }
noun-henchmen =
    { $n ->
        [one] anderen Handlanger
       *[other] andere Handlanger
    }
noun-henchman =
    { $n ->
        [one] eigenen Handlanger
       *[other] eigene Handlanger
    }
noun-monsters =
    { $n ->
        [one] Monster der eigenen Domäne
       *[other] Monster der eigenen Domäne
    }
noun-henchman-from-deck =
    { $n ->
        [one] Handlanger vom Stapel
       *[other] Handlanger vom Stapel
    }
half-wood = seines Holzes
half-stone = seines Steins
half-metal = seines Metalls
half-workers = seiner Arbeiter
per-own-henchman = kontrolliertem Handlanger
per-own-building = Gebäude in der Domäne
per-own-light-building = hellem Gebäude in der Domäne
per-own-dark-building = dunklem Gebäude in der Domäne
per-own-lone-monster = eigenem Monster auf einem Feld ohne Gebäude

## Teile: Gebäude, Spieler, Gruppen

kind-any =
    { $n ->
        [one] Gebäude
       *[other] Gebäude
    }
kind-economic =
    { $n ->
        [one] Wirtschaftsgebäude
       *[other] Wirtschaftsgebäude
    }
kind-magic =
    { $n ->
        [one] Magiegebäude
       *[other] Magiegebäude
    }
kind-martial =
    { $n ->
        [one] Militärgebäude
       *[other] Militärgebäude
    }
kind-nature =
    { $n ->
        [one] Naturgebäude
       *[other] Naturgebäude
    }
kind-power =
    { $n ->
        [one] Machtgebäude
       *[other] Machtgebäude
    }
kind-religion =
    { $n ->
        [one] Religionsgebäude
       *[other] Religionsgebäude
    }
type-economic = Wirtschaftsgebäude
type-magic = Magiegebäude
type-martial = Militärgebäude
type-nature = Naturgebäude
type-power = Machtgebäude
type-religion = Religionsgebäude
who-each = Jeder Spieler
who-first-player = Der Startspieler
who-others = Jeder Mitspieler
who-state-of-decay = Jeder Spieler im Zustand des Verfalls
who-most-workers = Jeder Spieler mit den meisten Arbeitern
who-most-buildings = Jeder Spieler mit den meisten Gebäuden
who-most-dark-buildings = Jeder Spieler mit den meisten dunklen Gebäuden
who-has-henchman = Jeder Spieler mit mindestens einem Handlanger
who-has-light-building = Jeder Spieler mit einem hellen { $kind }
who-party-green = Die Gruppe des Grünen Einhorns
who-party-yellow = Die Gruppe des Gelben Schwans
who-party-both = Beide Gruppen
inside-party-green = die Gruppe des Grünen Einhorns
inside-party-yellow = die Gruppe des Gelben Schwans
inside-party-both = beide Gruppen

## Güter, Zauberkarten, Handlanger

effect-gain =
    { $who ->
        [self] Erhalte { $what }.
        [after] Erhalte { $what }.
       *[other] { $subject } erhält { $what }.
    }
effect-lose =
    { $who ->
        [self] Gib { $what } ab.
        [after] Gib { $what } ab.
       *[other] { $subject } gibt { $what } ab.
    }
effect-draw-spell =
    { $who ->
        [self] Ziehe { $cards } von { $n ->
            [one] einem Stapel
           *[other] Stapeln
        } nach Wahl.
        [after] Ziehe { $cards } von { $n ->
            [one] einem Stapel
           *[other] Stapeln
        } nach Wahl.
       *[other] { $subject } zieht { $cards } von { $n ->
            [one] einem Stapel
           *[other] Stapeln
        } nach Wahl.
    }
effect-discard-spell =
    { $who ->
        [self] Lege { $cards } eigener Wahl ab.
       *[other] { $subject } legt { $cards } eigener Wahl ab.
    }
effect-cycle-spells =
    { $n ->
        [0] Reihum darf jeder beliebig viele Zauberkarten ablegen und ebenso viele von Stapeln nach Wahl ziehen.
        [1] Reihum darf jeder 1 Zauberkarte ablegen und eine von einem Stapel nach Wahl ziehen.
       *[other] Reihum darf jeder { $n } Zauberkarten ablegen und ebenso viele von Stapeln nach Wahl ziehen.
    }
effect-discard-henchman = Reihum legt jeder einen eigenen Handlanger ab oder gibt { $what } ab (alles, falls er weniger hat).
effect-offer =
    { $who ->
        [self] Du darfst { $often }{ $trade }.
       *[other] Reihum darf jeder { $often }{ $trade }.
    }
effect-often =
    { $max ->
        [1] { "" }
       *[other] bis zu { $max }-mal{ " " }
    }
effect-trade-goods = { $give } abgeben und dafür { $get } erhalten
effect-trade-henchman = { $give } ablegen und { $get } erhalten
effect-trade-turn = { $give } abgeben und ein eigenes helles Gebäude auf die dunkle Seite drehen
effect-bonus-on-resolve = { $place }: Führt ein eigener Diener die Aktion aus, erhältst du zusätzlich { $what }.
effect-roll = Reihum würfelt jeder { $dice }.
effect-roll-row = { $first }–{ $last }: { $what }

## Domänen

effect-turn-dark =
    { $who ->
        [self] Drehe eines der eigenen hellen { $kind } auf die dunkle Seite.
       *[other] { $subject } dreht eines der eigenen hellen { $kind } auf die dunkle Seite.
    }
effect-turn-light =
    { $who ->
        [self] Drehe eines der eigenen dunklen { $kind } auf die helle Seite.
       *[other] { $subject } dreht eines der eigenen dunklen { $kind } auf die helle Seite.
    }
effect-may-turn-dark = Reihum darf jeder eines seiner hellen { $kind } dunkel drehen.
effect-may-turn-light = Reihum darf jeder eines seiner dunklen { $kind } auf die helle Seite drehen.
effect-draw-monster =
    { $who ->
        [self] Ziehe blind ein Monster vom Nik'tmarg-Ziehstapel und stelle es auf ein zulässiges Feld der eigenen Domäne.
       *[other] { $subject } zieht blind ein Monster vom Nik'tmarg-Ziehstapel und stellt es auf ein zulässiges Feld der eigenen Domäne.
    }
effect-may-draw-monster = Reihum darf jeder blind ein Monster vom Nik'tmarg-Ziehstapel ziehen und auf ein zulässiges Feld stellen.
effect-attack-each =
    { $target ->
        [dark_building_without_monster] In jeder Domäne wird reihum das ranghöchste dunkle Gebäude ohne Monster mit { $dice } angegriffen.
       *[dark_building] In jeder Domäne wird reihum das ranghöchste dunkle Gebäude mit { $dice } angegriffen.
    }

## Der Tisch

effect-more-minions =
    { $n ->
        [one] Jeder Spieler hat in dieser Runde einen Diener mehr.
       *[other] Jeder Spieler hat in dieser Runde { $n } Diener mehr.
    }
effect-fewer-minions =
    { $n ->
        [one] Jeder Spieler hat in dieser Runde einen Diener weniger.
       *[other] Jeder Spieler hat in dieser Runde { $n } Diener weniger.
    }
effect-rule-place-yield = { $place }: In dieser Runde bringt jedes Aktionsfeld { $what }.
effect-rule-production-bonus =
    { $side ->
        [dark] In dieser Runde produziert jedes dunkle { $kind } { $what } mehr.
       *[light] In dieser Runde produziert jedes helle { $kind } { $what } mehr.
    }
effect-rule-defence-types = In dieser Runde hat jedes Feld mit einem dunklen { $kinds } +{ $n } Verteidigung.
effect-rule-pilgrimage-coins =
    { $n ->
        [one] In dieser Runde bringt eine Pilgerfahrt { $n } Münze.
       *[other] In dieser Runde bringt eine Pilgerfahrt { $n } Münzen.
    }
effect-rule-defender-evil = Wer in dieser Runde Abenteurer abwehrt, erhält { $n } statt { $usual } Böses.
effect-rule-assassin-price =
    { $n ->
        [one] In dieser Runde kostet der Assassine { $n } Münze.
       *[other] In dieser Runde kostet der Assassine { $n } Münzen.
    }
effect-rule-thug-max = In dieser Runde hat der Straßenschläger bei 1 bis { $n } Erfolg.
effect-rule-guild-half-price = In dieser Runde kostet jeder Besuch in der Baugilde nur die Hälfte (aufgerundet).
effect-rule-monster-discount =
    { $n ->
        [one] In dieser Runde kosten Monster im Nik'tmarg { $n } Münze weniger (mindestens 1).
       *[other] In dieser Runde kosten Monster im Nik'tmarg { $n } Münzen weniger (mindestens 1).
    }
effect-rule-spell-discount =
    { $n ->
        [one] Der erste Zauber jedes Spielers kostet in dieser Runde ein Element nach Wahl weniger.
       *[other] Der erste Zauber jedes Spielers kostet in dieser Runde { $n } Elemente nach Wahl weniger.
    }
effect-rule-defence-all-dark = In dieser Runde hat jedes Feld mit einem dunklen Gebäude { $n } Verteidigung.
effect-not-for-sale = In dieser Runde nicht in der Baugilde zu kaufen: { $item }.
effect-place-unavailable = { $place }: in dieser Runde nicht verfügbar.
effect-spaces-unavailable =
    { $n ->
        [one] { $place }: In dieser Runde ist { $n } Aktionsfeld nicht verfügbar.
       *[other] { $place }: In dieser Runde sind { $n } Aktionsfelder nicht verfügbar.
    }
effect-party-stays =
    { $which ->
        [both] Keine der beiden Gruppen zieht in dieser Runde auf Abenteuer.
       *[one] { $party } zieht in dieser Runde nicht auf Abenteuer.
    }
effect-party-dice =
    { $which ->
        [both] { $party } würfeln in dieser Runde mit zusätzlich { $dice }.
       *[one] { $party } würfelt in dieser Runde mit zusätzlich { $dice }.
    }
effect-party-drops =
    { $n ->
        [one] { $party }: In dieser Runde wird der kleinste Würfel nicht geworfen.
       *[other] { $party }: In dieser Runde werden die { $n } kleinsten Würfel nicht geworfen.
    }
effect-rotate-leader = { $party }: Der Anführer wechselt ans rechte Ende.
effect-replace-party = Ersetzt { $party } vollständig, samt Anführer.
effect-replace-followers = Ersetzt { $party } bis auf den Anführer.
effect-refresh-inn = Legt die Handlanger im Gasthaus ab und füllt es neu auf.
effect-refresh-niktmarg = Mischt die Monster im Nik'tmarg zurück in den Ziehstapel und füllt den Nik'tmarg neu auf.
effect-pass-first-player = Der Startspielermarker wandert einen Platz im Uhrzeigersinn weiter.
effect-final-round = Dies ist die letzte Runde. Die andere Glückskarte dieser Runde bleibt ohne Wirkung. Gebäude dürfen gleich dunkel gebaut werden. Nach dem Rundenende ist die Partie zu Ende.

## Ganze Karten

card-priced = { $price }: { $text }
card-at-setup = Beim Aufbau: { $text }
card-decay = Nur im Zustand des Verfalls.
card-often = Bis zu { $uses }-mal pro Runde.
card-charm = Bezaubern: { $text }
price-lot = { $what } für { $price }
price-nothing = kostenlos
price-return = Gib { $what } ab
price-discard = Lege { $what } ab
card-produces = Produziert { $what }.
card-plain-monster = Keine Produktion, kein Bonus.
card-terrain-bonus = +{ $n } Verteidigung auf einem Feld { $area }.
card-spend-bonus = Bei einem Angriff: Gib { $price } ab für +{ $adds } Verteidigung, beliebig oft.
card-building = Hell: { $light }. Dunkel: { $dark }.
area-forest = im Wald
area-town = in der Stadt
area-plains = in der Ebene
area-mountain = im Gebirge

## Namen aus Namen

title-minion = Diener ({ $place })
title-visitor = Diener { $n } ({ $place })
title-numbered = { $name } { $n }
title-ranked = { $name } (Rang { $rank })
title-hidden = verdeckter Handlanger { $n } in den Fernen Ländern
title-land = { $area } ({ $domain })
title-area-forest = Wald
title-area-town = Stadt
title-area-plains = Ebene
title-area-mountain = Gebirge
title-domain-red = rote Domäne
title-domain-blue = blaue Domäne
title-domain-green = grüne Domäne
title-domain-yellow = gelbe Domäne
title-domain-violet = violette Domäne
