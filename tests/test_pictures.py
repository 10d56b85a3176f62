"""Pictures of positions: what is on the table is on the picture, in the art of the page."""

from __future__ import annotations

import os
import re
import struct
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import evora
from evora import pictures
from evora.pictures import (
    THEMES,
    Chart,
    Line,
    Mark,
    Theme,
    board_svg,
    card_svg,
    chart_svg,
    lone_board_svg,
    position_svg,
    result_svg,
    strip_svg,
)
from evora.pictures.art import symbols
from evora.pictures.canvas import printable, shortened, width_of
from evora.pictures.png import to_png
from tools.browser import positions
from tools.tokens import FILE, tokens

DATA = Path(__file__).parent / "data" / "pictures"
WEB = Path(__file__).parent.parent / "web" / "src"
SVG = "{http://www.w3.org/2000/svg}"

CHART = Chart(
    "Shares",
    [Line("Ana", [0.5, 0.7, 1.0]), Line("Bo", [0.5, 0.3, 0.0])],
    rounds=[(0, "Round 1"), (1, "Round 2")],
    marks=[Mark(1, 1, "a <mistake>")],
)
MIDDLE = {players: positions.middle(players) for players in (2, 3, 4)}


def used(svg: str) -> Counter[str]:
    """How often each drawing is on the picture; its ids all resolve."""
    root = ET.fromstring(svg)
    ids = {each.get("id") or "" for each in root.iter(f"{SVG}symbol")}
    links = [(each.get("href") or "")[1:] for each in root.iter(f"{SVG}use")]
    assert set(links) == ids
    return Counter(link.partition("-")[2] for link in links)


def words(svg: str) -> list[str]:
    return [each.text or "" for each in ET.fromstring(svg).iter(f"{SVG}text")]


def on_boards(position: evora.Position, colour: str) -> int:
    boards = position.boards
    return sum("".join((*b.lines, *b.wall, b.floor)).count(colour) for b in boards)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("players", MIDDLE)
@pytest.mark.parametrize("variant", ["coloured", "grey"])
def test_every_tile_is_on_the_picture(players: int, variant: str, theme: Theme) -> None:
    position = positions.middle(players, variant)
    there = used(position_svg(position, theme=theme))
    for colour in evora.COLOURS:
        expected = on_boards(position, colour) + "".join(position.factories).count(colour)
        expected += colour in position.centre
        assert there[f"tile-{colour}"] == expected
        # Free spaces show their colour on the coloured side only.
        free = 5 * players - sum("".join(b.wall).count(colour) for b in position.boards)
        assert there[f"space-{colour}"] == (free if variant == "coloured" else 0)
    assert there["plate"] == len(position.factories)
    assert there["marker"] == (position.marker is not None)
    assert there["bag"] == there["lid"] == 1


def test_scores_names_and_counts_are_words_of_the_picture() -> None:
    position = MIDDLE[3]
    said = words(position_svg(position, names=["Žofie", None, 'A <b> & "c"']))
    for board in position.boards:
        assert str(board.score) in said
    assert {"Žofie", 'A <b> & "c"', str(sum(position.bag)), str(sum(position.lid))} <= set(said)


def test_a_move_is_marked_where_it_takes_and_where_it_goes() -> None:
    position = MIDDLE[2]

    def rings(move: str | evora.Move | None, theme: Theme = "light") -> int:
        glow = {"light": "#a66f00", "dark": "#ffd166"}[theme]
        return position_svg(position, move=move, theme=theme).count(f'stroke="{glow}"')

    assert rings(None) == 0
    for move in position.legal_moves:
        assert move.colour is not None and move.source is not None
        taken = 1 if move.source == 0 else position.factories[move.source - 1].count(move.colour)
        assert rings(move) == rings(str(move)) == rings(move, "dark") == taken + 1
    with pytest.raises(ValueError, match="move: expected a legal one, got 9W5"):
        position_svg(position, move="9W5")
    tiling = positions.tiling()
    move = tiling.legal_moves[0]
    assert position_svg(tiling, move=move).count('stroke="#a66f00"') == 1


def test_one_board_and_a_result() -> None:
    position = MIDDLE[4]
    one = used(board_svg(position, 2, name="Ana"))
    board = position.boards[1]
    tiles = sum(count for name, count in one.items() if name.startswith("tile-"))
    assert tiles == len("".join((*board.lines, *board.wall, board.floor)).replace(".", ""))
    with pytest.raises(ValueError, match="seat: expected 1 to 4, got 5"):
        board_svg(position, 5)
    result = result_svg(position, names=["A", "B", "C", "D"], winners=[3])
    assert used(result)["plate"] == 0
    seats = [word for word in words(result) if word in "ABCD"]
    assert seats[0] == "C"
    assert result.count('stroke="#a66f00"') == 1


