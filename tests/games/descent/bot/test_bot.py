"""The bots: positions with one obvious answer, whole turns without dawdling, and duels with random players."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from gruft.games.descent import bot
from gruft.games.descent.bot.odds import chances, deadly, expected
from gruft.games.descent.game import BEATS
from gruft.games.descent.moments.moment import HeroEntersSpace
from gruft.games.descent.moments.reactions import fire
from gruft.games.descent.moments.seats import kind_of
from gruft.games.descent.moments.wiring import work_out_board
from gruft.games.descent.pieces.dice import BLUE, BROWN, RED
from gruft.games.descent.pieces.kinds import FIRST_MONSTER, MASTER, OVERLORD
from gruft.games.descent.rules.damage import knock_out, suffer
from gruft.games.descent.rules.places import lift, put
from gruft.games.descent.seen.outlook import reachable
from gruft.games.descent.seen.redeal import redeal
from gruft.games.descent.state import CARRIED, State
from gruft.table.ask import Ask
from gruft.table.chance import FastChance
from gruft.table.flow import Flow
from gruft.table.opening import light_table
from tests.games.descent.golden import choose
from tests.games.descent.quest_table import ready, state, target_named
from tests.games.descent.scene import Scene


def quest(name: str, encounter: int = 0) -> State:
    """Four heroes at the start of a quest's encounter, the map empty but for the tokens."""
    g = state(ready(5, quest=name))
    if encounter:
        g.encounter_winner = "heroes"
        g = _next_encounter(g)
    for f in range(len(g.spaces)):
        if g.spaces[f]:
            lift(g, f)
            g.spaces[f] = ()
    return g


def _next_encounter(g: State) -> State:
    for beat in ("encounter_end", "next_encounter"):
        BEATS[beat](g)
    BEATS["lay_map"](g)
    return g


def stand(g: State, f: int, x: int, y: int) -> int:
    put(g, f, (g.live.map.number[x, y],))
    return f


def figure(g: State, group: str, number: int = 0) -> int:
    """A figure of this group that is not on the map."""
    found = [f for f in range(FIRST_MONSTER, len(g.kind)) if g.kind[f] >= 0 and kind_of(g, f).group == group]
    return [f for f in found if not g.spaces[f]][number]


def hero_asked(g: State, h: int = 0) -> Ask:
    g.turn = g.actor = h
    g.actions = 2
    return first(BEATS["hero_act"](g))


def monster_asked(g: State, f: int, points: int = 0, actions: int = 2) -> Ask:
    g.turn = OVERLORD
    g.actor = f
    g.actions = actions
    g.mp[f] = points
    return first(BEATS["monster_act"](g))


def first(flow: Flow[str]) -> Ask:
    ask = next(flow)
    assert isinstance(ask, Ask)
    return ask


def plays(g: State, beat: str, answers: int = 30) -> list[str]:
    """Common sense plays beats on until the turn or activation is over; what it answered."""
    said: list[str] = []
    while len(said) < answers and beat in ("hero_act", "monster_act"):
        flow = BEATS[beat](g)
        try:
            ask = next(flow)
            while True:
                said.append(str(bot.prefer(g, ask.seat, ask)))
                assert said[-1] in ask.keys, (said[-1], ask.keys)
                ask = flow.send(said[-1])
        except StopIteration as end:
            beat = end.value
    return said


# -- heroes ------------------------------------------------------------------------------


def test_a_hero_beside_a_monster_attacks_and_one_far_away_walks() -> None:
    near = Scene("Az", A="syndrael", z="zombie").turn_of("A")
    far = Scene("A.......z", A="syndrael", z="zombie").turn_of("A")

    for scene, word in ((near, "attack"), (far, "move")):
        assert bot.prefer(scene.g, 1, first(BEATS["hero_act"](scene.g))) == word


def test_a_bow_is_not_drawn_where_no_arrow_arrives() -> None:
    scene = Scene("J" + "." * 15 + "z", J="jain_fairwood", z="zombie").give("J", "yew_shortbow").turn_of("J")
    ask = first(BEATS["hero_act"](scene.g))

    assert "attack" in ask.keys
    assert bot.prefer(scene.g, 1, ask) == "move"


