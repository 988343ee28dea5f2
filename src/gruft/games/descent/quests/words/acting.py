"""Special actions a quest adds: who may perform them, how often, and why not now (DE-SPEC-01, QC-30, QC-34)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from gruft.games.descent.moments.asking import choose_one
from gruft.games.descent.moments.seats import controller
from gruft.games.descent.pieces.kinds import FIRST_MONSTER
from gruft.games.descent.quests.words.terms import Who, tokens
from gruft.games.descent.rules.figures import around
from gruft.games.descent.rules.objectives import token_key
from gruft.games.descent.state import State
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse

NOT_YOURS: Final = "quest_action.not_yours"
ONCE: Final = "quest_action.once"


@dataclass(frozen=True, slots=True)
class QuestAction:
    """A special action of a quest."""

    rule: str
    name: str
    who: Who
    shown_to: Who
    """Who is told of the action at all; wider than `who` where others might think it is theirs."""
    once: bool
    """Once per turn of the figure: of the hero, or the overlord's turn for monsters (QC-30)."""
    refusal: Callable[[State, int], Refusal | None]
    run: Callable[[State, int], Flow[None]]

    def refusal_for(self, g: State, f: int) -> Refusal | None:
        """Why the figure cannot perform it now."""
        if not self.who.holds(g, f):
            return refuse(NOT_YOURS, self.rule)
        if self.once and self._mark(f) in g.once:
            return refuse(ONCE, self.rule)
        return self.refusal(g, f)

    def perform(self, g: State, f: int) -> Flow[None]:
        """Carry it out."""
        if self.once:
            g.once.append(self._mark(f))
        yield from self.run(g, f)

    def _mark(self, f: int) -> str:
        return f"{'turn' if f < FIRST_MONSTER else 'round'}:quest.{self.name}:{f}"


def near_tokens(g: State, f: int, kind: str) -> list[int]:
    """The tokens of this kind on the figure's own or an adjacent space (QC-34)."""
    near = around(g, f)
    return [n for n in tokens(g, kind) if g.token_at[n] in g.spaces[f] or near >> g.token_at[n] & 1]


def nothing_near(g: State, f: int, kind: str, rule: str) -> Refusal | None:
    """Why an action at such a token is not possible: none lies with or next to the figure."""
    return None if near_tokens(g, f, kind) else refuse("quest_action.nothing_near", rule, token=f"token:{kind}")


def choose_near(g: State, f: int, kind: str) -> Flow[int]:
    """One of the tokens of this kind near the figure."""
    options = {token_key(g, n): n for n in near_tokens(g, f, kind)}
    chosen = yield from choose_one(controller(g, f), "quest_token", options, False, {"token": f"token:{kind}"})
    assert chosen is not None
    return chosen
