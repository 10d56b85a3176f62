"""Hard examples for every variable of every text: one list, for the tests and for `make texts`.

Numbers are those at which languages change their forms. Names end in vowels and in consonants, are
long, or have a number. A variable of which texts select by words needs no examples: the words are
them. What is 0 here can be 0 in a game; where it never is, no language needs a form for it.
"""

from __future__ import annotations

import datetime
from collections.abc import Callable, Sequence

from babel.dates import format_date, format_time, format_timedelta

from evora import FACTORIES
from evora.game import PLAYER_COUNTS
from evora.players.levels import LEVELS
from evora.review import GRADES
from evora.server.common.settings import options
from evora.texts import decimal, duration, languages, listed, text
from tools.texts.libraries import locale

Value = str | int
#: Values, or what makes them for a language and a text.
Examples = Sequence[Value] | Callable[[str, str], Sequence[Value]]

COUNTS = (0, 1, 2, 5, 21, 101)
FROM_ONE = COUNTS[1:]
PLAYERS = PLAYER_COUNTS
LARGE = (1, 5, 21, 500_001)
_DAY = datetime.datetime(2026, 3, 1, 9, 5)


def _names(language: str, _: str) -> list[str]:
    engine = text("level-club", language)
    return ["Eva", "Björn", "Maximiliana von Lindberg", f"{engine} 2"]


def _lists_of_names(language: str, _: str) -> list[str]:
    names = _names(language, _)
    return [listed(names[:count], language=language) for count in (1, 2, 3)]


def _decimals(*numbers: float) -> Callable[[str, str], list[str]]:
    return lambda language, _: [decimal(number, ".1f", language) for number in numbers]


def _texts(*keys: str) -> Callable[[str, str], list[str]]:
    return lambda language, _: [text(key, language) for key in keys]


def _colours(language: str, _: str) -> list[str]:
    return [text(f"colour-{letter}", language) for letter in "BYRKW"]


def _lines(language: str, _: str) -> list[str]:
    """A line of a board with its tiles, as a screen reader names it."""
    return [
        text("line-empty", language, line=3),
        text("line-holds", language, line=3, count=2, colour="K"),
        text("floor-holds", language, count=2, cost=2),
    ]


def _effects(language: str, _: str) -> list[str]:
    return [
        text("preview-completes", language, points=5, falls=1, cost=2, marker="yes"),
        text("preview-fills", language, count=2, line=4, colour="B", cost=0, marker="no"),
    ]


def _tiles(language: str, _: str) -> list[str]:
    parts = [
        text("tiles-of", language, count=count, colour=colour)
        for count, colour in ((2, "B"), (1, "R"), (5, "W"))
    ]
    return [parts[0], listed([*parts, text("tiles-marker", language)], language=language)]


def _wall_cells(language: str, _: str) -> list[str]:
    cells = [text("wall-cell", language, tile=tile) for tile in ("B", "none", "R", "none", "W")]
    return [listed(cells, language=language)]


def _rows_of_names(language: str, _: str) -> list[str]:
    rows = [
        text("draw-row-of", language, row=row, name=name)
        for row, name in enumerate(_names(language, _)[:2], start=1)
    ]
    return [rows[0], ", ".join(rows)]


def _scores_of_names(language: str, _: str) -> list[str]:
    parts = [
        text("card-score", language, name=name, points=points)
        for name, points in zip(_names(language, _), (0, 101), strict=False)
    ]
    return [", ".join(parts)]


def _puzzle_scores(language: str, _: str) -> list[str]:
    parts = [
        text("puzzle-score", language, name=text(key, language), score=score)
        for key, score in (("lesson-you", 43), ("lesson-opponent", 0))
    ]
    return [listed(parts, language=language)]


def _days(language: str, _: str) -> list[str]:
    return [format_date(_DAY, "medium", locale(language))]


def _times(language: str, _: str) -> list[str]:
    return [format_time(_DAY, "short", locale=locale(language))]


def _durations(language: str, _: str) -> list[str]:
    return [duration(seconds, language) for seconds in (5, 65, 3605)]


def _since(language: str, _: str) -> list[str]:
    return [
        format_timedelta(
            -datetime.timedelta(minutes=minutes), add_direction=True, locale=locale(language)
        )
        for minutes in (1, 5, 2880)
    ]


def _default(_: str, key: str) -> list[Value]:
    """What the option has."""
    found = {option.key: str(option.default) for option in options()}
    return [found[key]] if key in found else [4]


