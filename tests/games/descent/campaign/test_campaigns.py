"""Whole campaigns: from the introduction to the finale, nothing lost, nothing told too early, kept and read back."""

from __future__ import annotations

import json
from functools import partial

import msgspec
import pytest

from gruft.games.descent.pieces import campaign_events
from gruft.games.descent.pieces.campaign_events import CampaignEnded, QuestBegan, StepBegan
from gruft.games.descent.rules.campaign.audit import earned
from gruft.games.descent.state import State
from gruft.table.chance import FastChance
from gruft.table.events import event_kind, events_of
from gruft.table.journal import Journal
from gruft.table.opening import light_table, open_table
from gruft.table.plain import from_plain, to_plain
from gruft.table.replay import chapters, close, play_through, verify
from gruft.table.rules import Refusal
from gruft.table.table import Accepted, Table
from gruft.texts import Texts
from tests.games.descent.campaign.phase import OL, H, by_quest, decided, options_of, random_campaign, tossed
from tests.games.descent.golden import choose
from tests.harness import everything_holds, nothing_impossible, play_on, telling, twin_worlds
from tests.harness.play import at_random
from tests.rule import rule


def sheet(table: Table) -> State:
    state: State = table.state
    assert state.campaign is not None
    return state


@rule("DE-CAMP-03", "DE-CAMP-08", "CA-13", "CA-47", "DE-GOLD-05")
@pytest.mark.parametrize("seed", range(6))
def test_a_random_campaign_reaches_its_finale_and_nothing_is_lost_on_the_way(seed: int) -> None:
    table = random_campaign(seed, nothing_impossible, every=3)

    state = sheet(table)
    assert state.campaign is not None
    assert len(state.campaign.played) == 9 and table.over
    begun = [event.number for event in table.log if isinstance(event, QuestBegan)]
    assert begun == list(range(1, 10)), "each quest has its heading in the log"
    steps = [event.step for event in table.log if isinstance(event, StepBegan)]
    assert len(steps) in (64, 63), "a phase after each quest but the finale"
    assert earned(state.campaign, H) >= 8 and state.campaign.rewarded == 8


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 300))
def test_two_hundred_random_campaigns(seed: int) -> None:
    random_campaign(seed, nothing_impossible)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(20))
def test_twenty_random_campaigns_with_their_quests_played_out(seed: int) -> None:
    dice = FastChance(seed)
    table = light_table("descent", 2 + seed % 4, FastChance(seed + 5), options_of(seed))
    with telling(f"played out: {seed}"):
        play_on(table, dice, partial(choose, heroes=60, overlord=60), check=nothing_impossible, every=20, most=200_000)

    assert table.over and len(table.state.campaign.played) == 9


@rule("DE-INFO-01")
@pytest.mark.parametrize("seed", range(20, 23))
def test_twin_worlds_over_campaign_steps(seed: int) -> None:
    random_campaign(seed, twin_worlds, every=13, live=True)


@pytest.mark.parametrize("seed", range(30, 32))
def test_everything_a_table_promises_holds_between_quests(seed: int) -> None:
    random_campaign(seed, everything_holds, every=41, live=True)


def comes_back(table: Table, dice: FastChance) -> None:
    """The state through JSON and back, and the journal up to here played again, have the same hash."""
    again = from_plain(State, json.loads(json.dumps(to_plain(table.state))))
    assert to_plain(again) == to_plain(table.state)


def test_the_state_comes_back_from_plain_data_after_every_answer() -> None:
    random_campaign(41, comes_back)


def saved_and_loaded(table: Table) -> None:
    """The file as it would be written now leads to the same state."""
    assert table.journal is not None
    assert play_through(Journal.parse(table.journal.text(), "saved")).hash() == table.hash(), table.asks


def saved_on_the_way(seed: int, everywhere: bool) -> Table:
    """A campaign whose quests the heroes win at once, looked at in every step of every phase, or after every answer."""
    with decided(by_quest({}, H)):
        table = open_table("descent", 2 + seed % 3, f"saves {seed}", {"mode": "campaign"})
        dice = FastChance(seed)
        seen: set[tuple[int, str, str]] = set()
        while not table.over:
            campaign = sheet(table).campaign
            assert campaign is not None
            number, step, kind = place = (len(campaign.played), campaign.step, table.asks[0].kind)
            new = (number, step) not in {one[:2] for one in seen} or (step, kind) not in {one[1:] for one in seen}
            if everywhere or (step and new):
                saved_and_loaded(table)
            seen.add(place)
            assert isinstance(table.answer(*at_random(table, dice)), Accepted)
        assert {"shop", "train", "scheme", "choose_quest", "place_hero"} <= {kind for _, _, kind in seen}
        assert {number for number, _, _ in seen} >= set(range(1, 9))
        assert table.journal is not None and verify(table.journal) == []
    return table


def test_a_campaign_saved_at_any_step_goes_on_with_the_same_hash() -> None:
    saved_on_the_way(7, everywhere=False)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(3))
def test_a_campaign_saved_after_any_answer_goes_on_with_the_same_hash(seed: int) -> None:
    saved_on_the_way(seed, everywhere=True)


