"""What lies on the table in Dungeon Lords.

Tiles and cards are small ints (pieces/tables.py says which). Copies are made for every fork, so `copy` is written out,
and lists are copied by `[*list]`, which takes little more than half of a slice's time. Members of a party are frozen in
name only: a frozen record takes three times as long to make, and each blow makes one.

Not here: what any of it means for points (scoring.py), who may see it (views.py).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from gruft.games.lords.meta import META
from gruft.games.lords.pieces.spelling import MINION_SPOTS, as_members
from gruft.games.lords.pieces.tables import (
    CELL_IDS,
    EVENT_IDS,
    HERO_IDS,
    MONSTER_IDS,
    ORDER_IDS,
    ROOM_IDS,
    SEASONS,
    SPECIAL_IDS,
    SPELL_IDS,
    TILE_IDS,
    TOKEN_IDS,
    TRAP_IDS,
)
from gruft.table import plain
from gruft.table.chance import Chance
from gruft.table.events import Event
from gruft.table.plain import added, named, older

TENT: Final = -1
AWAY: Final = -2
"""The paladin is eliminated or has left; he comes back to no dungeon this year."""

FREE_SPACE: Final = -1
NON_PLAYER: Final = 4
"""On the main board a space holds a seat's minion, a non-player minion, or nothing."""


@dataclass(slots=True)
class Member:
    """A hero in the line of a party. Copies of a state share him: he is replaced, never changed."""

    hero: int = field(metadata=named(HERO_IDS))
    wounds: int = 0
    bonus: int = 0
    """Hit points beyond the printed ones."""
    gift: int = field(default=-1, metadata=named(TOKEN_IDS))

    def hurt(self, damage: int) -> Member:
        """The same with so much more damage; less if he is healed."""
        return Member(self.hero, self.wounds + damage, self.bonus, self.gift)

    def stronger(self, points: int) -> Member:
        """The same with more hit points."""
        return Member(self.hero, self.wounds, self.bonus + points, self.gift)


older(Member, added(wounds=0, bonus=0, gift=None))


@dataclass(slots=True)
class Lord:
    """One player's board."""

    gold: int
    food: int
    imps: int
    evil: int
    tiles: list[int] = field(metadata=named(TILE_IDS))
    """The 20 cells of the dungeon, row by row."""
    working: int = 0
    """Imps and Troll tokens that have done their job this round."""
    seals: int = 0
    traps: list[int] = field(default_factory=list, metadata=named(TRAP_IDS))
    binned: list[int] = field(default_factory=list, metadata=named(TRAP_IDS))
    """Trap cards this lord has discarded face down; only he knows them."""
    lair: list[int] = field(default_factory=list, metadata=named(MONSTER_IDS))
    stunned: list[int] = field(default_factory=list, metadata=named(MONSTER_IDS))
    """Monsters and ghosts lying face down in the lair."""
    party: list[Member] = field(default_factory=list)
    """The heroes in his dungeon, the first in line first."""
    prison: list[int] = field(default_factory=list, metadata=named(HERO_IDS))
    inaccessible: list[int] = field(default_factory=list, metadata=named(ORDER_IDS))
    drawn: list[int] = field(default_factory=list, metadata=named(ORDER_IDS))
    """Before the first round: the three orders of which one is kept; secret, and so is `inaccessible` then."""
    orders: list[int] = field(default_factory=list, metadata=named(ORDER_IDS))
    """This round's three orders, secret until revealed."""
    minions: list[int] = field(default_factory=list, metadata={"codec": MINION_SPOTS})
    """Where the minion of each revealed order is: a space of the main board, AT_HOME or ON_CARD."""
    used: list[int] = field(default_factory=list, metadata=named(ROOM_IDS))
    """Production rooms used this round, once for each use."""
    spied: list[int] = field(default_factory=list)
    """Positions (0 to 3) of this year's combat cards the lord has looked at."""
    battle_cell: int = field(default=-1, metadata=named(CELL_IDS))
    laid: list[int] = field(default_factory=list, metadata=named(TRAP_IDS))
    sent: list[int] = field(default_factory=list, metadata=named(MONSTER_IDS))
    tokens: list[int] = field(default_factory=list, metadata=named(TOKEN_IDS))
    """Gift tokens not given away this year."""
    secret_hero: int = field(default=-1, metadata=named(HERO_IDS))
    secret_token: int = field(default=-1, metadata=named(TOKEN_IDS))

    def copy(self) -> Lord:
        """A lord nobody else changes."""
        twin = Lord.__new__(Lord)
        twin.gold = self.gold
        twin.food = self.food
        twin.imps = self.imps
        twin.evil = self.evil
        twin.tiles = [*self.tiles]
        twin.working = self.working
        twin.seals = self.seals
        twin.traps = [*self.traps]
        twin.binned = [*self.binned]
        twin.lair = [*self.lair]
        twin.stunned = [*self.stunned]
        twin.party = [*self.party]
        twin.prison = [*self.prison]
        twin.inaccessible = [*self.inaccessible]
        twin.drawn = [*self.drawn]
        twin.orders = [*self.orders]
        twin.minions = [*self.minions]
        twin.used = [*self.used]
        twin.spied = [*self.spied]
        twin.battle_cell = self.battle_cell
        twin.laid = [*self.laid]
        twin.sent = [*self.sent]
        twin.tokens = [*self.tokens]
        twin.secret_hero = self.secret_hero
        twin.secret_token = self.secret_token
        return twin

    @property
    def heroes(self) -> list[int]:
        """Who is in the party, the first in line first."""
        return [member.hero for member in self.party]

    def place_of(self, hero: int) -> int:
        """Where in the line a hero of the party stands."""
        return self.heroes.index(hero)


