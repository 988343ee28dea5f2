"""The campaign phase and its order (DE-CAMP-03, DE-CAMP-04, DE-ACT2-01 to DE-ACT2-05, CA-10, CA-11, CA-14, CA-40).

Each step is a module of its own with a beat named after it; when it is over it goes on with `after`.
"""

from __future__ import annotations

from typing import Final

from gruft.games.descent.pieces.atlas import QUESTS
from gruft.games.descent.pieces.campaign_book import CAMPAIGN
from gruft.games.descent.pieces.campaign_events import ActBegan, CampaignEnded, QuestBegan, StepBegan
from gruft.games.descent.pieces.campaign_sheet import CampaignSheet, Played
from gruft.games.descent.pieces.cards import ITEM
from gruft.games.descent.state import State

CLEARANCE: Final = "clearance"
"""The beat before the phase after the interlude, by the rule book's first printing (DE-ACT2-01)."""


def sheet_of(g: State) -> CampaignSheet:
    """The campaign sheet of a quest that is part of one."""
    assert g.campaign is not None, "no campaign"
    return g.campaign


def steps(g: State) -> list[str]:
    """The eight steps: with the errata the heroes shop before they train (DE-ERR-4)."""
    ordered = sorted(CAMPAIGN.phase, key=lambda step: step.order if g.errata else step.order_without_errata)
    return [step.id for step in ordered]


def enter(g: State, step: str) -> str:
    """A step begins: the name of its beat."""
    sheet = sheet_of(g)
    sheet.step = step
    sheet.done = []
    g.stage = 0
    g.once.clear()
    g.log.append(StepBegan(f"phase:{step}"))
    return step


def after(g: State, step: str) -> str:
    """The beat of the step that follows this one."""
    order = steps(g)
    return enter(g, order[order.index(step) + 1])


def quest_over(g: State) -> str | None:
    """A quest is won: its result is kept, and the phase begins; who wins the finale wins the campaign (CA-10)."""
    sheet = sheet_of(g)
    sheet.played.append(Played(g.quest, g.encounter_winner, g.round))
    kind = QUESTS[g.quest].kind
    if kind == "finale":
        g.winner = g.encounter_winner
        g.log.append(CampaignEnded(f"side:{g.winner}"))
        return None
    if kind == "interlude" and not g.errata:
        sheet.step = "shopping"
        return CLEARANCE
    return enter(g, steps(g)[0])


def begin_quest(g: State, quest: str) -> None:
    """The next quest lies on the table, nothing of it laid yet."""
    sheet = sheet_of(g)
    g.quest = quest
    g.encounter = g.round = g.stage = 0
    g.encounter_winner = g.first_winner = ""
    sheet.carriers = {}
    sheet.seer, sheet.seen = -1, []
    g.log.append(QuestBegan(f"quest:{quest}", len(sheet.played) + 1))


def second_act(g: State) -> None:
    """Monsters, lieutenants and shop cards of act II from now on; unsold cards of act I go to the box (DE-ACT2-03)."""
    sheet = sheet_of(g)
    sheet.act = 2
    sheet.box += g.shop1
    g.shop1 = []
    g.log.append(ActBegan(2))


def tradable_items(g: State, h: int) -> list[int]:
    """Shop cards and relics, which heroes may exchange between quests; starting items never (DE-SELL-03)."""
    found = []
    for c in g.cards[h]:
        item = ITEM[c]
        if item is not None and item.origin != "starting":
            found.append(c)
    return found