def test_dishonest_dice_in_a_later_quest_are_named() -> None:
    with decided(by_quest({}, H)):
        table = open_table("descent", 2, "loaded dice", {"mode": "campaign"})
        dice = FastChance(4)
        while not table.over:
            table.answer(*at_random(table, dice))
        journal = close(table)
        sixth = chapters(journal)[5].entry
        number = next(n for n in range(sixth + 1, len(journal.entries)) if journal.entries[n].draws)
        entry = journal.entries[number]
        stream, sides, value = entry.draws[0]
        forged = [(stream, sides, (value + 1) % sides), *entry.draws[1:]]
        journal.entries[number] = msgspec.structs.replace(entry, draws=forged)

        told = verify(Journal.parse(journal.text(), "loaded"))

    assert [(problem.code, problem.args["number"]) for problem in told] == [("journal.other_chance", number + 1)]


def test_random_campaigns_tell_every_event_of_the_campaign() -> None:
    wanted = {event_kind(cls) for cls in events_of("descent") if cls.__module__ == campaign_events.__name__}
    told: set[str] = set()
    for seed in range(50, 150):
        told |= {event_kind(type(event)) for event in random_campaign(seed).log}
        if wanted <= told:
            break
    assert wanted <= told


@rule("CA-10", "CA-47", "DE-FINAL-02")
@pytest.mark.parametrize("winner", [H, OL])
def test_who_wins_the_finale_wins_the_campaign_and_its_story_is_told(winner: str) -> None:
    finale = "gryvorn_unleashed" if winner == OL else "the_man_who_would_be_king"
    other = OL if winner == H else H
    with decided(by_quest({finale: winner}, other)):
        table = open_table("descent", 3, "finale", {"mode": "campaign"})
        dice = FastChance(3)
        while not table.over:
            table.answer(*at_random(table, dice))

    assert table.state.quest == finale and table.result is not None
    assert (0 in table.result.winners) == (winner == OL)
    assert isinstance(table.log[-1], CampaignEnded)
    key = f"ending-{table.result.reason}".replace(".", "-").replace("_", "-")
    for lang in ("en", "de"):
        assert Texts("descent", lang).has(key), key


STEPS = {"shop", "buy_for", "pack", "give_to", "train", "scheme", "choose_quest", "entrust", "set_aside"}
"""What somebody decides between two quests. Who gets a relic is settled by chance moving on: the shop is laid out."""


def test_whatever_was_decided_between_quests_can_be_taken_back_until_chance_moves_on() -> None:
    taken: set[str] = set()
    for seed in range(60, 90):
        with decided(tossed(seed)):
            table = open_table("descent", 2, f"undo {seed}", {"mode": "campaign", "heroes": 4})
            dice = FastChance(seed)
            while not table.over and not taken >= STEPS:
                seat, key = at_random(table, dice)
                ask, campaign = table.ask_of(seat), sheet(table).campaign
                assert ask is not None and campaign is not None
                if not campaign.step or ask.kind in taken or key in ask.exits:
                    table.answer(seat, key)
                    continue
                before, ticks = table.hash(), table.state.chance.ticks
                table.answer(seat, key)
                moved = table.state.chance.ticks != ticks
                assert isinstance(table.undo(seat), Refusal) == moved, (ask.kind, key)
                if not moved:
                    taken.add(ask.kind)
                    again = table.ask_of(seat)
                    assert table.hash() == before and again is not None and again.keys == ask.keys
                    table.answer(seat, key)
        if taken >= STEPS:
            return
    assert taken >= STEPS


def test_several_decisions_are_taken_back_one_by_one_as_far_as_chance_or_another_player() -> None:
    with decided(by_quest({}, H)):
        table = open_table("descent", 2, "undo", {"mode": "campaign"})
        dice = FastChance(5)
        longest = 0
        run: list[tuple[int, str, str]] = []
        ticks = -1
        while not table.over:
            seat, key = at_random(table, dice)
            if table.state.chance.ticks != ticks or (run and run[0][0] != seat):
                run = []
            run.append((seat, key, table.hash()))
            ticks = table.state.chance.ticks
            table.answer(seat, key)
            between = table.state.campaign.step
            if table.state.chance.ticks == ticks and len(run) > longest and between:
                longest = len(run)
                for one, _, before in reversed(run):
                    assert isinstance(table.undo(one), Accepted) and table.hash() == before
                for one, again, _ in run:
                    assert isinstance(table.answer(one, again), Accepted)
    assert longest >= 4


def test_what_another_player_agreed_to_is_not_taken_back_alone() -> None:
    with decided(by_quest({}, H)):
        table = open_table("descent", 3, "agreed", {"mode": "campaign"})
        dice = FastChance(9)
        while not any(ask.kind == "agree_to_sell" for ask in table.asks):
            asks = [ask for ask in table.asks if ask.kind == "shop"]
            sales = [(ask.seat, key) for ask in asks for key in ask.keys if key.startswith("sell:")]
            seat, key = sales[0] if sales else at_random(table, dice)
            table.answer(seat, key)
        assert table.undo_refusal(seat) is None, "nobody has said anything to it yet"
        table.answer(table.asks[0].seat, "yes")

        refused = table.undo_refusal(seat)

    assert refused is not None and refused.code.startswith("undo.")
