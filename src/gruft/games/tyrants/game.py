"""Tyrants of the Underdark, put together for the table."""

from __future__ import annotations

from typing import Final

import gruft.games.tyrants.cards.vocabulary  # noqa: F401  # the cards tell what they do
from gruft.games.tyrants.meta import META
from gruft.games.tyrants.rules.elsewhere import elsewhere
from gruft.games.tyrants.rules.end_of_turn import close, late
from gruft.games.tyrants.rules.invariants import arrange, invariants
from gruft.games.tyrants.rules.scoring import result
from gruft.games.tyrants.rules.setup import claim, option_refusal, setup
from gruft.games.tyrants.rules.turn import main, turn
from gruft.games.tyrants.seen.names import names
from gruft.games.tyrants.seen.printed import printed
from gruft.games.tyrants.seen.redeal import redeal
from gruft.games.tyrants.seen.views import own, view
from gruft.games.tyrants.state import State, wake
from gruft.table.game import Game, Hour


def hour(g: State) -> Hour:
    """The round, and whose turn it is."""
    return Hour(f"{g.round}", f"{g.round}.{g.active}")


GAME: Final = Game(
    meta=META,
    state=State,
    wake=wake,
    setup=setup,
    first="claim",
    beats={"claim": claim, "turn": turn, "main": main, "late": late, "close": close},
    view=view,
    own=own,
    result=result,
    redeal=redeal,
    invariants=invariants,
    names=names,
    main="turn",
    arrange=arrange,
    follows=("barracks", "box", "holders", "market", "devoured", "hands", "discards", "circles", "in_play"),
    option_refusal=option_refusal,
    hour=hour,
    elsewhere=elsewhere,
    printed=printed,
)
