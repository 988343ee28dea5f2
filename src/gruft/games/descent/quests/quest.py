"""What a quest adds to the rules: the interface every quest script fills in (DE-GOLD-01, DE-GOLD-02, DE-QUEST-01).

The engine asks the script of the running quest at fixed points. Everything has a quiet default, so a script holds
nothing but what its quest says. Scripts keep no state of their own: counters are in the state.
"""

from __future__ import annotations

from gruft.games.descent.asking import choose_figure, choose_one, choose_word
from gruft.games.descent.atlas import QUESTS, Encounter
from gruft.games.descent.atlas import Quest as Printed
from gruft.games.descent.content import MONSTERS
from gruft.games.descent.endings import OVERLORD_WINS
from gruft.games.descent.events import QuestCounted
from gruft.games.descent.figures import kind_of, monsters
from gruft.games.descent.kinds import MASTER, MINION, monster_kind
from gruft.games.descent.large import move_spaces
from gruft.games.descent.places import spawn, supply
from gruft.games.descent.placing import standing_room
from gruft.games.descent.state import State
from gruft.table.ask import Seat
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse

NO_SUCH_ACTION = refuse("quest.no_such_action", "DE-SPEC-01")
NOT_TO_CARRY = refuse("objective.not_for_you", "DE-OBJ-01")
LOCKED = refuse("door.locked", "DE-DOOR-03")
GROUP_FULL = refuse("reinforce.group_full", "DE-MON-03")
CAME_ALREADY = refuse("reinforce.came_already", "DE-MON-03")


