"""Every number of every component counts: change it in an overlay, and what is printed and what happens change.

Numbers that are no part of a text are named by their record's class (`beside`), with the reason. In play a changed game
stands beside ours: both open the same positions and give the same answers; somewhere the two must part.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import msgspec
import pytest

from gruft.games.lords.game import GAME
from gruft.games.lords.pieces.content import (
    EVENTS,
    GIFTS,
    HEROES,
    MONSTERS,
    PLACES,
    ROOMS,
    SPECIAL_EVENTS,
    SPELLS,
    TRAPS,
)
from gruft.games.lords.seen import printed
from gruft.table.chance import Chance, FastChance
from gruft.table.content import Files, files_of, load_plain
from gruft.table.events import event_record
from gruft.table.game import Game
from gruft.table.plain import to_plain
from gruft.table.position import _laid_out
from gruft.table.table import Table
from gruft.table.variants import Twin
from gruft.texts import LANGUAGES
from tests.games.lords.lords import Setting, dungeon, lords

Way = tuple[str | int, ...]
Written = dict[str, Any]
Scene = tuple[Setting, str]


def place_text(place: Any, lang: str) -> str:
    return "\n".join(printed.space_text(place, number, lang) for number in (1, 2, 3))


FILES: dict[str, tuple[str, dict[str, Any], Callable[[Any, str], str]]] = {
    "monsters": ("monsters.yaml", MONSTERS, printed.monster_text),
    "traps": ("traps.yaml", TRAPS, printed.trap_text),
    "rooms": ("rooms.yaml", ROOMS, printed.room_text),
    "places": ("orders.yaml", PLACES, place_text),
    "cards": ("combat_cards.yaml", SPELLS, printed.spell_text),
    "event_tiles": ("events.yaml", EVENTS, printed.event_text),
    "special_events": ("events.yaml", SPECIAL_EVENTS, printed.special_text),
    "gifts": ("board.yaml", GIFTS, printed.gift_text),
    "heroes": ("heroes.yaml", HEROES, lambda hero, lang: hero.name(lang)),
}
"""By heading: the file, the records, and what makes their text."""


def ways(data: Any, way: Way = ()) -> Iterator[Way]:
    """Where the numbers of a record stand; the order of spaces is one number."""
    parts = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for name, value in parts:
        here = (*way, name)
        if name == "space_order" or (isinstance(value, int) and not isinstance(value, bool)):
            yield here
        else:
            yield from ways(value, here)


def other(name: str | int, value: Any) -> Any:
    """Another value: one more (of evil lost: one more lost), the other end of the board, the other way round."""
    if name == "space_order":
        return value[::-1]
    if name == "order":
        return 0 if value > 4 else 99
    return value + 1 if value >= 0 else value - 1


def changed(data: Any, way: Way) -> Any:
    """The record with another number there."""
    made = data.copy()
    made[way[0]] = changed(data[way[0]], way[1:]) if len(way) > 1 else other(way[0], data[way[0]])
    return made


def written(heading: str) -> list[Written]:
    found: list[Written] = load_plain("lords", FILES[heading][0], heading)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("heading", FILES)
def test_every_number_of_a_component_is_part_of_its_text(heading: str, lang: str) -> None:
    _, records, text = FILES[heading]
    for entry in written(heading):
        record = records[entry["id"]]
        for way in ways(entry):
            now = text(msgspec.convert(changed(entry, way), type(record)), lang)
            if way[0] not in getattr(type(record), "beside", {}):
                assert now != text(record, lang), (entry["id"], way)


def test_a_hero_without_a_name_of_his_own_is_called_by_his_numbers() -> None:
    hero = HEROES["thief_y1_4"]

    assert hero.name("en") == "Thief 4/2"
    assert msgspec.structs.replace(hero, hp=6, anti_trap=3).name("de") == "Dieb 6/3"


# -- play ------------------------------------------------------------------------


def trace(game: Game, setting: Setting, beat: str, number: int) -> str:
    """All that is asked and comes of it when questions are answered by these dice."""
    state, start = _laid_out(game, setting.position(beat), setting.seats, game_options(game, setting), "numbers")
    table = Table(game, state, start)
    dice = FastChance(number)
    seen: list[Any] = [game.view(table.state, None)]
    for _ in range(8):
        seen.append(to_plain(table.state))
        if table.over:
            seen.append(game.result(state).points)
            break
        ask = table.asks[0]
        keys = [key for key in ask.keys if key not in ("pass", "stop", "done")] or ask.keys
        seen.append((ask.seat, ask.kind, ask.keys, dict(ask.args or {})))
        table.answer(ask.seat, dice.pick(keys if number % 3 else ask.keys))
    return json.dumps([seen, [event_record(event) for event in table.log]], sort_keys=True)


def game_options(game: Game, setting: Setting) -> dict[str, Any]:
    return {**game.meta.default_options(), **setting.options}


def laid_out(game: Game) -> str:
    """The table after set-up."""
    return json.dumps(to_plain(game.setup(4, game.meta.default_options(), Chance(b"numbers"))))


PARTIES: dict[int, list[list[Any]]] = {
    1: [["warrior_y1_4", "warrior_y1_3", "priest_y1_4"], [("warrior_y1_4", 4), "warrior_y1_3", ("priest_y1_3", 1)]],
    2: [["warrior_y2_4", "warrior_y2_3", "priest_y2_4"], [("warrior_y2_4", 7), "warrior_y2_3", ("priest_y2_3", 1)]],
}
RICH: Written = {"gold": 9, "food": 9, "imps": 10, "evil": 6}


def fight(year: int, party: list[Any], card: str = "", number: int = 1, tile: str = "tunnel", **lord: Any) -> Scene:
    """Seat 0 plans a battle on the tile at the entrance; the card of the round is without effect unless named."""
    setting = lords(4).lord(0, **{**RICH, "party": party, "tiles": dungeon(c1_3=tile), **lord})
    quiet = card or ("fireball" if year == 1 else "magic_key")
    town = [spell.id for spell in SPELLS.values() if spell.year == year and spell.id != quiet][:3]
    town.insert(number - 1, quiet)
    return setting.table(year=year, season="autumn", combat_round=number, town=town), "planning"


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


def event_scenes(entry: Written) -> Iterator[Scene]:
    for gold in (0, 9):
        setting = lords(4, rules="full").table(season="spring")
        for seat, kind in enumerate(("goblin", "slime", "witch", "troll")):
            tiles = dungeon(c4_3="tunnel", c2_2="magic_room" if seat == 0 else "tunnel")
            setting.lord(seat, **{**RICH, "gold": gold}, lair=[kind], tiles=tiles)
        names = [entry["id"], *(name for name in EVENTS if name != entry["id"])]
        yield setting.table(events=names), "event"


def gift_scenes(entry: Written) -> Iterator[Scene]:
    if entry["for_type"]:
        hero = f"{entry['for_type']}_y1_1"
        setting = lords(4, gifts="open").table(season="spring", heroes_now=[hero], gifts_now=[f"{entry['id']}.0"])
        yield setting.lord(0, tokens=[], evil=1), "heroes"


SCENES: dict[str, Callable[[Written], Iterator[Scene]]] = {
    "traps": trap_scenes,
    "rooms": room_scenes,
    "places": place_scenes,
    "event_tiles": event_scenes,
    "gifts": gift_scenes,
}


def overlaid(heading: str, entries: list[Written]) -> Game:
    """The game with these entries laid over ours."""
    own = {FILES[heading][0]: json.dumps({heading: entries})}
    return Twin("lords", f"numbers {hash(str(own))}", Files(files_of("lords").ours, own)).game


@cache
def ours(heading: str, ident: str, scene: int, number: int) -> str:
    entry = next(entry for entry in written(heading) if entry["id"] == ident)
    return trace(GAME, *list(SCENES[heading](entry))[scene], number)


def parts(heading: str, entry: Written, game: Game) -> bool:
    """Whether a game in which this entry is different plays differently somewhere."""
    if laid_out(game) != laid_out(GAME):
        return True
    scenes = list(SCENES[heading](entry))
    return any(
        trace(game, *scenes[scene], number) != ours(heading, entry["id"], scene, number)
        for number in range(1, 5)
        for scene in range(len(scenes))
    )


@pytest.mark.parametrize("heading", ["traps", "rooms", "places", "gifts", "event_tiles"])
def test_numbers_change_what_happens(heading: str) -> None:
    """The first numbers of all components at once, then all second ones, and so on."""
    entries = {entry["id"]: entry for entry in written(heading)}
    numbers = {ident: [way for way in ways(entry) if way != ("year",)] for ident, entry in entries.items()}
    for turn in range(max(map(len, numbers.values()))):
        own = {ident: changed(entries[ident], found[turn]) for ident, found in numbers.items() if turn < len(found)}
        game = overlaid(heading, list(own.values()))
        dull = [(ident, numbers[ident][turn]) for ident in own if not parts(heading, entries[ident], game)]
        assert dull == [], dull
