"""A Fat Goblin: crops to save, then a goblin king to stop (FG-1 to FG-7, FG-R1 to FG-R3, FG-V1H to FG-V2O, FG-C1)."""

from __future__ import annotations

from gruft.games.descent.moments.asking import choose_one
from gruft.games.descent.moments.fights import FigureDefeated
from gruft.games.descent.moments.moment import FigureLeft, HeroEntersSpace, HeroesDone
from gruft.games.descent.moments.quest import (
    HEROES,
    NO_SUCH_ACTION,
    NOT_TO_CARRY,
    OVERLORD_WINS,
    Quest,
    Wave,
    on,
    script,
    settle,
)
from gruft.games.descent.moments.seats import kind_of
from gruft.games.descent.pieces.events import TokenRevealed
from gruft.games.descent.pieces.kinds import FIRST_MONSTER, HERO, KINDS
from gruft.games.descent.quests.edges import outer_edge
from gruft.games.descent.rules.figures import around
from gruft.games.descent.rules.objectives import fall, pick_up, token_key
from gruft.games.descent.state import CARRIED, State
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse

NOT_IN_CHAMBER = refuse("interrogate.not_in_chamber", "DE-SPEC-01")
NO_PRISONER = refuse("interrogate.no_prisoner", "DE-SPEC-01")
ASKED_ALREADY = refuse("interrogate.once_per_turn", "DE-SPEC-01")
ONLY_SPLIG = refuse("interrogate.only_splig", "DE-SPEC-01")
INTERROGATE = "quest:interrogate"
GONE = -1


