# Words of the board of Dark Domains that only the browser needs.

board-city = Harrows
board-parts = Parts of the board
board-tab-city = Harrows
board-tab-adventure = Adventure
board-tab-domain = Domain
board-tab-cards = Cards
board-tab-others = Neighbours
board-tab-choice = something to choose here
board-round = Round { $round }
board-last-round = Last round
board-text-when = Round { $round }, { $phase }
board-none = none
board-free = free
board-closed = closed this round

board-sign-architects-guild = Architects' Guild
board-sign-business-district = Business District
board-sign-temple-black-kult = Temple
board-sign-library = Shadin Library
board-sign-towers = Towers of the Elements
board-sign-green-unicorn = Green Unicorn
board-sign-yellow-swan = Yellow Swan
board-sign-inn = Wayward Dragon Inn
board-sign-town-council = Town Council
board-sign-builders-guild = Builders' Guild
board-sign-far-lands = Far Lands
board-sign-assassin = Assassin
board-sign-street-thug = Street Thug
board-sign-docks = Docks
board-sign-royal-court = Royal Court
board-sign-seer = Seer
board-sign-niktmarg = Nik'tmarg
board-prices = Prices of the Builders' Guild
board-hidden-henchman = A henchman face down

board-minion-own = minion of { $who }
board-minion-white = white minion, used by { $who }
board-minion-purple = purple minion, used by { $who }
board-minions-left = Minions to place
board-rank = rank { $rank }
board-standing = { $name }: { $land }
board-monster-label = { BARE($monster) }, defence { $defence }
board-light = light
board-dark = dark
board-empty-space = empty
board-defence = Defence
board-guard = Rolled
board-raised = Paid for
board-besides = Besides
board-attack = Attack
board-cost = costs
board-areas = may be built in:
board-banner-black = black banner
board-banner-yellow = yellow banner
board-leader = leader
board-domain-of = Domain of { $who }
board-stores = Stores
board-secret = secret
board-owner-you = this is you
board-owner-minions = Minions to place
board-owner-white = with the white one
board-owner-purple = with the purple one
board-spells-known = Known of these
board-buildings = Buildings
board-dark-and-light = { $dark } dark, { $light } light
board-first-player = first player
board-decay = State of Decay: more dark than light buildings
board-no-decay = No State of Decay
board-needs-decay = Only in a State of Decay
board-used = used { $n } of { $of }
board-uses = { $n ->
    [one] once per round
   *[other] up to { $n } times per round
}
board-due-elements = elements of your choice
board-due-spells = spell cards
board-due-labs = monsters from the lab
board-dealt = To choose from
board-hand = Spells
board-no-spells = No spell cards.
board-servants = Henchmen
board-no-servants = Nobody serves yet.
board-plans = Building cards
board-no-plans = No cards to build.
board-window-preparation = Preparation
board-window-after-minions = after minions
board-window-adventure-open = Adventure
board-window-adventure-defend = when defending
board-window-end-of-turn = End of Turn
board-window-production = Production
board-window-reaction = as a reaction
board-window-resolution-copy = after an action
board-fortune-left = { $n ->
    [one] 1 Fortune card left in the deck
   *[other] { $n } Fortune cards left in the deck
}
board-no-fortune = The cards of this round are not turned yet.
board-seen = What the Seer shows
board-lore = What you know of the Fortune deck

board-whom = Whom will they attack?
board-back-to-city = Back to Harrows
board-forecast-note = As things stand now, from what everybody can see. Green goes first; its deeds may change what Yellow finds.
board-leader-looks = { $leader } looks around:
board-look-dark = { $symbol } on dark spaces
board-look-light = { $symbol } on light spaces (pilgrimage)
board-no-candidate = nothing fits
board-gated = Through the gate, and back there afterwards: { BARE($monster) }, { $land }.
board-more-candidates = and { $n } more
board-party-stays = They stay at home this round.
board-party-empty = Nobody is here.
board-nothing-found = They find nothing.
board-pilgrimage = a pilgrimage
board-chance = chance that the attack succeeds
board-odds = The attack succeeds with a chance of { $percent }%.
board-odds-bars = The attack succeeds with a chance of { $percent }%, as long as nobody pays for a bonus bar.
board-aim-attack = As things stand the sign “{ $symbol }” leads them here: { $land }.
board-aim-pilgrimage = As things stand the sign “{ $symbol }” leads them here on a pilgrimage: { $land }.
board-aimed = { $party } would come here now

board-adventure = Adventure
board-adventure-of = Adventure: { $party }
board-adventure-waits = The parties put on their boots.
board-adventure-log = What happened
board-steps = Steps of the adventure
board-outcome-won = The walls fall: everything on the space is gone.
board-outcome-held = The walls hold: { $n } Evil for the owner, and the leader is dead.
board-outcome-pilgrimage =
    They come in peace: { $n ->
        [one] 1 coin
       *[other] { $n } coins
    } for the owner.
board-outcome-nothing = They find nothing and go home.
board-outcome-stays = They stay at home.

board-item = thing
board-item-coins = coins
board-item-evil = Evil
board-item-wood = wood
board-item-stone = stone
board-item-metal = metal
board-item-workers = workers
board-item-wind = wind
board-item-earth = earth
board-item-fire = fire
board-item-water = water
board-item-spells = spell cards
board-item-element-choice = elements of your choice
board-item-any-element = any element
board-item-any-resource = any resource
board-item-henchmen = henchmen
board-item-monsters = monsters

kind-building = Building
kind-monster = Monster
kind-spell = Spell
kind-henchman = Henchman
kind-master = Master of the Domain
kind-adventurer = Adventurer
kind-fortune = Fortune card
kind-place = Place of Harrows

setting-masters-help = Each player gets one of ten Masters with a power of its own.
setting-open-totals-help = Coins and Evil are normally kept secret. Open totals are good for a first game.

board-confirm-action = Take the minion back? { $place } stays unused in this round.
board-confirm-servant = Pass? { $more ->
    [0] { BARE($what) } can help now, and not any more in this round.
    [one] { BARE($what) } and 1 other can help now, and not any more in this round.
   *[other] { BARE($what) } and { $more } others can help now, and not any more in this round.
}
board-confirm-last = Pass? It is the last round: { $more ->
    [0] { BARE($what) } can be played now or never.
    [one] { BARE($what) } and 1 other card can be played now or never.
   *[other] { BARE($what) } and { $more } other cards can be played now or never.
}
board-order-react = any spell is cast
board-order-react-about = { $about } is cast
board-order-charm = any action may be copied
board-order-charm-about = an action may be copied: { $about }
board-order-preparation = the Preparation
board-order-after-minions = all minions are placed
board-order-adventure-open = adventurers set out
board-order-adventure-defend = my domain is attacked
board-order-end-of-turn = the End of Turn
board-until-turn = this phase
board-slot = { $place }: { $there }
board-offer-gone = nothing there
board-deck-attack = Attack
board-deck-defence = Defence
board-deck-control = Control
board-deck-production = Production
