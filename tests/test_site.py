"""The site of the documents has every page once, in its four parts, and its links lead to its own pages."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from scripts.build_site import DOCS, INDEX, QUESTIONS, ROOT, SET_UPS, STAGED, page_of, staged

SITE = tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))["project"]
DOCUMENTS = [*ROOT.glob("*.md"), *DOCS.rglob("*.md")]
DECISIONS = STAGED / "adr"
FILES = [*DOCUMENTS, *DOCS.rglob("*.*"), *SET_UPS.rglob("*.*")]
PAGES = {page for path in FILES if (page := page_of(path)) is not None}


def listed(entries: object) -> Iterator[str]:
    """Return the pages of a part of the contents."""
    if isinstance(entries, str):
        yield entries
    elif isinstance(entries, dict):
        yield from listed(list(entries.values()))
    elif isinstance(entries, list):
        for entry in entries:
            yield from listed(entry)


def test_the_contents_have_every_page_once() -> None:
    pages = [page for document in DOCUMENTS if (page := page_of(document)) is not None]
    wanted = [str(page.relative_to(STAGED)) for page in pages if page.parent != DECISIONS or page.name == INDEX]

    assert sorted(listed(SITE["nav"])) == sorted(wanted)


def test_the_site_is_for_those_who_play_lead_host_and_build() -> None:
    parts = [name for part in SITE["nav"] for name, pages in part.items() if isinstance(pages, list)]

    assert parts == ["Play", "Lead", "Host", "Build"]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_link_leads_out_of_the_site_but_to_the_web(document: Path) -> None:
    text, page = staged(document), page_of(document)
    links = re.findall(r"\]\(([^)#\s]+)", re.sub(r"```.*?```|`[^`\n]+`", "", text, flags=re.DOTALL))

    assert page is not None
    assert [link for link in links if "://" not in link and (page.parent / link).resolve() not in PAGES] == []


def test_links_are_those_of_the_site() -> None:
    assert "](index.md#watch-a-game)" in staged(DOCS / "README.md")
    assert "](questions.md)" in staged(ROOT / "README.md")
    assert QUESTIONS in {page.name for page in PAGES}
    assert "](../bot" not in staged(DOCS / "changing-the-shell.md")
