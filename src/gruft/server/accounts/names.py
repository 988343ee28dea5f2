"""Whose name is whose: an account's name is nobody else's, however it is written.

Names are compared as people read them: without capitals, accents, spaces and signs, and with letters of other alphabets
that look like ours taken for ours.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from gruft.server.accounts.signed_in import member_of
from gruft.server.http.trouble import Refused, Visit
from gruft.server.http.visiting import house_of, settings_of
from gruft.table.rules import refuse

_LOOKALIKES = str.maketrans("аеорсухіјѕԁһкмтвнαορνκτιυχ", "aeopcyxijsdhkmtbhaopvktiux")


def folded(name: str) -> str:
    """How a name is compared; empty if there is nothing in it to compare."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    return "".join(one for one in plain.translate(_LOOKALIKES) if one.isalnum())[:80]


async def keep_names(request: Visit, names: Iterable[str]) -> None:
    """Refused if one of these names is somebody else's. Without accounts nobody owns a name."""
    by_fold = {folded(name): name for name in names if folded(name)}
    if settings_of(request).accounts == "off" or not by_fold:
        return
    house = house_of(request)
    member = await member_of(request)
    taken = await house.read(house.people.taken_names, [*by_fold], member.id if member is not None else None)
    for fold, name in by_fold.items():
        if fold in taken:
            raise Refused(409, refuse("name.taken", name=name))