older(Lord, as_members)


@dataclass(slots=True)
class NonPlayer:
    """The board nobody plays: with three players there is one, with two there are two."""

    stack: list[int] = field(metadata=named(ORDER_IDS))
    inaccessible: list[int] = field(metadata=named(ORDER_IDS))
    shown: list[int] = field(default_factory=list, metadata=named(ORDER_IDS))
    third: int = field(default=-1, metadata=named(ORDER_IDS))
    """Two players: the order picked secretly by the player who looks after this board."""

    def copy(self) -> NonPlayer:
        """The same cards in lists of their own."""
        return NonPlayer([*self.stack], [*self.inaccessible], [*self.shown], self.third)


@dataclass(slots=True)
class Battle:
    """What holds for the battle being fought, until its end."""

    seat: int = field(metadata=plain.seats(META.seat_names))
    cell: int = field(metadata=named(CELL_IDS))
    no_spells: bool = False
    no_healing: bool = False
    no_conquest: bool = False
    no_fatigue: bool = False
    shield: bool = False
    invisible: bool = False
    rage: bool = False
    attacked: bool = False
    spent: int = 0
    """Anti-trap symbols already used in this battle."""
    sheep: int = field(default=-1, metadata=named(MONSTER_IDS))
    fought: list[int] = field(default_factory=list, metadata=named(MONSTER_IDS))
    """Monsters and ghosts that have acted."""
    poison: list[int] = field(default_factory=list, metadata=named(HERO_IDS))
    """Heroes hit by a Poisoned Dart, with `venom` still to come."""
    venom: list[int] = field(default_factory=list)

    def copy(self) -> Battle:
        """A battle nobody else changes."""
        return Battle(
            self.seat,
            self.cell,
            self.no_spells,
            self.no_healing,
            self.no_conquest,
            self.no_fatigue,
            self.shield,
            self.invisible,
            self.rage,
            self.attacked,
            self.spent,
            self.sheep,
            [*self.fought],
            [*self.poison],
            [*self.venom],
        )


@dataclass(slots=True)
class Rules:
    """Which rules are played; never changes during a game."""

    chosen_orders: bool
    """DL-FULL-01: inaccessible orders are picked from three, not dealt."""
    special_events: bool
    hire_fee: bool
    """DL-FULL-03: Hire Monster as first order costs a gold."""
    greedy: bool
    gifts: str
    """`none`, `open` (straightforward) or `secret` (tricky)."""
    scenario: str = ""
    """The training scenario, or nothing for a real game."""


