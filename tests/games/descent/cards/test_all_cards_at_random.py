"""All cards on one table, answers at random: nothing breaks, numbers add up, and every card comes into use."""

from __future__ import annotations

import pytest

from gruft.games.descent.pieces.content import ABILITIES, ITEMS, OVERLORD, RELICS, SEARCH, SKILLS
from gruft.games.descent.rules.invariants import invariants
from gruft.games.descent.seen.attack_view import attack_view, roll_view
from gruft.games.descent.state import State
from gruft.table.ask import Ask
from gruft.table.chance import FastChance
from tests.games.descent.arena import everything, play
from tests.games.descent.rules.test_modifiers import numbers_add_up
from tests.harness import telling
from tests.harness.properties import asked_once


def sound(seed: int) -> list[str]:
    """Play one table and look at it before every answer; returns the keys answered."""
    scene = everything(seed)
    before = {(found.code, str(found.args)) for found in invariants(scene.g)}

    def check(g: State, asks: list[Ask]) -> None:
        assert [found for found in invariants(g) if (found.code, str(found.args)) not in before] == []
        for ask in asks:
            assert ask.keys and len(set(ask.keys)) == len(ask.keys), ask
            if dice.below(3) == 0:
                asked_once(ask, "descent")
        if g.live.attack is not None:
            numbers_add_up(attack_view(g, g.live.attack))
        if g.live.roll is not None:
            assert all(die["ref"] for die in roll_view(g, g.live.roll)["dice"])

    dice = FastChance(seed + 2)
    with telling(f"all cards, seed {seed}"):
        return play(scene, FastChance(seed + 1), check)


@pytest.mark.parametrize("seed", range(15))
def test_all_cards_at_random(seed: int) -> None:
    assert sound(seed)


@pytest.mark.long
def test_every_card_comes_into_use_on_three_hundred_tables() -> None:
    used: set[str] = set()
    for seed in range(1000, 1300):
        used |= {key.partition(":")[2].partition(".")[0] for key in sound(seed)}

    wanted = [name for name, skill in SKILLS.items() if skill.use.kind in ("action", "free", "reaction")]
    wanted += [name for name, item in ITEMS.items() if item.use.kind in ("action", "free", "reaction")]
    wanted += [name for name, card in SEARCH.items() if card.use.kind != "forced"]
    wanted += [name for name, ability in ABILITIES.items() if ability.kind == "action"]
    wanted += [*OVERLORD, *(name for name, side in RELICS.items() if side.use.kind in ("action", "reaction"))]
    # Cleansing Touch is asked condition by condition
    assert [name for name in wanted if name not in used and name != "cleansing_touch"] == []
