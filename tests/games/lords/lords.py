"""Positions of Dungeon Lords in a few readable words, and a table to play them on.

    game = lords(4, evil=[7, 5, 5, 5]).lord(0, lair=["witch", "vampire"], food=2).at("pay_day")
    game.answers("monster:witch.1", "pay")
    assert game.lord(0).evil == 8

Everything goes through a position, so an impossible one is refused like any other. Tiles, cards and heroes are named
as in the content; where there are several copies the next free one is taken (`"troll"` is `troll.1`, then `troll.2`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, TypeVar

from gruft.games.lords.pieces import content
from gruft.games.lords.pieces.combat_events import (
    HeroHurt,
)
from gruft.games.lords.pieces.tables import CELL_IDS, HERO_IDS, MONSTER_IDS, SPACE_IDS, TILE_IDS, TRAP_IDS
from gruft.games.lords.state import NON_PLAYER, Lord, State
from gruft.table.ask import Ask
from gruft.table.events import Event
from gruft.table.game import load_game
from gruft.table.position import open_position
from gruft.table.rules import Refusal
from gruft.table.table import Accepted, Table

E = TypeVar("E", bound=Event)

Hero = str | tuple[str, int]
"""A hero by id, or with the damage he has."""

CATALOGUES: dict[str, dict[str, Any]] = {
    "order": content.PLACES,
    "monster": content.MONSTERS,
    "room": content.ROOMS,
    "trap": content.TRAPS,
    "hero": content.HEROES,
    "spell": content.SPELLS,
    "event": content.EVENTS,
    "special": content.SPECIAL_EVENTS,
    "title": content.TITLES,
    "gift": content.GIFTS,
}
PALADINS = ("paladin_y1", "paladin_y2")
SHAFT = ["1,3", "2,3", "3,3"]
FIRST_GAME = {"rules": "first"}


def component_names(kind: str) -> dict[str, Any]:
    """The printed records of one kind, by id."""
    return CATALOGUES[kind]


def dungeon(*, shaft: bool = True, **tiles: str) -> list[str]:
    """A dungeon of 20 cells: `dungeon(c2_2="mint", c1_3="conquered tunnel")` on top of the three first tunnels."""
    cells = dict.fromkeys(CELL_IDS, "-")
    if shaft:
        cells.update(dict.fromkeys(SHAFT, "tunnel"))
    for name, tile in tiles.items():
        cells[name.removeprefix("c").replace("_", ",")] = tile
    return list(cells.values())


class Setting:
    """A position in the making."""

    def __init__(self, seats: int, options: dict[str, Any], **state: Any) -> None:
        self.seats = seats
        self.options = options
        self.state: dict[str, Any] = state
        self.lords: dict[int, dict[str, Any]] = {n: {} for n in range(seats)}
        self.next: dict[str, list[int]] = {}
        self.taken: set[str] = set()

    def lord(self, seat: int, **fields: Any) -> Setting:
        """What one lord has. `party` and `prison` take heroes, `lair`, `stunned`, `sent` monsters, `traps` cards."""
        made = self.lords[seat]
        for name, value in fields.items():
            if name == "party":
                line = [hero if isinstance(hero, tuple) else (hero, 0) for hero in value]
                made["party"] = [{"hero": hero, "wounds": wounds} for hero, wounds in line]
            elif name == "bonus":
                for member, points in zip(made["party"], value, strict=True):
                    member["bonus"] = points
            elif name == "gifts":
                for member, gift in zip(made["party"], value, strict=True):
                    member["gift"] = gift
            elif name in ("lair", "stunned", "sent"):
                made[name] = [self.copy_of(tile, MONSTER_IDS) for tile in value]
            elif name in ("traps", "laid", "binned"):
                made[name] = [self.copy_of(card, TRAP_IDS) for card in value]
            else:
                made[name] = value
        return self

    def copy_of(self, name: str, ids: list[str]) -> str:
        """The next copy of this kind that lies nowhere yet."""
        found = next(n for n in ids if n == name or (n.rpartition(".")[0] == name and n not in self.taken))
        self.taken.add(found)
        return found

    def table(self, **fields: Any) -> Setting:
        """What lies on the table besides the lords' boards; offers and stacks may name kinds."""
        for name, value in fields.items():
            if name in ("monster_offer", "monster_stack", "monster_stack_2"):
                value = [self.copy_of(tile, MONSTER_IDS) for tile in value]
            if name == "trap_stack":
                value = [self.copy_of(card, TRAP_IDS) for card in value]
            self.state[name] = value
        return self

    def sends(self, seat: int, place: str, number: int) -> Setting:
        """This lord's next order has brought a minion to space `number` of a place."""
        space = SPACE_IDS.index(f"{place}.{number}")
        self.state.setdefault("spaces", {})[space] = seat
        made = self.lords[seat]
        made["orders"] = [*made.get("orders", []), place]
        made["minions"] = [*made.get("minions", []), f"{place}.{number}"]
        return self

    def blocked(self, place: str, number: int) -> Setting:
        """A non-player minion stands on this space."""
        self.state.setdefault("spaces", {})[SPACE_IDS.index(f"{place}.{number}")] = NON_PLAYER
        return self

    def ordered(self) -> Setting:
        """Everybody who has no orders yet has carried out three; what is missing from three is filled up."""
        for made in self.lords.values():
            orders = list(made.get("orders", []))
            minions = list(made.get("minions", []))
            for place in content.PLACES:
                if len(orders) < 3 and place not in orders and place not in made.get("inaccessible", []):
                    orders.append(place)
                    minions.append("at home")
            made["orders"], made["minions"] = orders, minions
            spare = [place for place in content.PLACES if place not in orders]
            made.setdefault("inaccessible", spare[:2])
        return self

    def given(self, stream: str, *numbers: int) -> Setting:
        """What chance gives next in this stream."""
        self.next[stream] = [*self.next.get(stream, []), *numbers]
        return self

    def deck(self, *cards: str) -> Setting:
        """The trap deck holds just these cards; all that nobody has are used up. Name the lords' own traps first."""
        self.table(trap_stack=cards)
        self.state["traps_used"] = [card for card in TRAP_IDS if card not in self.taken]
        return self

    def heroes(self, made: dict[str, Any]) -> list[str]:
        """Who is in the party of one lord."""
        return [member["hero"] for member in made.get("party", [])]

    def position(self, beat: str) -> dict[str, Any]:
        """All this written down as a position. Evil that would call the paladin finds him gone, unless he is named."""
        evil = max((made.get("evil", 0) for made in self.lords.values()), default=0)
        named = any(hero in PALADINS for made in self.lords.values() for hero in self.heroes(made))
        if evil >= content.BOARD.paladin_field and not named:
            self.state.setdefault("paladin", "away")
        return {
            "game": "lords",
            "seats": self.seats,
            "options": self.options,
            "seed": "a test",
            "beat": beat,
            "state": {"start": 0, **self.state, "lords": {seat: made for seat, made in self.lords.items() if made}},
            "next": self.next,
        }

    def at(self, beat: str, until: str | None = None) -> Game:
        """Open the table at the start of this beat; with `until` play ends where that beat would begin."""
        position = self.position(beat)
        if until is None:
            return Game(open_position("lords", position))
        beats = load_game("lords").beats
        original = beats[until]
        beats[until] = _stop
        try:
            game = Game(open_position("lords", position))
        finally:
            beats[until] = original
        game.table.game = replace(game.table.game, beats={**beats, until: _stop})
        return game