def test_a_game_that_is_over_shows_its_boards_alone() -> None:
    over = evora.Game(positions.late(2, moves=9))
    seed = evora.Seed("7")
    while not over.is_over:
        at = over.position
        over.play(seed.deal(at) if at.phase == "deal" else at.legal_moves[0])
    assert used(position_svg(over.position))["plate"] == 0


@pytest.mark.parametrize("theme", THEMES)
def test_a_card_has_the_size_that_messengers_want(theme: Theme) -> None:
    for position in (None, *MIDDLE.values()):
        svg = card_svg(position, title="Ana, Žofie", theme=theme, names=["Ana"], winners=[1])
        root = ET.fromstring(svg)
        assert (root.get("width"), root.get("height")) == ("1200", "630")
        assert used(svg)["wordmark"] == 1
        assert "Ana, Žofie" in words(svg)
    assert pictures.CARD_SIZE == (1200, 630)


def test_pictures_can_stand_in_one_document() -> None:
    """Ids are the document's: pictures of another theme must not borrow each other's drawings."""
    marks = [
        re.findall(r'id="(e[0-9a-f]{8})-plate"', position_svg(MIDDLE[2], theme=theme))
        for theme in THEMES
    ]
    assert len({mark for found in marks for mark in found}) == 2
    assert position_svg(MIDDLE[2]) == position_svg(MIDDLE[2])


def test_an_unknown_theme_is_refused() -> None:
    draw: Any
    for draw in (MIDDLE[2].svg, MIDDLE[2].png, MIDDLE[2].boards[0].svg, evora.Game().svg):
        with pytest.raises(evora.EvoraError, match="theme: expected light or dark, got 'blue'"):
            draw(theme="blue")


# --- Words


def test_words_that_are_too_long_end_with_an_ellipsis() -> None:
    assert shortened("Ana", 3) == "Ana"
    short = shortened("A very long name that goes on", 5)
    assert short.endswith("…") and width_of(short) <= 5.5
    assert len(shortened("漢字漢字漢字漢字", 5)) < 6


def test_nothing_unprintable_gets_into_a_picture() -> None:
    assert printable("a\x00b\u202ec\nd\ud800") == "abc d"
    svg = position_svg(MIDDLE[2], names=["\x00<script>\u202e", None])
    assert "<script" not in svg
    assert "<script>" in words(svg)


# --- One source


def test_the_colours_are_those_of_the_page() -> None:
    assert FILE.read_text(encoding="utf-8") == tokens(), "run 'make types'"


def test_the_page_and_the_pictures_use_drawings_that_there_are() -> None:
    source = "".join(path.read_text("utf-8") for path in WEB.rglob("*.svelte"))
    links = set(re.findall(r'href="#([a-z-]+)(?:\{[^}]*\})?"', source)) - {"main"}
    assert {"craze-", "plate", "marker", "bag", "lid", "wordmark"} <= links
    for link in links & {"plate", "marker", "bag", "lid", "wordmark"}:
        assert link in symbols()
    assert {f"{kind}-{c}" for kind in ("tile", "space") for c in evora.COLOURS} <= set(symbols())
    for theme in THEMES:
        for symbol in symbols().values():
            assert "var(" not in symbol.painted(theme)


# --- Methods of values, for notebooks


def shown(value: Any) -> str:
    return str(value._repr_svg_())


def test_values_show_themselves_in_notebooks() -> None:
    position = MIDDLE[2]
    move = position.legal_moves[0]
    assert shown(position) == position.svg() == position_svg(position)
    assert position.svg(theme="dark", move=move, names=["Ana"], winners=[2]) == position_svg(
        position, theme="dark", move=move, names=["Ana"], winners=[2]
    )
    board = position.boards[0]
    assert shown(board) == board.svg() == lone_board_svg(board)
    game = evora.Game(tags={"Seat1": "Ana"})
    assert shown(game) == position_svg(game.position, names=["Ana", None])
    with pytest.raises(TypeError):
        position.svg(colour="red")  # type: ignore[call-arg]


