"""Set-up, steps 1 to 15 (DD-SETUP, DD-PLAYERS, DD-MASTER-05).

What leaves no choice is done by `setup`; the beats after it ask for Masters, starting spells and elements.
"""

from __future__ import annotations

from typing import Any

from gruft.games.domains.meta import META
from gruft.games.domains.pieces.content import MASTER, MASTERS
from gruft.games.domains.pieces.events import MasterChosen
from gruft.games.domains.pieces.numbers import FROM_PLACES, USUAL
from gruft.games.domains.pieces.tables import (
    ARCHITECTS,
    BUILDING_REFS,
    COINS,
    DEATH,
    DECKS,
    F_DECK,
    MASTER_REFS,
    N_ADVENTURERS,
    N_BLACK,
    N_BUILDINGS,
    N_FORTUNE,
    N_HENCHMEN,
    N_ITEMS,
    N_MONSTERS,
    N_SPELLS,
    N_SPOTS,
    S_COPIES,
    S_DECK,
    SPACES,
    WORLD,
)
from gruft.games.domains.rules.basics.decks import draw_spells, fill_inn, fill_market, fill_party, laid_out
from gruft.games.domains.rules.basics.duty import pick
from gruft.games.domains.rules.basics.items import N_SOURCES, gain, take_elements
from gruft.games.domains.rules.basics.order import begin
from gruft.games.domains.rules.playing.masters import MORWEN, before_the_game
from gruft.games.domains.state import State
from gruft.table.chance import Chance
from gruft.table.events import note
from gruft.table.flow import Flow
from gruft.table.game import Options, first_player

START_COINS = 8
START_SPELLS = 3
START_ELEMENTS = 2
ROW, INN, FAR_LANDS, MARKET = 7, 2, 2, 6


def setup(seats: int, options: Options, chance: Chance) -> State:
    """The table before the first decision."""
    lands = seats * SPACES
    deck, unused = fortune_deck(chance)
    g = State(
        chance=chance,
        log=[],
        seats=seats,
        masters=bool(options.get("masters", False)),
        open_totals=bool(options.get("open_totals", False)),
        round=0,
        phase=0,
        last=False,
        first=first_player(META, seats, options, chance),
        order=[],
        turn=0,
        items=[0] * (seats * N_ITEMS),
        score=[0] * (seats * N_SOURCES),
        hands=[[] for _ in range(seats)],
        shown=[[] for _ in range(seats)],
        plans=[[] for _ in range(seats)],
        henchmen=[[] for _ in range(seats)],
        uses=[0] * N_HENCHMEN,
        master=[-1] * seats,
        master_cards=[0] * seats,
        master_uses=[0] * seats,
        casts=[0] * seats,
        land=[-1] * lands,
        dark=[0] * lands,
        holy=[0] * lands,
        cursed=[0] * lands,
        blacks=[0] * lands,
        where=[-1] * N_MONSTERS,
        imbued=[0] * N_MONSTERS,
        armed=[0] * N_MONSTERS,
        stock=shuffled(chance, range(N_BLACK), "monsters"),
        market=[-1] * MARKET,
        monster_discard=[],
        monsters_removed=[],
        limbo=[],
        mercenary=-1,
        spell_decks=[
            shuffled(chance, [k for k in range(N_SPELLS) if S_DECK[k] == deck for _ in range(S_COPIES[k])], "spells")
            for deck in range(len(DECKS))
        ],
        spell_discards=[[] for _ in DECKS],
        building_deck=shuffled(chance, range(N_BUILDINGS), "buildings"),
        row=[-1] * ROW,
        buildings_removed=[],
        buildings_known=[],
        buildings_secret=[[] for _ in range(seats)],
        henchman_deck=shuffled(chance, range(N_HENCHMEN), "henchmen"),
        henchman_discard=[],
        henchmen_removed=[],
        inn=[-1] * INN,
        far_lands=[-1] * FAR_LANDS,
        adventurer_deck=shuffled(chance, range(N_ADVENTURERS), "adventurers"),
        adventurer_discard=[],
        adventurers_removed=[],
        parties=[[], []],
        blessed={},
        fortune=deck,
        fortune_unused=unused,
        fortune_discard=[],
        boxes=[],
        lore=[[] for _ in range(seats)],
        stirred=[0] * seats,
        board=[-1] * N_SPOTS,
        guild=[],
        unavailable=[0] * N_SPOTS,
        blocked=[0] * N_ITEMS,
        posted=[-1] * seats,
        posted_colour=[-1] * seats,
        to_place=[0] * seats,
        white=-1,
        white_ready=False,
        white_next=-1,
        purple=-1,
        purple_ready=False,
        rule=USUAL[:],
        extra=[],
        type_defence=[0] * 6,
        minion_change=0,
        skips=[0, 0],
        party_dice=[[], []],
        party_drop=[0, 0],
        taken=False,
        box=0,
        step=0,
        place=-1,
        spot=-1,
        actor=-1,
        helped=False,
        visit=None,
        purchases=0,
        charms=[],
        party=-1,
        target=-1,
        symbol=-1,
        pilgrims=False,
        resting=[],
        cap=0,
        bonus_dice=[],
        bonus_flat=0,
        zasch=False,
        gates=[],
        due_elements=[0] * seats,
        due_spells=[0] * seats,
        due_labs=[0] * seats,
        done=[0] * seats,
    )
    lay_out(g)
    if g.masters:
        g.master_cards = [card + 1 for card in chance.sample(range(5), seats, "masters")]
    begin(g)
    return g


