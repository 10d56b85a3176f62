"""What letters look like: plain text, and the same as simple HTML. Nothing in them is fetched from
anywhere, and nothing tells whether they were read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, formataddr
from html import escape

from evora.server.common.settings import Settings
from evora.server.live.notices.mail.links import link
from evora.server.storage.mail import StoredAddress
from evora.texts import locale_tag, text

# Links in headers stay in one piece: mail programs read no encoded words there.
_POLICY = SMTP.clone(max_line_length=998)
# Readers make links of what looks like an address: the name of a stranger does not.
_DEFUSED = {".": ".\u2060", "@": "@\u2060", ":": ":\u2060", "/": "/\u2060"}


@dataclass(frozen=True, slots=True)
class Item:
    """A line that leads somewhere: `path` of the page."""

    words: str
    path: str


@dataclass(frozen=True, slots=True)
class Part:
    """A paragraph; `items` below it; `address`: a link of its own line."""

    words: str
    items: Sequence[Item] = ()
    address: str | None = None


class Letters:
    """As one server writes them, which has a public address and a sender."""

    def __init__(self, settings: Settings) -> None:
        self._url = settings.public_url or settings.address
        self._from = settings.mail_from or ""
        self._contact = settings.contact
        self._host = self._url.partition("://")[2]

    def confirmation(self, to: StoredAddress) -> bytes:
        """Asks whether an address may get letters."""
        language, host = to.language, self._host
        parts = [
            Part(
                text("mail-confirm-body", language, host=host),
                address=link(self._url, "confirm", to),
            ),
            Part(text("mail-confirm-others", language), address=link(self._url, "stop", to)),
            *self._signature(language),
        ]
        return self._letter(to, text("mail-confirm-subject", language), parts, language)

    def daily(self, to: StoredAddress, language: str, subject: str, parts: Sequence[Part]) -> bytes:
        """What waits; `parts`: without how to stop letters, which stands below."""
        below = [
            Part(text("mail-why", language, host=self._host), address=f"{self._url}/notices"),
            Part(text("mail-stop", language), address=link(self._url, "stop", to)),
            *self._signature(language),
        ]
        return self._letter(to, subject, [*parts, *below], language)

    def _signature(self, language: str) -> list[Part]:
        if self._contact is None:
            return [Part(text("mail-signed", language, host=self._host))]
        contact = self._contact.removeprefix("mailto:")
        return [Part(text("mail-signed-by", language, host=self._host, contact=contact))]

    def _letter(
        self, to: StoredAddress, subject: str, parts: Sequence[Part], language: str
    ) -> bytes:
        letter = EmailMessage(_POLICY)
        letter["From"] = formataddr(("Evora", self._from))
        letter["To"] = to.address
        letter["Subject"] = subject
        letter["Date"] = format_datetime(datetime.now(UTC))
        # The same at every attempt: who gets it twice shows it once.
        letter["Message-ID"] = f"<{to.id}.{to.number}@{self._from.rpartition('@')[2]}>"
        letter["Auto-Submitted"] = "auto-generated"
        letter["List-Unsubscribe"] = f"<{link(self._url, 'stop', to)}>"
        if self._url.startswith("https:"):  # RFC 8058 knows no other
            letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        letter.set_content(self._plain(parts), cte="quoted-printable")
        page = self._html(parts, subject, language)
        letter.add_alternative(page, subtype="html", cte="quoted-printable")
        # Before there are two forms it would be moved into the first of them.
        letter["Content-Language"] = locale_tag(language)
        return letter.as_bytes()

    def _plain(self, parts: Sequence[Part]) -> str:
        blocks = []
        for part in parts:
            lines = [part.words]
            lines += [f"- {item.words}\n  {self._url}{item.path}" for item in part.items]
            if part.address is not None:
                lines.append(part.address)
            blocks.append("\n".join(lines))
        return "\n\n".join(blocks) + "\n"

    def _html(self, parts: Sequence[Part], title: str, language: str) -> str:
        lines = []
        for part in parts:
            shown = escape(part.words)
            if part.address is not None:
                shown += f"<br>{_anchor(part.address, part.address)}"
            lines.append(f"<p>{shown}</p>")
            if part.items:
                items = (_anchor(self._url + item.path, item.words) for item in part.items)
                lines.append("<ul>" + "".join(f"<li>{item}</li>\n" for item in items) + "</ul>")
        body = "\n".join(lines)
        return (
            f'<!doctype html>\n<html lang="{escape(language)}">\n<head><meta charset="utf-8">'
            f"<title>{escape(title)}</title></head>\n<body>\n{body}\n</body>\n</html>\n"
        )


def harmless(name: str) -> str:
    """The name of a person as letters have it."""
    return "".join(_DEFUSED.get(character, character) for character in name)


def _anchor(address: str, words: str) -> str:
    return f'<a href="{escape(address)}">{escape(words)}</a>'
