"""Content that is sent from memory, and browsers that have it already."""

from __future__ import annotations

import pytest
from starlette.datastructures import Headers

from evora.server.api.documents import Document

DOCUMENT = Document(b"tiles", "text/plain", encoding="br", headers={"Vary": "Accept-Encoding"})


def tag_of(document: Document) -> str:
    return document.response(Headers()).headers["etag"]


def test_the_content_with_its_type_and_encoding() -> None:
    response = DOCUMENT.response(Headers())
    assert (response.status_code, response.body) == (200, b"tiles")
    assert response.headers["content-type"] == "text/plain"
    assert response.headers["content-encoding"] == "br"
    assert response.headers["cache-control"] == "no-cache"
    assert response.headers["vary"] == "Accept-Encoding"


def test_without_an_encoding_none_is_named() -> None:
    assert "content-encoding" not in Document(b"", "text/plain").response(Headers()).headers


def test_the_tag_follows_the_content() -> None:
    assert tag_of(Document(b"tiles", "text/css")) == tag_of(DOCUMENT)
    assert tag_of(Document(b"tiles!", "text/plain")) != tag_of(DOCUMENT)
    assert tag_of(DOCUMENT)[0] == tag_of(DOCUMENT)[-1] == '"'


@pytest.mark.parametrize("form", ["{}", "W/{}", '"other", {}', '"other",W/{} , "more"'])
def test_a_browser_that_has_it(form: str) -> None:
    response = DOCUMENT.response(Headers({"If-None-Match": form.format(tag_of(DOCUMENT))}))
    assert (response.status_code, response.body) == (304, b"")
    assert response.headers["etag"] == tag_of(DOCUMENT)
    assert response.headers["vary"] == "Accept-Encoding"
    assert "content-encoding" not in response.headers and "content-type" not in response.headers


@pytest.mark.parametrize("known", ['"other"', "", "tiles"])
def test_a_browser_that_has_another(known: str) -> None:
    assert DOCUMENT.response(Headers({"If-None-Match": known})).status_code == 200


def test_headers_of_its_own_come_first() -> None:
    document = Document(b"x", "text/plain", headers={"Cache-Control": "immutable"})
    assert document.response(Headers()).headers["cache-control"] == "immutable"
