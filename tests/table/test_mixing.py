"""How a table's chance comes about: by the server's secret and everybody's own bytes, and anyone can check it."""

from __future__ import annotations

import json

import msgspec
import pytest

from gruft.table import checkpoint
from gruft.table.chance import FastChance, commitment, pledge
from gruft.table.game import register
from gruft.table.journal import FORMAT_OF_MOMENTS, Entry, Header, Journal, JournalError
from gruft.table.mixing import Mixing, Moments, begin, who_began
from gruft.table.opening import OpeningError, open_table
from gruft.table.replay import close, play_through, verify
from gruft.table.table import Accepted, Table
from tests.harness.golden import JOURNALS
from tests.table.pebbles import PEBBLES

register(PEBBLES)

RED, BLUE = bytes(range(32)), bytes(range(32, 64))


def fresh_header(*fresh: str) -> Header:
    journal = open_table("pebbles", 2, "the server's secret").journal
    assert journal is not None
    return msgspec.structs.replace(journal.header, fresh=list(fresh))


def mix(seat: int, given: bytes) -> list[Entry]:
    return [Entry(seat, "", pledge=pledge(given)), Entry(seat, "", mix=given.hex())]


class Played:
    """A table whose chance is mixed as it goes, told with its public moments as a server tells it."""

    def __init__(self, header: Header) -> None:
        self.mixing = Mixing(header)
        self.table = begin(header)
        self.dice = FastChance(1)
        self.moments = Moments(self.table, 0)

    def mixes(self, *entries: Entry) -> Played:
        for entry in entries:
            before = self.table
            self.table = self.mixing.stir(self.table, entry)
            self.looked(self.table is not before)
        return self

    def looked(self, shown: bool) -> None:
        """Note the public moment of the last entry."""
        assert self.table.journal is not None
        if shown:
            self.moments.look(self.table, sum(event.only is None for event in self.table.log))
        entries = self.table.journal.entries
        entries[-1] = msgspec.structs.replace(entries[-1], moment=self.moments.count)

    def answers(self, most: int = 1000) -> Played:
        for _ in range(most):
            if self.table.over:
                break
            ask = self.dice.pick(self.table.asks)
            key = self.dice.pick(ask.keys)
            self.mixing.takes(Entry(ask.seat, key))
            choice = self.table.choice
            assert isinstance(self.table.answer(ask.seat, key), Accepted)
            self.looked(choice is None or self.table.choice is not choice)
        return self

    def told(self) -> Journal:
        return Journal.parse(close(self.table).text(), "journal")


def bag(table: Table) -> list[int]:
    cards: list[int] = table.state.bag
    return cards


def layouts(*contributions: list[Entry]) -> set[tuple[int, ...]]:
    return {tuple(bag(Played(fresh_header()).mixes(*entries).table)) for entries in contributions}


def test_before_the_first_answer_everybodys_bytes_lay_the_table_out_anew() -> None:
    several = [mix(0, bytes([n] * 32)) for n in range(20)]

    assert len(layouts([], *several)) > 5


def test_the_order_and_the_seat_of_contributions_count() -> None:
    one, other = Mixing(fresh_header()), Mixing(fresh_header())
    for entry in [*mix(0, RED), *mix(1, BLUE)]:
        one.takes(entry)
    for entry in [*mix(1, BLUE), *mix(0, RED)]:
        other.takes(entry)

    assert one.key != other.key


def test_later_the_new_key_counts_from_the_next_draw_on() -> None:
    plain = Played(fresh_header()).answers(4)
    stirred = Played(fresh_header()).answers(4)
    before = stirred.table.hash()

    stirred.mixes(*mix(1, BLUE))

    assert stirred.table.hash() == before
    rolls = [[game.table.state.chance.below(1 << 30, "die") for _ in range(3)] for game in (plain, stirred)]
    assert not set(rolls[0]) & set(rolls[1])


def test_a_game_with_contributions_replays_and_verifies() -> None:
    played = Played(fresh_header()).mixes(*mix(0, RED)).answers(5).mixes(*mix(1, BLUE)).answers()

    told = played.told()

    assert verify(told) == [] and play_through(told).hash() == played.table.hash()
    assert [bool(entry.about_chance) for entry in told.entries[:2]] == [True, True]
    assert told.entries[1].laid and not told.entries[0].laid


