"""From the data of a card to its steps: every word of the vocabulary and how its arguments are read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gruft.games.tyrants.cards.choices import (
    ChooseOne,
    ChooseTimes,
    Focus,
    ForEachReturnedSpy,
    IfAtLeast,
    IfBoundSiteHas,
    Option,
    Pay,
)
from gruft.games.tyrants.cards.costs import COSTS
from gruft.games.tyrants.cards.gains import Draw, GainInfluence, GainPower, GainVp
from gruft.games.tyrants.cards.others import OpponentDiscards, RecruitOutcast
from gruft.games.tyrants.cards.promoting import (
    AtEndOfTurn,
    PromoteEndOfTurn,
    PromoteFrom,
    PromoteTopOfDeck,
    PutDeckIntoDiscard,
)
from gruft.games.tyrants.cards.spying import PlaceSpy, ReturnEnemySpy, ReturnPiece
from gruft.games.tyrants.cards.trading import (
    DevouredTopJoinsMarket,
    DevourMarket,
    PlayCardFrom,
    RecruitFree,
    ReturnThisToSupply,
    SwapIntoMarket,
)
from gruft.games.tyrants.cards.trophies import TrophiesToBoard
from gruft.games.tyrants.cards.warfare import Assassinate, Deploy, MoveEnemyTroop, Supplant
from gruft.games.tyrants.pieces.content import CARDS, Card
from gruft.games.tyrants.pieces.minions import ASPECT_IDS
from gruft.games.tyrants.rules.playing import learn
from gruft.games.tyrants.rules.step import COUNTERS, Amount, LateStep, Per, Step, Steps
from gruft.table.content import ContentError
from gruft.table.plain import Plain


class Reader:
    """Reads the effect of one card; numbers its options, its late steps and what it offers for a price on the way."""

    def __init__(self, card: Card) -> None:
        self.card = card
        self.options: list[Option] = []
        self.late: list[LateStep] = []
        self.gains: dict[str, Steps] = {}

    def steps(self, data: list[dict[str, Plain]]) -> Steps:
        """The steps of an effect, in their order."""
        return tuple(self.step(entry) for entry in data)

    def step(self, entry: dict[str, Plain]) -> Step:
        """One step: a word and its arguments."""
        if len(entry) != 1:
            raise ContentError(f"{self.card.id}: a step is one word with its arguments, not {entry!r}")
        word, args = next(iter(entry.items()))
        if word not in WORDS:
            raise ContentError(f"{self.card.id}: the vocabulary has no word {word!r}")
        try:
            return WORDS[word](self, args)
        except (KeyError, TypeError, ValueError) as error:
            raise ContentError(f"{self.card.id}: {word} cannot be read: {error}") from error

    def choice(self, data: list[list[dict[str, Plain]]]) -> tuple[Option, ...]:
        """The options of a choice, numbered over the whole card."""
        made = []
        for entry in data:
            ref = f"option:{self.card.id}-{len(self.options) + 1}"
            place = len(self.options)
            self.options.append(Option(ref, ()))
            self.options[place] = Option(ref, self.steps(entry))
            made.append(self.options[place])
        return tuple(made)

    def promotion(self, count: int | str, which: Plain, up_to: bool = False) -> Step:
        """A promotion at the end of the turn."""
        wanted = None if count == "any" else int(count)
        step = PromoteEndOfTurn(wanted, which, up_to, number=len(self.late) + 1)
        self.late.append(step)
        return step

    def later(self, data: list[dict[str, Plain]]) -> Step:
        """Steps that are put off to the end of the turn."""
        step = AtEndOfTurn(self.steps(data), number=len(self.late) + 1)
        self.late.append(step)
        return step

    def pay(self, cost: str, then: list[dict[str, Plain]]) -> Step:
        """A cost, and what it brings."""
        if cost not in COSTS:
            raise ValueError(cost)
        return Pay(cost, *self.offered(then))

    def focus(self, aspect: str, then: list[dict[str, Plain]]) -> Step:
        """What a card of the same aspect brings."""
        return Focus(ASPECT_IDS.index(aspect), *self.offered(then))

    def offered(self, then: list[dict[str, Plain]]) -> tuple[Steps, str]:
        """What happens once a price is paid, and its ref."""
        steps = self.steps(then)
        ref = f"gain:{self.card.id}-{len(self.gains) + 1}"
        self.gains[ref] = steps
        return steps, ref

    def condition(self, then: list[dict[str, Plain]], **condition: Plain) -> Step:
        """Steps that are carried out only if something holds."""
        if "bound_site_has" in condition:
            return IfBoundSiteHas(condition["bound_site_has"], self.steps(then))
        counter = condition["at_least"]
        if counter["counter"] not in COUNTERS:
            raise ValueError(counter)
        return IfAtLeast(counter["counter"], counter["n"], self.steps(then))


def amount(data: Plain) -> Amount:
    """A number as it is written on a card: fixed, or so many for each of something."""
    if isinstance(data, int):
        return data
    if data["per"] not in COUNTERS:
        raise ValueError(data["per"])
    return Per(data["per"], data["every"])


def free(count: int, max_cost: int | None = None, aspect: str | None = None, up_to: bool = False) -> Step:
    """Recruiting without paying, as written on a card."""
    return RecruitFree(count, max_cost, -1 if aspect is None else ASPECT_IDS.index(aspect), up_to)


def pieces(count: int, of: Plain, pieces: list[str], up_to: bool = False) -> Step:
    """Returning troops or spies, as written on a card; nothing but both is known."""
    if pieces != ["troop", "spy"]:
        raise ValueError(pieces)
    return ReturnPiece(count, of, up_to)


def trophies(count: int, color: Plain, where: Plain, up_to: bool = False, **halls: Plain) -> Step:
    """Taking trophies back to the board, as written on a card."""
    return TrophiesToBoard(count, halls["from"], color, where, up_to)


WORDS: Final[dict[str, Callable[[Reader, Plain], Step]]] = {
    "gain_power": lambda r, a: GainPower(amount(a)),
    "gain_influence": lambda r, a: GainInfluence(amount(a)),
    "gain_vp": lambda r, a: GainVp(amount(a)),
    "draw": lambda r, a: Draw(amount(a)),
    "deploy": lambda r, a: Deploy(a),
    "assassinate": lambda r, a: Assassinate(**{**a, "count": amount(a["count"])}),
    "supplant": lambda r, a: Supplant(**a),
    "move_enemy_troop": lambda r, a: MoveEnemyTroop(**a),
    "place_spy": lambda r, a: PlaceSpy(a),
    "return_enemy_spy": lambda r, a: ReturnEnemySpy(a),
    "return_piece": lambda r, a: pieces(**a),
    "promote_end_of_turn": lambda r, a: r.promotion(**a),
    "promote_top_of_deck": lambda r, a: PromoteTopOfDeck(a),
    "promote_from": lambda r, a: PromoteFrom(tuple(a["zones"]), a["count"]),
    "put_deck_into_discard": lambda r, a: PutDeckIntoDiscard(),
    "devour_market": lambda r, a: DevourMarket(**a),
    "swap_into_market": lambda r, a: SwapIntoMarket(),
    "recruit_free": lambda r, a: free(**a),
    "recruit_outcast": lambda r, a: RecruitOutcast(**a),
    "opponent_discards": lambda r, a: OpponentDiscards(**a),
    "trophies_to_board": lambda r, a: trophies(**a),
    "play_card_from": lambda r, a: PlayCardFrom(**a),
    "devoured_top_joins_market": lambda r, a: DevouredTopJoinsMarket(),
    "return_this_to_supply": lambda r, a: ReturnThisToSupply(),
    "choose_one": lambda r, a: ChooseOne(r.choice(a)),
    "choose_times": lambda r, a: ChooseTimes(a["times"], r.choice(a["options"])),
    "pay": lambda r, a: r.pay(**a),
    "for_each_returned_spy": lambda r, a: ForEachReturnedSpy(r.steps(a)),
    "focus": lambda r, a: r.focus(**a),
    "if": lambda r, a: r.condition(**a),
    "at_end_of_turn": lambda r, a: r.later(a),
}


READERS: Final = [Reader(card) for card in CARDS]
for design, reader in enumerate(READERS):
    learn(design, reader.steps(reader.card.effect), reader.late)
OPTIONS: Final = [reader.options for reader in READERS]
"""By design: the options of its choices."""
GAINS: Final = {ref: steps for reader in READERS for ref, steps in reader.gains.items()}
"""What cards offer for a price, by ref."""
