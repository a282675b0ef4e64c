"""Checks the tools for pictures: whether every name can be drawn as its readers write it."""

from collections.abc import Iterator

from bot.checking.findings import Finding, ok, warning
from bot.pictures.fonts import Source, found, shapes

ABOUT = "Pictures"


def check_pictures() -> Iterator[Finding]:
    """Look for the fonts, and for the library that shapes letters."""
    missing = [source for source in Source if not found(source)]
    if missing:
        names = " and ".join(source.replace("_", "-") for source in missing)
        yield warning(
            ABOUT,
            f"Many scripts and emoji are boxes, for {names} is missing: install requirements/run.txt again.",
        )
    if not shapes():
        yield warning(
            ABOUT,
            "Letters of Arabic, Devanagari and other scripts are not joined: install FriBidi (libfribidi0).",
        )
    if not missing and shapes():
        yield ok(ABOUT, "Names are written in every script that the fonts have.")
