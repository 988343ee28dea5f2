"""Words about persons, each tried alone on a drawn map: activations, what they are safe from, whom they strike."""

from __future__ import annotations

from gruft.games.descent.moments.moment import MonsterActivationEnd
from gruft.games.descent.moments.quest import quest_of
from gruft.games.descent.moments.quest_records import Activation
from gruft.games.descent.pieces.drawing import DRAWN
from gruft.games.descent.pieces.kinds import MIGHT
from gruft.games.descent.quests.words.persons import (
    activates,
    damaged_only_by,
    immune,
    no_conditions,
    none_standing,
    not_below_one,
    strikes_back,
)
from gruft.games.descent.quests.words.script import finish
from gruft.games.descent.quests.words.terms import counter, group
from gruft.games.descent.rules.attribute_tests import test as attribute_test
from gruft.games.descent.rules.conditions import POISONED, STUNNED, give_condition
from gruft.games.descent.rules.damage import recover, suffer
from gruft.games.descent.rules.turns.persons import waiting_persons
from tests.games.descent.quests.drawn import rules
from tests.games.descent.scene import Scene
from tests.rule import rule

GUARD = "guard@death_on_the_wing_e2"
VILLAGER = "villager@castle_daerion_e1"
GUARDS, VILLAGERS = group("guard"), group("villager")


def hall() -> Scene:
    """A hero, two guards and a villager, a zombie beside the first guard."""
    return Scene("Apz..", "....v", "p....", A="syndrael", p=GUARD, v=VILLAGER, z="zombie*")


@rule("QC-17")
def test_heroes_activate_the_persons_a_rule_names_and_the_first_rule_that_fits_counts() -> None:
    with rules() as part:
        scene = hall()
        assert waiting_persons(scene.g) == []
        activates(part, "X-1", GUARDS, moves=2, when=lambda g, f: f == scene.figure("p", 1))
        activates(part, "X-2", GUARDS, moves=1, attacks=1)

        g, guards = scene.g, [scene.figure("p", number) for number in (0, 1)]
        assert waiting_persons(g) == guards
        found = [quest_of(g).activation(g, guard) for guard in guards]
        assert found == [Activation(1, 1, 0, False), Activation(2, 0, 0, False)]


@rule("QC-16")
def test_a_person_may_be_safe_from_conditions_beyond_help_and_pass_every_test() -> None:
    with rules() as part:
        scene = hall()
        g, guard = scene.g, scene.figure("p")
        assert give_condition(g, guard, POISONED)
        assert not scene.play(attribute_test(g, guard, MIGHT)).passed
        immune(part, "X-1", GUARDS, conditions=no_conditions, help=True, passes=True)

        assert not give_condition(g, guard, STUNNED)
        assert scene.play(attribute_test(g, guard, MIGHT)).passed
        scene.hurt("p", 3).play(recover(g, guard, damage=2))
        assert g.damage[guard] == 3
        assert give_condition(g, scene.figure("v"), STUNNED), "others are not spared"


@rule("QC-16")
def test_damage_reaches_a_person_only_where_the_quest_says_so() -> None:
    with rules() as part:
        scene = hall()
        g, villager = scene.g, scene.figure("v")
        damaged_only_by(part, "X-1", VILLAGERS, lambda g, hurt: hurt.source == "fire")
        finish(DRAWN)

        scene.play(suffer(g, villager, damage=2, source="claws"))
        assert g.damage[villager] == 0
        scene.play(suffer(g, villager, damage=2, source="fire"))
        assert g.damage[villager] == 2
        scene.play(suffer(g, scene.figure("p"), damage=2, source="claws"))
        assert g.damage[scene.figure("p")] == 2, "the rule is about villagers"


@rule("QC-16")
def test_damage_may_leave_a_person_its_last_health_while_a_condition_holds() -> None:
    with rules() as part:
        scene = hall()
        g, villager = scene.g, scene.figure("v")
        not_below_one(part, "X-1", VILLAGERS, counter("blessed") >= 1)
        finish(DRAWN)
        g.counters["blessed"] = 1

        scene.play(suffer(g, villager, damage=50))
        assert g.damage[villager] == g.live.max_health[villager] - 1 and g.spaces[villager]
        g.counters["blessed"] = 0
        scene.play(suffer(g, villager, damage=1))

        assert none_standing(VILLAGERS).holds(g) and not none_standing(GUARDS).holds(g)


@rule("QC-16")
def test_a_person_strikes_a_monster_that_ends_its_activation_beside_it_once_a_turn_unless_stunned() -> None:
    with rules() as part:
        scene = hall()
        strikes_back(part, "X-1", GUARDS)
        finish(DRAWN)
        ended = MonsterActivationEnd(scene.figure("z"))

        scene.has("p", "stunned").moment(ended)
        assert asked_to_strike(scene) == 0, "the first is stunned, the second stands too far away"
        scene.g.cond[scene.figure("p")] = 0
        scene.dice(2, 1, 5).moment(ended, "yes")
        assert asked_to_strike(scene) == 1 and scene.damage("z") > 0
        scene.moment(ended)
        assert asked_to_strike(scene) == 0, "once a turn"


def asked_to_strike(scene: Scene) -> int:
    return sum(ask.startswith("strike_back") for ask in scene.asked)