def lords(seats: int = 4, rules: str = "first", evil: list[int] | None = None, **options: Any) -> Setting:
    """A table of so many players as after set-up; seat 0 is the start player."""
    setting = Setting(seats, {"rules": rules, **options})
    for seat, field in enumerate(evil or []):
        setting.lord(seat, evil=field)
    return setting


def battle(
    party: Sequence[Hero],
    *,
    lair: list[str] | None = None,
    traps: list[str] | None = None,
    tile: str = "tunnel",
    number: int = 1,
    year: int = 1,
    card: str = "",
    evil: list[int] | None = None,
    table: dict[str, Any] | None = None,
    **lord: Any,
) -> Game:
    """Seat 0 plans a battle on the tile below the entrance in combat round `number`; play ends after the round.

    Without a `card` the round has one without effect on what is tested (fatigue 1 in year 1, 2 in year 2).
    """
    setting = lords(4, evil=evil or [5, 5, 5, 5])
    fields: dict[str, Any] = {"gold": 0, "food": 0, "tiles": dungeon(c1_3=tile), **lord}
    setting.lord(0, party=party, lair=lair or [], traps=traps or [], **fields)
    card = card or ("fireball" if year == 1 else "magic_key")
    others = [s.id for s in content.SPELLS.values() if s.year == year and s.id != card]
    town = others[:3]
    town.insert(number - 1, card)
    state: dict[str, Any] = {"year": year, "season": "autumn", "combat_round": number, "town": town}
    if year == 2:
        state["town_2"] = []
    setting.table(**state, **(table or {}))
    return setting.at("planning", until="combat_round")


