"""Reinforcements a quest grants at the start or end of the overlord's turn (DE-MON-03, DE-R-51).

Which there are is the quest's business (`Quest.waves`); here is how they come.
"""

from __future__ import annotations

from gruft.games.descent.moments.asking import choose_one, choose_word
from gruft.games.descent.moments.moment import Reinforced
from gruft.games.descent.moments.quest import NO_SUCH_ACTION, quest_of
from gruft.games.descent.moments.quest_records import Wave
from gruft.games.descent.moments.reactions import fire, opens
from gruft.games.descent.moments.seats import kind_of
from gruft.games.descent.pieces.events import ReinforcementsCame
from gruft.games.descent.pieces.kinds import MASTER, MINION, monster_kind
from gruft.games.descent.rules.figures import monsters
from gruft.games.descent.rules.groups import act_of, ranks_missing
from gruft.games.descent.rules.places import spawn
from gruft.games.descent.rules.placing import room_touching, standing_room
from gruft.games.descent.state import State
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse

GROUP_FULL = refuse("reinforce.group_full", "DE-MON-03")
CAME_ALREADY = refuse("reinforce.came_already", "DE-MON-03")

TIMES = ("ol_start", "ol_end")


def reinforcements(g: State, time: str) -> list[str]:
    """What could come at this time."""
    return [key for key in quest_of(g).waves(g, time) if reinforcement_refusal(g, key) is None]


def wave_of(g: State, key: str) -> Wave | None:
    """The reinforcement behind a key."""
    return next((wave for time in TIMES if (wave := quest_of(g).waves(g, time).get(key)) is not None), None)


def reinforcement_refusal(g: State, key: str) -> Refusal | None:
    """Why this reinforcement cannot come: used up, the group complete, or too close to others (DE-MON-03)."""
    wave = wave_of(g, key)
    if wave is None:
        return NO_SUCH_ACTION
    if sum(came.startswith(wave.rule or key) for came in g.played) >= wave.most:
        return CAME_ALREADY
    if wave.once and key in g.played:
        return CAME_ALREADY
    missing = ranks_missing(g, wave.group)
    if not missing:
        return GROUP_FULL
    if (
        wave.apart
        and not _keeps_apart(g, wave, missing[0])
        and any(_keeps_apart(g, other, missing[0]) for other in _of_the_same_rule(g, wave))
    ):
        return refuse("reinforce.too_close", wave.printed, spaces=wave.apart)
    return None


def _of_the_same_rule(g: State, wave: Wave) -> list[Wave]:
    """All ways by which the rule may still bring a figure this turn."""
    found = [one for time in TIMES for one in quest_of(g).waves(g, time).items()]
    return [one for key, one in found if one.rule == wave.rule and not (one.once and key in g.played)]


def _keeps_apart(g: State, wave: Wave, rank: str) -> bool:
    """Whether a figure of this rank can come there as far from the others of its group as the rule wants it."""
    kind = kind_that_comes(g, wave.group, rank)
    rooms = _far_enough(g, wave, _rooms(g, wave, kind))
    inside = set(range(g.live.map.size) if wave.near else g.live.map.areas[wave.area])
    return any(inside.issuperset(feet) for feet in rooms.values())


def kind_that_comes(g: State, group: str, rank: str) -> int:
    """The kind of figure behind the word `minion` or `master`."""
    return monster_kind(group, act_of(g), MASTER if rank == "master" else MINION)


def reinforce(g: State, key: str) -> Flow[None]:
    """One figure of the group comes, minion or master as the overlord likes."""
    wave = wave_of(g, key)
    assert wave is not None, key
    group = wave.group
    g.played.append(key)
    missing = ranks_missing(g, group)
    word = yield from choose_word(g.overlord, "reinforce_rank", missing, False, {"group": f"monster:{group}"})
    assert word is not None
    kind = kind_that_comes(g, group, word)
    rooms = rooms_for(g, wave, kind)
    options = {key: n for n, key in enumerate(rooms)}
    chosen = yield from choose_one(g.overlord, "place_monster", options, False, {"figure": f"monster:{group}"})
    if chosen is None:
        return
    g.log.append(ReinforcementsCame(f"seat:{g.overlord}", f"monster:{group}"))
    f = spawn(g, kind, list(rooms.values())[chosen])
    assert f >= 0
    comes_late(g, f)
    if opens(g, Reinforced):
        yield from fire(g, Reinforced(f))


def comes_late(g: State, f: int) -> None:
    """Who comes when its group has been activated this turn waits for the next one (DE-R-51)."""
    group = kind_of(g, f).group
    if g.group and g.group != group and not any(kind_of(g, m).group == group for m in waiting(g) if m != f):
        g.activated |= 1 << f


def rooms_for(g: State, wave: Wave, kind: int) -> dict[str, tuple[int, ...]]:
    """Where such a figure may be placed; the distance to its group is ignored where it cannot be kept."""
    rooms = _rooms(g, wave, kind)
    return (_far_enough(g, wave, rooms) or rooms) if wave.apart else rooms


def _rooms(g: State, wave: Wave, kind: int) -> dict[str, tuple[int, ...]]:
    if not wave.near:
        return standing_room(g, kind, g.live.map.areas[wave.area])
    lying = [at for n, at in enumerate(g.token_at) if at >= 0 and wave.near in token_kinds(g, n)]
    beside = sorted({s for at in lying for s in (at, *g.live.board.adj[at])})
    return room_touching(g, kind, tuple(beside))


def _far_enough(g: State, wave: Wave, rooms: dict[str, tuple[int, ...]]) -> dict[str, tuple[int, ...]]:
    others = [g.live.board.row(s) for f in monsters(g) if kind_of(g, f).group == wave.group for s in g.spaces[f]]
    return {key: feet for key, feet in rooms.items() if all(row[s] >= wave.apart for row in others for s in feet)}


def token_kinds(g: State, token: int) -> set[str]:
    """What a token is called: by its face, and by the entry of the quest file it comes from."""
    kind = g.token_kind[token]
    return {kind} | {one.id for one in quest_of(g).encounter(g).tokens if kind in one.faces}


def waiting(g: State) -> list[int]:
    """Monsters that have not acted this turn."""
    return [f for f in monsters(g) if not g.activated >> f & 1]
