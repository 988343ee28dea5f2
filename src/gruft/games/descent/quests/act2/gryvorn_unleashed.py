"""Gryvorn Unleashed: the last seals, then the dragonlord himself (GU-S1 to GU-S3, GU-1 to GU-9, GU-R, GU-C)."""

from __future__ import annotations

from typing import Final

from gruft.games.descent.moments.fights import AttackDeclared
from gruft.games.descent.moments.moment import (
    ComesDown,
    HeroTurnStart,
    MonsterActivationEnd,
    MonsterActivationStart,
    OverlordTurnEnd,
)
from gruft.games.descent.moments.quest import HEROES, OVERLORD_WINS, settle
from gruft.games.descent.moments.seats import controller, is_hero_figure, ref_of
from gruft.games.descent.pieces.cards import CARD_REFS
from gruft.games.descent.pieces.dice import RED
from gruft.games.descent.pieces.events import QuestCounted
from gruft.games.descent.pieces.kinds import KNOWLEDGE, WILLPOWER
from gruft.games.descent.quests.words import terms
from gruft.games.descent.quests.words.acting import choose_near, tests_one_of
from gruft.games.descent.quests.words.bounds import helpless, in_order, rested, tough
from gruft.games.descent.quests.words.campaign import LINES, lines_won, lost
from gruft.games.descent.quests.words.displacing import in_the_way, make_way, one_by_one
from gruft.games.descent.quests.words.part import comes_true
from gruft.games.descent.quests.words.script import finish, parts
from gruft.games.descent.quests.words.terms import (
    ALL_KNOCKED_OUT,
    GONE,
    LIEUTENANTS,
    Amount,
    When,
    Where,
    Who,
    counter,
    lieutenant,
    named_master,
    stands,
    tokens,
)
from gruft.games.descent.rules.conditions import IMMOBILIZED, STUNNED
from gruft.games.descent.rules.council import agreed
from gruft.games.descent.rules.damage import recover, remove
from gruft.games.descent.rules.figures import adjacent, mask_of
from gruft.games.descent.rules.objectives import drop_carried
from gruft.games.descent.state import State
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse

SEALS: Final = ("seal", "seal_strong", "seal_safe")
"""A seal by the hero tokens on it: none, one, two."""
BARE, STRONG, SAFE = SEALS
ZACHARETH: Final = lieutenant("baron_zachareth")
GRYVORN: Final = named_master("shadow_dragon")
RELICS: Final = ("the_shadow_rune_hero", "dawnblade", "trueshot", "staff_of_light")

HALLS, CRATER = parts("gryvorn_unleashed")

# -- the last seals ----------------------------------------------------------------


def seals(g: State, *kinds: str) -> list[int]:
    """The seals on the map, of these kinds."""
    return [n for kind in kinds or SEALS for n in tokens(g, kind)]


UNSAFE: Final = Where(lambda g: tuple(g.token_at[n] for n in seals(g, BARE, STRONG)), "token:seal")
ALL_SAFE: Final = When(lambda g: bool(tokens(g, SAFE)) and not seals(g, BARE, STRONG))
ALL_BROKEN: Final = When(lambda g: not any(tokens(g, kind) for kind in SEALS))


@HALLS.begin("GU-S1")
def GU_S1_broken_seals(g: State) -> None:
    """A seal for each line of the campaign the heroes have won; the others are broken."""
    for n, line in enumerate(LINES):
        if line not in lines_won(g):
            g.token_at[n] = GONE


@HALLS.begin("GU-S2")
def GU_S2_a_token_on_each_seal(g: State) -> None:
    """Every seal that is left begins with one hero token."""
    for n in seals(g):
        g.token_kind[n] = STRONG


HALLS.takes_part("GU-S3", When(lambda g: lost(g, "the_masquerade_ball")), "lady_eliza_farrow")
HALLS.takes_part("GU-S3", When(lambda g: lost(g, "castle_daerion")), "sir_alric_farrow")
HALLS.clock("GU-3", "time")
HALLS.reinforce("GU-R1")
HALLS.wins("GU-V1H", HEROES, ALL_SAFE)
HALLS.wins("GU-V1O", OVERLORD_WINS, ALL_BROKEN | (counter("time") >= HALLS.number("GU-V1O", "tokens")))
HALLS.keep("GU-C1", Amount(lambda g: len(seals(g, SAFE))), "seals")


@HALLS.action("GU-1", "strengthen", terms.HEROES, at=UNSAFE, worth=5.0)
def GU_1_strengthen(g: State, f: int) -> Flow[None]:
    """A test of Knowledge or Willpower puts a hero token on a seal; with two it is safe."""
    seal = yield from choose_near(g, f, BARE, STRONG)
    if (yield from tests_one_of(g, f, KNOWLEDGE, WILLPOWER)):
        g.token_kind[seal] = SEALS[SEALS.index(g.token_kind[seal]) + 1]
        settle(g)


@HALLS.action("GU-2", "damage_seal", LIEUTENANTS, at=UNSAFE, once=True, worth=5.0)
def GU_2_damage_seal(g: State, f: int) -> Flow[None]:
    """A lieutenant takes a hero token off a seal, or the seal itself."""
    seal = yield from choose_near(g, f, BARE, STRONG)
    if g.token_kind[seal] == STRONG:
        g.token_kind[seal] = BARE
    else:
        g.token_at[seal] = GONE
        settle(g)


# -- the dragonlord ----------------------------------------------------------------

WEAK: Final = counter("gryvorn_weak") >= 1
ACTED: Final = "gryvorn_acted"
"""How often Gryvorn has been activated in this overlord turn."""
OTHERS: Final = "others_acted"
"""That another monster has been activated in this overlord turn, be it on the map or not."""

