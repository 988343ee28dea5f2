"""Who sees what (DE-INFO-01 to DE-INFO-05), built by adding. The board, the sheets and the discard piles are open."""

from __future__ import annotations

from functools import cache
from typing import TypedDict

from gruft.games.descent.moments.marks import marks_of
from gruft.games.descent.moments.quest import quest_of
from gruft.games.descent.moments.seats import kind_of, ref_of
from gruft.games.descent.moments.wiring import overlord_piles
from gruft.games.descent.pieces.cards import BASIC, CARD_REFS, EQUIPPED, EXHAUSTED, FLIPPED
from gruft.games.descent.pieces.dice import COLOUR_NAMES
from gruft.games.descent.pieces.kinds import ATTRIBUTE_NAMES, KINDS, RANK_NAMES, REANIMATE, SIDE_NAMES
from gruft.games.descent.pieces.marks import UNTIL_NAMES
from gruft.games.descent.rules.conditions import CONDITION_NAMES
from gruft.games.descent.rules.figures import speed_of
from gruft.games.descent.rules.objectives import token_key
from gruft.games.descent.seen.attack_view import AttackView, RollView, attack_view, roll_view
from gruft.games.descent.seen.campaign_view import CampaignView, campaign_view
from gruft.games.descent.seen.map_view import (
    DoorView,
    SignView,
    SpaceView,
    door_views,
    map_size,
    sign_views,
    space_views,
)
from gruft.games.descent.seen.outlook import aimed, in_sight, may_strike, prospects, reachable, weapon_word
from gruft.games.descent.state import CARRIED, State
from gruft.table.ask import Seat


class CardView(TypedDict):
    ref: str
    exhausted: bool
    equipped: bool
    flipped: bool


class FaceView(TypedDict):
    """The printed values of a figure: of a monster or lieutenant the card of the act in play."""

    act: int
    """1 or 2; 0 for what has no act."""
    speed: int
    health: int
    defense: list[str]
    attack: list[str]
    attack_type: str
    abilities: list[str]
    surges: list[str]
    attributes: dict[str, int] | None
    x: dict[str, int]
    """The numbers of abilities whose strength the card prints."""


class FigureView(TypedDict):
    ref: str
    kind: str
    rank: str
    side: str
    spaces: list[str]
    damage: int
    health: int
    speed: int
    defense: list[str]
    face: FaceView
    conditions: list[str]
    points: int
    carries: list[str]
    activated: bool
    relic: str


class HeroView(TypedDict):
    ref: str
    seat: Seat
    hero_class: str
    figure: FigureView
    fatigue: int
    stamina: int
    knocked_out: bool
    left: bool
    token: str | None
    acted: bool
    feat_used: bool
    cards: list[CardView]


class TokenView(TypedDict):
    ref: str
    space: str | None
    carried: bool


class OverlordView(TypedDict):
    seat: Seat
    hand: int
    deck: int
    discard: list[str]
    playing: list[str]
    cards: list[str]
    bought: list[str]
    """Cards he added to his fifteen; that he has them is public, where they are is not."""
    special: str
    """Where the special search token lies; only he knows (QC-09)."""


class MarkView(TypedDict):
    name: str
    by: str
    on: str
    until: str


class ReachView(TypedDict):
    space: str
    cost: int


class ProspectView(TypedDict):
    weapon: str
    space: str
    hit: int
    """Chance in a thousand that the attack does not miss, no surge spent."""
    damage: int
    """A hundred times the damage dealt on average."""


class OutlookView(TypedDict):
    """What the acting figure, or whoever is asked for steps, could do from where it stands."""

    figure: str
    points: int
    """What it can walk with now; with none, `reach` is what a move action would bring."""
    free: bool
    """Spaces are counted, no movement points: each costs 1."""
    reach: list[ReachView]
    sight: list[str]
    attacks: list[ProspectView]


