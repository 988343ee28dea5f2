"""How the quests play among bots of equal sense: who wins them, who wins their first encounters, how long they take.

`measure` plays games and adds them to what was counted before, so that a run may be broken off and gone on with, and
several runs for different quests may share a folder; `write` makes the report with its plots. Only numbers marked
reconstructed in content/ may be tuned by what it shows; a quest that was tuned is counted anew (`--anew`).

    python -m gruft.games.descent.balance 200 docs/balance [--anew] [quest …]
"""

from __future__ import annotations

import json
import os
import sys
from dataclasses import asdict, dataclass
from pathlib import Path

from gruft.games.descent import bot
from gruft.games.descent.meta import OF_THE_CAMPAIGN, QUESTS
from gruft.games.descent.moments.quest import HEROES
from gruft.games.descent.pieces.atlas import QUESTS as PRINTED
from gruft.games.descent.state import State
from gruft.plots import bars
from gruft.table.chance import FastChance
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


def measure(games: int, folder: Path, quests: list[str], anew: bool) -> Counted:
    """Play until every quest has so many games with each number of heroes."""
    known = read(folder)
    counted = {quest: known.get(quest, {}) for quest in quests}
    for found in counted.values():
        for heroes in NUMBERS:
            if anew or heroes not in found:
                found[heroes] = Figures()
    for number in range(games):
        for quest in quests:
            for heroes in NUMBERS:
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
    (folder / "descent.md").write_text("\n".join([*lines, "", *TUNED, ""]), encoding="utf-8")


TUNED = (
    "## What was tuned",
    "",
    "The table above is counted anew with all of this.",
    "",
    "Only numbers that are ours (`source: reconstructed`, or said so in a note); in brackets what they were.",
    "",
    "- A Fat Goblin: 19 of 24, and always the first encounter. Up to 2 goblin archers come through the back door of",
    "  the cave in a turn (1): of the first 12 games 9 instead of 10.",
    "- Castle Daerion: the heroes had won 11 of 12. Up to 2 monsters come to the keep in a turn (1).",
    "- The Cardinal's Plight: 8 of 9. A prayer heals 3, 2 or 1 by the number of heroes (4, 3, 2).",
    "- The Desecrated Tomb: up to 2 monsters came to the cavern in a turn for a while, because the heroes had won 8",
    "  of 9. Bots who know more win it for the overlord: the heroes won 2 of 12 with either number, so it is 1 again.",
    "  With 3 and 4 heroes they had won none of 8: Sir Alric slew Khorayt with three blows. Khorayt has 24 and 26",
    "  Health then (17 and 19; 15 with 2 heroes is printed): with 3 heroes 5 of 24, with 4 and 25 Health 5 of 12.",
    "- Enduring the Elements: none of 9. 12 tokens of wrath (8), 1 damage at a shrine (2). The rite was 8 for a while;",
    "  at the level of act II the heroes then won 19 of 24, and it is 7 again.",
    "- The Twin Idols: 1 of 12 at the level of act II. Dusk falls with 14 tokens (7), and only zombies come to the",
    "  graveyard (monsters of the open group too).",
    "- The Wyrm Rises: none of 9. 18 tokens of the rite (12).",
    "- Gryvorn Unleashed: 1 of 30 without experience, none of 3 with it. Gryvorn has 1 more Health for each hero (6),",
    "  and the Baron waits in the Prison (the Crater): beside the heroes' way he struck two of them down at once.",
    "- The Overlord Revealed: 2 of 12; 9 of 36 when nobody looks for a second key any more. Baron Zachareth comes in",
    "  the third overlord turn (the second): 11 of the same 36.",
    "- The Man Who Would Be King: none of 3 at the level of act II, two of them lost when the coronation ended, with",
    "  the Baron almost down in the one that was watched. It takes 12 tokens (9).",
    "",
    "## What the bots had to learn instead",
    "",
    "- Death on the Wing: the heroes had won 25 of 30, because nobody went for the guards. Belthir and the second",
    "  group do.",
    "- The Ritual of Shadows: 20 of 24, because Lord Merick stopped on his way to the throne to fight. He runs.",
    "- The Overlord Revealed: 4 of 30, often without an end, because heroes waited at the end of a way whose key",
    "  somebody else had. Everyone goes to the end of his own, and once a way is open nobody looks for another key.",
    "- The Shadow Vault, The Monster's Hoard, The Twin Idols: a thief whose escape is the end is hunted before all",
    "  others, and a hero with the prize is more careful than the rest.",
)


if __name__ == "__main__":
    words = [word for word in sys.argv[1:] if word != "--anew"]
    at = Path(words[1])
    chosen = words[2:] or [*QUESTS, *OF_THE_CAMPAIGN]
    measure(int(words[0]), at, chosen, "--anew" in sys.argv)
    write(at, read(at))
