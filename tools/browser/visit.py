"""A browser at a site, with games to look at."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field

from playwright.sync_api import BrowserContext, Page

from tools.browser import positions
from tools.browser.site import ANYBODY, FRIEND, LOCAL, ME, NOVICE, Site
from tools.browser.table import PATIENCE_MS
from tools.browser.words import words

_THREE_DAYS = {"type": "days", "days": 3}


@dataclass
class Visit:
    """A browser at a site, in a language."""

    site: Site
    context: BrowserContext
    language: str = "en"
    made: dict[str, str] = field(default_factory=dict)

    def game(self, name: str, make: Callable[[], str]) -> str:
        """Makes a game once for all looks at it."""
        if name not in self.made:
            self.made[name] = make()
        return self.made[name]

    def running(self, players: int, variant: str = "coloured") -> str:
        def make() -> str:
            seats = [ME, *[NOVICE, {**LOCAL, "name": "Guðrún"}, NOVICE][: players - 1]]
            at = positions.middle(players, variant)
            return self.site.create(self.context, *seats, position=at)

        return self.game(f"running {players} {variant}", make)

    def tiling(self) -> str:
        def make() -> str:
            return self.site.create(self.context, ME, NOVICE, position=positions.tiling())

        return self.game("tiling", make)

    def waiting(self) -> str:
        return self.game("waiting", lambda: self.site.create(self.context, ME, FRIEND))

    def queued(self) -> str:
        """One's own game, waiting in the lobby."""
        return self.game("queued", lambda: self.site.create(self.context, ME, ANYBODY))

    def over(self, players: int = 2) -> str:
        def make() -> str:
            seats = [ME, *[LOCAL] * (players - 1)]
            game = self.site.create(self.context, *seats, position=positions.late(players, moves=9))
            self.site.play_out(self.context, game)
            return game

        return self.game(f"over {players}", make)

    def won(self) -> str:
        """Alone against the computer, by a nameless person."""

        def make() -> str:
            at = positions.late(2, "grey")
            game = self.site.create(self.context, ME, NOVICE, position=at)
            self.site.play_out(self.context, game)
            return game

        return self.game("won", make)

    def uploaded(self) -> str:
        """The record of a game against the computer that nobody here has seen."""

        def make() -> str:
            record = self.context.request.get(
                self.site.url(f"/api/games/{self.won()}/record")
            ).text()
            body = {"id": secrets.token_hex(8), "record": record}
            return str(self.site.ask(self.context, "POST", "/api/me/records", body)["game"])

        return self.game("uploaded", make)

    def invited(self) -> str:
        """Another guest's game, waiting in the lobby."""

        def make() -> str:
            browser = self.context.browser
            assert browser is not None
            other = browser.new_context()
            game = self.site.create(other, ME, ANYBODY, NOVICE, variant="grey")
            other.close()
            return game

        return self.game("invited", make)

    def company(self) -> str:
        """A game with another person."""

        def make() -> str:
            browser = self.context.browser
            assert browser is not None
            game = self.site.create(self.context, ME, FRIEND, position=positions.middle(2))
            with browser.new_context() as other:
                self.site.ask(other, "POST", "/api/me")
                self.site.command(other, game, "join")
            return game

        return self.game("company", make)

    def slow(self) -> str:
        """A game with days for each move, after one's own first; another one waits."""

        def make() -> str:
            browser = self.context.browser
            assert browser is not None
            games = [
                self.site.create(self.context, ME, FRIEND, start=1, clock=_THREE_DAYS)
                for _ in range(2)
            ]
            with browser.new_context() as other:
                self.site.ask(other, "POST", "/api/me")
                for game in games:
                    self.site.command(other, game, "join")
            move = self.site.view(self.context, games[0])["legal"][0]["move"]
            self.site.command(self.context, games[0], "play", seat=1, move=move)
            return games[0]

        return self.game("slow", make)

    def public(self) -> str:
        """A game from the lobby that two others have played to its end."""

        def make() -> str:
            browser = self.context.browser
            assert browser is not None
            with browser.new_context() as one, browser.new_context() as two:
                late = positions.late(2, moves=9)
                game = self.site.create(one, ME, ANYBODY, position=late)
                self.site.ask(two, "POST", "/api/me")
                self.site.command(two, game, "join")
                self.site.play_out_together(game, one, two)
            return game

        return self.game("public", make)


def heading(page: Page, _visit: Visit) -> None:
    page.get_by_role("heading", level=1).first.wait_for(state="attached", timeout=PATIENCE_MS)
    page.wait_for_load_state("networkidle")


def table(page: Page, visit: Visit) -> None:
    sources = page.get_by_role("group", name=words(visit.language)("table-sources"))
    sources.wait_for(timeout=PATIENCE_MS)
