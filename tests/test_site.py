"""The documentation as a site: what it is made of. tests/web/test_docs_site.py builds it."""

from __future__ import annotations

import ast
import importlib
import re
from pathlib import Path

import griffe
import pytest
import yaml

import evora
from evora.players import LEVELS
from tools.site import check, outside, reference
from tools.site.doctests import fenced
from tools.site.hooks import anchor

ROOT = Path(__file__).parent.parent


def test_links_that_lead_nowhere_are_found(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text(
        '<h1 id="top">A</h1><a href="b.html#far">b</a> <a href="#top">a</a> <a href="c.html">c</a>'
        '<script src="https://example.org/x.js"></script><a href="https://example.org">ok</a>'
        '<a href="/b.html#near">b</a>'
    )
    (tmp_path / "b.html").write_text('<h1 id="near">B</h1>')
    assert list(check.problems(tmp_path)) == [
        "a.html links to b.html#far, which has no such heading",
        "a.html links to c.html, which is not there",
        "a.html loads https://example.org/x.js",
    ]


def test_every_public_name_has_a_place_in_the_reference() -> None:
    text = "\n".join(page.text for page in reference.library_pages())
    for name in evora.__all__:
        found = re.search(rf"^::: evora\.{name}$|^\| `{name}` \|", text, re.MULTILINE)
        assert found or name == "__version__", name


def test_every_module_is_in_the_reference_or_internal() -> None:
    listed = {name.split(".")[1] for name in (*reference.EXPORTED, *reference.IMPORTED)}
    assert listed <= reference.modules() <= listed | set(reference.INTERNAL)
    folder = Path(evora.__file__).parent / "envs"
    found = {f"evora.envs.{file.stem}" for file in folder.glob("*.py")} - {"evora.envs.__init__"}
    assert found <= set(reference.IMPORTED)


@pytest.mark.parametrize("module", ["evora.arena", "evora.work", "evora.players.specs"])
def test_every_public_name_has_a_sentence(module: str) -> None:
    """Values and aliases, too: their sentence stands below them."""
    loaded = griffe.load(
        module, search_paths=[ROOT / "src"], resolve_aliases=True, allow_inspection=False
    )
    names = importlib.import_module(module).__all__
    assert reference.public_names(module) == names
    for name in names:
        found = loaded[name]
        target = found.final_target if found.is_alias else found
        assert target.docstring, name
        for member in target.members.values():
            is_public = not member.is_alias and not member.name.startswith("_")
            if is_public and (member.is_function or "property" in member.labels):
                assert member.docstring, f"{name}.{member.name}"


def test_the_levels_are_below_the_command_that_speaks_of_them() -> None:
    text = reference.commands_page().text
    play = text[text.index("## evora play\n") :].partition("\n## ")[0]
    assert "see below" in play
    below = play.partition("see below")[2]
    for level in LEVELS:
        assert f"\n  {level.name} " in below


def test_environments_are_read_without_their_frameworks() -> None:
    assert reference.public_names("evora.envs") == ["GAME_ID"]
    assert reference.public_names("evora.envs.pettingzoo") == [
        *("Observation", "GameEnv", "raw_env", "env")
    ]
    assert "EvoraState" in reference.public_names("evora.envs.openspiel")
    folder = Path(evora.__file__).parent / "envs"
    for file in folder.glob("*.py"):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name[0] != "_":
                assert ast.get_docstring(node), f"{file.name}: {node.name}"


def test_every_page_has_a_place_in_the_navigation() -> None:
    text = (ROOT / "mkdocs.yml").read_text()
    nav = yaml.safe_load(text)["nav"]
    places = [path for group in nav for path in _paths(group)]
    assert len(places) == len(set(places))
    made = [page.path for page in (*reference.library_pages(), reference.commands_page())]
    pages = [path.name for path in (ROOT / "docs").glob("*.md")]
    assert set(made) | set(pages) <= set(places)


def _paths(group: object) -> list[str]:
    match group:
        case str():
            return [group]
        case dict():
            return [path for value in group.values() for path in _paths(value)]
        case list():
            return [path for value in group for path in _paths(value)]
    raise AssertionError(group)


def test_the_index_names_every_page() -> None:
    index = (ROOT / "docs" / "README.md").read_text()
    for path in (ROOT / "docs").glob("*.md"):
        assert f"({path.name})" in index or path.name == "README.md", path.name


@pytest.mark.parametrize(
    ("page", "link", "in_site"),
    [
        ("docs/bots.md", "games.md#clocks", "games.md#clocks"),
        ("docs/results/README.md", "../server.md", "../server.md"),
        ("docs/languages.md", "../CONTRIBUTING.md#words", "contributing.md#words"),
        ("CONTRIBUTING.md", "docs/rules.md", "rules.md"),
        ("core/README.md", "../docs/engine.md", "engine.md"),
        ("docs/write-a-bot.md", "../examples/bots/bot.c", "files/examples/bots/bot.c.md"),
        ("examples/README.md", "../docs/write-a-bot.md", "../write-a-bot.md"),
        ("README.md", "docs/pictures/table.png", "pictures/table.png"),
        ("docs/bots.md", "https://example.org/a.md", "https://example.org/a.md"),
        ("docs/bots.md", "#limits", "#limits"),
    ],
)
def test_links_lead_to_the_same_place_in_the_site(page: str, link: str, in_site: str) -> None:
    assert outside.rewritten(f"see [this]({link}).", page) == f"see [this]({in_site})."


def test_anchors_are_those_of_a_forge() -> None:
    assert anchor("`hello`: who are you?") == "hello-who-are-you"
    assert anchor("Games + players") == "games--players"


def test_examples_in_docstrings_become_code() -> None:
    assert fenced("One.\n\n>>> 1 + 1\n2\n>>> 3\n3\n\nTwo.") == (
        "One.\n\n```pycon\n>>> 1 + 1\n2\n>>> 3\n3\n```\n\nTwo."
    )
