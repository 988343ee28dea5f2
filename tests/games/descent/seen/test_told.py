"""What events tell: whose turn it is, who arrives, how far a counter has come, what did the damage."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from gruft.games.descent.pieces.events import DamageSuffered, FatigueSuffered, OverlordDrew, QuestCounted, TurnBegan
from gruft.games.descent.quests.words.part import comes_true, count
from gruft.games.descent.rules.damage import suffer
from gruft.games.descent.rules.overlord_cards import draw_overlord
from gruft.games.descent.rules.turns import overlord
from gruft.games.descent.seen.names import names
from gruft.table.content import GAMES
from gruft.table.events import Event, event_args, event_kind
from gruft.texts import Texts
from tests.games.descent.quest_table import drive
from tests.games.descent.rules.test_reinforcements import fell, quest
from tests.games.descent.scene import Scene
from tests.harness.speech import dashed, messages
from tests.rule import rule

COUNTED = re.compile(r'\bcount\(g, "(\w+)"|\bcount="(\w+)"|\.clock\("[\w-]+", "(\w+)"')
TRUE = re.compile(r'\bcomes_true\(g, "(\w+)"')


def sentence(event: Event, lang: str) -> str:
    texts = Texts("descent", lang)
    known = names(lang)
    args = {
        name: known.get(value, texts.name(value) if ":" in value else value) if isinstance(value, str) else value
        for name, value in event_args(event).items()
    }
    return texts.say(f"event-{event_kind(type(event)).replace('_', '-')}", args)


def kinds(log: list[Event]) -> Iterator[str]:
    return (event_kind(type(event)) for event in log)


def test_the_overlords_turn_is_told_as_his() -> None:
    g = quest("first_blood")
    g.log.clear()

    drive(overlord.ol_begin(g))

    begun = next(event for event in g.log if isinstance(event, TurnBegan))
    assert (begun.figure, begun.side) == (f"seat:{g.overlord}", "overlord")
    assert sentence(begun, "de") == "Der Overlord ist am Zug."
    assert sentence(begun, "en") == "The overlord's turn."
    assert "Syndrael" in sentence(TurnBegan("hero:syndrael"), "en")


def test_cards_are_drawn_by_the_overlords_seat() -> None:
    g = quest("first_blood")

    draw_overlord(g, 2)

    assert g.log[-1] == OverlordDrew(2, f"seat:{g.overlord}")


@rule("DE-MON-03")
def test_reinforcements_are_told_as_arriving_before_they_stand_there() -> None:
    g = quest("first_blood")
    fell(g, "goblin_archer")
    g.log.clear()

    drive(overlord.ol_end(g), "reinforce:fb_r1")

    told = list(kinds(g.log))
    assert told.index("reinforcements_came") + 1 == told.index("figure_placed")


def test_a_counter_is_told_with_its_goal_where_somebody_wins_by_it() -> None:
    g = quest("first_blood")

    count(g, "escaped", 2)
    count(g, "beacons")

    escaped, other = g.log[-2:]
    assert isinstance(escaped, QuestCounted) and isinstance(other, QuestCounted)
    assert (escaped.value, escaped.goal) == (2, 5)
    assert sentence(escaped, "en").endswith("2 of 5.") and sentence(escaped, "de").endswith("2 von 5.")
    assert sentence(QuestCounted("counter:escaped", 2), "en").endswith(": 2.")


@pytest.mark.parametrize(("lang", "told"), [("de", "Die Zelle wurde geöffnet."), ("en", "The cell has been opened.")])
def test_what_comes_true_is_told_once_and_without_a_number(lang: str, told: str) -> None:
    g = quest("the_frozen_spire")
    g.log.clear()

    comes_true(g, "cell_opened")
    comes_true(g, "cell_opened")

    assert [Texts("descent", lang).event(event) for event in g.log] == [told]
    assert g.counters["cell_opened"] == 1


@pytest.mark.parametrize("file", sorted((GAMES / "descent" / "quests").glob("act?/*.py")), ids=lambda file: file.stem)
def test_what_is_counted_has_a_noun_and_what_is_so_a_sentence(file: Path) -> None:
    """And nothing is counted that is either so or not."""
    script, known = file.read_text(encoding="utf-8"), messages("descent", "en")
    counted = {name for found in COUNTED.findall(script) for name in found if name}
    facts = set(TRUE.findall(script))

    assert {name for name in counted if f"name-counter-{dashed(name)}" not in known} == set()
    assert {name for name in facts if f"name-fact-{dashed(f'{file.stem}.{name}')}" not in known} == set()
    assert not counted & facts


@pytest.mark.parametrize(
    ("source", "cause"),
    [("poisoned", "keyword:poisoned"), ("pit_trap", "card:pit_trap"), ("lava", "terrain:lava"), ("", ""), ("x", "")],
)
def test_damage_names_what_did_it(source: str, cause: str) -> None:
    scene = Scene("A", A="syndrael")

    scene.play(suffer(scene.g, 0, damage=1, source=source))

    assert scene.g.log[-1] == DamageSuffered("hero:syndrael", 1, cause)


@pytest.mark.parametrize(("lang", "told"), [("de", "1 Schaden (Gift)."), ("en", "1 damage (Poison).")])
def test_a_condition_that_hurts_is_called_by_its_noun(lang: str, told: str) -> None:
    assert sentence(DamageSuffered("hero:syndrael", 1, "keyword:poisoned"), lang).endswith(told)


def test_fatigue_names_what_it_was_for_or_what_did_it() -> None:
    scene = Scene("A.", A="syndrael").turn_of("A")
    scene.does("A", "fatigue")
    scene.play(suffer(scene.g, 0, fatigue=1, source="word_of_misery"))

    paid, forced = [event for event in scene.g.log if isinstance(event, FatigueSuffered)]
    assert sentence(paid, "en") == "Syndrael suffers 1 fatigue (for movement)."
    assert sentence(paid, "de") == "Syndrael erleidet 1 Erschöpfung (für Bewegung)."
    assert forced.cause == "card:word_of_misery"
    assert sentence(FatigueSuffered("hero:syndrael", 1), "en") == "Syndrael suffers 1 fatigue."


@rule("DE-FAT-02")
def test_fatigue_without_room_is_told_as_the_damage_it_became() -> None:
    scene = Scene("A", A="syndrael").hurt("A", fatigue=3)

    scene.play(suffer(scene.g, 0, damage=1, fatigue=3))

    hurt = scene.g.log[-1]
    assert isinstance(hurt, DamageSuffered) and (hurt.damage, hurt.tired) == (3, 2)
    assert "2 of it from fatigue" in sentence(hurt, "en") and "2 davon aus Erschöpfung" in sentence(hurt, "de")


def test_events_of_older_games_read_as_before() -> None:
    assert sentence(DamageSuffered("hero:syndrael", 2), "en") == "Syndrael suffers 2 damage."
    assert "takes a turn" in sentence(TurnBegan("seat:0"), "en")
