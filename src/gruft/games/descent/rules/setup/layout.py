"""Set-up of a quest and of each encounter (DE-SETUP-01 to DE-SETUP-17, DE-PLAYERS-01 to DE-PLAYERS-04).

`set_up` lays out a complete game with usual heroes, so that positions have something to differ from; the beats of
muster.py then ask for everything the players may choose. Both use the functions here.

Not here: the questions (muster.py), buying in the epic variant (epic.py).
"""

from __future__ import annotations

from gruft.games.descent.moments.quest import quest_of
from gruft.games.descent.moments.seats import ref_of
from gruft.games.descent.moments.wiring import wire, work_out, work_out_map
from gruft.games.descent.pieces.atlas import Encounter
from gruft.games.descent.pieces.campaign_book import CAMPAIGN
from gruft.games.descent.pieces.campaign_sheet import CampaignSheet
from gruft.games.descent.pieces.cards import BASIC, CARD_REFS, CARDS, SEARCH, SHOP
from gruft.games.descent.pieces.content import CLASSES, MONSTERS
from gruft.games.descent.pieces.events import FigurePlaced
from gruft.games.descent.pieces.kinds import (
    FIRST_MONSTER,
    KIND,
    KINDS,
    MASTER,
    MINION,
    NOBODY,
    REANIMATE,
    lieutenant_kind,
    monster_kind,
    person_kind,
)
from gruft.games.descent.pieces.quest_parts import (
    FixedGroup,
    OpenGroup,
    QuestFigure,
    QuestLieutenant,
    with_heroes,
)
from gruft.games.descent.rules.equipment import equip_all
from gruft.games.descent.rules.groups import act_of, group_limit
from gruft.games.descent.rules.overlord_cards import draw_overlord
from gruft.games.descent.rules.places import put
from gruft.games.descent.rules.placing import standing_room
from gruft.games.descent.rules.setup.search_tokens import lay_search_tokens, search_shares
from gruft.games.descent.state import POOL, State
from gruft.table.chance import Chance
from gruft.table.game import Options
from gruft.table.rules import Refusal, refuse

GROUP_USED = refuse("muster.group_used", "DE-SETUP-10")
NO_TRAIT = refuse("muster.no_trait", "DE-SETUP-10")
TOO_LARGE = refuse("muster.too_large", "DE-SETUP-10")

CAMPAIGN_BEGINS = "first_blood"
USUAL = (
    ("grisban_the_thirsty", "berserker"),
    ("jain_fairwood", "wildlander"),
    ("leoric_of_the_book", "runemaster"),
    ("avric_albright", "disciple"),
)


def option_refusal(seats: int, options: Options) -> Refusal | None:
    """Every hero player plays at least one hero."""
    count = options["heroes"]
    if count != "players" and count < max(2, seats - 1):
        return refuse("options.too_few_heroes", "DE-PLAYERS-01", heroes=count, players=seats - 1)
    if options.get("mode") == "campaign":
        if options["quest"] != CAMPAIGN_BEGINS:
            return refuse("options.campaign_quest", "CA-01", quest=f"quest:{CAMPAIGN_BEGINS}")
        if options["level"] != "novice":
            return refuse("options.campaign_level", "DE-CAMP-01")
    return None


def set_up(seats: int, options: Options, chance: Chance) -> State:
    """A quest ready to play with the usual heroes."""
    g = State(chance, [], seats)
    g.quest = options["quest"]
    g.level = options["level"]
    g.errata = options["errata"]
    g.crrg = options["crrg_rulings"]
    g.bonus = {"errata": g.errata, "on": True, "off": False}[options["two_hero_bonus"]]
    g.overlord = {"first": 0, "last": seats - 1}.get(options["overlord"], -1)
    if g.overlord < 0:
        g.overlord = chance.below(seats, "role")
    g.nh = max(2, seats - 1) if options["heroes"] == "players" else options["heroes"]
    players = [(g.overlord + 1 + n) % seats for n in range(seats - 1)]
    g.hero_seat = [players[n % len(players)] for n in range(g.nh)]
    if options.get("mode") == "campaign":
        start = CAMPAIGN.start
        g.campaign = CampaignSheet(start.act, gold=start.gold, xp=[start.hero_xp] * g.nh, overlord_xp=start.overlord_xp)
    shuffle_decks(g)
    g.classes = [""] * g.nh
    for h in range(g.nh):
        enlist(g, h, *USUAL[h])
    lay_encounter(g)
    for slot in range(len(quest_of(g).encounter(g).open)):
        choose_group(g, free_groups(g, slot)[0], slot)
    for group, areas in undecided_areas(g).items():
        g.group_area[group] = areas[0]
    for f in list(g.pending):
        g.pending.remove(f)
        put(g, f, next(iter(room_at_set_up(g, f).values())))
    for h in range(g.nh):
        put(g, h, next(iter(standing_room(g, g.kind[h], start_area(g)).values())))
    lay_search_tokens(g, [s for spaces, count in search_shares(g) for s in spaces[:count]])
    finish_encounter(g)
    draw_overlord(g, g.nh)
    return g


