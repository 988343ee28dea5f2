# Wörter der Tafel von Dark Domains, die nur der Browser braucht.

board-city = Harrows
board-parts = Teile des Spielplans
board-tab-city = Harrows
board-tab-adventure = Abenteuer
board-tab-domain = Domäne
board-tab-cards = Karten
board-tab-others = Nachbarn
board-tab-choice = hier gibt es etwas zu wählen
board-round = Runde { $round }
board-last-round = Letzte Runde
board-text-when = Runde { $round }, { $phase }
board-none = keine
board-free = frei
board-closed = diese Runde gesperrt

board-sign-architects-guild = Architektengilde
board-sign-business-district = Geschäftsviertel
board-sign-temple-black-kult = Tempel
board-sign-library = Bibliothek
board-sign-towers = Türme der Elemente
board-sign-green-unicorn = Grünes Einhorn
board-sign-yellow-swan = Gelber Schwan
board-sign-inn = Wayward Dragon Inn
board-sign-town-council = Stadtrat
board-sign-builders-guild = Baugilde
board-sign-far-lands = Ferne Länder
board-sign-assassin = Assassine
board-sign-street-thug = Straßenschläger
board-sign-docks = Docks
board-sign-royal-court = Hof
board-sign-seer = Seher
board-sign-niktmarg = Nik'tmarg
board-prices = Preise der Baugilde
board-hidden-henchman = Ein verdeckter Handlanger

board-minion-own = Diener von { $who }
board-minion-white = weißer Diener bei { $who }
board-minion-purple = lila Diener bei { $who }
board-minions-left = Diener, die noch zu setzen sind
board-rank = Rang { $rank }
board-standing = { $name }: { $land }
board-monster-label = { BARE($monster) }, Verteidigung { $defence }
board-light = hell
board-dark = dunkel
board-empty-space = leer
board-defence = Verteidigung
board-guard = Gewürfelt
board-raised = Bezahlt
board-besides = Außerdem
board-attack = Angriff
board-cost = kostet
board-areas = baubar in:
board-banner-black = schwarzes Banner
board-banner-yellow = gelbes Banner
board-leader = Anführer
board-domain-of = Domäne von { $who }
board-stores = Vorräte
board-secret = geheim
board-owner-you = das bist du
board-owner-minions = Freie Diener
board-owner-white = mit dem weißen
board-owner-purple = mit dem lila
board-spells-known = Davon bekannt
board-buildings = Gebäude
board-dark-and-light = { $dark } dunkel, { $light } hell
board-first-player = Startspieler
board-decay = Zustand des Verfalls: mehr dunkle als helle Gebäude
board-no-decay = Kein Zustand des Verfalls
board-needs-decay = Nur im Zustand des Verfalls
board-used = { $n } von { $of } benutzt
board-uses = { $n ->
    [one] einmal pro Runde
   *[other] bis zu { $n }-mal pro Runde
}
board-due-elements = Elemente nach Wahl
board-due-spells = Zauberkarten
board-due-labs = Monster aus dem Labor
board-dealt = Zur Wahl
board-hand = Zauber
board-no-spells = Keine Zauberkarten.
board-servants = Handlanger
board-no-servants = Noch dient niemand.
board-plans = Gebäudekarten
board-no-plans = Nichts zu bauen.
board-window-preparation = Vorbereitung
board-window-after-minions = nach dem Setzen
board-window-adventure-open = Abenteuer
board-window-adventure-defend = bei Verteidigung
board-window-end-of-turn = Rundenende
board-window-production = Produktion
board-window-reaction = als Reaktion
board-window-resolution-copy = nach einer Aktion
board-fortune-left = { $n ->
    [one] Noch 1 Glückskarte im Stapel
   *[other] Noch { $n } Glückskarten im Stapel
}
board-no-fortune = Die Karten dieser Runde sind noch nicht aufgedeckt.
board-seen = Was der Seher zeigt
board-lore = Was du vom Glückskartenstapel weißt

