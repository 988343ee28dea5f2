"""How an attack or another roll lies on the table for all to see: dice, numbers, and the reason of every change.

What the dice show plus the modifiers of a kind is the number shown, always: `damage` adds to the hearts, `range`,
`pierce` and `surges` to their numbers, `shields` to those of its figure. A change that could not take full effect (a
heart taken off a die that had only one, a surge cancelled that was re-rolled away) counts for what it took.

Not here: the record itself (pieces/attack.py).
"""

from __future__ import annotations

from typing import TypedDict

from gruft.games.descent.moments.dice_table import die_refs
from gruft.games.descent.moments.seats import ref_of
from gruft.games.descent.pieces.attack import DAMAGE, DIE, SHIELDS, SURGES, Attack
from gruft.games.descent.pieces.cards import CARD_REFS, EQUIPPED, ITEM, source_ref
from gruft.games.descent.pieces.dice import COLOUR, COLOUR_NAMES, Lying, hearts, shields, surges
from gruft.games.descent.pieces.kinds import ATTRIBUTE_NAMES, NOBODY
from gruft.games.descent.pieces.rolls import Roll, Test
from gruft.games.descent.rules.attack.affected import standing_dice
from gruft.games.descent.rules.attack.roll import needed_range
from gruft.games.descent.state import State


class DieView(TypedDict):
    ref: str
    """`die:red_3.2`: colour, face and place on the table; questions about dice offer these refs."""
    colour: str
    face: int


class ModifierView(TypedDict):
    what: str
    """damage, range, pierce, surges, shields; die, reroll; least, blast, must_surge."""
    amount: int
    source: str
    figure: str | None
    """Whose shields or dice; None: the attack's."""
    colour: str | None
    """Of a die added or rolled again."""


class DefenceView(TypedDict):
    figure: str
    again: bool
    """A second result of a figure that took over the attack on another."""
    dice: list[DieView]
    shields: int
    dealt: int | None


class AttackView(TypedDict):
    attacker: str
    weapon: str
    skill: str
    """The card or ability the attack is part of, if any."""
    melee: bool
    rolled: bool
    targets: list[str]
    dice: list[DieView]
    hearts: int
    surges: int
    range: int
    needed: int
    """The range the attack must reach."""
    pierce: int
    missed: bool
    must_surge: list[str]
    modifiers: list[ModifierView]
    defences: list[DefenceView]


class RollView(TypedDict):
    """A test or another roll under way."""

    figure: str
    source: str
    attribute: str | None
    value: int | None
    """So many shields still pass the test."""
    dice: list[DieView]


Change = tuple[str, int, str, int, int]


def attack_view(g: State, a: Attack) -> AttackView:
    """An attack as everybody sees it: dice, what changed them and why, and what each target suffers."""
    refs = die_refs(g)
    defences: list[DefenceView] = [
        {
            "figure": ref_of(g, f),
            "again": False,
            "dice": _dice(a.defence.get(f, []), refs),
            "shields": a.shields_of(f),
            "dealt": a.dealt.get(f),
        }
        for f in a.affected
    ]
    defences += [
        {
            "figure": ref_of(g, f),
            "again": True,
            "dice": _dice(a.defence_again.get(f, []), refs),
            "shields": shields(a.defence_again.get(f, [])),
            "dealt": a.dealt_again.get(f),
        }
        for f in a.again
    ]
    return {
        "attacker": ref_of(g, a.attacker),
        "weapon": CARD_REFS[a.weapon] if a.weapon >= 0 else "",
        "skill": source_ref(a.skill),
        "melee": a.melee,
        "rolled": a.rolled,
        "targets": [ref_of(g, f) for f in a.targets],
        "dice": _dice(a.dice, refs),
        "hearts": a.hearts(),
        "surges": a.surges_left(),
        "range": a.total_range(),
        "needed": needed_range(g, a),
        "pierce": a.pierce,
        "missed": a.missed,
        "must_surge": [f"must:{reason}" for reason in sorted(a.must_surge)],
        "modifiers": [
            {
                "what": what,
                "amount": amount,
                "source": source,
                "figure": ref_of(g, f) if f != NOBODY else None,
                "colour": COLOUR_NAMES[colour] if colour >= 0 else None,
            }
            for what, amount, source, f, colour in changes(g, a)
        ],
        "defences": defences,
    }


def changes(g: State, a: Attack) -> list[Change]:
    """Every change of the attack with what it really came to."""
    found: list[Change] = list(_armour(g, a))
    spare = surges(a.dice) + sum(amount for what, amount, *_ in a.changes if what == SURGES and amount > 0)
    for what, amount, source, f, colour in a.changes:
        if what == SURGES and amount < 0:
            amount = -min(-amount, spare)
            spare += amount
        if amount:
            found.append((what, amount, source, f, colour))
    rolled = hearts(a.dice)
    for weaker in a.weakened:
        taken = weaker.takes(rolled)
        rolled -= taken
        if taken:
            found.append((DAMAGE, -taken, weaker.source, NOBODY, -1))
    for f, (number, source) in a.replaced.items():
        found.append((SHIELDS, number - shields(a.defence.get(f, [])), source, f, -1))
    return found


def _armour(g: State, a: Attack) -> list[Change]:
    """Defence dice that come from what a hero wears and from cards in play."""
    found: list[Change] = []
    for f in a.affected:
        if not a.defence.get(f):
            continue
        for c in g.cards[f] if f < g.nh else ():
            item = ITEM[c]
            if g.status[c] & EQUIPPED and item is not None and item.slot == "armor":
                found += [(DIE, 1, CARD_REFS[c], f, COLOUR[colour]) for colour in item.dice]
        found += [(DIE, 1, source, f, colour) for colour, source in standing_dice(g, a, f)]
    return found


def roll_view(g: State, rolled: Roll) -> RollView:
    """A roll or an attribute test as everybody sees it."""
    made = rolled if isinstance(rolled, Test) else None
    return {
        "figure": ref_of(g, rolled.figure),
        "source": source_ref(rolled.source),
        "attribute": f"attribute:{ATTRIBUTE_NAMES[made.attr]}" if made else None,
        "value": made.value if made else None,
        "dice": _dice(rolled.dice, die_refs(g)),
    }


def _dice(dice: Lying, refs: dict[int, str]) -> list[DieView]:
    return [{"ref": refs.get(id(die), ""), "colour": COLOUR_NAMES[die[0]], "face": die[1]} for die in dice]
