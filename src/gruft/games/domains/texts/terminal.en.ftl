# Dark Domains: words of the terminal.

screen-title = Dark Domains
screen-headline = Round { $round }, { $phase }. First player: { $who }.
screen-last-round = Last round!
screen-fortune-left = Fortune cards left: { $n }
screen-lore = You know: { $card } lies at place { $first } to { $last }.
screen-city = Harrows
screen-stays = They stay at home.
screen-dark = dark
screen-light = light
screen-nothing = They would find nothing.
screen-pilgrims = They would go on a pilgrimage: { $land }.
screen-attack = They would attack { $land } with { $attack }: { $percent }% to succeed.
screen-hidden = coins and Evil hidden
screen-hand = Hand:
screen-plans = To be built:
screen-henchmen = Henchmen:
screen-master = Master:
screen-decay = State of Decay
