"""Every rule of a quest has a test that names it and notices when the rule is switched off.

`@rule` names what a test shows. Here each declared rule is switched off in turn: at least one of the tests that name
it must fail. What the quest file or the common rules say alone is printed, or carried out, otherwise for a while.

Not here: the rules all quests share (test_every_common_rule.py).
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial

import msgspec
import pytest

from gruft.games.descent.moments.quest import SCRIPTS
from gruft.games.descent.pieces.atlas import QUESTS, Encounter
from gruft.games.descent.pieces.quest_parts import QuestFigure
from gruft.games.descent.quests.act1.death_on_the_wing import GULLY, shares_its_tile
from gruft.games.descent.quests.words.part import Part
from gruft.games.descent.quests.words.script import Script
from gruft.games.descent.quests.words.terms import EVERYBODY
from gruft.games.descent.rules.campaign.entrusting import free_relics, undecided
from gruft.games.descent.rules.damage import leave_map
from gruft.games.descent.rules.doors import _move
from gruft.games.descent.rules.objectives import pick_up
from gruft.games.descent.rules.setup.layout import _add_lieutenant
from gruft.games.descent.rules.turns.overlord import waiting_monsters
from gruft.games.descent.rules.turns.persons import deed_refusal
from gruft.table.game import load_game
from tests.games.descent.switching import Loss, each, edit, named_tests, noticed, notices, reprinted

load_game("descent")
CARRIERS = 'g.campaign.carriers.get(card.lieutenant, "")'


def declared() -> Iterator[tuple[str, str]]:
    """Every rule of every quest, first those that have code of their own."""
    for quest, script in list(SCRIPTS.items()):
        if isinstance(script, Script) and quest in QUESTS:
            for name in sorted({name for part in script.parts for name in part.ids if not name.startswith("QC-")}):
                yield quest, name


def said() -> set[str]:
    """The rules that need no code of the quest's own."""
    scripts = [script for script in SCRIPTS.values() if isinstance(script, Script)]
    return {name for script in scripts for part in script.parts for name in part.said}


# -- rules with code of their own --------------------------------------------------------


@contextmanager
def switched_off(quest: str, name: str) -> Iterator[None]:
    script = SCRIPTS[quest]
    assert isinstance(script, Script)
    for part in script.parts:
        part.off.add(name)
    try:
        yield
    finally:
        for part in script.parts:
            part.off.discard(name)


@pytest.mark.parametrize(("quest", "name"), [one for one in declared() if one[1] not in said()])
def test_a_test_names_the_rule_and_notices_when_it_is_switched_off(quest: str, name: str) -> None:
    assert name in named_tests(), f"no test names {name}"
    with switched_off(quest, name):
        assert notices(name), f"no test notices that {name} is gone"


# -- rules the quest file or the common rules say ----------------------------------------


def doors(part: Encounter, **values: object) -> dict[str, object]:
    return {"map": msgspec.structs.replace(part.map, doors=each(part.map.doors, **values))}


def lieutenants(part: Encounter, **values: object) -> dict[str, object]:
    return {"lieutenants": each(part.lieutenants, **values)}


def searched(part: Encounter, **values: object) -> dict[str, object]:
    return {"search": msgspec.structs.replace(part.search, **values)}


def palamon_elsewhere(part: Encounter) -> dict[str, object]:
    return {"npcs": each(part.npcs, is_palamon, spaces=((3, 7),))}


def without_lieutenant(name: str, part: Encounter) -> dict[str, object]:
    return {"lieutenants": tuple(one for one in part.lieutenants if one.lieutenant != name)}


def also_of_the_first(quest: str, names: tuple[str, ...], part: Encounter) -> dict[str, object]:
    """Lieutenants of the first encounter are in the second one too."""
    more = [one for one in QUESTS[quest].encounters[0].lieutenants if one.lieutenant in names]
    here = {"only_if": "", "brought_by": "", "space": None, "area": part.areas[0].id}
    return {"lieutenants": (*part.lieutenants, *(msgspec.structs.replace(one, **here) for one in more))}


@contextmanager
def spiders_like_all_others() -> Iterator[None]:
    before = list(GULLY.bounds)
    GULLY.bounds[:] = [replace(one, who=EVERYBODY) if one.rule == "DW-2" else one for one in before]
    try:
        yield
    finally:
        GULLY.bounds[:] = before


@contextmanager
def anybody_leaves(quest: str, encounter: int, area: str) -> Iterator[None]:
    part = _part(quest, encounter)
    part.leave("QC-13", EVERYBODY, area)
    try:
        yield
    finally:
        part.leavings.pop()


def _part(quest: str, encounter: int) -> Part:
    script = SCRIPTS[quest]
    assert isinstance(script, Script)
    return script.parts[encounter]


def a_gate_before_the_ford(part: Encounter) -> dict[str, object]:
    """The palisade reaches as far as the orchard."""
    wider = (*part.map.doors[0].edges, *((13, y, "E") for y in range(6, 10)))
    return doors(part, edges=wider)


