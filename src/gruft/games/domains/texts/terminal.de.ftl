# Dark Domains: Wörter des Terminals.

screen-title = Dark Domains
screen-headline = Runde { $round }, { $phase }. Startspieler: { $who }.
screen-last-round = Letzte Runde!
screen-fortune-left = Glückskarten übrig: { $n }
screen-lore = Du weißt: { $card } liegt an Stelle { $first } bis { $last }.
screen-city = Harrows
screen-stays = Sie bleiben daheim.
screen-dark = dunkel
screen-light = hell
screen-nothing = Sie fänden nichts.
screen-pilgrims = Sie würden pilgern: { $land }.
screen-attack = Sie würden angreifen: { $land } mit { $attack }, Erfolg { $percent } %.
screen-hidden = Münzen und Böses verdeckt
screen-hand = Hand:
screen-plans = Zu bauen:
screen-henchmen = Handlanger:
screen-master = Meister:
screen-decay = Zustand des Verfalls
