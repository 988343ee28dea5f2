"""What a handler knows about a request: the house it came to, the settings there, and where it comes from."""

from __future__ import annotations

from gruft.server.http.forwarded import household
from gruft.server.http.trouble import Visit
from gruft.server.settings import Settings
from gruft.server.tables.house import House


def house_of(request: Visit) -> House:
    """The house this visit came to."""
    house = request.app.state.house
    assert isinstance(house, House)
    return house


def settings_of(request: Visit) -> Settings:
    """The settings of the server this visit came to."""
    settings = request.app.state.settings
    assert isinstance(settings, Settings)
    return settings


def address_of(request: Visit) -> str:
    """Where a request comes from, as limits count it."""
    return household(request.client.host) if request.client else ""
