"""A server for tests, with the tiny game among its games. Worker processes import this too."""

from __future__ import annotations

import argparse

from gruft.table.game import register
from tests.table.pebbles import PEBBLES

register(PEBBLES)

if __name__ == "__main__":
    from gruft.server.serve import main

    words = argparse.ArgumentParser()
    words.add_argument("--port", type=int, default=0)
    words.add_argument("--db", required=True)
    words.add_argument("--host", default="127.0.0.1")
    given = words.parse_args()
    raise SystemExit(main(given.host, given.port, given.db, False, bot_pause=0.0))
