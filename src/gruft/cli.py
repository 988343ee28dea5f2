"""The command line: what can be asked of Gruft, and one clear sentence when something is wrong.

Exit codes: 0 done, 1 the thing checked does not hold, 2 bad usage. The commands themselves are in `commands/`; they are
imported only when used, so `gruft --help` is quick.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, NoReturn

from gruft.commands import UsageError
from gruft.table.rules import refuse
from gruft.texts import Texts, language

HOMES = {
    "serve": "serve",
    "backup": "keeping",
    "restore": "keeping",
    "play": "play",
    "simulate": "simulate",
    "replay": "record",
    "verify": "record",
    "rules": "books",
    "aid": "books",
    "export": "books",
    "train": "train",
    "bench": "bench",
    "doctor": "doctor",
}


def wanted_language(words: Sequence[str]) -> str:
    """`--lang` if given, else what the environment says."""
    for number, word in enumerate(words):
        if word.startswith("--lang="):
            return language(word.partition("=")[2])
        if word == "--lang" and number + 1 < len(words):
            return language(words[number + 1])
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(variable):
            return language(os.environ[variable])
    return "en"


class Parser(argparse.ArgumentParser):
    """A parser that fails with one sentence in the user's language."""

    def error(self, message: str) -> NoReturn:
        """A wrong command is one sentence, no page of usage."""
        raise UsageError("usage.bad", problem=message)


def speak_german() -> None:
    """Let argparse's own few phrases be German too."""
    phrases = {
        "usage: ": "Aufruf: ",
        "positional arguments": "Angaben",
        "options": "Schalter",
        "show this help message and exit": "diese Hilfe zeigen",
        "unrecognized arguments: %s": "unbekannt: %s",
        "the following arguments are required: %s": "es fehlt: %s",
        "expected one argument": "braucht einen Wert",
        "expected at least one argument": "braucht mindestens einen Wert",
        "invalid %(type)s value: %(value)r": "%(value)r passt nicht",
        "invalid choice: %(value)r (choose from %(choices)s)": "%(value)r gibt es nicht (möglich: %(choices)s)",
        "argument %(argument_name)s: %(message)s": "%(argument_name)s: %(message)s",
        "%(prog)s: error: %(message)s\n": "%(message)s\n",
    }
    setattr(argparse, "_", lambda text: phrases.get(text, text))  # noqa: B010  # argparse offers no other way


def build_parser(texts: Texts) -> Parser:
    """Every command with its options, explained in the user's language."""
    say = texts.say
    parser = Parser(prog="gruft", description=say("cli-about"), epilog=say("cli-epilogue"))
    parser.add_argument("--version", action="store_true", help=say("cli-version"))
    common = Parser(add_help=False)
    common.add_argument("--lang", metavar="de|en", help=say("cli-lang"))
    common.add_argument("--content", metavar="DIR", help=say("cli-content"))
    commands = parser.add_subparsers(dest="command", metavar=say("cli-metavar-command"), parser_class=Parser)

    def command(name: str) -> Callable[..., Any]:
        made = commands.add_parser(name, help=say(f"cli-{name}"), description=say(f"cli-{name}"), parents=[common])
        return made.add_argument

    add = command("serve")
    add("--host", help=say("cli-serve-host"))
    add("--port", type=int, help=say("cli-serve-port"))
    add("--db", metavar="URL", help=say("cli-serve-db"))
    add("--public", metavar="https://NAME", help=say("cli-serve-public"))
    add("--proxy", action="append", metavar="ADDRESS", help=say("cli-serve-proxy"))
    add("--tls-certificate", metavar="FILE", help=say("cli-serve-tls"))
    add("--tls-key", metavar="FILE", help=say("cli-serve-tls-key"))
    add("--workers", type=int, metavar="N", help=say("cli-serve-workers"))
    add("--accounts", choices=["off", "open", "invite"], help=say("cli-serve-accounts"))
    add("--log", choices=["text", "json"], help=say("cli-serve-log"))
    add("--settings", metavar="FILE", help=say("cli-serve-settings"))
    add("--open", action="store_true", help=say("cli-serve-open"))
    for name in ("backup", "restore"):
        add = command(name)
        add("file", metavar="FILE", help=say(f"cli-{name}-file"))
        add("--db", metavar="FILE", help=say("cli-serve-db"))
    add = command("play")
    add("slug", nargs="?", metavar="SLUG", help=say("cli-slug"))
    add("--seats", default="", metavar="human,bot:easy,…", help=say("cli-play-seats"))
    add("--seed", help=say("cli-seed"))
    add("--load", metavar="FILE", help=say("cli-play-load"))
    add("--position", metavar="FILE", help=say("cli-play-position"))
    _options(add, say)
    add = command("simulate")
    add("slug", metavar="SLUG", help=say("cli-slug"))
    add("--games", type=int, default=100, metavar="N", help=say("cli-simulate-games"))
    add("--seats", default="random,random", metavar="random,greedy,…", help=say("cli-simulate-seats"))
    add("--seed", default="gruft", help=say("cli-seed"))
    add("--jobs", type=int, default=0, metavar="J", help=say("cli-simulate-jobs"))
    add("--cluster", metavar="ray", help=say("cli-simulate-cluster"))
    add("--check", action="store_true", help=say("cli-simulate-check"))
    add("--json", action="store_true", help=say("cli-json"))
    add("--report", metavar="DIR", help=say("cli-simulate-report"))
    add("--campaign", action="store_true", help=say("cli-simulate-campaign"))
    _options(add, say)
    add = command("replay")
    add("file", metavar="FILE", help=say("cli-file"))
    add("--to", type=int, metavar="N", help=say("cli-replay-to"))
    add("--chapter", type=int, metavar="K", help=say("cli-replay-chapter"))
    add("--check", action="store_true", help=say("cli-replay-check"))
    add("--json", action="store_true", help=say("cli-json"))
    add = command("verify")
    add("file", metavar="FILE", help=say("cli-file"))
    add("--json", action="store_true", help=say("cli-json"))
    add = command("rules")
    add("slug", metavar="SLUG", help=say("cli-slug"))
    add("id", nargs="?", metavar="ID", help=say("cli-rules-id"))
    add("--coverage", action="store_true", help=say("cli-rules-coverage"))
    add("--json", action="store_true", help=say("cli-json"))
    add = command("aid")
    add("slug", metavar="SLUG", help=say("cli-slug"))
    add("--pdf", metavar="FILE", help=say("cli-aid-pdf"))
    add = command("train")
    add("slug", metavar="SLUG", help=say("cli-slug"))
    add("exercise", nargs="?", metavar="N", help=say("cli-train-exercise"))
    add("--solve", action="store_true", help=say("cli-train-solve"))
    add = command("export")
    add("slug", metavar="SLUG", help=say("cli-slug"))
    add = command("bench")
    add("what", nargs="?", metavar="server", help=say("cli-bench-what"))
    add("--json", action="store_true", help=say("cli-json"))
    add("--seconds", type=float, default=3.0, help=say("cli-bench-seconds"))
    add("--workers", type=int, default=1, help=say("cli-bench-workers"))
    add("--db", metavar="sqlite|postgres|ADDRESS", help=say("cli-bench-db"))
    add("--tables", type=int, default=200, help=say("cli-bench-tables"))
    add("--pace", type=float, default=2.0, help=say("cli-bench-pace"))
    add("--beside", action="store_true", help=say("cli-bench-beside"))
    command("doctor")("--json", action="store_true", help=say("cli-json"))
    return parser


