"""Honest chance at a table of several people: nobody brings it along, everybody mixes it, anyone can check it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from gruft.server.desk.exporting import journal_text
from gruft.server.store import removing
from gruft.server.store.links import token_hash
from gruft.server.tables.picture import told_chance
from gruft.table.chance import drawn, pledge, secret_of
from gruft.table.game import SLUGS, register
from gruft.table.journal import Journal
from gruft.table.opening import open_table
from gruft.table.replay import close, verify
from tests.server.http.test_journals import bring, journal
from tests.server.store.test_updates import Kept
from tests.server.support import Person, Server, play_on
from tests.table.pebbles import PEBBLES

register(PEBBLES)

RED, BLUE, AGAIN = bytes(range(32)), bytes(range(32, 64)), bytes(32)
HOST_KNOWS = "the host knows this seed"


def first(ask: dict[str, Any]) -> str:
    key: str = ask["options"][0]["key"]
    return key


def mixes(person: Person, given: bytes, seat: int) -> None:
    """What a browser does by itself when it sits down alone."""
    for step in ({"pledge": pledge(given)}, {"mix": given.hex()}):
        gives(person, seat, **step)
    person.up_to_date()


def gives(person: Person, seat: int, **step: str) -> None:
    reply = person.request("contribution", seat=seat, **step)
    assert reply["status"] == "accepted", reply


def steps(person: Person) -> list[tuple[str, int | None]]:
    person.up_to_date()
    return [(step["kind"], step["seat"]) for step in person.chance["steps"]]


def invited(server: Server, *kinds: str) -> tuple[dict[str, Any], Person, Person]:
    table = server.open(*(kinds or ("me", "friend")))
    return (
        table,
        Person(server, table["id"], table["token"]),
        Person(server, table["id"], table["seats"][1]["token"]),
    )


@pytest.mark.parametrize("played", [0, 4])
def test_who_brings_a_journal_does_not_bring_the_chance_of_friends(server: Server, played: int) -> None:
    assert not all(the_host_foretells(server, played) for _ in range(6)), "two dice may fall alike, but not every time"


def the_host_foretells(server: Server, played: int) -> bool:
    """Whether friends draw what whoever brought the journal could work out before."""
    game = open_table("pebbles", 2, HOST_KNOWS)
    for _ in range(played):
        ask = game.asks[0]
        game.answer(ask.seat, ask.keys[0])
    counter = game.state.chance.counter

    table = bring(server, close(game).text(), "me", "friend")
    red = Person(server, table["id"], table["token"])
    blue = Person(server, table["id"], table["seats"][1]["token"])
    play_on([red, blue], first)
    told = journal(server, table["id"], table["token"])

    assert red.welcome["imported"] and steps(red) == [("commitment", None)]
    assert told.entries[played].commitment and told.entries[played].seat == -1
    assert verify(told) == [] and red.state["result"]["fresh"] == told.header.fresh != [HOST_KNOWS]
    later = [draw for entry in told.entries[played + 1 :] for draw in entry.draws]
    foretold = [drawn(secret_of(HOST_KNOWS), stream, counter + n, sides) for n, (stream, sides, _) in enumerate(later)]
    assert len(later) >= 2
    return [value for *_, value in later] == foretold


def test_alone_a_journal_goes_on_with_its_own_seed(server: Server) -> None:
    table = bring(server, close(open_table("pebbles", 2, HOST_KNOWS)).text())
    me = Person(server, table["id"], table["token"])

    play_on([me], first)

    told = journal(server, table["id"], table["token"])
    assert steps(me) == [] and told.header.fresh == [] and verify(told) == []


def test_what_chance_will_give_can_be_fixed_for_oneself_only(server: Server) -> None:
    game = open_table("pebbles", position={"game": "pebbles", "seats": 2, "next": {"die": [5]}})
    text = close(game).text()

    answer = server.call("POST", "/api/tables/import", {"journal": text, "seats": [{"kind": "me"}, {"kind": "friend"}]})

    assert (answer.status_code, answer.json()["code"]) == (400, "journal.preset")
    assert bring(server, text)["id"]


def handed_over(server: Server, table: dict[str, Any], seat: int) -> Any:
    return server.call("POST", f"/api/tables/{table['id']}/seats/{seat}/link", None, table["token"])


def the_host_foretells_from_the_file(server: Server, played: int) -> bool:
    """Whether somebody who is given a seat draws what the host could work out from the file they took along."""
    table = server.open("me", "hotseat")
    host = Person(server, table["id"], table["token"])
    for _ in range(played):
        host.answered(first(host.asks[0]))
    known = journal(server, table["id"], table["token"])
    assert known.header.seed is not None
    before = sum(len(draws) for draws in [known.setup, *(entry.draws for entry in known.entries)])

    friend = handed_over(server, table, 1).json()
    red, blue = (Person(server, table["id"], token) for token in (table["token"], friend["token"]))
    meanwhile = journal(server, table["id"], table["token"])
    play_on([red, blue], first)
    told = journal(server, table["id"], table["token"])

    assert red.chance["several"] and steps(blue) == [("commitment", None)]
    assert meanwhile.header.seed is None and meanwhile.header.fresh == []
    assert verify(told) == [] and len(told.header.fresh) == 1
    later = [draw for entry in told.entries[played + 1 :] for draw in entry.draws]
    key = secret_of(known.header.seed)
    foretold = [drawn(key, stream, before + n, sides) for n, (stream, sides, _) in enumerate(later)]
    assert len(later) >= 2
    return [value for *_, value in later] == foretold


@pytest.mark.parametrize("played", [0, 4])
def test_who_hands_over_a_seat_does_not_keep_the_chance(server: Server, played: int) -> None:
    foretold = [the_host_foretells_from_the_file(server, played) for _ in range(6)]

    assert not all(foretold), "two dice may fall alike, but not every time"


def test_nobody_is_given_a_seat_where_chance_is_fixed(server: Server) -> None:
    game = open_table("pebbles", position={"game": "pebbles", "seats": 2, "next": {"die": [5]}})
    table = bring(server, close(game).text())

    answer = handed_over(server, table, 1)

    assert (answer.status_code, answer.json()["code"]) == (409, "journal.preset")
    assert Person(server, table["id"], table["token"]).welcome["you"] == [0, 1]


def test_a_file_that_is_written_after_a_seat_was_handed_over_tells_no_seed(tmp_path: Path) -> None:
    """Whoever asked for it may have waited, and held all seats when they asked."""
    kept = Kept(tmp_path)
    link = kept.store.link(token_hash(kept.links.token))
    assert link is not None and kept.journal(kept.links.token).header.seed is not None
    with kept.engine.execution_options(writing=True).begin() as connection:
        assert removing.hand_over(connection, kept.id, 1, link.hash)

    told = Journal.parse(journal_text(kept.store, link), "journal")

    assert told.header.seed is None


def test_a_seat_is_handed_over_once(tmp_path: Path) -> None:
    kept = Kept(tmp_path)
    with kept.engine.execution_options(writing=True).begin() as connection:
        given = [removing.hand_over(connection, kept.id, 1, token_hash(kept.links.token)) for _ in range(2)]

    assert given == [True, False]


def test_everybodys_bytes_lay_out_the_table_and_the_journal_tells(server: Server) -> None:
    table, red, blue = invited(server)
    commitment = red.chance["commitment"]
    assert red.chance["several"] and red.chance["steps"] == []

    mixes(red, RED, 0)
    mixes(blue, BLUE, 1)

    expected = [("pledge", 0), ("mix", 0), ("pledge", 1), ("mix", 1)]
    assert steps(red) == steps(blue) == expected
    assert [step["laid"] for step in red.chance["steps"]] == [False, True, False, True]
    play_on([red, blue], first)
    told = journal(server, table["id"], table["spectator"])
    assert verify(told) == [] and told.header.commitment == commitment
    assert [entry.mix for entry in told.entries[:4]] == ["", RED.hex(), "", BLUE.hex()]
    forged = Journal.parse(told.text(), "journal")
    forged.entries[3] = msgspec.structs.replace(forged.entries[3], mix=AGAIN.hex())
    assert [problem.code for problem in verify(forged)] == ["journal.other_pledge"]


def asked(*people: Person) -> list[int]:
    """The seats that are asked, as these people see it."""
    for person in people:
        person.up_to_date()
    return [ask["seat"] for person in people for ask in person.asks]


def test_nobody_is_asked_until_everybodys_bytes_are_in(server: Server) -> None:
    """Each mix lays the table out anew: a question that was shown before would change under somebody's hand."""
    table = server.open("me", "friend")
    red = Person(server, table["id"], table["token"], contributes=True)
    assert asked(red) == []
    gives(red, 0, pledge=pledge(RED))
    assert asked(red) == [] == red.state["waiting"]
    gives(red, 0, mix=RED.hex())
    assert asked(red) == [0]

    blue = Person(server, table["id"], table["seats"][1]["token"], contributes=True)
    assert asked(red, blue) == []
    gives(blue, 1, pledge=pledge(BLUE))
    gives(red, 0, mix=AGAIN.hex())
    assert asked(red, blue) == []
    gives(blue, 1, mix=BLUE.hex())

    assert asked(red, blue) == [0, 1]
    before = [ask["id"] for person in (red, blue) for ask in person.asks]
    red.join()
    assert [ask["id"] for person in (red, blue) for ask in person.asks] == before
    red.answered("bid:1")


