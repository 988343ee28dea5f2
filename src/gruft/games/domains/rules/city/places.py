"""The places of Harrows: what a minion does there, and what Charm copies (DD-ACTION, DD-SPELL-14, DD-RUL-19).

Each action is a flow `(g, seat, n, copied)` that returns whether it was carried out; `n` is the number of the action
space. A minion's controller may decline; who copies has already paid for it and gets the changed version.

Not here: the order of resolution (resolution.py), Assassin and Thug (assassin.py), the Builders' Guild (guild.py).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from gruft.games.domains.pieces.content import HENCHMAN, HENCHMEN, PLACE
from gruft.games.domains.pieces.events import (
    BuildingTaken,
    MercenaryTaken,
    MonsterDrawn,
    WhiteMinionTaken,
)
from gruft.games.domains.pieces.numbers import (
    FROM_HENCHMEN,
    FROM_PLACES,
    MONSTER_DISCOUNT,
    YIELD_BUSINESS,
    YIELD_LIBRARY,
    YIELD_TEMPLE,
    YIELD_TOWERS,
)
from gruft.games.domains.pieces.tables import (
    ARCHITECTS,
    ASSASSIN,
    BUILDERS,
    BUILDING_REFS,
    BUSINESS,
    COINS,
    COUNCIL,
    COURT,
    DOCKS,
    ELEMENTS,
    EVIL,
    FAR_LANDS,
    GREEN_UNICORN,
    HENCHMAN_OF,
    HENCHMAN_REFS,
    INN,
    ITEM_OF,
    ITEM_REFS,
    LIBRARY,
    M_COST,
    MERCENARY,
    MONSTER_REFS,
    NIKTMARG,
    OWN_LAND_OF_REF,
    PLACE_OF,
    PLACE_REFS,
    SEER,
    TEMPLE,
    THUG,
    TOWERS,
    YELLOW_SWAN,
)
from gruft.games.domains.rules.basics import servants
from gruft.games.domains.rules.basics.decks import draw_henchman, draw_monster, draw_spells, replace_one_by_one
from gruft.games.domains.rules.basics.domain import (
    back_to_docks,
    black_refusal,
    buildings_of,
    draw_refusal,
    has_black_space,
    place_black,
    put,
    standing_refusal,
)
from gruft.games.domains.rules.basics.items import gain, held, pay, purse
from gruft.games.domains.rules.basics.order import take_first
from gruft.games.domains.rules.city.assassin import assassin, thug
from gruft.games.domains.rules.city.begun import begun, lacked
from gruft.games.domains.rules.city.guild import shop
from gruft.games.domains.rules.fortune.deck import look, reorder
from gruft.games.domains.state import State
from gruft.table.ask import MAY_PASS, Ask, Seat
from gruft.table.events import note
from gruft.table.flow import Flow, choose
from gruft.table.rules import Arg, Refusal, refuse

Action = Callable[[State, Seat, int, bool], Flow[bool]]

VASHTI = HENCHMAN_OF["vashti"]
SPELL_CARDS = -1


def _extras() -> dict[int, list[tuple[int, int, int]]]:
    """By place: henchman, item (or `SPELL_CARDS`), how many more an own minion brings."""
    found: dict[int, list[tuple[int, int, int]]] = {}
    for card, record in enumerate(HENCHMEN):
        for step in record.do:
            if step["op"] == "bonus_on_resolve":
                item = SPELL_CARDS if step["item"] == "spells" else ITEM_OF[step["item"]]
                found.setdefault(PLACE_OF[step["place"]], []).append((card, item, step["n"]))
    return found


EXTRAS = _extras()

ACT = {"act": 1}


def carry_out(
    g: State,
    seat: Seat,
    place: int,
    missing: Refusal | None,
    gives: str,
    n: int = 0,
    what: str = "none",
    takes: str = "none",
) -> Flow[bool]:
    """Does the controller carry out the action? (DD-RES-02); `missing` says why there is nothing to carry out.

    The question says what there is to get: a word for it, how much, and of what. `takes`: the card that is told then.
    """
    args: dict[str, Arg] = {"place": PLACE_REFS[place], "gives": gives, "n": n, "what": what}
    if missing is not None:
        key = yield Ask(
            seat, "action", ACT, lambda _: missing, [], MAY_PASS, args | {"gives": "nothing", "what": "none"}
        )
    else:
        key = yield Ask(seat, "action", ACT, None, None, MAY_PASS, args)
    if key != "act":
        lacked(g, seat, g.spot, missing)
        return False
    begun(g, seat, takes)
    return True


def seer(g: State, seat: Seat, n: int, copied: bool) -> Flow[bool]:
    """Look at the top Fortune cards and put them back in any order (DD-ACTION-01)."""
    missing = None if g.fortune else refuse("place.nothing_there", "DD-ACTION-20", place=PLACE_REFS[SEER])
    n = min(PLACE["seer"].number(), len(g.fortune))
    if not copied and not (yield from carry_out(g, seat, SEER, missing, "fortune", n)):
        return False
    look(g, seat, n)
    yield from reorder(g, seat, n)
    return True


def extras(g: State, seat: Seat, place: int) -> int:
    """What passive henchmen add to the action of an own minion (DD-RUL-19: to a copy only if the minion is the
    caster's own); items are taken at once, spell cards to be drawn are returned."""
    spells = 0
    if seat == g.actor:
        for card, item, n in EXTRAS.get(place, ()):
            if card not in g.henchmen[seat]:
                continue
            if item == SPELL_CARDS:
                spells += n
            else:
                gain(g, seat, item, n, FROM_HENCHMEN, HENCHMAN_REFS[card])
    return spells


def business(g: State, seat: Seat, n: int, copied: bool) -> Flow[bool]:
    """2 coins (DD-ACTION-02)."""
    coins = g.rule[YIELD_BUSINESS]
    if not copied and not (yield from carry_out(g, seat, BUSINESS, None, "coins", coins)):
        return False
    gain(g, seat, COINS, coins, FROM_PLACES)
    extras(g, seat, BUSINESS)
    return True


def temple(g: State, seat: Seat, n: int, copied: bool) -> Flow[bool]:
    """2 Evil (DD-ACTION-03)."""
    evil = g.rule[YIELD_TEMPLE]
    if not copied and not (yield from carry_out(g, seat, TEMPLE, None, "goods", evil, ITEM_REFS[EVIL])):
        return False
    gain(g, seat, EVIL, evil, FROM_PLACES)
    extras(g, seat, TEMPLE)
    return True


def architects(g: State, seat: Seat, n: int, copied: bool) -> Flow[bool]:
    """The building card of this space; a copy takes the top card of the deck (DD-ACTION-09)."""
    if copied:
        if g.building_deck:
            _take_building(g, seat, g.building_deck.pop())
        return True
    card = g.row[n]
    missing = None if card >= 0 else refuse("place.nothing_there", "DD-ACTION-20", place=PLACE_REFS[ARCHITECTS])
    takes = BUILDING_REFS[card]
    if not (yield from carry_out(g, seat, ARCHITECTS, missing, "card", 1, _kind_of(takes), takes)):
        return False
    g.row[n] = -1
    g.taken = True
    _take_building(g, seat, card)
    return True


def _kind_of(ref: str) -> str:
    """A card without the number of its copy: only this one is meant."""
    return ref.partition(".")[0]


def _take_building(g: State, seat: Seat, card: int) -> None:
    g.plans[seat].append(card)
    g.chance.reveal()
    note(g, BuildingTaken, seat, BUILDING_REFS[card])


def inn(g: State, seat: Seat, n: int, copied: bool) -> Flow[bool]:
    """The henchman of this space (DD-ACTION-10)."""
    return (yield from _henchman(g, seat, INN, g.inn, n, copied))


def far_lands(g: State, seat: Seat, n: int, copied: bool) -> Flow[bool]:
    """The face-down henchman of this space, laid open now (DD-ACTION-16)."""
    return (yield from _henchman(g, seat, FAR_LANDS, g.far_lands, n, copied))


def _henchman(g: State, seat: Seat, place: int, row: list[int], n: int, copied: bool) -> Flow[bool]:
    if copied:
        card = draw_henchman(g)
    else:
        missing = None if row[n] >= 0 else refuse("place.nothing_there", "DD-ACTION-20", place=PLACE_REFS[place])
        gives, what = ("hidden", "none") if place == FAR_LANDS else ("card", HENCHMAN_REFS[row[n]])
        if not (yield from carry_out(g, seat, place, missing, gives, 1, what, HENCHMAN_REFS[row[n]])):
            return False
        card = row[n]
        row[n] = -1
        g.chance.reveal()
    if card >= 0:
        yield from servants.take(g, seat, card)
    return True


def copy_shopping(g: State, seat: Seat, n: int, copied: bool) -> Flow[bool]:
    """Charm at the Builders' Guild: the caster buys as well."""
    return (yield from shop(g, seat))


def towers(g: State, seat: Seat, n: int, copied: bool) -> Flow[bool]:
    """2 elements of the kind of this space (DD-ACTION-12)."""
    element, much = ELEMENTS[n], g.rule[YIELD_TOWERS]
    if not copied and not (yield from carry_out(g, seat, TOWERS, None, "goods", much, ITEM_REFS[element])):
        return False
    gain(g, seat, element, much, FROM_PLACES)
    return True


def library(g: State, seat: Seat, n: int, copied: bool) -> Flow[bool]:
    """3 spell cards from decks of choice (DD-ACTION-13)."""
    if not copied and not (yield from carry_out(g, seat, LIBRARY, None, "spells", g.rule[YIELD_LIBRARY])):
        return False
    yield from draw_spells(g, seat, g.rule[YIELD_LIBRARY] + extras(g, seat, LIBRARY))
    return True


def _tavern(g: State, seat: Seat, place: int, copied: bool) -> Flow[bool]:
    """Replace all but the leader (DD-ACTION-14)."""
    if not copied and not (yield from carry_out(g, seat, place, None, "party")):
        return False
    party = place - GREEN_UNICORN
    replace_one_by_one(g, party, g.parties[party][1:])
    return True


def green_unicorn(g: State, seat: Seat, n: int, copied: bool) -> Flow[bool]:
    """All but the leader of the party in this tavern are replaced."""
    return (yield from _tavern(g, seat, GREEN_UNICORN, copied))


def yellow_swan(g: State, seat: Seat, n: int, copied: bool) -> Flow[bool]:
    """The same for the party in the other tavern."""
    return (yield from _tavern(g, seat, YELLOW_SWAN, copied))


def docks(g: State, seat: Seat, n: int, copied: bool) -> Flow[bool]:
    """Take the Foreign Mercenary and place it now if there is a building for it (DD-ACTION-15, DD-RUL-13, 84)."""
    if not copied and not (yield from carry_out(g, seat, DOCKS, None, "mercenary")):
        return False
    if copied:
        back_to_docks(g)
    g.mercenary = seat
    note(g, MercenaryTaken, seat)
    if buildings_of(g, seat):
        yield from place_mercenary(g, seat)
        if g.where[MERCENARY] < 0:
            back_to_docks(g)
    return True


def place_mercenary(g: State, seat: Seat) -> Flow[None]:
    """Where does the Foreign Mercenary go, if anywhere?"""
    refusal = partial(standing_refusal, g, MERCENARY)
    args: dict[str, Arg] = {"monster": MONSTER_REFS[MERCENARY]}
    space = yield from choose(seat, "place_mercenary", OWN_LAND_OF_REF[seat], refusal, or_pass=True, args=args)
    if space is not None:
        put(g, MERCENARY, space)


def monster_price(g: State, seat: Seat, monster: int, *, own: bool) -> int:
    """Printed cost less discounts, at least 1; Vashti helps with own minions."""
    off = g.rule[MONSTER_DISCOUNT] + (HENCHMAN["vashti"].number() if own and VASHTI in g.henchmen[seat] else 0)
    return max(1, M_COST[monster] - off) if off else M_COST[monster]


def buy_refusal(g: State, seat: Seat, monster: int, price: int) -> Refusal | None:
    """Why this monster cannot be bought (DD-ACTION-18, DD-MON-07, 08)."""
    if M_COST[monster] < 0:
        return refuse("monster.no_cost", "DD-MON-08", monster=MONSTER_REFS[monster])
    if held(g, seat, COINS) < price:
        return refuse("pay.too_little", "DD-ACTION-18", item="item:coins", n=price, have=held(g, seat, COINS))
    if not has_black_space(g, seat):
        return refuse("monster.no_space", "DD-MON-07")
    return None


def niktmarg(g: State, seat: Seat, n: int, copied: bool) -> Flow[bool]:
    """Buy the monster of this space; a copy offers a random one of the stock (DD-ACTION-18)."""
    if copied:
        if draw_refusal(g, seat) is not None:
            return False
        monster = draw_monster(g)
        note(g, MonsterDrawn, seat, MONSTER_REFS[monster])
    else:
        monster = g.market[n]
        if monster < 0:
            missing = refuse("place.nothing_there", "DD-ACTION-20", place=PLACE_REFS[NIKTMARG])
            return (yield from carry_out(g, seat, NIKTMARG, missing, "nothing"))
    price = monster_price(g, seat, monster, own=seat == g.actor)
    broke = buy_refusal(g, seat, monster, price)

    def refusal(space: int) -> Refusal | None:
        return broke or black_refusal(g, seat, space)

    args: dict[str, Arg] = {"monster": MONSTER_REFS[monster], "price": price, **purse(g, seat, COINS)}
    space = yield from choose(seat, "buy_monster", OWN_LAND_OF_REF[seat], refusal, or_pass=True, args=args)
    if copied:
        g.limbo.remove(monster)
    if space is None:
        if copied:
            g.stock.append(monster)
            g.chance.shuffle(g.stock, "monsters")
        else:
            lacked(g, seat, g.spot, broke)
        return False
    pay(g, seat, COINS, price)
    if not copied:
        begun(g, seat)
        g.market[n] = -1
    put(g, monster, space)
    return True


def buy_from_market(g: State, seat: Seat, slot: int, price: int) -> Flow[None]:
    """Buy any monster of the Nik'tmarg for a given price (Lord Winston)."""
    pay(g, seat, COINS, price)
    monster = g.market[slot]
    g.market[slot] = -1
    g.limbo.append(monster)
    yield from place_black(g, seat, monster)


def council(g: State, seat: Seat, n: int, copied: bool) -> Flow[bool]:
    """The first-player token and 2 coins (DD-ACTION-19)."""
    coins = PLACE["town_council"].number()
    if not copied and not (yield from carry_out(g, seat, COUNCIL, None, "first", coins)):
        return False
    take_first(g, seat)
    gain(g, seat, COINS, coins, FROM_PLACES)
    extras(g, seat, COUNCIL)
    return True


def court(g: State, seat: Seat, n: int, copied: bool) -> Flow[bool]:
    """The white minion for the next round and 2 coins (DD-ACTION-17)."""
    coins = PLACE["royal_court"].number()
    if not copied and not (yield from carry_out(g, seat, COURT, None, "white", coins)):
        return False
    g.white_next = seat
    note(g, WhiteMinionTaken, seat)
    gain(g, seat, COINS, coins, FROM_PLACES)
    extras(g, seat, COURT)
    return True


ACTIONS: dict[int, Action] = {
    SEER: seer,
    BUSINESS: business,
    TEMPLE: temple,
    ASSASSIN: assassin,
    THUG: thug,
    ARCHITECTS: architects,
    INN: inn,
    BUILDERS: copy_shopping,
    TOWERS: towers,
    LIBRARY: library,
    GREEN_UNICORN: green_unicorn,
    YELLOW_SWAN: yellow_swan,
    DOCKS: docks,
    FAR_LANDS: far_lands,
    NIKTMARG: niktmarg,
    COUNCIL: council,
    COURT: court,
}
