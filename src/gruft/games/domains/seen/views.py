"""Who sees what (DD-INFO), built by adding: a field that is not put in here is seen by nobody.

Refs everywhere. Coins and Evil of others, hands and face-down henchmen are None; after the end all totals are open.
"""

from __future__ import annotations

from typing import TypedDict

from gruft.games.domains.pieces.dice import written
from gruft.games.domains.pieces.numbers import RULES, USUAL
from gruft.games.domains.pieces.tables import (
    A_DIE,
    A_LEFT,
    A_RIGHT,
    ADVENTURER_REFS,
    AREA_OF,
    AREAS,
    B_DEFENCE,
    B_RANK,
    B_TYPE,
    BUILDERS,
    BUILDING_REFS,
    COINS,
    DECK_REFS,
    DECKS,
    ELEMENTS,
    EVIL,
    FORTUNE_REFS,
    HENCHMAN_REFS,
    ITEM_IDS,
    ITEM_REFS,
    LAND_REFS,
    M_COST,
    M_DEFENCE,
    M_DICE,
    M_RANK,
    MASTER_REFS,
    MERCENARY,
    MONSTER_REFS,
    N_BLACK,
    OWN_SPACES,
    PARTY_REFS,
    PHASES,
    PLACE_REFS,
    PLACE_SPOTS,
    PURPLE,
    RESOURCES,
    S_DECK,
    SPELL_REFS,
    SPOT_REFS,
    SYMBOLS,
    TYPES,
    WHITE,
)
from gruft.games.domains.rules.basics.domain import decays, monsters_on
from gruft.games.domains.rules.basics.items import held
from gruft.games.domains.rules.basics.order import turn_order
from gruft.games.domains.rules.fortune.phase import side_of
from gruft.games.domains.rules.minions import colours_left, controller
from gruft.games.domains.seen.forecast import ForecastView, forecast
from gruft.games.domains.state import State
from gruft.table.ask import Seat


class MinionView(TypedDict):
    colour: str
    """own, white or purple."""
    owner: int


class SpaceView(TypedDict):
    space: str
    minion: MinionView | None
    unavailable: bool


class PlaceView(TypedDict):
    place: str
    number: int
    spaces: list[SpaceView]
    guests: list[MinionView]
    """Minions at the Builders' Guild, which has no numbered spaces."""


class MonsterView(TypedDict):
    monster: str
    rank: int | None
    cost: int | None
    defence: str
    yellow: bool
    imbued: int
    armed: int


class LandView(TypedDict):
    land: str
    area: str
    building: str | None
    rank: int | None
    type: str | None
    defence: int | None
    dark: bool
    sanctified: bool
    desecrated: bool
    minion: MinionView | None
    monsters: list[MonsterView]


class HenchmanView(TypedDict):
    henchman: str
    uses: int


class PlayerView(TypedDict):
    seat: int
    coins: int | None
    evil: int | None
    items: dict[str, int]
    """Resources and elements, by id."""
    cards: dict[str, int]
    """Cards in hand by deck: the backs are public."""
    hand: list[str] | None
    shown: list[str]
    plans: list[str]
    henchmen: list[HenchmanView]
    master: str | None
    master_card: int
    decay: bool
    minions: list[str]
    """Minions still to be placed, by colour."""
    mercenary: bool
    due: dict[str, int]
    """What is still to be taken in Production: elements, spells, labs."""
    done: bool
    domain: list[LandView]


class AdventurerView(TypedDict):
    adventurer: str
    die: int
    left: str
    right: str
    imbued: int
    resting: bool


class PartyView(TypedDict):
    party: str
    adventurers: list[AdventurerView]
    stays: bool
    extra_dice: list[int]
    drop_lowest: int


class FortuneView(TypedDict):
    card: str
    side: str


class LoreView(TypedDict):
    """A Fortune card you have seen, and between which places from the top it lies."""

    card: str
    first: int
    last: int


class AdventureView(TypedDict):
    party: str
    target: str | None
    symbol: str | None
    pilgrimage: bool
    bonus_dice: list[int]
    largest_die: int
    gates: list[tuple[str, str]]


class DomainsView(TypedDict):
    round: int
    phase: str
    last_round: bool
    first: int
    order: list[int]
    resolving: str | None
    """The place whose minions are being resolved."""
    places: list[PlaceView]
    blocked: list[str]
    architects: list[str | None]
    building_top: str | None
    inn: list[str | None]
    far_lands: list[bool]
    market: list[MonsterView | None]
    mercenary_at_docks: bool
    white_next: int | None
    parties: list[PartyView]
    fortune: list[FortuneView]
    fortune_left: int
    lore: list[LoreView]
    sizes: dict[str, int]
    tops: dict[str, str | None]
    changed_rules: dict[str, int]
    adventure: AdventureView | None
    forecast: list[ForecastView]
    players: list[PlayerView]