def shuffle_decks(g: State) -> None:
    """Search cards, shop cards and the 15 basic overlord cards (DE-SETUP-04, DE-SETUP-13)."""
    g.search_deck = list(SEARCH)
    g.shop1, g.shop2 = list(SHOP[1]), list(SHOP[2])
    g.ol_deck = list(BASIC)
    g.ol_hand, g.ol_discard, g.ol_table, g.search_gone = [], [], [], []
    g.chance.shuffle(g.search_deck, "search")
    g.chance.shuffle(g.ol_deck, "overlord")


def enlist(g: State, h: int, hero: str, cls: str) -> None:
    """A hero with his class: starting skill and starting equipment (DE-SETUP-06 to DE-SETUP-08)."""
    g.kind[h] = KIND[hero]
    g.classes[h] = cls
    deck = CLASSES[cls]
    names = [skill.id for skill in deck.skills if skill.xp == 0] + list(deck.equipment)
    g.cards[h] = [CARDS[name][0] for name in names]
    for c in g.cards[h]:
        g.status[c] = 0


def dismiss_all(g: State) -> None:
    """Nobody is enlisted, nothing is on the map: where the players' own set-up begins."""
    g.kind = [-1] * FIRST_MONSTER
    g.classes = [""] * g.nh
    g.cards = [[], [], [], []]
    g.status = [0] * len(CARD_REFS)
    clear_map(g)
    g.ol_deck += g.ol_hand
    g.ol_hand = []
    work_out(g)


def clear_map(g: State) -> None:
    """Take everything off the map; heroes keep their markers and conditions."""
    del g.kind[FIRST_MONSTER:]
    g.kind[REANIMATE] = -1
    g.spaces = [()] * FIRST_MONSTER
    for name in ("damage", "fatigue", "cond", "mp", "health_bonus"):
        values: list[int] = getattr(g, name)
        del values[FIRST_MONSTER:]
        values[REANIMATE] = 0
    g.mp = [0] * FIRST_MONSTER
    g.carries = [()] * FIRST_MONSTER
    g.token = [-1] * FIRST_MONSTER
    g.relic = [""] * FIRST_MONSTER
    g.groups, g.pending, g.search_at, g.group_area = [], [], [], {}
    g.token_kind, g.token_at, g.token_up = [], [], []
    g.special = -1
    g.closed = g.left = g.relic_down = g.activated = g.moved = 0
    g.locked = g.doors_gone = g.rubble = g.gulfs = 0


def lay_encounter(g: State) -> None:
    """The map, its doors, objective tokens, and the figures of fixed groups and lieutenants beside it."""
    clear_map(g)
    part = quest_of(g).encounter(g)
    g.closed = sum(1 << n for n, door in enumerate(part.map.doors) if door.state == "closed")
    g.locked = sum(1 << n for n, door in enumerate(part.map.doors) if door.kind == "locked")
    work_out_map(g)
    for fixed in part.fixed:
        add_group(g, fixed.group, size_of(g, fixed))
        if fixed.master_health_per_hero:
            master = monster_kind(fixed.group, act_of(g), MASTER)
            for f in range(FIRST_MONSTER, len(g.kind)):
                if g.kind[f] == master:
                    g.health_bonus[f] = fixed.master_health_per_hero * g.nh
    for lieutenant in part.lieutenants:
        if not lieutenant.only_if or quest_of(g).takes_part(g, lieutenant.only_if, lieutenant.lieutenant):
            _add_lieutenant(g, lieutenant)
    for person in part.npcs:
        if person.treated_as != "token":
            _add_person(g, part, person)
    _lay_tokens(g, part)
    wire(g)
    g.live.awake = True


