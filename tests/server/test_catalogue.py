"""What can be read about the games: names with what is printed, rules, the player aid, the rules behind events."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from gruft.server.http import catalogue
from gruft.table.events import MANY, events_of
from gruft.table.game import SLUGS, load_game, register
from gruft.table.rules import load_ledger
from tests.table.pebbles import PEBBLES

register(PEBBLES)


def test_every_game_is_offered_with_its_options() -> None:
    games = {game.slug: game for game in catalogue.games()}

    assert set(SLUGS) <= set(games)
    lords = games["lords"]
    assert lords.players[-1] == 4 and "rules" in [option.id for option in lords.options]
    assert lords.name.de and lords.tagline.en and "greedy" in lords.levels


def test_a_game_that_is_not_there_is_not_playable() -> None:
    assert not catalogue.playable("chess")


@pytest.mark.parametrize("slug", SLUGS)
def test_components_have_names_in_both_languages(slug: str) -> None:
    english, german = catalogue.names(slug, "en"), catalogue.names(slug, "de")

    assert english.keys() == german.keys() and len(english) > 50
    assert all(component.name for component in (*english.values(), *german.values()))


def test_a_component_tells_what_is_printed_on_it() -> None:
    goblin = catalogue.names("lords", "de")["monster:goblin"]

    assert goblin.data["cost"] == {"food": 1} and goblin.text and goblin.source == "seed"


def test_each_side_of_a_relic_tells_what_is_printed_on_it() -> None:
    relics = catalogue.names("descent", "en")

    assert relics["card:dawnblade"].data["dice"] == ["blue", "red", "yellow"]
    assert "dice" not in relics["relic:duskblade"].data


@pytest.mark.parametrize("slug", SLUGS)
def test_rules_and_aid_are_told_in_one_language(slug: str) -> None:
    assert len(catalogue.rules(slug, "de")) == len(load_ledger(slug).rules)
    assert catalogue.rules(slug, "de")[0].text != catalogue.rules(slug, "en")[0].text
    english, german = str(catalogue.aid(slug, "en")), str(catalogue.aid(slug, "de"))
    assert english != german and "_de'" not in english and "_en'" not in german


def test_maps_are_told_where_a_game_has_them() -> None:
    assert len(catalogue.maps("descent", "de")) == 37
    assert catalogue.maps("lords", "de") == {}


@pytest.mark.parametrize("slug", SLUGS)
def test_the_log_leads_to_rules_of_the_ledger(slug: str) -> None:
    known = load_ledger(slug).by_id
    behind = catalogue.rules_behind(slug)

    assert all(rule in known for rule in behind.values())
    assert len(behind) > 30


@pytest.mark.parametrize("slug", SLUGS)
def test_every_event_names_its_rule_or_says_that_many_tell_it(slug: str) -> None:
    load_game(slug)
    known = {MANY, *load_ledger(slug).by_id}

    assert [cls.__name__ for cls in events_of(slug) if cls.rule not in known] == []


def test_building_a_room_leads_to_the_rules_of_building() -> None:
    behind = catalogue.rules_behind("lords")

    assert behind["room_built"].startswith("DL-BUILD") and behind["trap_sprung"].startswith("DL-TRAP")
    assert behind["hero_hurt"] == "DL-COMB-05"
    assert "gold_changed" not in behind  # told by many chapters


def test_the_owners_components_are_shown_instead_of_ours(tmp_path: Path) -> None:
    (tmp_path / "lords").mkdir()
    (tmp_path / "lords" / "monsters.yaml").write_text("monsters:\n  - {id: goblin, text_en: As on my own tile.}\n")
    asked = "from gruft.server.http.catalogue import names; print(names('lords', 'en')['monster:goblin'].text)"
    environment = {**os.environ, "GRUFT_CONTENT": str(tmp_path)}

    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, env=environment, check=True)

    assert done.stdout == "As on my own tile.\n"


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("slug", SLUGS)
def test_what_is_printed_on_a_component_has_its_numbers(slug: str, lang: str) -> None:
    shown = catalogue.names(slug, lang)
    printed = load_game(slug).printed(lang)

    assert {ref: one.text for ref, one in shown.items() if "{" in one.text} == {}
    assert {ref for ref, text in printed.items() if ref in shown and shown[ref].text != text} == set()
