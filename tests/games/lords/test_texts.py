"""What only Dungeon Lords says: its prompts, its attacks, and a player aid that repeats what the tiles say.

Not here: what is the same for every game (tests/games/test_texts.py).
"""

from __future__ import annotations

import ast
import re
from typing import Any

import pytest

from gruft.games.lords.pieces.combat_events import MonsterSent
from gruft.games.lords.pieces.content import MONSTERS, PLACES, ROOMS
from gruft.games.lords.pieces.tables import HERO_REFS, ROOM_IDS, room_tile, tile_ref
from gruft.games.lords.seen.printed import cost_text, printed, space_line
from gruft.table.ask import Ask
from gruft.table.content import GAMES, read_yaml
from gruft.texts import LANGUAGES, Texts
from tests.games.lords.lords import battle, component_names
from tests.harness.speech import calls, dashed, messages, prompts, words_of

REFUSING = ("orders", "price", "dig", "mine", "hire", "demon", "build", "produce", "retrieve", "target", "gift", "plan")


def ask_kinds() -> set[str]:
    """Every kind of ask written in the source."""
    kinds = [call.args[1] for call in calls("lords", "Ask", "choose") if len(call.args) > 1]
    return {kind.value for kind in kinds if isinstance(kind, ast.Constant) and isinstance(kind.value, str)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ask_has_a_prompt(lang: str) -> None:
    texts = Texts("lords", lang)
    kinds = ask_kinds()

    assert len(kinds) > 25
    assert [kind for kind in kinds if not texts.has(f"ask-{dashed(kind)}")] == []


def test_no_prompt_is_left_over() -> None:
    known = {dashed(word) for word in (*words_of("lords"), *component_names("order"))}

    assert prompts("lords") - known == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_attack_is_described(lang: str) -> None:
    texts = Texts("lords", lang)
    for monster in MONSTERS.values():
        for attack in monster.attacks:
            told = texts.option("attack", attack.id)
            assert all(str(hit.damage) in told for hit in attack.hits) and "[" not in told, attack.id


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("kind", "key", "args"),
    [
        ("bad_press", "evil", {"evil": 7}),
        ("bad_press", "gold", {"gold": 7}),
        ("cave_in", "gold", {"gold": 7}),
        ("imp_holiday", "food", {"food": 7}),
        ("imp_holiday", "imp", {"imps": 7}),
        ("pay_day_tile", "dismiss", {"evil": 7}),
        ("witch_hunt", "evil", {"evil": 7}),
        ("word_of_peace", "evil", {"evil": 7}),
    ],
)
def test_an_answer_says_how_much_it_costs(lang: str, kind: str, key: str, args: dict[str, int]) -> None:
    assert "7" in Texts("lords", lang).option(kind, key, args)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_paid_in_kind_and_what_a_room_makes_stand_on_the_answer(lang: str) -> None:
    texts = Texts("lords", lang)
    golem = texts.name("cost:golem")

    assert golem in texts.option("pay_day_tile", "pay", {"cost": "cost:golem"})
    assert golem in texts.option("suggestion_tile", "pay", {"cost": "cost:golem"})
    for name, room in ROOMS.items():
        if room.imps:
            assert f"({room.imps} " in texts.option("produce", f"room:{name}"), name


def test_the_question_for_an_attack_says_what_the_room_and_a_rage_change() -> None:
    texts = Texts("lords", "en")
    dark = battle(["warrior_y2_4"], tile="dark_room", year=2, lair=["witch"]).answers("monster:witch.1")
    assert "1 more damage" in texts.prompt(dark.ask) and "first adventurer" not in texts.prompt(dark.ask)

    party = ["warrior_y2_4", "wizard_y2_1"]
    raging = battle(party, tile="dark_room", year=2, card="blind_rage", lair=["witch"]).answers("monster:witch.1")
    assert "1 more damage" in texts.prompt(raging.ask) and "first adventurer" in texts.prompt(raging.ask)

    plain = battle(["warrior_y1_4"], lair=["witch"]).answers("monster:witch.1")
    assert texts.prompt(plain.ask) == "Choose what the Witch does."


