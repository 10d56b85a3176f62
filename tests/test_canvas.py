"""The grid that the full screen is painted on."""

from __future__ import annotations

from evora.terminal.fullscreen.canvas import Canvas


def test_words_beyond_an_edge_are_cut_off() -> None:
    canvas: Canvas[str] = Canvas(4, 2)
    assert canvas.put(2, 0, "abc") == 5
    canvas.put(-1, 1, "xyz")
    canvas.put(0, 2, "below")
    canvas.put(2, 0, "abe\u0301")  # with its accent
    assert canvas.plain() == ["  ab", "yz"]


def test_wide_letters_take_two_columns_and_accents_none() -> None:
    canvas: Canvas[str] = Canvas(6, 1)
    assert canvas.put(0, 0, "瓷e\u0301x") == 4
    assert canvas.plain() == ["瓷e\u0301x"]
    assert canvas.put(5, 0, "瓷") == 7  # half a letter is none
    assert canvas.plain() == ["瓷e\u0301x"]


def test_looks_are_codes_that_end_with_the_line() -> None:
    canvas: Canvas[str] = Canvas(4, 1)
    canvas.put(1, 0, "ab", "1;7")
    assert canvas.lines() == [" \x1b[1;7mab\x1b[0m "]
    canvas.put(3, 0, "c", "4")
    assert canvas.lines() == [" \x1b[1;7mab\x1b[0m\x1b[4mc\x1b[0m"]


def test_the_upper_of_two_targets_is_clicked() -> None:
    canvas: Canvas[str] = Canvas(10, 2)
    canvas.target(0, 0, 8, "line")
    canvas.target(2, 0, 3, "space")
    assert [canvas.target_at(x, 0) for x in (1, 2, 4, 5, 8)] == [
        "line",
        "space",
        "space",
        "line",
        None,
    ]
    assert canvas.target_at(2, 1) is None
    assert canvas.place_of("space") == (2, 0)
    assert canvas.place_of("nothing") is None
