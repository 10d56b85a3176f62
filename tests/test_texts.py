"""The texts of every language: complete, well formed, used; and which language is spoken."""

from __future__ import annotations

import argparse
import ast
import pickle
import re
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from babel import Locale
from fluent.syntax import ast as ftl

from evora import COLOURS
from evora.cli.admin import COMMANDS as ADMIN_COMMANDS
from evora.cli.arguments import build_parser
from evora.engine_protocol.conformance import TIERS
from evora.errors import EvoraError
from evora.players.levels import LEVELS
from evora.puzzles import THEMES
from evora.review import GRADES
from evora.server.common.settings import options
from evora.server.messages import NoticeKind, ReasonKind
from evora.texts import (
    UserError,
    decimal,
    duration,
    error_text,
    language_of,
    languages,
    listed,
    locale_tag,
    negotiate,
    speaking,
    text,
)
from tools.texts.files import (
    CATEGORIES,
    ENGLISH,
    FILES,
    LOCALES,
    entries,
    messages,
    patterns,
    selected_variable,
    uses,
    variant_key,
    variant_keys,
)
from tools.texts.libraries import category, locale, plural_categories

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "evora"
WEB = ROOT / "web" / "src"

OTHERS = tuple(language for language in languages() if language != ENGLISH)

# --- Keys that the source makes out of parts. A new one is listed here, with its parts.

COMMANDS = tuple(
    command
    for action in build_parser()._actions
    if isinstance(action, argparse._SubParsersAction)
    for command in action.choices
)
LEVEL_NAMES = tuple(level.name for level in LEVELS)
GRADE_NAMES = tuple(name for name, _ in GRADES)
ANALYSE_COLUMNS = (
    *("rank", "move", "win", "wins", "scores", "proof", "line", "seat", "expected", "final"),
    *("position", "round", "played", "best", "before", "cost", "points"),
    *("moves", "mean-cost", "mean-points", *GRADE_NAMES),
)
ARENA_COLUMNS = (
    *("rank", "player", "elo", "gap", "games", "share", "points", "rounds", "time", "faults"),
)
SETTING_GROUPS = tuple({option.group: None for option in options()})
NOTICES = (*get_args(NoticeKind), "waiting")
SCORES = ("tiles", "wall", "floor", "score", "row", "column", "colour")


DYNAMIC: dict[str, tuple[str, ...]] = {
    "cli-{}": COMMANDS,
    "cli-{}-more": COMMANDS,
    "cli-admin-{}": tuple(ADMIN_COMMANDS),
    "cli-engine-test-{}": ("passed", "failed", "skipped"),
    "cli-engine-test-tier-{}": tuple(TIERS),
    "cli-serve-group-{}": SETTING_GROUPS,
    "level-{}": LEVEL_NAMES,
    "level-{}-about": LEVEL_NAMES,
    "analyse-column-{}": ANALYSE_COLUMNS,
    "analyse-grade-{}": GRADE_NAMES,
    "arena-column-{}": ARENA_COLUMNS,
    "play-table-{}": SCORES,
    "notice-{}": NOTICES,
    "notice-{}.body": NOTICES,
    "colour-{}": tuple(COLOURS),
    "reason-{}": get_args(ReasonKind),
    "puzzle-theme-{}": THEMES,
    "puzzle-theme-{}.hint": THEMES,
}


EVERY = pytest.mark.parametrize(
    ("language", "file"), [(language, file) for file in FILES for language in languages()]
)


# --- Every language is complete and well formed


def test_the_languages() -> None:
    """Folders are named by tags as they are written: pt-PT, not pt_pt. English is the model."""
    assert ENGLISH in languages()
    for language in languages():
        assert str(Locale.parse(language, sep="-")).replace("_", "-") == language


@pytest.mark.parametrize("language", OTHERS)
def test_no_file_without_an_english_one(language: str) -> None:
    assert {path.name for path in (LOCALES / language).iterdir()} <= set(FILES)


