"""The client against engines that crash, hang or talk nonsense: every failure has its name."""

from __future__ import annotations

import contextlib
import json
import os
import pickle
import signal
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from evora import EvoraError, Position, Seed
from evora.engine_protocol import HelloAnswer
from evora.players.errors import PlayerError
from evora.players.external import (
    ExternalEngine,
    ExternalPlayer,
    KillSwitch,
    RefusedError,
    default_timeout,
)
from evora.search import Analysis, Limit, Report

BAD_ENGINE = str(Path(__file__).parent / "bad_engine.py")
OURS = [sys.executable, "-m", "evora.engine_protocol"]
NEW = Position.new()
DEALT = NEW.play(Seed("7").deal(NEW))
MOVE = DEALT.legal_moves[3]
LIMIT = Limit(nodes=100)


def bad(how: str) -> list[str]:
    return [sys.executable, BAD_ENGINE, how, str(MOVE)]


# --- A good engine


@pytest.fixture
def engine() -> Iterator[ExternalEngine]:
    with ExternalEngine(OURS) as ours:
        yield ours


def test_our_own_engine(engine: ExternalEngine) -> None:
    assert engine.hello.name == "evora"
    assert engine.set({"hash_mb": 8}) == {"threads": 1, "hash_mb": 8}
    assert engine.legal(DEALT) == tuple(DEALT.legal_moves)
    found = engine.analyse(DEALT, Limit(nodes=500), lines=3, seed=7)
    assert str(found.move) in DEALT.legal_moves
    assert 1 <= len(found.variations) <= 3
    assert engine.analyse(NEW, LIMIT).move is None
    assert engine.quit() == 0
    assert engine.quit() is None
    assert str(engine.analyse(DEALT, LIMIT).move) in DEALT.legal_moves  # it starts anew


def test_reports_and_cancelling(engine: ExternalEngine) -> None:
    told: list[Analysis] = []

    def tell(found: Analysis) -> None:
        told.append(found)
        engine.cancel()

    begin = time.monotonic()
    assert engine.analyse(DEALT, Limit(ms=600_000), report=Report(tell, 20)).cancelled
    assert told
    threading.Timer(0.1, engine.cancel).start()
    assert engine.analyse(DEALT, Limit(ms=600_000)).cancelled
    assert time.monotonic() - begin < 60
    engine.cancel()  # nothing runs: nothing happens
    assert not engine.analyse(DEALT, LIMIT).cancelled


class CancelledWhileStarting(ExternalEngine):
    def _handshake(self) -> HelloAnswer:
        self.cancel()
        self.cancel()
        return super()._handshake()


def test_a_cancel_before_the_request_is_sent_is_not_lost() -> None:
    begin = time.monotonic()
    with CancelledWhileStarting(OURS) as engine:
        assert engine.analyse(DEALT, Limit(ms=600_000)).cancelled
        assert time.monotonic() - begin < 60
        assert not engine.analyse(DEALT, LIMIT).cancelled  # it was for that request


def test_a_refusal_does_not_end_the_engine(engine: ExternalEngine) -> None:
    with pytest.raises(RefusedError, match="unsupported") as caught:
        engine.set({"colour": 1})
    assert (caught.value.code, caught.value.field) == ("unsupported", "options")
    with pytest.raises(RefusedError, match=r"level: expected one of novice, .*, full, got easy"):
        engine.analyse(DEALT, LIMIT, level="easy")
    assert str(engine.analyse(DEALT, LIMIT).move) in DEALT.legal_moves


def test_a_player_plays_a_game() -> None:
    deals = Seed("external")
    position = Position.new(2, "grey")
    with ExternalPlayer(OURS, Limit(nodes=20)) as player:
        while not position.is_over:
            deal = position.phase == "deal"
            position = position.play(deals.deal(position) if deal else player.choose(position))
        with pytest.raises(EvoraError, match="no move to choose at over"):
            player.choose(position)


# --- Bad engines


