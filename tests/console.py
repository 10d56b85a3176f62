"""The `console` blocks of the documentation, and a shell that is just large enough to run them.

Commands of evora run in this process, which is much faster than a process each. A block may have a
comment in the line above it:

- `<!-- sample -->`: numbers depend on the machine, so only the words are compared;
- `<!-- not run: REASON -->`: it cannot be run here.

A line with `…` alone stands for any number of lines.
"""

from __future__ import annotations

import contextlib
import io
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from evora.cli import main

EVORA = Path(sys.executable).parent / "evora"
# These read from a file descriptor, or start processes of their own.
OWN_PROCESS = ("arena", "engine", "engine-test")
TIME = re.compile(r"\b[\d,.]+ ms\b")
NUMBER = re.compile(r"[+-]?\d[\d.,]*")
BLOCK = re.compile(
    r"(?:^<!-- (?P<kind>sample|not run: [^\n]+) -->\n)?^```console\n(?P<body>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)


@dataclass(frozen=True)
class Block:
    """One block of a page: commands, each with the lines that are shown below it."""

    page: Path
    line: int
    kind: str  # "", "sample" or "not run: REASON"
    steps: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        return f"{self.page.name}:{self.line}"


def blocks_of(page: Path) -> Iterator[Block]:
    text = page.read_text()
    for found in BLOCK.finditer(text):
        line = text.count("\n", 0, found.start("body"))
        steps = re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", found["body"], re.MULTILINE)
        yield Block(page, line, found["kind"] or "", tuple(steps))


def matches(shown: str, printed: str, *, sample: bool) -> bool:
    """Whether a page shows what was printed."""
    mask = masked_numbers if sample else masked_times
    parts = [
        r"(?:.*\n)*" if line == "…" else re.escape(mask(line)) + r"\n"
        for line in shown.splitlines()
    ]
    output = "".join(f"{mask(line)}\n" for line in printed.splitlines())
    return re.fullmatch("".join(parts), output) is not None


def masked_times(line: str) -> str:
    return TIME.sub("# ms", line)


def masked_numbers(line: str) -> str:
    return " ".join(NUMBER.sub("#", line).split())


# --- The shell


def run(command: str) -> tuple[int, str]:
    """The exit status of a command line, and what a terminal would show of it."""
    while substitution := re.search(r"\$\(([^()]*)\)", command):  # the innermost first
        _, output = run(substitution[1])
        command = command.replace(substitution[0], output.rstrip("\n"))
    lexer = shlex.shlex(command, posix=True, punctuation_chars="|")
    lexer.whitespace_split = True
    status, output = 0, ""
    for stage in _split(list(lexer)):
        status, output = _run_stage(stage, output)
    return status, output


def _split(words: list[str]) -> Iterator[list[str]]:
    """The commands of a pipe."""
    while "|" in words:
        at = words.index("|")
        yield words[:at]
        words = words[at + 1 :]
    yield words


def _run_stage(words: list[str], stdin: str) -> tuple[int, str]:
    variables = {}
    while "=" in words[0] and not words[0].startswith("="):
        name, _, value = words.pop(0).partition("=")
        variables[name] = value
    match words:
        case ["echo", *rest]:
            return 0, " ".join(rest) + "\n"
        case ["head", count]:
            return 0, "".join(stdin.splitlines(keepends=True)[: int(count.removeprefix("-"))])
        case ["evora", command, *_] if command in OWN_PROCESS:
            return _in_a_process(words[1:], stdin)
        case ["evora", *arguments]:
            return _in_this_process(arguments, stdin, variables)
    raise NotImplementedError(f"the shell of these tests has no {words[0]}")


def _in_a_process(arguments: list[str], stdin: str) -> tuple[int, str]:
    # `python3` in an example is the one that has evora.
    path = f"{EVORA.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    done = subprocess.run(
        [EVORA, *arguments],
        env=os.environ | {"PATH": path},
        input=stdin,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        timeout=60,
    )
    return done.returncode, done.stdout


def _in_this_process(
    arguments: list[str], stdin: str, variables: dict[str, str]
) -> tuple[int, str]:
    shown = io.StringIO()
    before = sys.stdin, dict(os.environ)
    try:
        sys.stdin = io.TextIOWrapper(io.BytesIO(stdin.encode()))
        os.environ.update(variables)
        with contextlib.redirect_stdout(shown), contextlib.redirect_stderr(shown):
            try:
                status = main(arguments)
            except SystemExit as stop:
                status = int(stop.code or 0)
    finally:
        sys.stdin = before[0]
        os.environ.clear()
        os.environ.update(before[1])
    return status, shown.getvalue()