def test_fresh_chance_takes_over_from_a_seed_somebody_brought() -> None:
    header = fresh_header("nobody knows this one")
    entry = Entry(-1, "", commitment=commitment("nobody knows this one"))

    played = Played(header).answers(6).mixes(entry).answers()

    assert verify(played.told()) == []
    forged = played.told()
    forged.header = msgspec.structs.replace(forged.header, fresh=["another one"])
    assert [problem.code for problem in verify(forged)] == ["journal.other_seed"]


def test_undo_and_forks_across_a_change_of_key_stay_the_same_game() -> None:
    played = Played(fresh_header()).answers(4)
    assert [ask.kind for ask in played.table.asks] == ["keep"]  # the beat began with a roll under the old key
    seat = played.table.asks[0].seat
    played.table.answer(seat, "keep")

    played.mixes(*mix(1, BLUE))
    assert isinstance(played.table.undo(seat), Accepted)
    twin = played.table.fork()

    assert twin.hash() == played.table.hash()
    assert verify(played.answers().told()) == []


def test_a_checkpoint_keeps_the_keys() -> None:
    played = Played(fresh_header()).mixes(*mix(0, RED)).answers(5).mixes(*mix(1, BLUE))
    header = played.mixing.header

    stored = json.loads(json.dumps(checkpoint.written(checkpoint.take(played.table))))
    twin = checkpoint.resume(checkpoint.read(stored, header), header)

    assert [twin.state.chance.below(1000) for _ in range(5)] == [
        played.table.state.chance.below(1000) for _ in range(5)
    ]


def without_moments(journal: Journal) -> Journal:
    """As files were before they told public moments."""
    told = Journal.parse(journal.text(), "journal")
    told.header = msgspec.structs.replace(told.header, format=FORMAT_OF_MOMENTS - 1)
    told.entries = [msgspec.structs.replace(entry, moment=None) for entry in told.entries]
    return told


def taken_back(journal: Journal, number: int) -> Journal:
    """The game told by a journal, the entry of this number taken back by agreement at its end."""
    told = without_moments(journal)
    told.closing = {}
    told.entries.append(Entry(told.entries[number - 1].seat, "", undo=True, back=number))
    return told


def went_on(journal: Journal, seed: int) -> Journal:
    """The same game some answers later."""
    table = play_through(journal)
    dice = FastChance(seed)
    for _ in range(4):
        ask = dice.pick(table.asks)
        table.answer(ask.seat, dice.pick(ask.keys))
    return close(table)


def test_what_is_taken_back_by_agreement_stands_as_before_and_is_drawn_anew() -> None:
    played = Played(fresh_header()).mixes(*mix(0, RED)).answers(3)
    before = played.table.hash()
    number = len(played.told().entries) + 1
    told = played.answers(2).mixes(*mix(1, BLUE)).answers(2).told()

    back = play_through(taken_back(told, number))

    assert back.hash() == before
    assert back.state.chance.below(1 << 40) != play_through(told, number - 1).state.chance.below(1 << 40)


def test_a_game_in_which_steps_were_taken_back_replays_and_verifies() -> None:
    told = Played(fresh_header()).mixes(*mix(0, RED)).answers(8).mixes(*mix(1, BLUE)).answers(3).told()
    first = went_on(taken_back(told, 6), 2)
    again = taken_back(went_on(taken_back(first, len(first.entries) - 1), 3), len(told.entries))

    last = went_on(again, 4)

    assert verify(last) == [] and play_through(last).hash() == last.closing["hash"]
    assert sum(bool(entry.back) for entry in last.entries) == 3
    rolled = next(n for n in range(len(last.entries) - 1, 0, -1) if last.entries[n].draws)
    stream, sides, value = last.entries[rolled].draws[0]
    last.entries[rolled] = msgspec.structs.replace(last.entries[rolled], draws=[(stream, sides, (value + 1) % sides)])
    assert [problem.code for problem in verify(last)] == ["journal.other_chance"]


