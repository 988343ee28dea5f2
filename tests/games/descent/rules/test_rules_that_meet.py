"""Rules that meet: what happens where two chapters touch, which neither of them tells by itself."""

from __future__ import annotations

from typing import Any

import pytest

from gruft.games.descent.moments.hooks import FORCED, Hook
from gruft.games.descent.moments.marks import has_mark
from gruft.games.descent.moments.moment import HeroTurnStart, Moment, OverlordTurnStart
from gruft.games.descent.moments.wiring import work_out
from gruft.games.descent.pieces.board import FAR
from gruft.games.descent.pieces.cards import CARD_REFS, CARDS, ID
from gruft.games.descent.pieces.drawing import Drawing
from gruft.games.descent.pieces.kinds import REANIMATE
from gruft.games.descent.rules.damage import defeat
from gruft.games.descent.rules.equipment import equip_refusal
from gruft.games.descent.rules.overlord_cards import draw_overlord
from gruft.games.descent.rules.places import spawn
from gruft.games.descent.rules.turns.familiars import summon
from gruft.games.descent.rules.turns.hero_actions import act_keys
from gruft.games.descent.rules.turns.overlord import waiting_monsters
from gruft.games.descent.state import Listener, State
from gruft.table.flow import Flow
from tests.games.descent.scene import FAILS, Scene
from tests.rule import rule

# -- cards and windows -----------------------------------------------------------------


@rule("DE-OLC-05", "DE-OLC-04")
def test_after_the_whole_deck_was_in_hand_a_card_that_was_played_can_be_drawn_again() -> None:
    scene = Scene("A..z", A="syndrael", z="zombie").overlord_holds("dash")
    scene.g.ol_deck = []

    scene.overlord_takes_turn("card:dash", "end")
    assert [ID[c] for c in scene.g.ol_discard] == ["dash"] and not scene.g.ol_hand

    assert draw_overlord(scene.g, 1) == 1
    assert scene.g.ol_hand == [CARDS["dash"][0]] and not scene.g.ol_discard


@rule("DE-ROUND-05", "DE-R-48")
def test_every_forced_effect_of_a_moment_happens_once_however_many_there_are() -> None:
    happened = []

    def note(number: int) -> Listener:
        def run(g: State, me: int, now: Moment) -> None:
            happened.append(number)

        return Listener(-2, -1, Hook(f"effect_{number}", Moment, FORCED, run).number, f"ability:{number}")

    scene = Scene("A", A="syndrael")
    many = tuple(note(number) for number in range(400))
    scene.g.live.hooks = {**scene.g.live.hooks, OverlordTurnStart: many}

    scene.moment(OverlordTurnStart())

    assert sorted(happened) == list(range(400))


@rule("DE-HTURN-01", "DE-ROUND-05", "DE-R-48")
def test_conditions_are_ordered_with_everything_else_of_the_start_of_the_turn() -> None:
    scene = Scene("AB", A="jain_fairwood", B="ashrian").give("A", "inspiration").has("A", "diseased").hurt("A", 0, 1)

    scene.dice(*FAILS).takes_turn("A", "condition:diseased")

    assert "order: card:inspiration condition:diseased" in scene.asked
    assert scene.fatigue("A") == 1, "sick first: inspiration then takes one of the two away"
    other = Scene("AB", A="jain_fairwood", B="ashrian").give("A", "inspiration").has("A", "diseased")
    other.dice(*FAILS).takes_turn("A", "card:inspiration")
    assert other.fatigue("A") == 1, "inspired first, there was nothing to recover"


@rule("DE-R-52", "DE-HTURN-07")
def test_a_hero_felled_by_a_start_of_turn_effect_does_nothing_more_in_that_turn() -> None:
    def fell(g: State, me: int, now: HeroTurnStart) -> Flow[None]:
        yield from defeat(g, now.figure)

    scene = Scene("A", A="syndrael").give("A", "iron_shield").exhaust("A", "iron_shield")
    live = Listener(-2, -1, Hook("felled", HeroTurnStart, FORCED, fell).number, "ability:felled")
    scene.g.live.hooks = {**scene.g.live.hooks, HeroTurnStart: (live,)}

    scene.takes_turn("A")

    assert scene.g.ko & 1 and scene.g.acted & 1 and scene.asked == []
    assert scene.exhausted("A", "iron_shield")


