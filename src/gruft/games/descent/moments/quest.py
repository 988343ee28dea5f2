"""What a quest adds to the rules, and when an encounter is over (DE-GOLD-01, DE-GOLD-02, DE-QUEST-01, DE-END-01).

The rules ask the script of the running quest what it allows, and tell it of every moment it has a rule for (`on`).
Everything has a quiet default, so a script holds nothing but what its quest says. Scripts keep no state of their own:
counters are in the state.

Victory conditions are looked at after every effect. When one is fulfilled whatever is under way is broken off:
`EncounterEnds` unwinds the rules to the beat, which goes on to the end of the encounter.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from gruft.games.descent.moments.hooks import Done, M
from gruft.games.descent.moments.moment import kinds_of
from gruft.games.descent.moments.quest_records import Activation, Effect, Goal, Wave
from gruft.games.descent.pieces.atlas import QUESTS, Encounter
from gruft.games.descent.pieces.atlas import Quest as Printed
from gruft.games.descent.state import State
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse

HEROES, OVERLORD_WINS = "heroes", "overlord"

OPEN, SMASH, PASS_THROUGH, SHUT = "open", "smash", "pass_through", "shut"
"""What comes of trying a locked door (QC-20)."""

NO_SUCH_ACTION = refuse("quest.no_such_action", "DE-SPEC-01")
NOT_TO_CARRY = refuse("objective.not_for_you", "DE-OBJ-01")
LOCKED = refuse("door.locked", "DE-DOOR-03")

Q = TypeVar("Q", bound="Quest")


class EncounterEnds(Exception):
    """A side has fulfilled its victory condition."""


class QuestRule(Generic[Q, M]):
    """A rule of a quest for a moment: a method of its script marked with `on`."""

    __slots__ = ("moment", "run")

    def __init__(self, moment: type[M], run: Callable[[Q, State, M], Done]) -> None:
        self.moment = moment
        self.run = run

    def __set_name__(self, owner: type[Quest], name: str) -> None:
        RULES.setdefault(owner, []).append(self)


def on(moment: type[M]) -> Callable[[Callable[[Q, State, M], Done]], QuestRule[Q, M]]:
    """The method is a rule of the quest for this moment (or all moments of this wider class).

    It works after the rules of the book and before all cards; then the victory conditions are looked at.
    """
    return lambda run: QuestRule(moment, run)


# rules of all quests and moments, each with its own script's and moment's class
RULES: Final[dict[type[Quest], list[QuestRule[Any, Any]]]] = {}


class Quest:
    """A quest that adds nothing; scripts override what they need and add rules with `on`."""

    id = ""

    def __init__(self) -> None:
        self.hears: Final[dict[type, tuple[QuestRule[Any, Any], ...]]] = {}
        """Which rules the quest has for which moment, in the order they are written."""
        for owner in reversed(type(self).__mro__):
            for rule in RULES.get(owner, ()):
                for kind in kinds_of(rule.moment):
                    self.hears[kind] = (*self.hears.get(kind, ()), rule)

    @property
    def printed(self) -> Printed:
        """What the quest file says."""
        return QUESTS[self.id]

    def encounter(self, g: State) -> Encounter:
        """What the quest file says of the encounter that is being played."""
        return self.printed.encounters[g.encounter]

    # -- set-up and end --------------------------------------------------------

    def begin(self, g: State) -> None:
        """Counters and bonuses at the start of an encounter, after everything is placed."""

    def takes_part(self, g: State, rule: str, lieutenant: str) -> bool:
        """Whether somebody takes part of whom the quest says so by this rule; outside a campaign nobody (QC-32)."""
        return False

    def overlord_first(self, g: State) -> bool:
        """Whether the heroes skip their turns in the first round (QC-23)."""
        return False

    def carry_over(self, g: State) -> None:
        """What the first encounter leaves to the second (DE-QUEST-02)."""

    def won(self, g: State) -> set[str]:
        """Sides whose victory condition is fulfilled now."""
        return set()

    def out_of_time(self, g: State) -> str:
        """Who wins an encounter that is still undecided after the last possible round (DE-R-79)."""
        return OVERLORD_WINS

    def start_of(self, g: State, f: int) -> tuple[int, ...]:
        """Where this figure is set up, if not where all of its kind are."""
        return ()

    def stayers(self, g: State) -> list[tuple[int, int]]:
        """Who stays on which space of the encounter before, in the order in which they have a right to it."""
        return []

    def search_first(self, g: State) -> bool:
        """Whether search tokens are laid before the open groups are chosen."""
        return False

    def placed_last(self, g: State, f: int) -> bool:
        """Whether this figure is set up after all others."""
        return False

    # -- permissions ---------------------------------------------------------------

    def barred(self, g: State, f: int) -> int:
        """Bit mask of the spaces this figure may not enter."""
        return 0

    def barred_to_effects(self, g: State, f: int) -> int:
        """Those of them it does not enter by any effect either, as the quest itself says (QC-27)."""
        return 0

    def barred_to_bodies(self, g: State, f: int) -> int:
        """Those of them on which not even a part of a large figure may be put down."""
        return 0

    def stays_put(self, g: State, f: int) -> bool:
        """Whether nothing moves this figure but rules of the quest."""
        return False

    def tramples(self, g: State, f: int) -> bool:
        """Whether this figure may come to rest on spaces of heroes, who then make room."""
        return False

    def slows(self, g: State, f: int) -> int:
        """By how much this figure is slower than its card says."""
        return 0

    def leads_further(self, g: State, f: int) -> bool:
        """Whether there may be `ways` for this figure from anywhere."""
        return False

    def ways(self, g: State, f: int, s: int) -> tuple[int, ...]:
        """Spaces a step from `s` leads to besides its neighbours: over a stair, from glyph to glyph."""
        return ()

    def passes(self, g: State, f: int, other: int) -> bool:
        """Whether the figure may move through this enemy's space."""
        return False

    def exits(self, g: State, f: int) -> tuple[int, ...]:
        """Edge spaces from which this figure may leave the map now."""
        return ()

    def stays(self, g: State, f: int) -> bool:
        """Whether the figure only hands over what it carries at the edge, and stays on the map."""
        return False

    def door_refusal(self, g: State, f: int, door: int) -> Refusal | None:
        """Why this figure cannot open or close a door."""
        return LOCKED if g.locked & g.closed & 1 << door else None

    def try_door(self, g: State, f: int, door: int) -> Flow[str]:
        """The figure spends its action on a closed door it may open: what comes of it."""
        return OPEN
        yield

    def attack_refusal(self, g: State, f: int) -> Refusal | None:
        """Why this figure may not attack at all now."""
        return None

    def stand_up_refusal(self, g: State, h: int) -> Refusal | None:
        """Why a knocked-out hero may not stand up by himself."""
        return None

    def next_up(self, g: State, waiting: list[int]) -> list[int]:
        """Which of the monsters not yet activated may be the next."""
        return waiting

    def carry_refusal(self, g: State, f: int, token: int) -> Refusal | None:
        """Why this figure cannot take up a token."""
        return NOT_TO_CARRY

    def carries_besides(self, g: State, f: int, token: int) -> bool:
        """Whether the figure may carry this token besides what it carries already (QC-10)."""
        return False

    def gains_actions(self, g: State, f: int) -> bool:
        """Whether overlord cards may give this monster further actions."""
        return True

    def cannot_fall(self, g: State, f: int) -> bool:
        """Whether nothing defeats this figure now."""
        return False

    def may_be_led(self, g: State, f: int) -> bool:
        """Whether overlord cards that make a hero attack work on this figure."""
        return True

    def special_refusal(self, g: State, space: int) -> Refusal | None:
        """Why the special search token may not lie there (QC-09)."""
        return None

    def passable(self, g: State, token: int) -> bool:
        """Whether heroes may pass the token to each other as they pass cards."""
        return False

    def ways_out(self, g: State, f: int) -> tuple[int, ...]:
        """Edge spaces from which the figure may leave the map in the service of its side; bots look at it."""
        return self.exits(g, f)

    def wins_by_leaving(self, g: State, f: int) -> bool:
        """Whether the encounter ends with this figure's leaving now; bots look at it."""
        return False

    def back(self, g: State, token: int) -> str:
        """What a face-down token shows."""
        return "objective"

    # -- persons -------------------------------------------------------------------

    def out_of_reach(self, g: State, attacker: int, f: int) -> bool:
        """Whether this person cannot be attacked by the attacker now."""
        return False

    def no_condition(self, g: State, f: int, bit: int) -> bool:
        """Whether this figure cannot gain this condition (now)."""
        return False

    def beyond_help(self, g: State, f: int) -> bool:
        """Whether this person cannot recover damage."""
        return False

    def passes_tests(self, g: State, f: int) -> bool:
        """Whether this person, who has no attributes, passes every test."""
        return False

    def activation(self, g: State, f: int) -> Activation | None:
        """How this person is activated after the hero turns, or None if it is not (QC-17)."""
        return None

    # -- special actions --------------------------------------------------------------

    def possible_actions(self, g: State, f: int) -> list[str]:
        """Keys (`quest:…`) of special actions this quest knows at all for such a figure, hero or monster."""
        return []

    def action_refusal(self, g: State, f: int, key: str) -> Refusal | None:
        """Why the figure cannot perform the special action now; that it has an action left is known already."""
        return NO_SUCH_ACTION

    def act(self, g: State, f: int, key: str) -> Flow[None]:
        """Carry out a special action; the action is spent."""
        raise AssertionError(key)
        yield

    def deeds(self, g: State, f: int) -> list[str]:
        """Keys (`deed:…`) of what this hero might do in his turn without an action."""
        return []

    def deed_refusal(self, g: State, f: int, key: str) -> Refusal | None:
        """Why the hero cannot do it now."""
        return NO_SUCH_ACTION

    def do_deed(self, g: State, f: int, key: str) -> Flow[None]:
        """Carry it out."""
        raise AssertionError(key)
        yield

    # -- reinforcements -----------------------------------------------------------------

    def waves(self, g: State, time: str) -> dict[str, Wave]:
        """Reinforcements of this time (`ol_start` or `ol_end`) by their key `reinforce:…`."""
        return {}

    # -- what it is about ---------------------------------------------------------------

    def goals(self, g: State, f: int) -> list[Goal]:
        """What this figure can do for its side, and where."""
        return []

    def goal_of(self, g: State, name: str) -> int:
        """How far a counter has to come for a side to win by it alone; 0 where none does."""
        return 0

    def must_fall(self, g: State, f: int) -> bool:
        """Whether a side wins by this figure's defeat."""
        return False

    def effects(self, g: State, time: str) -> dict[str, Effect]:
        """What else may or must happen at this time of the round, by its key `quest:…`, once each (QC-31)."""
        return {}


SCRIPTS: Final[dict[str, Quest]] = {}
"""Every quest's script by id."""


def script(quest: type[Q]) -> type[Q]:
    """The class is the script of the quest with its id."""
    SCRIPTS[quest.id] = quest()
    return quest


def quest_of(g: State) -> Quest:
    """The script of the quest being played."""
    return SCRIPTS[g.quest]


def settle(g: State) -> None:
    """Look at the victory conditions; both at once go to the side whose turn it is."""
    won = quest_of(g).won(g)
    if not won:
        return
    if len(won) == 2:
        won = {HEROES if g.turn >= 0 else OVERLORD_WINS}
    g.encounter_winner = next(iter(won))
    raise EncounterEnds