@EVERY
def test_a_file_has_no_junk(language: str, file: str) -> None:
    junk = [entry.content for entry in entries(language, file) if isinstance(entry, ftl.Junk)]
    assert junk == []


@pytest.mark.parametrize("language", languages())
def test_no_key_twice(language: str) -> None:
    keys = [
        entry.id.name
        for file in FILES
        for entry in entries(language, file)
        if isinstance(entry, ftl.Message)
    ]
    assert [key for key in keys if keys.count(key) > 1] == []


@EVERY
def test_a_file_has_the_keys_of_the_english_one(language: str, file: str) -> None:
    """In the same order, so that two files can be read side by side."""
    assert list(patterns(language, file)) == list(patterns(ENGLISH, file))


@EVERY
def test_a_text_has_the_variables_of_the_english_one(language: str, file: str) -> None:
    def variables(of: str) -> dict[str, set[str]]:
        return {key: uses(pattern).variables for key, pattern in patterns(of, file).items()}

    english = variables(ENGLISH)
    for key, found in variables(language).items():
        assert found == english.get(key), key


@EVERY
def test_a_plural_has_the_categories_of_its_language(language: str, file: str) -> None:
    """Where numbers are told apart, in all categories; a language that need not may leave it."""
    needed = plural_categories(language)
    for key, pattern in patterns(language, file).items():
        for select in uses(pattern).selects:
            found = variant_keys(select) & CATEGORIES
            if found - {"other"}:
                assert found == needed, key


@EVERY
def test_zero_is_not_counted_in_the_singular(language: str, file: str) -> None:
    """Where the plural rules count 0 as one, a text that shows the number says 0 apart."""
    if category(language, 0) != "one":
        return
    for key, pattern in patterns(language, file).items():
        for select in uses(pattern).selects:
            shown = {
                name
                for variant in select.variants
                if variant_key(variant) == "one"
                for name in uses(variant.value).variables
            }
            if selected_variable(select) in shown:
                assert "0" in variant_keys(select), key


@EVERY
def test_no_text_is_still_english(language: str, file: str) -> None:
    """A word may be the same in two languages; two words hardly are."""
    if language == ENGLISH:
        return
    for key, pattern in patterns(language, file).items():
        words = uses(pattern).words
        assert len(words) < 2 or words != uses(patterns(ENGLISH, file)[key]).words, key


@EVERY
def test_choices_are_those_of_the_english_text(language: str, file: str) -> None:
    """Words that the program selects by, such as the reasons of an end, are never translated."""

    def choices(of: str) -> dict[str, set[str]]:
        found: dict[str, set[str]] = {}
        for key, pattern in patterns(of, file).items():
            for select in uses(pattern).selects:
                words = {word for word in variant_keys(select) if not word.isdigit()}
                found.setdefault(key, set()).update(words - CATEGORIES)
        return found

    english = choices(ENGLISH)
    plain = {"arena-heading", "analyse-game"}  # English prints the name of the side as it is
    for key, words in choices(language).items():
        allowed = english.get(key, set()) | ({"coloured", "grey"} if key in plain else set())
        assert words <= allowed, key
        assert words >= english.get(key, set()) or words == set(), key


# Dates with the time of day; the others are days, which end with a full stop in Hungarian.
_WITH_TIME = {"log-on-holiday", "you-on-holiday"}


@EVERY
def test_no_sentence_ends_twice(language: str, file: str) -> None:
    """A rating may end with a question mark, and a day of Hungarian with a full stop."""
    source = (LOCALES / language / file).read_text("utf-8")
    assert "{ $rating }." not in source
    if language == "hu":
        twice = re.findall(r"^([\w-]+) =.*?\{ \$date \}\.(?:$| )", source, re.MULTILINE)
        assert set(twice) <= _WITH_TIME


# --- Every text is used, and every text that is used is there


