"""How the game plays among bots with an opinion: rounds, attacks, where Evil comes from, who wins.

`measure` plays games and counts; `write` makes the report with its plots. Only numbers marked reconstructed in content/
may be tuned by what it shows.

    python -m gruft.games.domains.balance 2000 docs/balance
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from gruft.games.domains import bot
from gruft.games.domains.pieces.events import (
    AttackHeld,
    AttackWon,
    BuildingBuilt,
    BuildingDarkened,
    BuildingLit,
    BuildingLost,
    HenchmanTaken,
    PilgrimageFound,
    SpellCast,
    TargetFound,
)
from gruft.games.domains.pieces.numbers import SOURCES
from gruft.games.domains.pieces.tables import HENCHMAN_OF, S_DECK, SPELL_OF
from gruft.games.domains.state import State
from gruft.plots import bars
from gruft.table.chance import FastChance
from gruft.table.events import Event
from gruft.table.game import Result
from gruft.table.opening import light_table
from gruft.table.table import Table

TUNED = (
    "## What was tuned",
    "",
    "Only numbers that are ours (`source: reconstructed`). With the first set of numbers 59 to 69 % of all attacks on",
    "dark buildings succeeded, and players who cast the Ritual of Darkness won three duels in four.",
    "",
    "- Adventurers: 35 d6, 8 d8, 2 d10, 3 d12 instead of 20, 14, 8, 6. A party of four rolls 15.75 on average, not 18.",
    "- Troll, Minotaur, Stone Golem, Medusa, Wyvern, Giant, Vampire and Hydra cost one coin less.",
    "- Ritual of Darkness costs 1 earth and 1 fire instead of 1 earth and 2 workers: two elements for about 5.5 Evil.",
    "",
    "What the figures cannot say: these bots hire few henchmen and rarely meddle with minions, so the henchmen and the",
    "control spells are hardly tried.",
)


@dataclass(slots=True)
class Figures:
    """What was counted over all games of one number of players."""

    seats: int
    games: int = 0
    rounds: Counter[int] = field(default_factory=Counter)
    built: int = 0
    darkened: int = 0
    pilgrimages: int = 0
    won_dark: int = 0
    held_dark: int = 0
    won_other: int = 0
    held_other: int = 0
    evil: Counter[str] = field(default_factory=Counter)
    points: int = 0
    wins_by_place: dict[int, float] = field(default_factory=lambda: dict.fromkeys(range(5), 0.0))
    """Wins by the place in the first turn order."""
    used: Counter[str] = field(default_factory=Counter)
    won_with: Counter[str] = field(default_factory=Counter)
    """Players who cast a spell or took a henchman, and how many of them won."""

    @property
    def lost_share(self) -> float:
        """Share of attacks on dark buildings that succeed."""
        return self.won_dark / max(1, self.won_dark + self.held_dark)


def _played(table: Table, dice: FastChance) -> Result:
    """A table played to its end by common sense, and by chance where that is silent."""
    while not table.over:
        ask = table.asks[0]
        key = bot.prefer(table.state, ask.seat, ask)
        table.answer(ask.seat, key if key is not None else dice.pick(ask.keys))
    result = table.result
    assert result is not None
    return result


def measure(seats: int, games: int, seed: int = 1) -> Figures:
    """Play `games` games of bots and count."""
    found = Figures(seats)
    for number in range(games):
        table = light_table("domains", seats, FastChance(seed * 1_000_003 + number), quiet=False)
        first = table.state.first
        result = _played(table, FastChance(number))
        found.games += 1
        found.rounds[table.state.round] += 1
        found.points += sum(result.points)
        for parts in result.breakdown:
            found.evil.update(parts)
        share = 1 / len(result.winners)
        for winner in result.winners:
            found.wins_by_place[(winner - first) % seats] += share
        _count(found, table.log, set(result.winners))
    return found


def _count(found: Figures, log: list[Event], winners: set[int]) -> None:
    dark: set[str] = set()
    target = ""
    played: set[tuple[int, str]] = set()
    for event in log:
        if isinstance(event, BuildingBuilt):
            found.built += 1
        elif isinstance(event, BuildingDarkened):
            found.darkened += 1
            dark.add(event.land)
        elif isinstance(event, (BuildingLit, BuildingLost)):
            dark.discard(event.land)
        elif isinstance(event, TargetFound):
            target = event.land
        elif isinstance(event, PilgrimageFound):
            found.pilgrimages += 1
        elif isinstance(event, (AttackWon, AttackHeld)) and event.target == target:
            _attack(found, isinstance(event, AttackWon), target in dark)
            target = ""
        elif isinstance(event, SpellCast):
            played.add((event.who, event.spell))
        elif isinstance(event, HenchmanTaken):
            played.add((event.who, event.henchman))
    for who, card in played:
        found.used[card] += 1
        found.won_with[card] += who in winners


def _attack(found: Figures, won: bool, on_dark: bool) -> None:
    if on_dark:
        found.won_dark += won
        found.held_dark += not won
    else:
        found.won_other += won
        found.held_other += not won


def gifted(card: str, games: int, seed: int = 7) -> float:
    """How often somebody wins a duel who starts with this card as a gift: what the card itself is worth."""
    wins = 0.0
    for number in range(games):
        table = light_table("domains", 2, FastChance(seed * 1_000_003 + number))
        _give(table.state, number % 2, card)
        result = _played(table, FastChance(number))
        wins += (number % 2 in result.winners) / len(result.winners)
    return wins / games


def _give(g: State, seat: int, card: str) -> None:
    """A spell out of its deck into the hand, a henchman into the playing area (wherever he was)."""
    family, _, name = card.partition(":")
    if family == "spell":
        kind = SPELL_OF[name]
        g.spell_decks[S_DECK[kind]].remove(kind)
        g.hands[seat].append(kind)
        return
    number = HENCHMAN_OF[name]
    for row in (g.inn, g.far_lands):
        if number in row:
            row[row.index(number)] = g.henchman_deck.pop()
            g.henchman_deck.append(number)
    g.henchman_deck.remove(number)
    g.henchmen[seat].append(number)


def advantage(found: Figures, card: str) -> float:
    """How a card's users would do in a duel: their odds to win against the usual odds of a seat."""
    rate = found.won_with[card] / max(1, found.used[card])
    usual = 1 / found.seats
    odds = rate / max(1e-9, 1 - rate)
    fair = usual / (1 - usual)
    return odds / (odds + fair)


