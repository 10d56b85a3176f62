"""On phones no sentence is cut, and nothing covers a name, a score or a wall.

Every moment of a round, in every language, on every size, with two to four players: one page for
each number of players, which changes size and language where it is.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from evora.texts import languages
from tools.browser import positions
from tools.browser.devices import prefer, resize
from tools.browser.site import FRIEND, ME, Site
from tools.browser.table import PATIENCE_MS, Table
from tools.browser.visit import Visit
from tools.browser.words import LOCALES, Words, words

SIZES: tuple[ViewportSize, ...] = tuple(
    {"width": width, "height": height}
    for width, height in (
        (360, 640),
        (375, 667),
        (390, 844),
        (412, 915),
        (844, 390),
        (720, 450),
    )
)
SAID = words("en")
REGULAR = {"type": "engine", "level": "regular"}
COLOURS = "BYRKW"
# The widest font there is on most machines; the page's own is narrower.
WIDEST = "document.documentElement.style.setProperty('--font', \"'DejaVu Sans', sans-serif\")"

# What is cut off, or lies on something that has to be seen: in every language, one after the other,
# as if another tab chose them.
WRONG = """async (languages) => {
  const found = {};
  for (const [language, locale] of languages) {
    dispatchEvent(new StorageEvent('storage', { key: 'evora.language', newValue: language }));
    const spoken = () => [language, locale].includes(document.documentElement.lang);
    // Looking makes the browser lay the page out: no frame has to be waited for.
    do await new Promise((done) => setTimeout(done)); while (!spoken());
    await new Promise((done) => setTimeout(done));
    const wrong = look();
    if (wrong.length > 0) found[language] = wrong;
  }
  return found;

  function look() {
  const wrong = [];
  const boxOf = (each) => each.getBoundingClientRect();
  const shown = (what) => [...document.querySelectorAll(what)].filter(
    (each) => each.checkVisibility() && boxOf(each).width > 0);
  const name = (each) => `${each.className || each.tagName} ${(each.innerText ?? '').slice(0, 40)}`;
  const apart = (a, b) => Math.max(a.left - b.right, b.left - a.right,
    a.top - b.bottom, b.top - a.bottom);
  // The bar: every word inside it, no part on another.
  const bar = document.querySelector('.bar');
  const words = bar.querySelector('.words');
  if (words) {
    const room = boxOf(words);
    for (const each of words.querySelectorAll('p, li')) {
      const box = boxOf(each);
      if (box.top < room.top - 1 || box.bottom > room.bottom + 1 || box.left < -1
        || box.right > innerWidth + 1) wrong.push(`cut: ${name(each)}`);
    }
    const lines = [...words.querySelectorAll('li, p')].map(boxOf);
    for (const [i, one] of lines.entries()) for (const other of lines.slice(i + 1)) {
      if (apart(one, other) < -1) wrong.push('lines of the bar lie on each other');
    }
  }
  const buttons = [...bar.querySelectorAll('button')].filter((each) => each.checkVisibility());
  for (const [i, each] of buttons.entries()) {
    const box = boxOf(each);
    if (box.right > innerWidth + 1 || box.bottom > innerHeight + 1) {
      wrong.push(`out: ${name(each)}`);
    }
    if (each.scrollWidth > each.clientWidth + 1) wrong.push(`cut: ${name(each)}`);
    for (const other of buttons.slice(i + 1)) {
      if (apart(box, boxOf(other)) < -1) wrong.push(`${name(each)} on ${name(other)}`);
    }
    if (words && apart(box, boxOf(words)) < -1) wrong.push(`${name(each)} on the words`);
  }
  // Names, scores and walls: on top wherever they are, and inside their boards.
  const table = boxOf(document.querySelector('.table'));
  const scores = shown('[data-place^="score:"]');
  const seen = [...shown('.seat-name'), ...scores, ...shown('[data-place^="wall:"]')];
  for (const each of seen) {
    const box = boxOf(each);
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (x < table.left || x > table.right || y < table.top || y > table.bottom) {
      wrong.push(`outside: ${name(each)}`);
      continue;
    }
    const top = document.elementFromPoint(x, y);
    const own = (of) => of && (each.contains(of) || of.contains(each));
    if (!own(top) && !own(top?.closest('svg'))) {
      wrong.push(`covered: ${name(each)} by ${top && name(top)}`);
    }
  }
  for (const each of shown('.seat-name')) {
    const box = boxOf(each);
    for (const score of scores) {
      if (apart(box, boxOf(score)) < 0) wrong.push(`name on score: ${name(each)}`);
    }
  }
  // The summary of a round, and what lies over the table: whole, and on the screen.
  for (const each of shown('.card, .notice')) {
    const box = boxOf(each);
    if (box.left < -1 || box.right > innerWidth + 1 || box.top < -1
      || box.bottom > innerHeight + 1) wrong.push(`outside: ${name(each)}`);
    for (const part of each.querySelectorAll('h2, p, td, button')) {
      if (part.scrollWidth > part.clientWidth + 1) wrong.push(`cut: ${name(part)}`);
    }
  }
  // What is seen of a name tells it from the others.
  const names = shown('.others .seat-name').map((each) => {
    const clip = each.querySelector('.clip');
    const edge = boxOf(clip);
    const range = document.createRange();
    const letters = [...clip.firstChild.data].filter((_, i) => {
      range.setStart(clip.firstChild, i);
      range.setEnd(clip.firstChild, i + 1);
      const box = range.getBoundingClientRect();
      return box.right <= edge.right + 1 && box.bottom <= edge.bottom + 2;
    });
    return letters.join('').trim() + each.textContent.slice(clip.textContent.length);
  });
  if (new Set(names).size < names.length || names.some((each) => each.length < 4)) {
    wrong.push(`names: ${names}`);
  }
  return wrong;
  }
}"""
# Each of these sentences, put where the bar has its own; those that do not fit.
TOO_LONG = """([sentences, prompt]) => {
  const words = document.querySelector('.bar .words');
  const p = words.querySelector('p');
  const [before, style] = [p.textContent, words.className];
  words.classList.toggle('prompt', prompt);
  // The others' moves are told as long as nothing is chosen.
  const recaps = prompt ? null : words.querySelector('ul');
  if (recaps) recaps.hidden = true;
  const found = sentences.filter((sentence) => {
    p.textContent = sentence;
    const [inside, room] = [p.getBoundingClientRect(), words.getBoundingClientRect()];
    return inside.top < room.top - 1 || inside.bottom > room.bottom + 1
      || p.scrollWidth > p.clientWidth + 1;
  });
  p.textContent = before;
  words.className = style;
  if (recaps) recaps.hidden = false;
  return found;
}"""


@dataclass
class Phone:
    """A tab in which a game is played, for all sizes and languages."""

    page: Page
    players: int

    def look(self, prepare: Callable[[], None] = lambda: None) -> None:
        """Nothing is wrong in any language, in any size."""
        wrong = {}
        for size in SIZES:
            resize(self.page, size)
            prepare()
            if found := self.page.evaluate(WRONG, [*LOCALES.items()]):
                wrong[(size["width"], size["height"])] = found
        assert wrong == {}


@pytest.fixture(scope="module")
def context(browser: Browser) -> Iterator[BrowserContext]:
    with browser.new_context(viewport=SIZES[0], locale="en-GB", reduced_motion="reduce") as found:
        found.set_default_timeout(PATIENCE_MS)
        found.add_init_script(prefer(pace="instant", summary=False, offline=False))
        yield found


def opened(context: BrowserContext, site: Site, game: str, players: int) -> Phone:
    page = context.new_page()
    page.goto(site.url(f"/play/{game}"))
    page.get_by_role("group", name=SAID("table-sources")).wait_for()
    page.evaluate(WIDEST)
    return Phone(page, players)


@pytest.fixture(scope="module", params=[2, 3, 4])
def phone(request: pytest.FixtureRequest, context: BrowserContext, site: Site) -> Phone:
    """After a move of everybody: the others' moves stand in the bar."""
    players = int(request.param)
    at = positions.middle(players)
    game = site.create(context, ME, *[REGULAR] * (players - 1), position=at)
    found = opened(context, site, game, players)
    table = Table(found.page)
    table.wait()
    table.move()
    table.wait()
    expect(found.page.locator(".bar li")).to_have_count(players - 1)
    return found


