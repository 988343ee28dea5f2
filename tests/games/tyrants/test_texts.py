"""What only Tyrants says: its prompts, names, and cards that say exactly what they do.

The texts of the cards are compared with a snapshot that was read line by line against the meaning of each word. Not
here: what is the same for every game (tests/games/test_texts.py).
"""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest
import yaml

from gruft.games.tyrants.cards.vocabulary import GAINS, OPTIONS, WORDS, Reader
from gruft.games.tyrants.game import GAME
from gruft.games.tyrants.pieces.content import CARDS, SITES
from gruft.games.tyrants.pieces.events import SpyReturned, TroopAssassinated, TroopSupplanted
from gruft.games.tyrants.pieces.underdark import COLORS
from gruft.games.tyrants.rules.playing import EFFECTS
from gruft.games.tyrants.rules.step import COUNTERS
from gruft.games.tyrants.seen.names import names
from gruft.games.tyrants.seen.printed import card_text, option_texts
from gruft.table.content import GAMES, ContentError, read_yaml
from gruft.texts import LANGUAGES, Texts
from tests.games.tyrants.underdark import underdark
from tests.harness.speech import calls, dashed, prompts

SNAPSHOT = Path(__file__).with_name("card_texts.yaml")
ASKING = (
    "Ask",
    "Question",
    "choose",
    "demand",
    "pick_node",
    "pick_troop",
    "pick_spy",
    "pick_seat",
    "give_up",
    "deploy",
    "return_one",
)


def ask_kinds() -> set[str]:
    """Every kind of question in the source: the first word among the arguments of a call that asks."""
    found = set()
    for call in calls("tyrants", *ASKING):
        words = [arg.value for arg in call.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
        found |= set(words[:1])
    return found


def test_every_ask_has_a_prompt_and_no_prompt_is_left_over() -> None:
    kinds = ask_kinds()

    assert len(kinds) > 30
    assert {dashed(kind) for kind in kinds} == prompts("tyrants")


# -- cards -----------------------------------------------------------------------


@pytest.mark.parametrize("design", range(len(CARDS)), ids=[card.id for card in CARDS])
def test_a_card_says_what_its_snapshot_says(design: int) -> None:
    snapshot = yaml.safe_load(SNAPSHOT.read_text(encoding="utf-8"))[CARDS[design].id]

    assert {lang: card_text(design, lang) for lang in ("en", "de")} == snapshot


def test_the_text_of_a_card_goes_with_every_ref_that_means_it() -> None:
    texts = GAME.printed("de")

    assert texts["card:noble"] == texts["play:noble"] == texts["recruit:noble"] == "Erhalte 1 Einfluss."
    assert len(texts) == 3 * 125


def test_the_snapshot_has_every_card_and_no_other() -> None:
    assert list(yaml.safe_load(SNAPSHOT.read_text(encoding="utf-8"))) == [card.id for card in CARDS]


def test_every_word_of_the_vocabulary_is_used_and_can_be_told() -> None:
    assert len(WORDS) == 31
    used = str([card.effect for card in CARDS])
    assert [word for word in WORDS if f"'{word}'" not in used] == []
    assert len(COUNTERS) == 9


def test_every_card_has_an_effect_and_names_in_both_languages() -> None:
    assert all(EFFECTS.values()) and len(EFFECTS) == len(CARDS) == 125
    for card in CARDS:
        assert card.name_en and card.name_de
        assert card.source in ("seed", "public")


def test_options_are_told_by_what_they_do() -> None:
    count = sum(len(options) for options in OPTIONS)

    assert len(option_texts("en")) == len(option_texts("de")) == count + len(GAINS) and count > 70
    assert option_texts("de")["option:advocate-1"] == "Erhalte 2 Einfluss."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ref_has_a_name(lang: str) -> None:
    known = names(lang)

    assert known["site:everfire"] == {"en": "Everfire", "de": "Immerfeuer"}[lang]
    assert known["troop:araumycos-white"] == {"en": "white troop (Araumycos)", "de": "Weiße Einheit (Araumycos)"}[lang]
    late = [name for ref, name in known.items() if ref.startswith("late:")]
    assert len(late) > 20 and max(map(len, late)) < 80 and not [one for one in late if one.endswith(".")]
    assert known["space:araumycos__labyrinth_2"].startswith({"en": "space 2 of route", "de": "Feld 2 des Wegs"}[lang])
    assert known["recruit:house_guard"] == {"en": "House Guard (3 influence)", "de": "Hausgardist (3 Einfluss)"}[lang]
    assert all(known.values())


def test_a_price_is_asked_for_with_what_it_brings() -> None:
    asked = {"card": "card:watcher_of_thay", "gain": "gain:watcher_of_thay-1"}

    assert Texts("tyrants", "en").say("ask-pay-spy", asked) == (
        "Watcher of Thay: which spy do you return? Or pass. In return: Gain 3 influence."
    )
    assert {ref.partition(":")[0] for ref in GAINS} == {"gain"} and len(GAINS) > 30
    assert all(names(lang)[ref] for ref in GAINS for lang in LANGUAGES)


@pytest.mark.parametrize("color", COLORS[:4])
def test_the_log_uses_articles_that_fit_every_colour(color: str) -> None:
    texts = Texts("tyrants", "en")
    told = [texts.event(kind(0, f"troop:skullport-{color}")) for kind in (TroopAssassinated, TroopSupplanted)]
    told.append(texts.event(SpyReturned(0, f"spy:skullport-{color}")))

    assert all(f" the {color} " in sentence for sentence in told)


@pytest.mark.parametrize(
    "effect",
    [
        [{"dance": 1}],
        [{"gain_power": 1, "gain_influence": 1}],
        [{"pay": {"cost": "a_song", "then": []}}],
        [{"gain_vp": {"per": "songs", "every": 2}}],
        [{"supplant": {"number": 1}}],
        [{"if": {"at_least": {"counter": "songs", "n": 1}, "then": []}}],
    ],
)
def test_an_effect_outside_the_vocabulary_is_refused_with_the_name_of_the_card(effect: list[dict[str, Any]]) -> None:
    with pytest.raises(ContentError, match="noble"):
        Reader(CARDS[0]).steps(effect)


# -- the player aid --------------------------------------------------------------


def test_the_player_aid_lists_the_markers() -> None:
    sections: list[dict[str, Any]] = read_yaml(GAMES / "tyrants" / "aid.yaml")["sections"]

    markers = next(section["rows"] for section in sections if section["id"] == "markers")
    assert {(row["en"][0], row["en"][2]) for row in markers} == {
        (site.name_en, f"{site.marker_vp} VP") for site in SITES if site.marker_vp is not None
    }


@pytest.mark.parametrize(
    ("lang", "said"), [("de", "Karte deines Inneren Zirkels"), ("en", "card of your inner circle")]
)
def test_whoever_plays_a_card_from_elsewhere_is_told_where_it_lies(lang: str, said: str) -> None:
    s = underdark(2).troops("black", "kanaglym").hand("black", "elder_brain").bare("black")
    game = s.circle("black", "wraith", "ghost").begin()

    game.plays("elder_brain")

    assert said in Texts("tyrants", lang).say("ask-play-from", game.ask.args or {})
