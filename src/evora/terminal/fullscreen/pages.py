"""Pages that cover the table: help, everything that happened, the review."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from evora import COLOURS
from evora.plaintext.palette import visible_width
from evora.terminal.fullscreen.board import MARKED
from evora.terminal.fullscreen.canvas import Canvas
from evora.terminal.fullscreen.looks import BOLD, Looks
from evora.terminal.fullscreen.view import Key, Target
from evora.terminal.wrapping import wrap_column
from evora.texts import text

Line = Sequence[tuple[str, str]]  # pieces: words and looks


def plain(words: str, codes: str = "") -> Line:
    """A line of one piece."""
    return [(words, codes)]


@dataclass
class Page:
    """A title and lines for a width, of which as many are shown as there is room for."""

    title: str
    lines: Callable[[int], Sequence[Line]]
    offset: int = 0
    room: int = 1  # rows for lines, when it was painted last
    total: int = 0

    def scroll(self, by: int) -> None:
        self.offset = max(0, min(self.offset + by, self.total - self.room))

    def paint(self, canvas: Canvas[Target]) -> None:
        canvas.put(1, 0, self.title, BOLD)
        lines = self.lines(canvas.width - 2)
        self.room, self.total = max(1, canvas.height - 3), len(lines)
        self.scroll(0)
        for row, line in enumerate(lines[self.offset : self.offset + self.room]):
            x = 1
            for words, codes in line:
                x = canvas.put(x, 2 + row, words, codes)


def page_keys(page: Page) -> list[Key]:
    keys = [Key("escape", text("screen-key-close"), "Esc")]
    if page.total > page.room:
        keys.append(Key("pagedown", text("screen-key-scroll"), "↑↓"))
    return keys


def help_page(looks: Looks) -> Page:
    """What each key does, and what the marks on the table mean."""

    def lines(width: int) -> list[Line]:
        keys = _key_lines()
        marks = _mark_lines()
        label = max(visible_width(name) for name, _ in (*keys, *marks)) + 2
        rows: list[Line] = []
        for block in (keys, marks):
            for name, words in block:
                head = name + " " * (label - visible_width(name))
                rows += map(plain, wrap_column(head + words, width, len(head)))
            rows.append(plain(""))
        colours = "  ".join(f"{letter} {text(f'colour-{letter}')}" for letter in COLOURS)
        return [*rows, plain(colours, looks.dim)]

    title = text("screen-key-help")
    return Page(title[0].upper() + title[1:], lines)


def _key_lines() -> list[tuple[str, str]]:
    return [
        ("← → ↑ ↓", text("screen-help-arrows")),
        ("Enter", text("screen-help-enter")),
        ("Esc", text("screen-help-escape")),
        ("3 R 2", text("screen-help-type")),
        ("4", text("screen-help-column")),
        (text("screen-help-mouse-label"), text("screen-help-mouse")),
        ("h", text("screen-help-hint")),
        ("u", text("screen-help-undo")),
        ("l", text("screen-help-log")),
        ("s", text("screen-help-save")),
        ("␣ p", text("screen-help-pause")),
        ("+ -", text("screen-help-pace")),
        ("v", text("screen-help-review")),
        ("q", text("screen-help-quit")),
    ]


def _mark_lines() -> list[tuple[str, str]]:
    return [
        ("+3", text("screen-help-completes")),
        ("2/4", text("screen-help-fills")),
        ("v1", text("screen-help-falls")),
        ("-2", text("screen-help-costs")),
        ("x", text("screen-help-nowhere")),
        (f"{MARKED[0]}R{MARKED[1]}  2R ▲", text("screen-help-marks")),
        ("12→15", text("screen-help-then")),
    ]


def log_page(sentences: Sequence[tuple[str, bool]], looks: Looks) -> Page:
    """Everything that happened; it opens at its end."""

    def lines(width: int) -> list[Line]:
        return [
            plain(line, "" if new else looks.dim)
            for sentence, new in sentences
            for line in wrap_column(sentence, width)
        ]

    return Page(text("screen-log"), lines, offset=len(sentences) * 3)
