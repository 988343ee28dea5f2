"""What the numbers beside the texts do in play: one measurement for each.

Run as a module it prints all of them, so that a test can take them again with an owner's own components.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from functools import cache, partial
from typing import Any, Final

from gruft.games.descent.moments.costs import cost_refusal, pay
from gruft.games.descent.moments.moment import OverlordTurn
from gruft.games.descent.moments.wiring import wire
from gruft.games.descent.pieces.attack import SURGES, Attack
from gruft.games.descent.pieces.cards import CARD_REFS, CARDS, SHOP
from gruft.games.descent.pieces.content import (
    ABILITIES,
    ATTRIBUTES,
    CLASSES,
    CONDITIONS,
    NUMBERS,
    OVERLORD,
    RELIC_CARDS,
    SEARCH,
    SLUG,
    number,
)
from gruft.games.descent.pieces.dice import COLOUR, hearts, reach_of, shields, surges
from gruft.games.descent.pieces.kinds import KIND, KINDS, REANIMATE, lieutenant_kind
from gruft.games.descent.rules.attack.surges import spend
from gruft.games.descent.rules.attribute_tests import test as attribute_test
from gruft.games.descent.rules.equipment import equip_refusal
from gruft.games.descent.rules.figures import speed_of
from gruft.games.descent.rules.groups import group_limit
from gruft.games.descent.rules.places import put, room
from gruft.games.descent.rules.setup.epic import card_refusal, outfit, scheme, train
from gruft.games.descent.rules.setup.layout import add_group, add_slot
from gruft.games.descent.rules.turns.familiars import summon
from gruft.games.descent.rules.words import Play, use
from gruft.table.content import load_plain
from gruft.table.flow import Flow
from tests.games.descent.scene import PASSES, Scene, opened
from tests.harness.numbers import Way, at, dotted, ways

RANKS = ("minion", "master")
MIDDLE = 12
"""The middle space of five rows of five."""
SHOWN = {"range": reach_of, "hearts": hearts, "surges": surges, "shields": shields}


def hero(name: str = "leoric_of_the_book") -> Scene:
    return Scene("A..", "...", A=name).turn_of("A")


@cache
def sheet(name: str) -> dict[str, int]:
    scene = hero(name)
    g = scene.g
    found = {"speed": speed_of(g, 0), "health": g.live.max_health[0], "stamina": g.live.max_stamina[0]}
    for attribute, word in enumerate(ATTRIBUTES):
        found[word] = scene.dice(*PASSES).play(attribute_test(g, 0, attribute)).value
    return found


@cache
def figure(kind: int) -> dict[str, int]:
    """A figure of this kind as it stands beside the map."""
    g = hero().g
    f = add_slot(g, kind)
    wire(g)
    return {"speed": speed_of(g, f), "health": g.live.max_health[f]}


@cache
def learned(cls: str, skill: str) -> object:
    """The experience left after learning, or that it is too dear."""
    g = hero().g
    g.level, g.classes, g.counters["xp"] = "expert", [cls] * g.nh, 3
    flow = train(g)
    ask = opened(flow)
    if f"card:{skill}" not in ask.keys:
        return "too dear"
    _ended(flow, f"card:{skill}")
    return g.counters["xp"]


def _ended(flow: Flow[str], key: str) -> None:
    """The flow ends with this answer."""
    with suppress(StopIteration):
        flow.send(key)


@cache
def bought(name: str) -> object:
    """The gold left after buying an item."""
    g = hero().g
    g.level = "expert"
    g.shop1, g.shop2 = list(SHOP[1]), list(SHOP[2])
    for h in range(g.nh):
        g.counters[f"gold_{h}"] = 1000
    g.counters["gold"] = 1000 * g.nh
    flow = outfit(g)
    if f"buy:{name}" not in opened(flow).keys:
        return "not for sale"
    _ended(flow, f"buy:{name}")
    return g.counters["gold"]


@cache
def hands(name: str) -> object:
    """Whether it goes beside a one-handed item, and which hands an attack with it needs."""
    other = "iron_spear" if name != "iron_spear" else "steel_broadsword"
    scene = hero().give("A", other, name)
    c = CARDS[name][0]
    scene.g.status[c] = 0
    refusal = equip_refusal(scene.g, 0, c)
    return refusal and refusal.code, Attack(0, 1, c, True).hands


@cache
def paid(name: str) -> object:
    """The fatigue of who uses it, or why he cannot."""
    scene = hero()
    c = CARDS[name][0]
    scene.g.cards[0].append(c)
    refusal = cost_refusal(scene.g, 0, c)
    if refusal is not None:
        return refusal.code
    pay(scene.g, 0, c)
    return scene.g.fatigue[0]


@cache
def schemed(name: str) -> object:
    """The experience of the overlord left after buying a card, and whether its level allows it at once."""
    g = hero().g
    g.level, g.counters["ol_xp"] = "expert", 8
    same = [c for other, card in OVERLORD.items() if card.cls == OVERLORD[name].cls for c in CARDS[other]]
    refusals = []
    for deck in ([], same[:1], same[:2], same[:3]):
        g.ol_deck = [c for c in deck if c not in CARDS[name]]
        refusal = card_refusal(g.ol_deck, name, 8)
        refusals.append(refusal and refusal.code)
    g.ol_deck = [c for c in same if c not in CARDS[name]]
    flow = scheme(g)
    if f"buy:{name}" in opened(flow).keys:
        _ended(flow, f"buy:{name}")
    return refusals, g.counters["ol_xp"]


@cache
def discarded() -> object:
    scene = Scene("A.z", A="syndrael", z="splig").relic("z", "staff_of_shadows").overlord_holds("dash", "frenzy")
    scene.g.ol_hand = list(CARDS["pit_trap"] + CARDS["tripwire"] + CARDS["dark_might"])
    before, keys = len(scene.g.ol_hand), [CARD_REFS[c] for c in scene.g.ol_hand]
    needed = RELIC_CARDS["staff_of_light_shadows"].overlord.use.discard
    scene.overlords_turn().moment(OverlordTurn(), "relic:staff_of_shadows", *keys[:needed])
    return before - len(scene.g.ol_hand), len(scene.g.ol_discard)


@cache
def summoned() -> dict[str, int]:
    g = hero().g
    summon(g, 0, 1)
    return {"speed": speed_of(g, REANIMATE), "health": g.live.max_health[REANIMATE]}


@cache
def slots(name: str) -> dict[str, int]:
    g = hero().g
    add_group(g, name, (0, 0))
    counts = {rank: sum(KINDS[k].id.endswith(rank) for k in g.kind[5:]) for rank in RANKS}
    return {"minions": counts["minion"], "masters": counts["master"]}


@cache
def limits(name: str, heroes: int) -> tuple[int, int]:
    g = hero().g
    g.nh = heroes
    return group_limit(g, name)


def standing(kind: int) -> tuple[Scene, int]:
    """A figure of this kind on a wide empty floor, a hero in the corner."""
    scene = Scene("A....", *["....."] * 4, A="leoric_of_the_book")
    f = add_slot(scene.g, kind)
    put(scene.g, f, room(scene.g, f, MIDDLE)[0])
    wire(scene.g)
    return scene, f


def regenerated(name: str, act: int, word: str) -> int:
    """The damage left after the ability has worked."""
    scene, f = standing(lieutenant_kind(name, act, 2))
    scene.g.damage[f] = 9
    scene.play(use(scene.g, Play(f, f"ability:{word}", f)))
    return scene.g.damage[f]


@cache
def footing(kind: int) -> list[tuple[int, ...]]:
    """The spaces it may cover."""
    scene, f = standing(kind)
    return room(scene.g, f, MIDDLE)


def attribute(kind: int, number: int) -> int:
    scene, f = standing(kind)
    return int(scene.dice(*PASSES).play(attribute_test(scene.g, f, number)).value)


@cache
def faces(colour: str, face: int) -> dict[str, int]:
    return {word: count([[COLOUR[colour], face]]) for word, count in SHOWN.items()}


@cache
def bought_surge(kind: int, number: int) -> object:
    """What one surge ability of a figure costs and does to its attack, to itself and to the hero."""
    scene, f = standing(kind)
    g = scene.g
    g.damage[f] = 6
    a = Attack(f, 0, -1, melee=False)
    a.targets, a.affected, a.target_spaces = [0], [0], [g.spaces[0][0]]
    for surge in KINDS[kind].surges:
        a.gain(surge, "test")
    a.add(SURGES, 9, "test")
    flow = spend(g, a)
    ask = opened(flow)
    assert f"surge:test.{number + 1}" in ask.keys, ask.keys
    with suppress(StopIteration):
        ask = opened(flow, f"surge:test.{number + 1}")
        while True:
            ask = opened(flow, "stop" if ask.kind == "surge" else ask.keys[0])
    return a.surges_left(), a.damage, a.range, a.pierce, a.conditions, g.damage[f], g.fatigue[0], g.spaces[0]


def _part(take: Callable[[], dict[str, int]], word: str) -> int:
    return take()[word]


def measurement(heading: str, name: str, way: Way) -> Callable[[], object] | None:
    """What to measure for this number of a component; None where its text or a test of the card shows it."""
    match heading, way:
        case "heroes", (word,):
            return partial(_part, partial(sheet, name), str(word))
        case "classes", ("skills", int(n), "xp"):
            return partial(learned, name, CLASSES[name].skills[n].id)
        case "classes", ("skills", int(n), "use", "fatigue"):
            return partial(paid, CLASSES[name].skills[n].id)
        case "relics", ("hero", *rest):
            return _of_item(RELIC_CARDS[name].hero.id, tuple(rest))
        case "relics", ("overlord", "use", "discard"):
            return discarded
        case (("items" | "starting_items"), _):
            return _of_item(name, way)
        case "familiars", (("speed" | "health") as word,):
            return partial(_part, summoned, str(word))
        case (("search_cards" | "overlord_cards"), ("copies",)):
            return partial(lambda name: len(CARDS[name]), name)
        case "overlord_cards", ("level" | "xp",):
            return partial(schemed, name)
        case "monsters", _:
            return _of_monster(name, way)
        case "lieutenants", _:
            return _of_lieutenant(name, way)
        case "dice", ("faces", int(n), word):
            return partial(_part, partial(faces, name, n), str(word))
    return None


def _of_item(name: str, way: Way) -> Callable[[], object] | None:
    match way:
        case ("use", "fatigue"):
            return partial(paid, name)
        case ("hands",):
            return partial(hands, name)
        case ("copies",):
            return partial(lambda name: len(CARDS[name]), name)
        case ("cost" | "act",):
            return partial(bought, name)
    return None


def _of_monster(name: str, way: Way) -> Callable[[], object] | None:
    match way:
        case (("minions" | "masters") as word,):
            return partial(_part, partial(slots, name), str(word))
        case ("size", _):
            return partial(footing, KIND[f"{name}.act1.master"])
        case ("groups", heroes, _):
            return partial(limits, name, int(heroes))
        case (act, rank, ("speed" | "health") as word):
            return partial(_part, partial(figure, KIND[f"{name}.{act}.{rank}"]), str(word))
        case (act, rank, "surges", int(n), _):
            return partial(bought_surge, KIND[f"{name}.{act}.{rank}"], n)
    return None


def _of_lieutenant(name: str, way: Way) -> Callable[[], object] | None:
    match way:
        case (str(word),) if word in ATTRIBUTES:
            return partial(attribute, KIND[f"{name}.act1.2"], ATTRIBUTES.index(word))
        case (act, "x", word):
            return partial(regenerated, name, int(str(act)[-1]), str(word))
        case (act, "surges", int(n), _):
            return partial(bought_surge, KIND[f"{name}.{act}.2"], n)
        case (act, "by_heroes", heroes, word):
            return partial(_part, partial(figure, lieutenant_kind(name, int(str(act)[-1]), int(heroes))), str(word))
    return None


HEADINGS: Final = {
    "dice": "dice",
    "heroes": "heroes",
    "classes": "classes",
    "starting_items": "classes",
    "familiars": "classes",
    "items": "items",
    "search_cards": "search",
    "conditions": "conditions",
    "relics": "relics",
    "monsters": "monsters",
    "abilities": "monsters",
    "lieutenants": "lieutenants",
    "their abilities": "lieutenants",
    "overlord_cards": "overlord",
}
"""The headings of the components, each with its file."""


def written(heading: str) -> list[dict[str, Any]]:
    """The components under a heading as they stand in the file, an owner's own changes included."""
    found: list[dict[str, Any]] = load_plain(SLUG, f"{HEADINGS[heading]}.yaml", heading.removeprefix("their "))
    return found


MEASURES: dict[str, Callable[[], object]] = {
    f"{heading} {entry['id']} {dotted(way)}": take
    for heading in HEADINGS
    for entry in written(heading)
    for way in ways(entry)
    if (take := measurement(heading, entry["id"], way)) is not None
}
MEASURES |= {f"numbers {card} {word}": partial(number, card, word) for card, own in NUMBERS.items() for word in own}
MEASURES |= {
    f"words {name} {dotted(way)}": partial(at, card.does, way)
    for deck in (ABILITIES, SEARCH, CONDITIONS)
    for name, card in deck.items()
    for way in ways(card.does)
}


if __name__ == "__main__":
    print(json.dumps({name: measure() for name, measure in MEASURES.items()}))
