"""What an operator can choose: from a TOML file, the environment, the command line; the later counts.

In the environment a setting is called GRUFT_ and its name in capitals (`GRUFT_PUBLIC`); lists are separated by commas.
Limits and mail are set in the file only. Everything is checked before anything is opened.
"""

from __future__ import annotations

import ipaddress
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

import msgspec

from gruft.server.http.doors import Limits
from gruft.server.http.forwarded import AT_HOME
from gruft.server.logs import Form
from gruft.table.rules import Refusal, refuse

PREFIX = "GRUFT_"
LISTS = ("proxies", "operators")
BOT_PAUSE = 0.25
PASS_PAUSE = 0.8
TABLES = ("limits", "mail")
"""Settings that are tables of the file, and nowhere else."""


class Mail(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How letters are sent; without a host there are none."""

    host: str = ""
    port: int = 587
    user: str = ""
    password: str = ""
    sender: str = ""
    security: Literal["starttls", "tls", "none"] = "starttls"


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything an operator can choose. Port 0: any free one."""

    host: str = "127.0.0.1"
    port: int = 8765
    db: str = ""
    public: str = ""
    """The address people use, `https://name`. Without it only this machine is served, or whoever reaches `host`."""
    proxies: list[str] = []
    """Addresses or networks whose word on where a request comes from is taken."""
    operators: list[str] = msgspec.field(default_factory=lambda: [*AT_HOME])
    """Addresses or networks that may read /metrics."""
    tls_certificate: str = ""
    tls_key: str = ""
    workers: int = 1
    log: Form = "text"
    bot_pause: float = BOT_PAUSE
    pass_pause: float = PASS_PAUSE
    away_seconds: float = 120.0
    clock_seconds: float = 20.0
    accounts: Literal["off", "open", "invite"] = "off"
    """Whether people may have accounts: nobody, everybody, or whoever was invited."""
    expire_days: int = 0
    """After how many days without an answer unfinished tables are removed; 0: never."""
    tidy_seconds: float = 3600.0
    webhooks: bool = False
    """Whether "your turn" may be sent to a web address of the player's choice."""
    notice_seconds: float = 60.0
    """How long somebody must be asked, and away, before they are told."""
    local_notices: bool = False
    """For tests only: notices may go to this machine, and without TLS."""
    mail: Mail = Mail()
    limits: Limits = Limits()


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
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
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
        if parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/") or parts.query:
            raise SettingsError(f"public: {settings.public}")
    if bool(settings.tls_certificate) != bool(settings.tls_key):
        raise SettingsError("tls_certificate, tls_key")
    for name in (settings.tls_certificate, settings.tls_key):
        if name and not Path(name).is_file():
            raise SettingsError(f"{name}: no such file")
    if settings.accounts != "off" and not settings.public and settings.host not in ("localhost", "127.0.0.1", "::1"):
        raise SettingsError("accounts: public = https://…")
    if settings.expire_days < 0:
        raise SettingsError(f"expire_days: {settings.expire_days}")
    if settings.mail.host and not (settings.mail.sender and settings.public):
        raise SettingsError("mail.host: mail.sender, public = https://…")
    if settings.workers < 1 or (settings.workers > 1 and not settings.db.startswith("postgresql")):
        raise SettingsError("workers > 1: db = postgresql://…")
