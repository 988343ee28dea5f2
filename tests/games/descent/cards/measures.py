"""What the numbers beside the texts do in play: one measurement for each.

Run as a module it prints all of them, so that a test can take them again with an owner's own components.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from gruft.games.descent.moments.costs import cost_refusal, pay
from gruft.games.descent.moments.moment import OverlordTurn
from gruft.games.descent.moments.wiring import wire
from gruft.games.descent.pieces.attack import Attack
from gruft.games.descent.pieces.cards import CARD_REFS, CARDS, SHOP
from gruft.games.descent.pieces.content import (
    ATTRIBUTES,
    CLASSES,
    DICE,
    FAMILIAR,
    HEROES,
    LIEUTENANTS,
    MONSTERS,
    NUMBERS,
    OVERLORD,
    RELIC_CARDS,
    SEARCH,
    SHOP_ITEMS,
    STARTING_ITEMS,
    number,
)
from gruft.games.descent.pieces.dice import COLOUR, hearts, reach_of, shields, surges
from gruft.games.descent.pieces.kinds import KIND, KINDS, REANIMATE, lieutenant_kind
from gruft.games.descent.rules.attribute_tests import test as attribute_test
from gruft.games.descent.rules.equipment import equip_refusal
from gruft.games.descent.rules.figures import speed_of
from gruft.games.descent.rules.groups import group_limit
from gruft.games.descent.rules.setup.epic import card_refusal, outfit, scheme, train
from gruft.games.descent.rules.setup.layout import add_group, add_slot
from gruft.games.descent.rules.turns.familiars import summon
from gruft.table.flow import Flow
from tests.games.descent.scene import PASSES, Scene, opened

SURGE = ("surge", "damage", "range", "pierce", "x")
RANKS = ("minion", "master")
SHOWN = {"range": reach_of, "hearts": hearts, "surges": surges, "shields": shields}


def hero(name: str = "leoric_of_the_book") -> Scene:
    return Scene("A..", "...", A=name).turn_of("A")


def sheet(name: str) -> dict[str, int]:
    scene = hero(name)
    g = scene.g
    found = {"speed": speed_of(g, 0), "health": g.live.max_health[0], "stamina": g.live.max_stamina[0]}
    for attribute, word in enumerate(ATTRIBUTES):
        found[word] = scene.dice(*PASSES).play(attribute_test(g, 0, attribute)).value
    return found


def figure(kind: int) -> dict[str, int]:
    """A figure of this kind as it stands beside the map."""
    g = hero().g
    f = add_slot(g, kind)
    wire(g)
    return {"speed": speed_of(g, f), "health": g.live.max_health[f]}


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


def hands(name: str) -> object:
    """Whether it goes beside a one-handed item, and which hands an attack with it needs."""
    other = "iron_spear" if name != "iron_spear" else "steel_broadsword"
    scene = hero().give("A", other, name)
    c = CARDS[name][0]
    scene.g.status[c] = 0
    refusal = equip_refusal(scene.g, 0, c)
    return refusal and refusal.code, Attack(0, 1, c, True).hands


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


def discarded() -> object:
    scene = Scene("A.z", A="syndrael", z="splig").relic("z", "staff_of_shadows").overlord_holds("dash", "frenzy")
    scene.g.ol_hand = list(CARDS["pit_trap"] + CARDS["tripwire"] + CARDS["dark_might"])
    before, keys = len(scene.g.ol_hand), [CARD_REFS[c] for c in scene.g.ol_hand]
    needed = RELIC_CARDS["staff_of_light_shadows"].overlord.use.discard
    scene.overlords_turn().moment(OverlordTurn(), "relic:staff_of_shadows", *keys[:needed])
    return before - len(scene.g.ol_hand), len(scene.g.ol_discard)


def summoned() -> dict[str, int]:
    g = hero().g
    summon(g, 0, 1)
    return {"speed": speed_of(g, REANIMATE), "health": g.live.max_health[REANIMATE]}


def slots(name: str) -> dict[str, int]:
    g = hero().g
    add_group(g, name, (0, 0))
    counts = {rank: sum(KINDS[k].id.endswith(rank) for k in g.kind[5:]) for rank in RANKS}
    return {"minions": counts["minion"], "masters": counts["master"]}


def limits(name: str, heroes: int) -> tuple[int, int]:
    g = hero().g
    g.nh = heroes
    return group_limit(g, name)


def regenerated(name: str, act: int, word: str) -> int:
    return KINDS[lieutenant_kind(name, act, 2)].x[word]


def faces(colour: str, face: int) -> dict[str, int]:
    return {word: count([[COLOUR[colour], face]]) for word, count in SHOWN.items()}


def surges_of(kind: str) -> list[list[int]]:
    """What the surges of a figure's attack buy."""
    return [[getattr(surge, word) for word in SURGE] for surge in KINDS[KIND[kind]].surges]


MEASURES: dict[str, Callable[[], object]] = {}


