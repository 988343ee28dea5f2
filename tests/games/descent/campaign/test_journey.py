"""The journey and what happens on it (DE-TRAVEL-01 to DE-TRAVEL-04, DE-R-33, CA-30 to CA-36)."""

from __future__ import annotations

import re
from contextlib import suppress
from itertools import combinations
from typing import Any

import pytest

from gruft.games.descent.game import BEATS
from gruft.games.descent.moments.fights import TestRolled
from gruft.games.descent.moments.seats import ref_of
from gruft.games.descent.moments.wiring import wire
from gruft.games.descent.pieces.campaign_book import CAMPAIGN, TRAVEL_CARDS, TravelEvent
from gruft.games.descent.pieces.campaign_events import (
    HandSeen,
    JourneyBegan,
    RoadQuiet,
    SymbolSkipped,
    TravelEventCame,
)
from gruft.games.descent.pieces.cards import BASIC, CARD_REFS, CARDS, EQUIPPED
from gruft.games.descent.pieces.content import HEROES
from gruft.games.descent.pieces.events import AttributeTested, OverlordDiscarded
from gruft.games.descent.pieces.kinds import KIND
from gruft.games.descent.rules.campaign.book import route_to
from gruft.games.descent.rules.campaign.journey import NAMING_IT
from gruft.games.descent.rules.campaign.road_events import happen, hurt, order_matters
from gruft.games.descent.rules.conditions import DISEASED, POISONED
from gruft.games.descent.rules.setup.layout import lay_encounter
from gruft.games.descent.seen.redeal import redeal
from gruft.table.chance import FastChance
from gruft.table.content import folder_of
from gruft.table.flow import Asks
from gruft.texts import Texts
from tests.games.descent.campaign.phase import Between, H
from tests.games.descent.quest_table import drive
from tests.games.descent.scene import FAILS, PASSES
from tests.rule import rule

INTRO = ("first_blood", H)
GRISBAN, JAIN = "hero:grisban_the_thirsty", "hero:jain_fairwood"
EVENTS = {event.id: event for card in TRAVEL_CARDS.values() for event in card.events}


def on_the_way(quest: str = "a_fat_goblin", *cards: str, seats: int = 2, heroes: int | str = "players") -> Between:
    """Heroes who have just left the city; these travel cards come first."""
    between = Between(INTRO, seats=seats, heroes=heroes)
    g = between.g
    g.quest, g.encounter = quest, 0
    spaces = [(n,) for n in range(g.nh)]
    lay_encounter(g)
    g.spaces[: g.nh] = spaces
    g.ol_deck, g.ol_hand = list(BASIC[3:]), list(BASIC[:3])
    between.go("set_out", until=("travel",))
    deck = between.sheet.travel_deck
    between.sheet.travel_deck = [card for card in deck if card not in cards] + list(reversed(cards))
    return between


def dice(between: Between, *faces: tuple[int, int]) -> None:
    between.g.chance.preset = {"die": [face for pair in faces for face in pair]}


@rule("CA-01", "DE-CAMP-03")
def test_there_is_no_road_to_the_first_quest() -> None:
    assert "first_blood" not in {route.quest for route in CAMPAIGN.routes}


@rule("DE-INFO-02")
def test_nobody_knows_the_order_of_the_travel_deck() -> None:
    between = Between(INTRO)
    between.sheet.travel_deck = sorted(TRAVEL_CARDS)

    for seat in (0, 1, None):
        orders = set()
        for seed in range(8):
            twin = between.g.copy()
            redeal(twin, seat, FastChance(seed))
            assert twin.campaign is not None
            orders.add(tuple(twin.campaign.travel_deck))
        assert len(orders) > 4


@rule("DE-TRAVEL-01", "CA-30", "CA-33")
def test_the_heroes_travel_symbol_by_symbol_with_a_card_for_each() -> None:
    quiet = [card.id for card in TRAVEL_CARDS.values() if not {"road", "plain"} & {e.symbol for e in card.events}]
    between = on_the_way("a_fat_goblin", *quiet[:1], "travel_03", "travel_08")

    assert len(between.sheet.travel_deck) == len(TRAVEL_CARDS) == 10
    assert [event.symbols for event in between.told(JourneyBegan) if isinstance(event, JourneyBegan)] == [3]
    between.go("travel", until=("arrive",))
    assert between.sheet.way == [quiet[0], "travel_03", "travel_08"] and between.g.campaign is between.sheet


