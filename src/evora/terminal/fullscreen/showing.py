"""From the state of a game to what is on the screen."""

from __future__ import annotations

from evora.plaintext.closing_rows import closing_row_lines
from evora.plaintext.palette import Palette
from evora.terminal.choices import choice_words
from evora.terminal.fullscreen.canvas import Canvas
from evora.terminal.fullscreen.control import Control, Looking
from evora.terminal.fullscreen.marks import Marks, marks_since
from evora.terminal.fullscreen.narration import sentences
from evora.terminal.fullscreen.pages import Page, page_keys
from evora.terminal.fullscreen.reviewing import mistake_words
from evora.terminal.fullscreen.table import paint_key_bar, paint_table
from evora.terminal.fullscreen.view import Key, Target, View
from evora.terminal.report import final_table, round_report, who_won, why_ended
from evora.texts import decimal, text

_LATEST = 24  # tokens that may have room beside the table


def show(control: Control, width: int, height: int) -> Canvas[Target]:
    """What a window of this size shows now."""
    control.width = width
    if control.looking is not None:
        return paint_table(_look_back(control, control.looking), width, height)
    if control.page is not None:
        canvas: Canvas[Target] = Canvas(width, height)
        control.page.paint(canvas)
        paint_key_bar(canvas, _page_keys(control, control.page), control.looks)
        return canvas
    return paint_table(_view(control, width), width, height)


def _view(control: Control, width: int) -> View:
    local_game = control.local_game
    watcher = control.bottom if local_game.has_people else None
    return View(
        position=local_game.position,
        names=local_game.table.names,
        looks=control.looks,
        bottom=control.bottom,
        choosing=control.choosing,
        marks=marks_since(local_game.game, local_game.last_turn_of(watcher)),
        heading=_heading(control),
        report=_report(control, width),
        status=_status(control),
        notes=[
            line.strip()
            for line in closing_row_lines(
                local_game.position.closing_rows, local_game.table.names, 10_000
            )
        ],
        log=sentences(local_game, control.bottom, last=_LATEST),
        keys=_keys(control),
    )


def _look_back(control: Control, looking: Looking) -> View:
    """The table before a mistake, with the cursor on the better move or on the one played."""
    position, names = looking.move.position, control.local_game.table.names
    choosing = looking.choosing
    shown = looking.move.best if looking.better else looking.move.played
    other = text("screen-key-played") if looking.better else text("screen-key-better")
    now = text("screen-key-better") if looking.better else text("screen-key-played")
    return View(
        position=position,
        names=names,
        looks=control.looks,
        bottom=looking.move.seat,
        choosing=choosing,
        marks=Marks(),
        heading=text("draw-heading", round=position.round, phase=position.phase),
        report=[],
        status=[
            mistake_words(looking.move, names),
            f"{now}: {shown}, {choice_words(position, shown)}",
        ],
        notes=[],
        log=[],
        keys=[
            Key("enter", other, "Enter"),
            Key("down", text("screen-key-scroll"), "↑↓"),
            Key("escape", text("screen-key-close"), "Esc"),
        ],
    )


def _page_keys(control: Control, page: Page) -> list[Key]:
    reviewing = control.reviewing
    if reviewing is None or page is not reviewing.page or not reviewing.mistakes:
        return page_keys(page)
    return [Key("enter", text("screen-key-show"), "Enter"), *page_keys(page)]


def _heading(control: Control) -> str:
    position = control.local_game.position
    parts = [text("draw-heading", round=position.round, phase=position.phase)]
    if not position.is_over and _has_computers(control):
        parts.append(text("screen-pace", seconds=decimal(control.delay, "g")))
    return "  ·  ".join(parts)


def _has_computers(control: Control) -> bool:
    local_game = control.local_game
    return any(not local_game.is_person(seat) for seat in range(1, local_game.position.players + 1))


def _report(control: Control, width: int) -> list[str]:
    """In place of the factories: what a round brought, or the whole game."""
    game, names = control.local_game.game, control.local_game.table.names
    if game.position.is_over:
        return final_table(game, names, Palette(False), width)
    if game.position.phase == "deal" and game.tokens:
        return round_report(game, names, Palette(False), width)
    return []


def _status(control: Control) -> list[str]:
    """What to do or to wait for; then an answer, or what the move under the cursor does."""
    local_game = control.local_game
    if control.entry is not None:
        return [text("screen-save-as", file=f"{control.entry}▏")]
    if local_game.game.is_over:
        names = local_game.table.names
        return [
            who_won(local_game.game, names),
            control.message or why_ended(local_game.game, names),
        ]
    return _choice_status(control) if control.choosing is not None else _waiting_status(control)


def _choice_status(control: Control) -> list[str]:
    choosing = control.choosing
    assert choosing is not None
    answer = choosing.refused or control.message
    words = ""
    if choosing.move is not None and not choosing.refused:
        words = choice_words(choosing.position, choosing.move)
    return [_question(control), *filter(None, (answer, words))]


def _waiting_status(control: Control) -> list[str]:
    local_game = control.local_game
    mover = local_game.position.to_move
    if control.waits_for_deal:
        waiting = text("screen-deal", round=local_game.position.round)
    elif mover is None:
        waiting = ""
    else:
        name = local_game.table.names[mover - 1]
        waiting = text("screen-paused" if control.paused else "screen-thinking", name=name)
    return [waiting, control.message]


def _question(control: Control) -> str:
    choosing = control.choosing
    assert choosing is not None
    name = control.local_game.table.names[control.bottom - 1]
    if choosing.stage == "tiles":
        return text("screen-choose-tiles", name=name)
    if choosing.stage == "line":
        return text("screen-choose-line", take=str(choosing.take))
    line = choosing.position.legal_moves[0].line
    return text("screen-choose-column", name=name, line=line)


def _keys(control: Control) -> list[Key]:
    """The keys that do something now, those first that are needed most."""
    enter, escape = "Enter", "Esc"
    if control.entry is not None:
        return [
            Key("enter", text("screen-key-save"), enter),
            Key("escape", text("screen-key-back"), escape),
        ]
    local_game = control.local_game
    keys: list[Key] = []
    if control.choosing is not None:
        keys.append(Key("enter", text("screen-key-choose"), enter))
        if control.choosing.stage == "line":
            keys.append(Key("escape", text("screen-key-back"), escape))
        keys.append(Key("h", text("screen-key-hint")))
    elif control.waits_for_deal:
        keys.append(Key("enter", text("screen-key-deal"), enter))
    elif local_game.position.is_over:
        keys.append(Key("v", text("screen-key-review")))
    else:
        paused = control.paused
        keys.append(Key(" ", text("screen-key-continue" if paused else "screen-key-pause"), "␣"))
        keys.append(Key("n", text("screen-key-step")))
        keys.append(Key("+", text("screen-key-pace"), "+ -"))
    if local_game.has_people and not local_game.position.is_over:
        keys.append(Key("u", text("screen-key-undo")))
    keys.append(Key("l", text("screen-key-log")))
    if not local_game.position.is_over:
        keys.append(Key("s", text("screen-key-save")))
    keys.append(Key("?", text("screen-key-help")))
    keys.append(Key("q", text("screen-key-quit")))
    return keys
