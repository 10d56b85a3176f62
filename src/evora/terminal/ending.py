"""What is said when a game is left or over, and where it is kept."""

from __future__ import annotations

import contextlib
import shlex

from evora.errors import EvoraError
from evora.record import format_game
from evora.terminal.local_game import LocalGame
from evora.terminal.report import final_report
from evora.terminal.screen import Screen
from evora.texts import error_text, text


def leave(local_game: LocalGame, screen: Screen) -> int:
    """Saves a game that goes on later; the exit status."""
    if not local_game.is_unplayed and not _try_save(local_game, screen):
        return 1
    _tell_where(local_game, screen)
    return 0


def cut_short(local_game: LocalGame, screen: Screen) -> None:
    """Says where a game is that a signal ended, if the window is still there."""
    with contextlib.suppress(OSError):
        screen.write("")
        if local_game.problem:
            leave(local_game, screen)
        else:  # every move is saved already
            _tell_where(local_game, screen)


def _tell_where(local_game: LocalGame, screen: Screen) -> None:
    """Says where a game is that goes on later, and how."""
    if local_game.is_unplayed:
        screen.tell(text("play-unplayed"))
        return
    screen.tell_whole(text("play-saved", file=str(local_game.save_path)))
    screen.tell_whole(text("play-resume-with", command=local_game.resume_command()))


def finish(local_game: LocalGame, screen: Screen) -> int:
    """Saves a game that is over, and shows how it ended; the exit status."""
    screen.write("")
    screen.show_table(local_game.position)
    screen.write("")
    screen.say(final_report(local_game.game, local_game.table.names, screen.palette, screen.width))
    screen.write("")
    screen.tell_whole(screen.palette.dim(text("play-seed", seed=str(local_game.table.seed))))
    if not _try_save(local_game, screen):
        return 1
    screen.tell_whole(text("play-kept", file=str(local_game.save_path)))
    command = f"evora analyse {shlex.quote(str(local_game.save_path))}"
    screen.tell_whole(text("play-review-with", command=command))
    return 0


def _try_save(local_game: LocalGame, screen: Screen) -> bool:
    """Saves the game; if that fails, prints it, so that nothing is lost."""
    try:
        local_game.save()
    except EvoraError as error:
        screen.tell_whole(error_text(error))
        screen.tell(text("play-not-saved"))
        screen.write(format_game(local_game.game))
        return False
    return True