@rule("DE-TRAVEL-03", "CA-33")
def test_a_card_without_an_event_for_the_symbol_does_nothing_and_is_gone() -> None:
    between = on_the_way("castle_daerion", "travel_01", "travel_03")

    assert between.go("travel", until=("arrive",)) == "arrive"

    assert between.sheet.way == ["travel_01", "travel_03"] and len(between.sheet.travel_deck) == 8
    assert len(between.told(RoadQuiet)) == 2 and not between.told(TravelEventCame)


@rule("CA-36", "DE-TRAVEL-03")
def test_a_hidden_path_spares_the_next_symbol_of_this_journey() -> None:
    between = on_the_way("castle_daerion", "travel_06", "travel_07")

    between.go("travel", until=("arrive",))

    assert between.sheet.way == ["travel_06", ""] and len(between.told(SymbolSkipped)) == 1
    last = on_the_way("castle_daerion", "travel_01", "travel_06")
    last.go("travel", until=("arrive",))
    last.go("set_out", until=("travel",))
    assert not last.sheet.skips


@rule("DE-TRAVEL-03")
def test_the_heroes_choose_who_tests_and_name_him_before_the_roll() -> None:
    between = on_the_way("the_dawnblade", "travel_01", "travel_03", "travel_02")
    dice(between, FAILS)

    between.go("travel", JAIN, until=("arrive",))

    tested = [event.figure for event in between.g.log if isinstance(event, AttributeTested)]
    assert between.asked == ["travel_tester"] and tested == [JAIN] and between.g.fatigue[:2] == [1, 1]


@rule("DE-TRAVEL-03", "CA-33")
def test_where_all_test_for_cards_the_heroes_say_who_is_next() -> None:
    between = on_the_way("castle_daerion", "travel_02", "travel_01")
    dice(between, PASSES, FAILS)
    drawn = len(between.g.search_deck)

    between.go("travel", JAIN, until=("arrive",))

    tested = [event.figure for event in between.g.log if isinstance(event, AttributeTested)]
    assert tested == [JAIN, GRISBAN] and len(between.g.search_deck) == drawn - 1


@rule("CA-33")
@pytest.mark.parametrize(
    ("event", "asked"),
    [("travel_02_road", True), ("travel_03_mountain", True), ("travel_01_plain", True), ("travel_09_road", False)],
)
def test_who_is_next_is_asked_where_cards_are_drawn_or_all_results_count(event: str, asked: bool) -> None:
    made = EVENTS[event].test

    assert made is not None and order_matters(made) == asked


@rule("DE-TRAVEL-03", "CA-33")
def test_where_something_hangs_on_all_results_the_heroes_say_who_is_next() -> None:
    between = on_the_way("a_fat_goblin")
    dice(between, FAILS, PASSES)

    drive(happen(between.g, EVENTS["travel_03_mountain"]), JAIN)

    tested = [event.figure for event in between.g.log if isinstance(event, AttributeTested)]
    assert tested == [JAIN, GRISBAN] and between.g.damage[:2] == [0, 1]


@rule("CA-33")
def test_the_heroes_test_in_any_order_and_know_each_result_before_the_next_is_named() -> None:
    between = on_the_way("a_fat_goblin", heroes=4)
    dice(between, FAILS, PASSES, FAILS, PASSES)
    refs = [ref_of(between.g, h) for h in range(4)]
    order = [refs[2], refs[0], refs[3], refs[1]]

    drive(happen(between.g, EVENTS["travel_03_mountain"]), *order[:3])

    tested = [event.figure for event in between.g.log if isinstance(event, AttributeTested)]
    assert tested == order, "nobody is asked for the last one"


