"""Rules of thumb of the bots for targets, spaces, purchases and everything else that must be chosen."""

from __future__ import annotations

from collections.abc import Callable

from gruft.games.domains.bot.worth import (
    building_worth,
    danger,
    leading_rival,
    monster_worth,
    plan_worth,
    price,
    rounds_left,
    side_worth,
    space_worth,
)
from gruft.games.domains.pieces.tables import (
    A_DIE,
    AREA_OF,
    B_AREA_BONUS,
    B_COST,
    DECKS,
    ELEMENTS,
    M_DEFENCE,
    M_DICE,
    M_SPEND,
    RESOURCES,
    S_COST,
    S_DECK,
    SPACES,
)
from gruft.games.domains.pieces.things import Thing
from gruft.games.domains.rules.basics.domain import monsters_on
from gruft.games.domains.rules.basics.items import held
from gruft.games.domains.state import State
from gruft.table.ask import PASS, Ask, Seat

Judge = Callable[[State, Seat, int], float]
ThingJudge = Callable[[State, Seat, Thing], float]


def prefer(g: State, seat: Seat, ask: Ask) -> str | None:
    """The best candidate by its own rule of thumb; None where there is none."""
    special = SPECIAL.get(ask.kind)
    if special is not None:
        return special(g, seat, ask)
    judge = JUDGES.get(ask.kind) or THING_JUDGES.get(ask.kind)
    if judge is None:
        return PASS if PASS in ask.keys else None
    best, choice = (0.0, PASS) if PASS in ask.keys else (-1e9, ask.keys[0])
    for key in ask.keys:
        if key != PASS:
            value = judge(g, seat, ask.candidates[key])
            if value > best:
                best, choice = value, key
    return choice


# -- spaces ------------------------------------------------------------------------


def guard_worth(g: State, seat: Seat, space: int) -> float:
    """How much a space of mine wants a guard."""
    left = rounds_left(g)
    value = 0.1
    if g.land[space] >= 0 and g.dark[space]:
        value += building_worth(g, space, left) - sum(M_DEFENCE[m] for m in monsters_on(g, space)) * 0.1
    for party in range(2):
        if danger(g, party)[0] == space:
            value += 4
    return value


def _rival_land(g: State, seat: Seat, space: int) -> float:
    left = rounds_left(g)
    return space_worth(g, space, left) * (1 if space // SPACES != seat else -1) + (
        space // SPACES == leading_rival(g, seat)
    )


def _own_dark(g: State, seat: Seat, space: int) -> float:
    left = rounds_left(g)
    if space // SPACES != seat or g.land[space] < 0:
        return -1.0
    card = g.land[space]
    return (side_worth(card, 1, left) - side_worth(card, 0, left)) * left + 0.01


def _least_dark(g: State, seat: Seat, space: int) -> float:
    return -building_worth(g, space, rounds_left(g))


def _build_land(g: State, seat: Seat, space: int) -> float:
    """Near a dark Fortress or Outpost."""
    area = [s for s in range(seat * SPACES, (seat + 1) * SPACES) if AREA_OF[s] == AREA_OF[space]]
    bonus = sum(B_AREA_BONUS[g.land[s]] for s in area if g.land[s] >= 0)
    return 1.0 + bonus + g.cursed[space] * 3 + len(monsters_on(g, space))


