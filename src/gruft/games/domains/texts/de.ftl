# Dark Domains: Sätze. Bestandteile haben ihre Namen in content; Verweise kommen schon als Namen an.


## Einstellungen und Punkte

setting-masters = Meister der Domäne
setting-masters-True = Mit Meistern
setting-masters-False = Ohne Meister
setting-open-totals = Offene Stände
setting-open-totals-True = Alle sehen alle Münzen und alles Böse
setting-open-totals-False = Münzen und Böses sind verdeckt
points-places = Böses von Orten in Harrows
points-buildings = Böses von Gebäuden
points-monsters = Böses von Monstern
points-defence = Böses von abgewehrten Abenteurern
points-spells = Böses von Zaubern
points-henchmen = Böses von Handlangern und Meistern
points-fortune = Böses von Glückskarten
points-spent = Ausgegebenes und verlorenes Böses

## Namen

name-phase-setup = Aufbau
name-phase-fortune = Glück
name-phase-preparation = Vorbereitung
name-phase-minions = Diener
name-phase-resolution = Auflösung
name-phase-foreman = Vorarbeiter
name-phase-adventure = Abenteuer
name-phase-production = Produktion
name-phase-end-of-turn = Rundenende
name-phase-over = Das Ende
name-phase-when-taken = beim Nehmen
called-figure = { $kind ->
    [earth_elemental] das { $name }
    [fire_elemental] das { $name }
    [water_elemental] das { $name }
    [wind_elemental] das { $name }
    [skeleton] das { $name }
    [spectre] das { $name }
    [harpy] die { $name }
    [hydra] die { $name }
    [medusa] die { $name }
    [foreign_mercenary] der Ausländische Söldner
    [tarpa] { $name }
    [elf_mercenaries] { $name }
    [white_mask_gnolls] { $name }
   *[other] der { $name }
}
name-party-green = das Grüne Einhorn
name-party-yellow = der Gelbe Schwan
name-deck-attack = Angriffszauber
name-deck-defence = Verteidigungszauber
name-deck-control = Kontrollzauber
name-deck-production = Produktionszauber
name-deck-buildings = Gebäude
name-deck-henchmen = Handlanger
name-deck-adventurers = Abenteurer
name-deck-fortune = Glückskarten
name-deck-monsters = Monster
name-symbol-monster = Monster
name-symbol-evil = Böses
name-symbol-forest = Wald
name-symbol-town = Stadt
name-symbol-plains = Ebene
name-symbol-mountain = Gebirge
name-symbol-economic = Wirtschaft
name-symbol-magic = Magie
name-symbol-martial = Militär
name-symbol-nature = Natur
name-symbol-power = Macht
name-symbol-religion = Religion
name-type-economic = Wirtschaft
name-type-magic = Magie
name-type-martial = Militär
name-type-nature = Natur
name-type-power = Macht
name-type-religion = Religion
name-area-forest = Wald
name-area-town = Stadt
name-area-plains = Ebene
name-area-mountain = Gebirge
name-side-match = der obere Text
name-side-other = der untere Text
name-side-single = der Text der Karte
name-source-fortune = Glückskarten
name-source-prepared = Zauber und Handlanger
name-window-setup = beim Aufbau
name-window-preparation = in der Vorbereitungsphase
name-window-after-minions = nach dem Setzen aller Diener
name-window-resolution = in der Auflösungsphase
name-window-resolution-copy = gleich nach der Aktion eines Dieners auf dem Stadtplan
name-window-foreman = in der Vorarbeiterphase
name-window-adventure = in Schritt 2 oder 3 eines Abenteuers
name-window-adventure-open = in Schritt 2 eines Abenteuers
name-window-adventure-defend = beim Angriff von Abenteurern auf ein eigenes Feld
name-window-production = in der Produktionsphase
name-window-end-of-turn = am Rundenende
name-window-reaction = gleich nach dem Zauber eines Mitspielers
name-window-killed = sofort beim Tod eines eigenen Monsters
name-window-taken = beim Nehmen der Karte
name-need-monster = ein Monster in einer Domäne oder im Nik'tmarg
name-need-lone-monster = ein Monster im Nik'tmarg oder auf einem Feld ohne Gebäude
name-need-own-monster = ein Monster in deiner Domäne
name-need-movable = ein Monster, für das es ein anderes zulässiges Feld gibt
name-need-own-movable = ein Monster in deiner Domäne, für das es dort ein anderes zulässiges Feld gibt
name-need-imbue = ein Monster in einer Domäne oder ein Abenteurer
name-need-other-building = ein Gebäude in einer anderen Domäne
name-need-other-space = ein Gebäude oder Monster in einer anderen Domäne
name-need-dark-building = ein dunkles Gebäude
name-need-light-building = ein helles Gebäude, das dunkel werden kann
name-need-own-light = ein helles Gebäude in deiner Domäne, das dunkel werden kann
name-need-own-religion = ein helles Religionsgebäude in deiner Domäne, das dunkel werden kann
name-need-uncursed = ein Feld in deiner Domäne ohne Entweihungsmarker
name-need-goods = ein Mitspieler mit Ressourcen oder Elementen
name-need-minion = ein Diener auf dem Stadtplan
name-need-two-minions = zwei Diener auf dem Stadtplan
name-need-henchman = ein Handlanger eines Mitspielers, im Gasthaus oder in den Fernen Ländern
name-need-victim = ein Abenteurer oder ein Handlanger
name-need-adventurer = ein Abenteurer in einer Taverne
name-need-roller = ein Abenteurer, der noch würfelt
name-need-row = ein Gebäude in der Architektengilde und eines im Stapel
name-target-none = kein Ziel
name-hidden-far-lands = der verdeckte Handlanger in den Fernen Ländern
name-item-any-element = Elemente
name-item-any-resource = Ressourcen
name-item-stored-choice = Ressourcen und Elemente
name-item-wood-or-stone-or-metal = Holz, Stein oder Metall
name-item-henchman = Handlanger

