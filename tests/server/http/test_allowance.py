"""How often somebody may ask."""

from __future__ import annotations

from gruft.server.http.allowance import TABLES_AT_ONCE, TABLES_PER_SECOND, Allowance, Doorman


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_an_allowance_empties_with_use_and_fills_with_time() -> None:
    clock = Clock()
    allowance = Allowance(2, 0.5, clock)

    assert [allowance.take() for _ in range(3)] == [True, True, False]
    clock.now = 2.0
    assert [allowance.take() for _ in range(2)] == [True, False]
    clock.now = 100.0
    assert [allowance.take() for _ in range(3)] == [True, True, False]


def test_one_address_cannot_open_tables_without_end_and_others_do_not_suffer() -> None:
    clock = Clock()
    doorman = Doorman(clock)

    assert [doorman.admits("192.0.2.7") for _ in range(TABLES_AT_ONCE + 1)] == [True] * TABLES_AT_ONCE + [False]
    assert doorman.admits("192.0.2.8")
    clock.now = 1 / TABLES_PER_SECOND
    assert doorman.admits("192.0.2.7")


def test_people_at_this_machine_are_not_counted() -> None:
    doorman = Doorman(Clock())

    assert all(doorman.admits("127.0.0.1") for _ in range(3 * TABLES_AT_ONCE))


def test_several_processes_together_give_no_more_than_one() -> None:
    doormen = [Doorman(Clock(), share=2) for _ in range(2)]

    admitted = sum(doorman.admits("192.0.2.7") for doorman in doormen for _ in range(TABLES_AT_ONCE))

    assert admitted == TABLES_AT_ONCE
