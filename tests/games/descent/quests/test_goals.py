"""The bots know what every quest is about: one position for each side of each quest, with nobody in the way.

First Blood and A Fat Goblin, which the bots know by heart, are in test_bot.py.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import pytest

from gruft.games.descent import bot
from gruft.games.descent.bot.ways import field
from gruft.games.descent.game import BEATS
from gruft.games.descent.meta import OF_THE_CAMPAIGN, QUESTS
from gruft.games.descent.moments.moment import EncounterBegin, EverythingPlaced
from gruft.games.descent.moments.quest import EncounterEnds, quest_of
from gruft.games.descent.moments.seats import kind_of
from gruft.games.descent.moments.wiring import work_out_board
from gruft.games.descent.pieces.kinds import FIRST_MONSTER
from gruft.games.descent.quests.edges import outer_edge
from gruft.games.descent.quests.words.terms import area, person, special, stands, tokens
from gruft.games.descent.quests.words.tokens import found_token, put_away
from gruft.games.descent.rules.figures import figures
from gruft.games.descent.rules.objectives import pick_up
from gruft.games.descent.rules.places import lift, put, room
from gruft.games.descent.rules.setup.layout import open_groups
from gruft.games.descent.state import State
from gruft.table.ask import Ask
from tests.games.descent.quest_table import target_named
from tests.games.descent.quests.questing import happens, laid, second, turn_of

HEROES, OVERLORD = "heroes", "overlord"
A_WALK: Final = 6
"""So many steps away from its goal a figure is put."""
FULL_SIZE: Final = 30
BY_HEART: Final = {"first_blood", "a_fat_goblin"}


class Doing(NamedTuple):
    """Beside this (a token, a sign) the figure does its quest's deed at once."""

    quest: str
    encounter: int
    who: str
    beside: str
    key: str
    carries: str = ""
    late: str = ""
    """A counter of the quest that stands at 10."""


class Going(NamedTuple):
    """The figure walks to this place, with what it carries."""

    quest: str
    encounter: int
    who: str
    to: str
    carries: str = ""
    known: str = ""
    """A counter of the quest that stands at 1."""


