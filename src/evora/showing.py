"""How positions and boards show themselves: methods that this package adds to the core's values.

The core knows neither pictures nor drawings. They are imported by the first call that wants one.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Literal

from evora._core import Board, Move, Position, Variant
from evora.errors import EvoraError


def _position_svg(
    self: Position,
    *,
    theme: Literal["light", "dark"] = "light",
    move: Move | str | None = None,
    names: Sequence[str | None] = (),
    winners: Collection[int] = (),
) -> str:
    """The table as SVG. `move`: a legal one to mark; `names`: by seat; `winners`: framed seats."""
    from evora.pictures import position_svg  # noqa: PLC0415

    return position_svg(self, theme=theme, move=move, names=names, winners=winners)


def _position_png(
    self: Position,
    *,
    theme: Literal["light", "dark"] = "light",
    move: Move | str | None = None,
    names: Sequence[str | None] = (),
    winners: Collection[int] = (),
) -> bytes:
    """The picture of `svg` as PNG; an ImportError says which package is missing."""
    from evora.pictures.png import to_png  # noqa: PLC0415

    return to_png(self.svg(theme=theme, move=move, names=names, winners=winners))


def _position_repr_svg(self: Position) -> str:
    """The picture that a notebook shows."""
    return self.svg()


def _position_format(self: Position, spec: str) -> str:
    """The text of the position, or with 'board' the table drawn as ASCII: f"{position:board}"."""
    if spec == "":
        return str(self)
    if spec != "board":
        raise EvoraError(f"format: expected nothing or 'board', got {spec!r}")
    from evora.plaintext import draw  # noqa: PLC0415

    return draw(self, colour=False)


def _board_svg(
    self: Board,
    *,
    theme: Literal["light", "dark"] = "light",
    variant: Variant | str | None = None,
    name: str | None = None,
) -> str:
    """The board as SVG; without `variant` its side is what its tiles allow, coloured if both."""
    from evora.pictures import lone_board_svg  # noqa: PLC0415

    return lone_board_svg(self, theme=theme, variant=variant, name=name)


def _board_png(
    self: Board,
    *,
    theme: Literal["light", "dark"] = "light",
    variant: Variant | str | None = None,
    name: str | None = None,
) -> bytes:
    """The picture of `svg` as PNG; an ImportError says which package is missing."""
    from evora.pictures.png import to_png  # noqa: PLC0415

    return to_png(self.svg(theme=theme, variant=variant, name=name))


def _board_repr_svg(self: Board) -> str:
    """The picture that a notebook shows."""
    return self.svg()


_METHODS: dict[type, dict[str, Callable[..., object]]] = {
    Position: {
        "svg": _position_svg,
        "png": _position_png,
        "_repr_svg_": _position_repr_svg,
        "__format__": _position_format,
    },
    Board: {
        "svg": _board_svg,
        "png": _board_png,
        "_repr_svg_": _board_repr_svg,
    },
}


def add_methods() -> None:
    """Makes these functions methods, as if they were defined there: then the stubs have them."""
    for owner, methods in _METHODS.items():
        for name, function in methods.items():
            function.__module__ = owner.__module__
            function.__name__ = name
            function.__qualname__ = f"{owner.__qualname__}.{name}"
            setattr(owner, name, function)
