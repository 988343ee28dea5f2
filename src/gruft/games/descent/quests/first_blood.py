"""First Blood: bring Mauler down before five goblin archers escape (FB-1 to FB-3, FB-R1, FB-VH, FB-VO)."""

from __future__ import annotations

from gruft.games.descent.endings import HEROES, OVERLORD_WINS
from gruft.games.descent.figures import kind_of
from gruft.games.descent.kinds import MASTER
from gruft.games.descent.quests.edges import outer_edge
from gruft.games.descent.quests.quest import Quest
from gruft.games.descent.state import State

ESCAPES_TO_WIN = 5


class FirstBlood(Quest):
    """One encounter on the road to Arhynn."""

    id = "first_blood"

    def won(self, g: State) -> set[str]:
        sides = set()
        if g.counters.get("mauler_defeated"):
            sides.add(HEROES)
        if g.counters.get("escaped", 0) >= ESCAPES_TO_WIN:
            sides.add(OVERLORD_WINS)
        return sides

    def defeated(self, g: State, f: int) -> None:
        if g.kind[f] >= 0 and kind_of(g, f).group == "ettin" and kind_of(g, f).rank == MASTER:
            g.counters["mauler_defeated"] = 1

    def exits(self, g: State, f: int) -> tuple[int, ...]:
        return outer_edge(g, "exit") if kind_of(g, f).group == "goblin_archer" else ()

    def has_left(self, g: State, f: int) -> None:
        self.count(g, "escaped")

    def waves(self, g: State, moment: str) -> dict[str, tuple[str, str, int]]:
        return {"reinforce:fb_r1": ("goblin_archer", "garden", 2)} if moment == "ol_end" else {}