def _mistakes(language: str, _: str) -> list[str]:
    values = {name: decimal(12.5, ".1f", language) for name in ("before", "after", "cost")}
    return [
        text(
            "analyse-biggest-line",
            language,
            **values,
            **{"number": 21, "round": 2, "seat": 1, "played": "3R2", "best": "0B0"},
            points=decimal(2.5, ".1f", language),
        )
    ]


def _picks(language: str, _: str) -> list[str]:
    return [
        text("table-pick", language, count=count, colour=colour, source=source)
        for count, colour, source in ((1, "B", 0), (3, "K", 5))
    ]


def _hints(language: str, key: str) -> list[str]:
    return [*_picks(language, key), text("wall-choice", language, column=4, points=3)]


def _moves(language: str, _: str) -> list[str]:
    return [
        text("review-take", language, count=2, letter="K", source=3, line=0),
        text("review-tile", language, line=2, column=4),
    ]


def _reasons(language: str, _: str) -> list[str]:
    return [
        text("reason-points", language, line=3, points=5, instead=2),
        text("reason-goes_on", language),
    ]


#: By the name of the variable, whatever text it is in.
VARIABLES: dict[str, Examples] = {
    "about": _texts(*(f"level-{level.name}-about" for level in LEVELS[::4])),
    "across": (2, 5),
    "address": ["http://127.0.0.1:8000"],
    "after": _decimals(48.5),
    "ago": _since,
    "anchor": ["engine:ms=100"],
    "bag": COUNTS,
    "before": _decimals(61.0),
    "best": ["0B0"],
    "better": _moves,
    "bound": _decimals(2.9),
    "cells": _wall_cells,
    "centre": (0,),
    "change": ["+61 %", "\N{MINUS SIGN}8 %"],
    "check": ["hello"],
    "choices": ["'play', 'serve', 'analyse'"],
    "code": ["strange_code"],
    "colour": _colours,
    "column": (1, 5),
    "columns": ["1, 3, 4"],
    "command": ["evora play --resume '/home/eva/my games/one.evora'"],
    "cost": COUNTS,
    "count": COUNTS,
    "date": _days,
    "days": (1, 2, 5, 21),
    "deals": FROM_ONE,
    "default": _default,
    "depth": (1, 9, 21),
    "detail": ["seats: expected 2 to 4, got 5"],
    "done": COUNTS,
    "down": (2, 5),
    "effect": _effects,
    "elo": ["+120 (+85 .. +160)"],
    "end": ["time"],
    "expected": (0, 1, 2, 20),
    "extra": ["server"],
    "factory": (1, 5, 9),
    "factories": tuple(FACTORIES.values()),
    "failed": COUNTS,
    "falls": COUNTS,
    "file": ["/home/eva/games.evora"],
    "filled": (1, 4),
    "first": ["0", "21"],
    "floor": (0,),
    "folder": ["ladder"],
    "files": (1, 2, 5, 101),
    "free": (1, 2, 3),
    "gained": COUNTS,
    "game": FROM_ONE,
    "games": COUNTS,
    "greeting": _texts("greeting-hello", "greeting-moment"),
    "hash": ["9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"],
    "height": (12,),
    "high": _decimals(58.1),
    "holds": _colours,
    "host": ["0.0.0.0"],
    "hours": (0, 1, 2, 5, 21),
    "instead": (0, 2, 14),
    "kinds": ["person, random, greedy, novice"],
    "languages": lambda *_: [", ".join(languages())],
    "last": (5,),
    "left": _durations,
    "level": _texts("level-novice", "level-club", "level-strong", "level-full"),
    "levels": ["novice, club, full"],
    "lid": COUNTS,
    "line": (1, 2, 5),
    "lines": ["1, 3, 0"],
    "llr": _decimals(-1.2, 0.4),
    "lost": COUNTS,
    "low": _decimals(41.9),
    "matches": ["--seed, --seeds, --seats"],
    "max": (256,),
    "message": ["ENGINE: 3R9: line 9"],
    "min": (0, 1, 5),
    "min_height": (22,),
    "min_width": (55,),
    "minutes": (1, 2, 5, 21, 101),
    "mistake": _mistakes,
    "move": ["3R2"],
    "moves": FROM_ONE,
    "ms": (1, 306),
    "name": _names,
    "names": _lists_of_names,
    "nearest": ["EVORA_NEW_GAMES"],
    "nodes": LARGE,
    "number": FROM_ONE,
    "opponent": ["greedy"],
    "option": ["--se"],
    "ours": ["1.2.0"],
    "other": (0, 1, 21),
    "owner": _names,
    "package": ["uvicorn"],
    "page": _texts("page-start", "page-games", "status-you"),
    "par": _decimals(50.0, 33.3),
    "passed": COUNTS,
    "place": (1, 4),
    "played": ["3R2"],
    "player": ["'nobody'"],
    "players": PLAYERS,
    "plies": FROM_ONE,
    "points": COUNTS,
    "port": ["8000"],
    "position": (1000,),
    "rate": _decimals(1.5),
    "reason": ["Permission denied"],
    "result": ["21-101"],
    "round": (1, 2, 5, 21),
    "rounds": FROM_ONE,
    "row": (1, 2, 5),
    "rows": (1, 2, 5),
    "score": COUNTS,
    "scores": ["0-101"],
    "seat": (1, 2, 3, 4),
    "seconds": (1, 2, 5, 21, 101),
    "second": ["101", "5"],
    "seed": ["7902699be42c8a8e46fbbb4501726517"],
    "share": _decimals(50.0),
    "shared": (0, 1, 2),
    "size": (1_025,),
    "source": (0, 1, 2, 5),
    "space": (0, 3),
    "start": ["3", "21"],
    "take": ["3R"],
    "target": (21,),
    "theirs": ["1.1.0"],
    "tile": _texts("tile-B", "tile-K"),
    "tiles": _tiles,
    "time": _times,
    "token": ["3R2"],
    "total": FROM_ONE,
    "value": ["x"],
    "variable": ["EVORA_BOT_TOKEN"],
    "which": (1, 2, 3, 4, 5),
    "width": (40,),
    "win": ["54"],
    "winners": ["2", "1, 3"],
    "words": ["--colour blue"],
}

