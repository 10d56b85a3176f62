"""Which mail addresses there can be."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evora.server.common.mail_addresses import BadAddress, address_key, checked_address


@pytest.mark.parametrize(
    ("written", "address"),
    [
        ("ann@example.org", "ann@example.org"),
        (" Ann.B+evora@Example.ORG ", "Ann.B+evora@example.org"),
        ("o'hara_x-1@mail.example.co.uk", "o'hara_x-1@mail.example.co.uk"),
        ("ann@bücher.example", "ann@xn--bcher-kva.example"),
        ("a" * 64 + "@example.org", "a" * 64 + "@example.org"),
    ],
)
def test_addresses(written: str, address: str) -> None:
    assert checked_address(written) == address
    assert checked_address(address) == address


@pytest.mark.parametrize(
    "written",
    [
        "",
        "ann",
        "@example.org",
        "ann@",
        "ann@example",
        "ann@localhost",
        "ann@example.org.",
        "ann@.example.org",
        "ann@-x.example",
        "ann@127.0.0.1",
        "ann@[127.0.0.1]",
        "ann@example.123",
        "änn@example.org",
        "a..b@example.org",
        ".ann@example.org",
        "ann b@example.org",
        '"ann b"@example.org',
        "ann@example.org, bob@example.org",
        "ann@example.org;bob@example.org",
        "bob@evil.example,ann@example.org",
        "Ann <ann@example.org>",
        "ann@example.org\nBcc: bob@example.org",
        "ann\r\nBcc: bob@example.org\r\n@example.org",
        "ann@example.org\r\n",
        "ann@exa\tmple.org",
        "ann\x00@example.org",
        "ann@example.org\x7f",
        "ann\u2028@example.org",
        "ann@exam\u200bple..org",
        "a" * 65 + "@example.org",
        "ann@" + "a" * 64 + ".org",
        "ann@" + ".".join(["abcdefgh"] * 30) + ".org",
        "%s@" % ("a" * 10_000),
    ],
)
def test_what_is_none(written: str) -> None:
    with pytest.raises(BadAddress):
        checked_address(written)


@given(st.text(max_size=40), st.text(max_size=40))
def test_whatever_passes_is_harmless(local: str, domain: str) -> None:
    try:
        address = checked_address(f"{local}@{domain}")
    except BadAddress:
        return
    assert address.isascii() and address.isprintable() and len(address) <= 254
    assert address.count("@") == 1 and not set(address) & set(' "<>(),:;[]\\')


def test_one_mailbox_is_counted_once() -> None:
    same = ("Ann@example.org", "ann+1@example.org", "ANN+two+three@example.org")
    assert {address_key(checked_address(each)) for each in same} == {"ann@example.org"}
