"""What only some need may be missing: one sentence names the command that brings it."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path

import pytest

from gruft.cli import main
from gruft.extras import PACKAGES, Extra, MissingExtra, need
from gruft.server.store.database import database_url
from gruft.texts import Texts


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """A plain install: no extra is there."""
    find = importlib.util.find_spec
    monkeypatch.setattr("gruft.extras.find_spec", lambda name: None if name in PACKAGES.values() else find(name))


@pytest.mark.usefixtures("bare")
@pytest.mark.parametrize("extra", PACKAGES)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_missing_extra_names_the_command_that_brings_it(extra: Extra, lang: str) -> None:
    with pytest.raises(MissingExtra) as missing:
        need(extra)

    assert f"pip install 'gruft[{extra}]'" in Texts(None, lang).refusal(missing.value.refusal)


@pytest.mark.usefixtures("bare")
def test_a_pdf_without_the_extra_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["aid", "lords", "--pdf", str(tmp_path / "aid.pdf"), "--lang", "en"])

    assert code == 2 and capsys.readouterr().err.count("\n") == 1
    assert not (tmp_path / "aid.pdf").exists()


@pytest.mark.usefixtures("bare")
def test_postgres_without_the_extra_is_refused() -> None:
    with pytest.raises(MissingExtra):
        database_url("postgresql://somewhere/gruft")


def test_the_server_starts_without_loading_any_extra() -> None:
    extras = list(PACKAGES.values())
    code = f"import gruft.server.serve, sys; print([name for name in {extras!r} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert done.stdout.strip() == "[]"
