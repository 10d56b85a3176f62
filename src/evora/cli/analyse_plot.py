"""The course of a game: shares of the win as a plot in the terminal, and as SVG or HTML."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape

from evora.cli.analyse_account import account_lines
from evora.cli.analyse_report import game_lines
from evora.cli.analyse_words import name_of, sentence
from evora.game import Game
from evora.review import GameAccount, ReviewedMove
from evora.texts import text

_BLOCKS = " ▁▂▃▄▅▆▇█"
_AXIS = 5  # columns for '100 |'
_MAX_PLOT_WIDTH = 80
_MAX_STEP = 3  # columns per point


@dataclass(frozen=True)
class GameCourse:
    """A reviewed game. `shares`: everyone's, before the first deal and after every token."""

    number: int
    game: Game
    moves: tuple[ReviewedMove, ...]
    shares: Sequence[tuple[float, ...]]
    account: GameAccount | None

    def rounds(self) -> list[tuple[int, int]]:
        """Where in `shares` each round begins, and its number."""
        out, at = [], 0
        for move in self.moves:
            if move.dealt or at == 0:
                out.append((at, move.position.round))
            at += 1 + move.dealt
        return out

    def mistakes(self) -> list[tuple[int, ReviewedMove]]:
        """Graded moves with where in `shares` they are."""
        out, at = [], 0
        for move in self.moves:
            at += 1 + move.dealt
            if move.grade is not None:
                out.append((at, move))
        return out


def plot_kind(file: str) -> str | None:
    """svg or html, by the name of the file."""
    ending = file.rpartition(".")[2].lower()
    return {"svg": "svg", "html": "html", "htm": "html"}.get(ending)


# --- In the terminal


def course_lines(course: GameCourse, width: int, blocks: bool = True) -> Iterator[str]:
    """A small area chart per seat; with two players one says both."""
    players = course.game.start.players
    seats = [1] if players == 2 else range(1, players + 1)
    height = 8 if players == 2 else 4
    columns = _columns(len(course.shares), min(width, _MAX_PLOT_WIDTH) - _AXIS - 1)
    for seat in seats:
        if seat > 1:
            yield ""
        yield text("review-course", name=name_of(course.game, seat))
        values = [course.shares[at][seat - 1] for at in columns]
        yield from _area(values, height, blocks)
        yield _round_axis(course, columns)


def _columns(points: int, room: int) -> list[int]:
    """Which point each column shows."""
    if points <= room:
        step = min(_MAX_STEP, room // points)
        return [at for at in range(points) for _ in range(step)]
    return [round(column * (points - 1) / (room - 1)) for column in range(room)]


def _area(values: Sequence[float], height: int, blocks: bool) -> Iterator[str]:
    marks = {0: "100", height // 2: " 50", height - 1: "  0"}
    for row in range(height):
        floor = (height - 1 - row) / height
        cells = "".join(_cell((value - floor) * height, blocks) for value in values)
        yield f"{marks.get(row, '   ')} {'│' if blocks else '|'}{cells}".rstrip()


def _cell(filled: float, blocks: bool) -> str:
    """A cell of which so much, from 0 to 1, is filled."""
    if blocks:
        return _BLOCKS[min(8, max(0, round(filled * 8)))]
    return "#" if filled >= 0.75 else "." if filled >= 0.25 else " "


def _round_axis(course: GameCourse, columns: Sequence[int]) -> str:
    """The number of each round below its first column."""
    line = [" "] * (len(columns) + 2)
    for start, number in course.rounds():
        column = next((at for at, shown in enumerate(columns) if shown >= start), None)
        if column is None:
            continue
        for at, digit in enumerate(str(number), start=column):
            if at < len(line):
                line[at] = digit
    return " " * _AXIS + "".join(line).rstrip()


# --- As a file


def written_plot(file: str, courses: Sequence[GameCourse]) -> str:
    """The text of the file: a picture of one game, or a page about all of them."""
    if plot_kind(file) == "svg":
        return course_svg(courses[0])
    return course_html(courses)


def course_svg(course: GameCourse, theme: str = "light") -> str:
    """The shares of all seats as lines; mistakes are marked."""
    from evora.pictures import Chart, Line, Mark, chart_svg  # noqa: PLC0415  (only for files)

    game = course.game
    seats = range(1, game.start.players + 1)
    chart = Chart(
        text("review-chart", game=course.number),
        [
            Line(name_of(game, seat), [shares[seat - 1] for shares in course.shares])
            for seat in seats
        ],
        rounds=[(at, text("review-round", round=number)) for at, number in course.rounds()],
        marks=[Mark(move.seat - 1, at, sentence(game, move)) for at, move in course.mistakes()],
        ticks=[(share / 100, str(share)) for share in (0, 25, 50, 75, 100)],
    )
    return chart_svg(chart, theme="dark" if theme == "dark" else "light")


def course_html(courses: Sequence[GameCourse]) -> str:
    """A page without anything from elsewhere: charts, luck and play apart, mistakes in words."""
    parts = [_HTML_HEAD.format(title=escape(text("review-chart", game=courses[0].number)))]
    for course in courses:
        heading, *names = filter(None, _names(course))
        parts.append(f"<h1>{escape(heading)}</h1>")
        parts += (f"<p>{escape(name)}</p>" for name in names)
        parts.append(f'<figure class="light">{course_svg(course)}</figure>')
        parts.append(f'<figure class="dark">{course_svg(course, "dark")}</figure>')
        if course.account is not None:
            title, _, *table = account_lines(course.account)
            parts.append(f"<h2>{escape(title)}</h2><pre>{escape(chr(10).join(table))}</pre>")
        mistakes = [sentence(course.game, move) for _, move in course.mistakes()]
        if mistakes:
            items = "".join(f"<li>{escape(words)}</li>" for words in mistakes)
            parts.append(f"<ul>{items}</ul>")
    return "\n".join([*parts, "</html>", ""])


def _names(course: GameCourse) -> Iterator[str]:
    """What stands above the moves, without the head of their table."""
    for line in game_lines(course.game, course.number):
        if not line:
            return
        yield line


_HTML_HEAD = """<!doctype html>
<html>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{title}</title>
<style>
:root {{ color-scheme: light dark }}
body {{ font: 16px/1.5 system-ui, sans-serif }}
body {{ max-width: 60rem; margin: 2rem auto; padding: 0 1rem }}
h1 {{ font-size: 1.4rem }} h2 {{ font-size: 1.1rem }}
figure {{ margin: 1rem 0 }} figure svg {{ max-width: 100%; height: auto }}
pre {{ overflow-x: auto }}
.dark {{ display: none }}
@media (prefers-color-scheme: dark) {{ .dark {{ display: block }} .light {{ display: none }} }}
</style>"""
