"""Combat (DL-COMB): rounds of Planning, Reveal and Battle, and its end (DL-PLAN, DL-REV, DL-CEND).

Planning is asked in turn order, so later players see the tiles and monsters of earlier ones, never their traps.
A player who did not plan this round does not fight in it, even if the paladin has come since (DL-R-51).

Not here: the steps of a battle (battle.py).
"""

from __future__ import annotations

from gruft.games.lords.pieces.combat_events import (
    CardShown,
    CombatBegan,
    CombatRoundBegan,
    MonsterSent,
    PrisonerReleased,
    TileChosen,
    TrapLaid,
)
from gruft.games.lords.pieces.content import BOARD, FREE, Cost
from gruft.games.lords.pieces.tables import (
    CELL_OF_REF,
    CELL_REFS,
    HERO_OF_REF,
    HERO_REFS,
    IS_GHOST,
    MAY_BE_DONE,
    MONSTER_OF_REF,
    MONSTER_REFS,
    ROOM_KIND,
    SPELL_KIND,
    SPELL_REFS,
    TRAP_COST,
    TRAP_OF_REF,
    TRAP_REFS,
    TURN_ORDER,
    near,
    room_on,
    tile_ref,
)
from gruft.games.lords.rules.combat.party import heroes_leave
from gruft.games.lords.rules.dungeon import battle_refusal, nearest_dark
from gruft.games.lords.rules.price import lacking, price_refusal, together_due
from gruft.games.lords.state import Lord, State
from gruft.table.ask import DONE, MAY_PASS, NO_EXITS, PASS, Ask
from gruft.table.events import SILENCE
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse

ROUNDS = BOARD.combat_cards


def combat(g: State) -> str:
    """The heroes have gathered: Combat begins."""
    g.combat_round = 1
    g.cards_shown = 0
    g.log.append(CombatBegan(g.year))
    return "combat_round"


def combat_round(g: State) -> str:
    """The next round, unless there is nobody left to fight or four are over (DL-CEND-01, DL-R-62)."""
    if g.rules.scenario:
        lord = g.lords[0]
        if not lord.party or not nearest_dark(lord.tiles):
            return "end_of_combat"
    elif g.combat_round > ROUNDS or not any(lord.party for lord in g.lords):
        return "end_of_combat"
    g.turn = 0
    g.log.append(CombatRoundBegan(g.combat_round))
    return "planning"


# -- planning --------------------------------------------------------------------


def planning(g: State) -> Flow[str] | str:
    """The beat of the next player with heroes at his dungeon."""
    g.combat_round = max(1, g.combat_round)
    turn_order = TURN_ORDER[len(g.lords)][g.start]
    while g.turn < len(turn_order):
        seat = turn_order[g.turn]
        g.turn += 1
        lord = g.lords[seat]
        if not lord.party:
            continue
        cells = nearest_dark(lord.tiles)
        if cells:
            return _plan(g, seat, cells)
        if lord.prison:
            return _let_go(g, seat)
    g.turn = 0
    return "show_card"


def _plan(g: State, seat: int, cells: list[int]) -> Flow[str]:
    """Choose the battle tile, then what waits there (DL-PLAN-01, -04 to -09)."""
    lord = g.lords[seat]
    cell = cells[0]
    if len(cells) > 1:
        key = yield Ask(
            seat,
            "battle_tile",
            CELL_OF_REF,
            lambda cell: battle_refusal(lord.tiles, cell),
            [CELL_REFS[cell] for cell in cells],
            NO_EXITS,
            {"round": g.combat_round, **{CELL_REFS[cell]: tile_ref(lord.tiles[cell]) for cell in cells}},
        )
        cell = CELL_OF_REF[key]
    lord.battle_cell = cell
    if g.log is not SILENCE:
        g.log.append(TileChosen(seat, CELL_REFS[cell]))
    yield from _lay_traps(g, seat)
    yield from _send_monsters(g, seat)
    return "planning"


def trap_limit(lord: Lord) -> int:
    """How many traps may be laid on the battle tile (DL-PLAN-04, -05, DL-ROOM-02)."""
    room = room_on(lord.tiles[lord.battle_cell])
    return ROOM_KIND[room].max_traps if room >= 0 else 1


def monster_limit(lord: Lord) -> int:
    """How many monsters may be sent to the battle tile; ghosts do not count."""
    room = room_on(lord.tiles[lord.battle_cell])
    return ROOM_KIND[room].max_monsters if room >= 0 else 1


def limit_rule(lord: Lord) -> str:
    """The rule that says how much the battle tile holds: a tunnel, a room, or a room with limits of its own."""
    room = room_on(lord.tiles[lord.battle_cell])
    if room < 0:
        return "DL-PLAN-04"
    return "DL-PLAN-05" if (ROOM_KIND[room].max_traps, ROOM_KIND[room].max_monsters) == (1, 2) else "DL-ROOM-02"


def trap_fee(lord: Lord) -> int:
    """The gold a trap costs on top because the battle is in a room."""
    room = room_on(lord.tiles[lord.battle_cell])
    return ROOM_KIND[room].trap_fee if room >= 0 else 0


def trap_price(g: State, lord: Lord, trap: int) -> Cost:
    """What this trap would cost together with those already laid, room fees included (DL-PLAN-08)."""
    price = together_due(TRAP_COST[g.year][trap], laid_price(g, lord))
    fee = trap_fee(lord)
    return together_due(price, Cost(gold=fee)) if fee else price


