"""Names that look like another's: at one table they are numbered, so that nobody is deceived."""

from __future__ import annotations

import functools
import re
import unicodedata
from collections import Counter
from collections.abc import Container, Mapping

# Cyrillic, Greek and other letters that look like Latin ones. Large ones come first: the small
# forms of the same letters can look like others.
_LARGE = str.maketrans(
    "\u0410\u0412\u0415\u0417\u041a\u041c\u041d\u041e\u0420\u0421\u0422\u0423\u0425\u0406"
    "\u0405\u0408\u050c\u051a\u051c\u04ae\u04c0\u0391\u0392\u0395\u0396\u0397\u0399\u039a"
    "\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7\u01c0",
    "ABE3KMHOPCTYXISJGQWYIABEZHIKMNOPTYXI",
)
_SMALL = str.maketrans(
    "\u0430\u0432\u0435\u0433\u0437\u043a\u043c\u043d\u043e\u043f\u0440\u0441\u0442\u0443"
    "\u0445\u0455\u0456\u0458\u0501\u04bb\u051b\u051d\u04cf\u044c\u04af\u03b1\u03b2\u03b3"
    "\u03b5\u03b7\u03b9\u03ba\u03bd\u03bf\u03c1\u03c3\u03c4\u03c5\u03c7\u03c9\u03f2\u03f3"
    "\u0131\u0251\u0261\u0269\u028f\u00f8\u0142\u0111\u0127\u0167015|"
    "!\u00a1i@$",
    "aber3kmhonpctyxsljdhqwlbyabyenlkvopotuxwcjlaglyoldhtolsllllas",
)
_PAIRS = (("rn", "m"), ("vv", "w"), ("cl", "d"))
# What can stand between letters, or at the end, without being noticed; a number like ours, too.
_NUMBER = re.compile(r"\s*\(\d+\)\s*$")
_FILLING = re.compile(r"[\s.,'`\u2019\u00b4\u00b7_\-\u2013\u2014:;]+")


@functools.lru_cache(maxsize=4096)
def skeleton(name: str) -> str:
    """The same text for names that look the same at a glance."""
    shape = _NUMBER.sub("", unicodedata.normalize("NFKD", name).translate(_LARGE))
    shape = unicodedata.normalize("NFKD", shape.casefold()).translate(_SMALL)
    shape = "".join(c for c in shape if not unicodedata.category(c).startswith("M"))
    for pair, letter in _PAIRS:
        shape = shape.replace(pair, letter)
    return _FILLING.sub("", shape) or name


def with_numbers(
    names: Mapping[int, str | None], kept: Container[int] = ()
) -> dict[int, str | None]:
    """The names of a table by seat, with a number after those that look like another's; not after
    those of the seats in `kept`, whose names are their own."""
    shapes = {seat: skeleton(name) for seat, name in names.items() if name is not None}
    if len(set(shapes.values())) == len(shapes):
        return dict(names)
    counts = Counter(shapes.values())
    numbers: Counter[str] = Counter()
    shown = dict(names)
    for seat, shape in shapes.items():
        if counts[shape] > 1:
            numbers[shape] += 1
            if seat not in kept:
                shown[seat] = f"{names[seat]} ({numbers[shape]})"
    return shown
