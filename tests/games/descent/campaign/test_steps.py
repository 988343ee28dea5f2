"""The phase, experience, the overlord's deck and relics (DE-CAMP, DE-XP, DE-RELIC)."""

from __future__ import annotations

import pytest

from gruft.games.descent.moments.wiring import work_out
from gruft.games.descent.pieces.campaign_events import CardSetAside, StepBegan
from gruft.games.descent.pieces.cards import BASIC, CARD_REFS, CARDS, ID
from gruft.games.descent.pieces.content import CLASSES, OVERLORD
from gruft.games.descent.pieces.kinds import KINDS
from gruft.games.descent.rules.campaign.phase import steps
from gruft.games.descent.rules.damage import remove
from gruft.games.descent.rules.groups import act_of
from gruft.games.descent.rules.setup.layout import lay_encounter, option_refusal
from gruft.games.descent.seen.redeal import redeal
from gruft.games.descent.seen.views import view
from gruft.table.chance import FastChance
from tests.games.descent.campaign.phase import OL, Between, H
from tests.games.descent.quest_table import fresh
from tests.rule import rule

INTRO = ("first_blood", H)
FIRST = ["sell_search", "clean_up", "rewards"]
LAST = ["choose_quest", "set_up", "travel"]
BERSERKER = [(skill.id, skill.xp) for skill in CLASSES["berserker"].skills if skill.xp]


@rule("DE-CAMP-04", "DE-ERR-4", "CA-40", "CA-46")
@pytest.mark.parametrize(
    ("errata", "middle"), [(True, ["shopping", "experience"]), (False, ["experience", "shopping"])]
)
def test_the_eight_steps_come_in_the_order_of_the_book_or_of_the_errata(errata: bool, middle: list[str]) -> None:
    between = Between(errata=errata, seats=2)
    between.g.encounter_winner = OL

    between.go("encounter_end", "done", "done", "done", "done", "quest:a_fat_goblin")

    assert steps(between.g) == [*FIRST, *middle, *LAST]
    begun = [event.step.removeprefix("phase:") for event in between.g.log if isinstance(event, StepBegan)]
    assert begun == steps(between.g)[:7] and between.asked[-1] == "place_hero"
    first, second = ("shop", "train") if errata else ("train", "shop")
    assert between.asked.index(first) < between.asked.index(second)


@rule("CA-13")
@pytest.mark.parametrize("winner", [H, OL])
def test_the_winner_of_the_last_encounter_has_won_the_quest(winner: str) -> None:
    between = Between(INTRO)
    g = between.g
    g.quest, g.encounter, g.encounter_winner = "a_fat_goblin", 1, winner
    g.first_winner = OL if winner == H else H
    work_out(g)

    between.go("encounter_end", until=("sell_search",))

    assert [(one.quest, one.winner) for one in between.sheet.played] == [INTRO, ("a_fat_goblin", winner)]


@rule("DE-CAMP-01", "CA-01")
def test_a_campaign_is_opened_with_novices_and_the_first_quest() -> None:
    options = {**fresh(2).game.meta.default_options(), "mode": "campaign"}

    assert option_refusal(2, options) is None
    level = option_refusal(2, {**options, "level": "expert"})
    quest = option_refusal(2, {**options, "quest": "castle_daerion"})
    assert level is not None and level.code == "options.campaign_level"
    assert quest is not None and quest.code == "options.campaign_quest"


@rule("DE-CAMP-01", "DE-CAMP-02")
def test_at_the_start_nobody_has_gold_or_experience_and_act_one_is_in_use() -> None:
    sheet = Between(heroes=4).sheet

    assert (sheet.gold, sheet.xp, sheet.overlord_xp, sheet.act) == (0, [0] * 4, 0, 1)
    assert act_of(Between().g) == 1 and act_of(Between(INTRO, act=2).g) == 2


