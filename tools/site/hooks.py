"""What MkDocs calls: adds the pages that are made, and makes anchors and links as a forge does."""

from __future__ import annotations

import re

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from tools.site.outside import outside_pages, rewritten
from tools.site.reference import commands_page, library_pages


def anchor(heading: str, separator: str = "-") -> str:
    """The anchor of a heading, as forges make it."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", separator)


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    config.mdx_configs["toc"] |= {"slugify": anchor}
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for page in (*library_pages(), commands_page(), *outside_pages()):
        files.append(File.generated(config, page.path, content=page.text))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:  # noqa: ARG001
    if page.file.generated_by is not None:
        return markdown  # made here, with its links
    return rewritten(markdown, f"docs/{page.file.src_uri}")