@rule("DE-COND-04", "DE-ROUND-05")
def test_the_overlord_orders_what_happens_as_a_monster_is_activated() -> None:
    scene = Scene("A.z", "...", A="ashrian", z="zombie").has("z", "diseased", "poisoned").overlords_turn("z")

    scene.beats("monster_start", "condition:poisoned", until=("monster_act",))

    assert "order: condition:diseased condition:poisoned" in scene.asked
    assert scene.damage("z") == 2


@rule("DE-PLAYERS-02", "DE-ATK-09", "DE-R-48")
def test_a_player_of_two_heroes_says_whose_shield_he_means() -> None:
    scene = Scene("AmmB", ".mm.", A="syndrael", B="ashrian", m="merriod*").overlords_turn("m")
    scene.give("A", "iron_shield").give("B", "iron_shield")
    theirs = CARD_REFS[scene.card("B", "iron_shield")]

    scene.dice(2, 1, 0, 0).attacks("m", "space:0,0", "space:3,0", theirs, "shield")

    assert any(ask.endswith("card:iron_shield.1 card:iron_shield.2 pass") for ask in scene.asked)
    assert scene.exhausted("B", "iron_shield") and not scene.exhausted("A", "iron_shield")


# -- the additional attack of a two-hero game --------------------------------------------


def two_heroes(*rows: str, errata: bool = True, **legend: Any) -> Scene:
    scene = Scene(*rows, errata=errata, **legend).give("A", "iron_longsword").hurt("A", 6)
    scene.g.bonus = True
    return scene


@rule("DE-PLAYERS-05", "DE-BAD-06", "DE-COND-05", "DE-R-80")
def test_a_stunned_hero_shakes_it_off_before_his_additional_attack() -> None:
    scene = two_heroes("Az", A="syndrael", z="zombie").has("A", "stunned")

    scene.dice(2, 1, 0).takes_turn("A", "shake_off", "free_attack", "end")

    first = next(ask for ask in scene.asked if ask.startswith("act"))
    assert "free_attack" not in first.split() and "shake_off" in first.split()
    assert scene.at("z") is None
    again = two_heroes("Az", A="syndrael", z="zombie").has("A", "stunned").turn_of("A")
    again.g.free_attack = True
    assert again.why_not("A", "free_attack") == "act.only_shake_off"


@rule("DE-PLAYERS-05", "DE-PIT-03", "DE-R-80")
def test_as_first_printed_nobody_attacks_out_of_a_pit_for_free() -> None:
    scene = two_heroes("Aoz", A="syndrael", z="zombie", errata=False).turn_of("A")
    scene.g.free_attack = True
    scene.does("A", "fatigue")
    scene.does("A", "step:1,0")

    assert scene.why_not("A", "free_attack") == "act.only_climb"


@rule("DE-PLAYERS-05", "DE-R-57", "DE-FAM-02", "DE-R-80")
def test_who_lets_his_familiar_act_last_makes_no_more_attack_but_recovers_two_damage() -> None:
    scene = two_heroes("Az...", ".....", A="widow_tarha", z="zombie").give("A", "raise_dead")
    summon(scene.g, 0, scene.g.live.map.number[4, 1])

    scene.takes_turn("A", "rest", "familiar", "end", "end")

    after = [ask for ask in scene.asked if ask.startswith("act")][-1]
    assert "free_attack" not in after.split()
    assert scene.damage("A") == 4


@rule("DE-HTURN-08", "DE-PLAYERS-05", "DE-REST-01")
def test_the_hero_says_whether_he_recovers_before_or_after_what_tires_him_at_the_end() -> None:
    def turn(*answers: str) -> Scene:
        scene = two_heroes("A......", A="ashrian").give("A", "demonhide_leather").hurt("A", 3, 4)
        assert scene.damage("A") == scene.g.live.max_health[0] - 1 and scene.fatigue("A") == scene.g.live.max_stamina[0]
        scene.takes_turn("A", "move", "move", "end", *answers)
        return scene

    first, last = turn("moment:two_heroes"), turn("card:demonhide_leather")

    assert "order: card:demonhide_leather moment:two_heroes" in first.asked
    assert first.g.spaces[0] and first.damage("A") == first.g.live.max_health[0] - 2
    assert last.g.ko & 1


@rule("DE-HTURN-08", "DE-REST-01")
def test_nothing_is_asked_where_the_order_changes_nothing() -> None:
    scene = two_heroes("A..", A="syndrael").hurt("A", 0, 3)

    scene.takes_turn("A", "rest", "end")

    assert not any(ask.startswith("order") for ask in scene.asked)
    assert (scene.fatigue("A"), scene.damage("A")) == (0, 4)