def squads_on_the_map(part: Encounter) -> dict[str, object]:
    """Militiamen stand in the keep from the start, one beside Sir Palamon."""
    palamon = next(one for one in part.npcs if is_palamon(one))
    x, y = palamon.spaces[0]
    return {"npcs": each(part.npcs, lambda one: one.id == "militia", spaces=((x, y - 1),))}


def is_palamon(one: QuestFigure) -> bool:
    return one.id == "sir_palamon"


SAID: dict[str, list[Loss]] = {
    "FB-3": [edit(leave_map, "g.spaces[f] = ()", "g.spaces[f], g.kind[f] = (), -1")],
    "FG-7": [
        partial(reprinted, "a_fat_goblin", 1, partial(doors, state="open")),
        partial(reprinted, "a_fat_goblin", 1, partial(doors, kind="locked")),
    ],
    "CD-7": [partial(reprinted, "castle_daerion", 1, squads_on_the_map)],
    "CD-8": [
        edit(deed_refusal, "if g.cond[f] & STUNNED:\n        return ONLY_SHAKE_OFF", "if False:\n        return None")
    ],
    "CD-S2": [partial(reprinted, "castle_daerion", 1, palamon_elsewhere)],
    "DW-4": [spiders_like_all_others],
    "DW-8": [edit(shares_its_tile, "return any(", "return True or any(")],
    "CP-10": [
        edit(waiting_monsters, "monsters(g, but=g.activated)", "[] if g.closed else monsters(g, but=g.activated)")
    ],
    "MB-6": [edit(_move, "work_out_board(g)", "work_out_board(g); g.locked &= ~(1 << door)")],
    "SV-S1": [
        partial(reprinted, "the_shadow_vault", 0, partial(searched, per_hero=1)),
        partial(reprinted, "the_shadow_vault", 0, partial(searched, half_in="")),
    ],
    "BH-6": [
        partial(reprinted, "blood_of_heroes", 1, partial(doors, state="open")),
        partial(reprinted, "blood_of_heroes", 1, partial(doors, kind="locked")),
    ],
    "EE-3": [partial(reprinted, "enduring_the_elements", 1, partial(without_lieutenant, "lord_merick_farrow"))],
    "GU-C2": [
        partial(reprinted, "gryvorn_unleashed", 1, partial(without_lieutenant, "baron_zachareth")),
        partial(
            reprinted, "gryvorn_unleashed", 1, partial(also_of_the_first, "gryvorn_unleashed", ("lady_eliza_farrow",))
        ),
    ],
    "DB-4": [edit(pick_up, "g.token_at[token] = CARRIED", "g.token_at[token] = CARRIED; g.relic[f] = 'duskblade'")],
    "DT-3": [
        partial(reprinted, "the_desecrated_tomb", 1, partial(lieutenants, relic="duskblade", relic_on_loan=True)),
    ],
    "DT-8": [partial(anybody_leaves, "the_desecrated_tomb", 1, "entrance")],
    "FS-10": [
        partial(anybody_leaves, "the_frozen_spire", 0, "exit"),
        partial(reprinted, "the_frozen_spire", 0, lambda part: {"fixed": each(part.fixed, reinforced=True)}),
    ],
    "MK-5": [
        partial(
            reprinted,
            "the_man_who_would_be_king",
            0,
            lambda part: {"lieutenants": each(part.lieutenants, lambda one: one.lieutenant == "splig", space=(8, 23))},
        )
    ],
    "MK-C2": [
        partial(
            reprinted,
            "the_man_who_would_be_king",
            1,
            partial(also_of_the_first, "the_man_who_would_be_king", ("splig", "belthir", "sir_alric_farrow")),
        )
    ],
    "MK-S2": [
        edit(_add_lieutenant, "g.campaign is not None", "True", CARRIERS, '"duskblade"'),
        edit(free_relics, 'and RELICS[name].only in ("", lieutenant)', ""),
    ],
    "MH-3": [partial(reprinted, "the_monsters_hoard", 0, a_gate_before_the_ford)],
    "RS-6": [partial(reprinted, "the_ritual_of_shadows", 1, partial(lieutenants, relic=""))],
    "RS-4": [partial(reprinted, "the_ritual_of_shadows", n, partial(lieutenants, relic_on_loan=False)) for n in (0, 1)],
    "RS-S2": [
        partial(reprinted, "the_ritual_of_shadows", 1, partial(doors, state="closed")),
        partial(reprinted, "the_ritual_of_shadows", 1, partial(doors, kind="normal")),
    ],
    "WR-C2": [partial(reprinted, "the_wyrm_rises", 1, partial(without_lieutenant, "belthir"))],
    "WT-6": [edit(undecided, "if not card.only_if or", "if True or")],
}


def test_every_rule_that_is_only_said_can_be_said_otherwise() -> None:
    assert set(SAID) == said()


test_a_test_notices_when_a_rule_is_said_otherwise = noticed(SAID)
