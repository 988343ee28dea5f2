"""How a bot fights: which plan looks best when the battle is played out, and quick replies inside a battle.

The plan is tried on a copy of the state with the real rules; where a combat card is unknown, several possible cards
are tried. Not here: decisions outside combat (sense.py).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations

from gruft.games.lords.pieces.tables import (
    CELL_REFS,
    HERO_OF_REF,
    HERO_TYPE,
    IS_GHOST,
    IS_PALADIN,
    MONSTER_KIND,
    MONSTER_OF_REF,
    MONSTER_REFS,
    ROOM_KIND,
    SPELL_KIND,
    TRAP_KIND,
    TRAP_REFS,
    room_on,
)
from gruft.games.lords.rules.combat.battle import trap_step
from gruft.games.lords.rules.combat.conquest import aftermath
from gruft.games.lords.rules.combat.monsters import monsters
from gruft.games.lords.rules.combat.party import hearts, hit_points, magic
from gruft.games.lords.rules.combat.rounds import monster_limit, trap_limit, trap_price
from gruft.games.lords.rules.combat.spells import fast_spell, slow_spell
from gruft.games.lords.rules.dungeon import nearest_dark
from gruft.games.lords.rules.price import lacking
from gruft.games.lords.state import Battle, Lord, Member, State
from gruft.table.ask import Ask
from gruft.table.chance import FastChance
from gruft.table.events import SILENCE

CARDS_TRIED = 3
MOST_STEPS = 200
STEPS = {
    "trap_step": trap_step,
    "fast_spell": fast_spell,
    "monsters": monsters,
    "slow_spell": slow_spell,
    "aftermath": aftermath,
}
Worth = Callable[[State, int], float]


@dataclass(frozen=True)
class Plan:
    """What one player does in a round: where, with which traps and whom."""

    cell: int
    traps: tuple[int, ...]
    tiles: tuple[int, ...]


def best_plan(g: State, seat: int, worth: Worth) -> Plan:
    """The plan that leaves the most behind, given what is already chosen, laid and sent."""
    cards = possible_cards(g, seat)
    best: Plan | None = None
    best_worth = float("-inf")
    for plan in _plans(g, seat):
        value = sum(worth(fought_out(g, seat, plan, card), seat) for card in cards) / len(cards)
        if value > best_worth:
            best, best_worth = plan, value
    assert best is not None
    return best


def possible_cards(g: State, seat: int) -> list[int]:
    """The card of this round if the player knows it, otherwise a few it could be."""
    if g.rules.scenario:
        return [-1]
    place = g.combat_round - 1
    if place in g.lords[seat].spied or place < g.cards_shown:
        return [g.town[place]]
    known = {g.town[n] for n in g.lords[seat].spied} | set(g.town[: g.cards_shown])
    pool = [n for n, spell in enumerate(SPELL_KIND) if spell.year == g.year and n not in known]
    pool.sort(key=lambda n: SPELL_KIND[n].fatigue)
    step = max(1, (len(pool) - 1) // (CARDS_TRIED - 1))
    return pool[::step][:CARDS_TRIED]


def _plans(g: State, seat: int) -> Iterator[Plan]:
    lord = g.lords[seat]
    cells = [lord.battle_cell] if lord.battle_cell >= 0 else nearest_dark(lord.tiles)
    before = lord.battle_cell
    for cell in cells:
        lord.battle_cell = cell
        traps = list(_trap_sets(g, lord))
        tiles = list(_tile_sets(lord))
        lord.battle_cell = before
        for laid in traps:
            for sent in tiles:
                yield Plan(cell, laid, sent)


def _trap_sets(g: State, lord: Lord) -> Iterator[tuple[int, ...]]:
    """What is laid already, alone or with one more trap of each kind that can be paid."""
    laid = tuple(lord.laid)
    yield laid
    if len(laid) >= trap_limit(lord):
        return
    seen = set()
    for trap in lord.traps:
        kind = TRAP_KIND[trap].id
        if kind not in seen and not lacking(lord, trap_price(g, lord, trap)):
            seen.add(kind)
            yield (*laid, trap)


def _tile_sets(lord: Lord) -> Iterator[tuple[int, ...]]:
    """What is sent already, with any monsters that fit and any number of ghosts."""
    sent = tuple(lord.sent)
    room = monster_limit(lord) - sum(1 for tile in sent if not IS_GHOST[tile])
    fighters = [tile for tile in lord.lair if not IS_GHOST[tile]]
    ghosts = [tile for tile in lord.lair if IS_GHOST[tile]]
    for count in range(max(0, room) + 1):
        seen = set()
        for group in combinations(fighters, count):
            kinds = tuple(sorted(MONSTER_KIND[tile].id for tile in group))
            if kinds in seen:
                continue
            seen.add(kinds)
            for haunting in range(len(ghosts) + 1):
                yield (*sent, *group, *ghosts[:haunting])


def fought_out(g: State, seat: int, plan: Plan, card: int) -> State:
    """A copy of the state after this player's battle with this plan and this combat card."""
    twin = g.copy()
    twin.log = SILENCE
    twin.chance = FastChance(1)
    lord = twin.lords[seat]
    if card >= 0:
        twin.town[twin.combat_round - 1] = card
    lord.battle_cell = plan.cell
    lord.traps = [trap for trap in lord.traps if trap not in plan.traps]
    lord.laid = list(plan.traps)
    lord.lair = [tile for tile in lord.lair if tile not in plan.tiles]
    lord.sent = list(plan.tiles)
    room = room_on(lord.tiles[plan.cell])
    twin.battle = Battle(seat, plan.cell, no_spells=room >= 0 and ROOM_KIND[room].no_spells)
    beat = "trap_step" if lord.laid else "fast_spell"
    for _ in range(MOST_STEPS):
        if beat not in STEPS:
            return twin
        beat = _played(twin, seat, beat)
    raise AssertionError("a battle without end")