@rule("DE-MOVE-06", "DE-EMPTY-02")
def test_who_loses_the_points_for_the_rest_of_his_way_stands_on_the_closest_space_he_likes() -> None:
    scene = Scene("s..", "AB.", "...", A="ashrian", B="syndrael", s="cave_spider*")
    scene.hurt("A", fatigue=scene.g.live.max_stamina[0] - 1).turn_of("A")
    scene.g.mp[0] = 1

    scene.does("A", "step:1,1", "space:2,0")

    asked = next(ask for ask in scene.asked if ask.startswith("step_aside"))
    assert "space:0,1" in asked and "space:2,0" in asked
    assert scene.at("A") == (2, 0)


# -- familiars ----------------------------------------------------------------------------


def servant(*rows: str, at: tuple[int, int], errata: bool = True, **legend: Any) -> Scene:
    scene = Scene(*rows, A="widow_tarha", errata=errata, **legend).give("A", "raise_dead")
    summon(scene.g, 0, scene.g.live.map.number[at])
    return scene.turn_of("A")


@rule("DE-ACT-03", "DE-COND-05", "DE-R-83")
@pytest.mark.parametrize(("given_up", "left"), [("move", "attack"), ("attack", "move")])
def test_its_hero_says_which_action_the_reanimate_gives_up_to_shake_off_a_stun(given_up: str, left: str) -> None:
    scene = servant("A..z.", at=(2, 0), z="zombie*")
    scene.g.cond[REANIMATE] = 8

    scene.does("A", "familiar", "shake_off", given_up, "end")

    last = [ask for ask in scene.asked if ask.startswith("familiar_act")][-1].split()
    assert left in last and given_up not in last


@rule("DE-FAM-05", "DE-PIT-03")
def test_as_first_printed_the_reanimate_in_a_pit_must_climb_out_first() -> None:
    scene = servant("A.oz.", at=(1, 0), errata=False, z="zombie*")

    scene.does("A", "familiar", "move", "step:2,0", "climb")

    in_pit = [ask for ask in scene.asked if ask.startswith("familiar_act")][-1].split()
    assert "climb" in in_pit and "attack" not in in_pit
    assert scene.g.live.map.places[scene.g.spaces[REANIMATE][0]] == (1, 0)


@rule("DE-KO-04", "DE-KO-06")
def test_a_knocked_out_hero_does_not_discard_his_familiar() -> None:
    scene = servant("A..", at=(2, 0)).knocked_out("A")

    assert scene.why_not("A", "dismiss") == "act.only_stand_up"


@rule("DE-KO-04")
def test_a_knocked_out_thief_uses_no_skill_at_the_start_of_his_turn() -> None:
    scene = Scene("A..z", A="tomble_burrowell", z="zombie").give("A", "sneaky").knocked_out("A")

    scene.dice(0, 0).takes_turn("A", "stand_up")

    assert not has_mark(scene.g, "sneaky", scene.figure("z")), "nobody saw him, but he had not hidden either"


# -- equipment ------------------------------------------------------------------------------


@rule("DE-HTURN-02", "DE-R-68")
def test_a_hero_whose_armour_slows_him_is_asked_whether_he_takes_it_off() -> None:
    scene = Scene("A......", A="tomble_burrowell").give("A", "platemail")

    scene.takes_turn("A", "card:platemail", "done", "move", "end")

    assert any(ask.startswith("equip") for ask in scene.asked)
    act = [ask for ask in scene.asked if ask.startswith("act")]
    assert len(act) >= 2 and not scene.g.status[scene.card("A", "platemail")]


@rule("DE-ITEM-03", "DE-R-68")
def test_a_hero_who_fell_while_changing_may_change_everything_next_time() -> None:
    scene = Scene("A", A="syndrael").give("A", "leather_armor", "light_hammer").hurt("A", 12)
    scene.g.status[scene.card("A", "light_hammer")] = 0

    scene.takes_turn("A", "card:leather_armor.1")

    assert scene.g.ko & 1
    assert equip_refusal(scene.g, 0, scene.card("A", "leather_armor")) is None


