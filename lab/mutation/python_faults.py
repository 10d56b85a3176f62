"""Faults in Python, found in the syntax tree and written back by source span."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator

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
_SKIPPED_FUNCTIONS = ("__repr__", "__str__")
_SKIPPED_CALLS = ("TypeVar", "NewType", "cast", "ParamSpec")


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
            yield from self._statement(statement, None)

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

    def _operator(self, left: ast.expr, right: ast.expr, token: str) -> tuple[int, int] | None:
        """Where an operator stands between its operands."""
        start, end = self._span(left)[1], self._span(right)[0]
        words = r"\s+".join(map(re.escape, token.split()))
        pattern = rf"\b{words}\b" if token[0].isalpha() else words
        found = re.search(pattern, self._text[start:end])
        return (start + found.start(), start + found.end()) if found else None

    # --- Statements

    def _statement(self, node: ast.stmt, scope: Scope | None) -> Changes:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from self._function(node)
            return
        if isinstance(node, ast.ClassDef):
            if not any(self._code(base).startswith("Protocol") for base in node.bases):
                for inner in node.body:
                    yield from self._statement(inner, None)
            return
        if self._is_skipped(node, scope):
            return
        yield from self._removed(node, scope)
        yield from self._own(node, scope)
        for value in self._expressions(node):
            number = scope is not None and not isinstance(node, ast.Raise)
            yield from self._expression(value, scope, number=number)
        for inner in self._blocks(node):
            yield from self._statement(inner, scope)

    def _function(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> Changes:
        if node.name in _SKIPPED_FUNCTIONS or any(
            "overload" in self._code(decorator) for decorator in node.decorator_list
        ):
            return
        scope = scope_of(node, self._fields)
        for default in (*node.args.defaults, *node.args.kw_defaults):
            if default is not None:
                yield from self._expression(default, scope, number=True)
        for inner in node.body:
            yield from self._statement(inner, scope)

    def _is_skipped(self, node: ast.stmt, scope: Scope | None) -> bool:
        if isinstance(node, ast.Import | ast.ImportFrom | ast.Assert | ast.Global | ast.Nonlocal):
            return True
        if isinstance(node, ast.If) and "TYPE_CHECKING" in self._code(node.test):
            return True
        if isinstance(node, ast.Expr):
            value = node.value.value if isinstance(node.value, ast.Await) else node.value
            return isinstance(value, ast.Constant) or self._is_logging(value)
        if scope is None and isinstance(node, ast.Assign):
            return any(isinstance(name, ast.Name) and name.id == "__all__" for name in node.targets)
        return False

    def _is_logging(self, node: ast.expr) -> bool:
        return isinstance(node, ast.Call) and any(
            _LOGGING.match(part) for part in self._code(node.func).split(".")
        )

    def _removed(self, node: ast.stmt, scope: Scope | None) -> Changes:
        if scope is None:
            return
        start, end = self._span(node)
        if isinstance(node, ast.Expr) and not isinstance(node.value, ast.Yield | ast.YieldFrom):
            yield "removed call", start, end, "pass"
        elif isinstance(node, ast.AugAssign | ast.Delete) or (
            isinstance(node, ast.Return) and node.value is None
        ):
            yield "removed statement", start, end, "pass"
        elif isinstance(node, ast.Assign) and scope.name != "__init__":
            if all(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets):
                yield "removed statement", start, end, "pass"
        elif isinstance(node, ast.Continue):
            yield "loop", start, end, "break"
            yield "loop", start, end, "pass"
        elif isinstance(node, ast.Break):
            yield "loop", start, end, "pass"
        elif isinstance(node, ast.Raise):
            yield "removed check", start, end, "pass"

    def _own(self, node: ast.stmt, scope: Scope | None) -> Changes:
        """What is peculiar to a kind of statement."""
        match node:
            case ast.If(test=test) | ast.While(test=test):
                yield from self._negated(test)
            case ast.AugAssign(op=op) if type(op) in _ARITHMETIC:
                old, new = _ARITHMETIC[type(op)]
                if not isinstance(node.value, _TEXTS):
                    place = self._operator(node.target, node.value, f"{old}=")
                    if place is not None:
                        yield "arithmetic", *place, f"{new}="
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

    def _blocks(self, node: ast.stmt) -> Iterator[ast.stmt]:
        for field in ("body", "orelse", "finalbody"):
            yield from getattr(node, field, [])
        for handler in getattr(node, "handlers", []):
            yield from handler.body
        if isinstance(node, ast.Match):
            for case in node.cases:
                yield from case.body

    def _expressions(self, node: ast.stmt) -> Iterator[ast.expr]:
        """The expressions of the statement itself, without types."""
        for name, value in ast.iter_fields(node):
            if name in ("annotation", "targets", "target"):
                continue
            if isinstance(value, ast.expr):
                yield value
            elif isinstance(value, list):
                for item in value:
                    if isinstance(item, ast.expr):
                        yield item
                    elif isinstance(item, ast.withitem):
                        yield item.context_expr
                    elif isinstance(item, ast.match_case) and item.guard is not None:
                        yield item.guard

    # --- Expressions

    def _expression(self, node: ast.expr, scope: Scope | None, *, number: bool) -> Changes:
        """`number`: whether numbers count; those of tables and messages are chosen, not right."""
        if isinstance(node, ast.JoinedStr):
            return
        if isinstance(node, ast.Call):
            name = self._code(node.func).rsplit(".", 1)[-1]
            if name in _SKIPPED_CALLS or self._is_logging(node):
                return
        finders: tuple[Callable[[ast.expr, Scope | None], Changes], ...] = (
            self._operators,
            self._choices,
            self._called,
            self._names,
        )
        for finder in finders:
            yield from finder(node, scope)
        if isinstance(node, ast.Constant):
            yield from self._constant(node, number=number)
        for child in self._inner(node):
            yield from self._expression(child, scope, number=number)

    def _inner(self, node: ast.expr) -> Iterator[ast.expr]:
        if isinstance(node, ast.Lambda):
            yield node.body
            return
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.expr):
                yield child
            elif isinstance(child, ast.keyword):
                yield child.value
            elif isinstance(child, ast.comprehension):
                yield child.iter
                yield from child.ifs

    def _operators(self, node: ast.expr, _scope: Scope | None) -> Changes:
        if isinstance(node, ast.Compare):
            operands = (node.left, *node.comparators)
            for op, left, right in zip(node.ops, operands, operands[1:], strict=False):
                old, *others = _COMPARISONS[type(op)]
                place = self._operator(left, right, old)
                if place is not None:
                    yield from (("comparison", *place, new) for new in others)
        elif isinstance(node, ast.BoolOp):
            old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
            for left, right in zip(node.values, node.values[1:], strict=False):
                place = self._operator(left, right, old)
                if place is not None:
                    yield "and, or", *place, new
        elif isinstance(node, ast.BinOp) and type(node.op) in _ARITHMETIC and not _is_text(node):
            old, new = _ARITHMETIC[type(node.op)]
            place = self._operator(node.left, node.right, old)
            if place is not None:
                yield "arithmetic", *place, new

    def _choices(self, node: ast.expr, _scope: Scope | None) -> Changes:
        """Conditions, filters and lists of alternatives."""
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield "condition", self._span(node)[0], self._span(node.operand)[0], ""
        elif isinstance(node, ast.IfExp):
            yield from self._negated(node.test)
        elif isinstance(node, ast.ListComp | ast.SetComp | ast.GeneratorExp | ast.DictComp):
            for part in node.generators:
                for test in part.ifs:
                    yield "removed filter", *self._span(test), "True"
                    yield from self._negated(test)
        elif isinstance(node, ast.Compare):
            among = node.comparators[0]
            if isinstance(among, ast.Tuple | ast.Set | ast.List):
                yield from self._fewer(among)

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

    def _called(self, node: ast.expr, scope: Scope | None) -> Changes:
        if not isinstance(node, ast.Call):
            return
        name = self._code(node.func)
        if name in _CALLS:
            yield "min, max", *self._span(node.func), _CALLS[name]
        if name in _UNORDERED and len(node.args) == 1:
            yield "lost order", *self._span(node), f"list({self._code(node.args[0])})"
        for left, right in zip(node.args, node.args[1:], strict=False):
            if name in _CALLS or scope is None:
                continue
            if scope.same_type(left, right):
                swapped = f"{self._code(right)}, {self._code(left)}"
                yield "swapped arguments", self._span(left)[0], self._span(right)[1], swapped
        for index, keyword in enumerate(node.keywords):
            if keyword.arg is None or scope is None:
                continue
            before = [*node.args, *(keyword.value for keyword in node.keywords[:index])]
            if before:
                start = max(self._span(value)[1] for value in before)
                if ")" not in self._text[start : self._span(keyword.value)[0]]:
                    yield "forgotten argument", start, self._span(keyword.value)[1], ""

    def _names(self, node: ast.expr, scope: Scope | None) -> Changes:
        if scope is None:
            return
        for other in scope.others(node):
            if isinstance(node, ast.Attribute):
                end = self._span(node)[1]
                yield "wrong variable", end - len(node.attr), end, other
            else:
                yield "wrong variable", *self._span(node), other

    def _constant(self, node: ast.Constant, *, number: bool) -> Changes:
        start, end = self._span(node)
        if node.value is True or node.value is False:
            yield "constant", start, end, str(not node.value)
        elif isinstance(node.value, int) and number and self._text[start:end].isdecimal():
            yield "constant", start, end, str(node.value + 1)
            if node.value > 0:
                yield "constant", start, end, str(node.value - 1)
        elif isinstance(node.value, float) and number:
            yield "constant", start, end, str(node.value * 2 if node.value else 1.0)


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
