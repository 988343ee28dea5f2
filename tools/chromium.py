"""Make sure there is a Chromium for the browser tests: find one, or install Debian's where that is allowed.

Preferred is the one without windows: a page in it costs half the time.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
PACKAGES = ("chromium-headless-shell", "chromium")
"""Of Debian; the first that can be had."""


def found() -> str:
    """The path of the system's own browser, or nothing."""
    return next((path for name in NAMES if (path := shutil.which(name))), "")


def install() -> None:
    """Debian's package. What went wrong is said only if no package could be had."""
    subprocess.run(["apt-get", "update"], capture_output=True)
    for package in PACKAGES:
        command = ["apt-get", "install", "-y", "--no-install-recommends", package]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode == 0:
            return
    print(done.stderr, file=sys.stderr)


def main() -> int:
    if not found() and shutil.which("apt-get") and os.geteuid() == 0:
        print("Installing Chromium for the browser tests (once) …")
        install()
    if found():
        return 0
    print("The browser tests need Chromium; please install it (Debian: apt-get install chromium).", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
