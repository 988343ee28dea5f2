"""What can never be on the table: pieces twice or missing, negative stock, impossible dungeons.

Checked after every answer in tests; it also refuses impossible positions, so it names everything it finds.
Not here: completing a position (arrange.py).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from gruft.games.lords.pieces.content import BOARD
from gruft.games.lords.pieces.spelling import AT_HOME, ON_CARD
from gruft.games.lords.pieces.tables import (
    CELL_REFS,
    CELLS,
    DARK,
    EVENT_REFS,
    FIRST_ROOM,
    GIFT_COUNT,
    GIFT_REFS,
    HERO_REFS,
    HERO_YEAR,
    ILLUSION,
    IS_GHOST,
    MONSTER_REFS,
    MONSTER_YEAR,
    ORDER_REFS,
    PALADIN,
    ROOM_KIND,
    ROOM_REFS,
    SPACE_REFS,
    SPECIAL_REFS,
    SPELL_KIND,
    SPELL_REFS,
    TRAP_REFS,
    room_on,
)
from gruft.games.lords.rules.combat.party import hit_points
from gruft.games.lords.rules.combat.rounds import laid_price, monster_limit, trap_limit
from gruft.games.lords.rules.dungeon import BLOCKS_WITH, NEIGHBOURS, ROOM_ZONE, distances, filled
from gruft.games.lords.rules.evil import paladin_goal
from gruft.games.lords.rules.position.piles import hero_piles, monster_piles, room_piles, trap_piles
from gruft.games.lords.rules.price import lacking, workforce
from gruft.games.lords.state import AWAY, FREE_SPACE, NON_PLAYER, Lord, State
from gruft.table.rules import Refusal, refuse

DRAWN: Final = 3
"""Orders drawn before the first round, of which one is kept (DL-FULL-01)."""
HEROES_A_YEAR: Final = 3
"""One comes to each player in Spring, Summer and Autumn."""
NOTHING: Final = -1
"""What a state reads where a pile names no piece."""


def invariants(g: State) -> list[Refusal]:
    """Everything that is impossible about this state."""
    wrong = _shape(g)
    if wrong:
        return wrong  # nothing else could be looked at
    for seat, lord in enumerate(g.lords):
        wrong += _stock(seat, lord)
        wrong += _dungeon(seat, lord)
        wrong += _line(seat, lord)
        wrong += _orders(g, seat, lord)
        wrong += _plan(g, seat, lord)
    wrong += _paladin(g)
    wrong += _season(g)
    if g.rules.scenario:
        wrong += _count(monster_piles(g), MONSTER_REFS, 0)  # twice, never missing: a training needs few of them
        wrong += _count(trap_piles(g), TRAP_REFS, 0)
        wrong += _count(hero_piles(g), HERO_REFS, 0)
    else:
        wrong += _pieces(g)
        wrong += _tokens(g)
        wrong += _non_players(g)
    return wrong


def _shape(g: State) -> list[Refusal]:
    """Whether every list is as long as it must be and every seat one of this table."""
    wrong = []
    seats = len(g.lords)
    if g.rules.scenario:
        boards = 0
    else:
        boards = {2: 2, 3: 1, 4: 0}.get(seats, -1)
    if len(g.others) != boards:
        wrong.append(refuse("wrong.boards", "DL-SETUP-15", boards=len(g.others)))
    strangers = [owner for owner in g.spaces if owner != NON_PLAYER and not FREE_SPACE <= owner < seats]
    if strangers or len(g.spaces) != len(SPACE_REFS):
        wrong.append(refuse("wrong.spaces", "DL-ORD-03"))
    if not 0 <= g.start < seats:
        wrong.append(refuse("wrong.start", "DL-SETUP-11", seat=g.start))
    if not AWAY <= g.paladin < seats:
        wrong.append(refuse("wrong.paladin", "DL-PAL-01"))
    if not 0 <= g.turn <= len(SPACE_REFS):
        wrong.append(refuse("wrong.turn", turn=g.turn))
    for seat, lord in enumerate(g.lords):
        if len(lord.tiles) != CELLS:
            wrong.append(refuse("wrong.dungeon_size", seat=f"seat:{seat}", cells=CELLS))
    fight = g.battle
    if fight is not None and not (0 <= fight.seat < seats and g.lords[fight.seat].battle_cell == fight.cell >= 0):
        wrong.append(refuse("wrong.battle", "DL-BAT-01"))
    last = BOARD.combat_cards if not g.rules.scenario else g.combat_round  # DL-TRAIN-04: no limit in training
    if g.year not in (1, 2) or not 0 <= g.combat_round <= last:
        wrong.append(refuse("wrong.time", year=g.year, round=g.combat_round))
    if not g.rules.scenario:
        sizes = [len(g.town)] + ([len(g.town_2)] if g.year == 1 else [])
        if {*sizes} != {BOARD.combat_cards} or not 0 <= g.cards_shown <= BOARD.combat_cards:
            wrong.append(refuse("wrong.town", "DL-SETUP-05", cards=BOARD.combat_cards))
        if g.rules.special_events and len(g.specials) != 2:
            wrong.append(refuse("wrong.specials", "DL-SETUP-13"))
    return wrong


def _count(places: Iterable[Sequence[int]], keys: Sequence[str], size: int) -> list[Refusal]:
    """Each of `size` pieces lies in exactly one place."""
    found = Counter(piece for place in places for piece in place)
    wrong = [refuse("wrong.nothing")] if found.pop(NOTHING, 0) else []
    wrong += [refuse("wrong.twice", piece=keys[piece]) for piece, times in found.items() if times > 1]
    wrong += [refuse("wrong.missing", piece=keys[piece]) for piece in range(size) if piece not in found]
    return wrong


def _pieces(g: State) -> list[Refusal]:
    wrong = _count(monster_piles(g), MONSTER_REFS, len(MONSTER_REFS))
    wrong += _count(room_piles(g), ROOM_REFS, len(ROOM_REFS))
    wrong += _count(trap_piles(g), TRAP_REFS, len(TRAP_REFS))
    wrong += _count(hero_piles(g), HERO_REFS, ILLUSION)
    wrong += _count([g.town, g.town_2, g.cards_out, g.cards_used], SPELL_REFS, len(SPELL_REFS))
    wrong += _count([g.events], EVENT_REFS, len(EVENT_REFS))
    if g.rules.special_events:
        wrong += _count([g.specials, g.specials_out], SPECIAL_REFS, len(SPECIAL_REFS))
    if g.year == 1:
        wrong += _too_early(g)
    wrong += [
        refuse("wrong.year", piece=SPELL_REFS[card])
        for town, year in ((g.town, g.year), (g.town_2, 2))
        for card in town
        if SPELL_KIND[card].year != year
    ]
    piles = (g.hero_stack, g.hero_stack_2, g.heroes_now, g.heroes_next)
    if any(hero in PALADIN for pile in piles for hero in pile):
        wrong.append(refuse("wrong.paladin_pile", "DL-PAL-01"))
    if any(ILLUSION in pile for pile in (*piles, g.heroes_gone, *(lord.prison for lord in g.lords))):
        wrong.append(refuse("wrong.illusion_pile", "DL-R-20"))
    for what, tiles, most in (
        ("monsters", g.monster_offer, BOARD.monster_offer),
        ("rooms", g.room_offer, BOARD.room_offer),
    ):
        if len(tiles) > most:
            wrong.append(refuse("wrong.too_many", what=what, most=most))
    return wrong


def _too_early(g: State) -> list[Refusal]:
    """Nothing of year 2 has come out in year 1 (DL-Y2-01)."""
    early = [
        MONSTER_REFS[tile]
        for pile in monster_piles(g)
        if pile is not g.monster_stack_2
        for tile in pile
        if MONSTER_YEAR[tile] == 2
    ]
    early += [
        ROOM_REFS[room]
        for pile in room_piles(g)
        if pile is not g.room_stack_2
        for room in pile
        if ROOM_KIND[room].year == 2
    ]
    seen = [
        g.hero_stack,
        g.heroes_now,
        g.heroes_next,
        *(pile for lord in g.lords for pile in (lord.heroes, lord.prison)),
    ]
    early += [HERO_REFS[hero] for pile in seen for hero in pile if HERO_YEAR[hero] == 2]
    return [refuse("wrong.too_early", "DL-Y2-01", piece=key) for key in early]


def _tokens(g: State) -> list[Refusal]:
    """Each gift token lies in one place, and in the hand of its own colour only (DL-VARIANT-04)."""
    found = Counter(token for lord in g.lords for token in lord.tokens if token >= 0)
    found.update(member.gift for lord in g.lords for member in lord.party if member.gift >= 0)
    found.update(token for token in g.gifts_now if token >= 0)
    strays = {token for seat, lord in enumerate(g.lords) for token in lord.tokens if token // GIFT_COUNT != seat}
    strays |= {token for token, times in found.items() if times > 1}
    return [refuse("wrong.token", "DL-VARIANT-04", gift=GIFT_REFS[token % GIFT_COUNT]) for token in sorted(strays)]


def _stock(seat: int, lord: Lord) -> list[Refusal]:
    wrong = []
    for what in ("gold", "food", "imps", "seals", "working"):
        if getattr(lord, what) < 0:
            wrong.append(refuse("wrong.negative", seat=f"seat:{seat}", what=what))
    if lord.working > workforce(lord):
        wrong.append(refuse("wrong.working", "DL-GEN-09", seat=f"seat:{seat}", have=workforce(lord)))
    if not 1 <= lord.evil <= BOARD.evil_fields:
        wrong.append(refuse("wrong.evil", seat=f"seat:{seat}", field=lord.evil))
    return wrong


def _dungeon(seat: int, lord: Lord) -> list[Refusal]:
    """Connected, no filled 2 x 2 block, no two rooms side by side, each room in its zone (DL-DIG-04, DL-BUILD-03)."""
    wrong = []
    mask = filled(lord.tiles)
    steps = distances(mask)
    for cell, tile in enumerate(lord.tiles):
        if not tile:
            continue
        where = {"seat": f"seat:{seat}", "cell": CELL_REFS[cell]}
        if steps[cell] < 0:
            wrong.append(refuse("wrong.cut_off", "DL-DIG-04", **where))
        if any(mask & block == block for block in BLOCKS_WITH[cell]):
            wrong.append(refuse("wrong.block", "DL-DIG-05", **where))
        if tile >= FIRST_ROOM and any(lord.tiles[other] >= FIRST_ROOM for other in NEIGHBOURS[cell]):
            wrong.append(refuse("wrong.rooms_adjacent", "DL-BUILD-03", **where))
        if tile >= FIRST_ROOM and not ROOM_ZONE[room_on(tile)] >> cell & 1:
            wrong.append(refuse("wrong.zone", "DL-BUILD-04", **where))
    return wrong


def _line(seat: int, lord: Lord) -> list[Refusal]:
    """Everyone in line is alive, the paladin in front."""
    wrong = []
    heroes = lord.heroes
    for place, member in enumerate(lord.party):
        if not 0 <= member.wounds < hit_points(member):
            wrong.append(refuse("wrong.wounds", "DL-COMB-03", seat=f"seat:{seat}", hero=HERO_REFS[member.hero]))
        if member.hero in PALADIN and any(other != ILLUSION for other in heroes[:place]):
            wrong.append(refuse("wrong.paladin_place", "DL-PAL-03", seat=f"seat:{seat}"))
    real = sum(1 for hero in heroes if hero != ILLUSION and hero not in PALADIN)
    if real > HEROES_A_YEAR or heroes.count(ILLUSION) > 1:
        wrong.append(refuse("wrong.party_size", "DL-HERO-01", seat=f"seat:{seat}", most=HEROES_A_YEAR))
    if heroes and all(hero == ILLUSION for hero in heroes):
        wrong.append(refuse("wrong.illusion", "DL-R-20", seat=f"seat:{seat}"))
    return wrong


def _orders(g: State, seat: int, lord: Lord) -> list[Refusal]:
    """Two inaccessible orders, three different chosen ones, each minion in one place."""
    wrong = []
    who = f"seat:{seat}"
    if NOTHING in (*lord.orders, *lord.inaccessible, *lord.drawn):
        return [refuse("wrong.orders", "DL-ORD-01", seat=who)]
    if not g.rules.scenario and (len(set(lord.inaccessible)) != 2 or len(lord.inaccessible) != 2):
        wrong.append(refuse("wrong.inaccessible", "DL-SETUP-12", seat=who))
    if lord.orders:
        if len(set(lord.orders)) != len(lord.orders) or len(lord.orders) > 3 or (lord.minions and len(lord.orders) < 3):
            wrong.append(refuse("wrong.orders", "DL-ORD-01", seat=who))
        wrong += [
            refuse("orders.inaccessible", "DL-ORD-02", order=ORDER_REFS[order])
            for order in lord.orders
            if order in lord.inaccessible
        ]
    if len(lord.minions) > len(lord.orders):
        wrong.append(refuse("wrong.minions", "DL-SETUP-01", seat=who))
    for number, spot in enumerate(lord.minions):
        if spot not in (AT_HOME, ON_CARD) and (
            g.spaces[spot] != seat or number >= len(lord.orders) or spot // 3 != lord.orders[number]
        ):
            wrong.append(refuse("wrong.minion", "DL-ORD-03", seat=who, space=SPACE_REFS[spot]))
    standing = sum(1 for owner in g.spaces if owner == seat)
    if standing != sum(1 for spot in lord.minions if spot not in (AT_HOME, ON_CARD)):
        wrong.append(refuse("wrong.minions", "DL-SETUP-01", seat=who))
    return wrong


def _plan(g: State, seat: int, lord: Lord) -> list[Refusal]:
    """What is planned lies on a dark tile, within its limits, and can be paid (DL-PLAN-04 to -08)."""
    if lord.battle_cell < 0:
        planned = lord.laid or lord.sent
        return [refuse("wrong.plan", "DL-PLAN-01", seat=f"seat:{seat}")] if planned else []
    monsters = sum(1 for tile in lord.sent if not IS_GHOST[tile])
    if (
        not DARK[lord.tiles[lord.battle_cell]]
        or monsters > monster_limit(lord)
        or len(lord.laid) > trap_limit(lord)
        or (lord.laid and lacking(lord, laid_price(g, lord)))
    ):
        return [refuse("wrong.plan", "DL-PLAN-01", seat=f"seat:{seat}")]
    return []


def _paladin(g: State) -> list[Refusal]:
    """The paladin of the year is where the state says; the other one is at no dungeon (DL-PAL-10)."""
    other = PALADIN[3 - g.year]
    strays = [seat for seat, lord in enumerate(g.lords) if other in lord.heroes]
    if strays:
        return [refuse("wrong.paladin_year", "DL-PAL-01", seat=f"seat:{seat}") for seat in strays]
    hosts = [seat for seat, lord in enumerate(g.lords) if PALADIN[g.year] in lord.heroes]
    expected = [g.paladin] if g.paladin >= 0 else []
    if hosts != expected:
        return [refuse("wrong.paladin", "DL-PAL-01")]
    goal = paladin_goal(g)
    return [refuse("wrong.paladin_due", "DL-PAL-02", seat=f"seat:{goal}")] if goal >= 0 else []


def _season(g: State) -> list[Refusal]:
    """Heroes of the season with their gifts, rooms used, cards looked at, and secret choices."""
    wrong = []
    if len(g.gifts_now) != len(g.heroes_now) or not 0 <= g.heroes_put_back <= len(g.hero_stack):
        wrong.append(refuse("wrong.heroes", "DL-NEW-06"))
    if not 0 <= g.events_shown <= len(g.events):
        wrong.append(refuse("wrong.time", year=g.year, round=g.combat_round))
    for seat, lord in enumerate(g.lords):
        who = f"seat:{seat}"
        wrong += [
            refuse("wrong.used", "DL-PROD-02", seat=who, room=ROOM_REFS[room])
            for room, times in Counter(lord.used).items()
            if times > g.year or not ROOM_KIND[room].imps
        ]
        if len(set(lord.spied)) < len(lord.spied) or not all(0 <= place < len(g.town) for place in lord.spied):
            wrong.append(refuse("wrong.spied", "DL-REP-02", seat=who))
        if lord.drawn and not (
            len(set(lord.drawn)) == len(lord.drawn) == DRAWN and lord.drawn[:2] == lord.inaccessible
        ):
            wrong.append(refuse("wrong.drawn", "DL-FULL-01", seat=who))
        gift = lord.secret_hero >= 0, lord.secret_token >= 0
        if gift[0] != gift[1] or (
            gift[0] and not (lord.secret_hero in g.heroes_now and lord.secret_token in lord.tokens)
        ):
            wrong.append(refuse("wrong.gift", "DL-VARIANT-07", seat=who))
    return wrong


def _non_players(g: State) -> list[Refusal]:
    wrong = []
    for other in g.others:
        cards = sorted(other.stack + other.inaccessible + other.shown)
        if cards != list(range(len(ORDER_REFS))):
            wrong.append(refuse("wrong.non_player", "DL-P3-01"))
    return wrong
