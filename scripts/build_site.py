"""Makes a site of the documents, with a search, in build/site. It needs requirements/dev.txt.

python -m scripts.build_site

Documents link to each other as they stand in the repository. The site has a page for each, and the set-ups to copy; a
link to any other file becomes plain text. A link that leads nowhere is an error.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
STAGED = ROOT / "build/docs"
DOCS = ROOT / "docs"
SET_UPS = ROOT / "bot/set_ups"
LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)#\s]*)(#[^)\s]+)?\)")
CODE = re.compile(r"(^ *```.*?^ *```$)", re.DOTALL | re.MULTILINE)
INDEX = "index.md"
QUESTIONS = "questions.md"


def page_of(path: Path) -> Path | None:
    """Return the page or file of the site that a file of the repository becomes; None if it becomes none."""
    if path == ROOT / "README.md":
        return STAGED / INDEX
    if path == DOCS / "README.md":
        return STAGED / QUESTIONS
    if path.is_relative_to(DOCS) and path.is_file():
        return STAGED / path.relative_to(DOCS).parent / (INDEX if path.name == "README.md" else path.name)
    if path.is_relative_to(SET_UPS) and path.is_file():
        return STAGED / SET_UPS.name / path.relative_to(SET_UPS)
    return STAGED / path.name if path in {ROOT / "CHANGELOG.md", ROOT / "CONTRIBUTING.md"} else None


def staged(path: Path) -> str:
    """Return a document's text with its links as they are on the site."""
    page = page_of(path)
    assert page is not None

    def linked(link: re.Match[str]) -> str:
        mark, text, file, anchor = link.groups(default="")
        if not file or "://" in file or file.startswith("mailto:"):
            return link[0]
        target = page_of((path.parent / file).resolve())
        if target is None:
            return text
        return f"{mark}[{text}]({os.path.relpath(target, page.parent)}{anchor})"

    parts = CODE.split(path.read_text(encoding="utf-8"))
    return "".join(part if number % 2 else LINK.sub(linked, part) for number, part in enumerate(parts))


def main() -> None:
    """Exit with status 1 if a link leads nowhere."""
    shutil.rmtree(STAGED, ignore_errors=True)
    for path in [
        ROOT / "README.md",
        ROOT / "CHANGELOG.md",
        ROOT / "CONTRIBUTING.md",
        *DOCS.rglob("*"),
        *SET_UPS.rglob("*"),
    ]:
        page = page_of(path)
        if page is None:
            continue
        page.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix == ".md":
            page.write_text(staged(path), encoding="utf-8")
        else:
            shutil.copy(path, page)
    sys.exit(subprocess.run(["zensical", "build", "--clean", "--strict"], cwd=ROOT, check=False).returncode)


if __name__ == "__main__":
    main()
