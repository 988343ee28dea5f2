"""Henchmen of the Production phase: what they take and give is made of the vocabulary (DD-HENCH-11, 12)."""

from __future__ import annotations

from functools import cache

from gruft.games.domains.pieces.content import HENCHMEN
from gruft.games.domains.pieces.numbers import FROM_HENCHMEN
from gruft.games.domains.pieces.tables import HENCHMAN_REFS
from gruft.games.domains.rules.playing import effects
from gruft.games.domains.rules.playing.effects import Play, Word
from gruft.games.domains.rules.playing.henchmen import H_WINDOW, HENCHMAN_RULES, PRODUCTION, HenchmanRule
from gruft.games.domains.state import State
from gruft.table.ask import Seat
from gruft.table.flow import Flow
from gruft.table.rules import Refusal


def _rule(card: int) -> HenchmanRule:
    @cache
    def words() -> list[Word]:
        return effects.read(HENCHMEN[card].do)

    def use(g: State, seat: Seat) -> Flow[None]:
        return effects.run(g, words(), Play(seat, FROM_HENCHMEN, card=HENCHMAN_REFS[card]))

    def needs(g: State, seat: Seat) -> Refusal | None:
        return effects.needs(g, words(), Play(seat, FROM_HENCHMEN))

    return HenchmanRule(use, needs)


for _card in range(len(HENCHMEN)):
    if H_WINDOW[_card] == PRODUCTION:
        HENCHMAN_RULES[_card] = _rule(_card)
