"""The catalogue is whole: whatever is printed lies on the table of some scene that is laid out in every size.

Needs no browser. A kind of component that is new to a game belongs to the catalogue, or to the words and places below.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib import import_module
from typing import Any

import pytest

from gruft.games.descent.pieces.atlas import PERSONS
from gruft.table.game import Game
from tests.browser.catalogue import CATALOGUE, PAGES, quest_tokens
from tests.browser.recorded import SLUGS, Moment, moments

# Kinds of refs that are no components: words, options, prices, places of the board that is always there as a whole.
NO_COMPONENTS = {
    "lords": "space title attack scenario deal cost",
    "tyrants": "aspect colour deck type section section_line site space route troop spy trophy "
    "option gain choice play recruit late",
    "domains": "item space minion hidden dark deal cost",
    "descent": "revive trade surge ability feat group area reinforce story phase symbol campaign "
    "buy sell give corrected first_printing die face cost keyword",
}
# What a view says of a thing by a field of its own, and which component that is.
FIELDS = {
    "unavailable": "token:unavailable",
    "imbued": "token:imbue",
    "armed": "token:weapon",
    "sanctified": "token:sanctify",
    "desecrated": "token:desecration",
}


def one_of_its_kind(ref: str) -> str:
    """The ref of a component without the number of its copy."""
    start, _, number = ref.rpartition(".")
    return start if number.isdigit() else ref


def seen(part: Any) -> Iterator[str]:
    """Every component a view or a chronicle names."""
    if isinstance(part, str):
        yield one_of_its_kind(part)
    elif isinstance(part, dict):
        for name, value in part.items():
            if name in FIELDS and value:
                yield FIELDS[name]
            elif name == "conditions":
                yield from (f"condition:{one}" for one in value)
            else:
                yield from seen(value)
    elif isinstance(part, (list, tuple)):
        for one in part:
            yield from seen(one)


def laid_out(scenes: Iterable[Moment]) -> set[str]:
    return {ref for scene in scenes for ref in (*seen(scene.view), *seen(scene.log))}


@pytest.mark.parametrize("slug", SLUGS)
def test_every_component_is_laid_out_somewhere(slug: str) -> None:
    game: Game = import_module(f"gruft.games.{slug}.game").GAME
    kinds = set(NO_COMPONENTS[slug].split())
    refs = {one_of_its_kind(ref) for ref in game.names("de") if ref.partition(":")[0] not in kinds}

    found = laid_out([*CATALOGUE[slug](), *(PAGES[slug]() if slug in PAGES else ()), *moments(slug)])
    if slug == "tyrants":  # whose views name cards alone
        found |= {f"card:{one}" for one in found}
    if slug == "descent":
        refs |= {*quest_tokens()}
        found |= {
            f"npc:{one.id}" for one in PERSONS.values() if one.treated_as == "token" and f"token:{one.id}" in found
        }

    assert sorted(refs - found) == []
    assert len(refs) > 80
