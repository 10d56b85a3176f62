"""The art of the page: its drawings (art.svg, which the page uses, too) and its colours.

tokens.json is made from the page's style by `make types`.
"""

from __future__ import annotations

import functools
import json
import re
from dataclasses import dataclass
from importlib import resources
from typing import Any, Literal

from evora.errors import EvoraError

Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")

_SYMBOL = re.compile(r'<symbol id="([\w-]+)" viewBox="0 0 (\d+) (\d+)">(.*?)</symbol>', re.DOTALL)
_COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)
_BREAK = re.compile(r"\s*\n\s*")
_VARIABLE = re.compile(r"var\(--([\w-]+)\)")


@dataclass(frozen=True)
class Symbol:
    """A drawing: its size, and its elements with the page's variables for colours."""

    width: int
    height: int
    body: str

    def painted(self, theme: Theme) -> str:
        """The elements with the colours of a theme."""
        return _VARIABLE.sub(lambda found: colour(theme, found.group(1)), self.body)


@functools.cache
def symbols() -> dict[str, Symbol]:
    """Every drawing by its id, such as tile-B."""
    source = _BREAK.sub("", _COMMENT.sub("", _read("art.svg")))
    return {
        name: Symbol(int(width), int(height), body)
        for name, width, height, body in _SYMBOL.findall(source)
    }


@functools.cache
def _tokens() -> dict[str, Any]:
    tokens: dict[str, Any] = json.loads(_read("tokens.json"))
    return tokens


def colour(theme: Theme, token: str) -> str:
    """A colour of the page by its token, such as surface, in a theme."""
    if theme not in THEMES:
        raise EvoraError(f"theme: expected {' or '.join(THEMES)}, got {theme!r}")
    value: str = _tokens()[theme][token]
    return value


def font() -> str:
    """The families of the page's letters, as a style sheet lists them."""
    families: str = _tokens()["font"]
    return families.replace("'", "")


def _read(name: str) -> str:
    return (resources.files(__package__) / name).read_text("utf-8")
