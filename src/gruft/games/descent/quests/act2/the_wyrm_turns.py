"""The Wyrm Turns: a hybrid as ally among whispering stones, then the brood (WT-1 to WT-6, WT-R1, WT-R2, WT-C1)."""

from __future__ import annotations

from typing import Final

from gruft.games.descent.moments.asking import choose_card
from gruft.games.descent.moments.fights import FigureDefeated
from gruft.games.descent.moments.quest import HEROES, OVERLORD_WINS, settle
from gruft.games.descent.moments.quest_records import OL_END, OL_START
from gruft.games.descent.pieces.kinds import KNOWLEDGE, OVERLORD, WILLPOWER
from gruft.games.descent.quests.words import terms
from gruft.games.descent.quests.words.acting import choose_near, tests_one_of
from gruft.games.descent.quests.words.arrivals import beside_the_map, comes_in
from gruft.games.descent.quests.words.part import count
from gruft.games.descent.quests.words.persons import activates
from gruft.games.descent.quests.words.script import finish, parts
from gruft.games.descent.quests.words.terms import (
    GONE,
    When,
    counter,
    lieutenant,
    none_left,
    person,
    token,
    tokens,
    won_first,
)
from gruft.games.descent.rules.attribute_tests import test
from gruft.games.descent.rules.overlord_cards import discard_overlord
from gruft.games.descent.state import State
from gruft.table.flow import Flow

ALLY: Final = person("belthir_ally")
BELTHIR: Final = lieutenant("belthir")

ROAD, NEST = parts("the_wyrm_turns")
COMES_IN: Final = NEST.number("WT-R2", "turn")
"""The overlord turn in which Belthir comes."""
PRICE: Final = NEST.number("WT-5", "cards")
"""Overlord cards for his return."""
RIPE: Final = NEST.changes("WT-C2", won_first(HEROES), NEST.number("WT-V2O", "tokens"), NEST.number("WT-V2O", "later"))
"""Tokens the brood needs; more if Belthir has shown the heroes the way."""

# -- the whispering stones ---------------------------------------------------------

ROAD.back("whisper_stone", "whisper_stone")
ROAD.reinforce("WT-R1")
activates(ROAD, "WT-1", ALLY, moves=1, attacks=2, as_monster=True)
ROAD.counts_defeat("WT-V1O", ALLY, "belthir_defeated")
ROAD.wins("WT-V1H", HEROES, none_left("whisper_stone"))
ROAD.wins("WT-V1O", OVERLORD_WINS, counter("will") >= ROAD.number("WT-V1O", "tokens"))
ROAD.wins("WT-V1O", OVERLORD_WINS, counter("belthir_defeated") >= 1)


@ROAD.due("WT-2", "whispers", OL_END)
def WT_2_gryvorn_whispers(g: State) -> Flow[None]:
    """Belthir tests Willpower, 1 lower for each stone beyond the first; where he fails his will is weaker."""
    for f in ALLY.of(g):
        beyond = max(0, len(tokens(g, "whisper_stone")) - 1)
        if not (yield from test(g, f, WILLPOWER, mod=-beyond)).passed:
            count(g, "will")


@ROAD.action("WT-3", "silence", terms.HEROES, at=token("whisper_stone"))
def WT_3_silence(g: State, f: int) -> Flow[None]:
    """A test of Knowledge or Willpower silences a stone near the hero."""
    stone = yield from choose_near(g, f, "whisper_stone")
    if (yield from tests_one_of(g, f, KNOWLEDGE, WILLPOWER)):
        g.token_at[stone] = GONE
        settle(g)


# -- the brood ---------------------------------------------------------------------

NEST.data("WT-6")  # relics are in play in a campaign only (QC-32)
NEST.back("egg", "egg")
NEST.clock("WT-4", "ripe")
NEST.takes_part("WT-C1", won_first(OVERLORD_WINS))
NEST.reinforce("WT-R2")
NEST.wins("WT-V2H", HEROES, none_left("egg"))
NEST.wins("WT-V2O", OVERLORD_WINS, counter("ripe") >= RIPE)


@NEST.action("WT-4", "smash_egg", terms.HEROES, at=token("egg"))
def WT_4_smash(g: State, f: int) -> Flow[None]:
    """An egg near the hero is smashed."""
    egg = yield from choose_near(g, f, "egg")
    g.token_at[egg] = GONE
    settle(g)


HE_COMES: Final = When(
    lambda g: g.round == COMES_IN and bool(beside_the_map(g, BELTHIR)) and "belthir_fell" not in g.counters
)
HE_MAY_RETURN: Final = When(
    lambda g: g.counters.get("belthir_fell") == g.round and len(g.ol_hand) >= PRICE and bool(beside_the_map(g, BELTHIR))
)


@NEST.due("WT-R2", "belthir_comes", OL_START, HE_COMES)
def WT_R2_belthir_comes(g: State) -> Flow[None]:
    """At the start of his overlord turn Belthir is placed on the Entrance."""
    yield from comes_in(g, beside_the_map(g, BELTHIR)[0], "entrance")


@NEST.on("WT-5", FigureDefeated)
def WT_5_belthir_falls(g: State, now: FigureDefeated) -> None:
    """He may return at the start of the next overlord turn, and only then."""
    if BELTHIR.holds(g, now.figure):
        g.counters["belthir_fell"] = g.round + (g.turn == OVERLORD)


@NEST.due("WT-5", "belthir_returns", OL_START, HE_MAY_RETURN, must=False)
def WT_5_belthir_returns(g: State) -> Flow[None]:
    """Cards of the overlord's choice bring him back to the Entrance, fresh."""
    for _ in range(PRICE):
        card = yield from choose_card(g, g.overlord, "card_discard", g.ol_hand, False, {"card": "lieutenant:belthir"})
        assert card is not None
        discard_overlord(g, card)
    yield from comes_in(g, beside_the_map(g, BELTHIR)[0], "entrance")


finish("the_wyrm_turns")