def test_a_question_on_the_road_names_its_event_once() -> None:
    messages = (folder_of("descent") / "texts" / "campaign.en.ftl").read_text(encoding="utf-8")
    asks = re.findall(r"^ask-(travel-[a-z]+) =(.*(?:\n .*)*)", messages, re.MULTILINE)

    assert {kind.replace("-", "_") for kind, words in asks if "$event" in words} == NAMING_IT


@rule("DE-TRAVEL-03")
@pytest.mark.parametrize(("word", "damage", "cards"), [("help", 0, 1), ("refuse", 1, 0)])
def test_the_heroes_decide_together_where_a_card_gives_a_choice(word: str, damage: int, cards: int) -> None:
    between = on_the_way("a_fat_goblin", "travel_01", "travel_03", "travel_02")
    hand = len(between.g.ol_hand)

    between.go("travel", f"road:{word}", until=("arrive",))

    assert between.g.damage[:2] == [damage, damage] and len(between.g.ol_hand) == hand + cards


@rule("DE-TRAVEL-03")
def test_what_the_heroes_may_do_they_may_let_be() -> None:
    between = on_the_way("the_dawnblade", "travel_03", "travel_08", "travel_01")

    between.go("travel", "road:let_it_be", until=("arrive",))

    assert between.g.damage[:2] == [0, 0] and len(between.g.ol_hand) == 3


@rule("CA-32", "DE-TRAVEL-04", "CA-36")
def test_damage_conditions_and_found_cards_stay_for_the_quest() -> None:
    between = on_the_way("death_on_the_wing", "travel_01", "travel_03", "travel_05")
    dice(between, FAILS, PASSES)
    between.g.damage[0] = 2

    between.go("travel", until=("begin",))

    assert between.g.cond[:2] == [DISEASED, 0] and between.g.damage[0] == 2
    assert between.sheet.step == "" and between.sheet.travel_deck == []


@rule("DE-R-33", "CA-34", "DE-R-74")
def test_nobody_is_knocked_out_on_the_road() -> None:
    between = on_the_way()
    g = between.g
    g.damage[0] = g.live.max_health[0] - 2
    g.fatigue[0] = g.live.max_stamina[0]

    hurt(g, 0, 1, 2)

    assert g.damage[0] == g.live.max_health[0] - 1 and g.fatigue[0] == g.live.max_stamina[0] and not g.ko
    hurt(g, 0, 5, 5)
    assert g.damage[0] == g.live.max_health[0] - 1


@rule("DE-TRAVEL-03", "DE-INFO-01")
def test_a_sage_shows_one_player_the_hand_and_the_card_that_goes_is_seen_by_all() -> None:
    between = on_the_way("castle_daerion", "travel_07", "travel_01", seats=3)
    dice(between, PASSES)
    card = sorted(between.g.ol_hand)[0]

    between.go("travel", (1, GRISBAN), CARD_REFS[card], until=("arrive",))

    assert between.sheet.seer == 1 and card in between.g.ol_discard and len(between.told(HandSeen)) == 1
    assert len(between.told(OverlordDiscarded)) == 1
    knows, guesses = between.g.copy(), between.g.copy()
    redeal(knows, 1, FastChance(8))
    redeal(guesses, 2, FastChance(8))
    assert sorted(knows.ol_hand) == sorted(between.g.ol_hand)
    assert guesses.campaign is not None and guesses.campaign.seen == []


@rule("DE-TRAVEL-03")
def test_the_overlord_breaks_ties_for_the_lowest_attribute() -> None:
    between = on_the_way("death_on_the_wing", "travel_01", "travel_03", "travel_07")
    g = between.g
    equal = next((a, b) for a, b in combinations(HEROES, 2) if HEROES[a].might == HEROES[b].might)
    g.kind[:2] = [KIND[name] for name in equal]
    wire(g)

    between.go("travel")
    assert between.asked == ["travel_victim"]
    assert between.ask is not None and between._open(between.ask)[0].seat == g.overlord


