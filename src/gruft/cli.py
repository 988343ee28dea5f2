"""The command line."""

from __future__ import annotations


def main() -> int:
    print("gruft")
    return 0
