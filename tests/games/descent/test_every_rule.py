"""Every rule of the rule book has a test that notices when what carries it is gone (DE-).

Most rules are named by the functions that carry them out (carriers.py): with at least one of these taken away a test
that names the rule must fail. The others are taken away by another line, here (`BY_HAND`) or, for quests, campaigns and
secrets, in test_every_book_rule.py.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec
import pytest

from gruft.games.descent.cards import monsters as cards_of_monsters
from gruft.games.descent.cards.classes.necromancer import corpse_blast, our_attack_killed
from gruft.games.descent.cards.classes.runemaster import broken_targets
from gruft.games.descent.cards.classes.spiritspeaker import each_or_one
from gruft.games.descent.cards.classes.wildlander import run_and_shoot
from gruft.games.descent.cards.heroes import leoric_of_the_book, rests
from gruft.games.descent.cards.overlord.basic import pit_trap
from gruft.games.descent.cards.overlord.magus import unholy_ritual
from gruft.games.descent.cards.overlord.warlord import bloodlust, reinforce, reinforce_printed
from gruft.games.descent.cards.surges import blood_called, spark
from gruft.games.descent.moments.costs import pay
from gruft.games.descent.moments.hooks import DOINGS, Doing
from gruft.games.descent.moments.reactions import usable
from gruft.games.descent.moments.seats import controller
from gruft.games.descent.moments.wiring import _sheets
from gruft.games.descent.pieces import content
from gruft.games.descent.pieces.atlas import TILE_SUPPLY, Encounter
from gruft.games.descent.pieces.board import Board
from gruft.games.descent.pieces.campaign_book import TRAVEL_CARDS
from gruft.games.descent.pieces.cards import CARDS, USE
from gruft.games.descent.pieces.dice import BLUE, HEARTS
from gruft.games.descent.pieces.kinds import Kind, monster_kind
from gruft.games.descent.pieces.rolls import Roll
from gruft.games.descent.pieces.sight import Sight
from gruft.games.descent.rules.attack.damage import deal, resolved
from gruft.games.descent.rules.attack.declare import _modify
from gruft.games.descent.rules.attack.targets import cannot_attack, foes_of, targets_of, weapons_of
from gruft.games.descent.rules.attribute_tests import _settle
from gruft.games.descent.rules.attribute_tests import test as attribute_test
from gruft.games.descent.rules.conditions import end_conditions, give_condition
from gruft.games.descent.rules.damage import defeat, knock_out, remove, stand, suffer
from gruft.games.descent.rules.figures import beside, distance, empty, in_pit, sees_space, speed_of
from gruft.games.descent.rules.movement.moves import _bound, _step_keys, climb_out, settle_down
from gruft.games.descent.rules.movement.steps import fall_into_pit, monster_came_near, step, step_cost, step_refusal
from gruft.games.descent.rules.objectives import take_refusal
from gruft.games.descent.rules.places import come_down, shut_to, taken_for
from gruft.games.descent.rules.searching import search
from gruft.games.descent.rules.setup.layout import shuffle_decks
from gruft.games.descent.rules.turns.familiars import _give_up
from gruft.games.descent.rules.turns.hero import _rest, _spared_attack, burn, hero_start, waiting_heroes
from gruft.games.descent.rules.turns.hero_actions import _word_refusal, act_refusal, card_refusal, free_attack_refusal
from gruft.games.descent.rules.turns.hero_deeds import _action
from gruft.games.descent.rules.turns.monster_actions import _other, ability_refusal, monster_keys
from gruft.games.descent.rules.turns.overlord import ol_begin, ol_start, round_end
from gruft.games.descent.seen import views
from gruft.table.rules import load_ledger
from tests.games.descent.carriers import losses_of
from tests.games.descent.switching import Loss, edit, named_tests, noticed, notices, put, reprinted, without
from tests.games.descent.test_every_book_rule import LOSSES

DIAGONAL = "if any(c is not None and (s, c) in self.joined and (c, t) in self.joined for c in corners):"
SOLID = "() if solid >> s & 1 else tuple(t for t in self.linked[s] if not solid >> t & 1)"
OPEN_EDGE = "mask |= self._bit[here + aside] | self._bit[here]"
BURNT = "g.damage[f] += sum(g.live.map.lava >> s & 1 for s in spaces if s not in g.spaces[f]); put(g, f, spaces)"
ALL_DEALT = "sum((*a.dealt.values(), *a.dealt_again.values()))"
BREATHLESS = "stamina.append(breath); g.fatigue[f] = min(g.fatigue[f], breath)"
NEAR_ONE = "g.live.board.adj_mask[s],"
ROUND_BEGINS = 'g.once[:] = [name for name in g.once if not name.startswith("round:")]'


def other(book: dict[str, Any], name: str, **values: object) -> Loss:
    """A component of the box has other values, as an owner's own file may give it."""
    return partial(put, book, name, msgspec.structs.replace(book[name], **values))