@rule("DE-XP-01", "DE-XP-02", "CA-45")
def test_each_hero_spends_his_own_experience_and_keeps_the_rest() -> None:
    cheap = next(name for name, xp in BERSERKER if xp == 1)
    dear = next(name for name, xp in BERSERKER if xp == 3)
    between = Between(INTRO, seats=2, xp=[2, 0])

    between.go("experience")
    assert between.why_not(f"card:{dear}") == "epic.too_little_xp"
    between.go("experience", f"card:{cheap}")
    assert between.why_not(f"card:{cheap}") == "epic.learned"
    between.go("experience", "done", until=("choose_quest",))

    assert cheap in between.holds(0) and between.sheet.xp == [1, 0]


@rule("DE-XP-02", "DE-XP-03")
def test_what_costs_too_much_leads_to_the_rules_of_experience() -> None:
    def rules_of(beat: str) -> set[str]:
        between = Between(INTRO, seats=2, xp=[1, 1], overlord_xp=1)
        between.go(beat)
        refused = between._open(between.ask or pytest.fail())[0].refused().values()
        return {one.rule for one in refused if one.code == "epic.too_little_xp"}

    assert rules_of("experience") == {"DE-XP-02"} and rules_of("study") == {"DE-XP-03"}


@rule("DE-XP-03", "DE-XP-04", "CA-45")
def test_after_the_heroes_the_overlord_buys_cards_under_the_conditions_of_their_classes() -> None:
    ones = [name for name, card in OVERLORD.items() if card.cls == "warlord" and card.level == 1]
    two = next(name for name, card in OVERLORD.items() if card.cls == "warlord" and card.level == 2)
    between = Between(INTRO, overlord_xp=4)

    between.go("experience")
    assert between.asked == ["scheme"] and between.why_not(f"buy:{two}") == "epic.needs_more"
    between.go("study", f"buy:{ones[0]}", f"buy:{ones[1]}", f"buy:{two}", until=("choose_quest",))

    bought = [ID[c] for c in between.g.ol_deck if c not in BASIC]
    assert bought == [ones[0], ones[1], two] and between.sheet.overlord_xp == 0
    for seat in (0, 1, None):
        assert sorted(view(between.g, seat)["overlord"]["bought"]) == sorted(
            CARD_REFS[c] for c in between.g.ol_deck if c not in BASIC
        ), "everything bought is shown"


def with_extra_cards(seats: int = 3) -> Between:
    between = Between(INTRO, seats=seats)
    g = between.g
    g.ol_deck, g.ol_hand = [*BASIC, CARDS["blood_rage"][0], CARDS["dark_fortitude"][0]], []
    return between


@rule("DE-XP-05", "DE-BAD-08", "CA-31", "DE-TRAVEL-02", "DE-NEXT-03")
def test_before_a_journey_the_overlord_may_set_cards_aside_but_fifteen_stay_and_he_draws_his_hand() -> None:
    between = with_extra_cards()
    first, second, third = sorted(between.g.ol_deck)[:3]

    between.go("set_aside", CARD_REFS[first], CARD_REFS[second])
    assert between.why_not(CARD_REFS[third]) == "campaign.too_few_cards"
    between.go("set_aside", "done", until=("set_out",))

    g = between.g
    assert between.sheet.aside == [first, second]
    assert len(g.ol_hand) == g.nh == 2 and len(g.ol_deck) == 13


@rule("DE-XP-05")
def test_with_fifteen_cards_nothing_is_asked() -> None:
    between = Between(INTRO)
    between.g.ol_deck, between.g.ol_hand = list(BASIC), []

    assert between.go("set_aside", until=("set_out",)) == "set_out" and between.asked == []


