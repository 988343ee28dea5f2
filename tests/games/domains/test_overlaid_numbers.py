"""Numbers of the supply and of Fortune cards, changed as an owner's own file would change them, and played."""

from __future__ import annotations

from typing import Any

import pytest

from gruft.games.domains.game import GAME
from gruft.games.domains.pieces.content import FORTUNE, Item
from gruft.games.domains.pieces.tables import ITEM_OF, N_ITEMS
from gruft.games.domains.state import State
from gruft.table.content import load_plain
from gruft.table.events import event_record
from gruft.table.game import Game
from gruft.table.plain import to_plain
from tests.games.domains.cards.test_fortune_cards import board
from tests.games.domains.domains import domains
from tests.games.domains.test_numbers import other
from tests.harness.numbers import changed, own_game, table_of, ways

ITEMS: list[dict[str, Any]] = load_plain("domains", "supply.yaml", "items")
CARDS: list[dict[str, Any]] = load_plain("domains", "fortune.yaml", "fortune")
BESIDE = {"match": "the_sun", "other": "", "single": ""}
"""What lies in the other box, so that this side of a card counts; nothing is another suit."""


def standing(game: Game, g: State, beat: str) -> Any:
    """A table of this game that stands as ours does."""
    options = {"masters": False, "open_totals": False}
    made = {"game": "domains", "seats": g.seats, "seed": "a test", "options": options, "beat": beat}
    return table_of(game, {**made, "state": to_plain(g)})


def test_every_number_of_the_supply_counts_or_says_why_not() -> None:
    numbers = {str(way[0]) for entry in ITEMS for way in ways(entry)}

    assert numbers == {"limit", *Item.unplayed}


def test_the_limit_of_an_item_is_what_may_be_kept_of_it() -> None:
    more = [{**entry, "limit": entry["limit"] + 1} for entry in ITEMS if "limit" in entry]
    game = own_game("domains", {"supply.yaml": {"items": more}})
    g = domains(2).last_round().has(0, **{entry["id"]: 15 for entry in ITEMS}).at("minion_phase").g
    g.phase = 8

    for one, kept in ((GAME, 10), (game, 11)):
        items = standing(one, g, "reset").state.items[:N_ITEMS]
        assert {items[ITEM_OF[entry["id"]]] for entry in more} == {kept}


def read_aloud(game: Game, card: str, side: str, choice: int) -> list[str]:
    """All that comes of a side of a Fortune card if every question gets its first or last answer."""
    g = board()
    beside = BESIDE[side] if card != BESIDE[side] else "the_fool"
    laid = domains(2)
    laid.g = g
    laid.boxes(*[name for name in (beside, card) if name])
    for pile in (g.fortune_unused, g.fortune_discard):
        pile[:] = [one for one in pile if one not in g.boxes]
    g.box = len(g.boxes) - 1
    g.phase = 1
    table = standing(game, g, "fortune_card")
    seen = []
    for _ in range(40):
        seen.append(f"{to_plain(table.state)} {[event_record(event) for event in table.log]}")
        if table.state.phase != 1:
            break
        ask = table.asks[0]
        table.answer(ask.seat, ask.keys[choice])
    return seen


def differs(game: Game, card: str, side: str) -> bool:
    return any(read_aloud(game, card, side, choice) != read_aloud(GAME, card, side, choice) for choice in (0, -1))


@pytest.fixture(scope="module")
def theirs() -> Game:
    """A game in which every number of every Fortune card is another."""
    entries = []
    for entry in CARDS:
        for way in ways(entry, other):
            entry = changed(entry, way, other)
        entries.append(entry)
    return own_game("domains", {"fortune.yaml": {"fortune": entries}})


def test_every_side_of_a_fortune_card_with_numbers_is_read_from_the_owners_file(theirs: Game) -> None:
    dull = [
        (card.id, side)
        for card, entry in zip(FORTUNE, CARDS, strict=True)
        for side in BESIDE
        if list(ways(entry.get(side, []), other)) and not differs(theirs, card.id, side)
    ]

    assert dull == []
