"""The components as flat tables of small ints, made once (DD-COMP-04, DD-CITY-04, DD-DOMAIN-01).

Cards and tokens are indices: buildings 0-93, monsters 0-67 (the last four have yellow banners), henchmen 0-39,
adventurers 0-47, Fortune cards 0-61; spells are kinds 0-38, because the four copies of a kind are alike. A space of
a domain is `seat * 16 + area * 4 + n`; an action space of the City Board is 0-36, the Builders' Guild is `GUILD`.
"""

from __future__ import annotations

from typing import Final

from gruft.games.domains.pieces.content import (
    ADVENTURERS,
    BUILDINGS,
    FORTUNE,
    HENCHMEN,
    ITEMS,
    MASTERS,
    MONSTERS,
    PLACE,
    PLACES,
    SPELLS,
    dice_of,
)

# -- items -------------------------------------------------------------------

ITEM_IDS: Final = [item.id for item in ITEMS]
COINS, EVIL, WOOD, STONE, METAL, WORKERS, WIND, EARTH, FIRE, WATER = range(10)
N_ITEMS: Final = 10
RESOURCES: Final = (WOOD, STONE, METAL, WORKERS)
ELEMENTS: Final = (WIND, EARTH, FIRE, WATER)
ITEM_REFS: Final = [f"item:{name}" for name in ITEM_IDS]
ITEM_OF: Final = {name: number for number, name in enumerate(ITEM_IDS)}
ELEMENT_OF_REF: Final = {ITEM_REFS[item]: item for item in ELEMENTS}
RESOURCE_OF_REF: Final = {ITEM_REFS[item]: item for item in RESOURCES}
STORED_OF_REF: Final = {ITEM_REFS[item]: item for item in RESOURCES + ELEMENTS}
LIMITS: Final = {number: item.limit for number, item in enumerate(ITEMS) if item.limit is not None}
"""How many of an item may be kept (DD-ITEM-04); what is not here may be kept without limit."""

# -- areas, types, symbols ------------------------------------------------------

