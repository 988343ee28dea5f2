### Wörter, die nur das Brett braucht.

game-title = Tyrannen des Unterreichs
board-round = Runde { $round }
board-last-round = Letzte Runde
board-parts = Teile des Spielplans
board-tab-map = Spielplan
board-tab-cards = Meine Karten
board-tab-market = Markt
board-tab-houses = Häuser
board-tab-choice = hier gibt es etwas zu wählen
board-map = Karte des Unterreichs
board-market = Markt
board-market-deck = Karten im Marktstapel
board-devoured = Verschlungene Karten
board-empty-space = leer
board-houses = Häuser
board-hand = Deine Hand
board-hand-empty = Deine Hand ist leer.
board-play-area = Spielbereich
board-nothing-played = Noch keine Karte.
board-pool = Ressourcenpool von { $who }
board-power = Macht
board-influence = Einfluss
board-barracks = Einheiten in der Kaserne
board-spies = Spione in der Kaserne
board-trophies = Trophäenhalle
board-tokens = SP-Marker
board-hand-size = Handkarten
board-deck = Karten im Deck
board-discard = Ablagestapel
board-circle = Innerer Zirkel
board-points = Punkte, wenn die Partie jetzt endete
board-none = keine
board-cost = Kosten
board-no-aspect = kein Aspekt
board-deck-vp = SP in Deck, Hand oder Ablagestapel
board-circle-vp = SP im Inneren Zirkel
board-marker = Ort-Kontrollmarker: jeden Zug 1 Einfluss, bei vollständiger Kontrolle dazu { $vp } SP. Jetzt: { $held }.
board-marker-free = auf dem Spielplan
board-marker-word = Kontrollmarker ({ $vp } SP)
board-site = { $vp } SP
board-site-held = { $vp } SP, kontrolliert von { $who }
board-site-total = { $vp } SP, unter vollständiger Kontrolle von { $who }: alle Felder besetzt, kein fremder Spion
board-ending = Letzte Runde: { $reason }
board-text-turn = Runde { $round }. { $who } ist am Zug mit { $power } Macht und { $influence } Einfluss.
board-free = { $count } frei
board-total = vollständige Kontrolle
board-site-word = Ort
board-vp-word = SP
board-troops = Einheiten
board-control = Kontrolle
board-routes = Wege
kind-card = Scherge
kind-play = Scherge
kind-recruit = Scherge

board-confirm-end = Den Zug beenden? Du hast noch { $hand ->
        [0] { $power ->
            [0] { $influence } Einfluss
           *[other] { $influence ->
                [0] { $power } Macht
               *[other] { $power } Macht und { $influence } Einfluss
            }
        }
       *[other] { $hand ->
            [one] 1 Karte
           *[other] { $hand } Karten
        } auf der Hand{ $power ->
            [0] { $influence ->
                [0] {""}
               *[other] {""} und { $influence } Einfluss
            }
           *[other] { $influence ->
                [0] {""} und { $power } Macht
               *[other] , { $power } Macht und { $influence } Einfluss
            }
        }
    }; was übrig ist, verfällt.
board-confirm-unpayable = Das bewirkt jetzt nichts: { $cost ->
    [devour_this] Diese Karte liegt nicht mehr im Spielbereich
    [devour_inner_circle] Dein Innerer Zirkel ist leer
    [devour_hand] Du hast keine andere Karte auf der Hand
    [discard_hand] Du hast keine andere Karte auf der Hand
   *[other] Du hast keinen Spion auf dem Spielplan
}. Trotzdem wählen?
board-play-simple = { $count ->
        [one] Die einfache Karte ausspielen
       *[other] { $count } einfache ausspielen
    }
setting-deck-one-drow-help = Niedrige Kosten; gut für die erste Partie.
setting-deck-one-dragons-help = Viele teure Karten; fünf Drachen belohnen je eine Strategie.
setting-deck-one-elemental-help = Karten, die sich auf einen Aspekt fokussieren.
setting-deck-one-demons-help = Eigene Karten verschlingen; Wahnsinnige Ausgestoßene für die anderen.
setting-deck-one-aberrations-help = Viele Spione; die anderen müssen ablegen.
setting-deck-one-undead-help = Karten, die sich selbst verschlingen und Trophäen zurückholen.
setting-deck-two-drow-help = Niedrige Kosten; gut für die erste Partie.
setting-deck-two-dragons-help = Viele teure Karten; fünf Drachen belohnen je eine Strategie.
setting-deck-two-elemental-help = Karten, die sich auf einen Aspekt fokussieren.
setting-deck-two-demons-help = Eigene Karten verschlingen; Wahnsinnige Ausgestoßene für die anderen.
setting-deck-two-aberrations-help = Viele Spione; die anderen müssen ablegen.
setting-deck-two-undead-help = Karten, die sich selbst verschlingen und Trophäen zurückholen.
board-site-spies = Spione
setting-outer-help = Welches äußere Drittel zu dritt zum mittleren dazukommt; das andere bleibt zu.
