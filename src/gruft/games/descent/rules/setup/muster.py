"""The players' part of set-up: heroes, classes, places, open groups, tokens (DE-SETUP-03 to DE-SETUP-16, DE-R-55).

Beats: muster, pick_hero, pick_class, lay_map, place_hero, open_group, group_area, place_monster, lay_search,
first_equip, begin.
"""

from __future__ import annotations

from functools import partial

from gruft.games.descent.moments.asking import Args, choose_one, choose_space
from gruft.games.descent.moments.duties import duty
from gruft.games.descent.moments.moment import EncounterBegin, EverythingPlaced
from gruft.games.descent.moments.quest import quest_of
from gruft.games.descent.moments.reactions import fire, opens
from gruft.games.descent.moments.seats import ref_of
from gruft.games.descent.moments.wiring import wire
from gruft.games.descent.pieces.campaign_events import QuestBegan
from gruft.games.descent.pieces.content import CLASSES, HEROES, MONSTERS
from gruft.games.descent.pieces.events import EncounterBegan, FigurePlaced
from gruft.games.descent.pieces.kinds import KIND, KINDS
from gruft.games.descent.rules.equipment import equip_step, has_choice
from gruft.games.descent.rules.overlord_cards import draw_overlord
from gruft.games.descent.rules.places import put
from gruft.games.descent.rules.placing import standing_room
from gruft.games.descent.rules.setup.layout import (
    choose_group,
    dismiss_all,
    enlist,
    finish_encounter,
    group_refusal,
    keep_places,
    lay_encounter,
    open_groups,
    room_at_set_up,
    start_area,
    undecided_areas,
)
from gruft.games.descent.rules.setup.search_tokens import lay_search_tokens, search_shares
from gruft.games.descent.state import State
from gruft.table.ask import PASS, Ask
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse

HERO_TAKEN = refuse("muster.hero_taken", "DE-SETUP-06")
WRONG_ARCHETYPE = refuse("muster.wrong_archetype", "DE-BAD-03")
CLASS_TAKEN = refuse("muster.class_taken", "DE-BAD-03")


def muster(g: State) -> str:
    """The usual heroes make room for those the players want."""
    dismiss_all(g)
    g.stage = 0
    return "pick_hero"


def pick_hero(g: State) -> Flow[str]:
    """The hero players choose who plays whom, each hero at most once (DE-SETUP-06)."""
    h = g.stage = next(h for h in range(g.nh) if g.kind[h] < 0)
    taken = {KINDS[number].id for number in g.kind if number >= 0}
    candidates = {f"hero:{name}": name for name in HEROES}

    def why(name: str) -> Refusal | None:
        return HERO_TAKEN if name in taken else None

    key = yield Ask(
        g.hero_seat[h], "pick_hero", candidates, why, exits={PASS: duty("pick_hero")}, args={"number": h + 1}
    )
    g.kind[h] = KIND[candidates[key]]
    wire(g)
    return "pick_class"


def pick_class(g: State) -> Flow[str]:
    """Each hero takes a class of his archetype that nobody has taken (DE-SETUP-07)."""
    h = g.stage
    hero = KINDS[g.kind[h]].id
    candidates = {f"class:{name}": name for name in CLASSES}

    def why(name: str) -> Refusal | None:
        if CLASSES[name].archetype != HEROES[hero].archetype:
            return WRONG_ARCHETYPE
        return CLASS_TAKEN if name in g.classes else None

    key = yield Ask(
        g.hero_seat[h], "pick_class", candidates, why, exits={PASS: duty("pick_class")}, args={"figure": f"hero:{hero}"}
    )
    enlist(g, h, hero, candidates[key])
    wire(g)
    if min(g.kind[: g.nh]) < 0:
        return "pick_hero"
    g.stage = 0
    if g.campaign is not None:
        g.log.append(QuestBegan(f"quest:{g.quest}", 1))
    return "lay_map" if g.level == "novice" else "train"


def lay_map(g: State) -> str:
    """The map of this encounter; who stays where he was keeps his place, then heroes are placed first."""
    lay_encounter(g)
    g.stage = 0
    g.log.append(EncounterBegan(f"encounter:{quest_of(g).encounter(g).id}"))
    keep_places(g)
    return "place_hero"


