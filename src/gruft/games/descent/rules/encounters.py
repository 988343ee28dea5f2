"""From one encounter to the next, and the end of the quest (DE-QUEST-02, DE-QUEST-03, DE-END-01, DE-END-02, DE-R-54).

Beats: encounter_end, free_stand, next_encounter.
"""

from __future__ import annotations

from gruft.games.descent.moments.marks import (
    BY_TURN_END,
    NEXT_ATTACK,
    ON_TURN_END,
    ROUND_END,
    TURN_END,
    end_marks,
    end_marks_off_heroes,
)
from gruft.games.descent.moments.quest import quest_of
from gruft.games.descent.moments.seats import ref_of
from gruft.games.descent.moments.wiring import work_out
from gruft.games.descent.pieces.events import EncounterEnded, QuestEnded
from gruft.games.descent.pieces.kinds import NOBODY
from gruft.games.descent.rules.campaign.phase import quest_over
from gruft.games.descent.rules.places import closest_empty
from gruft.games.descent.rules.setup.layout import clear_map
from gruft.games.descent.rules.turns.hero_deeds import stand_up
from gruft.games.descent.state import State
from gruft.table.flow import Flow, confirm


def encounter_end(g: State) -> str | None:
    """A victory condition is fulfilled; the last encounter decides the quest."""
    g.log.append(EncounterEnded(f"side:{g.encounter_winner}"))
    g.ol_discard += g.ol_table
    g.ol_table = []
    _break_off(g)
    g.turn = g.actor = NOBODY
    g.actions = g.extra_moves = g.extra_attacks = 0
    g.halted = []
    g.moving = g.free_attack = g.rested = False
    if g.encounter + 1 >= len(quest_of(g).printed.encounters):
        g.log.append(QuestEnded(f"side:{g.encounter_winner}"))
        if g.campaign is not None:
            return quest_over(g)
        g.winner = g.encounter_winner
        return None
    g.first_winner = g.encounter_winner
    quest_of(g).carry_over(g)
    for h in range(g.nh):
        if not g.ko >> h & 1:
            g.fatigue[h] = 0
    g.stage = 0
    return "free_stand"


def _break_off(g: State) -> None:
    """The turn and the round under way are over, and with them what was to last so long (DE-R-54)."""
    if g.turn >= 0:
        end_marks(g, BY_TURN_END, by=g.turn)
        end_marks(g, ON_TURN_END, on=g.turn)
    for until in (TURN_END, ROUND_END, NEXT_ATTACK):
        end_marks(g, until)
    g.live.pass_away()  # whoever was on his way, in the air or charmed is no longer


def free_stand(g: State) -> Flow[str]:
    """Every knocked-out hero may stand up for free and then has his full Stamina."""
    h = g.stage
    if h == g.nh:
        return "next_encounter"
    g.stage += 1
    if g.ko >> h & 1 and (yield from confirm(g.hero_seat[h], "free_stand", {"figure": ref_of(g, h)})):
        g.token[h] = closest_empty(g, g.token[h])[0]  # the map is taken away next: where he stands is no question
        yield from stand_up(g, h, h)
        g.fatigue[h] = 0
    return "free_stand"


def next_encounter(g: State) -> str:
    """Sheets face up, the old map and familiars gone, effects on them over; hand, decks and cards stay."""
    g.encounter += 1
    g.round = 0
    g.feats = 0
    g.once.clear()
    g.played.clear()
    end_marks_off_heroes(g)
    clear_map(g)
    work_out(g)
    return "lay_map" if g.campaign is None else "entrust"
