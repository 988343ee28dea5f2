"""The cards as tables: every physical card is one small int (TU-CARD-01).

A *design* is what is printed, a *card* is one of its copies; `DESIGN[card]` says which. Tables are indexed by
card where rules ask often. Cards without a cost have cost `NO_COST`, which fits no limit and no purse.

Not here: what cards do (cards/).
"""

from __future__ import annotations

from typing import Final

from gruft.games.tyrants.pieces.content import ASPECTS, CARDS, DECKS

NO_COST: Final = 99
ASPECT_IDS: Final = [aspect.id for aspect in ASPECTS]
MARKET_DECKS: Final = [deck.id for deck in DECKS if deck.id not in ("starter", "supply")]
DESIGN_IDS: Final = [card.id for card in CARDS]
DESIGN_OF_ID: Final = {name: number for number, name in enumerate(DESIGN_IDS)}

DESIGN: Final = [number for number, card in enumerate(CARDS) for _ in range(card.copies)]
CARD_IDS: Final = [f"{card.id}.{n + 1}" for card in CARDS for n in range(card.copies)]
ALL_CARDS: Final = range(len(CARD_IDS))

CARD_REFS: Final = [f"card:{name}" for name in CARD_IDS]
PLAY_REFS: Final = [f"play:{name}" for name in CARD_IDS]
RECRUIT_REFS: Final = [f"recruit:{name}" for name in CARD_IDS]
CARD_OF_REF: Final = {ref: card for card, ref in enumerate(CARD_REFS)}
CARD_OF_PLAY: Final = {ref: card for card, ref in enumerate(PLAY_REFS)}
CARD_OF_RECRUIT: Final = {ref: card for card, ref in enumerate(RECRUIT_REFS)}


def _cost(design: int) -> int:
    cost = CARDS[design].cost
    return NO_COST if cost is None else cost


def _aspect(design: int) -> int:
    aspect = CARDS[design].aspect
    return -1 if aspect is None else ASPECT_IDS.index(aspect)


COST: Final = [_cost(design) for design in DESIGN]
ASPECT: Final = [_aspect(design) for design in DESIGN]
DECK_VP: Final = [CARDS[design].deck_vp for design in DESIGN]
CIRCLE_VP: Final = [CARDS[design].inner_circle_vp or 0 for design in DESIGN]
UNDEAD: Final = [CARDS[design].type == "undead" for design in DESIGN]
IS_OUTCAST: Final = [CARDS[design].returns_to_supply for design in DESIGN]
OBEDIENCE: Final = ASPECT_IDS.index("obedience")


def copies_of(design: str) -> list[int]:
    """All cards of a design."""
    number = DESIGN_OF_ID[design]
    return [card for card in ALL_CARDS if DESIGN[card] == number]


def cards_of_deck(deck: str) -> list[int]:
    """All cards of a market deck."""
    return [card for card in ALL_CARDS if CARDS[DESIGN[card]].deck == deck]


NOBLES: Final = copies_of("noble")
SOLDIERS: Final = copies_of("soldier")
GUARDS: Final = copies_of("house_guard")
PRIESTESSES: Final = copies_of("priestess_of_lolth")
OUTCASTS: Final = copies_of("insane_outcast")
