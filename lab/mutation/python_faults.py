"""Faults in Python, found in the syntax tree and written back by source span."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from lab.mutation.faults import Fault, make_fault
from lab.mutation.python_names import ClassFields, Scope, scope_of

# Kind, start, end and replacement.
Changes = Iterator[tuple[str, int, int, str]]

# The operator, then what may stand in its place.
_COMPARISONS: dict[type[ast.cmpop], tuple[str, ...]] = {
    ast.Lt: ("<", "<=", ">"),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">=", "<"),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
}
_ARITHMETIC: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.Div: ("/", "*"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "//"),
    ast.BitOr: ("|", "&"),
    ast.BitAnd: ("&", "|"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
}
_CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}
_UNORDERED = ("sorted", "reversed")
_TEXTS = (ast.JoinedStr, ast.List, ast.Tuple, ast.Set, ast.Dict, ast.ListComp)
# Calls that only tell an operator something.
_LOGGING = re.compile(r"^(note|log|logger|logging|print|warn|warnings)(_|$)")
_SKIPPED = (ast.Import, ast.ImportFrom, ast.Assert, ast.Global, ast.Nonlocal, ast.JoinedStr)
_SKIPPED_FUNCTIONS = ("__repr__", "__str__")
_SKIPPED_CALLS = ("TypeVar", "NewType", "cast", "ParamSpec")
# Fields of nodes in which nothing runs: `type` is that of an exception handler.
_NOT_RUN = ("annotation", "targets", "target", "optional_vars", "pattern", "type")


class _Finder:
    def __init__(self, text: str) -> None:
        self._text = text
        self._tree = ast.parse(text)
        self._lines = text.split("\n")
        self._starts = [0]
        for line in self._lines:
            self._starts.append(self._starts[-1] + len(line) + 1)
        self._fields = ClassFields(self._tree)

    def faults(self) -> Changes:
        for statement in self._tree.body:
            yield from self._inside(statement, None, numbers=False)

    def _inside(self, node: ast.AST, scope: Scope | None, *, numbers: bool) -> Changes:
        """Of a node and all that runs in it. `numbers`: whether they count; those of tables and
        messages are chosen, not right."""
        if self._is_skipped(node, scope):
            return
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            scope = scope_of(node, self._fields)
        elif isinstance(node, ast.ClassDef):
            scope = None
        if isinstance(node, ast.stmt):
            numbers = scope is not None and not isinstance(node, ast.Raise)
            yield from self._removed(node, scope)
            yield from self._statement(node, scope)
        elif isinstance(node, ast.expr):
            yield from self._operators(node)
            yield from self._expression(node, scope, numbers=numbers)
        for child in _children(node):
            yield from self._inside(child, scope, numbers=numbers)

    # --- Places

    def _at(self, line: int, column: int) -> int:
        encoded = self._lines[line - 1].encode()[:column]
        return self._starts[line - 1] + len(encoded.decode())

    def _span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None and node.end_col_offset is not None
        return (
            self._at(node.lineno, node.col_offset),
            self._at(node.end_lineno, node.end_col_offset),
        )

    def _code(self, node: ast.expr | ast.stmt) -> str:
        start, end = self._span(node)
        return self._text[start:end]

    def _operator(
        self, kind: str, left: ast.expr, right: ast.expr, token: str, *others: str
    ) -> Changes:
        """Others in the place of an operator between its operands."""
        start, end = self._span(left)[1], self._span(right)[0]
        words = r"\s+".join(map(re.escape, token.split()))
        pattern = rf"\b{words}\b" if token[0].isalpha() else words
        if found := re.search(pattern, self._text[start:end]):
            place = start + found.start(), start + found.end()
            yield from ((kind, *place, other) for other in others)

    # --- Statements

    def _is_skipped(self, node: ast.AST, scope: Scope | None) -> bool:
        skipped = isinstance(node, _SKIPPED)
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                decorators = map(self._code, node.decorator_list)
                skipped = node.name in _SKIPPED_FUNCTIONS or any(
                    "overload" in d for d in decorators
                )
            case ast.ClassDef():
                skipped = any(self._code(base).startswith("Protocol") for base in node.bases)
            case ast.If():
                skipped = "TYPE_CHECKING" in self._code(node.test)
            case ast.Expr(value=ast.Await(value=value)) | ast.Expr(value=value):
                skipped = isinstance(value, ast.Constant) or self._is_logging(value)
            case ast.Assign(targets=[ast.Name(id="__all__")]):
                skipped = scope is None
            case ast.Call():
                name = self._code(node.func).rsplit(".", 1)[-1]
                skipped = name in _SKIPPED_CALLS or self._is_logging(node)
            case _:
                pass
        return skipped

    def _is_logging(self, node: ast.expr) -> bool:
        return isinstance(node, ast.Call) and any(
            _LOGGING.match(part) for part in self._code(node.func).split(".")
        )

    def _removed(self, node: ast.stmt, scope: Scope | None) -> Changes:
        if scope is None:
            return
        place = self._span(node)
        match node:
            case ast.Expr(value=ast.Yield() | ast.YieldFrom()):
                pass
            case ast.Expr():
                yield "removed call", *place, "pass"
            case ast.AugAssign() | ast.Delete() | ast.Return(value=None):
                yield "removed statement", *place, "pass"
            case ast.Assign(targets=targets) if scope.name != "__init__":
                if all(isinstance(target, ast.Attribute | ast.Subscript) for target in targets):
                    yield "removed statement", *place, "pass"
            case ast.Continue():
                yield "loop", *place, "break"
                yield "loop", *place, "pass"
            case ast.Break():
                yield "loop", *place, "pass"
            case ast.Raise():
                yield "removed check", *place, "pass"
            case _:
                pass

    def _statement(self, node: ast.stmt, scope: Scope | None) -> Changes:
        """What is peculiar to a kind of statement."""
        match node:
            case ast.If(test=test) | ast.While(test=test):
                yield from self._negated(test)
            case ast.AugAssign(op=op) if type(op) in _ARITHMETIC:
                old, new = _ARITHMETIC[type(op)]
                if not isinstance(node.value, _TEXTS):
                    changed = f"{old}=", f"{new}="
                    yield from self._operator("arithmetic", node.target, node.value, *changed)
            case ast.Return(value=ast.expr() as value) if scope is not None:
                yield from self._returned(value, scope)
            case ast.With(items=items) | ast.AsyncWith(items=items):
                if all(item.optional_vars is None for item in items):
                    last = self._span(items[-1].context_expr)[1]
                    colon = self._text.index(":", last)
                    yield "removed guard", self._span(node)[0], colon, "if True"
            case ast.Try(handlers=handlers):
                for handler in handlers:
                    if isinstance(handler.type, ast.Tuple):
                        yield from self._fewer(handler.type)
            case _:
                pass

    def _returned(self, value: ast.expr, scope: Scope) -> Changes:
        start, end = self._span(value)
        empty = isinstance(value, ast.List | ast.Tuple) and not value.elts
        if isinstance(value, ast.Constant) or empty:
            return
        if scope.returns == "bool" and not isinstance(value, ast.Compare | ast.UnaryOp):
            yield "returned value", start, end, f"not ({self._text[start:end]})"
        elif scope.returns.endswith("None"):
            yield "returned value", start, end, "None"
        elif scope.returns.startswith("list["):
            yield "returned value", start, end, "[]"
        elif scope.returns.startswith("tuple[") and scope.returns.endswith("...]"):
            yield "returned value", start, end, "()"

    # --- Expressions

    def _operators(self, node: ast.expr) -> Changes:
        match node:
            case ast.Compare():
                operands = (node.left, *node.comparators)
                for op, left, right in zip(node.ops, operands, operands[1:], strict=False):
                    yield from self._operator("comparison", left, right, *_COMPARISONS[type(op)])
                if isinstance(among := node.comparators[0], ast.Tuple | ast.Set | ast.List):
                    yield from self._fewer(among)
            case ast.BoolOp():
                changed = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
                for left, right in zip(node.values, node.values[1:], strict=False):
                    yield from self._operator("and, or", left, right, *changed)
            case ast.BinOp(op=op) if type(op) in _ARITHMETIC and not _is_text(node):
                changed = _ARITHMETIC[type(op)]
                yield from self._operator("arithmetic", node.left, node.right, *changed)
            case ast.UnaryOp(op=ast.Not()):
                yield "condition", self._span(node)[0], self._span(node.operand)[0], ""
            case _:
                pass

    def _expression(self, node: ast.expr, scope: Scope | None, *, numbers: bool) -> Changes:
        match node:
            case ast.IfExp():
                yield from self._negated(node.test)
            case ast.ListComp() | ast.SetComp() | ast.GeneratorExp() | ast.DictComp():
                for test in (test for part in node.generators for test in part.ifs):
                    yield "removed filter", *self._span(test), "True"
                    yield from self._negated(test)
            case ast.Call():
                yield from self._called(node, scope)
            case ast.Name() | ast.Attribute() if scope is not None:
                start, end = self._span(node)
                if isinstance(node, ast.Attribute):
                    start = end - len(node.attr)
                yield from (("wrong variable", start, end, it) for it in scope.others(node))
            case ast.Constant():
                yield from self._constant(node, numbers=numbers)
            case _:
                pass

    def _negated(self, test: ast.expr) -> Changes:
        if isinstance(test, ast.Compare) or (
            isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)
        ):
            return  # found as an operator
        start, end = self._span(test)
        yield "condition", start, end, f"not ({self._text[start:end]})"

    def _fewer(self, node: ast.Tuple | ast.Set | ast.List) -> Changes:
        if len(node.elts) < 2:
            return
        last, previous = node.elts[-1], node.elts[-2]
        comma = "," if isinstance(node, ast.Tuple) and len(node.elts) == 2 else ""
        yield "missing alternative", self._span(previous)[1], self._span(last)[1], comma
        yield "missing alternative", self._span(node.elts[0])[0], self._span(node.elts[1])[0], ""

    def _called(self, node: ast.Call, scope: Scope | None) -> Changes:
        name = self._code(node.func)
        if name in _CALLS:
            yield "min, max", *self._span(node.func), _CALLS[name]
        if name in _UNORDERED and len(node.args) == 1:
            yield "lost order", *self._span(node), f"list({self._code(node.args[0])})"
        if scope is None:
            return
        for left, right in zip(node.args, node.args[1:], strict=False):
            if name not in _CALLS and scope.same_type(left, right):
                swapped = f"{self._code(right)}, {self._code(left)}"
                yield "swapped arguments", self._span(left)[0], self._span(right)[1], swapped
        before = list(node.args)
        for keyword in node.keywords:
            if keyword.arg is not None and before:
                start = max(self._span(value)[1] for value in before)
                if ")" not in self._text[start : self._span(keyword.value)[0]]:
                    yield "forgotten argument", start, self._span(keyword.value)[1], ""
            before.append(keyword.value)

    def _constant(self, node: ast.Constant, *, numbers: bool) -> Changes:
        start, end = self._span(node)
        if node.value is True or node.value is False:
            yield "constant", start, end, str(not node.value)
        elif isinstance(node.value, int) and numbers and self._text[start:end].isdecimal():
            yield "constant", start, end, str(node.value + 1)
            if node.value > 0:
                yield "constant", start, end, str(node.value - 1)
        elif isinstance(node.value, float) and numbers:
            yield "constant", start, end, str(node.value * 2 if node.value else 1.0)


def _children(node: ast.AST) -> Iterator[ast.AST]:
    """What runs inside of a node: no types, no names that are assigned to, no decorators."""
    match node:
        case ast.FunctionDef() | ast.AsyncFunctionDef():
            yield from filter(None, (*node.args.defaults, *node.args.kw_defaults))
            yield from node.body
        case ast.ClassDef():
            yield from node.body
        case ast.Lambda():
            yield node.body
        case _:
            for name, value in ast.iter_fields(node):
                if name not in _NOT_RUN:
                    items = value if isinstance(value, list) else [value]
                    yield from (item for item in items if isinstance(item, ast.AST))


def _is_text(node: ast.expr) -> bool:
    """Whether it is, as far as can be seen, text, a list or a type: these are joined, not added."""
    if isinstance(node, ast.Constant):
        return isinstance(node.value, str | bytes) or node.value is None
    if isinstance(node, ast.BinOp):
        return _is_text(node.left) or _is_text(node.right)
    return isinstance(node, _TEXTS)


def python_faults(area: str, path: str, text: str) -> list[Fault]:
    """Every fault that can be planted in a module; each leaves it parseable."""
    found = []
    for kind, start, end, replacement in _Finder(text).faults():
        fault = make_fault(area, path, text, kind, (start, end, replacement))
        try:
            ast.parse(fault.plant(text))
        except SyntaxError:
            continue  # such as a bare generator that loses its brackets
        found.append(fault)
    return found
