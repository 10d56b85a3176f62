"""Which language an answer speaks: what a browser asks for in Accept-Language."""

from __future__ import annotations

from collections.abc import Iterator

from evora.texts import DEFAULT_LANGUAGE, negotiate


def language_for(accepted: str, wanted: str | None = None) -> str:
    """The language that was asked for, else the one of Accept-Language that is liked best."""
    for tag in (wanted or "", *_by_weight(accepted)):
        if tag and (found := negotiate(tag)):
            return found
    return DEFAULT_LANGUAGE


def _by_weight(accepted: str) -> Iterator[str]:
    """The tags of the header, the heaviest first, without those of weight 0."""
    weighted = []
    for item in accepted.split(","):
        tag, *parameters = (part.strip() for part in item.split(";"))
        weight = _weight(parameters)
        if weight > 0:
            weighted.append((weight, tag))
    # Sorting keeps the order of equal weights.
    return (tag for _, tag in sorted(weighted, key=lambda pair: -pair[0]))


def _weight(parameters: list[str]) -> float:
    """That of `q=0.8`; 1 where there is none, 0 where it cannot be read."""
    for parameter in parameters:
        name, _, value = parameter.partition("=")
        if name.strip().lower() == "q":
            try:
                return min(float(value), 1.0)
            except ValueError:
                return 0.0
    return 1.0
