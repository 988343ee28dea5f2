"""What must hold of a campaign sheet: gold, experience, relics and quests all come from somewhere (DE-GOLD-05)."""

from __future__ import annotations

from collections.abc import Iterator

from gruft.games.descent.moments.quest import HEROES, OVERLORD_WINS
from gruft.games.descent.moments.seats import ref_of
from gruft.games.descent.moments.wiring import overlord_piles
from gruft.games.descent.pieces.atlas import QUESTS
from gruft.games.descent.pieces.campaign_book import CAMPAIGN
from gruft.games.descent.pieces.campaign_sheet import CampaignSheet
from gruft.games.descent.pieces.cards import ID
from gruft.games.descent.pieces.content import OVERLORD, RELIC_CARDS, SKILLS
from gruft.games.descent.rules.campaign.book import available
from gruft.games.descent.state import State
from gruft.table.rules import Refusal, refuse


def audit(g: State, sheet: CampaignSheet) -> Iterator[Refusal]:
    """Everything about a campaign that cannot be."""
    if sheet.gold < 0 or sheet.gold != CAMPAIGN.start.gold + sheet.found + sheet.won + sheet.sold - sheet.spent:
        yield refuse("position.campaign_gold", gold=sheet.gold)
    yield from _experience(g, sheet)
    yield from _relics(g, sheet)
    if not _possible(g, sheet):
        yield refuse("position.campaign_quests")


def earned(sheet: CampaignSheet, side: str) -> int:
    """The experience of each hero, or of the overlord, from all quests that have brought their rewards."""
    gained = CAMPAIGN.start.hero_xp if side == HEROES else CAMPAIGN.start.overlord_xp
    for one in sheet.played[: sheet.rewarded]:
        rewards = QUESTS[one.quest].rewards
        prize = rewards.heroes if side == HEROES else rewards.overlord
        gained += rewards.xp_for_all + (prize.xp if one.winner == side else 0)
    return gained


def _experience(g: State, sheet: CampaignSheet) -> Iterator[Refusal]:
    for h in range(g.nh):
        learned = sum(SKILLS[ID[c]].xp for c in g.cards[h] if ID[c] in SKILLS)
        if sheet.xp[h] + learned != earned(sheet, HEROES):
            yield refuse("position.campaign_xp", who=ref_of(g, h))
    bought = sum(OVERLORD[ID[c]].xp for pile in overlord_piles(g) for c in pile if ID[c] in OVERLORD)
    if sheet.overlord_xp + bought != earned(sheet, OVERLORD_WINS):
        yield refuse("position.campaign_xp", who=f"side:{OVERLORD_WINS}")


def _relics(g: State, sheet: CampaignSheet) -> Iterator[Refusal]:
    """Each card lies with one side, and only if a quest that gives it was played."""
    prizes = {
        prize.relic
        for one in sheet.played
        for prize in (QUESTS[one.quest].rewards.heroes, QUESTS[one.quest].rewards.overlord)
    }
    held = [ID[c] for cards in g.cards for c in cards]
    for relic in RELIC_CARDS.values():
        owners = held.count(relic.hero.id) + sheet.relics.count(relic.overlord.id)
        taken = any(one.quest == "the_ritual_of_shadows" for one in sheet.played) and relic.hero.id == "staff_of_light"
        if owners > 1 or (owners and not taken and not prizes & {relic.hero.id, relic.overlord.id}):
            yield refuse("position.campaign_relic", relic=f"relic:{relic.overlord.id}")


def _possible(g: State, sheet: CampaignSheet) -> bool:
    """Whether each quest was open when it was played, and the one on the table follows from them."""
    before = CampaignSheet()
    for one in sheet.played:
        if one.quest not in available(before):
            return False
        before.played.append(one)
    return g.quest in available(sheet) or (bool(sheet.played) and sheet.played[-1].quest == g.quest)
