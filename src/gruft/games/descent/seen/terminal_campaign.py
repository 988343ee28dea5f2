"""The campaign sheet in the terminal: what was played, the purse, the shop, who may learn what, the road.

Not here: the map of a quest (terminal.py).
"""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from gruft.games.descent.seen.campaign_view import CampaignView
from gruft.texts import Texts

OFF_THE_MAP = frozenset(("sell_search", "clean_up", "rewards", "shopping", "experience", "choose_quest"))
"""Steps at which no map lies on the table."""


def draw_campaign(view: CampaignView, texts: Texts) -> RenderableType:
    """Everything one wants to see between two quests."""
    heading = texts.say("terminal-descent-campaign", {"act": view["act"], "gold": view["gold"]})
    step = texts.name(f"phase:{view['step']}") if view["step"] else ""
    parts: list[RenderableType] = [Text(f"{texts.name(view['name'])} · {heading} · {step}", style="bold")]
    for number, one in enumerate(view["played"], 1):
        parts.append(Text(f"{number}. {texts.name(one['quest'])}: {texts.name('side:' + one['winner'])}"))
    parts += _road(view, texts)
    if view["shelves"]:
        lines = [f"{texts.name(shelf['card'])} ({shelf['price']})" for shelf in view["shelves"]]
        parts.append(Text(texts.say("terminal-descent-shop", {"cards": ", ".join(lines)})))
    for tree in view["trees"]:
        learned = texts.names(skill["card"] for skill in tree["skills"] if skill["learned"])
        words = {"hero": tree["hero"], "xp": tree["xp"], "skills": learned}
        parts.append(Text(texts.say("terminal-descent-tree", words)))
        later = [f"{texts.name(skill['card'])} ({skill['xp']})" for skill in tree["skills"] if not skill["learned"]]
        if later and view["step"] == "experience":
            parts.append(Padding(texts.say("terminal-descent-to-learn", {"skills": ", ".join(later)}), (0, 0, 0, 2)))
    if view["relics"]:
        lines = [f"{texts.name(one['ref'])} ({texts.name('side:' + one['side'])})" for one in view["relics"]]
        parts.append(Text(texts.say("terminal-descent-relics", {"relics": ", ".join(lines)})))
    parts.append(Text(texts.say("terminal-descent-schemer", {"xp": view["overlord_xp"]}), style="dim"))
    return Group(*parts)


def _road(view: CampaignView, texts: Texts) -> list[RenderableType]:
    """The way to the quest, symbol by symbol, with what has happened on it; the last event is read out."""
    journey = view["journey"]
    if journey is None:
        return []
    words = []
    for one in journey["symbols"]:
        happened = texts.name(one["event"]) if one["event"] else "–" if one["passed"] else "…"
        words.append(f"{texts.name(one['symbol'])} ({happened})")
    parts: list[RenderableType] = [
        Text(" → ".join([texts.name(journey["way"][0]), *words, texts.name(journey["place"])]))
    ]
    reached = [one for one in journey["symbols"] if one["passed"]]
    for ref, text in texts.printed(reached[-1]["event"]).items() if reached and reached[-1]["event"] else ():
        parts.append(Padding(Text(f"{texts.name(ref)}: {text}"), (0, 0, 0, 2)))
    return parts
