"""`gruft play`: a game in the terminal."""

from __future__ import annotations

import argparse
import re
import sys
import time
from pathlib import Path

from rich.console import Console

from gruft.bots import Bot, bot, known
from gruft.commands import UsageError, chosen_options
from gruft.table.chance import FastChance
from gruft.table.components import what_changed
from gruft.table.game import SLUGS, Meta, UnknownGame, load_meta
from gruft.table.journal import Header, Journal
from gruft.table.opening import open_table
from gruft.table.position import read_position
from gruft.table.replay import play_through
from gruft.table.table import Table
from gruft.table.variants import keeps_its_components
from gruft.terminal.session import Session
from gruft.texts import Texts


def play(args: argparse.Namespace, texts: Texts) -> int:
    """Open a table, seat people and bots, play."""
    console = Console()
    if args.load:
        journal = Journal.load(args.load)
        slug = journal.header.game
        load_meta(slug)  # a game that is not here is said before anything is asked about its components
        if not _with_these_components(journal.header, console, texts):
            return 1
        table = play_through(journal)
    else:
        slug = args.slug or _ask_for_game(console, texts)
        table = _new_table(args, load_meta(slug), texts)
    meta = load_meta(slug)
    assert table.journal is not None
    seats = args.seats or _seats_before(table.journal.header) or _default_seats(meta, table.seats)
    bots, players = _seated(seats, meta, table.seats, texts)
    if len(bots) < table.seats and not sys.stdin.isatty() and sys.stdin.closed:
        raise UsageError("usage.nothing_to_type")
    speaker = Texts(slug, texts.lang, players, table.journal.header.options)
    save_to = Path(args.load) if args.load else Path(f"gruft-{slug}-{time.strftime('%Y%m%d-%H%M%S')}.jsonl")
    session = Session(table, bots, console, speaker, console.input, save_to, FastChance(time.time_ns()))
    console.print(
        speaker.say("terminal-welcome", {"game": f"game:{slug}", "commitment": table.journal.header.commitment})
    )
    session.play()
    return 0


def _with_these_components(header: Header, console: Console, texts: Texts) -> bool:
    """Whether to go on with a game that began with other components, after saying what is different now."""
    if keeps_its_components(header):
        return True
    console.print(texts.refusal(what_changed(header)))
    try:
        word = console.input(texts.say("terminal-go-on") + " ").strip().lower()
    except EOFError:
        raise UsageError("usage.nothing_to_type") from None
    return word in ("y", "yes", "j", "ja")


def _ask_for_game(console: Console, texts: Texts) -> str:
    """Let the person choose among the games that are here."""
    games = []
    for slug in SLUGS:
        try:
            games.append(load_meta(slug))
        except UnknownGame:
            continue
    for number, meta in enumerate(games, 1):
        low, high = meta.seats
        console.print(
            f"  [green]{number}[/]  [bold]{meta.name[texts.lang]}[/] ({low}–{high})  {meta.tagline[texts.lang]}"
        )
    while True:
        try:
            word = console.input(texts.say("terminal-which-game") + " ").strip()
        except EOFError:
            raise UsageError("usage.nothing_to_type") from None
        if word.isdigit() and 1 <= int(word) <= len(games):
            return games[int(word) - 1].slug
        if word in SLUGS:
            return word


def _new_table(args: argparse.Namespace, meta: Meta, texts: Texts) -> Table:
    if args.position:
        position = read_position(args.position)
        return open_table(meta.slug, position=position, seed=args.seed)
    count = len(args.seats.split(",")) if args.seats else min(4, meta.seats[1])
    low, high = meta.seats
    if not low <= count <= high:
        raise UsageError("usage.seat_count", game=f"game:{meta.slug}", low=low, high=high, seats=count)
    seats = args.seats or _default_seats(meta, count)
    _seated(seats, meta, count, texts)  # refused before anything is opened
    colours = Texts(meta.slug, texts.lang)
    words = [word.strip() for word in seats.split(",")]
    players = [colours.seat(seat) if word == "human" else _level(word) for seat, word in enumerate(words)]
    return open_table(meta.slug, count, args.seed, chosen_options(args, meta), players=players)


def _level(word: str) -> str:
    return word.removeprefix("bot:")


def _seats_before(header: Header) -> str:
    """Who sat where in a game that was saved, by the names in the file: bots go by their level, or by a number."""
    if not header.players:
        return ""
    return ",".join(_seat_before(name) for name in header.players)


def _seat_before(name: str) -> str:
    if name in known():
        return f"bot:{name}"
    return "bot:medium" if re.fullmatch(r"Bot \d+", name) else "human"


def _default_seats(meta: Meta, count: int) -> str:
    return ",".join("human" if seat == meta.beginner else "bot:medium" for seat in range(count))


def _seated(words: str, meta: Meta, seats: int, texts: Texts) -> tuple[dict[int, Bot], list[str]]:
    """Which bots sit where, and everybody's name."""
    bots: dict[int, Bot] = {}
    players = []
    colours = Texts(meta.slug, texts.lang)
    names = [word.strip() for word in words.split(",")]
    if len(names) != seats:
        low, high = meta.seats
        raise UsageError("usage.seat_count", game=f"game:{meta.slug}", low=low, high=high, seats=len(names))
    for seat, word in enumerate(names):
        colour = colours.seat(seat)
        if word == "human":
            players.append(colour)
            continue
        if _level(word) not in known():
            raise UsageError("usage.seats", typed=word, known=", ".join(f"bot:{name}" for name in known()))
        bots[seat] = bot(word)
        players.append(f"{colour} ({texts.name('level:' + _level(word))})")
    return bots, players
