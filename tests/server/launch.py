"""A server for tests, with the tiny game among its games. Worker processes import this too.

As a nursery it makes ready for many of them, see there.
"""

from __future__ import annotations

import argparse
import gc
import json
import sys

import msgspec

from gruft.table.game import SLUGS, load_game, register
from tests.server import telling
from tests.server.nursery import WORD, bear
from tests.table.pebbles import PEBBLES

register(PEBBLES)

if __name__ == "__main__":
    from gruft.server.desk import clerk
    from gruft.server.serve import main
    from gruft.server.settings import Settings
    from gruft.server.store import statements
    from gruft.server.tables import chronicle
    from gruft.texts import Texts
    from tests.server import known

    if sys.argv[1:2] == [WORD]:
        for lang in ("de", "en"):
            Texts(None, lang)
        for slug in SLUGS:
            load_game(slug)
        gc.freeze()
        sys.argv[1:] = bear(int(sys.argv[2]))
    telling.listen()  # whoever waits for it in vain can see what it is doing
    words = argparse.ArgumentParser()
    words.add_argument("--port", type=int, default=0)
    words.add_argument("--db", required=True)
    words.add_argument("--host", default="127.0.0.1")
    words.add_argument("--settings", default="{}", help="more of them, as JSON")
    given = words.parse_args()
    more = json.loads(given.settings)
    behind = more.pop("clock_behind", 0)
    if behind:
        statements.now = lambda right=statements.now: right() - behind  # type: ignore[misc]  # a clock that is wrong
    chronicle.MOST_UNSETTLED = more.pop("most_unsettled", chronicle.MOST_UNSETTLED)
    if more.pop("known_chance", False):
        known.settle()
    clerk.LOOK_SECONDS = 0.1  # tests keep every processor busy: the desk would starve each time
    plain = {
        "host": given.host,
        "port": given.port,
        "db": given.db,
        "bot_pause": 0.0,
        "pass_pause": 0.0,
        "away_seconds": 1.0,
    }
    plain |= {"clock_seconds": 0.2, **more}
    raise SystemExit(main(msgspec.convert(plain, Settings)))
