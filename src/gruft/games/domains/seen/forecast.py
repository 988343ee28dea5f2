"""Whom will they attack? The search of each party step by step, and how the dice would stand (DD-TARGET, DD-ATTACK).

Made from public facts only, so everybody may ask at any time; the same functions decide the real adventure.
"""

from __future__ import annotations

from typing import TypedDict

from gruft.games.domains.pieces.dice import chance_to_beat, written
from gruft.games.domains.pieces.tables import (
    ADVENTURER_REFS,
    BUILDING_REFS,
    LAND_REFS,
    PARTY_REFS,
    SPACES,
    SYMBOLS,
)
from gruft.games.domains.rules.adventure.phase import attack_dice, defence_parts, settled
from gruft.games.domains.rules.adventure.targeting import account
from gruft.games.domains.state import State


class CandidateView(TypedDict):
    """A space that fits a symbol, and the numbers that order it."""

    land: str
    building: str | None
    numbers: list[int]


class SearchStepView(TypedDict):
    """One of the four steps: which symbol was looked for, among what, and what fits, best first."""

    symbol: str
    dark: bool
    candidates: list[CandidateView]


class PartView(TypedDict):
    """One thing that adds to the defence."""

    source: str
    flat: int
    dice: str


class ForecastView(TypedDict):
    """What a party would do now."""

    party: str
    leader: str | None
    stays: bool
    steps: list[SearchStepView]
    target: str | None
    owner: int | None
    pilgrimage: bool
    attack: str
    defence: list[PartView]
    success: float | None
    """How likely the attack succeeds before bonus bars, 0 to 1."""


def forecast(g: State, party: int) -> ForecastView:
    """The account of one party as things stand now."""
    row = g.parties[party]
    view = ForecastView(
        party=PARTY_REFS[party],
        leader=ADVENTURER_REFS[row[0]] if row else None,
        stays=bool(g.skips[party]) or not row,
        steps=[],
        target=None,
        owner=None,
        pilgrimage=False,
        attack="",
        defence=[],
        success=None,
    )
    if view["stays"]:
        return view
    steps = account(g, row[0])
    for step in steps:
        view["steps"].append(
            SearchStepView(
                symbol=f"symbol:{SYMBOLS[step.symbol]}",
                dark=step.dark,
                candidates=[
                    CandidateView(
                        land=LAND_REFS[find.space],
                        building=BUILDING_REFS[g.land[find.space]] if g.land[find.space] >= 0 else None,
                        numbers=list(find.key),
                    )
                    for find in step.finds
                ],
            )
        )
    last = steps[-1]
    final = settled(g, party) and g.target >= 0
    if not final and not last.finds:
        return view
    space = g.target if final else last.finds[0].space
    view["target"] = LAND_REFS[space]
    view["owner"] = space // SPACES
    view["pilgrimage"] = not final and not last.dark
    if not view["pilgrimage"]:
        _odds(g, party, space, view)
    return view


def _odds(g: State, party: int, space: int, view: ForecastView) -> None:
    parts = defence_parts(g, party, space)
    dice = attack_dice(g, party)
    defence = [sides for part in parts for sides in part.dice]
    flat = sum(part.flat for part in parts)
    view["attack"] = written(dice)
    view["defence"] = [PartView(source=p.source, flat=p.flat, dice=written(p.dice)) for p in parts]
    view["success"] = round(chance_to_beat(dice, flat, defence), 4)
