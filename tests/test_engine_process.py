"""An engine as a process: small programs that say, stay silent, flood or die."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from evora.players import PlayerError
from evora.players.engine_process import EngineProcess

Start = Callable[..., EngineProcess]


def soon(seconds: float = 60.0) -> float:
    return time.monotonic() + seconds


@pytest.fixture
def start() -> Iterator[Start]:
    """Starts a Python program, or a shell command."""
    started: list[EngineProcess] = []

    def begin(program: str, *, shell: bool = False, niceness: int = 0) -> EngineProcess:
        command = ["sh", "-c", program] if shell else [sys.executable, "-c", program]
        started.append(EngineProcess(command, niceness))
        return started[-1]

    yield begin
    for process in started:
        process.kill()


def failure(act: Callable[[], object]) -> tuple[str, str]:
    with pytest.raises(PlayerError) as caught:
        act()
    return caught.value.reason, str(caught.value)


def test_lines_there_and_back(start: Start) -> None:
    process = start("while read x; do echo got $x; done", shell=True)
    process.send(b"one\ntwo\n", soon())
    assert process.read_line(soon()) == b"got one"
    assert process.read_any_line(soon()) == b"got two"
    process.close_input()
    assert process.wait(soon()) == 0


def test_a_line_comes_in_pieces(start: Start) -> None:
    process = start("printf ab; sleep 0.1; printf 'c\\nd\\n'", shell=True)
    assert process.read_line(soon()) == b"abc"
    assert process.read_line(soon()) == b"d"
    reason, message = failure(lambda: process.read_line(soon()))
    assert reason == "crash" and message.endswith("ended with exit code 0")


def test_a_line_that_is_too_long(start: Start) -> None:
    program = "print('x' * 65536); print('x' * 65537); print('ok')"
    process = start(program)
    assert process.read_line(soon()) == b"x" * 65536
    assert process.read_any_line(soon()) is None
    assert process.read_line(soon()) == b"ok"
    again = start("print('x' * 65537)")
    reason, message = failure(lambda: again.read_line(soon()))
    assert reason == "nonsense" and message.endswith("wrote a line of more than 65536 bytes")


def test_deadlines(start: Start) -> None:
    process = start("sleep 600", shell=True)
    began = time.monotonic()
    reason, message = failure(lambda: process.read_line(soon(0.1)))
    assert reason == "time" and message.endswith("did not answer in time")
    reason, message = failure(lambda: process.send(b"x" * 10_000_000, soon(0.1)))
    assert reason == "time" and message.endswith("did not read its input in time")
    assert process.wait(soon(0.1)) is None
    assert 0.3 <= time.monotonic() - began < 60


def test_a_large_message_to_a_slow_reader(start: Start) -> None:
    process = start("sleep 0.2; wc -c", shell=True)
    process.send(b"x" * 1_000_000, soon())
    process.close_input()
    assert process.read_line(soon()).strip() == b"1000000"


@pytest.mark.parametrize(
    ("program", "how"),
    [
        ("exit 7", "ended with exit code 7"),
        ("kill -9 $$", "was ended by signal 9"),
        ("echo first >&2; echo ' the last words ' >&2; echo >&2; exit 1", "1: the last words"),
        ("exec >&-; sleep 600", "closed its output"),
    ],
)
def test_how_it_ended(start: Start, program: str, how: str) -> None:
    process = start(program, shell=True)
    reason, message = failure(lambda: process.read_line(soon()))
    assert reason == "crash" and message.endswith(how)
    assert message.startswith(f"{process.name}: ")


def test_long_last_words_are_cut(start: Start) -> None:
    process = start("import sys; sys.exit('z' * 5000)")
    _, message = failure(lambda: process.read_line(soon()))
    assert message.endswith(": " + "z" * 200)
    assert process.complaints == "z" * 4095 + "\n"


def test_sending_to_a_program_that_has_ended(start: Start) -> None:
    process = start("exit 4", shell=True)
    assert process.wait(soon()) == 4
    reason, message = failure(lambda: process.send(b"hello\n", soon()))
    assert reason == "crash" and message.endswith("ended with exit code 4")


def test_much_output_while_waiting_for_the_end(start: Start) -> None:
    process = start("print('x\\n' * 1_000_000)")
    assert process.wait(soon()) == 0


def test_killing_ends_what_it_started(start: Start) -> None:
    process = start("sleep 600 & echo $!; wait", shell=True)
    child = int(process.read_line(soon()))
    process.kill()
    deadline = soon()
    while Path(f"/proc/{child}/stat").exists() and time.monotonic() < deadline:
        if Path(f"/proc/{child}/stat").read_text().split()[2] == "Z":
            break
        time.sleep(0.01)
    assert time.monotonic() < deadline
    process.kill()  # again: nothing happens
    assert failure(lambda: process.send(b"x", soon()))[0] == "crash"


def test_terminating_from_another_thread_wakes_the_reader(start: Start) -> None:
    process = start("sleep 600", shell=True)
    process.terminate()
    began = time.monotonic()
    assert failure(lambda: process.read_line(soon()))[1].endswith("was ended by signal 9")
    assert time.monotonic() - began < 60


def test_interrupting(start: Start) -> None:
    process = start(
        "import time\ntry:\n print('ready', flush=True)\n time.sleep(60)\n"
        "except KeyboardInterrupt: raise SystemExit(5)"
    )
    assert process.read_line(soon()) == b"ready"
    process.interrupt()
    assert process.wait(soon()) == 5


def test_a_session_and_a_priority_of_its_own(start: Start) -> None:
    process = start("sleep 60", shell=True, niceness=3)
    ours = os.getpriority(os.PRIO_PROCESS, 0)
    assert os.getpriority(os.PRIO_PROCESS, process.pid) == ours + 3
    assert os.getsid(process.pid) == process.pid != os.getsid(0)
    other = start("sleep 600", shell=True)
    assert os.getpriority(os.PRIO_PROCESS, other.pid) == ours


def test_the_name_is_the_command() -> None:
    with pytest.raises(PlayerError, match=r"^/no/such/engine '-a b': could not be started: "):
        EngineProcess(["/no/such/engine", "-a b"])
