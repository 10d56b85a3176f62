"""Every text of every language, to be read: python -m tools.texts [--out build/texts]

One page per language: key, English, and the text as people see it, with hard examples for every
value. Somebody who speaks the language can read all of it in an hour, without playing.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path

from fluent.syntax import ast as ftl

from evora.texts import languages, locale_tag
from tools.texts.files import ENGLISH, FILES, entries, patterns
from tools.texts.libraries import locale
from tools.texts.rows import Values, few, show

_STYLE = """
:root { color-scheme: light dark; font: 16px/1.45 system-ui, sans-serif; }
body { margin: 1.5rem; }
table { border-collapse: collapse; table-layout: fixed; width: 100%; }
th, td { border: 1px solid #8884; padding: .35rem .6rem; text-align: left; vertical-align: top; }
th { position: sticky; top: 0; background: Canvas; }
td { overflow-wrap: anywhere; }
.key { width: 16%; } .text { width: 42%; }
p { margin: 0 0 .3rem; white-space: pre-wrap; }
code, small { font-size: .8rem; opacity: .7; }
small { display: block; white-space: normal; }
tr.same td:last-child { background: #fc03; }
"""


def write_pages(folder: Path, codes: Sequence[str]) -> list[Path]:
    """One page per language, and an index of them."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for language in codes:
        path = folder / f"{language}.html"
        path.write_text(_page(language), "utf-8")
        written.append(path)
    links = "".join(
        f'<li><a href="{path.name}">{escape(_name(path.stem))}</a></li>' for path in written
    )
    index = folder / "index.html"
    index.write_text(_document("Evora", f"<h1>Evora</h1><ul>{links}</ul>", ENGLISH), "utf-8")
    return [index, *written]


def _page(language: str) -> str:
    parts = [f"<h1>{escape(_name(language))}</h1>"]
    for file in FILES:
        parts.append(f"<h2>{file}</h2><table><tr><th class=key>key<th class=text>English")
        parts.append(f"<th class=text>{escape(_name(language))}</tr>")
        parts += _table_rows(language, file)
        parts.append("</table>")
    return _document(_name(language), "\n".join(parts), language)


def _table_rows(language: str, file: str) -> Iterator[str]:
    notes = _notes(file)
    for key in patterns(ENGLISH, file):
        # What reads the same in both is read once.
        pairs: dict[tuple[str, str], Values] = {}
        for values in few(language, file, key):
            pair = show(ENGLISH, key, values), show(language, key, values)
            pairs.setdefault(pair, values)
        same = language != ENGLISH and all(english == shown for english, shown in pairs)
        note = f"<small>{escape(notes[key])}</small>" if key in notes else ""
        head = f"<td rowspan={len(pairs)}><code>{key}</code>{note}"
        for (english, shown), values in pairs.items():
            given = ", ".join(f"{name} {value}" for name, value in values.items())
            small = f"<small>{escape(given)}</small>" if given else ""
            yield f"<tr{' class=same' if same else ''}>{head}"
            yield f"<td><p>{escape(english)}</p>{small}<td><p>{escape(shown)}</p></tr>"
            head = ""


def _notes(file: str) -> dict[str, str]:
    """What a translator reads about a text."""
    found = {}
    for entry in entries(ENGLISH, file):
        if isinstance(entry, ftl.Message) and entry.comment and entry.comment.content:
            found[entry.id.name] = entry.comment.content
    return found


def _name(language: str) -> str:
    found = locale(language)
    return f"{found.get_display_name(found)} ({language})"


def _document(title: str, body: str, language: str) -> str:
    return (
        f'<!doctype html><html lang="{locale_tag(language)}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title><style>{_STYLE}</style>{body}</html>\n"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--out", type=Path, default=Path("build/texts"))
    folder: Path = parser.parse_args().out
    written = write_pages(folder, languages())
    print(f"{len(written) - 1} languages: {written[0]}")


if __name__ == "__main__":
    main()
