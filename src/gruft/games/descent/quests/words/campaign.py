"""What other quests have led to (QC-32): who has won which line of the campaign.

A line is a quest of act I with the quest of act II that followed it. Outside a campaign a finale is played as if it
had been a close one: the heroes have won the first three lines.
"""

from __future__ import annotations

from typing import Final

from gruft.games.descent.moments.quest import HEROES
from gruft.games.descent.pieces.campaign_book import CAMPAIGN
from gruft.games.descent.state import State

LINES: Final = {line.act1: (line.heroes, line.overlord) for line in CAMPAIGN.successors}
CLOSE: Final = 3


def lines_won(g: State) -> list[str]:
    """The quests of act I whose quest of act II the heroes have won; what was not played is the overlord's."""
    if g.campaign is None:
        return list(LINES)[:CLOSE]
    won = {one.quest for one in g.campaign.played if one.winner == HEROES}
    return [act1 for act1, after in LINES.items() if won & set(after)]


def lost(g: State, line: str) -> bool:
    """Whether in a campaign the heroes have not won what followed this quest of act I; outside of it nobody asks."""
    return g.campaign is not None and line not in lines_won(g)
