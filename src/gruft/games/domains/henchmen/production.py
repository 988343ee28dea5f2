"""Henchmen of the Production phase: what they take and give is made of the vocabulary (DD-HENCH-11, 12)."""

from __future__ import annotations

from gruft.games.domains import effects
from gruft.games.domains.content import HENCHMEN
from gruft.games.domains.effects import Play, Word
from gruft.games.domains.effects.goods import Offer
from gruft.games.domains.henchmen.base import H_WINDOW, HENCHMAN_RULES, PRODUCTION, HenchmanRule
from gruft.games.domains.state import FROM_HENCHMEN, State
from gruft.games.domains.tables import HENCHMAN_KEY
from gruft.table.ask import Seat
from gruft.table.flow import Flow
from gruft.table.rules import Refusal


def _rule(card: int, words: list[Word]) -> HenchmanRule:
    def use(g: State, seat: Seat) -> Flow[None]:
        return effects.run(g, seat, words, Play(FROM_HENCHMEN, card=HENCHMAN_KEY[card]))

    def needs(g: State, seat: Seat) -> Refusal | None:
        for word in words:
            if isinstance(word, Offer):
                return word.refusal(g, seat, public=False)
        return None

    return HenchmanRule(use, needs)


for _card, _record in enumerate(HENCHMEN):
    if H_WINDOW[_card] == PRODUCTION:
        HENCHMAN_RULES[_card] = _rule(_card, effects.read(_record.do))
