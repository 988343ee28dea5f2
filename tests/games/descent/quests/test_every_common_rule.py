"""Every rule all quests share has a test that names it and notices when the rule is gone (QC-01 to QC-37).

These rules are carried out in many places of the house. Each is taken away in turn by another line in the function
that carries it: then at least one of the tests that name it must fail.
"""

from __future__ import annotations

from functools import partial

from gruft.games.descent.moments.quest import settle
from gruft.games.descent.moments.seats import controller, is_as_hero, is_hero_figure
from gruft.games.descent.pieces import maps
from gruft.games.descent.pieces.atlas import COMMON_RULES
from gruft.games.descent.quests.words.acting import QuestAction
from gruft.games.descent.quests.words.arrivals import groups_of
from gruft.games.descent.quests.words.campaign import lines_won
from gruft.games.descent.quests.words.doors import Doors
from gruft.games.descent.quests.words.doors import _mark as door_mark
from gruft.games.descent.quests.words.script import Script
from gruft.games.descent.quests.words.search import reached_without
from gruft.games.descent.quests.words.terms import Where
from gruft.games.descent.quests.words.tokens import reveal
from gruft.games.descent.rules.attack.targets import foes_of
from gruft.games.descent.rules.damage import leave_map
from gruft.games.descent.rules.doors import door_refusal, open_or_close
from gruft.games.descent.rules.encounters import encounter_end, next_encounter
from gruft.games.descent.rules.figures import monsters
from gruft.games.descent.rules.groups import act_of, group_limit, ranks_missing
from gruft.games.descent.rules.movement.moves import leave_refusal
from gruft.games.descent.rules.objectives import drop_carried, take_refusal
from gruft.games.descent.rules.places import shut_to
from gruft.games.descent.rules.placing import _free, standing_room
from gruft.games.descent.rules.reinforcements import reinforcement_refusal
from gruft.games.descent.rules.searching import search
from gruft.games.descent.rules.setup.layout import (
    _add_lieutenant,
    _lay_tokens,
    clear_map,
    group_refusal,
    lay_encounter,
    size_of,
    start_area,
    undecided_areas,
)
from gruft.games.descent.rules.setup.search_tokens import search_count
from gruft.games.descent.rules.turns import overlord
from gruft.games.descent.rules.turns.overlord import round_end, round_start
from gruft.games.descent.rules.turns.persons import person_end, person_start, persons
from tests.games.descent.switching import Loss, edit, laid_anew, noticed, put

