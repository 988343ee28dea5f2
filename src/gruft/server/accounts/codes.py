"""Recovery codes: for whoever has lost every passkey. Shown once, stored as hashes, each good for one sign-in."""

from __future__ import annotations

import hashlib
import secrets

LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"
"""Without i, l, o and u: nobody has to guess what was written down."""
HOW_MANY = 8
LENGTH = 16  # 80 bits: nobody finds one by trying


def new_codes() -> list[str]:
    """Fresh codes for the drawer, for the day a passkey is lost."""
    return [_grouped("".join(secrets.choice(LETTERS) for _ in range(LENGTH))) for _ in range(HOW_MANY)]


def code_hash(account_id: str, code: str) -> str:
    """What is stored of a code; written with or without capitals, spaces and lines."""
    plain = "".join(one for one in code.lower().translate(str.maketrans("ilo", "110")) if one in LETTERS)
    return hashlib.sha256(f"gruft code\0{account_id}\0{plain}".encode()).hexdigest()


def _grouped(code: str) -> str:
    return "-".join(code[at : at + 4] for at in range(0, LENGTH, 4))
