"""Build hook: wheel and sdist carry the built client, made with the Node that comes as a Python package.

An editable install is left alone; there `make` builds the client into `web/dist`. A wheel made from an sdist takes the
client the sdist brought, so that nobody needs npm.
"""

from __future__ import annotations

import os
import subprocess
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    """Runs npm and adds the result to the wheel as `gruft/server/static`."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        web = Path(self.root) / "web"
        if not (Path(self.root) / "PKG-INFO").is_file():
            self._build(web)
        if self.target_name == "wheel":
            build_data["force_include"][str(web / "dist")] = "gruft/server/static"

    def _build(self, web: Path) -> None:
        scripts = sysconfig.get_path("scripts")
        env = {**os.environ, "PATH": scripts + os.pathsep + os.environ.get("PATH", "")}
        for command in (["npm", "ci", "--no-audit", "--no-fund"], ["npm", "run", "build"]):
            subprocess.run(command, cwd=web, env=env, check=True)
