"""What hands do, in the words of the WebDriver standard."""

from __future__ import annotations

from typing import Any, Literal

Actions = list[dict[str, Any]]

#: The standard's codes of keys that are no letters.
KEYS = {"Enter": "\ue007", "Escape": "\ue00c", "Tab": "\ue004", "ArrowRight": "\ue014"}


def press(x: float, y: float, kind: Literal["mouse", "touch"] = "mouse") -> Actions:
    """One click or tap."""
    steps = [
        {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0},
        {"type": "pointerDown", "button": 0},
        {"type": "pointerUp", "button": 0},
    ]
    return [
        {
            "type": "pointer",
            "id": kind,
            "parameters": {"pointerType": kind},
            "actions": steps,
        }
    ]


def strike(*keys: str) -> Actions:
    """Keys, one after the other."""
    codes = [KEYS.get(key, key) for key in keys]
    steps = [{"type": kind, "value": code} for code in codes for kind in ("keyDown", "keyUp")]
    return [{"type": "key", "id": "keyboard", "actions": steps}]
