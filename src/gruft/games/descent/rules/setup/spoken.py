"""What people may write in a position: spaces by coordinates, doors and figures by name (DE-SETUP-01).

A space is `3,4` or the name of an area that is a single space; doors go by their ids, figures by slot or word, heroes
and lieutenants by their own names, monsters as the questions call them (`monster:zombie.1`). A state holds numbers and
bits: here the words become those, and a word that names nothing is refused where it stands.

Not here: maps with figures (drawn.py), what else does not fit (moments/shape.py) or cannot be (rules/invariants.py).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from gruft.games.descent.moments.shape import PER_FIGURE
from gruft.games.descent.moments.wiring import work_out
from gruft.games.descent.pieces.atlas import QUESTS
from gruft.games.descent.pieces.drawing import DRAWN, Drawing, drawing_refusals, drawn_map
from gruft.games.descent.pieces.maps import Map, encounter_map
from gruft.games.descent.pieces.spelling import CARD_IDS, HERO_SLOTS
from gruft.games.descent.rules.setup.drawn import draw_position
from gruft.games.descent.state import CARRIED, POOL, State
from gruft.table.plain import Misfit, Plain, from_plain

BY_HERO: Final = ("cards", "classes", "hero_seat")
PLACES: Final[Mapping[str, tuple[str, ...]]] = {
    "status": tuple(CARD_IDS),
    **dict.fromkeys((*PER_FIGURE, "kind"), (*HERO_SLOTS, "reanimate")),
    **dict.fromkeys(BY_HERO, HERO_SLOTS),
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
OF_HEROES: Final = ("ko", "feats", "acted")

Read = Callable[[str, str], int]
"""A word and where it stands, as the number a state holds."""


def prepared(g: State, change: Plain) -> Plain:
    """The changes of a position to a fresh set-up: its drawing is laid out, its figures are numbers."""
    if not isinstance(change, dict):
        return change
    change = draw_position(g, change)
    known = _figures_by_name(g, change.get("kind"))
    made = dict(change)
    for name in (*PER_FIGURE, "kind", *BY_HERO):
        if isinstance(made.get(name), dict):
            made[name] = {known.get(word, word): part for word, part in made[name].items()}
    for name in ("turn", "actor"):
        if isinstance(made.get(name), str):
            made[name] = known.get(made[name], made[name])
    for name in OF_FIGURES:
        if isinstance(made.get(name), list):
            made[name] = [known.get(word, word) if isinstance(word, str) else word for word in made[name]]
    for name in OF_HEROES:
        if isinstance(made.get(name), list):
            slots = {word: HERO_SLOTS[f] for word, f in known.items() if f < len(HERO_SLOTS)}
            made[name] = [slots.get(word, word) if isinstance(word, str) else word for word in made[name]]
    return made


def _figures_by_name(g: State, kinds: Plain) -> dict[str, int]:
    """The slot of every figure under its ref and, where there is only one of its kind, under its name."""
    if not g.live.awake:
        work_out(g)
    found = {ref: f for f, ref in enumerate(g.live.keys) if ref}
    if isinstance(kinds, dict):  # heroes the position itself names
        for word, name in kinds.items():
            if word in HERO_SLOTS and isinstance(name, str):
                found[f"hero:{name}"] = HERO_SLOTS.index(word)
    alone = {
        ref.partition(":")[2]: f for ref, f in found.items() if not ref.startswith(("monster:", "master:", "npc:"))
    }
    return found | alone


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
    if quest == DRAWN and isinstance(state.get("drawn"), dict):
        drawing: Drawing = from_plain(Drawing, state["drawn"])
        return None if drawing_refusals(drawing) else drawn_map(drawing)
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
