"""The next quest and its set-up (DE-NEXT-01, DE-NEXT-03, CA-02, CA-05, CA-12, CA-46).

The winner of the last quest chooses; interlude and finale follow by themselves. Beats: choose_quest, set_up.
"""

from __future__ import annotations

from functools import partial

from gruft.games.descent.moments.duties import duty
from gruft.games.descent.moments.quest import HEROES
from gruft.games.descent.moments.wiring import work_out
from gruft.games.descent.pieces.campaign_events import QuestChosen, QuestFollows
from gruft.games.descent.rules.campaign.book import BOOK, available, quest_refusal
from gruft.games.descent.rules.campaign.phase import begin_quest, sheet_of
from gruft.games.descent.rules.council import decide_together
from gruft.games.descent.rules.setup.layout import clear_map
from gruft.games.descent.state import State
from gruft.table.ask import PASS, Ask
from gruft.table.flow import Flow


def choose_quest(g: State) -> Flow[str]:
    """The heroes together, or the overlord."""
    sheet = sheet_of(g)
    open_quests = available(sheet)
    winner = sheet.played[-1].winner
    names = BOOK
    quest = open_quests[0]
    if len(open_quests) == 1:
        g.log.append(QuestFollows(f"quest:{quest}"))
    else:
        if winner == HEROES:
            candidates = {f"quest:{name}": n for n, name in enumerate(names)}
            chosen = yield from decide_together(g, "choose_quest", candidates, lambda n: quest_refusal(sheet, names[n]))
            quest = names[chosen]
        else:
            by_key = {f"quest:{name}": name for name in names}
            exits = {PASS: duty("choose_quest")}
            args: dict[str, str | int] = {"named": 0, "who": "", "hero": ""}
            key = yield Ask(g.overlord, "choose_quest", by_key, partial(quest_refusal, sheet), exits=exits, args=args)
            quest = by_key[key]
        g.log.append(QuestChosen(f"side:{winner}", f"quest:{quest}"))
    begin_quest(g, quest)
    clear_map(g)
    work_out(g)
    return "pack"


def set_up(g: State) -> str:
    """The quest is laid out completely before the journey (CA-46); the overlord entrusts his relics first."""
    g.once.clear()
    g.stage = 0
    return "entrust"
