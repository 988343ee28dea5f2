"""The campaign book and the travel cards: complete, naming only what exists, and the roads lead where they say."""

from __future__ import annotations

import re
from collections import Counter

import msgspec
import pytest

from gruft.games.descent.pieces.atlas import QUESTS
from gruft.games.descent.pieces.campaign_book import CAMPAIGN, TRAVEL_CARDS, Outcome, TravelCard, TravelEvent
from gruft.games.descent.pieces.content import CONDITIONS
from gruft.games.descent.seen.printed import on_the_road, printed
from gruft.table.content import PLACE, load_plain
from gruft.table.rules import load_ledger
from gruft.texts import LANGUAGES
from tests.harness.numbers import changed
from tests.harness.numbers import ways as numbers_in

EVENTS = [event for card in TRAVEL_CARDS.values() for event in card.events]
NODES = {node.id for node in CAMPAIGN.nodes}


def outcomes(event: TravelEvent) -> list[Outcome]:
    found = [*event.outcomes, *(outcome for option in event.options for outcome in option.outcomes)]
    if event.test is not None:
        test = event.test
        found += [*test.passed, *test.failed, *test.all_passed, *test.all_failed]
    return found


def ways(start: str, seen: tuple[str, ...] = ()) -> dict[str, set[tuple[str, ...]]]:
    """Every place that can be reached, with the symbols on each way there that visits no place twice."""
    found: dict[str, set[tuple[str, ...]]] = {start: {()}}
    for road in CAMPAIGN.roads:
        for here, there in ((road.start, road.end), (road.end, road.start)):
            if here == start and there not in seen:
                for place, tails in ways(there, (*seen, start)).items():
                    found.setdefault(place, set()).update((*road.symbols, *tail) for tail in tails)
    return found


def test_a_campaign_plays_nine_of_the_twenty_quests() -> None:
    assert sum(stretch.count for stretch in CAMPAIGN.sequence) == 9
    counts = Counter(quest.kind for quest in QUESTS.values())
    assert all(stretch.count <= counts[stretch.kind] for stretch in CAMPAIGN.sequence)
    assert [stretch.kind for stretch in CAMPAIGN.sequence] == ["introduction", "act1", "interlude", "act2", "finale"]


def test_every_quest_of_act_one_has_two_successors_and_no_quest_of_act_two_is_left_out() -> None:
    first = [line.act1 for line in CAMPAIGN.successors]
    second = [name for line in CAMPAIGN.successors for name in (line.heroes, line.overlord)]

    assert first == [quest.id for quest in QUESTS.values() if quest.kind == "act1"]
    assert sorted(second) == sorted(quest.id for quest in QUESTS.values() if quest.kind == "act2")


def test_the_phase_has_eight_steps_in_both_orders_and_follows_rules_of_the_ledger() -> None:
    known = load_ledger("descent").by_id

    assert [step.order for step in CAMPAIGN.phase] == list(range(1, 9))
    assert sorted(step.order_without_errata for step in CAMPAIGN.phase) == list(range(1, 9))
    swapped = [step.id for step in CAMPAIGN.phase if step.order != step.order_without_errata]
    assert swapped == ["shopping", "experience"]
    assert [name for step in CAMPAIGN.phase for name in step.rules if name not in known] == []
    assert len(CAMPAIGN.rules) == 35 and all(rule.id in known for rule in CAMPAIGN.rules)


def test_every_quest_but_the_first_lies_on_the_map_and_the_roads_give_its_symbols() -> None:
    roads = ways(CAMPAIGN.home)
    routes = {route.quest: route for route in CAMPAIGN.routes}

    assert set(routes) == set(QUESTS) - {"first_blood"}
    assert {road.start for road in CAMPAIGN.roads} | {road.end for road in CAMPAIGN.roads} == NODES == set(roads)
    for route in routes.values():
        assert roads[route.node] == {route.symbols}, route.quest
    quest_places = {node.id for node in CAMPAIGN.nodes if node.kind == "quest"}
    assert quest_places == {route.node for route in routes.values()}


def test_ten_travel_cards_have_events_for_three_symbols_each() -> None:
    symbols = [symbol.id for symbol in CAMPAIGN.symbols]

    assert sorted(card.number for card in TRAVEL_CARDS.values()) == list(range(1, 11))
    for card in TRAVEL_CARDS.values():
        named = [event.symbol for event in card.events]
        assert len(named) == len(set(named)) == 3 and set(named) <= set(symbols)
        assert [event.id for event in card.events] == [f"{card.id}_{symbol}" for symbol in named]


def test_a_travel_event_does_something_in_exactly_one_way() -> None:
    for event in EVENTS:
        assert (event.test is not None) + bool(event.options) + bool(event.outcomes) == 1, event.id
        assert event.text_en != event.text_de and event.name_en and event.name_de
        assert not event.may_pass or event.options
        done = outcomes(event)
        assert done and all(outcome != Outcome(who=outcome.who) for outcome in done), event.id
        assert {outcome.condition for outcome in done} - {""} <= set(CONDITIONS)
        testers = [outcome for outcome in done if outcome.who == "tester"]
        assert not testers or event.test is not None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_number_of_a_travel_event_is_part_of_its_text(lang: str) -> None:
    for card, record in zip(load_plain("descent", "travel.yaml", "travel_cards"), TRAVEL_CARDS.values(), strict=True):
        for place, (entry, event) in enumerate(zip(card["events"], record.events, strict=True)):
            assert not re.search(r"\d", PLACE.sub("", event.text_de if lang == "de" else event.text_en)), event.id
            for way in numbers_in(entry):
                other = msgspec.convert(changed(card, ("events", place, *way)), TravelCard)
                assert on_the_road(other.events[place], lang) != on_the_road(event, lang), (event.id, way)


@pytest.mark.parametrize(
    ("event", "text"),
    [
        ("travel_05_forest", "each hero suffers 1 damage; do not help: the overlord draws 2 overlord cards."),
        ("travel_10_mountain", "suffers 1 damage on a fail. If all fail, each hero suffers 1 more damage."),
    ],
)
def test_a_travel_event_is_told_with_its_numbers(event: str, text: str) -> None:
    assert printed("en")[f"travel:{event}"].endswith(text)