def test_bytes_that_never_come_are_not_waited_for_long(server: Server) -> None:
    table = server.open("me", "friend")
    red = Person(server, table["id"], table["token"])
    assert asked(red) == [0]
    silent = Person(server, table["id"], table["seats"][1]["token"], contributes=True)
    assert asked(red) == []

    red.until(lambda: bool(red.asks))

    silent.join()
    assert asked(red, silent) == [0, 1]  # nobody holds up a table twice


def test_an_answer_on_its_way_while_somebody_sits_down_counts(server: Server) -> None:
    table = server.open("me", "friend")
    red = Person(server, table["id"], table["token"])
    ask = red.asks[0]
    Person(server, table["id"], table["seats"][1]["token"], contributes=True)

    assert red.request("answer", seat=0, ask=ask["id"], key="bid:1")["status"] == "accepted"


def test_who_comes_later_mixes_from_then_on_and_the_others_answer_the_pledge(server: Server) -> None:
    table, red, blue = invited(server)
    mixes(red, RED, 0)
    red.answered("bid:1")

    assert blue.request("contribution", seat=1, pledge=pledge(BLUE))["status"] == "accepted"
    assert red.request("contribution", seat=0, mix=AGAIN.hex())["status"] == "accepted"
    assert blue.request("contribution", seat=1, mix=BLUE.hex())["status"] == "accepted"

    assert steps(blue)[2:] == [("pledge", 1), ("mix", 0), ("mix", 1)]
    assert not any(step["laid"] for step in blue.chance["steps"][2:])
    play_on([red, blue], first)
    assert verify(journal(server, table["id"], table["token"])) == []


