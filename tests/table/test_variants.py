"""A table keeps the components it began with, beside tables that play with others."""

from __future__ import annotations

import pickle
import sys

import msgspec
import pytest

from gruft import bots
from gruft.table import checkpoint
from gruft.table.chance import FastChance
from gruft.table.content import Files, content_digest, files_of
from gruft.table.events import events_of
from gruft.table.game import SLUGS, load_game
from gruft.table.mixing import begin
from gruft.table.opening import open_table
from gruft.table.table import Accepted, Table
from gruft.table.variants import game_of, keeps_its_components, know

OVERLAYS = {
    "lords": {"monsters.yaml": "monsters:\n- {id: goblin, name_en: Imp, name_de: Wicht}\n"},
    "tyrants": {"aspects.yaml": "{}\n"},
    "domains": {"monsters.yaml": "monsters:\n- {id: troll, name_en: Ettin, name_de: Ettin}\n"},
    "descent": {"heroes.yaml": "heroes:\n- {id: jain_fairwood, name_en: Ranger, name_de: Jaegerin}\n"},
}


def other(slug: str) -> Files:
    """The components of a game with an overlay of somebody's own."""
    return Files(files_of(slug).ours, OVERLAYS[slug])


def opened(slug: str, digest: str) -> Table:
    journal = open_table(slug, seed="variants").journal
    assert journal is not None
    return begin(msgspec.structs.replace(journal.header, content=digest))


def played(table: Table, answers: int) -> Table:
    dice = FastChance(7)
    for _ in range(answers):
        if table.over:
            break
        ask = dice.pick(table.asks)
        assert isinstance(table.answer(ask.seat, dice.pick(ask.keys)), Accepted)
    return table


@pytest.mark.parametrize("slug", SLUGS)
def test_a_game_can_be_played_with_other_components_at_the_same_time(slug: str) -> None:
    load_game(slug)
    files = other(slug)
    know(files.digest, files)

    table = played(opened(slug, files.digest), 150)
    ours = played(opened(slug, content_digest(slug)), 150)

    assert table.game is not ours.game and table.state.__class__ is not ours.state.__class__
    assert table.game.names("en").keys() == ours.game.names("en").keys()
    if slug != "tyrants":
        assert table.game.names("en") != ours.game.names("en")
    assert table.hash() == ours.hash()
    home = f"gruft.games.{slug}."
    strangers = [name for name in vars(sys.modules[type(table.state).__module__]).values() if _home(name, home)]
    assert strangers == []


def _home(thing: object, home: str) -> bool:
    """Whether something in the copy belongs to the original."""
    return isinstance(thing, type) and thing.__module__.startswith(home)


@pytest.mark.parametrize("slug", SLUGS)
def test_bots_and_checkpoints_use_the_same_components(slug: str) -> None:
    files = other(slug)
    know(files.digest, files)
    table = played(opened(slug, files.digest), 30)
    assert table.journal is not None
    header = table.journal.header

    plain = pickle.loads(pickle.dumps(checkpoint.written(checkpoint.take(table))))
    twin = checkpoint.resume(checkpoint.read(plain, header), header)

    assert twin.game is table.game and twin.hash() == table.hash()
    ask = twin.asks[0]
    assert bots.bot("greedy")(twin, ask.seat, FastChance(1)) in ask.keys


def test_a_copy_does_not_disturb_what_is_known_about_the_game() -> None:
    before = len(events_of("lords"))
    files = other("lords")
    know(files.digest, files)
    opened("lords", files.digest)

    assert len(events_of("lords")) == before


def test_components_todays_code_cannot_use_give_way_to_todays() -> None:
    broken = Files({**files_of("lords").ours, "monsters.yaml": "monsters:\n- {id: goblin}\n"})
    know(broken.digest, broken)
    table = opened("lords", broken.digest)
    assert table.journal is not None

    assert table.game is load_game("lords") and not keeps_its_components(table.journal.header)


def test_components_nobody_kept_are_todays() -> None:
    table = opened("lords", "0123456789abcdef")
    assert table.journal is not None

    assert game_of(table.journal.header) is load_game("lords")
    assert not keeps_its_components(table.journal.header)
