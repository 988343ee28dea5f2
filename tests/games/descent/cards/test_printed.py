"""Every figure, weapon and price is as printed, and every surge of a weapon or monster does what it says."""

from __future__ import annotations

import pytest

from gruft.games.descent.pieces.attack import Attack
from gruft.games.descent.pieces.cards import ITEM
from gruft.games.descent.pieces.content import (
    ITEMS,
    OVERLORD,
    RELICS,
    SEARCH,
    SHOP_ITEMS,
    SKILLS,
    Item,
    RelicSide,
    SearchCard,
    Skill,
    Surge,
)
from gruft.games.descent.pieces.dice import COLOUR_NAMES
from gruft.games.descent.pieces.kinds import KIND, KINDS, Kind
from gruft.games.descent.rules.attack.declare import perform_attack
from gruft.games.descent.rules.figures import speed_of
from tests.games.descent.card import card
from tests.games.descent.cards.printed import COSTS, LIEUTENANTS, MONSTERS, WEAPONS
from tests.games.descent.scene import Scene

LETTERS = dict(zip(COLOUR_NAMES, "BRYngk", strict=True))
ROOMS = {(1, 1): ("zA",), (1, 2): ("zzA",), (2, 2): ("zzA", "zz."), (2, 3): ("zzA", "zz.", "zz.")}


def letters(dice: tuple[int, ...] | list[int]) -> str:
    return "".join(LETTERS[COLOUR_NAMES[colour]] for colour in dice) or "-"


def told(surges: tuple[Surge, ...]) -> str:
    """Surge abilities in short."""
    found = []
    for surge in surges:
        parts = [f"{surge.surge}x"] if surge.surge > 1 else []
        parts += [f"{name}{getattr(surge, name)}" for name in ("range", "damage", "pierce") if getattr(surge, name)]
        parts += ["blast"] if surge.blast else []
        parts += [word for word in (surge.condition, f"{surge.effect}{surge.x or ''}") if word]
        found.append("+".join(parts))
    return ", ".join(found) or "-"


def face(kind: Kind) -> str:
    return (
        f"{kind.speed} {kind.health} {letters(kind.defense)} {letters(kind.attack)}"
        f" | {' '.join(kind.abilities) or '-'} | {told(kind.surges)}"
    )


def figure(name: str) -> Scene:
    """A figure of this kind, act and rank beside a hero."""
    monster, act, rank = name.split(".")
    rows = ROOMS[KINDS[KIND[name]].size]
    legend = monster + ("*" if rank == "master" else "")
    return Scene(*rows, A="syndrael", z=legend, level="expert" if act == "act2" else "novice")


@pytest.mark.parametrize("name", MONSTERS)
def test_a_monster_has_the_values_of_its_act_and_rank(name: str) -> None:
    scene = figure(name)
    f = scene.figure("z")
    kind = KINDS[scene.g.kind[f]]

    assert kind.id == name and face(kind) == MONSTERS[name]
    assert f"{speed_of(scene.g, f)} {scene.g.live.max_health[f]} {letters(scene.g.live.pool[f])}" in MONSTERS[name]


@pytest.mark.parametrize("name", MONSTERS)
def test_a_monster_attacks_with_its_dice_and_its_surges(name: str) -> None:
    scene = figure(name)
    declared: list[Attack] = []

    scene.overlords_turn("z").play(
        perform_attack(scene.g, scene.figure("z"), targets=[scene.figure("A")], mods=declared.append)
    )

    attack = declared[0]
    assert letters(attack.pool) == MONSTERS[name].split()[3]
    assert told(tuple(option.surge for option in attack.surge_list)) == MONSTERS[name].split(" | ")[2]


@pytest.mark.parametrize("name", LIEUTENANTS)
def test_a_lieutenant_has_the_values_of_his_act_and_the_number_of_heroes(name: str) -> None:
    kinds = [KINDS[KIND[f"{name}.{heroes}"]] for heroes in (2, 3, 4)]
    first = kinds[0]
    abilities = " ".join(f"{ability}{first.x.get(ability, '')}" for ability in first.abilities)
    values = " / ".join(f"{kind.speed} {kind.health} {letters(kind.defense)}" for kind in kinds)
    attack = "melee" if first.melee else "ranged"

    assert LIEUTENANTS[name] == f"{attack} {letters(first.attack)} | {abilities} | {told(first.surges)} | {values}"


