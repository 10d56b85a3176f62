"""The Fluent files as they are written: keys, patterns, variables, selections."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

LOCALES = Path(__file__).parents[2] / "src" / "evora" / "locales"
ENGLISH = "en"
FILES = sorted(path.name for path in (LOCALES / ENGLISH).glob("*.ftl"))
_WORD = re.compile(r"[^\W\d_]{2,}")
CATEGORIES = frozenset({"zero", "one", "two", "few", "many", "other"})


@cache
def entries(language: str, file: str) -> tuple[ftl.EntryType, ...]:
    path = LOCALES / language / file
    return tuple(FluentParser().parse(path.read_text("utf-8")).body) if path.exists() else ()


def messages(language: str, file: str) -> dict[str, ftl.Message]:
    return {
        entry.id.name: entry for entry in entries(language, file) if isinstance(entry, ftl.Message)
    }


@cache
def patterns(language: str, file: str) -> dict[str, ftl.Pattern]:
    """Every value and attribute, by 'key' or 'key.attribute'."""
    found = {}
    for key, message in messages(language, file).items():
        if message.value is not None:
            found[key] = message.value
        for attribute in message.attributes:
            found[f"{key}.{attribute.id.name}"] = attribute.value
    return found


class Uses(Visitor):
    """The variables, selections, references and words of a pattern."""

    def __init__(self, pattern: ftl.Pattern) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.selects: list[ftl.SelectExpression] = []
        self.words: list[str] = []
        self.visit(pattern)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.words += _WORD.findall(node.value)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        self.selects.append(node)
        self.generic_visit(node)


@cache
def uses(pattern: ftl.Pattern) -> Uses:
    return Uses(pattern)


@cache
def selected_variable(select: ftl.SelectExpression) -> str:
    """The variable that a selection is by, also within NUMBER()."""
    (name,) = Uses(ftl.Pattern([ftl.Placeable(select.selector)])).variables
    return name


def variant_key(variant: ftl.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ftl.Identifier) else key.value


def variant_keys(select: ftl.SelectExpression) -> set[str]:
    return set(map(variant_key, select.variants))
