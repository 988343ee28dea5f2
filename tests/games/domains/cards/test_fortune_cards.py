"""Every text of all 62 Fortune cards, played on one board (DD-FORTUNE-04, 05).

Seat 0: 1 dark, 2 light buildings. Seat 1: 2 dark, 1 light (State of Decay), more workers. Both accept everything.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gruft.games.domains.game import GAME
from gruft.games.domains.pieces.content import FORTUNE
from gruft.games.domains.pieces.events import Rolled
from gruft.games.domains.pieces.numbers import FROM_FORTUNE, RULES
from gruft.games.domains.pieces.records import Extra
from gruft.games.domains.pieces.tables import FORTUNE_IDS, ITEM_IDS, ITEM_OF, PLACE_OF, PLACE_SPOTS, TYPES
from gruft.games.domains.rules.arrange import arrange
from gruft.games.domains.rules.basics.items import held
from gruft.games.domains.rules.fortune.phase import words_of
from gruft.games.domains.rules.playing.effects import Play
from gruft.games.domains.rules.playing.effects import run as run_words
from gruft.games.domains.state import State
from gruft.table.ask import Ask
from tests.games.domains.domains import Domains, domains, land
from tests.rule import rule


def board() -> State:
    laid = domains(2)
    for seat in range(2):
        laid.has(seat, coins=20, evil=10, wood=6, stone=6, metal=6, workers=6, wind=4, earth=4, fire=4, water=4)
        laid.hand(seat, "tunnel", "refine", "rust").henchman(seat, ("octavian", "soojin")[seat])
    laid.has(1, workers=8)
    laid.build(0, "forest.1", "grove", dark=True).build(0, "town.1", "market").build(0, "plains.1", "temple")
    laid.build(1, "forest.1", "woods", dark=True).build(1, "mountain.1", "mine", dark=True).build(1, "town.1", "market")
    laid.stock("ogre", "troll")
    return _settled(laid)


def _settled(laid: Domains) -> State:
    g = laid.g
    arrange(g)
    g.phase = 1
    if laid.dice_next:
        g.chance.preset = {"die": laid.dice_next}
    return g


def run(g: State, card: str, side: str, decline: bool = False) -> None:
    """Carry out one text; every question is answered with its first option (or passed, with `decline`)."""
    flow = run_words(g, words_of(FORTUNE_IDS.index(card), side), Play(g.first, FROM_FORTUNE, card=f"fortune:{card}"))
    answer = None
    for _ in range(100):
        try:
            ask = flow.send(answer)
        except StopIteration:
            break
        assert isinstance(ask, Ask)
        answer = "pass" if decline and "pass" in ask.keys else ask.keys[0]
    assert GAME.invariants(g) == []


def changes(card: str, side: str, seat: int) -> dict[str, int]:
    g = board()
    before = {name: held(g, seat, ITEM_OF[name]) for name in ITEM_IDS}
    run(g, card, side)
    return {name: n for name in ITEM_IDS if (n := held(g, seat, ITEM_OF[name]) - before[name])}


Delta = dict[str, int]
BOTH: dict[tuple[str, str], Delta] = {
    ("ace_of_cups", "match"): {"workers": 3},
    ("ace_of_cups", "other"): {"workers": 1},
    ("page_of_cups", "match"): {"workers": 1, "coins": 2},
    ("page_of_cups", "other"): {"coins": 1},
    ("three_of_cups", "match"): {"coins": -3},
    ("four_of_cups", "other"): {"workers": -1},
    ("six_of_cups", "match"): {"evil": 1},
    ("six_of_cups", "other"): {"evil": 1},
    ("king_of_cups", "other"): {"workers": -3, "evil": 2},
    ("ace_of_pentacles", "match"): {"coins": 4},
    ("ace_of_pentacles", "other"): {"coins": 2},
    ("two_of_pentacles", "other"): {"stone": 1},
    ("three_of_pentacles", "match"): {"wood": 2, "stone": 1},
    ("three_of_pentacles", "other"): {"wood": 1},
    ("page_of_pentacles", "other"): {"coins": 1},
    ("four_of_pentacles", "match"): {"coins": -3},
    ("four_of_pentacles", "other"): {"coins": -1},
    ("five_of_pentacles", "match"): {"wood": -3, "stone": -3},
    ("five_of_pentacles", "other"): {"stone": -1},
    ("six_of_pentacles", "match"): {"wood": -3, "coins": 6},
    ("six_of_pentacles", "other"): {"wood": -1, "coins": 2},
    ("knight_of_pentacles", "other"): {"metal": 1},
    ("seven_of_pentacles", "other"): {"wood": -2},
    ("eight_of_pentacles", "match"): {"coins": -4},
    ("nine_of_pentacles", "match"): {"coins": -4, "evil": 3},
    ("nine_of_pentacles", "other"): {"coins": -2, "evil": 1},
    ("king_of_pentacles", "other"): {"coins": 2},
    ("ace_of_wands", "match"): {"wind": 2},
    ("ace_of_wands", "other"): {"wind": 1},
    ("four_of_wands", "match"): {"wind": -2},
    ("four_of_wands", "other"): {"wind": -1},
    ("six_of_wands", "match"): {"wind": -2, "evil": 4},
    ("six_of_wands", "other"): {"wind": -1, "evil": 2},
    ("knight_of_wands", "other"): {"fire": 1},
    ("nine_of_wands", "match"): {"wind": 1, "earth": 1, "fire": 1, "water": 1},
    ("nine_of_wands", "other"): {"wind": 1},
    ("king_of_wands", "match"): {"wind": -2},
    ("king_of_wands", "other"): {"wind": -3},
    ("the_magician", "single"): {"wind": 1},
    ("the_empress", "single"): {"wood": 2, "stone": 1, "workers": 2},
    ("the_sun", "single"): {"coins": 2},
    ("the_hanged_man", "single"): {"evil": 3},
    ("the_devil", "single"): {"wood": -3, "evil": 4},
}
EACH: dict[tuple[str, str], tuple[Delta, Delta]] = {
    ("two_of_cups", "other"): ({"workers": 2}, {}),
    ("five_of_cups", "match"): ({"workers": -3}, {"workers": -4}),
    ("five_of_cups", "other"): ({}, {"workers": -2}),
    ("nine_of_cups", "other"): ({}, {"evil": 2}),
    ("king_of_pentacles", "match"): ({"coins": 2, "evil": 1}, {"coins": 1, "evil": 2}),
    ("seven_of_pentacles", "match"): (
        {"wood": -3, "stone": -3, "metal": -3, "workers": -3},
        {"wood": -3, "stone": -3, "metal": -3, "workers": -4},
    ),
    ("the_fool", "single"): ({"coins": 2}, {}),
}


@rule("DD-FORTUNE-04", "DD-FORTUNE-05")
@pytest.mark.parametrize(("card", "side"), sorted(BOTH))
def test_cards_that_give_or_take_the_same_for_everybody(card: str, side: str) -> None:
    assert changes(card, side, 0) == changes(card, side, 1) == BOTH[card, side]


@rule("DD-FORTUNE-04", "DD-FORTUNE-06")
@pytest.mark.parametrize(("card", "side"), sorted(EACH))
def test_cards_that_look_at_what_players_have(card: str, side: str) -> None:
    assert (changes(card, side, 0), changes(card, side, 1)) == EACH[card, side]


def rule_is(key: str, value: int) -> Callable[[State, State], bool]:
    return lambda before, after: after.rule[RULES.index(key)] == value


def closed(place: str, count: int) -> Callable[[State, State], bool]:
    spots = PLACE_SPOTS[PLACE_OF[place]]
    return lambda before, after: [after.unavailable[s] for s in spots] == [0] * (len(spots) - count) + [1] * count


def rotated(*parties: int) -> Callable[[State, State], bool]:
    def check(before: State, after: State) -> bool:
        moved = [before.parties[p][1:] + before.parties[p][:1] if p in parties else before.parties[p] for p in (0, 1)]
        return after.parties == moved

    return check


def replaced(*parties: int) -> Callable[[State, State], bool]:
    return lambda before, after: (
        [bool(set(before.parties[p]) & set(after.parties[p])) for p in (0, 1)] == [p not in parties for p in (0, 1)]
        and [len(row) for row in after.parties] == [4, 4]
    )


def hands(n: int) -> Callable[[State, State], bool]:
    return lambda before, after: [len(hand) for hand in after.hands] == [3 + n, 3 + n]


def turned(seat: int, where: str, dark: int) -> Callable[[State, State], bool]:
    return lambda before, after: after.dark[land(seat, where)] == dark


def dice(party: int, sides: list[int]) -> Callable[[State, State], bool]:
    return lambda before, after: after.party_dice[party] == sides


CHECKS: dict[tuple[str, str], list[Callable[[State, State], bool]]] = {
    ("two_of_cups", "match"): [lambda b, a: a.minion_change == 1],
    ("three_of_cups", "match"): [lambda b, a: [len(cards) for cards in a.henchmen] == [2, 2]],
    ("three_of_cups", "other"): [lambda b, a: not set(b.inn) & set(a.inn) and set(b.inn) <= set(a.henchman_discard)],
    ("four_of_cups", "match"): [lambda b, a: a.minion_change == -1],
    ("knight_of_cups", "match"): [rule_is("place_yield:temple_black_kult", 3)],
    ("knight_of_cups", "other"): [rule_is("place_yield:business_district", 3)],
    ("seven_of_cups", "match"): [lambda b, a: a.henchmen == [[], []] and len(a.henchman_discard) == 2],
    ("seven_of_cups", "other"): [lambda b, a: not set(b.inn) & set(a.inn)],
    ("eight_of_cups", "match"): [lambda b, a: a.minion_change == -1],
    ("eight_of_cups", "other"): [closed("royal_court", 1)],
    ("nine_of_cups", "match"): [turned(0, "plains.1", 1), turned(0, "town.1", 0)],
    ("king_of_cups", "match"): [lambda b, a: a.minion_change == 1],
    ("two_of_pentacles", "match"): [rule_is("guild_half_price", 1)],
    ("page_of_pentacles", "match"): [lambda b, a: a.extra == [Extra(0, TYPES.index("economic"), 0, 1)]],
    ("knight_of_pentacles", "match"): [lambda b, a: a.blocked[ITEM_OF["metal"]] == 1 and sum(a.blocked) == 1],
    ("eight_of_pentacles", "other"): [closed("business_district", 3)],
    ("ace_of_swords", "match"): [lambda b, a: a.skips == [1, 0]],
    ("ace_of_swords", "other"): [rotated(0)],
    ("two_of_swords", "match"): [rotated(0, 1)],
    ("two_of_swords", "other"): [rotated(1)],
    ("three_of_swords", "match"): [rule_is("pilgrimage_coins", 3)],
    ("three_of_swords", "other"): [rule_is("pilgrimage_coins", 2)],
    ("page_of_swords", "match"): [rule_is("assassin_price", 6)],
    ("page_of_swords", "other"): [rule_is("thug_max", 3)],
    ("four_of_swords", "match"): [dice(0, [6]), dice(1, [6])],
    ("four_of_swords", "other"): [dice(0, [6]), dice(1, [])],
    ("five_of_swords", "match"): [lambda b, a: a.type_defence == [0, 0, 3, 0, 3, 0]],
    ("five_of_swords", "other"): [rule_is("defence_all_dark", 1)],
    ("six_of_swords", "match"): [replaced(0, 1)],
    ("six_of_swords", "other"): [replaced(1)],
    ("knight_of_swords", "match"): [rule_is("defender_evil", 5)],
    ("knight_of_swords", "other"): [rule_is("defender_evil", 4)],
    ("seven_of_swords", "match"): [dice(0, [8]), dice(1, [8])],
    ("seven_of_swords", "other"): [dice(0, []), dice(1, [6])],
    ("eight_of_swords", "other"): [lambda b, a: all(m >= 0 for m in a.market) and b.market != a.market],
    ("nine_of_swords", "match"): [rule_is("defence_all_dark", -2)],
    ("nine_of_swords", "other"): [rule_is("defence_all_dark", -1)],
    ("king_of_swords", "match"): [lambda b, a: a.skips == [0, 1]],
    ("king_of_swords", "other"): [lambda b, a: a.party_drop == [1, 0]],
    ("two_of_wands", "match"): [hands(2)],
    ("two_of_wands", "other"): [hands(1)],
    ("three_of_wands", "match"): [rule_is("place_yield:library", 4)],
    ("three_of_wands", "other"): [rule_is("place_yield:towers", 3)],
    ("page_of_wands", "match"): [hands(0), lambda b, a: sum(map(len, a.spell_discards)) == 6],
    ("page_of_wands", "other"): [hands(0), lambda b, a: sum(map(len, a.spell_discards)) == 2],
    ("five_of_wands", "match"): [closed("library", 2)],
    ("five_of_wands", "other"): [closed("library", 1)],
    ("knight_of_wands", "match"): [rule_is("spell_discount", 1)],
    ("seven_of_wands", "match"): [hands(-2)],
    ("seven_of_wands", "other"): [hands(-1)],
    ("eight_of_wands", "match"): [lambda b, a: sum(space >= 0 for space in a.where) == 2],
    ("eight_of_wands", "other"): [rule_is("monster_discount", 2)],
    ("king_of_wands", "match"): [turned(0, "town.1", 1), turned(1, "town.1", 1)],
    ("king_of_wands", "other"): [turned(0, "town.1", 1), turned(1, "town.1", 1)],
    ("the_fool", "single"): [lambda b, a: a.first == 1],
    ("the_magician", "single"): [hands(1)],
    ("the_sun", "single"): [lambda b, a: a.skips == [1, 1]],
    ("the_lovers", "single"): [lambda b, a: a.minion_change == 1],
    ("the_chariot", "single"): [replaced(0, 1)],
    ("justice", "single"): [turned(1, "forest.1", 0), turned(0, "forest.1", 1)],
    ("the_hanged_man", "single"): [lambda b, a: a.minion_change == -1 and a.henchmen == [[], []]],
    ("the_moon", "single"): [lambda b, a: a.extra == [Extra(1, -1, ITEM_OF["evil"], 1)]],
    ("the_world", "single"): [lambda b, a: a.minion_change == 1, turned(0, "town.1", 1), turned(1, "town.1", 1)],
    ("death", "single"): [lambda b, a: a.last],
}


@rule("DD-FORTUNE-04", "DD-FORTUNE-05")
@pytest.mark.parametrize(("card", "side"), sorted(CHECKS))
def test_cards_that_change_the_table(card: str, side: str) -> None:
    after = board()
    before = after.copy()

    run(after, card, side)

    assert all(check(before, after) for check in CHECKS[card, side])


@pytest.mark.parametrize(
    ("rolls", "delta"), [((1, 4), ({"coins": -2}, {"coins": 3})), ((6, 5), ({"evil": 2}, {"evil": 2}))]
)
def test_wheel_of_fortune_rolls_for_everybody(rolls: tuple[int, int], delta: tuple[Delta, Delta]) -> None:
    g = board()
    g.chance.preset = {"die": [roll - 1 for roll in rolls]}
    before = [[held(g, seat, item) for item in range(10)] for seat in range(2)]

    run(g, "wheel_of_fortune", "single")

    for seat in range(2):
        got = {ITEM_IDS[i]: n for i in range(10) if (n := held(g, seat, i) - before[seat][i])}
        assert got == delta[seat]
    told = [(one.who, one.total, one.cause) for one in g.log if isinstance(one, Rolled)]
    assert told == [(seat, roll, "fortune:wheel_of_fortune") for seat, roll in enumerate(rolls)]


@pytest.mark.parametrize(
    ("card", "side", "rolls", "lost"),
    [
        ("the_tower", "single", (6, 6, 6, 1, 1, 1), [True, False]),
        ("eight_of_swords", "match", (6, 6, 6, 6), [True, True]),
    ],
)
def test_cards_that_attack_the_highest_dark_building_of_each_domain(
    card: str, side: str, rolls: tuple[int, ...], lost: list[bool]
) -> None:
    g = board()
    g.chance.preset = {"die": [roll - 1 for roll in rolls]}

    run(g, card, side)

    assert [g.land[land(0, "forest.1")] < 0, g.land[land(1, "forest.1")] < 0] == lost
    assert g.land[land(1, "mountain.1")] >= 0


def test_eight_of_swords_spares_guarded_buildings() -> None:
    laid = domains(2).build(0, "forest.1", "grove", dark=True).monster(0, "forest.1", "zombie").dice(6, 6)
    g = _settled(laid)

    run(g, "eight_of_swords", "match")

    assert g.land[land(0, "forest.1")] >= 0


def test_offers_can_be_declined() -> None:
    for card, side in (("king_of_cups", "other"), ("the_devil", "single"), ("the_hanged_man", "single")):
        g = board()
        evil = held(g, 0, ITEM_OF["evil"])

        run(g, card, side, decline=True)

        assert held(g, 0, ITEM_OF["evil"]) == evil


def test_seven_of_cups_takes_three_evil_of_who_keeps_his_henchmen() -> None:
    g = board()

    run(g, "seven_of_cups", "match", decline=True)

    assert held(g, 0, ITEM_OF["evil"]) == held(g, 1, ITEM_OF["evil"]) == 7 and g.henchmen[0]


@rule("DD-TERM-11", "DD-RUL-80")
def test_who_has_too_little_loses_what_he_has() -> None:
    g = _settled(domains(2).has(0, coins=1, workers=0))

    run(g, "four_of_pentacles", "other")
    run(g, "four_of_cups", "other")
    run(g, "seven_of_pentacles", "other")

    assert held(g, 0, ITEM_OF["coins"]) == 0 and held(g, 0, ITEM_OF["workers"]) == 0


def test_every_text_of_every_card_is_tested() -> None:
    special = {("wheel_of_fortune", "single"), ("the_tower", "single"), ("eight_of_swords", "match")}
    tested = set(BOTH) | set(EACH) | set(CHECKS) | special
    texts = {(card.id, side) for card in FORTUNE for side in ("match", "other", "single") if getattr(card, side)}

    assert texts == tested and len(texts) == 48 * 2 + 14
