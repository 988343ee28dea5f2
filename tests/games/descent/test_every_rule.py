"""Every rule of the rule book has a test that notices when what carries it is gone (DE-).

Most rules are named by the functions that carry them out (carriers.py): with at least one of these taken away a test
that names the rule must fail. The others are taken away by another line, here (`BY_HAND`) or, for quests, campaigns and
secrets, in test_every_book_rule.py. What nothing is shown for yet is listed in `NOT_SHOWN`.
"""

from __future__ import annotations

from functools import partial

import pytest

from gruft.games.descent.cards import monsters as cards_of_monsters
from gruft.games.descent.cards.classes.necromancer import corpse_blast
from gruft.games.descent.cards.heroes import leoric_of_the_book
from gruft.games.descent.cards.overlord.basic import pit_trap
from gruft.games.descent.moments.reactions import usable
from gruft.games.descent.pieces.board import Board
from gruft.games.descent.pieces.dice import BLUE, HEARTS
from gruft.games.descent.rules.attack.damage import deal
from gruft.games.descent.rules.attack.targets import cannot_attack, targets_of, weapons_of
from gruft.games.descent.rules.attribute_tests import test as attribute_test
from gruft.games.descent.rules.conditions import end_conditions, give_condition
from gruft.games.descent.rules.damage import knock_out, remove
from gruft.games.descent.rules.figures import empty, in_pit, sees_space
from gruft.games.descent.rules.movement.moves import _bound
from gruft.games.descent.rules.movement.steps import monster_came_near, step_cost, step_refusal
from gruft.games.descent.rules.objectives import take_refusal
from gruft.games.descent.rules.places import taken_for
from gruft.games.descent.rules.searching import search
from gruft.games.descent.rules.turns.familiars import _give_up
from gruft.games.descent.rules.turns.hero import _rest, _spared_attack, burn, hero_start, waiting_heroes
from gruft.games.descent.rules.turns.hero_actions import act_refusal, free_attack_refusal
from gruft.games.descent.rules.turns.overlord import round_end
from gruft.table.rules import load_ledger
from tests.games.descent.carriers import losses_of
from tests.games.descent.switching import Loss, edit, notices, put
from tests.games.descent.test_every_book_rule import LOSSES, NOTHING_TO_TAKE

