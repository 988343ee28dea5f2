"""Positions with something wrong about them: written out from random games, then changed here and there."""

from __future__ import annotations

import copy
from typing import Any

from gruft.games.domains.game import GAME
from gruft.table.chance import FastChance
from gruft.table.opening import open_table
from gruft.table.plain import to_plain
from gruft.table.position import PositionError, open_position, write_position
from gruft.texts import Texts
from tests.harness.play import at_random

NUMBERS = (-2, -1, 0, 1, 2, 3, 5, 7, 15, 16, 40, 63, 999, 10**9)
MOST_ANSWERS = 6000


def some_position(dice: FastChance) -> dict[str, Any]:
    """A position from somewhere in a random game."""
    seats = 2 + dice.below(4)
    table = open_table("domains", seats, f"mutant {dice.below(10**9)}", {"masters": bool(dice.below(2))})
    for _ in range(dice.below(250)):
        if table.over:
            break
        table.answer(*at_random(table, dice))
    assert table.journal is not None and table.journal.header.seed is not None
    return write_position(table, table.journal.header.seed)


def mutated(position: dict[str, Any], dice: FastChance) -> dict[str, Any]:
    """The position with one to three changes."""
    mutant = copy.deepcopy(position)
    seed = str(mutant["seed"])
    fresh = open_table("domains", mutant["seats"], seed, dict(mutant["options"]))
    whole = {**to_plain(fresh.state), **mutant["state"]}
    for _ in range(1 + dice.below(3)):
        what = dice.below(12)
        if what == 0:
            mutant["beat"] = dice.pick(sorted(GAME.beats))
            mutant.pop("answers", None)
        else:
            name = dice.pick(sorted(whole))
            mutant["state"][name] = whole[name] = _changed(whole[name], dice)
            mutant.pop("answers", None)
    return mutant


def _changed(value: Any, dice: FastChance) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return dice.pick(NUMBERS)
    if isinstance(value, str) or value is None:
        return dice.pick(("grove.1", "goblin.1", "", "death", None))
    if isinstance(value, dict):
        if value and dice.below(2):
            name = dice.pick(sorted(value))
            return {**value, name: _changed(value[name], dice)}
        return {**value, str(dice.below(60)): dice.pick(NUMBERS)}
    assert isinstance(value, list)
    made = list(value)
    what = dice.below(6)
    if not made or what == 0:
        return [*made, dice.pick(made) if made else dice.pick(NUMBERS)]
    place = dice.below(len(made))
    if what == 1:
        del made[place]
    elif what == 2:
        made[place] = dice.pick(made)
    elif what == 3:
        other = dice.below(len(made))
        made[place], made[other] = made[other], made[place]
    else:
        made[place] = _changed(made[place], dice)
    return made


def refused_or_played(position: dict[str, Any], dice: FastChance) -> bool:
    """A position is refused with sentences, or it plays to its end; which of them."""
    try:
        table = open_position("domains", position)
    except PositionError as error:
        for lang in ("en", "de"):
            for refusal in error.refusals:
                sentence = Texts("domains", lang).refusal(refusal)
                assert sentence and not sentence.startswith("["), refusal
        return False
    for _ in range(MOST_ANSWERS):
        if table.over:
            return True
        table.answer(*at_random(table, dice))
    raise AssertionError("no end")
