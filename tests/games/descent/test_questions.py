"""One question, one answer: what is offered, refused and explained comes from one place, at every ask."""

from __future__ import annotations

import pytest

from gruft.games.descent.moments.asking import EXIT
from gruft.games.descent.moments.duties import BY_CARD, RULES
from gruft.games.descent.moments.seats import kind_of, ref_of
from gruft.games.descent.rules.elsewhere import elsewhere
from gruft.games.descent.rules.movement.moves import move_spaces
from gruft.games.descent.rules.turns.hero import hero_act
from gruft.games.descent.rules.turns.hero_deeds import do
from gruft.games.descent.rules.turns.monster_actions import do_monster
from gruft.games.descent.seen.names import names
from gruft.table.ask import DONE, PASS, Ask
from gruft.table.chance import FastChance
from gruft.table.rules import Arg, load_ledger
from gruft.table.table import Table
from gruft.texts import Texts
from tests.games.descent.campaign.phase import random_campaign
from tests.games.descent.quest_table import ready, say, state, why_not
from tests.games.descent.quests.test_random_play import PLAYED, nothing_impossible_and, played
from tests.games.descent.scene import Scene, opened
from tests.harness import explained
from tests.harness.speech import messages
from tests.rule import rule


@pytest.mark.parametrize("name", PLAYED)
def test_every_key_is_offered_or_refused_by_a_rule(name: str) -> None:
    played(name, 0, 60, nothing_impossible_and(explained(), 11))


@pytest.mark.parametrize("seed", range(50, 53))
def test_between_quests_every_key_is_offered_or_refused_by_a_rule(seed: int) -> None:
    random_campaign(seed, explained(), every=3)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(1000, 1010))
@pytest.mark.parametrize("name", PLAYED)
def test_every_key_at_every_question_of_two_hundred_quests(name: str, seed: int) -> None:
    played(name, seed, 60, explained())


@pytest.mark.long
@pytest.mark.parametrize("seed", range(1000, 1200))
def test_every_key_at_every_question_of_two_hundred_campaigns(seed: int) -> None:
    random_campaign(seed, explained())


OUT = {
    "de": {
        "Verzichten": ", oder verzichte",
        "Fertig": ", oder beende die Wahl",
        "Aufhören": ", oder höre auf",
        "Bewegung beenden": ", oder beende die Bewegung",
        "Fehlschlag hinnehmen": ", oder nimm den Fehlschlag hin",
        "Gehen lassen": ", oder lass ihn gehen",
    },
    "en": {
        "Pass": ", or pass",
        "Done": ", or be done",
        "Stop": ", or stop",
        "End the move": ", or end the move",
        "Let the attack miss": ", or let the attack miss",
        "Let the hero go": ", or let the hero go",
    },
}
"""What the button of a way out is called, and how the question says it."""


def names_its_ways_out(ask: Ask) -> None:
    """A question says what its buttons say, and speaks of no way out that is closed."""
    for lang, said in OUT.items():
        texts = Texts("descent", lang)
        buttons = {texts.option(ask.kind, key) for key in ask.keys if key in (PASS, DONE, "stop")}
        prompt = texts.prompt(ask)

        assert buttons <= said.keys(), (ask.kind, buttons)
        assert {button for button, words in said.items() if words in prompt} == buttons, prompt


@pytest.mark.parametrize("name", ["a_fat_goblin", "the_masquerade_ball", "the_twin_idols"])
def test_a_question_names_its_ways_out_as_its_buttons_do(name: str) -> None:
    met: set[tuple[object, ...]] = set()

    def check(table: Table, dice: FastChance) -> None:
        for ask in table.asks:
            way = (ask.kind, *(key for key in ask.keys if ":" not in key))
            if way not in met:
                met.add(way)
                names_its_ways_out(ask)
            if ask.kind == "window" and any(f"cost:{key[5:]}" in names("en") for key in ask.keys):
                assert ask.args is not None and isinstance(ask.args["stamina"], int)
                met.add(("paid",))

    played(name, 3, 60, check)
    assert len(met) > 30 and ("paid",) in met


@pytest.mark.parametrize(
    ("kind", "out"),
    [
        ("card_charm", PASS),
        ("card_dice", PASS),
        ("card_discard_condition", PASS),
        ("card_figure", PASS),
        ("card_space", PASS),
        ("entrust", PASS),
        ("move_spaces", "stop"),
        ("second_target", PASS),
        ("set_aside", DONE),
        ("shop", DONE),
        ("surge", "stop"),
        ("surge_range", "stop"),
        ("take_back", DONE),
        ("travel_discard", PASS),
    ],
)
def test_a_rare_question_names_its_way_out_as_its_button_does(kind: str, out: str) -> None:
    args: dict[str, Arg] = dict.fromkeys(messages("descent", "en")[f"ask-{kind.replace('_', '-')}"] - {"told"}, 2)

    names_its_ways_out(Ask(0, kind, {}, exits={out: None}, args={**args, EXIT: out}))


def test_every_question_comes_from_a_rule_of_the_ledger() -> None:
    assert {*RULES.values(), BY_CARD} <= set(load_ledger("descent").by_id)


@rule("DE-LARGE-07")
def test_a_large_monster_that_could_declare_nothing_may_not_halt_and_is_told_why() -> None:
    scene = Scene("ee......", "ee......", ".......A", A="syndrael", e="ettin").overlords_turn("e")
    scene.g.actions = 2
    flow = do_monster(scene.g, scene.figure("e"), "move")

    opened(flow)
    ask = opened(flow, "step:2,0")

    refusal = ask.why_not("halt")
    assert refusal is not None and (refusal.code, refusal.rule) == ("move.nothing_declared", "DE-LARGE-07")