def keep_places(g: State) -> None:
    """Who stays where he was in the encounter before is there before anybody is placed; a fallen hero's token too."""
    for f, space in quest_of(g).stayers(g):
        if f < g.nh and g.ko >> f & 1:
            g.token[f] = space
        elif g.live.occupied >> space & 1:
            continue
        else:
            put(g, f, (space,))
            if f in g.pending:
                g.pending.remove(f)
        g.log.append(FigurePlaced(ref_of(g, f), g.live.map.key[space]))


def _add_lieutenant(g: State, card: QuestLieutenant) -> None:
    """A lieutenant stands on his space, is still to be placed, or is off the map until a rule brings him (QC-07)."""
    g.groups.append(card.lieutenant)
    f = add_slot(g, lieutenant_kind(card.lieutenant, act_of(g), g.nh))
    if card.relic_on_loan:
        g.relic[f] = card.relic
    elif g.campaign is not None:
        g.relic[f] = g.campaign.carriers.get(card.lieutenant, "")
    if card.space is not None:
        put(g, f, (g.live.map.number[card.space],))
    elif not card.brought_by:
        g.pending.append(f)


def _add_person(g: State, part: Encounter, person: QuestFigure) -> None:
    """A person on each of its spaces, or as many beside the map as a counter says (QC-16)."""
    kind = person_kind(part.id, person, act_of(g), g.nh)
    places = [g.live.map.number[place] for place in person.spaces]
    bodies = [tuple(sorted(places))] if person.size != (1, 1) else [(place,) for place in places]
    for body in bodies or [()] * g.counters.get(person.count_from, 0):
        f = add_slot(g, kind)
        g.health_bonus[f] = person.health_by_heroes.get(g.nh, 0) + person.health_per_hero * g.nh
        if body:
            put(g, f, body)


def _lay_tokens(g: State, part: Encounter) -> None:
    """Objective tokens; face-down ones are shuffled and nobody looks (DE-INFO-03). A pool lies beside the map."""
    for token in part.tokens:
        places = [g.live.map.number[x, y] for x, y in token.spaces]
        places += [POOL] * (token.count + token.per_hero * g.nh if token.pool else 0)
        kinds = list(token.faces) or [token.id] * len(places)
        if token.shuffled:
            g.chance.shuffle(kinds, "token")
        for kind, place in zip(kinds, places):
            g.token_kind.append(kind)
            g.token_at.append(place)
            g.token_up.append(token.face_up)
    for person in part.npcs:
        if person.treated_as == "token":
            g.token_kind += [person.id] * len(person.spaces)
            g.token_at += [g.live.map.number[place] for place in person.spaces]
            g.token_up += [True] * len(person.spaces)


def add_slot(g: State, kind: int) -> int:
    """One more figure beside the map."""
    g.kind.append(kind)
    g.spaces.append(())
    for values in (g.damage, g.fatigue, g.cond, g.mp, g.health_bonus):
        values.append(0)
    g.carries.append(())
    g.token.append(-1)
    g.relic.append("")
    return len(g.kind) - 1


def size_of(g: State, fixed: FixedGroup) -> tuple[int, int]:
    """Minions and masters of a fixed group at set-up (QC-04)."""
    minions, masters = group_limit(g, fixed.group)
    match fixed.size:
        case "none":
            return 0, 0
        case "master_plus":
            wanted = g.counters.get(fixed.per, 0)
            return (wanted if fixed.over_limit else min(wanted, minions)), 1
        case "survivors":
            return g.counters.get(f"{fixed.group}.minions", 0), g.counters.get(f"{fixed.group}.masters", 0)
    return minions, masters


def add_group(g: State, group: str, wanted: tuple[int, int]) -> None:
    """All figures of a kind from the box; `wanted` minions and masters are to be set up (DE-SETUP-10).

    Who adds groups wires when all are there.
    """
    monster = MONSTERS[group]
    g.groups.append(group)
    slots = {MINION: monster.minions, MASTER: monster.masters}
    for rank, most in zip((MINION, MASTER), wanted):
        for number in range(slots[rank]):
            f = add_slot(g, monster_kind(group, act_of(g), rank))
            if number < most:
                g.pending.append(f)


