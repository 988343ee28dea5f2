"""The moments at which cards and abilities may act, and what they get to know about the moment.

Windows are small numbers, because the engine looks into a list by them at every step. The computed ones at the
end are no moments: they change a value whenever the engine works it out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from gruft.games.descent.attack import Attack
    from gruft.games.descent.attribute_tests import Test
    from gruft.games.descent.dice import Lying

WINDOW_NAMES: Final = (
    "hero_turn_start",
    "hero_turn_end",
    "action_done",
    "rest_declared",
    "rest_recovery",
    "ol_turn_start",
    "ol_turn",
    "ol_turn_end",
    "round_end",
    "monster_activation_start",
    "monster_activation",
    "monster_activation_end",
    "leave_space",
    "hero_enters_space",
    "monster_enters_space",
    "monster_enters_adjacent",
    "fatigue_for_mp",
    "weapon_chosen",
    "attack_declared",
    "before_roll",
    "after_roll",
    "damage_dealt",
    "attack_missed",
    "attack_resolved",
    "suffer",
    "suffered",
    "recovered",
    "monster_defeated",
    "hero_defeated",
    "hero_knocked_out",
    "test_rolled",
    "test_passed",
    "test_failed",
    "door_opened",
    "searched",
    "search_card_drawn",
    "stood_up",
    "dice_rolled",
    "skill_damaged",
    "skill_recovered",
    "used",
    "attack_mods",
    "results",
    "defense_dice",
    "sight",
    "cannot_attack",
    "immune",
    "speed",
    "passes",
    "traits",
    "fatigue_mp",
    "surge_rest",
    "health",
    "attack_dice",
)

HERO_TURN_START, HERO_TURN_END, ACTION_DONE, REST_DECLARED, REST_RECOVERY = range(5)
OL_TURN_START, OL_TURN, OL_TURN_END, ROUND_END = range(5, 9)
MONSTER_ACTIVATION_START, MONSTER_ACTIVATION, MONSTER_ACTIVATION_END = range(9, 12)
LEAVE_SPACE, HERO_ENTERS_SPACE, MONSTER_ENTERS_SPACE, MONSTER_ENTERS_ADJACENT, FATIGUE_FOR_MP = range(12, 17)
WEAPON_CHOSEN, ATTACK_DECLARED, BEFORE_ROLL, AFTER_ROLL, DAMAGE_DEALT, ATTACK_MISSED, ATTACK_RESOLVED = range(17, 24)
SUFFER, SUFFERED, RECOVERED, MONSTER_DEFEATED, HERO_DEFEATED, HERO_KNOCKED_OUT = range(24, 30)
TEST_ROLLED, TEST_PASSED, TEST_FAILED, DOOR_OPENED, SEARCHED, SEARCH_CARD_DRAWN, STOOD_UP, DICE_ROLLED = range(30, 38)
SKILL_DAMAGED, SKILL_RECOVERED, USED = range(38, 41)

ATTACK_MODS, RESULTS, DEFENSE_DICE, SIGHT, CANNOT_ATTACK, IMMUNE = range(41, 47)
SPEED, PASSES, TRAITS, FATIGUE_MP, SURGE_REST, HEALTH, ATTACK_DICE = range(47, 54)

WINDOWS: Final = len(WINDOW_NAMES)
assert ATTACK_DICE == WINDOWS - 1


class Ctx:
    """What is known about a moment; what does not apply keeps its default."""

    __slots__ = (
        "amount",
        "attack",
        "by",
        "card",
        "damage",
        "dice",
        "door",
        "fatigue",
        "figure",
        "figures",
        "in_move",
        "origin",
        "placed",
        "played",
        "source",
        "space",
        "spaces",
        "test",
        "token",
        "was_empty",
    )

    def __init__(
        self,
        figure: int = -2,
        *,
        space: int = -1,
        origin: int = -1,
        attack: Attack | None = None,
        by: int = -2,
        was_empty: bool = False,
        in_move: bool = False,
        placed: bool = False,
        test: Test | None = None,
        amount: int = 0,
        damage: int = 0,
        fatigue: int = 0,
        source: str = "",
        token: int = -1,
        card: int = -1,
        door: int = -1,
        spaces: tuple[int, ...] = (),
        figures: tuple[int, ...] = (),
        dice: Lying | None = None,
    ) -> None:
        self.figure = figure
        self.space = space
        self.origin = origin
        self.attack = attack
        self.by = by
        self.was_empty = was_empty
        self.in_move = in_move
        self.placed = placed
        self.test = test
        self.amount = amount
        self.damage = damage
        self.fatigue = fatigue
        self.source = source
        self.token = token
        self.card = card
        self.door = door
        self.spaces = spaces
        self.figures = figures
        self.dice = dice
        self.played: set[str] = set()
