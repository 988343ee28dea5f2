"""What people may write in a position: spaces by coordinates, doors and figures by name (DE-SETUP-01).

A space is `3,4` or the name of an area that is a single space; doors go by their ids, figures by slot or word. A state
holds numbers and bits: here the words become those, and a word that names nothing is refused where it stands.

Not here: what else does not fit (moments/shape.py) or cannot be (rules/invariants.py).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from gruft.games.descent.moments.shape import PER_FIGURE
from gruft.games.descent.pieces.atlas import QUESTS
from gruft.games.descent.pieces.maps import Map, encounter_map
from gruft.games.descent.pieces.spelling import CARD_IDS, HERO_SLOTS
from gruft.games.descent.state import CARRIED, POOL
from gruft.table.plain import Misfit, Plain

PLACES: Final[Mapping[str, tuple[str, ...]]] = {
    "status": tuple(CARD_IDS),
    **dict.fromkeys((*PER_FIGURE, "kind"), (*HERO_SLOTS, "reanimate")),
    **dict.fromkeys(("cards", "classes", "hero_seat"), HERO_SLOTS),
}
"""What the places of a list are called: `damage: {hero2: 3}`, `status: {sling: [equipped]}`."""
BESIDE_THE_MAP: Final = {"gone": -1, "carried": CARRIED, "pool": POOL}
"""Where a token is that lies on no space."""
ON_SPACES: Final = ("token", "search_at", "token_at")
OF_SPACES: Final = ("rubble", "gulfs")
OF_DOORS: Final = ("closed", "locked", "doors_gone")
MOST: Final = 1000
"""No map has so many spaces, no quest so many figures."""
OF_FIGURES: Final = ("left", "activated", "relic_down", "moved")

Read = Callable[[str, str], int]
"""A word and where it stands, as the number a state holds."""


def spoken(state: Plain) -> Plain:
    """The plain state with numbers in place of words; where there is no map to speak of nothing changes."""
    laid = _map_of(state)
    if laid is None:
        return state
    space, door = partial(_space, laid), partial(_door, laid)
    made = dict(state)
    if isinstance(made.get("spaces"), list):
        made["spaces"] = [_each(feet, f"spaces[{f}]", space) for f, feet in enumerate(made["spaces"])]
    for name in ON_SPACES:
        made[name] = _each(made.get(name), name, partial(_token_place, laid))
    for names, read in ((OF_SPACES, space), (OF_DOORS, door), (OF_FIGURES, _figure)):
        for name in names:
            made[name] = _mask(made.get(name), name, read)
    return made


def _map_of(state: Plain) -> Map | None:
    quest, encounter = state.get("quest"), state.get("encounter")
    if not isinstance(quest, str) or quest not in QUESTS or type(encounter) is not int:
        return None
    return encounter_map(quest, encounter) if 0 <= encounter < len(QUESTS[quest].encounters) else None


def _each(listed: Plain, where: str, read: Read) -> Plain:
    """A list with its words read; numbers stay, and what is no list is refused later."""
    if not isinstance(listed, list):
        return listed
    return [read(word, f"{where}[{n}]") if isinstance(word, str) else word for n, word in enumerate(listed)]


def _mask(written: Plain, where: str, read: Read) -> Plain:
    """A set written as a list, as bits."""
    if not isinstance(written, list):
        return written
    bits = 0
    for number in _each(written, where, read):
        if type(number) is not int or not 0 <= number < MOST:
            raise Misfit(where, "a list of names", number)
        bits |= 1 << number
    return bits


def _space(laid: Map, word: str, where: str) -> int:
    single = {area: spaces[0] for area, spaces in laid.areas.items() if len(spaces) == 1}
    key = f"space:{word.removeprefix('space:').replace(' ', '')}"
    if key in laid.by_key:
        return laid.by_key[key]
    return single[word] if word in single else _unknown(where, [*laid.by_key], word)


def _token_place(laid: Map, word: str, where: str) -> int:
    return BESIDE_THE_MAP[word] if word in BESIDE_THE_MAP else _space(laid, word, where)


def _door(laid: Map, word: str, where: str) -> int:
    ids = [door.id for door in laid.doors]
    name = word.removeprefix("door:")
    return ids.index(name) if name in ids else _unknown(where, ids, word)


def _figure(word: str, where: str) -> int:
    words = (*HERO_SLOTS, "reanimate")
    return words.index(word) if word in words else _unknown(where, words, word)


def _unknown(where: str, known: Sequence[str], word: str) -> int:
    raise Misfit(where, f"one of {', '.join(known[:8])}{' …' if len(known) > 8 else ''}", word)