@rule("DE-DMG-01", "DE-KO-01", "DE-R-68")
def test_who_puts_health_off_while_he_is_down_stands_up_with_what_he_recovers() -> None:
    scene = Scene("A", A="syndrael").give("A", "leather_armor", "light_hammer").knocked_out("A")
    scene.g.status[scene.card("A", "light_hammer")] = 0
    before = scene.damage("A")

    scene.dice(0, 0).takes_turn("A", "card:leather_armor.1", "done", "stand_up")

    assert before > 12 and scene.g.live.max_health[0] == 12
    assert scene.damage("A") == 10 and scene.at("A") == (0, 0)
    assert "move" in act_keys(scene.turn_of("A").g, 0)


# -- tokens, doors, speed, items ------------------------------------------------------------------


@rule("DE-R-53", "DE-KO-05", "DE-EMPTY-02")
def test_two_tokens_and_a_figure_share_a_space_and_the_heroes_stand_up_around_it() -> None:
    scene = Scene("AB.", "...", "z..", A="syndrael", B="ashrian", z="zombie").knocked_out("A")
    scene.turn_of("B").does("B", "move")
    scene.does("B", "step:0,0")
    scene.knocked_out("B")
    scene.overlord_takes_turn("move", "step:0,1", "step:0,0", "end")
    assert scene.g.token[0] == scene.g.token[1] == 0 and scene.at("z") == (0, 0)

    scene.dice(0, 0).takes_turn("A", "stand_up", "space:1,0")
    scene.dice(0, 0).takes_turn("B", "stand_up", "space:0,1")

    assert (scene.at("A"), scene.at("B")) == ((1, 0), (0, 1))
    assert scene.g.token[:2] == [-1, -1] and scene.at("z") == (0, 0)


@rule("DE-R-7", "DE-TRADE-01")
def test_in_the_strictest_sense_passing_ends_with_the_last_movement_point() -> None:
    for crrg in (True, False):
        scene = Scene("AB", A="syndrael", B="ashrian", crrg=crrg).give("A", "sling").turn_of("A")
        scene.does("A", "move")
        scene.does("A", "trade:ashrian", "pass")
        scene.g.mp[0] = 0

        if crrg:
            assert "trade:ashrian" in act_keys(scene.g, 0)
            scene.does("A", "rest")
        assert scene.why_not("A", "trade:ashrian") == "trade.not_moving"


@rule("DE-R-68", "DE-MOVE-01")
def test_speed_counts_when_the_move_action_is_declared() -> None:
    scene = Scene("A.....", A="jain_fairwood").give("A", "chainmail").turn_of("A")
    scene.does("A", "move")
    points = scene.g.mp[0]

    scene.g.status[scene.card("A", "chainmail")] = 0

    assert points == 4 and scene.g.mp[0] == 4
    scene.does("A", "move")
    assert scene.g.mp[0] == 4 + 5


@rule("DE-R-56", "DE-TRADE-03")
def test_a_potion_received_is_drunk_at_once_a_weapon_waits_for_the_next_turn() -> None:
    scene = Scene("AB", A="syndrael", B="ashrian").give("B", "stamina_potion", "sling").hurt("A", fatigue=2)
    scene.turn_of("A").does("A", "move")
    scene.does("A", "trade:ashrian", CARD_REFS[scene.card("B", "stamina_potion")])
    scene.does("A", "trade:ashrian", "card:sling")

    assert "card:stamina_potion" in act_keys(scene.g, 0)
    assert not scene.g.status[scene.card("A", "sling")]


@rule("DE-R-65", "DE-DOOR-01")
def test_a_door_of_two_edges_opens_and_closes_as_one_from_either_side() -> None:
    scene = Scene("A.", "..", A="syndrael")
    scene.g.drawn = Drawing(("..", ".."), doors=("0,0,E+0,1,E",))
    scene.g.closed = 1
    work_out(scene.g)
    shut = [scene.g.live.board.dist(0, 1), scene.g.live.board.dist(2, 3)]

    scene.turn_of("A").does("A", "door:d1")
    open_ = [scene.g.live.board.dist(0, 1), scene.g.live.board.dist(2, 3)]
    scene.does("A", "door:d1")

    assert shut == [FAR, FAR] and open_ == [1, 1]
    assert scene.g.closed == 1


@rule("DE-R-51", "DE-OLT-03")
def test_who_comes_at_the_start_of_the_turn_acts_in_it() -> None:
    scene = Scene("z..A", A="syndrael", z="zombie").reserve("zombie").overlords_turn()
    scene.g.group = ""

    f = spawn(scene.g, scene.g.kind[-1], (1,))

    assert f in waiting_monsters(scene.g)
