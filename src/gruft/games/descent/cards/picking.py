"""What cards ask: which hero, which monster, which space, which condition, how much.

Every question carries the card it belongs to, so the prompts need no card of their own. A card that heals may
also choose a knocked-out hero, who then counts as standing on his token's space (DE-KO-08).
"""

from __future__ import annotations

from collections.abc import Iterable

from gruft.games.descent.moments.asking import Args, choose_figure, choose_number, choose_one, choose_space, choose_word
from gruft.games.descent.moments.seats import kind_of, ref_of
from gruft.games.descent.pieces.kinds import LIEUTENANT, MASTER, MINION
from gruft.games.descent.rules.conditions import CONDITION, CONDITION_NAMES, conditions_of, remove_condition
from gruft.games.descent.rules.figures import (
    adjacent,
    around,
    ball,
    beside,
    heroes,
    monsters,
    persons_as_heroes,
    sees,
    sees_space,
    within,
)
from gruft.games.descent.state import State
from gruft.table.ask import Seat
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse


def pick_figure(
    g: State, seat: Seat, card: str, figures: Iterable[int], kind: str = "card_figure", or_pass: bool = False
) -> Flow[int | None]:
    """One of these figures, for the card with this ref."""
    found = list(figures)
    return (yield from choose_figure(g, seat, kind, found, or_pass, {"card": card, "what": what_they_are(g, found)}))


def what_they_are(g: State, figures: list[int]) -> str:
    """`hero` or `monster` where all of them are, else `figure`."""
    if all(f < g.nh for f in figures):
        return "hero"
    return "monster" if all(kind_of(g, f).rank in (MINION, MASTER, LIEUTENANT) for f in figures) else "figure"


def pick_space(g: State, seat: Seat, card: str, spaces: Iterable[int], or_pass: bool = False) -> Flow[int | None]:
    """Choose a space for a card; with `or_pass` none."""
    return (yield from choose_space(g, seat, "card_space", spaces, or_pass, {"card": card}))


def pick_word(seat: Seat, kind: str, card: str, words: list[str], or_pass: bool = False) -> Flow[str | None]:
    """Choose one of the words a card offers; with `or_pass` none."""
    return (yield from choose_word(seat, kind, words, or_pass, {"card": card}))


def pick_amount(seat: Seat, card: str, low: int, high: int, of: str) -> Flow[int]:
    """How much: of `fatigue` or `damage`, or of damage taken as fatigue `instead`."""
    return (yield from choose_number(seat, "card_amount", low, high, {"card": card, "of": of}))


def pick_condition(g: State, seat: Seat, card: str, figure: int, bits: Iterable[int] = ()) -> Flow[int]:
    """Which condition the figure is to receive."""
    options = {f"condition:{CONDITION_NAMES[bit]}": bit for bit in bits or CONDITION.values()}
    chosen = yield from choose_one(seat, "card_condition", options, False, {"card": card, "figure": ref_of(g, figure)})
    assert chosen is not None
    return chosen


def discard_condition(g: State, seat: Seat, card: str, figure: int, or_pass: bool) -> Flow[None]:
    """Let `seat` discard one condition of the figure, if it has any."""
    options = {f"condition:{CONDITION_NAMES[bit]}": bit for bit in conditions_of(g, figure)}
    args: Args = {"card": card, "figure": ref_of(g, figure)}
    bit = yield from choose_one(seat, "card_discard_condition", options, or_pass, args)
    if bit is not None:
        remove_condition(g, figure, bit)


def standing_near(g: State, me: int, n: int) -> list[int]:
    """Heroes on the map within n spaces, the owner included; figures treated as heroes too (DE-FAM-07)."""
    return [h for h in heroes(g, familiars=True) if within(g, me, h, n)]


def patients(g: State) -> list[int]:
    """Heroes on the map and persons that count as heroes: who can recover damage (QC-16)."""
    return heroes(g) + persons_as_heroes(g)


def healed_near(g: State, me: int, n: int) -> list[int]:
    """Heroes within n spaces who can recover damage, knocked-out ones included."""
    reach = ball(g, me, n)
    down = [h for h in range(g.nh) if g.ko >> h & 1 and reach >> g.token[h] & 1]
    return sorted([h for h in patients(g) if within(g, me, h, n)] + down)


def healed_beside(g: State, me: int) -> list[int]:
    """The owner and heroes on adjacent spaces who can recover damage, knocked-out ones included."""
    near = around(g, me)
    down = [h for h in range(g.nh) if g.ko >> h & 1 and near >> g.token[h] & 1]
    return sorted([h for h in patients(g) if h == me or adjacent(g, me, h)] + down)


def healed_in_sight(g: State, me: int) -> list[int]:
    """Heroes in line of sight who can recover damage, the owner and knocked-out ones included."""
    down = [h for h in range(g.nh) if g.ko >> h & 1 and sees_space(g, me, g.token[h])]
    return sorted([h for h in patients(g) if sees(g, me, h)] + down)


def monsters_near(g: State, me: int, n: int) -> list[int]:
    """Monsters within so many spaces; sight does not matter."""
    return [m for m in monsters(g) if within(g, me, m, n)]


def adjacent_monsters(g: State, me: int) -> list[int]:
    """Monsters next to the figure."""
    return beside(g, me, monsters(g))


def adjacent_heroes(g: State, me: int) -> list[int]:
    """Heroes next to the figure, figures treated as heroes included."""
    return beside(g, me, heroes(g, familiars=True))


def here_or_beside(g: State, me: int) -> list[int]:
    """The hero himself and standing heroes beside him."""
    return [h for h in heroes(g) if h == me or adjacent(g, me, h)]


def with_conditions(g: State, me: int) -> list[int]:
    """Heroes and figures treated as heroes, here or beside, that have a condition (DE-FAM-07)."""
    return [h for h in heroes(g, familiars=True) if g.cond[h] and (h == me or adjacent(g, me, h))]


def no_target(card: str) -> Refusal:
    """There is nobody this card could be used on now."""
    return refuse("card.no_target", "DE-SKILL-01", card=card)