def place_hero(g: State) -> Flow[str]:
    """Heroes stand on the entrance, or as close as they can (DE-SETUP-09). A knocked-out hero's token likewise."""
    h = g.stage
    if h == g.nh:
        g.stage = 0
        return "lay_search" if quest_of(g).search_first(g) else "open_group"
    if g.spaces[h] or g.token[h] >= 0:
        g.stage += 1
        return "place_hero"
    rooms = standing_room(g, g.kind[h], quest_of(g).start_of(g, h) or start_area(g))
    space = yield from choose_space(
        g, g.hero_seat[h], "place_hero", [feet[0] for feet in rooms.values()], False, {"figure": ref_of(g, h)}
    )
    assert space is not None
    if g.ko >> h & 1:
        g.token[h] = space
    else:
        put(g, h, (space,))
    g.log.append(FigurePlaced(ref_of(g, h), g.live.map.key[space]))
    g.stage += 1
    return "place_hero"


def open_group(g: State) -> Flow[str]:
    """For each open group the overlord picks an unused kind with a fitting trait (DE-SETUP-10)."""
    slot = len(open_groups(g))
    if slot >= len(quest_of(g).encounter(g).open):
        return "group_area"
    candidates = {f"monster:{name}": name for name in MONSTERS}
    why = partial(group_refusal, g, slot)
    args: Args = {"number": slot + 1}
    key = yield Ask(g.overlord, "open_group", candidates, why, exits={PASS: duty("open_group")}, args=args)
    choose_group(g, candidates[key], slot)
    return "open_group"


def group_area(g: State) -> Flow[str]:
    """Where the quest leaves it to him, the overlord chooses one area for a whole group (QC-35)."""
    for group, areas in undecided_areas(g).items():
        args: Args = {"group": f"monster:{group}"}
        chosen = yield from choose_one(
            g.overlord, "group_area", {f"area:{area}": n for n, area in enumerate(areas)}, False, args
        )
        assert chosen is not None
        g.group_area[group] = areas[chosen]
        return "group_area"
    return "place_monster"


def place_monster(g: State) -> Flow[str]:
    """The overlord sets up his figures in their areas, large ones completely on them if possible (DE-SETUP-12)."""
    if not g.pending:
        return (yield from _all_is_placed(g)) if quest_of(g).search_first(g) else "lay_search"
    f = min(g.pending, key=lambda f: quest_of(g).placed_last(g, f))
    rooms = room_at_set_up(g, f)
    options = {key: n for n, key in enumerate(rooms)}
    chosen = yield from choose_one(g.overlord, "place_monster", options, False, {"figure": ref_of(g, f)})
    g.pending.remove(f)
    if chosen is not None:
        spaces = list(rooms.values())[chosen]
        put(g, f, spaces)
        g.log.append(FigurePlaced(ref_of(g, f), g.live.map.key[spaces[0]]))
    return "place_monster"


def lay_search(g: State) -> Flow[str]:
    """With fewer tokens than search spaces the overlord chooses where they lie (DE-SETUP-12)."""
    laid: list[int] = []
    for free, count in search_shares(g):
        for left in range(count, 0, -1):
            if len(free) == left:
                laid += free
                break
            space = yield from choose_space(g, g.overlord, "lay_search", free)
            assert space is not None
            free.remove(space)
            laid.append(space)
    lay_search_tokens(g, laid)
    if quest_of(g).encounter(g).search.place == "heroes_plus_unique":
        fit = [s for s in laid if quest_of(g).special_refusal(g, s) is None]
        special = yield from choose_space(g, g.overlord, "lay_special", fit)
        g.special = laid.index(special) if special is not None else -1
    if quest_of(g).search_first(g):
        return "open_group"
    return (yield from _all_is_placed(g))


def _all_is_placed(g: State) -> Flow[str]:
    """The last step: what begins in somebody's hands, and the overlord's cards."""
    finish_encounter(g)
    if opens(g, EverythingPlaced):
        yield from fire(g, EverythingPlaced())
    if g.encounter == 0 and not between_quests(g):
        draw_overlord(g, g.nh)
    g.stage = 0
    return "first_equip"


def first_equip(g: State) -> Flow[str]:
    """Before the first turn every hero chooses what he has equipped (DE-R-55)."""
    h = g.stage
    if h == g.nh or g.encounter:
        g.stage = 0
        if between_quests(g):
            return "set_aside"
        if opens(g, EncounterBegin):
            yield from fire(g, EncounterBegin())
        return "round_start"
    if not has_choice(g, h) or (yield from equip_step(g, h)):
        g.stage += 1
    return "first_equip"


def begin(g: State) -> Flow[str]:
    """After a journey the first encounter begins."""
    if opens(g, EncounterBegin):
        yield from fire(g, EncounterBegin())
    return "round_start"


def between_quests(g: State) -> bool:
    """Whether a journey lies between this set-up and the quest (DE-TRAVEL-02)."""
    return g.campaign is not None and bool(g.campaign.step)
