"""The two Spell steps (DL-SPELL): whether the party casts the spell of the round.

A card's spell is cast if the party's magic symbols total at least the number of the round at the moment of its
step. What each spell does is registered under the word its card names.

Not here: the eighteen spells (cards/spells.py), fatigue, which applies whether or not the spell is cast (conquest.py).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gruft.games.lords.pieces.combat_events import (
    SpellCast,
    SpellIgnored,
    SpellsBlocked,
)
from gruft.games.lords.pieces.content import Numbers
from gruft.games.lords.pieces.tables import (
    SPELL_KIND,
    SPELL_REFS,
)
from gruft.games.lords.rules.combat.battle import battle_over
from gruft.games.lords.rules.combat.conquest import aftermath
from gruft.games.lords.rules.combat.party import magic
from gruft.games.lords.state import Battle, State
from gruft.table.events import SILENCE
from gruft.table.flow import Flow

Spell = Callable[[State, Battle, Numbers], Flow[None]]
SPELLS: Final[dict[str, Spell]] = {}
"""What a spell does, by the word its card names."""


def spell(word: str) -> Callable[[Spell], Spell]:
    """Make known what a spell does."""

    def register(run: Spell) -> Spell:
        SPELLS[word] = run
        return run

    return register


def fast_spell(g: State) -> Flow[str] | str:
    """The Fast Spell step (DL-SPELL-01, -02)."""
    return _spell_step(g, "fast") or "monsters"


def slow_spell(g: State) -> Flow[str] | str:
    """The Slow Spell step; without a spell the battle goes straight on."""
    return _spell_step(g, "slow") or aftermath(g)


def _spell_step(g: State, speed: str) -> Flow[str] | None:
    fight = g.battle
    if g.rules.scenario or fight is None:
        return None
    card = g.town[g.combat_round - 1]
    printed = SPELL_KIND[card]
    if printed.speed != speed:
        return None
    if fight.no_spells:
        g.log.append(SpellsBlocked(fight.seat, SPELL_REFS[card]))
        return None
    power = magic(g.lords[fight.seat])
    if power < g.combat_round:
        if g.log is not SILENCE:
            g.log.append(SpellIgnored(fight.seat, SPELL_REFS[card], power, g.combat_round))
        return None
    g.log.append(SpellCast(fight.seat, SPELL_REFS[card]))
    return _cast(g, fight, SPELLS[printed.effect], printed.numbers, "monsters" if speed == "fast" else "aftermath")


def _cast(g: State, fight: Battle, cast: Spell, numbers: Numbers, then: str) -> Flow[str]:
    yield from cast(g, fight, numbers)
    return then if g.lords[fight.seat].party else battle_over(g)
