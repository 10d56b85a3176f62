"""The page's colours and typeface for the pictures that Python draws, from its style.

`python -m tools.tokens` (`make types`) writes them; a test notices when they are old.
"""

from __future__ import annotations

import functools
import json
import re
from pathlib import Path

_ROOT = Path(__file__).parent.parent
SOURCE = _ROOT / "web" / "src" / "style" / "tokens.css"
FILE = _ROOT / "src" / "evora" / "pictures" / "tokens.json"
# The page's typeface (tools/typeface.py), and what it is cut from.
TYPEFACE = "Evora Sans"
_ORIGINAL = "Source Sans Pro"

_COLOUR = r"#[0-9a-f]{6}"
_TOKEN = re.compile(rf"--([\w-]+): (?:light-dark\(({_COLOUR}), ({_COLOUR})\)|({_COLOUR}));")
_FONT = re.compile(r"--font:\s*([^;]+);")


def tokens() -> str:
    """A JSON object: `light` and `dark` map tokens to colours, `font` is a list of families.

    Only what pictures use: other tokens come and go with the page."""
    source = SOURCE.read_text(encoding="utf-8")
    # Further down are the reader's own colours, which are no colours of ours.
    root = source[: source.index("}")]
    themes: dict[str, dict[str, str]] = {"light": {}, "dark": {}}
    for name, light, dark, both in _TOKEN.findall(root):
        if not _is_used(name):
            continue
        themes["light"][name] = light or both
        themes["dark"][name] = dark or both
    font = _FONT.search(root)
    assert font is not None
    # A picture travels without the page's files: it names the original of the typeface.
    named = " ".join(font.group(1).split()).split(", ")
    others = [family for family in named if not family.startswith(f"'{TYPEFACE}")]
    families = ", ".join((f"'{_ORIGINAL}'", *others))
    return json.dumps({"font": families, **themes}, indent=2) + "\n"


def _is_used(token: str) -> bool:
    if token.startswith("space-"):
        return True
    return any(f'"{token}"' in source or f"var(--{token})" in source for source in _sources())


@functools.cache
def _sources() -> tuple[str, ...]:
    files = (*FILE.parent.glob("*.py"), FILE.parent / "art.svg")
    return tuple(file.read_text(encoding="utf-8") for file in files)


if __name__ == "__main__":
    FILE.write_text(tokens(), encoding="utf-8")