@pytest.mark.parametrize(
    ("lang", "tiles"),
    [("de", ["Tunnel auf 1,2", "Pilzfarm auf 2,3"]), ("en", ["Tunnel on 1,2", "Mushroom Bed on 2,3"])],
)
def test_the_tile_to_defend_is_chosen_by_what_it_is(lang: str, tiles: list[str]) -> None:
    texts = Texts("lords", lang)
    args = {"round": 1, "cell:1,2": "tile:tunnel", "cell:2,3": tile_ref(room_tile(ROOM_IDS.index("mushroom_bed")))}

    assert [texts.option("battle_tile", key, args) for key in ("cell:1,2", "cell:2,3")] == tiles


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_hero_has_a_name_of_their_own(lang: str) -> None:
    names = [Texts("lords", lang).name(ref) for ref in HERO_REFS]

    assert len(set(names)) == len(names)
    assert Texts("lords", lang).name("hero:warrior_y1_3").endswith(" 4 (B)")


@pytest.mark.parametrize(
    ("lang", "alone", "together"),
    [
        ("de", "Rot schickt den Troll.", "Rot schickt den Troll 2."),
        ("en", "Red sends the Troll.", "Red sends Troll 2."),
    ],
)
def test_monsters_of_one_kind_are_told_apart_as_soon_as_there_are_two(lang: str, alone: str, together: str) -> None:
    texts = Texts("lords", lang)
    sent = MonsterSent(0, "monster:troll.2")

    assert texts.event(sent) == alone
    texts.meet(["monster:troll.1", "monster:troll.2"])
    assert texts.event(sent) == together


@pytest.mark.parametrize(("lang", "asked"), [("de", "Geist 1: Wähle"), ("en", "Ghost 1: choose")])
def test_a_figure_with_a_number_before_a_colon_has_no_article(lang: str, asked: str) -> None:
    texts = Texts("lords", lang)
    texts.meet(["monster:ghost.1", "monster:ghost.2"])
    ask = Ask(0, "target", {}, args={"tile": "monster:ghost.1", "damage": 2})

    assert texts.prompt(ask).startswith(asked)


def test_no_sentence_for_a_refusal_is_left_over() -> None:
    said = {name for name in messages("lords", "en") if name.split("-")[0] in REFUSING}

    assert said - {dashed(word) for word in words_of("lords")} == set()


@pytest.mark.parametrize(
    ("section", "kinds"),
    [
        ("orders", ["order"]),
        ("monsters", ["monster"]),
        ("traps", ["trap"]),
        ("rooms", ["room"]),
        ("spells", ["spell"]),
        ("events", ["event", "special"]),
        ("titles", ["title"]),
    ],
)
def test_the_player_aid_lists_every_component_with_its_own_text(section: str, kinds: list[str]) -> None:
    sections: list[dict[str, Any]] = read_yaml(GAMES / "lords" / "aid.yaml")["sections"]
    rows = next(part["rows"] for part in sections if part["id"] == section)
    assert all(cell for row in rows for lang in LANGUAGES for cell in row[lang])
    for lang in LANGUAGES:
        told = {row[lang][0].removesuffix(" *"): row[lang][-1] for row in rows}
        for record in [record for kind in kinds for record in component_names(kind).values()]:
            assert record.name(lang) in told
        for kind in kinds:
            for name, record in component_names(kind).items():
                text = printed(lang).get(f"{kind}:{name}")
                assert text is None or text == told[record.name(lang)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_player_aid_says_what_spaces_and_tiles_cost_and_give(lang: str) -> None:
    sections: list[dict[str, Any]] = read_yaml(GAMES / "lords" / "aid.yaml")["sections"]
    rows = {
        part["id"]: [row[lang] for row in part["rows"]] for part in sections if part["id"] in ("orders", "monsters")
    }

    for place, row in zip(PLACES.values(), rows["orders"], strict=True):
        assert row[1:] == [space_line(place, number, lang) for number in (1, 2, 3)]
    for monster, row in zip(MONSTERS.values(), rows["monsters"], strict=True):
        assert row[1] == cost_text(monster.cost, lang)


def test_the_rules_are_told_without_the_names_of_chapters_and_sources() -> None:
    rules: list[dict[str, str]] = read_yaml(GAMES / "lords" / "rules.yaml")
    chapters = {rule["chapter"] for rule in rules} | {"Y2", "PLAYERS", "DL", "FAQ", "seed", "yaml"}

    told = {(rule["id"], word) for rule in rules for lang in LANGUAGES for word in re.findall(r"\w+", rule[lang])}
    assert {(name, word) for name, word in told if word in chapters - {"R"}} == set()
