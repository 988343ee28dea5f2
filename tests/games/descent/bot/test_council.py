"""The heroes together: who goes next, by agreement, majority or the first clockwise (DE-ROUND-02, DE-R-49)."""

from __future__ import annotations

from itertools import product

import pytest

from gruft.games.descent.bot.mind import prefer
from gruft.games.descent.pieces.events import VoiceDecided
from gruft.games.descent.rules.council import ANY, settled
from gruft.table.flow import must
from gruft.table.table import Accepted
from gruft.texts import Texts
from tests.games.descent.quest_table import ask, ready, say, state, until, why_not
from tests.rule import rule

A, B, C, D = 1, 2, 3, 4
GRISBAN, JAIN, LEORIC, AVRIC = (
    "hero:grisban_the_thirsty",
    "hero:jain_fairwood",
    "hero:leoric_of_the_book",
    "hero:avric_albright",
)

# who has voted what so far, with all hero players clockwise: what stands
VOTES = [
    ("two, the first clockwise has spoken", [A, B], {A: "x"}, "x"),
    ("two, only the second has spoken", [A, B], {B: "x"}, None),
    ("two who differ: the first clockwise", [A, B], {A: "x", B: "y"}, "x"),
    ("two, the first leaves it to the second", [A, B], {A: ANY, B: "y"}, "y"),
    ("three, one voice is not enough", [A, B, C], {A: "x"}, None),
    ("three, two of them agree", [A, B, C], {B: "x", C: "x"}, "x"),
    ("three, two differ", [A, B, C], {A: "x", B: "y"}, None),
    ("three, the majority beats the first clockwise", [A, B, C], {A: "x", B: "y", C: "y"}, "y"),
    ("three, all differ: the first clockwise", [A, B, C], {A: "x", B: "y", C: "z"}, "x"),
    ("three, one does not care, the first has spoken", [A, B, C], {A: "x", C: ANY}, "x"),
    ("three, one does not care, the last has spoken", [A, B, C], {A: ANY, C: "x"}, None),
    ("four, two agree and one of them is first", [A, B, C, D], {A: "x", D: "x"}, "x"),
    ("four, two agree without the first", [A, B, C, D], {C: "x", D: "x"}, None),
    ("four, two against two: the first clockwise", [A, B, C, D], {A: "y", B: "x", C: "x", D: "y"}, "y"),
    ("nobody cares", [A, B, C], {A: ANY, B: ANY, C: ANY}, ANY),
]


@rule("DE-R-49", "DE-ROUND-06")
@pytest.mark.parametrize(("players", "votes", "stands"), [case[1:] for case in VOTES], ids=[case[0] for case in VOTES])
def test_what_stands_when_so_much_has_been_said(players: list[int], votes: dict[int, str], stands: str | None) -> None:
    assert settled(players, votes) == stands


def outcome(players: list[int], votes: dict[int, str]) -> str:
    """The ruling in the plainest words, for votes that are all in."""
    cast = [votes[seat] for seat in players if votes[seat] != ANY]
    if not cast:
        return ANY
    most = max(cast.count(key) for key in cast)
    return next(key for key in cast if cast.count(key) == most)


@rule("DE-R-49", "DE-R-81")
@pytest.mark.parametrize("number", [2, 3, 4])
def test_a_decision_stands_exactly_when_no_voice_to_come_could_change_it(number: int) -> None:
    players = [A, B, C, D][:number]
    words = ("x", "y", "z", ANY)

    for said in product((*words, None), repeat=number):
        votes = {seat: key for seat, key in zip(players, said) if key is not None}
        missing = [seat for seat in players if seat not in votes]
        ends = {outcome(players, {**votes, **dict(zip(missing, rest))}) for rest in product(words, repeat=len(missing))}
        assert settled(players, votes) == (ends.pop() if len(ends) == 1 else None), votes