def write(folder: Path, figures: list[Figures], gifts: dict[str, float]) -> None:
    """The report, its plots and the raw figures."""
    folder.mkdir(parents=True, exist_ok=True)
    labels = [f"{found.seats} players" for found in figures]
    rounds = sorted({n for found in figures for n in found.rounds})
    bars(
        folder / "domains-rounds.svg",
        "Rounds per game",
        [str(n) for n in rounds],
        {label: [found.rounds[n] / found.games for n in rounds] for label, found in zip(labels, figures)},
        percent=True,
    )
    bars(
        folder / "domains-evil.svg",
        "Evil per player by source",
        list(SOURCES),
        {
            label: [found.evil[name] / found.games / found.seats for name in SOURCES]
            for label, found in zip(labels, figures)
        },
    )
    bars(
        folder / "domains-attacks.svg",
        "Attacks on dark buildings that succeed",
        labels,
        {"succeed": [found.lost_share for found in figures]},
        percent=True,
    )
    bars(
        folder / "domains-seats.svg",
        "Wins by place in the first turn order",
        [str(n + 1) for n in range(5)],
        {
            label: [found.wins_by_place[n] / found.games if n < found.seats else 0.0 for n in range(5)]
            for label, found in zip(labels, figures)
        },
        percent=True,
    )
    (folder / "domains.md").write_text(_page(figures, gifts), encoding="utf-8")


