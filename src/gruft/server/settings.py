"""What an operator can choose: from a TOML file, the environment, the command line; the later counts.

In the environment a setting is called GRUFT_ and its name in capitals (`GRUFT_PUBLIC`); lists are separated by commas.
Limits and mail are set in the file only. Everything is checked before anything is opened.
"""

from __future__ import annotations

import ipaddress
import ssl
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

import msgspec

from gruft.server.http.doors import Limits
from gruft.server.http.forwarded import AT_HOME, is_loopback
from gruft.server.logs import Form
from gruft.table.rules import Refusal, refuse

PREFIX = "GRUFT_"
LISTS = ("proxies", "operators")
BOT_PAUSE = 0.25
PASS_PAUSE = 0.8
LONGEST_SECONDS = 1e9
"""Thirty years; who wants never says so much."""
TABLES = ("limits", "mail")
"""Settings that are tables of the file, and nowhere else."""


Port = Annotated[int, msgspec.Meta(ge=0, le=65535)]
Seconds = Annotated[float, msgspec.Meta(gt=0, le=LONGEST_SECONDS)]
Pause = Annotated[float, msgspec.Meta(ge=0, le=LONGEST_SECONDS)]


class Mail(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How letters are sent; without a host there are none."""

    host: str = ""
    port: Port = 587
    user: str = ""
    password: str = ""
    sender: str = ""
    security: Literal["starttls", "tls", "none"] = "starttls"


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything an operator can choose. Port 0: any free one."""

    host: str = "127.0.0.1"
    port: Port = 8765
    db: str = ""
    public: str = ""
    """The address people use, `https://name`. Without it only this machine is served, or whoever reaches `host`."""
    proxies: list[str] = []
    """Addresses or networks whose word on where a request comes from is taken; see `believed`."""
    operators: list[str] = msgspec.field(default_factory=lambda: [*AT_HOME])
    """Addresses or networks that may read /metrics."""
    tls_certificate: str = ""
    tls_key: str = ""
    workers: int = 1
    log: Form = "text"
    bot_pause: Pause = BOT_PAUSE
    pass_pause: Pause = PASS_PAUSE
    away_seconds: Pause = 120.0
    clock_seconds: Seconds = 20.0
    accounts: Literal["off", "open", "invite"] = "off"
    """Whether people may have accounts: nobody, everybody, or whoever was invited."""
    expire_days: Annotated[int, msgspec.Meta(ge=0)] = 0
    """After how many days without an answer unfinished tables are removed; 0: never."""
    tidy_seconds: Seconds = 3600.0
    webhooks: bool = False
    """Whether "your turn" may be sent to a web address of the player's choice."""
    notice_seconds: Pause = 60.0
    """How long somebody must be asked, and away, before they are told."""
    local_notices: bool = False
    """For tests only: notices may go to this machine, and without TLS."""
    mail: Mail = Mail()
    limits: Limits = Limits()

    @property
    def believed(self) -> list[str]:
        """The proxies. Where people use a name and only this machine is listened to, one must be running here."""
        behind_one = self.public and not self.tls_certificate and is_loopback(self.host)
        return self.proxies or ([*AT_HOME] if behind_one else [])


class SettingsError(ValueError):
    """Settings that cannot be used; `refusal` says why."""

    def __init__(self, problem: str) -> None:
        super().__init__(problem)
        self.refusal: Refusal = refuse("settings.wrong", problem=problem)


def settled(file: Path | None, environment: Mapping[str, str], given: Mapping[str, Any]) -> Settings:
    """The settings from all three sources; `given` are those of the command line that are not None."""
    found: dict[str, Any] = {}
    named = file or (Path(environment[PREFIX + "SETTINGS"]) if environment.get(PREFIX + "SETTINGS") else None)
    if named is not None:
        try:
            found |= tomllib.loads(named.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, RecursionError) as error:
            raise SettingsError(f"{named.name}: {error}") from None
    for name in Settings.__struct_fields__:
        word = environment.get(PREFIX + name.upper())
        if word and name not in TABLES:
            found[name] = word.split(",") if name in LISTS else word
    found |= {name: value for name, value in given.items() if value is not None}
    try:
        settings = msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise SettingsError(str(error)) from None
    _check(settings)
    return settings


def _check(settings: Settings) -> None:
    for word in (*settings.proxies, *settings.operators):
        try:
            ipaddress.ip_network(word, strict=False)
        except ValueError as error:
            raise SettingsError(str(error)) from None
    if settings.public:
        parts = urlsplit(settings.public)
        named = parts.scheme in ("http", "https") and parts.hostname and parts.username is None
        if not named or parts.path.strip("/") or parts.query or not settings.public.isprintable():
            raise SettingsError(f"public: {settings.public}")
    if bool(settings.tls_certificate) != bool(settings.tls_key):
        raise SettingsError("tls_certificate, tls_key")
    for name in (settings.tls_certificate, settings.tls_key):
        if name and not Path(name).is_file():
            raise SettingsError(f"{name}: no such file")
    if settings.tls_certificate:
        try:
            ssl.create_default_context(ssl.Purpose.CLIENT_AUTH).load_cert_chain(
                settings.tls_certificate, settings.tls_key
            )
        except (OSError, ssl.SSLError) as error:
            raise SettingsError(f"tls_certificate, tls_key: {error}") from None
    if settings.accounts != "off" and not settings.public and not is_loopback(settings.host):
        raise SettingsError("accounts: public = https://…")
    if settings.mail.host and not (settings.mail.sender and settings.public):
        raise SettingsError("mail.host: mail.sender, public = https://…")
    if settings.workers < 1 or (settings.workers > 1 and not settings.db.startswith("postgresql")):
        raise SettingsError("workers > 1: db = postgresql://…")