board-whom = Wen greifen sie an?
board-back-to-city = Zurück nach Harrows
board-forecast-note = Wie es jetzt steht, nach dem, was alle sehen. Grün geht zuerst; was dabei geschieht, kann ändern, was Gelb findet.
board-leader-looks = { $leader } sieht sich um:
board-look-dark = { $symbol } auf dunklen Feldern
board-look-light = { $symbol } auf hellen Feldern (Pilgerfahrt)
board-no-candidate = nichts passt
board-gated = Durch das Tor gekommen, danach wieder dort: { BARE($monster) }, { $land }.
board-more-candidates = und { $n } weitere
board-party-stays = Sie bleiben diesmal zu Hause.
board-party-empty = Niemand ist hier.
board-nothing-found = Sie finden nichts.
board-pilgrimage = eine Pilgerfahrt
board-chance = Wahrscheinlichkeit, dass der Angriff gelingt
board-odds = Der Angriff gelingt mit { $percent } % Wahrscheinlichkeit.
board-odds-bars = Der Angriff gelingt mit { $percent } % Wahrscheinlichkeit, solange niemand eine Bonusleiste bezahlt.
board-aim-attack = Nach jetzigem Stand führt sie das Zeichen „{ $symbol }“ hierher: { $land }.
board-aim-pilgrimage = Nach jetzigem Stand führt sie das Zeichen „{ $symbol }“ als Pilger hierher: { $land }.
board-aimed = { $party }: käme jetzt hierher

board-adventure = Abenteuer
board-adventure-of = Abenteuer: { $party }
board-adventure-waits = Die Gruppen schnüren ihre Stiefel.
board-adventure-log = Was geschah
board-steps = Schritte des Abenteuers
board-outcome-won = Die Mauern fallen: Alles auf dem Feld ist verloren.
board-outcome-held = Die Mauern halten: { $n } Böses für den Besitzer, und der Anführer ist tot.
board-outcome-pilgrimage =
    Sie kommen in Frieden: { $n ->
        [one] 1 Münze
       *[other] { $n } Münzen
    } für den Besitzer.
board-outcome-nothing = Sie finden nichts und gehen heim.
board-outcome-stays = Sie bleiben zu Hause.

board-item = Ding
board-item-coins = Münzen
board-item-evil = Böses
board-item-wood = Holz
board-item-stone = Stein
board-item-metal = Metall
board-item-workers = Arbeiter
board-item-wind = Wind
board-item-earth = Erde
board-item-fire = Feuer
board-item-water = Wasser
board-item-spells = Zauberkarten
board-item-element-choice = Elemente nach Wahl
board-item-any-element = beliebige Elemente
board-item-any-resource = beliebige Ressourcen
board-item-henchmen = Handlanger
board-item-monsters = Monster

kind-building = Gebäude
kind-monster = Monster
kind-spell = Zauber
kind-henchman = Handlanger
kind-master = Meister der Domäne
kind-adventurer = Abenteurer
kind-fortune = Glückskarte
kind-place = Ort in Harrows

setting-masters-help = Jeder bekommt einen von zehn Meistern der Domäne mit einer eigenen Fähigkeit.
setting-open-totals-help = Münzen und Böses sind sonst geheim. Offene Summen helfen in der ersten Partie.

board-confirm-action = Den Diener zurücknehmen? { $place } bleibt in dieser Runde ungenutzt.
board-confirm-servant = Verzichten? { $more ->
    [0] „{ BARE($what) }“ kann jetzt helfen, später in dieser Runde nicht mehr.
    [one] „{ BARE($what) }“ und noch eine Karte können jetzt helfen, später in dieser Runde nicht mehr.
   *[other] „{ BARE($what) }“ und noch { $more } Karten können jetzt helfen, später in dieser Runde nicht mehr.
}
board-confirm-last = Verzichten? Es ist die letzte Runde: { $more ->
    [0] „{ BARE($what) }“ lässt sich jetzt spielen oder nie mehr.
    [one] „{ BARE($what) }“ und noch eine Karte lassen sich jetzt spielen oder nie mehr.
   *[other] „{ BARE($what) }“ und noch { $more } Karten lassen sich jetzt spielen oder nie mehr.
}
board-order-react = irgendein Zauber wird gewirkt
board-order-react-about = „{ $about }“ wird gewirkt
board-order-charm = irgendeine Aktion kann kopiert werden
board-order-charm-about = eine Aktion kann kopiert werden: { $about }
board-order-preparation = die Vorbereitung
board-order-after-minions = alle Diener stehen
board-order-adventure-open = Abenteurer ziehen los
board-order-adventure-defend = meine Domäne wird angegriffen
board-order-end-of-turn = das Ende der Runde
board-until-turn = in dieser Phase
board-slot = { $place }: { $there }
board-offer-gone = nichts mehr da
board-deck-attack = Angriff
board-deck-defence = Verteidigung
board-deck-control = Kontrolle
board-deck-production = Produktion
