"""Phase 6, the adventure of both parties (DD-ADV, DD-AFTER, DD-RUL-03, 04, 74, 76).

The target is found, everybody may interfere, the target is found once more and is final; only its owner may then
strengthen it. Gated monsters go home when the adventure is over, however it ended.

Not here: the search (targeting.py), the roll (combat.py), losses (losses.py).
"""

from __future__ import annotations

from gruft.games.domains.pieces.events import (
    NothingFound,
    PartyStays,
    PhaseBegan,
    PilgrimageFound,
    TargetFound,
)
from gruft.games.domains.pieces.numbers import DEFENDER_EVIL, FROM_DEFENCE, PILGRIMAGE_COINS
from gruft.games.domains.pieces.tables import (
    A_DIE,
    A_LEFT,
    A_RIGHT,
    ADVENTURER_REFS,
    COINS,
    EVIL,
    LAND_REFS,
    PARTY_REFS,
    SPACES,
    SYMBOLS,
)
from gruft.games.domains.rules.adventure import combat, losses
from gruft.games.domains.rules.adventure.targeting import search
from gruft.games.domains.rules.basics.decks import remove_adventurer, replace
from gruft.games.domains.rules.basics.domain import lift, monsters_on, put
from gruft.games.domains.rules.basics.duty import pick
from gruft.games.domains.rules.basics.items import gain
from gruft.games.domains.rules.basics.order import begin
from gruft.games.domains.rules.playing.henchmen import BEFORE_ADVENTURE
from gruft.games.domains.state import State
from gruft.table.events import note
from gruft.table.flow import Flow


def adventure_phase(g: State) -> Flow[str] | str:
    """Some henchmen may act first (DD-ADV-02)."""
    g.phase = 6
    g.party = 0
    note(g, PhaseBegan, "phase:adventure")
    first = [flow for act in BEFORE_ADVENTURE if (flow := act(g)) is not None]
    return _before(first) if first else "party"


def _before(flows: list[Flow[None]]) -> Flow[str]:
    for flow in flows:
        yield from flow
    return "party"


def party(g: State) -> str:
    """Step 1: where would this party go? Then everybody may interfere (DD-ADV-03, 04)."""
    g.target = -1
    if g.party >= 2:
        g.party = -1
        return "production_phase"
    clear(g)
    if g.skips[g.party] or not g.parties[g.party]:
        note(g, PartyStays, PARTY_REFS[g.party])
        g.party += 1
        return "party"
    aim(g)
    begin(g)
    return "adventure_open"


def clear(g: State) -> None:
    """A new adventure: nothing prepared yet."""
    g.target = g.symbol = -1
    g.pilgrims = False
    g.resting = []
    g.cap = 0
    g.bonus_dice = []
    g.bonus_flat = 0
    g.zasch = False


def aim(g: State) -> None:
    """Find the target by the leader alone and tell it."""
    found = search(g, g.parties[g.party][0])
    if found is None:
        g.target = g.symbol = -1
        g.pilgrims = False
        note(g, NothingFound, PARTY_REFS[g.party])
        return
    g.target, g.symbol, g.pilgrims = found
    kind = PilgrimageFound if g.pilgrims else TargetFound
    note(g, kind, PARTY_REFS[g.party], f"symbol:{SYMBOLS[g.symbol]}", LAND_REFS[g.target])


def adventure_settled(g: State) -> str:
    """After step 2 the target is found once more and is final (DD-ADV-05, 06, 12)."""
    if not g.parties[g.party]:
        return over(g)
    aim(g)
    if g.target < 0:
        return nothing(g)
    owner = g.target // SPACES
    if g.pilgrims:
        gain(g, owner, COINS, g.rule[PILGRIMAGE_COINS], FROM_DEFENCE)
        return nothing(g)
    begin(g, [owner])
    return "adventure_defend"


def nothing(g: State) -> str:
    """Pilgrimage or nothing found: the leader is replaced (DD-AFTER-06, 07)."""
    row = g.parties[g.party]
    if row:
        replace(g, g.party, row[:1])
    return over(g)


def over(g: State) -> str:
    """The adventure is over: gated monsters go home (DD-RUL-50, 74)."""
    for gate in g.gates:
        if g.where[gate.monster] >= 0 and g.where[gate.monster] != gate.home:
            lift(g, gate.monster)
            put(g, gate.monster, gate.home)
    g.gates = []
    clear(g)
    g.party += 1
    return "party"


def rolling(g: State) -> list[int]:
    """The adventurers of the attacking party that still roll."""
    return [card for card in g.parties[g.party] if card not in g.resting]


def smallest(g: State) -> dict[str, int]:
    """Who has the smallest printed die of those that still roll (DD-RUL-32, 76)."""
    cards = rolling(g)
    least = min((A_DIE[card] for card in cards), default=0)
    return {ADVENTURER_REFS[card]: card for card in cards if A_DIE[card] == least}


def attack_dice(g: State, party: int) -> list[int]:
    """The dice a party rolls, or would roll now: its members with their tokens, and what Fortune adds (DD-ADV-08).

    Who is still to be left out by a Fortune card counts as left out; Frailty lasts for its own adventure only.
    """
    cards = [card for card in g.parties[party] if card not in g.resting]
    if g.party_drop[party]:
        cards.sort(key=lambda card: (A_DIE[card], -g.blessed.get(card, 0)))
        del cards[: g.party_drop[party]]
    cap = g.cap if party == g.party else 0
    dice = []
    for card in cards:
        dice.append(min(A_DIE[card], cap) if cap else A_DIE[card])
        dice += combat.IMBUE * g.blessed.get(card, 0)
    return dice + g.party_dice[party]


def defence_parts(g: State, party: int, space: int) -> list[combat.Part]:
    """What a party would have to beat on a space; what was prepared in one adventure does not help in the other."""
    parts = combat.space_parts(g, space, adventurers=True)
    return parts if party == g.party else [part for part in parts if part.source != combat.PREPARED]


def settled(g: State, party: int) -> bool:
    """After step 2 the target of a party is final; only its owner has a slot then (DD-ADV-05)."""
    return g.party == party and len(g.order) == 1


def adventure_roll(g: State) -> Flow[str] | str:
    """Steps 4 and 5 (DD-ADV-08 to 10)."""
    if g.land[g.target] < 0 and not monsters_on(g, g.target):
        note(g, NothingFound, PARTY_REFS[g.party])
        return nothing(g)
    return _roll(g)


def _roll(g: State) -> Flow[str]:
    space = g.target
    owner = space // SPACES
    while g.party_drop[g.party] and rolling(g):
        g.resting.append((yield from pick(owner, "target_pain", smallest(g), forced=True, rule="DD-RUL-76")))
        g.party_drop[g.party] -= 1
    parts = combat.space_parts(g, space, adventurers=True)
    payers = combat.payers_for(g, space)
    if (yield from combat.fight(g, LAND_REFS[space], parts, attack_dice(g, g.party), payers)):
        yield from losses.lose_space(g, space)
        if g.parties[g.party]:
            replace(g, g.party, g.parties[g.party][:1])
    else:
        held_off(g, owner)
    return over(g)


def held_off(g: State, owner: int) -> None:
    """The defender wins: Evil, the leader is gone, all with the target symbol are replaced (DD-AFTER-04, 05)."""
    gain(g, owner, EVIL, g.rule[DEFENDER_EVIL], FROM_DEFENCE)
    row = g.parties[g.party]
    if row:
        remove_adventurer(g, g.party, row[0])
    replace(g, g.party, [card for card in row if g.symbol in (A_LEFT[card], A_RIGHT[card])])
