"""The page in Firefox and in WebKit: the engines of the browsers that Chromium is not.

In `make test` the last moves of a game by mouse, keys and touch in turn; in `make soak` whole
games.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from tools.browser import positions
from tools.browser.hands import Hand, Hands
from tools.browser.site import Site
from tools.browser.webdriver import NoBrowserError, Screen, firefox, webkit

SOAK = bool(os.environ.get("EVORA_SOAK"))
BROWSERS = {"firefox": firefox, "webkit": webkit}
# What happens is shown, but not at the pace of people.
CREATE = """async (body) => {
  localStorage['evora.preferences'] = JSON.stringify({ pace: 'fast' });
  const post = (path, body) => fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).then((answer) => answer.json());
  await post('/api/me', {});
  return (await post('/api/games', body)).game;
}"""


@pytest.fixture(scope="module", params=BROWSERS)
def screen(request: pytest.FixtureRequest) -> Iterator[Screen]:
    """None on the machine is a failure, never a skip."""
    try:
        with BROWSERS[request.param]() as found:
            yield found
    except NoBrowserError as error:
        pytest.fail(str(error))


def new_game(screen: Screen, site: Site, position: object | None) -> str:
    screen.goto(site.url("/about"))
    origin = None if position is None else {"type": "position", "position": str(position)}
    novice = {"type": "engine", "level": "novice"}
    body = {"id": os.urandom(8).hex(), "seats": [{"type": "me"}, novice]}
    return str(screen.evaluate(CREATE, body | ({} if origin is None else {"origin": origin})))


SIZES: dict[Hand, tuple[int, int]] = {
    "mouse": (1440, 900),
    "keys": (1100, 800),
    "touch": (400, 700),
}


def test_to_the_end_of_a_game(screen: Screen, site: Site) -> None:
    """Over the ends of rounds to the table of points."""
    games = [[hand] for hand in SIZES] if SOAK else [list(SIZES)]
    for hands in games:
        start = None if SOAK else positions.late(2, moves=6)
        game = new_game(screen, site, start)
        player = Hands(screen)
        player.open(site.url(f"/play/{game}"))
        while player.wait() == "move":
            player.hand = hands[player.moves % len(hands)]
            screen.resize(*SIZES[player.hand])
            player.move()
        assert player.moves >= (10 if SOAK else len(hands))
        assert "<table" in screen.evaluate("() => document.querySelector('dialog[open]').innerHTML")
        assert player.wrong() == []
