"""What is said about a puzzle: what to find, why a move is right, what a wrong one leads to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from evora import Move, Position
from evora.plaintext.narration import take_words
from evora.plaintext.reasons import reason_words
from evora.puzzles import Progress, Puzzle
from evora.search import Engine, Limit
from evora.texts import decimal, listed, text

# From here on a move wins, whatever the others do.
_SURE = 0.99


@dataclass(frozen=True)
class Refutation:
    """What a wrong move leads to: the solver's share of the win, and what is played then."""

    win: float
    reply: Move | None  # to a move that ends the offer there is none
    scores: tuple[int, ...] | None  # at the end of the round, if the search has seen it


def refutation(puzzle: Puzzle, move: Move, engine: Engine) -> Refutation | None:
    """As the engine sees it, with the nodes that made the puzzle; None where nothing is left."""
    after = puzzle.position.play(move)
    if not after.legal_moves:
        return None
    best = engine.analyse(after, Limit(nodes=puzzle.nodes), seed=0).variations[0]
    end = after
    for reply in best.pv:
        end = end.play(reply)
    return Refutation(
        win=best.win[_solver(puzzle) - 1],
        reply=best.move if after.phase == "offer" else None,
        scores=tuple(end.scores) if end.phase in ("deal", "over") else None,
    )


# --- Sentences


def title_words(puzzle: Puzzle, *, daily: bool) -> str:
    title = text("puzzles-today") if daily else text("puzzle-title", id=puzzle.id)
    return f"{title}. {text('puzzles-level', band=puzzle.band)}."


def task_words(puzzle: Puzzle) -> str:
    wins = _ends_game(puzzle) and puzzle.win > _SURE
    seat = text("puzzle-seat", seat=_solver(puzzle))
    return f"{seat} {text('puzzle-find-win' if wins else 'puzzle-find')}"


def hint_words(puzzle: Puzzle) -> str:
    return f"{text('lesson-hint-heading')}: {text(f'puzzle-theme-{puzzle.themes[0]}.hint')}"


def why_words(puzzle: Puzzle) -> list[str]:
    """Why the solution is better: a sentence for each reason, and what it comes to."""
    names = _names(puzzle)
    reasons = [reason_words(reason, lambda seat: names[seat - 1]) for reason in puzzle.reasons]
    chance = text("puzzle-chance", win=_percent(puzzle.win), other=_percent(puzzle.other_win))
    ends = text(
        "puzzle-ends",
        what=_what(puzzle),
        scores=_score_words(puzzle.scores, names),
        other=_score_words(puzzle.other_scores, names),
    )
    return [*reasons, chance, ends]


def solution_words(puzzle: Puzzle) -> str:
    rest = " ".join(map(str, puzzle.line[1:]))
    return text("puzzle-line", move=str(puzzle.line[0]), line=rest)


def theme_words(puzzle: Puzzle) -> str:
    return ", ".join(text(f"puzzle-theme-{theme}") for theme in puzzle.themes)


def refutation_words(puzzle: Puzzle, move: Move, found: Refutation | None) -> list[str]:
    """What is wrong with a move."""
    if found is None:
        return [text("puzzle-better")]
    names, sentences = _names(puzzle), []
    if found.reply is not None:
        reply = _reply_words(puzzle.position.play(move), found.reply, names)
        sentences.append(text("puzzle-reply", reply=reply))
    win, best = _percent(found.win), _percent(puzzle.win)
    sentences.append(text("puzzle-refuted", win=win, best=best))
    if found.scores is not None:
        scores = _score_words(found.scores, names)
        sentences.append(text("puzzle-then", what=_what(puzzle), scores=scores))
    return sentences


def number_words(progress: Progress, today: int) -> list[str]:
    """How somebody does, in a few short parts."""
    solved = f"{progress.solved} {text('puzzles-solved.of', tries=progress.tries)}"
    numbers = {
        text("puzzles-rating"): str(progress.rating),
        text("puzzles-solved"): solved,
        text("puzzles-streak"): str(progress.streak),
        text("puzzles-days"): str(progress.days_in_row(today)),
    }
    return [f"{name}: {value}" for name, value in numbers.items()]


def _solver(puzzle: Puzzle) -> int:
    seat = puzzle.position.to_move
    assert seat is not None  # a puzzle is somebody's turn
    return seat


def _names(puzzle: Puzzle) -> list[str]:
    players = puzzle.position.players
    names = [text("draw-seat", seat=seat) for seat in range(1, players + 1)]
    if players == 2:
        names = [text("lesson-opponent")] * 2
    names[_solver(puzzle) - 1] = text("lesson-you")
    return names


def _reply_words(before: Position, reply: Move, names: Sequence[str]) -> str:
    return take_words(before, reply, before.play_with_events(reply)[1], names)


def _score_words(scores: Sequence[int], names: Sequence[str]) -> str:
    pairs = zip(names, scores, strict=True)
    return listed([text("puzzle-score", name=name, score=score) for name, score in pairs])


def _percent(share: float) -> str:
    return text("puzzle-percent", number=decimal(100 * share, ".0f"))


def _ends_game(puzzle: Puzzle) -> bool:
    return "last" in puzzle.themes


def _what(puzzle: Puzzle) -> str:
    return "game" if _ends_game(puzzle) else "round"
