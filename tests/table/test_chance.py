"""Chance: repeatable, unpredictable without the seed, checkable afterwards."""

from __future__ import annotations

import hashlib
import itertools

import pytest

from gruft.table.chance import Chance, FastChance, commitment, new_seed, secret_of


def chance(seed: str = "test", **preset: list[int]) -> Chance:
    return Chance(secret_of(seed), preset=preset or None)


def test_anyone_can_compute_the_dice_from_the_seed() -> None:
    dice = chance("friday")
    secret = hashlib.sha256(b"gruft seed\0friday").digest()
    expected = []
    for counter in range(8):
        digest = hashlib.sha256(secret + b"die\0" + counter.to_bytes(8, "big")).digest()
        expected.append(int.from_bytes(digest, "big") % 6 + 1)

    assert [dice.roll() for _ in range(8)] == expected


def test_another_stream_gives_other_numbers() -> None:
    one, other = chance(), chance()

    assert [one.below(1000, "deck") for _ in range(5)] != [other.below(1000, "dice") for _ in range(5)]


def test_a_copy_goes_on_alike_and_by_itself() -> None:
    one = chance()
    one.roll()
    twin = one.copy()

    assert [one.roll() for _ in range(20)] == [twin.roll() for _ in range(20)]


def test_what_is_preset_comes_first_and_only_in_its_stream() -> None:
    dice = chance(die=[5, 0])

    assert dice.below(6, "deck") == chance().below(6, "deck")
    assert [dice.roll(), dice.roll()] == [6, 1]


def test_shuffling_keeps_everything_and_reaches_every_order() -> None:
    dice = chance()
    orders = set()
    for _ in range(200):
        things = [1, 2, 3]
        dice.shuffle(things)
        orders.add(tuple(things))

    assert len(orders) == 6


def test_rolls_are_fair_enough() -> None:
    for dice in (chance(), FastChance(3)):
        counts = [0] * 6
        for _ in range(6000):
            counts[dice.below(6)] += 1

        assert all(850 < count < 1150 for count in counts), counts


def test_a_sample_has_no_doubles() -> None:
    assert sorted(chance().sample(range(10), 10)) == list(range(10))


def test_every_draw_and_every_reveal_is_a_tick() -> None:
    dice = chance()
    dice.roll()
    dice.reveal()

    assert dice.ticks == 2
    assert dice.copy().ticks == 2


def test_the_commitment_fixes_the_seed_and_does_not_tell_it() -> None:
    seed = new_seed()

    assert commitment(seed) == commitment(seed) != commitment(seed + "0")
    assert seed not in commitment(seed) and secret_of(seed).hex() != commitment(seed)


@pytest.mark.parametrize("n", [1, 2, 7, 1000])
def test_fast_chance_stays_in_range_and_copies(n: int) -> None:
    dice = FastChance(n)
    twin = dice.copy()

    assert all(0 <= dice.below(n) < n for _ in range(500))
    assert twin.below(1 << 20) == FastChance(n).below(1 << 20)


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    firsts = [FastChance(seed).below(6) for seed in range(6000)]

    assert all(850 < firsts.count(value) < 1150 for value in range(6))
    assert sum(a == b for a, b in itertools.pairwise(firsts)) < 1300