@card(*WEAPONS)
@pytest.mark.parametrize("name", WEAPONS)
def test_a_weapon_attacks_with_its_dice_keywords_and_surges(name: str) -> None:
    scene = Scene("Az", A="syndrael", z="zombie*").give("A", name).turn_of("A")
    a: Attack = scene.attacks("A", f"card:{name}")
    item = a.item
    assert item is not None
    keywords = ["reach"] * a.reach
    keywords += [f"pierce{item.pierce}"] * bool(item.pierce) + [f"range{item.range}"] * bool(item.range)
    attack = "melee" if a.melee else "ranged"

    assert WEAPONS[name] == (
        f"{attack} {a.hands} {letters(a.pool)} | {' '.join(keywords) or '-'}"
        f" | {told(tuple(option.surge for option in a.surge_list))}"
    )
    assert {(m[0], m[1]) for m in a.changes if m[2] == f"card:{name}"} >= {
        (word, n) for word, n in (("pierce", item.pierce), ("range", item.range)) if n
    }


def bought(name: str, number: int) -> tuple[Scene, Attack]:
    """An attack with this weapon that buys this surge ability; surges and damage are enough."""
    scene = Scene("Az.", A="syndrael", z="baron_zachareth").give("A", name).turn_of("A")

    def rich(a: Attack) -> None:
        a.add("surges", 3, "card:dash")
        a.add("damage", 2, "card:dash")

    def this(item: Item | None) -> bool:
        return item is not None and item.id == name

    pushed = ["step:2,0"] if ITEMS[name].surges[number - 1].effect == "push_target" else []
    scene.dice(*[4] * len(ITEMS[name].dice), 0)
    flow = perform_attack(scene.g, scene.figure("A"), weapon=this, mods=rich)
    return scene, scene.play(flow, f"surge:{name}.{number}", *pushed)


NUMBERS = [
    (name, number)
    for name in WEAPONS
    for number, surge in enumerate(ITEMS[name].surges, start=1)
    if surge.damage or surge.range or surge.pierce or surge.condition
]


@pytest.mark.parametrize(("name", "number"), NUMBERS)
def test_a_surge_of_a_weapon_does_what_it_says(name: str, number: int) -> None:
    surge = ITEMS[name].surges[number - 1]
    key = f"surge:{name}.{number}"

    scene, a = bought(name, number)

    added = {(what, n) for what, n, source, *_ in a.changes if source == key}
    assert ("surges", -surge.surge) in added
    for what in ("damage", "range", "pierce"):
        assert ((what, getattr(surge, what)) in added) == bool(getattr(surge, what))
    if surge.condition:
        assert scene.conditions("z") == {surge.condition}


def price_of(name: str) -> str:
    """What a card costs to get and to use."""
    things: dict[str, Skill | Item | SearchCard | RelicSide] = {**SKILLS, **ITEMS, **SEARCH, **RELICS}
    use = things[name].use
    words = [use.kind]
    words += [f"fatigue {'X' if use.fatigue_x else use.fatigue}"] * bool(use.fatigue or use.fatigue_x)
    words += ["exhaust"] * use.exhaust + ["flip"] * use.flip + [f"discard {use.discard}"] * bool(use.discard)
    price = ", ".join(words)
    if name in SKILLS:
        return f"{SKILLS[name].xp} xp: {price}"
    if name in SHOP_ITEMS:
        return f"act {SHOP_ITEMS[name].act}, {SHOP_ITEMS[name].cost} gold: {price}"
    if name in SEARCH:
        return f"{SEARCH[name].copies} of {SEARCH[name].gold} gold: {price}"
    return price


@pytest.mark.parametrize("name", [name for name in COSTS if name not in OVERLORD])
def test_a_card_has_its_printed_price(name: str) -> None:
    assert price_of(name) == COSTS[name]


@pytest.mark.parametrize("name", OVERLORD)
def test_an_overlord_card_has_its_printed_class_and_price(name: str) -> None:
    it = OVERLORD[name]

    assert f"{it.cls} {it.level}, {it.xp} xp, {it.copies} of {it.trait}" == COSTS[name]


def test_every_card_with_a_price_is_written_down() -> None:
    passive = {name for name, item in ITEMS.items() if item.origin == "starting" and item.use.kind == "passive"}

    assert {*SKILLS, *ITEMS, *SEARCH, *RELICS, *OVERLORD} - passive == set(COSTS)
    assert {item.id for item in ITEM if item is not None and item.attack} == set(WEAPONS)