@rule("DE-INFO-01", "DE-XP-05")
def test_nobody_but_the_overlord_sees_what_is_set_aside_or_whether_anything_is() -> None:
    kept, cut = with_extra_cards(), with_extra_cards()
    cards = [CARD_REFS[c] for c in sorted(cut.g.ol_deck)[:2]]
    kept.go("set_aside", "done", until=("set_out",))
    cut.go("set_aside", *cards, "done", until=("set_out",))

    for seat in (1, 2, None):
        assert view(kept.g, seat) == view(cut.g, seat)
    assert view(kept.g, 0) != view(cut.g, 0)
    assert [event.only for event in cut.told(CardSetAside)] == [(0,), (0,)]
    worlds = [one.g.copy() for one in (kept, cut)]
    for g in worlds:
        redeal(g, 1, FastChance(5))
    assert worlds[0].ol_hand == worlds[1].ol_hand and worlds[0].ol_deck == worlds[1].ol_deck


@rule("DE-INFO-01")
def test_cards_set_aside_open_the_same_windows() -> None:
    kept, cut = with_extra_cards(), with_extra_cards()
    cut.go("set_aside", CARD_REFS[CARDS["blood_rage"][0]], "done", until=("set_out",))
    kept.go("set_aside", "done", until=("set_out",))

    def names(one: Between) -> dict[str, list[str]]:
        return {kind.__name__: [card.id for card in cards] for kind, cards in one.g.live.ol_hooks.items()}

    assert names(kept) == names(cut)


# -- relics ------------------------------------------------------------------------------------


def at_castle(relics: list[str]) -> Between:
    between = Between(INTRO, relics=relics)
    between.g.quest, between.g.encounter = "castle_daerion", 0
    work_out(between.g)
    return between


@rule("DE-RELIC-02", "CA-46")
def test_the_overlord_entrusts_a_relic_to_a_lieutenant_of_the_quest() -> None:
    between = at_castle(["duskblade", "the_shadow_rune_overlord"])

    between.go("entrust")
    assert between.ask is not None and "relic:the_shadow_rune_overlord" not in between._open(between.ask)[0].keys
    between.go("entrust", "relic:duskblade", until=("lay_map",))

    assert between.sheet.carriers == {"sir_alric_farrow": "duskblade"}


@rule("DE-RELIC-02")
def test_a_relic_nobody_is_entrusted_with_does_nothing() -> None:
    between = at_castle(["duskblade"])

    between.go("entrust", "pass", until=("lay_map",))
    between.g.encounter = 1
    lay_encounter(between.g)

    assert not any(between.g.relic)


@rule("DE-RELIC-03", "DE-RELIC-04")
def test_the_relic_is_carried_in_both_encounters_until_its_bearer_falls() -> None:
    between = at_castle(["duskblade"])
    between.go("entrust", "relic:duskblade", until=("lay_map",))
    g = between.g

    g.encounter = 1
    lay_encounter(g)
    alric = next(f for f in range(5, len(g.kind)) if KINDS[g.kind[f]].group == "sir_alric_farrow")
    assert g.relic[alric] == "duskblade"
    remove(g, alric)
    lay_encounter(g)

    assert not any(g.relic) and between.sheet.relics == ["duskblade"], "he keeps the card"


@rule("WT-6", "DE-RELIC-04")
def test_who_is_known_to_take_part_only_later_is_entrusted_then() -> None:
    between = Between(INTRO, relics=["duskblade"])
    between.g.quest, between.g.encounter = "the_wyrm_turns", 0
    work_out(between.g)

    assert between.go("entrust", until=("lay_map",)) == "lay_map" and between.sheet.carriers == {}
    between.g.encounter, between.g.first_winner = 1, OL
    work_out(between.g)
    between.go("entrust", "relic:duskblade", until=("lay_map",))

    assert between.sheet.carriers == {"belthir": "duskblade"}


def test_a_quest_may_say_who_carries_which_relic() -> None:
    between = Between(INTRO, relics=["staff_of_shadows"])
    between.g.quest, between.g.encounter = "the_ritual_of_shadows", 0
    work_out(between.g)

    assert between.go("entrust", until=("lay_map",)) == "lay_map"
    assert between.sheet.carriers["lord_merick_farrow"] == "staff_of_shadows"
