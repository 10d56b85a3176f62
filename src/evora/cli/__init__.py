"""The command line: `evora`."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Sequence

from evora.cli.arguments import build_parser_for
from evora.cli.common import INTERRUPTED, discard_output
from evora.cli.language import chosen_command, chosen_language
from evora.cli.usage import complain, translated_usage
from evora.errors import EvoraError
from evora.files import problem_with
from evora.texts import error_text, speaking

_BROKEN_PIPE = 141  # as a shell reports it: 128 + SIGPIPE


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command; 0 for success, 1 for bad data, 2 for wrong usage."""
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError):  # a replaced stream, as in tests
            stream.reconfigure(errors="backslashreplace")  # type: ignore[union-attr]
    words = sys.argv[1:] if arguments is None else arguments
    with speaking(chosen_language(words, os.environ)), translated_usage():
        return _run(words)


def _run(arguments: Sequence[str]) -> int:
    options = build_parser_for(chosen_command(arguments)).parse_args(arguments)
    try:
        code = int(options.run(options))
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        discard_output()  # its reader has gone
        return _BROKEN_PIPE
    except OSError as error:  # standard output on a full disk, say
        with contextlib.suppress(OSError):  # in a window that was closed there is no other either
            complain(problem_with(error.filename, error) if error.filename else str(error.strerror))
        discard_output()
        return 1
    except EvoraError as error:
        complain(error_text(error))
        return 1
    return code