def test_the_monster_that_can_be_finished_off_is_the_target() -> None:
    scene = Scene("zAz", A="syndrael", z="zombie").give("A", "iron_longsword").turn_of("A")
    scene.g.damage[scene.figure("z", 1)] = 2

    assert target_named(scene.g) == "space:2,0"


def test_a_fallen_friend_beside_him_is_helped_up_first() -> None:
    scene = Scene("AB.", "...", A="syndrael", B="avric_albright").knocked_out("B").turn_of("A")

    assert bot.prefer(scene.g, 1, first(BEATS["hero_act"](scene.g))) == "revive:avric_albright"


def test_who_lies_down_stands_up() -> None:
    scene = Scene("A.z", A="syndrael", z="zombie").knocked_out("A").turn_of("A")

    assert bot.prefer(scene.g, 1, first(BEATS["hero_act"](scene.g))) == "stand_up"


def test_a_tired_hero_with_nobody_around_rests_and_ends_his_turn() -> None:
    scene = Scene("A..", A="syndrael").hurt("A", fatigue=4).turn_of("A")

    said = plays(scene.g, "hero_act")

    assert said[0] == "rest"
    assert len(said) <= 3


def test_a_door_is_opened_when_the_room_is_clear_and_not_before() -> None:
    clear = quest("a_fat_goblin", 1)
    stand(clear, 0, 12, 7)
    stand(clear, figure(clear, "splig"), 2, 9)
    beset = quest("a_fat_goblin", 1)
    stand(beset, 0, 12, 7)
    stand(beset, figure(beset, "splig"), 2, 9)
    stand(beset, figure(beset, "cave_spider"), 13, 6)

    assert bot.prefer(clear, 1, hero_asked(clear)) == "door:door_2"
    assert bot.prefer(beset, 1, hero_asked(beset)) != "door:door_2"


def test_the_goblin_about_to_escape_is_shot_and_not_the_one_far_from_the_exit() -> None:
    g = quest("first_blood")
    h = next(h for h in range(g.nh) if kind_of(g, h).id == "jain_fairwood")
    stand(g, h, 4, 5)
    far, near = figure(g, "goblin_archer"), figure(g, "goblin_archer", 1)
    stand(g, far, 5, 6)
    stand(g, near, 3, 5)
    hero_asked(g, h)

    assert target_named(g) == "space:3,5"


def test_a_hero_picks_up_the_crop_beside_him_and_brings_it_to_the_barn() -> None:
    g = quest("a_fat_goblin")
    stand(g, 0, 6, 6)
    hero_asked(g)

    said = plays(g, "hero_act")

    assert said[0] == "token:crop.4"
    assert g.counters.get("saved") == 1


def test_heroes_go_different_ways_for_different_crops() -> None:
    g = quest("a_fat_goblin")
    stand(g, 0, 4, 2)
    stand(g, 1, 7, 2)
    ends = set()
    for h in (0, 1):
        hero_asked(g, h)
        plays(g, "hero_act")
        ends.add(g.carries[h][0] if g.carries[h] else -g.counters.get("saved", 0) - 2)

    assert len(ends) == 2
    assert sum(1 for at in g.token_at if at == CARRIED) + g.counters.get("saved", 0) == 2


def test_heroes_step_between_the_king_and_the_way_out() -> None:
    g = quest("a_fat_goblin", 1)
    g.closed = 0
    work_out_board(g)
    king = stand(g, figure(g, "splig"), 12, 7)
    token = g.token_kind.index("frederick")
    g.token_up[token], g.token_at[token], g.carries[king] = True, CARRIED, (token,)
    stand(g, 1, 12, 9)
    hero_asked(g, 1)

    said = plays(g, "hero_act")

    assert any(word in said for word in ("attack", "card:rage", "free_attack"))
    row = g.live.board.row(g.live.map.number[12, 7])
    assert row[g.spaces[1][0]] <= 3


def test_surges_are_not_wasted_on_a_target_that_falls_anyway() -> None:
    answers = []
    for blue in range(1, 6):
        trial = Scene("Az", A="syndrael", z="zombie").give("A", "iron_longsword").hurt("A", fatigue=2).turn_of("A")
        trial.g.damage[trial.figure("z")] = 2
        trial.dice(blue, 5, 0)
        flow = BEATS["hero_act"](trial.g)
        next(flow)
        ask = flow.send("attack")
        for _ in range(6):
            if ask.kind == "surge":
                answers.append(bot.prefer(trial.g, ask.seat, ask))
                break
            try:
                ask = flow.send(bot.prefer(trial.g, ask.seat, ask))
            except StopIteration:
                break

    assert answers
    assert set(answers) == {"fatigue"}


