"""What the components of the guide do in play; run as a module in a process that has read them.

    python -m tests.package.added tyrants

Each game is imported only when it is asked for: the other games' components are not there.
"""

from __future__ import annotations

import importlib
import json
import sys
from collections.abc import Callable
from typing import Any


def tyrants() -> dict[str, object]:
    """Influence and cards in hand after the card was played."""
    there: Any = importlib.import_module("tests.games.tyrants.underdark")
    game = there.underdark(2).with_decks("drow").hand("black", "lamplighter").begin().plays("lamplighter")
    return {"card:lamplighter": [game.pool[1], len(game.hand("black"))]}


def lords() -> dict[str, object]:
    """Whom the rat hurts, and what two imps bring from the cellar."""
    there: Any = importlib.import_module("tests.games.lords.lords")
    fight = there.battle(["warrior_y1_4", "warrior_y1_3"], lair=["tunnel_rat"])
    fight.answers("monster:tunnel_rat.1", "hero:warrior_y1_3")
    cellar = there.lords(4).lord(0, food=0, imps=2, tiles=there.dungeon(c3_2="mushroom_cellar")).ordered()
    game = cellar.at("production", until="end_of_round").answers("room:mushroom_cellar")
    return {"monster:tunnel_rat": fight.hurt()[0], "room:mushroom_cellar": game.lord().food}


def domains() -> dict[str, object]:
    """What everybody and the first player get, and what the spell brings for a fire."""
    there: Any = importlib.import_module("tests.games.domains.domains")
    cards: Any = importlib.import_module("tests.games.domains.cards.test_fortune_cards")
    night = [cards.changes("lantern_night", side, seat) for side in ("match", "other") for seat in (0, 1)]
    game = there.domains(2).hand(0, "warm_breeze").has(0, fire=1).at("production_phase").does(0, "spell:warm_breeze")
    return {"fortune:lantern_night": night, "spell:warm_breeze": [game.coins(0), game.item(0, "fire")]}


def descent() -> dict[str, object]:
    """The dice a coat adds, the fatigue of a hero who hears the hound, and the Health of broad shoulders."""
    there: Any = importlib.import_module("tests.games.descent.scene")
    bare, clad, broad = (there.Scene("Az", A="syndrael", z="zombie*") for _ in range(3))
    clad.give("A", "padded_coat")
    broad.give("A", "broad_shoulders")
    dice = [len(scene.attacks("z").defence[0]) for scene in (bare, clad)]
    heard = there.Scene("A.h", A="syndrael", h="cellar_hound")
    heard.dice(*there.FAILS).uses("h", "bay")
    return {
        "card:padded_coat": dice[1] - dice[0],
        "monster:cellar_hound ability:bay": heard.fatigue("A"),
        "card:broad_shoulders": broad.g.live.max_health[0] - bare.g.live.max_health[0],
    }


DEEDS: dict[str, Callable[[], dict[str, object]]] = {
    "tyrants": tyrants,
    "lords": lords,
    "domains": domains,
    "descent": descent,
}

if __name__ == "__main__":
    print(json.dumps(DEEDS[sys.argv[1]]()))
