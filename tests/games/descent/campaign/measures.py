"""What the numbers of quests, the campaign and travel cards do in play: one measurement for each.

Run as a module it prints all of them, so that a test can take them again with an owner's own book.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import Any

from gruft.games.descent.game import BEATS, GAME
from gruft.games.descent.moments.wiring import wire
from gruft.games.descent.pieces.atlas import QUESTS, TILES, Encounter, Quest
from gruft.games.descent.pieces.campaign_book import CAMPAIGN, TRAVEL_CARDS, TravelEvent
from gruft.games.descent.pieces.cards import BASIC
from gruft.games.descent.pieces.content import ATTRIBUTES, SEARCH, SLUG
from gruft.games.descent.pieces.kinds import KINDS, MASTER, person_kind
from gruft.games.descent.quests.words.arrivals import waves_of
from gruft.games.descent.rules.campaign.book import due
from gruft.games.descent.rules.campaign.phase import steps
from gruft.games.descent.rules.campaign.road_events import happen
from gruft.games.descent.rules.groups import act_of
from gruft.games.descent.rules.setup.layout import choose_group, free_groups, lay_encounter, undecided_areas
from gruft.games.descent.rules.setup.search_tokens import search_shares
from gruft.games.descent.seen.briefing import briefing
from gruft.games.descent.state import POOL, State
from gruft.table.content import Record, load_plain
from gruft.table.flow import Asks
from tests.games.descent.campaign.phase import OL, Between, H
from tests.games.descent.quests.questing import laid
from tests.games.descent.scene import FAILS, PASSES
from tests.harness.numbers import Way, dotted, one_more, ways

Measures = dict[str, Callable[[], object]]


@cache
def encounter(quest: str, part: int, heroes: int = 3) -> State:
    """An encounter as it is laid out, before anything is chosen."""
    g = laid(quest, seats=heroes + 1)
    g.encounter = part
    lay_encounter(g)
    return g


@cache
def populated(quest: str, part: int) -> State:
    """The same with open groups of some kind."""
    g = encounter(quest, part).copy()
    GAME.wake(g)
    for slot in range(len(QUESTS[quest].encounters[part].open)):
        choose_group(g, free_groups(g, slot)[0], slot)
    for group, areas in undecided_areas(g).items():
        g.group_area[group] = areas[0]
    return g


# -- quests ---------------------------------------------------------------------


def rewarded(quest: str, winner: str) -> tuple[int, int, int]:
    """Experience of a hero and of the overlord, and the gold, after a quest."""
    between = Between((quest, winner))
    BEATS["rewards"](between.g)
    sheet = between.sheet
    return sheet.xp[0], sheet.overlord_xp, sheet.gold


def prize(quest: str, winner: str, field: str) -> int:
    hero, overlord, gold = rewarded(quest, winner)
    if field == "gold_per_hero":
        return gold
    return hero - overlord if winner == H else overlord - hero


def person(quest: str, part: int, number: int, field: str, inner: str) -> object:
    """What a person is worth in play."""
    printed = QUESTS[quest].encounters[part].npcs[number]
    heroes = int(inner) if field == "health_by_heroes" else 3
    g = encounter(quest, part, heroes)
    if field in ("health_by_heroes", "health_per_hero"):
        return [g.health_bonus[f] for f, kind in enumerate(g.kind) if kind >= 0 and KINDS[kind].group == printed.id]
    kind = person_kind(QUESTS[quest].encounters[part].id, printed, act_of(g), heroes)
    record: Any = KINDS[kind]
    if field in ATTRIBUTES:
        return record.attrs[ATTRIBUTES.index(field)]
    if field == "surges":
        place, what = inner.split(".")
        return getattr(record.surges[int(place)], what)
    return getattr(record, field)


def master(quest: str, part: int, number: int) -> object:
    """How much stronger the master of a fixed group is."""
    g = encounter(quest, part)
    group = QUESTS[quest].encounters[part].fixed[number].group
    kinds = [(f, KINDS[kind]) for f, kind in enumerate(g.kind) if kind >= 0]
    return [g.health_bonus[f] for f, kind in kinds if (kind.group, kind.rank) == (group, MASTER)]


def pool(quest: str, part: int, number: int) -> int:
    """How many tokens of a kind lie beside the map."""
    g = encounter(quest, part)
    kind = QUESTS[quest].encounters[part].tokens[number].id
    return [token for token, at in zip(g.token_kind, g.token_at) if at == POOL].count(kind)


def wave(quest: str, part: int, number: int, field: str) -> object:
    printed = QUESTS[quest].encounters[part].reinforcements[number]
    return [getattr(each, field) for each in waves_of(populated(quest, part), printed).values()]


def choices(quest: str, part: int, slot: int) -> int:
    """How many kinds may be the open group."""
    return len(free_groups(encounter(quest, part), slot))


def told(quest: str, field: str) -> object:
    view: Any = briefing(QUESTS[quest], QUESTS[quest].encounters[0], "en")
    return view[field]


def of_part(quest: Quest, n: int, part: Encounter) -> Iterator[tuple[str, Callable[[], object]]]:
    name = quest.id
    for i, npc in enumerate(part.npcs):
        for field in ("speed", "health", "health_per_hero", *ATTRIBUTES):
            yield f"npcs.{i}.{field}", partial(person, name, n, i, field, "")
        for heroes in npc.health_by_heroes:
            yield f"npcs.{i}.health_by_heroes.{heroes}", partial(person, name, n, i, "health_by_heroes", str(heroes))
        for k in range(len(npc.surges)):
            for what in ("surge", "damage"):
                yield f"npcs.{i}.surges.{k}.{what}", partial(person, name, n, i, "surges", f"{k}.{what}")
    for i in range(len(part.fixed)):
        yield f"fixed.{i}.master_health_per_hero", partial(master, name, n, i)
    for i in range(len(part.tokens)):
        yield f"tokens.{i}.count", partial(pool, name, n, i)
        yield f"tokens.{i}.per_hero", partial(pool, name, n, i)
    for i in range(len(part.reinforcements)):
        yield f"reinforcements.{i}.most", partial(wave, name, n, i, "most")
        yield f"reinforcements.{i}.apart", partial(wave, name, n, i, "apart")
    for heading in ("setup", "rules", "reinforcements", "victory_heroes", "victory_overlord", "carry_over"):
        for i, rule in enumerate(getattr(part, heading)):
            for word in rule.numbers:  # that it counts is shown in quests/test_every_quest_number.py
                yield f"{heading}.{i}.numbers.{word}", partial(quest.number, rule.id, word)
    for i in range(len(part.open)):
        yield f"open.{i}.max_spaces", partial(choices, name, n, i)
    yield "search.per_hero", lambda: [count for _, count in search_shares(encounter(name, n))]


def of_quest(quest: Quest) -> Iterator[tuple[str, Callable[[], object]]]:
    yield "act", partial(told, quest.id, "act")
    yield "rewards.xp_for_all", lambda: rewarded(quest.id, H)[1]
    for winner, prized in ((H, "heroes"), (OL, "overlord")):
        for field in ("xp", "gold_per_hero"):
            yield f"rewards.{prized}.{field}", partial(prize, quest.id, winner, field)
    for n, part in enumerate(quest.encounters):
        for name, measure in of_part(quest, n, part):
            yield f"encounters.{n}.{name}", measure


# -- the campaign and the road -----------------------------------------------------


def begun(field: str) -> object:
    sheet = Between().sheet
    return {"gold": sheet.gold, "hero_xp": sheet.xp, "overlord_xp": sheet.overlord_xp}[field]


def course(kind: str) -> int:
    """How many quests of a kind a campaign has."""
    between = Between()
    found: list[str] = []
    for _ in range(40):
        now = due(between.sheet)
        if now is None:
            break
        found.append(now)
        between.sheet.played = [*between.sheet.played, *Between(("first_blood", H)).sheet.played]
    return found.count(kind)


def turn_of_step(errata: bool, step: str) -> int:
    """When a step of the phase has its turn."""
    return list(steps(Between(errata=errata).g)).index(step)


def answered(flow: Any, wish: str) -> None:
    """Every question, also those to several players, gets the wish or its first key."""
    value: Any = None
    while True:
        try:
            asked = flow.send(value)
        except StopIteration:
            return
        one = next(iter(asked.open.values())) if isinstance(asked, Asks) else asked
        key = wish if wish in one.keys else one.keys[0]
        value = (one.seat, key) if isinstance(asked, Asks) else key


@cache
def travelled(event: TravelEvent, passes: bool, option: str) -> dict[str, Any]:
    """What the heroes and the overlord have after an event, all tests passed or all failed."""
    between = Between(("first_blood", H), seats=3)
    g = between.g
    g.spaces[: g.nh] = [(n,) for n in range(g.nh)]
    g.ol_deck, g.ol_hand = list(BASIC[6:]), list(BASIC[:6])
    wire(g)
    g.chance.preset = {"die": [*(PASSES if passes else FAILS)] * 20}
    answered(happen(g, event), option)
    return {
        "damage": g.damage[: g.nh],
        "fatigue": g.fatigue[: g.nh],
        "search": len(g.search_deck),
        "hand": len(g.ol_hand),
    }


def suffered(event: TravelEvent, passes: bool, option: str, field: str) -> object:
    """The part of it this number is about."""
    return travelled(event, passes, option)[SHOWS.get(field, field)]


SHOWS = dict.fromkeys(("overlord_draws", "overlord_discards", "discards_from_hand"), "hand")


def of_event(event: TravelEvent) -> Iterator[tuple[str, Callable[[], object]]]:
    """By where a number stands: what comes of it."""
    for field in ("damage", "fatigue", "search", *SHOWS):
        yield f"outcomes {field}", partial(suffered, event, True, "", field)
        for option in event.options:
            yield f"{option.id} {field}", partial(suffered, event, True, f"road:{option.id}", field)
        for result in ("passed", "all_passed", "failed", "all_failed"):
            yield f"{result} {field}", partial(suffered, event, "passed" in result, "", field)


def sold(card: str) -> object:
    """The gold a search card fetches after the quest."""
    between = Between(("first_blood", H)).give(0, card)
    between.sheet.played = between.sheet.played[:1]
    BEATS["sell_search"](between.g)
    return between.sheet.gold


def other(name: str | int, value: Any) -> Any:
    """One more; the other act; small figures only; steps of the phase change places two by two."""
    if name in ("order", "order_without_errata") and isinstance(value, int):
        return value + 1 if value % 2 else value - 1
    if name == "max_spaces":
        return 1  # no monster of the quest's traits is larger than it allows
    return 3 - value if name == "act" else one_more(name, value)


def written() -> Iterator[tuple[str, str, str, Record, dict[str, Any]]]:
    """Everything in the book: file, heading, kind, record, and the entry as it is written."""
    for name, quest in QUESTS.items():
        yield f"quests/{name}.yaml", "quest", f"quest {name}", quest, load_plain(SLUG, f"quests/{name}.yaml", "quest")
    yield "campaign.yaml", "campaign", "campaign", CAMPAIGN, load_plain(SLUG, "campaign.yaml", "campaign")
    for entry in load_plain(SLUG, "travel.yaml", "travel_cards"):
        yield "travel.yaml", "travel_cards", "travel", TRAVEL_CARDS[entry["id"]], entry
    for entry in load_plain(SLUG, "tiles.yaml", "tiles"):
        yield "tiles.yaml", "tiles", f"tile {entry['id']}", TILES[entry["id"]], entry
    for entry in load_plain(SLUG, "search.yaml", "search_cards"):
        yield "search.yaml", "search_cards", f"search_cards {entry['id']}", SEARCH[entry["id"]], entry


def name_of(kind: str, entry: dict[str, Any], way: Way) -> str:
    """What the number is called among the measurements."""
    if kind == "travel" and way[0] == "events":
        event = entry["events"][way[1]]
        if way[2] == "options":
            return f"travel {event['id']} {event['options'][way[3]]['id']} {way[-1]}"
        return f"travel {event['id']} {way[3] if way[2] == 'test' else way[2]} {way[-1]}"
    return f"{kind} {dotted(way)}"


def numbers() -> dict[str, tuple[Record, Way]]:
    """Every number of the book that is measured, with where it stands."""
    return {name: found for name, found in every_number().items() if name in MEASURES}


def every_number() -> dict[str, tuple[Record, Way]]:
    found: dict[str, tuple[Record, Way]] = {}
    for _, heading, kind, record, entry in written():
        for way in ways(entry, other):
            if heading != "search_cards" or way == ("gold",):
                found[name_of(kind, entry, way)] = record, way
    return found


MEASURES: Measures = {
    f"quest {quest.id} {name}": measure for quest in QUESTS.values() for name, measure in of_quest(quest)
}
MEASURES |= {f"campaign start.{field}": partial(begun, field) for field in ("gold", "hero_xp", "overlord_xp")}
MEASURES |= {f"campaign sequence.{n}.count": partial(course, one.kind) for n, one in enumerate(CAMPAIGN.sequence)}
for _n, _step in enumerate(CAMPAIGN.phase):
    MEASURES[f"campaign phase.{_n}.order"] = partial(turn_of_step, True, _step.id)
    MEASURES[f"campaign phase.{_n}.order_without_errata"] = partial(turn_of_step, False, _step.id)
MEASURES |= {
    f"travel {event.id} {name}": measure
    for card in TRAVEL_CARDS.values()
    for event in card.events
    for name, measure in of_event(event)
}
MEASURES |= {f"search_cards {card} gold": partial(sold, card) for card in SEARCH}

if __name__ == "__main__":
    print(json.dumps({name: MEASURES[name]() for name in numbers()}))
