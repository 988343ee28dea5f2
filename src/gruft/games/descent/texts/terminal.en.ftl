terminal-descent-round = round { $round }
terminal-descent-monster = Monster
terminal-descent-health = Health
terminal-descent-speed = Speed
terminal-descent-state = State
terminal-descent-knocked-out = knocked out
terminal-descent-left = has left
terminal-descent-acted = done
terminal-descent-overlord = Overlord, { $who }: { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} in hand, { $deck } in the deck
terminal-descent-sheet = Health { $left }/{ $health } · Fatigue { $fatigue }/{ $stamina } · Speed { $speed } · Movement points { $points }
terminal-descent-sign-obstacle = obstacle
terminal-descent-sign-water = water
terminal-descent-sign-pit = pit
terminal-descent-sign-lava = lava
terminal-descent-sign-blocked = blocked
terminal-descent-sign-search = search token
terminal-descent-sign-special = special search token (only you know)
terminal-descent-sign-token = objective
terminal-descent-sign-fallen = knocked-out hero
terminal-descent-sign-door = closed door
terminal-descent-campaign = act { $act } · { $gold } gold
terminal-descent-shop = In the shop (gold): { $cards }
terminal-descent-tree = { $hero }: { $xp } experience unspent; skills: { $skills }
terminal-descent-to-learn = To learn (experience): { $skills }
terminal-descent-relics = Relics: { $relics }
terminal-descent-schemer = Overlord: { $xp } experience unspent
