### Die Kampagne zwischen ihren Abenteuern.

hub-open = Kampagne
hub-close = Zum Spielplan
hub-steps = Schritte der Kampagnenphase
hub-rooms = Räume
hub-room-road = Landkarte
hub-room-shop = Markt
hub-room-skills = Fertigkeiten
hub-room-desk = Pult des Overlords
hub-room-chronicle = Chronik
hub-gold = { $gold } Gold in der gemeinsamen Kasse
hub-purse = Kasse
hub-score-heroes = { $count ->
    [one] Die Helden haben 1 Abenteuer gewonnen
   *[other] Die Helden haben { $count } Abenteuer gewonnen
}
hub-score-overlord = { $count ->
    [one] Der Overlord hat 1 Abenteuer gewonnen
   *[other] Der Overlord hat { $count } Abenteuer gewonnen
}
hub-region = Landkarte der Gegend
hub-region-name = Rhynn und Carthia
hub-journey = Die Reise: { $place }
hub-quiet = nichts geschieht
hub-next-heroes = Die Helden haben gewonnen und suchen das nächste Abenteuer aus
hub-next-overlord = Der Overlord hat gewonnen und sucht das nächste Abenteuer aus
hub-next-fixed = Was als Nächstes kommt
hub-next-now = Das Abenteuer, das ansteht
hub-quest-played = gespielt
hub-quest-played-heroes = von den Helden gewonnen
hub-quest-played-overlord = vom Overlord gewonnen
hub-quest-now = jetzt
hub-quest-open = kann als Nächstes gewählt werden
hub-quest-ahead = vielleicht später
hub-quest-closed = geschlossen
hub-shelves = Auf dem Markt ausgelegt
hub-shop-shut = Der Markt ist geschlossen. Er öffnet nach jedem Abenteuer, im Schritt „Einkaufen“.
hub-shop-over = Der Markt ist vorbei. Vor dem Aufbruch geben die Helden einander noch Gegenstände weiter.
hub-packing = Vor dem Aufbruch
# Kurz, für den Kopf eines Telefons: kein Wort länger als zwölf Buchstaben.
hub-step-experience = Erfahrung ausgeben
hub-step-choose-quest = Nächstes Abenteuer
hub-between = Zwischen zwei Abenteuern
hub-clearance = Ausverkauf: Alles, was von Akt I übrig ist, liegt aus.
hub-too-dear = zu teuer
hub-fits = Passt: { $heroes }
hub-fits-all = Passt allen
hub-fits-nobody = Passt niemandem mit dem, was er jetzt trägt
hub-sell = Für { $gold } Gold verkaufen
hub-no-sale = Unverkäuflich
hub-give = Weitergeben
hub-learned = Gelernt
hub-skill-open = Offen
hub-xp = { $xp } Erfahrung
hub-xp-left = { $xp } Erfahrung übrig
hub-overlord-xp = { $xp ->
    [0] Der Overlord hat keine Erfahrung übrig.
    [one] Der Overlord hat 1 Erfahrungspunkt übrig.
   *[other] Der Overlord hat { $xp } Erfahrungspunkte übrig.
}
hub-owned = Im Deck: { $owned } von { $copies }
hub-deck = Dein Deck
hub-deck-size = { $all ->
    [one] 1 Karte
   *[other] { $all } Karten
}, beiseitegelegt: { $aside }
hub-deck-warlord = Kriegsherr
hub-deck-saboteur = Saboteur
hub-deck-magus = Magus
hub-deck-universal = Universell
hub-deck-basic = Grundkarten
hub-aside = beiseitegelegt
hub-desk-secret = Die Karten des Overlords liegen verdeckt: Welche davon er beiseitelegt, weiß nur er. Was er gekauft hat, wissen alle.
hub-no-relics = Noch hat niemand ein Relikt gewonnen.
hub-side-heroes = Helden
hub-side-overlord = Overlord
hub-relics = Relikte
hub-sheet = Kampagnenbogen
hub-evenings = Die Abende bisher
hub-won-heroes = die Helden haben gewonnen
hub-won-overlord = der Overlord hat gewonnen
hub-rounds = { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
}
hub-entries = { $count ->
    [one] 1 Zeile in der Mitschrift
   *[other] { $count } Zeilen in der Mitschrift
}
hub-replay = Noch einmal ansehen
hub-keep = Bewahren und fortsetzen
hub-keep-help = Das Fenster könnt ihr jederzeit schließen: Der Tisch bleibt, wie er ist. Die Kampagne ist auch eine Datei, die ihr auf ein anderes Gerät mitnehmen könnt; dort liest die Lobby sie ein. Die Datei kennt alle Geheimnisse: Spielen Freunde per Link mit, ist sie erst nach dem Ende vollständig, oder wenn alle zugestimmt haben, die Partie mitzunehmen.
hub-save = Als Datei sichern
hub-load = Zur Lobby
hub-test-needs = Probe auf { $attribute }: gelingt mit höchstens so vielen Schilden, wie der Held davon hat.
hub-test-chance = gelingt zu { $percent } %
hub-test-made = { $shields ->
    [one] 1 Schild
   *[other] { $shields } Schilde
}: { $passed }
