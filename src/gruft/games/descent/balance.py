"""How the quests play among bots of equal sense: who wins them, who wins their first encounters, how long they take.

`measure` plays games and adds them to what was counted before, so that a run may be broken off and gone on with, and
several runs for different quests may share a folder; `write` makes the report with its plots. Only numbers marked
reconstructed in content/ may be tuned by what it shows; a quest that was tuned is counted anew (`--anew`, with some
numbers of heroes only where the others play as before), and what was done is told in balance.yaml.

    python -m gruft.games.descent.balance 200 docs/balance [quest …] [--anew] [--heroes 2 …]
"""

from __future__ import annotations

import argparse
import json
import os
import textwrap
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from gruft.games.descent import bot
from gruft.games.descent.meta import OF_THE_CAMPAIGN, QUESTS, SLUG
from gruft.games.descent.moments.quest import HEROES
from gruft.games.descent.pieces.atlas import QUESTS as PRINTED
from gruft.games.descent.state import State
from gruft.plots import bars
from gruft.table.chance import FastChance
from gruft.table.content import load
from gruft.table.opening import light_table

COUNTED = "descent.json"
MOST_ANSWERS = 30_000
FAIR = (0.2, 0.8)
NUMBERS = (2, 3, 4)
LEVELS = {"interlude": "advanced", "act2": "expert", "finale": "expert"}
"""What both sides have learned and bought by then in a campaign is what the epic levels give."""


@dataclass(slots=True)
class Figures:
    """What was counted over all games of a quest with one number of heroes."""

    games: int = 0
    won: int = 0
    """By the heroes."""
    first: int = 0
    """First encounters won by the heroes."""
    rounds: int = 0
    """Of the last encounters."""

    @property
    def share(self) -> float:
        """The part of the games the heroes have won."""
        return self.won / self.games if self.games else 0.0

    def add(self, other: Figures) -> None:
        """The games of another series count here too."""
        self.games += other.games
        self.won += other.won
        self.first += other.first
        self.rounds += other.rounds


Counted = dict[str, dict[int, Figures]]


def level_of(quest: str) -> str:
    """The level at which a campaign comes to this quest."""
    return LEVELS.get(PRINTED[quest].kind, "novice")


def play(quest: str, heroes: int, number: int) -> Figures:
    """One game of bots; the same number is the same game."""
    options = {"quest": quest, "heroes": heroes, "level": level_of(quest)}
    table = light_table("descent", 2, FastChance(1000 * number + heroes), options)
    dice = FastChance(number)
    for _ in range(MOST_ANSWERS):
        if table.over:
            g: State = table.state
            return Figures(1, int(g.winner == HEROES), int(g.first_winner == HEROES), g.round)
        ask = table.asks[0]
        key = bot.prefer(table.state, ask.seat, ask)
        table.answer(ask.seat, key if key in ask.keys else dice.pick(ask.keys))
    raise RuntimeError(f"{quest} with {heroes} heroes, game {number}: no end")


def read(folder: Path) -> Counted:
    """What was counted before."""
    file = folder / COUNTED
    if not file.exists():
        return {}
    stored = json.loads(file.read_text(encoding="utf-8"))
    return {quest: {int(n): Figures(**one) for n, one in found.items()} for quest, found in stored.items()}


def keep(folder: Path, counted: Counted) -> None:
    """Write down what was counted, so that later runs can add to it; quests of other runs stay as they stand there."""
    known = read(folder) | counted
    plain = {quest: {str(n): asdict(one) for n, one in found.items()} for quest, found in sorted(known.items())}
    fresh = folder / f"{COUNTED}.{os.getpid()}"
    fresh.write_text(json.dumps(plain, indent=1) + "\n", encoding="utf-8")
    fresh.replace(folder / COUNTED)


def measure(games: int, folder: Path, quests: Sequence[str], anew: bool, numbers: Sequence[int] = NUMBERS) -> Counted:
    """Play until every quest has so many games with each of these numbers of heroes; what else was counted stays."""
    known = read(folder)
    counted = {quest: known.get(quest, {}) for quest in quests}
    for found in counted.values():
        for heroes in NUMBERS:
            if heroes not in found or (anew and heroes in numbers):
                found[heroes] = Figures()
    for number in range(games):
        for quest in quests:
            for heroes in numbers:
                if counted[quest][heroes].games <= number:
                    counted[quest][heroes].add(play(quest, heroes, number))
            keep(folder, counted)
    return read(folder)


def total(found: dict[int, Figures]) -> Figures:
    """All numbers of heroes together."""
    summed = Figures()
    for one in found.values():
        summed.add(one)
    return summed


def one_sided(counted: Counted) -> list[str]:
    """Quests that are within the line as a whole, but not with one number of heroes: in words."""
    found = []
    for quest, numbers in counted.items():
        far = [f"with {n} ({numbers[n].share:.0%})" for n in NUMBERS if not FAIR[0] <= numbers[n].share <= FAIR[1]]
        if far:
            found.append(f"- {PRINTED[quest].name_en}: {', '.join(far)}")
    return found


