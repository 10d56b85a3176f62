"""With which values a text is shown: so that every form of it is seen."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping

from fluent.syntax import ast as ftl

from tools.texts.examples import agreeing, examples
from tools.texts.files import (
    CATEGORIES,
    ENGLISH,
    Uses,
    patterns,
    selected_variable,
    uses,
    variant_key,
)
from tools.texts.libraries import bundle, category
from tools.texts.makers import Value

Values = dict[str, Value]


class NoExamplesError(Exception):
    """A variable that nobody has given examples for."""


def show(language: str, key: str, values: Mapping[str, Value]) -> str:
    """A text with its values; an error of Fluent is raised."""
    texts = bundle(language)
    name, _, attribute = key.partition(".")
    message = texts.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None, key
    shown, errors = texts.format_pattern(pattern, dict(values))
    if errors:
        raise errors[0]
    return str(shown)


def every(language: str, file: str, key: str) -> Iterator[Values]:
    """All combinations that may matter: of everything that is selected by, each form once.

    What is only shown takes turns.
    """
    choices = _choices(language, file, key)
    selected = _selected(language, file, key)
    forms = {name: _forms(language, file, key, name, choices[name]) for name in selected}
    shown = {name: itertools.cycle(found) for name, found in choices.items() if name not in forms}
    for chosen in itertools.product(*forms.values()):
        values = dict(zip(forms, chosen, strict=True))
        yield agreeing(language, values | {name: next(turn) for name, turn in shown.items()})
    for turn in range(max(map(len, choices.values()), default=0)):
        values = {name: found[turn % len(found)] for name, found in choices.items()}
        yield agreeing(language, values)


def few(language: str, file: str, key: str) -> list[Values]:
    """As few as show every form of the text, and every example of every variable, at least once."""
    pattern = patterns(language, file)[key]
    seen: set[object] = set()
    chosen: list[Values] = []
    for values in every(language, file, key):
        new = set(_visited(language, pattern, values)) | set(values.items())
        if not new <= seen or not chosen:
            seen |= new
            chosen.append(values)
    return chosen


def _choices(language: str, file: str, key: str) -> dict[str, list[Value]]:
    """For each variable its examples, and the words that the text selects by."""
    found = {}
    for name in sorted(_uses(ENGLISH, file, key).variables):
        words = _words(language, file, key, name)
        listed = examples(language, key, name)
        if words and (key, name) not in _SHOWN_TOO:
            listed = []
        elif listed is None:
            raise NoExamplesError(f"{key}: ${name} has no examples in tools/texts")
        found[name] = [*words, *(value for value in listed if value not in words)]
    return found


# Selected by words, and also shown.
_SHOWN_TOO = {("refused", "code"), ("play-seat", "kind")}


def _words(language: str, file: str, key: str, name: str) -> list[str]:
    """The words that English or this language tells apart, in their order."""
    found: dict[str, None] = {}
    for each in (ENGLISH, language):
        for select in _uses(each, file, key).selects:
            if selected_variable(select) == name:
                keys = map(variant_key, select.variants)
                found |= dict.fromkeys(
                    word for word in keys if word not in CATEGORIES and not _is_number(word)
                )
    return list(found)


def _selected(language: str, file: str, key: str) -> list[str]:
    selects = _uses(language, file, key).selects
    return sorted({selected_variable(select) for select in selects})


def _forms(language: str, file: str, key: str, name: str, values: list[Value]) -> list[Value]:
    """One of the values for each that the text of this language tells apart."""
    keys: set[str] = set()
    for select in _uses(language, file, key).selects:
        if selected_variable(select) == name:
            keys |= set(map(variant_key, select.variants))
    found: dict[str, Value] = {}
    for value in values:
        exact = str(value) in keys
        form = str(value) if exact or isinstance(value, str) else category(language, value)
        found.setdefault(form, value)
    return list(found.values())


def _visited(language: str, pattern: ftl.Pattern, values: Mapping[str, Value]) -> Iterator[int]:
    """The variants that a text goes through with these values."""
    for element in pattern.elements:
        if not isinstance(element, ftl.Placeable):
            continue
        select = element.expression
        if isinstance(select, ftl.SelectExpression):
            value = values[selected_variable(select)]
            variant = _taken(language, select, value)
            yield id(variant)
            yield from _visited(language, variant.value, values)


def _taken(language: str, select: ftl.SelectExpression, value: Value) -> ftl.Variant:
    by_key = {variant_key(variant): variant for variant in select.variants}
    form = category(language, value) if isinstance(value, int) else ""
    default = next(variant for variant in select.variants if variant.default)
    return by_key.get(str(value)) or by_key.get(form) or default


def _uses(language: str, file: str, key: str) -> Uses:
    return uses(patterns(language, file)[key])


def _is_number(word: str) -> bool:
    return word.lstrip("-").replace(".", "", 1).isdigit()
