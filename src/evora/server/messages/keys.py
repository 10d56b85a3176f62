"""Names that last: the keys one gets back in with, and how a passkey is made and used.

What an authenticator reads or writes is base64url, without padding.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from evora.calls.words import Incoming, Outgoing

# Whether passkeys work at the address that the page was asked from: not at a bare number
# (`address`), not without HTTPS (`insecure`), and only at the public address of a server that has
# one (`elsewhere`).
PasskeysWork = Literal["yes", "address", "insecure", "elsewhere"]

_Bytes = Annotated[str, Meta(min_length=1, max_length=6000, pattern=r"^[A-Za-z0-9_-]+(?!\n)$")]


class RecoveryCodeView(Outgoing, frozen=True):
    """`used`: when somebody signed in with it last."""

    made: int
    used: int | None


class PasskeyView(Outgoing, frozen=True):
    """`browser` and `system`: where it was made; `synced`: it is on other devices of its owner as
    well; `here`: it works at the address that is asked from."""

    passkey: str
    browser: str | None
    system: str | None
    synced: bool
    here: bool
    created: int
    used: int | None


class MyKeys(Outgoing, frozen=True):
    """`kept`: since when one's name is one's own, null if it is not; `changes`: when it may be
    changed again, null if that is now; `may_keep`: one has finished a game; `games`: how many games
    one has."""

    kept: int | None
    changes: int | None
    may_keep: bool
    games: int
    code: RecoveryCodeView | None
    passkeys: list[PasskeyView]


class RecoveryCodeMade(Outgoing, frozen=True):
    """It is shown this once: the server keeps only its hash."""

    code: str


class PasskeyOptions(Outgoing, frozen=True):
    """What to ask an authenticator for. `party`: the name of the server, `user` and `name`: who one
    is; `algorithms` of COSE, the best first; `known`: passkeys that one has already."""

    challenge: str
    party: str
    user: str
    name: str
    algorithms: list[int]
    known: list[str]
    timeout_ms: int


class MakePasskey(Incoming, frozen=True):
    """What the authenticator answered: `clientDataJSON` and `attestationObject`."""

    client_data: _Bytes
    attestation: _Bytes


class SignInOptions(Outgoing, frozen=True):
    challenge: str
    party: str
    timeout_ms: int


class SignIn(Incoming, frozen=True):
    """What the authenticator answered: its id, `clientDataJSON`, `authenticatorData` and
    `signature`."""

    passkey: _Bytes
    client_data: _Bytes
    authenticator_data: _Bytes
    signature: _Bytes
