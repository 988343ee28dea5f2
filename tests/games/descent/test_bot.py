"""The bots: they answer legally, press towards the goal, and beat random players."""

from __future__ import annotations

from gruft.games.descent import bot
from gruft.games.descent.damage import suffer
from gruft.games.descent.hero_turn import hero_act
from gruft.table.chance import FastChance
from gruft.table.opening import light_table
from tests.games.descent.golden import choose
from tests.games.descent.quest_table import ready, state
from tests.games.descent.scene import Scene, opened


def wins(side: str, heroes: int, overlord: int, games: int = 6) -> int:
    won = 0
    for seed in range(games):
        table = light_table("descent", 3, FastChance(seed))
        dice = FastChance(seed + 50)
        for _ in range(3000):
            if table.over:
                break
            table.answer(*choose(table, dice, heroes, overlord))
        won += table.state.winner == side
    return won


def test_sensible_heroes_beat_a_random_overlord() -> None:
    assert wins("heroes", 100, 0) == 6


def test_a_sensible_overlord_beats_random_heroes() -> None:
    assert wins("overlord", 0, 100) >= 5


def test_wounds_are_bad_for_ones_own_side_and_good_for_the_other() -> None:
    g = state(ready(2))
    before = bot.evaluate(g, 1), bot.evaluate(g, 0)
    for _ in suffer(g, 0, damage=5):
        pass

    assert bot.evaluate(g, 1) < before[0]
    assert bot.evaluate(g, 0) > before[1]


def test_a_hero_beside_a_monster_attacks_and_one_far_away_walks() -> None:
    near = Scene("Az", A="syndrael", z="zombie").turn_of("A")
    far = Scene("A....z", A="syndrael", z="zombie").turn_of("A")

    for scene, word in ((near, "attack"), (far, "move")):
        ask = opened(hero_act(scene.g))
        assert bot.prefer(scene.g, 1, ask) == word
