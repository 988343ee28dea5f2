"""Small records that lie in a state: monsters moved by Gate, knowledge of the Fortune deck, bonuses, a visit."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from gruft.games.domains.pieces.tables import COLOURS, FORTUNE_IDS, LAND_WORDS, MONSTER_IDS
from gruft.table.plain import named
from gruft.table.plain import seats as words_for

MINIONS: Final = (*COLOURS, "white", "purple")
"""Minions by colour: the seats' own, then white and purple."""


@dataclass(frozen=True, slots=True)
class Gate:
    """A monster moved for one adventure: where it goes back to, and who moved it."""

    monster: int = field(metadata=named(MONSTER_IDS))
    home: int = field(metadata=words_for(LAND_WORDS))
    caster: int = field(metadata=words_for(COLOURS))


@dataclass(frozen=True, slots=True)
class Lore:
    """A Fortune card somebody has seen in the deck: it lies at one of the places from `first` to before `end`."""

    card: int = field(metadata=named(FORTUNE_IDS))
    first: int
    """Places are counted from the top, from 0."""
    end: int


@dataclass(frozen=True, slots=True)
class Extra:
    """What buildings of a side (and a type, -1 for any) produce more this round."""

    dark: int
    type: int
    item: int
    n: int


@dataclass(frozen=True, slots=True)
class Visit:
    """A visit to the Builders' Guild that is going on."""

    minion: int = field(metadata=words_for(MINIONS))
    listed: int
    """The list price of all it has bought so far."""
    paid: int
    """What of it was paid."""