# -- the overlord ------------------------------------------------------------------------


def test_a_goblin_at_the_exit_leaves() -> None:
    g = quest("first_blood")
    stand(g, 0, 9, 9)
    goblin = stand(g, figure(g, "goblin_archer"), 1, 1)

    assert bot.prefer(g, 0, monster_asked(g, goblin, points=1)) == "leave"


def test_a_goblin_that_can_get_away_this_turn_does_so_whatever_it_could_shoot() -> None:
    g = quest("first_blood")
    stand(g, 0, 3, 7)
    goblin = stand(g, figure(g, "goblin_archer"), 4, 5)
    monster_asked(g, goblin)

    plays(g, "monster_act")

    assert g.counters.get("escaped") == 1


def test_a_goblin_with_a_crop_runs_for_the_exit() -> None:
    g = quest("a_fat_goblin")
    stand(g, 0, 11, 9)
    goblin = stand(g, figure(g, "goblin_archer"), 4, 3)
    g.carries[goblin], g.token_at[0] = (0,), CARRIED
    far = g.live.board.row(g.live.map.number[1, 10])[g.spaces[goblin][0]]
    monster_asked(g, goblin)

    plays(g, "monster_act")

    assert g.live.board.row(g.live.map.number[1, 10])[g.spaces[goblin][0]] <= far - 8


def test_a_goblin_beside_a_crop_takes_it() -> None:
    g = quest("a_fat_goblin")
    stand(g, 0, 11, 9)
    goblin = stand(g, figure(g, "goblin_archer"), 5, 4)

    assert bot.prefer(g, 0, monster_asked(g, goblin)) == "token:crop.1"


def test_the_king_questions_whom_he_has_before_him() -> None:
    g = quest("a_fat_goblin", 1)
    stand(g, 0, 12, 1)
    king = stand(g, figure(g, "splig"), 2, 9)
    g.token_at[0] = g.live.map.number[2, 10]

    assert bot.prefer(g, 0, monster_asked(g, king)) == "quest:interrogate"


def test_the_weak_hero_is_struck_and_not_the_sound_one() -> None:
    scene = Scene("AzB", A="syndrael", B="grisban_the_thirsty", z="zombie").hurt("B", damage=12)
    scene.overlords_turn("z")
    scene.g.actions = 2

    assert target_named(scene.g, "monster_act") == "space:2,0"


def test_a_large_monster_bars_the_only_way_to_its_leader() -> None:
    g = quest("first_blood")
    for h, (x, y) in enumerate(((10, 9), (9, 9), (10, 10), (9, 10))):
        stand(g, h, x, y)
    ettins = [f for f in range(FIRST_MONSTER, len(g.kind)) if g.kind[f] >= 0 and kind_of(g, f).group == "ettin"]
    mauler = next(f for f in ettins if kind_of(g, f).rank == MASTER)
    wall = next(f for f in ettins if f != mauler)
    put(g, mauler, tuple(g.live.map.number[x, y] for x, y in ((5, 0), (6, 0), (5, 1), (6, 1))))
    put(g, wall, tuple(g.live.map.number[x, y] for x, y in ((6, 2), (7, 2), (6, 3), (7, 3))))
    monster_asked(g, wall)

    plays(g, "monster_act")

    assert all(g.live.map.places[s][1] > 4 for s in reachable(g, 0, 40)), "nobody gets to the campsite"


def test_a_tripwire_is_kept_for_a_hero_with_a_way_before_him() -> None:
    for points, wanted in ((3, "card:tripwire"), (0, "pass")):
        scene = Scene("A...", A="syndrael").overlord_holds("tripwire").turn_of("A")
        scene.g.mp[0] = points
        ask = next(fire(scene.g, HeroEntersSpace(0, 0, in_move=True)))
        assert isinstance(ask, Ask)

        assert bot.prefer(scene.g, 0, ask) == wanted


# -- judgement ---------------------------------------------------------------------------


def test_wounds_are_bad_for_ones_own_side_and_good_for_the_other() -> None:
    g = state(ready(2))
    before = bot.evaluate(g, 1), bot.evaluate(g, 0)
    for _ in suffer(g, 0, damage=5):
        pass

    assert bot.evaluate(g, 1) < before[0]
    assert bot.evaluate(g, 0) > before[1]


