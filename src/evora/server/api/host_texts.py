"""The files of those who run the server: their words about privacy, contact and house rules.

They lie in one folder and may be changed while the server runs. A file that cannot be shown is as
if it were not there, and the log says why.
"""

from __future__ import annotations

import contextlib
import logging
import os
import re
import stat
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from evora.server.common.logs import note
from evora.server.domain.markup import parse
from evora.server.messages import HostPageName, TextBlock

#: The file of each page, without its ending.
FILES: Mapping[HostPageName, str] = {
    "privacy": "privacy",
    "contact": "contact",
    "house-rules": "rules",
}
ROBOTS = "robots.txt"
MAX_BYTES = 64 * 1024
# `privacy.md`, and in a language `privacy.pt-PT.md`.
_LANGUAGE = r"[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})?"
_NAME = re.compile(rf"(?:{'|'.join(FILES.values())})(?:\.{_LANGUAGE})?\.md")
# The folder is looked at no more often.
_FRESH_SECONDS = 1.0
# By the place of the file, its size, and when it or its permissions were changed.
_Signature = tuple[int, int, int, int]


@dataclass(frozen=True)
class HostText:
    """`language`: None for a file that names none."""

    language: str | None
    blocks: list[TextBlock]


@dataclass(frozen=True)
class _File:
    signature: _Signature
    text: str = ""
    blocks: list[TextBlock] = field(default_factory=list)


class HostTexts:
    """`contact`: an address to write to, which makes a page of its own if there is no text."""

    def __init__(
        self, folder: Path, contact: str | None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.contact = contact
        self._folder = folder
        self._clock = clock
        self._looked = float("-inf")
        self._files: dict[str, _File] = {}

    def of(self, page: HostPageName, language: str) -> HostText | None:
        """The words of a page in a language, else those for everybody, else those in any other."""
        stem, found = FILES[page], self._look()
        by_language = {
            name.removeprefix(stem).removesuffix(".md").lstrip("."): file
            for name, file in found.items()
            if name.partition(".")[0] == stem and file.blocks
        }
        for wanted in (language, language.partition("-")[0], "", "en", *sorted(by_language)):
            if file := by_language.get(wanted):
                return HostText(wanted or None, file.blocks)
        return None

    def pages(self) -> list[HostPageName]:
        """Those that there are: everybody can read what Evora itself keeps, the rest is there if
        the host has said it."""
        return [page for page in FILES if page == "privacy" or self._is_filled(page)]

    def _is_filled(self, page: HostPageName) -> bool:
        by_contact = page == "contact" and self.contact is not None
        return by_contact or self.of(page, "") is not None

    def robots(self) -> str | None:
        file = self._look().get(ROBOTS)
        return file.text if file is not None and file.text else None

    def _look(self) -> Mapping[str, _File]:
        """All files, read again where they have changed."""
        now = self._clock()
        if now - self._looked >= _FRESH_SECONDS:
            self._looked = now
            self._files = {name: self._read(name, found) for name, found in self._listed().items()}
        return self._files

    def _listed(self) -> dict[str, os.stat_result]:
        try:
            paths = list(self._folder.iterdir())
        except OSError:  # no folder
            return {}
        found = {}
        for path in paths:
            if path.name == ROBOTS or _NAME.fullmatch(path.name):
                with contextlib.suppress(OSError):  # it has just gone, or leads nowhere
                    found[path.name] = path.stat()
        return found

    def _read(self, name: str, found: os.stat_result) -> _File:
        signature = (found.st_ino, found.st_size, found.st_mtime_ns, found.st_ctime_ns)
        known = self._files.get(name)
        if known is not None and known.signature == signature:
            return known
        try:
            text = _text_of(self._folder / name, found)
        except (OSError, ValueError) as error:
            problem = str(error) if isinstance(error, _Unfit) else type(error).__name__
            note(logging.WARNING, "host_text", file=name, problem=problem)
            return _File(signature)
        return _File(signature, text, [] if name == ROBOTS else parse(text))


class _Unfit(ValueError):  # noqa: N818 - caught here, and nowhere else
    """Why a file is not shown, for the log."""


def _text_of(path: Path, found: os.stat_result) -> str:
    """OSError, or ValueError for what is no text of bounded size."""
    if not stat.S_ISREG(found.st_mode):
        raise _Unfit("expected a file")
    with path.open("rb") as stream:
        content = stream.read(MAX_BYTES + 1)
    if len(content) > MAX_BYTES:
        raise _Unfit(f"expected at most {MAX_BYTES} bytes")
    text = content.decode("utf-8-sig")
    if any(not character.isprintable() and character not in "\n\r\t" for character in text):
        raise _Unfit("expected text")
    return text