## Namen hinter einer Zahl

count-item-coins = { noun-coins }
count-item-evil = { noun-evil }
count-item-wood = { noun-wood }
count-item-stone = { noun-stone }
count-item-metal = { noun-metal }
count-item-workers = { noun-workers }
count-item-wind = { noun-wind }
count-item-earth = { noun-earth }
count-item-fire = { noun-fire }
count-item-water = { noun-water }
count-item-any-element = { noun-any-element }
count-item-any-resource = { noun-any-resource }
count-item-stored-choice = { noun-stored-choice }
count-deck-attack =
    { $n ->
        [one] Angriffszauber
       *[other] Angriffszauber
    }
count-deck-defence =
    { $n ->
        [one] Verteidigungszauber
       *[other] Verteidigungszauber
    }
count-deck-control =
    { $n ->
        [one] Kontrollzauber
       *[other] Kontrollzauber
    }
count-deck-production =
    { $n ->
        [one] Produktionszauber
       *[other] Produktionszauber
    }

## Fragen: Aufbau

ask-choose-master = Wähle eine Seite deiner Meisterkarte.
ask-keep-building = Behalte eines dieser Gebäude; die anderen kommen unter den Stapel.
ask-bury-building = Die anderen Gebäude kommen unter den Stapel: { $place ->
    [1] Welches liegt ganz unten?
   *[other] Welches liegt als Nächstes darüber?
}
ask-draw-deck = { $of ->
    [one] Sage an, von welchem Stapel du die Zauberkarte ziehst.
   *[other] Sage den Stapel für Zauberkarte { $number } von { $of } an; gezogen wird, wenn alle Stapel genannt sind.
}
ask-element = { $of ->
    [one] Nimm ein Element deiner Wahl.
   *[other] Element { $number } von { $of }: Nimm eines deiner Wahl.
}

## Fragen: Fenster

ask-preparation = Vorbereitung: Wirke einen Zauber oder setze einen Handlanger ein, oder verzichte für diese Phase. Du hast: Münzen { $coins }, Böses { $evil }, Wind { $wind }, Erde { $earth }, Feuer { $fire }, Wasser { $water }.
ask-after-minions = Alle Diener stehen: Wirke einen Zauber, oder verzichte für diese Phase. Du hast: Wind { $wind }, Erde { $earth }, Feuer { $fire }, Wasser { $water }.
ask-adventure-open = { $party } bricht auf: Wirke einen Zauber, oder verzichte bei diesem Abenteuer. Du hast: Wind { $wind }, Erde { $earth }, Feuer { $fire }, Wasser { $water }.
ask-adventure-defend = { $party } greift dein Feld an: Stärke es mit einem Zauber oder Handlanger, oder lass würfeln. Du hast: Metall { $metal }, Böses { $evil }, Wind { $wind }, Erde { $earth }, Feuer { $fire }, Wasser { $water }.
ask-end-of-turn = Rundenende: Wirke einen Zauber oder setze einen Handlanger ein, oder verzichte für diese Phase. Du hast: Wind { $wind }, Erde { $earth }, Feuer { $fire }, Wasser { $water }.
ask-react =
    { $n ->
        [0] { $who } wirkt „{ $spell }“. Kontere den Zauber oder lass ihn geschehen.
        [1] { $who } wirkt „{ $spell }“. Ziel: { $first }. Kontere den Zauber oder lass ihn geschehen.
        [2] { $who } wirkt „{ $spell }“. Ziele: { $first }, { $second }. Kontere den Zauber oder lass ihn geschehen.
       *[other] { $who } wirkt „{ $spell }“. Ziele: { $first }, { $second }, { $third }. Kontere den Zauber oder lass ihn geschehen.
    } Du hast: Wind { $wind }, Erde { $earth }, Feuer { $fire }, Wasser { $water }.
