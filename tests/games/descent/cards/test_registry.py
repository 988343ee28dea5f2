"""No card without behaviour, no behaviour without a card."""

from __future__ import annotations

from gruft.games.descent.moments.hooks import (
    DOINGS,
    FEATS,
    FORCED,
    HOOKS,
    OVERLORD_HOOKS,
    REACTION,
    STANDING,
    SURGE_EFFECTS,
)
from gruft.games.descent.moments.values import COMPUTED
from gruft.games.descent.pieces.content import (
    ABILITIES,
    CARDS,
    CLASS_OF_SKILL,
    HEROES,
    ITEMS,
    OVERLORD,
    RELICS,
    SEARCH,
    SKILLS,
    USE,
)

ASKED_BY_ANOTHER = {"holy_power": "prayer_of_healing"}
"""Skills that only change another one, which asks for them."""

KNOWN = {*HOOKS, *COMPUTED}
"""Everything that takes part at some moment or changes some value."""


def test_every_skill_has_a_behaviour() -> None:
    for name, skill in SKILLS.items():
        assert name in KNOWN or name in DOINGS or ASKED_BY_ANOTHER.get(name) in DOINGS, name
        if skill.use.kind in ("action", "free"):
            assert name in DOINGS and DOINGS[name].action == (skill.use.kind == "action"), name


def test_every_hero_has_an_ability_and_a_feat() -> None:
    assert set(FEATS) == set(HEROES) and set(HEROES) <= KNOWN
    for name, hero in HEROES.items():
        assert FEATS[name].action == (hero.feat.kind == "action"), name


def test_cards_are_forced_or_optional_as_printed() -> None:
    for name, use in USE.items():
        kinds = {hook.kind for hook in HOOKS.get(name, ())}
        if use.kind == "reaction":
            assert REACTION in kinds or FORCED in kinds, name
        if use.kind in ("action", "free"):
            assert REACTION not in kinds, name


def test_every_behaviour_belongs_to_a_card() -> None:
    known = {*SKILLS, *ITEMS, *SEARCH, *HEROES, *ABILITIES, *RELICS, *STANDING}

    assert known >= KNOWN
    assert set(DOINGS) <= known
    assert set(OVERLORD_HOOKS) == set(OVERLORD)


def test_every_surge_effect_is_used_by_a_card() -> None:
    named = {surge.effect for item in ITEMS.values() for surge in item.surges}
    named |= {surge.effect for side in RELICS.values() for surge in side.surges}
    named |= {surge.effect for card in CARDS.values() for surge in card.surges}
    named |= {surge.effect for hero in HEROES.values() for surge in hero.ability.surges}
    named |= set(ABILITIES)

    assert set(SURGE_EFFECTS) <= named


def test_standing_effects_name_the_card_that_sets_them_going() -> None:
    assert set(STANDING.values()) <= {*OVERLORD, *RELICS, *ABILITIES}


def test_every_class_has_its_nine_skills_in_the_registry() -> None:
    for name in set(CLASS_OF_SKILL.values()):
        skills = [skill for skill, owner in CLASS_OF_SKILL.items() if owner == name]
        assert len(skills) == 9
