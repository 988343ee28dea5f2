"""Numbers that stand beside a text: in the corners of a card, on the board, in the box.

Each is changed as an owner's own file would change it; the game that has read the file must play differently where the
number counts. Numbers that never count in play are named by their record (`unplayed`), with the reason.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from gruft.games.tyrants.game import GAME
from gruft.games.tyrants.pieces.content import CARDS, SITES, Card, Deck, Known, Route, SectionLine, Site
from gruft.games.tyrants.pieces.minions import CARD_IDS, DESIGN_OF_ID, MARKET_DECKS, copies_of
from gruft.games.tyrants.pieces.underdark import COLORS
from gruft.table.chance import Chance
from gruft.table.content import load_plain
from gruft.table.game import Game, Result
from gruft.table.plain import to_plain
from tests.games.tyrants.test_numbers import WRITTEN_BESIDE
from tests.games.tyrants.underdark import underdark
from tests.harness.numbers import Way, changed, one_more, own_game, table_of, ways

Written = dict[str, Any]
Measure = Callable[[Game, str], object]
"""What a number of this component comes to in a game."""

HEADINGS: dict[str, tuple[str, type[Known | Route | SectionLine]]] = {
    "cards": ("cards.yaml", Card),
    "decks": ("cards.yaml", Deck),
    "sites": ("board.yaml", Site),
    "routes": ("board.yaml", Route),
    "section_lines": ("board.yaml", SectionLine),
}
IN_WORDS = ("effect", "on_forced_discard")
"""What words say is shown in test_numbers.py."""


def other(name: str | int, value: Any) -> Any:
    """One more of a number; the first white troop of a site is gone, or there is one where none was."""
    if name == "white_spaces":
        return value[1:] if value else [1]
    return one_more(name, value)


def written(heading: str) -> list[Written]:
    found: list[Written] = load_plain("tyrants", HEADINGS[heading][0], heading)
    return found


def numbers(heading: str, entry: Written) -> Iterator[Way]:
    """The numbers that count in play, words left out."""
    left_out = {*HEADINGS[heading][1].unplayed, *IN_WORDS}
    return (way for way in ways(entry, other) if way[0] not in left_out)


# -- what they come to -----------------------------------------------------------


def price(game: Game, card: str) -> object:
    """Whether our price is enough."""
    printed = CARDS[DESIGN_OF_ID[card]]
    s = underdark(2).pool(influence=printed.cost or 0)
    if printed.deck in MARKET_DECKS:
        s.with_decks(printed.deck).market(card)
    ref = f"recruit:{CARD_IDS[copies_of(card)[-1 if printed.deck == 'supply' else 0]]}"
    return ref in table_of(game, s.position("main")).asks[0].keys


def scored(game: Game, **state: Any) -> dict[str, int]:
    """Where the points of black come from if the game ends so."""
    position = underdark(4).with_decks(state.pop("deck", "drow")).position("main")
    position["state"] |= state
    result: Result = game.result(table_of(game, position).state)
    return result.breakdown[0]


def in_the_deck(game: Game, card: str) -> object:
    return scored_with(game, card, "discards")["deck"]


def in_the_circle(game: Game, card: str) -> object:
    return scored_with(game, card, "circles")["inner_circle"]


def scored_with(game: Game, card: str, zone: str) -> dict[str, int]:
    """The points of black who owns one copy of a card, in this zone."""
    g = game.setup(2, game.meta.default_options(), Chance(b"numbers"))
    g.active = 1
    g.decks[0], g.hands[0] = [], []
    getattr(g, zone)[0] = copies_of(card)[:1]
    game.wake(g)
    result: Result = game.result(g)
    return result.breakdown[0]


def in_the_box(game: Game, card: str) -> object:
    """How many of them lie on the table when four play with its deck."""
    deck = CARDS[DESIGN_OF_ID[card]].deck
    decks = [deck if deck in MARKET_DECKS else "demons", "drow" if deck != "drow" else "undead"]
    options = {**game.meta.default_options(), "deck_one": decks[0], "deck_two": decks[1]}
    laid = to_plain(game.setup(4, options, Chance(b"numbers")))
    piles = [laid[name] for name in ("market", "market_deck", "guards", "priestesses", "outcasts")]
    piles += [*laid["decks"], *laid["hands"]]
    return Counter(str(each).rpartition(".")[0] for pile in piles for each in pile)[card]


def held(site: str, count: int) -> dict[str, Any]:
    """Black has so many troops at a site, from the first space on."""
    troops: list[list[str]] = [[] for _ in COLORS]
    troops[0] = [f"{site}.{n + 1}" for n in range(count)]
    return {"troops": troops}


def worth(game: Game, site: str) -> object:
    return scored(game, **held(site, 1))["sites"]


def filled_by(game: Game, site: str) -> object:
    """Whether as many troops as our board has spaces there control it totally."""
    printed = next(each.spaces for each in SITES if each.id == site)
    return scored(game, **held(site, printed))["total_control"]


def guarded(game: Game, site: str) -> object:
    """The white troops there after set-up."""
    laid = to_plain(game.setup(4, game.meta.default_options(), Chance(b"numbers")))
    return [space for space in laid["troops"][-1] if space.startswith(f"{site}.")]


def marker(game: Game, site: str) -> object:
    """What black gets for total control of the site at the end of the turn."""
    printed = next(each.spaces for each in SITES if each.id == site)
    position = underdark(4).position("main")
    position["state"] |= held(site, printed)
    table = table_of(game, position)
    table.answer(0, "end")
    return table.state.tokens[0]


MEASURES: dict[tuple[str, str], Measure] = {
    ("cards", "cost"): price,
    ("cards", "deck_vp"): in_the_deck,
    ("cards", "inner_circle_vp"): in_the_circle,
    ("cards", "copies"): in_the_box,
    ("sites", "vp"): worth,
    ("sites", "spaces"): filled_by,
    ("sites", "white_spaces"): guarded,
    ("sites", "marker_vp"): marker,
}


def test_every_number_outside_the_words_counts_in_play_or_says_why_not() -> None:
    fields = {
        (heading, str(way[0])) for heading in HEADINGS for entry in written(heading) for way in numbers(heading, entry)
    }

    assert fields == set(MEASURES)
    for _, kind in HEADINGS.values():
        assert set(kind.unplayed) <= {field.name for field in msgspec.structs.fields(kind)}


def test_the_other_numbers_of_a_card_stand_in_its_corners_or_in_the_box() -> None:
    kinds = {field.name for field in msgspec.structs.fields(Card) if field.type in (int, int | None)}

    assert kinds == WRITTEN_BESIDE | {"copies"}


@pytest.mark.parametrize(("heading", "field"), MEASURES, ids=lambda name: str(name))
def test_a_changed_number_changes_what_happens(heading: str, field: str) -> None:
    """All components of a kind are changed at once; each is measured alone."""
    measure = MEASURES[heading, field]
    entries = [(entry, [way for way in numbers(heading, entry) if way[0] == field]) for entry in written(heading)]
    theirs = own_game(
        "tyrants", {HEADINGS[heading][0]: {heading: [other_entry(entry, found) for entry, found in entries]}}
    )

    dull = [
        entry["id"] for entry, found in entries if found and measure(theirs, entry["id"]) == measure(GAME, entry["id"])
    ]

    assert sorted(dull) == sorted(EXCEPT.get((heading, field), ()))


def other_entry(entry: Written, found: list[Way]) -> Written:
    for way in found:
        entry = changed(entry, way, other)
    return entry


EXCEPT = {("cards", "copies"): {"noble", "soldier"}}
"""Each player starts with seven and three, whatever the box holds (TU-SETUP-08)."""
