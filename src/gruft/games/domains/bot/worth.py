"""What things are worth to a player, measured in Evil at the end of the game.

Rough prices for the bots, from public facts and the player's own cards only. One element is about one Evil, four coins
about one Evil; everything that produces is worth what it still will produce.

Not here: which answer follows from it (judgement.py).
"""

from __future__ import annotations

from gruft.games.domains.pieces.dice import chance_to_beat
from gruft.games.domains.pieces.tables import (
    B_COST,
    B_ELEMENTS,
    B_EVIL,
    B_LAB,
    B_PRODUCES,
    B_SPELLS,
    COINS,
    EVIL,
    M_DEFENCE,
    M_DICE,
    M_EVIL,
    M_PRODUCES,
    M_SPEND,
    N_ITEMS,
    OWN_SPACES,
    RESOURCES,
    SPACES,
    WIND,
)
from gruft.games.domains.rules.adventure.phase import attack_dice, defence_parts
from gruft.games.domains.rules.adventure.targeting import search
from gruft.games.domains.rules.basics.domain import decays, monsters_on
from gruft.games.domains.rules.basics.items import held
from gruft.games.domains.state import State
from gruft.table.ask import Seat

PRICES = (0.28, 1.0, 0.14, 0.28, 0.55, 0.14, 0.9, 0.9, 0.9, 0.9)
"""Of one item each, in the order of the tables."""
SPELL = 0.8
HELD_ATTACK = 3.0
USUAL_ROUNDS = 6.8


def rounds_left(g: State) -> float:
    """Production phases still to come, this round's included."""
    now = 1.0 if g.phase < 7 else 0.0
    if g.last:
        return now
    return now + max(0.4, USUAL_ROUNDS - g.round)


def price(item: int, left: float) -> float:
    """Goods are worth less and less towards the end."""
    if item == EVIL:
        return 1.0
    return PRICES[item] * min(1.0, 0.25 + left / 3)


def side_worth(card: int, dark: int, left: float) -> float:
    """What one side of a building gives in one Production phase."""
    made = sum(n * price(item, left) for item, n in B_PRODUCES[card][dark])
    made += B_ELEMENTS[card][dark] * price(WIND, left) + B_SPELLS[card][dark] * SPELL
    return made + (1.2 if dark and B_LAB[card] else 0.0)


def building_worth(g: State, space: int, left: float) -> float:
    """What a standing building will still bring; a light one may yet be turned."""
    card = g.land[space]
    if g.dark[space]:
        return side_worth(card, 1, left) * left * 0.8
    light = side_worth(card, 0, left) * left
    if g.holy[space]:
        return light
    turned = side_worth(card, 0, left) + side_worth(card, 1, left) * max(0.0, left - 1) * 0.8
    return max(light, 0.25 * light + 0.75 * turned)


def plan_worth(g: State, seat: Seat, card: int, left: float) -> float:
    """What a card in the playing area promises, less what it costs."""
    later = max(0.0, left - 1)
    promise = side_worth(card, 0, left) + side_worth(card, 1, left) * later * 0.8
    if g.last:
        promise = side_worth(card, 1, left)
    missing = sum(max(0, n - held(g, seat, item)) * PRICES[item] for item, n in zip(RESOURCES, B_COST[card]))
    cost = sum(n * price(item, left) for item, n in zip(RESOURCES, B_COST[card]))
    return promise - cost - missing


def monster_worth(g: State, monster: int, left: float) -> float:
    """Production and the guard it keeps."""
    made = sum(n * price(item, left) for item, n in M_PRODUCES[monster]) * left * 0.9
    guard = M_DEFENCE[monster] + sum(M_DICE[monster]) / 2 + (3 if M_SPEND[monster] >= 0 else 0)
    return made + guard * 0.06 * min(left, 4)


def space_worth(g: State, space: int, left: float) -> float:
    """What would be lost with a space."""
    total = building_worth(g, space, left) if g.land[space] >= 0 else 0.0
    return total + sum(monster_worth(g, monster, left) for monster in monsters_on(g, space))


def danger(g: State, party: int) -> tuple[int, float]:
    """The space a party would attack now and how likely it succeeds; -1 if it attacks nobody."""
    if g.skips[party] or not g.parties[party]:
        return -1, 0.0
    found = search(g, g.parties[party][0])
    if found is None or found.pilgrims:
        return -1, 0.0
    return found.space, success(g, party, found.space)


def success(g: State, party: int, space: int) -> float:
    """How likely a party beats a space as it stands."""
    parts = defence_parts(g, party, space)
    flat = sum(part.flat for part in parts)
    dice = [sides for part in parts for sides in part.dice]
    return chance_to_beat(attack_dice(g, party), flat, dice)


def threat(g: State, seat: Seat, left: float) -> float:
    """What the coming adventures will probably cost (or bring) this seat."""
    if g.phase > 6:
        return 0.0
    total = 0.0
    for party in range(max(0, g.party if g.phase == 6 else 0), 2):
        space, chance = danger(g, party)
        if space >= 0 and space // SPACES == seat:
            total += chance * space_worth(g, space, left) - (1 - chance) * HELD_ATTACK
    return total


def standing_worth(g: State, seat: Seat) -> float:
    """Everything a seat has and may expect."""
    left = rounds_left(g)
    base = seat * N_ITEMS
    total = sum(g.items[base + item] * price(item, left) for item in range(N_ITEMS))
    total += len(g.hands[seat]) * SPELL * min(1.0, left / 2)
    total += sum(max(0.2, plan_worth(g, seat, card, left)) * 0.6 for card in g.plans[seat])
    for space in OWN_SPACES[seat]:
        if g.land[space] >= 0:
            total += building_worth(g, space, left)
    low = seat * SPACES
    for monster, space in enumerate(g.where):
        if low <= space < low + SPACES:
            guarding = 1.5 if g.land[space] >= 0 and g.dark[space] else 0.8
            total += monster_worth(g, monster, left) * guarding
    total += len(g.henchmen[seat]) * 0.8 * min(1.0, left / 2) + (0.5 if decays(g, seat) else 0.0)
    return total + (0.3 if g.first == seat else 0.0) - threat(g, seat, left)


def evil_per_round(g: State, seat: Seat) -> int:
    """What everybody can see a domain produce."""
    total = sum(B_EVIL[g.land[s]] for s in OWN_SPACES[seat] if g.land[s] >= 0 and g.dark[s])
    low = seat * SPACES
    return total + sum(M_EVIL[m] for m, s in enumerate(g.where) if low <= s < low + SPACES)


def leading_rival(g: State, seat: Seat) -> Seat:
    """The other player whose domain produces the most Evil."""
    others = [other for other in range(g.seats) if other != seat]
    return max(others, key=lambda other: (evil_per_round(g, other), -other))


def coins(g: State, seat: Seat) -> int:
    """The coins a player has."""
    return held(g, seat, COINS)
