"""Letters to people, and their personal feeds."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from evora.calls.words import Incoming, Outgoing
from evora.server.messages.notices import LanguageTag, MailState


class GiveMail(Incoming, frozen=True):
    """An address for letters; it gets one that asks for confirmation. `language`: of letters."""

    address: Annotated[str, Meta(max_length=320)]
    language: LanguageTag | None = None


class MyMail(Outgoing, frozen=True):
    """`address`: that letters go to, or did until they came back; `pending`: one that was given and
    is not confirmed yet, and can be until `until`."""

    state: MailState
    address: str | None
    pending: str | None
    until: int | None


class MakeFeed(Incoming, frozen=True):
    """`language`: of the feed."""

    language: LanguageTag | None = None


class MyFeed(Outgoing, frozen=True):
    """`made`: when one's feed was made; null: there is none. Its addresses were shown then."""

    made: int | None


class FeedMade(Outgoing, frozen=True):
    """Addresses that only the guest knows: `atom` of notices for a feed reader, `calendar` of games
    in which it is their turn."""

    atom: str
    calendar: str