@cache
def source_strings() -> tuple[frozenset[str], frozenset[str], frozenset[str]]:
    """All strings of the source, keys of texts and UserErrors, and those in parts: 'level-{}'."""
    strings: set[str] = set()
    keys: set[str] = set()
    parts: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        source = path.read_text("utf-8")
        if "from evora.texts import" not in source and path != SOURCE / "texts.py":
            continue
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                strings.add(node.value)
            if not isinstance(node, ast.Call) or not node.args or not _is_text(node.func):
                continue
            for part in ast.walk(node.args[0]):
                if isinstance(part, ast.JoinedStr):
                    parts.add(_template(part))
            match node.args[0]:
                case ast.Constant(value=str(key)):
                    keys.add(key)
                case ast.IfExp(body=ast.Constant(str(one)), orelse=ast.Constant(str(other))):
                    keys |= {one, other}
    return frozenset(strings), frozenset(keys), frozenset(parts)


def _is_text(function: ast.expr) -> bool:
    return isinstance(function, ast.Name) and function.id in ("text", "UserError")


def _template(node: ast.JoinedStr) -> str:
    return "".join(
        str(value.value) if isinstance(value, ast.Constant) else "{}" for value in node.values
    )


def dynamic_keys() -> set[str]:
    made = {shape.format(part) for shape, parts in DYNAMIC.items() for part in parts}
    return made | {option.key for option in options()}


def used_by_the_web(keys: set[str]) -> set[str]:
    """The keys that web/src has in quotes, or whose beginning it has as in `theme-${name}`."""
    files = [path for path in WEB.rglob("*") if path.suffix in {".ts", ".js", ".svelte", ".json"}]
    source = "\n".join(path.read_text("utf-8") for path in files)
    words = set(re.findall(r"""["'`]([a-z][\w-]*)["'`]""", source))
    beginnings = tuple(re.findall(r"`([a-z][\w-]*-)\$\{", source))
    return {key for key in keys if key in words or key.startswith(beginnings)}


def test_the_keys_made_of_parts_are_listed() -> None:
    assert source_strings()[2] == set(DYNAMIC)


def test_no_text_is_missing() -> None:
    there = {key for file in FILES for key in patterns(ENGLISH, file)}
    assert (source_strings()[1] | dynamic_keys()) - there == set()


@pytest.mark.parametrize("file", FILES)
def test_no_text_is_unused(file: str) -> None:
    used = source_strings()[0] | dynamic_keys()
    for path in FILES:
        for pattern in patterns(ENGLISH, path).values():
            used |= uses(pattern).references
    unused = set(messages(ENGLISH, file)) - used
    assert unused - used_by_the_web(unused) == set()


