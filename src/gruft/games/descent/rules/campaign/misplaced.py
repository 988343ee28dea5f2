"""Beats of a campaign and where its sheet stands: whether they fit each other (DE-CAMP-03, DE-CAMP-04).

On a drawn map nothing is set up, and nothing follows it; after the last encounter no other comes.

A step of the campaign phase comes after the quest on the table or before the next one, never in the midst of it.

Not here: what else cannot be true of a sheet (audit.py).
"""

from __future__ import annotations

from typing import Final

from gruft.games.descent.pieces.atlas import QUESTS
from gruft.games.descent.pieces.campaign_sheet import CampaignSheet
from gruft.games.descent.pieces.drawing import DRAWN
from gruft.games.descent.pieces.kinds import FIRST_MONSTER
from gruft.games.descent.rules.campaign.book import INTRODUCTION, available
from gruft.games.descent.state import State
from gruft.table.rules import Refusal, refuse

AFTER_A_QUEST: Final = {
    "sell_search": "sell_search",
    "clean_up": "clean_up",
    "rewards": "rewards",
    "award_relic": "rewards",
    "take_back": "rewards",
    "experience": "experience",
    "study": "experience",
    "shopping": "shopping",
    "clearance": "shopping",
    "choose_quest": "choose_quest",
}
"""Beats of the phase with the step they belong to, the last quest still on the table."""
BEFORE_THE_NEXT: Final = {
    "pack": "choose_quest",
    "set_up": "set_up",
    "set_aside": "set_up",
    "set_out": "set_up",
    "travel": "travel",
    "arrive": "travel",
}
"""The same with the next quest on the table; to the first one nobody travels."""
LAYING_OUT: Final = frozenset(
    ("lay_map", "place_hero", "group_area", "open_group", "place_monster", "lay_search", "first_equip", "entrust")
)
"""The set-up of an encounter, within the phase or in the midst of a quest."""


HERO_TURN: Final = frozenset(("hero_start", "hero_equip", "hero_act", "hero_end", "hero_flip"))
"""The turn of a hero: one of them must be the one."""
ENDS: Final = ("monster_end", "person_end")
ACTIVATION: Final = frozenset(("monster_start", "monster_act", "person_start", "person_act", *ENDS))
"""The activation of a monster, or of a person of the quest: it stands on the map, if it was not its end."""
BETWEEN_ENCOUNTERS: Final = ("free_stand", "next_encounter")
SETTING_UP: Final = ("muster", "pick_hero", "pick_class", "train", "outfit", "scheme", *BETWEEN_ENCOUNTERS)
"""What comes before the map, or between two of them."""


def misplaced(g: State, beat: str) -> list[Refusal]:
    """Why a campaign, or a single quest, cannot be at this beat."""
    if (beat in HERO_TURN and g.turn < 0) or (beat in ACTIVATION and not _can_be_activated(g, beat)):
        return [refuse("position.not_here", beat=beat)]
    if g.quest == DRAWN and beat in (*SETTING_UP, *LAYING_OUT):
        return [refuse("misplaced.drawn", "DE-SETUP-01", beat=beat)]
    if beat in BETWEEN_ENCOUNTERS and g.encounter + 1 == len(QUESTS[g.quest].encounters):
        return [refuse("misplaced.last_encounter", "DE-QUEST-03", beat=beat, quest=f"quest:{g.quest}")]
    if g.campaign is None:
        phase = beat in AFTER_A_QUEST or beat in BEFORE_THE_NEXT
        return [refuse("misplaced.no_campaign", "DE-CAMP-03", beat=beat)] if phase else []
    if not _right_quest(g, g.campaign, beat):
        return [refuse("misplaced.quest", "DE-CAMP-03", beat=beat, quest=f"quest:{g.quest}")]
    step = g.campaign.step
    if step in _steps(beat):
        return []
    if not step:
        return [refuse("misplaced.no_step", "DE-CAMP-04", beat=beat)]
    return [refuse("misplaced.step", "DE-CAMP-04", beat=beat, step=f"phase:{step}")]


def _can_be_activated(g: State, beat: str) -> bool:
    """Whether whoever acts is no hero, and there."""
    return g.actor >= FIRST_MONSTER and (beat in ENDS or bool(g.spaces[g.actor]))


def _right_quest(g: State, sheet: CampaignSheet, beat: str) -> bool:
    """Whether the quest on the table is over, or still to be played, as the beat needs it."""
    if beat in AFTER_A_QUEST:
        return bool(sheet.played) and sheet.played[-1].quest == g.quest
    travels = beat in BEFORE_THE_NEXT or sheet.step == "set_up"
    return g.quest in available(sheet) and not (travels and g.quest == INTRODUCTION)


def _steps(beat: str) -> tuple[str, ...]:
    step = AFTER_A_QUEST.get(beat) or BEFORE_THE_NEXT.get(beat, "")
    return ("", "set_up") if beat in LAYING_OUT else (step,)