def nine_doors(part: Encounter) -> dict[str, object]:
    return {"map": msgspec.structs.replace(part.map, doors=part.map.doors * 3)}


BY_HAND: dict[str, list[Loss]] = {
    "DE-CARD-02": [edit(hero_start, "g.status[c] &= ~EXHAUSTED", "pass")],
    "DE-CARD-05": [edit(hero_start, "for c in g.cards[h]:", "for c in [c for held in g.cards for c in held]:")],
    "DE-CARD-04": [edit(round_end, ROUND_BEGINS, "pass")],
    "DE-ACT-03": [edit(_give_up, 'return move and given_up != "move",', "return move,")],
    "DE-MOVE-03": [edit(Board._links, "elif dx and dy:", "elif False:")],
    "DE-LARGE-02": [edit(taken_for, "taken &= ~(1 << t)", "pass")],
    "DE-LARGE-04": [edit(step_cost, "2 if", "1 if")],
    "DE-LARGE-05": [edit(taken_for, "taken &= ~(1 << t)", "pass")],
    "DE-LARGE-08": [edit(monster_came_near, "or not has_room(g, f, space)", "")],
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
    "DE-R-31": [edit(shut_to, "if free and not g.errata", "if False")],
    "DE-R-40": [edit(corpse_blast, "REANIMATE", "0")],
    "DE-R-43": [edit(_spared_attack, "damage=2", "damage=0")],
    "DE-R-47": [edit(in_pit, "all(pits", "any(pits")],
    "DE-R-53": [edit(give_condition, "if not g.spaces[f] or g.cond[f] & bit:", "if g.cond[f] & bit:")],
    "DE-R-59": [edit(burn, "yield from defeat(g, h)", "yield from ()")],
    "DE-R-75": [edit(round_end, ROUND_BEGINS, "pass")],
    "DE-R-77": [edit(cannot_attack, "for live in CANNOT_ATTACK.heard(g):", "for live in ():")],
    "DE-ATK-21": [edit(suffer, "damage + over", "damage - (attack is None) + over")],
    "DE-ATK-23": [edit(ability_refusal, "with_cards=False", "with_cards=True")],
    "DE-ATK-24": [edit(foes_of, "if enemy is not None:", "if False:")],
    "DE-SURGE-08": [edit(vars(Roll)["hearts"].fget, "hearts(self.dice)", "hearts(self.dice) + surges(self.dice)")],
    "DE-KO-04": [edit(usable, "if not live.heard(g):\n        return False", "pass")],
    "DE-SKILL-01": [
        edit(_action, "g.actions -= 1", "pass"),
        edit(card_refusal, "action_refusal(g, h) if doing.action else None", "None"),
    ],
    "DE-OLC-01": [
        edit(shuffle_decks, "list(BASIC)", "list(BASIC[1:])"),
        edit(views._overlord, "if seat == g.overlord else []", ""),
        edit(ol_begin, "draw_overlord(g, 1)", "draw_overlord(g, 4 - len(g.ol_hand))"),
    ],
    "DE-LARGE-01": [edit(Kind.__init__, "size != (1, 1)", "False")],
    "DE-LARGE-12": [
        edit(Board._one_body, "len(reached) == len(feet)", "True"),
        edit(settle_down, "and len(g.spaces[f]) == 1", ""),
        edit(_step_keys, "for s in g.spaces[f]", "for s in g.spaces[f][:1]"),
    ],
    "DE-PIT-04": [edit(fall_into_pit, "end_move(g, f)", "pass")],
    "DE-LAVA-02": [edit(come_down, "put(g, f, spaces)", BURNT)],
    "DE-ERR-10": [
        edit(rests, "g.errata and", "not g.errata and"),
        edit(_word_refusal, 'g.classes[h] == "necromancer"', "False"),
        edit(step, "if was_empty and is_monster(g, f)", "if is_monster(g, f)"),
        edit(our_attack_killed, "g.errata and", "not g.errata and"),
        edit(each_or_one, "if g.errata:", "if False:"),
        edit(broken_targets, "(f != me or not g.errata) and", ""),
        edit(run_and_shoot, "g.errata or", ""),
        edit(unholy_ritual, "if g.errata else", "if True else"),
        edit(bloodlust, "if g.errata else", "if False else"),
        edit(bloodlust, "if g.errata else", "if True else"),
        edit(reinforce, "around(g, master)", "0"),
        edit(reinforce_printed, "& ~near", "& near"),
        edit(cards_of_monsters.air_shields, "not (g.errata and adjacent(g, me, attacker))", "True"),
    ],
    "DE-ERR-11": [
        other(content.ITEMS, "chainmail", speed_cap=0),
        other(content.ITEMS, "platemail", speed_cap=4),
        *(other(content.ITEMS, name, surges=()) for name in ("iron_battleaxe", "light_hammer", "elm_greatbow")),
        edit(spark, "damage=bought.x", "damage=bought.x - 1"),
    ],
    "DE-ERR-12": [
        edit(ol_begin, "draw_overlord(g, 1)", "pass"),
        edit(ol_start, "g.relic_down = 0", "pass"),
        edit(ol_begin, "end_marks(g, UNTIL_OL_TURN_START)", "pass"),
    ],
    "DE-COMP-01": [
        other(content.OVERLORD, "dash", copies=1),
        other(content.SHOP_ITEMS, "crossbow", copies=2),
        other(content.SEARCH, "health_potion", copies=1),
        other(content.CONDITIONS, "stunned", copies=1),
        other(content.MONSTERS, "zombie", minions=3),
        other(content.DICE, "red", count_in_box=1),
        partial(without, TRAVEL_CARDS, "travel_01"),
        partial(without, content.HEROES, "ashrian"),
        partial(without, content.SKILLS, "rage"),
        partial(without, content.RELIC_CARDS, "dawnblade_duskblade"),
        partial(without, content.LIEUTENANTS, "splig"),
    ],
    "DE-COMP-02": [
        partial(put, TILE_SUPPLY, "total", 47),
        partial(reprinted, "a_fat_goblin", 1, nine_doors),
        partial(reprinted, "castle_daerion", 0, lambda part: {"tokens": (*part.tokens, *part.tokens)}),
    ],
    "DE-COMP-03": [
        other(content.MONSTERS, "zombie", minions=3, masters=2),
        edit(monster_kind, "RANK_NAMES[rank]", "'minion'"),
    ],
    "DE-COMP-08": [
        other(content.SEARCH, "health_potion", trait=""),
        other(content.SHOP_ITEMS, "crossbow", cost=0),
        other(content.SKILLS, "rage", xp=9),
        other(content.MONSTERS, "zombie", groups={}),
    ],
    "DE-R-3": [edit(Sight._between, "least(masks)", "least([mask | 1 << b for mask in masks])")],
    "DE-R-4": [edit(Sight._along, OPEN_EDGE, "mask |= 0"), edit(Sight._slanted, "if leads[corner + here]", "")],
    "DE-R-12": [edit(stand, "g.token[h] = -1", "g.token[h] = -1; g.acted |= 1 << h")],
    "DE-R-19": [edit(suffer, "over = max(0, fatigue - free_stamina(g, f))", "over = 0")],
    "DE-R-24": [edit(blood_called, ALL_DEALT, "max(a.dealt.values())")],
    "DE-R-28": [edit(_other, "remove_condition(g, f, STUNNED)", "remove_condition(g, f, STUNNED); g.actions = 0")],
    "DE-R-38": [
        partial(put, USE, CARDS["weapon_mastery"][0], content.Use(exhaust=True, fatigue=1)),
        partial(put, DOINGS, "air", Doing("air", DOINGS["air"].run, None, False)),
        other(content.LIEUTENANTS, "belthir", act1=content.LIEUTENANTS["belthir"].act2),
    ],
    "DE-R-46": [
        edit(settle_down, "and len(g.spaces[f]) == 1", ""),
        edit(_step_keys, "for s in g.spaces[f]", "for s in g.spaces[f][:1]"),
    ],
    "DE-R-58": [
        edit(climb_out, "counted=space", "entering=False"),
        edit(stand, "put(g, h, (space,))", "put(g, h, (space,)); g.damage[h] += 2 * (g.live.map.pits >> space & 1)"),
    ],
    "DE-R-76": [
        edit(controller, "return g.hero_seat[f]", "return g.overlord"),
        edit(controller, "if KINDS[g.kind[f]].side != HERO:\n            return g.overlord", "return g.hero_seat[0]"),
    ],
    "DE-R-80": [edit(free_attack_refusal, "hindrance(g, h) or", "")],
}
MADE: dict[str, list[Loss]] = {
    "DE-CARD-03": [edit(pay, "g.status[c] |= EXHAUSTED", "g.status[c] |= EXHAUSTED; g.fatigue[owner] += 1")],
    "DE-HTURN-06": [edit(card_refusal, "if c not in g.cards[h]:", "if False:")],
    "DE-MOVE-15": [edit(monster_keys, "keys: list[str] = []", 'keys: list[str] = ["fatigue"]')],
    "DE-FAT-04": [edit(_sheets, "stamina.append(breath)", BREATHLESS)],
    "DE-KO-02": [edit(defeat, "    remove(g, f)", "    remove(g, f); g.ol_hand.append(g.ol_deck.pop())")],
    "DE-ATK-12": [edit(_settle, "made.shields <=", "made.shields - 7 * bool(g.cards[f]) <=")],
    "DE-TEST-03": [edit(_settle, "made.shields <=", "made.shields - 7 * bool(g.cards[f]) <=")],
    "DE-ITEM-05": [edit(_sheets, "elif f == REANIMATE:", "elif f == REANIMATE:\n            dice = pool[0]")],
    "DE-FEAT-03": [
        edit(_sheets, "life, breath, dice = kind.health", "life, breath, dice = (g.feats >> f & 1 ^ 1) * kind.health"),
        edit(speed_of, "return max(value, 0)", "return max(value - (g.feats >> max(f, 0) & 1), 0)"),
    ],
    "DE-COMP-04": [edit(_modify, "if mods is not None:", "a.pierce += len(a.traits)\n    if mods is not None:")],
    "DE-GOLD-04": [
        edit(suffer, "g.damage[f] += taken", "g.damage[f] += min(taken, 45 - sum(g.damage))"),
        edit(give_condition, "g.cond[f] |= bit", "g.cond[f] |= bit * (sum(map(bool, g.cond)) < 20)"),
    ],
    "DE-R-5": [edit(distance, "board.row(s)[t]", "board.row(s)[t] + len({*g.live.occ} - {-1, a, b})")],
    "DE-R-9": [edit(resolved, "end_marks(g, NEXT_ATTACK", "g.mp[0] += 1; g.fatigue[0] += 1; end_marks(g, NEXT_ATTACK")],
    "DE-R-42": [edit(beside, "for other in others", "for other in others for s in g.spaces[f]", "near,", NEAR_ONE)],
}
"""Rules that say what is not so. Nothing is there to take away: it is made so, and a test notices."""
SAMPLE = 12
"""Of the rules whose carriers are taken away one in so many is tried in the usual run of tests."""


