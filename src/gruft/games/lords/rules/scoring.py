"""The score (DL-SCORE), the seven titles (DL-TITLE) and who wins (DL-END).

Whoever has more than 0 points gets a licence, which changes nothing else: it is told where the points are (DL-END-02).
Not here: the training's result (training.py).
"""

from __future__ import annotations

from gruft.games.lords.pieces.content import POINTS, ROOMS, TITLES
from gruft.games.lords.pieces.events import PointsScored, TitleWon
from gruft.games.lords.pieces.tables import (
    FIRST_ROOM,
    IS_GHOST,
    IS_PALADIN,
    LOST,
    LOST_TUNNEL,
    MONSTER_KIND,
    ROOM_KIND,
    TUNNEL,
    room_on,
    room_tile,
)
from gruft.games.lords.rules.training import training_result
from gruft.games.lords.state import Lord, State
from gruft.table.game import Result

FEWEST = frozenset(name for name, title in TITLES.items() if title.best == "fewest")
HALL_OF_FAME = list(ROOMS).index("hall_of_fame")


def scoring(g: State) -> None:
    """The last beat: tell titles and points."""
    titles = title_holders(g)
    for title, holders in titles.items():
        points = _title_points(g, len(holders))
        for seat in holders:
            g.log.append(TitleWon(seat, f"title:{title}", points))
    for seat in range(len(g.lords)):
        g.log.append(PointsScored(seat, sum(score_sheet(g, seat, titles).values())))


def lair_of(lord: Lord) -> list[int]:
    """All tiles of the lair, face up and face down, ghosts too; who was sent to battle comes back (DL-R-23)."""
    return lord.lair + lord.stunned + lord.sent


def measures(lord: Lord) -> dict[str, int]:
    """What the titles compare; for a title of the fewest, the number is negative (DL-TITLE-01)."""
    tiles = lord.tiles
    counted = {
        "lord_of_dark_deeds": lord.evil,
        "lord_of_halls": sum(1 for tile in tiles if tile >= FIRST_ROOM),
        "tunnel_lord": tiles.count(TUNNEL) + tiles.count(LOST_TUNNEL),
        "monster_lord": sum(1 for tile in lair_of(lord) if not IS_GHOST[tile]),
        "lord_of_imps": lord.imps,
        "lord_of_riches": lord.gold + lord.food + len(lord.traps),
        "battle_lord": sum(1 for tile in tiles if LOST[tile]),
    }
    return {title: -number if title in FEWEST else number for title, number in counted.items()}


def title_holders(g: State) -> dict[str, list[int]]:
    """Who holds each title; non-player boards are ignored (DL-TITLE-03)."""
    table = [measures(lord) for lord in g.lords]
    best = {title: max(row[title] for row in table) for title in TITLES}
    return {title: [seat for seat, row in enumerate(table) if row[title] == best[title]] for title in TITLES}


def _title_points(g: State, holders: int) -> int:
    """Alone or shared, by the number of players (DL-TITLE-02)."""
    return (POINTS.title_alone if holders == 1 else POINTS.title_shared)[len(g.lords) - 2]


def score_sheet(g: State, seat: int, titles: dict[str, list[int]] | None = None) -> dict[str, int]:
    """Where a player's points come from, line by line; who asks for several players may hand over `titles`."""
    lord = g.lords[seat]
    dark_rooms = [ROOM_KIND[room_on(tile)] for tile in lord.tiles if tile >= FIRST_ROOM and not LOST[tile]]
    kinds = [MONSTER_KIND[tile].id for tile in lair_of(lord)]
    held = [holders for holders in (titles or title_holders(g)).values() if seat in holders]
    alone = sum(1 for holders in held if len(holders) == 1)
    fame = ROOM_KIND[HALL_OF_FAME].points_per_title[len(g.lords) - 2]
    paladins = sum(1 for hero in lord.prison if IS_PALADIN[hero])
    return {
        "unconquered_rooms": POINTS.unconquered_room * len(dark_rooms),
        "monsters": POINTS.monster * sum(1 for tile in lair_of(lord) if not IS_GHOST[tile]),
        "heroes": POINTS.hero * (len(lord.prison) - paladins),
        "paladins": POINTS.paladin * paladins,
        "conquered_tiles": POINTS.conquered_tile * sum(1 for tile in lord.tiles if LOST[tile]),
        "red_seals": POINTS.red_seal * lord.seals,
        "scoring_rooms": sum(
            room.points_each * sum(1 for kind in kinds if kind in room.points_for) for room in dark_rooms
        ),
        "titles": sum(_title_points(g, len(holders)) for holders in held),
        "hall_of_fame": fame * alone if room_tile(HALL_OF_FAME) in lord.tiles else 0,
    }


def score_sheets(g: State) -> list[dict[str, int]]:
    """Everybody's score sheet."""
    titles = title_holders(g)
    return [score_sheet(g, seat, titles) for seat in range(len(g.lords))]


def result(g: State) -> Result:
    """Places, points and who is the Underlord; equal totals share (DL-END-01)."""
    if g.rules.scenario:
        return training_result(g)
    sheets = score_sheets(g)
    points = [sum(sheet.values()) for sheet in sheets]
    places = [1 + sum(1 for other in points if other > mine) for mine in points]
    winners = [seat for seat, place in enumerate(places) if place == 1]
    return Result(winners=winners, places=places, points=points, breakdown=sheets, reason="score")