def _played(g: State, seat: int, beat: str) -> str:
    """Play one step with quick replies; the name of the next."""
    flow = STEPS[beat](g)
    if isinstance(flow, str):
        return flow
    try:
        ask = next(flow)
        while True:
            assert isinstance(ask, Ask)
            key = quick_reply(g, seat, ask)
            ask = flow.send(key if key in ask.keys else ask.keys[0])
    except StopIteration as end:
        return str(end.value)


# -- quick replies ---------------------------------------------------------------


def quick_reply(g: State, seat: int, ask: Ask) -> str | None:
    """A sensible answer inside a battle, or None if this is no such question."""
    lord = g.lords[seat]
    args = ask.args or {}
    if ask.kind == "act_next":
        return min(ask.keys, key=lambda key: _eagerness(MONSTER_OF_REF[key]))
    if ask.kind == "attack":
        return _attack(g, lord, MONSTER_OF_REF[str(args["tile"])], ask.keys)
    if ask.kind == "target":
        return _victim(lord, ask.keys, int(args["damage"]))
    if ask.kind == "aim":
        return _aim(g, lord, ask.keys, str(args["trap"]))
    if ask.kind == "vampire_home":
        return "up"
    if ask.kind == "trap_order":
        return ask.keys[0]
    if ask.kind == "word_of_peace":
        return "evil" if lord.evil + int(args["evil"]) < 10 or any(IS_PALADIN[h] for h in lord.heroes) else "withdraw"
    if ask.kind in ("suggestion", "spell_monster"):
        return min(ask.keys, key=lambda key: sum(h.damage for h in MONSTER_KIND[MONSTER_OF_REF[key]].attacks[0].hits))
    if ask.kind == "suggestion_tile":
        return "pay"
    return None


def _eagerness(tile: int) -> int:
    """Ghosts strike while there is somebody behind the first, goblins when others have softened him."""
    order = ("ghost", "vampire", "slime", "dragon", "demon", "witch", "troll", "golem", "goblin")
    return order.index(MONSTER_KIND[tile].id)


def _left(member: Member) -> int:
    return hit_points(member) - member.wounds


def _attack(g: State, lord: Lord, tile: int, keys: list[str]) -> str:
    """Which option: the dear or lasting one only where it tells."""
    first = _left(lord.party[0])
    kind = MONSTER_KIND[tile].id
    if kind == "troll":
        return "fed_club" if "fed_club" in keys and first == 4 else "club"
    if kind == "vampire":
        kills = any(_left(member) == 3 and HERO_TYPE[member.hero] != "priest" for member in lord.party)
        last = g.combat_round >= 4 and not g.rules.scenario
        return "bite" if kills or last else "quick_bite"
    if kind == "slime":
        weak = sum(1 for member in lord.party if _left(member) <= 1)
        return "drip" if weak or len(lord.party) >= 3 or "hold" not in keys else "hold"
    if kind == "witch":
        weak = sum(1 for member in lord.party if _left(member) == 1)
        return "two_small_spells" if weak >= 2 and "two_small_spells" in keys else keys[0]
    return keys[0]


def _victim(lord: Lord, keys: list[str], damage: int) -> str:
    """Whom to hit: the most valuable hero the hit eliminates, else the one it brings nearest to it."""

    def value(key: str) -> tuple[int, int, int]:
        hero = HERO_OF_REF[key]
        left = _left(lord.party[lord.place_of(hero)])
        falls = left <= damage
        return (1 if falls else 0, 3 if IS_PALADIN[hero] else 0, left if falls else damage - left)

    return max(keys, key=value)


def _aim(g: State, lord: Lord, keys: list[str], trap: str) -> str:
    """A dart: at whoever falls, or where its special effect hurts most."""
    if trap.startswith("trap:anti_magic_dart"):
        priests = [key for key in keys if HERO_TYPE[HERO_OF_REF[key]] == "priest"]
        wizards = [key for key in keys if HERO_TYPE[HERO_OF_REF[key]] == "wizard"]
        if priests and lord.sent and hearts(lord):
            return priests[0]
        if wizards and magic(lord) >= g.combat_round:
            return wizards[0]
    return _victim(lord, keys, 3 if trap.startswith("trap:poisoned_dart") else 1)


def planned_key(plan: Plan, lord: Lord, ask: Ask) -> str:
    """The answer to a planning question that follows the plan."""
    if ask.kind == "battle_tile":
        return CELL_REFS[plan.cell]
    if ask.kind == "lay_trap":
        return next((TRAP_REFS[trap] for trap in plan.traps if trap not in lord.laid), "pass")
    return next((MONSTER_REFS[tile] for tile in plan.tiles if tile not in lord.sent), "done")
