"""Plain words, and one word for one thing: in docs, comments, docstrings and names.

CONTRIBUTING.md, "Words", has the glossary; this keeps it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

import pytest
from test_docs import PAGES, named, without_code
from trees import ROOT, tracked
from wording import read_source, words

GENERATED = ("web/src/lib/messages.ts", "web/src/lib/facts.ts")
OURS = ("tests/test_words.py", "tests/wording.py")  # they name what is refused
CODE = [
    name
    for name in tracked("*.py", "*.cpp", "*.hpp", "*.ts", "*.svelte")
    if name not in (*GENERATED, *OURS)
]

# Phrases that a reader stumbles over, in docs, comments and docstrings.
PHRASES = (
    r"\blent\b",
    r"\bour (two )?(cores|machine)",
    r"\b(line|page|object|process) an? (line|game|page|subject|feature|process|event)\b",
    r"\b(ms|moves|plies|nodes|games|commands) an? (move|second|game|deal|core|player)\b",
    r"\bone an? (line|core|game)\b",
    r"\b(whoever|whomever)\b",
    r"\b(he|him|his|himself)\b",
    r"\bfor ever\b",
    r"\bthe next thing is\b",
    r"\breadings\b",
    # A continuation that a search reports is a variation.
    r"\b(main|principal|expected|engine's|compared|solved) lines?\b",
)
# In code alone, where a plainer verb says it: show, say, send, report, announce. Tests may tell.
IN_COMMENTS = (r"\btold\b(?! (apart|from))", r"\bsomebody had to\b")
TESTS = ("tests/*", "core/tests/*", "*.test.ts")
# What belongs to a laboratory notebook: docs/results/ has it.
NOTEBOOK = (r"\bnot been run\b", r"\bso it is now\b", r"\bthe engine before\b", r"\bused to\b")

# Words of no name: metaphors without a hook, and verbs for things.
NO_NAMES = {"brain", "oracle", "shelf", "tempered", "telling", "toll", "whoever"}
# Names of files that say nothing before they are opened.
NO_FILES = {"hand", "keeping", "own", *NO_NAMES}
PARTICIPLE = re.compile(
    r"_?(?:[A-Z][a-z]*[^aeiou]ed|[A-Z][a-z]*[aeiou][dgklmnprstvwyz]ed|(?:Un|Fore)?(?:[Cc]hosen|"
    r"[Dd]one|[Dd]rawn|[Ff]ound|[Hh]eard|[Kk]ept|[Kk]nown|[Ll]ost|[Mm]ade|[Ss]een|[Ss]ent|[Ss]hown|"
    r"[Tt]aken|[Tt]old|[Ww]on))"
)
# What happened is named so: events, entries of a log and answers, on the wire and in storage.
EVENTS = (
    *("src/evora/calls/*", "src/evora/server/messages/*", "src/evora/server/domain/entries.py"),
    *TESTS,
)

# Words of the glossary that are also good English: where names may have them. In other rooms
# another word is meant.
ROOMS = {
    # And in what users have of a review: the library's Report, the JSON, stored reviews.
    "moment": (
        *("web/src/table/*", "web/src/review/*", "web/src/study/*", "web/src/local/*", "tests/*"),
        *("src/evora/calls/review.py", "src/evora/server/domain/kept_reviews.py", "tools/*"),
        "examples/baselines/learner.py",  # those of statistics
    ),
    "hint": (
        *("src/evora/terminal/*", "web/src/table/*", "web/src/study/*", "web/src/learn/*"),
        *("web/src/puzzles/*", "web/src/art/*", "tools/*", "tests/*"),
        "web/plugins/compress.ts",  # a name of Node
    ),
    "course": (
        *("core/*review*", "bindings/review.cpp", "*/calls/review.py", "*/kept_reviews.py"),
        *("src/evora/cli/analyse*", "web/src/review/*", "tests/*"),
    ),
    "worker": (
        *("src/evora/work/*", "src/evora/arena/*", "src/evora/data/*", "src/evora/cli/*"),
        *("src/evora/page/*", "src/evora/server/workers.py", "src/evora/server/*/settings.py"),
        *("src/evora/server/api/static.py", "lab/*", "tools/*", "web/*", "tests/*"),
    ),
}
# Here the secret of a bot is a secret: token is what its owner reads in docs and answers.
SECRETS = ("src/evora/server/storage/*", "src/evora/server/live/*", "src/evora/server/api/*")
WIRE = {"token", "tokens", "new_token", "metrics_token", "_token"}
# Here a line of a board is none of the subjects.
VARIATIONS = tuple(
    f"core/search/{name}.*" for name in ("search", "types", "past_round", "calibrate")
)
VARIATIONS += ("core/search/pvs.*", "core/search/tree.*", "core/search/maxn.*", "core/players/*")


def complaints(name: str, text: str) -> Iterator[str]:
    """What is wrong with the words of a source file."""
    source = read_source(name, text)
    is_test = is_in(name, TESTS)
    for number, prose in source.prose:
        for pattern in PHRASES if is_test else (*PHRASES, *IN_COMMENTS):
            for found in re.finditer(pattern, prose, re.IGNORECASE):
                yield f"{name}:{number} says {found[0]!r}"
    for number, given in source.names:
        parts = set(words(given))
        if parts & (NO_NAMES if is_test else {*NO_NAMES, "told", "untold"}):
            yield f"{name}:{number} names something {given}"
        for word, rooms in ROOMS.items():
            if parts & {word, f"{word}s"} and not is_in(name, rooms):
                yield f"{name}:{number} has another meaning of {word}: {given}"
        if is_in(name, SECRETS) and parts & {"token", "tokens"} and given not in WIRE:
            yield f"{name}:{number} calls a secret {given}"
        if is_in(name, VARIATIONS) and parts & {"line", "lines"}:
            yield f"{name}:{number} calls a variation {given}"
    for number, given in source.types:
        if PARTICIPLE.fullmatch(given) and not is_in(name, EVENTS):
            yield f"{name}:{number} has a participle as a type: {given}"


def is_in(name: str, rooms: tuple[str, ...]) -> bool:
    return any(fnmatch(name, room) for room in rooms)


def room_of(name: str) -> str:
    parts = name.split("/")[:-1]
    return "/".join(parts[: 3 if parts[:1] == ["src"] else 2]) or "."


@pytest.mark.parametrize("room", sorted(set(map(room_of, CODE))))
def test_words_of_the_code(room: str) -> None:
    found = [
        complaint
        for name in CODE
        if room_of(name) == room
        for complaint in complaints(name, (ROOT / name).read_text())
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_words_of_the_docs(page: Path) -> None:
    patterns = PHRASES if page.parent.name == "results" else PHRASES + NOTEBOOK
    for number, line in enumerate(page.read_text().splitlines(), start=1):
        for pattern in patterns:
            found = re.search(pattern, without_code(line), re.IGNORECASE)
            assert not found, f"{named(page)}:{number} says {found[0]!r}"


def test_names_of_files() -> None:
    stems = {name: Path(name).name.split(".")[0].lower() for name in CODE}
    assert not [name for name, stem in stems.items() if stem in NO_FILES]


def test_words_of_this_test_are_in_the_glossary() -> None:
    glossary = (ROOT / "CONTRIBUTING.md").read_text().partition("## Words")[2]
    listed = {
        word.strip()
        for row in re.findall(r"^\| ([a-z, ]+) \|", glossary, re.MULTILINE)
        for word in row.split(",")
    }
    assert {*ROOMS, "token", "line", "variation"} <= listed


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("src/evora/planted.py", '"""Whoever asks."""\n'),
        ("src/evora/planted.py", "# The next\n# thing is a deal.\n"),
        ("src/evora/planted.py", "told = 1  # and told to all\n"),
        ("src/evora/planted.py", "class Found:\n    pass\n"),
        ("src/evora/planted.py", "def ask(oracle: int) -> None: ...\n"),
        ("src/evora/server/live/planted.py", "worker = 1\n"),
        ("src/evora/server/storage/bots.py", "def by_token(): ...\n"),
        ("core/search/search.hpp", "std::vector<Variation> lines;\n"),
        ("core/rules/planted.hpp", "// Prints a line a\n// game.\n"),
        ("core/rules/planted.hpp", "struct Judged {};\n"),
        ("web/src/table/planted.ts", "/* For whoever\n * asks. */\n"),
        ("web/src/table/planted.ts", "export interface Kept { a: string }\n"),
        ("web/src/table/planted.ts", "type Seen = string;\n"),
        ("web/src/table/Planted.svelte", "<!-- whoever asks --><p>it's</p>\n"),
        ("web/src/table/Planted.svelte", "<script>const brainWave = 1;</script>\n"),
    ],
)
def test_planted_words_are_noticed(name: str, text: str) -> None:
    assert list(complaints(name, text))


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("src/evora/planted.py", "text = 'whoever'  # names can be told apart\n"),
        ("src/evora/planted.py", "import oracle\noracle.ask()\n"),
        ("src/evora/server/messages/planted.py", "class Joined:\n    pass\n"),
        ("src/evora/work/planted.py", "worker = 1\n"),
        ("core/rules/planted.hpp", 'const char* text = "whoever";  // a line of a board\n'),
        ("web/src/table/planted.ts", "import { type Barred } from '../lib/messages';\n"),
        ("web/src/table/planted.ts", "const url = 'http://whoever'; const speed: Speed = 1;\n"),
    ],
)
def test_other_words_are_not(name: str, text: str) -> None:
    assert not list(complaints(name, text))
