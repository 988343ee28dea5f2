"""What is good for me here: heroes press towards the quest's goal and hit what they can; the overlord likewise.

`prefer` answers almost everything by common sense, from what everybody can see and what the seat itself holds; each
kind of question has its own small answer below. `evaluate` weighs wounds, knock-outs and the quest's own counters.

Not here: the answers themselves, by chapter (bot_heroes.py, bot_monsters.py, bot_attacks.py, bot_cards.py,
bot_setup.py), plans (bot_plans.py) and what things are worth (bot_aims.py).
"""

from __future__ import annotations

from collections.abc import Callable

from gruft.games.descent import bot_attacks, bot_cards, bot_heroes, bot_monsters, bot_setup
from gruft.games.descent.bot_aims import is_leader
from gruft.games.descent.bot_cards import word
from gruft.games.descent.endings import HEROES
from gruft.games.descent.figures import kind_of, monsters
from gruft.games.descent.kinds import FIRST_MONSTER, LIEUTENANT, MASTER
from gruft.games.descent.state import State
from gruft.table.ask import PASS, Ask, Seat

Sense = Callable[[State, Ask], str | None]


def evaluate(g: State, seat: Seat) -> float:
    """How well this seat's side stands: wounds dealt and taken, and how near the quest is to its end."""
    value = 0.0
    for h in range(g.nh):
        value += 6.0 - 4.0 * g.damage[h] / max(1, g.max_health[h]) - 1.0 * g.fatigue[h] / max(1, g.max_stamina[h])
        value -= 5.0 * (g.ko >> h & 1) + 0.5 * bin(g.cond[h]).count("1")
        value += 0.3 * len(g.cards[h])
    for f in monsters(g):
        weight = 3.0 if kind_of(g, f).rank in (MASTER, LIEUTENANT) else 1.0
        if is_leader(g, f):
            weight = 12.0
        value -= weight * (1.0 - 0.8 * g.damage[f] / max(1, g.max_health[f]))
    value -= 0.3 * len(g.ol_hand)
    counters = g.counters
    value -= 4.0 * counters.get("escaped", 0) + 4.0 * counters.get("stolen", 0) - 4.0 * counters.get("saved", 0)
    if g.winner:
        value += 1000.0 if g.winner == HEROES else -1000.0
    return -value if seat == g.overlord else value


def prefer(g: State, seat: Seat, ask: Ask) -> str | None:
    """The answer common sense gives, or None if there is none."""
    sense = COMMON_SENSE.get(ask.kind)
    return sense(g, ask) if sense is not None else None


def _of_figure(
    hero: Callable[[State, int, Ask], str | None], monster: Callable[[State, int, Ask], str | None]
) -> Sense:
    """A question about a moving figure, answered by its side."""

    def answer(g: State, ask: Ask) -> str | None:
        f = bot_monsters.figure_named(g, ask)
        if f < 0:
            return None
        return hero(g, f, ask) if f < FIRST_MONSTER else monster(g, f, ask)

    return answer


def _roams(g: State, f: int, ask: Ask) -> str | None:
    """A hero or familiar moved by a card goes where he wants; one the overlord moves goes where he does not."""
    return bot_cards.move_other(g, ask)


COMMON_SENSE: dict[str, Sense] = {
    "next_hero": bot_heroes.next_hero,
    "act": bot_heroes.act,
    "familiar_act": bot_heroes.familiar_act,
    "monster_act": bot_monsters.act,
    "step": _of_figure(bot_heroes.walk_on, bot_monsters.walk_on),
    "roam": _of_figure(_roams, bot_monsters.roam),
    "expand": _of_figure(bot_monsters.expand, bot_monsters.expand),
    "move_spaces": bot_cards.move_other,
    "target": bot_attacks.target,
    "second_target": bot_attacks.target,
    "weapon": bot_attacks.weapon,
    "surge": bot_attacks.surge,
    "surge_range": bot_attacks.surge,
    "window": bot_cards.window,
    "ol_start": bot_cards.ol_moment,
    "ol_end": bot_cards.ol_moment,
    "ol_group": bot_cards.ol_group,
    "ol_monster": bot_monsters.first_monster,
    "card_die": bot_attacks.die,
    "card_dice": bot_attacks.die,
    "card_figure": bot_cards.figure,
    "card_space": bot_setup.useful,
    "card_amount": bot_cards.amount,
    "card_attribute": bot_cards.attribute,
    "card_charm": word("attack", "move"),
    "card_shield": word("shield"),
    "card_condition": word("condition:stunned", "condition:immobilized", "condition:poisoned", "condition:diseased"),
    "card_discard_condition": word("condition:stunned", "condition:immobilized", "condition:poisoned"),
    "card_take": lambda g, ask: bot_cards.ranked(g, ask, bot_cards.OVERLORD_RANKING),
    "card_order": lambda g, ask: bot_cards.ranked(g, ask, bot_cards.OVERLORD_RANKING),
    "card_discard": lambda g, ask: bot_cards.ranked(g, ask, bot_cards.OVERLORD_RANKING, worst=True),
    "card_trait": word("event"),
    "card_recover": word("yes"),
    "equip": bot_setup.equip,
    "trade": word(PASS),
    "accept": word("yes"),
    "chip_in": word("yes"),
    "card_first": lambda g, ask: ask.keys[0],
    "card_group": bot_cards.group,
    "card_spare_shield": word("exhaust_training"),
    "drop_where": bot_setup.drop_where,
    "free_stand": word("yes"),
    "grant": word("yes"),
    "familiar_gives_up": word("move"),
    "end_order": word("rest_last"),
    "order": lambda g, ask: ask.keys[0],
    "damage_order": lambda g, ask: ask.keys[0],
    "stand_where": bot_setup.stand_where,
    "pick_hero": bot_setup.pick_hero,
    "pick_class": bot_setup.pick_class,
    "train": bot_setup.train,
    "outfit": bot_setup.outfit,
    "scheme": bot_setup.scheme,
    "place_hero": bot_setup.place_hero,
    "open_group": bot_setup.open_group,
    "place_monster": bot_setup.place_monster,
    "lay_search": bot_setup.lay_search,
    "reinforce_rank": word("master", "minion"),
    "interrogate": lambda g, ask: ask.keys[0],
}