def laid_price(g: State, lord: Lord) -> Cost:
    """What the traps already laid will cost, room fees included."""
    price = Cost(gold=trap_fee(lord) * len(lord.laid)) if lord.laid else FREE
    for trap in lord.laid:
        price = together_due(price, TRAP_COST[g.year][trap])
    return price


def trap_refusal(g: State, seat: int, trap: int) -> Refusal | None:
    """Why this trap cannot be laid, or None if it can."""
    lord = g.lords[seat]
    if trap not in lord.traps:
        return refuse("plan.trap_not_yours", "DL-PLAN-08")
    if len(lord.laid) >= trap_limit(lord):
        return refuse("plan.too_many_traps", limit_rule(lord), limit=trap_limit(lord))
    return price_refusal(lord, trap_price(g, lord, trap))


def _lay_traps(g: State, seat: int) -> Flow[None]:
    lord = g.lords[seat]
    for _ in range(trap_limit(lord)):
        if not lord.traps:
            return
        # asked whenever there are cards, payable or not: being asked must not tell anything about them
        keys = [TRAP_REFS[trap] for trap in lord.traps if not lacking(lord, trap_price(g, lord, trap))]
        key = yield Ask(
            seat,
            "lay_trap",
            near((TRAP_REFS[trap] for trap in lord.traps), TRAP_OF_REF),
            lambda trap: trap_refusal(g, seat, trap),
            keys,
            MAY_PASS,
            {
                "round": g.combat_round,
                "cell": CELL_REFS[lord.battle_cell],
                "fee": trap_fee(lord),
                "has_gold": lord.gold,
                "has_food": lord.food,
            },
        )
        if key == PASS:
            return
        trap = TRAP_OF_REF[key]
        lord.traps.remove(trap)
        lord.laid.append(trap)
        g.log.append(TrapLaid(seat))


def _unsendable(lord: Lord, tile: int) -> str:
    if tile in lord.stunned:
        return "plan.face_down"
    if tile not in lord.lair:
        return "plan.not_yours"
    if not IS_GHOST[tile] and sum(1 for other in lord.sent if not IS_GHOST[other]) >= monster_limit(lord):
        return "plan.too_many_monsters"
    return ""


def send_refusal(lord: Lord, tile: int) -> Refusal | None:
    """Why this monster or ghost cannot be sent, or None if it can (DL-PLAN-04 to -07)."""
    code = _unsendable(lord, tile)
    if not code:
        return None
    if code == "plan.too_many_monsters":
        return refuse(code, limit_rule(lord), limit=monster_limit(lord))
    return refuse(code, "DL-PLAN-07", tile=MONSTER_REFS[tile])


def _send_monsters(g: State, seat: int) -> Flow[None]:
    lord = g.lords[seat]
    while True:
        keys = [MONSTER_REFS[tile] for tile in lord.lair if not _unsendable(lord, tile)]
        if not keys:
            return
        key = yield Ask(
            seat,
            "send",
            near((MONSTER_REFS[tile] for tile in lord.lair + lord.stunned), MONSTER_OF_REF),
            lambda tile: send_refusal(lord, tile),
            keys,
            MAY_BE_DONE,
            {"round": g.combat_round, "cell": CELL_REFS[lord.battle_cell], "sent": len(lord.sent)},
        )
        if key == DONE:
            return
        tile = MONSTER_OF_REF[key]
        lord.lair.remove(tile)
        lord.sent.append(tile)
        if g.log is not SILENCE:
            g.log.append(MonsterSent(seat, key))


def _let_go(g: State, seat: int) -> Flow[str]:
    """Heroes but no unconquered tile: one prisoner goes free instead of a battle (DL-PLAN-03)."""
    yield from release(g, seat, "tiles")
    return "planning"


def release(g: State, seat: int, why: str) -> Flow[None]:
    """The owner sets a prisoner of his choice free; he leaves the game (DL-R-63). `why`: tiles, or magic_key."""
    lord = g.lords[seat]
    hero = lord.prison[0]
    if len(lord.prison) > 1:

        def refusal(hero: int) -> Refusal | None:
            if hero not in lord.prison:
                return refuse("release.not_prisoner", "DL-PLAN-03", hero=HERO_REFS[hero])
            return None

        keys = [HERO_REFS[hero] for hero in lord.prison]
        key = yield Ask(seat, "release", near(keys, HERO_OF_REF), refusal, keys, args={"why": why})
        hero = HERO_OF_REF[key]
    lord.prison.remove(hero)
    g.heroes_gone.append(hero)
    g.log.append(PrisonerReleased(seat, HERO_REFS[hero]))


# -- reveal ----------------------------------------------------------------------


def show_card(g: State) -> str:
    """The round's combat card is turned up; its spell does nothing yet (DL-REV-01)."""
    g.turn = 0
    if not g.rules.scenario:
        card = g.town[g.combat_round - 1]
        g.cards_shown = g.combat_round
        g.chance.reveal()
        if g.log is not SILENCE:
            g.log.append(CardShown(SPELL_REFS[card], g.combat_round, SPELL_KIND[card].fatigue))
    return "battle"


# -- end -------------------------------------------------------------------------


def end_of_combat(g: State) -> str | None:
    """Heroes still there leave, everyone in the lairs wakes up (DL-CEND-01 to -03)."""
    if g.rules.scenario:
        return None
    heroes_leave(g)
    for lord in g.lords:
        lord.lair += lord.stunned
        lord.stunned = []
    g.combat_round = 0
    return "change_of_year" if g.year == 1 else "scoring"