def _gate_land(g: State, seat: Seat, space: int) -> float:
    return 10.0 if space == g.target else float(space // SPACES == seat)


# -- monsters, adventurers, henchmen ---------------------------------------------------


def _rival_monster(g: State, seat: Seat, monster: int) -> float:
    space = g.where[monster]
    value = monster_worth(g, monster, rounds_left(g)) - M_DEFENCE[monster] * 0.1
    if space < 0:
        return value * 0.2
    return -value if space // SPACES == seat else value + 1


def _strong_monster(g: State, seat: Seat, monster: int) -> float:
    here = 20.0 if g.where[monster] == g.target else 0.0
    return M_DEFENCE[monster] + sum(M_DICE[monster]) / 2 - here


def _own_guard(g: State, seat: Seat, monster: int) -> float:
    return (10.0 if g.where[monster] == g.target else 0.0) + M_DEFENCE[monster]


def _weak_monster(g: State, seat: Seat, monster: int) -> float:
    return -monster_worth(g, monster, rounds_left(g))


def _imbue(g: State, seat: Seat, target: Thing) -> float:
    if target.kind == "adventurer":
        return float(not (g.target >= 0 and g.target // SPACES == seat))
    space = g.where[target.number]
    return (5.0 if space == g.target else 1.0) if space // SPACES == seat else -1.0


def _dangerous(g: State, seat: Seat, card: int) -> float:
    """The leader of a party that comes to me first, then the largest die."""
    for party in range(2):
        if g.parties[party] and g.parties[party][0] == card:
            space, _ = danger(g, party)
            return 20.0 if space >= 0 and space // SPACES == seat else -1.0
    return float(A_DIE[card]) if card < len(A_DIE) else 0.0


def _victim(g: State, seat: Seat, target: Thing) -> float:
    if target.kind == "adventurer":
        return _dangerous(g, seat, target.number)
    if target.kind == "henchman":
        return 3.0 if any(target.number in g.henchmen[o] for o in range(g.seats) if o != seat) else 0.5
    return 0.1


def _player(g: State, seat: Seat, other: int) -> float:
    return 2.0 if other == leading_rival(g, seat) else 1.0


def _henchman(g: State, seat: Seat, target: Thing) -> float:
    return 2.0 if target.kind == "henchman" and any(target.number in g.henchmen[o] for o in range(g.seats)) else 1.0


# -- goods ------------------------------------------------------------------------------


def _keep(g: State, seat: Seat, item: int) -> float:
    """Give away what is cheap and plentiful."""
    return held(g, seat, item) * 0.2 - price(item, rounds_left(g))


def _element(g: State, seat: Seat, item: int) -> float:
    wanted = sum(max(0, n - held(g, seat, i)) for kind in g.hands[seat] for i, n in S_COST[kind] if i == item)
    return wanted - held(g, seat, item) * 0.3


def _rich(g: State, seat: Seat, item: int) -> float:
    return price(item, rounds_left(g)) + sum(held(g, o, item) for o in range(g.seats) if o != seat) * 0.1


def _card(g: State, seat: Seat, card: int) -> float:
    return plan_worth(g, seat, card, rounds_left(g))


def _build(g: State, seat: Seat, choice: Thing) -> float:
    if choice.kind == "henchman":
        return -1.0
    return plan_worth(g, seat, choice.number, rounds_left(g)) + 0.6


def _row(g: State, seat: Seat, slot: int) -> float:
    return plan_worth(g, seat, g.row[slot], rounds_left(g)) + 0.3


def _market(g: State, seat: Seat, slot: int) -> float:
    return monster_worth(g, g.market[slot], rounds_left(g))


def _spell_card(g: State, seat: Seat, kind: int) -> float:
    missing = sum(max(0, n - held(g, seat, item)) for item, n in S_COST[kind])
    return missing + g.hands[seat].count(kind) * 0.5


def _few_henchmen(g: State, seat: Seat, card: int) -> float:
    return -float(card)


# -- questions of their own kind ------------------------------------------------------------


def _buy(g: State, seat: Seat, ask: Ask) -> str:
    """What the most promising plan lacks, if all of it can be paid."""
    left = rounds_left(g)
    for card in sorted(g.plans[seat], key=lambda c: -plan_worth(g, seat, c, left)):
        lacking = {item: max(0, n - held(g, seat, item)) for item, n in zip(RESOURCES, B_COST[card])}
        for key in ask.keys:
            if key != PASS and lacking.get(ask.candidates[key], 0):
                return key
    return PASS


def _buy_monster(g: State, seat: Seat, ask: Ask) -> str:
    lands = [key for key in ask.keys if key != PASS]
    if not lands:
        return PASS
    best = max(lands, key=lambda key: guard_worth(g, seat, ask.candidates[key]))
    return best if guard_worth(g, seat, ask.candidates[best]) > 1 or rounds_left(g) > 2 else PASS


def _draw_deck(g: State, seat: Seat, ask: Ask) -> str:
    """A mixed hand: production and defence first."""
    number = int((ask.args or {}).get("number", 1))
    wanted = ("production", "defence", "attack", "control")
    held_by = [sum(S_DECK[kind] == deck for kind in g.hands[seat]) for deck in range(len(DECKS))]
    order = sorted(wanted, key=lambda name: held_by[DECKS.index(name)] * 2 + wanted.index(name))
    for n in range(len(order)):
        key = f"deck:{order[(number - 1 + n) % len(order)]}"
        if key in ask.keys:
            return key
    return ask.keys[0]


def _offer(g: State, seat: Seat, ask: Ask) -> str:
    """Evil is worth goods that lie about; a building turned dark always is."""
    spare = sum(held(g, seat, item) for item in (*RESOURCES, *ELEMENTS)) > 6
    return "accept" if "accept" in ask.keys and (spare or rounds_left(g) < 2.5) else PASS


def _amount(g: State, seat: Seat, ask: Ask) -> str:
    return ask.keys[-1]


def _least_evil(g: State, seat: Seat, ask: Ask) -> str:
    return ask.keys[0]


def _bonus_bar(g: State, seat: Seat, ask: Ask) -> str:
    """Pay while the gap can probably be closed."""
    args = ask.args or {}
    gap = int(args.get("attack", 0)) - int(args.get("defence", 0))
    monsters = [key for key in ask.keys if key != PASS]
    means = sum(held(g, seat, item) for item in (*ELEMENTS, RESOURCES[1])) * 3.5
    best = max(monsters, key=lambda key: M_SPEND[ask.candidates[key]])
    return best if gap <= means and gap <= 14 else PASS


def _zasch(g: State, seat: Seat, ask: Ask) -> str:
    return ask.keys[min(len(ask.keys), 2) - 1]


def _first(g: State, seat: Seat, ask: Ask) -> str:
    return ask.keys[0]


def _dark_side(g: State, seat: Seat, ask: Ask) -> str:
    return "dark" if "dark" in ask.keys else ask.keys[0]


def _assassin(g: State, seat: Seat, ask: Ask) -> str:
    """Only against a party that is coming to me."""
    targets = [key for key in ask.keys if key != PASS]
    best = max(targets, key=lambda key: _victim(g, seat, ask.candidates[key]), default=PASS)
    return (
        best
        if best != PASS and _victim(g, seat, ask.candidates[best]) >= (20 if ask.kind == "assassin" else 3)
        else PASS
    )


JUDGES: dict[str, Judge] = {
    "place_monster": guard_worth,
    "place_mercenary": guard_worth,
    "resurrect_space": guard_worth,
    "curse_land": guard_worth,
    "move_tarpa": guard_worth,
    "transport_land": guard_worth,
    "gate_land": _gate_land,
    "target_land": _rival_land,
    "turn_dark": _own_dark,
    "turn_light": _least_dark,
    "build_land": _build_land,
    "target_monster": _rival_monster,
    "gate_monster": _strong_monster,
    "transport_monster": _strong_monster,
    "give_monsters": _weak_monster,
    "target_pain": _dangerous,
    "target_slay": _dangerous,
    "target_player": _player,
    "give_item": _keep,
    "pay_element": _keep,
    "spell_discount": _element,
    "element": _element,
    "name_element": _rich,
    "steal_item": _rich,
    "keep_building": _card,
    "nhoj_nomrah": _row,
    "cycle_building": _row,
    "lord_winston": _market,
    "discard_spell": _spell_card,
    "give_spells": _spell_card,
    "give_henchmen": _few_henchmen,
    "discard_henchman": _few_henchmen,
    "swap_for": _keep,
}
THING_JUDGES: dict[str, ThingJudge] = {
    "target_imbue": _imbue,
    "assassinate": _victim,
    "target_henchman": _henchman,
    "build": _build,
}
"""Where the candidates are of several kinds."""
SPECIAL: dict[str, Callable[[State, Seat, Ask], str]] = {
    "buy": _buy,
    "buy_monster": _buy_monster,
    "draw_deck": _draw_deck,
    "offer": _offer,
    "spell_amount": _amount,
    "assassin_evil": _least_evil,
    "bonus_bar": _bonus_bar,
    "zasch": _zasch,
    "build_side": _dark_side,
    "assassin": _assassin,
    "thug": _assassin,
    "target_minion": _first,
    "move_minion": _first,
    "save_minion": _first,
    "seer_order": _first,
    "choose_master": _first,
    "rotate_party": _first,
    "draw_monster": _first,
    "use_karn": _first,
}
