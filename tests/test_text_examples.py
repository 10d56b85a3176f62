"""Every text with every combination of values that matters, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from evora.texts import _texts, languages
from tools.texts import examples
from tools.texts.__main__ import write_pages
from tools.texts.files import (
    ENGLISH,
    FILES,
    patterns,
    uses,
)
from tools.texts.rows import NoExamplesError, every, few, show
from tools.texts.variables import VARIABLES

EVERY = pytest.mark.parametrize(
    ("language", "file"), [(language, file) for file in FILES for language in languages()]
)
# Texts that are laid out with spaces, and one that shows braces.
LAID_OUT = re.compile(
    r"cli-.*-more|cli-epilog|(play|puzzle)-help|play-(legend|tile-column)|cli-engine-test-.*"
)
# Two spaces, one before what ends a part of a sentence, or an end without a beginning.
SLIPS = re.compile(r"  |[ \u00a0][,.;](?![\w.=])|,\.|^ | $|\(\)|\?\?\?")


@EVERY
def test_every_text_can_be_shown(language: str, file: str) -> None:
    for key in patterns(language, file):
        for values in every(language, file, key):
            shown = show(language, key, values)
            if "." not in key:  # attributes are for the page, which has a Fluent of its own
                assert _texts(language).format(key, values) == shown, (key, values)
            if not LAID_OUT.fullmatch(key):
                assert "{" not in shown, (key, values)
                assert not SLIPS.search(shown), (key, values, shown)


@pytest.mark.parametrize("file", FILES)
def test_every_variable_has_examples(file: str) -> None:
    """Or words that are selected by."""
    for key in patterns(ENGLISH, file):
        assert few(ENGLISH, file, key)


def test_a_variable_without_examples_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(VARIABLES, "name")
    with pytest.raises(NoExamplesError, match=r"status-other: \$name"):
        few("fi", "web-game.ftl", "status-other")


def test_examples_are_of_variables_that_exist() -> None:
    used = {
        (key, name)
        for file in FILES
        for key, pattern in patterns(ENGLISH, file).items()
        for name in uses(pattern).variables
    }
    assert set(VARIABLES) - {name for _, name in used} == set()
    assert set(examples.SPECIAL) - used == set()


def test_the_fewest_rows_show_every_form_and_every_example() -> None:
    rows = few("cs", "terminal.ftl", "draw-points")
    assert [values["count"] for values in rows] == [0, 1, 2, 5, 21, 101]
    rows = few("en", "web-game.ftl", "log-take")
    shown = " ".join(show("en", "log-take", values) for values in rows)
    for part in ("Björn", "Club player 2", "black", "white", "5 fall", "costs nothing", "line 5"):
        assert part in shown


def test_pages_to_be_read(tmp_path: Path) -> None:
    index, *pages = write_pages(tmp_path, ["pt-PT", "hu"])
    assert [page.name for page in pages] == ["pt-PT.html", "hu.html"]
    assert "português (Portugal) (pt-PT)" in index.read_text("utf-8")
    hungarian = pages[1].read_text("utf-8")
    assert '<html lang="hu">' in hungarian
    assert all(f"<h2>{file}</h2>" in hungarian for file in FILES)
    assert "<p>21 points</p><small>count 21</small><td><p>21 pont</p>" in hungarian
    assert not re.search(r"<(script|link|img)", hungarian)  # nothing from elsewhere
