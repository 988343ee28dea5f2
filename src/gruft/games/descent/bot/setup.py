"""How bots set up: heroes, classes, training, shopping, where figures and tokens begin.

Not here: play (heroes.py, monsters.py).
"""

from __future__ import annotations

from typing import Final

from gruft.games.descent.bot.aims import FARM as FARM_PLACE
from gruft.games.descent.bot.aims import is_leader, leaders, lying, place, pull
from gruft.games.descent.bot.ways import field
from gruft.games.descent.moments.seats import kind_of
from gruft.games.descent.pieces.cards import CARD_OF_REF, EQUIPPED, ITEM
from gruft.games.descent.pieces.content import HEROES, SHOP_ITEMS
from gruft.games.descent.pieces.kinds import FIRST_MONSTER, KINDS
from gruft.games.descent.rules.figures import heroes, monsters
from gruft.games.descent.state import State
from gruft.table.ask import DONE, PASS, Ask

HEROES_WANTED: Final = (
    *("grisban_the_thirsty", "jain_fairwood", "avric_albright", "leoric_of_the_book"),
    *("syndrael", "widow_tarha", "tomble_burrowell", "ashrian"),
)
CLASSES_WANTED: Final = ("berserker", "knight", "wildlander", "thief", "disciple", "spiritspeaker", "runemaster")
SKILLS_WANTED: Final = (
    *("black_arrow", "death_rage", "quick_casting", "counter_attack", "weapon_mastery", "bow_mastery", "rune_mastery"),
    *(
        "accurate",
        "brute",
        "exploding_rune",
        "blessed_strike",
        "drain_spirit",
        "iron_will",
        "advance",
        "defense_training",
    ),
    *("dirty_tricks", "armor_of_faith", "whirlwind", "charge", "ghost_armor", "challenge", "divine_fury"),
)
SCHEMES_WANTED: Final = ("blood_rage", "dark_fortitude", "expert_blow", "bloodlust", "reinforce", "dark_resilience")
GROUPS_WANTED: Final = (
    *("shadow_dragon", "barghest", "merriod", "ettin", "flesh_moulder", "cave_spider", "zombie", "elemental"),
)
ARMOUR: Final = {"grey": 3, "brown": 2, "black": 4}


def pick_hero(g: State, ask: Ask) -> str | None:
    """A party needs every archetype before it needs one twice."""
    present = {HEROES[KINDS[number].id].archetype for number in g.kind[: g.nh] if number >= 0}
    wanted = [name for name in HEROES_WANTED if f"hero:{name}" in ask.keys]
    fresh = [name for name in wanted if HEROES[name].archetype not in present]
    return f"hero:{(fresh or wanted)[0]}" if wanted else None


def pick_class(g: State, ask: Ask) -> str | None:
    """The class wanted most of those left."""
    return next((f"class:{name}" for name in CLASSES_WANTED if f"class:{name}" in ask.keys), None)


def first_of(family: str, wanted: tuple[str, ...], ask: Ask) -> str | None:
    """The first of the wanted that is offered, or None."""
    return next((f"{family}:{name}" for name in wanted if f"{family}:{name}" in ask.keys), None)


def train(g: State, ask: Ask) -> str | None:
    """The skill wanted most, or whatever comes first."""
    return first_of("card", SKILLS_WANTED, ask) or ask.keys[0]


def scheme(g: State, ask: Ask) -> str | None:
    """The overlord card wanted most, or whatever comes first."""
    return first_of("buy", SCHEMES_WANTED, ask) or ask.keys[0]


def outfit(g: State, ask: Ask) -> str | None:
    """One weapon better than his own, then armour, within the hero's share of the purse."""
    h = g.stage
    share = g.counters.get("gold", 0) // max(1, g.nh - h)
    held = [item for c in g.cards[h] if (item := ITEM[c]) is not None]
    own = max((len(item.dice) * 10 + item.dice.count("red") for item in held if item.attack), default=0)
    armoured = any(item.slot == "armor" for item in held)
    melee = any(item.attack == "melee" for item in held)
    found: list[tuple[float, str]] = []
    for key in ask.keys:
        family, _, name = key.partition(":")
        if family != "buy" or SHOP_ITEMS[name].cost > share:
            continue
        item = SHOP_ITEMS[name]
        if item.attack and (item.attack == "melee") == melee:
            better = len(item.dice) * 10 + item.dice.count("red") - own
            if better > 0:
                found.append((better, key))
        elif item.slot == "armor" and not armoured and item.dice and "heavy_armor" not in item.traits:
            found.append((2 + ARMOUR[item.dice[0]], key))
    return max(found)[1] if found else DONE


