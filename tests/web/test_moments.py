"""State arrives with the movement: seen frame by frame, at the end of a round and of a game."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

from playwright.sync_api import Page, expect

import evora
from tools.browser import positions
from tools.browser.devices import EARS, PHONE, NewContext
from tools.browser.frames import changes, frames, record
from tools.browser.site import LOCAL, ME, NOVICE, Site
from tools.browser.table import Table
from tools.browser.words import plain, words

SAID = words("en")
NOVICE_NAME = SAID.text("level-novice")
# A tab behind others, and in front again.
_SEEN = """() => {{
  Object.defineProperty(document, 'hidden', {{ value: {hidden}, configurable: true }});
  document.dispatchEvent(new Event('visibilitychange'));
}}"""
LEAVE, RETURN = _SEEN.format(hidden="true"), _SEEN.format(hidden="false")

Pair = tuple[int, int]


def only_move(position: evora.Position) -> str:
    """To the floor: there is always something to lose then."""
    return next(str(move) for move in position.legal_moves if move.destination == 0)


def counted(position: evora.Position, move: str) -> dict[str, list[Pair]]:
    """By seat: (tiles on the wall, points), as they follow each other by the rules."""
    after, events = position.play_with_events(move)
    states: dict[str, list[Pair]] = {}
    for seat, board in enumerate(position.boards, 1):
        tiles = sum(row.count(colour) for row in board.wall for colour in "BYRKW")
        states[str(seat)] = [(tiles, board.score)]
    for event in events:
        if isinstance(event, evora.TilePlaced | evora.FloorScored | evora.BonusScored):
            tiles, score = states[str(event.seat)][-1]
            if isinstance(event, evora.TilePlaced):
                now = (tiles + 1, score + event.points)
            elif isinstance(event, evora.FloorScored):
                now = (tiles, event.score)
            else:
                now = (tiles, score + event.points)
            if now != states[str(event.seat)][-1]:
                states[str(event.seat)].append(now)
    assert [pairs[-1][1] for pairs in states.values()] == list(after.scores)
    return states


def play(page: Page, move: str) -> None:
    """By touch or mouse, whatever the page has."""
    page.locator(f'[data-pick="{move[:2]}"]').first.click()
    page.locator(f'[data-target="{move[2]}"]').first.click()


def check_scores(seen: list[dict[str, Any]], expected: dict[str, list[Pair]]) -> None:
    """Every score at every frame is that of the tiles that lie there; one board after the other."""
    changed: list[str] = []
    for seat, pairs in expected.items():
        found = [
            (frame["walls"][seat], frame["scores"][seat])
            for frame in seen
            if seat in frame["walls"]
        ]
        steps = [now for i, now in enumerate(found) if i == 0 or now != found[i - 1]]
        # A browser may draw no frame in a short moment, but never one out of order.
        left = iter(pairs)
        assert all(step in left for step in steps), (seat, steps, pairs)
        assert steps[0] == pairs[0]
        assert steps[-1] == pairs[-1]
        assert len(steps) > len(pairs) // 2, (steps, pairs)
    for before, after in pairwise(seen):
        for seat in expected:
            if before["walls"].get(seat) != after["walls"].get(seat):
                changed.append(seat)
    assert len(set(changed)) == sum(
        1 for index, seat in enumerate(changed) if index == 0 or seat != changed[index - 1]
    ), f"boards are tiled in turns: {changed}"


def check_round(
    seen: list[dict[str, Any]], at: evora.Position, expected: dict[str, list[Pair]]
) -> None:
    """Sentence, round, bag and factories belong to the tiles of every frame."""
    tiling = [
        SAID.text("moment-tiling", name=name) for name in (SAID.text("you-name"), NOVICE_NAME)
    ]
    done = {seat: pairs[-1] for seat, pairs in expected.items()}
    bag, lid = sum(at.bag), sum(at.lid)
    for frame in seen:
        said = plain(frame["said"]).split("\n")[0]
        state = {seat: (frame["walls"][seat], frame["scores"][seat]) for seat in expected}
        tiled = state == done
        if frame["pops"] and not tiled:
            assert said in tiling, said
        if not tiled:
            # Nothing of the next round, before this one is over.
            assert (frame["round"], frame["bag"], frame["offered"]) == (at.round, bag, 0), frame
            assert frame["card"] is None
            assert SAID.text("status-you") not in said
        if frame["card"] is not None:
            assert (tiled, frame["bag"], frame["offered"]) == (True, bag, 0), frame
        if frame["round"] > at.round:
            # Bag and factories go together: what is not there yet is on its way.
            dealt = bag - frame["bag"]
            assert 0 <= dealt - frame["offered"] <= 4, frame
        if not frame["flying"] and frame["round"] == at.round:
            assert frame["lid"] >= lid
    assert len(changes(seen, "bag")) > 2, "the bag empties with the factories that are filled"
    assert len(changes(seen, "lid")) > 3
    assert not any(frame["outside"] for frame in seen)


def test_the_end_of_a_round(site: Site, new_context: NewContext) -> None:
    context = new_context(pace="fast")
    at = positions.last_of_round(2)
    move = only_move(at)
    expected = counted(at, move)
    page = context.new_page()
    record(page)
    page.add_init_script(EARS)
    game = site.create(context, ME, NOVICE, position=at)
    page.goto(site.url(f"/play/{game}"))
    table = Table(page)
    table.wait()
    assert page.evaluate("heard.contexts") == 0, "nothing sounds before the first touch"
    page.evaluate("window.frames.length = 0")
    play(page, move)
    # The card is what the core says of the round.
    card = page.locator(".card")
    expect(card).to_contain_text(SAID.text("moment-round-over", round=at.round))
    for seat, score in enumerate(at.play(move).scores, 1):
        expect(card.get_by_role("row").nth(seat)).to_contain_text(str(score))
    before_deal = len(frames(page))
    card.get_by_role("button", name=SAID("summary-close")).click()
    expect(card).to_have_count(0)
    expect(page.get_by_role("heading", level=1)).to_have_text(SAID("status-you"))
    seen = frames(page)
    check_scores(seen[:before_deal], expected)

    check_round(seen, at, expected)

    # All this was heard; and not what comes after one tap.
    assert page.evaluate("heard.contexts") == 1
    assert page.evaluate("heard.tones") > 5
    page.get_by_role("button", name=SAID("sound-mute")).click()
    tones = page.evaluate("heard.tones")
    table.move()
    assert page.evaluate("heard.tones") == tones
    page.reload()
    expect(page.get_by_role("button", name=SAID("sound-unmute"))).to_be_visible()


def test_the_end_of_a_round_where_nothing_moves(site: Site, new_context: NewContext) -> None:
    """A still picture with the card and what was scored, until a key; that is said once."""
    context = new_context(pace="normal", reduced_motion="reduce")
    at = positions.last_of_round(2)
    move = only_move(at)
    placed = [
        event for event in at.play_with_events(move)[1] if isinstance(event, evora.TilePlaced)
    ]
    page = context.new_page()
    game = site.create(context, ME, NOVICE, position=at)
    page.goto(site.url(f"/play/{game}"))
    table = Table(page)
    table.wait()
    play(page, move)
    card = page.locator(".card.summary")
    expect(card).to_be_visible()
    for tile in placed:
        mark = page.locator(f'[data-mark="wall:{tile.seat}:{tile.row}:{tile.column}"]')
        expect(mark).to_have_text(f"+{tile.points}")
    expect(page.locator('[data-mark^="floor:"]').first).to_contain_text("\N{MINUS SIGN}")
    expect(page.get_by_text(SAID("moment-skip"))).to_be_visible()
    assert page.evaluate("document.getAnimations().length") == 0
    # A tab that is left and seen again has it, too.
    page.evaluate(LEAVE)
    expect(card).to_have_count(0)
    table.wait()
    page.evaluate(RETURN)
    expect(card).to_be_visible()
    expect(page.get_by_text(SAID("moment-skip"))).to_have_count(0)
    assert table.picks.count() == 0
    page.keyboard.press("x")
    expect(card).to_have_count(0)
    table.wait()
    # What was tiled stays marked until one moves.
    last = placed[-1]
    mark = page.locator(f'[data-mark="wall:{last.seat}:{last.row}:{last.column}"]')
    expect(mark).to_have_count(1)
    table.move()
    expect(mark).to_have_count(0)


def test_the_end_of_a_game_on_a_phone(site: Site, new_context: NewContext) -> None:
    """The result comes after the last bonus; nothing flies outside the screen."""
    context = new_context(size=PHONE, touch=True, pace="fast")
    at = positions.late(2, moves=1)
    move = only_move(at)
    expected = counted(at, move)
    page = context.new_page()
    record(page)
    game = site.create(context, ME, NOVICE, position=at)
    page.goto(site.url(f"/play/{game}"))
    table = Table(page, "touch")
    table.wait()
    page.evaluate("window.frames.length = 0")
    play(page, move)
    table.end.wait_for()
    seen = frames(page)
    assert at.play(move).is_over
    check_scores(seen, expected)
    done = {seat: pairs[-1][1] for seat, pairs in expected.items()}
    told = SAID.text("log-ended", reason="row", count=1, names="x").split(".")[0]
    for frame in seen:
        if frame["scores"] != done:
            assert not frame["dialog"]
            assert told not in frame["said"], frame["said"]
        assert not frame["outside"], frame["outside"]
    assert told in seen[-1]["said"]
    assert any(frame["pops"] for frame in seen)


def test_ones_own_move_needs_no_answer_and_the_truth_no_time(
    site: Site, new_context: NewContext
) -> None:
    """The tiles move with the tap; any key and any tap show the end of what is being shown."""
    context = new_context(pace="slow")
    page = context.new_page()
    game = site.create(context, ME, NOVICE, position=positions.middle(2))
    page.goto(site.url(f"/play/{game}"))
    table = Table(page)
    table.wait()
    page.evaluate(
        "() => { window.held = []; const send = WebSocket.prototype.send;"
        "WebSocket.prototype.send = function (text) {"
        "  if (text.includes('command')) held.push(() => send.call(this, text));"
        "  else send.call(this, text); }; }"
    )
    heading = page.get_by_role("heading", level=1)
    for skip in ("key", "tap"):
        name = table.name(table.picks.first)
        before = page.locator("section .held:not(.ghost)").count()
        table.picks.first.click()
        table.targets.last.click()
        # Nothing was sent, and the tiles are where they go.
        expect(page.get_by_role("button", name=name, exact=True)).to_have_count(0)
        held = page.locator("section .held:not(.ghost)")
        page.wait_for_function(
            "([selector, before]) => document.querySelectorAll(selector).length > before",
            arg=["section .held:not(.ghost)", before],
        )
        there = held.count()
        page.evaluate("held.shift()()")
        # The engine's move takes two seconds; none of them has to be waited for.
        expect(heading).to_contain_text(re.compile(f"{NOVICE_NAME}.*→"))
        assert held.count() >= there, "what was shown is not shown again"
        if skip == "key":
            page.keyboard.press("x")
        else:
            page.mouse.click(3, 300)
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
        assert plain(heading.inner_text()) == SAID.text("status-you")


def test_at_one_device(site: Site, new_context: NewContext) -> None:
    """One's own tiles are seen landing before the board changes, and it is handed over."""
    context = new_context(pace="fast", handover=True)
    at = positions.middle(2)
    game = site.create(context, ME, {**LOCAL, "name": "Béla"}, position=at)
    page = context.new_page()
    record(page)
    page.goto(site.url(f"/play/{game}"))
    table = Table(page)
    table.wait()
    own = page.locator(".own section")
    mine = own.get_attribute("aria-label")
    floor = len(at.boards[0].floor)
    table.picks.first.click()
    page.locator('[data-target="0"]').click()
    # The card waits; the board is still that of the one who moved, with the tiles on it.
    expect(page.locator(".card")).to_contain_text(SAID.text("handover-now", name="Béla"))
    expect(page.get_by_role("heading", level=1)).to_have_text(SAID("handover-now", name="Béla"))
    assert own.get_attribute("aria-label") == mine
    assert own.locator('[data-place^="floor:1:"] .held').count() > floor
    assert table.picks.count() == 0
    page.get_by_role("button", name=SAID("handover-on")).click()
    expect(own).to_have_attribute("aria-label", SAID.text("board-of", name="Béla"))
    table.wait()


