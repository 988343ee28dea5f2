"""`gruft serve`: the table for browsers."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from gruft.texts import Texts


def serve(args: argparse.Namespace, texts: Texts) -> int:
    """Run the server until it is stopped."""
    from gruft.server.serve import main
    from gruft.server.settings import settled

    given = {name: getattr(args, name) for name in ("host", "port", "db", "public", "workers", "log", "accounts")}
    given |= {"proxies": args.proxy or None, "tls_certificate": args.tls_certificate, "tls_key": args.tls_key}
    settings = settled(Path(args.settings) if args.settings else None, os.environ, given)
    return main(settings, open_browser=args.open)
