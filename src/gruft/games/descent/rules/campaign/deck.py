"""The overlord's deck before a journey (DE-XP-05, DE-TRAVEL-02, DE-INFO-01, CA-31). Beat: set_aside.

He may secretly do without some of his cards, as long as fifteen stay; then he draws the hand he begins the quest with.
"""

from __future__ import annotations

from typing import Final

from gruft.games.descent.moments.wiring import wire
from gruft.games.descent.pieces.campaign_events import CardSetAside
from gruft.games.descent.pieces.cards import CARD_REFS
from gruft.games.descent.rules.campaign.phase import sheet_of
from gruft.games.descent.rules.equipment import MAY_BE_DONE
from gruft.games.descent.rules.overlord_cards import draw_overlord
from gruft.games.descent.state import State
from gruft.table.ask import DONE, Ask
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse

LEAST: Final = 15
TOO_FEW = refuse("campaign.too_few_cards", "DE-BAD-08")


def set_aside(g: State) -> Flow[str]:
    """Card by card; that he is asked at all shows only that he owns more than fifteen."""
    sheet = sheet_of(g)

    def why(c: int) -> Refusal | None:
        return TOO_FEW if len(g.ol_deck) <= LEAST else None

    held = {CARD_REFS[c]: c for c in sorted(g.ol_deck)}
    owned = len(g.ol_deck) + len(sheet.aside)
    key = DONE
    if owned > LEAST:
        key = yield Ask(g.overlord, "set_aside", held, why, exits=MAY_BE_DONE, args={"cards": len(g.ol_deck)})
    if key != DONE:
        c = held[key]
        g.ol_deck.remove(c)
        sheet.aside.append(c)
        g.log.append(CardSetAside(CARD_REFS[c], only=(g.overlord,)))
        return "set_aside"
    g.ol_deck.sort()
    g.chance.shuffle(g.ol_deck, "overlord")
    draw_overlord(g, g.nh)
    wire(g)
    return "set_out"
