"""Keys of the game that are no answer to the open question: what hinders them (DE-BAD-01, DE-BAD-02, DE-HTURN-03).

A question explains what lies before the player itself. Here is the rest: another figure, another card, a deed of
another phase, a space the question is not about.
"""

from __future__ import annotations

from typing import Final

from gruft.games.descent.moments.duties import rule_of
from gruft.games.descent.moments.hooks import other_moment
from gruft.games.descent.moments.seats import kind_of, ref_of
from gruft.games.descent.pieces.cards import CARDS, ID
from gruft.games.descent.rules.attack.targets import aim_refusal
from gruft.games.descent.rules.turns.hero_actions import WORDS as HERO_WORDS
from gruft.games.descent.rules.turns.monster_actions import WORDS as MONSTER_WORDS
from gruft.games.descent.state import State
from gruft.table.ask import DONE, Ask
from gruft.table.rules import Refusal, refuse

SETUP: Final = frozenset(
    ("pick_hero", "pick_class", "train", "outfit", "scheme", "chip_in", "place_hero", "open_group", "place_monster")
) | {"lay_search", "lay_special"}
BETWEEN_QUESTS: Final = frozenset(
    ("award_relic", "take_back", "shop", "pack", "buy_for", "agree_to_buy", "agree_to_sell", "give_to", "choose_quest")
) | {"entrust", "set_aside", "travel_choice", "travel_tester", "travel_next", "travel_finder", "travel_attribute"}
OVERLORD_KINDS: Final = frozenset(("ol_start", "ol_group", "ol_monster", "monster_act", "ol_end"))
FIGURES: Final = frozenset(("hero", "monster", "master", "lieutenant", "familiar", "npc"))
FOES: Final = {"act": frozenset(("monster", "master", "lieutenant")), "monster_act": frozenset(("hero",))}
PLACES: Final = frozenset(("space", "stand"))
DEEDS: Final = frozenset(("search", "door", "token", "trade", "revive", "ability", "relic", "quest", "deed"))
ORDERS: Final = frozenset(("group", "reinforce"))
PREPARED: Final = {
    "class": "DE-SETUP-07",
    "area": "QC-35",
    "buy": "DE-VARIANT-03",
    "sell": "DE-VARIANT-05",
    "give": "DE-SELL-03",
}
"""What is chosen before a quest begins, by the rule of its step."""
PARTS: Final = frozenset(("surge", "must", "die", "condition", "number", "moment", "feat", "road", "attribute"))
WORDS: Final = frozenset((*HERO_WORDS, *MONSTER_WORDS, "familiar", "dismiss"))
EXITS: Final = frozenset(("pass", "end", "stop", "halt", DONE, "any", "yes", "no"))
CHOICES: Final = frozenset(
    ("minion", "master", "draw", "reroll", "shield", "exhaust_training", "exhaust_shield", "fists", "event", "magic")
) | {"trap", "might", "knowledge", "willpower", "awareness"}


def elsewhere(g: State, ask: Ask, key: str) -> Refusal | None:
    """Why this key, which belongs to another question, cannot be answered now; None if it is no key of the game."""
    family, colon, name = key.partition(":")
    if not colon:
        return _word(ask, key)
    if family in PREPARED:
        return refuse("elsewhere.set_up_step", PREPARED[family])
    if family == "card":
        return _card(g, ask, name)
    if family in FIGURES:
        barred = _where_it_stands(g, ask, key) or _no_attack(g, ask, key)
        if barred is not None:
            return barred
        code = "elsewhere.target_later" if ask.kind in ("act", "monster_act") else "elsewhere.figure"
        return refuse(code, rule_of(ask.kind))
    if family in PLACES or family == "step":
        same = _same_place(ask, family, name)
        if same is not None or family == "step":
            return same or _deed(ask)
        code = "elsewhere.target_later" if ask.kind in ("act", "monster_act") else "elsewhere.space"
        return refuse(code, rule_of(ask.kind))
    if family in DEEDS:
        return _deed(ask)
    if family == "feat" and ask.kind == "act":
        return _feat(g, ask, name)
    if family in ORDERS:
        return refuse("elsewhere.overlord_order", "DE-OLT-02" if family == "group" else "DE-MON-03")
    return refuse("elsewhere.part", rule_of(ask.kind)) if family in PARTS else None


def _same_place(ask: Ask, family: str, name: str) -> Refusal | None:
    """What the question says against a space by the other name it has: a step to it, or the space itself."""
    other = {"space": "step", "step": "space"}.get(family)
    return ask.reason(f"{other}:{name}") if other is not None else None


def _on_the_map(g: State, figure: str) -> int | None:
    return next((f for f, spaces in enumerate(g.spaces) if spaces and ref_of(g, f) == figure), None)


def _where_it_stands(g: State, ask: Ask, figure: str) -> Refusal | None:
    """What the question says against the spaces of a figure, where it is about spaces and none of them is an answer."""
    f = _on_the_map(g, figure)
    if f is None:
        return None
    keys = [g.live.map.key[space] for space in g.spaces[f]]
    if any(key in ask.keys for key in keys):
        return None
    return next((why for key in keys if (why := ask.reason(key)) is not None), None)


def _no_attack(g: State, ask: Ask, figure: str) -> Refusal | None:
    """Why this foe cannot be attacked, where the question is what to do and somebody points at it."""
    if figure.partition(":")[0] not in FOES.get(ask.kind, ()):
        return None
    if "attack" not in ask.keys:
        return ask.reason("attack")
    f = _on_the_map(g, figure)
    return None if f is None else aim_refusal(g, g.actor, f)


def _feat(g: State, ask: Ask, hero: str) -> Refusal:
    """What is against the heroic feat on a hero's card, where the question is what to do."""
    own = kind_of(g, g.actor).id == hero
    return (ask.reason("feat") if own else None) or _deed(ask)


def _deed(ask: Ask) -> Refusal:
    """Something a figure does in its turn."""
    if ask.kind in SETUP or ask.kind in BETWEEN_QUESTS:
        return refuse("elsewhere.not_begun", rule_of(ask.kind))
    if ask.kind in OVERLORD_KINDS:
        return refuse("elsewhere.not_this_figure", "DE-OLT-02")
    if ask.kind in ("next_hero", "equip", "act"):
        return refuse("elsewhere.own_turn", "DE-HTURN-03")
    return refuse("elsewhere.complete_first", "DE-HTURN-03")


def _word(ask: Ask, word: str) -> Refusal | None:
    if word in WORDS:
        return _deed(ask)
    if word in EXITS:
        return refuse("elsewhere.no_such_exit", rule_of(ask.kind))
    return refuse("elsewhere.part", rule_of(ask.kind)) if word in CHOICES else None


def _card(g: State, ask: Ask, name: str) -> Refusal | None:
    """A card by its key: of somebody else, of another time, or not asked for."""
    card = name.partition(".")[0]
    if card not in CARDS:
        return None
    if ask.seat == g.overlord:
        return other_moment(card, None, "DE-OLC-02") or refuse("elsewhere.card_time", "DE-OLC-02", card=f"card:{card}")
    own = {ID[c] for h in range(g.nh) if g.hero_seat[h] == ask.seat for c in g.cards[h]}
    if card not in own:
        return refuse("elsewhere.card_of_another", "DE-BAD-02")
    return other_moment(card, None, "DE-HTURN-06") or refuse("elsewhere.card_time", "DE-HTURN-06", card=f"card:{card}")
