"""The Thief: searching from afar, striking unseen, slipping through."""

from __future__ import annotations

from gruft.games.descent.cards.picking import no_target
from gruft.games.descent.cards.weapons import melee_or_blade, needs
from gruft.games.descent.moments.asking import choose_one, choose_space
from gruft.games.descent.moments.hooks import action, computed, forced, free, reaction
from gruft.games.descent.moments.marks import BY_TURN_START, add_mark, drop_mark, has_mark
from gruft.games.descent.moments.moment import HeroTurnStart, MonsterEntersAdjacent, SearchCardDrawn
from gruft.games.descent.moments.seats import controller
from gruft.games.descent.moments.values import ATTACK_MODS, DEFENSE_DICE, PASSES
from gruft.games.descent.pieces.attack import DAMAGE, Attack
from gruft.games.descent.pieces.content import number
from gruft.games.descent.pieces.dice import BROWN
from gruft.games.descent.pieces.kinds import AWARENESS
from gruft.games.descent.rules.attack.declare import perform_attack
from gruft.games.descent.rules.attack.targets import attack_refusal
from gruft.games.descent.rules.attribute_tests import test
from gruft.games.descent.rules.conditions import IMMOBILIZED, STUNNED, give_condition
from gruft.games.descent.rules.damage import suffer
from gruft.games.descent.rules.doors import door_refusal, open_or_close
from gruft.games.descent.rules.figures import around, ball, exhausted, monsters, sees
from gruft.games.descent.rules.searching import draw_top_search, search
from gruft.games.descent.state import State
from gruft.table.flow import Flow
from gruft.table.rules import Refusal


def tokens_in(g: State, mask: int) -> list[int]:
    """Spaces of this part of the map where a search token lies."""
    return [s for s in g.search_at if s >= 0 and mask >> s & 1]


def search_one(g: State, me: int, card: str, spaces: list[int]) -> Flow[None]:
    """Search the token on one of these spaces."""
    space = yield from choose_space(g, controller(g, me), "card_search", spaces, False, {"card": card})
    assert space is not None
    yield from search(g, me, space)


def greedy_refusal(g: State, me: int) -> Refusal | None:
    """Why there is nothing to search in reach."""
    return None if tokens_in(g, ball(g, me, number("greedy", "within"))) else no_target("card:greedy")


@action("greedy", refusal=greedy_refusal)
def greedy(g: State, me: int) -> Flow[None]:
    """Search a token from some spaces away."""
    yield from search_one(g, me, "card:greedy", tokens_in(g, ball(g, me, number("greedy", "within"))))


def found_by_me(g: State, me: int, now: SearchCardDrawn) -> bool:
    """Whether I have just drawn a search card and another one is left."""
    return now.figure == me and bool(g.search_deck)


@reaction("appraisal", SearchCardDrawn, when=found_by_me, limit="moment")
def appraisal(g: State, me: int, now: SearchCardDrawn) -> None:
    """Discard the card and draw another, which must be kept."""
    g.search_gone += g.found
    g.found[:] = [draw_top_search(g)]


@action("dirty_tricks", refusal=needs(melee_or_blade))
def dirty_tricks(g: State, me: int) -> Flow[None]:
    """Every target that suffers damage is stunned."""
    a = yield from perform_attack(g, me, weapon=melee_or_blade, skill="dirty_tricks")
    if a is not None:
        for target in a.targets:
            if a.dealt.get(target):
                give_condition(g, target, STUNNED)


@forced("sneaky", HeroTurnStart, when=lambda g, me, now: now.figure == me)
def sneaky_watch(g: State, me: int, now: HeroTurnStart) -> None:
    """Remember which monsters do not see the Thief at the start of his turn."""
    drop_mark(g, "sneaky")
    for monster in monsters(g):
        if not sees(g, monster, me):
            add_mark(g, "sneaky", me, monster, BY_TURN_START)


@computed("sneaky", ATTACK_MODS)
def sneaky_damage(g: State, me: int, a: Attack) -> None:
    """More damage against whoever this skill has marked."""
    if a.attacker == me and any(has_mark(g, "sneaky", target) for target in a.targets):
        a.add(DAMAGE, number("sneaky", "damage"), "card:sneaky")


