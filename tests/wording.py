"""What people read in source files: comments, docstrings and names, in all our languages."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

At = tuple[int, str]  # a line number, and what stands there

# Comments, texts and names of C++, TypeScript and Svelte. Texts end with their line, but for those
# in backquotes and raw ones: so an apostrophe between tags hides no more than its line.
_TOKENS = re.compile(
    r"""
      (?P<comment> (?<!:)//[^\n]* | /\*.*?\*/ | <!--.*?--> )
    | (?P<text> R"\(.*?\)" | "(?:[^"\\\n]|\\.)*" | '(?:[^'\\\n]|\\.)*' | `(?:[^`\\]|\\.)*` )
    | (?P<number> \d[\w'.]* )
    | (?P<name> [A-Za-z_$][\w$]* )
    """,
    re.VERBOSE | re.DOTALL,
)
_COMMENT_MARKS = re.compile(r"^\s*(?:<!--|/?\*+/?|//+)|\*/$|-->$", re.MULTILINE)
_TYPES = ("class", "struct", "interface", "enum")
_ALIAS = re.compile(r"\s*[=<]")  # a type that is imported is not declared here


@dataclass(frozen=True)
class Source:
    """`prose`: comments and docstrings; `names`: of anything; `types`: names of types."""

    prose: list[At]
    names: list[At]
    types: list[At]


def words(name: str) -> list[str]:
    """The words of a name, in lower case: `newBotKey` and `new_bot_key` have three."""
    return re.findall(r"[a-z]+", re.sub(r"([a-z0-9])([A-Z])", r"\1_\2", name).lower())


def read_source(name: str, text: str) -> Source:
    return _python(text) if name.endswith(".py") else _other(text)


def _joined(lines: Iterable[At]) -> list[At]:
    """Comments on neighbouring lines are one, so that wrapped phrases are found."""
    blocks: list[tuple[int, int, str]] = []
    for number, text in lines:
        last = number + text.count("\n")
        if blocks and blocks[-1][1] == number - 1:
            first, _, before = blocks[-1]
            blocks[-1] = first, last, f"{before} {text}"
        else:
            blocks.append((number, last, text))
    return [(first, " ".join(text.split())) for first, _, text in blocks]


def _python(text: str) -> Source:
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    prose = _joined(
        (token.start[0], token.string.lstrip("#: "))
        for token in tokens
        if token.type == tokenize.COMMENT
    )
    names: list[At] = []
    types: list[At] = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            docstring = ast.get_docstring(node)
            if docstring:
                prose.append((getattr(node, "lineno", 1), " ".join(docstring.split())))
        if isinstance(node, ast.ClassDef):
            types.append((node.lineno, node.name))
        names.extend(_given(node))
    return Source(prose, names, types)


def _given(node: ast.AST) -> Iterator[At]:
    """The name that a node gives to something: names of other packages are not ours to choose."""
    match node:
        case ast.ClassDef() | ast.FunctionDef() | ast.AsyncFunctionDef():
            yield node.lineno, node.name
        case ast.arg():
            yield node.lineno, node.arg
        case ast.Name(ctx=ast.Store()):
            yield node.lineno, node.id
        case ast.Attribute(ctx=ast.Store()):
            yield node.lineno, node.attr


def _other(text: str) -> Source:
    prose: list[At] = []
    names: list[At] = []
    types: list[At] = []
    number, counted, before = 1, 0, ""
    for match in _TOKENS.finditer(text):
        number += text.count("\n", counted, match.start())
        counted = match.start()
        if match["comment"]:
            prose.append((number, _COMMENT_MARKS.sub("", match[0])))
        elif match["name"]:
            names.append((number, match[0]))
            declared = before in _TYPES or (before == "type" and _ALIAS.match(text, match.end()))
            if declared and match[0][0].isupper():
                types.append((number, match[0]))
            before = match[0]
    return Source(_joined(prose), names, types)
