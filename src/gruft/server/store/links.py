"""Links: whoever holds the secret of a link may do what the link allows. Only hashes are stored."""

from __future__ import annotations

import base64
import hashlib
import secrets


def new_token() -> str:
    """192 random bits, safe in an address."""
    return secrets.token_urlsafe(24)


def next_token(token: str, table_id: str) -> str:
    """The token of the next table for whoever shows this one: who does not know it cannot work it out."""
    digest = hashlib.sha256(b"gruft next\0" + token.encode() + b"\0" + table_id.encode()).digest()
    return base64.urlsafe_b64encode(digest[:24]).decode()


def new_table_id() -> str:
    """A name for a table that nobody guesses."""
    return secrets.token_urlsafe(12)


def token_hash(token: str) -> str:
    """What is stored of a token. It is random enough that a plain hash cannot be turned round."""
    return hashlib.sha256(b"gruft link\0" + token.encode()).hexdigest()
