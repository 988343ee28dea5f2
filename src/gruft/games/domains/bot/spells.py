"""Rules of thumb of the bots for spells, henchmen and windows.

A spell is cast when what it brings (in Evil, worth.py) exceeds its price. Defence is weighed by how much it lowers the
chance to lose the attacked space.
"""

from __future__ import annotations

from collections.abc import Callable

from gruft.games.domains.bot.worth import (
    HELD_ATTACK,
    building_worth,
    danger,
    leading_rival,
    monster_worth,
    price,
    rounds_left,
    side_worth,
    space_worth,
)
from gruft.games.domains.pieces.dice import chance_to_beat
from gruft.games.domains.pieces.tables import (
    ANY_ELEMENT,
    COINS,
    ELEMENTS,
    HENCHMAN_OF,
    M_EVIL,
    METAL,
    RESOURCES,
    S_COST,
    SPACES,
    SPELL_IDS,
    SPELL_OF,
    WINDOWS,
)
from gruft.games.domains.rules.adventure.combat import space_parts
from gruft.games.domains.rules.adventure.phase import attack_dice
from gruft.games.domains.rules.basics.domain import monsters_of
from gruft.games.domains.rules.basics.items import held
from gruft.games.domains.rules.minions import controller
from gruft.games.domains.rules.production import VARIABLE
from gruft.games.domains.state import State
from gruft.table.ask import PASS, Ask, Seat

HOSTILE = {
    SPELL_OF[name]
    for name in (
        "destroy",
        "banish",
        "earthquake",
        "fireball",
        "life_drain",
        "phantom_thieves",
        "confusion",
        "nullification",
        "dispel",
        "enthrall",
        "sanctify",
    )
}


def prefer(g: State, seat: Seat, ask: Ask) -> str | None:
    """An answer in a window, to a reaction or in Production; None for anything else."""
    if ask.kind == "production":
        return _production(g, seat, ask)
    if ask.kind in WINDOWS:
        return _window(g, seat, ask)
    if ask.kind == "react":
        return _react(g, seat, ask)
    if ask.kind == "charm":
        return _charm(g, seat, ask)
    if ask.kind == "resurrect":
        left = rounds_left(g)
        return next(
            (key for key in ask.keys if key != PASS and monster_worth(g, ask.candidates[key], left) > 1.5), PASS
        )
    return None


def cost_of(g: State, kind: int, left: float) -> float:
    """What the elements of a spell are worth when so much of the game is left."""
    return sum(n * price(item, left) for item, n in S_COST[kind])


def _window(g: State, seat: Seat, ask: Ask) -> str:
    left = rounds_left(g)
    best, choice = 0.15, PASS
    for key in ask.keys:
        if key == PASS:
            continue
        family, _, name = key.partition(":")
        judge = JUDGES.get(name)
        value = judge(g, seat, left) if judge is not None else -1.0
        if family == "spell":
            value -= cost_of(g, SPELL_OF[name], left)
        if value > best:
            best, choice = value, key
    return choice


# -- Preparation and after the minions ------------------------------------------------


def _own_light(g: State, seat: Seat, left: float) -> float:
    """The best own building still to be turned dark."""
    gains = [
        (side_worth(g.land[s], 1, left) - side_worth(g.land[s], 0, left)) * left * 0.8
        for s in range(seat * SPACES, (seat + 1) * SPACES)
        if g.land[s] >= 0 and not g.dark[s] and not g.holy[s]
    ]
    return max(gains, default=0.0)


def _desecration(g: State, seat: Seat, left: float) -> float:
    worth = max(
        (space_worth(g, s, left) for s in range(seat * SPACES, (seat + 1) * SPACES) if g.land[s] >= 0), default=0.0
    )
    return worth * 0.25 + _own_light(g, seat, left) * 0.6


def _dispel(g: State, seat: Seat, left: float) -> float:
    return max(sum(held(g, other, item) for other in range(g.seats) if other != seat) for item in ELEMENTS) * 0.45


def _block(g: State, seat: Seat, left: float) -> float:
    visitors = {controller(g, minion) for minion in g.guild}
    return 0.0 if seat in visitors else len(visitors) * 0.7


def _meddle(g: State, seat: Seat, left: float) -> float:
    """Some rival's minion stands well."""
    return 1.6 if left > 2 and any(m >= 0 and controller(g, m) != seat for m in g.board) else 0.0


def _banchal(g: State, seat: Seat, left: float) -> float:
    return _own_light(g, seat, left) - 4 * price(COINS, left)


def _benoit(g: State, seat: Seat, left: float) -> float:
    return 1.8 - 3 * price(COINS, left) if held(g, seat, COINS) >= 5 else 0.0