#: Where a text means something else by the name.
SPECIAL: dict[tuple[str, str], Examples] = {
    ("about-engines-text", "count"): (1, 12),
    ("absence-claim", "players"): PLAYERS,
    ("analyse-biggest-line", "cost"): _decimals(12.5),
    ("analyse-biggest-line", "points"): _decimals(2.5),
    ("analyse-biggest-none", "min"): [f"{100 * GRADES[-1][1]:.0f}"],
    ("analyse-bad-game", "game"): (21,),
    ("analyse-bad-game", "games"): FROM_ONE,
    ("analyse-bad-plot", "file"): ["plot.png"],
    ("analyse-bad-round", "first"): (1,),
    ("analyse-many-not", "option"): ["--json"],
    ("analyse-many-only", "option"): ["--jobs"],
    ("analyse-only-files", "option"): ["--game"],
    ("analyse-option-lines", "lines"): (3,),
    ("analyse-option-ms", "file"): (200,),
    ("analysis-at-factory", "holds"): _texts("tile-B", "analysis-empty-place"),
    ("analysis-at-floor", "holds"): _texts("tile-B", "tiles-marker"),
    ("analysis-at-line", "holds"): _texts("tile-B", "analysis-empty-place"),
    ("analysis-at-wall", "holds"): _texts("tile-B", "analysis-empty-place"),
    ("analysis-depth", "nodes"): ["950", "1.2M"],
    ("analysis-lines-option", "count"): (1, 2, 5),
    ("analysis-points", "points"): ["43"],
    ("analysis-problem", "detail"): ["bag: expected counts such as 16B20W"],
    ("arena-bad-anchor", "names"): ["greedy, random"],
    ("arena-clocks", "clocks"): ["engine:ms=100 60+0.6, club 30"],
    ("arena-elo-range", "value"): ["+120"],
    ("arena-faults-more", "count"): FROM_ONE,
    ("arena-heading", "games"): FROM_ONE,
    ("arena-progress-score", "name"): ["engine:ms=100"],
    ("arena-resumed", "games"): FROM_ONE,
    ("arena-sprt", "high"): ["10"],
    ("arena-start-positions", "positions"): FROM_ONE,
    ("arena-sprt", "low"): ["0"],
    ("arena-worst-line", "games"): FROM_ONE,
    ("arena-worst-line", "name"): ["engine:ms=100"],
    ("bar-choose-line", "count"): FROM_ONE,
    ("bot-accepted", "game"): ["ABCDEFGHIJ"],
    ("bot-began", "game"): ["ABCDEFGHIJ"],
    ("bot-declined", "game"): ["ABCDEFGHIJ"],
    ("bot-engine-failed", "game"): ["ABCDEFGHIJ"],
    ("bot-error-level", "level"): ["genius"],
    ("bot-over", "game"): ["ABCDEFGHIJ"],
    ("bot-resigned", "game"): ["ABCDEFGHIJ"],
    ("card-playing", "scores"): _scores_of_names,
    ("cli-backup-done", "rows"): LARGE,
    ("cli-backup-progress", "rows"): LARGE,
    ("cli-option-seats", "level"): ["club"],
    ("cli-replay-game", "scores"): ["21-101"],
    ("cli-replay-progress", "games"): FROM_ONE,
    ("cli-restore-done", "rows"): LARGE,
    ("cli-serve-kind", "kind"): ["postgresql"],
    ("cli-serve-misspelt-setting", "name"): ["EVORA_NEW_GAME"],
    ("cli-serve-unknown-setting", "name"): ["EVORA_COLOUR"],
    ("clock-budget", "seconds"): (0, 5, 10),
    ("draw-floor", "cost"): ["0", "-14"],
    ("draw-last-round", "rows"): _rows_of_names,
    ("end-heading", "count"): FROM_ONE,
    ("end-times", "count"): (2, 3),
    ("end-why", "points"): COUNTS,
    ("game-lost", "name"): _names,
    ("game-players", "count"): PLAYERS,
    ("game-score", "score"): ["21:101"],
    ("export-done", "file"): ["games.parquet"],
    ("export-done", "rows"): LARGE,
    ("export-interrupted", "file"): ["games.parquet"],
    ("export-progress", "rows"): LARGE,
    ("guide-step", "count"): (5,),
    ("guide-step", "number"): (1, 5),
    ("help-short-end", "colour"): (10,),
    ("help-short-end", "column"): (7,),
    ("help-short-end", "row"): (2,),
    ("learn-about", "count"): (1, 12),
    ("learn-continue", "number"): (2, 5, 12),
    ("learn-progress", "count"): (12,),
    ("learn-progress", "done"): (0, 1, 2, 5, 12),
    ("lesson-number", "count"): (12,),
    ("lesson-number", "number"): (1, 2, 12),
    ("lesson-task", "count"): (2,),
    ("lesson-task", "number"): (1, 2),
    ("line-holds", "count"): (1, 2),
    ("line-holds", "line"): (2, 5),
    ("line-offers", "line"): _lines,
    ("lobby-free", "count"): (1, 2, 3),
    ("log-bonus", "points"): (2, 7, 10),
    ("log-floor", "points"): FROM_ONE,
    ("log-no-space", "count"): (1, 2, 5),
    ("log-placed", "points"): FROM_ONE,
    ("log-take", "count"): (1, 2, 5),
    ("moment-bonuses", "points"): FROM_ONE,
    ("moment-take", "line"): (0, 1, 5),
    ("new-from-good", "players"): PLAYERS,
    ("new-players-count", "count"): PLAYERS,
    ("pair-here", "count"): FROM_ONE,
    ("play-bag-refilled", "count"): FROM_ONE,
    ("play-choice-column", "points"): FROM_ONE,
    ("play-choice-completes", "points"): FROM_ONE,
    ("play-column", "line"): (0, 1, 5),
    ("play-ended", "count"): (1, 2, 3),
    ("play-falls", "count"): FROM_ONE,
    ("play-name", "level"): _texts("level-novice", "level-club", "level-strong"),
    ("play-no-space", "count"): (1, 2, 5),
    ("play-no-factory", "source"): (6, 9),
    ("play-no-line", "line"): (6, 9),
    ("play-placed", "points"): FROM_ONE,
    ("play-seat", "kind"): ["person", "random", "greedy", "club"],
    ("play-takes", "count"): (1, 2, 5),
    ("play-takes", "line"): (0, 1, 5),
    ("play-tile-column", "points"): FROM_ONE,
    ("play-to-lid", "count"): FROM_ONE,
    ("play-undone", "count"): FROM_ONE,
    ("practice-cost", "share"): (10, 21, 42),
    ("practice-look", "what"): _hints,
    ("practice-move", "line"): (0, 1, 2, 5),
    ("practice-move", "what"): _picks,
    ("preview-column", "points"): FROM_ONE,
    ("preview-completes", "points"): FROM_ONE,
    ("preview-fills", "count"): (1, 2),
    ("preview-fills", "line"): (2, 5),
    ("puzzle-chance", "other"): ["46 %"],
    ("puzzle-chance", "win"): ["69 %"],
    ("puzzle-ends", "other"): _puzzle_scores,
    ("puzzle-ends", "scores"): _puzzle_scores,
    ("puzzle-rating", "change"): ["+12", "\N{MINUS SIGN}8"],
    ("puzzle-rating", "rating"): ["1,234"],
    ("puzzle-refuted", "best"): ["69 %"],
    ("puzzle-refuted", "win"): ["12 %"],
    ("puzzle-reply", "reply"): lambda language, _: [
        text(
            "log-take",
            language,
            **{"name": "Eva", "count": 3, "colour": "R", "source": 0, "line": 4},
            **{"marker": "no", "falls": 1},
        )
    ],
    ("puzzle-then", "scores"): _puzzle_scores,
    ("puzzle-title", "id"): ["c2-9kx4bd"],
    ("puzzles-setting-name", "players"): PLAYERS,
    ("puzzles-solved.of", "tries"): FROM_ONE,
    ("puzzles-streak.best", "best"): FROM_ONE,
    ("reason-expected", "reason"): _reasons,
    ("reason-bonus", "points"): (2, 7, 10),
    ("reason-near", "points"): (7, 10),
    ("reason-points", "line"): (0, 1, 2, 5),
    ("reason-points", "points"): FROM_ONE,
    ("reason-unfinished", "count"): (1, 2),
    ("reason-unfinished", "line"): (2, 5),
    ("recap-take", "line"): (0, 1, 5),
    ("review-move", "line"): (0, 1, 5),
    ("review-sentence", "played"): _moves,
    ("review-sentence", "points"): _decimals(2.5),
    ("review-take", "count"): (1, 2, 5),
    ("review-take", "line"): (0, 1, 5),
    ("screen-pace", "seconds"): lambda language, _: ["1", decimal(0.25, "g", language)],
    ("screen-review-move", "after"): ["41"],
    ("screen-review-move", "before"): ["62"],
    ("screen-review-none", "min"): [f"{100 * GRADES[-1][1]:.0f}"],
    ("screen-review-seat", "cost"): _decimals(2.5),
    ("screen-reviewing", "done"): FROM_ONE,
    ("selfplay-faults", "games"): FROM_ONE,
    ("selfplay-option-parquet", "file"): ["decisions.parquet"],
    ("table-pick", "count"): (1, 2, 5),
    ("task-bonus.right", "score"): (21, 101),
    ("task-costs.wrong-greedy", "points"): (5,),
    ("task-grey.right", "points"): (5,),
    ("task-grey.wrong-fewer", "points"): (1, 2),
    ("task-row.right", "score"): (21, 101),
    ("task-runs.right", "points"): (6,),
    ("task-runs.wrong-fewer", "points"): (1, 2, 5),
    ("task-tiling.right", "points"): (6,),
    ("terminal-bad-names", "count"): COUNTS,
    ("terminal-bad-seats", "count"): COUNTS,
    ("tiles-of", "count"): (1, 2, 5),
    ("time-left", "time"): _durations,
    ("usage-argument", "name"): ["--players", "FILE"],
    ("usage-bad-choice", "value"): ["5"],
    ("usage-bad-value", "value"): ["'x'"],
    ("usage-count", "count"): FROM_ONE,
    ("usage-did-you-mean", "near"): ["club"],
    ("usage-missing", "names"): ["FILE, POSITION"],
    ("usage-no-value", "value"): ["'x'"],
    ("usage-not-with", "name"): ["--seeds"],
    ("usage-one-of", "names"): ["--token, --token-file"],
    ("usage-player", "option"): ["ms"],
    ("usage-player", "value"): ["'fast'"],
    ("usage-setting", "max"): (65535,),
    ("usage-setting", "min"): (0, 1),
    ("usage-setting", "name"): ["--port", "EVORA_PORT"],
    ("usage-setting", "value"): ["'x'"],
    ("usage-unknown-command", "name"): ["'dance'"],
    ("verify-game", "deals"): FROM_ONE,
    ("verify-game", "game"): (1, 21),
    ("wait-settings", "seconds"): (0, 5, 10),
    ("wall-choice", "points"): FROM_ONE,
    ("you-ended", "count"): (1, 2, 3),
    ("you-take", "count"): (1, 2, 5),
    ("you-why", "points"): COUNTS,
    **{(key, "line"): (0, 1, 5) for key in ("log-take", "you-take", "drawn-take")},
}


def examples(language: str, key: str, variable: str) -> list[Value] | None:
    """Those of a variable of a text; None if there are none."""
    found = SPECIAL.get((key, variable), VARIABLES.get(variable))
    if found is None:
        return None
    return list(found(language, key) if callable(found) else found)


def agreeing(language: str, values: dict[str, Value]) -> dict[str, Value]:
    """With as many names as the text is told that there are."""
    if "names" not in values or values["names"] not in _lists_of_names(language, ""):
        return values
    count = values.get("count", {"points": 1, "rows": 1}.get(str(values.get("verdict")), 2))
    return values | {"names": listed(_names(language, "")[: min(int(count), 3)], language=language)}
