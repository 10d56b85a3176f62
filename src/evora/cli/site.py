"""`evora site`: the part of the page that needs no server, as files for any web space."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from evora.cli.common import Commands, add_command
from evora.cli.usage import complain, fitted
from evora.files import problem_with
from evora.page.site import write_site
from evora.texts import language_of, text


def register(commands: Commands[argparse.ArgumentParser]) -> None:
    parser = add_command(commands, "site", _site)
    parser.add_argument("folder", metavar="DIR", type=Path, help=text("cli-argument-site"))


def _site(options: argparse.Namespace) -> int:
    folder: Path = options.folder
    language = getattr(options, "language", None) or language_of(os.environ)
    try:
        written = write_site(folder, language)
    except OSError as error:
        complain(problem_with(error.filename or folder, error))
        return 1
    size = round(written.size / 1000)
    said = text("site-written", folder=str(folder), files=written.files, size=size)
    print(fitted(said, sys.stdout))
    return 0
