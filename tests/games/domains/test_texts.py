"""What only Dark Domains says: its prompts, names, and a player aid that says what the cards say.

Not here: what is the same for every game (tests/games/test_texts.py).
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from gruft.games.domains.pieces.content import (
    BUILDINGS,
    FORTUNE,
    HENCHMEN,
    MASTERS,
    MONSTERS,
    PLACES,
    SPELLS,
    Henchman,
    Master,
)
from gruft.games.domains.pieces.events import DefenceRaised, ItemBlocked
from gruft.games.domains.pieces.numbers import SOURCES
from gruft.games.domains.pieces.tables import (
    AREAS,
    BUILDING_REFS,
    DECKS,
    LAND_REFS,
    MONSTER_REFS,
    PHASES,
    S_PRODUCTION,
    S_WHEN,
    S_WINDOWS,
    SPELL_REFS,
    SPOT_REFS,
    SYMBOLS,
    TYPES,
    WINDOWS,
)
from gruft.games.domains.rules.playing.henchmen import CARD_COSTS, H_WINDOW, when
from gruft.games.domains.rules.playing.masters import MASTER_WINDOW
from gruft.games.domains.seen.names import names
from gruft.games.domains.seen.printed import building_text, fortune_text, henchman_text, monster_text, spell_text
from gruft.table.ask import Ask
from gruft.table.content import GAMES, read_yaml
from gruft.table.rules import Arg
from gruft.texts import LANGUAGES, Texts
from tests.games.domains.domains import domains
from tests.harness.speech import calls, dashed, messages, prompts, words
from tests.rule import rule


def test_every_question_has_a_prompt() -> None:
    asking = ("choose", "pick", "choose_held", "Ask", "_name", "_aim_move")
    kinds = {
        argument.value
        for call in calls("domains", *asking)
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }
    kinds |= {*WINDOWS, "turn_dark", "turn_light", "give_henchmen", "give_monsters", "give_spells"}

    assert {dashed(kind) for kind in kinds} == prompts("domains")


def test_refusals_made_of_several_words_have_sentences() -> None:
    codes = {"pay-too-few-henchmen", "pay-too-few-monsters", "pay-too-few-spells"}

    assert codes <= messages("domains", "en").keys()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ref_has_a_name(lang: str) -> None:
    texts = Texts("domains", lang)
    known = names(lang)
    refs = [*LAND_REFS, *SPOT_REFS, *BUILDING_REFS, *MONSTER_REFS, *SPELL_REFS, "hidden:far_lands.1", "target:none"]
    refs += [f"phase:{name}" for name in PHASES] + [f"symbol:{name}" for name in SYMBOLS]
    refs += [f"deck:{name}" for name in (*DECKS, "buildings", "henchmen", "adventurers", "fortune", "monsters")]
    refs += [f"area:{name}" for name in AREAS] + [f"type:{name}" for name in TYPES]
    refs += ["party:green", "party:yellow", "source:fortune", "source:prepared", "token:gate", "item:any_element"]
    refs += [*S_WHEN, *(when(card.phase) for card in HENCHMEN), *(when(card.phase) for card in MASTERS)]
    refs += [f"need:{word}" for word in words(*calls("domains", "no_target"))]
    assert "need:two_minions" in refs
    for ref in refs:
        bare = ref.rpartition(".")[0] or ref
        assert ref in known or texts.has(f"name-{dashed(bare)}"), ref
    assert len({texts.name(key) for key in LAND_REFS}) == len(LAND_REFS)
    assert len({texts.name(key) for key in SPOT_REFS}) == len(SPOT_REFS)
    assert texts.name("hidden:far_lands.1") != texts.name("hidden:far_lands.2")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_parts_of_the_score_are_named(lang: str) -> None:
    texts = Texts("domains", lang)

    assert all(texts.has(f"points-{part}") for part in SOURCES)


@rule("DD-HENCH-05", "DD-HENCH-06", "DD-MASTER-03")
@pytest.mark.parametrize(
    ("lang", "star", "often"),
    [
        ("en", "Only in a State of Decay.", "Up to {} times per round."),
        ("de", "Nur im Zustand des Verfalls.", "Bis zu {}-mal pro Runde."),
    ],
)
def test_a_card_says_how_often_it_works_and_whether_only_in_decay(lang: str, star: str, often: str) -> None:
    cards: list[Henchman | Master] = [*HENCHMEN, *MASTERS]
    for card in cards:
        text = henchman_text(card, lang)
        assert (often.format(card.uses) in text) == (card.uses > 1), card.id
        assert text.startswith(star) == (isinstance(card, Henchman) and card.decay), card.id
    assert sum(card.decay for card in HENCHMEN) == 12


def test_cards_read_like_cards() -> None:
    cards = {card.id: card for card in FORTUNE}

    assert fortune_text(cards["the_sun"], "single", "en").startswith("Neither party adventures this round.")
    assert fortune_text(cards["the_magician"], "single", "de").startswith(
        "Jeder Spieler zieht 1 Zauberkarte von einem Stapel nach Wahl."
    )
    assert fortune_text(cards["knight_of_cups"], "match", "de") == (
        "Tempel des Schwarzen Kults: In dieser Runde bringt jedes Aktionsfeld 3 Böses."
    )
    assert "may discard 1 own henchman for 3 Evil" in fortune_text(cards["the_hanged_man"], "single", "en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_player_aid_says_what_the_cards_say(lang: str) -> None:
    sections = {section["id"]: section for section in read_yaml(GAMES / "domains" / "aid.yaml")["sections"]}

    def last(section: str) -> list[str]:
        return [row[lang][-1] for row in sections[section]["rows"]]

    assert last("spells") == [spell_text(card, lang) for card in SPELLS]
    assert last("henchmen") == [henchman_text(card, lang) for card in HENCHMEN]
    assert last("masters") == [henchman_text(card, lang) for card in MASTERS]
    assert last("buildings") == [building_text(card, lang) for card in BUILDINGS]
    assert last("monsters") == [monster_text(card, lang) for card in MONSTERS]
    upper = [row[lang][1] for row in sections["fortune"]["rows"]]
    assert upper == [fortune_text(card, "single" if card.single else "match", lang) for card in FORTUNE]
    lower = [row[lang][2] for row in sections["fortune"]["rows"]]
    assert lower == [fortune_text(card, "other", lang) if card.other else "–" for card in FORTUNE]
    assert [row[lang][1] for row in sections["places"]["rows"]] == [place.name(lang) for place in PLACES]


def test_a_prompt_begins_with_the_card_it_comes_from() -> None:
    board = domains(2).hand(0, "earthquake").has(0, earth=2, fire=1)
    board.build(1, "town.1", "market").build(1, "forest.1", "grove")

    ask = board.at("end_of_turn_phase", until="reset").does(0, "spell:earthquake").ask(0)

    assert Texts("domains", "en").prompt(ask) == "Earthquake: Which building do you attack?"
    assert Texts("domains", "de").prompt(ask) == "Erdbeben: Welches Gebäude greifst du an?"


@pytest.mark.parametrize(("lang", "asked"), [("de", "Was nimmst du von {}?"), ("en", "What do you take from {}?")])
def test_whoever_takes_something_is_told_from_whom(lang: str, asked: str) -> None:
    texts = Texts("domains", lang)

    assert texts.say("ask-steal-item", {"victim": "seat:1", "exit": "none"}) == asked.format(texts.seat(1))


def test_monsters_have_an_article_unless_they_have_a_name_of_their_own() -> None:
    texts = Texts("domains", "en")

    assert texts.say("ask-place-monster", {"monster": "monster:ogre.1"}) == "Choose a space for the Ogre."
    assert texts.say("ask-place-monster", {"monster": "monster:tarpa"}) == "Choose a space for Tarpa."
    assert texts.say("event-monster-removed", {"monster": "monster:ogre.1"}) == "Out of the game: Ogre."


@pytest.mark.parametrize(("card", "file"), [("Der Tod", "rules"), ("Die Welt", "rules")])
def test_cards_that_begin_with_an_article_stand_in_quotes(card: str, file: str) -> None:
    texts = [rule["de"] for rule in read_yaml(GAMES / "domains" / f"{file}.yaml")]

    assert any(card in text for text in texts)
    assert [text for text in texts if card in text.replace(f"„{card}“", "")] == []


def test_a_trade_is_offered_with_what_it_takes_and_brings() -> None:
    args: dict[str, Arg] = {"deal": "deal:king_of_cups-other-0", "cause": "fortune:king_of_cups", "have": 4}
    ask = Ask(0, "offer", {"accept": 1}, args=args)

    assert Texts("domains", "en").prompt(ask) == "King of Cups: Return 3 workers for 2 Evil? You have 4 to give."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rank_is_called_so_and_sentences_do_without_it(lang: str) -> None:
    texts = Texts("domains", lang)
    copies = ("building:grove.1", "building:grove.2")

    assert not [name for name in names(lang).values() if "#" in name]
    assert len({texts.option("build", key) for key in copies}) == 2
    for ref in (*copies, "monster:skeleton.1"):
        assert not any(letter.isdigit() for letter in texts.called(ref)), texts.called(ref)


@pytest.mark.parametrize(("lang", "words"), [("de", "kein Böses zu geben"), ("en", "no Evil to give")])
def test_who_has_no_evil_is_told_so_by_the_assassin(lang: str, words: str) -> None:
    def asked(evil: int) -> str:
        return Texts("domains", lang).say("ask-assassin-evil", {"price": 4, "coins": 5, "evil": evil})

    assert words in asked(0)
    assert words not in asked(1)


def test_the_assassin_is_paid_in_words_not_in_bare_numbers() -> None:
    game = domains(2).minion(0, "assassin.1").has(0, coins=12, evil=1).party(0, "garrick_holt")
    ask = game.at("resolution_phase").does(0, "adventurer:garrick_holt").ask(0)

    def options(lang: str) -> list[str]:
        texts = Texts("domains", lang)
        return [texts.option(ask.kind, key, ask.args) for key in ask.keys]

    assert options("de") == ["0 Böses, 12 Münzen", "1 Böses, 10 Münzen"]
    assert options("en") == ["0 Evil, 12 coins", "1 Evil, 10 coins"]


def test_a_spell_of_any_price_is_asked_with_what_it_brings() -> None:
    game = domains(2).hand(0, "spent_soul").has(0, fire=2, wind=1).at("production_phase").does(0, "spell:spent_soul")

    english = "Spent Soul: Take 3 Evil for each element returned. How much do you pay? You have 3 elements."
    assert Texts("domains", "en").prompt(game.ask(0)) == english
    assert "Erhalte 3 Böses für jedes abgegebene Element." in Texts("domains", "de").prompt(game.ask(0))


def test_who_returns_several_things_is_told_how_many_are_left() -> None:
    def asked(lang: str, left: int) -> str:
        return Texts("domains", lang).say("ask-give-item", {"left": left})

    assert [asked("en", left) for left in (2, 1)] == ["Choose what you return: 2 more.", "Choose what you return."]
    assert [asked("de", left) for left in (2, 1)] == ["Wähle, was du abgibst: noch 2.", "Wähle, was du abgibst."]


def played() -> Iterator[tuple[str, str, set[str]]]:
    """The question in which a card may be played, the card, and the goods it costs."""
    windows = [*WINDOWS, "production"]
    for kind, spell in enumerate(SPELLS):
        for window in [5] if S_PRODUCTION[kind] else S_WINDOWS[kind]:
            yield windows[window], f"spell:{spell.id}", set(spell.cost)
    for number, servant in enumerate(HENCHMEN):
        if H_WINDOW[number] < len(windows):
            yield windows[H_WINDOW[number]], f"henchman:{servant.id}", set(servant.cost)
    for number, lord in enumerate(MASTERS):
        if MASTER_WINDOW[number] < len(windows):
            yield windows[MASTER_WINDOW[number]], f"master:{lord.id}", set(lord.cost)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_that_may_be_played_says_its_price_and_the_question_what_one_has_of_it(lang: str) -> None:
    texts = Texts("domains", lang)
    elements = {"wind", "earth", "fire", "water"}

    for asked, key, cost in played():
        goods = cost - {"any_element", *CARD_COSTS} | (elements if "any_element" in cost else set())
        assert goods <= messages("domains", lang)[f"ask-{dashed(asked)}"], (asked, key)
        price = names(lang)[f"cost:{key.partition(':')[2]}"]
        assert price and texts.option(asked, key) == f"{texts.name(key)} ({price})"


def test_prices_of_different_cards_have_names_of_their_own() -> None:
    priced = [card.id for card in (*SPELLS, *HENCHMEN, *MASTERS, *BUILDINGS)]

    assert len(set(priced)) == len(priced)


@rule("DD-PREP-01", "DD-PROD-01")
def test_who_may_play_something_is_told_what_he_has() -> None:
    game = domains(2).hand(0, "dispel", "tunnel").has(0, earth=2, wind=1, coins=3, workers=4)

    prepared = Texts("domains", "en").prompt(game.at("preparation").ask(0))
    assert prepared.endswith("You have: coins 3, Evil 0, wind 1, earth 2, fire 0, water 0.")


@pytest.mark.parametrize(
    ("lang", "sold", "paid"),
    [
        ("en", "Not for sale at the Builders' Guild: workers.", "Red pays 1 earth for the Demon: defence 14."),
        ("de", "Nicht in der Baugilde zu kaufen: Arbeiter.", "Dämon: Rot zahlt 1 Erde, Verteidigung 14."),
    ],
)
def test_goods_in_sentences_are_no_labels(lang: str, sold: str, paid: str) -> None:
    texts = Texts("domains", lang)

    assert texts.event(ItemBlocked("item:workers")) == sold
    assert texts.event(DefenceRaised(0, "monster:demon.1", "item:earth", 14)) == paid
