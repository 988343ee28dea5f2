"""What is good for me here: heroes press towards the quest's goal and hit what they can; the overlord likewise.

`prefer` answers almost everything by common sense, from what everybody can see and what the seat itself holds; each
kind of question has its own small answer below. `evaluate` weighs wounds, knock-outs and the quest's own counters.

Not here: the answers themselves, by chapter (heroes.py, monsters.py, attacks.py, cards.py, setup.py), plans (plans.py)
and what things are worth (aims.py).
"""

from __future__ import annotations

from collections.abc import Callable

from gruft.games.descent.bot import attacks, campaign, cards, heroes, monsters, persons, quests, setup
from gruft.games.descent.bot.aims import figure_named, is_leader
from gruft.games.descent.bot.cards import word
from gruft.games.descent.moments.quest import HEROES
from gruft.games.descent.moments.seats import is_hero_figure, kind_of
from gruft.games.descent.pieces.kinds import FIRST_MONSTER, LIEUTENANT, MASTER
from gruft.games.descent.rules import figures
from gruft.games.descent.state import State
from gruft.table.ask import DONE, PASS, Ask, Seat

Sense = Callable[[State, Ask], str | None]


def evaluate(g: State, seat: Seat) -> float:
    """How well this seat's side stands: wounds dealt and taken, and how near the quest is to its end."""
    value = 0.0
    for h in range(g.nh):
        value += (
            6.0 - 4.0 * g.damage[h] / max(1, g.live.max_health[h]) - 1.0 * g.fatigue[h] / max(1, g.live.max_stamina[h])
        )
        value -= 5.0 * (g.ko >> h & 1) + 0.5 * bin(g.cond[h]).count("1")
        value += 0.3 * len(g.cards[h])
    for f in figures.monsters(g):
        weight = 3.0 if kind_of(g, f).rank in (MASTER, LIEUTENANT) else 1.0
        if is_leader(g, f):
            weight = 12.0
        value -= weight * (1.0 - 0.8 * g.damage[f] / max(1, g.live.max_health[f]))
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
        f = figure_named(g, ask)
        if f < 0:
            return None
        if f < FIRST_MONSTER:
            return hero(g, f, ask)
        return persons.walk_on(g, f, ask) if is_hero_figure(g, f) else monster(g, f, ask)

    return answer


def _roams(g: State, f: int, ask: Ask) -> str | None:
    """A hero or familiar moved by a card goes where he wants; one the overlord moves goes where he does not."""
    return cards.move_other(g, ask)


COMMON_SENSE: dict[str, Sense] = {
    "next_hero": heroes.next_hero,
    "act": heroes.act,
    "familiar_act": heroes.familiar_act,
    "next_person": persons.next_person,
    "person_act": persons.act,
    "strike_back": word("yes"),
    "quest_attribute": cards.door_way,
    "lead_away": word("yes"),
    "spend_seal": word("yes"),
    "boulder_where": quests.boulder,
    "token_walks": quests.token_walks,
    "climb_where": quests.stand,
    "climb_over": quests.stand,
    "behind_door": quests.stand,
    "step_aside": quests.stand,
    "raise_where": quests.rises,
    "begins_with": quests.bearer,
    "hero_begins_with": quests.bearer,
    "dragon_prey": quests.prey,
    "quest_token": quests.near_token,
    "monster_act": monsters.act,
    "step": _of_figure(heroes.walk_on, monsters.walk_on),
    "roam": _of_figure(_roams, monsters.roam),
    "expand": _of_figure(monsters.expand, monsters.expand),
    "move_spaces": cards.move_other,
    "target": attacks.target,
    "second_target": attacks.target,
    "weapon": attacks.weapon,
    "surge": attacks.surge,
    "surge_range": attacks.surge,
    "window": cards.window,
    "ol_start": cards.ol_moment,
    "ol_end": cards.ol_moment,
    "ol_group": cards.ol_group,
    "ol_monster": monsters.first_monster,
    "card_die": attacks.die,
    "card_dice": attacks.die,
    "card_figure": cards.figure,
    "card_space": setup.useful,
    "card_amount": cards.amount,
    "card_attribute": cards.attribute,
    "card_charm": word("attack", "move"),
    "card_shield": word("shield"),
    "card_condition": word("condition:stunned", "condition:immobilized", "condition:poisoned", "condition:diseased"),
    "card_discard_condition": word("condition:stunned", "condition:immobilized", "condition:poisoned"),
    "card_take": lambda g, ask: cards.ranked(g, ask, cards.OVERLORD_RANKING),
    "card_order": lambda g, ask: cards.ranked(g, ask, cards.OVERLORD_RANKING),
    "card_discard": lambda g, ask: cards.ranked(g, ask, cards.OVERLORD_RANKING, worst=True),
    "card_trait": word("event"),
    "card_recover": word("yes"),
    "equip": setup.equip,
    "trade": word(PASS),
    "accept": word("yes"),
    "chip_in": word("yes"),
    "card_first": lambda g, ask: ask.keys[0],
    "card_group": cards.group,
    "card_spare_shield": word("exhaust_training"),
    "drop_where": setup.drop_where,
    "drop_together": quests.at_hand,
    "door_way": cards.door_way,
    "free_stand": word("yes"),
    "grant": word("yes"),
    "familiar_gives_up": word("move"),
    "end_order": word("rest_last"),
    "order": lambda g, ask: ask.keys[0],
    "damage_order": lambda g, ask: ask.keys[0],
    "stand_where": setup.stand_where,
    "pick_hero": setup.pick_hero,
    "pick_class": setup.pick_class,
    "train": setup.train,
    "outfit": setup.outfit,
    "scheme": setup.scheme,
    "place_hero": setup.place_hero,
    "open_group": setup.open_group,
    "place_monster": setup.place_monster,
    "lay_search": setup.lay_search,
    "reinforce_rank": word("master", "minion"),
    "shop": campaign.shop,
    "pack": word(DONE),
    "buy_for": campaign.receiver,
    "award_relic": campaign.receiver,
    "agree_to_buy": word("yes"),
    "agree_to_sell": word("yes"),
    "give_to": lambda g, ask: ask.keys[0],
    "take_back": word(DONE),
    "choose_quest": campaign.choose_quest,
    "entrust": campaign.entrust,
    "set_aside": campaign.set_aside,
    "travel_choice": campaign.on_the_road,
    "travel_tester": campaign.tester,
    "travel_next": campaign.tester,
    "travel_finder": lambda g, ask: ask.keys[0],
    "travel_attribute": campaign.attribute,
    "travel_victim": lambda g, ask: ask.keys[0],
    "travel_discard": campaign.away,
    "interrogate": lambda g, ask: ask.keys[0],
}
