"""How bots live between two quests: what they buy and sell, who gets what, which quest comes next, the road.

Not here: skills and overlord cards, which are chosen as before an epic quest (setup.py).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from gruft.games.descent.bot.cards import OVERLORD_RANKING, ranked
from gruft.games.descent.bot.setup import ARMOUR
from gruft.games.descent.moments.seats import kind_of, ref_of
from gruft.games.descent.pieces.atlas import QUESTS
from gruft.games.descent.pieces.campaign_book import TRAVEL_CARDS, Outcome
from gruft.games.descent.pieces.cards import CARD_OF_REF, CARDS, ITEM
from gruft.games.descent.pieces.content import SHOP_ITEMS, Item
from gruft.games.descent.pieces.kinds import ATTRIBUTE_NAMES
from gruft.games.descent.rules.campaign.market import possible_for
from gruft.games.descent.state import State
from gruft.table.ask import DONE, PASS, Ask

ROAD: Final = {event.id: event for card in TRAVEL_CARDS.values() for event in card.events}
WOUND, WEARINESS, ILLNESS, FIND, DRAWN_CARD = 1.0, 0.5, 1.5, 3.0, 2.5
"""What a damage, a fatigue, a condition, a search card and a card of the overlord are worth on the road."""


def _strength(item: Item) -> float:
    return 10 * len(item.dice) + item.dice.count("red") if item.attack else 0.0


def worth(g: State, h: int, item: Item) -> float:
    """How much it would help this hero: a better weapon of his kind, armour, a shield, something besides."""
    own = [one for c in g.cards[h] if (one := ITEM[c]) is not None]
    weapons = [one for one in own if one.attack]
    if item.attack:
        best = max(weapons, key=_strength, default=None)
        if best is not None and best.attack != item.attack:
            return 0.0
        return max(0.0, _strength(item) - (_strength(best) if best is not None else 0.0))
    if item.slot == "armor":
        worn = max((ARMOUR[one.dice[0]] for one in own if one.slot == "armor" and one.dice), default=0)
        heavy = item.forbid_rune and any("rune" in one.traits for one in own)
        return 0.0 if heavy or not item.dice else 2.0 * max(0, ARMOUR[item.dice[0]] - worn)
    if item.slot == "hand":
        return 3.0 if any(one.hands == 1 for one in weapons) and not _has(own, "hand") else 0.0
    return 2.0 if sum(one.slot == "other" for one in own) < 2 else 0.0


def _has(own: list[Item], slot: str) -> bool:
    """Whether he has something for this place that is no weapon."""
    return any(one.slot == slot and not one.attack for one in own)


def shop(g: State, ask: Ask) -> str | None:
    """First sell what nobody will use any more, then buy what helps somebody most."""
    for key in ask.keys:
        if key.startswith("sell:") and superfluous(g, CARD_OF_REF[f"card:{key[5:]}"]):
            return key
    buying = [key for key in ask.keys if key.startswith("buy:")]
    found = [(best_for(g, SHOP_ITEMS[key[4:]], possible_for(g, key))[0], key) for key in buying]
    value, key = max(found, default=(0.0, DONE))
    return key if value > 0 else DONE


def best_for(g: State, item: Item, heroes: Iterable[int]) -> tuple[float, int]:
    """Which of these heroes it helps most, and how much."""
    return max((worth(g, h, item), -h) for h in heroes)


def superfluous(g: State, c: int) -> bool:
    """A weapon whose owner has a better one and no hand free for both."""
    item = ITEM[c]
    if item is None or not item.attack or item.origin == "relic":
        return False
    h = next(h for h in range(g.nh) if c in g.cards[h])
    others = [one for other in g.cards[h] if other != c and (one := ITEM[other]) is not None and one.attack]
    return any(_strength(one) > _strength(item) and one.hands + item.hands > 2 for one in others)


def receiver(g: State, ask: Ask) -> str | None:
    """Who gets a card: the hero it helps most of those who may get it."""
    name = str((ask.args or {}).get("card", "")).removeprefix("card:").partition(".")[0]
    item = ITEM[CARDS[name][0]]
    assert item is not None
    return ref_of(g, -best_for(g, item, [h for h in range(g.nh) if ref_of(g, h) in ask.keys])[1])


def choose_quest(g: State, ask: Ask) -> str | None:
    """A quest whose prize is a relic, then experience, then gold."""

    def value(key: str) -> float:
        if not key.startswith("quest:"):
            return -1.0
        rewards = QUESTS[key.removeprefix("quest:")].rewards
        prize = rewards.overlord if ask.seat == g.overlord else rewards.heroes
        return 3.0 * bool(prize.relic) + prize.xp + prize.gold_per_hero / 50

    return max(ask.keys, key=value)


def entrust(g: State, ask: Ask) -> str | None:
    """Give it to the first who may have it, rather than to nobody."""
    return next(key for key in ask.keys if key != PASS)


def set_aside(g: State, ask: Ask) -> str | None:
    """The least useful cards make room for those he has bought."""
    return ranked(g, ask, OVERLORD_RANKING, worst=True) or DONE


def on_the_road(g: State, ask: Ask) -> str | None:
    """What costs least."""
    event = ROAD[str((ask.args or {})["event"]).removeprefix("travel:")]
    harm = {f"road:{option.id}": sum(_harm(g, one) for one in option.outcomes) for option in event.options}
    keys = [key for key in ask.keys if key.startswith("road:")]
    return min(keys, key=lambda key: harm.get(key, 0.0))


def _harm(g: State, outcome: Outcome) -> float:
    heroes = g.nh if outcome.who == "each" else 1
    each = WOUND * outcome.damage + WEARINESS * outcome.fatigue + ILLNESS * bool(outcome.condition)
    healed = WOUND * sum(g.damage[: g.nh]) * outcome.recover_damage
    rested = WEARINESS * sum(g.fatigue[: g.nh]) * outcome.recover_fatigue
    drawn = outcome.overlord_draws - outcome.overlord_discards
    return heroes * (each - FIND * outcome.search) - healed - rested + DRAWN_CARD * drawn


def tester(g: State, ask: Ask) -> str | None:
    """Who is best at it."""
    attr = ATTRIBUTE_NAMES.index(str((ask.args or {})["attribute"]).removeprefix("attribute:"))
    return max(ask.keys, key=lambda key: _value(g, key, attr))


def _value(g: State, key: str, attr: int) -> int:
    h = next((h for h in range(g.nh) if ref_of(g, h) == key), -1)
    return (kind_of(g, h).attrs or (0, 0, 0, 0))[attr] if h >= 0 else -1


def attribute(g: State, ask: Ask) -> str | None:
    """What the heroes are worst at."""

    def together(key: str) -> int:
        return sum((kind_of(g, h).attrs or (0, 0, 0, 0))[ATTRIBUTE_NAMES.index(key)] for h in range(g.nh))

    return min(ask.keys, key=together)


def away(g: State, ask: Ask) -> str | None:
    """The best card of the overlord's hand."""
    return ranked(g, ask, OVERLORD_RANKING)
