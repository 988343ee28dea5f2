"""What a quest brings (DE-CAMP-07, CA-20 to CA-25): experience for all, the winner's prize, a special reward.

Beats: rewards, award_relic, take_back.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gruft.games.descent.moments.quest import HEROES, OVERLORD_WINS
from gruft.games.descent.moments.seats import ref_of
from gruft.games.descent.moments.wiring import wire
from gruft.games.descent.pieces.atlas import QUESTS
from gruft.games.descent.pieces.campaign_events import ExperienceGained, GoldWon, OverlordGaveBack, RelicWon
from gruft.games.descent.pieces.campaign_sheet import CampaignSheet
from gruft.games.descent.pieces.cards import CARD_REFS, CARDS, ID, IS_RELIC
from gruft.games.descent.pieces.content import OVERLORD, RELIC_CARDS
from gruft.games.descent.rules.campaign.phase import after, sheet_of
from gruft.games.descent.rules.council import decide_together
from gruft.games.descent.rules.equipment import MAY_BE_DONE
from gruft.games.descent.state import State
from gruft.table.ask import DONE, Ask
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse

STAFF: Final = RELIC_CARDS["staff_of_light_shadows"]

BASIC_STAYS = refuse("campaign.basic_stays", "DE-SETUP-13")


def rewards(g: State) -> str:
    """Everybody learns something; then the winner's prize, then what the quest gives besides (CA-25)."""
    sheet = sheet_of(g)
    over = sheet.played[-1]
    printed = QUESTS[over.quest].rewards
    prize = printed.heroes if over.winner == HEROES else printed.overlord
    sheet.rewarded = len(sheet.played)
    for side in (HEROES, OVERLORD_WINS):
        gain_xp(g, side, printed.xp_for_all + (prize.xp if side == over.winner else 0))
    if prize.gold_per_hero:
        gold = prize.gold_per_hero * g.nh
        sheet.gold += gold
        sheet.won += gold
        g.log.append(GoldWon(gold))
    if prize.relic and to_be_had(g, prize.relic):
        _give_relic(g, over.winner, prize.relic)
    special = SPECIAL.get((over.quest, over.winner))
    if special is not None:
        special(g, sheet)
    wire(g)
    if unplaced(g):
        return "award_relic"
    return "take_back" if (over.quest, over.winner) == TAKES_BACK else after(g, "rewards")


def gain_xp(g: State, side: str, xp: int) -> None:
    """Each hero, or the overlord, gains experience (CA-20, CA-21)."""
    sheet = sheet_of(g)
    if side == HEROES:
        sheet.xp = [had + xp for had in sheet.xp]
    else:
        sheet.overlord_xp += xp
    g.log.append(ExperienceGained(f"side:{side}", xp))


def holder(g: State, relic: str) -> str:
    """The side that has this relic card, whichever side of it is up; nothing while it is in the box."""
    card = next(card for card in RELIC_CARDS.values() if relic in (card.hero.id, card.overlord.id))
    if card.overlord.id in sheet_of(g).relics:
        return OVERLORD_WINS
    return HEROES if any(ID[c] == card.hero.id for held in g.cards for c in held) else ""


def to_be_had(g: State, relic: str) -> bool:
    """Each relic is won once; a card somebody has is not given again (CA-24, CA-25)."""
    return not holder(g, relic)


def _give_relic(g: State, side: str, relic: str) -> None:
    """The winner puts the card down with his side up (CA-23); the heroes' lies with the first of them for now."""
    if side == OVERLORD_WINS:
        sheet_of(g).relics.append(relic)
    else:
        g.cards[0].append(CARDS[relic][0])
        g.once.append(f"relic:{relic}")
    g.log.append(RelicWon(f"side:{side}", f"relic:{relic}" if side == OVERLORD_WINS else f"card:{relic}"))


def _staff_to_overlord(g: State, sheet: CampaignSheet) -> None:
    """Enduring the Elements: the overlord takes the staff from the heroes."""
    if holder(g, STAFF.hero.id) == HEROES:
        for held in g.cards:
            held[:] = [c for c in held if ID[c] != STAFF.hero.id]
        g.status[CARDS[STAFF.hero.id][0]] = 0
        _give_relic(g, OVERLORD_WINS, STAFF.overlord.id)


def _staff_to_heroes(g: State, sheet: CampaignSheet) -> None:
    """The Ritual of Shadows: the heroes take the staff, also one that was only on loan."""
    if STAFF.overlord.id in sheet.relics:
        sheet.relics.remove(STAFF.overlord.id)
    if to_be_had(g, STAFF.hero.id):
        _give_relic(g, HEROES, STAFF.hero.id)


SPECIAL: Final[dict[tuple[str, str], Callable[[State, CampaignSheet], None]]] = {
    ("enduring_the_elements", OVERLORD_WINS): _staff_to_overlord,
    ("the_ritual_of_shadows", HEROES): _staff_to_heroes,
}
TAKES_BACK: Final = ("the_ritual_of_shadows", OVERLORD_WINS)
"""After this the overlord may give cards back."""


def unplaced(g: State) -> list[int]:
    """Relics just won that no hero has been named for."""
    return [c for c in g.cards[0] if IS_RELIC[c] and f"relic:{ID[c]}" in g.once]


def award_relic(g: State) -> Flow[str]:
    """The heroes decide who of them carries the relic (CA-23)."""
    c = unplaced(g)[0]
    heroes = {ref_of(g, h): h for h in range(g.nh)}
    h = yield from decide_together(g, "award_relic", heroes, lambda h: None, {"card": CARD_REFS[c]})
    g.once.remove(f"relic:{ID[c]}")
    g.cards[0].remove(c)
    g.cards[h].append(c)
    wire(g)
    return "award_relic" if unplaced(g) else after(g, "rewards")


def take_back(g: State) -> Flow[str]:
    """The overlord may give bought cards back and has their experience again."""
    sheet = sheet_of(g)

    def why(c: int) -> Refusal | None:
        return BASIC_STAYS if OVERLORD[ID[c]].cls == "basic" else None

    held = {CARD_REFS[c]: c for c in sorted(g.ol_deck)}
    ask = Ask(g.overlord, "take_back", held, why, exits=MAY_BE_DONE, args={"xp": sheet.overlord_xp})
    key = DONE if len(ask.keys) == 1 else (yield ask)
    if key == DONE:
        return after(g, "rewards")
    c = held[key]
    xp = OVERLORD[ID[c]].xp
    g.ol_deck.remove(c)
    sheet.overlord_xp += xp
    g.log.append(OverlordGaveBack(CARD_REFS[c], xp))
    wire(g)
    return "take_back"
