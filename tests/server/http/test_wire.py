"""The client's types are those of the server's records and the games' views."""

from __future__ import annotations

from gruft.server import wire


def test_the_generated_types_are_up_to_date() -> None:
    files = wire.files()

    assert len(files) > 4
    for name, text in files.items():
        assert (wire.FOLDER / name).read_text(encoding="utf-8") == text, f"{name}: run python -m gruft.server.wire"


def test_every_message_is_among_the_types() -> None:
    text = wire.server_types()

    assert 'type: "answer";' in text and 'type: "state";' in text
    assert "export type FromClient" in text and "export type FromServer" in text
