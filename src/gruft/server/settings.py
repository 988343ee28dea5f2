"""What a server is told when it starts."""

from __future__ import annotations

import msgspec

from gruft.server.http.doors import Limits
from gruft.server.logs import Form

BOT_PAUSE = 0.25


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything an operator can choose. Port 0: any free one."""

    host: str = "127.0.0.1"
    port: int = 8765
    db: str = ""
    log: Form = "text"
    bot_pause: float = BOT_PAUSE
    away_seconds: float = 120.0
    clock_seconds: float = 20.0
    limits: Limits = Limits()
