"""Steps that touch spies, and steps that return pieces to their owners (TU-SPY, TU-RET)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final, Literal

from gruft.games.tyrants.pieces.underdark import SPY_OF_REF, TROOP_OF_REF
from gruft.games.tyrants.rules.presence import presence
from gruft.games.tyrants.rules.spies import place_spy, return_spy
from gruft.games.tyrants.rules.step import Play, Step, tell_limit
from gruft.games.tyrants.rules.targets import (
    ANY_PLAYER,
    INSTRUCTION,
    MAY_STOP,
    OTHER_PLAYER,
    STOP,
    Aim,
    Question,
    pick_spy,
    spies_on_board,
    spy_keys,
    spy_masks,
    spy_refusal,
    troop_keys,
    troop_masks,
    troop_refusal,
    troops_on_board,
)
from gruft.games.tyrants.rules.troops import return_troop
from gruft.games.tyrants.state import State
from gruft.table.effect import Said, saying
from gruft.table.flow import Flow
from gruft.table.rules import Refusal

OTHERS: Final = Aim(OTHER_PLAYER, "TU-RET-02", "TU-RET-01")
ANYBODYS: Final = Aim(ANY_PLAYER, "TU-RET-02", "TU-RET-01")


@dataclass(frozen=True, slots=True)
class PlaceSpy(Step):
    """Place spies; each binds its site."""

    word: ClassVar[str] = "place_spy"
    count: int

    def possible(self, g: State, play: Play) -> bool:
        return True

    def run(self, g: State, play: Play) -> Flow[None]:
        for left in range(self.count, 0, -1):
            site = yield from place_spy(g, play.seat, play.args(left))
            if site >= 0:
                play.bound = site

    def tell(self) -> Said:
        return saying("effect-place-spy", n=self.count)


@dataclass(frozen=True, slots=True)
class ReturnEnemySpy(Step):
    """Return spies of other players from where one has presence."""

    word: ClassVar[str] = "return_enemy_spy"
    count: int

    def possible(self, g: State, play: Play) -> bool:
        return any(spy_masks(g, play.seat, presence(g, play.seat)))

    def run(self, g: State, play: Play) -> Flow[None]:
        for left in range(self.count, 0, -1):
            masks = spy_masks(g, play.seat, presence(g, play.seat))
            why = partial(spy_refusal, g, play.seat, False)
            spy = yield from pick_spy(g, play.seat, "return_enemy_spy", masks, why, play.args(left))
            if spy is None:
                return
            return_spy(g, play.seat, *spy)

    def tell(self) -> Said:
        return saying("effect-return-enemy-spy", n=self.count)


@dataclass(frozen=True, slots=True)
class ReturnPiece(Step):
    """Return troops or spies: others' where one has presence, one's own from anywhere, white never."""

    word: ClassVar[str] = "return_piece"
    count: int
    of: Literal["other_player", "any_player"]
    up_to: bool = False

    @property
    def own(self) -> bool:
        """Whether one may also return pieces of one's own."""
        return self.of == "any_player"

    @property
    def aim(self) -> Aim:
        """Whose troops are meant."""
        return ANYBODYS if self.own else OTHERS

    def keys(self, g: State, play: Play) -> list[str]:
        """Every piece that may be returned, troops first."""
        area = presence(g, play.seat)
        troops = troop_masks(g, play.seat, self.aim.whose, area)
        return troop_keys(troops) + spy_keys(spy_masks(g, play.seat, area, own=self.own))

    def piece_refusal(self, g: State, play: Play, piece: tuple[bool, int, int]) -> Refusal | None:
        """Why this troop or spy cannot be returned."""
        is_spy, color, node = piece
        if is_spy:
            return spy_refusal(g, play.seat, self.own, (color, node))
        return troop_refusal(g, play.seat, self.aim, presence(g, play.seat), (color, node))

    def possible(self, g: State, play: Play) -> bool:
        return bool(self.keys(g, play))

    def run(self, g: State, play: Play) -> Flow[None]:
        for left in range(self.count, 0, -1):
            keys = self.keys(g, play)
            if not keys:
                return
            key = keys[0]
            if self.up_to or len(keys) > 1:
                known, why = partial(pieces_on_board, g), partial(self.piece_refusal, g, play)
                exits = MAY_STOP if self.up_to else INSTRUCTION
                args = play.open_args(left, self.up_to)
                key = yield Question(play.seat, "return_piece", keys, known, why, args, exits)
            if key == STOP:
                return
            if key in SPY_OF_REF:
                return_spy(g, play.seat, *SPY_OF_REF[key])
            else:
                return_troop(g, play.seat, *TROOP_OF_REF[key])

    def tell(self) -> Said:
        return saying("effect-return-piece", of=self.of, limit=tell_limit(self.up_to), n=self.count)


def pieces_on_board(g: State) -> dict[str, tuple[bool, int, int]]:
    """All troops and spies by ref; the first of each value says whether it is a spy."""
    pieces = {key: (False, *troop) for key, troop in troops_on_board(g).items()}
    pieces.update({key: (True, *spy) for key, spy in spies_on_board(g).items()})
    return pieces
