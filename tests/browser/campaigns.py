"""Moments of a campaign, laid out as tables of a server: after so many quests, at such a question.

    table = laid(server, moment("shop", played=3), 1)
    sit(table.path)

The quests before are decided at once and the rest by common sense; the table begins at the moment, as from a position.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from gruft.games.descent.pieces.campaign_book import TRAVEL_CARDS
from gruft.games.descent.rules.campaign.journey import event_for
from gruft.server import bodies
from gruft.server.store.database import connect, database_url
from gruft.server.tables.opening import from_journal
from gruft.table.chance import FastChance
from gruft.table.content import content_digest
from gruft.table.journal import Journal
from gruft.table.opening import open_table
from gruft.table.position import Position, open_position, write_position
from gruft.table.table import Accepted, Table
from tests.games.descent.campaign.phase import decided, tossed
from tests.games.descent.golden import choose
from tests.server.support import Server

SEED = "a campaign"
GOLD = 900
MOST_ANSWERS = 20_000
MAULER = 6
"""The slot of the master ettin in First Blood with two heroes."""
BEFORE_MAULER = ("space:6,2", "space:5,2")


@dataclass(frozen=True)
class Laid:
    """A table somebody else has laid out, and the link of whoever plays there."""

    id: str
    token: str

    @property
    def path(self) -> str:
        return f"/table/{self.id}#{self.token}"


def _journal(position: Position, kind: str) -> str:
    opened = open_position("descent", position)
    assert opened.journal is not None and opened.asks[0].kind == kind, opened.asks
    return opened.journal.text()


def _until(table: Table, kind: str, played: int) -> None:
    dice = FastChance(played)
    for _ in range(MOST_ANSWERS):
        sheet = table.state.campaign
        if table.asks[0].kind == kind and len(sheet.played) == played:
            return
        assert isinstance(table.answer(*choose(table, dice, 100, 100)), Accepted)
    raise AssertionError(f"no {kind} after {played} quests")


def reached(kind: str, *, played: int, seats: int = 3) -> Table:
    """A campaign at the first question of this kind after so many quests."""
    table = open_table("descent", seats, SEED, {"mode": "campaign", "heroes": 4 if seats == 2 else "players"})
    with decided(tossed(played)):
        _until(table, kind, played)
    return table


@cache
def moment(kind: str, *, played: int, seats: int = 3, found: int = 0) -> str:
    """The journal of a campaign at the first question of this kind after so many quests; so much gold was found."""
    table = reached(kind, played=played, seats=seats)
    position = write_position(table, SEED)
    sheet = position["state"]["campaign"]
    for purse in ("gold", "found"):
        sheet[purse] = sheet.get(purse, 0) + found
    return _journal(position, kind)


def _first_blood(kind: str) -> tuple[Table, Position]:
    """First Blood at the first question of this kind, in a campaign of two heroes, as a position to be changed."""
    table = open_table("descent", 2, SEED, {"mode": "campaign", "heroes": 2})
    while (ask := table.asks[0]).kind != kind:
        assert isinstance(table.answer(ask.seat, ask.keys[0]), Accepted)
    position = write_position(table, SEED)
    position.pop("answers", None)
    position["state"]["campaign"] = {"gold": GOLD, "found": GOLD}
    return table, position


@cache
def first_blood_won() -> str:
    """The journal of a campaign whose heroes have just won First Blood, and found some gold."""
    _, position = _first_blood("next_hero")
    position["beat"] = "encounter_end"
    position["state"]["encounter_winner"] = "heroes"
    return _journal(position, "shop")


@cache
def the_last_blow() -> str:
    """The journal of a campaign in First Blood: both heroes stand before Mauler, who has one health left.

    On the way to the next quest something will happen at the first stretch of road.
    """
    table, position = _first_blood("act")
    view = table.view(None)
    spaces = [space["ref"] for space in view["spaces"]]
    health = next(figure["health"] for figure in view["figures"] if figure["ref"] == "master:ettin.1")
    position["state"]["spaces"] = {hero: [spaces.index(space)] for hero, space in enumerate(BEFORE_MAULER)}
    position["state"]["damage"] = {MAULER: health - 1}
    position["next"] = {"travel": [next(n for n, card in enumerate(sorted(TRAVEL_CARDS)) if event_for(card, "road"))]}
    return _journal(position, "act")


def laid(server: Server, journal: str, mine: int = 1) -> Laid:
    """A table that goes on where a journal ends, put into the server's own database; all play at one screen.

    Not by its import: that has a process of its own, which a busy machine lets wait.
    """
    header = Journal.parse(journal, "laid").header
    names = ["Tom", "Mira", "Ben", "Kim", "Ada"][: header.seats]
    seats = [bodies.NewSeat("me" if seat == mine else "hotseat", name) for seat, name in enumerate(names)]
    opening = from_journal(bodies.JournalFile(journal, seats, "Friday", content_digest(header.game)))
    opened = opening.opened()
    engine = connect(database_url(server.db))
    with engine.execution_options(writing=True).begin() as connection:
        for statement, row in opening.statements():
            connection.execute(statement, row)
    engine.dispose()
    return Laid(opened.id, opened.token)