@rule("DE-ATK-01")
def test_naming_a_target_is_a_duty_once_the_attack_is_declared() -> None:
    scene = Scene("zAz", A="syndrael", z="zombie").turn_of("A")
    flow = do(scene.g, scene.figure("A"), "attack")

    ask = opened(flow)
    if ask.kind == "weapon":
        ask = opened(flow, ask.keys[0])

    refusal = ask.why_not("pass")
    assert refusal is not None and (refusal.code, refusal.rule) == ("choose.must", "DE-ATK-01")


@rule("DE-HTURN-03")
def test_deeds_wait_until_what_is_under_way_is_completed() -> None:
    table = ready(2, quest="first_blood")
    g = state(table)
    say(table, table.asks[0].keys[0])

    assert why_not(table, "group:ettin") == "elsewhere.overlord_order"
    assert why_not(table, "class:knight") == "elsewhere.set_up_step"
    assert why_not(table, "hero:syndrael") == "elsewhere.target_later"
    assert g.turn >= 0


@rule("DE-ATK-02")
def test_pointing_at_a_foe_tells_why_nobody_can_be_attacked() -> None:
    table = ready(2, quest="first_blood")
    say(table, table.asks[0].keys[0])
    (ask,) = table.asks

    assert ask.kind == "act" and "attack" not in ask.keys
    assert why_not(table, "master:ettin.1") == why_not(table, "attack") == "attack.no_target"


@rule("DE-HTURN-03")
def test_pointing_at_a_heroic_feat_tells_what_is_against_it() -> None:
    table = ready(2, quest="first_blood")
    say(table, table.asks[0].keys[0])
    g = state(table)
    own, other = (kind_of(g, h).id for h in (g.actor, 1 - g.actor))
    g.feats |= 1 << g.actor

    assert why_not(table, f"feat:{own}") == why_not(table, "feat") == "act.feat_used"
    assert why_not(table, f"feat:{other}") == "elsewhere.own_turn"


@rule("DE-ATK-02")
def test_pointing_at_a_figure_tells_what_bars_its_space_as_a_target() -> None:
    scene = Scene("zAz..g", A="syndrael", z="zombie", g="goblin_archer").turn_of("A")
    flow = do(scene.g, scene.figure("A"), "attack")
    ask = opened(flow)
    if ask.kind == "weapon":
        ask = opened(flow, ask.keys[0])

    far, near, own = (elsewhere(scene.g, ask, ref_of(scene.g, scene.figure(one))) for one in "gzA")

    assert far is not None and (far.code, far.rule) == ("attack.not_adjacent", "DE-ATK-02")
    assert near is not None and near.code == "elsewhere.figure"
    assert own is not None and own.code == "attack.friend"


@rule("DE-ATK-02")
def test_pointing_at_a_foe_out_of_reach_tells_why_while_another_can_be_attacked() -> None:
    scene = Scene("zA...g", A="syndrael", z="zombie", g="goblin_archer").turn_of("A")
    ask = opened(hero_act(scene.g))

    far, near = (elsewhere(scene.g, ask, ref_of(scene.g, scene.figure(one))) for one in "gz")

    assert ask.kind == "act" and "attack" in ask.keys
    assert far is not None and (far.code, far.rule) == ("attack.not_adjacent", "DE-ATK-02")
    assert near is not None and near.code == "elsewhere.target_later"


def why(scene: Scene, x: int, y: int = 0) -> tuple[str, dict[str, object]]:
    """What is said against a space that is pointed at while the hero acts."""
    ask = opened(hero_act(scene.g))
    found = ask.reason(f"step:{x},{y}") or elsewhere(scene.g, ask, f"step:{x},{y}")
    assert elsewhere(scene.g, ask, f"space:{x},{y}") == found, "a space and the step to it get one answer"
    assert found is not None
    return found.code, dict(found.args)


@rule("DE-MOVE-02", "DE-WATER-01")
def test_a_space_out_of_reach_says_how_far_it_is() -> None:
    scene = Scene("A.~......", A="syndrael").turn_of("A")
    scene.g.mp[0] = 4

    assert why(scene, 8) == ("move.too_far", {"needed": 9, "points": 4})
    assert why(scene, 2) == ("move.step_by_step", {"needed": 3})
    assert why(scene, 0)[0] == "move.not_adjacent", "one's own space"


@rule("DE-MOVE-04", "DE-OBST-01", "DE-DOOR-01", "DE-ADJ-01")
def test_a_space_that_is_barred_says_by_what() -> None:
    walled = Scene("A._.", A="syndrael").turn_of("A")
    assert why(walled, 3)[0] == "move.no_way"
    assert why(Scene("A.#", A="syndrael").turn_of("A"), 2)[0] == "move.obstacle"
    assert why(Scene("A..z", A="syndrael", z="zombie").turn_of("A"), 3)[0] == "move.enemy"
    assert why(Scene("A.", doors=((0, 0, "E"),), A="syndrael").turn_of("A"), 1)[0] == "move.door_between"
    corner = Scene("A_", "_.", A="syndrael").turn_of("A")
    assert why(corner, 1, 1)[0] == "move.wall_between"


@rule("DE-MOVE-10")
def test_a_space_too_many_spaces_away_says_so_without_movement_points() -> None:
    scene = Scene("A~~~~~", A="syndrael").turn_of("A")
    ask = opened(move_spaces(scene.g, 0, 2))

    refusal = ask.reason("step:5,0")

    assert refusal is not None and refusal.code == "move.too_far_free"
    assert refusal.args == {"needed": 5, "points": 2}
    assert elsewhere(scene.g, ask, "space:5,0") == refusal
