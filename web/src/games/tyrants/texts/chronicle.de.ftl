# Was bei einer Tat herauskam, mit wenigen Worten dahinter. `own`: ob, wer die Tat tat, auch dies tat.
brief-power-gained = +{ $amount } Macht
brief-influence-gained = +{ $amount } Einfluss
brief-points-gained = +{ $amount } SP
brief-marker-points-gained = +{ $amount } SP
brief-barracks-empty = +{ $times } SP (keine Einheiten mehr)
brief-option-chosen = „{ $option }“{ $in_vain ->
   *[0] {""}
    [1] {" "}(ohne Wirkung)
}
brief-card-played = spielt „{ $card }“ aus
brief-card-revealed = zeigt „{ $card }“ vor
brief-troop-deployed = { $times ->
    [one] 1 Einheit
   *[other] { $times } Einheiten
} eingesetzt
brief-troop-assassinated = { $times ->
    [one] 1 Einheit
   *[other] { $times } Einheiten
} gemeuchelt
brief-troop-supplanted = { $times ->
    [one] 1 Einheit
   *[other] { $times } Einheiten
} ersetzt
brief-troop-moved = { $times ->
    [one] 1 Einheit
   *[other] { $times } Einheiten
} bewegt
brief-troop-returned = { $times ->
    [one] 1 Einheit
   *[other] { $times } Einheiten
} zurückgeschickt
brief-trophy-placed = { $times ->
    [one] 1 Einheit
   *[other] { $times } Einheiten
} zurück auf den Spielplan
brief-spy-placed = { $times ->
    [one] 1 Spion
   *[other] { $times } Spione
} platziert
brief-spy-returned = { $times ->
    [one] 1 Spion
   *[other] { $times } Spione
} zurückgeschickt
brief-marker-taken = { $own ->
    [own] Kontrollmarker von { $site }
   *[other] { $who } nimmt den Kontrollmarker von { $site }
}
brief-marker-lost = { $own ->
    [own] Kontrollmarker von { $site } verloren
   *[other] { $who } verliert den Kontrollmarker von { $site }
}
brief-card-recruited = „{ $card }“ rekrutiert
brief-outcasts-recruited = { $own ->
    [own] { $amount ->
        [one] 1 Wahnsinniger Ausgestoßener
       *[other] { $amount } Wahnsinnige Ausgestoßene
    }
   *[other] { $who } rekrutiert { $amount ->
        [one] 1 Wahnsinnigen Ausgestoßenen
       *[other] { $amount } Wahnsinnige Ausgestoßene
    }
}
brief-card-swapped-in = „{ $card }“ kommt auf den Markt
brief-card-devoured = „{ $card }“ verschlungen
brief-outcast-sent-back = Wahnsinniger Ausgestoßener zurück in den Vorrat
brief-card-promoted = { $own ->
    [own] „{ $card }“ befördert
   *[other] { $who } befördert „{ $card }“
}
brief-card-discarded = { $own ->
    [own] „{ $card }“ abgelegt
   *[other] { $who } legt „{ $card }“ ab
}
brief-deck-discarded = ganzes Deck auf den Ablagestapel
brief-cards-drawn = { $own ->
    [own] { $amount ->
        [one] 1 Karte
       *[other] { $amount } Karten
    } gezogen
   *[other] { $who } zieht { $amount ->
        [one] 1 Karte
       *[other] { $amount } Karten
    }
}
brief-ghost-called = die oberste verschlungene Karte gilt als Marktkarte
brief-end-triggered = die Partie endet nach dieser Runde

# Nacheinander gekaufte Einheiten, in einer Zeile.
list-troop-deployed = { $who } setzt Einheiten für je { $power } Macht ein: { $list }.
listed-troop-deployed = { $place }

chronicle-turn-begun = { $influence ->
    [0] Runde { $round }: { $who }
   *[other] Runde { $round }: { $who } (+{ $influence } Einfluss für Kontrollmarker)
}
