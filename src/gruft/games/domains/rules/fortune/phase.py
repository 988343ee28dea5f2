"""Phase 1, Fortune: two cards, each read by what the other is (DD-FORTUNE, DD-END, DD-TURN).

Not here: what the steps of the cards do (cards/words/), who knows the deck (deck.py).
"""

from __future__ import annotations

from functools import cache

from gruft.games.domains.pieces.content import FORTUNE, Step
from gruft.games.domains.pieces.events import FortuneRead, FortuneRevealed, FortuneVoid, PhaseBegan, RoundBegan
from gruft.games.domains.pieces.numbers import FROM_FORTUNE, USUAL
from gruft.games.domains.pieces.tables import DEATH, F_ARCANA, F_SUIT, FORTUNE_IDS, FORTUNE_REFS
from gruft.games.domains.rules.basics.order import begin
from gruft.games.domains.rules.fortune.deck import draw
from gruft.games.domains.rules.playing.effects import Play, Word, read
from gruft.games.domains.state import State
from gruft.table.events import note
from gruft.table.flow import Flow, caused


def fortune_phase(g: State) -> str:
    """A new round: reveal two cards (one, if only one is left); Death voids the other (DD-FORTUNE-01, 02)."""
    g.round += 1
    g.phase = 1
    note(g, RoundBegan, g.round)
    note(g, PhaseBegan, "phase:fortune")
    g.rule = USUAL[:]
    g.extra = []
    g.type_defence = [0] * 6
    g.minion_change = 0
    g.skips = [0, 0]
    g.party_dice = [[], []]
    g.party_drop = [0, 0]
    g.taken = False
    g.uses = [0] * len(g.uses)
    g.master_uses = [0] * g.seats
    g.casts = [0] * g.seats
    g.white, g.white_next = g.white_next, -1
    g.purple = -1
    g.boxes = [draw(g) for _ in range(min(2, len(g.fortune)))]
    for card in g.boxes:
        note(g, FortuneRevealed, FORTUNE_REFS[card])
    if DEATH in g.boxes:
        for card in g.boxes:
            if card != DEATH:
                g.fortune_discard.append(card)
                note(g, FortuneVoid, FORTUNE_REFS[card])
        g.boxes = [DEATH]
    g.box = 0
    return "fortune_card"


def side_of(card: int, other: int) -> str:
    """Which text counts: Arcana have one; suits match the same suit or an Arcana (DD-FORTUNE-04, 05)."""
    if F_ARCANA[card]:
        return "single"
    return "match" if other >= 0 and (F_ARCANA[other] or F_SUIT[other] == F_SUIT[card]) else "other"


@cache
def words_of(card: int, side: str) -> list[Word]:
    """The steps of one text of a card."""
    steps: list[Step] = getattr(FORTUNE[card], side)
    return read(steps)


def current_side(g: State) -> str:
    """Which side of the card counts: what lies in the other box decides."""
    card = g.boxes[g.box]
    other = g.boxes[1 - g.box] if len(g.boxes) > 1 else -1
    return side_of(card, other)


def fortune_card(g: State) -> str:
    """Begin the next card, or go on to Preparation."""
    if g.box >= len(g.boxes):
        g.phase = 2
        note(g, PhaseBegan, "phase:preparation")
        begin(g)
        return "preparation"
    note(g, FortuneRead, FORTUNE_REFS[g.boxes[g.box]], f"side:{current_side(g)}")
    g.step = -1
    return "fortune_step"


def fortune_step(g: State) -> Flow[str] | str:
    """The next step of the card for the next player it names."""
    card, side = g.boxes[g.box], current_side(g)
    words = words_of(card, side)
    if g.step < 0:
        return _next_step(g, words)
    if g.turn >= len(g.order):
        return _next_step(g, words)
    deal = f"deal:{FORTUNE_IDS[card]}-{side}-{g.step}"
    play = Play(g.order[g.turn], FROM_FORTUNE, card=FORTUNE_REFS[card], deal=deal)
    g.turn += 1
    return _waiting(caused(play.card, words[g.step].run(g, play)))


def _next_step(g: State, words: list[Word]) -> str:
    g.step += 1
    if g.step < len(words):
        begin(g, words[g.step].seats(g, g.first))
        return "fortune_step"
    g.step = 0
    g.box += 1
    return "fortune_card"


def _waiting(flow: Flow[None]) -> Flow[str]:
    yield from flow
    return "fortune_step"
