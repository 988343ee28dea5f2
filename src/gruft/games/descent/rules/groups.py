"""Monster groups: which cards they use, how many they may be, what they lack (DE-MON-02, DE-MON-03, DE-VARIANT-04)."""

from __future__ import annotations

from gruft.games.descent.moments.quest import quest_of
from gruft.games.descent.pieces.content import MONSTERS
from gruft.games.descent.pieces.kinds import MASTER, MINION, monster_kind
from gruft.games.descent.rules.figures import monsters
from gruft.games.descent.rules.places import supply
from gruft.games.descent.state import State


def act_of(g: State) -> int:
    """Which act's monster and lieutenant cards are used (DE-MON-02, DE-VARIANT-04, DE-ACT2-01)."""
    if g.campaign is not None:
        return g.campaign.act
    return 2 if g.level == "expert" else 1


def group_limit(g: State, group: str) -> tuple[int, int]:
    """Minions and masters of a full group for this number of heroes (DE-R-70); a named master is one of it (QC-28)."""
    minions, masters = MONSTERS[group].groups[g.nh]
    for fixed in quest_of(g).encounter(g).fixed:
        if fixed.group == group and fixed.size == "master_only":
            return 0, 1
        if fixed.group == group and fixed.master_name and not masters:
            return minions - 1, 1
    return minions, masters


def is_reinforced(g: State, group: str) -> bool:
    """Whether the quest lets this group be reinforced at all."""
    return all(fixed.reinforced for fixed in quest_of(g).encounter(g).fixed if fixed.group == group)


def ranks_missing(g: State, group: str) -> list[str]:
    """Which ranks the group lacks and the supply still has."""
    found = []
    for name, rank, limit in zip(("minion", "master"), (MINION, MASTER), group_limit(g, group)):
        kind = monster_kind(group, act_of(g), rank)
        there = sum(1 for f in monsters(g) if g.kind[f] == kind)
        if there < limit and supply(g, kind):
            found.append(name)
    return found