@rule("DE-ROUND-02", "DE-R-49")
def test_every_hero_player_may_name_any_hero_who_waits_and_the_majority_goes() -> None:
    table = ready(4)
    assert sorted(a.seat for a in table.asks) == [1, 2, 3]
    assert must(table.ask_of(2)).keys == [GRISBAN, JAIN, LEORIC, ANY]

    table.answer(2, LEORIC)
    assert sorted(a.seat for a in table.asks) == [1, 3], "one voice of three decides nothing"
    assert must(table.ask_of(1)).args == {"named": 1, "who": "seat:2", "hero": LEORIC}
    table.answer(3, LEORIC)

    assert state(table).turn == 2


@rule("DE-R-49")
@pytest.mark.parametrize(
    ("lang", "before", "last"),
    [("de", "Mira nennt Leorik. ", "Ben schlägt vor: "), ("en", "Mira names Leoric. ", "Ben suggests that Grisban ")],
)
def test_who_is_asked_reads_every_voice_so_far(lang: str, before: str, last: str) -> None:
    table = ready(4)
    table.answer(2, LEORIC)
    table.answer(3, GRISBAN)

    asked = must(table.ask_of(1))
    said = Texts("descent", lang, ["Tom", "Ada", "Mira", "Ben"]).prompt(asked)

    assert asked.args == {"named": 2, "who": "seat:3", "hero": GRISBAN, "who2": "seat:2", "hero2": LEORIC}
    assert said.startswith(before + last)


@rule("DE-R-49")
@pytest.mark.parametrize(
    ("said", "told"),
    [
        ({3: GRISBAN, 2: LEORIC, 1: JAIN}, [("seat:1", JAIN)]),
        ({3: GRISBAN, 2: LEORIC, 1: ANY}, [("seat:2", LEORIC)]),
        ({3: GRISBAN, 2: LEORIC, 1: LEORIC}, []),
    ],
)
def test_where_voices_are_equal_everybody_is_told_whose_counts(
    said: dict[int, str], told: list[tuple[str, str]]
) -> None:
    table = ready(4)

    for seat, hero in said.items():
        table.answer(seat, hero)

    assert state(table).turn >= 0
    assert [(event.seat, event.choice) for event in table.log if isinstance(event, VoiceDecided)] == told


@rule("DE-ROUND-02", "DE-R-49", "DE-R-81")
def test_who_left_it_to_the_others_is_bound_and_without_any_wish_it_goes_clockwise() -> None:
    table = ready(4)

    for seat in (3, 1, 2):
        assert isinstance(table.answer(seat, ANY), Accepted)

    assert state(table).turn == 0
    assert not any(type(event).__name__ == "HeroNamed" for event in table.log)


@rule("DE-ROUND-02")
def test_a_voice_can_be_taken_back_until_somebody_else_speaks() -> None:
    table = ready(4)
    table.answer(2, LEORIC)

    assert isinstance(table.undo(2), Accepted)
    assert sorted(a.seat for a in table.asks) == [1, 2, 3]


@rule("DE-R-49", "DE-PLAYERS-02")
def test_with_one_hero_player_nothing_is_voted_on() -> None:
    table = ready(2, heroes=4)

    assert [a.seat for a in table.asks] == [1]
    assert ask(table).keys == [GRISBAN, JAIN, LEORIC, AVRIC]
    say(table, AVRIC)
    assert state(table).turn == 3


@rule("DE-ROUND-02", "DE-BAD-01")
def test_a_hero_who_had_his_turn_is_not_named_again() -> None:
    table = ready(3, heroes=4)
    say(table, JAIN)
    until(table, "next_hero")

    assert ask(table).keys == [GRISBAN, LEORIC, AVRIC, ANY]
    assert why_not(table, JAIN) == "turn.already_acted"


def test_bots_leave_it_to_the_people() -> None:
    table = ready(4)

    for found in table.asks:
        assert prefer(state(table), found.seat, found) == ANY