@pytest.mark.parametrize(
    ("how", "reason", "message"),
    [
        ("crash-at-once", "crash", "ended with exit code 3"),
        ("crash-on-request", "crash", "exit code 1: Segmentation fault, as it were"),
        ("hang-on-request", "time", "did not answer in time"),
        ("slow", "time", "did not answer in time"),
        ("half-line", "crash", "ended with exit code 0"),
        ("half-line-hang", "time", "did not answer in time"),
        ("flood-of-infos", "time", "did not answer in time"),
        ("flood", "nonsense", "a line of more than 65536 bytes"),
        ("garbage", "nonsense", "expected UTF-8"),
        ("words", "nonsense", "expected a JSON object"),
        ("chatty", "nonsense", "expected a JSON object"),
        ("wrong-id", "nonsense", "got ResultAnswer somebody else's"),
        ("no-id", "nonsense", "id: this field is required"),
        ("not-a-move", "nonsense", "expected a move such as 3R2"),
        ("bad-win", "nonsense", "add up to 1"),
        ("sum-off", "nonsense", "add up to 1, got [0.5, 0.515]"),
        ("one-seat", "nonsense", "expected win and score of 2 seats"),
        ("infinite", "nonsense", "finite numbers"),
        ("not-a-number", "nonsense", "got NaN"),
        ("future-id", "nonsense", ", got ResultAnswer q999"),
        ("odd-id", "nonsense", "got ResultAnswer q01"),
        ("later-legal", "nonsense", ", got LegalAnswer q"),
        ("one-score", "nonsense", "expected win and score of 2 seats"),
        ("negative-win", "nonsense", "add up to 1, got [1.2, -0.2]"),
        ("other-rules", "nonsense", "expected protocol 1 and rules 1, got 1 and 2"),
        ("own-code", "nonsense", "code: expected one of bad_json"),
        ("other-protocol", "nonsense", "expected protocol 1 and rules 1, got 2 and 1"),
        ("illegal", "illegal", "9W5 is not legal"),
        ("no-move", "illegal", "no move is not legal"),
    ],
)
def test_failures_have_a_reason(how: str, reason: str, message: str) -> None:
    timeout = 0.4 if reason == "time" else 120
    with ExternalPlayer(bad(how), LIMIT, timeout=timeout) as player:
        begin = time.monotonic()
        for _ in range(1 if reason == "time" else 2):  # a fresh one fails in the same way
            with pytest.raises(PlayerError) as caught:
                player.choose(DEALT)
            assert caught.value.reason == reason
            assert message in str(caught.value)
            assert player.engine.pid is None
        assert time.monotonic() - begin < 60
    again = pickle.loads(pickle.dumps(caught.value))
    assert (again.reason, str(again)) == (reason, str(caught.value))


@pytest.mark.parametrize(
    ("how", "message"),
    [
        ("refuses", "refused the request: bad_field: no"),
        ("refuses-namelessly", "refused the request: bad_json: no"),
        ("other-setting", "setting: expected one of 2 grey, got 2 coloured"),
    ],
)
def test_a_refusal_leaves_the_process_alive(how: str, message: str) -> None:
    with ExternalPlayer(bad(how), LIMIT) as player:
        processes = set()
        for _ in range(3):
            with pytest.raises(RefusedError, match=message) as caught:
                player.choose(DEALT)
            assert caught.value.reason == "nonsense"
            processes.add(player.engine.pid)
        (pid,) = processes
        assert pid is not None
        os.kill(pid, 0)  # it is there
    again = pickle.loads(pickle.dumps(caught.value))
    assert (again.reason, str(again)) == ("nonsense", str(caught.value))


def test_an_engine_that_does_not_start_in_time() -> None:
    engine = ExternalEngine(bad("hang-at-once"), start_timeout=0.2)
    with pytest.raises(PlayerError) as caught:
        _ = engine.hello
    assert caught.value.reason == "time"


@pytest.mark.parametrize("command", [["/no/such/engine"], ["/"], [], ["a\0b"]])
def test_a_command_that_cannot_be_run(command: list[str]) -> None:
    with ExternalPlayer(command, LIMIT) as player, pytest.raises(PlayerError) as caught:
        player.choose(DEALT)
    assert caught.value.reason == "crash"


@pytest.mark.parametrize("how", ["good", "complains", "late", "sum-nearly"])
def test_odd_but_good_engines(how: str) -> None:
    """Much talk on standard error and late words about earlier requests do no harm."""
    with ExternalPlayer(bad(how), LIMIT) as player:
        for _ in range(5 if how == "late" else 2):
            assert player.choose(DEALT) == MOVE


def test_reports_of_an_engine() -> None:
    told: list[float] = []
    with ExternalEngine(bad("infos")) as engine:
        report = Report(lambda found: told.append(found.variations[0].win[0]), 20)
        assert engine.analyse(DEALT, LIMIT, report=report).variations[0].win == (0.5, 0.5)
        assert told == [0.25, 0.75]
        assert engine.analyse(DEALT, LIMIT).move == MOVE  # nobody listens
        assert told == [0.25, 0.75]


def test_every_kind_of_request_has_its_time_out() -> None:
    engine = ExternalEngine(bad("mute"), timeout=0.3)
    for ask in (lambda: engine.legal(DEALT), lambda: engine.set({"threads": 1})):
        assert engine.hello.name == "bad"
        began = time.monotonic()
        with pytest.raises(PlayerError) as caught:
            ask()
        assert caught.value.reason == "time" and 0.2 < time.monotonic() - began < 60
        assert engine.pid is None


def test_one_process_for_many_requests() -> None:
    with ExternalEngine(bad("good")) as engine:
        assert engine.pid is None  # started when it is needed
        pids: set[int | None] = set()
        for _ in range(3):
            engine.analyse(DEALT, LIMIT)
            engine.legal(DEALT)
            assert engine.hello.name == "bad"
            pids.add(engine.pid)
        (pid,) = pids
        assert pid is not None
        ours = os.getpriority(os.PRIO_PROCESS, 0)
        assert os.getpriority(os.PRIO_PROCESS, pid) == ours
        engine.kill()
        engine.kill()
        assert engine.pid is None
        engine.analyse(DEALT, LIMIT)
        assert engine.pid not in pids
    assert engine.pid is None