def _measured(names: list[str], take: Callable[[], object]) -> None:
    MEASURES.update(dict.fromkeys(names, take))


def _part(take: Callable[[], dict[str, int]], word: str) -> int:
    return take()[word]


for _name in HEROES:
    for _word in ("speed", "health", "stamina", *ATTRIBUTES):
        MEASURES[f"heroes {_name} {_word}"] = partial(_part, partial(sheet, _name), _word)
for _cls, _deck in CLASSES.items():
    for _n, _skill in enumerate(_deck.skills):
        MEASURES[f"classes {_cls} skills.{_n}.xp"] = partial(learned, _cls, _skill.id)
        MEASURES[f"classes {_cls} skills.{_n}.use.fatigue"] = partial(paid, _skill.id)
for _heading, _items in (("items", SHOP_ITEMS), ("starting_items", STARTING_ITEMS)):
    for _name in _items:
        MEASURES[f"{_heading} {_name} use.fatigue"] = partial(paid, _name)
        MEASURES[f"{_heading} {_name} hands"] = partial(hands, _name)
        MEASURES[f"{_heading} {_name} copies"] = partial(lambda name: len(CARDS[name]), _name)
        MEASURES[f"{_heading} {_name} cost"] = MEASURES[f"{_heading} {_name} act"] = partial(bought, _name)
for _relic, _card in RELIC_CARDS.items():
    MEASURES[f"relics {_relic} hero.hands"] = partial(hands, _card.hero.id)
    MEASURES[f"relics {_relic} hero.use.fatigue"] = partial(paid, _card.hero.id)
    MEASURES[f"relics {_relic} overlord.use.discard"] = discarded
for _word in ("speed", "health"):
    MEASURES[f"familiars {FAMILIAR.id} {_word}"] = partial(_part, summoned, _word)
for _name in SEARCH:
    MEASURES[f"search_cards {_name} copies"] = partial(lambda name: len(CARDS[name]), _name)
for _name in OVERLORD:
    MEASURES[f"overlord_cards {_name} copies"] = partial(lambda name: len(CARDS[name]), _name)
    MEASURES[f"overlord_cards {_name} level"] = MEASURES[f"overlord_cards {_name} xp"] = partial(schemed, _name)
for _name, _monster in MONSTERS.items():
    for _word in ("minions", "masters"):
        MEASURES[f"monsters {_name} {_word}"] = partial(_part, partial(slots, _name), _word)
    _measured([f"monsters {_name} size.{n}" for n in (0, 1)], partial(lambda name: MONSTERS[name].size, _name))
    for _heroes in _monster.groups:
        _measured([f"monsters {_name} groups.{_heroes}.{n}" for n in (0, 1)], partial(limits, _name, _heroes))
    for _act in (1, 2):
        for _rank in RANKS:
            _kind = f"{_name}.act{_act}.{_rank}"
            for _word in ("speed", "health"):
                MEASURES[f"monsters {_name} act{_act}.{_rank}.{_word}"] = partial(
                    _part, partial(figure, KIND[_kind]), _word
                )
            for _n, _surge in enumerate(getattr(getattr(_monster, f"act{_act}"), _rank).surges):
                _measured(
                    [f"monsters {_name} act{_act}.{_rank}.surges.{_n}.{word}" for word in SURGE],
                    partial(surges_of, _kind),
                )
for _name, _lieutenant in LIEUTENANTS.items():
    for _number, _word in enumerate(ATTRIBUTES):
        MEASURES[f"lieutenants {_name} {_word}"] = partial(
            lambda name, n: (KINDS[KIND[f"{name}.act1.2"]].attrs or ())[n], _name, _number
        )
    for _act, _side in ((1, _lieutenant.act1), (2, _lieutenant.act2)):
        for _word in _side.x:
            MEASURES[f"lieutenants {_name} act{_act}.x.{_word}"] = partial(regenerated, _name, _act, _word)
        for _n in range(len(_side.surges)):
            _measured(
                [f"lieutenants {_name} act{_act}.surges.{_n}.{word}" for word in SURGE],
                partial(surges_of, f"{_name}.act{_act}.2"),
            )
        for _heroes in _side.by_heroes:
            for _word in ("speed", "health"):
                MEASURES[f"lieutenants {_name} act{_act}.by_heroes.{_heroes}.{_word}"] = partial(
                    _part, partial(figure, lieutenant_kind(_name, _act, _heroes)), _word
                )
for _colour, _die in DICE.items():
    for _n in range(len(_die.faces)):
        for _word in SHOWN:
            MEASURES[f"dice {_colour} faces.{_n}.{_word}"] = partial(_part, partial(faces, _colour, _n), _word)
for _card_id, _numbers in NUMBERS.items():
    for _word in _numbers:
        MEASURES[f"numbers {_card_id} {_word}"] = partial(number, _card_id, _word)


if __name__ == "__main__":
    print(json.dumps({name: measure() for name, measure in MEASURES.items()}))
