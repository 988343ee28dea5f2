"""Further rules of the two quests, and what everybody may know before they begin (FG, FB, DE-INFO-04, DE-TRADE)."""

from __future__ import annotations

import contextlib
from typing import Any

from gruft.games.descent.game import GAME
from gruft.games.descent.moments.quest import quest_of
from gruft.games.descent.moments.seats import kind_of
from gruft.games.descent.moments.wiring import wire
from gruft.games.descent.pieces.cards import CARD_REFS, CARDS
from gruft.games.descent.pieces.kinds import LIEUTENANT, OVERLORD
from gruft.games.descent.rules.damage import defeat
from gruft.games.descent.rules.figures import monsters
from gruft.games.descent.rules.reinforcements import reinforcement_refusal
from gruft.games.descent.rules.setup.epic import outfit
from gruft.games.descent.rules.setup.layout import lay_encounter, set_up
from gruft.games.descent.rules.trading import trade
from gruft.games.descent.rules.turns import overlord
from gruft.games.descent.rules.turns.monster_actions import do_monster
from gruft.games.descent.seen.views import view
from gruft.games.descent.state import State
from gruft.table.ask import Ask
from gruft.table.chance import Chance, secret_of
from tests.games.descent.quest_table import drive
from tests.games.descent.scene import Scene
from tests.rule import rule


def quest(name: str, seats: int = 3, **options: Any) -> State:
    return set_up(seats, {**GAME.meta.default_options(), "quest": name, **options}, Chance(secret_of("rules")))


def told(g: State) -> list[str]:
    return [type(event).__name__ for event in g.log]


def cave() -> tuple[State, int]:
    """The second encounter of A Fat Goblin, and its king."""
    g = quest("a_fat_goblin", 2)
    g.encounter = 1
    lay_encounter(g)
    quest_of(g).begin(g)
    wire(g)
    king = next(f for f in monsters(g) if kind_of(g, f).rank == LIEUTENANT)
    g.turn, g.actor, g.actions = OVERLORD, king, 2
    return g, king


# -- A Fat Goblin --------------------------------------------------------------------------


@rule("DE-SPEC-01", "DE-OBJ-02", "DE-OBJ-04")
def test_splig_drops_another_prisoner_to_take_frederick_and_everybody_is_told() -> None:
    g, king = cave()
    g.token_kind = ["farmhand", "frederick", "farmhand", "farmhand"]
    g.carries[king], g.token_at[0] = (0,), -2
    g.token_at[1] = g.spaces[king][0]
    g.log.clear()

    drive(do_monster(g, king, "quest:interrogate"), "token:prisoner.2")

    assert g.carries[king] == (1,) and g.token_at[0] == g.spaces[king][0]
    assert told(g) == ["TokenRevealed", "TokenDropped", "TokenTaken"]
    assert GAME.invariants(g) == []


@rule("DE-MON-03", "DE-R-70")
def test_why_a_reinforcement_does_not_come_is_said_as_it_is() -> None:
    g = quest("first_blood", 5)
    g.turn = OVERLORD
    full = reinforcement_refusal(g, "reinforce:fb_r1")
    for f in [f for f in monsters(g) if kind_of(g, f).group == "goblin_archer"][:3]:
        drive(defeat(g, f))

    drive(overlord.ol_end(g), "reinforce:fb_r1")
    drive(overlord.ol_end(g), "reinforce:fb_r1")
    used = reinforcement_refusal(g, "reinforce:fb_r1")

    assert full is not None and full.code == "reinforce.group_full"
    assert used is not None and used.code == "reinforce.came_already"


@rule("DE-OBJ-01", "DE-GOLD-02")
def test_a_monster_of_the_open_group_is_not_pushed_into_the_barn() -> None:
    g = quest("a_fat_goblin")
    barn = [g.live.map.number[5, 8], g.live.map.number[6, 8]]
    other = next(f for f in monsters(g) if kind_of(g, f).group != "goblin_archer")

    assert all(quest_of(g).barred(g, other) >> s & 1 for s in barn)
    assert not any(quest_of(g).barred(g, h) >> s & 1 for s in barn for h in range(g.nh))


# -- passing items -----------------------------------------------------------------------------


def passing(card: str, owner: int) -> tuple[State, Ask, Any]:
    """Two heroes of two players side by side; the active one has named this card."""
    scene = Scene("AB", A="syndrael", B="ashrian")
    scene.give("AB"[owner], card).turn_of("A")
    g = scene.g
    g.hero_seat, g.moving, g.mp[0] = [1, 2], True, 2
    flow = trade(g, 0, 1)
    next(flow)
    asked = flow.send(CARD_REFS[g.cards[owner][0]])
    assert isinstance(asked, Ask)
    return g, asked, flow


