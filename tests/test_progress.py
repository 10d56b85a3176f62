"""How far a command has come: on a terminal, in a log, or not at all."""

from __future__ import annotations

import io

import pytest

from evora.cli.progress import Progress

CLEAR = "\r\x1b[K"


class Stream(io.StringIO):
    def __init__(self, *, terminal: bool) -> None:
        super().__init__()
        self._terminal = terminal

    def isatty(self) -> bool:
        return self._terminal


class Clock:
    """A time that only the test moves on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 100.0
        monkeypatch.setattr("evora.work.progress.time.monotonic", lambda: self.now)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


def watch(monkeypatch: pytest.MonkeyPatch, *, terminal: bool) -> Stream:
    stream = Stream(terminal=terminal)
    monkeypatch.setattr("sys.stderr", stream)
    return stream


def show(shown: Progress, games: int) -> None:
    shown.show("cli-bench-progress", games=games)


def test_a_terminal_shows_a_line_at_once_and_writes_over_it(
    monkeypatch: pytest.MonkeyPatch, clock: Clock
) -> None:
    stream = watch(monkeypatch, terminal=True)
    shown = Progress()
    for now, games in ((100.0, 1), (100.05, 2), (100.1, 3), (100.15, 4), (100.21, 5)):
        clock.now = now
        show(shown, games)
    assert stream.getvalue() == f"{CLEAR}1 games …{CLEAR}3 games …{CLEAR}5 games …"
    shown.clear()
    shown.clear()  # nothing is left to clear
    assert stream.getvalue().endswith(f"5 games …{CLEAR}")


def test_nothing_is_cleared_where_nothing_was_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = watch(monkeypatch, terminal=True)
    Progress().clear()
    assert stream.getvalue() == ""


def test_elsewhere_it_is_silent(monkeypatch: pytest.MonkeyPatch, clock: Clock) -> None:
    stream = watch(monkeypatch, terminal=False)
    shown = Progress()
    for _ in range(3):
        clock.now += 1000
        shown.show_line(lambda: pytest.fail("no line is needed"))
    shown.clear()
    assert stream.getvalue() == ""


def test_a_log_gets_a_line_per_interval(monkeypatch: pytest.MonkeyPatch, clock: Clock) -> None:
    stream = watch(monkeypatch, terminal=False)
    shown = Progress(log_interval=30)
    for now, games in ((100.0, 1), (129.9, 2), (130.0, 3), (159.9, 4), (161.0, 5)):
        clock.now = now
        show(shown, games)
    shown.clear()
    assert stream.getvalue() == "3 games …\n5 games …\n"
