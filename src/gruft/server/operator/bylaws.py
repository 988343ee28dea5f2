"""What the operator has decided for the whole house: who may not come in, and whether it only shows.

It lies in the database; each process keeps a copy and reads it again when the bell says so.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import sqlalchemy as sa

from gruft.server.http.forwarded import Network, among, networks
from gruft.server.store import schema
from gruft.server.store.notes import READ_ONLY, note
from gruft.table.rules import Refusal, refuse

MOST_ASKED = 10_000


@dataclass(frozen=True, slots=True)
class Bylaws:
    read_only: bool = False
    banned: list[Network] = field(default_factory=list)
    _asked: dict[str, bool] = field(default_factory=dict, compare=False, repr=False)
    """What was found out about an address: it is asked at every word of a socket."""

    def bans(self, address: str) -> bool:
        """Whether this address is kept out."""
        if not self.banned:
            return False
        if address not in self._asked:
            if len(self._asked) >= MOST_ASKED:
                self._asked.clear()
            self._asked[address] = among(address, self.banned)
        return self._asked[address]

    @property
    def refusal(self) -> Refusal | None:
        """Why nothing can be decided anywhere now."""
        return refuse("server.read_only") if self.read_only else None


def read_bylaws(engine: sa.Engine) -> Bylaws:
    """What the operator has laid down: whether the house is read only, and who is kept out."""
    with engine.connect() as connection:
        words = list(connection.execute(sa.select(schema.bans.c.network)).scalars())
    return Bylaws(note(engine, READ_ONLY) == "yes", networks(words))
