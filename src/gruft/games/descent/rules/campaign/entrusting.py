"""Relics of the overlord (DE-RELIC-02 to DE-RELIC-04, DE-R-67, QC-32): each lieutenant carries at most one.

He entrusts them before the first encounter, to lieutenants of any encounter; who is only known to take part in the
second is asked for then. Where the quest says which relic somebody carries, he carries that if it is to be had, else
one of the overlord's choice. Beat: entrust.
"""

from __future__ import annotations

from gruft.games.descent.moments.asking import choose_one
from gruft.games.descent.moments.quest import quest_of
from gruft.games.descent.pieces.campaign_events import RelicEntrusted
from gruft.games.descent.pieces.content import RELICS
from gruft.games.descent.pieces.quest_parts import QuestLieutenant
from gruft.games.descent.rules.campaign.phase import sheet_of
from gruft.games.descent.state import State
from gruft.table.flow import Flow


def undecided(g: State) -> list[QuestLieutenant]:
    """Lieutenants who take part, as far as is known, and have not been looked at in this quest."""
    parts = quest_of(g).printed.encounters[g.encounter :]
    found: dict[str, QuestLieutenant] = {}
    for part in parts:
        for card in part.lieutenants:
            if card.lieutenant in sheet_of(g).carriers or card.lieutenant in found:
                continue
            if not card.only_if or quest_of(g).takes_part(g, card.only_if, card.lieutenant):
                found[card.lieutenant] = card
    return sorted(found.values(), key=lambda card: not carries_its_own(g, card))


def carries_its_own(g: State, card: QuestLieutenant) -> bool:
    """Whether the relic the quest names for this lieutenant is to be had."""
    return card.relic_on_loan or card.relic in free_relics(g, card.lieutenant)


def free_relics(g: State, lieutenant: str) -> list[str]:
    """What the overlord may entrust to this lieutenant."""
    sheet = sheet_of(g)
    carried = sheet.carriers.values()
    return [name for name in sheet.relics if name not in carried and RELICS[name].only in ("", lieutenant)]


def entrust(g: State) -> Flow[str]:
    """One lieutenant after the other; unassigned relics do nothing in this quest."""
    sheet = sheet_of(g)
    waiting = undecided(g)
    if not waiting:
        return "lay_map"
    card = waiting[0]
    name = card.lieutenant
    free = free_relics(g, name)
    relic = ""
    if carries_its_own(g, card):
        relic = card.relic
    elif free:
        options = {f"relic:{one}": n for n, one in enumerate(free)}
        chosen = yield from choose_one(g.overlord, "entrust", options, True, {"figure": f"lieutenant:{name}"})
        relic = free[chosen] if chosen is not None else ""
    sheet.carriers[name] = relic
    if relic:
        g.log.append(RelicEntrusted(f"lieutenant:{name}", f"relic:{relic}"))
    return "entrust"
