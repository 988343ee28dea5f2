"""What lies on the table: flat lists of small ints with a fast copy.

Lists by space are indexed `seat * 16 + space`, lists by component by its number (pieces/tables.py). Everything that
matters between beats is here, also which step of a phase is going on.

Not here: what the numbers mean (pieces/tables.py, pieces/numbers.py), older spellings (pieces/spelling.py), who may
see what (seen/views.py).
"""

from __future__ import annotations

from dataclasses import dataclass, field

from gruft.games.domains.pieces.records import MINIONS, Extra, Gate, Lore, Visit
from gruft.games.domains.pieces.spelling import in_groups, own_words
from gruft.games.domains.pieces.tables import (
    ADVENTURER_IDS,
    BUILDING_IDS,
    COLOURS,
    FORTUNE_IDS,
    HENCHMAN_IDS,
    LAND_WORDS,
    MASTER_IDS,
    MONSTER_IDS,
    SPELL_IDS,
)
from gruft.table.chance import Chance
from gruft.table.events import Event
from gruft.table.plain import named, older
from gruft.table.plain import seats as words_for


@dataclass(slots=True)
class State:
    """One game of Dark Domains."""

    chance: Chance
    log: list[Event]

    # -- the table

    seats: int
    masters: bool
    """Table option: Masters of the Domain (DD-VARIANT-01)."""
    open_totals: bool
    """Table option: coins and Evil are shown to all (DD-VARIANT-02)."""
    round: int
    phase: int
    """0 set-up, then 1 to 8 (DD-TURN-01)."""
    last: bool
    """Death has been revealed: this is the last round."""
    first: int = field(metadata=words_for(COLOURS))
    """Who holds the first-player token."""
    order: list[int] = field(metadata=words_for(COLOURS))
    """The seats of the ordered step that is going on, as it began (DD-TERM-09)."""
    turn: int
    """Whose turn it is in `order`."""

    # -- playing areas

    items: list[int]
    """`seat * 10 + item`."""
    score: list[int]
    """Evil by where it came from, `seat * len(SOURCES) + source`."""
    hands: list[list[int]] = field(metadata=named(SPELL_IDS))
    shown: list[list[int]] = field(metadata=named(SPELL_IDS))
    """Cards of each hand that everybody has seen go there (Spell Thief)."""
    plans: list[list[int]] = field(metadata=named(BUILDING_IDS))
    """Building cards not yet built."""
    henchmen: list[list[int]] = field(metadata=named(HENCHMAN_IDS))
    uses: list[int]
    """How often each henchman worked this round; the count belongs to the card (DD-HENCH-05)."""
    master: list[int] = field(metadata=named(MASTER_IDS))
    master_cards: list[int]
    """The two-sided card each seat was dealt, 1 to 5; 0 without Masters."""
    master_uses: list[int]
    casts: list[int]
    """Spells each seat cast this round."""

    # -- domains, by space

    land: list[int] = field(metadata=named(BUILDING_IDS))
    dark: list[int]
    holy: list[int]
    """Sanctify tokens."""
    cursed: list[int]
    """Desecration tokens."""
    blacks: list[int]
    """How many black-banner monsters stand on each space."""

    # -- monsters

    where: list[int] = field(metadata=words_for(LAND_WORDS))
    """The space each monster stands on, -1 if in no domain."""
    imbued: list[int]
    """Imbue tokens on each monster."""
    armed: list[int]
    """Weapon tokens on each monster."""
    stock: list[int] = field(metadata=named(MONSTER_IDS))
    """Drawn from the end."""
    market: list[int] = field(metadata=named(MONSTER_IDS))
    """The Nik'tmarg."""
    monster_discard: list[int] = field(metadata=named(MONSTER_IDS))
    monsters_removed: list[int] = field(metadata=named(MONSTER_IDS))
    limbo: list[int] = field(metadata=named(MONSTER_IDS))
    """Drawn, or killed and perhaps to be saved: nowhere for the moment."""
    mercenary: int = field(metadata=words_for(COLOURS))
    """Who has the Foreign Mercenary this round, -1 at the Docks."""

    # -- decks; the top is at the end

    spell_decks: list[list[int]] = field(metadata=named(SPELL_IDS))
    spell_discards: list[list[int]] = field(metadata=named(SPELL_IDS))
    building_deck: list[int] = field(metadata=named(BUILDING_IDS))
    row: list[int] = field(metadata=named(BUILDING_IDS))
    """The Architects' Guild."""
    buildings_removed: list[int] = field(metadata=named(BUILDING_IDS))
    buildings_known: list[int] = field(metadata=named(BUILDING_IDS))
    """Cards everybody has seen go under the building deck."""
    buildings_secret: list[list[int]] = field(metadata=named(BUILDING_IDS))
    """Cards only this seat has seen go under it."""
    henchman_deck: list[int] = field(metadata=named(HENCHMAN_IDS))
    henchman_discard: list[int] = field(metadata=named(HENCHMAN_IDS))
    henchmen_removed: list[int] = field(metadata=named(HENCHMAN_IDS))
    inn: list[int] = field(metadata=named(HENCHMAN_IDS))
    far_lands: list[int] = field(metadata=named(HENCHMAN_IDS))
    adventurer_deck: list[int] = field(metadata=named(ADVENTURER_IDS))
    adventurer_discard: list[int] = field(metadata=named(ADVENTURER_IDS))
    adventurers_removed: list[int] = field(metadata=named(ADVENTURER_IDS))
    parties: list[list[int]] = field(metadata=named(ADVENTURER_IDS))
    """Green Unicorn, Yellow Swan; the leader comes first."""
    blessed: dict[int, int]
    """Imbue tokens on adventurers."""
    fortune: list[int] = field(metadata=named(FORTUNE_IDS))
    fortune_unused: list[int] = field(metadata=named(FORTUNE_IDS))
    fortune_discard: list[int] = field(metadata=named(FORTUNE_IDS))
    boxes: list[int] = field(metadata=named(FORTUNE_IDS))
    """The cards of this round."""
    lore: list[list[Lore]]
    """What each seat knows of the Fortune deck."""
    stirred: list[int]
    """How many top places of it others have reordered unseen by each seat."""

    # -- minions

    board: list[int] = field(metadata=words_for(MINIONS))
    """The minion on each action space, -1 none."""
    guild: list[int] = field(metadata=words_for(MINIONS))
    """Minions at the Builders' Guild."""
    unavailable: list[int]
    blocked: list[int]
    """Items that cannot be bought at the Builders' Guild, by item."""
    posted: list[int] = field(metadata=words_for(LAND_WORDS))
    """The space of the own domain where each seat has a minion, -1 none."""
    posted_colour: list[int] = field(metadata=words_for(MINIONS))
    to_place: list[int]
    """Own minions each seat has still to place."""
    white: int = field(metadata=words_for(COLOURS))
    """Who uses the white minion this round, -1 at the Royal Court."""
    white_ready: bool
    """The white minion has still to be placed."""
    white_next: int = field(metadata=words_for(COLOURS))
    """Who took it for the next round."""
    purple: int = field(metadata=words_for(COLOURS))
    """Who paid for the purple minion this round."""
    purple_ready: bool

    # -- this round

    rule: list[int]
    """The numbers of the rules that Fortune cards change, see RULES."""
    extra: list[Extra]
    """Production bonuses."""
    type_defence: list[int]
    """Added to the defence of dark buildings, by type."""
    minion_change: int
    skips: list[int]
    """Parties that do not adventure."""
    party_dice: list[list[int]]
    """Extra dice of each party, by their sides."""
    party_drop: list[int]
    """Smallest dice of each party that are not rolled."""
    taken: bool
    """A building was taken from the Architects' Guild."""
    box: int
    """Which Fortune card is being resolved."""
    step: int
    """Which step of it, -1 before the first."""
    place: int
    """The place that is being resolved."""
    spot: int
    """The action space (or, at the Builders' Guild, the minion) whose action was carried out last."""
    actor: int = field(metadata=words_for(COLOURS))
    """Who controls the minion that acts or acted last."""
    helped: bool
    """The henchman who acts after the place that is being resolved has had his chance."""
    visit: Visit | None
    """The visit to the Builders' Guild that is going on."""
    purchases: int
    """Visits to the Builders' Guild this round that bought something."""
    charms: list[int] = field(metadata=words_for(COLOURS))
    """Who may still cast Charm on the action just carried out."""

    # -- the adventure that is going on

    party: int
    target: int = field(metadata=words_for(LAND_WORDS))
    """The space, -1 none."""
    symbol: int
    """The symbol that found it."""
    pilgrims: bool
    resting: list[int] = field(metadata=named(ADVENTURER_IDS))
    """Adventurers who do not roll."""
    cap: int
    """The largest die of the attack, 0 for no limit."""
    bonus_dice: list[int]
    """Dice added to the defence, by their sides."""
    bonus_flat: int
    zasch: bool
    """Zasch was used in this attack."""
    gates: list[Gate]
    """Monsters moved by Gate."""

    # -- production

    due_elements: list[int]
    """Elements of choice each seat has still to take."""
    due_spells: list[int]
    due_labs: list[int]
    """Necromancer's Labs still to be used."""
    done: list[int]

    def copy(self) -> State:
        """An independent state; nothing is shared that can change. Unpacking a list takes half of a slice's time."""
        twin = State.__new__(State)
        twin.chance = self.chance.copy()
        twin.log = self.log
        twin.seats = self.seats
        twin.masters = self.masters
        twin.open_totals = self.open_totals
        twin.round = self.round
        twin.phase = self.phase
        twin.last = self.last
        twin.first = self.first
        twin.order = [*self.order]
        twin.turn = self.turn
        twin.items = [*self.items]
        twin.score = [*self.score]
        twin.hands = [[*part] for part in self.hands]
        twin.shown = [[*part] for part in self.shown]
        twin.plans = [[*part] for part in self.plans]
        twin.henchmen = [[*part] for part in self.henchmen]
        twin.uses = [*self.uses]
        twin.master = [*self.master]
        twin.master_cards = [*self.master_cards]
        twin.master_uses = [*self.master_uses]
        twin.casts = [*self.casts]
        twin.land = [*self.land]
        twin.dark = [*self.dark]
        twin.holy = [*self.holy]
        twin.cursed = [*self.cursed]
        twin.blacks = [*self.blacks]
        twin.where = [*self.where]
        twin.imbued = [*self.imbued]
        twin.armed = [*self.armed]
        twin.stock = [*self.stock]
        twin.market = [*self.market]
        twin.monster_discard = [*self.monster_discard]
        twin.monsters_removed = [*self.monsters_removed]
        twin.limbo = [*self.limbo]
        twin.mercenary = self.mercenary
        twin.spell_decks = [[*part] for part in self.spell_decks]
        twin.spell_discards = [[*part] for part in self.spell_discards]
        twin.building_deck = [*self.building_deck]
        twin.row = [*self.row]
        twin.buildings_removed = [*self.buildings_removed]
        twin.buildings_known = [*self.buildings_known]
        twin.buildings_secret = [[*part] for part in self.buildings_secret]
        twin.henchman_deck = [*self.henchman_deck]
        twin.henchman_discard = [*self.henchman_discard]
        twin.henchmen_removed = [*self.henchmen_removed]
        twin.inn = [*self.inn]
        twin.far_lands = [*self.far_lands]
        twin.adventurer_deck = [*self.adventurer_deck]
        twin.adventurer_discard = [*self.adventurer_discard]
        twin.adventurers_removed = [*self.adventurers_removed]
        twin.parties = [[*part] for part in self.parties]
        twin.blessed = dict(self.blessed)
        twin.fortune = [*self.fortune]
        twin.fortune_unused = [*self.fortune_unused]
        twin.fortune_discard = [*self.fortune_discard]
        twin.boxes = [*self.boxes]
        twin.lore = [[*part] for part in self.lore]
        twin.stirred = [*self.stirred]
        twin.board = [*self.board]
        twin.guild = [*self.guild]
        twin.unavailable = [*self.unavailable]
        twin.blocked = [*self.blocked]
        twin.posted = [*self.posted]
        twin.posted_colour = [*self.posted_colour]
        twin.to_place = [*self.to_place]
        twin.white = self.white
        twin.white_ready = self.white_ready
        twin.white_next = self.white_next
        twin.purple = self.purple
        twin.purple_ready = self.purple_ready
        twin.rule = [*self.rule]
        twin.extra = [*self.extra]
        twin.type_defence = [*self.type_defence]
        twin.minion_change = self.minion_change
        twin.skips = [*self.skips]
        twin.party_dice = [[*part] for part in self.party_dice]
        twin.party_drop = [*self.party_drop]
        twin.taken = self.taken
        twin.box = self.box
        twin.step = self.step
        twin.place = self.place
        twin.spot = self.spot
        twin.actor = self.actor
        twin.helped = self.helped
        twin.visit = self.visit
        twin.purchases = self.purchases
        twin.charms = [*self.charms]
        twin.party = self.party
        twin.target = self.target
        twin.symbol = self.symbol
        twin.pilgrims = self.pilgrims
        twin.resting = [*self.resting]
        twin.cap = self.cap
        twin.bonus_dice = [*self.bonus_dice]
        twin.bonus_flat = self.bonus_flat
        twin.zasch = self.zasch
        twin.gates = [*self.gates]
        twin.due_elements = [*self.due_elements]
        twin.due_spells = [*self.due_spells]
        twin.due_labs = [*self.due_labs]
        twin.done = [*self.done]
        return twin


older(State, in_groups, own_words)
