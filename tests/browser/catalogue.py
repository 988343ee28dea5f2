"""Every component of every game laid out on the table, a handful at a time, where people meet it in play."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from itertools import cycle, zip_longest
from typing import Any, TypeVar

from gruft.games.descent.pieces.atlas import QUESTS
from gruft.games.descent.pieces.kinds import (
    FAMILIAR,
    HERO_RANK,
    KINDS,
    LIEUTENANT,
    MASTER,
    MINION,
    RANK_NAMES,
    SIDE_NAMES,
)
from gruft.games.descent.seen.views import face_of
from gruft.table.game import Game
from tests.browser.campaigns import reached
from tests.browser.recorded import Moment, moments, shown

View = dict[str, Any]
Thing = TypeVar("Thing")


def components(slug: str, kind: str) -> list[str]:
    """All refs of a kind, without those of single copies that have names of their own."""
    game: Game = import_module(f"gruft.games.{slug}.game").GAME
    refs = [ref for ref in game.names("de") if ref.startswith(f"{kind}:")]
    return sorted({ref.rpartition(".")[0] if ref.rpartition(".")[2].isdigit() else ref for ref in refs})


def by(size: int, things: list[Thing]) -> list[list[Thing]]:
    return [things[first : first + size] for first in range(0, len(things), size)]


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

    yield from bearing_tokens(base)


def bearing_tokens(base: Moment) -> Iterator[Moment]:
    """Tokens on everything that can bear one, and the chronicle of how each came there."""
    names = components("domains", "token")
    placed = [{"token": token, "target": base.view["market"][0]["monster"]} for token in names]
    log = tuple({"n": n, "event": "token_placed", "args": args, "rule": ""} for n, args in enumerate(placed, 1))
    closed = [
        {**place, "spaces": [{**space, "unavailable": space["minion"] is None} for space in place["spaces"]]}
        for place in base.view["places"]
    ]
    blessed = [
        {**party, "adventurers": [{**one, "imbued": 1 + n} for n, one in enumerate(party["adventurers"])]}
        for party in base.view["parties"]
    ]
    own = next(one for one in base.view["players"] if one["seat"] == base.seat)
    kind = base.view["market"][0]
    monsters = [{**kind, "monster": f"{one}.1", "imbued": 2} for one in components("domains", "monster")]
    for some in by(12, monsters):
        armed = [{**one, "armed": 1 + n % 2} for n, one in enumerate(some)]
        domain = [
            {**land, "sanctified": n % 2 == 0, "desecrated": n % 3 == 0, "monsters": armed[n : n + 2]}
            for n, land in enumerate(own["domain"])
        ]
        told = base.seeing(
            places=closed, parties=blessed, market=armed[:6], players=mine(base, "players", domain=domain)
        )
        yield replace(told, log=log)


def figures() -> Iterator[Moment]:
    """Every kind of figure of Descent with its card of either act, every token of a quest, all conditions."""
    base = moment("descent", "act")
    conditions = cycle(one.partition(":")[2] for one in components("descent", "condition"))
    heroes = [
        {**hero, "figure": {**hero["figure"], "conditions": [next(conditions), next(conditions)]}}
        for hero in base.view["heroes"]
    ]
    walked = {space for hero in heroes for space in hero["figure"]["spaces"]}
    first = base.view["figures"][0]
    tokens = cycle(by(6, quest_tokens()))
    dark = [number for number, kind in enumerate(KINDS) if kind.rank not in (HERO_RANK, FAMILIAR)]
    cards = {(KINDS[number].group, KINDS[number].rank, face_of(number)["act"]): number for number in dark}
    for some in by(9, list(cards.values())):
        taken, shown = set(walked), []
        for copy, number in enumerate(some, 1):
            kind = KINDS[number]
            spaces = room_for(base.view["spaces"], kind.size, taken)
            taken.update(spaces)
            family = {MINION: "monster", MASTER: "master", LIEUTENANT: "lieutenant"}.get(kind.rank, "npc")
            ref = f"{family}:{kind.group}" if kind.rank == LIEUTENANT else f"{family}:{kind.group}.{copy}"
            own = {"ref": ref, "kind": kind.group, "rank": RANK_NAMES[kind.rank], "side": SIDE_NAMES[kind.side]}
            fares = {
                "spaces": spaces,
                "health": kind.health,
                "conditions": [next(conditions)],
                "face": face_of(KINDS.index(kind)),
            }
            shown.append({**first, **own, **fares})
        lying = []
        for token in next(tokens):
            spaces = room_for(base.view["spaces"], (1, 1), taken)
            taken.update(spaces)
            lying.append({"ref": f"{token}.1", "space": spaces[0], "carried": False})
        yield base.seeing(figures=shown, heroes=heroes, tokens=lying)


def quest_tokens() -> list[str]:
    """Whatever lies on the maps of the quest book, backs and faces."""
    tokens = [token for quest in QUESTS.values() for part in quest.encounters for token in part.tokens]
    return sorted({f"token:{name}" for token in tokens for name in (token.id, *token.faces)})


def room_for(spaces: list[View], size: tuple[int, int], taken: set[str]) -> list[str]:
    """The first free spaces a figure of a size can stand on."""
    free = {(one["x"], one["y"]): one["ref"] for one in spaces if one["ref"] not in taken}
    for x, y in free:
        body = [(x + across, y + down) for down in range(size[1]) for across in range(size[0])]
        if all(place in free for place in body):
            return [free[place] for place in body]
    raise AssertionError(f"no room for {size}")


def descent() -> Iterator[Moment]:
    base = moment("descent", "act")
    yield from figures()
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
