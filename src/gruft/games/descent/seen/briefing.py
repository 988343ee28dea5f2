"""What the quest book says about an encounter before it is played: its story, what each side wants, its own rules,
what carries over and what the quest brings.

Not here: its map (map_view.py), the stories told afterwards (texts/stories.*.ftl).
"""

from __future__ import annotations

from typing import TypedDict

import msgspec

from gruft.games.descent.moments.quest import SCRIPTS
from gruft.games.descent.pieces.atlas import Encounter, Prize, Quest
from gruft.games.descent.pieces.content import MONSTERS, SLUG
from gruft.games.descent.pieces.quest_parts import QuestRule
from gruft.games.descent.quests.words.script import Script
from gruft.table.rules import printed_rules
from gruft.texts import Texts


class SayingView(TypedDict):
    """A rule, aim or carry-over of a quest in its words."""

    id: str
    text: str
    ours: bool
    """It is our reconstruction."""


class CarriedView(SayingView):
    """A rule about what the next encounter remembers."""

    counters: list[str]
    """Their names in the next encounter, as far as everybody sees them; each is a ref of `counter`."""


class PrizeView(TypedDict):
    """What a side gets for winning the quest in a campaign."""

    xp: int
    gold_per_hero: int
    relic: str
    """Its ref; nothing if there is none."""


class BriefingView(TypedDict):
    quest: str
    encounter: str
    number: int
    of: int
    """So many encounters the quest has."""
    kind: str
    act: int
    standalone: bool
    story: str
    heroes: list[SayingView]
    overlord: list[SayingView]
    rules: list[SayingView]
    carries: list[CarriedView]
    """What the next encounter remembers of this one."""
    xp_for_all: int
    """So much experience each hero and the overlord gain in a campaign, whoever wins."""
    prize_heroes: PrizeView
    prize_overlord: PrizeView
    special: str


def briefing(quest: Quest, part: Encounter, lang: str) -> BriefingView:
    """What is read out before an encounter, in a language."""

    sentences = _sentences(quest, lang)

    def said(*lists: tuple[QuestRule, ...]) -> list[SayingView]:
        rules = [one for many in lists for one in many]
        return [{"id": one.id, "text": sentences[one.id], "ours": one.source == "reconstructed"} for one in rules]

    special = quest.rewards.special
    return {
        "quest": f"quest:{quest.id}",
        "encounter": f"encounter:{part.id}",
        "number": part.number,
        "of": len(quest.encounters),
        "kind": quest.kind,
        "act": quest.act,
        "standalone": quest.standalone,
        "story": quest.story_de if lang == "de" else quest.story_en,
        "heroes": said(part.victory_heroes),
        "overlord": said(part.victory_overlord),
        "rules": [*said(part.setup, part.rules, part.reinforcements), *_beside(part, lang)],
        "carries": [{**saying, "counters": _kept(quest, part, saying["id"])} for saying in said(part.carry_over)],
        "xp_for_all": quest.rewards.xp_for_all,
        "prize_heroes": _prize(quest.rewards.heroes, "card"),
        "prize_overlord": _prize(quest.rewards.overlord, "relic"),
        "special": "" if special is None else special.text_de if lang == "de" else special.text_en,
    }


def _sentences(quest: Quest, lang: str) -> dict[str, str]:
    """What the rules of a quest say with their numbers, by their ids."""
    return {rule.id: rule.text(lang) for rule in printed_rules(msgspec.to_builtins(quest))}


def _kept(quest: Quest, part: Encounter, rule: str) -> list[str]:
    """The counters this rule keeps for the next encounter; those with a dot are the quest's own affair."""
    script = SCRIPTS[quest.id]
    kept = script.parts[part.number - 1].kept if isinstance(script, Script) else []
    return [f"counter:{under}" for keeper, _, under in kept if keeper == rule and "." not in under]


def _beside(part: Encounter, lang: str) -> list[SayingView]:
    """What an encounter says besides its rules: the size of groups, what the special token does, how it ends."""
    german, texts = lang == "de", Texts(SLUG, lang)
    told: list[SayingView] = []
    for group in part.fixed:
        if size := group.size_de if german else group.size_en:
            text = f"{MONSTERS[group.group].name(lang)}: {size}."
            told.append({"id": f"monster:{group.group}", "text": text, "ours": group.source == "reconstructed"})
    if unique := part.search.unique:
        text = f"{texts.say('briefing-special')}: {unique.effect_de if german else unique.effect_en}"
        told.append({"id": f"token:{unique.id}", "text": text, "ours": unique.source == "reconstructed"})
    if ends := part.ends_de if german else part.ends_en:
        told.append({"id": "ends", "text": ends, "ours": False})
    return told


def _prize(prize: Prize, side: str) -> PrizeView:
    """A relic is a card on its heroes' side, and called a relic on the overlord's."""
    relic = f"{side}:{prize.relic}" if prize.relic else ""
    return {"xp": prize.xp, "gold_per_hero": prize.gold_per_hero, "relic": relic}
