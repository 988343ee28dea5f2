"""A drawn map without any quest: no rules of its own and nobody wins before time is over.

Not here: drawings (pieces/drawing.py), the figures on them (rules/setup/drawn.py).
"""

from __future__ import annotations

from gruft.games.descent.moments.quest import Quest, script
from gruft.games.descent.pieces.atlas import Encounter, Rewards
from gruft.games.descent.pieces.atlas import Quest as Printed
from gruft.games.descent.pieces.drawing import DRAWN, drawn_encounter
from gruft.games.descent.state import State
from gruft.table.rules import Refusal


@script
class Drawn(Quest):
    """Anybody may carry whatever lies there."""

    id = DRAWN

    @property
    def printed(self) -> Printed:
        return UNPRINTED

    def encounter(self, g: State) -> Encounter:
        assert g.drawn is not None, "nothing is drawn"
        return drawn_encounter(g.drawn)

    def carry_refusal(self, g: State, f: int, token: int) -> Refusal | None:
        return None


UNPRINTED = Printed(
    id=DRAWN,
    name_en=DRAWN,
    name_de=DRAWN,
    order=0,
    kind="act1",
    act=1,
    standalone=False,
    story_en="",
    story_de="",
    rewards=Rewards(xp_for_all=0, source="reconstructed"),
    encounters=(),
    source="reconstructed",
)
