"""Cards made of words: a step of a card in YAML becomes one word that can run and can tell what it does.

Fortune cards, production spells and most henchmen and Masters are made of them. Words register themselves, so the
chapters that play cards need not know the vocabulary.

Not here: the words (cards/words/), cards that are their own little rule (cards/spells/, cards/henchmen/).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple, TypeVar, Union

import msgspec

from gruft.games.domains.pieces.content import Step
from gruft.games.domains.pieces.tables import B_TYPE, OWN_SPACES, TYPES, WORKERS
from gruft.games.domains.rules.basics.domain import decays, monsters_of
from gruft.games.domains.rules.basics.items import held
from gruft.games.domains.rules.basics.order import clockwise_from, turn_order
from gruft.games.domains.state import State
from gruft.table.ask import Seat
from gruft.table.effect import Effect
from gruft.table.flow import Flow
from gruft.table.rules import Refusal


class Play(NamedTuple):
    """What is being carried out: for whom, where its Evil is booked, the amount paid, the card, the trade."""

    seat: Seat
    source: int
    x: int = 0
    card: str = ""
    deal: str = ""


class Filter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Players picked by what they have: most, has, state_of_decay."""

    filter: str
    of: str = ""


class Per(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`each` for every `per` thing, at most `max`."""

    per: str
    each: int
    max: int


Number = int | str | Per


class Word(msgspec.Struct, Effect[State, Play], frozen=True, forbid_unknown_fields=True, tag_field="op"):
    """One step of an effect."""

    def seats(self, g: State, actor: Seat) -> list[Seat]:
        """Everybody it happens to, in turn order; steps about the table happen once."""
        return who_is(g, actor, getattr(self, "who", "self"))


class Deed(Word, frozen=True):
    """A step nobody is asked about."""

    def act(self, g: State, play: Play) -> None:
        """Do it."""
        raise NotImplementedError

    def run(self, g: State, play: Play) -> Flow[None]:
        self.act(g, play)
        yield from ()


VOCABULARY: list[type[Word]] = []


W = TypeVar("W", bound=type[Word])


def word(kind: W) -> W:
    """Register a word of the vocabulary."""
    VOCABULARY.append(kind)
    return kind


@cache
def _vocabulary() -> Any:
    return list[Union[tuple(VOCABULARY)]]  # type: ignore[misc]  # noqa: UP007  # known only once all are registered


def read(steps: list[Step]) -> list[Word]:
    """The steps of a card as words."""
    return list(msgspec.convert(steps, _vocabulary()))


def run(g: State, words: Sequence[Word], play: Play) -> Flow[None]:
    """All steps of a card, one after the other, each for everybody it names; the play knows the acting player."""
    for step in words:
        for who in step.seats(g, play.seat):
            yield from step.run(g, play if who == play.seat else play._replace(seat=who))


def needs(g: State, words: Sequence[Word], play: Play) -> Refusal | None:
    """Why the steps of a card cannot be carried out now."""
    return next((refusal for step in words if (refusal := step.refusal(g, play)) is not None), None)


def lands(g: State, seat: Seat, *, dark: bool | None = None, kind: str = "") -> list[int]:
    """The buildings of a domain, by side and type."""
    wanted = TYPES.index(kind) if kind else -1
    return [
        space
        for space in OWN_SPACES[seat]
        if g.land[space] >= 0
        and (dark is None or bool(g.dark[space]) == dark)
        and (wanted < 0 or B_TYPE[g.land[space]] == wanted)
    ]


def who_is(g: State, actor: Seat, who: str | Filter) -> list[Seat]:
    """The players a step names, in turn order."""
    if isinstance(who, Filter):
        return _filtered(g, who)
    if who == "each":
        return turn_order(g)
    if who == "first_player":
        return [g.first]
    if who == "others":
        return clockwise_from(g, actor)
    return [actor]


def _filtered(g: State, who: Filter) -> list[Seat]:
    everybody = turn_order(g)
    if who.filter == "state_of_decay":
        return [seat for seat in everybody if decays(g, seat)]
    if who.filter == "has":
        thing, _, kind = who.of.partition(":")
        if thing == "henchman":
            return [seat for seat in everybody if g.henchmen[seat]]
        return [seat for seat in everybody if lands(g, seat, dark=False, kind=kind)]
    counts = {seat: _most_of(g, seat, who.of) for seat in everybody}
    best = max(counts.values())
    return [seat for seat in everybody if best and counts[seat] == best]


def _most_of(g: State, seat: Seat, what: str) -> int:
    if what == "workers":
        return held(g, seat, WORKERS)
    return len(lands(g, seat, dark=True if what == "dark_buildings" else None))


def amount(g: State, n: Number, play: Play, have: int = 0) -> int:
    """How many that is for the player of this play; `have` is what he holds of the item in question."""
    if isinstance(n, int):
        return n
    if isinstance(n, Per):
        return min(n.max, n.each * _count(g, play.seat, n.per))
    if n == "all":
        return have
    if n == "half":
        return have // 2
    if "x" in n:
        return play.x // 2 if n == "x/2" else int(n.partition("*")[0]) * play.x
    dice, _, plus = n.partition("+")
    count, _, sides = dice.partition("d")
    return sum(g.chance.roll(int(sides)) for _ in range(int(count))) + int(plus or 0)


def _count(g: State, seat: Seat, thing: str) -> int:
    if thing == "own_henchman":
        return len(g.henchmen[seat])
    if thing == "own_lone_monster":
        return sum(g.land[g.where[monster]] < 0 for monster in monsters_of(g, seat))
    side = {"own_light_building": False, "own_dark_building": True}.get(thing)
    return len(lands(g, seat, dark=side))
