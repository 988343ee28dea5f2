"""Positions: any situation of any game as a small readable file.

What a position does not name is as after set-up. Written out, a table names only what differs from its set-up;
read back, it has the same state hash. A position:

    game: lords
    seats: 2
    options: {rules: full}
    seed: friday              # optional: the set-up it differs from
    beat: carry_out_order     # optional: where the game stands
    state:                    # only what differs; a list may be changed by index
      lords: {0: {gold: 7}}   # a list with one place per seat also by colour: {red: {gold: 7}}, others by the words
                              # the game has for their places (`Game.places`)
    next: {die: [5, 0]}       # optional: what chance gives next, by stream, counted from 0; where a draw has no such
                              # number, chance gives one itself
    answers: [[0, "pass"]]    # optional: given since the beat began

Not here: how states become plain data (plain.py).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TypeAlias

from gruft.table.chance import Chance, commitment, new_seed, secret_of
from gruft.table.components import own_marks
from gruft.table.content import ContentError, content_digest, read_yaml
from gruft.table.game import Game, Options, OwnState, UnknownGame, load_game, options_refusal
from gruft.table.journal import Header, Journal
from gruft.table.plain import Misfit, Plain, from_plain, to_plain
from gruft.table.rules import Refusal, refuse
from gruft.table.table import Accepted, Table
from gruft.table.version import rules_version

Position: TypeAlias = dict[str, Plain]  # as people write it; everything in it is checked
Source: TypeAlias = str | Path | Position
"""A position, or the file it stands in."""

FIELDS = {"answers", "beat", "chance", "game", "next", "options", "seats", "seed", "state"}
LONGEST_SHOWN = 200
MOST_DRAWS = 1 << 32


NO_WORDS: Mapping[str, Sequence[str]] = {}


class PositionError(ValueError):
    """A position that cannot be: `refusals` says everything that is wrong about it."""

    def __init__(self, refusals: list[Refusal], slug: str | None = None) -> None:
        super().__init__("; ".join(f"{r.code} {r.args}" for r in refusals))
        self.refusals = refusals
        self.slug = slug


def differences(base: Plain, now: Plain) -> Plain:
    """What must be named to turn `base` into `now`; an empty dict if nothing."""
    if isinstance(base, dict) and isinstance(now, dict) and set(base) == set(now):
        return {key: differences(base[key], now[key]) for key in now if base[key] != now[key]}
    if _records(base) and _records(now) and len(base) == len(now):
        return {n: differences(base[n], now[n]) for n in range(len(now)) if base[n] != now[n]}
    return now


def _records(value: Plain) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(item, dict) for item in value)


Words = Mapping[str, Sequence[str]]
"""By field of the state: what the places of its list are called."""


def laid_over(
    base: Plain, change: Plain, where: str = "", colours: Sequence[str] = (), words: Words = NO_WORDS
) -> Plain:
    """`base` with everything `change` names; in a list with a place for each of the `colours` those may be named."""
    if isinstance(change, dict) and isinstance(base, dict):
        return {**base, **{k: laid_over(base.get(k), v, f"{where}.{k}", colours, words) for k, v in change.items()}}
    if isinstance(change, dict) and isinstance(base, list):
        made = list(base)
        for word, part in change.items():
            place = _place(word, made, where, colours, words.get(where[1:], ()))
            made[place] = laid_over(made[place], part, f"{where}[{place}]", colours, words)
        return made
    return change


def _place(word: Plain, listed: list[Plain], where: str, colours: Sequence[str], names: Sequence[str] = ()) -> int:
    """Where in a list a change goes: a number, the colour of a seat, or the word the game has for it."""
    if word in colours and len(listed) == len(colours):
        return colours.index(word)
    if word in names[: len(listed)]:
        return names.index(word)
    if not isinstance(word, int) and not str(word).isdigit():
        raise Misfit(where, "a place in the list", word)
    if not 0 <= int(word) < len(listed):
        raise Misfit(where, f"a place from 0 to {len(listed) - 1}", word)
    return int(word)


def write_position(table: Table, seed: str) -> Position:
    """This table as a position. Anyone who reads it knows everything: it is for local use."""
    journal = table.journal
    assert journal is not None and table._past, "only a live table can be written out"
    header = journal.header
    moment = table._past[-1]
    over = table.over
    state = table.state if over else moment.state
    fresh = table.game.setup(header.seats, dict(header.options), Chance(secret_of(seed)))
    position: Position = {"game": header.game, "seats": header.seats, "options": dict(header.options)}
    position["seed"] = seed
    position["beat"] = None if over else moment.beat
    position["chance"] = state.chance.counter
    position["state"] = differences(to_plain(fresh), to_plain(state))
    if state.chance.preset and any(state.chance.preset.values()):
        position["next"] = {stream: list(queue) for stream, queue in state.chance.preset.items() if queue}
    if moment.given and not over:
        position["answers"] = [[given.seat, given.key] for given in moment.given]
    return position


def read_position(source: Source) -> Position:
    """A position from a file or as it is, its outer shape checked."""
    if isinstance(source, dict):
        data: object = source
    else:
        try:
            data = read_yaml(Path(source))
        except ContentError as error:
            raise PositionError([refuse("position.unreadable", problem=_shown(error))]) from error
    if not isinstance(data, dict):
        raise PositionError([refuse("position.unreadable", problem=type(data).__name__)])
    unknown = sorted(set(map(str, data)) - FIELDS)
    if unknown:
        raise PositionError([refuse("position.unknown_field", field=", ".join(unknown))])
    return data


def open_position(slug: str, source: Source, *, seed: str | None = None, hold: bool = False) -> Table:
    """A live table that starts from a position; `PositionError` lists everything impossible about it.

    With `hold` it waits at the start of its beat until `go()`.
    """
    position = read_position(source)
    if position.get("game", slug) != slug:
        raise PositionError([refuse("position.other_game", game=str(position["game"]))])
    try:
        game = load_game(slug)
    except UnknownGame:
        raise PositionError([refuse("options.game", game=slug)]) from None
    seats = position.get("seats", game.meta.seats[1])
    options: Options = {**game.meta.default_options(), **(position.get("options") or {})}
    problem = options_refusal(game.meta, seats, options) or game.option_refusal(seats, options)
    if problem is not None:
        raise PositionError([problem], slug)
    seed = str(position.get("seed") or seed or new_seed())
    state, beat = _laid_out(game, position, seats, options, seed)
    header = Header(
        slug,
        seats,
        options,
        commitment(seed),
        content_digest(slug),
        seed,
        [],
        position,
        rules=rules_version(slug),
        own=own_marks(slug),
    )
    try:
        table = Table(game, state, beat, journal=Journal(header), hold=hold)
    except Exception as error:  # a beat may miss whatever the beats before it would have prepared
        raise PositionError([refuse("position.not_here", beat=str(beat))], slug) from error
    assert table.journal is not None
    if not all(ask.keys for ask in table.asks):  # everything that could be chosen here is gone already
        raise PositionError([refuse("position.not_here", beat=str(beat))], slug)
    if hold:
        return table
    for number, (seat, key) in enumerate(position.get("answers") or []):
        outcome = table.answer(seat, key)
        if not isinstance(outcome, Accepted):
            raise PositionError([refuse("position.answer", number=number + 1, key=_shown(key)), outcome], slug)
    table.journal.entries.clear()
    return table


def _shown(value: object) -> str:
    """Something strange in a position, short enough for a sentence."""
    text = str(value)
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]} …"


def _replaced(game: Game, change: dict[str, Plain], laid: Plain, now: Plain) -> list[Refusal]:
    """What a position names and what arranging it would have replaced by something else."""
    return [
        refuse("position.replaced", where=name)
        for name in game.follows
        if name in change and not _kept(change[name], laid[name], now[name], game.meta.seat_names)
    ]


def _kept(change: Plain, laid: Plain, now: Plain, colours: Sequence[str]) -> bool:
    """Whether everything that is named is still there; other places of a list may have changed."""
    if not isinstance(change, dict):
        return bool(laid == now)
    if isinstance(laid, dict):
        return all(_kept(part, laid[key], now[key], colours) for key, part in change.items())
    places = {_place(word, laid, "", colours[: len(laid)]): part for word, part in change.items()}
    return all(_kept(part, laid[place], now[place], colours) for place, part in places.items())


def _draws_so_far(written: Plain) -> int:
    if type(written) is not int or not 0 <= written < MOST_DRAWS:
        raise Misfit(".chance", "how many draws there were", written)
    return written


def _laid_out(game: Game, position: Position, seats: int, options: Options, seed: str) -> tuple[OwnState, str | None]:
    """The state and the beat a position describes, everything checked."""
    fresh = game.setup(seats, dict(options), Chance(secret_of(seed)))
    try:
        change = game.prepared(fresh, position.get("state") or {})
        plain = laid_over(
            to_plain(fresh),
            change,
            colours=game.meta.seat_names[:seats],
            words=game.places,
        )
        state = from_plain(game.state, game.spoken(plain))
        preset = {str(k): [int(v) for v in vs] for k, vs in (position.get("next") or {}).items()}
        counter = _draws_so_far(position.get("chance", fresh.chance.counter))
    except PositionError:
        raise
    except Misfit as misfit:
        raise PositionError(
            [refuse("position.misfit", where=misfit.where, expected=misfit.expected, found=_shown(misfit.found))]
        ) from misfit
    except (TypeError, ValueError, AttributeError) as error:
        raise PositionError([refuse("position.unreadable", problem=_shown(error))]) from error
    state.chance = Chance(fresh.chance.secret, counter, preset or None, fresh.chance.ticks)
    state.log = []
    beat = position.get("beat", game.main or game.first)
    if beat is not None and beat not in game.beats:
        raise PositionError([refuse("position.beat", beat=_shown(beat), known=", ".join(game.beats))])
    game.wake(state)
    laid = to_plain(state)
    game.arrange(state)
    problems = _replaced(game, change, laid, to_plain(state)) or game.invariants(state)
    if not problems and beat is not None:
        problems = game.misplaced(state, beat)
    if problems:
        raise PositionError(problems, game.meta.slug)
    return state, beat