CRATER.data("GU-C2")
rested(CRATER, "GU-C3", CRATER.by_heroes("GU-C3"))
helpless(CRATER, "GU-8", terms.HEROES)
tough(CRATER, "GU-9", GRYVORN, STUNNED | IMMOBILIZED)
CRATER.passes_through("GU-6", GRYVORN, Who(is_hero_figure))
CRATER.trait("GU-6", "tramples", GRYVORN)
CRATER.counts_defeat("GU-V2H", GRYVORN, "gryvorn_defeated")
CRATER.reinforce("GU-R2")
CRATER.wins("GU-V2H", HEROES, counter("gryvorn_defeated") >= 1)
CRATER.wins("GU-V2O", OVERLORD_WINS, ALL_KNOCKED_OUT)


def GU_9_first_and_last(g: State, waiting: list[int]) -> list[int]:
    """Gryvorn before all others and after them; weakened, once, at one of the two times."""
    gryvorn = [f for f in waiting if GRYVORN.holds(g, f)]
    others = [f for f in waiting if f not in gryvorn]
    if not gryvorn or not others:
        return waiting
    acted = g.counters.get(ACTED, 0)
    if WEAK.holds(g) and not acted:
        return others if g.counters.get(OTHERS) else waiting
    return others if acted else gryvorn


in_order(CRATER, "GU-9", GU_9_first_and_last)


@CRATER.on("GU-9", MonsterActivationStart)
def GU_9_who_has_acted(g: State, now: MonsterActivationStart) -> None:
    """How often he has been activated is counted in each turn, and whether others have begun."""
    if GRYVORN.holds(g, now.figure):
        g.counters[ACTED] = g.counters.get(ACTED, 0) + 1
    else:
        g.counters[OTHERS] = 1


@CRATER.on("GU-9", MonsterActivationEnd)
def GU_9_once_more(g: State, now: MonsterActivationEnd) -> None:
    """After his first activation he waits for the second one, unless he is weakened."""
    if GRYVORN.holds(g, now.figure) and g.counters.get(ACTED) == 1 and not WEAK.holds(g):
        g.activated &= ~(1 << now.figure)


@CRATER.on("GU-9", OverlordTurnEnd)
def GU_9_the_turn_is_over(g: State, now: OverlordTurnEnd) -> None:
    """The next turn counts anew."""
    g.counters.pop(ACTED, None)
    g.counters.pop(OTHERS, None)


@CRATER.on("GU-4", HeroTurnStart)
def GU_4_a_seal_weakens_him(g: State, now: HeroTurnStart) -> Flow[None]:
    """At the start of a hero's turn the heroes together may spend a seal token, one per round."""
    left = g.counters.get("seals", 0)
    if not left or "round:quest.seal" in g.once or not GRYVORN.of(g):
        return
    args: dict[str, str | int] = {"figure": ref_of(g, now.figure), "seals": left}
    if (yield from agreed(g, None, "spend_seal", args)):
        g.once.append("round:quest.seal")
        g.counters["seals"] = left - 1
        g.log.append(QuestCounted("counter:seals", left - 1))
        comes_true(g, "gryvorn_weak")


@CRATER.on("GU-4", OverlordTurnEnd)
def GU_4_he_recovers(g: State, now: OverlordTurnEnd) -> None:
    """A seal weakens him until the end of the next overlord turn."""
    g.counters.pop("gryvorn_weak", None)


@CRATER.on("GU-4", AttackDeclared)
def GU_4_a_die_less(g: State, now: AttackDeclared) -> None:
    """Weakened, he attacks with one red die less."""
    if WEAK.holds(g) and GRYVORN.holds(g, now.attack.attacker):
        now.attack.take_die(RED, f"fact:{g.quest}.gryvorn_weak")


@CRATER.on("GU-5", AttackDeclared)
def GU_5_relics_hurt_him(g: State, now: AttackDeclared) -> None:
    """The great relics do one more damage to Gryvorn."""
    a = now.attack
    if a.attacker < g.nh and a.item is not None and a.item.id in RELICS:
        for f in GRYVORN.of(g):
            a.add_against(f, 1, CARD_REFS[a.weapon])


def devour_refusal(g: State, f: int) -> Refusal | None:
    """Why Gryvorn cannot devour the Baron: he is not beside him."""
    beside = any(adjacent(g, f, baron) for baron in ZACHARETH.of(g))
    return None if beside else refuse("quest_action.nobody_near", "GU-7", who="lieutenant:baron_zachareth")


MEAL: Final = CRATER.number("GU-7", "health")
"""Health for each hero that the Baron is worth to Gryvorn."""
HUNGRY: Final = When(lambda g: any(g.damage[f] >= MEAL * g.nh for f in GRYVORN.of(g)))
BARON_STANDS: Final = stands(ZACHARETH, "lieutenant:baron_zachareth")


@CRATER.action("GU-7", "devour", GRYVORN, at=BARON_STANDS, refusal=devour_refusal, useful=HUNGRY)
def GU_7_devour(g: State, f: int) -> Flow[None]:
    """The Baron is gone, not defeated, and Gryvorn recovers."""
    for baron in ZACHARETH.of(g):
        yield from drop_carried(g, baron, g.spaces[baron])
        remove(g, baron)
    yield from recover(g, f, damage=MEAL * g.nh, source="quest:devour")


@CRATER.on("GU-6", ComesDown)
def GU_6_heroes_make_way(g: State, now: ComesDown) -> Flow[None]:
    """Before Gryvorn is put down on heroes, they are put on the closest empty spaces."""

    def aside(g: State, other: int) -> Flow[None]:
        yield from make_way(g, other, controller(g, other), mask_of(now.spaces))

    yield from one_by_one(g, in_the_way(g, now.figure, now.spaces), aside)


finish("gryvorn_unleashed")
