"""Metadata that depends on where the project lives: links, and a README that works elsewhere.

The build backend calls this (`tool.dynamic-metadata` in pyproject.toml). A package index shows the
README without the repository around it, so relative links become absolute ones. Their base is the
setting `repository`, or else the environment's EVORA_REPOSITORY, which a forge's workflow sets.
Where neither is known, a picture is left out and a link is only its words: nothing is broken.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "src" / "evora" / "web" / "static" / "index.html"
VARIABLE = "EVORA_REPOSITORY"

NO_PAGE = (
    "evora: a source distribution contains the page, and the page has not been built: run 'make "
    "sdist', or 'sh tools/build-web' first (it needs Node 20 or later)."
)

_PICTURE = re.compile(r"^!\[(?P<words>[^\]]*)\]\((?!https?:)(?P<path>[^)]+)\)\n*", re.MULTILINE)
_LINK = re.compile(r"(?<!!)\[(?P<words>[^\]]+)\]\((?!https?:|#)(?P<path>[^)]+)\)")


class Provider:
    """The fields `readme` and `urls`."""

    @staticmethod
    def build_state(state: str) -> None:
        """Called with what is being built. Without Node a wheel can be built, but no sdist."""
        if state == "sdist" and not PAGE.exists():
            raise SystemExit(NO_PAGE)

    @staticmethod
    def dynamic_metadata(
        settings: Mapping[str, Any], project: Mapping[str, Any]
    ) -> dict[str, object]:
        repository = (settings["repository"] or os.environ.get(VARIABLE, "")).rstrip("/")
        tag = f"v{project['version']}"
        words = readable_elsewhere((ROOT / "README.md").read_text("utf-8"), repository, tag)
        return {
            "readme": {"content-type": "text/markdown", "text": words},
            "urls": project_links(repository),
        }


def project_links(repository: str) -> dict[str, str]:
    """The links of a package index beside the description."""
    if not repository:
        return {}
    return {
        "Source": repository,
        "Documentation": f"{repository}/tree/HEAD/docs",
        "Changes": f"{repository}/blob/HEAD/CHANGELOG.md",
        "Issues": f"{repository}/issues",
    }


def readable_elsewhere(markdown: str, repository: str, tag: str) -> str:
    """Markdown whose relative links and pictures point into the repository at a tag."""
    if not repository:
        return _LINK.sub(r"\g<words>", _PICTURE.sub("", markdown))
    markdown = _PICTURE.sub(rf"![\g<words>]({repository}/raw/{tag}/\g<path>)\n\n", markdown)
    return _LINK.sub(rf"[\g<words>]({repository}/blob/{tag}/\g<path>)", markdown)
