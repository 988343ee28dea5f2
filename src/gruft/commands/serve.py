"""`gruft serve`: the table for browsers."""

from __future__ import annotations

import argparse

from gruft.texts import Texts


def serve(args: argparse.Namespace, texts: Texts) -> int:
    """Run the server until it is stopped."""
    from gruft.server.serve import main
    from gruft.server.settings import Settings

    return main(Settings(args.host, args.port, args.db or ""), open_browser=args.open)
