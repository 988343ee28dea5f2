"""Whether the fields of a state fit each other at all: only then can anything be worked out from them (DE-GOLD-05).

Not here: what else is impossible on a table (rules/invariants.py).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from gruft.games.descent.moments.quest import SCRIPTS
from gruft.games.descent.pieces.atlas import QUESTS
from gruft.games.descent.pieces.campaign_book import CAMPAIGN, TRAVEL_CARDS
from gruft.games.descent.pieces.campaign_sheet import CampaignSheet
from gruft.games.descent.pieces.cards import CARD_REFS
from gruft.games.descent.pieces.content import CLASSES, LIEUTENANTS, MONSTERS, RELICS
from gruft.games.descent.pieces.drawing import DRAWN, drawing_refusals, laid_map
from gruft.games.descent.pieces.kinds import FAMILIAR, FIRST_MONSTER, HERO_RANK, KINDS, NOBODY, OVERLORD, REANIMATE
from gruft.games.descent.pieces.maps import Map
from gruft.games.descent.pieces.marks import UNTIL_NAMES
from gruft.games.descent.state import POOL, State
from gruft.table.rules import Refusal, refuse

LEVELS = ("novice", "advanced", "expert")
PER_FIGURE = ("spaces", "damage", "fatigue", "cond", "mp", "health_bonus", "carries", "token", "relic")
PILES = (
    "ol_hand",
    "ol_deck",
    "ol_discard",
    "ol_table",
    "search_deck",
    "search_gone",
    "found",
    "shop1",
    "shop2",
    "ol_shown",
)
COUNTS = ("round", "actions", "extra_moves", "extra_attacks", "move_actions", "attacks_made", "stage", "ol_top_known")
SIDES = ("", "heroes", "overlord")


def misfits(g: State) -> list[Refusal]:
    """What does not fit; the later things are looked at only if the earlier ones are right."""
    wrong = drawing_refusals(g.drawn) if g.drawn is not None else []
    if wrong:
        return wrong
    for part in (_table(g), _figures(g), _cards(g)):
        found = [refuse("position.field", field=name) for name in dict.fromkeys(part)]
        if found:
            return found
    laid = g.live.map if g.live.awake else laid_map(g.quest, g.encounter, g.drawn)
    return [refuse("position.field", field=name) for name in dict.fromkeys([*_map(g, laid), *_turn(g)])]


def _in(values: Collection[int], low: int, high: int) -> bool:
    return not values or (low <= min(values) and max(values) <= high)


def _table(g: State) -> Iterator[str]:
    """Who plays what with whom."""
    if g.quest not in SCRIPTS:
        yield "quest"
    elif (g.quest == DRAWN) != (g.drawn is not None):
        yield "drawn"
    elif g.quest == DRAWN and (g.encounter or g.campaign is not None):
        yield "encounter" if g.encounter else "campaign"
    elif g.quest in QUESTS and not 0 <= g.encounter < len(QUESTS[g.quest].encounters):
        yield "encounter"
    if g.level not in LEVELS:
        yield "level"
    if not 2 <= g.seats <= 5:
        yield "seats"
    if not 0 <= g.overlord < g.seats:
        yield "overlord"
    if not 2 <= g.nh <= REANIMATE:
        yield "nh"
    if len(g.hero_seat) != g.nh or not _in(g.hero_seat, 0, g.seats - 1) or g.overlord in g.hero_seat:
        yield "hero_seat"
    if len(g.classes) != g.nh or any(name not in CLASSES and name not in ("", "none") for name in g.classes):
        yield "classes"
    if any(group not in MONSTERS and group not in LIEUTENANTS for group in g.groups):
        yield "groups"
    if g.campaign is not None:
        yield from _sheet(g.campaign, g)
    for name in ("winner", "encounter_winner", "first_winner"):
        if getattr(g, name) not in SIDES:
            yield name


def _sheet(sheet: CampaignSheet, g: State) -> Iterator[str]:
    """A campaign sheet that names only what there is."""
    steps = {"", *(step.id for step in CAMPAIGN.phase)}
    sides = set(SIDES) - {""}
    if sheet.act not in (1, 2) or sheet.step not in steps or len(sheet.xp) != g.nh:
        yield "campaign"
    if any(one.quest not in QUESTS or one.winner not in sides for one in sheet.played):
        yield "campaign"
    if any(name not in RELICS for name in (*sheet.relics, *(name for name in sheet.carriers.values() if name))):
        yield "campaign"
    if any(card not in TRAVEL_CARDS for card in (*sheet.travel_deck, *filter(None, sheet.way))):
        yield "campaign"
    if any(min(pile, default=0) < 0 for pile in (sheet.aside, sheet.display, sheet.returned, sheet.box, sheet.seen)):
        yield "campaign"
    if any(name not in LIEUTENANTS for name in sheet.carriers) or not 0 <= sheet.rewarded <= len(sheet.played):
        yield "campaign"


def _figures(g: State) -> Iterator[str]:
    """One slot for each figure, the same in all lists."""
    count = len(g.kind)
    if count < FIRST_MONSTER or not all(_may_stand(f, number) for f, number in enumerate(g.kind)):
        yield "kind"
    enlisted = [number for number in g.kind[:REANIMATE] if number >= 0]
    standing = g.quest in (*QUESTS, DRAWN) and any(g.spaces) and any(number < 0 for number in g.kind[: g.nh])
    if len(set(enlisted)) != len(enlisted) or len(enlisted) > g.nh or standing:
        yield "kind"
    for name in PER_FIGURE:
        if len(getattr(g, name)) != count:
            yield name
    for name in ("damage", "fatigue", "mp", "health_bonus"):
        if min(getattr(g, name), default=0) < 0:
            yield name
    if not _in(g.cond, 0, 15):
        yield "cond"
    if any(name and name not in RELICS for name in g.relic):
        yield "relic"
    if any(spaces and kind < 0 for spaces, kind in zip(g.spaces, g.kind)):
        yield "spaces"
    for name in ("ko", "feats", "acted"):
        if not 0 <= getattr(g, name) < 1 << g.nh:
            yield name
    for name in ("left", "activated", "relic_down", "moved"):
        if not 0 <= getattr(g, name) < 1 << count:
            yield name


def _may_stand(f: int, number: int) -> bool:
    """Whether such a figure may have this slot: heroes, the familiar, then the rest."""
    if number < 0:
        return f < FIRST_MONSTER
    rank = KINDS[number].rank
    if f < REANIMATE:
        return rank == HERO_RANK
    return rank == FAMILIAR if f == REANIMATE else rank not in (HERO_RANK, FAMILIAR)


def _cards(g: State) -> Iterator[str]:
    if len(g.cards) != REANIMATE or any(min(held, default=0) < 0 for held in g.cards):
        yield "cards"
    if len(g.status) != len(CARD_REFS) or not _in(g.status, 0, 7):
        yield "status"
    for name in PILES:
        if min(getattr(g, name), default=0) < 0:
            yield name
    if any(c not in g.ol_hand for c in g.ol_shown):
        yield "ol_shown"
    if len(g.found) > 1:
        yield "found"


def _map(g: State, laid: Map) -> Iterator[str]:
    """Figures, doors and tokens on this map."""
    last = laid.size - 1
    if not all(_in(spaces, 0, last) and _one_body(g, laid, f) for f, spaces in enumerate(g.spaces) if spaces):
        yield "spaces"
    if not _in(g.token, -1, last):
        yield "token"
    for name in ("closed", "locked", "doors_gone"):
        if not 0 <= getattr(g, name) < 1 << len(laid.doors):
            yield name
    for name in ("rubble", "gulfs"):
        if not 0 <= getattr(g, name) < 1 << laid.size:
            yield name
    if not _in(g.search_at, -1, last):
        yield "search_at"
    if not -1 <= g.special < len(g.search_at):
        yield "special"
    if not len(g.token_kind) == len(g.token_at) == len(g.token_up) or not _in(g.token_at, POOL, last):
        yield "token_at"
    if not all(_in(held, 0, len(g.token_at) - 1) for held in g.carries):
        yield "carries"
    if any(area and area not in laid.areas for area in g.group_area.values()):
        yield "group_area"


def _one_body(g: State, laid: Map, f: int) -> bool:
    """The spaces are a rectangle of the figure's size, or the one it is counted on."""
    spaces = g.spaces[f]
    if len(spaces) == 1:
        return True
    width, length = KINDS[g.kind[f]].size
    places = [laid.places[s] for s in spaces]
    right, down = (max(values) - min(values) + 1 for values in zip(*places))
    return (
        len(spaces) == width * length
        and sorted((right, down)) == sorted((width, length))
        and tuple(sorted(set(spaces))) == spaces
    )


def _turn(g: State) -> Iterator[str]:
    count = len(g.kind)
    if not (g.turn in (NOBODY, OVERLORD) or 0 <= g.turn < g.nh):
        yield "turn"
    if not (g.actor in (NOBODY, OVERLORD) or (0 <= g.actor < count and g.kind[g.actor] >= 0)):
        yield "actor"
    for name in COUNTS:
        if not 0 <= getattr(g, name) <= 100:
            yield name
    if not 0 <= g.familiar <= 2:
        yield "familiar"
    if any(not FIRST_MONSTER <= f < count for f in g.pending) or len(set(g.pending)) != len(g.pending):
        yield "pending"
    if any(
        not NOBODY <= mark.by < count or not NOBODY <= mark.on < count or not 0 <= mark.until < len(UNTIL_NAMES)
        for mark in g.marks
    ):
        yield "marks"
