"""The tags in the head of the page that messengers and search engines read for a link."""

from __future__ import annotations

import contextlib
import re
from dataclasses import dataclass
from datetime import UTC, datetime
from html import escape
from urllib.parse import parse_qs, quote

from starlette.datastructures import Headers
from starlette.types import Scope

from evora._core import Position
from evora.errors import EvoraError
from evora.pictures import CARD_SIZE
from evora.puzzles import daily, find
from evora.server.api.cards import (
    Card,
    game_card,
    page_card,
    person_card,
    position_card,
    puzzle_card,
)
from evora.server.api.host_texts import FILES, HostTexts
from evora.server.api.languages import language_for
from evora.server.api.security import peer_of
from evora.server.live.games.views import Views
from evora.server.live.lobby.profiles import Profiles
from evora.server.storage.values import Unavailable

_GAME = re.compile(r"/(?:play|replay|embed|review|analysis)/([A-Za-z0-9]{10})")
_PERSON = re.compile(r"/@([^/]{1,80})")
_PUZZLE = re.compile(r"/puzzles/([a-z0-9-]{9})")
# Pages of a game that can be opened at a step of it.
_STEPS = ("/replay/", "/review/", "/analysis/")
_NUMBER = re.compile(r"[0-9]{1,6}")
_HOST = re.compile(r"[A-Za-z0-9.\[\]:-]{1,255}")
_MAX_POSITION = 1000
# The parameter that holds a position, by path; `/position` is where positions were before.
_POSITIONS = {"/analysis": "position", "/position": "p"}


@dataclass(frozen=True)
class Preview:
    """Tags as HTML; `found`: whether there is anything at the address; `private`: search engines
    must not list it."""

    tags: str = ""
    found: bool = True
    private: bool = False


class LinkPreviews:
    def __init__(
        self, views: Views, profiles: Profiles, texts: HostTexts, public_url: str | None
    ) -> None:
        self._views = views
        self._profiles = profiles
        self._texts = texts
        self._public_url = public_url

    async def of(self, scope: Scope) -> Preview:
        """What is said of an address. Whatever goes wrong here, the page itself is still served."""
        address = self._address(scope)
        language = language_for(Headers(scope=scope).get("accept-language", ""))
        path = scope["path"].rstrip("/") or "/"
        game = _GAME.fullmatch(path)
        try:
            if game is not None:
                return await self._game(scope, address, game[1], language)
            if person := _PERSON.fullmatch(path):
                return await self._person(address, person[1], language)
            tags = self._tags(scope, path, address or "", language)
        except Unavailable:
            return Preview(private=game is not None)
        except EvoraError:  # no such game, person or puzzle
            tags = None
        if tags is None:
            return Preview(found=False)
        return Preview(tags if address is not None else "")

    def _tags(self, scope: Scope, path: str, address: str, language: str) -> str | None:
        """None: there is no such page."""
        if name := _POSITIONS.get(path):
            # What cannot be read is said by the page.
            with contextlib.suppress(EvoraError):
                if tags := self._position(_query(scope, name), address, language):
                    return tags
        if path.lstrip("/") in FILES and path.lstrip("/") not in self._texts.pages():
            return None
        if card := page_card(path, language):
            image = f"/api/card.png?page={quote(path, safe='')}&language={language}"
            if path == "/puzzles":
                image = _image(daily(datetime.now(UTC).date()).position, language)
            return _tags(card, address, path, image)
        if found := _PUZZLE.fullmatch(path):
            return self._puzzle(address, found[1], language)
        return None

    def _position(self, written: str | None, address: str, language: str) -> str | None:
        if written is None or len(written) > _MAX_POSITION:
            return None
        position = Position(written)
        path = f"/analysis?position={quote(written, safe='')}"
        return _tags(position_card(position, language), address, path, _image(position, language))

    def _puzzle(self, address: str, puzzle: str, language: str) -> str:
        position = find(puzzle).position
        card = puzzle_card(position, language)
        return _tags(card, address, f"/puzzles/{puzzle}", _image(position, language))

    async def _person(self, address: str | None, name: str, language: str) -> Preview:
        """People are for those who look for them here: no search engine lists them."""
        person = await self._profiles.named(name)
        if address is None or person.name is None:
            return Preview(private=True)
        path = f"/@{quote(person.name, safe='')}"
        image = f"/api/card.png?page=%2F&language={language}"
        card = person_card(person.name, language)
        return Preview(_tags(card, address, path, image), private=True)

    async def _game(self, scope: Scope, address: str | None, game: str, language: str) -> Preview:
        """Games are for those who have the link. Only those that everybody could watch are found,
        when they are over: as replays."""
        live, names = await self._views.look(game)
        table, played = live.table, scope["path"].startswith("/play/")
        private = played or not table.created.listed or table.status != "over"
        if address is None:
            return Preview(private=private)
        written = _query(scope, "at") if scope["path"].startswith(_STEPS) else None
        at = int(written) if written is not None and _NUMBER.fullmatch(written) else None
        card = game_card(table, names, language, at)
        # `v` changes with the game: a messenger that keeps the picture asks for the new one.
        image = f"/api/games/{game}/card.png?language={language}&v={table.seq}"
        image += "" if at is None else f"&at={at}"
        return Preview(_tags(card, address, scope["path"], image), private=private)

    def _address(self, scope: Scope) -> str | None:
        """Ours, as the outside knows it: previews need whole addresses."""
        peer = peer_of(scope)
        if self._public_url:
            return self._public_url
        if not _HOST.fullmatch(peer.host):
            return None
        return f"{'https' if peer.https else 'http'}://{peer.host}"


def _image(position: Position, language: str) -> str:
    return f"/api/card.png?position={quote(str(position), safe='')}&language={language}"


def _query(scope: Scope, name: str) -> str | None:
    try:
        values = parse_qs(scope["query_string"].decode("ascii"), max_num_fields=8).get(name)
    except (UnicodeDecodeError, ValueError):
        return None
    return values[0] if values else None


def _tags(card: Card, address: str, path: str, image: str) -> str:
    properties = {
        "og:type": "website",
        "og:site_name": "Evora",
        "og:title": card.title,
        "og:description": card.about,
        "og:url": address + path,
        "og:image": address + image,
        "og:image:type": "image/png",
        "og:image:width": str(CARD_SIZE[0]),
        "og:image:height": str(CARD_SIZE[1]),
    }
    names = {"description": card.about, "twitter:card": "summary_large_image"}
    lines = [
        f'<meta property="{key}" content="{escape(text)}">' for key, text in properties.items()
    ]
    lines += [f'<meta name="{key}" content="{escape(text)}">' for key, text in names.items()]
    return "".join(lines)
