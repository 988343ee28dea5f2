"""Dark Domains, put together for the table."""

from __future__ import annotations

import gruft.games.domains.cards  # noqa: F401  # the cards tell what they do
from gruft.games.domains.meta import META
from gruft.games.domains.pieces.tables import AFTER_MINIONS, DEFEND, END_OF_TURN, OPEN, PLACES_OF, PREPARATION
from gruft.games.domains.rules.adventure.phase import adventure_phase, adventure_roll, adventure_settled, party
from gruft.games.domains.rules.arrange import arrange
from gruft.games.domains.rules.city.guild import builders
from gruft.games.domains.rules.city.resolution import charm, resolution_phase, resolve
from gruft.games.domains.rules.elsewhere import elsewhere
from gruft.games.domains.rules.end_of_turn import end_of_turn_phase, reset
from gruft.games.domains.rules.foreman import foreman, foreman_phase
from gruft.games.domains.rules.fortune.phase import fortune_card, fortune_phase, fortune_step
from gruft.games.domains.rules.invariants import invariants
from gruft.games.domains.rules.minions import minion_phase, place_minion
from gruft.games.domains.rules.misplaced import misplaced
from gruft.games.domains.rules.playing.windows import slots
from gruft.games.domains.rules.production import production, production_phase
from gruft.games.domains.rules.scoring import result
from gruft.games.domains.rules.setup import choose_masters, setup, starting_elements, starting_spells
from gruft.games.domains.seen.luck import luck
from gruft.games.domains.seen.names import calls, names
from gruft.games.domains.seen.printed import printed
from gruft.games.domains.seen.redeal import redeal
from gruft.games.domains.seen.views import own, view
from gruft.games.domains.state import State
from gruft.table.game import Game, Hour


def hour(g: State) -> Hour:
    """The round, and its phase: nobody has a turn of his own."""
    return Hour(f"{g.round}", f"{g.round}.{g.phase}")


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
    own=own,
    result=result,
    redeal=redeal,
    invariants=invariants,
    misplaced=misplaced,
    names=names,
    calls=calls,
    main="fortune_phase",
    arrange=arrange,
    reactions=frozenset({"react", "charm"}),
    hour=hour,
    elsewhere=elsewhere,
    places=PLACES_OF,
    printed=printed,
    luck=luck,
)
