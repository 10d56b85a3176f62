"""A player at a table who goes by what is seen or read aloud, and knows no rules."""

from __future__ import annotations

import random
import re
from functools import cache
from typing import Literal

from playwright.sync_api import Locator, Page, expect

from tools.browser.words import Words, plain, words

PATIENCE_MS = 60_000.0

Hand = Literal["mouse", "touch", "keys"]
# The name that assistive technology tells, and what is to be seen.
_SEEN = """(found) => found.map((each) => {
  const bare = each.cloneNode(true);
  for (const part of bare.querySelectorAll('[aria-hidden=true]')) part.remove();
  return [each.getAttribute('aria-label') ?? bare.textContent.trim(), each.innerText];
})"""
# What lies on the factories, in the centre and on the walls, by accessible names.
_LIES = "[...document.querySelectorAll('[role=group]')].map((each) => each.ariaLabel).join()"


class Table:
    """The table on a page, played with one kind of hand."""

    def __init__(self, page: Page, hand: Hand = "mouse", language: str = "en") -> None:
        self.page = page
        self.hand = hand
        self.words = words(language)
        self.random = random.Random(7)
        sources = page.get_by_role("group", name=self.words("table-sources"))
        boards = page.get_by_role("region", name=board_names(self.words))
        #: Tiles that can be taken now.
        self.picks = sources.get_by_role("button", disabled=False).and_(
            page.locator("[aria-pressed]")
        )
        #: What can be pressed on one's own board: lines and floor, or spaces of the wall.
        self.targets = boards.get_by_role("button", disabled=False)
        self.spaces = boards.get_by_role("button", name=space_names(self.words))
        self.end = page.get_by_role("dialog", name=end_names(self.words))
        self.moves = 0

    # --- What is to be done

    def wait(self) -> Literal["move", "over"]:
        """Until it is one's turn, or the end."""
        ready = self.picks.or_(self.spaces).or_(self.end).first
        ready.wait_for(timeout=PATIENCE_MS)
        return "over" if self.end.is_visible() else "move"

    def state(self) -> Literal["move", "over", "wait"]:
        """Whether it is one's turn just now."""
        if self.end.is_visible():
            return "over"
        return "move" if self.picks.or_(self.spaces).count() else "wait"

    def play_out(self, max_moves: int = 120) -> None:
        """Moves until the end screen comes."""
        while self.wait() == "move":
            self.move()
            assert self.moves < max_moves, "the game does not end"

    def move(self) -> str:
        """Makes one move; says what it was, as the page did."""
        self.moves += 1
        if self.picks.count() == 0:
            return self._tile()
        names = self.names()
        self.random.shuffle(names)
        best: tuple[int, str, str] | None = None
        for name in names[:3]:
            self._pick(name)
            value, line = max((worth(text), label) for label, text in self._seen(self.targets))
            if best is None or value > best[0]:
                best = (value, name, line)
            if value >= 0:
                break
        assert best is not None
        _, name, line = best
        if not self._is_picked(name):
            self._pick(name)
        before = self.page.evaluate(_LIES)
        self._put(line)
        self._changed(before)
        return f"{name}: {line}"

    def _tile(self) -> str:
        label, _ = self.random.choice(self._seen(self.spaces))
        if self.hand == "keys":
            before = self.page.evaluate(_LIES)
            self.page.keyboard.press(str(number_in(label)))
            self._changed(before)
        else:
            self.tile(self.spaces.and_(named(self.page, label)))
        return label

    def tile(self, button: Locator) -> None:
        """Presses one of the buttons that stand for a space of the wall."""
        before = self.page.evaluate(_LIES)
        self._press(button)
        self._changed(before)

    # --- Looking

    def _seen(self, what: Locator) -> list[tuple[str, str]]:
        found = [(str(label), str(text)) for label, text in what.evaluate_all(_SEEN)]
        assert found, "nothing can be pressed"
        return found

    def name(self, what: Locator) -> str:
        return self._seen(what)[0][0]

    def names(self) -> list[str]:
        """What can be taken now."""
        return [label for label, _ in self._seen(self.picks)]

    def _is_picked(self, name: str) -> bool:
        return named(self.page, name).get_attribute("aria-pressed") == "true"

    # --- Doing

    def _press(self, what: Locator) -> None:
        if self.hand == "touch":
            what.tap(timeout=PATIENCE_MS)
        else:
            what.click(timeout=PATIENCE_MS)

    def _pick(self, name: str) -> None:
        if self.hand == "keys":
            source, colour = source_of(self.words, name)
            self.page.keyboard.press("Escape")
            self.page.keyboard.press(str(source))
            self.page.keyboard.press(colour.lower())
        else:
            self._press(named(self.page, name))
        expect(named(self.page, name)).to_have_attribute("aria-pressed", "true")

    def _put(self, line: str) -> None:
        if self.hand == "keys":
            lines = {n: self.words.text("line-empty", line=n).split(":")[0] for n in range(1, 6)}
            spoken = plain(line)
            number = next((n for n, name in lines.items() if spoken.startswith(name)), 0)
            self.page.keyboard.press(str(number))
        else:
            self._press(self.targets.and_(named(self.page, line)))

    def _changed(self, before: str) -> None:
        """Until the move has been made."""
        self.page.wait_for_function(
            f"before => {_LIES} !== before", arg=before, timeout=PATIENCE_MS
        )


def source_of(said: Words, name: str) -> tuple[int, str]:
    """The keys of tiles: the source's digit and the colour's letter, from what they are called."""
    found = _sources(said).get(plain(name))
    assert found, f"not a name of tiles: {name}"
    return found


@cache
def _sources(said: Words) -> dict[str, tuple[int, str]]:
    """What tiles of every number, colour and source are called."""
    return {
        said.text("table-pick", count=count, colour=colour, source=source): (source, colour)
        for source in range(10)
        for colour in "BYRKW"
        for count in range(1, 21)
    }


def end_names(said: Words) -> re.Pattern[str]:
    """All headings of the end screen."""
    known = [
        said("end-heading", "names", how=how, count=count).pattern
        for how in ("you", "others", "none")
        for count in (1, 2)
    ]
    return re.compile("|".join(known))


def board_names(said: Words) -> re.Pattern[str]:
    """One's own board, and those of others."""
    return re.compile("|".join([said("you-board").pattern, said("board-of", "name").pattern]))


def space_names(said: Words) -> re.Pattern[str]:
    """All names of spaces to choose from while tiling."""
    known = [said("wall-choice", "column", points=points).pattern for points in range(1, 11)]
    return re.compile("|".join(known))


def named(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def number_in(label: str) -> int:
    found = re.search(r"\d", label)
    assert found, label
    return int(found.group())


def worth(text: str) -> int:
    """What is written at a line: +3 for points, ↓2 for tiles that fall."""
    up = sum(map(int, re.findall(r"\+(\d+)", text)))
    down = sum(map(int, re.findall(r"↓(\d+)", text)))
    # The floor shows its costs: the last resort.
    return -100 if "\u2212" in text else up - 3 * down
