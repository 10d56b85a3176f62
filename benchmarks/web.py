"""What a visit to the page costs, on this machine: `python -m benchmarks.web`.

Bytes are those of the page as built; times are of the machine's Chromium and a real `evora serve`
on localhost. Needs a quiet machine.
"""

from __future__ import annotations

from statistics import median

from tools.browser import measure
from tools.browser.site import visiting

VISITS = 5
MOVES = 12


def main() -> None:
    with visiting() as (site, browser):
        sizes = measure.sizes()
        print("web: compressed, kB")
        print(f"  script of all pages                  {sizes.script / 1000:8.1f}   (260 at most)")
        longest = max(sizes.texts.values(), default=0)
        print(f"  texts of the longest language        {longest / 1000:8.1f}")
        visits = [measure.first_visit(browser, site) for _ in range(VISITS)]
        print("web: first visit of the start page, processor throttled 4 x")
        button, interactive = (
            median(getattr(visit, name) for visit in visits) for name in ("button", "interactive")
        )
        print(f"  play button there, ms                {button:8.0f}")
        print(f"  interactive, ms                      {interactive:8.0f}   (1000 at most)")
        print(f"  everything loaded, kB                {visits[0].bytes / 1000:8.1f}")
        print(f"  layout shift                         {visits[0].shift:8.3f}   (0.05 at most)")
        for engines in (1, 3):
            with browser.new_context(
                viewport={"width": 1440, "height": 900}, locale="en-GB"
            ) as context:
                report_moves(measure.some_moves(context.new_page(), site, MOVES, engines), engines)


def report_moves(moves: measure.Moves, engines: int) -> None:
    smooth = sum(frame <= 33.4 for frame in moves.frames) / len(moves.frames)
    print(f"web: {MOVES} moves at a table of {engines + 1}")
    print(f"  layout shift                         {moves.shift:8.3f}   (0.05 at most)")
    print(f"  frames within 33 ms, %               {100 * smooth:8.1f}   (95 at least)")
    print(f"  frame, 95th percentile, ms           {measure.share(moves.frames, 0.95):8.1f}")
    print(f"  tap to the tiles' move, median, ms   {median(moves.taps):8.1f}")
    print(f"  the same, 95th percentile, ms        {measure.share(moves.taps, 0.95):8.1f}   (100)")


if __name__ == "__main__":
    main()