def write(folder: Path, counted: Counted) -> None:
    """The report and its plots."""
    offered = [quest for quest in (*QUESTS, *OF_THE_CAMPAIGN) if quest in counted]
    lines = [
        "# Descent: how the quests play among bots",
        "",
        "Bots of equal sense on both sides (`python -m gruft.games.descent.balance`). They play by rules of thumb;",
        "people will play better, so read the figures as tendencies. Few games say little: with 10 games a share of",
        "50 % may as well be 20 or 80, with 200 it is between 43 and 57.",
        "",
        "A quest is played at the level a campaign comes to it with: act I without experience, interludes on the",
        "advanced level, act II and the finales on the expert one, with what both sides have then learned and bought.",
        "",
        "| quest | level | games | heroes win | with 2 | with 3 | with 4 | first encounter | rounds |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for quest in offered:
        found = counted[quest]
        all_games = total(found)
        shares = " | ".join(f"{found[n].share:.0%}" for n in NUMBERS)
        two = len(PRINTED[quest].encounters) > 1
        first = f"{all_games.first / all_games.games:.0%}" if two and all_games.games else "–"
        mark = "" if FAIR[0] <= all_games.share <= FAIR[1] else " !"
        rounds = all_games.rounds / max(1, all_games.games)
        lines.append(
            f"| {PRINTED[quest].name_en} | {level_of(quest)} | {all_games.games} | {all_games.share:.0%}{mark} |"
            f" {shares} | {first} | {rounds:.1f} |"
        )
    middle = (len(offered) + 1) // 2
    halves = [half for half in (offered[:middle], offered[middle:]) if half]
    lines += ["", "`!`: a side wins more than four games in five.", ""]
    if far := one_sided({quest: counted[quest] for quest in offered}):
        lines += ["With one number of heroes it is still one-sided here (games won by the heroes):", "", *far, ""]
    for number, half in enumerate(halves, 1):
        name = f"descent-heroes-{number}.svg"
        series = {f"{n} heroes": [counted[quest][n].share for quest in half] for n in NUMBERS}
        short = [str(PRINTED[quest].order) for quest in half]
        bars(folder / name, "Quests won by the heroes, by their number in the book", short, series, percent=True)
        lines.append(f"![quests won by the heroes]({name})")
    (folder / "descent.md").write_text("\n".join([*lines, "", *changes(offered), ""]), encoding="utf-8")


TUNED: Final = load(SLUG, "../balance.yaml", dict[str, str], key="tuned")
"""What was tuned in a quest, and what had been counted before; what is not named here is as it was first written."""
LEARNED: Final = load(SLUG, "../balance.yaml", dict[str, str], key="learned")
"""What the bots had to learn instead of it."""


def changes(offered: list[str]) -> list[str]:
    """What was tuned, quest by quest."""
    return [
        "## What was tuned",
        "",
        "The table above is counted anew with all of this. Only numbers that are ours (`source: reconstructed`, or",
        "said so in a note); in brackets what they were.",
        "",
        *(item(quest, TUNED.get(quest, "nothing.")) for quest in offered),
        "",
        "## What the bots had to learn instead",
        "",
        *(item(quest, LEARNED[quest]) for quest in offered if quest in LEARNED),
    ]


def item(quest: str, said: str) -> str:
    """A line of a list about a quest."""
    return textwrap.fill(f"- {PRINTED[quest].name_en}: {said}", 110, subsequent_indent="  ", break_on_hyphens=False)


def folder_of(word: str) -> Path:
    """The folder a word of the command line names."""
    folder = Path(word)
    if not folder.is_dir():
        raise argparse.ArgumentTypeError(f"there is no folder {word}; make it first")
    return folder


def main(words: Sequence[str] | None = None) -> None:
    """Count what the command line says, and write the report."""
    every = (*QUESTS, *OF_THE_CAMPAIGN)
    parser = argparse.ArgumentParser(
        prog="python -m gruft.games.descent.balance",
        description="Let bots play quests of Descent and write down how often the heroes win them.",
    )
    parser.add_argument("games", type=int, help="how many games of each quest with each number of heroes")
    parser.add_argument("folder", type=folder_of, help=f"where {COUNTED}, the report and its plots are")
    parser.add_argument("quests", nargs="*", default=(), metavar="quest", help="which quests; else all of them")
    parser.add_argument("--anew", action="store_true", help="forget what was counted of them before")
    parser.add_argument("--heroes", type=int, nargs="+", choices=NUMBERS, default=NUMBERS, help="with how many heroes")
    chosen = parser.parse_args(words)
    if strange := [quest for quest in chosen.quests if quest not in every]:
        parser.error(f"there is no quest {strange[0]}; there are {', '.join(every)}")
    measure(chosen.games, chosen.folder, chosen.quests or every, chosen.anew, chosen.heroes)
    write(chosen.folder, read(chosen.folder))


if __name__ == "__main__":
    main()