@rule("CA-31", "CA-35", "DE-TRAVEL-02")
def test_on_the_road_neither_overlord_nor_monsters_nor_potions_take_part() -> None:
    between = on_the_way("castle_daerion")
    g = between.g
    potion = CARDS["power_potion"][0]
    g.cards[0].append(potion)
    wire(g)

    assert not any(g.live.ol_hooks.values())
    listening = {live.card for lives in g.live.hooks.values() for live in lives}
    owners = {live.owner for lives in g.live.hooks.values() for live in lives}
    assert potion not in listening and owners <= {0, 1}
    between.sheet.step = ""
    wire(g)
    assert any(g.live.ol_hooks.values())


@rule("CA-35")
def test_an_item_may_repeat_a_test_on_the_road() -> None:
    between = on_the_way("castle_daerion", "travel_02", "travel_01")
    g = between.g
    charm = CARDS["lucky_charm"][0]
    g.cards[0].append(charm)
    g.status[charm] = EQUIPPED
    wire(g)

    assert any(live.card == charm for live in g.live.hooks[TestRolled])


@rule("CA-36")
def test_a_treasure_chest_found_on_the_road_holds_a_card_of_the_act() -> None:
    between = on_the_way("castle_daerion", "travel_02", "travel_01")
    g = between.g
    g.search_deck.remove(CARDS["treasure_chest"][0])
    g.search_deck.append(CARDS["treasure_chest"][0])
    between.sheet.act = 2
    shop = len(g.shop2)
    dice(between, PASSES, FAILS)

    between.go("travel", GRISBAN, until=("arrive",))

    assert len(g.shop2) == shop - 1


@rule("CA-31")
def test_before_the_first_quest_the_overlord_draws_his_hand_at_the_end_of_set_up() -> None:
    between = Between()

    assert len(between.g.ol_hand) == between.g.nh and between.sheet.step == ""


def marks(between: Between) -> tuple[object, ...]:
    """Everything a travel event can change."""
    g = between.g
    return g.damage[:2], g.fatigue[:2], g.cond[:2], len(g.search_deck), sorted(g.ol_hand), between.sheet.skips


def happens(event: TravelEvent, faces: tuple[int, int]) -> bool:
    """Whether the event changes anything with these dice and the first answer to every question."""
    quest = next(route.quest for route in CAMPAIGN.routes if event.symbol in route.symbols)
    between = on_the_way(quest, event.id.rpartition("_")[0])
    between.g.damage[0], between.g.fatigue[0] = 2, 1
    between.sheet.way = [""] * route_to(quest).symbols.index(event.symbol)
    dice(between, faces, faces)
    before = marks(between)
    flow = BEATS["travel"](between.g)
    try:
        asked = next(flow)
        while True:
            ask = between._open(asked)[0]
            asked = flow.send(ask.keys[0] if asked is ask else (ask.seat, ask.keys[0]))
    except StopIteration:
        return before != marks(between)


@rule("DE-TRAVEL-03")
@pytest.mark.parametrize("event", EVENTS.values(), ids=lambda event: str(event.id))
def test_every_travel_event_does_something(event: TravelEvent) -> None:
    assert happens(event, PASSES) or happens(event, FAILS)


@rule("DE-TRAVEL-03")
@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("event", EVENTS.values(), ids=EVENTS)
def test_every_question_on_the_road_and_every_answer_to_it_has_its_words(
    event: TravelEvent, seats: int, lang: str
) -> None:
    between = on_the_way(seats=seats)
    texts = Texts("descent", lang)
    flow = happen(between.g, event)
    key: Any = None
    with suppress(StopIteration):
        while True:
            asked = flow.send(key)
            asks = Between._open(asked)
            for ask in asks:
                words = [texts.prompt(ask), *(texts.option(ask.kind, one, ask.args) for one in ask.keys)]
                assert not [word for word in words if "[" in word or "_" in word or not word]
            key = (asks[0].seat, asks[0].keys[0]) if isinstance(asked, Asks) else asks[0].keys[0]


def test_spiders_poison_the_least_watchful() -> None:
    between = on_the_way("the_dawnblade", "travel_01", "travel_03", "travel_07")
    between.go("travel", until=("arrive",))

    assert sorted(between.g.cond[:2]) == [0, POISONED]