def area_of(g: State, f: int) -> str:
    """Where a monster of this group is set up."""
    group = KINDS[g.kind[f]].group
    printed = printed_group(g, group)
    if isinstance(printed, QuestLieutenant):
        return printed.area
    area = g.group_area.get(group) or printed.area
    if isinstance(printed, FixedGroup) and printed.minions_area and KINDS[g.kind[f]].rank == MINION:
        area = printed.minions_area
    return area if not printed.overflow or _fits(g, f, area) else printed.overflow


def printed_group(g: State, group: str) -> FixedGroup | OpenGroup | QuestLieutenant:
    """What the quest says of a group that is in play."""
    part = quest_of(g).encounter(g)
    for lieutenant in part.lieutenants:
        if lieutenant.lieutenant == group:
            return lieutenant
    for fixed in part.fixed:
        if fixed.group == group:
            return fixed
    return with_heroes(part.open[open_groups(g).index(group)], g.nh)


def open_groups(g: State) -> list[str]:
    """The groups the overlord has picked for the open slots, in the order of the slots."""
    fixed = {one.group for one in quest_of(g).encounter(g).fixed}
    return [name for name in g.groups if name in MONSTERS and name not in fixed]


def undecided_areas(g: State) -> dict[str, tuple[str, ...]]:
    """Groups for which the overlord has still to choose an area (QC-35)."""
    found = {}
    for group in g.groups:
        printed = printed_group(g, group)
        if not isinstance(printed, QuestLieutenant) and printed.areas_choice and group not in g.group_area:
            found[group] = printed.areas_choice
    return found


def room_at_set_up(g: State, f: int) -> dict[str, tuple[int, ...]]:
    """Where this figure may be set up."""
    own = quest_of(g).start_of(g, f)
    if own:
        return standing_room(g, g.kind[f], own)
    group = printed_group(g, KINDS[g.kind[f]].group)
    if isinstance(group, FixedGroup) and KINDS[g.kind[f]].rank == MASTER:
        number = g.live.map.number
        if group.master_feet:
            feet = tuple(number[place] for place in group.master_feet)
            return {g.live.map.feet_key(feet): feet}
        if group.master_spaces:
            return standing_room(g, g.kind[f], tuple(number[place] for place in group.master_spaces))
    return standing_room(g, g.kind[f], g.live.map.areas[area_of(g, f)])


def _fits(g: State, f: int, area: str) -> bool:
    inside = g.live.map.areas[area]
    return any(all(s in inside for s in feet) for feet in standing_room(g, g.kind[f], inside).values())


def free_groups(g: State, slot: int) -> list[str]:
    """Monster kinds the overlord may take for an open group: unused, with a trait of the quest (DE-SETUP-10)."""
    return [name for name in MONSTERS if group_refusal(g, slot, name) is None]


def group_refusal(g: State, slot: int, group: str) -> Refusal | None:
    """Why the overlord may not take this kind for the open group with this number (from 0)."""
    part = quest_of(g).encounter(g)
    if group in g.groups:
        return GROUP_USED
    if not set(part.open_traits) & set(MONSTERS[group].traits):
        return NO_TRAIT
    most = part.open[slot].max_spaces
    width, height = MONSTERS[group].size
    return TOO_LARGE if most and width * height > most else None


def choose_group(g: State, group: str, slot: int) -> None:
    """The overlord has picked a kind for an open group; some come onto the map later, by a rule of the quest."""
    assert group_refusal(g, slot, group) is None, (group, slot)
    later = quest_of(g).encounter(g).open[slot].brought_by
    add_group(g, group, (0, 0) if later else group_limit(g, group))
    wire(g)


def start_area(g: State) -> tuple[int, ...]:
    """The spaces the heroes start on."""
    part = quest_of(g).encounter(g)
    if part.hero_spaces:
        return tuple(g.live.map.number[place] for place in part.hero_spaces)
    return g.live.map.areas[part.hero_start]


def finish_encounter(g: State) -> None:
    """Everything is placed: equip, bonuses, round 1."""
    g.round = 0
    g.turn = g.actor = NOBODY
    g.encounter_winner = ""
    if g.encounter == 0:
        equip_all(g)
    quest_of(g).begin(g)
    wire(g)
    g.round = 1
    g.acted = 0
