"""What MkDocs calls: adds the pages that are made, makes anchors and links as a forge does, and
makes the search work from a folder."""

from __future__ import annotations

import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.plugins import event_priority
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page
from pygments.formatters import HtmlFormatter  # type: ignore[import-untyped]

from tools.site.outside import outside_pages, rewritten
from tools.site.reference import commands_page, library_pages
from tools.site.search import LUNR, write_index_as_script


def anchor(heading: str, separator: str = "-") -> str:
    """The anchor of a heading, as forges make it."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", separator)


def code_colours() -> str:
    """The colours of code by Pygments, light and dark; its frames are the theme's affair."""
    light, dark = (
        re.findall(
            r"^\.highlight \..*$", HtmlFormatter(style=style).get_style_defs(".highlight"), re.M
        )
        for style in ("friendly", "github-dark")
    )
    return "\n".join([*light, "@media (prefers-color-scheme: dark) {", *dark, "}\n"])


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    config.mdx_configs["toc"] |= {"slugify": anchor}
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for page in (*library_pages(), commands_page(), *outside_pages()):
        files.append(File.generated(config, page.path, content=page.text))
    files.append(File.generated(config, "search/lunr.js", abs_src_path=str(LUNR)))
    files.append(File.generated(config, "style/code.css", content=code_colours()))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:  # noqa: ARG001
    if page.file.generated_by is not None:
        return markdown  # made here, with its links
    return rewritten(markdown, f"docs/{page.file.src_uri}")


@event_priority(-100)  # after the search plugin, which writes the index
def on_post_build(config: MkDocsConfig) -> None:
    write_index_as_script(Path(config.site_dir))
