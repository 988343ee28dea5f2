"""Every card, ability, feat and condition has a test that names it and notices when its effect is gone.

`@card` names what a test shows. Here each effect is taken away in turn: the function behind a card does nothing, a
number on it is 0. Then at least one of the tests that name the card must fail.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from importlib import import_module
from inspect import isfunction
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gruft.games.descent import cards
from gruft.games.descent.moments.hooks import DOINGS, FEATS, HOOKS, OVERLORD_HOOKS, STANDING, SURGE_EFFECTS
from gruft.games.descent.moments.moment import name_of
from gruft.games.descent.moments.values import COMPUTED
from gruft.games.descent.moments.wiring import dark_wires, hero_wires
from gruft.games.descent.pieces.cards import CARDS, ITEM, RECORD
from gruft.games.descent.pieces.content import (
    ABILITIES,
    CONDITIONS,
    HEROES,
    ITEMS,
    NUMBERS,
    OVERLORD,
    RELICS,
    SEARCH,
    SKILLS,
    Surge,
    Worded,
)
from gruft.games.descent.pieces.content import CARDS as PRINTED
from gruft.games.descent.pieces.kinds import KINDS
from gruft.games.descent.rules.words import read, worded
from tests.harness.numbers import changed as one_changed
from tests.harness.numbers import dotted, ways

assert cards  # imported so that every card is registered
TESTS = Path(__file__).resolve().parents[1]
FLAGS = ("reach", "scamper", "cowardly", "flail", "shambling", "fly", "unmovable")
"""Abilities the chapters of the rules look at themselves."""
ONLY_EXHAUSTED = ("prayer_of_peace", "cloud_of_mist", "tumble", "unseen")
"""Cards that do nothing when they are used but work while they are exhausted."""
CONDITION_SURGES = ("poison", "disease", "immobilize")
"""Surges that give a condition: data alone."""
OF_ITEMS = {
    "reach": False,
    "pierce": 0,
    "range": 0,
    "health": 0,
    "stamina": 0,
    "speed_cap": 0,
    "forbid_rune": False,
    "surges": (),
    "dice": (),
}


@cache
def named_tests() -> dict[str, list[Callable[[], None]]]:
    """Every run of every test that names a card."""
    found: dict[str, list[Callable[[], None]]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        if path.name == Path(__file__).name:
            continue
        module = import_module(f"tests.games.descent.{'.'.join(path.relative_to(TESTS).with_suffix('').parts)}")
        for thing in vars(module).values():
            for name in getattr(thing, "cards", ()) if isfunction(thing) else ():
                found.setdefault(name, []).extend(runs_of(thing, name))
    return found


def runs_of(test: Callable[..., None], name: str) -> Iterator[Callable[[], None]]:
    """A test with each set of its parameters; where a parameter is the card itself, only this one."""
    marks = [mark for mark in getattr(test, "pytestmark", ()) if mark.name == "parametrize"]
    names = [word for mark in marks for word in (mark.args[0] if isinstance(mark.args[0], tuple) else (mark.args[0],))]
    for values in itertools.product(*(mark.args[1] for mark in marks)):
        flat = [
            v for mark, value in zip(marks, values) for v in (value if isinstance(mark.args[0], tuple) else (value,))
        ]
        cards = {value for value in flat if isinstance(value, str) and value in getattr(test, "cards", ())}
        if not cards or name in cards:
            yield partial(test, **dict(zip(names, flat)))


def notices(name: str) -> bool:
    """Whether some test that names the card fails now."""
    for run in named_tests().get(name, ()):
        try:
            run()
        except Exception:
            return True
    return False


def everything() -> dict[str, list[str]]:
    return {
        "ability of a hero": list(HEROES),
        "feat": [f"feat:{name}" for name in HEROES],
        "skill": list(SKILLS),
        "item": list(ITEMS),
        "search card": list(SEARCH),
        "condition": list(CONDITIONS),
        "relic of the overlord": list(RELICS),
        "ability of a monster or lieutenant": list(ABILITIES),
        "overlord card": list(OVERLORD),
    }


@pytest.mark.parametrize("kind", everything())
def test_every_card_is_named_by_a_test(kind: str) -> None:
    assert [name for name in everything()[kind] if name not in named_tests()] == []


def test_tests_name_no_card_that_does_not_exist() -> None:
    known = {name for names in everything().values() for name in names}

    assert set(named_tests()) <= known


# -- taking effects away ---------------------------------------------------------------


@contextmanager
def put(book: Any, key: Any, value: Any) -> Iterator[None]:
    before = book[key]
    book[key] = value
    try:
        yield
    finally:
        book[key] = before


@contextmanager
def changed(thing: Any, field: str, value: Any) -> Iterator[None]:
    before = getattr(thing, field)
    setattr(thing, field, value)
    try:
        yield
    finally:
        setattr(thing, field, before)


@contextmanager
def wired_anew(name: str, computations: Any) -> Iterator[None]:
    """Only these of its computations are registered: what is kept of the wires is made again."""
    with put(COMPUTED, name, computations):
        forget_wires()
        yield
    forget_wires()


def forget_wires() -> None:
    hero_wires.cache_clear()
    dark_wires.cache_clear()


def nothing(*_: Any, **__: Any) -> None:
    return None


Loss = Callable[[], Any]


def losses() -> Iterator[tuple[str, str, Loss]]:
    """Card, what is lost, and how."""
    for name, hooks in HOOKS.items():
        for hook in hooks:
            owner = "feat:tomble_burrowell" if hook.down and name in HEROES else STANDING.get(name, name)
            yield owner, f"{name} at {name_of(hook.moment)}", partial(changed, hook, "run", nothing)
    for name, computations in COMPUTED.items():
        for lost in computations:
            rest = [other for other in computations if other is not lost]
            yield STANDING.get(name, name), f"{name} for {lost[0].value}", partial(wired_anew, name, rest)
    for book, prefix in ((DOINGS, ""), (FEATS, "feat:")):
        for name, doing in book.items():
            if name in ONLY_EXHAUSTED:
                continue
            yield prefix + name, f"{prefix}{name} deed", partial(changed, doing, "run", nothing)
    for name in SURGE_EFFECTS:
        for card in surge_cards(name):
            yield card, f"surge {name} of {card}", partial(put, SURGE_EFFECTS, name, nothing)
    for name, played in OVERLORD_HOOKS.items():
        for behaviour in played:
            yield name, f"{name} at {name_of(behaviour.moment)}", partial(changed, behaviour, "run", nothing)
    yield from lost_numbers()


def surge_cards(effect: str) -> list[str]:
    """Which cards buy this effect; monsters' surges are named like the ability."""
    cards = [name for name, item in ITEMS.items() if any(surge.effect == effect for surge in item.surges)]
    cards += [name for name, side in RELICS.items() if any(surge.effect == effect for surge in side.surges)]
    cards += [effect] if effect in (*SKILLS, *ABILITIES, *OVERLORD) else []
    return cards


