"""What only Descent says: its prompts and the names of the moments cards react to.

Not here: what is the same for every game (tests/games/test_texts.py).
"""

from __future__ import annotations

import pytest

from gruft.games.descent.moments.hooks import HOOKS, OVERLORD_HOOKS
from gruft.games.descent.moments.moment import kinds_of, name_of
from gruft.games.descent.pieces.content import OVERLORD
from gruft.texts import LANGUAGES, Texts
from tests.harness.speech import calls, dashed, words

ASKING = {
    "Ask": 1,
    "ask_key": 1,
    "choose_one": 1,
    "choose_word": 1,
    "choose_number": 1,
    "choose_die": 2,
    "confirm": 1,
    "choose_figure": 2,
    "choose_space": 2,
    "choose_card": 2,
}
"""Functions that ask, and which of their arguments is the kind."""


def ask_kinds() -> set[str]:
    """Kinds of asks written down in the source."""
    return {
        word
        for name, place in ASKING.items()
        for call in calls("descent", name)
        if len(call.args) > place
        for word in words(call.args[place])
    }


def heard_by_cards() -> set[type]:
    """Moments at which some card asks its owner."""
    moments = [hook.moment for book in (HOOKS, OVERLORD_HOOKS) for hooks in book.values() for hook in hooks]
    kinds = {kind for moment in moments for kind in kinds_of(moment)}
    return {kind for kind in kinds if len(kinds_of(kind)) == 1}  # only the narrow ones come


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_and_every_moment_has_its_words(lang: str) -> None:
    texts = Texts("descent", lang)
    kinds = ask_kinds()
    wanted = {f"ask-{dashed(kind)}" for kind in kinds} | {
        f"name-window-{dashed(name_of(kind))}" for kind in heard_by_cards()
    }

    assert len(kinds) > 40
    assert sorted(message for message in wanted if not texts.has(message)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_overlord_card_is_offered_with_its_cost(lang: str) -> None:
    texts = Texts("descent", lang)
    for name, card in OVERLORD.items():
        offer = texts.option("scheme", f"buy:{name}")
        assert card.name(lang) in offer and texts.say("named-cost", {"card": "", "xp": card.xp}).strip() in offer