def sneaky_doors(g: State, me: int) -> list[int]:
    """The doors I could open or close from where I stand."""
    return [door for door in range(len(g.live.map.doors)) if door_refusal(g, me, door) is None]


def sneaky_refusal(g: State, me: int) -> Refusal | None:
    """Why there is no door to sneak through."""
    return None if sneaky_doors(g, me) else no_target("card:sneaky")


@free("sneaky", refusal=sneaky_refusal)
def sneaky(g: State, me: int) -> Flow[None]:
    """Open or close a door without an action."""
    options = {g.live.map.doors[door].key: door for door in sneaky_doors(g, me)}
    door = yield from choose_one(controller(g, me), "card_door", options, False, {"card": "card:sneaky"})
    assert door is not None
    yield from open_or_close(g, me, door)


def came_beside(g: State, me: int, now: MonsterEntersAdjacent) -> bool:
    """A monster's step has ended on an empty space next to the hero."""
    return bool(around(g, me) >> now.space & 1) and bool(g.spaces[now.figure])


@reaction("caltrops", MonsterEntersAdjacent, when=came_beside)
def caltrops(g: State, me: int, now: MonsterEntersAdjacent) -> Flow[None]:
    """The test is mine; passed, whoever came beside me is hurt and immobilized."""
    result = yield from test(g, me, AWARENESS, source="caltrops")
    if result.passed:
        yield from suffer(g, now.figure, damage=number("caltrops", "damage"), source="caltrops", by=me)
        give_condition(g, now.figure, IMMOBILIZED)


@free("tumble")
def tumble(g: State, me: int) -> None:
    """Nothing happens at once: the way is free while the card is exhausted."""


@computed("tumble", PASSES)
def tumble_through(g: State, me: int, figure: int, other: int) -> bool:
    """While exhausted I pass through enemies."""
    return figure == me and exhausted(g, me, "tumble")


@free("unseen")
def unseen(g: State, me: int) -> None:
    """Nothing happens at once: the Thief is hidden while the card is exhausted."""


@computed("unseen", ATTACK_MODS)
def hard_to_hit(g: State, me: int, a: Attack) -> None:
    """While exhausted it costs attackers surges to hit me."""
    if me in a.targets and exhausted(g, me, "unseen"):
        a.must_spend("unseen", number("unseen", "surges"), "card:unseen", me)


def lone_monster(g: State, me: int) -> list[int]:
    """The only monster in sight, if there is exactly one."""
    seen = [m for m in monsters(g) if sees(g, me, m)]
    return seen if len(seen) == 1 else []


def bushwhack_refusal(g: State, me: int) -> Refusal | None:
    """Why there is no attack: not exactly one monster in sight, or no weapon reaches it."""
    lone = lone_monster(g, me)
    if not lone:
        return no_target("card:bushwhack")
    return attack_refusal(g, me, enemy=lambda g, f: f in lone)


@free("bushwhack", refusal=bushwhack_refusal)
def bushwhack(g: State, me: int) -> Flow[None]:
    """An attack without an action, on the only monster in sight."""
    lone = lone_monster(g, me)
    yield from perform_attack(g, me, enemy=lambda g, f: f in lone, skill="bushwhack")


def here_or_beside(g: State, me: int) -> list[int]:
    """The search tokens in my space and next to it."""
    return tokens_in(g, ball(g, me, 1))


def lurk_refusal(g: State, me: int) -> Refusal | None:
    """Why there is nothing to search where I lurk."""
    return None if here_or_beside(g, me) else no_target("card:lurk")


@free("lurk", refusal=lurk_refusal)
def lurk(g: State, me: int) -> Flow[None]:
    """Search without an action, also from beside."""
    yield from search_one(g, me, "card:lurk", here_or_beside(g, me))


@computed("lurk", DEFENSE_DICE)
def lurk_die(g: State, me: int, a: Attack, figure: int) -> tuple[int, ...]:
    """The brown dice I get while it is exhausted."""
    return (BROWN,) * number("lurk", "dice") if figure == me and exhausted(g, me, "lurk") else ()