class Quest:
    """A quest that adds nothing; scripts override what they need."""

    id = ""

    @property
    def printed(self) -> Printed:
        return QUESTS[self.id]

    def encounter(self, g: State) -> Encounter:
        return self.printed.encounters[g.encounter]

    # -- set-up and end --------------------------------------------------------

    def begin(self, g: State) -> None:
        """Counters and bonuses at the start of an encounter, after everything is placed."""

    def carry_over(self, g: State) -> None:
        """What the first encounter leaves to the second (DE-QUEST-02)."""

    def won(self, g: State) -> set[str]:
        """Sides whose victory condition is fulfilled now."""
        return set()

    def out_of_time(self, g: State) -> str:
        """Who wins an encounter that is still undecided after the last possible round (ruling 79)."""
        return OVERLORD_WINS

    # -- moments -----------------------------------------------------------------

    def entered(self, g: State, f: int, s: int) -> None:
        """A figure has entered a space."""

    def has_left(self, g: State, f: int) -> None:
        """A figure has left the map."""

    def defeated(self, g: State, f: int) -> None:
        """A monster or familiar was defeated and removed."""

    def knocked_out(self, g: State, h: int) -> None:
        """A hero was knocked out."""

    def found_special(self, g: State, h: int) -> None:
        """A hero turned up the special search token."""

    def heroes_done(self, g: State) -> None:
        """After the last hero turn of the round."""

    def round_end(self, g: State) -> None:
        """At the end of the round."""

    # -- permissions ---------------------------------------------------------------

    def may_enter(self, g: State, f: int, s: int) -> bool:
        return True

    def exits(self, g: State, f: int) -> tuple[int, ...]:
        """Edge spaces from which this figure may leave the map now."""
        return ()

    def door_refusal(self, g: State, f: int, door: int) -> Refusal | None:
        if g.map.doors[door].kind == "locked" and g.closed >> door & 1:
            return LOCKED
        return None

    def carry_refusal(self, g: State, f: int, token: int) -> Refusal | None:
        return NOT_TO_CARRY

    def back(self, g: State, token: int) -> str:
        """What a face-down token shows."""
        return "objective"

    # -- special actions --------------------------------------------------------------

    def possible_actions(self, g: State, f: int) -> list[str]:
        """Keys of special actions this quest knows at all."""
        return []

    def action_refusal(self, g: State, f: int, key: str) -> Refusal | None:
        return NO_SUCH_ACTION

    def actions(self, g: State, f: int) -> list[str]:
        return [key for key in self.possible_actions(g, f) if self.action_refusal(g, f, key) is None]

    def act(self, g: State, f: int, key: str) -> Flow[None]:
        raise AssertionError(key)
        yield

    # -- reinforcements -----------------------------------------------------------------

    def waves(self, g: State, moment: str) -> dict[str, tuple[str, str, int]]:
        """Reinforcements of this moment (`ol_start` or `ol_end`): key to (group, area, most figures)."""
        return {}

    def all_reinforcements(self, g: State, moment: str) -> list[str]:
        return list(self.waves(g, moment))

    def reinforcements(self, g: State, moment: str) -> list[str]:
        return [key for key in self.waves(g, moment) if self.reinforcement_refusal(g, key) is None]

    def reinforcement_refusal(self, g: State, key: str) -> Refusal | None:
        """Why this reinforcement cannot come: used up this turn, or the group is complete (DE-MON-03)."""
        for moment in ("ol_start", "ol_end"):
            wave = self.waves(g, moment).get(key)
            if wave is not None:
                if g.played.count(key) >= wave[2]:
                    return CAME_ALREADY
                return None if ranks_missing(g, wave[0]) else GROUP_FULL
        return NO_SUCH_ACTION

    def reinforce(self, g: State, key: str) -> Flow[None]:
        """One figure of the group comes, minion or master as the overlord likes."""
        group, area, _ = self.waves(g, "ol_start").get(key) or self.waves(g, "ol_end")[key]
        g.played.append(key)
        missing = ranks_missing(g, group)
        word = yield from choose_word(g.overlord, "reinforce_rank", missing, False, {"group": f"monster:{group}"})
        kind = monster_kind(group, act_of(g), MASTER if word == "master" else MINION)
        rooms = standing_room(g, kind, g.map.areas[area])
        chosen = yield from choose_one(
            g.overlord, "place_monster", {key: n for n, key in enumerate(rooms)}, False, {"figure": f"monster:{group}"}
        )
        if chosen is None:
            return
        f = spawn(g, kind, list(rooms.values())[chosen])
        assert f >= 0
        if g.group and g.group != group and not any(kind_of(g, m).group == group for m in waiting(g)):
            g.activated |= 1 << f  # ruling 51

    # -- counting -----------------------------------------------------------------------

    def count(self, g: State, counter: str, by: int = 1) -> None:
        g.counters[counter] = g.counters.get(counter, 0) + by
        g.news.append(QuestCounted(f"counter:{counter}", g.counters[counter]))


def push_all(g: State, seat: Seat, figures: list[int], spaces: int) -> Flow[None]:
    """A quest rule moves several figures: one after the other in the order `seat` decides (ruling 78)."""
    left = [f for f in figures if g.spaces[f]]
    while left:
        first = yield from choose_figure(g, seat, "push_order", left)
        assert first is not None
        left.remove(first)
        yield from move_spaces(g, first, spaces, seat=seat, must=True)


def waiting(g: State) -> list[int]:
    return [f for f in monsters(g) if not g.activated >> f & 1]


def act_of(g: State) -> int:
    """Which act's monster and lieutenant cards are used (DE-MON-02, DE-VARIANT-04)."""
    return 2 if g.level == "expert" else 1


def group_limit(g: State, group: str) -> tuple[int, int]:
    """Minions and masters of a full group for this number of heroes (ruling 70)."""
    return MONSTERS[group].groups[g.nh]


def ranks_missing(g: State, group: str) -> list[str]:
    """Which ranks the group lacks and the supply still has."""
    found = []
    for name, rank, limit in zip(("minion", "master"), (MINION, MASTER), group_limit(g, group)):
        kind = monster_kind(group, act_of(g), rank)
        there = sum(1 for f in monsters(g) if g.kind[f] == kind)
        if there < limit and supply(g, kind):
            found.append(name)
    return found