def test_a_game_that_went_back_to_its_beginning_goes_back_again() -> None:
    """Once anybody has answered nothing is laid out anew, though the answer was taken back."""
    told = Played(fresh_header()).mixes(*mix(0, RED)).answers(4).told()
    first = next(n for n, entry in enumerate(told.entries, 1) if not entry.about_chance)
    begun = went_on(taken_back(told, first), 2)

    last = went_on(taken_back(begun, len(begun.entries) - 2), 3)

    assert verify(last) == [] and play_through(last).hash() == last.closing["hash"]


@pytest.mark.parametrize("number", [9, 99, -3])
def test_nobody_goes_back_to_what_never_was(number: int) -> None:
    told = Played(fresh_header()).answers(8).told()
    told.entries.append(Entry(0, "", undo=True, back=number))

    assert verify(told) != []


@pytest.mark.parametrize("seat", [-2, 2, 300])
def test_bytes_of_nobody_are_not_believed(seat: int) -> None:
    told = Played(fresh_header()).mixes(*mix(0, RED)).answers(4).told()
    told.entries[1] = msgspec.structs.replace(told.entries[1], seat=seat)

    assert [problem.code for problem in verify(told)] == ["table.no_such_seat"]


@pytest.mark.parametrize("sides", [0, -6])
def test_a_draw_from_nothing_is_not_believed(sides: int) -> None:
    told = Played(fresh_header()).answers(8).told()
    told.entries[-1] = msgspec.structs.replace(told.entries[-1], draws=[("die", sides, 0)])

    assert [problem.code for problem in verify(told)] == ["journal.other_chance"]


def test_bytes_other_than_those_pledged_are_noticed() -> None:
    mixing = Mixing(fresh_header())
    mixing.takes(Entry(0, "", pledge=pledge(RED)))

    with pytest.raises(JournalError) as caught:
        mixing.takes(Entry(0, "", mix=BLUE.hex()))

    assert caught.value.refusal.code == "journal.other_pledge"


@pytest.mark.parametrize("number", [1, 3])
def test_contributions_that_were_left_out_or_changed_are_noticed(number: int) -> None:
    told = Played(fresh_header()).mixes(*mix(0, RED), *mix(1, BLUE)).answers().told()
    changed, without = Journal.parse(told.text(), "journal"), Journal.parse(told.text(), "journal")
    changed.entries[number] = msgspec.structs.replace(changed.entries[number], mix="00" * 32)
    del without.entries[number]

    assert [problem.code for problem in verify(changed)] == ["journal.other_pledge"]
    assert [problem.code for problem in verify(without)] == ["journal.other_chance"]


def later(journal: Journal, step: int) -> Journal:
    """The same game with one step of chance after the answer it came before."""
    moved = Journal.parse(journal.text(), "journal")
    moved.entries[step : step + 2] = moved.entries[step : step + 2][::-1]
    return moved


def relabelled(journal: Journal, first: int) -> Journal:
    """The same journal; from an entry on it tells of one public moment less."""
    moved = Journal.parse(journal.text(), "journal")
    moved.entries[first:] = [
        msgspec.structs.replace(entry, moment=(entry.moment or 0) - 1) for entry in moved.entries[first:]
    ]
    return moved


def test_a_step_of_chance_that_was_moved_is_noticed_though_no_draw_changes() -> None:
    """Where the journal says it stood, or by the rules, if the journal counts moments to suit."""
    told = Played(fresh_header()).mixes(*mix(0, RED)).answers(5).mixes(*mix(1, BLUE)).answers().told()
    step = 8
    assert told.entries[step].mix and told.entries[step].moment == 1 and told.entries[step + 1].moment == 2
    moved = later(told, step)

    assert verify(told) == [] and verify(later(without_moments(told), step)) == []
    assert [(one.code, one.args) for one in verify(moved)] == [("journal.moved", {"number": step + 2})]
    shifted = relabelled(told, step + 1)
    assert [(one.code, one.args) for one in verify(shifted)] == [("journal.moved", {"number": step + 2})]
    assert [(one.code, one.args) for one in verify(later(shifted, step))] == [("journal.moved", {"number": step + 1})]


