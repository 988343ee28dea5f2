"""Steps that touch troops: deploy, assassinate, supplant, move.

Not here: spies and returning pieces (spying.py), trophies that come back (trophies.py).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final, Literal

from gruft.games.tyrants.pieces.underdark import ALL_SITES, NODE_REFS, NODE_SPACES, TROOP_REFS
from gruft.games.tyrants.rules.presence import presence
from gruft.games.tyrants.rules.step import Amount, Play, Step, count_of, tell_place, tell_troops
from gruft.games.tyrants.rules.targets import (
    ENEMY,
    INSTRUCTION,
    MAY_STOP,
    WHITE_ONLY,
    Aim,
    Masks,
    pick_node,
    pick_troop,
    troop_masks,
    troop_refusal,
)
from gruft.games.tyrants.rules.troops import (
    NOWHERE,
    assassinate,
    can_deploy,
    deploy,
    move,
    place_refusal,
    supplant,
)
from gruft.games.tyrants.state import State
from gruft.table.effect import Said, saying
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse

MOVE: Final = Aim(ENEMY, "TU-MOVE-01", "TU-BAD-15")

Color = Literal["any", "white"]


def whose(color: Color) -> int:
    """Which troops a colour word means; without "white" every enemy is."""
    return WHITE_ONLY if color == "white" else ENEMY


BOUND: Final = {"bound": "TU-CARD-11", "one_site": "TU-CARD-02"}
"""The rule that ties an effect to one site, by where it says it happens."""


@dataclass(frozen=True, slots=True)
class Deploy(Step):
    """Deploy troops one after another, presence judged anew each time (TU-RUL-58)."""

    word: ClassVar[str] = "deploy"
    count: int

    def possible(self, g: State, play: Play) -> bool:
        return can_deploy(g, play.seat)

    def run(self, g: State, play: Play) -> Flow[None]:
        for left in range(self.count, 0, -1):
            node = yield from deploy(g, play.seat, "deploy", play.args(left))
            if node == NOWHERE:
                return
            if node >= 0:
                play.deployed.append(node)

    def tell(self) -> Said:
        return saying("effect-deploy", n=self.count)


@dataclass(frozen=True, slots=True)
class Assassinate(Step):
    """Assassinate enemy troops: with presence, at the bound site, or all at one site."""

    word: ClassVar[str] = "assassinate"
    count: Amount
    color: Color = "any"
    where: Literal["presence", "bound", "one_site"] = "presence"
    up_to: bool = False

    def area(self, g: State, play: Play) -> int:
        """Where troops may be assassinated, as bits."""
        return play.bound_area if self.where == "bound" else presence(g, play.seat)

    def possible(self, g: State, play: Play) -> bool:
        area = self.area(g, play)
        if self.where == "one_site":
            area &= ALL_SITES
        return count_of(self.count, g, play) > 0 and any(troop_masks(g, play.seat, whose(self.color), area))

    def run(self, g: State, play: Play) -> Flow[None]:
        count = count_of(self.count, g, play)
        site = -1
        if self.where == "one_site":
            site = yield from self.choose_site(g, play, count)
            if site < 0:
                return
        for left in range(count, 0, -1):
            area = 1 << site if site >= 0 else self.area(g, play)
            aim = Aim(whose(self.color), "TU-ASSA-02", "TU-ASSA-01", BOUND.get(self.where, ""))
            why = partial(troop_refusal, g, play.seat, aim, area)
            masks = troop_masks(g, play.seat, aim.whose, area)
            exits = MAY_STOP if self.up_to else INSTRUCTION
            troop = yield from pick_troop(
                g, play.seat, "assassinate", masks, why, play.open_args(left, self.up_to), exits
            )
            if troop is None:
                return
            assassinate(g, play.seat, *troop)
            play.killed += 1
            play.victim = troop[0]

    def choose_site(self, g: State, play: Play, count: int) -> Flow[int]:
        """The one site, or -1 if there is none or the player stops."""
        why = partial(self.site_refusal, g, play)
        sites = self.sites(g, play)
        exits = MAY_STOP if self.up_to else INSTRUCTION
        site = yield from pick_node(play.seat, "one_site", sites, why, play.open_args(count, self.up_to), exits)
        return site

    def sites(self, g: State, play: Play) -> int:
        """Sites with presence and a legal target."""
        found = 0
        for mask in troop_masks(g, play.seat, whose(self.color), presence(g, play.seat) & ALL_SITES):
            found |= mask
        return found

    def site_refusal(self, g: State, play: Play, node: int) -> Refusal | None:
        """Why the card cannot be tied to this site."""
        if self.sites(g, play) >> node & 1:
            return None
        if not ALL_SITES >> node & 1:
            return refuse("site.is_route", rule="TU-MAP-02", place=NODE_REFS[node])
        if not presence(g, play.seat) >> node & 1:
            return refuse("site.no_presence", rule="TU-ASSA-01", place=NODE_REFS[node])
        return refuse("site.no_target", rule="TU-CARD-06", place=NODE_REFS[node])

    def tell(self) -> Said:
        at = tell_place(self.where)
        if isinstance(self.count, int):
            return saying("effect-assassinate", troops=tell_troops(self.count, self.color, self.up_to), at=at)
        troops, counted = tell_troops(1, self.color), self.count.counted()
        return saying("effect-assassinate-per", troops=troops, at=at, counted=counted)


@dataclass(frozen=True, slots=True)
class Supplant(Step):
    """Supplant enemy troops: with presence, anywhere, or at the bound site."""

    word: ClassVar[str] = "supplant"
    count: int = 1
    color: Color = "any"
    where: Literal["presence", "anywhere", "bound"] = "presence"

    def area(self, g: State, play: Play) -> int:
        """Where troops may be supplanted, as bits."""
        if self.where == "anywhere":
            return g.live.nodes
        return play.bound_area if self.where == "bound" else presence(g, play.seat)

    def masks(self, g: State, play: Play) -> Masks:
        """The troops that may be supplanted, by colour."""
        return troop_masks(g, play.seat, whose(self.color), self.area(g, play))

    def possible(self, g: State, play: Play) -> bool:
        return any(self.masks(g, play))

    def run(self, g: State, play: Play) -> Flow[None]:
        for left in range(self.count, 0, -1):
            aim = Aim(whose(self.color), "TU-SUPP-02", "TU-SUPP-01", BOUND.get(self.where, ""))
            why = partial(troop_refusal, g, play.seat, aim, self.area(g, play))
            troop = yield from pick_troop(g, play.seat, "supplant", self.masks(g, play), why, play.args(left))
            if troop is None:
                return
            had_troops = g.barracks[play.seat] > 0
            supplant(g, play.seat, *troop)
            play.killed += 1
            play.victim = troop[0]
            if had_troops:
                play.deployed.append(troop[1])

    def tell(self) -> Said:
        return saying("effect-supplant", troops=tell_troops(self.count, self.color), at=tell_place(self.where))


@dataclass(frozen=True, slots=True)
class MoveEnemyTroop(Step):
    """Move enemy troops from where one has presence to any empty space (TU-MOVE-01, TU-RUL-67)."""

    word: ClassVar[str] = "move_enemy_troop"
    count: int = 1
    up_to: bool = False

    def possible(self, g: State, play: Play) -> bool:
        return g.live.free != 0 and any(troop_masks(g, play.seat, ENEMY, presence(g, play.seat)))

    def run(self, g: State, play: Play) -> Flow[None]:
        moved: list[tuple[int, int]] = []
        for left in range(self.count, 0, -1):
            if not g.live.free:
                return
            masks = movable(g, play, moved)
            why = partial(move_refusal, g, play, moved)
            exits = MAY_STOP if self.up_to else INSTRUCTION
            args = play.open_args(left, self.up_to)
            troop = yield from pick_troop(g, play.seat, "move", masks, why, args, exits)
            if troop is None:
                return
            args = {**play.args(left), "troop": TROOP_REFS[troop[0]][troop[1]]}
            to = yield from pick_node(play.seat, "move_to", g.live.free, partial(place_refusal, g), args)
            move(g, play.seat, *troop, to)
            moved.append((troop[0], to))

    def tell(self) -> Said:
        return saying("effect-move-enemy-troop", troops=tell_troops(self.count, "any", self.up_to), n=self.count)


def movable(g: State, play: Play, moved: list[tuple[int, int]]) -> Masks:
    """Enemy troops with presence, without those this instruction has moved already."""
    masks = troop_masks(g, play.seat, ENEMY, presence(g, play.seat))
    for color, node in moved:
        standing = (g.troops[color] & NODE_SPACES[node]).bit_count()
        if standing <= moved.count((color, node)):
            masks[color] &= ~(1 << node)
    return masks


def move_refusal(g: State, play: Play, moved: list[tuple[int, int]], troop: tuple[int, int]) -> Refusal | None:
    """Why a troop cannot be moved by this card, also because it has been moved already."""
    color, node = troop
    if movable(g, play, moved)[color] >> node & 1:
        return None
    refusal = troop_refusal(g, play.seat, MOVE, presence(g, play.seat), troop)
    return refusal or refuse("troop.moved_already", rule="TU-BAD-18", troop=TROOP_REFS[color][node])