def equip(g: State, ask: Ask) -> str | None:
    """Put on what fits, take nothing off but a worse weapon that is in the way."""
    for key in ask.keys:
        c = CARD_OF_REF.get(key, -1)
        if c >= 0 and not g.status[c] & EQUIPPED:
            return key
    h = g.turn if 0 <= g.turn < g.nh else g.stage
    better = max((_strength(c) for c in g.cards[h] if not g.status[c] & EQUIPPED), default=0)
    worn = [key for key in ask.keys if (c := CARD_OF_REF.get(key, -1)) >= 0 and _strength(c)]
    worse = [key for key in worn if 0 < _strength(CARD_OF_REF[key]) < better]
    return worse[0] if worse else DONE


def _strength(c: int) -> int:
    item = ITEM[c]
    return 10 * len(item.dice) + item.dice.count("red") if item is not None and item.attack else 0


# -- where things begin --------------------------------------------------------------------


def place_hero(g: State, ask: Ask) -> str | None:
    """As near to the goal as the entrance allows."""
    goals = lying(g) if place(g) == FARM_PLACE else _spaces(g, leaders(g))
    h = g.stage
    if not goals:
        middle = [s for area, spaces in g.live.map.areas.items() if area != "entrance" for s in spaces]
        goals = middle
    far = field(g, h, goals)
    return min(ask.keys, key=lambda key: far[g.live.map.by_key[key]])


def _spaces(g: State, figures: list[int]) -> list[int]:
    return [s for f in figures for s in g.spaces[f]]


def open_group(g: State, ask: Ask) -> str | None:
    """The open group wanted most, or None."""
    return first_of("monster", GROUPS_WANTED, ask)


def feet(g: State, key: str) -> list[int]:
    """The spaces a `space:` or `stand:` key covers."""
    family, _, name = key.partition(":")
    numbers = [int(n) for n in name.split(",")]
    if family == "space":
        return [g.live.map.number[numbers[0], numbers[1]]]
    x, y, width, height = numbers
    return [g.live.map.number[x + i, y + j] for i in range(width) for j in range(height)]


def place_monster(g: State, ask: Ask) -> str | None:
    """Runners near their way, leaders out of reach, the rest in the heroes' way."""
    f = g.pending[0] if g.pending else _coming(g, ask)
    worth = _start_worth(g, f)
    return max(ask.keys, key=lambda key: sum(worth[s] for s in feet(g, key)) / len(feet(g, key)))


def _coming(g: State, ask: Ask) -> int:
    """Some figure of the group that is reinforced."""
    group = str((ask.args or {}).get("figure", "")).removeprefix("monster:")
    known = [f for f in range(FIRST_MONSTER, len(g.kind)) if g.kind[f] >= 0 and kind_of(g, f).group == group]
    return next((f for f in known if not g.spaces[f]), known[0] if known else FIRST_MONSTER)


def _start_worth(g: State, f: int) -> list[float]:
    goals: list[int] = []
    sign = -1.0
    if kind_of(g, f).group == "goblin_archer" and place(g) in (FARM_PLACE, ("first_blood", 0)):
        if place(g) != FARM_PLACE:
            return pull(g, f)
        goals = lying(g)
    elif is_leader(g, f):
        goals, sign = _spaces(g, heroes(g)), 1.0
    if not goals:
        goals = _spaces(g, heroes(g))
    return [sign * far for far in field(g, f, goals)] if goals else [0.0] * g.live.map.size


def lay_search(g: State, ask: Ask) -> str | None:
    """Search tokens lie far from the heroes."""
    far = field(g, 0, _spaces(g, heroes(g)))
    return max(ask.keys, key=lambda key: far[g.live.map.by_key[key]])


def useful(g: State, ask: Ask) -> str | None:
    """Where a card puts a figure: heroes and their servants to the front, thrown heroes to the back."""
    keys = [key for key in ask.keys if key != PASS]
    if not keys:
        return None
    card = str((ask.args or {}).get("card", ""))
    hero = g.turn if 0 <= g.turn < g.nh else (heroes(g) or [0])[0]
    if ask.seat != g.overlord:
        worth = pull(g, hero)
        return max(keys, key=lambda key: max(worth[s] for s in feet(g, key)))
    if card == "ability:throw":
        worth = pull(g, hero)
        return min(keys, key=lambda key: max(worth[s] for s in feet(g, key)))
    far = field(g, FIRST_MONSTER, _spaces(g, heroes(g)))
    return min(keys, key=lambda key: min(far[s] for s in feet(g, key)))


def stand_where(g: State, ask: Ask) -> str | None:
    """Who stands up does so where fewest foes can reach him."""
    foes = _spaces(g, monsters(g))
    rows = [g.live.board.row(s) for s in foes]
    return max(ask.keys, key=lambda key: sum(min(4, row[g.live.map.by_key[key]]) for row in rows))


def drop_where(g: State, ask: Ask) -> str | None:
    """Prisoners are laid at the king's feet; everything else anywhere."""
    rows = [g.live.board.row(s) for s in _spaces(g, leaders(g))]
    return min(ask.keys, key=lambda key: min((row[g.live.map.by_key[key]] for row in rows), default=0))