def carried() -> list[str]:
    """The rules whose own functions are taken away."""
    elsewhere = {*LOSSES, *BY_HAND, *MADE}
    names = [rule.id for rule in load_ledger("descent").rules if rule.id.startswith("DE-")]
    return [name for name in names if name not in elsewhere]


def test_every_rule_of_the_book_is_carried_by_something() -> None:
    assert [name for name in carried() if not losses_of(name)] == []
    assert not set(BY_HAND) & {*LOSSES, *MADE}


@pytest.mark.long
def test_no_test_of_a_rule_of_book_campaign_or_quests_fails_while_nothing_is_gone() -> None:
    assert [name for name in named_tests() if notices(name)] == []


def shown(name: str) -> bool:
    for _, lose in losses_of(name):
        with lose():
            if notices(name):
                return True
    return False


test_a_test_notices_when_a_rule_is_gone = noticed(BY_HAND, MADE)


@pytest.mark.parametrize("name", carried()[::SAMPLE])
def test_a_test_notices_when_what_carries_a_rule_is_gone(name: str) -> None:
    assert shown(name), f"no test of {name} notices without {[what for what, _ in losses_of(name)]}"


@pytest.mark.long
@pytest.mark.parametrize("name", carried())
def test_a_test_notices_for_every_rule_when_what_carries_it_is_gone(name: str) -> None:
    assert shown(name), f"no test of {name} notices without {[what for what, _ in losses_of(name)]}"