def shuffled(chance: Chance, cards: Any, stream: str) -> list[int]:
    """These cards as a pile in an order of chance."""
    pile = list(cards)
    chance.shuffle(pile, stream)
    return pile


def fortune_deck(chance: Chance) -> tuple[list[int], list[int]]:
    """15 cards, top last: 5 Masquerade over 4 Revelation with The World over 4 Decay with Death (DD-SETUP-03)."""
    parts = [
        shuffled(chance, [c for c in range(N_FORTUNE) if F_DECK[c] == deck and c not in (WORLD, DEATH)], "fortune")
        for deck in range(3)
    ]
    masquerade, revelation, decay = parts[0][:5], [*parts[1][:4], WORLD], [*parts[2][:4], DEATH]
    chance.shuffle(revelation, "fortune")
    chance.shuffle(decay, "fortune")
    return decay + revelation + masquerade, parts[0][5:] + parts[1][4:] + parts[2][4:]


def lay_out(g: State) -> None:
    """Coins, parties, Inn, Far Lands, Architects' Guild, Nik'tmarg (DD-SETUP-05 to 11)."""
    for seat in range(g.seats):
        gain(g, seat, COINS, START_COINS, FROM_PLACES)
    for party in range(2):
        fill_party(g, party)
    fill_inn(g)
    g.far_lands = [g.henchman_deck.pop() for _ in range(FAR_LANDS)]
    g.row = [g.building_deck.pop() for _ in range(ROW)]
    for slot, card in enumerate(g.row):
        laid_out(g, ARCHITECTS, slot, BUILDING_REFS[card])
    fill_market(g)


# -- beats ------------------------------------------------------------------


def choose_masters(g: State) -> Flow[str] | str:
    """Each picks a side of his card, in turn order, and takes what it gives before the game (DD-MASTER-05)."""
    if not g.masters or g.turn >= len(g.order):
        begin(g)
        return "starting_spells"
    return _choose_master(g, g.order[g.turn])


def _choose_master(g: State, seat: int) -> Flow[str]:
    sides = {MASTER_REFS[n]: n for n, master in enumerate(MASTERS) if master.card == g.master_cards[seat]}
    g.master[seat] = yield from pick(seat, "choose_master", sides, rule="DD-MASTER-05")
    note(g, MasterChosen, seat, MASTER_REFS[g.master[seat]])
    yield from before_the_game(g, seat)
    g.turn += 1
    return "choose_masters"


def starting_spells(g: State) -> Flow[str] | str:
    """In turn order everybody draws 3 spell cards (DD-SETUP-15)."""
    if g.turn >= len(g.order):
        begin(g)
        return "starting_elements"
    return _draw(g, g.order[g.turn])


def _draw(g: State, seat: int) -> Flow[str]:
    yield from draw_spells(g, seat, MASTER["morwen_ashgrove"].number() if g.master[seat] == MORWEN else START_SPELLS)
    g.turn += 1
    return "starting_spells"


def starting_elements(g: State) -> Flow[str] | str:
    """Then everybody takes 2 elements, equal or different."""
    if g.turn >= len(g.order):
        return "fortune_phase"
    return _elements(g, g.order[g.turn])


def _elements(g: State, seat: int) -> Flow[str]:
    yield from take_elements(g, seat, START_ELEMENTS, FROM_PLACES)
    g.turn += 1
    return "starting_elements"