AREAS: Final = ("forest", "town", "plains", "mountain")
TYPES: Final = ("economic", "magic", "martial", "nature", "power", "religion")
SYMBOLS: Final = ("monster", "evil", *AREAS, *TYPES)
SYM_MONSTER, SYM_EVIL, SYM_AREA, SYM_TYPE = 0, 1, 2, 6
"""Symbols 2-5 are the areas, 6-11 the building types."""
COLOURS: Final = ("red", "blue", "green", "yellow", "violet")
MAX_SEATS: Final = 5
SPACES: Final = 16
AREA_OF: Final = [(space % SPACES) // 4 for space in range(SPACES * MAX_SEATS)]
LAND_IDS: Final = [
    f"{seat}_{AREAS[space // 4]}.{space % 4 + 1}" for seat in range(MAX_SEATS) for space in range(SPACES)
]
LAND_WORDS: Final = [
    f"{COLOURS[seat]}_{AREAS[space // 4]}.{space % 4 + 1}" for seat in range(MAX_SEATS) for space in range(SPACES)
]
"""Spaces as people write them in positions."""
LAND_REFS: Final = [f"land:{name}" for name in LAND_IDS]
AREA_SPACES: Final = [
    [other for other in range(SPACES * MAX_SEATS) if other // 4 == space // 4] for space in range(SPACES * MAX_SEATS)
]
OWN_SPACES: Final = [range(seat * SPACES, (seat + 1) * SPACES) for seat in range(MAX_SEATS)]
OWN_LAND_OF_REF: Final = [{LAND_REFS[space]: space for space in OWN_SPACES[seat]} for seat in range(MAX_SEATS)]

# -- buildings ---------------------------------------------------------------

_CARDS: Final = [(kind, copy) for kind in BUILDINGS for copy in range(len(kind.ranks))]
BUILDING_IDS: Final = [f"{kind.id}.{copy + 1}" for kind, copy in _CARDS]
BUILDING_REFS: Final = [f"building:{name}" for name in BUILDING_IDS]
DARK_REFS: Final = [f"dark:{name}" for name in BUILDING_IDS]
"""A building by the name of its dark side."""
N_BUILDINGS: Final = len(BUILDING_IDS)
B_KIND: Final = [BUILDINGS.index(kind) for kind, _ in _CARDS]
B_RANK: Final = [kind.ranks[copy] for kind, copy in _CARDS]
B_TYPE: Final = [TYPES.index(kind.type) for kind, _ in _CARDS]
B_DEFENCE: Final = [kind.defence for kind, _ in _CARDS]
B_COST: Final = [tuple(kind.cost.get(ITEM_IDS[item], 0) for item in RESOURCES) for kind, _ in _CARDS]
"""Wood, stone, metal, workers."""
B_AREAS: Final = [frozenset(AREAS.index(area) for area in kind.areas) for kind, _ in _CARDS]


def _fixed(production: dict[str, int]) -> tuple[tuple[int, int], ...]:
    return tuple((ITEM_OF[name], n) for name, n in production.items() if name in ITEM_OF)


B_PRODUCES: Final = [(_fixed(kind.light_production), _fixed(kind.dark_production)) for kind, _ in _CARDS]
"""By side (light, dark): fixed items."""
B_ELEMENTS: Final = [
    (kind.light_production.get("element_choice", 0), kind.dark_production.get("element_choice", 0))
    for kind, _ in _CARDS
]
B_SPELLS: Final = [
    (kind.light_production.get("spells", 0), kind.dark_production.get("spells", 0)) for kind, _ in _CARDS
]
B_EVIL: Final = [kind.dark_production.get("evil", 0) for kind, _ in _CARDS]


def _special(kind: str) -> list[bool]:
    return [card.special is not None and card.special.kind == kind for card, _ in _CARDS]


B_AREA_BONUS: Final = [
    card.special.n if card.special is not None and card.special.kind == "area_defence" else 0 for card, _ in _CARDS
]
B_LAB: Final = _special("production_step")
B_CITADEL: Final = _special("on_flip_dark")

# -- monsters ------------------------------------------------------------------


def _dice(printed: int | str) -> tuple[int, ...]:
    """The sides of printed dice; a plain number is none."""
    return tuple(dice_of(printed)) if isinstance(printed, str) else ()


_TOKENS: Final = [(kind, copy) for kind in MONSTERS for copy in range(len(kind.ranks))]
MONSTER_IDS: Final = [f"{kind.id}.{copy + 1}" if len(kind.ranks) > 1 else kind.id for kind, copy in _TOKENS]
MONSTER_REFS: Final = [f"monster:{name}" for name in MONSTER_IDS]
MONSTER_OF: Final = {name: number for number, name in enumerate(MONSTER_IDS)}
N_MONSTERS: Final = len(MONSTER_IDS)
N_BLACK: Final = sum(kind.banner == "black" for kind, _ in _TOKENS)
MERCENARY, TARPA, ELVES, GNOLLS = range(N_BLACK, N_BLACK + 4)
YELLOW: Final = (MERCENARY, TARPA, ELVES, GNOLLS)
M_RANK: Final = [rank if (rank := kind.ranks[copy]) is not None else -1 for kind, copy in _TOKENS]
M_COST: Final = [kind.cost if kind.cost is not None else -1 for kind, _ in _TOKENS]
M_DEFENCE: Final = [kind.defence if isinstance(kind.defence, int) else 0 for kind, _ in _TOKENS]
M_DICE: Final = [_dice(kind.defence) for kind, _ in _TOKENS]
M_PRODUCES: Final = [_fixed(kind.production) for kind, _ in _TOKENS]
M_EVIL: Final = [kind.production.get("evil", 0) for kind, _ in _TOKENS]
M_AREA: Final = [
    AREAS.index(kind.bonus.area) if kind.bonus and kind.bonus.kind == "terrain" else -1 for kind, _ in _TOKENS
]
M_AREA_BONUS: Final = [kind.bonus.defence if kind.bonus else 0 for kind, _ in _TOKENS]
ANY_ELEMENT: Final = N_ITEMS
M_SPEND: Final = [
    -1
    if not kind.bonus or kind.bonus.kind != "spend"
    else ANY_ELEMENT
    if kind.bonus.item == "any_element"
    else ITEM_OF[kind.bonus.item]
    for kind, _ in _TOKENS
]
"""What its owner returns for the bonus bar: an item, `ANY_ELEMENT`, or -1."""
M_SPEND_N: Final = [kind.bonus.n if kind.bonus else 0 for kind, _ in _TOKENS]
M_SPEND_DICE: Final = [_dice(kind.bonus.adds) if kind.bonus else () for kind, _ in _TOKENS]
M_SPEND_ADDS: Final = [kind.bonus.adds if kind.bonus and isinstance(kind.bonus.adds, int) else 0 for kind, _ in _TOKENS]

# -- adventurers ------------------------------------------------------------------

ADVENTURER_IDS: Final = [card.id for card in ADVENTURERS]
ADVENTURER_REFS: Final = [f"adventurer:{card.id}" for card in ADVENTURERS]
N_ADVENTURERS: Final = len(ADVENTURERS)
A_DIE: Final = [int(card.die[1:]) for card in ADVENTURERS]
A_LEFT: Final = [SYMBOLS.index(card.left) for card in ADVENTURERS]
A_RIGHT: Final = [SYMBOLS.index(card.right) for card in ADVENTURERS]
PARTIES: Final = ("green", "yellow")
PARTY_REFS: Final = ("party:green", "party:yellow")
PARTY_SIZE: Final = 4

# -- henchmen, masters, Fortune ----------------------------------------------------

HENCHMAN_IDS: Final = [card.id for card in HENCHMEN]
HENCHMAN_REFS: Final = [f"henchman:{card.id}" for card in HENCHMEN]
HENCHMAN_OF: Final = {card.id: number for number, card in enumerate(HENCHMEN)}
N_HENCHMEN: Final = len(HENCHMEN)
TOKEN_OF_HENCHMAN: Final = {
    HENCHMAN_OF["tarpa"]: TARPA,
    HENCHMAN_OF["essoli"]: ELVES,
    HENCHMAN_OF["gnarl"]: GNOLLS,
}
MASTER_IDS: Final = [card.id for card in MASTERS]
MASTER_REFS: Final = [f"master:{card.id}" for card in MASTERS]
MASTER_OF: Final = {card.id: number for number, card in enumerate(MASTERS)}
FORTUNE_IDS: Final = [card.id for card in FORTUNE]
FORTUNE_REFS: Final = [f"fortune:{card.id}" for card in FORTUNE]
FORTUNE_OF: Final = {card.id: number for number, card in enumerate(FORTUNE)}
N_FORTUNE: Final = len(FORTUNE)
F_SUIT: Final = [card.suit for card in FORTUNE]
F_ARCANA: Final = [card.suit == "arcana" for card in FORTUNE]
F_DECK: Final = [("masquerade", "revelation", "decay").index(card.deck) for card in FORTUNE]
WORLD: Final = FORTUNE_OF["the_world"]
DEATH: Final = FORTUNE_OF["death"]

# -- spells --------------------------------------------------------------------------

SPELL_IDS: Final = [card.id for card in SPELLS]
SPELL_REFS: Final = [f"spell:{card.id}" for card in SPELLS]
SPELL_OF: Final = {card.id: number for number, card in enumerate(SPELLS)}
N_SPELLS: Final = len(SPELLS)
S_COPIES: Final = [card.copies for card in SPELLS]
DECKS: Final = ("attack", "defence", "control", "production")
DECK_REFS: Final = [f"deck:{name}" for name in DECKS]
DECK_OF_REF: Final = {key: number for number, key in enumerate(DECK_REFS)}
S_DECK: Final = [DECKS.index(card.deck) for card in SPELLS]
CHARM, COUNTER_MAGIC, SPELL_THIEF, RESURRECTION = (
    SPELL_OF[name] for name in ("charm", "counter_magic", "spell_thief", "resurrection")
)
WINDOWS: Final = ("preparation", "after_minions", "adventure_open", "adventure_defend", "end_of_turn")
PREPARATION, AFTER_MINIONS, OPEN, DEFEND, END_OF_TURN = range(5)
S_WINDOWS: Final = [frozenset(WINDOWS.index(name) for name in card.window if name in WINDOWS) for card in SPELLS]
S_WHEN: Final = [
    "window:killed"
    if card.id == "resurrection"
    else "window:adventure"
    if len(card.window) > 1
    else f"window:{card.window[0]}"
    for card in SPELLS
]
"""When a spell may be cast, as a ref to be named."""
S_PRODUCTION: Final = ["production" in card.window for card in SPELLS]
S_COST: Final = [
    tuple((ITEM_OF[name], n) for name, n in card.cost.items() if isinstance(n, int) and name in ITEM_OF)
    for card in SPELLS
]
"""The fixed part of the cost; spells that let the caster pick an amount have none."""
IN_WINDOW: Final = [[kind for kind in range(N_SPELLS) if window in S_WINDOWS[kind]] for window in range(len(WINDOWS))]

# -- the City Board ------------------------------------------------------------------

PLACE_IDS: Final = [place.id for place in PLACES]
PLACE_REFS: Final = [f"place:{place.id}" for place in PLACES]
PLACE_OF: Final = {place.id: number for number, place in enumerate(PLACES)}
N_PLACES: Final = len(PLACES)
(
    SEER,
    BUSINESS,
    TEMPLE,
    ASSASSIN,
    THUG,
    ARCHITECTS,
    INN,
    BUILDERS,
    TOWERS,
    LIBRARY,
    GREEN_UNICORN,
    YELLOW_SWAN,
    DOCKS,
    FAR_LANDS,
    NIKTMARG,
    COUNCIL,
    COURT,
) = (
    PLACE_OF[name]
    for name in (
        "seer",
        "business_district",
        "temple_black_kult",
        "assassin",
        "street_thug",
        "architects_guild",
        "inn",
        "builders_guild",
        "towers",
        "library",
        "green_unicorn",
        "yellow_swan",
        "docks",
        "far_lands",
        "niktmarg",
        "town_council",
        "royal_court",
    )
)
_SPOTS: Final = [(place, n) for place, record in enumerate(PLACES) for n in range(record.spaces)]
N_SPOTS: Final = len(_SPOTS)
GUILD: Final = N_SPOTS
SPOT_PLACE: Final = [place for place, _ in _SPOTS] + [BUILDERS]
SPOT_NUMBER: Final = [n for _, n in _SPOTS]
SPOT_IDS: Final = [f"{PLACE_IDS[place]}.{n + 1}" for place, n in _SPOTS]
SPOT_REFS: Final = [f"space:{name}" for name in SPOT_IDS] + ["space:builders_guild"]
FIRST_SPOT: Final = [next((s for s, (p, _) in enumerate(_SPOTS) if p == place), -1) for place in range(N_PLACES)]
PLACE_SPOTS: Final = [[s for s, (p, _) in enumerate(_SPOTS) if p == place] for place in range(N_PLACES)]
HIDDEN_REFS: Final = [f"hidden:far_lands.{n + 1}" for n in range(len(PLACE_SPOTS[FAR_LANDS]))]
MINION_REFS: Final = [f"minion:{name}" for name in SPOT_IDS]
WHITE: Final = MAX_SEATS
PURPLE: Final = MAX_SEATS + 1
"""Minions are coded by colour: 0-4 a seat's own, then white and purple."""
SPOT_OF_REF: Final = {key: spot for spot, key in enumerate(SPOT_REFS)}
BUILDERS_PRICES: Final = {
    item: (PLACE["builders_guild"].number(ITEM_IDS[item]), PLACE["builders_guild"].number(f"{ITEM_IDS[item]}_coins"))
    for item in RESOURCES
}
"""Item: units in a lot, coins for it."""

PHASES: Final = (
    "setup",
    "fortune",
    "preparation",
    "minions",
    "resolution",
    "foreman",
    "adventure",
    "production",
    "end_of_turn",
    "over",
)

# -- amounts -----------------------------------------------------------------------------


PLACES_OF: Final = {
    **dict.fromkeys(("land", "dark", "holy", "cursed"), LAND_WORDS),
    **dict.fromkeys(("where", "imbued", "armed"), MONSTER_IDS),
    **dict.fromkeys(("board", "unavailable"), SPOT_IDS),
    **dict.fromkeys(("parties", "skips", "party_dice", "party_drop"), PARTIES),
    **dict.fromkeys(("spell_decks", "spell_discards"), DECKS),
    "items": [f"{colour}_{item}" for colour in COLOURS for item in ITEM_IDS],
    "blocked": ITEM_IDS,
    "uses": HENCHMAN_IDS,
}
"""What the places of a list are called in a position."""


def amount_key(n: int) -> str:
    """A number as an answer."""
    return f"amount:{n}"