DEEDS: Final = (
    Doing("castle_daerion", 0, HEROES, "beacon", "quest:light"),
    Doing("the_cardinals_plight", 0, "lord_merick_farrow", "grave", "quest:raise"),
    Doing("the_masquerade_ball", 0, HEROES, "guest", "quest:unmask"),
    Doing("the_masquerade_ball", 0, "open", "guest", "quest:unmask"),
    Doing("the_overlord_revealed", 0, HEROES, "key", "quest:take_key"),
    Doing("the_frozen_spire", 0, HEROES, "dragonheart", "token:dragonheart.1"),
    Doing("the_dawnblade", 0, HEROES, "sunbeam", "quest:read_sign"),
    Doing("enduring_the_elements", 0, HEROES, "fire_shrine", "quest:calm"),
    Doing("the_ritual_of_shadows", 1, "lord_merick_farrow", "throne", "quest:verse"),
    Doing("blood_of_heroes", 1, HEROES, "theodir", "quest:free"),
    Doing("blood_of_heroes", 1, "lady_eliza_farrow", "theodir", "quest:drink"),
    Doing("the_twin_idols", 0, "open", "pedestal", "quest:place_idol", "idol_of_skulls"),
    Doing("the_twin_idols", 1, HEROES, "grave_altar", "quest:break_altar", late="dusk"),
    Doing("the_wyrm_turns", 0, HEROES, "whisper_stone", "quest:silence"),
    Doing("the_wyrm_turns", 1, HEROES, "egg", "quest:smash_egg"),
    Doing("the_wyrm_rises", 0, HEROES, "bone", "quest:break_bone"),
    Doing("the_wyrm_rises", 1, HEROES, "brazier", "quest:quench"),
    Doing("gryvorn_unleashed", 0, HEROES, "seal_strong", "quest:strengthen"),
    Doing("gryvorn_unleashed", 0, "baron_zachareth", "seal_strong", "quest:damage_seal"),
)
WAYS: Final = (
    Going("castle_daerion", 1, "open", "sir_palamon"),
    Going("the_cardinals_plight", 1, HEROES, "cardinal_koth", known="library_key"),
    Going("the_masquerade_ball", 1, HEROES, "exit"),
    Going("the_masquerade_ball", 1, "lady_eliza_farrow", "exit"),
    Going("death_on_the_wing", 0, HEROES, "exit"),
    Going("death_on_the_wing", 1, "belthir", "guard"),
    Going("the_shadow_vault", 0, HEROES, "exit", "shadow_rune"),
    Going("the_shadow_vault", 0, "baron_zachareth", "entrance", "shadow_rune"),
    Going("the_overlord_revealed", 0, HEROES, "red_way", "red_key"),
    Going("the_overlord_revealed", 0, HEROES, "blue_way", "blue_key"),
    Going("the_overlord_revealed", 0, "baron_zachareth", "entrance", "shadow_rune"),
    Going("the_monsters_hoard", 1, HEROES, "entrance", "trueshot"),
    Going("the_monsters_hoard", 1, "open", "exit", "trueshot"),
    Going("the_frozen_spire", 1, HEROES, "cell"),
    Going("the_frozen_spire", 1, "splig", "exit", "secret"),
    Going("the_dawnblade", 1, HEROES, "entrance", "dawnblade"),
    Going("the_dawnblade", 1, "sir_alric_farrow", "exit", "dawnblade"),
    Going("the_desecrated_tomb", 0, HEROES, "entrance", "tattered_map"),
    Going("the_desecrated_tomb", 1, "sir_alric_farrow", "khorayt"),
    Going("enduring_the_elements", 1, "lord_merick_farrow", "sanctum"),
    Going("the_ritual_of_shadows", 0, HEROES, "ritual_room"),
    Going("blood_of_heroes", 0, "goblin_archer", "exit", "blood"),
    Going("blood_of_heroes", 1, HEROES, "entrance", "theodir"),
    Going("the_twin_idols", 1, HEROES, "exit", "idol_of_the_sun"),
    Going("the_twin_idols", 1, "open", "entrance", "idol_of_the_sun"),
    Going("the_wyrm_turns", 0, "open", "belthir_ally"),
    Going("the_wyrm_rises", 0, "belthir", "exit", "bone"),
    Going("gryvorn_unleashed", 1, HEROES, "shadow_dragon"),
    Going("the_man_who_would_be_king", 0, HEROES, "splig"),
    Going("the_man_who_would_be_king", 0, "splig", "exit"),
    Going("the_man_who_would_be_king", 1, "baron_zachareth", "throne"),
)


def test_every_quest_is_here_for_both_sides() -> None:
    told = {(one.quest, one.who == HEROES) for one in (*DEEDS, *WAYS)}

    assert told == {(quest, side) for quest in (*QUESTS, *OF_THE_CAMPAIGN) for side in (True, False)} - {
        (quest, side) for quest in BY_HEART for side in (True, False)
    }


def _begins(g: State) -> None:
    happens(g, EverythingPlaced())
    happens(g, EncounterBegin())


def alone(one: Doing | Going) -> tuple[State, int]:
    """The encounter with nobody on the map but persons and who must fall, and the figure that will come."""
    g = laid(one.quest, heroes=3)
    _begins(g)
    if one.encounter:
        g = second(g, OVERLORD)
        _begins(g)
    f = 0 if one.who == HEROES else monster(g, one.who)
    for other in list(figures(g)):
        goal = isinstance(one, Going) and kind_of(g, other).group == one.to
        if other == f or not (goal or other in g.live.persons):
            lift(g, other)
            g.spaces[other] = ()
    if one.carries:
        put(g, f, anywhere(g, f))
        if one.carries not in g.token_kind:
            found_token(g, one.carries, f)
        else:
            token = g.token_kind.index(one.carries)
            put_away(g, token)
            pick_up(g, f, token)
        lift(g, f)
    return g, f


