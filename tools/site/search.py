"""What the search of the site reads, as scripts: a page in a folder may load nothing else."""

from __future__ import annotations

from pathlib import Path

from mkdocs.contrib import search

#: Builds the index in the reader's browser; it comes with MkDocs.
LUNR = Path(search.__file__).parent / "templates" / "search" / "lunr.js"


def write_index_as_script(site: Path) -> None:
    """Puts search_index.js in the place of MkDocs's search_index.json."""
    index = site / "search" / "search_index.json"
    script = f"const searchIndex = {index.read_text(encoding='utf-8')};\n"
    index.with_suffix(".js").write_text(script, encoding="utf-8")
    index.unlink()
