"""Questions of Descent: pick a figure, a space, a card, a word, a number.

Where one answer alone is possible it is taken without asking.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from gruft.games.descent.moments.dice_table import die_refs
from gruft.games.descent.moments.duties import duty
from gruft.games.descent.moments.seats import ref_of
from gruft.games.descent.pieces.cards import CARD_REFS
from gruft.games.descent.pieces.dice import Lying
from gruft.games.descent.state import State
from gruft.table.ask import MAY_PASS, NO_EXITS, PASS, Ask, Candidates, Exits, Seat
from gruft.table.flow import Flow
from gruft.table.rules import Arg, Refusal

Args = dict[str, Arg]

EXIT: Final = "exit"
"""The argument of a question that may have a way out or not: the word of the open one, or `none`."""
SHUT_IN: Final = "none"


def ask_key(
    seat: Seat,
    kind: str,
    keys: list[str],
    listing: Callable[[], Iterable[str]] | None = None,
    refusal: Callable[[str], Refusal | None] | None = None,
    args: Args | None = None,
    exits: Exits = NO_EXITS,
    known: Callable[[str], str | None] | None = None,
) -> Flow[str]:
    """Ask for one of these keys or an open exit; `listing` and `refusal` explain the others, also the `known`."""
    candidates = Candidates(listing, known) if listing is not None else dict.fromkeys(keys)
    answer: str = yield Ask(seat, kind, candidates, refusal, keys, exits, args)
    return answer


def choose_one(
    seat: Seat, kind: str, options: dict[str, int], or_pass: bool = False, args: Args | None = None
) -> Flow[int | None]:
    """The number behind the chosen key; the only one is taken without asking unless passing is possible."""
    if not options:
        return None
    if len(options) == 1 and not or_pass:
        return next(iter(options.values()))
    args = {**(args or {}), EXIT: PASS if or_pass else SHUT_IN}
    key = yield Ask(seat, kind, options, exits=MAY_PASS if or_pass else {PASS: duty(kind)}, args=args)
    return None if key == PASS else options[key]


def choose_figure(
    g: State, seat: Seat, kind: str, figures: Iterable[int], or_pass: bool = False, args: Args | None = None
) -> Flow[int | None]:
    """Ask for a figure; None if it was declined or there is none."""
    return (yield from choose_one(seat, kind, {ref_of(g, f): f for f in figures}, or_pass, args))


def choose_space(
    g: State, seat: Seat, kind: str, spaces: Iterable[int], or_pass: bool = False, args: Args | None = None
) -> Flow[int | None]:
    """Ask for a space; None if it was declined or there is none."""
    return (yield from choose_one(seat, kind, {g.live.map.key[s]: s for s in spaces}, or_pass, args))


def choose_card(
    g: State, seat: Seat, kind: str, cards: Iterable[int], or_pass: bool = False, args: Args | None = None
) -> Flow[int | None]:
    """Ask for a card; None if it was declined or there is none."""
    return (yield from choose_one(seat, kind, {CARD_REFS[c]: c for c in cards}, or_pass, args))


def choose_word(
    seat: Seat, kind: str, words: Sequence[str], or_pass: bool = False, args: Args | None = None
) -> Flow[str | None]:
    """One of these bare words."""
    number = yield from choose_one(seat, kind, {word: n for n, word in enumerate(words)}, or_pass, args)
    return None if number is None else words[number]


def choose_number(seat: Seat, kind: str, low: int, high: int, args: Args | None = None) -> Flow[int]:
    """A number from low to high, as `number:3`."""
    chosen = yield from choose_one(seat, kind, {f"number:{n}": n for n in range(low, high + 1)}, False, args)
    assert chosen is not None
    return chosen


def choose_die(
    g: State,
    seat: Seat,
    kind: str,
    dice: Lying,
    indexes: Iterable[int],
    or_pass: bool = False,
    args: Args | None = None,
) -> Flow[int | None]:
    """Which of these dice, by the ref it has on the table."""
    refs = die_refs(g)
    return (yield from choose_one(seat, kind, {refs[id(dice[n])]: n for n in indexes}, or_pass, args))
