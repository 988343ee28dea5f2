"""The campaign sheet: what is kept between the quests of a campaign (DE-CAMP-08, DE-INFO-04).

Heroes, their classes and their cards stay on the table and are not written down twice. Everything here is public but
the cards the overlord has set aside, the order of the travel deck, and what somebody has seen of the overlord's hand.

Not here: what follows what (campaign_book.py), the phase between the quests (rules/campaign/).
"""

from __future__ import annotations

from dataclasses import dataclass, field

from gruft.games.descent.pieces.spelling import PILE


@dataclass(slots=True)
class Played:
    """A quest that is over."""

    quest: str
    winner: str
    rounds: int
    """Rounds of its last encounter."""


@dataclass(slots=True)
class CampaignSheet:
    """Where a campaign stands."""

    act: int = 1
    step: str = ""
    """The step of the campaign phase under way; nothing while a quest is played."""
    played: list[Played] = field(default_factory=list)
    rewarded: int = 0
    """So many of them have brought their rewards."""
    gold: int = 0
    """In the heroes' common purse: found on search cards, won, and got for what was sold, less what was spent."""
    found: int = 0
    won: int = 0
    sold: int = 0
    spent: int = 0
    xp: list[int] = field(default_factory=list)
    """Unspent, of each hero."""
    overlord_xp: int = 0
    relics: list[str] = field(default_factory=list)
    """Overlord sides of the relics he owns; those of the heroes are among their cards."""
    carriers: dict[str, str] = field(default_factory=dict)
    """Which lieutenant carries which relic in this quest, or none."""
    aside: list[int] = field(default_factory=list, metadata=PILE)
    """Overlord cards he does without in this quest; only he knows."""
    display: list[int] = field(default_factory=list, metadata=PILE)
    returned: list[int] = field(default_factory=list, metadata=PILE)
    """Shop cards sold in this step; they go back to the deck when it is over."""
    box: list[int] = field(default_factory=list, metadata=PILE)
    """Cards that are out of the campaign."""
    done: list[int] = field(default_factory=list)
    """Seats that have nothing more to do in the step under way."""
    travel_deck: list[str] = field(default_factory=list)
    way: list[str] = field(default_factory=list)
    """The travel card turned up at each symbol of the road so far; nothing where none was drawn."""
    skips: bool = False
    """No card is drawn for the next symbol."""
    seer: int = -1
    """The seat that has looked at the overlord's hand, and what it saw there."""
    seen: list[int] = field(default_factory=list, metadata=PILE)

    def copy(self) -> CampaignSheet:
        """An independent twin; quests that are over never change."""
        return CampaignSheet(
            self.act,
            self.step,
            self.played[:],
            self.rewarded,
            self.gold,
            self.found,
            self.won,
            self.sold,
            self.spent,
            self.xp[:],
            self.overlord_xp,
            self.relics[:],
            dict(self.carriers),
            self.aside[:],
            self.display[:],
            self.returned[:],
            self.box[:],
            self.done[:],
            self.travel_deck[:],
            self.way[:],
            self.skips,
            self.seer,
            self.seen[:],
        )

    def winner_of(self, quest: str) -> str:
        """Who has won this quest; one that was not played counts as won by the overlord (CA-06, CA-08)."""
        return next((one.winner for one in self.played if one.quest == quest), "overlord")