def test_a_board_alone_has_the_side_that_its_tiles_allow() -> None:
    empty = evora.Position.new(2, "grey").boards[0]
    assert used(empty.svg())["space-B"] == 5
    assert used(empty.svg(variant="grey"))["space-B"] == 0
    assert used(empty.svg(variant=evora.GREY)) == used(empty.svg(variant="grey"))
    grey = positions.tiling().boards[0]
    placed = sum(tile != "." for row in grey.wall for tile in row)
    assert placed and used(grey.svg())["space-B"] == 0
    with pytest.raises(evora.EvoraError):
        empty.svg(variant="blue")


def test_a_game_is_a_strip_of_its_rounds() -> None:
    game = evora.Game(tags={"Seat1": "Ana", "Seat2": "Bo"})
    seed = evora.Seed("7")
    while not game.is_over:
        at = game.position
        game.play(seed.deal(at) if at.phase == "deal" else at.legal_moves[-1])
    said = words(game.svg())
    assert said.count("Ana") == game.rounds
    assert [word for word in said if word == str(game.rounds)]
    assert game.svg(theme="dark").count('stroke="#ffd166"') == len(game.position.winners)
    middle = evora.Game()
    for token in game.tokens[: game.plies // 2]:
        middle.play(token)
    assert middle.position.phase == "offer"
    # After each round, and where the game stands.
    assert words(middle.svg()).count("\N{MINUS SIGN}1") == 2 * 2 * middle.rounds - sum(
        len(board.floor[:2]) for board in middle.position.boards
    )


def test_a_library_that_draws_nothing_imports_no_pictures() -> None:
    program = (
        "import sys, evora; p = evora.Position.new(); assert 'evora.pictures' not in sys.modules;"
        " assert p.svg().startswith('<svg');"
        " print('evora.plaintext' in sys.modules, 'resvg_py' in sys.modules)"
    )
    command = [sys.executable, "-P", "-c", program]
    done = subprocess.run(command, capture_output=True, check=True, text=True)
    assert done.stdout == "False False\n"


# --- Golden files: a change of the look is seen in the diff, and looked at


@pytest.mark.parametrize(
    ("name", "svg"),
    [
        ("board", board_svg(MIDDLE[2], 1, name="Ana")),
        ("position", position_svg(MIDDLE[2], theme="dark", move=MIDDLE[2].legal_moves[0])),
        ("strip", strip_svg([MIDDLE[2]], names=["Ana", None], winners=[2])),
        ("chart", chart_svg(CHART)),
    ],
)
def test_golden(name: str, svg: str) -> None:
    """`EVORA_GOLDEN=write` in the environment writes them anew."""
    file = DATA / f"{name}.svg"
    # One element per line, so that a difference can be read.
    text = svg.replace("><", ">\n<")
    if os.environ.get("EVORA_GOLDEN") == "write":
        file.write_text(text, encoding="utf-8")
    assert file.read_text(encoding="utf-8") == text


# --- Pixels


def test_png() -> None:
    png = to_png(card_svg(MIDDLE[2], title="Ana, Žofie"))
    assert png.startswith(b"\x89PNG\r\n")
    assert struct.unpack(">II", png[16:24]) == (1200, 630)


def test_values_as_png(monkeypatch: pytest.MonkeyPatch) -> None:
    look: dict[str, Any] = {"theme": "dark", "move": MIDDLE[2].legal_moves[0], "names": ["Ana"]}
    assert MIDDLE[2].png(**look) == to_png(MIDDLE[2].svg(**look))
    board = MIDDLE[3].boards[1]
    assert board.png(variant="grey", name="Bo") == to_png(board.svg(variant="grey", name="Bo"))
    assert evora.Game(MIDDLE[2]).png() == to_png(evora.Game(MIDDLE[2]).svg())
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(ImportError, match=r"resvg_py: .* pip install 'evora\[server\]'"):
        MIDDLE[2].png()


def test_letters_are_drawn_without_fonts_of_the_system() -> None:
    """Each letter that counts as covered leaves something on the picture, as itself."""

    def drawn(letter: str) -> bytes:
        svg = (
            '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">'
            f'<text x="5" y="30" font-size="30">{letter}</text></svg>'
        )
        return to_png(svg)

    assert len({drawn(letter) for letter in "aAžÖőřðþçãωЖ5…"} | {drawn(" ")}) == 15


def test_png_as_a_program() -> None:
    svg = board_svg(MIDDLE[2], 1).encode()
    command = [sys.executable, "-P", "-m", "evora.pictures.png"]
    done = subprocess.run(command, input=svg, capture_output=True, check=True)
    assert done.stdout.startswith(b"\x89PNG\r\n")
