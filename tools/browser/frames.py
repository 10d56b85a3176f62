"""What is on the table, frame by frame: to see whether anything runs ahead of the tiles."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

#: Runs before the page. Notes every frame that differs from the one before.
RECORDER = """
window.frames = [];
let last = '';
const all = (selector) => [...document.querySelectorAll(selector)];
const number = (text) => Number(text?.match(/\\d+/)?.[0] ?? NaN);
const bySeat = (found, value) => {
  const seats = {};
  for (const each of found) {
    const seat = each.dataset.place.split(':')[1];
    seats[seat] = (seats[seat] ?? 0) + value(each);
  }
  return seats;
};
const tile = (space) => Number(space.matches('.held') || space.querySelector('.held') !== null);
const look = () => {
  const scores = {};
  for (const each of all('[data-place^="score:"]')) {
    const text = (each.querySelector('strong') ?? each).innerText;
    scores[each.dataset.place.split(':')[1]] = number(text);
  }
  const outside = all('.flying, .pop').filter((each) => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  });
  const over = (a, b) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const words = all('.said').map((each) => each.getBoundingClientRect());
  return {
    said: document.querySelector('.bar .words')?.innerText ?? '',
    round: number(document.querySelector('.where')?.innerText),
    bag: number(document.querySelector('[data-place=bag]')?.parentElement.innerText),
    lid: number(document.querySelector('[data-place=lid]')?.parentElement.innerText),
    offered: all('[data-place^="factory:"] > .held').length,
    walls: bySeat(all('[data-place^="wall:"]'), tile),
    scores,
    flying: all('.flying').length,
    pops: all('.pop').map((each) => each.innerText),
    outside: outside.map((each) => each.outerHTML.slice(0, 60)),
    across: all('.flying, .pop').filter((each) =>
      words.some((box) => over(each.getBoundingClientRect(), box))).length,
    card: document.querySelector('.card')?.innerText ?? null,
    dialog: document.querySelector('dialog[open]') !== null,
    praise: document.querySelector('.said.right') !== null,
    log: document.querySelector('ol[aria-label], ul[aria-label]')?.innerText ?? '',
  };
};
const frame = () => {
  if (document.querySelector('.table')) {
    const now = look();
    const text = JSON.stringify(now);
    if (text !== last) frames.push(now);
    last = text;
  }
  requestAnimationFrame(frame);
};
requestAnimationFrame(frame);
"""

Frame = dict[str, Any]


def record(page: Page) -> None:
    page.add_init_script(RECORDER)


def frames(page: Page) -> list[Frame]:
    found: list[Frame] = page.evaluate("frames")
    return found


def changes(found: list[Frame], *names: str) -> list[tuple[Any, ...]]:
    """The values of these, one after the other, without repeats."""
    seen: list[tuple[Any, ...]] = []
    for each in found:
        now = tuple(each[name] for name in names)
        if not seen or seen[-1] != now:
            seen.append(now)
    return seen
