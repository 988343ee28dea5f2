"""Letters go by TLS, to a post office whose name somebody vouches for, or not at all."""

from __future__ import annotations

import smtplib
import ssl
from pathlib import Path
from typing import Literal

import pytest

from gruft.server.notices.sending import Notice, Sender
from gruft.server.settings import Mail
from tests.server.people.outside import PostOffice, certificate, post_office

NOTICE = Notice("Friday", "It is your turn", "/table/x", "x")


def write(office: PostOffice, security: Literal["starttls", "tls"]) -> int:
    mail = Mail("localhost", office.port, "gruft", "a secret", "gruft@games.example", security)
    sender = Sender("https://games.example", mail, None, local=True)
    return sender.send("mail", "mira@games.example", NOTICE, "Enough\nhttps://games.example/quiet#1")


@pytest.mark.parametrize("security", ["starttls", "tls"])
def test_a_letter_goes_by_tls(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, security: Literal["starttls", "tls"]
) -> None:
    file, shown = certificate(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(file))

    with post_office(shown, at_once=security == "tls") as office:
        assert write(office, security) == 200

    assert "Friday" in office.letters.get(timeout=1)
    begun = ["ehlo", "star"] if security == "starttls" else []
    assert office.heard[: len(begun) + 5] == [*begun, "EHLO", "AUTH", "MAIL", "RCPT", "DATA"]


@pytest.mark.parametrize("security", ["starttls", "tls"])
def test_a_post_office_nobody_vouches_for_gets_neither_password_nor_letter(
    tmp_path: Path, security: Literal["starttls", "tls"]
) -> None:
    _, shown = certificate(tmp_path)

    with post_office(shown, at_once=security == "tls") as office, pytest.raises(ssl.SSLCertVerificationError):
        write(office, security)

    assert office.letters.empty() and "AUTH" not in [word.upper() for word in office.heard]


def test_the_certificate_of_somebody_else_does_not_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, shown = certificate(tmp_path, "post.example")
    monkeypatch.setenv("SSL_CERT_FILE", str(file))

    with post_office(shown) as office, pytest.raises(ssl.SSLCertVerificationError):
        write(office, "starttls")


def test_who_cannot_speak_tls_is_told_nothing() -> None:
    with post_office() as office, pytest.raises(smtplib.SMTPNotSupportedError):
        write(office, "starttls")

    assert "mail" not in office.heard and "auth" not in office.heard