def test_a_step_of_chance_has_to_say_where_it_belongs() -> None:
    told = Played(fresh_header()).mixes(*mix(0, RED)).answers().told()
    told.entries[1] = msgspec.structs.replace(told.entries[1], moment=None)

    assert [(one.code, one.args) for one in verify(told)] == [("journal.moved", {"number": 2})]


def test_a_game_that_goes_on_elsewhere_keeps_its_moments() -> None:
    told = Played(fresh_header()).mixes(*mix(0, RED)).answers(5).mixes(*mix(1, BLUE)).told()

    later = went_on(told, 2)

    assert verify(later) == [] and [entry.moment for entry in later.entries[-4:]] == [None] * 4
    assert [entry.moment for entry in later.entries[:-4]] == [entry.moment for entry in told.entries]


def test_a_position_keeps_its_layout() -> None:
    table = open_table("pebbles", position={"game": "pebbles", "seats": 2, "state": {"pebbles": [2, 2]}})
    assert table.journal is not None
    mixing = Mixing(table.journal.header)
    before = table.hash()

    for entry in mix(0, RED):
        table = mixing.stir(table, entry)

    assert table.hash() == before and table.state.chance.key == mixing.key


def test_a_file_of_this_version_verifies_for_ever() -> None:
    """The client checks the same file by its own arithmetic (web/tests/chance.test.ts)."""
    told = Journal.load(JOURNALS / "mixed.jsonl")

    assert verify(told) == [] and sum(bool(entry.mix) for entry in told.entries) == 2


def test_a_file_that_tells_its_moments_verifies_for_ever() -> None:
    """The client checks the same file by its own arithmetic (web/tests/chance.test.ts)."""
    told = Journal.load(JOURNALS / "placed.jsonl")

    assert verify(told) == [] and [entry.moment for entry in told.entries if entry.mix] == [0, 1]


def test_a_file_in_which_steps_were_taken_back_verifies_for_ever() -> None:
    """The client checks the same file by its own arithmetic (web/tests/chance.test.ts)."""
    told = Journal.load(JOURNALS / "taken_back.jsonl")

    assert verify(told) == [] and sum(bool(entry.back) for entry in told.entries) == 2


BEGINS = [("lords", "start"), ("tyrants", "first"), ("domains", "first")]
"""What the view calls who begins, in the games that draw it."""


@pytest.mark.parametrize(("slug", "begins"), BEGINS)
def test_who_began_is_known_by_the_key_the_table_was_laid_out_with(slug: str, begins: str) -> None:
    for seed in range(6):
        journal = open_table(slug, 4, f"{seed}").journal
        assert journal is not None
        table = Played(journal.header).mixes(*mix(0, RED), *mix(1, BLUE)).answers(3).table

        assert table.journal is not None
        assert who_began(journal.header, table.journal.entries) == open_table_of(table).view(None)[begins]
        assert who_began(journal.header, []) == open_table(slug, 4, f"{seed}").view(None)[begins]


def open_table_of(table: Table) -> Table:
    """The same table as it was before the first answer."""
    assert table.journal is not None
    laid = Journal(table.journal.header)
    laid.entries = [entry for entry in table.journal.entries if entry.about_chance]
    return play_through(laid)


@pytest.mark.parametrize(("slug", "begins"), BEGINS)
def test_who_begins_may_be_agreed_on(slug: str, begins: str) -> None:
    for seat in range(3):
        table = open_table(slug, 3, "seed", {"first": seat})

        assert table.journal is not None
        assert table.view(None)[begins] == seat == who_began(table.journal.header, [])
        assert play_through(table.journal).view(None)[begins] == seat
    for strange in (3, -1, "red", True):
        with pytest.raises(OpeningError, match=r"options\.value"):
            open_table(slug, 3, options={"first": strange})


def test_where_the_rules_say_who_begins_nothing_is_agreed_on() -> None:
    journal = open_table("descent", 3).journal

    assert journal is not None and who_began(journal.header, []) is None
    with pytest.raises(OpeningError, match=r"options\.unknown"):
        open_table("descent", 3, options={"first": 1})
