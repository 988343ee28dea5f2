"""Who sees what (DL-INFO), built by adding: a field that is not put in here is seen by nobody.

Refs everywhere, so a client needs no tables of ints. `None` stands for a face-down card.
"""

from __future__ import annotations

from typing import TypedDict

from gruft.games.lords.pieces.spelling import AT_HOME, ON_CARD
from gruft.games.lords.pieces.tables import (
    ANTI_TRAP,
    CELL_REFS,
    EVENT_REFS,
    GIFT_COUNT,
    GIFT_KIND,
    GIFT_REFS,
    HEARTS,
    HERO_HP,
    HERO_REFS,
    HERO_TYPE,
    LOST,
    MAGIC,
    MONSTER_REFS,
    ORDER_REFS,
    ROOM_REFS,
    SEASONS,
    SPACE_REFS,
    SPECIAL_REFS,
    SPELL_KIND,
    SPELL_REFS,
    TRAP_REFS,
    TURN_ORDER,
    room_on,
)
from gruft.games.lords.rules.new_round import special_shown
from gruft.games.lords.rules.price import workforce
from gruft.games.lords.rules.production import workers
from gruft.games.lords.rules.scoring import measures, score_sheets
from gruft.games.lords.state import AWAY, FREE_SPACE, NON_PLAYER, TENT, Battle, Lord, State


class TileView(TypedDict):
    cell: str
    room: str | None
    conquered: bool


class HeroView(TypedDict):
    hero: str
    type: str
    hp: int
    wounds: int
    anti_trap: int
    hearts: int
    magic: int
    gift: str | None


class OrderView(TypedDict):
    order: str
    minion: str
    """home, space or card."""
    space: str | None


class LordView(TypedDict):
    seat: int
    gold: int
    food: int
    imps: int
    troll_tokens: int
    workers: int
    evil: int
    seals: int
    tiles: list[TileView]
    trap_count: int
    traps: list[str] | None
    """Your own trap cards; None for anybody else's."""
    discarded_traps: list[str] | None
    lair: list[str]
    stunned: list[str]
    party: list[HeroView]
    prison: list[str]
    inaccessible: list[str]
    drawn: list[str]
    orders: list[OrderView]
    """Revealed orders of this round, with where their minions are."""
    chosen: list[str]
    """Orders you have chosen and nobody else has seen yet."""
    used: list[str]
    spied: list[str]
    battle_cell: str | None
    laid_count: int
    laid: list[str] | None
    sent: list[str]
    tokens: list[str]
    secret_gift: tuple[str, str] | None


class SpaceView(TypedDict):
    space: str
    seat: int | None
    """None: a non-player minion."""


class NonPlayerView(TypedDict):
    stack: list[str]
    inaccessible: list[str]
    shown: list[str]


class CardView(TypedDict):
    position: int
    spell: str | None
    fatigue: int | None
    shown: bool


class BattleView(TypedDict):
    seat: int
    cell: str
    no_spells: bool
    no_healing: bool
    no_conquest: bool
    no_fatigue: bool
    shield: bool
    invisible: bool
    rage: bool
    attacked: bool
    prevented: int
    sheep: str | None
    fought: list[str]
    poison: list[str]


class LordsView(TypedDict):
    you: int | None
    year: int
    season: str
    start: int
    turn_order: list[int]
    rules: dict[str, bool | str]
    lords: list[LordView]
    spaces: list[SpaceView]
    non_players: list[NonPlayerView]
    non_player_evil: int
    monsters: list[str]
    rooms: list[str]
    monsters_left: int
    rooms_left: int
    heroes_left: int
    heroes_now: list[HeroView]
    heroes_next: list[HeroView]
    heroes_put_back: list[str]
    discarded_monsters: list[str]
    discarded_rooms: list[str]
    heroes_away: list[str]
    paladin: str
    """tent, away, or the seat (seat:1) that has him."""
    traps_left: int
    traps_used: list[str]
    traps_discarded: int
    events: list[str | None]
    special: str | None
    town: list[CardView]
    cards_used: list[str]
    combat_round: int
    battle: BattleView | None
    points: list[dict[str, int]]
    measures: list[dict[str, int]]