def test_the_lesson_about_tiling_on_a_phone(site: Site, new_context: NewContext) -> None:
    """Praise comes after what it praises; it covers nothing of it, and nothing flies across it."""
    page = new_context(size=PHONE, touch=True, pace="fast").new_page()
    record(page)
    page.goto(site.url("/learn/tiling"))
    page.locator('[data-pick="0B"]').first.tap()
    page.locator('[data-target="3"]').tap()
    expect(page.get_by_text(SAID("lesson-right")).first).to_be_visible()
    seen = frames(page)
    assert not any(frame["outside"] for frame in seen)
    for frame in seen:
        # Points that are still fading when the praise comes are drawn below it.
        assert frame["praise"] or not frame["across"]
        if frame["praise"]:
            assert frame["scores"]["1"] == 6
            assert not frame["flying"]
    assert page.evaluate("getComputedStyle(document.querySelector('.board')).isolation") == (
        "isolate"
    )
    assert [score["1"] for (score,) in changes(seen, "scores")][-1] == 6
    # The tiles that went up can be seen.
    for row in (1, 2, 3):
        wall = page.locator(f'[data-place^="wall:1:{row}:"]:has(.held)')
        box = wall.bounding_box()
        assert box is not None
        middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
        assert page.evaluate(
            "([x, y]) => document.elementFromPoint(x, y)?.closest('.wall') !== null", middle
        ), row
