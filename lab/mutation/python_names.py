"""Which variables could be mistaken for each other: those in scope with the same declared type."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass


class ClassFields:
    """The declared fields of a module's classes, by type."""

    def __init__(self, tree: ast.Module) -> None:
        self._groups: list[tuple[str, ...]] = []
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                by_type: dict[str, list[str]] = {}
                for name, kind in _declared(node):
                    by_type.setdefault(kind, []).append(name)
                self._groups += [tuple(names) for names in by_type.values() if len(names) > 1]

    def others(self, name: str) -> list[str]:
        """Fields of the same class and type as a field; none when classes disagree about it."""
        groups = [group for group in self._groups if name in group]
        return [other for other in groups[0] if other != name] if len(groups) == 1 else []


def _declared(node: ast.ClassDef) -> Iterator[tuple[str, str]]:
    for inner in node.body:
        if isinstance(inner, ast.AnnAssign) and isinstance(inner.target, ast.Name):
            yield inner.target.id, ast.unparse(inner.annotation)


@dataclass(frozen=True)
class Scope:
    """A function: its name, what it returns, its variables with a declared type."""

    name: str
    returns: str
    types: dict[str, str]
    fields: ClassFields

    def others(self, node: ast.expr) -> list[str]:
        """What could stand in place of a variable or a field."""
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            kind = self.types.get(node.id)
            return [name for name, other in self.types.items() if other == kind and name != node.id]
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load):
            return self.fields.others(node.attr)
        return []

    def same_type(self, one: ast.expr, other: ast.expr) -> bool:
        """Whether two different arguments have the same type, as far as it is declared."""
        kinds = [self._kind(one), self._kind(other)]
        return None not in kinds and kinds[0] == kinds[1] and ast.dump(one) != ast.dump(other)

    def _kind(self, node: ast.expr) -> str | None:
        if isinstance(node, ast.Name):
            return self.types.get(node.id)
        if isinstance(node, ast.Constant) and isinstance(node.value, int | float):
            return type(node.value).__name__
        return None


def scope_of(node: ast.FunctionDef | ast.AsyncFunctionDef, fields: ClassFields) -> Scope:
    """Parameters and annotated locals; another function's inside it are not counted."""
    arguments = (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs)
    types = {
        argument.arg: ast.unparse(argument.annotation)
        for argument in arguments
        if argument.annotation is not None
    }
    for statement in node.body:
        if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
            types[statement.target.id] = ast.unparse(statement.annotation)
    returns = "" if node.returns is None else ast.unparse(node.returns)
    return Scope(node.name, returns, types, fields)
