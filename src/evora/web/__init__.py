"""The web client as built by `tools/build-web`: files to serve, and nothing else."""

from __future__ import annotations

from importlib import resources
from importlib.resources.abc import Traversable

__all__ = ["has_page", "static_files"]


def static_files() -> Traversable:
    """The folder with `index.html`; it is empty or absent where the page was not built."""
    return resources.files(__name__) / "static"


def has_page() -> bool:
    """Whether the page was built: a package that is installed without Node lacks it."""
    return static_files().joinpath("index.html").is_file()