def test_my_turn(phone: Phone) -> None:
    """With what the others did in a line of its own."""
    phone.look()


def test_a_line_is_considered(phone: Phone) -> None:
    """Tiles are chosen, and the last line is pointed at."""
    page = phone.page
    page.locator("[data-pick][aria-disabled=false]").last.click()
    phone.look(lambda: page.locator(".own [data-target='5']").hover())
    page.mouse.move(0, 0)
    phone.look()
    page.keyboard.press("Escape")


def test_something_is_refused(phone: Phone) -> None:
    """The wall is not to be touched yet, which takes the longest sentence to say."""
    page = phone.page

    def touch() -> None:
        page.locator(".own [data-space]").first.click()
        page.locator(".words.refused").wait_for()

    phone.look(touch)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_waiting_for_somebody(
    players: int, context: BrowserContext, browser: Browser, site: Site
) -> None:
    """After one's own move, and those of the computers."""
    at = positions.middle(players)
    game = site.create(context, ME, *[REGULAR] * (players - 2), FRIEND, position=at)
    with browser.new_context() as other:
        site.ask(other, "POST", "/api/me")
        site.command(other, game, "join", seat=players)
    phone = opened(context, site, game, players)
    table = Table(phone.page)
    table.wait()
    table.move()
    expect(phone.page.locator(".bar li")).to_have_count(players - 2)
    phone.look()


