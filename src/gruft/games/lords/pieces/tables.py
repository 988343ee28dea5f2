"""Every tile, card and space as a small int, with what the rules ask about it most.

The state holds ints; here is what they stand for. A monster tile is an index into MONSTER_IDS, and
`MONSTER_KIND[tile]` is the printed record behind it. The key of a piece is its ref (`monster:goblin.2`).

Not here: what is printed (content.py).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from gruft.games.lords.pieces.content import (
    BOARD,
    EVENTS,
    GIFTS,
    HEROES,
    MONSTERS,
    PLACES,
    ROOMS,
    SPECIAL_EVENTS,
    SPELLS,
    TRAPS,
    Attack,
    Cost,
    Hit,
    Monster,
    Room,
    Trap,
)
from gruft.table.ask import DONE, Candidates, Exits
from gruft.table.content import ContentError


def near(keys: Iterable[str], known: dict[str, int]) -> Candidates:
    """Candidates of a choice: the pieces that lie before the player are listed, every other one is known too.

    So what is listed with reasons stays short, while "why not the Troll?" is answered whatever Troll it is.
    """
    return Candidates(lambda: {key: known[key] for key in keys}, known.get)


STOP: Final = "stop"
MAY_STOP: Final[Exits] = {STOP: None}
MAY_BE_DONE: Final[Exits] = {DONE: None}

SEASONS: Final = ("winter", "spring", "summer", "autumn")
WINTER: Final = 0
SPRING: Final = 1
SUMMER: Final = 2
AUTUMN: Final = 3

# Orders and the 24 spaces of the main board. A space is place * 3 + (number - 1).
ORDER_IDS: Final = [p.id for p in sorted(PLACES.values(), key=lambda p: p.order)]
ORDER_REFS: Final = [f"order:{name}" for name in ORDER_IDS]
ORDER_OF_REF: Final = {key: n for n, key in enumerate(ORDER_REFS)}
GET_FOOD, IMPROVE_REPUTATION, DIG_TUNNELS, MINE_GOLD, RECRUIT_IMPS, BUY_TRAPS, HIRE_MONSTER, BUILD_ROOM = range(8)
SPACES: Final = [space for name in ORDER_IDS for space in PLACES[name].spaces]
SPACE_IDS: Final = [f"{name}.{n}" for name in ORDER_IDS for n in (1, 2, 3)]
SPACE_REFS: Final = [f"space:{name}" for name in SPACE_IDS]
DEAL_REFS: Final = [f"deal:{name}" for name in SPACE_IDS]
"""What a space asks and gives."""
SPACES_IN_TURN: Final = [p * 3 + n - 1 for p, name in enumerate(ORDER_IDS) for n in PLACES[name].space_order]
"""The spaces in the order in which they are carried out (DL-ACT-01, -02)."""

# Monster and ghost tiles: within a kind, year 1 first.
_TILES: Final = [(m, year) for m in MONSTERS.values() for year in (1, 2) for _ in range(m.copies[year - 1])]
MONSTER_KIND: Final[list[Monster]] = [m for m, _ in _TILES]
MONSTER_YEAR: Final = [year for _, year in _TILES]
MONSTER_IDS: Final = [
    f"{m.id}.{1 + sum(1 for other, _ in _TILES[:n] if other is m)}" for n, (m, _) in enumerate(_TILES)
]
MONSTER_REFS: Final = [f"monster:{name}" for name in MONSTER_IDS]
MONSTER_OF_REF: Final = {key: n for n, key in enumerate(MONSTER_REFS)}
IS_GHOST: Final = [m.is_ghost for m in MONSTER_KIND]
IS_TROLL: Final = [m.troll_token for m in MONSTER_KIND]
SHEEP_ATTACK: Final = Attack(
    id="sheep",
    name_en="Sheep",
    name_de="Schaf",
    hits=(Hit(target="first", damage=SPELLS["metamorphosis"].numbers["damage"]),),
)
"""What a monster can do while it is a sheep (Metamorphosis)."""
ATTACKS: Final = {attack.id: attack for m in MONSTERS.values() for attack in m.attacks} | {"sheep": SHEEP_ATTACK}
if len(ATTACKS) <= sum(len(m.attacks) for m in MONSTERS.values()):
    raise ContentError("lords/monsters.yaml: two attacks have the same id")

# Rooms, and what lies on a cell of a dungeon: nothing, a tunnel or a room, dark or conquered.
ROOM_KIND: Final[list[Room]] = list(ROOMS.values())
ROOM_IDS: Final = list(ROOMS)
ROOM_REFS: Final = [f"room:{name}" for name in ROOM_IDS]
ROOM_OF_REF: Final = {key: n for n, key in enumerate(ROOM_REFS)}
EMPTY: Final = 0
TUNNEL: Final = 1
LOST_TUNNEL: Final = 2
FIRST_ROOM: Final = 3
TILE_IDS: Final = [
    "-",
    "tunnel",
    "conquered tunnel",
    *(word for name in ROOM_IDS for word in (name, f"conquered {name}")),
]


def room_tile(room: int) -> int:
    """The tile of an unconquered room; one more is its conquered side."""
    return FIRST_ROOM + 2 * room


def room_on(tile: int) -> int:
    """Which room a tile is, or -1 for a tunnel or nothing."""
    return (tile - FIRST_ROOM) >> 1 if tile >= FIRST_ROOM else -1


def tile_ref(tile: int) -> str:
    """What lies on a cell: a room, or a tunnel."""
    return ROOM_REFS[room_on(tile)] if tile >= FIRST_ROOM else "tile:tunnel"


DARK: Final = [False, True, False, *([True, False] * len(ROOM_IDS))]
"""Whether a tile is unconquered."""
LOST: Final = [False, False, True, *([False, True] * len(ROOM_IDS))]
"""Whether a tile is conquered."""
PRODUCTION_TILES: Final = {room_tile(n): n for n, room in enumerate(ROOM_KIND) if room.kind == "production"}

# Traps: three copies of each kind.
TRAP_KIND: Final[list[Trap]] = [t for t in TRAPS.values() for _ in range(t.copies)]
TRAP_IDS: Final = [f"{t.id}.{n + 1}" for t in TRAPS.values() for n in range(t.copies)]
TRAP_REFS: Final = [f"trap:{name}" for name in TRAP_IDS]
TRAP_OF_REF: Final = {key: n for n, key in enumerate(TRAP_REFS)}
TRAP_COST: Final[list[list[Cost]]] = [[], *([t.in_year(year).cost for t in TRAP_KIND] for year in (1, 2))]

# Heroes; after the 34 printed tiles comes the illusion, which every party can have.
ILLUSION: Final = len(HEROES)
HERO_IDS: Final = [*HEROES, "illusion"]
HERO_REFS: Final = [f"hero:{name}" for name in HERO_IDS]
HERO_OF_REF: Final = {key: n for n, key in enumerate(HERO_REFS)}
HERO_TYPE: Final = [*(h.type for h in HEROES.values()), "illusion"]
HERO_HP: Final = [*(h.hp for h in HEROES.values()), SPELLS["illusion"].numbers["hit_points"]]
HERO_RANK: Final = [*(h.rank for h in HEROES.values()), 0]
HERO_YEAR: Final = [*(h.year for h in HEROES.values()), 0]
ANTI_TRAP: Final = [*(h.anti_trap for h in HEROES.values()), 0]
HEARTS: Final = [*(h.hearts for h in HEROES.values()), 0]
MAGIC: Final = [*(h.magic for h in HEROES.values()), 0]
IS_PALADIN: Final = [kind == "paladin" for kind in HERO_TYPE]
PALADIN: Final = [-1, *(next(n for n in range(ILLUSION) if IS_PALADIN[n] and HERO_YEAR[n] == year) for year in (1, 2))]
"""The paladin of a year."""

# Combat cards, events, special events.
SPELL_KIND: Final = list(SPELLS.values())
SPELL_IDS: Final = list(SPELLS)
SPELL_REFS: Final = [f"spell:{name}" for name in SPELL_IDS]
EVENT_IDS: Final = list(EVENTS)
EVENT_REFS: Final = [f"event:{name}" for name in EVENT_IDS]
PAY_DAY, TAXES, SPECIAL_EVENT = (EVENT_IDS.index(name) for name in ("pay_day", "taxes", "special_event"))
SPECIAL_KIND: Final = list(SPECIAL_EVENTS.values())
SPECIAL_IDS: Final = list(SPECIAL_EVENTS)
SPECIAL_REFS: Final = [f"special:{name}" for name in SPECIAL_IDS]
TOWN_REFS: Final = [f"town:{n + 1}" for n in range(BOARD.combat_cards)]
TOWN_OF_REF: Final = {key: n for n, key in enumerate(TOWN_REFS)}

# Gift tokens: each colour has one of each kind. A token is seat * GIFT_COUNT + kind.
GIFT_KIND: Final = list(GIFTS.values())
GIFT_IDS: Final = list(GIFTS)
GIFT_REFS: Final = [f"gift:{name}" for name in GIFT_IDS]
GIFT_OF_REF: Final = {key: n for n, key in enumerate(GIFT_REFS)}
GIFT_COUNT: Final = len(GIFT_IDS)
TOKEN_IDS: Final = [f"{name}.{seat}" for seat in range(4) for name in GIFT_IDS]

# Cells: row by row from the surface down, 1-based in keys.
COLUMNS: Final = BOARD.columns
CELLS: Final = BOARD.rows * BOARD.columns
CELL_IDS: Final = [f"{n // COLUMNS + 1},{n % COLUMNS + 1}" for n in range(CELLS)]
CELL_REFS: Final = [f"cell:{name}" for name in CELL_IDS]
CELL_OF_REF: Final = {key: n for n, key in enumerate(CELL_REFS)}
SEAT_REFS: Final = [f"seat:{n}" for n in range(4)]

TURN_ORDER: Final = [
    [tuple((first + n) % seats for n in range(seats)) for first in range(max(seats, 1))] for seats in range(5)
]
"""TURN_ORDER[seats][start player]: clockwise from the start player (DL-GEN-02)."""
