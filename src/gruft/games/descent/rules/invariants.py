"""What must hold in every state: figures, markers and cards are all accounted for (DE-GOLD-05)."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from gruft.games.descent.moments.shape import misfits
from gruft.games.descent.moments.wiring import overlord_piles, wake, work_out_occupancy
from gruft.games.descent.pieces.atlas import QUESTS
from gruft.games.descent.pieces.cards import CARD_REFS, IS_OVERLORD, SEARCH, SHOP
from gruft.games.descent.pieces.content import MONSTERS
from gruft.games.descent.pieces.kinds import FIRST_MONSTER, KINDS, MASTER, MINION, REANIMATE, monster_kind
from gruft.games.descent.rules.campaign.audit import audit
from gruft.games.descent.rules.groups import act_of
from gruft.games.descent.rules.setup.layout import open_groups
from gruft.games.descent.state import CARRIED, State
from gruft.table.rules import Refusal, refuse

ALWAYS_SOMEWHERE = (*SEARCH, *SHOP[1], *SHOP[2])


def arrange(g: State) -> None:
    """A position may lay cards anywhere: they are gone from their decks; the rest is worked out."""
    held = {c for cards in g.cards for c in cards} | set(g.search_gone) | set(g.ol_hand) | set(g.ol_discard)
    if g.campaign is not None:
        held |= {*g.campaign.aside, *g.campaign.display, *g.campaign.returned, *g.campaign.box}
    for pile in (g.search_deck, g.shop1, g.shop2, g.ol_deck):
        pile[:] = [c for c in pile if c not in held]
    g.live.awake = False
    wake(g)


def invariants(g: State) -> list[Refusal]:
    """Everything that is impossible about a state."""
    found = misfits(g)
    if found:
        return found
    _figures(g, found)
    _markers(g, found)
    _cards(g, found)
    _tokens(g, found)
    if g.campaign is not None:
        found += audit(g, g.campaign)
    return found


def _figures(g: State, found: list[Refusal]) -> None:
    seen: dict[int, int] = {}
    for f, spaces in enumerate(g.spaces):
        if spaces and g.kind[f] < 0:
            found.append(refuse("position.no_such_figure", number=f))
            continue
        for s in spaces:
            if not 0 <= s < g.live.map.size:
                found.append(refuse("position.off_the_map", number=f))
                return
            other = seen.setdefault(s, f)
            if other != f and not g.winner and g.live.attack is None and not _passing(g, f, other):
                found.append(refuse("position.two_figures", space=g.live.map.key[s]))
            if g.live.map.solid >> s & 1 and not KINDS[g.kind[f]].fly:
                found.append(refuse("position.on_obstacle", space=g.live.map.key[s]))
    for h in range(g.nh):
        states = bool(g.spaces[h]) + (g.ko >> h & 1) + (g.left >> h & 1)
        if states > 1:
            found.append(refuse("position.hero_twice", figure=g.live.keys[h]))
        if (
            g.ko >> h & 1
            and g.round
            and not g.pending
            and g.token[h] < 0
            and not g.winner
            and g.live.map.size
            and _laid(g)
        ):
            found.append(refuse("position.no_token", figure=g.live.keys[h]))
    _groups(g, found)


def _laid(g: State) -> bool:
    """Heroes are placed before the search tokens are laid."""
    return bool(g.search_at)


def _passing(g: State, a: int, b: int) -> bool:
    """One of the two is on its way through the other's space."""
    return a in (g.actor, g.turn) or b in (g.actor, g.turn) or any(len(g.spaces[f]) == 1 for f in (a, b))


def _groups(g: State, found: list[Refusal]) -> None:
    if g.quest in QUESTS:
        slots = len(QUESTS[g.quest].encounters[g.encounter].open)
        twice = len(set(g.groups)) != len(g.groups)
        if twice or len(open_groups(g)) > slots or any(KINDS[g.kind[f]].group not in g.groups for f in g.pending):
            found.append(refuse("position.groups"))
    count = Counter(g.kind[FIRST_MONSTER:])
    for group in g.groups:
        if group not in MONSTERS:
            continue
        for rank, box in ((MINION, MONSTERS[group].minions), (MASTER, MONSTERS[group].masters)):
            if count[monster_kind(group, act_of(g), rank)] > box:
                found.append(refuse("position.too_many_figures", group=f"monster:{group}"))


def _markers(g: State, found: list[Refusal]) -> None:
    if g.live.attack is None and not g.winner:
        before, mask = list(g.live.occ), g.live.occupied
        work_out_occupancy(g)
        if g.live.occupied != mask or [o >= 0 for o in g.live.occ] != [o >= 0 for o in before]:
            found.append(refuse("position.occupancy"))
        g.live.occ, g.live.occupied = before, mask
    for f, number in enumerate(g.kind):
        if number < 0:
            continue
        if g.damage[f] < 0 or g.fatigue[f] < 0 or g.mp[f] < 0:
            found.append(refuse("position.negative", figure=g.live.keys[f]))
        if g.spaces[f] and g.damage[f] > g.live.max_health[f]:
            found.append(refuse("position.too_much_damage", figure=g.live.keys[f]))
        if f >= REANIMATE and g.fatigue[f]:
            found.append(refuse("position.no_stamina", figure=g.live.keys[f]))
    if not 0 <= g.actions <= 2:
        found.append(refuse("position.actions", number=g.actions))


def _cards(g: State, found: list[Refusal]) -> None:
    sheet = g.campaign
    zones = [
        *g.cards,
        g.ol_hand,
        g.ol_deck,
        g.ol_discard,
        g.ol_table,
        g.search_deck,
        g.search_gone,
        g.found,
        g.shop1,
        g.shop2,
        *((sheet.aside, sheet.display, sheet.returned, sheet.box) if sheet is not None else ()),
    ]
    cards = list(chain.from_iterable(zones))
    once = set(cards)
    if len(once) != len(cards):
        twice = [c for c, times in Counter(cards).items() if times > 1]
        found.extend(refuse("position.card_twice", card=CARD_REFS[c]) for c in twice)
    found.extend(refuse("position.card_missing", card=CARD_REFS[c]) for c in ALWAYS_SOMEWHERE if c not in once)
    for pile in overlord_piles(g):
        found.extend(refuse("position.wrong_pile", card=CARD_REFS[c]) for c in pile if not IS_OVERLORD[c])
    for held in g.cards:
        found.extend(refuse("position.wrong_pile", card=CARD_REFS[c]) for c in held if IS_OVERLORD[c])


def _tokens(g: State, found: list[Refusal]) -> None:
    carried = [t for held in g.carries for t in held]
    if len(set(carried)) != len(carried) or any(g.token_at[t] != CARRIED for t in carried):
        found.append(refuse("position.token_carried_twice"))
    if sum(at == CARRIED for at in g.token_at) != len(carried):
        found.append(refuse("position.token_lost"))