class DescentView(TypedDict):
    quest: str
    encounter: str
    mood: str
    level: str
    round: int
    turn: str | None
    actor: str | None
    actions: int
    size: list[int]
    spaces: list[SpaceView]
    doors: list[DoorView]
    signs: list[SignView]
    gulfs: list[str]
    """Spaces that are destroyed."""
    search: list[str]
    tokens: list[TokenView]
    heroes: list[HeroView]
    figures: list[FigureView]
    overlord: OverlordView
    search_deck: int
    counters: dict[str, int]
    marks: list[MarkView]
    attack: AttackView | None
    roll: RollView | None
    outlook: OutlookView | None
    winner: str
    campaign: CampaignView | None
    """The campaign the quest is part of."""


BASIC_CARDS = frozenset(BASIC)


def view(g: State, seat: Seat | None) -> DescentView:
    """What this seat (None: a spectator) may see."""
    acting = ref_of(g, g.actor) if g.actor >= 0 else None
    turn = ref_of(g, g.turn) if g.turn >= 0 else (f"seat:{g.overlord}" if g.turn == -1 else None)
    shown: DescentView = {
        "quest": f"quest:{g.quest}",
        "encounter": f"encounter:{quest_of(g).encounter(g).id}",
        "mood": quest_of(g).encounter(g).mood,
        "level": g.level,
        "round": g.round,
        "turn": turn,
        "actor": acting,
        "actions": g.actions,
        "size": map_size(g.live.map),
        "spaces": space_views(g.live.map),
        "doors": door_views(g.live.map, g.closed, g.locked, g.doors_gone),
        "signs": sign_views(quest_of(g).encounter(g), g.live.map),
        "gulfs": [key for s, key in enumerate(g.live.map.key) if g.gulfs >> s & 1] if g.gulfs else [],
        "search": [g.live.map.key[s] for s in g.search_at if s >= 0],
        "tokens": [_token(g, t) for t, at in enumerate(g.token_at) if at != -1],
        "heroes": [_hero(g, h) for h in range(g.nh) if g.kind[h] >= 0],
        "figures": [figure_view(g, f) for f in range(REANIMATE, len(g.kind)) if g.spaces[f]],
        "overlord": _overlord(g, None),
        "search_deck": len(g.search_deck),
        "counters": {name: g.counters[name] for name in sorted(g.counters) if "." not in name},
        "marks": [
            {"name": m.name, "by": ref_of(g, m.by), "on": ref_of(g, m.on), "until": UNTIL_NAMES[m.until]}
            for m in g.marks
        ],
        "attack": attack_view(g, g.live.attack) if g.live.attack is not None else None,
        "roll": roll_view(g, g.live.roll) if g.live.roll is not None else None,
        "outlook": _outlook(g),
        "winner": g.winner,
        "campaign": campaign_view(g, None),
    }
    return shown if seat is None else own(g, seat, shown)


def own(g: State, seat: Seat, shown: DescentView) -> DescentView:
    """What a seat sees: heroes see what everybody sees, the overlord his hand and his desk as well."""
    if seat != g.overlord:
        return shown
    return {**shown, "overlord": _overlord(g, seat), "campaign": campaign_view(g, seat)}


def figure_view(g: State, f: int) -> FigureView:
    """A figure as everybody sees it."""
    kind = kind_of(g, f)
    return {
        "ref": ref_of(g, f),
        "kind": kind.group,
        "rank": RANK_NAMES[kind.rank],
        "side": SIDE_NAMES[kind.side],
        "spaces": [g.live.map.key[s] for s in g.spaces[f]],
        "damage": g.damage[f],
        "health": g.live.max_health[f],
        "speed": speed_of(g, f),
        "defense": [COLOUR_NAMES[colour] for colour in g.live.pool[f]],
        "face": face_of(g.kind[f]),
        "conditions": [name for bit, name in CONDITION_NAMES.items() if g.cond[f] & bit],
        "points": g.mp[f],
        "carries": [token_key(g, token) for token in g.carries[f]],
        "activated": bool(g.activated >> f & 1),
        "relic": g.relic[f],
    }


