"""What the events say about their cause, and what a choice says about itself: for the chronicle and whoever chooses."""

from __future__ import annotations

import pytest

from gruft.games.tyrants.cards.vocabulary import OPTIONS
from gruft.games.tyrants.seen.names import names
from gruft.table.events import event_args, event_kind, later_fields
from gruft.texts import LANGUAGES, Texts
from tests.games.tyrants.underdark import Game, Setting, underdark


def board() -> Setting:
    s = underdark(2).troops("black", "ched_nasad").troops("red", "ched_nasad").spies("red", "ched_nasad")
    return s.hand("black", "noble")


def told(game: Game, kind: str) -> list[dict[str, str | int]]:
    """What the events of a kind said, oldest first."""
    return [event_args(event) for event in game.table.log if event_kind(type(event)) == kind]


def test_the_chosen_option_of_a_card_is_told_in_few_words() -> None:
    game = board().hand("black", "enchanter_of_thay").begin()

    game.plays("enchanter_of_thay", "a", "eryndlyn")

    assert told(game, "option_chosen") == [{"who": "seat:0", "option": "choice:enchanter_of_thay-1", "in_vain": 0}]
    assert names("en")["choice:enchanter_of_thay-1"] == "Place 1 spy"
    assert names("de")["choice:enchanter_of_thay-2"] == "Schicke 1 deiner Spione zurück"


def test_an_option_whose_cost_cannot_be_paid_is_told_as_chosen_in_vain() -> None:
    bare, spied = board().hand("black", "enchanter_of_thay"), board().hand("black", "enchanter_of_thay")
    games = [one.begin().plays("enchanter_of_thay", "b") for one in (bare, spied.spies("black", "eryndlyn"))]

    chosen = [told(game, "option_chosen")[0] for game in games]
    assert [one["in_vain"] for one in chosen] == [1, 0]
    for lang, quoted in (("en", "”."), ("de", "“.")):
        said = [Texts("tyrants", lang).say("event-option-chosen", one) for one in chosen]
        assert [one.endswith(quoted) for one in said] == [False, True], said


def test_an_option_without_an_alternative_is_told_as_well() -> None:
    walls = ["eryndlyn__kanaglym_2", "kanaglym__skullport_1", "kanaglym__tsenviilyq_1"]
    game = underdark(2).fills("black", "kanaglym").troops("white", *walls).hand("black", "ettin").begin()

    game.plays("ettin", f"troop:{walls[0]}-white", f"troop:{walls[1]}-white")

    assert [one["option"] for one in told(game, "option_chosen")] == ["choice:ettin-2"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_has_a_short_name(lang: str) -> None:
    short = {option.short: names(lang)[option.short] for options in OPTIONS for option in options}

    assert len(short) > 60
    assert not [name for name in short.values() if name.endswith(".") or "→" in name or len(name) > 120]


def test_what_is_bought_says_its_price_and_names_no_card() -> None:
    game = board().pool(power=7, influence=3).begin()

    game.answers("deploy", "araumycos__ched_nasad_1", "assassinate", "return_spy", "recruit:house_guard")

    bought = [told(game, kind) for kind in ("troop_deployed", "troop_assassinated", "spy_returned", "card_recruited")]
    assert [(one["by"], one.get("power", one.get("influence"))) for (one,) in bought] == [
        ("", 1),
        ("", 3),
        ("", 3),
        ("", 3),
    ]


def test_the_influence_of_a_marker_taken_on_the_way_is_told_once() -> None:
    s = underdark(2).troops("black", "menzoberranzan", "everfire__menzoberranzan_2").hand("black", "intellect_devourer")
    game = s.hand("black", "soldier").begin("turn").plays("soldier")
    assert told(game, "influence_gained") == []

    game.plays("intellect_devourer", "b", "troop:menzoberranzan-black", "stop").answers("deploy", "menzoberranzan")
    assert len(told(game, "marker_taken")) == 1 and told(game, "influence_gained") == []

    late = underdark(2).troops("black", "everfire__menzoberranzan_2").pool(power=1).begin()
    late.answers("deploy", "menzoberranzan")
    assert told(late, "influence_gained") == [{"who": "seat:0", "amount": 1}] and late.pool == (0, 1)


def test_what_a_card_brings_names_the_card() -> None:
    game = board().hand("black", "air_elemental").spies("black", "eryndlyn").begin()
    spaces = ["araumycos__ched_nasad_1", "ched_nasad__halls_of_the_scoured_legion_1", "ched_nasad__llacerellyn_1"]

    game.plays("air_elemental", "b", "spy:eryndlyn-black", *(f"space:{space}" for space in spaces))

    (card,) = [one["card"] for one in told(game, "card_played")]
    assert [(one["by"], one["power"]) for one in told(game, "spy_returned")] == [(card, 0)]
    assert [(one["by"], one["power"]) for one in told(game, "troop_deployed")] == [(card, 0)] * 3


def test_a_card_that_is_played_through_another_names_that_one() -> None:
    game = board().hand("black", "ulitharid").market("advocate", "drow_negotiator").begin()

    game.plays("ulitharid", "card:advocate", "a")

    outer, inner = told(game, "card_played")
    assert (outer["by"], inner["by"]) == ("", outer["card"])


def test_what_was_put_off_is_announced_with_its_card_and_hands_are_drawn_for_no_card() -> None:
    game = board().hand("black", "advocate", "soldier").begin()

    game.plays("advocate", "b").answers("play:soldier").ends()

    (late,) = told(game, "late_effect")
    assert late["card"] == told(game, "card_played")[0]["card"]
    assert [one["by"] for one in told(game, "card_promoted")] == [late["card"]]
    assert [one["by"] for one in told(game, "cards_drawn")] == [""]


def test_a_price_is_said_and_nothing_where_a_card_brought_it() -> None:
    texts = {lang: Texts("tyrants", lang) for lang in LANGUAGES}
    args = {"who": "seat:0", "place": "site:eryndlyn", "by": ""}
    said = [texts[lang].say("event-troop-deployed", {**args, "power": power}) for lang in LANGUAGES for power in (1, 0)]

    assert ["1" in one.partition(":")[0] for one in said] == [True, False, True, False], said


def test_what_was_stored_before_events_had_a_cause_is_read_as_without_one() -> None:
    later = later_fields("tyrants")

    assert later["troop_deployed"] == {"by": "", "power": 0}
    assert later["option_chosen"] == {"in_vain": 0}
    assert later["card_recruited"] == {"by": "", "influence": 0}
    assert later["card_played"] == later["card_promoted"] == later["cards_drawn"] == {"by": ""}


def test_a_choice_says_which_cost_cannot_be_paid_and_offers_it_all_the_same() -> None:
    bare = board().hand("black", "enchanter_of_thay").begin().plays("enchanter_of_thay")
    spied = board().hand("black", "enchanter_of_thay").spies("black", "eryndlyn").begin().plays("enchanter_of_thay")

    lacking = {name: value for name, value in (bare.ask.args or {}).items() if name.startswith("option:")}
    assert lacking == {"option:enchanter_of_thay-2": "return_own_spy"}
    assert bare.ask.keys == spied.ask.keys == ["option:enchanter_of_thay-1", "option:enchanter_of_thay-2"]
    assert not [name for name in spied.ask.args or {} if name.startswith("option:")]
    for lang, words in (("en", "no spy on the board"), ("de", "keinen Spion auf dem Spielplan")):
        listed = [Texts("tyrants", lang).option("option", key, bare.ask.args) for key in bare.ask.keys]
        assert [words in one for one in listed] == [False, True]
