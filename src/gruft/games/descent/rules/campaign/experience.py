"""Spending experience between quests (DE-XP-01 to DE-XP-04, CA-45): each hero, then the overlord, openly.

Beats: experience, study. The conditions of overlord cards are those of the epic variant (rules/setup/epic.py).
"""

from __future__ import annotations

from functools import partial

from gruft.games.descent.moments.seats import ref_of
from gruft.games.descent.moments.wiring import wire
from gruft.games.descent.pieces.cards import CARD_REFS, CARDS, ID
from gruft.games.descent.pieces.content import CLASSES, OVERLORD, Skill
from gruft.games.descent.pieces.events import OverlordBought, SkillLearned
from gruft.games.descent.rules.campaign.phase import after, sheet_of
from gruft.games.descent.rules.equipment import MAY_BE_DONE
from gruft.games.descent.rules.setup.epic import LEARNED, card_refusal, prices, too_little_xp
from gruft.games.descent.state import State
from gruft.table.ask import DONE, Ask
from gruft.table.flow import Flow
from gruft.table.rules import Refusal


def skill_refusal(g: State, h: int, skill: Skill) -> Refusal | None:
    """Why this hero cannot learn this skill of his class now."""
    if any(ID[c] == skill.id for c in g.cards[h]):
        return LEARNED
    left = sheet_of(g).xp[h]
    return too_little_xp(skill.xp, left) if skill.xp > left else None


def experience(g: State) -> Flow[str]:
    """The heroes one after the other, clockwise from the overlord; what is not spent is kept."""
    h = g.stage
    if h == g.nh:
        return "study"
    sheet = sheet_of(g)
    skills = {f"card:{skill.id}": skill for skill in CLASSES[g.classes[h]].skills}
    args: dict[str, str | int] = {"figure": ref_of(g, h), "xp": sheet.xp[h], **prices(skills)}
    ask = Ask(g.hero_seat[h], "train", skills, partial(skill_refusal, g, h), exits=MAY_BE_DONE, args=args)
    key = DONE if len(ask.keys) == 1 else (yield ask)
    if key == DONE:
        g.stage += 1
        return "experience"
    skill = skills[key]
    sheet.xp[h] -= skill.xp
    g.cards[h].append(CARDS[skill.id][0])
    g.log.append(SkillLearned(ref_of(g, h), key))
    wire(g)
    return "experience"


def study(g: State) -> Flow[str]:
    """The overlord adds cards to his deck."""
    sheet = sheet_of(g)
    offered = {f"buy:{name}": name for name, card in OVERLORD.items() if card.cls != "basic"}
    why = partial(card_refusal, g.ol_deck, left=sheet.overlord_xp)
    ask = Ask(g.overlord, "scheme", offered, why, exits=MAY_BE_DONE, args={"xp": sheet.overlord_xp})
    key = DONE if len(ask.keys) == 1 else (yield ask)
    if key == DONE:
        return after(g, "experience")
    name = offered[key]
    bought = next(c for c in CARDS[name] if c not in g.ol_deck)
    g.ol_deck.append(bought)
    sheet.overlord_xp -= OVERLORD[name].xp
    g.log.append(OverlordBought(CARD_REFS[bought]))
    wire(g)
    return "study"