ask-charm =
    { $own ->
        [yes] Du hast selbst hier gehandelt: { $place }. Wiederhole die Aktion mit „Bezaubern“, oder verzichte.
       *[other] { $who } hat hier gehandelt: { $place }. Kopiere die Aktion mit „Bezaubern“, oder verzichte.
    } Du hast: Wind { $wind }, Erde { $earth }, Feuer { $fire }, Wasser { $water }.
ask-resurrect = { $monster } ist getötet. Rettest du ein Monster mit „Auferstehung“ ({ $cost })? Oder verzichte. Du hast: Wind { $wind }, Erde { $earth }, Feuer { $fire }, Wasser { $water }.
ask-resurrect-space = Wähle ein Feld für die Rückkehr: { BARE($monster) }.
ask-spell-discount = Dieser Zauber kostet ein Element weniger. Welches sparst du?
ask-pay-element = { $left ->
    [one] Gib 1 Element ab
   *[other] Gib noch { $left } Elemente ab
}: Wähle eines. Du hast: Wind { $wind }, Erde { $earth }, Feuer { $fire }, Wasser { $water }.
ask-spell-amount = „{ $spell }“: { $deal } Wie viel zahlst du? Du hast { $n } { $item }.

## Fragen: Ziele

ask-target-monster = { $purpose ->
    [arm] Welches deiner Monster bekommt den Marker?
    [banish] Welches Monster entfernst du?
   *[attack] Welches Monster greifst du an?
}
ask-target-land = { $purpose ->
    [building] Welches Gebäude greifst du an?
    [light] Welches dunkle Gebäude wird hell?
   *[space] Welches Feld greifst du an?
}
ask-target-player = { $purpose ->
    [evil] Von wem nimmst du Böses?
   *[goods] Von wem nimmst du Ressourcen und Elemente?
}
ask-target-minion = Wähle einen Diener auf dem Stadtplan.
ask-target-henchman = Wähle den Handlanger, den du nimmst.
ask-target-imbue = Wähle das Monster oder den Abenteurer für den Durchdringen-Marker.
ask-target-pain = Welcher Abenteurer würfelt nicht?
ask-target-slay = Wähle den Abenteurer, der erschlagen wird.
ask-name-element = Nenne das Element, das alle anderen verlieren.
ask-steal-item = Was nimmst du von { $victim }?{ $exit ->
    [pass] {" "}Oder verzichte.
   *[none] {""}
}
ask-curse-land = Welches Feld deiner Domäne wird entweiht?
ask-gate-monster = Welches Monster geht durch das Tor?
ask-gate-land = Wähle den Ausgang für { ACC($monster) }.
ask-transport-monster = Welches deiner Monster versetzt du?
ask-transport-land = Wähle ein anderes Feld für { ACC($monster) }.
ask-turn-dark = Wähle das Gebäude, das dunkel wird.{ $exit ->
    [pass] {" "}Oder verzichte.
   *[none] {""}
}
ask-turn-light = Wähle das Gebäude, das hell wird.{ $exit ->
    [pass] {" "}Oder verzichte.
   *[none] {""}
}
ask-assassinate = Wer wird ermordet?
ask-rotate-party = Wessen Anführer wechselt ans rechte Ende?
ask-cycle-building = Wähle ein Gebäude, das unter den Stapel kommt.{ $exit ->
    [pass] {" "}Oder verzichte.
   *[none] {""}
}
ask-zasch = Wie viel Böses gibst du Zasch? Jedes bringt 1W6 Verteidigung. Du hast { $have }.

## Fragen: Glück

ask-offer = { $deal }? Zum Abgeben hast du { $have }.
ask-give-item = { $left ->
    [one] Wähle, was du abgibst.
   *[other] Wähle, was du abgibst: noch { $left }.
}
ask-give-henchmen = Wähle einen Handlanger, den du ablegst.
ask-give-monsters = Wähle ein Monster deiner Domäne, das du ablegst.
ask-give-spells = Wähle eine Zauberkarte, die du ablegst.
ask-discard-henchman = Wähle einen Handlanger, den du ablegst.
ask-discard-spell = Wähle eine Zauberkarte, die du ablegst.
ask-cycle-spell = Wähle eine Zauberkarte zum Tauschen, oder verzichte.
ask-draw-monster = Ziehst du blind ein Monster?

## Fragen: Diener und Orte

