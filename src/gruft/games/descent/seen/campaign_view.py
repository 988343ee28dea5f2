"""The campaign as a seat may see it (DE-CAMP-08, DE-INFO-01, DE-INFO-04): sheet, road map, shop, training, deck.

Everything is public but what the overlord has set aside: only he sees it, and the size of his deck does not tell.
"""

from __future__ import annotations

from typing import Final, TypedDict

from gruft.games.descent.moments.quest import HEROES, OVERLORD_WINS
from gruft.games.descent.moments.seats import ref_of
from gruft.games.descent.pieces.atlas import QUESTS
from gruft.games.descent.pieces.campaign_book import CAMPAIGN
from gruft.games.descent.pieces.campaign_sheet import CampaignSheet
from gruft.games.descent.pieces.cards import BASIC, CARD_REFS, CARDS, ID, ITEM
from gruft.games.descent.pieces.content import CLASSES, OVERLORD, RELIC_CARDS, SHOP_ITEMS
from gruft.games.descent.rules.campaign import book
from gruft.games.descent.rules.campaign.experience import skill_refusal
from gruft.games.descent.rules.campaign.market import sale_price
from gruft.games.descent.rules.campaign.phase import steps
from gruft.games.descent.rules.campaign.rewards import holder
from gruft.games.descent.rules.setup.epic import card_refusal
from gruft.games.descent.seen.road_view import JourneyView, PlaceView, RoadView, journey_view, place_views, road_views
from gruft.games.descent.state import State
from gruft.table.ask import Seat

FOR_SALE: Final = tuple(name for name, card in OVERLORD.items() if card.cls != "basic")


class CampaignQuestView(TypedDict):
    ref: str
    kind: str
    """introduction, act1, interlude, act2 or finale."""
    state: str
    """played, now (set up or under way), open (may be chosen next), ahead (later, perhaps) or closed."""
    winner: str
    place: str
    """Where it lies on the map of the region; nothing for the first."""
    symbols: list[str]


class PlayedView(TypedDict):
    """A line of the campaign sheet."""

    quest: str
    winner: str
    rounds: int


class ShelfView(TypedDict):
    card: str
    key: str
    price: int
    affordable: bool
    fits: list[str]
    """Heroes for whom nothing they wear forbids it."""


class OwnedView(TypedDict):
    card: str
    hero: str
    origin: str
    """shop, starting or relic."""
    price: int
    """What the shop gives for it; 0: it does not take it."""


class SkillView(TypedDict):
    card: str
    xp: int
    learned: bool
    open: bool
    why: str
    """The code of what hinders it."""


class TreeView(TypedDict):
    hero: str
    seat: Seat
    hero_class: str
    xp: int
    skills: list[SkillView]


class SchemeView(TypedDict):
    card: str
    key: str
    deck: str
    """warlord, saboteur, magus or universal."""
    level: int
    xp: int
    copies: int
    owned: int
    open: bool
    why: str


class DeckCardView(TypedDict):
    card: str
    basic: bool
    aside: bool


class RelicView(TypedDict):
    """A relic somebody has: its ref is that of the side that is up."""

    ref: str
    side: str
    bearer: str
    """The hero who has it, or the lieutenant who carries it in this quest."""


class CampaignView(TypedDict):
    name: str
    act: int
    step: str
    """The step of the phase; nothing during a quest."""
    steps: list[str]
    story: str
    """The ref of the text to read: of the quest that is set up or under way, or of the one just over."""
    quests: list[CampaignQuestView]
    played: list[PlayedView]
    places: list[PlaceView]
    roads: list[RoadView]
    journey: JourneyView | None
    gold: int
    overlord_xp: int
    clearance: bool
    shelves: list[ShelfView]
    owned: list[OwnedView]
    trees: list[TreeView]
    schemes: list[SchemeView]
    """Cards the overlord may add to his deck; between quests only."""
    deck: list[DeckCardView]
    """The overlord's own cards, for himself alone."""
    relics: list[RelicView]
    next: list[str]
    """Quests the next one is among, while it is not decided."""
    chooser: str
    """The side that chooses it; nothing if it follows by itself."""


def campaign_view(g: State, seat: Seat | None) -> CampaignView | None:
    """What this seat (None: a spectator) may see of the campaign the quest is part of."""
    sheet = g.campaign
    if sheet is None:
        return None
    undecided = _undecided(g, sheet)
    following = book.available(sheet) if undecided else []
    ahead = [sheet] if undecided or g.winner else book.outcomes(sheet, g.quest)
    return {
        "name": f"campaign:{CAMPAIGN.id}",
        "act": sheet.act,
        "step": sheet.step,
        "steps": [f"phase:{step}" for step in steps(g)],
        "story": f"quest:{g.quest}",
        "quests": [_quest(g, sheet, name, following, ahead) for name in book.BOOK],
        "played": [{"quest": f"quest:{one.quest}", "winner": one.winner, "rounds": one.rounds} for one in sheet.played],
        "places": place_views(),
        "roads": road_views(),
        "journey": None if undecided or g.quest == book.INTRODUCTION else journey_view(g.quest, sheet),
        "gold": sheet.gold,
        "overlord_xp": sheet.overlord_xp,
        "clearance": book.change_of_act(sheet),
        "shelves": [_shelf(g, sheet, c) for c in sheet.display],
        "owned": [_owned(g, h, c) for h in range(g.nh) for c in g.cards[h] if ITEM[c] is not None],
        "trees": [_tree(g, sheet, h) for h in range(g.nh) if g.kind[h] >= 0 and g.classes[h] in CLASSES],
        "schemes": [_scheme(g, sheet, name) for name in FOR_SALE] if sheet.step else [],
        "deck": _deck(g, sheet) if seat == g.overlord else [],
        "relics": _relics(g, sheet),
        "next": [f"quest:{name}" for name in following],
        "chooser": sheet.played[-1].winner if len(following) > 1 else "",
    }


