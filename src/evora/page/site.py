"""The part of the page that needs no server, as a folder of files for any web space."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from pathlib import Path

from evora.files import replacing
from evora.page import manifest
from evora.page.index import lost, standalone
from evora.texts import UserError
from evora.web import has_page, static_files

_INDEX = "index.html"
_LOST = "404.html"
_ASSETS = "assets"
# The service worker begins with a line that lists the files of the page, and its addresses that
# need no server (web/plugins/worker.ts).
_WORKER = "service-worker.js"
_LIST = "self.evora="
# Made for a server that sends them instead; hosts compress by themselves.
_COMPRESSED = (".br", ".gz")


@dataclass(frozen=True)
class Written:
    """How many files were written, with how many bytes, and how many of an older site removed."""

    files: int
    size: int
    removed: int


def write_site(folder: Path, language: str) -> Written:
    """Writes the site into a new or empty folder, or over an older site; UserError, OSError.

    What an open page of the older site may still ask for comes last and goes last: first the files,
    then the pages that name them, then the files that no page names any more.
    """
    if not has_page():
        raise UserError("page-unbuilt")
    _check(folder)
    contents = dict(_contents(static_files(), language))
    for path, content in contents.items():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        with replacing(target) as stream:
            stream.write(content)
    there = (folder / _ASSETS).iterdir()
    old = [file for file in there if f"{_ASSETS}/{file.name}" not in contents]
    for file in old:
        file.unlink()
    return Written(len(contents), sum(map(len, contents.values())), len(old))


def _check(folder: Path) -> None:
    """Nothing of somebody else is written over."""
    if folder.is_dir() and any(folder.iterdir()):
        worker = folder / _WORKER
        if not worker.is_file() or not worker.read_bytes().startswith(_LIST.encode()):
            raise UserError("site-not-empty", folder=str(folder))


def _contents(built: Traversable, language: str) -> Iterator[tuple[str, bytes]]:
    """Path and content of every file, in the order of writing."""
    index = built.joinpath(_INDEX).read_bytes()
    for folder in (_ASSETS, manifest.ICONS):
        for file in built.joinpath(folder).iterdir():
            if not file.name.endswith(_COMPRESSED):
                yield f"{folder}/{file.name}", file.read_bytes()
    app = manifest.manifest(index, language, "./")
    if app is not None:
        yield manifest.PATH, app
    worker = built.joinpath(_WORKER).read_text(encoding="utf-8")
    line, rest = worker.split("\n", 1)
    listed = json.loads(line.removeprefix(_LIST).removesuffix(";"))
    paths = ["", *(f"{path}/" for path in listed["site"])]
    pages = {path: standalone(index, language, path.count("/")) for path in paths}
    for path, page in pages.items():
        yield path + _INDEX, page
    yield _LOST, lost(language, (path.split("/")[0] for path in listed["site"]))
    known = json.dumps({**listed, "pages": paths, "version": _version(listed["version"], pages)})
    yield _WORKER, f"{_LIST}{known};\n{rest}".encode()


def _version(built: str, pages: Mapping[str, bytes]) -> str:
    """Another page is another version, as in the build."""
    return hashlib.sha256(built.encode() + b"".join(pages.values())).hexdigest()[:12]
