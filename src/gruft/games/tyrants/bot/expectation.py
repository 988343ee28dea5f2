"""What a step of an effect promises, for bots that must choose before its targets are known."""

from __future__ import annotations

from gruft.games.tyrants.cards.choices import ChooseOne, ChooseTimes, Focus, IfAtLeast, IfBoundSiteHas, Pay
from gruft.games.tyrants.cards.gains import Draw, GainInfluence, GainPower, GainVp
from gruft.games.tyrants.cards.others import OpponentDiscards, RecruitOutcast
from gruft.games.tyrants.cards.promoting import AtEndOfTurn, PromoteEndOfTurn, PromoteFrom, PromoteTopOfDeck
from gruft.games.tyrants.cards.spying import PlaceSpy, ReturnEnemySpy, ReturnPiece
from gruft.games.tyrants.cards.trading import PlayCardFrom, RecruitFree
from gruft.games.tyrants.cards.warfare import Assassinate, Deploy, MoveEnemyTroop, Supplant
from gruft.games.tyrants.pieces.minions import COST, NO_COST
from gruft.games.tyrants.rules.presence import presence
from gruft.games.tyrants.rules.spies import spies_left
from gruft.games.tyrants.rules.step import Play, Step, Steps, count_of
from gruft.games.tyrants.rules.targets import ENEMY, WHITE_ONLY, troop_masks
from gruft.games.tyrants.rules.troops import can_deploy
from gruft.games.tyrants.state import State
from gruft.table.ask import Seat


def all_expected(g: State, seat: Seat, steps: Steps) -> float:
    """What steps are worth together, as if none changed the next."""
    return sum(expected(g, seat, step) for step in steps)


def expected(g: State, seat: Seat, step: Step) -> float:
    """Roughly how many points the step is worth now."""
    play = Play(seat, 0)
    match step:
        case GainPower(amount=amount) | GainInfluence(amount=amount):
            return 0.55 * count_of(amount, g, play)
        case GainVp(amount=amount):
            return float(count_of(amount, g, play))
        case Draw(amount=amount):
            return 0.9 * count_of(amount, g, play)
        case Deploy(count=count):
            return 0.75 * count if can_deploy(g, seat) else 0.0
        case Assassinate(count=count, color=color, where=where):
            reach = enemies(g, seat, color) if where != "bound" else 1
            return 1.5 * min(count_of(count, g, play), reach)
        case Supplant(count=count, color=color, where=where):
            reach = enemies(g, seat, color) if where == "presence" else 1
            return 2.3 * min(count, reach)
        case MoveEnemyTroop() | ReturnPiece() | ReturnEnemySpy():
            return 0.9 if enemies(g, seat, "any") else 0.0
        case PlaceSpy(count=count):
            return 0.9 * min(count, spies_left(g, seat))
        case PromoteEndOfTurn() | PromoteTopOfDeck():
            return 1.3 if len(g.in_play) > 1 or g.hands[seat] else 0.1
        case PromoteFrom():
            return 2.0
        case RecruitFree() | PlayCardFrom():
            return 2.0
        case OpponentDiscards() | RecruitOutcast():
            return 0.7
        case Pay(cost=cost, then=then):
            return price(g, seat, cost, all_expected(g, seat, then))
        case ChooseOne(options=options) | ChooseTimes(options=options):
            return max(all_expected(g, seat, option.steps) for option in options)
        case Focus(then=then) | IfAtLeast(then=then) | IfBoundSiteHas(then=then) | AtEndOfTurn(steps=then):
            return 0.5 * all_expected(g, seat, then)
        case _:
            return 0.3


def enemies(g: State, seat: Seat, color: str) -> int:
    """How many places with a fitting troop are in reach."""
    whose = WHITE_ONLY if color == "white" else ENEMY
    return sum(mask.bit_count() for mask in troop_masks(g, seat, whose, presence(g, seat)))


def price(g: State, seat: Seat, cost: str, gain: float) -> float:
    """A gain less its cost; nothing if the cost cannot be paid."""
    if cost.startswith("return_own"):
        return gain - 0.8 if g.spies[seat] else 0.0
    if cost == "devour_hand":
        chaff = any(COST[card] == NO_COST for card in g.hands[seat])
        return gain + 0.3 if chaff else gain - 1.5 if g.hands[seat] else 0.0
    return gain - 0.5