def _undecided(g: State, sheet: CampaignSheet) -> bool:
    """Whether the quest on the table is over and the next one not chosen."""
    return bool(sheet.played) and sheet.played[-1].quest == g.quest and not g.winner


def _quest(
    g: State, sheet: CampaignSheet, name: str, following: list[str], ahead: list[CampaignSheet]
) -> CampaignQuestView:
    """`ahead`: how the sheet may stand after the quest on the table."""
    winner = next((one.winner for one in sheet.played if one.quest == name), "")
    if winner:
        state = "played"
    elif name == g.quest:
        state = "now"
    elif name in following:
        state = "open"
    else:
        state = "closed" if all(book.closed(one, name) for one in ahead) else "ahead"
    route = book.ROUTES.get(name)
    return {
        "ref": f"quest:{name}",
        "kind": QUESTS[name].kind,
        "state": state,
        "winner": winner,
        "place": f"place:{route.node}" if route else "",
        "symbols": [f"symbol:{symbol}" for symbol in route.symbols] if route else [],
    }


def _shelf(g: State, sheet: CampaignSheet, c: int) -> ShelfView:
    item = SHOP_ITEMS[ID[c]]
    return {
        "card": CARD_REFS[c],
        "key": f"buy:{item.id}",
        "price": item.cost,
        "affordable": item.cost <= sheet.gold,
        "fits": [ref_of(g, h) for h in range(g.nh) if fits(g, h, c)],
    }


def fits(g: State, h: int, c: int) -> bool:
    """Whether the hero could use the card together with the rest of his own: runes do not go with some armour."""
    item = ITEM[c]
    assert item is not None
    others = [other for card in g.cards[h] if (other := ITEM[card]) is not None]
    if item.forbid_rune and any("rune" in other.traits for other in others):
        return False
    return "rune" not in item.traits or not any(other.forbid_rune for other in others)


def _owned(g: State, h: int, c: int) -> OwnedView:
    item = ITEM[c]
    assert item is not None
    price = 0 if item.origin == "relic" else sale_price(c)
    return {"card": CARD_REFS[c], "hero": ref_of(g, h), "origin": item.origin, "price": price}


def _tree(g: State, sheet: CampaignSheet, h: int) -> TreeView:
    held = {ID[c] for c in g.cards[h]}
    skills: list[SkillView] = []
    for skill in CLASSES[g.classes[h]].skills:
        why = skill_refusal(g, h, skill)
        skills.append(
            {
                "card": f"card:{skill.id}",
                "xp": skill.xp,
                "learned": skill.id in held,
                "open": why is None,
                "why": why.code if why is not None else "",
            }
        )
    return {
        "hero": ref_of(g, h),
        "seat": g.hero_seat[h],
        "hero_class": f"class:{g.classes[h]}",
        "xp": sheet.xp[h],
        "skills": skills,
    }


def _scheme(g: State, sheet: CampaignSheet, name: str) -> SchemeView:
    card = OVERLORD[name]
    own = owned_by_overlord(g, sheet)
    why = card_refusal(own, name, sheet.overlord_xp)
    return {
        "card": f"card:{name}",
        "key": f"buy:{name}",
        "deck": card.cls,
        "level": card.level,
        "xp": card.xp,
        "copies": card.copies,
        "owned": sum(c in own for c in CARDS[name]),
        "open": why is None,
        "why": why.code if why is not None else "",
    }


def owned_by_overlord(g: State, sheet: CampaignSheet) -> list[int]:
    """All his cards, wherever they are."""
    return sorted([*g.ol_hand, *g.ol_deck, *g.ol_discard, *g.ol_table, *sheet.aside])


def _deck(g: State, sheet: CampaignSheet) -> list[DeckCardView]:
    return [{"card": CARD_REFS[c], "basic": c in BASIC, "aside": c in sheet.aside} for c in owned_by_overlord(g, sheet)]


def _relics(g: State, sheet: CampaignSheet) -> list[RelicView]:
    found: list[RelicView] = []
    for relic in RELIC_CARDS.values():
        side = holder(g, relic.hero.id)
        if side == HEROES:
            bearer = next(ref_of(g, h) for h in range(g.nh) if any(ID[c] == relic.hero.id for c in g.cards[h]))
            found.append({"ref": f"card:{relic.hero.id}", "side": side, "bearer": bearer})
        elif side == OVERLORD_WINS:
            carrier = next((name for name, held in sheet.carriers.items() if held == relic.overlord.id), "")
            bearer = f"lieutenant:{carrier}" if carrier else ""
            found.append({"ref": f"relic:{relic.overlord.id}", "side": side, "bearer": bearer})
    return found