DIAGONAL = "if any(c is not None and (s, c) in self.joined and (c, t) in self.joined for c in corners):"
SOLID = "() if solid >> s & 1 else tuple(t for t in self.linked[s] if not solid >> t & 1)"
ROUND_BEGINS = 'g.once[:] = [name for name in g.once if not name.startswith("round:")]'
BY_HAND: dict[str, list[Loss]] = {
    "DE-CARD-02": [edit(hero_start, "g.status[c] &= ~EXHAUSTED", "pass")],
    "DE-CARD-05": [edit(hero_start, "for c in g.cards[h]:", "for c in [c for held in g.cards for c in held]:")],
    "DE-CARD-04": [edit(round_end, ROUND_BEGINS, "pass")],
    "DE-ACT-03": [edit(_give_up, 'return move and given_up != "move",', "return move,")],
    "DE-MOVE-03": [edit(Board._links, "elif dx and dy:", "elif False:")],
    "DE-LARGE-02": [edit(taken_for, "taken &= ~(1 << t)", "pass")],
    "DE-LARGE-04": [edit(step_cost, "2 if", "1 if")],
    "DE-LARGE-05": [edit(taken_for, "taken &= ~(1 << t)", "pass")],
    "DE-LARGE-08": [edit(monster_came_near, "or not room(g, f, space)", "")],
    "DE-LARGE-09": [edit(targets_of, "any(clear(o, s, mask) for o in own)", "clear(own[0], s, mask)")],
    "DE-EXIT-01": [edit(Board._links, "and (s, t) in self.joined", ""), edit(Board._links, DIAGONAL, "if True:")],
    "DE-EXIT-03": [edit(usable, "if not live.heard(g):\n        return False", "pass")],
    "DE-EXIT-04": [edit(round_end, "g.left", "0"), edit(waiting_heroes, "if not g.acted >> h & 1", "")],
    "DE-EMPTY-03": [edit(empty, "g.live.occ[s] < 0 and", "")],
    "DE-ADJ-01": [edit(Board._links, "elif dx and dy:", "elif False:")],
    "DE-ADJ-02": [edit(Board._links, "and (s, t) in self.joined", ""), edit(Board._links, DIAGONAL, "if True:")],
    "DE-COUNT-02": [edit(Board.row, "for t in self.adj[s]:", "for t in self.linked[s]:")],
    "DE-LOS-11": [edit(sees_space, "if g.live.map.pits and", "if False and")],
    "DE-DICE-01": [partial(put, HEARTS, BLUE, [9] * 6)],
    "DE-DICE-02": [partial(put, HEARTS, BLUE, [9] * 6)],
    "DE-COMP-07": [partial(put, HEARTS, BLUE, [9] * 6)],
    "DE-ITEM-01": [edit(weapons_of, "and g.status[c] & EQUIPPED", "")],
    "DE-OBST-01": [edit(Board.__init__, SOLID, "self.linked[s]")],
    "DE-KO-03": [edit(give_condition, "if not g.spaces[f] or g.cond[f] & bit:", "if g.cond[f] & bit:")],
    "DE-KO-05": [edit(knock_out, "lift(g, h)", "pass"), edit(knock_out, "g.spaces[h] = ()", "pass")],
    "DE-KO-06": [edit(act_refusal, "g.ko >> h & 1", "False")],
    "DE-TEST-02": [edit(attribute_test, "if attrs is None:", "if False:")],
    "DE-LT-01": [edit(attribute_test, "if attrs is None:", "if attrs is None or kind_of(g, f).side != 0:")],
    "DE-SEARCH-02": [edit(search, "if special:", "if False:")],
    "DE-MON-04": [edit(remove, "g.damage[f] = g.cond[f] = g.mp[f] = 0", "pass")],
    "DE-PIT-02": [edit(sees_space, "if g.live.map.pits and", "if False and")],
    "DE-PIT-05": [edit(in_pit, "all(pits", "any(pits")],
    "DE-ERR-1": [edit(_bound, "g.errata and", ""), edit(_bound, "g.errata and kind_of(g, f).large", "False")],
    "DE-ERR-2": [edit(step_refusal, "g.errata and in_pit(g, f)", "False")],
    "DE-ERR-7": [edit(cards_of_monsters.shadow, "(g.errata or me in a.targets)", "True")],
    "DE-ERR-8": [edit(take_refusal, "(g.errata and at in g.spaces[f])", "False")],
    "DE-R-1": [edit(Board._links, "elif dx and dy:", "elif False:")],
    "DE-R-2": [edit(Board.__init__, "walls_block_along)", "False)")],
    "DE-R-10": [edit(_rest, "fatigue=g.fatigue[h]", "fatigue=0")],
    "DE-R-11": [edit(act_refusal, "g.ko >> h & 1", "False")],
    "DE-R-13": [edit(knock_out, "yield from fire(g, HeroKnockedOut(h))", "pass")],
    "DE-R-14": [edit(knock_out, "g.ko |= 1 << h", "pass")],
    "DE-R-15": [edit(pit_trap, "STUNNED", "0")],
    "DE-R-17": [edit(pit_trap, "STUNNED", "0")],
    "DE-R-20": [edit(leoric_of_the_book, 'least = number("leoric_of_the_book", "least")', "least = 0")],
    "DE-R-22": [edit(deal, "if dealt or a.dealt_again.get(f):", "if True:")],
    "DE-R-23": [edit(deal, "for bit in a.conditions:", "for bit in ():")],
    "DE-R-27": [edit(end_conditions, "remove_condition(g, f, IMMOBILIZED)", "pass")],
    "DE-R-31": [edit(step_refusal, "and (g.errata or not free):", ":")],
    "DE-R-40": [edit(corpse_blast, "REANIMATE", "0")],
    "DE-R-43": [edit(_spared_attack, "damage=2", "damage=0")],
    "DE-R-47": [edit(in_pit, "all(pits", "any(pits")],
    "DE-R-53": [edit(give_condition, "if not g.spaces[f] or g.cond[f] & bit:", "if g.cond[f] & bit:")],
    "DE-R-59": [edit(burn, "yield from defeat(g, h)", "yield from ()")],
    "DE-R-75": [edit(round_end, ROUND_BEGINS, "pass")],
    "DE-R-77": [edit(cannot_attack, "for live in CANNOT_ATTACK.heard(g):", "for live in ():")],
    "DE-R-80": [edit(free_attack_refusal, "hindrance(g, h) or", "")],
}
NO_FUNCTION = {
    "DE-CARD-03": "exhausting a card looks at no fatigue",
    "DE-HTURN-06": "a card without a time of its own has no moment to be offered at",
    "DE-MOVE-15": "fatigue is no word among the deeds of a monster",
    "DE-FAT-04": "nothing looks at the markers when Stamina changes",
    "DE-KO-02": "the overlord draws at a moment that only a hero's knock-out opens",
    "DE-ATK-12": "abilities about defence dice hear moments of attacks only",
    "DE-TEST-03": "abilities about defence dice hear moments of attacks only",
    "DE-ITEM-05": "a figure has no cards but its own",
    "DE-FEAT-03": "no value looks at the side of the sheet",
    "DE-COMP-04": "nothing looks at traits but what names them",
    "DE-R-5": "the board on which spaces are counted knows no figures",
    "DE-R-9": "nothing is asked inside an action but what belongs to it",
    "DE-R-42": "what is near is a set of figures",
}
"""Rules that say what is not so: nothing does it, so there is nothing to take away. Why, in a few words."""
NOT_SHOWN = frozenset(
    (
        *("DE-ATK-21", "DE-ATK-23", "DE-ATK-24", "DE-SURGE-08", "DE-KO-04", "DE-SKILL-01", "DE-OLC-01"),
        *("DE-LARGE-01", "DE-LARGE-12", "DE-PIT-04", "DE-LAVA-02", "DE-ERR-10", "DE-ERR-11", "DE-ERR-12"),
        *("DE-COMP-01", "DE-COMP-02", "DE-COMP-03", "DE-COMP-08", "DE-R-3", "DE-R-4", "DE-R-12", "DE-R-19"),
        *("DE-R-24", "DE-R-28", "DE-R-38", "DE-R-46", "DE-R-58", "DE-R-76"),
    )
)
"""Rules that tests name, but which nobody has taken away yet."""
SAMPLE = 12
"""Of the rules whose carriers are taken away one in so many is tried in the usual run of tests."""