def view(g: State, seat: int | None) -> LordsView:
    """What this seat (None: a spectator) may see."""
    real = not g.rules.scenario
    shown: LordsView = {
        "you": None,
        "year": g.year,
        "season": f"season:{SEASONS[g.season]}",
        "start": g.start,
        "turn_order": list(TURN_ORDER[len(g.lords)][g.start]),
        "rules": {
            "chosen_orders": g.rules.chosen_orders,
            "special_events": g.rules.special_events,
            "hire_fee": g.rules.hire_fee,
            "greedy": g.rules.greedy,
            "gifts": g.rules.gifts,
            "scenario": g.rules.scenario,
        },
        "lords": [_lord(lord, number) for number, lord in enumerate(g.lords)],
        "spaces": [
            {"space": SPACE_REFS[space], "seat": None if owner == NON_PLAYER else owner}
            for space, owner in enumerate(g.spaces)
            if owner != FREE_SPACE
        ],
        "non_players": [
            {
                "stack": sorted(ORDER_REFS[order] for order in other.stack),
                "inaccessible": sorted(ORDER_REFS[order] for order in other.inaccessible),
                "shown": [ORDER_REFS[order] for order in other.shown],
            }
            for other in g.others
        ],
        "non_player_evil": g.other_evil,
        "monsters": [MONSTER_REFS[tile] for tile in g.monster_offer],
        "rooms": [ROOM_REFS[room] for room in g.room_offer],
        "monsters_left": len(g.monster_stack),
        "rooms_left": len(g.room_stack),
        "heroes_left": len(g.hero_stack),
        "heroes_now": [_hero(hero, 0, 0, gift) for hero, gift in zip(g.heroes_now, g.gifts_now)],
        "heroes_next": [_hero(hero, 0, 0, -1) for hero in g.heroes_next],
        "heroes_put_back": [HERO_REFS[hero] for hero in g.hero_stack[len(g.hero_stack) - g.heroes_put_back :]],
        "discarded_monsters": [MONSTER_REFS[tile] for tile in g.monsters_gone],
        "discarded_rooms": [ROOM_REFS[room] for room in g.rooms_gone],
        "heroes_away": [HERO_REFS[hero] for hero in g.heroes_gone],
        "paladin": "tent" if g.paladin == TENT else "away" if g.paladin == AWAY else f"seat:{g.paladin}",
        "traps_left": len(g.trap_stack),
        "traps_used": [TRAP_REFS[trap] for trap in g.traps_used],
        "traps_discarded": sum(len(lord.binned) for lord in g.lords),
        "events": [EVENT_REFS[tile] if n < g.events_shown else None for n, tile in enumerate(g.events)],
        "special": SPECIAL_REFS[g.specials[g.year - 1]] if special_shown(g) else None,
        "town": _town(g, []),
        "cards_used": [SPELL_REFS[card] for card in g.cards_used],
        "combat_round": g.combat_round,
        "battle": _battle(g.battle) if g.battle is not None else None,
        "points": score_sheets(g) if real else [],
        "measures": [measures(lord) for lord in g.lords] if real else [],
    }
    return shown if seat is None else own(g, seat, shown)


def own(g: State, seat: int, shown: LordsView) -> LordsView:
    """What a seat sees: its own traps and orders, and the cards it has spied on, beside what everybody sees."""
    lord = g.lords[seat]
    lords = list(shown["lords"])
    lords[seat] = {
        **lords[seat],
        "traps": [TRAP_REFS[trap] for trap in lord.traps],
        "discarded_traps": [TRAP_REFS[trap] for trap in lord.binned],
        "drawn": [ORDER_REFS[order] for order in lord.drawn],
        "chosen": [ORDER_REFS[order] for order in lord.orders[len(lord.minions) :]],
        "laid": [TRAP_REFS[trap] for trap in lord.laid],
        "secret_gift": (
            (HERO_REFS[lord.secret_hero], GIFT_REFS[lord.secret_token % GIFT_COUNT]) if lord.secret_hero >= 0 else None
        ),
    }
    return {**shown, "you": seat, "lords": lords, "town": _town(g, lord.spied)}


