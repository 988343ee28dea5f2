"""One card played from one position, and everything it changed, as a list of short lines.

A deed names the card, the board, what is answered and every change. What is not named must not have changed, so
each line of the tables is the exact effect of the card.

Boards (black is to move, the card and whatever else is named is in hand):
  war     black has two troops in Ched Nasad beside a red troop and a red spy; a white troop stands on the route to
          Araumycos, two in Tsenviilyq, two red troops in Skullport; black holds a Noble and a Soldier, red four Nobles
  spying  the same with black spies in Skullport and Eryndlyn
  alone   one black troop in Kanaglym, no other piece, nothing in hand or deck
  walled  Kanaglym is full of black troops and all routes from it are held by white ones
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from gruft.games.tyrants.pieces.content import CARDS
from gruft.games.tyrants.pieces.minions import DESIGN, DESIGN_IDS
from gruft.games.tyrants.pieces.underdark import COLORS
from tests.games.tyrants.underdark import Game, Setting, designs, underdark

Extra = Callable[[Setting], Setting]


@dataclass(frozen=True)
class Deed:
    """A card played: the answers as words, the changes as lines."""

    card: str
    answers: str
    changes: list[str]
    board: str = "war"
    extra: Extra | None = None
    before: str = ""
    """Cards played earlier in the turn, with their answers."""
    end: str | None = None
    """Answers at the end of the turn; then `circle` is what black's inner circle holds."""
    circle: str = ""
    hand: str | None = None
    """Cards in hand besides the one played, if not those of the board."""
    seats: int = 2
    id: str = field(default="")


def war(s: Setting) -> Setting:
    s.troops("black", "ched_nasad", "ched_nasad").troops("red", "ched_nasad", "skullport", "skullport")
    s.troops("white", "araumycos__ched_nasad_1", "tsenviilyq", "tsenviilyq").spies("red", "ched_nasad")
    return s.hand("red", "noble", "noble", "noble", "noble")


def spying(s: Setting) -> Setting:
    return war(s).spies("black", "skullport", "eryndlyn")


def alone(s: Setting) -> Setting:
    return s.troops("black", "kanaglym")


def walled(s: Setting) -> Setting:
    s.fills("black", "kanaglym")
    return s.troops("white", "eryndlyn__kanaglym_2", "kanaglym__skullport_1", "kanaglym__tsenviilyq_1")


BOARDS: dict[str, Extra] = {"war": war, "spying": spying, "alone": alone, "walled": walled}
HANDS = {"war": "noble soldier", "spying": "noble soldier", "alone": "", "walled": ""}


def do(deed: Deed) -> None:
    """Play the card and compare every change with the lines."""
    s = underdark(deed.seats)
    if deed.card == "insane_outcast":
        s.with_decks("demons")
    s = BOARDS[deed.board](s)
    s.hand("black", deed.card, *(deed.hand if deed.hand is not None else HANDS[deed.board]).split())
    s.hand("black", *[word for word in deed.before.split() if word in DESIGN_IDS and word not in HANDS[deed.board]])
    if deed.extra is not None:
        s = deed.extra(s)
    if deed.board == "alone":
        s.bare("black")
    game = s.begin()
    for word in deed.before.split():
        game.answers(f"play:{word}" if word in DESIGN_IDS and game.kind == "main" else word)
    before = facts(game)

    game.plays(deed.card, *deed.answers.split())

    assert game.kind == "main" and game.asked == "black", game.ask
    changed = sorted(changes(before, facts(game)))
    assert changed == sorted(deed.changes)
    if deed.end is not None:
        game.ends(*deed.end.split())
        assert sorted(game.circle("black")) == sorted(deed.circle.split())


def facts(game: Game) -> dict[str, Any]:
    """All that can change; hand and play area together, because every card played goes from one to the other."""
    g = game.g
    found: dict[str, Any] = {"power": g.power, "influence": g.influence, "outcasts": len(g.outcasts)}
    found["late"] = Counter(f"{DESIGN_IDS[DESIGN[late.card]]}-{late.effect}" for late in g.late)
    found["devoured"] = Counter(designs(g.devoured))
    found["market"] = Counter(card for card in game.market if card)
    found["ghost"] = int(g.ghost)
    for seat in range(g.seats):
        color = COLORS[seat]
        found[f"{color} hand"] = Counter(designs(g.hands[seat]) + (designs(g.in_play) if seat == g.active else []))
        found[f"{color} discard"] = Counter(game.discard(color))
        found[f"{color} circle"] = Counter(game.circle(color))
        found[f"{color} deck"] = len(g.decks[seat])
        found[f"{color} tokens"] = g.tokens[seat]
        found[f"{color} hall"] = Counter(game.hall(color))
        found[f"{color} spy"] = Counter(game.spies(color))
        found[f"{color} barracks"] = g.barracks[seat]
    for color in COLORS:
        found[color] = Counter(game.standing(color))
    return found


def changes(before: dict[str, Any], after: dict[str, Any]) -> list[str]:
    """Every difference as a line; what follows from a deployed troop (the barracks) is not repeated."""
    lines = []
    for name, old in before.items():
        new = after[name]
        if isinstance(old, int):
            if old != new and "barracks" not in name:
                lines.append(f"{name} {new - old:+}")
            continue
        for thing in sorted(set(old) | set(new)):
            step = new[thing] - old[thing]
            if step:
                amount = "" if abs(step) == 1 else f" {abs(step)}"
                lines.append(f"{name} {'+' if step > 0 else '-'}{thing}{amount}")
    return lines


def label(deed: Deed) -> str:
    return f"{deed.card}-{deed.board}-{deed.answers.replace(' ', '_') or 'plain'}"


def all_of(deck: str) -> list[str]:
    return [card.id for card in CARDS if card.deck == deck]
