"""When an encounter is over (DE-END-01 to DE-END-03, DE-QUEST-02).

Victory conditions are looked at after every effect. When one is fulfilled whatever is under way is broken off:
`EncounterEnds` unwinds the rules to the beat, which goes on to the end of the encounter.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gruft.games.descent.state import State

if TYPE_CHECKING:
    from gruft.games.descent.quests.quest import Quest

HEROES, OVERLORD_WINS = "heroes", "overlord"


class EncounterEnds(Exception):
    """A side has fulfilled its victory condition."""


SCRIPTS: Final[dict[str, Quest]] = {}
"""Every quest's script by id; the quests package fills it."""


def quest_of(g: State) -> Quest:
    """The script of the quest being played."""
    return SCRIPTS[g.quest]


def settle(g: State) -> None:
    """Look at the victory conditions; both at once go to the side whose turn it is."""
    won = quest_of(g).won(g)
    if not won:
        return
    if len(won) == 2:
        won = {HEROES if g.turn >= 0 else OVERLORD_WINS}
    g.encounter_winner = next(iter(won))
    raise EncounterEnds
