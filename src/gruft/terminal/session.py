"""One evening at the keyboard: people and bots take turns until the game is over.

Several people may share the keyboard: before somebody else's secrets are drawn, a cover asks for a key press.
Words a person can type: a number or key answers; `?`, `what KEY`, `why KEY`, `undo`, `back`, `save FILE`, `log`,
`board`, `rules WORD`, `lang de|en`, `quit`. Who shares a keyboard has one voice and bots agree, so `back` takes back
by agreement what `undo` does not reach.

Whatever ends the session, nothing that a person has answered or been shown is lost: it is kept on the disk as soon as
it is on the table.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.padding import Padding

from gruft.bots import Bot
from gruft.table.ask import Ask, Seat
from gruft.table.chance import FastChance
from gruft.table.replay import close, taken_back
from gruft.table.rules import Refusal, load_ledger
from gruft.table.table import Table
from gruft.terminal.board import allies, draw_board, glance, log_lines, print_log, result_grid
from gruft.texts import LANGUAGES, Texts, kind_of

MOST_OPTIONS_SHOWN = 60


@dataclass
class Session:
    """Who plays, where it is shown, and what each person has seen."""

    table: Table
    bots: dict[Seat, Bot]
    console: Console
    texts: Texts
    read: Callable[[str], str]
    save_to: Path
    chance: FastChance = field(default_factory=lambda: FastChance(0))
    told: dict[Seat, int] = field(default_factory=dict)
    at_keyboard: Seat | None = None
    shown: Seat | None = None
    glanced: str = ""
    unkept: bool = False
    """The last try to keep it failed."""
    kept: int = field(init=False)
    """So many entries of the journal are on the disk, or were tried to be; those it began with are."""

    def __post_init__(self) -> None:
        """What is loaded lies on the disk already, and is left alone until somebody answers."""
        self.kept = self._entries

    @property
    def people(self) -> list[Seat]:
        """The seats no bot plays."""
        return [seat for seat in range(self.table.seats) if seat not in self.bots]

    @property
    def _entries(self) -> int:
        assert self.table.journal is not None
        return len(self.table.journal.entries)

    def play(self) -> bool:
        """Play until the end (True) or until somebody leaves (False)."""
        began = self.kept
        try:
            while not self.table.over:
                ask = next((ask for ask in self.table.asks if ask.seat not in self.bots), None)
                if ask is None:
                    self._bot_answers(self.table.asks[0].seat)
                elif not self._person_answers(ask):
                    return self._leave()
        except EOFError:
            return self._leave()
        except KeyboardInterrupt:
            if self.kept != began:
                self._say_goodbye()
            raise
        self._show_end()
        return True

    def _bot_answers(self, seat: Seat) -> None:
        with self.console.status(self.texts.say("terminal-thinking", {"who": f"seat:{seat}"})):
            key = self.bots[seat](self.table, seat, self.chance)
        outcome = self.table.answer(seat, key)
        assert not isinstance(outcome, Refusal), (seat, key, outcome)

    def _person_answers(self, ask: Ask) -> bool:
        """Ask one person until the table has taken an answer; False if they leave."""
        self._take_the_keyboard(ask.seat)
        drawn = self._glance(ask.seat)
        if self.shown != ask.seat:
            draw_board(self.console, self.table, ask.seat, self.texts)
            self.shown = ask.seat
        elif drawn != self.glanced:
            self.console.print(glance(self.table, ask.seat, self.texts))
        self.glanced = drawn
        self._tell_events(ask.seat)
        self._show_ask(ask)
        self._keep()
        while True:
            done = self._obey(self.read(self.texts.say("terminal-your-choice") + " ").strip(), ask)
            if done is not None:
                return done

    def _glance(self, seat: Seat) -> str:
        """What a glance at the board shows, as text."""
        shown = glance(self.table, seat, self.texts)
        if shown is None:
            return ""
        page = Console(width=self.console.width, file=StringIO(), color_system=None)
        with page.capture() as capture:
            page.print(shown)
        return capture.get()

    def _take_the_keyboard(self, seat: Seat) -> None:
        last = self.at_keyboard
        if last is not None and last != seat and len(self.people) > 1 and not allies(self.table, last, seat):
            self.console.clear()
            self.console.rule(f"[bold]{escape(self.texts.say('terminal-cover', {'who': f'seat:{seat}'}))}")
            self.read(self.texts.say("terminal-press-enter") + " ")
        self.at_keyboard = seat

    def _tell_events(self, seat: Seat) -> None:
        lines = log_lines(self.table, seat, self.told.get(seat, 0), self.texts)
        self.told[seat] = len(self.table.log)
        print_log(self.console, lines[-25:])

    def _show_ask(self, ask: Ask) -> None:
        texts = self.texts
        texts.meet(ask.keys)
        who = escape(texts.seat(ask.seat))
        self.console.print(f"\n[bold yellow]{who}:[/] [bold]{escape(texts.prompt(ask))}[/]", highlight=False)
        for number, key, label in options_listed(ask, texts):
            self.console.print(f"  [green]{number:>3}[/]  {escape(label)}  [dim]{escape(key)}[/]", highlight=False)
        if len(ask.keys) > MOST_OPTIONS_SHOWN:
            self.console.print(texts.say("terminal-more-options", {"count": len(ask.keys) - MOST_OPTIONS_SHOWN}))

    def _obey(self, word: str, ask: Ask) -> bool | None:
        """Carry out one typed line: True answered, False left, None ask again."""
        if word.isdigit() and 1 <= int(word) <= len(ask.keys):
            return self._answer(ask, ask.keys[int(word) - 1])
        first, _, rest = word.partition(" ")
        match first.lower():
            case "":
                return None
            case "?" | "help" | "hilfe":
                self._explain(ask)
            case "what" | "was":
                self._what(ask, rest.strip())
            case "why" | "warum":
                self._why(ask, rest.strip())
            case "undo" | "zurück":
                return self._undo(ask.seat)
            case "back" | "zurücknehmen":
                return self._back(ask.seat)
            case "save" | "speichern":
                self._save(Path(rest.strip() or self.save_to))
            case "log" | "chronik":
                print_log(self.console, log_lines(self.table, ask.seat, 0, self.texts))
            case "board" | "spielplan" | "brett":
                draw_board(self.console, self.table, ask.seat, self.texts)
                self._show_ask(ask)
            case "rules" | "regeln":
                self._rules(rest.strip())
            case "lang" | "sprache":
                self._switch_language(rest.strip(), ask)
            case "quit" | "ende":
                return False
            case _:
                return self._answer(ask, word)
        return None

    def _answer(self, ask: Ask, key: str) -> bool | None:
        outcome = self.table.answer(ask.seat, key)
        if isinstance(outcome, Refusal):
            self._tell_refusal(outcome)
            return None
        if self.table.ask_of(ask.seat) is None:
            self.shown = None
        self._keep()
        return True

    def _undo(self, seat: Seat) -> bool | None:
        outcome = self.table.undo(seat)
        if isinstance(outcome, Refusal):
            self._tell_refusal(outcome)
            if outcome.code != "undo.nothing":
                self.console.print(self.texts.say("terminal-back"))
            return None
        return self._look_again()

    def _back(self, seat: Seat) -> bool | None:
        """The last answer and all that came of it, others' answers too, have not been given."""
        earlier = taken_back(self.table, seat)
        if isinstance(earlier, Refusal):
            self._tell_refusal(earlier)
            return None
        self.table = earlier
        return self._look_again()

    def _look_again(self) -> bool:
        """The table stands as it did before: what was told since is forgotten."""
        self.told = {seat: min(told, len(self.table.log)) for seat, told in self.told.items()}
        self.shown = None
        return True

    def _tell_refusal(self, refusal: Refusal) -> None:
        rule = f" [dim]{refusal.rule}[/]" if refusal.rule else ""
        self.console.print(f"[red]✗[/] {escape(self.texts.refusal(refusal))}{rule}", highlight=False)

    def _explain(self, ask: Ask) -> None:
        """What can be typed, and what is not possible here and why."""
        self.console.print(Padding(escape(self.texts.say("terminal-help")), (0, 2)), highlight=False)
        refused = ask.refused()
        if refused:
            self.console.print(self.texts.say("terminal-not-possible"))
        for key, refusal in list(refused.items())[:30]:
            name = escape(self.texts.option(ask.kind, key, ask.args))
            reason = escape(self.texts.refusal(refusal))
            self.console.print(f"  [dim]{name} ({escape(key)}):[/] {reason} [dim]{refusal.rule}[/]", highlight=False)

    def _what(self, ask: Ask, word: str) -> None:
        """What is printed on something one may choose, or on anything else by its key."""
        key = ask.keys[int(word) - 1] if word.isdigit() and 1 <= int(word) <= len(ask.keys) else word
        found = self.texts.printed(key)
        for ref, text in found.items():
            name = escape(self.texts.name(ref))
            self.console.print(Padding(f"[bold]{name}[/]\n{escape(text)}", (0, 2)), highlight=False)
        if not found:
            self.console.print(self.texts.say("terminal-nothing-printed"))

    def _why(self, ask: Ask, key: str) -> None:
        refusal = self.table.why_not(ask.seat, key)
        if refusal is None:
            self.console.print(self.texts.say("terminal-why-possible"))
            return
        self._tell_refusal(refusal)
        if refusal.rule:
            self._rules(refusal.rule)

    def _rules(self, word: str) -> None:
        for rule in load_ledger(self.table.game.meta.slug).find(word)[:12]:
            self.console.print(f"[bold yellow]{rule.id}[/] {escape(rule.text(self.texts.lang))}", highlight=False)

    def _switch_language(self, lang: str, ask: Ask) -> None:
        if lang in LANGUAGES:
            self.texts = Texts(self.texts.slug, lang, self.texts.players, self.texts.options)
        self._show_ask(ask)

    def _keep(self) -> None:
        """What has happened since it was last kept is on the disk now; that it cannot be is said once."""
        if self._entries == self.kept:
            return
        self.kept = self._entries
        self.unkept = not self._written(self.save_to, quietly=self.unkept)

    def _save(self, path: Path) -> bool:
        saved = self._written(path)
        if saved:
            self._tell_file("terminal-saved", {"file": str(path)})
        return saved

    def _written(self, path: Path, quietly: bool = False) -> bool:
        """Whether the journal could be written to this file; if not, it is said why."""
        try:
            close(self.table).save(path)
        except OSError as error:
            told = {"file": path.name, "problem": self.texts.system(error)}
            if not quietly:
                self._tell_file("terminal-not-saved", told)
            return False
        return True

    def _leave(self) -> bool:
        if self._save(self.save_to):
            self._say_goodbye()
        return False

    def _say_goodbye(self) -> None:
        self.console.print()
        self._tell_file("terminal-goodbye", {"file": str(self.save_to)})

    def _tell_file(self, message: str, told: dict[str, str]) -> None:
        """A sentence that names a file: whole, so that one can copy it."""
        self.console.print(escape(self.texts.say(message, told)), highlight=False, soft_wrap=True)

    def _show_end(self) -> None:
        seat = self.people[0] if len(self.people) == 1 else None
        draw_board(self.console, self.table, seat, self.texts)
        print_log(self.console, log_lines(self.table, seat, self.told.get(seat or 0, 0), self.texts)[-25:])
        result = self.table.result
        assert result is not None
        ending = self.texts.ending(result.reason)
        if ending is not None:
            self.console.print(f"[bold yellow]{escape(ending)}[/]", highlight=False)
        self.console.print(result_grid(result, self.texts))
        self._save(self.save_to)


def options_listed(ask: Ask, texts: Texts) -> list[tuple[int, str, str]]:
    """Number, key and label of the options; what is the same in all but its copy is listed once, with how many."""
    found: dict[tuple[str, str], list[tuple[int, str]]] = {}
    for number, key in enumerate(ask.keys[:MOST_OPTIONS_SHOWN], 1):
        found.setdefault((kind_of(key), texts.option(ask.kind, key, ask.args)), []).append((number, key))
    return [
        (*same[0], label if len(same) == 1 else texts.say("terminal-same", {"label": label, "count": len(same)}))
        for (_, label), same in found.items()
    ]