def test_a_knocked_out_hero_is_worse_than_a_hurt_one() -> None:
    g = state(ready(2))
    for _ in suffer(g, 0, damage=5):
        pass
    hurt = bot.evaluate(g, 1)
    for _ in knock_out(g, 0):
        pass

    assert bot.evaluate(g, 1) < hurt


def test_chances_add_up_over_all_faces() -> None:
    plain = chances((BLUE, RED), (BROWN,), 0, 0, 0, ())

    assert plain[0] == pytest.approx(5 / 6), "one face of the blue die misses"
    assert all(more >= less for more, less in pairwise(plain))
    assert expected(plain, 99) == pytest.approx(sum(plain[1:]))
    assert deadly(plain, 3) == plain[3]
    assert chances((BLUE, RED), (BROWN,), 0, 0, 0, ((1, 0, 2, 0),))[3] > plain[3]
    assert chances((BLUE,), (), 9, 0, 0, ()) == (0.0,) * len(plain)


def test_hidden_cards_and_tokens_change_no_answer() -> None:
    table = light_table("descent", 3, FastChance(4), {"quest": "a_fat_goblin"})
    dice = FastChance(5)
    compared: Counter[str] = Counter()
    for number in range(700):
        if table.over:
            break
        ask = table.asks[0]
        if ask.kind in ("act", "monster_act", "ol_monster"):
            twin = table.state.copy()
            redeal(twin, ask.seat, FastChance(number))
            assert bot.prefer(twin, ask.seat, ask) == bot.prefer(table.state, ask.seat, ask)
            compared[ask.kind] += 1
        table.answer(*choose(table, dice, 100, 100))

    assert compared["act"] > 40
    assert compared["monster_act"] > 40


# -- whole games -------------------------------------------------------------------------


def duel(quest: str, seats: int, heroes: int, overlord: int, seed: int, level: str = "novice") -> State:
    """A whole quest; so many of a hundred answers of each side are common sense, the others random."""
    table = light_table("descent", seats, FastChance(seed), {"quest": quest, "level": level})
    dice = FastChance(seed + 50)
    for _ in range(5000):
        if table.over:
            break
        table.answer(*choose(table, dice, heroes, overlord))
    found: State = table.state
    return found


@pytest.mark.parametrize("seats", [2, 5])
def test_sensible_heroes_beat_a_random_overlord_in_both_quests(seats: int) -> None:
    assert [duel(name, seats, 100, 0, 3).winner for name in ("first_blood", "a_fat_goblin")] == ["heroes"] * 2


def test_a_sensible_overlord_beats_random_heroes_in_both_quests() -> None:
    assert [duel(name, 5, 0, 100, 2).winner for name in ("first_blood", "a_fat_goblin")] == ["overlord"] * 2


@pytest.mark.parametrize("level", ["advanced", "expert"])
def test_the_other_levels_are_played_to_the_end(level: str) -> None:
    assert duel("first_blood", 4, 100, 100, 6, level).winner


def test_nobody_walks_to_and_fro() -> None:
    """In his turn a hero enters no space twice unless something has happened to him on the way."""
    table = light_table("descent", 5, FastChance(8), {"quest": "first_blood"})
    dice = FastChance(9)
    entered: list[str] = []
    again = steps = 0
    turn = (-9, -9, -9)
    for _ in range(900):
        if table.over:
            break
        g: State = table.state
        ask = table.asks[0]
        if (g.round, g.turn, g.actor) != turn:
            turn, entered = (g.round, g.turn, g.actor), []
        seat, key = choose(table, dice, 100, 100)
        if key.startswith("step:") and ask.kind in ("act", "monster_act"):
            steps += 1
            again += key in entered
            entered.append(key)
        table.answer(seat, key)

    assert steps > 50
    assert again <= steps // 50


def test_a_round_takes_a_sensible_number_of_answers() -> None:
    table = light_table("descent", 5, FastChance(8), {"quest": "first_blood"})
    dice = FastChance(9)
    answers = 0
    while not table.over and answers < 1500:
        table.answer(*choose(table, dice, 100, 100))
        answers += 1

    assert table.over
    assert answers / table.state.round <= 130
