"""`evora completions`: what shells need to complete commands and options, from the parser."""

from __future__ import annotations

import argparse
import shlex
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from evora.cli.common import Commands, add_choice, add_command
from evora.texts import languages, text

# How the help names values that are files or folders.
_FILES = ("FILE", "RECORD", "FILE|POSITION", "NUMBER|FILE")
_FOLDERS = ("DIR", "FOLDER")


def register(commands: Commands[argparse.ArgumentParser]) -> None:
    parser = add_command(commands, "completions", _completions)
    add_choice(parser, "shell", tuple(_WRITERS), help=text("cli-argument-shell"))


def _completions(options: argparse.Namespace) -> int:
    # Imported here: that module imports this one.
    from evora.cli.arguments import build_parser  # noqa: PLC0415

    print(_WRITERS[options.shell](read_commands(build_parser())))
    return 0


# --- What there is to complete


@dataclass(frozen=True)
class Values:
    """What may stand in one place: some words, files, folders, or anything."""

    words: tuple[str, ...] = ()
    files: bool = False
    folders: bool = False


@dataclass(frozen=True)
class Flag:
    """An option; without values it is a switch."""

    names: tuple[str, ...]
    help: str
    values: Values | None


@dataclass(frozen=True)
class Command:
    """A command of `evora`; the one without a name is `evora` itself."""

    name: str
    help: str
    flags: tuple[Flag, ...]
    values: Values


def read_commands(parser: argparse.ArgumentParser) -> list[Command]:
    """`evora` itself, and then its commands."""
    commands = []
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            helps = {choice.dest: choice.help or "" for choice in action._choices_actions}
            commands += [_command(name, helps[name], sub) for name, sub in action.choices.items()]
    names = tuple(command.name for command in commands)
    whole = _command("", "", parser)
    return [Command("", "", whole.flags, Values(words=names)), *commands]


def _command(name: str, about: str, parser: argparse.ArgumentParser) -> Command:
    flags = tuple(
        Flag(tuple(action.option_strings), _help(action), _values(action))
        for action in parser._actions
        if action.option_strings
    )
    places = [
        _values(action) or Values() for action in parser._actions if not action.option_strings
    ]
    merged = Values(
        words=tuple(word for place in places for word in place.words),
        files=any(place.files for place in places),
        folders=any(place.folders for place in places),
    )
    return Command(name, about, flags, merged)


def _help(action: argparse.Action) -> str:
    return " ".join((action.help or "").replace("%%", "%").split())


def _values(action: argparse.Action) -> Values | None:
    if action.nargs == 0 or isinstance(action, argparse._SubParsersAction):
        return None
    if action.dest == "language":
        return Values(words=languages())
    metavar = str(action.metavar)
    return Values(
        words=tuple(map(str, action.choices or ())),
        files=metavar in _FILES,
        folders=metavar in _FOLDERS,
    )


# --- Bash


def bash(commands: list[Command]) -> str:
    """Words by command, and by an option that takes a value."""
    return "\n".join(
        [
            "# Completion for bash: source <(evora completions bash)",
            "_evora() {",
            "  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command= i",
            "  COMPREPLY=()",
            "  for ((i = 1; i < COMP_CWORD; i++)); do",
            '    case "${COMP_WORDS[i]}" in',
            "      --language) ((i++)) ;;",
            "      -*) ;;",
            "      *) command=${COMP_WORDS[i]}; break ;;",
            "    esac",
            "  done",
            '  case "$command $before" in',
            *(f"    {line}" for line in _bash_values(commands)),
            "  esac",
            '  case "$command" in',
            *(f"    {line}" for line in _bash_places(commands)),
            "  esac",
            "}",
            "complete -F _evora evora",
        ]
    )


def _bash_values(commands: list[Command]) -> Iterator[str]:
    for command in commands:
        for flag in command.flags:
            if flag.values is not None:
                pattern = " | ".join(f'"{command.name} {name}"' for name in flag.names)
                yield f"{pattern}) {_bash_reply(flag.values)}; return ;;"


