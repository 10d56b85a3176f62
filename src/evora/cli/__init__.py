"""The command line: `evora`."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Sequence

from evora.cli.arguments import build_parser
from evora.cli.language import chosen_language
from evora.errors import EvoraError
from evora.texts import speaking

# As a shell reports a program that a signal ended: 128 + SIGINT, 128 + SIGPIPE.
_INTERRUPTED = 130
_BROKEN_PIPE = 141


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command; 0 for success, 1 for bad data, 2 for wrong usage."""
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError):  # a replaced stream, as in tests
            stream.reconfigure(errors="backslashreplace")  # type: ignore[union-attr]
    words = sys.argv[1:] if arguments is None else arguments
    with speaking(chosen_language(words, os.environ)):
        return _run(words)


def _run(arguments: Sequence[str]) -> int:
    options = build_parser().parse_args(arguments)
    try:
        code = int(options.run(options))
        sys.stdout.flush()
    except KeyboardInterrupt:
        return _INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has gone; a second complaint at exit would help nobody.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return _BROKEN_PIPE
    except OSError as error:  # standard output on a full disk, say
        print(f"evora: {error.strerror or error}", file=sys.stderr)
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except EvoraError as error:
        print(f"evora: {error}", file=sys.stderr)
        return 1
    return code
