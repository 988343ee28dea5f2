"""Opening a table: from nothing, from a position, or light for mass play."""

from __future__ import annotations

from gruft.table.chance import Chance, commitment, new_seed
from gruft.table.components import own_marks
from gruft.table.content import content_digest
from gruft.table.game import Options, UnknownGame, load_game, options_refusal
from gruft.table.journal import Header
from gruft.table.mixing import begin
from gruft.table.position import Source, open_position
from gruft.table.rules import Refusal, refuse
from gruft.table.table import Table
from gruft.table.version import rules_version


class OpeningError(ValueError):
    """A table that cannot be opened like this; `refusal` says why."""

    def __init__(self, refusal: Refusal, slug: str | None = None) -> None:
        super().__init__(f"{refusal.code} {refusal.args}")
        self.refusal = refusal
        self.slug = slug


def open_table(
    slug: str,
    seats: int | None = None,
    seed: str | None = None,
    options: Options | None = None,
    *,
    position: Source | None = None,
    players: list[str] | None = None,
    hold: bool = False,
) -> Table:
    """A live table with a journal. Without a seed nobody can guess it.

    With `hold` the table waits before its first beat until `go()`, so that the state can be looked at or laid out.
    """
    if position is not None:
        return open_position(slug, position, seed=seed, hold=hold)
    slug, count, chosen = _checked(slug, seats, options)
    seed = seed if seed is not None else new_seed()
    header = Header(
        slug,
        count,
        chosen,
        commitment(seed),
        content_digest(slug),
        seed,
        players or [],
        rules=rules_version(slug),
        own=own_marks(slug),
    )
    return begin(header, hold=hold)


def light_table(slug: str, seats: int, chance: Chance, options: Options | None = None, *, quiet: bool = True) -> Table:
    """A table without journal, fork and undo: for playing by the million."""
    slug, count, chosen = _checked(slug, seats, options)
    game = load_game(slug)
    table = Table(game, game.setup(count, dict(chosen), chance), game.first, forkable=False, quiet=quiet)
    table.seats = count
    return table


def _checked(slug: str, seats: int | None, options: Options | None) -> tuple[str, int, Options]:
    """Seats and options with defaults filled in, or `OpeningError`."""
    try:
        game = load_game(slug)
    except UnknownGame:
        raise OpeningError(refuse("options.game", game=slug)) from None
    count = seats if seats is not None else game.meta.seats[1]
    chosen = {**game.meta.default_options(), **(options or {})}
    problem = options_refusal(game.meta, count, chosen) or game.option_refusal(count, chosen)
    if problem is not None:
        raise OpeningError(problem, slug)
    return slug, count, chosen
