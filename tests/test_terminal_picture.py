"""The picture of the terminal in the docs is of today's terminal."""

from __future__ import annotations

from tools.terminal_picture import FILE, RENEW, picture


def test_it_is_todays_terminal() -> None:
    assert FILE.read_text(encoding="utf-8") == picture(), f"{FILE.name} is out of date: {RENEW}"
