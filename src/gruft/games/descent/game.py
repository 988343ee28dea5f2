"""Descent, put together for the table; who has won takes the place of points (DE-SCORE)."""

from __future__ import annotations

from collections.abc import Callable
from inspect import isgeneratorfunction
from typing import Any

from gruft.games.descent import cards, quests
from gruft.games.descent.meta import META
from gruft.games.descent.moments.quest import HEROES, EncounterEnds
from gruft.games.descent.moments.wiring import wake
from gruft.games.descent.rules import encounters
from gruft.games.descent.rules.campaign import (
    choosing,
    deck,
    entrusting,
    experience,
    journey,
    market,
    rewards,
    takings,
)
from gruft.games.descent.rules.campaign.misplaced import misplaced
from gruft.games.descent.rules.elsewhere import elsewhere
from gruft.games.descent.rules.invariants import arrange, invariants
from gruft.games.descent.rules.setup import epic, muster
from gruft.games.descent.rules.setup.layout import option_refusal, set_up
from gruft.games.descent.rules.setup.spoken import PLACES, prepared, spoken
from gruft.games.descent.rules.turns import hero, overlord, persons
from gruft.games.descent.seen.luck import luck
from gruft.games.descent.seen.map_view import maps
from gruft.games.descent.seen.names import calls, names
from gruft.games.descent.seen.printed import in_force, printed
from gruft.games.descent.seen.redeal import redeal
from gruft.games.descent.seen.views import own, view
from gruft.games.descent.state import State
from gruft.table.flow import Beat, Flow
from gruft.table.game import Game, Hour, Result

RECRUITING = frozenset(("muster", "pick_hero", "pick_class"))
"""Beats at which not all heroes are there yet."""


def guarded(name: str, beat: Callable[[State], Flow[str] | Flow[str | None] | str | None]) -> Beat:
    """A beat that needs its heroes and is broken off when a side fulfils its victory condition."""

    early = name in RECRUITING

    def asks(g: State) -> Flow[str | None]:
        assert early or g.kind[g.nh - 1] >= 0, "the heroes are enlisted first"  # one after the other: ask the last
        try:
            flow: Any = beat(g)  # a generator function returns a flow
            after: str | None = yield from flow
            return after
        except EncounterEnds:
            return "encounter_end"

    def runs(g: State) -> str | None:
        assert early or g.kind[g.nh - 1] >= 0, "the heroes are enlisted first"
        try:
            after: Any = beat(g)  # a plain function returns a beat
            return str(after) if after is not None else None
        except EncounterEnds:
            return "encounter_end"

    return asks if isgeneratorfunction(beat) else runs


def result(g: State) -> Result:
    """Heroes win and lose together, the overlord alone (DE-END-02, DE-SCORE-01)."""
    winners = [s for s in range(g.seats) if (s != g.overlord) == (g.winner == HEROES)]
    places = [1 if s in winners else 2 for s in range(g.seats)]
    points = [1 if s in winners else 0 for s in range(g.seats)]
    if g.campaign is not None:
        shares = [{"campaign": value} for value in points]
        return Result(winners, places, points, shares, f"campaign.{g.quest}.{g.winner}")
    breakdown = [{"quest": value} for value in points]
    late = g.round >= overlord.MOST_ROUNDS and g.winner != HEROES
    return Result(winners, places, points, breakdown, "rounds" if late else f"{g.quest}.{g.winner}")


assert cards and quests  # imported so that every card and quest is registered

BEATS: dict[str, Callable[[State], Any]] = {
    "muster": muster.muster,
    "pick_hero": muster.pick_hero,
    "pick_class": muster.pick_class,
    "train": epic.train,
    "outfit": epic.outfit,
    "scheme": epic.scheme,
    "lay_map": muster.lay_map,
    "place_hero": muster.place_hero,
    "group_area": muster.group_area,
    "open_group": muster.open_group,
    "place_monster": muster.place_monster,
    "lay_search": muster.lay_search,
    "first_equip": muster.first_equip,
    "next_hero": hero.next_hero,
    "hero_start": hero.hero_start,
    "hero_equip": hero.hero_equip,
    "hero_act": hero.hero_act,
    "hero_end": hero.hero_end,
    "hero_flip": hero.hero_flip,
    "heroes_done": overlord.heroes_done,
    "persons": persons.persons,
    "person_start": persons.person_start,
    "person_act": persons.person_act,
    "person_end": persons.person_end,
    "ol_begin": overlord.ol_begin,
    "ol_start": overlord.ol_start,
    "ol_group": overlord.ol_group,
    "ol_monster": overlord.ol_monster,
    "monster_start": overlord.monster_start,
    "monster_act": overlord.monster_act,
    "monster_end": overlord.monster_end,
    "ol_finish": overlord.ol_finish,
    "ol_end": overlord.ol_end,
    "round_end": overlord.round_end,
    "round_start": overlord.round_start,
    "encounter_end": encounters.encounter_end,
    "free_stand": encounters.free_stand,
    "next_encounter": encounters.next_encounter,
    "begin": muster.begin,
    "sell_search": takings.sell_search,
    "clean_up": takings.clean_up,
    "rewards": rewards.rewards,
    "award_relic": rewards.award_relic,
    "take_back": rewards.take_back,
    "shopping": market.shopping,
    "clearance": market.clearance,
    "experience": experience.experience,
    "study": experience.study,
    "choose_quest": choosing.choose_quest,
    "pack": market.pack,
    "set_up": choosing.set_up,
    "entrust": entrusting.entrust,
    "set_aside": deck.set_aside,
    "set_out": journey.set_out,
    "travel": journey.travel,
    "arrive": journey.arrive,
}


def hour(g: State) -> Hour:
    """The round of an encounter, and whose turn it is."""
    now = f"{g.encounter}.{g.round}"
    if g.campaign is not None:
        now = f"{len(g.campaign.played)}.{g.campaign.step}.{now}"
    return Hour(now, f"{now}.{g.turn}")


GAME = Game(
    meta=META,
    state=State,
    setup=set_up,
    first="muster",
    main="next_hero",
    beats={name: guarded(name, beat) for name, beat in BEATS.items()},
    view=view,
    own=own,
    result=result,
    redeal=redeal,
    invariants=invariants,
    names=names,
    calls=calls,
    printed=printed,
    in_force=in_force,
    maps=maps,
    arrange=arrange,
    misplaced=misplaced,
    option_refusal=option_refusal,
    wake=wake,
    reactions=frozenset({"window"}),
    hour=hour,
    elsewhere=elsewhere,
    places=PLACES,
    prepared=prepared,
    spoken=spoken,
    luck=luck,
)
