"""`evora ratings`: all ratings of a server anew, from the results of its games."""

from __future__ import annotations

import argparse

from evora.cli.common import Commands, add_choice, add_command
from evora.cli.databases import add_database_options
from evora.cli.extras import server_packages
from evora.cli.progress import Progress
from evora.texts import text


def register(commands: Commands[argparse.ArgumentParser]) -> None:
    parser = add_command(commands, "ratings", _run)
    add_choice(parser, "action", ("rebuild",), help=text("cli-argument-ratings"))
    add_database_options(parser)


@server_packages()
def _run(options: argparse.Namespace) -> int:
    # Imported here, because the other commands should not wait for it.
    from evora.cli.admin_asking import opened  # noqa: PLC0415
    from evora.server.storage.rating_rebuild import rebuild  # noqa: PLC0415

    progress = Progress()
    with opened(options) as store:
        done = store.write(
            rebuild, lambda done, of: progress.show("cli-ratings-progress", done=done, rows=of)
        )
    progress.clear()
    print(text("cli-ratings-done", results=done.results, changed=done.changed))
    if done.removed:
        print(text("cli-ratings-removed", results=done.removed))
    return 0