# --- Which language is spoken


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        ("fi", "fi"),
        ("FI", "fi"),
        ("pt_BR", "pt"),
        ("pt-BR", "pt"),
        ("pt", "pt"),
        ("pt_PT.UTF-8@euro", "pt-PT"),
        ("PT-pt", "pt-PT"),
        ("pt-PT-ao1990", "pt-PT"),
        ("pt-AO", "pt"),
        ("cs_CZ.UTF-8", "cs"),
        ("en_GB", "en"),
        ("is", "is"),
        ("fil_PH", None),
        ("tlh_AQ.UTF-8", None),
        ("C.UTF-8", None),
        ("POSIX", None),
        ("p", None),
        ("", None),
    ],
)
def test_negotiation(wanted: str, language: str | None) -> None:
    assert negotiate(wanted) == language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fi_FI.UTF-8"}, "fi"),
        ({"LANG": "fi_FI.UTF-8", "LC_MESSAGES": "hu_HU"}, "hu"),
        ({"LANG": "fi_FI.UTF-8", "LC_MESSAGES": "hu_HU", "LC_ALL": "is_IS"}, "is"),
        ({"LC_ALL": "is_IS", "EVORA_LANGUAGE": "pt-BR"}, "pt"),
        ({"LC_ALL": "C", "LANG": "fi_FI.UTF-8"}, "en"),
        ({"LC_ALL": "", "LANG": "fi_FI.UTF-8"}, "fi"),
        ({"EVORA_LANGUAGE": "xx", "LANG": "fi_FI.UTF-8"}, "en"),
    ],
)
def test_the_language_of_an_environment(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_a_language_for_the_process_and_one_for_a_call() -> None:
    assert text("colour-R") == "red"
    assert text("colour-R", language="hu") == "piros"
    with speaking("fi"):
        assert text("colour-R") == "punainen"
        assert text("colour-R", language="cs") == "červená"
        with speaking("is"):
            assert text("colour-R") == "rauð"
        assert text("colour-R") == "punainen"
    assert text("colour-R") == "red"


def test_an_unknown_key_or_a_missing_value_is_an_error() -> None:
    with pytest.raises(LookupError):
        text("no-such-text")
    with pytest.raises(Exception, match="count"):
        text("draw-points")


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "0 points, 1 point, 3 points, 5 points"),
        ("cs", "0 bodů, 1 bod, 3 body, 5 bodů"),
        ("de", "0 Punkte, 1 Punkt, 3 Punkte, 5 Punkte"),
        ("fi", "0 pistettä, 1 piste, 3 pistettä, 5 pistettä"),
        ("hu", "0 pont, 1 pont, 3 pont, 5 pont"),
        ("is", "0 stig, 1 stig, 3 stig, 5 stig"),
        ("pt", "0 pontos, 1 ponto, 3 pontos, 5 pontos"),
        ("pt-PT", "0 pontos, 1 ponto, 3 pontos, 5 pontos"),
    ],
)
def test_plurals(language: str, expected: str) -> None:
    told = [text("draw-points", language=language, count=count) for count in (0, 1, 3, 5)]
    assert ", ".join(told) == expected


def test_numbers() -> None:
    shown = {language: decimal(-1234.5, ".2f", language=language) for language in languages()}
    assert shown.pop("en") == "-1234.50"
    assert set(shown.values()) == {"-1234,50"}
    assert decimal(1e-5, ".3g", language="fi") == "1e-05"
    assert "500,001 nodes" in text("analyse-effort", depth=9, nodes=500001, ms=306)
    assert "500.001 hnút" in text("analyse-effort", language="is", depth=9, nodes=500001, ms=306)


def test_lists() -> None:
    names = ["A", "B", "C"]
    assert listed(names) == "A, B and C"  # as in Britain, without a comma before the last
    assert listed(names, "or", language="de") == "A, B oder C"
    assert listed(names, language="is") == "A, B og C"
    assert [listed(names[:count], language="cs") for count in (0, 1, 2)] == ["", "A", "A a\u00a0B"]
    with speaking("hu"):
        assert listed(names[:2]) == "A és B"


def test_running_times() -> None:
    assert [duration(seconds) for seconds in (0, 59.6, 3605)] == ["0:00", "1:00", "1:00:05"]
    assert duration(3605, language="fi") == "1.00.05"


def test_locales() -> None:
    assert [locale_tag(code) for code in ("en", "pt", "pt-PT", "cs")] == [
        *("en-GB", "pt-BR", "pt-PT", "cs"),
    ]
    assert str(locale("pt")) == "pt_BR"


def test_an_error_is_english_and_can_be_said_in_the_language_of_the_user() -> None:
    error = UserError("terminal-no-save", file="x")
    finnish = text("terminal-no-save", language="fi", file="x")
    assert finnish != str(error) == "x: there is no saved game"
    with speaking("fi"):
        assert str(error) == "x: there is no saved game"
        assert error_text(error) == finnish
        assert error_text(EvoraError("any other")) == "any other"
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.key, again.values) == (str(error), error.key, error.values)
