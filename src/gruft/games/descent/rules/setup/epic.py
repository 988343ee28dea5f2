"""The epic variant: experience and gold before a single quest (DE-VARIANT-01 to DE-VARIANT-05, DE-XP-04, DE-R-72).

Beats: train (skills, hero by hero), outfit (shop, pooled gold), scheme (overlord cards). What is not spent lapses.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from gruft.games.descent.moments.seats import hero_players, ref_of
from gruft.games.descent.moments.wiring import wire
from gruft.games.descent.pieces.cards import CARD_REFS, CARDS, ID, IS_STARTING, ITEM
from gruft.games.descent.pieces.content import CLASSES, OVERLORD, SHOP_ITEMS, Skill
from gruft.games.descent.pieces.events import ItemBought, ItemSold, OverlordBought, SkillLearned
from gruft.games.descent.pieces.kinds import KINDS
from gruft.games.descent.rules.equipment import MAY_BE_DONE
from gruft.games.descent.state import State
from gruft.table.ask import DONE, Ask, Seat
from gruft.table.flow import Flow, confirm
from gruft.table.rules import Arg, Refusal, refuse

HERO_XP: Final = {"advanced": 3, "expert": 6}
GOLD: Final = {"advanced": 150, "expert": 250}
OVERLORD_XP: Final = {"advanced": 4, "expert": 8}
SALE: Final = 25

LEARNED = refuse("epic.learned", "DE-XP-02")
SOLD_OUT = refuse("epic.sold_out", "DE-GOLD-05")
WRONG_ACT = refuse("epic.wrong_act", "DE-VARIANT-03")
NOT_STARTING = refuse("epic.not_starting", "DE-VARIANT-05")
NEEDS_MORE = refuse("epic.needs_more", "DE-BAD-08")
BOUGHT = refuse("epic.bought", "DE-GOLD-05")
NOT_POOLED = refuse("epic.not_pooled", "DE-VARIANT-03")


def too_little_xp(need: int, left: int, rule: str = "DE-XP-02") -> Refusal:
    """The refusal of what costs more experience than is left; the rules of experience hold for the variant too."""
    return refuse("epic.too_little_xp", rule, need=need, left=left)


def prices(skills: Mapping[str, Skill]) -> dict[str, Arg]:
    """What each of these costs to learn, as the question says it."""
    return {key: skill.xp for key, skill in skills.items()}


def train(g: State) -> Flow[str]:
    """Each hero spends his experience on skills of his class."""
    h = g.stage
    left = g.counters.setdefault("xp", HERO_XP[g.level])
    skills = {f"card:{skill.id}": skill for skill in CLASSES[g.classes[h]].skills}
    held = {ID[c] for c in g.cards[h]}

    def why(skill: Skill) -> Refusal | None:
        if skill.id in held:
            return LEARNED
        return too_little_xp(skill.xp, left) if skill.xp > left else None

    args: dict[str, Arg] = {"figure": f"hero:{KINDS[g.kind[h]].id}", "xp": left, **prices(skills)}
    ask = Ask(g.hero_seat[h], "train", skills, why, exits=MAY_BE_DONE, args=args)
    key = DONE if len(ask.keys) == 1 else (yield ask)
    if key != DONE:
        skill = skills[key]
        g.counters["xp"] -= skill.xp
        g.cards[h].append(CARDS[skill.id][0])
        g.log.append(SkillLearned(ref_of(g, h), CARD_REFS[CARDS[skill.id][0]]))
        wire(g)
        return "train"
    g.stage += 1
    del g.counters["xp"]
    if g.stage < g.nh:
        return "train"
    g.stage = 0
    for hero in range(g.nh):
        g.counters[_purse(hero)] = GOLD[g.level]
    g.counters["gold"] = GOLD[g.level] * g.nh
    return "outfit"


def outfit(g: State) -> Flow[str]:
    """The heroes, one after the other, buy with their gold and may sell what they started with.

    They may throw their gold together: what a player's own heroes cannot pay, the others are asked for.
    """
    h = g.stage
    gold = g.counters["gold"]
    acts = (1,) if g.level == "advanced" else (1, 2)

    def why(key: str) -> Refusal | None:
        family, _, name = key.partition(":")
        if family == "sell":
            return None if any(ID[c] == name and IS_STARTING[c] for c in g.cards[h]) else NOT_STARTING
        item = SHOP_ITEMS[name]
        if item.act not in acts:
            return WRONG_ACT
        if item.cost > gold:
            return refuse("epic.too_little_gold", "DE-VARIANT-03", need=item.cost, left=gold)
        if f"declined:{name}:{h}" in g.once:
            return NOT_POOLED
        return None if _in_stock(g, name) >= 0 else SOLD_OUT

    listing = [f"buy:{name}" for name in SHOP_ITEMS]
    listing += [f"sell:{ID[c]}" for c in g.cards[h] if ITEM[c] is not None]
    args: dict[str, str | int] = {"figure": f"hero:{KINDS[g.kind[h]].id}", "gold": gold}
    ask = Ask(g.hero_seat[h], "outfit", {key: key for key in listing}, why, exits=MAY_BE_DONE, args=args)
    key = DONE if len(ask.keys) == 1 else (yield ask)
    family, _, name = key.partition(":")
    if family == "buy":
        payers = yield from _collect(g, h, name)
        if not payers:
            g.once.append(f"declined:{name}:{h}")
            return "outfit"
        _pay(g, payers, SHOP_ITEMS[name].cost)
        c = _in_stock(g, name)
        (g.shop1 if c in g.shop1 else g.shop2).remove(c)
        g.cards[h].append(c)
        g.log.append(ItemBought(ref_of(g, h), CARD_REFS[c], SHOP_ITEMS[name].cost))
        wire(g)
        return "outfit"
    if family == "sell":
        g.cards[h].remove(CARDS[name][0])
        _pay(g, [h], -SALE)
        g.log.append(ItemSold(ref_of(g, h), CARD_REFS[CARDS[name][0]], SALE))
        wire(g)
        return "outfit"
    g.stage += 1
    if g.stage < g.nh:
        return "outfit"
    g.stage = 0
    for counter in ("gold", *map(_purse, range(g.nh))):
        del g.counters[counter]
    g.once.clear()
    return "scheme"


def _purse(h: int) -> str:
    return f"gold_{h}"


def _heroes_of(g: State, seat: Seat) -> list[int]:
    return [h for h in range(g.nh) if g.hero_seat[h] == seat]


def _gold_of(g: State, heroes: list[int]) -> int:
    return sum(g.counters[_purse(h)] for h in heroes)


def _collect(g: State, h: int, name: str) -> Flow[list[int]]:
    """Who pays: the buyer, his player's other heroes, then those whose players agree; nobody if it is too little."""
    buyer = g.hero_seat[h]
    payers = [h, *(other for other in _heroes_of(g, buyer) if other != h)]
    missing = SHOP_ITEMS[name].cost - _gold_of(g, payers)
    for seat in hero_players(g):
        share = min(missing, _gold_of(g, _heroes_of(g, seat)))
        if seat == buyer or share <= 0:
            continue
        args: dict[str, str | int] = {"figure": ref_of(g, h), "card": f"card:{name}", "gold": share}
        args["have"] = _gold_of(g, _heroes_of(g, seat))
        if (yield from confirm(seat, "chip_in", args)):
            payers += _heroes_of(g, seat)
            missing -= share
    return payers if missing <= 0 else []


