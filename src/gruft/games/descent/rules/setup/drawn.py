"""A map drawn in a position, with its figures (DE-SETUP-01); figures are named by whoever they are.

    drawn:
      rows: ["A..z", "B.#z"]
      figures: {A: syndrael, B: grisban_the_thirsty, z: zombie}
    damage: {syndrael: 3}

Letters are figures: a hero, a lieutenant, a monster (`zombie`, its master `zombie*`). Several equal letters are several
of them, or the spaces of a large one. Everything else of the position is laid over this: a hero has his usual class,
the rest of each group lies in the supply.

Not here: what a drawing may be (pieces/drawing.py), other words of a position (spoken.py).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gruft.games.descent.moments.wiring import wire, work_out
from gruft.games.descent.pieces.content import CLASSES, HEROES, LIEUTENANTS, MONSTERS
from gruft.games.descent.pieces.drawing import DRAWN, Drawing, drawing_refusals
from gruft.games.descent.pieces.kinds import FIRST_MONSTER, KINDS, MASTER, MINION, NOBODY, lieutenant_kind, monster_kind
from gruft.games.descent.rules.equipment import equip_all
from gruft.games.descent.rules.groups import act_of
from gruft.games.descent.rules.places import put
from gruft.games.descent.rules.setup.layout import USUAL, add_group, add_slot, dismiss_all, enlist
from gruft.games.descent.state import State
from gruft.table.plain import Misfit, Plain, from_plain
from gruft.table.position import PositionError
from gruft.table.rules import Refusal, refuse

Place = tuple[int, int]
Change = dict[str, Plain]
MASTER_MARK: Final = "*"


def draw_position(g: State, change: Change) -> Change:
    """Lay out the drawing of a position with its figures; the rest of the changes is returned."""
    written = change.get("drawn")
    if not isinstance(written, dict) or "figures" not in written:
        return change
    rest = {"walls": [], "doors": [], **written}
    figures = rest.pop("figures")
    if not isinstance(figures, dict) or not all(isinstance(name, str) for name in figures.values()):
        raise Misfit("drawn.figures", "letters with names", figures)
    rows = rest.get("rows")
    if not isinstance(rows, list) or not all(isinstance(row, str) for row in rows):
        raise Misfit("drawn.rows", "a list of rows", rows)
    stands: dict[str, list[Place]] = {str(sign): [] for sign in figures}
    for y, row in enumerate(rows):
        for x, sign in enumerate(row):
            if sign in stands:
                stands[sign].append((x, y))
    rest["rows"] = ["".join("." if sign in stands else sign for sign in row) for row in rows]
    drawing: Drawing = from_plain(Drawing, rest)
    named = {str(sign): name for sign, name in figures.items()}
    wrong = drawing_refusals(drawing) or [*_strange(named, stands), *_heroes_wrong(g, named)]
    if wrong:
        raise PositionError(wrong)
    _lay(g, drawing, named, stands)
    return {name: part for name, part in change.items() if name != "drawn"}


def _strange(named: dict[str, str], stands: dict[str, list[Place]]) -> Iterator[Refusal]:
    """Figures that are none of the game, or stand nowhere."""
    for sign, name in named.items():
        if name not in HEROES and name not in LIEUTENANTS and name.rstrip(MASTER_MARK) not in MONSTERS:
            yield refuse("drawn.stranger", "DE-SETUP-01", sign=sign, name=name)
        elif not stands[sign]:
            yield refuse("drawn.nowhere", "DE-SETUP-01", sign=sign)
        elif stands[sign][1:] and (name in HEROES or name in LIEUTENANTS):
            yield refuse("drawn.once", "DE-SETUP-01", sign=sign)


def _heroes_wrong(g: State, named: dict[str, str]) -> Iterator[Refusal]:
    heroes = [name for name in named.values() if name in HEROES]
    if not max(2, g.seats - 1) <= len(heroes) <= len(USUAL) or len(set(heroes)) != len(heroes):
        yield refuse("drawn.heroes", "DE-PLAYERS-01", least=max(2, g.seats - 1), most=len(USUAL))


def _lay(g: State, drawing: Drawing, named: dict[str, str], stands: dict[str, list[Place]]) -> None:
    heroes = {sign: name for sign, name in named.items() if name in HEROES}
    players = [(g.overlord + 1 + n) % g.seats for n in range(g.seats - 1)]
    g.quest, g.encounter, g.drawn, g.campaign = DRAWN, 0, drawing, None
    g.nh = len(heroes)
    g.hero_seat = [players[n % len(players)] for n in range(g.nh)]
    hand = list(g.ol_hand)
    dismiss_all(g)
    g.ol_hand, g.ol_deck = hand, [c for c in g.ol_deck if c not in hand]
    g.counters = {}
    g.closed = (1 << len(drawing.doors)) - 1
    for h, name in enumerate(heroes.values()):
        enlist(g, h, name, _class_for(g, name))
    work_out(g)
    equip_all(g)
    for h, sign in enumerate(heroes):
        put(g, h, (g.live.map.number[stands[sign][0]],))
    wrong = [
        why for sign, name in named.items() if sign not in heroes for why in _monsters(g, sign, name, stands[sign])
    ]
    if wrong:
        raise PositionError(wrong)
    g.pending = []
    g.round, g.turn, g.actor = 1, NOBODY, NOBODY
    wire(g)


def _class_for(g: State, hero: str) -> str:
    """The usual class of his archetype, or another one if somebody has it already."""
    own = [name for name, deck in CLASSES.items() if deck.archetype == HEROES[hero].archetype]
    usual = [cls for _, cls in USUAL]
    return next(name for name in sorted(own, key=lambda name: name not in usual) if name not in g.classes)


def _monsters(g: State, sign: str, name: str, places: list[Place]) -> Iterator[Refusal]:
    """Put the figures of a letter onto the map, as far as the box has them."""
    spaces = sorted(g.live.map.number[place] for place in places)
    if name in LIEUTENANTS:
        g.groups.append(name)
        put(g, add_slot(g, lieutenant_kind(name, act_of(g), g.nh)), tuple(spaces))
        return
    group = name.rstrip(MASTER_MARK)
    if group not in g.groups:
        add_group(g, group, (0, 0))
    kind = monster_kind(group, act_of(g), MASTER if name.endswith(MASTER_MARK) else MINION)
    bodies = [tuple(spaces)] if KINDS[kind].large else [(s,) for s in spaces]
    free = [f for f in range(FIRST_MONSTER, len(g.kind)) if g.kind[f] == kind and not g.spaces[f]]
    if len(bodies) > len(free):
        yield refuse("position.too_many_figures", group=f"monster:{group}")
        return
    width, height = KINDS[kind].size
    if any(len(body) != width * height for body in bodies):
        yield refuse("drawn.body", "DE-LARGE-01", sign=sign, spaces=width * height)
        return
    for f, body in zip(free, bodies):
        put(g, f, body)
