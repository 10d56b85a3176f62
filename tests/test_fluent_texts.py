"""Our reader of Fluent writes what Fluent's own package writes.

On the texts that there are tests/test_text_examples.py compares them.
"""

from __future__ import annotations

import pytest
from fluent.runtime import FluentBundle, FluentResource

from evora.conventions import CONVENTIONS
from evora.fluent_texts import Texts
from evora.texts import languages

COUNTS = (0, 1, 2, 4, 5, 11, 21, 100, 999, 1000, 1001, 12345, 1_000_000, 2_000_001, 123_456_789)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    "content",
    [
        "a = x\n",
        "a = x\n\n\n",
        "a =\n    x\n      y\n\n    z\n\n# c\n",
        "a = x\n    y\nb = z\n",
        "a = x { $n } y\n",
        "a = { $n }{ $n }\n",
        "a = { $n ->\n    [one] x\n   *[other] y { $n }\n }\n",
        "a = { $n ->\n    [one] x\n    [few] f\n    [many] m\n   *[other] y\n}\n",
        "a = { $n ->\n [0] none\n *[other] { $n ->\n    [one] x\n   *[other] y\n  } z\n}!\n",
        "a =\n  { $n ->\n    [1000] k\n   *[other]\n      y\n        z\n  }\n   w\n",
        "a = x { b }\nb = { $n } z\n",
        'a = { "" }x{ " " }\n',
        'a = { " " } x \n',
        'a = { "\\u00AD" }{ "\\U01F600" }{ "{" }{ "\\"" }{ "\\\\" }\n',
        "a = x\n    .title = y\n",
        "a = { NUMBER($n, useGrouping: 0) } of { $n }\n",
        "a = it's 50 %, [really] *not* -that- .much\n",
    ],
)
def test_a_text_of_any_form(content: str, language: str) -> None:
    ours = Texts([content], CONVENTIONS[language])
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(content))
    pattern = bundle.get_message("a").value
    assert pattern is not None
    for number in COUNTS:
        values = {"n": number}
        assert (ours.format("a", values), []) == bundle.format_pattern(pattern, values)


def test_words_choose_by_themselves() -> None:
    content = "a = { $how ->\n    [done] x\n    [1] digit\n   *[other] y\n }\n"
    ours = Texts([content], CONVENTIONS["en"])
    assert [ours.format("a", {"how": how}) for how in ("done", "other", "one", "?")] == [*"xyyy"]


@pytest.mark.parametrize(
    "content",
    [
        'a = { NUMBER($n, style: "percent") }\n',
        "a = { DATETIME($n) }\n",
        "a = { -term }\n",
        "a = { $n ->\n    [one] x\n}\n",
        "a = { $n\n",
        "a = x } y\n",
    ],
)
def test_what_is_not_understood_is_an_error(content: str) -> None:
    with pytest.raises(ValueError, match=r"^a: "):
        Texts([content], CONVENTIONS["en"]).format("a", {"n": 1})


def test_values_are_words_and_whole_numbers() -> None:
    ours = Texts(["a = { $n }\nb =\n    .title = y\n"], CONVENTIONS["en"])
    for wrong in (1.5, True, None):
        with pytest.raises(TypeError, match=r"^n: expected a word or a whole number"):
            ours.format("a", {"n": wrong})
    for missing in ("a", "b", "c"):
        with pytest.raises(KeyError):
            ours.format(missing, {})
