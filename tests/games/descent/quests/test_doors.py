"""Locked doors on a drawn map: who opens them how, who closes them, what becomes of them."""

from __future__ import annotations

from gruft.games.descent.moments.quest import PASS_THROUGH, SMASH
from gruft.games.descent.pieces.kinds import AWARENESS, KNOWLEDGE, MIGHT
from gruft.games.descent.quests.words.doors import lock, unlock
from gruft.games.descent.quests.words.part import Part
from gruft.games.descent.quests.words.terms import ALWAYS, HEROES, LIEUTENANTS, MONSTERS, When, counter, lieutenant
from gruft.games.descent.rules.doors import door_refusal, remove_door, springs_open
from gruft.games.descent.rules.turns.monster_actions import do_monster
from tests.games.descent.quest_table import drive
from tests.games.descent.quests.drawn import rules
from tests.games.descent.scene import FAILS, PASSES, Scene
from tests.harness import code_of
from tests.rule import rule

DOOR = "door:d1"


def before_the_door(*, hero: str = "syndrael") -> Scene:
    """A hero and a monster on one side of a locked door, a lieutenant on the other."""
    scene = Scene("A.s", "z..", doors=((0, 0, "E"), (0, 1, "E")), A=hero, z="zombie", s="splig")
    scene.g.locked = 0b01
    return scene.turn_of("A")


@rule("QC-20")
def test_a_locked_door_without_a_way_is_opened_by_nobody() -> None:
    with rules() as part:
        part.locked("X-1", "d1")
        scene = before_the_door()

        assert scene.why_not("A", DOOR) == "door.locked"


@rule("QC-20")
def test_with_a_key_an_action_alone_opens_the_door() -> None:
    with rules() as part:
        part.locked("X-1", "d1", stays_open=True)
        part.opens("X-1", HEROES, "d1", when=counter("key") >= 1)
        scene = before_the_door()
        assert scene.why_not("A", DOOR) == "door.locked"
        scene.g.counters["key"] = 1

        scene.does("A", DOOR)

        assert not scene.g.closed & 1 and scene.g.actions == 1
        assert scene.why_not("A", DOOR) == "door.stays_open"


def smash_pick_or_riddle(part: Part) -> None:
    part.locked("X-1", "d1")
    part.opens("X-1", HEROES, "d1", test=MIGHT, result=SMASH)
    part.opens("X-1", HEROES, "d1", test=AWARENESS)
    part.opens("X-1", HEROES | lieutenant("splig"), "d1", test=KNOWLEDGE, result=PASS_THROUGH)
    part.one_door_test("X-2")


@rule("QC-20")
def test_a_smashed_door_is_gone_for_good() -> None:
    with rules() as part:
        smash_pick_or_riddle(part)
        scene = before_the_door().dice(*PASSES)

        scene.does("A", DOOR, "attribute:might")

        assert scene.g.doors_gone == 1 and not scene.g.closed & 1
        assert scene.why_not("A", DOOR) == "door.gone"


@rule("QC-20")
def test_a_picked_door_is_closed_with_an_action_and_locked_again() -> None:
    with rules() as part:
        smash_pick_or_riddle(part)
        scene = before_the_door().dice(*PASSES)
        scene.does("A", DOOR, "attribute:awareness")
        assert not scene.g.closed & 1 and not scene.g.doors_gone

        scene.does("A", DOOR)

        assert scene.g.closed & scene.g.locked & 1


@rule("QC-20", "QC-30")
def test_a_riddle_brings_the_figure_behind_the_door_which_stays_closed() -> None:
    with rules() as part:
        smash_pick_or_riddle(part)
        scene = before_the_door().dice(*PASSES)

        scene.does("A", DOOR, "attribute:knowledge")

        assert scene.g.live.map.places[scene.g.spaces[0][0]] == (1, 0)
        assert scene.g.closed & 1
        assert scene.why_not("A", DOOR) == "door.once"


@rule("QC-20")
def test_a_failed_test_costs_the_action_and_nothing_happens() -> None:
    with rules() as part:
        smash_pick_or_riddle(part)
        scene = before_the_door().dice(*FAILS)

        scene.does("A", DOOR, "attribute:might")

        assert scene.g.closed & 1 and scene.g.actions == 1
        assert scene.why_not("A", DOOR) == "door.once"


@rule("QC-20")
def test_a_lieutenant_has_only_the_ways_declared_for_him_and_other_monsters_none() -> None:
    with rules() as part:
        smash_pick_or_riddle(part)
        scene = Scene(".s", "Az", doors=((0, 0, "E"), (0, 1, "E")), A="syndrael", z="zombie", s="splig")
        part.locked("X-1", "d2")
        g, splig, zombie = scene.g, scene.figure("s"), scene.figure("z")
        g.locked = 0b11
        scene.overlords_turn("s")
        g.actions = 2
        g.chance.preset = {"die": list(PASSES)}

        drive(do_monster(g, splig, DOOR))

        assert g.closed & 1 and g.actions == 1, "the only way is the riddle"
        assert g.live.map.places[g.spaces[splig][0]] == (0, 0)
        assert code_of(door_refusal(g, zombie, 1)) == "door.locked"


@rule("QC-20")
def test_a_sure_way_needs_no_dice_and_a_bonus_counts() -> None:
    with rules() as part:
        part.locked("X-1", "d1")
        part.opens("X-1", HEROES, "d1", test=MIGHT, sure=ALWAYS)
        scene = before_the_door()

        scene.does("A", DOOR)

        assert not scene.g.closed & 1
    for bonus, opened in ((0, False), (9, True)):
        with rules() as part:
            part.locked("X-1", "d1")
            part.opens("X-1", HEROES, "d1", test=MIGHT, mod=bonus)
            scene = before_the_door().dice(*FAILS)

            scene.does("A", DOOR)

            assert (not scene.g.closed & 1) is opened


@rule("QC-20")
def test_who_may_close_an_open_door_is_said_by_its_lock() -> None:
    with rules() as part:
        part.locked("X-1", "d1", "d2", closes=HEROES)
        scene = before_the_door()
        scene.g.closed = 0

        assert door_refusal(scene.g, 0, 0) is None
        assert code_of(door_refusal(scene.g, scene.figure("z"), 1)) == "door.not_closed_by_you"


@rule("QC-20")
def test_a_rule_opens_removes_locks_and_unlocks_a_door() -> None:
    with rules() as part:
        part.locked("X-1", "d1", "d2")
        scene = before_the_door()
        g = scene.g

        drive(springs_open(g, 0))
        assert g.closed == 0b10 and door_refusal(g, 0, 0) is None, "it may be closed again"
        remove_door(g, 0)
        assert code_of(door_refusal(g, 0, 0)) == "door.gone"
        assert door_refusal(g, scene.figure("z"), 1) is None, "a normal door"
        lock(g, 1)
        assert code_of(door_refusal(g, scene.figure("z"), 1)) == "door.locked"
        unlock(g, 1)
        assert door_refusal(g, scene.figure("z"), 1) is None


@rule("QC-20")
def test_rules_switched_off_open_nothing() -> None:
    with rules() as part:
        part.locked("X-1", "d1")
        part.opens("X-2", HEROES | LIEUTENANTS | MONSTERS, "d1", when=When(lambda g: True))
        scene = before_the_door()
        assert door_refusal(scene.g, 0, 0) is None

        part.off.add("X-2")

        assert scene.why_not("A", DOOR) == "door.locked"
