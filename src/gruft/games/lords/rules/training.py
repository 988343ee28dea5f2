"""Combat training (DL-TRAIN): one player, three tiles in a row, a fixed party, no cards and no evil track.

The rounds are those of combat/; here is only how a scenario is laid out and how it ends.
"""

from __future__ import annotations

from gruft.games.lords.pieces.content import BOARD, SCENARIOS
from gruft.games.lords.pieces.tables import (
    CELLS,
    EMPTY,
    HERO_IDS,
    LOST,
    MONSTER_IDS,
    ROOM_IDS,
    TRAP_IDS,
    TUNNEL,
    room_tile,
)
from gruft.games.lords.rules.dungeon import cell_at
from gruft.games.lords.state import AWAY, Lord, Member, Rules, State
from gruft.table.chance import Chance
from gruft.table.game import Result

ENTRANCE_ROOM = "souvenir_shop"
"""Stands at the entrance in the room exercise; what it produces does not matter there."""


def training_table(name: str, chance: Chance) -> State:
    """The scenario before its first round (DL-TRAIN-01)."""
    scenario = SCENARIOS[name]
    tiles = [EMPTY] * CELLS
    row, column = BOARD.entrance_cell
    for depth in range(3):
        tiles[cell_at(row + depth, column)] = TUNNEL
    if scenario.room:
        tiles[cell_at(row, column)] = room_tile(ROOM_IDS.index(ENTRANCE_ROOM))
    lord = Lord(scenario.gold, scenario.food, 0, BOARD.evil_start, tiles)
    lord.lair = [MONSTER_IDS.index(f"{kind}.1") for kind in scenario.monsters]
    lord.traps = [TRAP_IDS.index(f"{kind}.1") for kind in scenario.traps]
    lord.party = [Member(HERO_IDS.index(hero)) for hero in scenario.party]
    rules = Rules(False, False, False, False, "none", scenario=name)
    return State(
        rules=rules, lords=[lord], others=[], other_evil=0, start=0, paladin=AWAY, combat_round=1, chance=chance
    )


def training_result(g: State) -> Result:
    """Fewer conquered tiles are better (DL-TRAIN-04)."""
    lost = sum(1 for tile in g.lords[0].tiles if LOST[tile])
    return Result(winners=[0], places=[1], points=[-lost], breakdown=[{"conquered_tiles": -lost}], reason="training")
