"""Set-up of a quest and of each encounter (DE-SETUP-01 to DE-SETUP-17, DE-PLAYERS-01 to DE-PLAYERS-04).

`set_up` lays out a complete game with usual heroes, so that positions have something to differ from; the beats of
muster.py then ask for everything the players may choose. Both use the functions here.

Not here: the questions (muster.py), buying in the epic variant (epic.py).
"""

from __future__ import annotations

from gruft.games.descent.moments.quest import quest_of
from gruft.games.descent.moments.wiring import wire, work_out
from gruft.games.descent.pieces.atlas import Encounter
from gruft.games.descent.pieces.cards import BASIC, CARDS, KEY, SEARCH, SHOP
from gruft.games.descent.pieces.content import CLASSES, MONSTERS
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
)
from gruft.games.descent.rules.equipment import equip_all
from gruft.games.descent.rules.groups import act_of, group_limit
from gruft.games.descent.rules.overlord_cards import draw_overlord
from gruft.games.descent.rules.places import put
from gruft.games.descent.rules.placing import standing_room
from gruft.games.descent.state import State
from gruft.table.chance import Chance
from gruft.table.game import Options
from gruft.table.rules import Refusal, refuse

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
    shuffle_decks(g)
    g.classes = [""] * g.nh
    for h in range(g.nh):
        enlist(g, h, *USUAL[h])
    lay_encounter(g)
    for group in quest_of(g).encounter(g).open:
        choose_group(g, free_groups(g)[0], group.area)
    for f in list(g.pending):
        g.pending.remove(f)
        put(g, f, next(iter(standing_room(g, g.kind[f], g.live.map.areas[area_of(g, f)]).values())))
    for h in range(g.nh):
        put(g, h, next(iter(standing_room(g, g.kind[h], start_area(g)).values())))
    lay_search_tokens(g, search_spaces(g)[: search_count(g)])
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
    g.status = [0] * len(KEY)
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
    g.carries = [-1] * FIRST_MONSTER
    g.token = [-1] * FIRST_MONSTER
    g.relic = [""] * FIRST_MONSTER
    g.groups, g.pending, g.search_at = [], [], []
    g.token_kind, g.token_at, g.token_up = [], [], []
    g.special = -1
    g.closed = g.left = g.relic_down = g.activated = 0
    g.unlocked = g.doors_gone = g.rubble = g.gulfs = 0


def lay_encounter(g: State) -> None:
    """The map, its doors, objective tokens, and the figures of fixed groups and lieutenants beside it."""
    clear_map(g)
    part = quest_of(g).encounter(g)
    g.closed = sum(1 << n for n, door in enumerate(part.map.doors) if door.state == "closed")
    work_out(g)
    for fixed in part.fixed:
        add_group(g, fixed.group, named=bool(fixed.master_name))
        if fixed.master_health_per_hero:
            master = monster_kind(fixed.group, act_of(g), MASTER)
            for f in range(FIRST_MONSTER, len(g.kind)):
                if g.kind[f] == master:
                    g.health_bonus[f] = fixed.master_health_per_hero * g.nh
    for lieutenant in part.lieutenants:
        g.groups.append(lieutenant.lieutenant)
        f = add_slot(g, lieutenant_kind(lieutenant.lieutenant, act_of(g), g.nh))
        if lieutenant.space is not None:
            put(g, f, (g.live.map.number[lieutenant.space],))
    _lay_tokens(g, part)
    wire(g)


def _lay_tokens(g: State, part: Encounter) -> None:
    """Objective tokens; face-down ones are shuffled and nobody looks (DE-INFO-03)."""
    for token in part.tokens:
        kinds = list(token.faces) or [token.id] * len(token.spaces)
        if token.shuffled:
            g.chance.shuffle(kinds, "token")
        for kind, (x, y) in zip(kinds, token.spaces):
            g.token_kind.append(kind)
            g.token_at.append(g.live.map.number[x, y])
            g.token_up.append(token.face_up)


def add_slot(g: State, kind: int) -> int:
    """One more figure beside the map."""
    g.kind.append(kind)
    g.spaces.append(())
    for values in (g.damage, g.fatigue, g.cond, g.mp, g.health_bonus):
        values.append(0)
    g.carries.append(-1)
    g.token.append(-1)
    g.relic.append("")
    return len(g.kind) - 1


def add_group(g: State, group: str, named: bool = False) -> None:
    """All figures of a kind from the box; as many as the group size says are to be set up (DE-SETUP-10)."""
    monster = MONSTERS[group]
    g.groups.append(group)
    minions, masters = group_limit(g, group)
    if named and not masters:
        minions, masters = minions - 1, 1  # a named master is always there
    slots = {MINION: monster.minions, MASTER: monster.masters}
    for rank, wanted in ((MINION, minions), (MASTER, masters)):
        for number in range(slots[rank]):
            f = add_slot(g, monster_kind(group, act_of(g), rank))
            if number < wanted:
                g.pending.append(f)
    wire(g)


def area_of(g: State, f: int) -> str:
    """Where a monster of this group is set up."""
    part = quest_of(g).encounter(g)
    group = KINDS[g.kind[f]].group
    for fixed in part.fixed:
        if fixed.group == group:
            return fixed.area if _fits(g, f, fixed.area) or not fixed.overflow else fixed.overflow
    fixed_groups = {fixed.group for fixed in part.fixed}
    chosen = [name for name in g.groups if name in MONSTERS and name not in fixed_groups]
    return part.open[chosen.index(group)].area


def _fits(g: State, f: int, area: str) -> bool:
    inside = g.live.map.areas[area]
    return any(all(s in inside for s in feet) for feet in standing_room(g, g.kind[f], inside).values())


def free_groups(g: State) -> list[str]:
    """Monster kinds the overlord may take for an open group: unused, with a trait of the quest (DE-SETUP-10)."""
    traits = set(quest_of(g).encounter(g).open_traits)
    return [name for name, monster in MONSTERS.items() if name not in g.groups and traits & set(monster.traits)]


def choose_group(g: State, group: str, area: str) -> None:
    assert group in free_groups(g), (group, area)
    add_group(g, group)


def start_area(g: State) -> tuple[int, ...]:
    return g.live.map.areas[quest_of(g).encounter(g).hero_start]


def search_spaces(g: State) -> list[int]:
    return [g.live.map.number[x, y] for x, y in quest_of(g).encounter(g).search.spaces]


def search_count(g: State) -> int:
    """One search token per hero, and the special one where the quest has it."""
    extra = quest_of(g).encounter(g).search.place == "heroes_plus_unique"
    return min(g.nh + extra, len(search_spaces(g)))


def lay_search_tokens(g: State, spaces: list[int]) -> None:
    g.search_at = list(spaces)
    g.special = -1


def finish_encounter(g: State) -> None:
    """Everything is placed: equip, bonuses, round 1."""
    g.round = 0
    g.turn = g.actor = NOBODY
    g.encounter_winner = ""
    for h in range(g.nh):
        if g.encounter == 0:
            equip_all(g, h)
    quest_of(g).begin(g)
    wire(g)
    g.round = 1
    g.acted = 0