@rule("DE-TRADE-01")
def test_the_other_player_agrees_whether_he_gives_or_receives() -> None:
    for owner, kind in ((0, "accept"), (1, "grant")):
        g, asked, flow = passing("health_potion", owner)
        assert (asked.seat, asked.kind) == (2, kind)
        assert (asked.args or {})["figure"] == "hero:syndrael"
        with contextlib.suppress(StopIteration):
            flow.send("no")
        assert g.cards[owner] == [CARDS["health_potion"][0]] and not g.cards[1 - owner]


# -- what is bought before the quest ---------------------------------------------------------------


@rule("DE-INFO-04", "DE-R-72")
def test_what_heroes_and_overlord_buy_is_told_to_all_and_stays_in_sight() -> None:
    scene = Scene("AB", A="grisban_the_thirsty", B="leoric_of_the_book", level="advanced")
    scene.give("A", "rage", "chipped_greataxe").give("B", "runic_knowledge", "arcane_bolt")
    g = scene.g
    g.shop1 = list(CARDS["iron_shield"])

    scene.beats(
        "train",
        "card:brute",
        "done",
        "done",
        "buy:iron_shield",
        "sell:chipped_greataxe",
        "done",
        "done",
        "buy:blood_rage",
        "done",
        until=("lay_map",),
    )

    bought = [name for name in told(g) if name in ("SkillLearned", "ItemBought", "ItemSold", "OverlordBought")]
    assert bought == ["SkillLearned", "ItemBought", "ItemSold", "OverlordBought"]
    assert all(event.only is None for event in g.log)


@rule("DE-INFO-04", "DE-INFO-01")
def test_everybody_sees_which_cards_the_overlord_added_but_not_where_they_are() -> None:
    g = quest("first_blood", 3)
    rage = CARDS["blood_rage"]
    g.ol_deck.append(rage[0])
    g.ol_hand.append(rage[1])

    for seat in (None, 0, 1, 2):
        assert view(g, seat)["overlord"]["bought"] == [CARD_REFS[c] for c in rage]
    assert view(quest("first_blood"), 1)["overlord"]["bought"] == []


def shopping(*answers: str) -> State:
    """Two heroes of two players with 150 gold each; a crossbow costs 175."""
    scene = Scene("AB", A="jain_fairwood", B="leoric_of_the_book", level="advanced")
    scene.give("A", "nimble").give("B", "runic_knowledge")
    g = scene.g
    g.seats, g.hero_seat = 3, [1, 2]
    g.shop1 = [*CARDS["crossbow"], *CARDS["iron_shield"], *CARDS["magic_staff"]]
    scene.beats("train", "done", "done", *answers, until=("scheme",))
    return g


@rule("DE-VARIANT-03", "DE-R-72", "DE-R-84")
def test_heroes_throw_their_gold_together_only_if_its_owner_agrees() -> None:
    together = shopping("buy:crossbow", "yes", "done", "done")
    alone = shopping("buy:crossbow", "no", "buy:iron_shield", "done", "buy:magic_staff", "done")

    assert CARDS["crossbow"][0] in together.cards[0]
    assert CARDS["crossbow"][0] not in alone.cards[0]
    assert CARDS["iron_shield"][0] in alone.cards[0] and CARDS["magic_staff"][0] in alone.cards[1]


@rule("DE-VARIANT-03")
def test_gold_given_to_another_hero_is_gone_and_nobody_is_asked_for_what_the_buyer_can_pay() -> None:
    scene = Scene("AB", A="jain_fairwood", B="leoric_of_the_book", level="advanced")
    g = scene.g
    g.seats, g.hero_seat, g.stage = 3, [1, 2], 0
    g.shop1 = [*CARDS["crossbow"], *CARDS["iron_shield"], *CARDS["magic_staff"]]
    g.counters.update(gold=300, gold_0=150, gold_1=150)

    scene.play(outfit(g), "buy:iron_shield")
    assert scene.asked[-1].startswith("outfit") and g.counters == {"gold": 250, "gold_0": 100, "gold_1": 150}
    scene.play(outfit(g), "buy:crossbow", "yes")
    assert g.counters == {"gold": 75, "gold_0": 0, "gold_1": 75}
    g.stage = 1
    scene.play(outfit(g))
    assert "buy:magic_staff" not in scene.asked[-1]