def anywhere(g: State, f: int) -> tuple[int, ...]:
    return next(feet for s in range(g.live.map.size) for feet in room(g, f, s))


def monster(g: State, group: str) -> int:
    """A figure of this group, or of the first open one."""
    name = open_groups(g)[0] if group == "open" else group
    return next(f for f in range(FIRST_MONSTER, len(g.kind)) if g.kind[f] >= 0 and kind_of(g, f).group == name)


def spaces(g: State, name: str) -> tuple[int, ...]:
    """Where a goal is: an area (its edge, if one leaves there), a sign, tokens or figures of this name."""
    if name in ("exit", "entrance"):
        return outer_edge(g, name)
    if name in g.live.map.areas:
        return area(name).spaces(g)
    if any(one.id == name for one in quest_of(g).encounter(g).special_spaces):
        return special(name).spaces(g)
    return tuple(g.token_at[n] for n in tokens(g, name)) or stands(person(name)).spaces(g)


def asked(g: State, f: int) -> Ask:
    turn_of(g, f)
    ask = next(BEATS["hero_act" if f < g.nh else "monster_act"](g))
    assert isinstance(ask, Ask)
    return ask


def plays_its_turn(g: State, f: int) -> None:
    """The figure's whole turn by common sense; the encounter may end with it."""
    turn_of(g, f)
    beat = "hero_act" if f < g.nh else "monster_act"
    for _ in range(FULL_SIZE):
        flow = BEATS[beat](g)
        try:
            ask = next(flow)
            while True:
                key = bot.prefer(g, ask.seat, ask)
                ask = flow.send(key if key in ask.keys else ask.keys[0])
        except EncounterEnds:
            return
        except StopIteration as end:
            beat = end.value
        if beat not in ("hero_act", "monster_act"):
            return


@pytest.mark.parametrize("one", DEEDS, ids=lambda one: f"{one.quest}-{one.who}-{one.key}")
def test_beside_what_the_quest_is_about_a_bot_does_it(one: Doing) -> None:
    g, f = alone(one)
    if one.late:
        g.counters[one.late] = 10
    goal = spaces(g, one.beside)[0]
    near = [goal, *g.live.board.adj[goal]]
    put(g, f, next(feet for s in near[::-1] for feet in room(g, f, s)))

    assert bot.prefer(g, 0, asked(g, f)) == one.key


@pytest.mark.parametrize("one", WAYS, ids=lambda one: f"{one.quest}-{one.who}-{one.to}")
def test_a_bot_goes_where_its_quest_wants_it(one: Going) -> None:
    g, f = alone(one)
    if one.known:
        g.counters[one.known] = 1
    goal = spaces(g, one.to)
    g.closed = 0
    work_out_board(g)
    put(g, f, anywhere(g, f))
    far = field(g, f, goal)
    start = min(
        (feet for s in range(g.live.map.size) for feet in room(g, f, s)),
        key=lambda feet: (abs(min(far[s] for s in feet) - A_WALK), feet),
    )
    put(g, f, start)
    before = min(far[s] for s in start)

    plays_its_turn(g, f)

    assert not g.spaces[f] or min(field(g, f, goal)[s] for s in g.spaces[f]) < before


def test_who_carries_the_prize_away_is_struck_before_all_others() -> None:
    g, zombie = alone(Going("the_twin_idols", 1, "zombie", "entrance", "idol_of_the_sun"))
    other = next(f for f in range(zombie + 1, len(g.kind)) if g.kind[f] == g.kind[zombie])
    for f, place in ((0, (3, 2)), (zombie, (4, 1)), (other, (2, 3))):
        put(g, f, (g.live.map.number[place],))
    g.damage[other] = g.live.max_health[other] - 1
    turn_of(g, 0)

    assert target_named(g) == "space:4,1"
