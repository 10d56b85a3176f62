"""What a visit costs: bytes, milliseconds, jumps and frames. Used by tests and the benchmark."""

from __future__ import annotations

from dataclasses import dataclass

from playwright.sync_api import Browser, Page

from tools.browser.site import ME, NOVICE, STATIC, Site
from tools.browser.table import PATIENCE_MS, Table
from tools.browser.words import LANGUAGES, words

# These run before the page: what they write down in `noted` is read later.
SHIFTS = """
window.noted = { shift: 0, shifts: [], busy: 0, button: 0, animated: {}, frames: [], taps: [] };
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) {
    noted.shift += entry.value;
    noted.shifts.push([entry.value, entry.sources.map(({ node }) =>
      (node?.outerHTML ?? node?.textContent ?? '').slice(0, 80))]);
  }
}).observe({ type: 'layout-shift', buffered: true });
"""
_ARRIVAL = """
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) noted.busy = entry.startTime + entry.duration;
}).observe({ type: 'longtask', buffered: true });
new MutationObserver((_, observer) => {
  if (!document.querySelector('main button')) return;
  noted.button = performance.now();
  observer.disconnect();
}).observe(document, { subtree: true, childList: true });
"""
_MOVEMENT = """
let released = 0;
addEventListener('pointerup', () => { released = performance.now(); }, true);
const animate = Element.prototype.animate;
Element.prototype.animate = function (...all) {
  if (released && this.classList.contains('flying')) {
    noted.taps.push(performance.now() - released);
    released = 0;
  }
  return animate.apply(this, all);
};
let last = 0;
const frame = (now) => {
  const moving = document.getAnimations();
  if (last && moving.length) noted.frames.push(now - last);
  last = now;
  for (const animation of moving) {
    for (const step of animation.effect.getKeyframes()) for (const name of Object.keys(step)) {
      noted.animated[name] = animation.effect.target?.outerHTML.slice(0, 80);
    }
  }
  requestAnimationFrame(frame);
};
requestAnimationFrame(frame);
"""
# Parts of a keyframe that are no properties.
_TIMING = {"offset", "computedOffset", "easing", "composite"}


@dataclass(frozen=True)
class Sizes:
    """Compressed, in bytes: the script of all pages together, and the texts by language."""

    script: int
    texts: dict[str, int]


def sizes() -> Sizes:
    compressed = {file.name: file.stat().st_size for file in STATIC.rglob("*.br")}
    script = sum(size for name, size in compressed.items() if name.endswith(".js.br"))
    texts = {
        language: size
        for name, size in compressed.items()
        for language in LANGUAGES
        if name.startswith(f"{language}-") and not name.endswith(".js.br")
    }
    return Sizes(script, texts)


@dataclass(frozen=True)
class FirstVisit:
    """Milliseconds from the start of the navigation, and bytes over the wire."""

    button: float
    interactive: float
    shift: float
    shifts: list[object]
    bytes: int


def first_visit(browser: Browser, site: Site, slower: float = 4.0) -> FirstVisit:
    """A first visit to the start page, with a throttled processor."""
    with browser.new_context(locale="en-GB") as context:
        page = context.new_page()
        page.add_init_script(SHIFTS + _ARRIVAL)
        session = context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
        page.goto(site.url("/"))
        page.get_by_role("radio", name=words()("level-novice")).wait_for(timeout=PATIENCE_MS)
        page.wait_for_load_state("networkidle")
        noted = page.evaluate("noted")
        size = page.evaluate(
            "performance.getEntries().reduce((sum, each) => sum + (each.transferSize ?? 0), 0)"
        )
        # A script that is at work cannot be pressed.
        interactive = max(noted["button"], noted["busy"])
        return FirstVisit(noted["button"], interactive, noted["shift"], noted["shifts"], int(size))


@dataclass(frozen=True)
class Moves:
    """While moves were made: jumps, frames and answers in milliseconds, properties animated."""

    shift: float
    shifts: list[object]
    frames: list[float]
    taps: list[float]
    animated: dict[str, str]


def some_moves(page: Page, site: Site, count: int, engines: int = 1) -> Moves:
    """A game against engines, as people see it: with everything that moves."""
    game = site.create(page.context, ME, *[NOVICE] * engines)
    page.add_init_script(SHIFTS + _MOVEMENT)
    page.goto(site.url(f"/play/{game}"))
    table = Table(page)
    for _ in range(count):
        if table.wait() == "over":
            break
        table.move()
        page.wait_for_function("() => document.getAnimations().length === 0", timeout=PATIENCE_MS)
    noted = page.evaluate("noted")
    animated = {name: where for name, where in noted["animated"].items() if name not in _TIMING}
    return Moves(noted["shift"], noted["shifts"], noted["frames"], noted["taps"], animated)


def share(values: list[float], part: float) -> float:
    """The value that this part of them does not exceed."""
    return sorted(values)[min(len(values) - 1, int(len(values) * part))]
