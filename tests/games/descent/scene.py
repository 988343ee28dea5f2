"""A drawn position for testing cards: letters are figures, the rest is map.

    scene = Scene("A.z", A="grisban_the_thirsty", z="zombie")

Capital or small letters name figures by keyword: a hero's id, a monster kind (`zombie`, master: `zombie*`), a
lieutenant's id, or a person's kind (`villager@castle_daerion_e1`). Several equal letters are several figures, or the
spaces of one large figure. `dice` sets the faces the next dice show, in the order they are thrown: attack dice first,
then each defender's.
"""

from __future__ import annotations

import re
from typing import Any, Self

from gruft.games.descent.game import BEATS
from gruft.games.descent.moments.hooks import DOINGS
from gruft.games.descent.moments.moment import Moment
from gruft.games.descent.moments.reactions import fire
from gruft.games.descent.moments.wiring import wire, work_out
from gruft.games.descent.pieces.cards import CARDS, EQUIPPED, EXHAUSTED, ITEM
from gruft.games.descent.pieces.content import CLASS_OF_SKILL, HEROES, LIEUTENANTS, MONSTERS
from gruft.games.descent.pieces.drawing import DRAWN, Drawing, drawn_map
from gruft.games.descent.pieces.kinds import (
    KIND,
    KINDS,
    MASTER,
    MINION,
    NOBODY,
    OVERLORD,
    PERSON,
    lieutenant_kind,
    monster_kind,
)
from gruft.games.descent.rules.attack.declare import perform_attack
from gruft.games.descent.rules.conditions import CONDITION
from gruft.games.descent.rules.damage import knock_out
from gruft.games.descent.rules.turns.hero_actions import act_refusal
from gruft.games.descent.rules.turns.hero_deeds import do
from gruft.games.descent.state import State
from gruft.table.ask import Ask
from gruft.table.chance import Chance, secret_of
from gruft.table.flow import Asks, Flow

PASSES, FAILS = (0, 0), (5, 5)
"""Faces of the grey and black die of an attribute test: no shield, seven shields."""


TERRAIN = ".#~o^_"
TURNS = ("next_hero", "heroes_done", "ol_begin")


def opened(flow: Flow[Any], key: str | None = None) -> Ask:
    """The first ask of a flow, or the next one after this answer."""
    ask = next(flow) if key is None else flow.send(key)
    assert isinstance(ask, Ask), ask
    return ask


