"""Files outside `docs/` that pages link to: each becomes a page of the site."""

from __future__ import annotations

import os
import posixpath
import re
from pathlib import Path

from tools.site.reference import Page

ROOT = Path(__file__).parent.parent.parent
# Pages of their own; everything else is shown as a listing.
PAGES = {
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "core/README.md": "core.md",
    "examples/README.md": "examples/README.md",
    "README.md": "about.md",
}
LANGUAGES = {".py": "python", ".js": "js", ".c": "c", ".yml": "yaml", ".yaml": "yaml"}
LINK = re.compile(r"\]\((?!https?:|mailto:|#)([^)\s#]+)(#[^)\s]*)?\)")


def site_path(path: str) -> str:
    """The place in the site of a file of the repository."""
    if path.startswith("docs/"):
        return path.removeprefix("docs/")
    return PAGES.get(path, f"files/{path}.md")


def linked(text: str, page: str) -> set[str]:
    """The files that the text of a page of the repository links to, by their path in it."""
    folder = posixpath.dirname(page)
    return {posixpath.normpath(posixpath.join(folder, match[1])) for match in LINK.finditer(text)}


def rewritten(text: str, page: str) -> str:
    """The text with links that lead to the same files in the site."""
    folder = posixpath.dirname(page)
    here = posixpath.dirname(site_path(page))

    def link(match: re.Match[str]) -> str:
        target = posixpath.normpath(posixpath.join(folder, match[1]))
        path = posixpath.relpath(site_path(target), here or ".")
        return f"]({path}{match[2] or ''})"

    return LINK.sub(link, text)


def outside_pages() -> list[Page]:
    """Every page that something in the site links to, and that is not in `docs/`."""
    todo = [
        f"docs/{file.relative_to(ROOT / 'docs').as_posix()}"
        for file in sorted((ROOT / "docs").rglob("*.md"))
    ]
    todo += PAGES
    seen = set(todo)
    made = []
    while todo:
        path = todo.pop()
        inside = path.startswith("docs/")
        if path.endswith(".md"):
            text = (ROOT / path).read_text(encoding="utf-8")
            new = linked(text, path) - seen
            seen |= new
            todo += sorted(new)
            if not inside:
                made.append(Page(site_path(path), "", rewritten(text, path)))
        elif not inside:
            made.append(Page(site_path(path), path, _listing(path)))
    return made


def _listing(path: str) -> str:
    """A file, or all files of a folder, as they are."""
    place = ROOT / path
    files = (
        [place] if place.is_file() else sorted(file for file in place.rglob("*") if file.is_file())
    )
    parts = [f"# {path}\n"]
    for file in files:
        if file != place:
            parts.append(f"## {os.path.relpath(file, place)}\n")
        fence = "````" if file.suffix == ".md" else "```"
        language = LANGUAGES.get(file.suffix, "text")
        parts.append(f"{fence}{language}\n{file.read_text(encoding='utf-8').rstrip()}\n{fence}\n")
    return "\n".join(parts)