def _lord(lord: Lord, seat: int) -> LordView:
    secret_orders = bool(lord.drawn)
    return {
        "seat": seat,
        "gold": lord.gold,
        "food": lord.food,
        "imps": lord.imps,
        "troll_tokens": workforce(lord) - lord.imps,
        "workers": workers(lord),
        "evil": lord.evil,
        "seals": lord.seals,
        "tiles": [
            {
                "cell": CELL_REFS[cell],
                "room": ROOM_REFS[room_on(tile)] if room_on(tile) >= 0 else None,
                "conquered": LOST[tile],
            }
            for cell, tile in enumerate(lord.tiles)
            if tile
        ],
        "trap_count": len(lord.traps),
        "traps": None,
        "discarded_traps": None,
        "lair": [MONSTER_REFS[tile] for tile in lord.lair],
        "stunned": [MONSTER_REFS[tile] for tile in lord.stunned],
        "party": [_hero(member.hero, member.wounds, member.bonus, member.gift) for member in lord.party],
        "prison": [HERO_REFS[hero] for hero in lord.prison],
        "inaccessible": [] if secret_orders else [ORDER_REFS[order] for order in lord.inaccessible],
        "drawn": [],
        "orders": [_order(lord, number) for number in range(len(lord.minions))],
        "chosen": [],
        "used": [ROOM_REFS[room] for room in lord.used],
        "spied": [f"town:{place + 1}" for place in lord.spied],
        "battle_cell": CELL_REFS[lord.battle_cell] if lord.battle_cell >= 0 else None,
        "laid_count": len(lord.laid),
        "laid": None,
        "sent": [MONSTER_REFS[tile] for tile in lord.sent],
        "tokens": [GIFT_REFS[token % GIFT_COUNT] for token in lord.tokens],
        "secret_gift": None,
    }


def _order(lord: Lord, number: int) -> OrderView:
    spot = lord.minions[number]
    standing = spot not in (AT_HOME, ON_CARD)
    return {
        "order": ORDER_REFS[lord.orders[number]],
        "minion": "home" if spot == AT_HOME else "card" if spot == ON_CARD else "space",
        "space": SPACE_REFS[spot] if standing else None,
    }


def _hero(hero: int, wounds: int, bonus: int, gift: int) -> HeroView:
    extra = GIFT_KIND[gift % GIFT_COUNT] if gift >= 0 else None
    return {
        "hero": HERO_REFS[hero],
        "type": HERO_TYPE[hero],
        "hp": HERO_HP[hero] + bonus,
        "wounds": wounds,
        "anti_trap": ANTI_TRAP[hero] + (extra.anti_trap if extra else 0),
        "hearts": HEARTS[hero] + (extra.hearts if extra else 0),
        "magic": MAGIC[hero] + (extra.magic if extra else 0),
        "gift": GIFT_REFS[gift % GIFT_COUNT] if gift >= 0 else None,
    }


def _town(g: State, spied: list[int]) -> list[CardView]:
    """This year's combat cards: face up ones for all, spied ones for the spy alone."""
    cards: list[CardView] = []
    for place, card in enumerate(g.town):
        known = place < g.cards_shown or place in spied
        cards.append(
            {
                "position": place + 1,
                "spell": SPELL_REFS[card] if known else None,
                "fatigue": SPELL_KIND[card].fatigue if known else None,
                "shown": place < g.cards_shown,
            }
        )
    return cards


def _battle(fight: Battle) -> BattleView:
    return {
        "seat": fight.seat,
        "cell": CELL_REFS[fight.cell],
        "no_spells": fight.no_spells,
        "no_healing": fight.no_healing,
        "no_conquest": fight.no_conquest,
        "no_fatigue": fight.no_fatigue,
        "shield": fight.shield,
        "invisible": fight.invisible,
        "rage": fight.rage,
        "attacked": fight.attacked,
        "prevented": fight.spent,
        "sheep": MONSTER_REFS[fight.sheep] if fight.sheep >= 0 else None,
        "fought": [MONSTER_REFS[tile] for tile in fight.fought],
        "poison": [HERO_REFS[hero] for hero in fight.poison],
    }