@cache
def face_of(number: int) -> FaceView:
    """What is printed on the card of a kind of figure."""
    kind = KINDS[number]
    return {
        "act": 2 if ".act2." in kind.id else 1 if ".act1." in kind.id else 0,
        "speed": kind.speed,
        "health": kind.health,
        "defense": [COLOUR_NAMES[colour] for colour in kind.defense],
        "attack": [COLOUR_NAMES[colour] for colour in kind.attack],
        "attack_type": "melee" if kind.melee else "ranged",
        "abilities": [f"ability:{name}" for name in kind.abilities],
        "surges": [f"surge:{kind.name}.{n}" for n in range(1, len(kind.surges) + 1)],
        "attributes": dict(zip(ATTRIBUTE_NAMES, kind.attrs, strict=True)) if kind.attrs else None,
        "x": kind.x,
    }


def _place_kept(g: State, h: int) -> str | None:
    """Where the token of a hero lies who is knocked out, or has left the map and comes back to it."""
    at = g.token[h]
    for mark in marks_of(g, "token:vanished"):
        at = mark.number if mark.on == h else at
    return g.live.map.key[at] if at >= 0 else None


def _hero(g: State, h: int) -> HeroView:
    return {
        "ref": ref_of(g, h),
        "seat": g.hero_seat[h],
        "hero_class": f"class:{g.classes[h]}",
        "figure": figure_view(g, h),
        "fatigue": g.fatigue[h],
        "stamina": g.live.max_stamina[h],
        "knocked_out": bool(g.ko >> h & 1),
        "left": bool(g.left >> h & 1),
        "token": _place_kept(g, h),
        "acted": bool(g.acted >> h & 1),
        "feat_used": bool(g.feats >> h & 1),
        "cards": [_card(g, c) for c in g.cards[h]],
    }


def _card(g: State, c: int) -> CardView:
    status = g.status[c]
    return {
        "ref": CARD_REFS[c],
        "exhausted": bool(status & EXHAUSTED),
        "equipped": bool(status & EQUIPPED),
        "flipped": bool(status & FLIPPED),
    }


def _token(g: State, t: int) -> TokenView:
    at = g.token_at[t]
    return {"ref": token_key(g, t), "space": g.live.map.key[at] if at >= 0 else None, "carried": at == CARRIED}


def _overlord(g: State, seat: Seat | None) -> OverlordView:
    his = [c for pile in overlord_piles(g) for c in pile]
    aside = len(g.campaign.aside) if g.campaign is not None and seat != g.overlord else 0
    return {
        "seat": g.overlord,
        "hand": len(g.ol_hand),
        "deck": len(g.ol_deck) + aside,  # nobody else sees whether cards are set aside (DE-INFO-01)
        "discard": [CARD_REFS[c] for c in g.ol_discard],
        "playing": [CARD_REFS[c] for c in g.ol_table],
        "cards": [CARD_REFS[c] for c in g.ol_hand] if seat == g.overlord else [],
        "bought": [CARD_REFS[c] for c in sorted(his) if c not in BASIC_CARDS],
        "special": g.live.map.key[g.search_at[g.special]] if g.special >= 0 and seat == g.overlord else "",
    }


def _outlook(g: State) -> OutlookView | None:
    """Of whoever walks, attacks or acts; None once an attack is on its way, or where nobody could do anything."""
    walk, attack = g.live.walks, g.live.attack
    if walk is None and attack is not None and not attack.aims:
        return None
    f = walk.figure if walk is not None else attack.attacker if attack is not None else g.actor
    if f < 0 or not g.spaces[f]:
        return None
    key = g.live.map.key
    points, free = (walk.points, walk.free) if walk is not None else (g.mp[f], False)
    far = 0 if attack is not None and walk is None else points if points or walk is not None else speed_of(g, f)
    acts = attack is None and (walk is None or f == g.actor)
    strikes = aimed(g, attack) if attack is not None and walk is None else []
    if acts and (
        (walk is not None and walk.free) or may_strike(g, f)
    ):  # some walks are given with an attack on the way
        strikes = prospects(g, f)
    return {
        "figure": ref_of(g, f),
        "points": points,
        "free": free,
        "reach": [{"space": key[s], "cost": cost} for s, cost in reachable(g, f, far, free).items()],
        "sight": [key[s] for s in in_sight(g, f)],
        "attacks": [
            {
                "weapon": CARD_REFS[weapon] if weapon >= 0 else weapon_word(weapon),
                "space": key[s],
                "hit": hit,
                "damage": damage,
            }
            for weapon, s, hit, damage in strikes
        ],
    }