CARRIERS = 'g.campaign.carriers.get(card.lieutenant, "")'
STILL_THERE = 'if any(g.spaces[f] for f, key in enumerate(g.live.keys) if f":{group}." in key)'
LOSSES: dict[str, list[Loss]] = {
    "QC-01": [edit(encounter_end, "if g.encounter + 1 >= len(quest_of(g).printed.encounters):", "if True:")],
    "QC-02": [edit(settle, "HEROES if g.turn >= 0 else OVERLORD_WINS", "HEROES")],
    "QC-03": [
        edit(act_of, "return g.campaign.act", "return 1"),
        edit(act_of, '2 if g.level == "expert" else 1', "1"),
    ],
    "QC-04": [
        edit(size_of, "minions, masters = group_limit(g, fixed.group)", "minions, masters = 2, 1"),
        edit(standing_room, "but=~mask_of(area)", "but=0"),
    ],
    "QC-05": [
        edit(group_refusal, "if group in g.groups:", "if False:"),
        edit(group_refusal, "if not set(part.open_traits) & set(MONSTERS[group].traits):", "if False:"),
    ],
    "QC-06": [
        edit(standing_room, "everywhere = _free(g, kind, range(g.live.map.size))", "everywhere = {}"),
        edit(_free, "g.live.map.pits | g.live.map.lava |", ""),
    ],
    "QC-07": [
        edit(_add_lieutenant, "elif not card.brought_by:", "else:"),
        edit(_add_lieutenant, "put(g, f, (g.live.map.number[card.space],))", "g.pending.append(f)"),
    ],
    "QC-08": [edit(search_count, "g.nh * search.per_hero", "g.nh")],
    "QC-09": [
        edit(reached_without, "if door.id in doors", "if False"),
        edit(Script.special_refusal, 'return refuse("search.needs_itself", "QC-09")', "return None"),
        edit(search, "if special:", "if False:"),
        edit(search_count, '(search.place == "heroes_plus_unique")', "0"),
    ],
    "QC-10": [
        edit(take_refusal, "if g.carries[f] and not quest_of(g).carries_besides(g, f, token):", "if False:"),
        edit(take_refusal, "if g.carries[f] and not quest_of(g).carries_besides(g, f, token):", "if g.carries[f]:"),
    ],
    "QC-11": [
        edit(_lay_tokens, "if token.shuffled:", "if False:"),
        edit(reveal, "g.token_up[token] = True", "pass"),
    ],
    "QC-12": [edit(drop_carried, "for token in g.carries[f]:", "for token in g.carries[f][:1]:")],
    "QC-13": [
        edit(leave_refusal, "return NO_EXIT", "return None"),
        edit(leave_refusal, "g.mp[f] > 0 and", "True and"),
    ],
    "QC-14": [edit(round_end, "g.left", "0")],
    "QC-15": [edit(Script.carry_over, "g.counters.clear()", "pass")],
    "QC-16": [
        edit(is_hero_figure, "or KINDS[g.kind[f]].side == HERO", ""),
        edit(is_as_hero, "or (KINDS[g.kind[f]].as_hero and KINDS[g.kind[f]].side == HERO)", "or True"),
    ],
    "QC-17": [
        edit(controller, "if KINDS[g.kind[f]].side != HERO:", "if True:"),
        edit(controller, "players[g.live.persons.index(f) % len(players)]", "players[0]"),
        edit(person_start, "yield from suffer_conditions(g, f)", "pass"),
        edit(person_end, "end_conditions(g, f)", "pass"),
        edit(Script.activation, "one.when(g, f)", "True"),
    ],
    "QC-18": [
        edit(reinforcement_refusal, ">= wave.most", ">= 9"),
        edit(ranks_missing, "there < limit and", ""),
    ],
    "QC-19": [edit(groups_of, "if group in g.groups", STILL_THERE)],
    "QC-20": [
        edit(Doors.refusal, "if not ways:", "if False:"),
        edit(Doors._closing, "if self.lock.stays_open:", "if False:"),
        edit(door_refusal, "if g.doors_gone >> door & 1:", "if False:"),
        edit(open_or_close, "smashed=how == SMASH", "smashed=False"),
    ],
    "QC-21": [partial(put, maps.TERRAIN, "X", maps.TERRAIN["."])],
    "QC-22": [
        partial(laid_anew, edit(maps.Map.__init__, "in area.tiles", 'in (*area.tiles, "extensionA")')),
        partial(laid_anew, edit(maps.Map.__init__, "in area.tiles", "in area.tiles[:1]")),
    ],
    "QC-23": [edit(round_start, "if g.round == 1 and quest_of(g).overlord_first(g):", "if False:")],
    "QC-24": [
        edit(encounter_end, "g.fatigue[h] = 0", "pass"),
        edit(next_encounter, "g.feats = 0", "pass"),
        edit(next_encounter, "end_marks_off_heroes(g)", "pass"),
        edit(encounter_end, "g.ol_table = []", "g.ol_table = g.ol_hand = []"),
    ],
    "QC-25": [
        edit(clear_map, "g.kind[REANIMATE] = -1", "pass"),
        edit(clear_map, "del values[FIRST_MONSTER:]", "pass"),
    ],
    "QC-26": [edit(lay_encounter, "fixed.master_health_per_hero * g.nh", "fixed.master_health_per_hero")],
    "QC-27": [edit(shut_to, "if free and not g.errata", "if False")],
    "QC-28": [edit(group_limit, "fixed.master_name and not masters", "False")],
    "QC-29": [edit(drop_carried, "for token in g.carries[f]:", "for token in ():")],
    "QC-30": [
        edit(QuestAction.not_yet, "if self.once and self._mark(f) in g.once", "if False"),
        edit(door_mark, "{f}", "{id(object())}{len(str(f)) * 0}"),
    ],
    "QC-31": [
        edit(round_end, "settle(g)", "pass"),
        edit(persons, "list(due)[-chosen - 1]", "list(due)[0]"),
        edit(round_end, "while due := _effects_due(g, AT_ROUND_END):", "for due in (_effects_due(g, AT_ROUND_END),):"),
    ],
    "QC-32": [
        edit(_add_lieutenant, "g.campaign is not None", "True", CARRIERS, '"duskblade"'),
        edit(lines_won, "return list(LINES)[:CLOSE]", "return []"),
    ],
    "QC-33": [
        partial(put, overlord, "MOST_ROUNDS", 60),
        edit(Script.out_of_time, "return OVERLORD_WINS", 'return "heroes"'),
        edit(Script.out_of_time, "if part.late is not None", "if False"),
    ],
    "QC-34": [
        edit(Where.near, "around(g, f) | ", ""),
        edit(Where.near, " | mask_of(g.spaces[f])", ""),
        edit(Where.near, "around(g, f) | mask_of(g.spaces[f])", "-1"),
    ],
    "QC-35": [
        edit(undecided_areas, "printed.areas_choice and", "False and"),
        edit(start_area, "if part.hero_spaces:", "if False:"),
    ],
    "QC-36": [edit(leave_map, "g.spaces[f] = ()", "g.spaces[f], g.kind[f] = (), -1")],
    "QC-37": [
        edit(monsters, "if KINDS[g.kind[f]].side == MONSTER", ""),
        edit(foes_of, "KINDS[g.kind[o]].side != own", "False"),
    ],
}


def test_every_common_rule_can_be_taken_away() -> None:
    assert set(LOSSES) == {rule.id for rule in COMMON_RULES}


test_a_test_notices_when_a_common_rule_is_gone = noticed(LOSSES)
