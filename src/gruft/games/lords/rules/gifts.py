"""The variant Minions Bearing Gifts (DL-VARIANT-04 to -10).

In the straightforward form the token follows from the hero's type, so only the hero is asked for. In the tricky
form hero and token are picked secretly with the orders and may turn out to be worthless.
"""

from __future__ import annotations

from functools import partial

from gruft.games.lords.pieces.events import GiftFailed, GiftGiven
from gruft.games.lords.pieces.tables import (
    GIFT_COUNT,
    GIFT_KIND,
    GIFT_OF_REF,
    GIFT_REFS,
    HERO_OF_REF,
    HERO_REFS,
    HERO_TYPE,
    TURN_ORDER,
)
from gruft.games.lords.state import State
from gruft.table.ask import MAY_PASS, PASS, Ask
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse

GIFT_FOR = {kind.for_type: n for n, kind in enumerate(GIFT_KIND) if kind.for_type}


def gifts(g: State) -> Flow[str] | str:
    """The beat at the start of the Heroes phase in which gifts are given or shown."""
    if g.rules.gifts == "open":
        return _give_openly(g)
    if g.rules.gifts == "secret":
        _show_secret_gifts(g)
    return "heroes"


def gift_refusal(g: State, seat: int, hero: int) -> Refusal | None:
    """Why this hero cannot get an open gift from this player, or None if he can (DL-VARIANT-06)."""
    if hero not in g.heroes_now:
        return refuse("gift.not_here", "DL-VARIANT-05", hero=HERO_REFS[hero])
    if g.gifts_now[g.heroes_now.index(hero)] >= 0:
        return refuse("gift.taken", "DL-VARIANT-05", hero=HERO_REFS[hero])
    gift = GIFT_FOR[HERO_TYPE[hero]]
    if seat * GIFT_COUNT + gift not in g.lords[seat].tokens:
        return refuse("gift.spent", "DL-VARIANT-09", gift=GIFT_REFS[gift])
    return None


def _give_openly(g: State) -> Flow[str]:
    for seat in TURN_ORDER[len(g.lords)][g.start]:
        heroes = [hero for hero in g.heroes_now if gift_refusal(g, seat, hero) is None]
        if not heroes:
            continue
        candidates = {HERO_REFS[hero]: hero for hero in g.heroes_now}
        key = yield Ask(
            seat,
            "give_gift",
            candidates,
            partial(gift_refusal, g, seat),
            [HERO_REFS[hero] for hero in heroes],
            MAY_PASS,
        )
        if key != PASS:
            hero = HERO_OF_REF[key]
            _lay_gift(g, seat, hero, seat * GIFT_COUNT + GIFT_FOR[HERO_TYPE[hero]])
    return "heroes"


def pick_secret_gift(g: State, seat: int) -> Flow[tuple[int, int]]:
    """Together with the orders: a hero of this season and a token, or nothing (DL-VARIANT-07)."""
    tokens = g.lords[seat].tokens
    if not tokens:
        return -1, -1
    heroes = {HERO_REFS[hero]: hero for hero in g.heroes_now}
    key = yield Ask(seat, "secret_gift", heroes, exits=MAY_PASS)
    if key == PASS:
        return -1, -1

    def refusal(gift: int) -> Refusal | None:
        if seat * GIFT_COUNT + gift not in tokens:
            return refuse("gift.spent", "DL-VARIANT-09", gift=GIFT_REFS[gift])
        return None

    keys = [GIFT_REFS[token % GIFT_COUNT] for token in tokens]
    token = yield Ask(seat, "secret_gift_token", GIFT_OF_REF, refusal, offer=keys, args={"hero": key})
    return heroes[key], seat * GIFT_COUNT + GIFT_OF_REF[token]


def _show_secret_gifts(g: State) -> None:
    """All are revealed and applied in turn order; a wrong one goes back to its owner."""
    g.chance.reveal()
    for seat in TURN_ORDER[len(g.lords)][g.start]:
        lord = g.lords[seat]
        hero, token = lord.secret_hero, lord.secret_token
        lord.secret_hero = lord.secret_token = -1
        if hero < 0:
            continue
        fits = GIFT_KIND[token % GIFT_COUNT].for_type == HERO_TYPE[hero]
        if fits and g.gifts_now[g.heroes_now.index(hero)] < 0:
            _lay_gift(g, seat, hero, token)
        else:
            g.log.append(GiftFailed(seat, GIFT_REFS[token % GIFT_COUNT], HERO_REFS[hero]))


def _lay_gift(g: State, seat: int, hero: int, token: int) -> None:
    g.gifts_now[g.heroes_now.index(hero)] = token
    g.lords[seat].tokens.remove(token)
    g.log.append(GiftGiven(seat, GIFT_REFS[token % GIFT_COUNT], HERO_REFS[hero]))
