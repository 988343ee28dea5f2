"""Special actions a quest adds: who may perform them, how often, and why not now (DE-SPEC-01, QC-30, QC-34)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from gruft.games.descent.moments.asking import Args, choose_one
from gruft.games.descent.moments.seats import controller, ref_of
from gruft.games.descent.pieces.kinds import ATTRIBUTE_NAMES, FIRST_MONSTER
from gruft.games.descent.quests.words.terms import When, Where, Who, tokens
from gruft.games.descent.rules.attribute_tests import test
from gruft.games.descent.rules.figures import around
from gruft.games.descent.rules.objectives import token_key
from gruft.games.descent.state import State
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse

NOT_YOURS: Final = "quest_action.not_yours"
ONCE: Final = "quest_action.once"
NOTHING_NEAR: Final = "quest_action.nothing_near"
DEED: Final = 3.0
"""What an action that serves the quest is worth to a bot."""


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
    at: Where | None
    refusal: Callable[[State, int], Refusal | None] | None
    run: Callable[[State, int], Flow[None]]
    worth: float
    """What bots give for it; a plain minion's defeat is worth 1."""
    useful: When
    """When bots think of it at all."""

    def refusal_for(self, g: State, f: int) -> Refusal | None:
        """Why the figure cannot perform it now."""
        refusal = self.not_yet(g, f)
        if refusal is None and self.at is not None and not self.at.near(g, f):
            refusal = refuse(NOTHING_NEAR, self.rule, thing=self.at.name)
        if refusal is None and self.refusal is not None:
            refusal = self.refusal(g, f)
        return refusal

    def not_yet(self, g: State, f: int) -> Refusal | None:
        """Why the figure cannot perform it this turn, wherever it goes."""
        if not self.who.holds(g, f):
            return refuse(NOT_YOURS, self.rule)
        return refuse(ONCE, self.rule) if self.once and self._mark(f) in g.once else None

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


def choose_near(g: State, f: int, *kinds: str, called: str = "") -> Flow[int]:
    """One of the tokens of these kinds near the figure; the question calls them so, or by the first kind."""
    options = {token_key(g, n): n for kind in kinds for n in near_tokens(g, f, kind)}
    about: Args = {"token": called or f"token:{kinds[0]}"}
    chosen = yield from choose_one(controller(g, f), "quest_token", options, False, about)
    assert chosen is not None
    return chosen


def tests_one_of(g: State, f: int, *attributes: int) -> Flow[bool]:
    """The figure's player chooses which of these attributes it tests; whether it succeeds."""
    options = {f"attribute:{ATTRIBUTE_NAMES[attribute]}": attribute for attribute in attributes}
    chosen = yield from choose_one(controller(g, f), "quest_attribute", options, False, {"figure": ref_of(g, f)})
    assert chosen is not None
    return (yield from test(g, f, chosen)).passed