@script
class FatGoblin(Quest):
    """The burning farm, then the king's cave."""

    id = "a_fat_goblin"

    def won(self, g: State) -> set[str]:
        if g.encounter == 0:
            if any(at != GONE for at in g.token_at):
                return set()
            return {self._by_count(g)}
        sides = set()
        if g.counters.get("splig_defeated"):
            sides.add(HEROES)
        if g.counters.get("splig_escaped"):
            sides.add(OVERLORD_WINS)
        return sides

    def _by_count(self, g: State) -> str:
        """The heroes win the farm if they saved at least as many crops as were stolen."""
        saved, stolen = g.counters.get("saved", 0), g.counters.get("stolen", 0)
        return HEROES if saved >= stolen else OVERLORD_WINS

    def out_of_time(self, g: State) -> str:
        return self._by_count(g) if g.encounter == 0 else OVERLORD_WINS

    def carry_over(self, g: State) -> None:
        stolen = g.counters.get("stolen", 0)
        g.counters.clear()
        g.counters["stolen"] = stolen

    def begin(self, g: State) -> None:
        """Stolen crops make the king stronger (FG-C1)."""
        for king in self.encounter(g).lieutenants:
            for f, number in enumerate(g.kind):
                if number >= 0 and kind_of(g, f).group == king.lieutenant:
                    g.health_bonus[f] = king.health_per_stolen_crop * g.counters.get("stolen", 0)

    # -- crops and prisoners ---------------------------------------------------------

    def may_enter(self, g: State, f: int, s: int) -> bool:
        return g.encounter != 0 or f < FIRST_MONSTER or s not in self._barn(g)

    def _barn(self, g: State) -> list[int]:
        return [g.live.map.number[x, y] for special in self.encounter(g).special_spaces for x, y in special.spaces]

    def carry_refusal(self, g: State, f: int, token: int) -> Refusal | None:
        kind = kind_of(g, f)
        if g.encounter == 0:
            allowed = kind.group == "goblin_archer" or f < g.nh
        elif g.token_up[token] and g.token_kind[token] == "frederick":
            allowed = kind.group == "splig"
        else:
            allowed = kind.group in ("goblin_archer", "splig")
        return None if allowed else NOT_TO_CARRY

    def back(self, g: State, token: int) -> str:
        return "prisoner" if g.encounter == 1 else "crop"

    @on(HeroEntersSpace)
    def crop_reaches_the_barn(self, g: State, now: HeroEntersSpace) -> None:
        f = now.figure
        if g.encounter == 0 and f < g.nh and g.carries[f] >= 0 and now.space in self._barn(g):
            self._take_away(g, f)
            self.count(g, "saved")

    def _take_away(self, g: State, f: int) -> None:
        g.token_at[g.carries[f]] = GONE
        g.carries[f] = -1

    # -- leaving ---------------------------------------------------------------------

    def exits(self, g: State, f: int) -> tuple[int, ...]:
        kind = kind_of(g, f)
        if g.encounter == 0:
            return outer_edge(g, "exit") if kind.group == "goblin_archer" and g.carries[f] >= 0 else ()
        if kind.group == "splig" and self._frederick_with(g, f):
            return outer_edge(g, "entrance")
        return ()

    def _frederick_with(self, g: State, f: int) -> bool:
        token = g.carries[f]
        return token >= 0 and g.token_up[token] and g.token_kind[token] == "frederick"

    @on(FigureLeft)
    def crop_is_stolen_or_king_escapes(self, g: State, now: FigureLeft) -> None:
        if g.encounter == 0:
            self._take_away(g, now.figure)
            self.count(g, "stolen")
        else:
            g.counters["splig_escaped"] = 1

    @on(FigureDefeated)
    def king_falls(self, g: State, now: FigureDefeated) -> None:
        if g.encounter == 1 and KINDS[now.kind].group == "splig":
            g.counters["splig_defeated"] = 1

    @on(HeroesDone)
    def another_interrogation(self, g: State, now: HeroesDone) -> None:
        g.counters.pop("interrogated", None)

    # -- interrogation ---------------------------------------------------------------

    def possible_actions(self, g: State, f: int) -> list[str]:
        return [INTERROGATE] if g.encounter == 1 and kind_of(g, f).side != HERO else []

    def action_refusal(self, g: State, f: int, key: str) -> Refusal | None:
        if key != INTERROGATE or g.encounter != 1:
            return NO_SUCH_ACTION
        if kind_of(g, f).group != "splig":
            return ONLY_SPLIG
        if g.counters.get("interrogated"):
            return ASKED_ALREADY
        if not any(s in g.live.map.areas["torture_chamber"] for s in g.spaces[f]):
            return NOT_IN_CHAMBER
        return None if self._prisoners(g, f) else NO_PRISONER

    def _prisoners(self, g: State, f: int) -> list[int]:
        """Face-down prisoners he carries or that lie with or next to him."""
        near = around(g, f)
        found = []
        for token, at in enumerate(g.token_at):
            if g.token_up[token]:
                continue
            carried = at == CARRIED and g.carries[f] == token
            if carried or (at >= 0 and (near >> at & 1 or at in g.spaces[f])):
                found.append(token)
        return found

    def act(self, g: State, f: int, key: str) -> Flow[None]:
        options = {token_key(g, token): token for token in self._prisoners(g, f)}
        token = yield from choose_one(g.overlord, "interrogate", options)
        assert token is not None
        g.counters["interrogated"] = 1
        g.token_up[token] = True
        g.chance.reveal()
        g.news.append(TokenRevealed(token_key(g, token)))
        carried = g.carries[f] == token
        if g.token_kind[token] != "frederick":
            g.token_at[token] = GONE
            if carried:
                g.carries[f] = -1
        elif not carried:
            if g.carries[f] >= 0:  # his hands must be free for Frederick
                fall(g, f, g.carries[f], g.spaces[f][0])
            pick_up(g, f, token)
        settle(g)

    # -- reinforcements ----------------------------------------------------------------

    def waves(self, g: State, time: str) -> dict[str, Wave]:
        if g.encounter == 0 and time == "ol_start":
            found = {"reinforce:fg_r2": Wave("goblin_archer", "exit")}
            chosen = [group for group in g.groups if group != "goblin_archer"]
            if chosen:
                found["reinforce:fg_r1"] = Wave(chosen[0], "meadow")
            return found
        if g.encounter == 1 and time == "ol_end":
            return {"reinforce:fg_r3": Wave("goblin_archer", "nook")}
        return {}