def _threatened(g: State, seat: Seat) -> float:
    """What the parties would take from me now."""
    left = rounds_left(g)
    total = 0.0
    for party in range(2):
        space, chance = danger(g, party)
        if space >= 0 and space // SPACES == seat:
            total += max(0.0, chance * space_worth(g, space, left) - (1 - chance) * HELD_ATTACK)
    return total


def _escape(g: State, seat: Seat, left: float) -> float:
    return _threatened(g, seat) * 0.6 - 0.6


# -- adventure ------------------------------------------------------------------------


def _attacked(g: State, seat: Seat) -> bool:
    return g.target >= 0 and not g.pilgrims and g.target // SPACES == seat


def _relief(
    g: State, seat: Seat, left: float, flat: int, dice: tuple[int, ...], attack: list[int] | None = None
) -> float:
    """How much an improvement of the defence is worth now."""
    if not _attacked(g, seat):
        return 0.0
    parts = space_parts(g, g.target, adventurers=True)
    base = sum(part.flat for part in parts)
    guard = [sides for part in parts for sides in part.dice]
    now = attack_dice(g, g.party)
    before = chance_to_beat(now, base, guard)
    after = chance_to_beat(now if attack is None else attack, base + flat, [*guard, *dice])
    return (before - after) * (space_worth(g, g.target, left) + HELD_ATTACK)


def _pain(g: State, seat: Seat, left: float) -> float:
    dice = attack_dice(g, g.party)
    if not dice:
        return 0.0
    dice.remove(min(dice))
    return _relief(g, seat, left, 0, (), dice)


def _frailty(g: State, seat: Seat, left: float) -> float:
    return _relief(g, seat, left, 0, (), [min(6, sides) for sides in attack_dice(g, g.party)]) if not g.cap else 0.0


def _slay(g: State, seat: Seat, left: float) -> float:
    return _relief(g, seat, left, 5, ()) + 0.3 * _threatened(g, seat)


def _imbue(g: State, seat: Seat, left: float) -> float:
    guarded = _attacked(g, seat) and any(space == g.target for space in g.where)
    return _relief(g, seat, left, 0, (6,)) if guarded else 0.0


def _weapon(g: State, seat: Seat, left: float) -> float:
    return _relief(g, seat, left, 4, ()) if any(space == g.target for space in g.where) else 0.0


def _summon(g: State, seat: Seat, left: float) -> float:
    free = _attacked(g, seat) and not g.blacks[g.target]
    return 1.2 + (_relief(g, seat, left, 7, ()) if free else 0.0)


def _transport(g: State, seat: Seat, left: float) -> float:
    able = _attacked(g, seat) and not g.blacks[g.target] and len(monsters_of(g, seat)) > 0
    return _relief(g, seat, left, 7, ()) if able else 0.0


def _gate(g: State, seat: Seat, left: float) -> float:
    free = _attacked(g, seat) and not g.blacks[g.target]
    return _relief(g, seat, left, 9, ()) if free and any(s >= 0 and s != g.target for s in g.where) else 0.0


def _destroy(g: State, seat: Seat, left: float) -> float:
    rival = leading_rival(g, seat)
    return max((monster_worth(g, m, left) * 0.5 for m in monsters_of(g, rival) if M_EVIL[m]), default=0.0)


def _zasch(g: State, seat: Seat, left: float) -> float:
    return _relief(g, seat, left, 7, ()) - 2 if not g.zasch else 0.0


def _dorn(g: State, seat: Seat, left: float) -> float:
    return _relief(g, seat, left, 0, (8,)) - price(METAL, left)


# -- End of Turn ------------------------------------------------------------------------


def _rival_building(g: State, seat: Seat, left: float) -> float:
    rival = leading_rival(g, seat)
    spaces = range(rival * SPACES, (rival + 1) * SPACES)
    return max((building_worth(g, s, left) for s in spaces if g.land[s] >= 0 and g.dark[s]), default=0.0)


def _strike(g: State, seat: Seat, left: float) -> float:
    return _rival_building(g, seat, left) * 0.3


def _sanctify(g: State, seat: Seat, left: float) -> float:
    return _rival_building(g, seat, left) * 0.6


def _thieves(g: State, seat: Seat, left: float) -> float:
    return 1.6 if any(held(g, o, ANY_ELEMENT) >= 2 for o in range(g.seats) if o != seat) else 0.5


def _steady(value: float) -> Callable[[State, Seat, float], float]:
    return lambda g, seat, left: value if left > 0 else value / 2


