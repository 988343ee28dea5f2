"""Make sure there is a Chromium for the browser tests: find one, or install Debian's where that is allowed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome")


def main() -> int:
    if any(shutil.which(name) for name in NAMES):
        return 0
    if shutil.which("apt-get") and os.geteuid() == 0:
        print("Installing Chromium for the browser tests (once) …")
        for command in (["apt-get", "update"], ["apt-get", "install", "-y", "--no-install-recommends", "chromium"]):
            done = subprocess.run(command, capture_output=True, text=True)
            if done.returncode:
                print(done.stderr, file=sys.stderr)
                break
    if any(shutil.which(name) for name in NAMES):
        return 0
    print("The browser tests need Chromium; please install it (Debian: apt-get install chromium).", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
