"""The full screen itself: a window of the terminal, its keys, its mouse, and time.

prompt_toolkit draws only what changed, knows every terminal's keys and mouse, and needs no package
that Evora does not have; everything on the screen is painted by the modules beside this one.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterator
from typing import Any

from prompt_toolkit.application import Application
from prompt_toolkit.data_structures import Point
from prompt_toolkit.formatted_text import ANSI, to_formatted_text
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.keys import Keys
from prompt_toolkit.layout import Layout, UIContent, UIControl, Window
from prompt_toolkit.mouse_events import MouseEvent, MouseEventType

from evora.terminal.ending import cut_short, finish, leave
from evora.terminal.fullscreen.canvas import Canvas
from evora.terminal.fullscreen.control import Control, Job
from evora.terminal.fullscreen.looks import Looks
from evora.terminal.fullscreen.showing import show
from evora.terminal.fullscreen.view import Target
from evora.terminal.local_game import LocalGame
from evora.terminal.screen import Screen
from evora.terminal.setup import Setup
from evora.terminal.signals import EndedBySignal, ending_signals

DEFAULT_DELAY = 1.0
_NAMES = {
    Keys.Left: "left",
    Keys.Right: "right",
    Keys.Up: "up",
    Keys.Down: "down",
    Keys.Enter: "enter",
    Keys.Escape: "escape",
    Keys.Tab: "right",
    Keys.BackTab: "left",
    Keys.PageUp: "pageup",
    Keys.PageDown: "pagedown",
    Keys.Home: "home",
    Keys.End: "end",
    Keys.Backspace: "backspace",
    Keys.ControlC: "interrupt",
    Keys.ControlD: "interrupt",
    Keys.SIGINT: "interrupt",
}
_WHEEL = {MouseEventType.SCROLL_UP: "up", MouseEventType.SCROLL_DOWN: "down"}
_ESCAPE_SECONDS = 0.05  # how long to wait for the rest of a sequence that begins with Escape


def run_full_screen(
    setup: Setup,
    *,
    colour: bool,
    write: Callable[[str], None] = print,
    width: Callable[[], int],
    delay: float | None = None,
) -> int:
    """Plays a game in a full screen; the exit status is that of the game line by line."""
    with contextlib.closing(LocalGame(setup)) as local_game:
        control = Control(local_game, Looks(colour), DEFAULT_DELAY if delay is None else delay)
        screen = Screen(input, write, colour, width, local_game.table.names)
        # Above the game when the screen is left: the hash that the seed can be checked against.
        screen.greet(local_game.table, resumed=setup.resume is not None)
        try:
            with contextlib.suppress(EOFError):  # nobody types any more
                asyncio.run(GameScreen(control).run())
        except EndedBySignal:
            cut_short(local_game, screen)
            raise
        return finish(local_game, screen) if local_game.game.is_over else leave(local_game, screen)


class GameScreen:
    """Shows a game and passes on keys, clicks and what was thought in the background."""

    def __init__(self, control: Control) -> None:
        self._control = control
        self._changed = asyncio.Event()
        self._ended: EndedBySignal | None = None
        self.app: Application[None] = Application(
            layout=Layout(
                Window(_Table(control, self._click, self._press), always_hide_cursor=True)
            ),
            key_bindings=self._bindings(),
            mouse_support=True,
            full_screen=True,
        )
        self.app.ttimeoutlen = _ESCAPE_SECONDS
        self.app.timeoutlen = _ESCAPE_SECONDS

    async def run(self) -> None:
        """Until the game is left; EndedBySignal if a signal ended it."""
        driver = asyncio.ensure_future(self._drive())
        try:
            with self._signals_heard():
                await self.app.run_async()
        except OSError:
            if self._ended is None:
                raise
            # A window that was closed is not there to be restored.
        finally:
            self._control.cancel()
            driver.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await driver
        if self._ended is not None:
            raise self._ended

    # What ends it from outside

    @contextlib.contextmanager
    def _signals_heard(self) -> Iterator[None]:
        loop, numbers = asyncio.get_running_loop(), ending_signals()
        with contextlib.suppress(NotImplementedError):  # on Windows no loop hears any
            for number in numbers:
                loop.add_signal_handler(number, self._end, number)
        try:
            yield
        finally:
            with contextlib.suppress(NotImplementedError):
                for number in numbers:
                    loop.remove_signal_handler(number)

    def _end(self, number: int) -> None:
        self._ended = EndedBySignal(number)
        if self.app.is_running and not self.app.is_done:
            self.app.exit()

    # What is pressed

    def _bindings(self) -> KeyBindings:
        bindings = KeyBindings()

        @bindings.add(Keys.Any)
        @bindings.add(Keys.BracketedPaste)
        def _typed(event: KeyPressEvent) -> None:
            for letter in event.data:
                self._press(letter)

        @bindings.add(Keys.ControlZ)
        def _suspend(event: KeyPressEvent) -> None:
            event.app.suspend_to_background()

        for key, name in _NAMES.items():
            bindings.add(key)(self._presser(name))
        return bindings

    def _presser(self, name: str) -> Callable[[KeyPressEvent], None]:
        def pressed(_event: KeyPressEvent) -> None:
            self._press(name)

        return pressed

    def _press(self, key: str) -> None:
        self._control.press(key)
        self._after()

    def _click(self, target: Target) -> None:
        self._control.click(target)
        self._after()

    def _after(self) -> None:
        self._changed.set()
        if self._control.left and not self.app.is_done:
            self.app.exit()
        self.app.invalidate()

    # What takes time

    async def _drive(self) -> None:
        """Does one job after the other; what goes wrong there ends the screen."""
        try:
            while True:
                await self._do_next()
        except Exception as error:
            if not self.app.is_done:
                self.app.exit(exception=error)

    async def _do_next(self) -> None:
        """Does one job in a thread, so that keys still answer; without one waits for a key."""
        self._changed.clear()
        job = self._control.job()
        if job is None:
            await self._changed.wait()
            return
        result: Any = await asyncio.to_thread(job.run)
        if job.paced:
            await self._pace(job)
        self._control.finish(job, result)
        self.app.invalidate()

    async def _pace(self, job: Job) -> None:
        """Waits until the move is due: after the delay, or while it is paused until a step."""
        clock = asyncio.get_running_loop().time
        began = clock()
        while self._control.is_current(job) and not self._control.single:
            rest = None if self._control.paused else began + self._control.delay - clock()
            if rest is not None and rest <= 0:
                return
            self._changed.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), rest)


class _Table(UIControl):
    """The one control of the window: everything is on its canvas."""

    def __init__(
        self, control: Control, click: Callable[[Target], None], press: Callable[[str], None]
    ) -> None:
        self._control = control
        self._click = click
        self._press = press
        self._canvas: Canvas[Target] = Canvas(1, 1)

    def create_content(self, width: int, height: int) -> UIContent:
        self._canvas = show(self._control, width, height)
        lines = [to_formatted_text(ANSI(line)) for line in self._canvas.lines()]
        return UIContent(
            get_line=lambda row: lines[row],
            line_count=len(lines),
            show_cursor=False,
            cursor_position=Point(0, 0),
        )

    def is_focusable(self) -> bool:
        return True

    def mouse_handler(self, mouse_event: MouseEvent) -> None:
        if mouse_event.event_type == MouseEventType.MOUSE_DOWN:
            at = mouse_event.position
            target = self._canvas.target_at(at.x, at.y)
            if target is not None:
                self._click(target)
        elif self._control.page is not None and mouse_event.event_type in _WHEEL:
            self._press(_WHEEL[mouse_event.event_type])
