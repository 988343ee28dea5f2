"""One player's battle (DL-BAT): its order of steps, and the Trap step (DL-TRAP, DL-ROOM-02).

The steps are beats: trap_step, fast_spell, monsters, slow_spell, aftermath. As soon as the party has no hero left
the battle is over and the remaining steps are skipped (DL-BAT-02). The party, its symbols and the first hero are
always read afresh: the paladin may come or go between any two steps.

Not here: spells (spells.py), monsters (monsters.py), healing and conquest (conquest.py).
"""

from __future__ import annotations

from gruft.games.lords.pieces.combat_events import (
    BattleBegan,
    BattleCancelled,
    DamagePrevented,
    DartAimed,
    TrapSprung,
)
from gruft.games.lords.pieces.content import Cost
from gruft.games.lords.pieces.tables import (
    CELL_REFS,
    HERO_OF_REF,
    HERO_REFS,
    ROOM_KIND,
    TRAP_KIND,
    TRAP_OF_REF,
    TRAP_REFS,
    TURN_ORDER,
    near,
    room_on,
)
from gruft.games.lords.rules.combat.party import anti_trap, hurt
from gruft.games.lords.rules.combat.rounds import trap_fee
from gruft.games.lords.rules.combat.words import Clash, trap_words
from gruft.games.lords.rules.price import pay, together_due
from gruft.games.lords.state import Battle, Lord, State
from gruft.table.ask import Ask
from gruft.table.events import SILENCE
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse

TRAP_WORDS = {year: [trap_words(trap.in_year(year)) for trap in TRAP_KIND] for year in (1, 2)}


def battle(g: State) -> str:
    """The next player who has planned and still has heroes fights (DL-BAT-01, -03)."""
    turn_order = TURN_ORDER[len(g.lords)][g.start]
    while g.turn < len(turn_order):
        seat = turn_order[g.turn]
        g.turn += 1
        lord = g.lords[seat]
        if lord.battle_cell < 0:
            continue  # did not plan (DL-R-51)
        if not lord.party:
            clear_plan(lord)  # the paladin has left meanwhile (DL-R-12)
            g.log.append(BattleCancelled(seat))
            continue
        g.battle = Battle(seat, lord.battle_cell)
        room = room_on(lord.tiles[lord.battle_cell])
        if room >= 0 and ROOM_KIND[room].no_spells:
            g.battle.no_spells = True  # DL-ROOM-03
        if g.log is not SILENCE:
            g.log.append(BattleBegan(seat, CELL_REFS[lord.battle_cell]))
        return "trap_step" if lord.laid else "fast_spell"
    g.turn = 0
    g.combat_round += 1
    return "combat_round"


def clear_plan(lord: Lord) -> None:
    """What was planned and not used returns unpaid: traps, monsters and ghosts, face up (DL-R-11, -12, -52)."""
    lord.traps += lord.laid
    lord.laid = []
    lord.lair += lord.sent
    lord.sent = []
    lord.battle_cell = -1


def battle_over(g: State) -> str:
    """This battle is over; the next player follows."""
    if g.battle is not None:
        clear_plan(g.lords[g.battle.seat])
    g.battle = None
    return "battle"


# -- the Trap step -----------------------------------------------------------------


def trap_step(g: State) -> Flow[str]:
    """Reveal, pay and apply the laid trap; in the Labyrinth two, in the owner's order (DL-TRAP-01)."""
    fight = g.battle
    if fight is None:
        return "battle"
    lord = g.lords[fight.seat]
    while lord.laid and lord.party:
        trap = yield from _next_trap(fight.seat, lord)
        lord.laid.remove(trap)
        g.traps_used.append(trap)
        g.chance.reveal()
        g.log.append(TrapSprung(fight.seat, TRAP_REFS[trap]))
        yield from _spring(g, fight, trap)
    return "fast_spell" if lord.party else "battle_over"


def _next_trap(seat: int, lord: Lord) -> Flow[int]:
    if len(lord.laid) == 1:
        return lord.laid[0]

    def refusal(trap: int) -> Refusal | None:
        if trap not in lord.laid:
            return refuse("trap.not_laid", "DL-TRAP-01", trap=TRAP_REFS[trap])
        return None

    keys = [TRAP_REFS[trap] for trap in lord.laid]
    key = yield Ask(seat, "trap_order", near(keys, TRAP_OF_REF), refusal, keys)
    return TRAP_OF_REF[key]


def _spring(g: State, fight: Battle, trap: int) -> Flow[None]:
    """The trap is paid, aimed, weakened by anti-trap symbols, and takes effect (DL-TRAP-02 to -09)."""
    lord = g.lords[fight.seat]
    effect = TRAP_KIND[trap].in_year(g.year)
    fee = trap_fee(lord)
    pay(g, fight.seat, together_due(effect.cost, Cost(gold=fee)) if fee else effect.cost, TRAP_REFS[trap])
    clash = Clash(fight, lord, TRAP_REFS[trap], points=[0] * len(lord.party))
    if effect.damage.chosen:
        clash.target = yield from _aim(g, fight.seat, trap)
    for word in TRAP_WORDS[g.year][trap]:
        yield from word.run(g, clash)
    damage = clash.points
    prevented = prevent(damage, max(0, anti_trap(lord) - fight.spent))
    fight.spent += prevented
    if prevented:
        g.log.append(DamagePrevented(fight.seat, prevented))
    hurt(g, fight, list(enumerate(damage)), TRAP_REFS[trap])


def prevent(damage: list[int], symbols: int) -> int:
    """Cancel one point per symbol, always from the front-most hero with damage coming; how many."""
    prevented = 0
    for place, points in enumerate(damage):
        cancelled = min(points, symbols - prevented)
        damage[place] -= cancelled
        prevented += cancelled
    return prevented


def _aim(g: State, seat: int, trap: int) -> Flow[int]:
    """A dart is aimed when it is revealed, at any hero of the party (DL-TRAP-04, DL-R-60)."""
    lord = g.lords[seat]
    place = 0
    if len(lord.party) > 1:
        candidates = {HERO_REFS[hero]: hero for hero in lord.heroes}
        key = yield Ask(seat, "aim", candidates, offer=list(candidates), args={"trap": TRAP_REFS[trap]})
        place = lord.place_of(HERO_OF_REF[key])
    g.log.append(DartAimed(seat, TRAP_REFS[trap], HERO_REFS[lord.party[place].hero]))
    return place