def test_what_an_engine_is_asked(tmp_path: Path) -> None:
    """Everything that the caller gives reaches the engine, and nothing else."""
    script = tmp_path / "engine.sh"
    script.write_text(f"tee {tmp_path}/asked | {' '.join(OURS)}\n")
    with ExternalEngine(["sh", str(script)]) as engine:
        engine.analyse(DEALT, Limit(depth=1))
        report = Report(lambda _: None, 7)
        engine.analyse(DEALT, Limit(ms=5), lines=2, seed=3, report=report)
        assert engine.choose(DEALT, Limit(nodes=4), level="novice", seed=5) in DEALT.legal_moves
    asked = [json.loads(row) for row in (tmp_path / "asked").read_text().splitlines()]
    plain = {"op": "analyse", "position": str(DEALT), "lines": 1}
    assert asked == [
        {"op": "hello"},
        plain | {"id": "q1", "limit": {"depth": 1}},
        plain | {"id": "q2", "limit": {"ms": 5}, "lines": 2, "seed": 3, "report_ms": 7},
        plain | {"id": "q3", "limit": {"nodes": 4}, "seed": 5, "level": "novice"},
        {"op": "quit"},
    ]


def test_choosing_where_there_is_no_move() -> None:
    engine = ExternalEngine(bad("good"))
    with pytest.raises(EvoraError, match="there is no move to choose at deal"):
        engine.choose(NEW, LIMIT)
    assert engine.pid is None


def test_an_interrupt_ends_the_process() -> None:
    """Otherwise the next request would meet the answer to this one."""

    def interrupt(_: Analysis) -> None:
        raise KeyboardInterrupt

    with ExternalEngine(bad("infos")) as engine:
        with pytest.raises(KeyboardInterrupt):
            engine.analyse(DEALT, LIMIT, report=Report(interrupt, 1))
        assert engine.pid is None
        assert engine.analyse(DEALT, LIMIT).move == MOVE


def test_cancelling_an_engine_that_has_died() -> None:
    """analyse() reports it, not cancel()."""

    ours = ExternalEngine(OURS)

    def cancel(_: Analysis) -> None:
        with contextlib.suppress(ProcessLookupError):  # infos that it had sent before
            assert ours.pid is not None
            os.kill(ours.pid, signal.SIGKILL)
        time.sleep(0.2)
        ours.cancel()

    with ours:
        with pytest.raises(PlayerError, match="signal 9"):
            ours.analyse(DEALT, Limit(ms=600_000), report=Report(cancel, 1))
        assert ours.analyse(DEALT, LIMIT).move is not None


def test_kill_switches() -> None:
    killed: list[str] = []
    switch = KillSwitch()
    with switch.armed(lambda: killed.append("armed")):
        assert not switch.pulled and killed == []
        switch.pull()
        assert switch.pulled and killed == ["armed"]
    switch.pull()
    assert killed == ["armed"]  # its request has ended
    with pytest.raises(ZeroDivisionError), KillSwitch().armed(lambda: killed.append("never")):
        raise ZeroDivisionError
    assert killed == ["armed"]


class PulledWhileStarting(ExternalEngine):
    switch: KillSwitch

    def _handshake(self) -> HelloAnswer:
        self.switch.pull()  # before there is a process to end
        return super()._handshake()


def test_a_switch_that_is_pulled_while_the_engine_starts() -> None:
    with PulledWhileStarting(bad("hang-on-request")) as engine:
        engine.switch = KillSwitch()
        with pytest.raises(PlayerError, match="stopped before it was asked"):
            engine.analyse(DEALT, LIMIT, timeout=60, kill_switch=engine.switch)


def test_an_engine_that_does_not_quit_is_ended() -> None:
    engine = ExternalEngine(bad("stays"))
    assert engine.hello.name == "bad"
    assert engine.quit(timeout=0.2) is None


def test_it_recovers_with_a_fresh_process(tmp_path: Path) -> None:
    """An engine that crashes the first time only."""
    flag = tmp_path / "crashed"
    script = tmp_path / "engine.sh"
    script.write_text(
        f'[ -e "{flag}" ] || {{ touch "{flag}"; exit 7; }}\nexec {" ".join(bad("good"))}\n'
    )
    with ExternalPlayer(["sh", str(script)], LIMIT) as player:
        with pytest.raises(PlayerError, match="exit code 7"):
            player.choose(DEALT)
        assert player.choose(DEALT) == MOVE


def test_default_time_outs() -> None:
    assert default_timeout(Limit(ms=1000)) == pytest.approx(3.1)
    assert default_timeout(Limit(nodes=5)) == default_timeout(Limit(depth=5)) == 60
