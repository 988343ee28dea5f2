"""Whose luck the dice are: of an attack, the luck of whose space it is (DD-ATTACK-02, DD-ATTACK-03).

High dice of the defence are good for them, low dice of the attack. Of what an action or a card has somebody roll
more is not always better, and the Nik'tmarg is nobody's.
"""

from __future__ import annotations

from collections.abc import Mapping

from gruft.games.domains.pieces.tables import LAND_REFS, SPACES
from gruft.table.events import Throw, height
from gruft.table.plain import Plain
from gruft.table.rules import Arg

OWNER = {ref: space // SPACES for space, ref in enumerate(LAND_REFS)}


def luck(view: Plain, event: str, args: Mapping[str, Arg]) -> Throw | None:
    """The dice of a defence, and those of the attack."""
    owner = OWNER.get(str(args.get("target")))
    if event not in ("defence_rolled", "attack_rolled") or owner is None or not args["kinds"]:
        return None
    fell = zip(_numbers(args["dice"]), _numbers(args["kinds"]), strict=True)
    heights = [height(shown, range(1, sides + 1)) for shown, sides in fell]
    return Throw(owner, [100 - one for one in heights] if event == "attack_rolled" else heights)


def _numbers(written: Arg) -> list[int]:
    return [int(one) for one in str(written).split("+")]
