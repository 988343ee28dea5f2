"""From one encounter to the next, and the end of the quest (DE-QUEST-02, DE-QUEST-03, DE-END-01, DE-END-02, ruling 54).

Beats: encounter_end, free_stand, next_encounter.
"""

from __future__ import annotations

from gruft.games.descent.dice import RED
from gruft.games.descent.endings import quest_of
from gruft.games.descent.events import EncounterEnded, QuestEnded
from gruft.games.descent.figures import key_of
from gruft.games.descent.kinds import NOBODY, REANIMATE
from gruft.games.descent.marks import end_marks_off_heroes
from gruft.games.descent.rolls import roll
from gruft.games.descent.state import State
from gruft.table.flow import Flow, confirm


def encounter_end(g: State) -> str | None:
    """A victory condition is fulfilled; the last encounter decides the quest."""
    g.news.append(EncounterEnded(f"side:{g.encounter_winner}"))
    g.ol_discard += g.ol_table
    g.ol_table = []
    g.turn = g.actor = NOBODY
    g.actions = g.extra_moves = g.extra_attacks = 0
    g.moving = g.free_attack = g.rested = False
    if g.encounter + 1 == len(quest_of(g).printed.encounters):
        g.winner = g.encounter_winner
        g.news.append(QuestEnded(f"side:{g.winner}"))
        return None
    quest_of(g).carry_over(g)
    for h in range(g.nh):
        if not g.ko >> h & 1:
            g.fatigue[h] = 0
    g.stage = 0
    return "free_stand"


def free_stand(g: State) -> Flow[str]:
    """Every knocked-out hero may stand up for free and then has his full Stamina."""
    h = g.stage
    if h == g.nh:
        return "next_encounter"
    g.stage += 1
    if g.ko >> h & 1 and (yield from confirm(g.hero_seat[h], "free_stand", {"figure": key_of(g, h)})):
        rolled = yield from roll(g, h, (RED, RED), "stand_up")
        g.damage[h] = max(0, g.damage[h] - rolled.hearts)
        g.fatigue[h] = 0
        g.ko &= ~(1 << h)
    return "free_stand"


def next_encounter(g: State) -> str:
    """Sheets face up, familiars gone, effects on monsters and spaces over; hand, decks and cards stay."""
    g.encounter += 1
    g.feats = 0
    g.left = 0
    g.once.clear()
    g.played.clear()
    g.spaces[REANIMATE] = ()
    end_marks_off_heroes(g)
    return "lay_map"
