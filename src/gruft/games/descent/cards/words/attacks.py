"""Words about attacks: making one, and changing what was or will be rolled in one."""

from __future__ import annotations

from typing import Literal, TypeAlias

from gruft.games.descent.cards.picking import no_target
from gruft.games.descent.cards.rerolls import reroll_any
from gruft.games.descent.cards.surges import gain_surges
from gruft.games.descent.moments.seats import controller
from gruft.games.descent.pieces.attack import SHIELDS, Attack
from gruft.games.descent.pieces.dice import BROWN, COLOUR
from gruft.games.descent.rules.attack.declare import perform_attack
from gruft.games.descent.rules.attack.targets import NO_TARGET, attack_refusal, cannot_attack, targets_of
from gruft.games.descent.rules.figures import beside, figures
from gruft.games.descent.rules.words import Form, Play, Word, word
from gruft.games.descent.state import State
from gruft.table.effect import Joined, Said, Several, saying
from gruft.table.flow import Flow
from gruft.table.rules import Refusal

Colour: TypeAlias = Literal["blue", "red", "yellow"]


def all_beside(g: State, me: int) -> list[int]:
    """Everybody next to the figure, friend and foe."""
    return beside(g, me, figures(g))


@word
class AttackAll(Word, frozen=True, tag="attack_all"):
    """One attack at everybody adjacent; there must be somebody."""

    def refusal(self, g: State, play: Play) -> Refusal | None:
        around = all_beside(g, play.me)
        return attack_refusal(g, play.me, targets=around) if around else no_target(play.ref)

    def run(self, g: State, play: Play) -> Flow[None]:
        yield from perform_attack(g, play.me, targets=all_beside(g, play.me), skill=play.name)

    def said(self, form: Form) -> Said:
        return saying("effect-attack-all")


@word
class RangedAttack(Word, frozen=True, tag="ranged_attack"):
    """A ranged attack with dice of its own; `surges` says whose abilities they buy: the figure's or the card's."""

    dice: tuple[Colour, ...]
    surges: Literal["figure", "card"]

    def refusal(self, g: State, play: Play) -> Refusal | None:
        refusal = cannot_attack(g, play.me)
        if refusal is None and not targets_of(g, play.me, melee=False, reach=False):
            return NO_TARGET
        return refusal

    def run(self, g: State, play: Play) -> Flow[None]:
        def mods(a: Attack) -> None:
            gain_surges(a, play.name)

        dice = tuple(COLOUR[colour] for colour in self.dice)
        with_card = mods if self.surges == "card" else None
        yield from perform_attack(g, play.me, dice=dice, melee=False, mods=with_card, skill=play.name)

    def said(self, form: Form) -> Said:
        dice = Several(tuple(saying("effect-colour", colour=colour) for colour in self.dice), Joined.AND)
        return saying("effect-ranged-attack", dice=dice, surges=self.surges)


@word
class AddDefenceDice(Word, frozen=True, tag="add_defence_dice"):
    """More brown dice for the owner's defence."""

    n: int

    def run(self, g: State, play: Play) -> Flow[None]:
        assert play.attack is not None, play
        for _ in range(self.n):
            play.attack.add_defence_die(play.me, BROWN, play.ref)
        yield from ()

    def said(self, form: Form) -> Said:
        return saying("effect-add-defence-dice", form=form.value, n=self.n)


@word
class AddShields(Word, frozen=True, tag="add_shields"):
    """More shields for the owner's defence."""

    n: int

    def run(self, g: State, play: Play) -> Flow[None]:
        assert play.attack is not None, play
        play.attack.add(SHIELDS, self.n, play.ref, play.me)
        yield from ()

    def said(self, form: Form) -> Said:
        return saying("effect-add-shields", form=form.value, n=self.n)


@word
class RerollAny(Word, frozen=True, tag="reroll_any"):
    """Any number of the dice of the owner's attack are rolled again."""

    def run(self, g: State, play: Play) -> Flow[None]:
        assert play.attack is not None, play
        yield from reroll_any(g, controller(g, play.me), play.ref, play.attack.dice)

    def said(self, form: Form) -> Said:
        return saying("effect-reroll-any", form=form.value)