def view(g: State, seat: Seat | None) -> DomainsView:
    """What a seat (None: a spectator) may see."""
    shown = DomainsView(
        round=g.round,
        phase=f"phase:{PHASES[g.phase]}",
        last_round=g.last,
        first=g.first,
        order=turn_order(g),
        resolving=PLACE_REFS[g.place] if 0 <= g.place < len(PLACE_REFS) else None,
        places=[_place(g, place) for place in range(len(PLACE_REFS))],
        blocked=[ITEM_REFS[item] for item, closed in enumerate(g.blocked) if closed],
        architects=[_ref(BUILDING_REFS, card) for card in g.row],
        building_top=BUILDING_REFS[g.building_deck[-1]] if g.building_deck else None,
        inn=[_ref(HENCHMAN_REFS, card) for card in g.inn],
        far_lands=[card >= 0 for card in g.far_lands],
        market=[_monster(g, monster) if monster >= 0 else None for monster in g.market],
        mercenary_at_docks=g.mercenary < 0,
        white_next=g.white_next if g.white_next >= 0 else None,
        parties=[_party(g, party) for party in range(2)],
        fortune=_fortune(g),
        fortune_left=len(g.fortune),
        lore=[],
        sizes=_sizes(g),
        tops=_tops(g),
        changed_rules={RULES[n]: value for n, value in enumerate(g.rule) if value != USUAL[n]},
        adventure=_adventure(g),
        forecast=[forecast(g, party) for party in range(2)],
        players=[_player(g, other) for other in range(g.seats)],
    )
    return shown if seat is None else own(g, seat, shown)


def own(g: State, seat: Seat, shown: DomainsView) -> DomainsView:
    """What a seat sees: its own hand and totals, and the cards it has looked at, beside what everybody sees."""
    lore = [LoreView(card=FORTUNE_REFS[one.card], first=one.first + 1, last=one.end) for one in g.lore[seat]]
    hand = [SPELL_REFS[kind] for kind in sorted(g.hands[seat])]
    players = list(shown["players"])
    players[seat] = {**players[seat], "coins": held(g, seat, COINS), "evil": held(g, seat, EVIL), "hand": hand}
    return {**shown, "lore": lore, "players": players}


def _ref(keys: list[str], card: int) -> str | None:
    return keys[card] if card >= 0 else None


def _minion(g: State, minion: int) -> MinionView:
    colour = "white" if minion == WHITE else "purple" if minion == PURPLE else "own"
    return MinionView(colour=colour, owner=controller(g, minion))


def _place(g: State, place: int) -> PlaceView:
    spaces = [
        SpaceView(
            space=SPOT_REFS[spot],
            minion=_minion(g, g.board[spot]) if g.board[spot] >= 0 else None,
            unavailable=bool(g.unavailable[spot]),
        )
        for spot in PLACE_SPOTS[place]
    ]
    guests = [_minion(g, minion) for minion in g.guild] if place == BUILDERS else []
    return PlaceView(place=PLACE_REFS[place], number=place + 1, spaces=spaces, guests=guests)


def _monster(g: State, monster: int) -> MonsterView:
    return MonsterView(
        monster=MONSTER_REFS[monster],
        rank=M_RANK[monster] if M_RANK[monster] >= 0 else None,
        cost=M_COST[monster] if M_COST[monster] >= 0 else None,
        defence=written(M_DICE[monster]) if M_DICE[monster] else str(M_DEFENCE[monster]),
        yellow=monster >= N_BLACK,
        imbued=g.imbued[monster],
        armed=g.armed[monster],
    )


def _land(g: State, space: int) -> LandView:
    card = g.land[space]
    seat = space // len(OWN_SPACES[0])
    return LandView(
        land=LAND_REFS[space],
        area=f"area:{AREAS[AREA_OF[space]]}",
        building=_ref(BUILDING_REFS, card),
        rank=B_RANK[card] if card >= 0 else None,
        type=f"type:{TYPES[B_TYPE[card]]}" if card >= 0 else None,
        defence=B_DEFENCE[card] if card >= 0 else None,
        dark=bool(g.dark[space]),
        sanctified=bool(g.holy[space]),
        desecrated=bool(g.cursed[space]),
        minion=_minion(g, g.posted_colour[seat]) if g.posted[seat] == space else None,
        monsters=[_monster(g, monster) for monster in monsters_on(g, space)],
    )


