"""Phase 8, End of Turn: a last window, then the board is reset in a strict order (DD-EOT, DD-RUL-20, 77, 87)."""

from __future__ import annotations

from gruft.games.domains.pieces.events import PhaseBegan, RowCleared
from gruft.games.domains.pieces.tables import ARCHITECTS, BUILDING_REFS, DEATH, HENCHMAN_REFS, INN, N_SPOTS, PHASES
from gruft.games.domains.rules.basics.decks import (
    discard_inn,
    draw_henchman,
    fill_inn,
    fill_market,
    fill_party,
    laid_out,
)
from gruft.games.domains.rules.basics.domain import back_to_docks
from gruft.games.domains.rules.basics.items import cut_to_limit
from gruft.games.domains.rules.basics.order import begin
from gruft.games.domains.state import State
from gruft.table.events import note

OVER = PHASES.index("over")


def end_of_turn_phase(g: State) -> str:
    """Phase 8 begins; everybody follows in turn order."""
    g.phase = 8
    note(g, PhaseBegan, "phase:end_of_turn")
    begin(g)
    return "end_of_turn"


def reset(g: State) -> str | None:
    """Everything goes back to its place; after the last round the game is over."""
    g.fortune_discard += g.boxes
    g.boxes = []
    g.board, g.guild = [-1] * N_SPOTS, []  # all are home by now, but perhaps in a position somebody wrote
    g.posted, g.posted_colour = [-1] * g.seats, [-1] * g.seats
    g.unavailable = [0] * N_SPOTS
    g.blocked = [0] * len(g.blocked)
    discard_inn(g)
    move_from_far_lands(g)
    refill_row(g)
    for party in range(2):
        fill_party(g, party)
    back_to_docks(g)
    for slot, card in enumerate(g.far_lands):
        if card < 0:
            g.far_lands[slot] = draw_henchman(g)
    fill_market(g)
    for seat in range(g.seats):
        cut_to_limit(g, seat)
    if not g.last and DEATH not in g.fortune_discard:
        return "fortune_phase"
    g.phase = OVER
    return None


def move_from_far_lands(g: State) -> None:
    """The henchmen left in the Far Lands come to the Inn from the left, the rest from the deck (DD-EOT-05)."""
    coming = [card for card in g.far_lands if card >= 0]
    g.far_lands = [-1] * len(g.far_lands)
    if coming:
        g.chance.reveal()
    g.inn = (coming + [-1] * len(g.inn))[: len(g.inn)]
    for slot, card in enumerate(coming):
        laid_out(g, INN, slot, HENCHMAN_REFS[card])
    fill_inn(g)


def refill_row(g: State) -> None:
    """Fill the Architects' Guild; if nobody took a building from it this round all are removed first (DD-EOT-06)."""
    if not g.taken:
        g.buildings_removed += [card for card in g.row if card >= 0]
        g.row = [-1] * len(g.row)
        note(g, RowCleared)
    for slot, card in enumerate(g.row):
        if card < 0 and g.building_deck:
            g.row[slot] = g.building_deck.pop()
            g.chance.reveal()
            laid_out(g, ARCHITECTS, slot, BUILDING_REFS[g.row[slot]])
