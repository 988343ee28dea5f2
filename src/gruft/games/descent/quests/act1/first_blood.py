"""First Blood: bring Mauler down before five goblin archers escape (FB-1 to FB-3, FB-R1, FB-VH, FB-VO)."""

from __future__ import annotations

from gruft.games.descent.moments.fights import FigureDefeated
from gruft.games.descent.moments.moment import FigureLeft
from gruft.games.descent.moments.quest import HEROES, OVERLORD_WINS, Quest, Wave, on, script
from gruft.games.descent.moments.seats import kind_of
from gruft.games.descent.pieces.kinds import KINDS, MASTER
from gruft.games.descent.quests.edges import outer_edge
from gruft.games.descent.state import State

ESCAPES_TO_WIN = 5


@script
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

    @on(FigureDefeated)
    def mauler_falls(self, g: State, now: FigureDefeated) -> None:
        kind = KINDS[now.kind]
        if kind.group == "ettin" and kind.rank == MASTER:
            g.counters["mauler_defeated"] = 1

    def exits(self, g: State, f: int) -> tuple[int, ...]:
        return outer_edge(g, "exit") if kind_of(g, f).group == "goblin_archer" else ()

    @on(FigureLeft)
    def goblin_escapes(self, g: State, now: FigureLeft) -> None:
        self.count(g, "escaped")

    def waves(self, g: State, time: str) -> dict[str, Wave]:
        return {"reinforce:fb_r1": Wave("goblin_archer", "garden", 2)} if time == "ol_end" else {}