JUDGES: dict[str, Callable[[State, Seat, float], float]] = {
    "dispel": _dispel,
    "desecration": _desecration,
    "blight": _block,
    "cave_in": _block,
    "guardians_of_the_wood": _block,
    "rust": _block,
    "confusion": _meddle,
    "nullification": _meddle,
    "banchal": _banchal,
    "cassian": _banchal,
    "benar_shimon": _destroy,
    "benoit_hogue": _benoit,
    "karkhofen": _escape,
    "oswin_pike": _escape,
    "rot": _steady(0.2),
    "destroy": _destroy,
    "slay": _slay,
    "imbue": _imbue,
    "gate": _gate,
    "pain": _pain,
    "frailty": _frailty,
    "bulwark": lambda g, seat, left: _relief(g, seat, left, 0, (12,)),
    "summon": _summon,
    "transport": _transport,
    "enchanted_weapon": _weapon,
    "zasch": _zasch,
    "dorn_ironjaw": _dorn,
    "life_drain": _steady(3.6),
    "phantom_thieves": _thieves,
    "banish": _destroy,
    "earthquake": _strike,
    "fireball": _strike,
    "enthrall": lambda g, seat, left: 1.5 if left > 1 else 0.0,
    "sanctify": _sanctify,
    "malachar": lambda g, seat, left: _own_light(g, seat, left) - 1,
}


# -- reactions, Charm, Production ------------------------------------------------------------


def _react(g: State, seat: Seat, ask: Ask) -> str:
    """Cancel what is probably aimed at me."""
    args = ask.args or {}
    kind = SPELL_OF[str(args.get("spell", "spell:rust")).partition(":")[2]]
    target = str(args.get("first", ""))
    mine = target == f"seat:{seat}" or target.startswith(f"land:{seat}_") or (kind in HOSTILE and g.seats == 2)
    return next((key for key in ask.keys if key != PASS), PASS) if mine else PASS


def _charm(g: State, seat: Seat, ask: Ask) -> str:
    place = str((ask.args or {}).get("place", "")).partition(":")[2]
    good = {"temple_black_kult", "library", "royal_court", "far_lands", "inn", "architects_guild"}
    return ask.keys[0] if place in good and rounds_left(g) > 1 else PASS


_CONVERTERS = {HENCHMAN_OF[name] for name in ("hyrista", "yvgeny", "zygin", "sounseril", "istan_charon", "zartin")}


def _production(g: State, seat: Seat, ask: Ask) -> str:
    """Take what is due; then spells; then turn into Evil what will not be needed."""
    keys = ask.keys
    for key in keys:
        if key.startswith("item:"):
            items = (other for other in keys if other.startswith("item:"))
            return min(items, key=lambda item: held(g, seat, ask.candidates[item].number))
        if key.startswith("deck:"):
            return key
    if "lab" in keys:
        return "lab"
    left = rounds_left(g)
    for key in keys:
        if key.startswith("spell:") and _worth_casting(g, seat, ask.candidates[key].number, left):
            return key
        if key.startswith("henchman:") and _worth_using(g, seat, ask.candidates[key].number, left):
            return key
        if key == "master:hester_grimm" and (left < 2 or held(g, seat, RESOURCES[3]) > 4):
            return key
    return PASS if PASS in keys else keys[0]


def _worth_casting(g: State, seat: Seat, kind: int, left: float) -> bool:
    name = SPELL_IDS[kind]
    if kind in VARIABLE:
        if name == "alchemy_formula":
            return left > 2 and held(g, seat, ANY_ELEMENT) > 3 and held(g, seat, COINS) < 4
        return name == "spent_soul" or left < 1 or held(g, seat, COINS) > 10
    if name in ("tunnel", "forest_path", "refine", "wind_walk", "summon_elements"):
        return left > 1.5
    return True


def _worth_using(g: State, seat: Seat, card: int, left: float) -> bool:
    if card in _CONVERTERS:
        return left < 1.5 or all(held(g, seat, item) > 3 for item in RESOURCES[:2])
    if card == HENCHMAN_OF["sizarsith"] or card == HENCHMAN_OF["grisl"]:
        return True
    if card == HENCHMAN_OF["chrastopheles"] or card == HENCHMAN_OF["evermerista"]:
        return left < 1
    if card == HENCHMAN_OF["erto_gourmounth"]:
        return left < 1
    if card == HENCHMAN_OF["soojin"] or card == HENCHMAN_OF["mother_crookfinger"]:
        return left > 1 and held(g, seat, COINS) > 8
    if card == HENCHMAN_OF["ludo_vane"]:
        return left > 1 and held(g, seat, ANY_ELEMENT) > 5
    return False
