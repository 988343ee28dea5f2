"""Tyrants of the Underdark, put together for the table."""

from __future__ import annotations

from typing import Final

from gruft.games.tyrants.end_of_turn import close, late
from gruft.games.tyrants.invariants import arrange, invariants
from gruft.games.tyrants.meta import META
from gruft.games.tyrants.names import names, printed
from gruft.games.tyrants.redeal import redeal
from gruft.games.tyrants.scoring import result
from gruft.games.tyrants.setup import claim, option_refusal, setup
from gruft.games.tyrants.state import State
from gruft.games.tyrants.targets import elsewhere
from gruft.games.tyrants.turn import main, turn
from gruft.games.tyrants.views import view
from gruft.table.game import Game

GAME: Final = Game(
    meta=META,
    state=State,
    setup=setup,
    first="claim",
    beats={"claim": claim, "turn": turn, "main": main, "late": late, "close": close},
    view=view,
    result=result,
    redeal=redeal,
    invariants=invariants,
    names=names,
    main="turn",
    arrange=arrange,
    option_refusal=option_refusal,
    elsewhere=elsewhere,
    printed=printed,
)
