"""Dark Domains, put together for the table."""

from __future__ import annotations

from gruft.games.domains.adventure import adventure_phase, adventure_roll, adventure_settled, party
from gruft.games.domains.arrange import arrange
from gruft.games.domains.cards import printed
from gruft.games.domains.end_of_turn import end_of_turn_phase, reset
from gruft.games.domains.foreman import foreman, foreman_phase
from gruft.games.domains.fortune import fortune_card, fortune_phase, fortune_step
from gruft.games.domains.guild import builders
from gruft.games.domains.invariants import invariants
from gruft.games.domains.meta import META
from gruft.games.domains.minions import minion_phase, place_minion
from gruft.games.domains.names import names
from gruft.games.domains.production import production, production_phase
from gruft.games.domains.redeal import redeal
from gruft.games.domains.resolution import charm, resolution_phase, resolve
from gruft.games.domains.scoring import result
from gruft.games.domains.setup import choose_masters, setup, starting_elements, starting_spells
from gruft.games.domains.state import State
from gruft.games.domains.tables import AFTER_MINIONS, DEFEND, END_OF_TURN, OPEN, PREPARATION
from gruft.games.domains.views import view
from gruft.games.domains.windows import slots
from gruft.table.game import Game

GAME = Game(
    meta=META,
    state=State,
    setup=setup,
    first="choose_masters",
    beats={
        "choose_masters": choose_masters,
        "starting_spells": starting_spells,
        "starting_elements": starting_elements,
        "fortune_phase": fortune_phase,
        "fortune_card": fortune_card,
        "fortune_step": fortune_step,
        "preparation": slots(PREPARATION, "minion_phase"),
        "minion_phase": minion_phase,
        "place_minion": place_minion,
        "after_minions": slots(AFTER_MINIONS, "resolution_phase"),
        "resolution_phase": resolution_phase,
        "resolve": resolve,
        "builders": builders,
        "charm": charm,
        "foreman_phase": foreman_phase,
        "foreman": foreman,
        "adventure_phase": adventure_phase,
        "party": party,
        "adventure_open": slots(OPEN, "adventure_settled"),
        "adventure_settled": adventure_settled,
        "adventure_defend": slots(DEFEND, "adventure_roll"),
        "adventure_roll": adventure_roll,
        "production_phase": production_phase,
        "production": production,
        "end_of_turn_phase": end_of_turn_phase,
        "end_of_turn": slots(END_OF_TURN, "reset"),
        "reset": reset,
    },
    view=view,
    result=result,
    redeal=redeal,
    invariants=invariants,
    names=names,
    main="fortune_phase",
    arrange=arrange,
    printed=printed,
)
