"""The typeface of the page: what its program makes, small, and with every letter of every text."""

from __future__ import annotations

import io
import re

import pytest
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

from evora.texts import languages
from tools.tokens import TYPEFACE
from tools.typeface import FOLDER, LICENCE, WEIGHTS, files

LOCALES = FOLDER.parents[3] / "src" / "evora" / "locales"
PAGE = FOLDER.parents[1]
MAX_BYTES = 60_000
# Languages that are to come.
ALPHABETS = "áéíóúüñ¿¡ àâçèêëîïôœùûüÿæ ąćęłńóśźż"
# Nothing is drawn for these.
UNSEEN = set("\n\u2068\u2069")


@pytest.fixture(scope="module")
def made() -> dict[str, bytes]:
    return files()


def covered(weight: str) -> set[str]:
    font = TTFont(FOLDER / f"{weight.lower()}.woff2")
    return set(map(chr, font.getBestCmap()))


def test_the_files_are_what_the_program_makes(made: dict[str, bytes]) -> None:
    assert {file.name for file in FOLDER.iterdir()} == made.keys()
    for name, content in made.items():
        assert (FOLDER / name).read_bytes() == content, f"{name}: python -m tools.typeface"


def test_it_is_small() -> None:
    assert sum(file.stat().st_size for file in FOLDER.glob("*.woff2")) <= MAX_BYTES


@pytest.mark.parametrize("weight", WEIGHTS)
def test_every_letter_of_every_text_is_there(weight: str) -> None:
    there = covered(weight) | UNSEEN
    for language in languages():
        for file in (LOCALES / language).glob("*.ftl"):
            source = re.sub("^#.*", "", file.read_text(encoding="utf-8"), flags=re.MULTILINE)
            assert set(source) <= there, (language, file.name, set(source) - there)
    for letters in (ALPHABETS, ALPHABETS.upper().replace("SS", "ẞ")):
        assert set(letters) <= there


@pytest.mark.parametrize("weight", WEIGHTS)
def test_every_sign_that_components_write_is_there(weight: str) -> None:
    there = covered(weight) | UNSEEN
    for file in PAGE.rglob("*.svelte"):
        markup = file.read_text(encoding="utf-8").partition("</script>")[2]
        assert set(markup) <= there, (file.name, set(markup) - there)


@pytest.mark.parametrize("weight", WEIGHTS)
def test_figures_stand_below_each_other(weight: str) -> None:
    font = TTFont(FOLDER / f"{weight.lower()}.woff2")
    names = font.getBestCmap()
    assert len({font["hmtx"][names[ord(figure)]][0] for figure in "0123456789"}) == 1


def test_the_licence_travels_with_it_and_its_name_is_not_used(made: dict[str, bytes]) -> None:
    assert b"SIL OPEN FONT LICENSE Version 1.1" in made[LICENCE]
    for weight in WEIGHTS:
        names = TTFont(io.BytesIO(made[f"{weight.lower()}.woff2"]))["name"]
        assert TYPEFACE in names.getDebugName(4)
        assert "Open Font License" in names.getDebugName(13)
        assert not any("Source" in names.getDebugName(name) for name in (1, 4, 6))