class Scene:
    """A position, and the verbs of its figures."""

    def __init__(
        self,
        *rows: str,
        errata: bool = True,
        crrg: bool = True,
        level: str = "novice",
        doors: tuple[tuple[int, int, str], ...] = (),
        **legend: str,
    ) -> None:
        cells: dict[str, list[tuple[int, int]]] = {}
        for y, row in enumerate(rows):
            for x, sign in enumerate(row):
                if sign not in TERRAIN:
                    cells.setdefault(sign, []).append((x, y))
        plain = tuple("".join(sign if sign in TERRAIN else "." for sign in row) for row in rows)
        self.g = g = State(Chance(secret_of("scene")), [], 2, quest=DRAWN, errata=errata, crrg=crrg, level=level)
        self.letters: dict[str, list[int]] = {}
        g.drawn = Drawing(plain, doors=tuple(f"{x},{y},{side}" for x, y, side in doors))
        g.closed = (1 << len(doors)) - 1
        self.act = 2 if level == "expert" else 1
        heroes = [sign for sign in cells if legend[sign] in HEROES]
        g.nh = max(2, len(heroes))
        g.hero_seat = [1] * g.nh
        g.classes = ["none"] * g.nh
        for sign in heroes:
            self._hero(sign, legend[sign], cells[sign][0])
        for sign in cells:
            if sign not in heroes:
                self._monsters(sign, legend[sign], cells[sign])
        work_out(g)
        g.bonus = False

    def _space(self, place: tuple[int, int]) -> int:
        assert self.g.drawn is not None
        return drawn_map(self.g.drawn).number[place]

    def _hero(self, sign: str, name: str, place: tuple[int, int]) -> None:
        h = len(self.letters)
        self.letters[sign] = [h]
        self.g.kind[h] = KIND[name]
        self.g.spaces[h] = (self._space(place),)

    def _monsters(self, sign: str, name: str, places: list[tuple[int, int]]) -> None:
        g = self.g
        if name in KIND and KINDS[KIND[name]].rank == PERSON:
            kind = KIND[name]
            bodies: list[tuple[tuple[int, int], ...]] = (
                [tuple(places)] if KINDS[kind].large else [(place,) for place in places]
            )
        elif name in LIEUTENANTS:
            kind = lieutenant_kind(name, self.act, g.nh)
            bodies = [(place,) for place in places]
        else:
            rank = MASTER if name.endswith("*") else MINION
            name = name.rstrip("*")
            kind = monster_kind(name, self.act, rank)
            large = MONSTERS[name].size != (1, 1)
            bodies = [tuple(places)] if large else [(place,) for place in places]
            if name not in g.groups:
                g.groups.append(name)
        for body in bodies:
            f = self._slot(kind)
            self.letters.setdefault(sign, []).append(f)
            g.spaces[f] = tuple(sorted(self._space(place) for place in body))

    def _slot(self, kind: int) -> int:
        g = self.g
        g.kind.append(kind)
        g.spaces.append(())
        for values in (g.damage, g.fatigue, g.cond, g.mp, g.health_bonus):
            values.append(0)
        g.carries.append(())
        g.token.append(-1)
        g.relic.append("")
        return len(g.kind) - 1

    # -- given -----------------------------------------------------------------

    def figure(self, sign: str, number: int = 0) -> int:
        return self.letters[sign][number]

    def give(self, sign: str, *cards: str) -> Self:
        """The hero has these cards, items equipped."""
        h = self.figure(sign)
        for name in cards:
            card = next(c for c in CARDS[name] if all(c not in held for held in self.g.cards))
            self.g.cards[h].append(card)
            item = ITEM[card]
            if item is not None:
                self.g.status[card] |= EQUIPPED
            if name in CLASS_OF_SKILL:
                self.g.classes[h] = CLASS_OF_SKILL[name]
        wire(self.g)
        return self

    def exhaust(self, sign: str, card: str) -> Self:
        self.g.status[self.card(sign, card)] |= EXHAUSTED
        return self

    def card(self, sign: str, name: str) -> int:
        return next(c for c in self.g.cards[self.figure(sign)] if c in CARDS[name])

    def overlord_holds(self, *cards: str) -> Self:
        for name in cards:
            self.g.ol_hand.append(next(c for c in CARDS[name] if c not in (*self.g.ol_hand, *self.g.ol_discard)))
        self.g.ol_deck = [c for name in ("dash", "frenzy") for c in CARDS[name] if c not in self.g.ol_hand]
        wire(self.g)
        return self

    def reserve(self, name: str, rank: int = MINION, n: int = 1) -> Self:
        """Figures in the supply."""
        for _ in range(n):
            self._slot(monster_kind(name, self.act, rank))
        wire(self.g)
        return self

    def hurt(self, sign: str, damage: int = 0, fatigue: int = 0) -> Self:
        self.g.damage[self.figure(sign)] += damage
        self.g.fatigue[self.figure(sign)] += fatigue
        return self

    def has(self, sign: str, *conditions: str) -> Self:
        for name in conditions:
            self.g.cond[self.figure(sign)] |= CONDITION[name]
        return self

    def relic(self, sign: str, name: str) -> Self:
        self.g.relic[self.figure(sign)] = name
        wire(self.g)
        return self

    def token(self, *places: tuple[int, int]) -> Self:
        self.g.search_at = [self._space(place) for place in places]
        return self

    def objective(self, place: tuple[int, int]) -> Self:
        self.g.token_kind.append("crop")
        self.g.token_at.append(self._space(place))
        self.g.token_up.append(True)
        return self

    def knocked_out(self, sign: str) -> Self:
        self.play(knock_out(self.g, self.figure(sign)))
        return self

    def dice(self, *faces: int) -> Self:
        self.g.chance.preset = {"die": list(faces)}
        return self

    def turn_of(self, sign: str) -> Self:
        g = self.g
        g.turn = g.actor = self.figure(sign)
        g.actions = 2
        return self

    def overlords_turn(self, sign: str = "") -> Self:
        self.g.turn = OVERLORD
        self.g.actor = self.figure(sign) if sign else NOBODY
        return self

    # -- when --------------------------------------------------------------------

    def play(self, flow: Flow[Any] | None, *answers: str) -> Any:
        """Run a flow; an answer is given to the first ask that offers it, other asks are declined (first weapon)."""
        left = list(answers)
        self.asked: list[str] = []
        if flow is None:
            assert not left, left
            return None
        value: Any = None
        try:
            for _ in range(500):
                ask = flow.send(value)
                if isinstance(ask, Asks):
                    seat, single = next(iter(ask.open.items()))
                    value = (seat, self._answer(single, left))
                else:
                    value = self._answer(ask, left)
        except StopIteration as end:
            assert not left, f"never asked for {left}, but {self.asked}"
            assert not self.g.chance.preset or not self.g.chance.preset.get("die"), "dice left over"
            return end.value
        raise AssertionError("the flow does not end")

    def _answer(self, ask: Ask, left: list[str]) -> str:
        self.asked.append(f"{ask.kind}: {' '.join(ask.keys)}")
        for key in ask.keys:
            if left and left[0] in (key, re.sub(r"_act\d_\w+(?=\.\d+$)", "", key)):  # own surges, whatever act and rank
                left.pop(0)
                return key
        if ask.kind == "weapon":
            return ask.keys[0]
        for word in ("pass", "stop", "end", "done", "no"):
            if word in ask.keys:
                return word
        if ask.kind in ("order", "damage_order", "end_order", "expand"):
            return ask.keys[0]
        raise AssertionError(f"{ask.kind} offers {ask.keys}, wanted {left}")

    def does(self, sign: str, key: str, *answers: str) -> None:
        """The hero does this in his turn."""
        if self.g.turn != self.figure(sign):
            self.turn_of(sign)
        h = self.figure(sign)
        refusal = act_refusal(self.g, h, key)
        assert refusal is None, refusal
        self.play(do(self.g, h, key), *answers)

    def why_not(self, sign: str, key: str) -> str:
        if self.g.turn != self.figure(sign):
            self.turn_of(sign)
        refusal = act_refusal(self.g, self.figure(sign), key)
        assert refusal is not None, f"{key} is allowed"
        return refusal.code

    def uses(self, sign: str, ability: str, *answers: str) -> None:
        """The monster performs an action printed on its card."""
        f = self.figure(sign)
        self.overlords_turn(sign)
        doing = DOINGS[ability]
        refusal = doing.refusal(self.g, f) if doing.refusal else None
        assert refusal is None, refusal
        self.play(doing.run(self.g, f), *answers)

    def why_not_use(self, sign: str, ability: str) -> str:
        refusal = DOINGS[ability].refusal
        assert refusal is not None
        found = refusal(self.g, self.figure(sign))
        assert found is not None, f"{ability} is allowed"
        return str(found.code)

    def attacks(self, sign: str, *answers: str) -> Any:
        return self.play(perform_attack(self.g, self.figure(sign)), *answers)

    def beats(
        self, first: str, *answers: str, until: tuple[str, ...] = ("next_hero", "heroes_done", "ol_begin")
    ) -> str:
        """Run beats from `first` until one of `until` would come; returns its name."""
        return str(self.play(self._beats(first, until), *answers))

    def _beats(self, name: str, until: tuple[str, ...]) -> Flow[str]:
        for _ in range(200):
            step = BEATS[name](self.g)
            name = step if isinstance(step, str) else (yield from step)
            if name in until:
                return name
        raise AssertionError("the beats do not end")

    def takes_turn(self, sign: str, *answers: str) -> str:
        """A whole hero turn."""
        self.g.turn = self.g.actor = self.figure(sign)
        return self.beats("hero_start", *answers)

    def overlord_takes_turn(self, *answers: str) -> str:
        """A whole overlord turn, to the end of the round."""
        return self.beats("ol_begin", *answers, until=("next_hero",))

    def moment(self, now: Moment, *answers: str) -> None:
        """A moment comes by itself."""
        self.play(fire(self.g, now), *answers)

    # -- then ----------------------------------------------------------------------

    def damage(self, sign: str, number: int = 0) -> int:
        return self.g.damage[self.figure(sign, number)]

    def fatigue(self, sign: str) -> int:
        return self.g.fatigue[self.figure(sign)]

    def conditions(self, sign: str, number: int = 0) -> set[str]:
        bits = self.g.cond[self.figure(sign, number)]
        return {name for name, bit in CONDITION.items() if bits & bit}

    def at(self, sign: str, number: int = 0) -> tuple[int, int] | None:
        spaces = self.g.spaces[self.figure(sign, number)]
        return self.g.live.map.places[spaces[0]] if spaces else None

    def exhausted(self, sign: str, card: str) -> bool:
        return bool(self.g.status[self.card(sign, card)] & EXHAUSTED)
