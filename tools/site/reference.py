"""Pages of the reference: the library from its docstrings, the commands from their parser."""

from __future__ import annotations

import argparse
import typing
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import griffe

import evora
from evora.cli.arguments import build_parser
from evora.texts import speaking

# Modules of which the package itself exports what is public.
EXPORTED = {
    "evora.game": "Games",
    "evora.record": "Records",
    "evora.annotations": "Values in comments",
    "evora.scores": "Scores",
    "evora.kinds": "Names of kinds",
    "evora.observation": "Observations",
    "evora.errors": "Errors",
}
# Modules to be imported by name. Some need packages of their own: they are read, not imported.
IMPORTED = {
    "evora.search": "Searching",
    "evora.players": "Players",
    "evora.players.specs": "Players as text",
    "evora.arena": "Matches between players",
    "evora.review": "Reviewing a game",
    "evora.evaluation": "The evaluation",
    "evora.puzzles": "Puzzles",
    "evora.daily_deal": "The deal of the day",
    "evora.batch": "Many games at once",
    "evora.verify": "Checking deals",
    "evora.data": "Games as data",
    "evora.work": "Work on cores or a cluster",
    "evora.pictures": "Pictures",
    "evora.plaintext": "Plain text",
    "evora.engine_protocol": "The engine protocol",
    "evora.texts": "Texts in every language",
    "evora.envs": "Environments",
    "evora.envs.pettingzoo": "PettingZoo",
    "evora.envs.gymnasium": "Gymnasium",
    "evora.envs.gymnasium_vector": "Gymnasium, many tables",
    "evora.envs.openspiel": "OpenSpiel",
    "evora.envs.opponents": "Opponents",
    "evora.envs.vector_opponents": "Opponents at many tables",
    "evora.envs.spaces": "Spaces",
    "evora.envs.common": "What environments share",
}
# Programs, whose interface are the commands; and what only other modules use.
INTERNAL = (
    *(
        "bot",
        "calls",
        "cli",
        "conventions",
        "days",
        "files",
        "fluent_texts",
        "knowledge",
        "page",
        "rows",
    ),
    *("server", "showing", "tags", "terminal", "version", "web"),
)
PACKAGE = griffe.load(
    "evora", search_paths=[Path(__file__).parents[2] / "src"], allow_inspection=False
)


@dataclass(frozen=True)
class Page:
    """A page that is made here; `path` is its place in the site."""

    path: str
    title: str
    text: str


def library_pages() -> list[Page]:
    exported = exports()
    events = [event.__name__ for event in (*typing.get_args(evora.Event), evora.Place)]
    values = [name for name in exported["evora._core"] if callable(getattr(evora, name))]
    pages = [
        _page("Positions, moves and deals", "positions", [*_first(values, events)]),
        _page("Events", "events", [f"evora.{name}" for name in events]),
        _facts_page([name for name in exported["evora._core"] if name not in values]),
    ]
    pages += [
        _page(title, module.removeprefix("evora."), [f"evora.{name}" for name in names])
        for module, title in EXPORTED.items()
        if (names := exported[module])
    ]
    return pages + [_module_page(module, title) for module, title in IMPORTED.items()]


def _module_page(module: str, title: str) -> Page:
    names = [f"{module}.{name}" for name in public_names(module)]
    intro = f"::: {module}\n    options:\n      members: false\n      show_root_heading: false\n"
    return _page(title, module.removeprefix("evora."), names, intro)


def _first(values: list[str], events: list[str]) -> Iterator[str]:
    """What is not an event, the position and the move before everything else."""
    order = ["Position", "Move", "Board", *values]
    yield from (f"evora.{name}" for name in dict.fromkeys(order) if name not in events)


def _facts_page(names: list[str]) -> Page:
    rows = [f"| `{name}` | `{getattr(evora, name)!r}` |" for name in names]
    table = "\n".join(["| name | value |", "|---|---|", *rows])
    return Page("reference/facts.md", "Facts", f"# Facts\n\nConstants of the game.\n\n{table}\n")


def _page(title: str, name: str, members: list[str], intro: str = "") -> Page:
    parts = [f"# {title}\n", intro, *(f"::: {member}\n" for member in members)]
    return Page(f"reference/{name}.md", title, "\n".join(filter(None, parts)))


def exports() -> dict[str, list[str]]:
    """The public names of the package by the module that they come from, in their order."""
    found: dict[str, list[str]] = defaultdict(list)
    for name, member in PACKAGE.members.items():
        if isinstance(member, griffe.Alias) and member.is_public:
            found[member.target_path.rpartition(".")[0]].append(name)
    return found


def public_names(module: str) -> list[str]:
    """The names that a module lists, or else the public ones that it defines."""
    found = PACKAGE[module.removeprefix("evora.")]
    if found.exports is not None:
        return [str(name) for name in found.exports]
    return [name for name, member in found.members.items() if member.is_public]


def modules() -> set[str]:
    """The public modules right below the package."""
    return {name for name in PACKAGE.modules if not name.startswith("_")}


# --- Commands


def commands_page() -> Page:
    with speaking("en"):
        parser = build_parser()
        (commands,) = (
            action for action in parser._actions if isinstance(action, argparse._SubParsersAction)
        )
        parts = [_command(name, command) for name, command in commands.choices.items()]
    intro = (
        "# Commands and options\n\n"
        "What `evora COMMAND --help` says. [The command line](../command-line.md) has examples.\n"
    )
    return Page("reference/commands.md", "Commands and options", "\n".join([intro, *parts]))


def _command(name: str, parser: argparse.ArgumentParser) -> str:
    formatter = argparse.HelpFormatter(parser.prog, width=88)
    formatter.add_usage(parser.usage, parser._actions, [], prefix="")
    usage = formatter.format_help().strip()
    rows = [
        f"| {_shown(action)} | {_cell(formatter._expand_help(action))} |"
        for action in parser._actions
        if action.help and action.help is not argparse.SUPPRESS
    ]
    return "\n".join(
        [
            f"## evora {name}\n",
            f"```text\n{usage}\n```\n",
            f"{_prose(parser.description or '')}\n",
            "| argument | meaning |\n|---|---|",
            *rows,
            "",
            *([f"```text\n{parser.epilog}\n```\n"] if parser.epilog else []),
        ]
    )


def _shown(action: argparse.Action) -> str:
    if not action.option_strings:
        return f"`{action.metavar or action.dest}`"
    metavar = action.metavar or (action.dest.upper() if action.nargs != 0 else "")
    if action.choices is not None and action.metavar is None:
        metavar = ",".join(map(str, action.choices))
    name = ", ".join(f"`{option}`" for option in action.option_strings)
    return f"{name} `{metavar}`" if metavar else name


def _cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|").replace("<", "&lt;")


def _prose(text: str) -> str:
    """A description: examples on lines of their own stay there."""
    lines = [line.strip().replace("<", "&lt;") for line in text.splitlines()]
    return "\n".join(f"{line}  " if "evora " in line else line for line in lines)