def test_a_contribution_that_nobody_waits_for_does_not_count(server: Server) -> None:
    table, red, blue = invited(server)
    spectator = Person(server, table["id"], table["spectator"])
    alone = server.open("me", "hotseat")
    single = Person(server, alone["id"], alone["token"])

    def refused(person: Person, seat: int, **what: str) -> str:
        reply = person.request("contribution", seat=seat, **what)
        assert reply["status"] == "refused", reply
        code: str = reply["refusal"]["code"]
        return code

    assert refused(red, 0, mix=RED.hex()) == "chance.not_now"  # nothing is pledged
    assert refused(red, 1, pledge=pledge(RED)) == "seat.not_yours"
    assert refused(spectator, 0, pledge=pledge(RED)) == "seat.not_yours"
    assert refused(single, 0, pledge=pledge(RED)) == "chance.not_now"
    assert refused(red, 0) == "request.invalid"
    assert red.request("contribution", seat=0, pledge=pledge(RED))["status"] == "accepted"
    assert refused(red, 0, mix=BLUE.hex()) == "chance.other_bytes"
    assert blue.request("contribution", seat=1, mix=BLUE.hex())["status"] == "accepted"
    assert refused(blue, 1, mix=AGAIN.hex()) == "chance.not_now"  # once for every pledge
    assert red.request("contribution", seat=0, mix=RED.hex())["status"] == "accepted"
    assert refused(red, 0, pledge=pledge(AGAIN)) == "chance.not_now"  # everybody sits down once


def test_a_repeated_contribution_is_answered_again_and_not_mixed_again(server: Server) -> None:
    _, red, _ = invited(server)

    for _ in range(2):
        assert red.request("contribution", id="once", seat=0, pledge=pledge(RED))["status"] == "accepted"

    assert steps(red) == [("pledge", 0)]


def test_before_the_end_everybody_may_see_how_chance_came_about_and_no_seed(server: Server) -> None:
    table, red, _ = invited(server)
    mixes(red, RED, 0)
    red.answered("bid:1")

    told = journal(server, table["id"], table["spectator"])

    assert [entry.mix for entry in told.entries] == ["", RED.hex()] and all(not entry.draws for entry in told.entries)
    assert told.header.seed is None and told.header.fresh == []


@pytest.mark.parametrize("game", ["pebbles", *SLUGS])
def test_wherever_a_table_is_opened_again_its_steps_of_chance_stand_where_they_were_shown(
    game: str, tmp_path: Path
) -> None:
    kept = Kept(tmp_path, game, 2)
    for part in range(8):
        kept.plays(7, seed=part)
        kept.mixes(part % 2)
    shown = [step.moment for step in told_chance(kept.open(), several=True).steps]

    told = kept.journal(kept.links.token)

    moments = [0, *(entry.moment for entry in told.entries)]
    assert verify(told) == [] and shown[-1]
    assert [moments[n] for n, entry in enumerate(told.entries) if entry.about_chance] == shown


def test_after_a_restart_the_mixed_key_goes_on(tmp_path_factory: pytest.TempPathFactory) -> None:
    own = Server(str(tmp_path_factory.mktemp("restart") / "tables.db"))
    try:
        table, red, blue = invited(own)
        mixes(red, RED, 0)
        red.answered("bid:1")
        mixes(blue, BLUE, 1)
        own.kill()
        own.start()
        red.join()
        blue.join()
        before = steps(red)
        play_on([red, blue], first)

        assert len(before) == 4 and verify(journal(own, table["id"], table["token"])) == []
    finally:
        own.stop()


def test_bots_begin_when_everybody_has_sat_down(server: Server) -> None:
    table = server.open("bot:random", "friend", "me")
    me = Person(server, table["id"], table["token"])
    me.drain(0.5)
    waiting = list(me.state["waiting"])

    Person(server, table["id"], table["seats"][1]["token"])
    me.until(lambda: 0 not in me.state["waiting"])

    assert 0 in waiting
