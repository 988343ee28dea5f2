"""Positions in which the numbers of one component can show: hiring, building, orders, battles, events.

Each scene puts the component where nothing else of its kind takes part, so that all of a kind may be changed at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from gruft.games.lords.pieces.content import BOARD, EVENTS, HEROES, SPECIAL_EVENTS, SPELLS
from tests.games.lords.lords import Setting, dungeon, lords

Written = dict[str, Any]
Scene = tuple[Setting, str]
"""A position and the beat it begins with."""

PARTIES: dict[int, list[list[Any]]] = {
    1: [["warrior_y1_4", "warrior_y1_3", "priest_y1_4"], [("warrior_y1_4", 3), "warrior_y1_3", ("wizard_y1_3", 1)]],
    2: [["warrior_y2_4", "warrior_y2_3", "priest_y2_4"], [("warrior_y2_4", 6), "warrior_y2_3", ("wizard_y2_3", 1)]],
}
RICH: Written = {"gold": 9, "food": 9, "imps": 10, "evil": 6}


def fight(
    year: int, party: list[Any], card: str = "", number: int = 1, tile: str = "tunnel", gifts: str = "none", **lord: Any
) -> Scene:
    """Seat 0 plans a battle on the tile at the entrance; the card of the round is without effect unless named."""
    setting = lords(4, gifts=gifts).lord(0, **{**RICH, "party": party, "tiles": dungeon(c1_3=tile), **lord})
    quiet = card or ("fireball" if year == 1 else "magic_key")
    town = [spell.id for spell in SPELLS.values() if spell.year == year and spell.id != quiet][:3]
    town.insert(number - 1, quiet)
    return setting.table(year=year, season="autumn", combat_round=number, town=town), "planning"


def monster_scenes(entry: Written) -> Iterator[Scene]:
    """It is hired, with just enough and with plenty, and it fights."""
    name = entry["id"]
    year = 1 if entry["copies"][0] else 2
    for party in PARTIES[year]:
        yield fight(year, party, lair=[name])
    tight = {"gold": 1, "food": entry["cost"].get("food", 0), "imps": 10}
    for means in (RICH, tight):
        setting = lords(4).lord(0, **means, tiles=dungeon(c1_2="tunnel"), lair=["troll"], traps=["pendulum"])
        setting.sends(0, "hire_monster", 3).table(year=year, monster_offer=[name]).ordered()
        yield setting, "carry_out"
    broke = lords(4, rules="full").table(season="spring", events=["pay_day", "taxes", "special_event"], year=year)
    yield broke.lord(0, **RICH, lair=[name, "slime"], traps=["pendulum"]), "event"


def trap_scenes(entry: Written) -> Iterator[Scene]:
    for year in (1, 2):
        heroes = [f"warrior_y{year}_4", f"warrior_y{year}_3", f"warrior_y{year}_2"]
        yield fight(year, heroes, traps=[entry["id"]])


def room_scenes(entry: Written) -> Iterator[Scene]:
    cell = {"upper": "c1_2", "edge": "c1_2", "lower": "c3_2", "center": "c2_2", "": "c2_2"}[entry.get("zone", "")]
    tiles = dungeon(**{cell: entry["id"]})
    year = entry["year"] if entry["year"] in (1, 2) else 2
    yield lords(4).lord(0, **RICH, tiles=tiles).table(year=year).ordered(), "production"
    if entry.get("imps"):
        few = {**RICH, "imps": entry["imps"]}
        yield lords(4).lord(0, **few, tiles=tiles).table(year=year).ordered(), "production"
    if year == 2:
        lair = [*entry.get("bonus_for", ()), *entry.get("points_for", ()), "slime", "goblin"]
        lair = [*dict.fromkeys(lair)][:4]
        yield fight(2, PARTIES[2][0], tile=entry["id"], lair=lair, traps=["pendulum", "fire_wall", "trap_door"])
        for seats in (2, 3, 4):
            yield lords(seats).lord(0, **RICH, tiles=tiles, lair=lair).table(year=2), "scoring"


def place_scenes(entry: Written) -> Iterator[Scene]:
    tiles = dungeon(c1_2="tunnel", c1_4="tunnel", c4_3="tunnel")
    for number in (1, 2, 3):
        for year in (1, 2):
            setting = lords(4).lord(0, **RICH, tiles=tiles, traps=["pendulum"]).sends(0, entry["id"], number)
            setting.table(year=year, monster_offer=["slime"] if year == 1 else ["golem"])
            yield setting.table(room_offer=["mint" if year == 1 else "chapel"]).ordered(), "carry_out"
    both = lords(4).lord(0, **RICH).lord(1, **RICH).sends(0, entry["id"], 1).sends(1, entry["id"], 3)
    yield both.table(monster_offer=["slime", "goblin"], room_offer=["mint", "workshop"]).ordered(), "carry_out"


def spell_scenes(entry: Written) -> Iterator[Scene]:
    """Two wizards cast it in the first round, hurt and unhurt, at a lord with much and with little."""
    year = entry["year"]
    party = [f"wizard_y{year}_4", f"wizard_y{year}_2", f"priest_y{year}_4"]
    hurt = [(party[0], 1), (party[1], 2), party[2]]
    for line in (party, hurt):
        yield fight(year, line, card=entry["id"], lair=["slime", "witch"], traps=["pendulum", "fire_wall"])
    yield fight(year, party, card=entry["id"], lair=["slime"], tile="tunnel", gold=1, food=0, imps=2, evil=1)


def event_scenes(entry: Written) -> Iterator[Scene]:
    names = [entry["id"], *(name for name in EVENTS if name != entry["id"])]
    for gold in (0, 9):
        yield everybody(gold).table(events=names), "event"


def special_scenes(entry: Written) -> Iterator[Scene]:
    others = [name for name in SPECIAL_EVENTS if name != entry["id"]]
    for gold in (0, 9):
        setting = everybody(gold).table(events=["special_event", "taxes", "pay_day"])
        yield setting.table(specials=[entry["id"], others[0]]), "event"


def everybody(gold: int) -> Setting:
    """Four lords in spring, each with something of everything and a monster of another kind."""
    setting = lords(4, rules="full").table(season="spring")
    for seat, kind in enumerate(("goblin", "slime", "witch", "troll")):
        tiles = dungeon(c4_3="tunnel", c2_2="magic_room" if seat == 0 else "tunnel")
        setting.lord(seat, **{**RICH, "gold": gold}, lair=[kind], tiles=tiles)
    return setting


def gift_scenes(entry: Written) -> Iterator[Scene]:
    """It comes with a hero; its owner meets traps, and a spell that needs one symbol more than he has."""
    if not entry["for_type"]:
        return
    name, hero = f"{entry['id']}.0", f"{entry['for_type']}_y1_1"
    comes = lords(4, gifts="open").table(season="spring", heroes_now=[hero], gifts_now=[name])
    yield comes.lord(0, tokens=[], evil=1), "heroes"
    friends: list[Any] = [("warrior_y1_4", 3), "warrior_y1_3"]
    if entry["for_type"] == "warrior":
        friends = ["priest_y1_2", "thief_y1_2"]
    for number, traps, lair in ((1, ["fire_wall"], ["slime"]), (1, [], ["slime"]), (2, [], []), (2, ["fire_wall"], [])):
        scene, beat = fight(1, [hero, *friends], "fist_of_justice", number, gifts="open", traps=traps, lair=lair)
        yield scene.lord(0, gifts=[name, None, None], tokens=[]), beat


def hero_scenes(entry: Written) -> Iterator[Scene]:
    """In a party, hurt and unhurt, against traps, monsters and a spell; and in line with others of his type."""
    name, year = entry["id"], entry["year"]
    friends: list[Any] = [] if entry["type"] == "warrior" else [(f"warrior_y{year}_4", 3), f"warrior_y{year}_3"]
    for trap in ("fire_wall", "pendulum"):
        yield fight(year, [name, *friends], traps=[trap], lair=["slime"])
    yield fight(year, [(name, 2), *friends], lair=["goblin"])
    for number in (1, 2, 3, 4):
        yield fight(year, [name], card="fist_of_justice" if year == 1 else "regeneration", number=number)
    if entry["type"] == "paladin":
        setting = lords(4).lord(0, **{**RICH, "evil": BOARD.paladin_field - 1}).sends(0, "hire_monster", 3)
        yield setting.table(year=year, monster_offer=["vampire"]).ordered(), "carry_out"
    else:
        same = [hero.id for hero in HEROES.values() if hero.year == year and hero.type == entry["type"]]
        rest = [hero.id for hero in HEROES.values() if hero.year == year and hero.id not in same]
        stack = [*same, *(hero for hero in rest if not hero.startswith("paladin"))]
        yield lords(4).table(hero_stack=stack, year=year, **({"hero_stack_2": []} if year == 2 else {})), "new_round"


SCENES: dict[str, Callable[[Written], Iterator[Scene]]] = {
    "monsters": monster_scenes,
    "traps": trap_scenes,
    "rooms": room_scenes,
    "places": place_scenes,
    "cards": spell_scenes,
    "event_tiles": event_scenes,
    "special_events": special_scenes,
    "gifts": gift_scenes,
    "heroes": hero_scenes,
}
"""By heading of the components."""