def _pay(g: State, payers: list[int], cost: int) -> None:
    for h in payers:
        part = min(cost, g.counters[_purse(h)])
        g.counters[_purse(h)] -= part
        g.counters["gold"] -= part
        cost -= part


def _in_stock(g: State, name: str) -> int:
    return next((c for c in CARDS[name] if c in g.shop1 or c in g.shop2), -1)


def scheme(g: State) -> Flow[str]:
    """The overlord buys cards; levels 2 and 3 need others of their class first (DE-XP-04)."""
    left = g.counters.setdefault("ol_xp", OVERLORD_XP[g.level])
    offered = {f"buy:{name}": name for name, card in OVERLORD.items() if card.cls != "basic"}
    ask = Ask(
        g.overlord, "scheme", offered, partial(card_refusal, g.ol_deck, left=left), exits=MAY_BE_DONE, args={"xp": left}
    )
    key = DONE if len(ask.keys) == 1 else (yield ask)
    if key == DONE:
        del g.counters["ol_xp"]
        g.chance.shuffle(g.ol_deck, "overlord")
        return "lay_map"
    name = offered[key]
    bought = next(c for c in CARDS[name] if c not in g.ol_deck)
    g.ol_deck.append(bought)
    g.log.append(OverlordBought(CARD_REFS[bought]))  # purchases are public (DE-INFO-04)
    g.counters["ol_xp"] -= OVERLORD[name].xp
    wire(g)
    return "scheme"


def card_refusal(own: list[int], name: str, left: int) -> Refusal | None:
    """Why the overlord, who has these cards, cannot buy this one."""
    card = OVERLORD[name]
    if all(c in own for c in CARDS[name]):
        return BOUGHT
    if card.xp > left:
        return too_little_xp(card.xp, left, "DE-XP-03")
    mine = [OVERLORD[ID[c]] for c in own if OVERLORD[ID[c]].cls == card.cls]
    if card.level == 2 and sum(other.level == 1 for other in mine) < 2:
        return NEEDS_MORE
    if card.level == 3 and len(mine) < 3:
        return NEEDS_MORE
    return None
