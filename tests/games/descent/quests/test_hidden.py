"""What lies face down in a quest is seen by nobody who may not know it, in every encounter that has such a thing."""

from __future__ import annotations

from itertools import permutations

import pytest

from gruft.games.descent.moments.quest import quest_of
from gruft.games.descent.pieces.atlas import QUESTS
from gruft.games.descent.seen.redeal import redeal
from gruft.games.descent.seen.views import view
from gruft.games.descent.state import State
from gruft.table.chance import FastChance
from gruft.table.plain import to_plain
from tests.games.descent.quests.questing import laid, second
from tests.rule import rule

SHUFFLED = [
    (name, part.number)
    for name, quest in QUESTS.items()
    for part in quest.encounters
    if any(token.shuffled and not token.face_up for token in part.tokens)
]
SPECIAL = [
    (name, part.number)
    for name, quest in QUESTS.items()
    for part in quest.encounters
    if part.search.place == "heroes_plus_unique"
]


def there(name: str, number: int) -> State:
    g = laid(name)
    return second(g, "heroes") if number == 2 else g


def alike(worlds: list[State], knowing: tuple[int, ...] = ()) -> None:
    """These worlds look the same to everybody else, and everybody else imagines the same of them."""
    first = worlds[0]
    for seat in (None, *range(first.seats)):
        if seat in knowing:
            assert len({str(view(g, seat)) for g in worlds}) == len(worlds), "he knows"
            continue
        assert all(view(g, seat) == view(first, seat) for g in worlds), seat
        if seat is not None:
            imagined = [g.copy() for g in worlds]
            for g in imagined:
                redeal(g, seat, FastChance(11))
            assert all(to_plain(g) == to_plain(imagined[0]) for g in imagined), seat


def test_there_are_such_quests() -> None:
    assert ("a_fat_goblin", 2) in SHUFFLED and len(SHUFFLED) >= 2
    assert ("the_monsters_hoard", 1) in SPECIAL and len(SPECIAL) >= 5


@rule("QC-11", "DE-INFO-03")
@pytest.mark.parametrize(("name", "number"), SHUFFLED)
def test_face_down_tokens_look_the_same_however_they_lie(name: str, number: int) -> None:
    g = there(name, number)
    down = [n for n, up in enumerate(g.token_up) if not up and g.token_at[n] >= 0]
    kinds = [g.token_kind[n] for n in down]
    assert len(set(kinds)) > 1, "there is something to know"
    worlds = []
    for order in sorted(set(permutations(kinds)))[:6]:
        twin = g.copy()
        for token, kind in zip(down, order, strict=True):
            twin.token_kind[token] = kind
        worlds.append(twin)

    alike(worlds)


@rule("QC-09", "DE-INFO-02")
@pytest.mark.parametrize(("name", "number"), SPECIAL)
def test_only_the_overlord_knows_which_search_token_is_the_special_one(name: str, number: int) -> None:
    g = there(name, number)
    fit = [n for n, at in enumerate(g.search_at) if quest_of(g).special_refusal(g, at) is None]
    assert len(fit) > 1, "there is something to know"
    worlds = []
    for token in fit:
        twin = g.copy()
        twin.special = token
        worlds.append(twin)

    alike(worlds, knowing=(g.overlord,))