def carried() -> list[str]:
    """The rules whose own functions are taken away."""
    elsewhere = {*LOSSES, *NOTHING_TO_TAKE, *BY_HAND, *NO_FUNCTION, *NOT_SHOWN}
    names = [rule.id for rule in load_ledger("descent").rules if rule.id.startswith("DE-")]
    return [name for name in names if name not in elsewhere]


def test_every_rule_of_the_book_is_carried_by_something() -> None:
    assert [name for name in carried() if not losses_of(name)] == []
    assert not set(BY_HAND) & {*LOSSES, *NOTHING_TO_TAKE, *NO_FUNCTION, *NOT_SHOWN}
    assert not NOT_SHOWN & {*LOSSES, *NOTHING_TO_TAKE, *NO_FUNCTION}


def shown(name: str) -> bool:
    for _, lose in losses_of(name):
        with lose():
            if notices(name):
                return True
    return False


@pytest.mark.parametrize(
    ("name", "lose"),
    [
        pytest.param(name, lose, id=f"{name}.{n}")
        for name, losses in BY_HAND.items()
        for n, lose in enumerate(losses, 1)
    ],
)
def test_a_test_notices_when_a_rule_is_gone(name: str, lose: Loss) -> None:
    with lose():
        assert notices(name), f"no test notices that {name} is gone"


@pytest.mark.parametrize("name", carried()[::SAMPLE])
def test_a_test_notices_when_what_carries_a_rule_is_gone(name: str) -> None:
    assert shown(name), f"no test of {name} notices without {[what for what, _ in losses_of(name)]}"


@pytest.mark.long
@pytest.mark.parametrize("name", carried())
def test_a_test_notices_for_every_rule_when_what_carries_it_is_gone(name: str) -> None:
    assert shown(name), f"no test of {name} notices without {[what for what, _ in losses_of(name)]}"