ask-which-minion = Welchen Diener setzt du?
ask-place-minion = Setze einen Diener in Harrows oder auf ein helles Gebäude von dir.
ask-move-minion = Dein Diener muss weichen. Wohin geht er?
ask-save-minion = Dein Diener wurde beseitigt. Setze ihn auf einen späteren Ort oder nimm ihn heim.
ask-action = { $gives ->
    [nothing] { $place }: Hier liegt nichts mehr. Nimm den Diener zurück.
   *[other] { $place }: { $gives ->
        [coins] Nimm { $n ->
            [one] 1 Münze
           *[other] { $n } Münzen
        }
        [goods] Nimm { $n } { $what }
        [spells] Ziehe { $n ->
            [one] 1 Zauberkarte
           *[other] { $n } Zauberkarten
        }
        [card] Nimm „{ BARE($what) }“
        [mercenary] Nimm den Ausländischen Söldner
        [hidden] Nimm den verdeckten Handlanger
        [fortune] { $n ->
            [one] Sieh dir die oberste Glückskarte an
           *[other] Ordne die obersten { $n } Glückskarten
        }
        [party] Ersetze alle Abenteurer außer dem Anführer
        [first] Werde Startspieler und nimm { $n ->
            [one] 1 Münze
           *[other] { $n } Münzen
        }
       *[white] Nimm den weißen Diener für die nächste Runde und { $n ->
            [one] 1 Münze
           *[other] { $n } Münzen
        }
    }, oder nimm den Diener zurück.
}
ask-seer-order = { $place ->
    [1] Welche Karte soll ganz oben liegen?
   *[other] Welche Karte soll als { $place }. von oben liegen?
}
ask-assassin = Der Assassine verlangt { $price ->
    [one] 1 Münze
   *[other] { $price } Münzen
}; du hast { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} und { $evil } Böses. Nenne ein Ziel, oder verzichte.
ask-assassin-evil = { $evil ->
    [0] Du hast kein Böses zu geben und zahlst nur Münzen. Verlangt sind { $price }, du hast { $coins }.
   *[other] Wie viel Böses zahlst du? Verlangt { $price ->
        [one] ist 1 Münze
       *[other] sind { $price } Münzen
    }; jedes Böse zählt für 2. Du hast { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } und { $evil } Böses.
}
ask-thug = Der Straßenschläger verlangt { $price ->
    [one] 1 Münze
   *[other] { $price } Münzen
}; du hast { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}. Nenne ein Ziel, oder verzichte.
ask-buy = Kaufe Ressourcen, oder höre auf. Bisher gezahlt: { $paid ->
    [one] 1 Münze
   *[other] { $paid } Münzen
}; du hast noch { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
ask-buy-monster = { $monster } kostet { $price ->
    [one] 1 Münze
   *[other] { $price } Münzen
}; du hast { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}. Wähle ein Feld, oder verzichte.
ask-place-monster = Wähle ein Feld für { ACC($monster) }.
ask-place-mercenary = Wähle ein Feld mit Gebäude für { ACC($monster) }, oder verzichte.
ask-nhoj-nomrah = Nhoj Nomrah: Nimm eines der übrigen Gebäude, oder verzichte.
ask-lord-winston = Lord Winston: Kaufe eines der übrigen Monster für 1 Münze, oder verzichte.

## Fragen: Bauen, Abenteuer, Produktion

ask-build = Baue eine Karte, setze einen Handlanger ein, oder höre auf. Du hast: Holz { $wood }, Stein { $stone }, Metall { $metal }, Arbeiter { $workers }.
ask-build-side = Letzte Runde, „{ $building }“: Welche Seite liegt oben?
ask-build-land = Wo baust du „{ $building }“?
ask-use-karn = Karn: Baust du „{ $building }“ ohne Arbeiter?
ask-swap-cost = Magda: Welche Ressource ersetzt du in den Kosten von „{ $building }“?{ $exit ->
    [pass] {" "}Oder verzichte.
   *[none] {""}
}
ask-swap-for = „{ $building }“: Was zahlst du stattdessen?
ask-move-tarpa = Auf welches andere Feld deiner Domäne zieht Tarpa? Oder verzichte.
ask-bonus-bar = Angriff { $attack }, Verteidigung { $defence }: Dir fehlen { $short }. Zahlst du für einen Bonus? Oder verzichte. Du hast: Wind { $wind }, Erde { $earth }, Feuer { $fire }, Wasser { $water }, Stein { $stone }.
ask-production = Produktion: Nimm, was dir zusteht, nutze Zauber und Handlanger, und beende dann die Wahl. Du hast: Münzen { $coins }, Holz { $wood }, Stein { $stone }, Metall { $metal }, Arbeiter { $workers }, Wind { $wind }, Erde { $earth }, Feuer { $fire }, Wasser { $water }.

## Möglichkeiten

option-act = Aktion ausführen
option-accept = Annehmen
option-draw = Ziehen
option-own = Ein Diener deiner Farbe
option-white = Der weiße Diener
option-purple = Der lila Diener
option-light = Helle Seite
option-dark = Dunkle Seite
option-build-building = { $label }: { $cost }
option-bonus-bar-monster = { $label }: { $cost }
option-preparation-spell = { $label } ({ $cost })
option-preparation-henchman = { $label } ({ $cost })
option-preparation-master = { $label } ({ $cost })
option-after-minions-spell = { $label } ({ $cost })
option-adventure-open-spell = { $label } ({ $cost })
option-adventure-defend-spell = { $label } ({ $cost })
option-adventure-defend-henchman = { $label } ({ $cost })
option-end-of-turn-spell = { $label } ({ $cost })
option-end-of-turn-henchman = { $label } ({ $cost })
option-production-spell = { $label } ({ $cost })
option-production-henchman = { $label } ({ $cost })
option-production-master = { $label } ({ $cost })
option-react-spell = { $label } ({ $cost })
option-charm-spell = { $label } ({ $cost })
option-buy-item = { $cost }
option-lab = Nekromantenlabor: ein Monster ziehen
option-assassin-evil-amount = { $id } Böses, { $what ->
    [one] 1 Münze
   *[other] { $what } Münzen
}
option-react-pass = Geschehen lassen
option-save-minion-pass = Heimnehmen
option-action-pass = Den Diener zurücknehmen
option-production-pass = Fertig
option-preparation-pass = Für diese Phase verzichten
option-after-minions-pass = Für diese Phase verzichten
option-adventure-open-pass = Bei diesem Abenteuer verzichten
option-adventure-defend-pass = Würfeln lassen
option-end-of-turn-pass = Für diese Phase verzichten
option-build-pass = Bauen beenden
option-buy-pass = Einkauf beenden
option-discard-henchman-pass = Stattdessen 3 Böses abgeben

## Absagen

pay-too-little = Du brauchst { $n } { $item }, hast aber nur { $have }.
pay-none-left = Du hast nichts mehr davon: { $item }.
pay-too-few-henchmen = { $need ->
    [one] Du brauchst einen anderen Handlanger
   *[other] Du brauchst { $need } andere Handlanger
}, hast aber { $have }.
pay-too-few-monsters = { $need ->
    [one] Du brauchst ein Monster
   *[other] Du brauchst { $need } Monster
} in deiner Domäne, hast aber { $have }.
pay-too-few-spells = { $need ->
    [one] Du brauchst eine Zauberkarte
   *[other] Du brauchst { $need } Zauberkarten
}, hast aber { $have }.
assassin-acting-minion = Der handelnde Diener kann nicht das Ziel sein.
assassin-master = Meister können nicht ermordet, genommen oder entfernt werden.
assassin-too-dear = Der Assassine verlangt { $price ->
    [one] 1 Münze
   *[other] { $price } Münzen
}, jedes Böse zählt für 2; du hast { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} und { $evil } Böses.
bonus-no-bar = Für { ACC($monster) } gibt es keinen Zahlbonus.
build-monster-there = Hier steht ein Monster mit schwarzem Banner: { $land }. Nur in der letzten Runde darf dunkel dazugebaut werden.
build-no-space = In deiner Domäne ist kein Feld dafür frei: { $building }.
build-not-needed = Dieser Teil der Kosten lässt sich nicht ersetzen: { $item }.
build-nothing-to-swap = Du hast keine andere Ressource übrig für: { $item }.
build-other-domain = Du baust nur in deiner eigenen Domäne, nicht hier: { $land }.
build-space-taken = Hier liegt schon ein Gebäude: { $land }.
build-wrong-area = „{ $building }“ darf in diesem Gebiet nicht gebaut werden: { $land }.
building-already-dark = Das Gebäude ist schon dunkel: { $land }.
building-already-light = Das Gebäude ist schon hell: { $land }.
building-none = Hier liegt kein Gebäude: { $land }.
building-none-light = Du hast kein helles Gebäude, das dunkel werden kann.
building-sanctified = Ein geheiligtes Gebäude kann nie dunkel werden: { $land }.
building-wrong-type = Nur Gebäude dieser Art sind erlaubt: { $type }. Nicht erlaubt: { $land }.
cast-no-target = Für diesen Zauber fehlt ein Ziel: { $need }.
cast-not-in-hand = „{ $spell }“ hast du nicht auf der Hand.
cast-not-in-market = Monster im Nik'tmarg bekommen keinen Durchdringen-Marker: { BARE($monster) }.
cast-nothing-stored = { $who } hat keine Ressourcen und Elemente.
cast-token-there = Hier liegt schon ein solcher Marker: { $land }.
cast-wrong-window = „{ $spell }“ wirkt man nur { $when }.
draw-deck-too-small =
    { $left ->
        [one] Dieser Stapel hat mit seiner Ablage nur 1 Karte: { $deck }.
       *[other] Dieser Stapel hat mit seiner Ablage nur { $left } Karten: { $deck }.
    }
guild-blocked = Das gibt es in dieser Runde nicht in der Baugilde: { $item }.
henchman-minion-hired = Der lila Diener ist in dieser Runde schon angeheuert.
henchman-no-decay = { $henchman } wirkt nur im Zustand des Verfalls: mehr dunkle als helle Gebäude.
henchman-no-target = Es gibt nichts, worauf das wirken könnte. Nötig ist { $need }.
henchman-none-left = Es ist kein Handlanger mehr zum Ziehen da.
henchman-one-number = { $henchman } nimmt nur einmal pro Angriff Böses an.
henchman-used-up =
    { $uses ->
        [one] { $henchman } wirkt nur einmal pro Runde.
       *[other] { $henchman } wirkt nur { $uses }-mal pro Runde.
    }
henchman-wrong-phase = { $henchman } wirkt nur { $when }.
lost-colour = Der weiße oder lila Diener steht, wo er nicht sein kann.
lost-copies = Von dieser Karte muss es 4 geben, nicht { $n }: { $card }.
lost-death = „Der Tod“ ist weder aufgedeckt noch im Glückskartenstapel: Die Partie nähme kein Ende.
lost-minions = { $who } hat mehr als 5 Diener.
lost-missing = Das liegt nirgends: { $card }.
lost-negative = Niemand kann weniger als nichts haben.
lost-score = Das Böse geht nicht auf: { $who }.
lost-shown = { $who } hat nicht auf der Hand, was alle gesehen haben.
lost-side = Ein Feld ohne Gebäude oder ein geheiligtes Gebäude kann nicht dunkel sein: { $land }.
lost-stack = Die Zahl der Monster mit schwarzem Banner stimmt nicht: { $land }.
lost-twice = Das liegt an { $n ->
    [one] 1 Stelle
   *[other] { $n } Stellen
} zugleich: { $card }.
master-used-up =
    { $uses ->
        [one] { $master } hilft nur einmal pro Runde.
       *[other] { $master } hilft nur { $uses }-mal pro Runde.
    }
master-wrong-phase = { $master } hilft nur { $when }.
minion-must-place = Diener müssen gesetzt werden; niemand darf verzichten. In der Baugilde ist immer Platz.
minion-one-in-domain = Du hast in dieser Runde schon einen Diener in deiner Domäne.
minion-other-domain = Diener gehen nach Harrows oder in deine eigene Domäne.
minion-place-over = Dieser Ort ist schon abgehandelt: { $space }.
minion-same-space = Der Diener muss auf ein anderes Feld: { $space }.
minion-space-taken = Auf diesem Feld steht schon ein Diener: { $space }.
minion-unavailable = Dieses Feld ist in dieser Runde nicht verfügbar: { $space }.
monster-already-there = Das Monster steht schon hier: { $land }.
monster-light-building = Dieses Monster kann nicht auf ein helles Gebäude: { $land }.
monster-needs-building = Der Ausländische Söldner braucht ein Gebäude: { $land }.
monster-no-cost = Dieses Monster kann nie gekauft werden: { $monster }.
monster-no-space = Es gibt kein zulässiges Feld für das Monster: Es braucht ein Feld ohne Gebäude oder ein dunkles, ohne anderes schwarzes Banner.
monster-occupied = Hier steht schon ein Monster mit schwarzem Banner: { $land }.
monster-other-domain = Monster kommen in deine eigene Domäne, nicht hierhin: { $land }.
monster-stock-empty = Der Ziehstapel der Monster ist leer.
place-nothing-there = An diesem Feld ist nichts mehr: { $place }.
production-no-element-due = Dir steht kein Element nach Wahl zu.
production-no-lab = Du hast kein unbenutztes Nekromantenlabor.
production-no-spell-due = Dir steht keine Zauberkarte zu.
production-still-due = Nimm zuerst deine Elemente und Zauberkarten.

## Absagen: was zu einer anderen Frage gehört

assassin-no-minion = Karkhofen tötet Abenteurer und Handlanger, keine Diener.
henchman-himself = { $henchman } kann nicht für sich selbst abgelegt werden.
land-not-among = Dieses Feld ist hier nicht gemeint: { $land }.
minion-not-into-domain = Ein vertriebener Diener geht an einen anderen Ort in Harrows, nicht in eine Domäne.
action-not-now = Das antwortest du nur, wenn ein Diener von dir abgehandelt wird.
adventurer-not-here = { $adventurer } ist gerade in keiner Gruppe.
adventurer-not-now = { $adventurer } kann gerade nichts geschehen: Abenteurer nennt man beim Assassinen, beim Straßenschläger, mit Zaubern und Handlangern.
amount-not-now = Eine Zahl nennst du nur, wo eine Menge gezahlt wird.
build-no-side = Gebäude werden hell gebaut; nur in der letzten Runde wählt man die Seite, beim Bauen.
build-not-now = Gebaut wird in der Vorarbeiterphase.
building-at-guild = „{ $building }“ liegt in der Architektengilde: Ein Diener dort nimmt die Karte.
building-not-here = „{ $building }“ ist weder gebaut noch in der Architektengilde noch in einem Spielbereich.
building-not-yours = „{ $building }“ ist die Karte eines anderen.
building-stands = „{ $building }“ ist schon gebaut und bleibt, wo es ist.
cast-no-cancelling = In der Produktionsphase kann kein Zauber abgewehrt werden; „{ $spell }“ hätte nichts zu tun.
choice-duty = Hier musst du wählen; ablehnen geht nicht.
choice-finish-first = Eins nach dem anderen: Beantworte zuerst die offene Frage.
deck-not-now = Zauberkarten ziehst du nur, wenn dich etwas ziehen lässt.
fortune-not-now = Glückskarten legt nur um, wer sie beim Seher ansieht.
henchman-already-yours = { $henchman } ist schon bei dir.
henchman-at-inn = { $henchman } ist im Gasthaus: Ein Diener dort nimmt ihn mit.
henchman-not-here = { $henchman } ist weder bei einem Spieler noch im Gasthaus.
henchman-not-yours = { $henchman } dient einem anderen.
henchman-passive = { $henchman } wirkt von selbst; man setzt ihn nicht ein.
hidden-not-now = Einen Handlanger in den Fernen Ländern nimmt ein Diener dort mit.
item-not-now = Genommen und abgegeben wird nur, wo etwas es verlangt.
land-not-now = Um dieses Feld geht es gerade nicht: Felder wählt man, wenn etwas gebaut, hingestellt, bewegt oder aufs Korn genommen wird.
master-not-yours = { $master } ist nicht dein Meister.
minion-no-target = Einen Diener in Harrows nennt man nur beim Assassinen, beim Straßenschläger, mit Verwirrung oder Aufhebung.
minion-not-here = Dieser Diener steht nicht mehr in Harrows.
minion-not-now = Diener werden in der Dienerphase gesetzt.
monster-at-market = { $monster } ist im Nik'tmarg: Ein Diener dort kauft es.
monster-not-here = { $monster } ist in keiner Domäne und nicht im Nik'tmarg.
monster-not-now = { $monster } kann gerade nichts tun: Ein Monster nennt man nur, wo eine Karte oder ein Zahlbonus es sagt.
offer-not-now = So etwas wird dir gerade nicht angeboten.
party-not-now = Eine Gruppe wählt man nur, wo eine Karte es sagt.
seat-not-now = Spieler nennt man nur als Ziel eines Zaubers.

## Absagen: Stellungen

misplaced-lent = Beim Takt „{ $beat }“ stehen der weiße und der lila Diener nicht in Harrows: Sie sind für eine Runde geliehen.
misplaced-place = Beim Takt „{ $beat }“ wird einer der Orte abgehandelt, aber keiner ist genannt.
misplaced-visit = Beim Takt „{ $beat }“ kauft niemand in der Baugilde ein.
shape-dice = Einen Würfel mit { $found } Seiten gibt es nicht.
shape-records = Etwas ist bekannt, bewegt oder versprochen, das es nicht gibt.
shape-hole = Ein Stapel oder eine Hand enthält eine Karte, die keine ist.
shape-length = { $field } muss { $want ->
    [one] 1 Platz
   *[other] { $want } Plätze
} haben, nicht { $found }.
shape-number = { $field } liegt zwischen { $low } und { $high }, nicht bei { $found }.
shape-order = Die Spielerreihenfolge nennt einen Platz doppelt, oder der Zug liegt hinter ihrem Ende.
shape-stranger = Auf dem Spielplan steht ein Diener eines Spielers, der nicht mitspielt.

## Verlauf

event-round-began = Runde { $round } beginnt.
event-phase-began = Phase: { $phase }.
event-first-player-moved = { $who } nimmt den Startspielermarker.
event-master-chosen = { $who } spielt mit „{ $master }“.
event-produced = { $who } erhält, was die Domäne produziert.
event-gained = { $cause ->
    [none] { $who } erhält { $n } { $item }.
   *[other] { $who } erhält { $n } { $item } ({ BARE($cause) }).
}
event-paid = { $who } gibt { $n } { $item } ab.
event-stolen = { $who } nimmt { $n } { $item } von { $victim }.
event-spells-drawn = { $who } zieht { $n } { $deck }.
event-spell-seen = { $who } hat eine neue Karte: „{ $spell }“.
event-spell-discarded = { $who } legt „{ $spell }“ ab.
event-spell-cast = { $who } wirkt „{ $spell }“.
event-target-named = { $who } nennt als Ziel: { $target }.
event-spell-cancelled = { $who } kontert „{ $spell }“ mit „{ $by }“.
event-fortune-revealed = Glück: „{ $card }“.
event-fortune-void = „{ $card }“ bleibt ohne Wirkung.
event-fortune-read = „{ $card }“: Es gilt { $side }.
event-fortune-looked =
    { $n ->
        [one] { $who } sieht sich die oberste Glückskarte an.
       *[other] { $who } sieht sich die obersten { $n } Glückskarten an.
    }
event-fortune-seen = { $who } sieht an Stelle { $place }: „{ $card }“.
event-rolled = { $cause ->
    [none] Wurf { $dice }: { $total }.
   *[other] { $outcome ->
        [hit] { $who } würfelt { $dice }: { $total }, das trifft ({ BARE($cause) }).
        [miss] { $who } würfelt { $dice }: { $total }, das geht daneben ({ BARE($cause) }).
       *[none] { $who } würfelt { $dice } für „{ BARE($cause) }“: { $total }.
    }
}
event-space-closed = Nicht verfügbar: { $space }.
event-item-blocked = Nicht in der Baugilde zu kaufen: { $item }.
event-minion-placed = { $who } setzt einen Diener auf „{ BARE($space) }“.
event-minion-moved = { $who } versetzt einen Diener: { $origin } → { $space }.
event-minion-removed = Ein Diener von { $who } wird beseitigt: { $space }.
event-minions-swapped = Diener tauschen die Plätze: { $one } und { $other }.
event-action-taken = { $what ->
    [none] { $who } führt die Aktion „{ $space }“ aus.
   *[other] { $who } führt die Aktion „{ $space }“ aus und nimmt „{ $what }“.
}
event-action-declined = { $who } nimmt den Diener zurück: { $space }.
event-action-lacked = { $why ->
    [price] { $who } konnte nichts davon bezahlen: { $space }.
    [blocked] In dieser Runde gibt es nichts zu kaufen: { $space }.
    [space] { $who } hatte kein freies Feld für ein Monster: { $space }.
    [never] Dieses Monster lässt sich nicht kaufen: { $space }.
   *[nothing] Hier gab es nichts mehr: { $space }.
    }
event-action-copied = { $who } kopiert die Aktion „{ $place }“.
event-white-minion-taken = { $who } hat in der nächsten Runde den weißen Diener.
event-purple-minion-hired = { $who } heuert den lila Diener an.
event-mercenary-taken = { $who } nimmt den Ausländischen Söldner.
event-mercenary-returned = Der Ausländische Söldner kehrt zu den Docks zurück.
event-henchman-taken = { $who } nimmt „{ $henchman }“.
event-henchman-used = { $who } setzt „{ $henchman }“ ein.
event-master-used = { $who } nutzt „{ $master }“.
event-henchman-discarded = Abgelegt: „{ $henchman }“.
event-henchman-removed = Aus dem Spiel: „{ $henchman }“.
event-building-taken = { $who } nimmt die Karte „{ $building }“.
event-building-cycled = Unter den Stapel: „{ $building }“.
event-row-cleared = Niemand hat ein Gebäude genommen: Alle in der Architektengilde kommen aus dem Spiel.
event-laid-out = Neu ausgelegt: „{ BARE($what) }“.
event-building-built = { $who } baut „{ $building }“ auf dem Feld { $land }.
event-building-darkened = „{ $building }“ wird dunkel: { $land }.
event-building-lit = „{ $building }“ wird hell: { $land }.
event-building-lost = „{ $was ->
    [none] { $building }
   *[other] { $was }
}“ ist verloren: { $land }.
event-monster-drawn = { $who } zieht { ACC($monster) }.
event-monster-placed = Neu auf dem Feld: { BARE($monster) }, { $land }.
event-monster-saved = { $who } rettet { ACC($monster) }: { $land }.
event-monster-removed = Aus dem Spiel: { BARE($monster) }.
event-token-placed = { $token } liegt jetzt hier: { BARE($target) }.
event-adventurer-arrived = { $party }: { $adventurer } kommt dazu.
event-adventurer-discarded = { $party }: { $adventurer } geht.
event-adventurer-removed = { $party }: { $adventurer } ist tot.
event-leader-rotated = { $party }: { $adventurer } wechselt ans rechte Ende.
event-party-stays = { $party } bleibt daheim.
event-target-found = { $party } folgt dem Zeichen „{ $symbol }“, das Ziel ist: { $land }.
event-pilgrimage-found = { $party } folgt dem Zeichen „{ $symbol }“ und pilgert: { $land }.
event-nothing-found = { $party } findet nichts.
event-defence-rolled =
    { $n ->
        [0] { $target } verteidigt sich mit { $total }.
       *[other] { $target } verteidigt sich mit { $total } (Würfel { $dice }).
    }
event-attack-rolled =
    { $n ->
        [0] { $target } wird mit { $total } angegriffen.
       *[other] { $target } wird mit { $total } angegriffen (Würfel { $dice }).
    }
event-defence-raised = { BARE($monster) }: { $who } zahlt 1 { $item }, Verteidigung { $total }.
event-attack-won = Der Angriff gelingt: { $target }.
event-attack-held = Der Angriff scheitert: { $target }.
ending-shared = Auch nach allen Gleichstandsregeln liegen sie gleichauf.
ending-evil-production = Beim Bösen herrscht Gleichstand; es gewinnt, wer mehr Böses produziert.
ending-highest-building = Böses und dessen Produktion sind gleich; das Gebäude mit der höchsten Nummer entscheidet.