def test_a_space_is_chosen(context: BrowserContext, site: Site) -> None:
    """While tiling a grey wall."""
    game = site.create(context, ME, REGULAR, position=positions.tiling())
    phone = opened(context, site, game, 2)
    expect(phone.page.locator(".bar .columns button")).to_have_count(5)
    phone.look()


# Whatever waits for seconds waits for a minute.
PATIENT = (
    ";const later = setTimeout; window.setTimeout = (call, ms) => later(call, ms > 5000 ? 6e4 : ms)"
)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_summary_of_a_round(players: int, browser: Browser, site: Site) -> None:
    """A still picture, with what was scored marked on all boards."""
    with browser.new_context(viewport=SIZES[0], locale="en-GB", reduced_motion="reduce") as context:
        context.set_default_timeout(PATIENCE_MS)
        context.add_init_script(prefer(offline=False) + PATIENT)
        at = next(
            at
            for at, then in pairwise(positions.positions(players))
            if at.phase == "offer" and then.round == at.round + 1
        )
        assert at.to_move is not None
        seats = [REGULAR] * players
        seats[at.to_move - 1] = ME
        game = site.create(context, *seats, position=at)
        phone = opened(context, site, game, players)
        table = Table(phone.page)
        table.wait()
        table.move()
        card = phone.page.locator(".card.summary")
        card.wait_for()
        assert phone.page.locator("[data-mark]").count() > 0
        phone.look()
        expect(card).to_be_visible()


@pytest.mark.parametrize("players", [2, 4])
def test_the_game_is_over(players: int, context: BrowserContext, site: Site) -> None:
    game = Visit(site, context).over(players)
    opened(context, site, game, players).look()


def sentences(said: Words, players: int) -> tuple[list[str], list[str]]:
    """All that the bar can say: with what the others did above it, and alone."""
    text = said.text
    prompts = [text("bar-choose-tiles"), text("status-you")]
    other = [text("bar-sending"), text("bar-choose-space", line=5)]
    other += [text("bar-choose-colour", source=source) for source in (0, 9)]
    other += [
        text("bar-choose-line", count=count, colour=colour)
        for count, colour in itertools.product((1, 3, 10), COLOURS)
    ]
    kinds = (
        "sending watching over deal_next turn source_empty no_factory no_tiles tiles_first"
        " wall_later tiling_next line_full line_holds row_has other_line space_taken column_has"
    )
    for kind, colour in itertools.product(kinds.split(), COLOURS):
        values: dict[str, Any] = {"source": 9, "line": 5, "column": 5}
        other.append(text("why", kind=kind, colour=colour, holds=colour, **values))
    for marker, falls, cost in itertools.product(("yes", "no"), (0, 1, 5), (0, 1, 14)):
        values = {"points": 10, "falls": falls, "cost": cost, "marker": marker}
        other += [text(f"preview-{kind}", **values) for kind in ("floor", "nowhere", "completes")]
        other.append(text("preview-column", column=5, **values))
        other += [
            text("preview-fills", count=4, line=5, colour=colour, **values) for colour in COLOURS
        ]
    levels = [text(f"level-{level}") for level in ("casual", "regular", "strong", "full")]
    for name in [text("seat-numbered", name=level, seat=3) for level in levels]:
        for colour, line in itertools.product(COLOURS, (0, 5)):
            tiles = text("tiles-of", count=3, colour=colour)
            other.append(text("moment-take", name=name, tiles=tiles, line=line))
        other += [text(key, name=name) for key in ("moment-tiling", "moment-bonus", "status-other")]
        other.append(text("log-round", round=5, name=name))
        other.append(text("log-ended", reason="row", count=1, names=name))
    other.append(text("moment-round-over", round=5))
    other.append(text("you-ended", count=players))
    return prompts, other


@pytest.mark.parametrize("scale", [1, 2])
def test_every_sentence_has_room(phone: Phone, scale: int) -> None:
    """Whatever the bar says, also where text is twice as large."""
    page = phone.page
    wrong = {}
    said = {language: sentences(words(language), phone.players) for language in languages()}
    page.evaluate("scale => document.documentElement.style.fontSize = `${16 * scale}px`", scale)
    try:
        for size in SIZES:
            # The text's size is read when the window's changes.
            resize(page, {"width": size["width"] + 1, "height": size["height"]})
            resize(page, size)
            for language, (prompts, other) in said.items():
                for these, prompt in ((prompts, True), (other, False)):
                    if found := page.evaluate(TOO_LONG, [these, prompt]):
                        wrong[(language, size["width"], size["height"])] = found
    finally:
        page.evaluate("document.documentElement.style.fontSize = ''")
    assert wrong == {}