def _player(g: State, seat: Seat) -> PlayerView:
    totals = g.open_totals or PHASES[g.phase] == "over"
    return PlayerView(
        seat=seat,
        coins=held(g, seat, COINS) if totals else None,
        evil=held(g, seat, EVIL) if totals else None,
        items={ITEM_IDS[item]: held(g, seat, item) for item in RESOURCES + ELEMENTS},
        cards={DECKS[deck]: sum(S_DECK[kind] == deck for kind in g.hands[seat]) for deck in range(len(DECKS))},
        hand=None,
        shown=[SPELL_REFS[kind] for kind in g.shown[seat]],
        plans=[BUILDING_REFS[card] for card in g.plans[seat]],
        henchmen=[HenchmanView(henchman=HENCHMAN_REFS[card], uses=g.uses[card]) for card in g.henchmen[seat]],
        master=_ref(MASTER_REFS, g.master[seat]),
        master_card=g.master_cards[seat],
        decay=decays(g, seat),
        minions=["own"] * g.to_place[seat]
        + ["white" if colour == WHITE else "purple" for colour in colours_left(g, seat) if colour >= WHITE],
        mercenary=g.mercenary == seat and g.where[MERCENARY] < 0,
        due={"elements": g.due_elements[seat], "spells": g.due_spells[seat], "labs": g.due_labs[seat]},
        done=bool(g.done[seat]),
        domain=[_land(g, space) for space in OWN_SPACES[seat]],
    )


def _party(g: State, party: int) -> PartyView:
    return PartyView(
        party=PARTY_REFS[party],
        adventurers=[
            AdventurerView(
                adventurer=ADVENTURER_REFS[card],
                die=A_DIE[card],
                left=f"symbol:{SYMBOLS[A_LEFT[card]]}",
                right=f"symbol:{SYMBOLS[A_RIGHT[card]]}",
                imbued=g.blessed.get(card, 0),
                resting=card in g.resting,
            )
            for card in g.parties[party]
        ],
        stays=bool(g.skips[party]),
        extra_dice=g.party_dice[party][:],
        drop_lowest=g.party_drop[party],
    )


def _fortune(g: State) -> list[FortuneView]:
    pair = [*g.boxes, -1, -1]
    return [
        FortuneView(card=FORTUNE_REFS[card], side=side_of(card, pair[1 - n] if len(g.boxes) > 1 else -1))
        for n, card in enumerate(g.boxes)
    ]


def _sizes(g: State) -> dict[str, int]:
    sizes = {DECK_REFS[deck]: len(pile) for deck, pile in enumerate(g.spell_decks)}
    sizes |= {
        "deck:buildings": len(g.building_deck),
        "deck:henchmen": len(g.henchman_deck),
        "deck:adventurers": len(g.adventurer_deck),
        "deck:fortune": len(g.fortune),
        "deck:monsters": len(g.stock),
    }
    return sizes


def _tops(g: State) -> dict[str, str | None]:
    """The top card of every discard pile (DD-TERM-04)."""
    tops = {DECK_REFS[deck]: _last(SPELL_REFS, pile) for deck, pile in enumerate(g.spell_discards)}
    tops["deck:henchmen"] = _last(HENCHMAN_REFS, g.henchman_discard)
    tops["deck:adventurers"] = _last(ADVENTURER_REFS, g.adventurer_discard)
    tops["deck:fortune"] = _last(FORTUNE_REFS, g.fortune_discard)
    tops["deck:monsters"] = _last(MONSTER_REFS, g.monster_discard)
    return tops


def _last(keys: list[str], pile: list[int]) -> str | None:
    return keys[pile[-1]] if pile else None


def _adventure(g: State) -> AdventureView | None:
    if not 0 <= g.party < 2:
        return None
    return AdventureView(
        party=PARTY_REFS[g.party],
        target=LAND_REFS[g.target] if g.target >= 0 else None,
        symbol=f"symbol:{SYMBOLS[g.symbol]}" if g.symbol >= 0 else None,
        pilgrimage=g.pilgrims,
        bonus_dice=g.bonus_dice[:],
        largest_die=g.cap,
        gates=[(MONSTER_REFS[gate.monster], LAND_REFS[gate.home]) for gate in g.gates],
    )
