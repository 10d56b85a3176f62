"""Follows every link of a built site: `python -m tools.site.check build/site`.

MkDocs checks what it knows of; this reads what it wrote, the reference and its links included.
A page may link to other sites, but it may not load anything from them.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag

LOADED = {("script", "src"), ("link", "href"), ("img", "src"), ("iframe", "src")}


class _Reader(HTMLParser):
    """The ids and the links of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: list[tuple[str, str, str]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ("id", "name") and value:
                self.ids.add(value)
            if name in ("href", "src") and value:
                self.links.append((tag, name, value))


def problems(site: Path) -> Iterator[str]:
    """What is wrong with the links of a site, one sentence each."""
    pages = {page.resolve(): _read(page) for page in sorted(site.rglob("*.html"))}
    for page, read in pages.items():
        here = page.relative_to(site.resolve())
        for tag, name, link in read.links:
            if "://" in link or link.startswith(("mailto:", "data:")):
                if (tag, name) in LOADED and "://" in link:
                    yield f"{here} loads {link}"
                continue
            path, anchor = urldefrag(link)
            start = site if path.startswith("/") else page.parent
            target = (start / unquote(path).lstrip("/")).resolve() if path else page
            if not target.exists():
                yield f"{here} links to {link}, which is not there"
            elif anchor and target in pages and unquote(anchor) not in pages[target].ids:
                yield f"{here} links to {link}, which has no such heading"


def _read(page: Path) -> _Reader:
    reader = _Reader()
    reader.feed(page.read_text(encoding="utf-8"))
    return reader


def main() -> int:
    found = list(problems(Path(sys.argv[1])))
    for problem in found:
        print(problem, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
