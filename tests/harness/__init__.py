"""What the tests of all games share.

play.py        whole games at random or by bots; counting the decisions ahead
mutation.py    positions with something changed: refused or playable
properties.py  what holds for every game, checked in random play
speech.py      what a game can say, read from its source and its texts
golden.py      whole journals, replayed for ever
drawing.py     a board in the terminal as text
sense.py       what bots do

What is the same for every game is tested once, in tests/games/test_*.py over all games; a game's own folder keeps
what is its own.
"""

from tests.harness.play import Check, at_random, bots_play, code_of, counts, perft, play_on, random_game, telling
from tests.harness.properties import (
    ALL_CHECKS,
    Counting,
    Elsewhere,
    asks_can_be_told,
    copies_are_independent,
    everything_holds,
    explained,
    goes_through_json,
    illegal_keys_are_refused,
    imagined_worlds_are_equal,
    nothing_impossible,
    one_question,
    opens_at,
    points_add_up,
    positions_come_back,
    seen,
    twin_worlds,
    undo_goes_back,
)

__all__ = [
    "ALL_CHECKS",
    "Check",
    "Counting",
    "Elsewhere",
    "asks_can_be_told",
    "at_random",
    "bots_play",
    "code_of",
    "copies_are_independent",
    "counts",
    "everything_holds",
    "explained",
    "goes_through_json",
    "illegal_keys_are_refused",
    "imagined_worlds_are_equal",
    "nothing_impossible",
    "one_question",
    "opens_at",
    "perft",
    "play_on",
    "points_add_up",
    "positions_come_back",
    "random_game",
    "seen",
    "telling",
    "twin_worlds",
    "undo_goes_back",
]