def _bash_places(commands: list[Command]) -> Iterator[str]:
    for command in commands:
        names = " ".join(name for flag in command.flags for name in flag.names)
        flags = f'COMPREPLY=($(compgen -W {shlex.quote(names)} -- "$word"))'
        others = _bash_reply(command.values)
        yield f"'{command.name}') if [[ $word == -* ]]; then {flags}; else {others}; fi ;;"


def _bash_reply(values: Values) -> str:
    if values.words:
        return f'COMPREPLY=($(compgen -W {shlex.quote(" ".join(values.words))} -- "$word"))'
    if values.folders:
        return 'compopt -o filenames; COMPREPLY=($(compgen -d -- "$word"))'
    if values.files:
        return 'compopt -o filenames; COMPREPLY=($(compgen -f -- "$word"))'
    return ":"


# --- Zsh


def zsh(commands: list[Command]) -> str:
    whole, *named = commands
    return "\n".join(
        [
            "#compdef evora",
            "# Completion for zsh: source <(evora completions zsh), after compinit",
            "_evora() {",
            "  local context state state_descr line",
            "  typeset -A opt_args",
            f"  _arguments -C {' '.join(_zsh_flags(whole))} '1: :->command' '*::: :->rest'",
            '  case "$state" in',
            "    command)",
            "      local -a commands=(",
            *(f"        {_zsh_quote(command.name, command.help)}" for command in named),
            "      )",
            "      _describe command commands ;;",
            "    rest)",
            '      case "${line[1]}" in',
            *(f"        {command.name}) {_zsh_arguments(command)} ;;" for command in named),
            "      esac ;;",
            "  esac",
            "}",
            'if [ "$funcstack[1]" = _evora ]; then _evora "$@"; else compdef _evora evora; fi',
        ]
    )


def _zsh_arguments(command: Command) -> str:
    return f"_arguments {' '.join(_zsh_flags(command))} '*: :{_zsh_action(command.values)}'"


def _zsh_flags(command: Command) -> Iterator[str]:
    for flag in command.flags:
        about = flag.help.replace("[", "(").replace("]", ")").replace(":", "\\:")
        after = "" if flag.values is None else f": :{_zsh_action(flag.values)}"
        for name in flag.names:
            yield shlex.quote(f"{name}[{about}]{after}")


def _zsh_action(values: Values) -> str:
    if values.words:
        return f"({' '.join(values.words)})"
    if values.folders:
        return "_files -/"
    return "_files" if values.files else " "


def _zsh_quote(name: str, about: str) -> str:
    return shlex.quote(f"{name}:{about}")


# --- Fish


def fish(commands: list[Command]) -> str:
    whole, *named = commands
    lines = ["# Completion for fish: evora completions fish | source", "complete -c evora -f"]
    first = "__fish_use_subcommand"
    for command in named:
        lines.append(_fish(first, f"-a {command.name}", command.help))
    lines += [_fish_flag(first, flag) for flag in whole.flags]
    for command in named:
        there = f"__fish_seen_subcommand_from {command.name}"
        lines += [_fish_flag(there, flag) for flag in command.flags]
        place = _fish_values(command.values)
        if place:
            lines.append(_fish(there, place))
    return "\n".join(lines)


def _fish_flag(condition: str, flag: Flag) -> str:
    names = " ".join(
        f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}" for name in flag.names
    )
    values = "" if flag.values is None else f" -x {_fish_values(flag.values)}".rstrip()
    return _fish(condition, names + values, flag.help)


def _fish_values(values: Values) -> str:
    if values.words:
        return f"-a '{' '.join(values.words)}'"
    if values.folders:
        return "-a '(__fish_complete_directories)'"
    return "-a '(__fish_complete_path)'" if values.files else ""


def _fish(condition: str, what: str, about: str = "") -> str:
    escaped = about.replace("\\", "\\\\").replace("'", "\\'")
    return f"complete -c evora -n '{condition}' {what}" + (f" -d '{escaped}'" if about else "")


_WRITERS: dict[str, Callable[[list[Command]], str]] = {"bash": bash, "zsh": zsh, "fish": fish}
