"""The built client: a few files, read once, kept in memory, so that no path can lead anywhere else."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from litestar import Response, get

from gruft.server import bodies
from gruft.server.http.trouble import Visit, told

HERE = Path(__file__).resolve().parent
PLACES = (HERE.parent / "static", HERE.parents[3] / "web" / "dist")
PLAIN = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Gruft</title></head>
<body><h1>Gruft</h1>
<p>The server runs, but the browser client has not been built yet. In the project's folder, <code>make play</code>
builds it and starts the server again; <code>gruft play</code> plays in the terminal meanwhile.</p>
<p lang="de">Der Server läuft, aber die Oberfläche für den Browser ist noch nicht gebaut. Im Ordner des Projekts baut
<code>make play</code> sie und startet den Server neu; <code>gruft play</code> spielt solange im Terminal.</p>
</body></html>
"""


@dataclass(frozen=True, slots=True)
class File:
    """One file of the client as it is sent."""

    body: bytes
    packed: bytes | None
    kind: str
    tag: str
    lasting: bool


class BeingBuilt(Exception):
    """The files of the client come and go while one looks at them."""


def client_files() -> dict[str, File]:
    """The client by path; without one, a page that says how to build it."""
    for folder in PLACES:
        if (folder / "index.html").is_file():
            try:
                paths = [path for path in sorted(folder.rglob("*")) if path.is_file()]
                return {path.relative_to(folder).as_posix(): _read(path, folder) for path in paths}
            except FileNotFoundError as gone:
                raise BeingBuilt from gone
    return {"index.html": _file(PLAIN.encode(), "text/html; charset=utf-8", lasting=False)}


def _read(path: Path, folder: Path) -> File:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind in ("application/javascript", "application/json"):
        kind += "; charset=utf-8"
    return _file(path.read_bytes(), kind, lasting=path.relative_to(folder).parts[0] == "assets")


def _file(body: bytes, kind: str, *, lasting: bool) -> File:
    packed = (
        gzip.compress(body, 6, mtime=0) if len(body) > 1000 and not kind.startswith(("image/png", "font/")) else None
    )
    return File(body, packed, kind, f'"{hashlib.sha256(body).hexdigest()[:20]}"', lasting)


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def client(request: Visit) -> Response[bytes] | Response[bodies.Trouble]:
    """A file of the client; every other path is a page of it."""
    files: dict[str, File] = request.app.state.files
    name = request.url.path.strip("/")
    if name.startswith(("api/", "assets/")) and name not in files:
        return told(404, "request.unknown")
    file = files.get(name) or files["index.html"]
    headers = {
        "ETag": file.tag,
        "Cache-Control": "public, max-age=31536000, immutable" if file.lasting else "no-cache",
        "Vary": "Accept-Encoding",
    }
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers, media_type=file.kind)
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, headers={**headers, "Content-Encoding": "gzip"}, media_type=file.kind)
    return Response(file.body, headers=headers, media_type=file.kind)
