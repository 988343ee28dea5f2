"""What hinders a thing that belongs to another question: another phase, another card, another player.

Asked when somebody points at something the open question is not about. What lies where is told by public facts and the
seat's own cards only: a card of a deck and a face-down one are both simply not there.

Not here: why a candidate of the question itself is refused; that is said where the question is asked.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gruft.games.domains.pieces.content import HENCHMEN, MASTERS
from gruft.games.domains.pieces.tables import (
    ADVENTURER_REFS,
    AFTER_MINIONS,
    BUILDING_REFS,
    DECK_REFS,
    DEFEND,
    ELEMENT_OF_REF,
    END_OF_TURN,
    FORTUNE_REFS,
    HENCHMAN_REFS,
    HIDDEN_REFS,
    ITEM_REFS,
    LAND_REFS,
    MASTER_REFS,
    MAX_SEATS,
    MINION_REFS,
    MONSTER_REFS,
    OPEN,
    PARTY_REFS,
    PHASES,
    PREPARATION,
    S_PRODUCTION,
    S_WHEN,
    S_WINDOWS,
    SPELL_REFS,
    SPOT_REFS,
)
from gruft.games.domains.rules.minions import board_refusal, minions_on_board
from gruft.games.domains.rules.playing.casting import CANCELLING_KINDS
from gruft.games.domains.rules.playing.henchmen import FOREMAN, H_WINDOW, PRODUCTION, use_refusal, when
from gruft.games.domains.rules.playing.masters import MASTER_WINDOW, master_refusal
from gruft.games.domains.state import State
from gruft.table.ask import Ask
from gruft.table.rules import Refusal, refuse

WINDOWS_IN: Final = {
    PHASES.index("preparation"): {PREPARATION},
    PHASES.index("minions"): {AFTER_MINIONS},
    PHASES.index("foreman"): {FOREMAN},
    PHASES.index("adventure"): {OPEN, DEFEND},
    PHASES.index("production"): {PRODUCTION},
    PHASES.index("end_of_turn"): {END_OF_TURN},
}
"""The windows of each phase."""
PLACING: Final = ("place_minion", "which_minion", "move_minion", "save_minion")
"""Questions about where a minion goes; the window after them has not begun yet."""


def _numbers(keys: list[str]) -> dict[str, int]:
    return {key: number for number, key in enumerate(keys)}


SPELLS: Final = _numbers(SPELL_REFS)
MEN: Final = _numbers(HENCHMAN_REFS)
LORDS: Final = _numbers(MASTER_REFS)
CARDS: Final = _numbers(BUILDING_REFS)
TOKENS: Final = _numbers(MONSTER_REFS)
HEROES: Final = _numbers(ADVENTURER_REFS)
SPOTS: Final = _numbers(SPOT_REFS)
MINIONS: Final = _numbers(MINION_REFS)
FIXED: Final = {
    **dict.fromkeys(LAND_REFS, ("land.not_now", "DD-DOMAIN-03")),
    **dict.fromkeys(ITEM_REFS, ("item.not_now", "DD-BAD-16")),
    **dict.fromkeys(DECK_REFS, ("deck.not_now", "DD-TERM-07")),
    **dict.fromkeys(FORTUNE_REFS, ("fortune.not_now", "DD-BAD-12")),
    **dict.fromkeys(PARTY_REFS, ("party.not_now", "DD-ADV-01")),
    **dict.fromkeys((f"seat:{seat}" for seat in range(MAX_SEATS)), ("seat.not_now", "DD-BAD-16")),
    **dict.fromkeys(HIDDEN_REFS, ("hidden.not_now", "DD-ACTION-16")),
    **dict.fromkeys(("own", "white", "purple"), ("minion.not_now", "DD-MINION-01")),
    **dict.fromkeys(("light", "dark"), ("build.no_side", "DD-FOREMAN-05")),
    "act": ("action.not_now", "DD-RES-02"),
    "accept": ("offer.not_now", "DD-FORTUNE-06"),
    "draw": ("offer.not_now", "DD-FORTUNE-06"),
    "yes": ("build.not_now", "DD-FOREMAN-01"),
    "lab": ("production.no_lab", "DD-BLD-08"),
    "pass": ("choice.duty", "DD-TERM-10"),
}
"""Things that are chosen at some questions only, wherever they lie."""
DUE: Final = {
    **dict.fromkeys(ELEMENT_OF_REF, ("production.no_element_due", "DD-PROD-02")),
    **dict.fromkeys(DECK_REFS, ("production.no_spell_due", "DD-PROD-02")),
}
"""What one takes in Production only if a building gives it."""


def elsewhere(g: State, ask: Ask, key: str) -> Refusal | None:
    """Why this cannot be answered now; None if the game knows no such thing."""
    kind, _, rest = key.partition(":")
    explain = BY_KIND.get(kind)
    if explain is not None:
        return explain(g, ask, key)
    if kind == "land" and key in FIXED:
        if ask.kind == "save_minion":
            return refuse("minion.not_into_domain", "DD-BAD-13")
        if any(other.startswith("land:") for other in ask.candidates):
            return refuse("land.not_among", "DD-DOMAIN-03", land=key)
    if ask.kind == "production" and key in DUE:
        code, rule = DUE[key]
        return refuse(code, rule)
    if key in FIXED:
        code, rule = FIXED[key]
        return refuse(code, rule)
    if kind == "amount" and rest.isdigit():
        return refuse("amount.not_now", "DD-SPELL-32")
    return None


def _open_now(g: State, ask: Ask, window: int) -> bool:
    """Whether the window is going on, though another question has to be answered first."""
    return window in WINDOWS_IN.get(g.phase, ()) and ask.kind not in PLACING


def _spell(g: State, ask: Ask, key: str) -> Refusal | None:
    kind = SPELLS.get(key)
    if kind is None:
        return None
    if kind not in g.hands[ask.seat]:
        return refuse("cast.not_in_hand", "DD-SPELL-04", spell=key)
    if kind in CANCELLING_KINDS and g.phase == PHASES.index("production"):
        return refuse("cast.no_cancelling", "DD-SPELL-09", spell=key)
    windows = {*S_WINDOWS[kind], *([PRODUCTION] if S_PRODUCTION[kind] else [])}
    if any(_open_now(g, ask, window) for window in windows):
        return refuse("choice.finish_first", "DD-SPELL-03")
    return refuse("cast.wrong_window", "DD-SPELL-02", spell=key, when=S_WHEN[kind])


def _henchman(g: State, ask: Ask, key: str) -> Refusal | None:
    card = MEN.get(key)
    if card is None:
        return None
    if card in g.henchmen[ask.seat]:
        if HENCHMEN[card].mode == "passive":
            return refuse("henchman.passive", "DD-HENCH-10", henchman=key)
        if _open_now(g, ask, H_WINDOW[card]):
            spent = use_refusal(g, ask.seat, card, H_WINDOW[card])
            return spent or refuse("choice.finish_first", "DD-HENCH-01")
        return refuse("henchman.wrong_phase", "DD-HENCH-01", henchman=key, when=when(HENCHMEN[card].phase))
    if card in g.inn:
        return refuse("henchman.at_inn", "DD-ACTION-10", henchman=key)
    if any(card in cards for cards in g.henchmen):
        return refuse("henchman.not_yours", "DD-DOMAIN-04", henchman=key)
    return refuse("henchman.not_here", "DD-ACTION-07", henchman=key)


def _master(g: State, ask: Ask, key: str) -> Refusal | None:
    master = LORDS.get(key)
    if master is None:
        return None
    if g.master[ask.seat] != master:
        return refuse("master.not_yours", "DD-MASTER-05", master=key)
    window = MASTER_WINDOW[master]
    if _open_now(g, ask, window):
        return master_refusal(g, ask.seat, master, window) or refuse("choice.finish_first", "DD-MASTER-03")
    return refuse("master.wrong_phase", "DD-MASTER-03", master=key, when=when(MASTERS[master].phase))


def _building(g: State, ask: Ask, key: str) -> Refusal | None:
    card = CARDS.get(key)
    if card is None:
        return None
    if card in g.plans[ask.seat]:
        if g.phase == PHASES.index("foreman"):
            return refuse("choice.finish_first", "DD-FOREMAN-01")
        return refuse("build.not_now", "DD-FOREMAN-01")
    if card in g.row:
        return refuse("building.at_guild", "DD-ACTION-09", building=key)
    if card in g.land:
        return refuse("building.stands", "DD-FOREMAN-04", building=key)
    if any(card in plans for plans in g.plans):
        return refuse("building.not_yours", "DD-DOMAIN-04", building=key)
    return refuse("building.not_here", "DD-ACTION-09", building=key)


def _monster(g: State, ask: Ask, key: str) -> Refusal | None:
    monster = TOKENS.get(key)
    if monster is None:
        return None
    if g.where[monster] >= 0:
        return refuse("monster.not_now", "DD-MON-14", monster=key)
    if monster in g.market:
        return refuse("monster.at_market", "DD-ACTION-18", monster=key)
    return refuse("monster.not_here", "DD-MON-02", monster=key)


def _adventurer(g: State, ask: Ask, key: str) -> Refusal | None:
    card = HEROES.get(key)
    if card is None:
        return None
    if any(card in party for party in g.parties):
        return refuse("adventurer.not_now", "DD-ACTION-06", adventurer=key)
    return refuse("adventurer.not_here", "DD-ACTION-06", adventurer=key)


def _space(g: State, ask: Ask, key: str) -> Refusal | None:
    return refuse("minion.not_now", "DD-MINION-01") if key in SPOTS else None


def _minion(g: State, ask: Ask, key: str) -> Refusal | None:
    """A minion stands for its space while minions are placed: it is taken."""
    if key not in MINIONS and not key.startswith("minion:builders_guild."):
        return None
    if key not in minions_on_board(g):
        return refuse("minion.not_here", "DD-ACTION-08")
    taken = board_refusal(g, MINIONS[key]) if ask.kind in PLACING and key in MINIONS else None
    return taken or refuse("minion.no_target", "DD-ACTION-08")


BY_KIND: Final[dict[str, Callable[[State, Ask, str], Refusal | None]]] = {
    "spell": _spell,
    "henchman": _henchman,
    "master": _master,
    "building": _building,
    "monster": _monster,
    "adventurer": _adventurer,
    "space": _space,
    "minion": _minion,
}
