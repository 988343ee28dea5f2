"""Dungeon Lords, put together for the table: its beats in the order of the rounds (DL-FLOW)."""

from __future__ import annotations

import gruft.games.lords.cards.special_events
import gruft.games.lords.cards.spells  # noqa: F401  # the cards tell what they do
from gruft.games.lords.meta import META
from gruft.games.lords.pieces.tables import CELL_IDS, SPACE_IDS
from gruft.games.lords.rules.actions import carry_out
from gruft.games.lords.rules.combat.battle import battle, battle_over, trap_step
from gruft.games.lords.rules.combat.conquest import aftermath
from gruft.games.lords.rules.combat.monsters import monsters
from gruft.games.lords.rules.combat.rounds import combat, combat_round, end_of_combat, planning, show_card
from gruft.games.lords.rules.combat.spells import fast_spell, slow_spell
from gruft.games.lords.rules.elsewhere import elsewhere
from gruft.games.lords.rules.events import event, pay_day, special_event, taxes
from gruft.games.lords.rules.gifts import gifts
from gruft.games.lords.rules.heroes import end_of_round, heroes
from gruft.games.lords.rules.new_round import new_round
from gruft.games.lords.rules.orders import choose_orders, reveal_orders
from gruft.games.lords.rules.position.arrange import arrange
from gruft.games.lords.rules.position.invariants import invariants
from gruft.games.lords.rules.position.misplaced import misplaced
from gruft.games.lords.rules.production import production
from gruft.games.lords.rules.scoring import result, scoring
from gruft.games.lords.rules.second_year import change_of_year
from gruft.games.lords.rules.setup import first_orders, setup
from gruft.games.lords.seen.names import calls, names
from gruft.games.lords.seen.printed import printed
from gruft.games.lords.seen.redeal import redeal
from gruft.games.lords.seen.views import own, view
from gruft.games.lords.state import State
from gruft.table.game import Game, Hour


def hour(g: State) -> Hour:
    """A season, and whose share of a phase it is."""
    season = f"{g.year}.{g.season}"
    return Hour(season, f"{season}.{g.turn}")


GAME = Game(
    meta=META,
    state=State,
    setup=setup,
    first="first_orders",
    beats={
        "first_orders": first_orders,
        "new_round": new_round,
        "choose_orders": choose_orders,
        "reveal_orders": reveal_orders,
        "carry_out": carry_out,
        "production": production,
        "event": event,
        "pay_day": pay_day,
        "taxes": taxes,
        "special_event": special_event,
        "gifts": gifts,
        "heroes": heroes,
        "end_of_round": end_of_round,
        "combat": combat,
        "combat_round": combat_round,
        "planning": planning,
        "show_card": show_card,
        "battle": battle,
        "trap_step": trap_step,
        "fast_spell": fast_spell,
        "monsters": monsters,
        "slow_spell": slow_spell,
        "aftermath": aftermath,
        "battle_over": battle_over,
        "end_of_combat": end_of_combat,
        "change_of_year": change_of_year,
        "scoring": scoring,
    },
    view=view,
    own=own,
    result=result,
    redeal=redeal,
    invariants=invariants,
    names=names,
    calls=calls,
    printed=printed,
    arrange=arrange,
    hour=hour,
    follows=("paladin", "town", "town_2"),
    misplaced=misplaced,
    places={"spaces": SPACE_IDS, **{f"lords[{seat}].tiles": CELL_IDS for seat in range(META.seats[1])}},
    elsewhere=elsewhere,
)
