"""German and English are equal: the same messages with the same variables, in every file."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import serialize_pattern

from gruft.games.descent.moments.hooks import other_moment
from gruft.games.descent.pieces.events import AttackDeclared, CardUsed
from gruft.games.domains.pieces.events import NothingFound, Rolled
from gruft.table.ask import Ask
from gruft.table.content import GAMES
from gruft.table.game import load_game
from gruft.table.rules import Arg, load_ledger, refuse
from gruft.texts import SHARED, Texts, language
from gruft.texts.cases import accusative, bare, dative
from tests.harness.speech import read_messages

CLIENT = Path(__file__).resolve().parents[1] / "web" / "src" / "games"
FOLDERS = [SHARED, *sorted(path for path in GAMES.glob("*/texts"))]


def pairs() -> list[tuple[Path, Path]]:
    english = [path for folder in FOLDERS for path in sorted(folder.glob("*en.ftl"))]
    return [(path, path.with_name(path.name.replace("en.ftl", "de.ftl"))) for path in english]


@pytest.mark.parametrize(("english", "german"), pairs(), ids=lambda path: f"{path.parent.parent.name}-{path.name}")
def test_both_languages_say_the_same_things(english: Path, german: Path) -> None:
    en, de = read_messages(english), read_messages(german)

    assert set(en) == set(de)
    assert {name for name in en if en[name] != de[name]} == set()


def test_a_refusal_becomes_a_sentence_with_its_parameters() -> None:
    refusal = refuse("options.value", option="rules", value="odd", values="full, first")

    assert Texts(None, "en").refusal(refusal) == "“odd” is not a value of rules (possible: full, first)."
    assert Texts(None, "de").refusal(refusal) == "„odd“ ist kein Wert für rules (möglich: full, first)."


@pytest.mark.parametrize("file", sorted(CLIENT.glob("*/texts/what.en.ftl")), ids=lambda file: file.parents[1].name)
def test_what_is_explained_names_a_rule_of_the_game(file: Path) -> None:
    """And German and English name the same one."""
    known = {rule.id for rule in load_ledger(file.parents[1].name).rules}
    english, german = (_rules(one) for one in (file, file.with_name("what.de.ftl")))

    assert english == german
    assert set(english.values()) <= known


def _rules(file: Path) -> dict[str, str]:
    messages = [
        entry for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body if isinstance(entry, ftl.Message)
    ]
    return {
        message.id.name: serialize_pattern(attribute.value).strip()
        for message in messages
        for attribute in message.attributes
        if attribute.id.name == "rule"
    }


def test_a_missing_message_shows_its_id() -> None:
    assert Texts(None, "en").say("no-such-thing") == "[no-such-thing]"


@pytest.mark.parametrize(
    ("wanted", "spoken"),
    [("de_DE.UTF-8", "de"), ("de", "de"), ("en_GB", "en"), ("C", "en"), (None, "en"), ("fr", "en")],
)
def test_every_wish_gets_a_language(wanted: str | None, spoken: str) -> None:
    assert language(wanted) == spoken


def test_sentences_call_people_by_their_short_names() -> None:
    german, english = Texts("descent", "de"), Texts("domains", "en")

    assert german.say("event-rested", {"figure": "hero:leoric_of_the_book"}) == "Leorik ruht sich aus."
    assert german.option("pick_hero", "hero:leoric_of_the_book") == "Leorik der Gelehrte"
    assert "Lucan Vale joins" in english.say(
        "event-adventurer-arrived", {"adventurer": "adventurer:lucan_vale", "party": "party:green"}
    )


@pytest.mark.parametrize(
    ("lang", "ability", "feat", "offered"),
    [
        (
            "de",
            "Tarha benutzt die Heldenfähigkeit.",
            "Tarha setzt die Heldentat ein.",
            "Heldenfähigkeit: einen Würfel neu werfen",
        ),
        ("en", "Tarha uses the hero ability.", "Tarha uses the heroic feat.", "Hero ability: re-roll one die"),
    ],
)
def test_what_stands_on_the_sheet_of_a_hero_is_no_card(lang: str, ability: str, feat: str, offered: str) -> None:
    texts = Texts("descent", lang)

    assert texts.event(CardUsed("hero:widow_tarha", "ability:widow_tarha", "ability")) == ability
    assert texts.event(CardUsed("hero:widow_tarha", "feat:widow_tarha", "feat")) == feat
    assert texts.option("window", "ability:widow_tarha") == offered


def test_figures_of_one_kind_are_told_apart_as_soon_as_there_are_two() -> None:
    texts = Texts("descent", "en")
    one, two = "monster:zombie.1", "monster:zombie.2"
    alone = texts.say("event-rested", {"figure": one})

    texts.meet([one, 3, "card:dash.1"])
    still = texts.say("event-rested", {"figure": one})
    texts.meet([two, "card:dash.2"])

    assert alone == still == "the Zombie rests."
    assert texts.say("event-rested", {"figure": one}) == "Zombie 1 rests."
    assert [texts.option("ol_monster", key) for key in (one, two)] == ["Zombie 1", "Zombie 2"]
    assert texts.name("card:dash.2") == texts.called("card:dash.2"), "equal cards are interchangeable"


@pytest.mark.parametrize(
    ("called", "whom", "to_whom", "alone"),
    [
        (
            "der Goblin-Bogenschütze 2",
            "den Goblin-Bogenschützen 2",
            "dem Goblin-Bogenschützen 2",
            "Goblin-Bogenschütze 2",
        ),
        ("der Elite-Sarkomant", "den Elite-Sarkomanten", "dem Elite-Sarkomanten", "Elite-Sarkomant"),
        ("die Höhlenspinne", "die Höhlenspinne", "der Höhlenspinne", "Höhlenspinne"),
        ("das Grüne Einhorn", "das Grüne Einhorn", "dem Grünen Einhorn", "Grünes Einhorn"),
        ("der Silberne Paladin", "den Silbernen Paladin", "dem Silbernen Paladin", "Silberner Paladin"),
        ("der Drache #198", "den Drachen #198", "dem Drachen #198", "Drache #198"),
        (
            "der Schlüssel der Statuentür",
            "den Schlüssel der Statuentür",
            "dem Schlüssel der Statuentür",
            "Schlüssel der Statuentür",
        ),
        ("der Geist", "den Geist", "dem Geist", "Geist"),
        ("der Elite-Zombie 2", "den Elite-Zombie 2", "dem Elite-Zombie 2", "Elite-Zombie 2"),
        ("Syndrael", "Syndrael", "Syndrael", "Syndrael"),
    ],
)
def test_german_names_have_cases(called: str, whom: str, to_whom: str, alone: str) -> None:
    assert (accusative(called), dative(called), bare(called)) == (whom, to_whom, alone)


def test_monsters_have_their_article_in_german_sentences() -> None:
    texts = Texts("descent", "de")
    archer, spider = "monster:goblin_archer.1", "master:cave_spider.1"

    assert texts.event(AttackDeclared(archer, "hero:syndrael")) == "Der Goblin-Bogenschütze greift Syndrael an."
    assert texts.event(AttackDeclared(spider, archer)) == "Die Elite-Höhlenspinne greift den Goblin-Bogenschützen an."
    assert texts.option("ol_monster", archer) == "Goblin-Bogenschütze"


def test_monsters_have_their_article_in_english_sentences_unless_they_are_numbered() -> None:
    texts = Texts("descent", "en")

    assert texts.say("ask-place-monster", {"figure": "master:ettin.1"}) == "Choose where the Master Ettin stands."
    assert texts.say("ask-place-monster", {"figure": "lieutenant:splig"}) == "Choose where Splig stands."
    assert texts.event(AttackDeclared("monster:ettin.1", "hero:syndrael")) == "The Ettin attacks Syndrael."
    texts.meet(["monster:ettin.1", "monster:ettin.2"])
    assert texts.event(AttackDeclared("monster:ettin.1", "hero:syndrael")) == "Ettin 1 attacks Syndrael."


def test_somebody_who_is_charmed_attacks_themselves_not_somebody_of_that_name() -> None:
    charmed = AttackDeclared("hero:syndrael", "hero:syndrael")

    assert Texts("descent", "de").event(charmed) == "Syndrael muss sich selbst angreifen."
    assert Texts("descent", "en").event(charmed) == "Syndrael is made to attack themselves."


def test_a_sentence_begins_with_a_capital_and_writes_dice_as_germans_do() -> None:
    texts = Texts("domains", "de")

    assert texts.event(NothingFound("party:green")) == "Das Grüne Einhorn findet nichts."
    assert texts.event(Rolled("2d6", 7)) == "Wurf 2W6: 7."


@pytest.mark.parametrize(
    ("lang", "what", "purpose"),
    [
        ("de", "hero", "Wähle einen Helden. "),
        ("en", "hero", "choose a hero. "),
        ("en", "monster", "choose a monster. "),
        ("en", "figure", "choose a figure. "),
    ],
)
def test_a_card_that_asks_for_a_figure_says_which_and_what_for(lang: str, what: str, purpose: str) -> None:
    texts = Texts("descent", lang)
    printed = load_game("descent").printed(lang)["card:prayer_of_healing"]
    args: dict[str, Arg] = {"card": "card:prayer_of_healing.1", "what": what, "exit": "none"}
    ask = Ask(0, "card_figure", {"hero:ashrian": 0}, args=args)

    assert texts.prompt(ask).endswith(purpose + printed)


@pytest.mark.parametrize(("lang", "both"), [("de", "Ohne Errata"), ("en", "Without errata")])
def test_a_card_that_was_printed_twice_says_at_a_table_only_what_counts(lang: str, both: str) -> None:
    told = load_game("descent").printed(lang)
    card = (
        next(ref for ref in told if ref.startswith("corrected:card.")).removeprefix("corrected:").replace(".", ":", 1)
    )
    first, corrected = (told[f"{printing}:{card.replace(':', '.')}"] for printing in ("first_printing", "corrected"))

    assert both in Texts("descent", lang).printed(card)[card]
    assert Texts("descent", lang, options={"errata": True}).printed(card) == {card: corrected}
    assert Texts("descent", lang, options={"errata": False}).printed(card) == {card: first}


@pytest.mark.parametrize(
    ("lang", "closed", "opened"), [("de", "Öffnen: Tür 2", "Schließen: Tür 2"), ("en", "Open door 2", "Close door 2")]
)
@pytest.mark.parametrize("kind", ["act", "monster_act"])
def test_a_door_is_opened_or_closed(lang: str, closed: str, opened: str, kind: str) -> None:
    texts, door = Texts("descent", lang), "door:door_2"

    assert [texts.option(kind, door, {door: what}) for what in ("closed", "open")] == [closed, opened]


@pytest.mark.parametrize(
    ("lang", "asked"),
    [
        ("de", "Die Würfel sind gefallen (Ashrian → Zombie: 3 Herzen, 1 Energie, Reichweite 5): Benutze eine Karte,"),
        ("en", "The dice have fallen (Ashrian → Zombie: 3 hearts, 1 surge, range 5): use a card"),
    ],
)
def test_who_may_react_to_a_roll_is_told_what_was_rolled(lang: str, asked: str) -> None:
    texts = Texts("descent", lang)
    args: dict[str, Arg] = {
        "window": "window:after_roll",
        "figure": "hero:ashrian",
        "target": "monster:zombie.1",
        "stamina": "none",
    }
    rolled: dict[str, Arg] = {"rolled": "ranged", "hearts": 3, "surges": 1, "range": 5}

    assert texts.prompt(Ask(0, "window", {}, args={**args, **rolled})).startswith(asked)
    assert "3" not in texts.prompt(Ask(0, "window", {}, args={**args, "rolled": "no"}))


@pytest.mark.parametrize(("lang", "why"), [("de", "lässt sich jetzt nicht benutzen."), ("en", "cannot be used now.")])
def test_a_card_that_cannot_be_used_now_is_read_out(lang: str, why: str) -> None:
    texts, card = Texts("descent", lang), "card:prayer_of_healing"
    name, printed = (f"„{texts.name(card)}“" if lang == "de" else texts.name(card)), texts.printed(card)[card]

    said = texts.refusal(refuse("elsewhere.card_time", "DE-OLC-02", card=card))

    assert said == f"{name} {why} {printed}"


@pytest.mark.parametrize(("lang", "moment"), [("de", "ein Held betritt ein Feld"), ("en", "a hero enters a space")])
def test_a_card_of_another_moment_says_which(lang: str, moment: str) -> None:
    refusal = other_moment("tripwire", None, "DE-OLC-02")

    assert refusal is not None
    assert moment in Texts("descent", lang).refusal(refusal)


@pytest.mark.parametrize(("slug", "where"), [("lords", "cell"), ("descent", "space")])
@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_chronicle_speaks_of_no_coordinates(slug: str, where: str, lang: str) -> None:
    """Where it is, the board shows; what is read aloud is the chronicle's own line."""
    told = read_messages(*sorted((GAMES / slug / "texts").glob(f"*{lang}.ftl")))
    chronicle = read_messages(CLIENT / slug / "texts" / f"chronicle.{lang}.ftl")
    events = {name for name, slots in told.items() if name.startswith("event-") and where in slots}

    assert len(events) > 4
    assert {name for name in events if name.replace("event-", "chronicle-", 1) not in chronicle} == set()
    assert {name for name, slots in chronicle.items() if where in slots} == set()


@pytest.mark.parametrize(
    ("lang", "learned", "used", "free"),
    [
        ("de", "Koloss (2 Erfahrung)", "Kampfrausch (1 Erschöpfung)", "Rennen"),
        ("en", "Brute (2 experience)", "Rage (1 fatigue)", "Dash"),
    ],
)
def test_a_card_that_costs_something_says_so_on_its_answer(lang: str, learned: str, used: str, free: str) -> None:
    texts = Texts("descent", lang)

    assert texts.option("train", "card:brute", {"card:brute": 2}) == learned
    assert [texts.option(kind, "card:rage") for kind in ("act", "window")] == [used, used]
    assert texts.option("window", "card:dash.1") == free
