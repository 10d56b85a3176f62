"""Encryption and signature of pushes: the example of RFC 8291 to the byte, and what others read."""

from __future__ import annotations

import json
import os

import pytest
from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec

from evora.server.live.notices.push.encoding import from_text, to_text
from evora.server.live.notices.push.encryption import MAX_TEXT_BYTES, encrypt, public_key
from evora.server.live.notices.push.vapid import new_vapid_key, stored_vapid_key
from server.push_services import Browser, Request, decoded, encoded

# RFC 8291, section 5 and appendix A.
PLAINTEXT = b"When I grow up, I want to be a watermelon"
SENDER_PRIVATE = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
RECEIVER_PUBLIC = (
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
)
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
    "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
    "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_the_rfc() -> None:
    private = int.from_bytes(from_text(SENDER_PRIVATE))
    sender = ec.derive_private_key(private, ec.SECP256R1())
    receiver, auth, salt = (from_text(each) for each in (RECEIVER_PUBLIC, AUTH, SALT))
    body = encrypt(PLAINTEXT, receiver, auth, sender=sender, salt=salt)
    assert to_text(body) == BODY


def test_only_the_browser_reads_it_and_it_is_never_the_same() -> None:
    browser, other = Browser("https://example.org/a"), Browser("https://example.org/b")
    given = browser.subscription
    receiver, auth = decoded(given["p256dh"]), decoded(given["auth"])
    bodies = [encrypt(b"a secret", receiver, auth, padding=100) for _ in range(2)]
    assert [browser.text(body) for body in bodies] == ["a secret"] * 2
    # Salt, key pair and record are new ones.
    first, second = bodies
    assert first[:16] != second[:16] and first[21:86] != second[21:86]
    assert len(first) == 86 + len(b"a secret") + 1 + 100 + 16
    with pytest.raises(InvalidTag):
        other.read(first)


def test_at_most_four_kilobytes() -> None:
    given = Browser("https://example.org/a").subscription
    receiver, auth = decoded(given["p256dh"]), decoded(given["auth"])
    assert len(encrypt(b"x" * MAX_TEXT_BYTES, receiver, auth)) == 4096
    with pytest.raises(ValueError, match="at most 3993 bytes"):
        encrypt(b"x" * (MAX_TEXT_BYTES - 9), receiver, auth, padding=10)


@pytest.mark.parametrize(
    "data",
    [b"", b"\x04" + bytes(64), b"\x04" + os.urandom(63), bytes(65), b"\x02" + os.urandom(32)],
    ids=["nothing", "no point", "short", "zeros", "compressed"],
)
def test_what_is_no_point_of_the_curve(data: bytes) -> None:
    with pytest.raises(ValueError, match=r"65 bytes|EC key|point|curve"):
        public_key(data)


@pytest.mark.parametrize("text", ["a b", "+/+/", "ä", "A", "====A"])
def test_what_is_no_base64url(text: str) -> None:
    with pytest.raises(ValueError, match="base64url"):
        from_text(text)


def test_a_signature_that_a_push_service_takes() -> None:
    stored = new_vapid_key()
    key = stored_vapid_key(stored)
    assert len(from_text(stored)) == 32 and from_text(key.public)[0] == 4
    assert stored_vapid_key(stored).public == key.public
    header = key.authorization("https://push.example.net", "mailto:host@example.org", 1_700_000_000)
    request = Request("/", {"authorization": header}, b"")
    assert request.claims(key.public) == {
        "aud": "https://push.example.net",
        "exp": 1_700_000_000 + 12 * 3600,
        "sub": "mailto:host@example.org",
    }
    nobody = key.authorization("https://push.example.net", None, 0)
    assert "sub" not in Request("/", {"authorization": nobody}, b"").claims(key.public)
    # Another audience under the same signature is noticed.
    token = header.removeprefix("vapid t=").partition(",")[0]
    head, _, signature = token.split(".")
    forged = encoded(json.dumps({"aud": "https://other.example"}).encode())
    wrong = {"authorization": f"vapid t={head}.{forged}.{signature}, k={key.public}"}
    with pytest.raises(InvalidSignature):
        Request("/", wrong, b"").claims(key.public)
