"""The stories told between encounters and after quests (texts/stories.*.ftl), by ref: `story:first_blood.won_heroes`.

They travel with the names of the components, so that nobody loads them who only plays another game.
"""

from __future__ import annotations

from gruft.games.descent.moments.quest import HEROES, OVERLORD_WINS
from gruft.games.descent.pieces.atlas import QUESTS
from gruft.games.descent.pieces.campaign_book import CAMPAIGN
from gruft.games.descent.pieces.content import SLUG
from gruft.texts import Texts

SIDES = (HEROES, OVERLORD_WINS)


def stories(lang: str) -> dict[str, str]:
    """Every story of the campaign."""
    texts = Texts(SLUG, lang)
    told: dict[str, str] = {}
    for name, quest in QUESTS.items():
        word = name.replace("_", "-")
        for side in SIDES:
            ending = quest.endings.get(side)
            told[f"story:{name}.won_{side}"] = ending.text(lang) if ending else texts.say(f"story-won-{word}-{side}")
            if len(quest.encounters) > 1:
                told[f"story:{name}.between_{side}"] = texts.say(f"story-between-{word}-{side}")
    for side in SIDES:
        told[f"story:{CAMPAIGN.id}.won_{side}"] = texts.say(f"story-campaign-{side}")
    return told