def lost_numbers() -> Iterator[tuple[str, str, Loss]]:
    for name, item in ITEMS.items():
        c = CARDS[name][0]
        for field, zero in OF_ITEMS.items():
            if getattr(item, field) and not (field == "dice" and item.attack):
                poorer = msgspec.structs.replace(item, **{field: zero})
                yield name, f"{name} {field}", partial(put, ITEM, c, poorer)
    for name, skill in SKILLS.items():
        for field in ("health", "stamina"):
            if getattr(skill, field):
                weaker = msgspec.structs.replace(skill, **{field: 0})
                yield name, f"{name} {field}", partial(put, RECORD, CARDS[name][0], weaker)
    yield from other_surges()
    for card, numbers in NUMBERS.items():
        for word, value in numbers.items():
            yield card, f"{card} {word} is {value + 1}", partial(put, numbers, word, value + 1)
    made_of_words: dict[str, Worded] = {**ABILITIES, **SEARCH, **CONDITIONS}
    for name, record in made_of_words.items():
        for way in ways(record.does):
            more = read(msgspec.structs.replace(record, does=tuple(one_changed(record.does, way))))
            yield name, f"{name} {dotted(way)} is one more", partial(put, worded(), name, more)
    for flag in FLAGS:
        yield flag, f"{flag} of all kinds", partial(without_flag, flag)


def other_surges() -> Iterator[tuple[str, str, Loss]]:
    """Every number of a surge one more."""
    for name, item in ITEMS.items():
        for what, more in dearer(name, item.surges):
            yield name, what, partial(put, ITEM, CARDS[name][0], msgspec.structs.replace(item, surges=more))
    for name, side in RELICS.items():
        for what, more in dearer(name, side.surges):
            yield name, what, partial(put, RELICS, name, msgspec.structs.replace(side, surges=more))
    for name, hero in HEROES.items():
        for what, more in dearer(name, hero.ability.surges):
            ability = msgspec.structs.replace(hero.ability, surges=more)
            yield name, what, partial(put, HEROES, name, msgspec.structs.replace(hero, ability=ability))
    for name, card in {**SKILLS, **SEARCH, **OVERLORD}.items():
        for what, more in dearer(name, card.surges):
            yield name, what, partial(put, PRINTED, name, msgspec.structs.replace(card, surges=more))


def dearer(name: str, surges: tuple[Surge, ...]) -> Iterator[tuple[str, tuple[Surge, ...]]]:
    """The surges with one number changed."""
    for n, surge in enumerate(surges):
        for word in ("surge", "damage", "range", "pierce", "x", "within", "per"):
            if value := getattr(surge, word):
                more = msgspec.structs.replace(surge, **{word: value + 1})
                yield f"surge {n + 1} of {name}: {word} is {value + 1}", (*surges[:n], more, *surges[n + 1 :])


@contextmanager
def without_flag(flag: str) -> Iterator[None]:
    owners = [kind for kind in KINDS if getattr(kind, flag)]
    for kind in owners:
        setattr(kind, flag, False)
    try:
        yield
    finally:
        for kind in owners:
            setattr(kind, flag, True)


LOSSES = list(losses())


def test_no_test_fails_while_nothing_is_lost() -> None:
    assert [name for name in named_tests() if notices(name)] == []


def test_there_is_something_to_lose_on_every_card_that_is_no_mere_condition() -> None:
    lost = {name for name, _, _ in LOSSES}
    told_by_others = {"holy_power", "nothing", "treasure_chest", *CONDITION_SURGES, *CONDITIONS}

    missing = [name for names in everything().values() for name in names if name not in lost]

    assert set(missing) <= told_by_others | {name for name, item in ITEMS.items() if item.attack}


@pytest.mark.parametrize(("name", "what", "lose"), LOSSES, ids=[what for _, what, _ in LOSSES])
def test_a_test_notices_when_the_effect_of_a_card_is_gone(name: str, what: str, lose: Loss) -> None:
    with lose():
        assert notices(name), f"no test of {name} fails without {what}"
