"""Which quest may be played next (DE-NEXT-01, DE-NEXT-02, DE-INTER-01, DE-FINAL-01, CA-01 to CA-08, CA-13).

Everything follows from the quests that are over and their winners.
"""

from __future__ import annotations

from typing import Final

from gruft.games.descent.moments.quest import HEROES, OVERLORD_WINS
from gruft.games.descent.pieces.atlas import QUESTS
from gruft.games.descent.pieces.campaign_book import CAMPAIGN, QuestKind, Route
from gruft.games.descent.pieces.campaign_sheet import CampaignSheet, Played
from gruft.table.rules import Refusal, refuse

INTERLUDES: Final = {HEROES: "the_shadow_vault", OVERLORD_WINS: "the_overlord_revealed"}
FINALES: Final = {HEROES: "gryvorn_unleashed", OVERLORD_WINS: "the_man_who_would_be_king"}
INTRODUCTION: Final = "first_blood"
ROUTES: Final = {route.quest: route for route in CAMPAIGN.routes}

BOOK: Final = tuple(
    name
    for name in QUESTS
    if name == INTRODUCTION
    or name in (*INTERLUDES.values(), *FINALES.values())
    or any(name in (line.act1, line.heroes, line.overlord) for line in CAMPAIGN.successors)
)
"""The quests of the campaign; somebody may have added others."""

PLAYED = refuse("campaign.played", "DE-BAD-08")
OTHER_ACT = refuse("campaign.other_act", "DE-BAD-08")
OTHER_BRANCH = refuse("campaign.other_branch", "DE-NEXT-02")
FIXED = refuse("campaign.fixed", "CA-12")


def route_to(quest: str) -> Route:
    """The road from the city to a quest; to the first one there is none."""
    return ROUTES[quest]


def won(sheet: CampaignSheet, kind: QuestKind, side: str) -> int:
    """How many quests of this kind the side has won."""
    return sum(one.winner == side and QUESTS[one.quest].kind == kind for one in sheet.played)


def due(sheet: CampaignSheet) -> QuestKind | None:
    """The kind of the next quest, or None after the finale (DE-CAMP-03)."""
    place = len(sheet.played)
    for stretch in CAMPAIGN.sequence:
        if place < stretch.count:
            return stretch.kind
        place -= stretch.count
    return None


def ahead(sheet: CampaignSheet, kind: QuestKind, side: str) -> bool:
    """Whether the side has won most of the quests of this kind; of three that were played it is always one (R-37)."""
    other = OVERLORD_WINS if side == HEROES else HEROES
    return won(sheet, kind, side) > won(sheet, kind, other)


def successors(sheet: CampaignSheet) -> list[str]:
    """For each quest of act I the one of act II that its winner has opened (DE-NEXT-02)."""
    return [line.heroes if sheet.winner_of(line.act1) == HEROES else line.overlord for line in CAMPAIGN.successors]


def available(sheet: CampaignSheet) -> list[str]:
    """The quests among which the next one is; a single one is fixed."""
    over = {one.quest for one in sheet.played}
    match due(sheet):
        case "introduction":
            return [INTRODUCTION]
        case "act1":
            return [line.act1 for line in CAMPAIGN.successors if line.act1 not in over]
        case "interlude":
            return [INTERLUDES[HEROES if ahead(sheet, "act1", HEROES) else OVERLORD_WINS]]
        case "act2":
            return [quest for quest in successors(sheet) if quest not in over]
        case "finale":
            return [FINALES[HEROES if ahead(sheet, "act2", HEROES) else OVERLORD_WINS]]
    return []


def quest_refusal(sheet: CampaignSheet, quest: str) -> Refusal | None:
    """Why this quest cannot be the next one."""
    if quest in available(sheet):
        return None
    if any(one.quest == quest for one in sheet.played):
        return PLAYED
    kind = due(sheet)
    if kind in ("introduction", "interlude", "finale"):
        return FIXED
    return OTHER_BRANCH if QUESTS[quest].kind == kind else OTHER_ACT


def closed(sheet: CampaignSheet, quest: str) -> bool:
    """Whether this quest can no longer be part of the campaign."""
    if any(one.quest == quest for one in sheet.played) or quest in available(sheet):
        return False
    kind, now = QUESTS[quest].kind, due(sheet)
    order = [stretch.kind for stretch in CAMPAIGN.sequence]
    if now is None or order.index(kind) <= order.index(now):
        return True
    if kind == "interlude":
        return _decided(sheet, "act1") and quest != INTERLUDES[_leader(sheet, "act1")]
    if kind == "finale":
        return _decided(sheet, "act2") and quest != FINALES[_leader(sheet, "act2")]
    line = next((line for line in CAMPAIGN.successors if quest in (line.heroes, line.overlord)), None)
    if line is None:
        return False  # act I is still to come
    to_be_played = order.index(now) <= order.index("act1") and not any(one.quest == line.act1 for one in sheet.played)
    return not to_be_played and quest not in successors(sheet)


def outcomes(sheet: CampaignSheet, quest: str) -> list[CampaignSheet]:
    """The sheet as it will be when the quest that is set up or under way is over, whoever wins it."""
    return [CampaignSheet(played=[*sheet.played, Played(quest, side, 0)]) for side in (HEROES, OVERLORD_WINS)]


def _leader(sheet: CampaignSheet, kind: QuestKind) -> str:
    return HEROES if ahead(sheet, kind, HEROES) else OVERLORD_WINS


def _decided(sheet: CampaignSheet, kind: QuestKind) -> bool:
    """Whether one side has already won most of the quests of this kind."""
    most = next(stretch.count for stretch in CAMPAIGN.sequence if stretch.kind == kind)
    return max(won(sheet, kind, side) for side in (HEROES, OVERLORD_WINS)) * 2 > most


def last_kind(sheet: CampaignSheet) -> QuestKind:
    """The kind of the quest just played."""
    return QUESTS[sheet.played[-1].quest].kind


def change_of_act(sheet: CampaignSheet) -> bool:
    """Whether the interlude is over and act I not yet: what is left of its shop is sold off (DE-ACT2-02)."""
    return bool(sheet.played) and last_kind(sheet) == "interlude" and sheet.act == 1
