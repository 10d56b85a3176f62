"""Commands about one position: new, moves, apply, deal, perft, show."""

from __future__ import annotations

import argparse
from pathlib import Path

from evora._core import Position, Seed
from evora.cli.common import (
    Commands,
    add_command,
    add_game_options,
    colour_wanted,
    terminal_width,
    whole_number,
)
from evora.cli.extras import server_packages
from evora.cli.progress import Progress
from evora.files import replacing
from evora.texts import text


def register(commands: Commands[argparse.ArgumentParser]) -> None:
    new = add_command(commands, "new", _new)
    add_game_options(new)
    start_help = text("cli-option-start")
    new.add_argument("--start", type=whole_number(1), metavar="SEAT", help=start_help)
    new.add_argument("--seed", metavar="TEXT", help=text("cli-option-new-seed"))

    _add_show(commands)
    _add_position(add_command(commands, "moves", _moves))

    apply = add_command(commands, "apply", _apply)
    _add_position(apply)
    apply.add_argument("move", metavar="MOVE", nargs="+", help=text("cli-argument-move"))

    deal = add_command(commands, "deal", _deal)
    _add_position(deal)
    deal.add_argument("--seed", required=True, metavar="TEXT", help=text("cli-option-seed"))

    perft = add_command(commands, "perft", _perft)
    perft.add_argument(
        "depth", metavar="DEPTH", type=whole_number(0), help=text("cli-argument-depth")
    )
    _add_position(perft)


def _add_show(commands: Commands[argparse.ArgumentParser]) -> None:
    show = add_command(commands, "show", _show)
    _add_position(show)
    picture = show.add_mutually_exclusive_group()
    picture.add_argument("--svg", action="store_true", help=text("cli-option-svg"))
    picture.add_argument("--out", type=Path, metavar="FILE", help=text("cli-option-picture-out"))
    themes = ("light", "dark")
    show.add_argument("--theme", choices=themes, default="light", help=text("cli-option-theme"))
    show.add_argument("--move", metavar="MOVE", help=text("cli-option-mark"))


def _add_position(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("position", metavar="POSITION", help=text("cli-argument-position"))


def _new(options: argparse.Namespace) -> int:
    players, variant, start = options.players, options.variant, options.start
    if start is not None and start > players:
        options.parser.error(text("cli-bad-start", players=players, start=str(start)))
    if options.seed is None:
        print(Position.new(players, variant, start or 1))
        return 0
    seed = Seed(options.seed)
    position = Position.new(players, variant, start or seed.start_player(players))
    print(position.play(seed.deal(position)))
    return 0


def _show(options: argparse.Namespace) -> int:
    from evora.plaintext import draw  # noqa: PLC0415  (the other commands do without)

    position = Position(options.position)
    if options.svg or options.out is not None:
        if options.move is not None:
            position.play(options.move)  # a move that cannot be played is refused in its own words
        return _show_picture(position, options)
    if options.move is not None:
        options.parser.error(text("cli-mark-without-svg"))
    print(draw(position, colour=colour_wanted(), width=terminal_width()))
    return 0


@server_packages()
def _show_picture(position: Position, options: argparse.Namespace) -> int:
    look = {"theme": options.theme, "move": options.move}
    if options.out is None:
        print(position.svg(**look), end="")
        return 0
    match options.out.suffix.lower():
        case ".svg":
            picture = position.svg(**look).encode()
        case ".png":
            picture = position.png(**look)
        case _:
            options.parser.error(text("cli-bad-picture", file=str(options.out)))
    with replacing(options.out) as file:
        file.write(picture)
    return 0


def _moves(options: argparse.Namespace) -> int:
    for move in Position(options.position).legal_moves:
        print(move)
    return 0


def _apply(options: argparse.Namespace) -> int:
    position = Position(options.position)
    for move in options.move:
        position = position.play(move)
    print(position)
    return 0


def _deal(options: argparse.Namespace) -> int:
    print(Seed(options.seed).deal(Position(options.position)))
    return 0


def _perft(options: argparse.Namespace) -> int:
    position = Position(options.position)
    moves = position.legal_moves
    if options.depth == 0 or not moves:
        print(1)
        return 0
    progress = Progress()
    leaves = 0
    for done, move in enumerate(moves):
        progress.show("cli-perft-progress", done=done, moves=len(moves))
        leaves += position.play(move).perft(options.depth - 1)
    progress.clear()
    print(leaves)
    return 0
