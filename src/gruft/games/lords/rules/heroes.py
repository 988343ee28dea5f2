"""The Heroes phase (DL-HERO, DL-P2-08, -09) and the end of a round (DL-EOR).

Not here: gifts for heroes (gifts.py), the paladin (evil.py).
"""

from __future__ import annotations

from gruft.games.lords.pieces.events import HeroJoined, HeroWentAway, NonPlayerEvil, StartPlayer
from gruft.games.lords.pieces.tables import AUTUMN, GIFT_COUNT, GIFT_KIND, HERO_REFS, HERO_TYPE, PALADIN, TURN_ORDER
from gruft.games.lords.rules.evil import TOP
from gruft.games.lords.state import Member, State
from gruft.table.events import SILENCE


def heroes(g: State) -> str:
    """The season's heroes are given out, the weakest to the friendliest (DL-HERO-01)."""
    if len(g.lords) == 2:
        g.other_evil = min(TOP, g.other_evil + 1)
        g.log.append(NonPlayerEvil(g.other_evil))
    goals = friendliest_first(g)
    goals += [-1] * (len(g.heroes_now) - len(goals))
    for hero, gift, seat in zip(g.heroes_now, g.gifts_now, goals):
        if seat < 0:
            g.heroes_gone.append(hero)
            g.log.append(HeroWentAway(HERO_REFS[hero]))
        else:
            join_party(g, seat, hero, gift)
    g.heroes_now = []
    g.gifts_now = []
    return "end_of_round"


def friendliest_first(g: State) -> list[int]:
    """Seats from the lowest counter up; on equal fields as in turn order, the non-player (-1) before all."""
    ranking = [(g.lords[seat].evil, n + 1, seat) for n, seat in enumerate(TURN_ORDER[len(g.lords)][g.start])]
    if len(g.lords) == 2:
        ranking.append((g.other_evil, 0, -1))
    return [seat for _, _, seat in sorted(ranking)]


def join_party(g: State, seat: int, hero: int, gift: int = -1) -> None:
    """A hero joins the end of the line, a warrior the front, but behind the paladin (DL-HERO-03, -04)."""
    lord = g.lords[seat]
    heroes = lord.heroes
    place = len(heroes)
    if HERO_TYPE[hero] == "warrior":
        paladin = PALADIN[g.year]
        place = heroes.index(paladin) + 1 if paladin in heroes else 0
    bonus = GIFT_KIND[gift % GIFT_COUNT].hp if gift >= 0 else 0
    lord.party.insert(place, Member(hero, 0, bonus, gift))
    if g.log is not SILENCE:
        g.log.append(HeroJoined(seat, HERO_REFS[hero]))


def end_of_round(g: State) -> str:
    """Imps come home; the start player token passes to the left, but not after Autumn (DL-EOR-01, -02)."""
    for lord in g.lords:
        lord.working = 0
        lord.used = []
    g.turn = 0
    if g.season == AUTUMN:
        return "combat"
    g.season += 1
    g.start = (g.start + 1) % len(g.lords)
    g.log.append(StartPlayer(g.start))
    return "new_round"