def _options(add: Callable[..., Any], say: Callable[[str], str]) -> None:
    add("--option", "-o", action="append", default=[], metavar="NAME=VALUE", help=say("cli-option"))


def run(words: Sequence[str], texts: Texts) -> int:
    """Carry out one command line."""
    args = build_parser(texts).parse_args(words)
    if args.version:
        from gruft.version import __version__

        print(f"gruft {__version__}")
        return 0
    if getattr(args, "content", None):
        _use_content(args.content)
    if args.command is None:
        args = build_parser(texts).parse_args(["serve", "--open"])
    home = import_module(f"gruft.commands.{HOMES[args.command]}")
    outcome = getattr(home, args.command)(args, texts)
    assert isinstance(outcome, int)
    return outcome


def _use_content(folder: str) -> None:
    """The owner's own components, for this process and its workers."""
    from gruft.table.content import OVERLAY_VARIABLE

    if not os.path.isdir(folder):
        raise UsageError("usage.no_folder", folder=folder)
    os.environ[OVERLAY_VARIABLE] = os.path.abspath(folder)


def main(words: Sequence[str] | None = None) -> int:
    """Entry point: refusals become one sentence and exit code 2."""
    words = sys.argv[1:] if words is None else words
    texts = Texts(None, wanted_language(words))
    if texts.lang == "de":
        speak_german()
    try:
        return run(words, texts)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:
        told = _sentences(error, texts)
        if not told:
            raise
        print("\n".join(told), file=sys.stderr)
        return 2


def _sentences(error: Exception, texts: Texts) -> list[str]:
    """What to tell about an error a user can cause; nothing for our own mistakes."""
    refusals = [error.refusal] if hasattr(error, "refusal") else getattr(error, "refusals", [])
    if refusals:
        slug = getattr(error, "slug", None)
        speaker = Texts(slug, texts.lang) if slug else texts
        return [speaker.refusal(refusal) for refusal in refusals]
    from gruft.table.content import ContentError
    from gruft.table.game import UnknownGame

    if isinstance(error, UnknownGame):
        return [texts.refusal(refuse("options.game", game=str(error)))]
    if isinstance(error, ContentError):
        return [texts.refusal(refuse("usage.content", problem=str(error)))]
    if isinstance(error, OSError):
        return [texts.refusal(refuse("usage.system", problem=texts.system(error), file=str(error.filename)))]
    return []


if __name__ == "__main__":
    sys.exit(main())
