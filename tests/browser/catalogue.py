"""Every component of every game laid out on the table, a handful at a time, where people meet it in play."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from itertools import cycle, zip_longest
from typing import Any

from gruft.table.game import Game
from tests.browser.campaigns import reached
from tests.browser.recorded import Moment, moments, shown

View = dict[str, Any]


def components(slug: str, kind: str) -> list[str]:
    """All refs of a kind, without those of single copies that have names of their own."""
    game: Game = import_module(f"gruft.games.{slug}.game").GAME
    refs = [ref for ref in game.names("de") if ref.startswith(f"{kind}:")]
    return sorted({ref.rpartition(".")[0] if ref.rpartition(".")[2].isdigit() else ref for ref in refs})


def by(size: int, refs: list[str]) -> list[list[str]]:
    return [refs[first : first + size] for first in range(0, len(refs), size)]


def moment(slug: str, kind: str) -> Moment:
    return next(one for one in moments(slug) if one.kind == kind)


def mine(at: Moment, players: str, **parts: Any) -> list[View]:
    """The players of a view with parts of the own one exchanged."""
    return [{**one, **parts} if one["seat"] == at.seat else one for one in at.view[players]]


def lords() -> Iterator[Moment]:
    base = moment("lords", "choose_order")
    hero = base.view["heroes_next"][0]
    heads = [*components("lords", "hero")]
    shelves = zip_longest(
        by(3, components("lords", "monster")),
        by(2, components("lords", "room")),
        by(4, components("lords", "trap")),
        by(4, components("lords", "spell")),
        by(3, components("lords", "special")),
        by(4, heads),
        fillvalue=[],
    )
    for monsters, rooms, traps, spells, special, heroes in shelves:
        town = [
            {"position": place + 1, "spell": spell, "fatigue": 2, "shown": True} for place, spell in enumerate(spells)
        ]
        yield base.seeing(
            monsters=[f"{one}.1" for one in monsters],
            rooms=rooms,
            town=town or base.view["town"],
            events=special or base.view["events"],
            heroes_next=[{**hero, "hero": one} for one in heroes],
            lords=mine(base, "lords", traps=traps, prison=heroes, lair=[f"{one}.2" for one in monsters]),
        )


def tyrants() -> Iterator[Moment]:
    base = moment("tyrants", "main")
    cards = components("tyrants", "card")
    names = [one.partition(":")[2] for one in cards]
    for row in by(6, names):
        hand = [f"{one}.1" for one in row[:5]]
        yield base.seeing(
            market={**base.view["market"], "row": [f"{one}.2" for one in row]},
            hand=hand,
            play_area=[f"{one}.3" for one in row[3:]],
            decks=["demons", "aberrations"],
        )
        yield base.seeing(hand=[], play_area=hand)


def domains() -> Iterator[Moment]:
    base = moment("domains", "place_minion")
    market = base.view["market"]
    party = base.view["parties"][0]
    own = next(one for one in base.view["players"] if one["seat"] == base.seat)
    shelves = zip_longest(
        by(7, [f"{one}.4" for one in components("domains", "building")]),
        by(6, [f"{one}.2" for one in components("domains", "monster")]),
        by(2, components("domains", "henchman")),
        by(5, components("domains", "spell")),
        by(4, components("domains", "adventurer")),
        by(2, [f"{one} {side}" for side in ("match", "other") for one in components("domains", "fortune")]),
        by(1, components("domains", "master")),
        fillvalue=[],
    )
    for buildings, monsters, henchmen, spells, adventurers, fortune, master in shelves:
        built = zip_longest(own["domain"], buildings[: len(own["domain"])])
        domain = [{**land, "building": one, "rank": 1 if one else None} for land, one in built]
        party_now = [
            {**party["adventurers"][0], "adventurer": one}
            for one in adventurers or [one["adventurer"] for one in party["adventurers"]]
        ]
        yield base.seeing(
            architects=(buildings + base.view["architects"])[:7],
            market=[{**market[0], "monster": one} for one in monsters] or market,
            inn=henchmen or base.view["inn"],
            parties=[{**one, "adventurers": party_now} for one in base.view["parties"]],
            fortune=[dict(zip(("card", "side"), one.split(), strict=True)) for one in fortune] or base.view["fortune"],
            players=mine(
                base,
                "players",
                domain=domain,
                hand=spells or own["hand"],
                henchmen=[{"henchman": one, "uses": 1} for one in henchmen],
                plans=buildings[:3],
                master=master[0] if master else None,
            ),
        )


def descent() -> Iterator[Moment]:
    base = moment("descent", "act")
    card = base.view["heroes"][0]["cards"][0]
    for cards in by(21, components("descent", "card")):
        heroes = [
            {**hero, "cards": [{**card, "ref": ref} for ref in cards[number :: len(base.view["heroes"])]]}
            for number, hero in enumerate(base.view["heroes"])
        ]
        yield base.seeing(heroes=heroes)
    evil = moment("descent", "ol_start")
    for cards in by(6, components("descent", "card")):
        yield evil.seeing(overlord={**evil.view["overlord"], "cards": [f"{one}.1" for one in cards]})


def quest_book() -> Iterator[Moment]:
    """Every encounter as it is read before it begins; later ones after either side has won the one before."""
    base = moment("descent", "act")
    for encounter in components("descent", "encounter"):
        quest, number = encounter.partition(":")[2].rsplit("_e", 1)
        opening = base.seeing(quest=f"quest:{quest}", encounter=encounter, round=1)
        if number == "1":
            yield opening
            continue
        for side in ("heroes", "overlord"):
            ended = {"n": 1, "event": "encounter_ended", "args": {"winner": f"side:{side}"}, "rule": ""}
            yield replace(opening, log=(ended,))


def campaign() -> Iterator[Moment]:
    """What lies between the quests: events of the road, quests to choose from, how all of them ended, the relics."""
    table = reached("choose_quest", played=1)
    assert table.journal is not None
    base = shown(table, table.asks[0], table.journal.header, "a campaign after one quest")
    sheet = base.view["campaign"]
    quests = components("descent", "quest")
    next_quests = cycle(by(4, quests))
    on_the_way = replace(base, kind="travel", ask=None)
    for event, choice in zip(components("descent", "travel"), next_quests, strict=False):
        symbol = f"symbol:{event.rpartition('_')[2]}"
        journey = {"place": quests[0], "symbols": [{"symbol": symbol, "passed": True, "event": event}]}
        yield on_the_way.seeing(campaign={**sheet, "step": "travel", "journey": journey, "next": choice})
    relics = components("descent", "relic")
    for side in ("heroes", "overlord"):
        played = [{"quest": quest, "winner": side, "rounds": 4} for quest in quests]
        owned = [{"ref": relic, "side": side, "bearer": ""} for relic in relics]
        yield on_the_way.seeing(campaign={**sheet, "step": "rewards", "played": played, "relics": owned})
    for some in by(3, relics):
        options = [{"key": relic} for relic in some]
        lieutenant = components("descent", "lieutenant")[0]
        entrust = {"seat": base.seat, "kind": "entrust", "args": {"figure": lieutenant}, "options": options}
        ask = {**entrust, "refused": [], "optional": True}
        yield replace(base, kind="entrust", ask=ask).seeing(campaign={**sheet, "step": "travel"})


CATALOGUE = {"lords": lords, "tyrants": tyrants, "domains": domains, "descent": descent}
# Beside the components: what is read between them, page by page.
PAGES = {"descent": lambda: [*quest_book(), *campaign()]}