def _page(figures: list[Figures], gifts: dict[str, float]) -> str:
    lines = [
        "# Dark Domains: how it plays among bots",
        "",
        f"{figures[0].games} games of bots for each number of players (`python -m gruft.games.domains.balance`). The",
        "bots play by rules of thumb (`bot/`); people will play better, so read the figures as tendencies.",
        "",
        "| | " + " | ".join(f"{found.seats} players" for found in figures) + " |",
        "|---|" + "---|" * len(figures),
    ]

    def row(name: str, values: list[str]) -> None:
        lines.append(f"| {name} | " + " | ".join(values) + " |")

    def each(found: Figures, n: float) -> float:
        return n / found.games / found.seats

    row("rounds (average)", [f"{sum(n * c for n, c in f.rounds.items()) / f.games:.2f}" for f in figures])
    row("rounds (range)", [f"{min(f.rounds)}–{max(f.rounds)}" for f in figures])
    row("Evil per player", [f"{each(f, f.points):.1f}" for f in figures])
    row("buildings built per player", [f"{each(f, f.built):.1f}" for f in figures])
    row("buildings turned dark per player", [f"{each(f, f.darkened):.1f}" for f in figures])
    row("pilgrimages found per game", [f"{f.pilgrimages / f.games:.1f}" for f in figures])
    row("attacks on dark buildings per game", [f"{(f.won_dark + f.held_dark) / f.games:.1f}" for f in figures])
    row("… that succeed", [f"{f.lost_share:.0%}" for f in figures])
    row("attacks on lone monsters per game", [f"{(f.won_other + f.held_other) / f.games:.1f}" for f in figures])
    row("… that succeed", [f"{f.won_other / max(1, f.won_other + f.held_other):.0%}" for f in figures])
    for name in SOURCES:
        row(f"Evil: {name}", [f"{each(f, f.evil[name]):.1f}" for f in figures])
    for place in range(5):
        values = [f"{f.wins_by_place[place] / f.games:.0%}" if place < f.seats else "–" for f in figures]
        row(f"wins of place {place + 1}", values)
    lines += ["", "![rounds](domains-rounds.svg)", "![evil](domains-evil.svg)"]
    lines += ["![attacks](domains-attacks.svg)", "![seats](domains-seats.svg)", ""]
    lines += [
        "## Strongest cards",
        "",
        "How somebody who cast the spell or took the henchman would do in a duel (50 % is fair; users of at least one",
        "game in fifty are listed, the highest first).",
        "",
    ]
    lines += ["| players | cards |", "|---|---|"]
    for found in figures:
        known = [card for card, n in found.used.items() if n >= found.games / 50]
        best = sorted(known, key=lambda card: -advantage(found, card))[:6]
        told = ", ".join(f"{card.partition(':')[2]} {advantage(found, card):.0%} ({found.used[card]})" for card in best)
        lines.append(f"| {found.seats} | {told} |")
    lines += [
        "",
        "Who casts much or takes many henchmen is often ahead anyway. So the cards that look strongest were also given",
        "away: in duels one player starts with the card as a gift, everything else being equal.",
        "",
        "| card | wins with it as a gift |",
        "|---|---|",
    ]
    lines += [
        f"| {card.partition(':')[2]} | {share:.0%} |" for card, share in sorted(gifts.items(), key=lambda g: -g[1])
    ]
    return "\n".join([*lines, "", *TUNED]) + "\n"


def suspects(figures: list[Figures], most: int = 4) -> list[str]:
    """The cards whose users win most, for each number of players."""
    found: list[str] = []
    for figure in figures:
        known = [card for card, n in figure.used.items() if n >= figure.games / 50]
        best = sorted(known, key=lambda card: -advantage(figure, card))[:most]
        found += [card for card in best if card not in found]
    return found


def main(argv: list[str]) -> int:
    """Play so many games at each number of players (200) and print the figures, or write them into a folder."""
    games = int(argv[0]) if argv else 200
    folder = Path(argv[1]) if len(argv) > 1 else None
    figures = [measure(seats, games) for seats in (2, 3, 4, 5)]
    gifts = {card: gifted(card, games // 5) for card in suspects(figures)}
    if folder is not None:
        write(folder, figures, gifts)
    print(_page(figures, gifts) if folder is None else json.dumps([found.lost_share for found in figures]))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