def _stop(g: State) -> None:
    """Stands in for the beat where a test wants to stop."""


class Game:
    """A table in play."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @property
    def state(self) -> State:
        state: State = self.table.state
        return state

    def lord(self, seat: int = 0) -> Lord:
        return self.state.lords[seat]

    @property
    def ask(self) -> Ask:
        """The one open ask."""
        (ask,) = self.table.asks
        return ask

    @property
    def offered(self) -> list[str]:
        return self.ask.keys

    def answers(self, *keys: str) -> Game:
        """Answer the open asks one after another; each must be accepted."""
        for key in keys:
            asks = self.table.asks
            assert asks, (key, "but nobody is asked")
            seat = next((ask.seat for ask in asks if key in ask.keys), asks[0].seat)
            outcome = self.table.answer(seat, key)
            assert isinstance(outcome, Accepted), (key, outcome, asks)
        return self

    def seat_answers(self, seat: int, *keys: str) -> Game:
        for key in keys:
            outcome = self.table.answer(seat, key)
            assert isinstance(outcome, Accepted), (seat, key, outcome, self.table.ask_of(seat))
        return self

    def why_not(self, key: str, seat: int | None = None) -> str:
        """The code of the refusal of this answer."""
        refusal = self.refusal(key, seat)
        return refusal.code

    def refusal(self, key: str, seat: int | None = None) -> Refusal:
        refusal = self.table.why_not(self.table.asks[0].seat if seat is None else seat, key)
        assert isinstance(refusal, Refusal), (key, "is accepted")
        return refusal

    def pass_until(self, *kinds: str, limit: int = 400) -> Game:
        """Take the last option (pass, stop, done where there is one) until one of these asks is open."""
        for _ in range(limit):
            if self.table.over or any(ask.kind in kinds for ask in self.table.asks):
                return self
            ask = self.table.asks[0]
            self.table.answer(ask.seat, ask.keys[-1])
        raise AssertionError(f"no {kinds} in {limit} answers")

    def told(self, event: type[E]) -> list[E]:
        """All events of this class so far."""
        return [told for told in self.table.log if isinstance(told, event)]

    def hurt(self) -> list[tuple[str, int]]:
        """Who took how much damage, in order."""
        return [(told.hero.removeprefix("hero:"), told.damage) for told in self.told(HeroHurt)]

    def party(self, seat: int = 0) -> list[tuple[str, int]]:
        """The line of heroes with their damage, front first."""
        lord = self.lord(seat)
        return [(HERO_IDS[member.hero], member.wounds) for member in lord.party]

    def prison(self, seat: int = 0) -> list[str]:
        return [HERO_IDS[hero] for hero in self.lord(seat).prison]

    def lair(self, seat: int = 0) -> list[str]:
        return [MONSTER_IDS[tile] for tile in self.lord(seat).lair]

    def stunned(self, seat: int = 0) -> list[str]:
        return [MONSTER_IDS[tile] for tile in self.lord(seat).stunned]

    def traps(self, seat: int = 0) -> list[str]:
        return [TRAP_IDS[card] for card in self.lord(seat).traps]

    def tile(self, cell: str, seat: int = 0) -> str:
        return TILE_IDS[self.lord(seat).tiles[CELL_IDS.index(cell)]]

    def conquered(self, seat: int = 0) -> list[str]:
        """The cells with conquered tiles."""
        tiles = self.lord(seat).tiles
        return [cell for cell, tile in zip(CELL_IDS, tiles, strict=True) if TILE_IDS[tile].startswith("conquered")]
