"""A player at a table in a browser that WebDriver drives, who goes by what is seen."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Literal

from tools.browser.gestures import press, strike
from tools.browser.table import source_of, worth
from tools.browser.webdriver import Screen
from tools.browser.words import words

_PATIENCE_SECONDS = 60.0

# What can be pressed now, by name, with its middle; `kind` is one of these three.
_FOUND = """(kind) => {
  const where = {
    tiles: '[role=group] button[aria-pressed]',
    board: 'section[data-place^="board:"] button:not([aria-expanded])',
    end: 'dialog[open]',
  }[kind];
  const open = (each) => !each.disabled && each.ariaDisabled !== 'true';
  return [...document.querySelectorAll(where)].filter(open).map((each) => {
    const box = each.getBoundingClientRect();
    const bare = each.cloneNode(true);
    for (const part of bare.querySelectorAll('[aria-hidden=true]')) part.remove();
    return {
      name: each.ariaLabel ?? bare.textContent.trim(),
      text: each.innerText,
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      picked: each.ariaPressed === 'true',
      line: each.dataset.target,
    };
  });
}"""
_LIES = (
    """() => [...document.querySelectorAll('[role=group]')].map((each) => each.ariaLabel).join()"""
)
# From here on: what the page throws before is seen by the tests in Chromium.
_LISTEN = """() => {
  window.wrong = [];
  addEventListener('error', (event) => wrong.push(event.message));
  addEventListener('unhandledrejection', (event) => wrong.push(String(event.reason)));
}"""

Hand = Literal["mouse", "touch", "keys"]
Json = dict[str, Any]


def until(screen: Screen, what: str, condition: Callable[[], Any]) -> Any:
    """The first true value of a condition."""
    end = time.monotonic() + _PATIENCE_SECONDS
    while not (value := condition()):
        assert time.monotonic() < end, f"{screen.name}: {what} does not come"
        time.sleep(0.03)
    return value


class Hands:
    def __init__(self, screen: Screen, hand: Hand = "mouse") -> None:
        self.screen = screen
        self.hand = hand
        self.moves = 0

    def open(self, url: str) -> None:
        self.screen.goto(url)
        self.screen.evaluate(_LISTEN)

    def wrong(self) -> list[str]:
        """The errors of the page's script."""
        found: list[str] = self.screen.evaluate("() => wrong")
        return found

    def found(self, kind: Literal["tiles", "board", "end"]) -> list[Json]:
        found: list[Json] = self.screen.evaluate(_FOUND, kind)
        return found

    def wait(self) -> Literal["move", "over"]:
        def ready() -> Literal["move", "over"] | None:
            if self.found("end"):
                return "over"
            return "move" if self.found("tiles") else None

        state: Literal["move", "over"] = until(self.screen, "one's turn", ready)
        return state

    def move(self) -> None:
        """Takes tiles and puts them where most is to be won."""
        self.moves += 1
        before = self.screen.evaluate(_LIES)
        self._pick(self.found("tiles")[0])
        until(self.screen, "picked tiles", self._is_picked)
        targets = until(self.screen, "a target", lambda: self.found("board"))
        self._put(max(targets, key=lambda each: worth(each["text"])))
        until(self.screen, "the move", lambda: self.screen.evaluate(_LIES) != before)

    def _is_picked(self) -> bool:
        return any(tiles["picked"] for tiles in self.found("tiles"))

    def _pick(self, tiles: Json) -> None:
        if self.hand == "keys":
            source, colour = source_of(words(), tiles["name"])
            self.screen.perform(strike("Escape", str(source), colour.lower()))
        elif not tiles["picked"]:
            self._press(tiles)

    def _put(self, target: Json) -> None:
        # No Enter here: a Firefox without a window does not press the button that has the focus.
        if self.hand == "keys":
            self.screen.perform(strike(target["line"]))
        else:
            self._press(target)

    def _press(self, target: Json) -> None:
        kind: Literal["mouse", "touch"] = "touch" if self.hand == "touch" else "mouse"
        self.screen.perform(press(target["x"], target["y"], kind))
