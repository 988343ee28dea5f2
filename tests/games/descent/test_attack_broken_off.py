"""An attacker who is defeated in the middle of his attack (DE-ATK-22, rulings 50 and 61)."""

from __future__ import annotations

import pytest

from gruft.games.descent.damage import defeat
from gruft.games.descent.hooks import FORCED, Hook, Live, Run
from gruft.games.descent.state import State
from gruft.games.descent.windows import AFTER_ROLL, ATTACK_RESOLVED, BEFORE_ROLL, DAMAGE_DEALT, SUFFERED, Ctx
from gruft.table.flow import Flow
from tests.games.descent.scene import Scene
from tests.rule import rule

DICE = {BEFORE_ROLL: (), AFTER_ROLL: (2, 1, 0, 0), DAMAGE_DEALT: (2, 1, 0, 0), SUFFERED: (2, 1, 0, 0)}


def felled_at(window: int) -> tuple[Scene, list[int]]:
    """Two heroes beside a flailing monster that something fells at this moment of its attack."""
    scene = Scene("AmmB", ".mm.", A="syndrael", B="ashrian", m="merriod*").overlords_turn("m")
    after: list[int] = []

    def fell(g: State, me: int, ctx: Ctx) -> Flow[None]:
        yield from defeat(g, scene.figure("m"))

    def note(g: State, me: int, ctx: Ctx) -> None:
        after.append(1)

    def live(moment: int, run: Run) -> Live:
        return Live(-2, -1, Hook("felled", moment, FORCED, run, None, "", False), "ability:felled")

    hooks = list(scene.g.hooks)
    hooks[window] = (live(window, fell),)
    hooks[ATTACK_RESOLVED] = (live(ATTACK_RESOLVED, note),)
    scene.g.hooks = hooks
    return scene, after


@rule("DE-ATK-22", "DE-R-61")
@pytest.mark.parametrize("window", [BEFORE_ROLL, AFTER_ROLL, DAMAGE_DEALT])
def test_the_attack_ends_at_once_when_the_attacker_falls(window: int) -> None:
    scene, after = felled_at(window)

    scene.dice(*DICE[window]).attacks("m", "space:0,0", "space:3,0")

    assert scene.at("m") is None
    assert scene.damage("A") == scene.damage("B") == 0
    assert after == [], "no window opens for an attacker who has fallen"


@rule("DE-ATK-22", "DE-ATK-19")
def test_who_has_not_suffered_yet_when_the_attacker_falls_is_spared() -> None:
    scene, _ = felled_at(SUFFERED)

    scene.dice(*DICE[SUFFERED]).attacks("m", "space:0,0", "space:3,0", "hero:ashrian")

    assert scene.damage("B") > 0 and scene.damage("A") == 0
