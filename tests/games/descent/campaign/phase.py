"""A campaign between two quests, and campaigns whose quests are decided at once.

    between = Between(("first_blood", "heroes"), gold=100)
    between.go("shopping", "buy:iron_shield", "hero:…", "done")

`go` runs beats from the one named, with these answers, until an ask finds no answer any more (`between.ask`) or a beat
of `until` would come next. `decided` lets every encounter end before its first round.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import GeneratorType
from typing import Any

from gruft.games.descent.game import BEATS, GAME
from gruft.games.descent.moments.wiring import work_out
from gruft.games.descent.pieces.atlas import QUESTS
from gruft.games.descent.pieces.campaign_sheet import CampaignSheet, Played
from gruft.games.descent.pieces.cards import CARDS, ID
from gruft.games.descent.rules.setup.layout import set_up
from gruft.games.descent.state import State
from gruft.table.ask import Ask, Seat
from gruft.table.chance import Chance, FastChance, secret_of
from gruft.table.events import Event
from gruft.table.flow import Asks
from gruft.table.opening import light_table, open_table
from gruft.table.table import Accepted, Table
from tests.harness import Check, telling
from tests.harness.play import at_random

H, OL = "heroes", "overlord"
MOST_BEATS = 500
Answer = str | tuple[Seat, str]


class Between:
    """A campaign sheet on the table and the beats that work on it."""

    def __init__(
        self,
        *played: tuple[str, str],
        seats: int = 3,
        heroes: int | str = "players",
        errata: bool = True,
        **sheet: Any,
    ) -> None:
        options = {**GAME.meta.default_options(), "mode": "campaign", "heroes": heroes, "errata": errata}
        self.g: State = set_up(seats, options, Chance(secret_of("campaign")))
        assert self.g.campaign is not None
        self.sheet: CampaignSheet = self.g.campaign
        self.sheet.played = [Played(quest, winner, 5) for quest, winner in played]
        if played:
            self.g.quest, self.g.encounter_winner = played[-1]
            self.g.encounter = len(QUESTS[self.g.quest].encounters) - 1
            work_out(self.g)
        for name, value in sheet.items():
            setattr(self.sheet, name, value)
        self.asked: list[str] = []
        self.ask: Ask | Asks | None = None

    def give(self, h: int, *cards: str) -> Between:
        """The hero has these cards; they are gone from the shop."""
        for name in cards:
            c = next(c for c in CARDS[name] if not any(c in held for held in self.g.cards))
            self.g.cards[h].append(c)
            for pile in (self.g.shop1, self.g.shop2, self.g.search_deck):
                if c in pile:
                    pile.remove(c)
        return self

    def holds(self, h: int) -> list[str]:
        return [ID[c] for c in self.g.cards[h]]

    def told(self, kind: type[Event]) -> list[Event]:
        return [event for event in self.g.log if isinstance(event, kind)]

    def go(self, beat: str | None, *answers: Answer, until: tuple[str, ...] = ()) -> str | None:
        """The beat reached; `ask` is what is open there."""
        left = list(answers)
        self.ask = None
        for _ in range(MOST_BEATS):
            if beat is None or beat in until:
                assert not left, f"never asked: {left}"
                return beat
            flow = BEATS[beat](self.g)
            if isinstance(flow, GeneratorType):
                try:
                    asked = next(flow)
                    while True:
                        kinds = [ask.kind for ask in self._open(asked)]
                        self.asked.append(kinds[0])
                        if not left:
                            self.ask = asked
                            return beat
                        asked = flow.send(self._answer(asked, left.pop(0)))
                except StopIteration as end:
                    flow = end.value
            assert flow is None or isinstance(flow, str)
            beat = flow
        raise AssertionError("no end")

    @staticmethod
    def _open(asked: Ask | Asks) -> list[Ask]:
        return list(asked.open.values()) if isinstance(asked, Asks) else [asked]

    def _answer(self, asked: Ask | Asks, answer: Answer) -> Any:
        seat, key = answer if isinstance(answer, tuple) else (None, answer)
        found = [ask for ask in self._open(asked) if key in ask.keys and seat in (None, ask.seat)]
        assert found, f"{answer} is not offered: {[(a.seat, a.kind, a.keys) for a in self._open(asked)]}"
        return (found[0].seat, key) if isinstance(asked, Asks) else key

    def why_not(self, key: str, seat: Seat | None = None) -> str:
        """The code with which the open ask refuses this."""
        assert self.ask is not None, "nothing is asked"
        ask = next(ask for ask in self._open(self.ask) if seat in (None, ask.seat))
        reason = ask.reason(key)
        assert reason is not None, f"{key} is allowed"
        return reason.code


Decide = Callable[[State], str]


@contextmanager
def decided(by: Decide) -> Iterator[None]:
    """Every encounter ends before its first round, won as `by` says."""
    real = GAME.beats["round_start"]

    def at_once(g: State) -> str:
        g.encounter_winner = by(g)
        return "encounter_end"

    GAME.beats["round_start"] = at_once
    try:
        yield
    finally:
        GAME.beats["round_start"] = real


def by_quest(results: dict[str, str], otherwise: str = OL) -> Decide:
    """Winners by quest."""
    return lambda g: results.get(g.quest, otherwise)


def tossed(seed: int) -> Decide:
    """Any side wins; twins of a table that come to the same encounter see the same winner."""
    dice = FastChance(seed + 9_000)
    won: dict[tuple[int, int], str] = {}

    def by(g: State) -> str:
        at = len(g.campaign.played) if g.campaign is not None else 0, g.encounter
        if at not in won:
            won[at] = dice.pick([H, OL])
        return won[at]

    return by


def options_of(seed: int) -> dict[str, object]:
    return {"mode": "campaign", "errata": seed % 3 != 0, "heroes": ("players", 4)[seed % 2]}


def random_campaign(seed: int, check: Check | None = None, every: int = 1, live: bool = False) -> Table:
    """A whole campaign with any answers and any winners."""
    seats, options, dice = 2 + seed % 4, options_of(seed), FastChance(seed)
    with telling(f"random_campaign({seed}): {seats} seats, {options}"), decided(tossed(seed)):
        if live:
            table = open_table("descent", seats, f"campaign {seed}", options)
        else:
            table = light_table("descent", seats, FastChance(seed + 77), options, quiet=False)
        for number in range(20_000):
            if table.over:
                return table
            assert isinstance(table.answer(*at_random(table, dice)), Accepted)
            if check is not None and number % every == 0:
                check(table, dice)
    raise AssertionError("no end")
