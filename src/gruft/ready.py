"""Records that threads may share.

msgspec works out what a class of records looks like when it is first asked to read one, and keeps that with the class
before it is complete. Two threads that come to it at once see it half made, and the process dies. So whoever has loaded
classes has all of them worked out, one thread at a time, before anybody reads by them.
"""

from __future__ import annotations

import contextlib
import threading

import msgspec

LOADING = threading.RLock()
"""Held while classes of records are loaded and worked out."""
_KNOWN: set[type] = set()


def work_out_records() -> None:
    """Have msgspec know every class of records there is by now."""
    with LOADING:
        found: list[type] = [msgspec.Struct]
        for kind in found:  # it grows while we look
            found += kind.__subclasses__()
            if kind not in _KNOWN:
                _KNOWN.add(kind)
                with contextlib.suppress(TypeError, NameError):  # nobody can read one of these
                    msgspec.json.Decoder(kind)