@dataclass(slots=True)
class State:
    """The whole table."""

    rules: Rules
    lords: list[Lord]
    others: list[NonPlayer]
    other_evil: int
    """Two players: the non-player's counter; otherwise 0."""
    start: int = field(metadata=plain.seats(META.seat_names))
    year: int = 1
    season: int = field(default=0, metadata=named(SEASONS))
    turn: int = 0
    """How many in turn order have had their share of the current phase."""
    spaces: list[int] = field(
        default_factory=lambda: [FREE_SPACE] * 24,
        metadata=plain.seats(META.seat_names, free=FREE_SPACE, non_player=NON_PLAYER),
    )
    monster_stack: list[int] = field(default_factory=list, metadata=named(MONSTER_IDS))
    monster_stack_2: list[int] = field(default_factory=list, metadata=named(MONSTER_IDS))
    monster_offer: list[int] = field(default_factory=list, metadata=named(MONSTER_IDS))
    monsters_gone: list[int] = field(default_factory=list, metadata=named(MONSTER_IDS))
    room_stack: list[int] = field(default_factory=list, metadata=named(ROOM_IDS))
    room_stack_2: list[int] = field(default_factory=list, metadata=named(ROOM_IDS))
    room_offer: list[int] = field(default_factory=list, metadata=named(ROOM_IDS))
    rooms_gone: list[int] = field(default_factory=list, metadata=named(ROOM_IDS))
    hero_stack: list[int] = field(default_factory=list, metadata=named(HERO_IDS))
    hero_stack_2: list[int] = field(default_factory=list, metadata=named(HERO_IDS))
    heroes_put_back: int = 0
    """How many heroes at the end of the stack everybody has seen (DL-NEW-06)."""
    heroes_now: list[int] = field(default_factory=list, metadata=named(HERO_IDS))
    heroes_next: list[int] = field(default_factory=list, metadata=named(HERO_IDS))
    gifts_now: list[int] = field(default_factory=list, metadata=named(TOKEN_IDS))
    """Gifts lying on `heroes_now`, in the same order."""
    heroes_gone: list[int] = field(default_factory=list, metadata=named(HERO_IDS))
    paladin: int = field(default=TENT, metadata=plain.seats(META.seat_names, tent=TENT, away=AWAY))
    """The seat that has the paladin of the year, TENT or AWAY."""
    trap_stack: list[int] = field(default_factory=list, metadata=named(TRAP_IDS))
    traps_used: list[int] = field(default_factory=list, metadata=named(TRAP_IDS))
    events: list[int] = field(default_factory=list, metadata=named(EVENT_IDS))
    """The tiles of Spring, Summer and Autumn."""
    events_shown: int = 0
    specials: list[int] = field(default_factory=list, metadata=named(SPECIAL_IDS))
    """The special event of each year (full version)."""
    specials_out: list[int] = field(default_factory=list, metadata=named(SPECIAL_IDS))
    town: list[int] = field(default_factory=list, metadata=named(SPELL_IDS))
    """This year's four combat cards, in order."""
    town_2: list[int] = field(default_factory=list, metadata=named(SPELL_IDS))
    cards_out: list[int] = field(default_factory=list, metadata=named(SPELL_IDS))
    """Combat cards that left the game unseen."""
    cards_used: list[int] = field(default_factory=list, metadata=named(SPELL_IDS))
    """Combat cards of the first year that were turned up."""
    cards_shown: int = 0
    """How many of the four cards in the town are face up."""
    combat_round: int = 0
    """1 to 4 in Combat, otherwise 0."""
    battle: Battle | None = None
    chance: Chance = field(default_factory=lambda: Chance(b""))
    log: list[Event] = field(default_factory=list)

    def copy(self) -> State:
        """The same table; what can change is copied."""
        twin = State.__new__(State)
        twin.rules = self.rules
        twin.lords = [lord.copy() for lord in self.lords]
        twin.others = [other.copy() for other in self.others]
        twin.other_evil = self.other_evil
        twin.start = self.start
        twin.year = self.year
        twin.season = self.season
        twin.turn = self.turn
        twin.spaces = [*self.spaces]
        twin.monster_stack = [*self.monster_stack]
        twin.monster_stack_2 = [*self.monster_stack_2]
        twin.monster_offer = [*self.monster_offer]
        twin.monsters_gone = [*self.monsters_gone]
        twin.room_stack = [*self.room_stack]
        twin.room_stack_2 = [*self.room_stack_2]
        twin.room_offer = [*self.room_offer]
        twin.rooms_gone = [*self.rooms_gone]
        twin.hero_stack = [*self.hero_stack]
        twin.hero_stack_2 = [*self.hero_stack_2]
        twin.heroes_put_back = self.heroes_put_back
        twin.heroes_now = [*self.heroes_now]
        twin.heroes_next = [*self.heroes_next]
        twin.gifts_now = [*self.gifts_now]
        twin.heroes_gone = [*self.heroes_gone]
        twin.paladin = self.paladin
        twin.trap_stack = [*self.trap_stack]
        twin.traps_used = [*self.traps_used]
        twin.events = [*self.events]
        twin.events_shown = self.events_shown
        twin.specials = [*self.specials]
        twin.specials_out = [*self.specials_out]
        twin.town = [*self.town]
        twin.town_2 = [*self.town_2]
        twin.cards_out = [*self.cards_out]
        twin.cards_used = [*self.cards_used]
        twin.cards_shown = self.cards_shown
        twin.combat_round = self.combat_round
        twin.battle = self.battle.copy() if self.battle is not None else None
        twin.chance = self.chance.copy()
        twin.log = self.log
        return twin
