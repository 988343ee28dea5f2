"""Every number on a card counts: change it as an owner's own file would, and both its text and its play change.

A changed card is played beside the printed one from the same positions with the same dice; somewhere the two must part.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest

from gruft.games.tyrants.cards.vocabulary import Reader
from gruft.games.tyrants.game import GAME
from gruft.games.tyrants.pieces.content import CARDS, Card
from gruft.games.tyrants.pieces.minions import DESIGN_OF_ID, MARKET_DECKS
from gruft.games.tyrants.rules import discards
from gruft.games.tyrants.rules.playing import EFFECTS, LATE, learn
from gruft.games.tyrants.seen.printed import on_card
from gruft.table.chance import FastChance
from gruft.table.content import load_plain
from gruft.table.game import Game as Rules
from gruft.texts import LANGUAGES, Texts
from tests.games.tyrants.underdark import Game, underdark
from tests.harness.numbers import Way, at, own_game, ways
from tests.harness.numbers import changed as bump

WRITTEN_BESIDE = {"cost", "deck_vp", "inner_circle_vp"}
"""Printed in the corners of a card, not in its text."""


def speaks(data: Any, way: Way) -> bool:
    """Whether a number means anything: "promote this card" has a count, but there is only one of this card."""
    inner = at(data, way[:-1])
    return not (isinstance(inner, dict) and inner.get("zones") == ["this_card"])


EVERY_NUMBER = [
    pytest.param(card, way, id="-".join(map(str, (card.id, *way))))
    for card in CARDS
    for way in ways(card.effect)
    if speaks(card.effect, way)
]
REACTIONS = [card for card in CARDS if list(ways(card.on_forced_discard))]


@contextmanager
def changed(card: Card, effect: list[dict[str, Any]]) -> Iterator[None]:
    """The game with another effect on this card."""
    design = DESIGN_OF_ID[card.id]
    printed = EFFECTS[design], LATE[design]
    reader = Reader(card)
    learn(design, reader.steps(effect), reader.late)
    try:
        yield
    finally:
        learn(design, *printed)


def text(card: Card) -> list[str]:
    return [Texts("tyrants", lang).tell(on_card(DESIGN_OF_ID[card.id])) for lang in LANGUAGES]


def scene(card: Card, number: int, rules: Rules | None = None) -> Game:
    """A busy table; the higher the number, the more of everything has been captured, promoted and controlled."""
    s = underdark(2)
    if card.deck in MARKET_DECKS:
        s.with_decks(card.deck)
    others = [deck for deck in ("undead", "demons", "dragons", "drow", "elemental") if deck not in s.decks]
    s.with_decks(*(others[(number + n) % len(others)] for n in range(2 - len(s.decks))))
    s.hand("black", card.id, "noble", "soldier").hand("red", *["noble"] * (number % 7))
    s.discard("black", *["noble"] * 3)
    s.troops("black", "ched_nasad", "ched_nasad", "skullport", *["kanaglym"] * (number % 3 > 0))
    for site in ("everfire", "llacerellyn", "tsenviilyq", "menzoberranzan", "araumycos")[: number // 2]:
        s.fills("black", site)
    s.troops("red", "ched_nasad", "ched_nasad", "skullport", "labyrinth", *["gracklstugh"] * 3)
    s.troops("white", "skullport", "labyrinth", "gracklstugh", "araumycos__ched_nasad_1")
    if number < 10:
        s.fills("white", "araumycos")
    s.spies("black", *("gracklstugh", "araumycos", "labyrinth", "skullport", "ched_nasad")[: number % 6])
    s.spies("red", "ched_nasad", "skullport")
    s.trophies("black", red=number // 2, white=(number + 1) // 2).trophies("red", black=2, white=3)
    s.circle("black", *["priestess_of_lolth"] * (number % 12))
    row = [other.id for other in CARDS if other.deck in s.decks and other.id != card.id]
    s.market(*(row[(number * 5 + n * 3) % len(row)] for n in range(6)))
    played = [s.copy_of("house_guard") for _ in range(3)]
    played += [s.copy_of(other.id) for other in CARDS if other.id in row and other.copies > 2][:8]
    return s.devoured("house_guard").set(in_play=played, played=played).begin(rules=rules)


def trace(card: Card, number: int, rules: Rules | None = None) -> list[Any]:
    """Everything that is asked and comes of playing the card and ending the turn."""
    game = scene(card, number, rules)
    dice = FastChance(number)
    seen: list[Any] = []
    game.plays(card.id)
    for _ in range(80):
        ask = game.ask
        seen.append((ask.seat, ask.kind, ask.keys, game.pool))
        if ask.kind == "main":
            if ask.seat == 1:
                break
            seen.append(game.table.hash())
            game.answers("end")
        else:
            eager = [key for key in ask.keys if key not in ("stop", "pass")] if number % 2 else ask.keys
            game.answers(dice.pick(eager))
    return [*seen, game.table.hash()]


@pytest.mark.parametrize(("card", "way"), EVERY_NUMBER)
def test_a_number_of_an_effect_changes_text_and_play(card: Card, way: Way) -> None:
    printed = text(card)
    effect = bump(card.effect, way)

    with changed(card, effect):
        other = text(card)

    assert all(now != before for now, before in zip(other, printed, strict=True)), (way, printed)
    for number in range(24):
        before = trace(card, number)
        with changed(card, effect):
            if trace(card, number) != before:
                return
    raise AssertionError(f"{card.id}: {way} changes nothing")


@contextmanager
def reacting(card: Card) -> Iterator[None]:
    """The game with this card in place of the printed one, as far as reactions go."""
    design = DESIGN_OF_ID[card.id]
    printed = CARDS[design], discards.REACTIONS[design]
    CARDS[design], discards.REACTIONS[design] = card, discards.reactions(card)
    try:
        yield
    finally:
        CARDS[design], discards.REACTIONS[design] = printed


def left_after_a_forced_discard(card: Card) -> tuple[int, int]:
    """The cards in both hands when red has been forced to discard the card."""
    s = underdark(2).troops("black", "ched_nasad").with_decks("aberrations", "undead")
    s.hand("black", "gauth", "noble", "noble", "noble").hand("red", card.id, "noble", "noble", "noble")
    game = s.begin().plays("gauth", "b")
    game.answers(card.id)
    while game.kind == "discard":
        game.answers(game.ask.keys[0])
    return len(game.hand("red")), len(game.hand("black"))


@pytest.mark.parametrize("card", REACTIONS, ids=lambda card: str(card.id))
def test_a_number_of_a_reaction_changes_text_and_play(card: Card) -> None:
    (way,) = ways(card.on_forced_discard)
    printed, left = text(card), left_after_a_forced_discard(card)

    with reacting(msgspec.structs.replace(card, on_forced_discard=bump(card.on_forced_discard, way))):
        assert all(now != was for now, was in zip(text(card), printed, strict=True))
        assert left_after_a_forced_discard(card) != left


def test_the_words_of_a_card_are_read_from_the_owners_file() -> None:
    """All numbers at once: each card says something else in both languages and plays otherwise."""
    entries = []
    for entry in load_plain("tyrants", "cards.yaml", "cards"):
        for way in ways(entry):
            if way[0] in ("effect", "on_forced_discard") and speaks(entry, way):
                entry = bump(entry, way)
        entries.append(entry)
    theirs = own_game("tyrants", {"cards.yaml": {"cards": entries}})

    told = [(GAME.printed(lang), theirs.printed(lang)) for lang in LANGUAGES]
    numbered = [card for card in CARDS if any(speaks(card.effect, way) for way in ways(card.effect))]
    assert [
        card.id for card in numbered for ours, own in told if ours[f"card:{card.id}"] == own[f"card:{card.id}"]
    ] == []
    dull = [
        card.id
        for card in numbered
        if not any(trace(card, number, theirs) != trace(card, number, GAME) for number in range(24))
    ]
    assert dull == []
