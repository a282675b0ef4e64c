"""Pages, which become embeds, kept within Discord's limits.

Lengths count UTF-16 units, the strictest way to count, so an emoji counts as two.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

from msgspec import Struct
from msgspec.structs import replace

TITLE = 256
TEXT = 4096
FIELD_NAME = 256
FIELD_TEXT = 1024
FIELDS = 25
ALL = 6000
PAGES = 10
MESSAGE = 2000
ELLIPSIS = "…"
FENCE = "```"
EMPTY = "\N{ZERO WIDTH SPACE}"


class Page(Struct, frozen=True):
    """A titled text, with titled fields under it."""

    title: str
    text: str
    fields: tuple[tuple[str, str], ...] = ()
    colour: int = 0
    note: str = ""
    """Small print at the end, shown just as it is: nothing in it is formatted."""
    goes_on: bool = False
    """Whether this page continues the page before it, unless a picture stands between them."""
    instead: bool = False
    """Whether a picture says the same, so that the page is left out beside one."""
    apart: bool = False
    """Whether only readers who want every detail need it, so that it goes into the file of its message."""
    drawn: bool = False
    """Whether a picture of its message belongs to this page."""


def length(text: str) -> int:
    """Return the length of a text as Discord's strictest limit counts it."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def size(page: Page) -> int:
    """Return the length of everything on a page."""
    return length("".join((page.title, page.text, page.note, *chain.from_iterable(page.fields))))


def is_legal(page: Page) -> bool:
    """Whether Discord takes a page."""
    return (
        length(page.title) <= TITLE
        and length(page.text) <= TEXT
        and len(page.fields) <= FIELDS
        and all(map(_is_legal_field, page.fields))
        and 0 < size(page) <= ALL
    )


def _is_legal_field(field: tuple[str, str]) -> bool:
    name, text = field
    return bool(name.strip() and text.strip()) and length(name) <= FIELD_NAME and length(text) <= FIELD_TEXT


def shorten(text: str, limit: int) -> str:
    """Cut a text to this many units; a mark shows where something is missing."""
    return text if length(text) <= limit else _beginning(text, limit - 1).rstrip() + ELLIPSIS


def fitted(page: Page) -> Page:
    """Make a page legal: cut what is too long, and drop fields from the end."""
    if is_legal(page):
        return page
    fields = tuple(
        (_filled(shorten(name, FIELD_NAME)), _filled(shorten(text, FIELD_TEXT))) for name, text in page.fields
    )
    page = replace(page, title=shorten(page.title, TITLE), text=shorten(page.text, TEXT), fields=fields[:FIELDS])
    while size(page) > ALL and page.fields:
        page = replace(page, fields=page.fields[:-1])
    return page if is_legal(page) else replace(page, text=page.text or EMPTY)


def _filled(text: str) -> str:
    return text if text.strip() else EMPTY


def shown(pages: Iterable[Page], *, pictured: bool, apart: bool = False) -> tuple[Page, ...]:
    """Return the pages of a message. Beside a picture leave out what it says.

    Pages that continue are joined, unless the picture stands between them, and not ``apart``.
    """
    seen = [page for page in pages if not page.apart and not (pictured and page.instead)]
    return tuple(seen) if pictured and not apart else _run_on(seen)


def filed(pages: Iterable[Page]) -> tuple[Page, ...]:
    """Return the pages that go into the file of a message."""
    return tuple(page for page in pages if page.apart)


def drawn_pages(pages: Sequence[Page]) -> tuple[int, int]:
    """Return which pages show the first and the last picture of a message. If no page is marked, any page may."""
    places = [place for place, page in enumerate(pages) if page.drawn] or [*range(len(pages))]
    return places[0], places[-1]


def _run_on(pages: Iterable[Page]) -> tuple[Page, ...]:
    """Join each page that continues the one before it with that page, as far as they fit."""
    done: list[Page] = []
    for page in pages:
        if done and page.goes_on and is_legal(both := _on_one(done[-1], page)):
            done[-1] = both
        else:
            done.append(page)
    return tuple(done)


def _on_one(page: Page, then: Page) -> Page:
    return replace(page, text="\n".join(filter(None, (page.text, then.text))))


def joined(pages: Iterable[Page]) -> tuple[Page, ...]:
    """Join pages in a row with one title, as far as they fit. Pages with fields stay alone."""
    done: list[Page] = []
    for page in pages:
        if done and (both := _both(done[-1], page)) is not None:
            done[-1] = both
        else:
            done.append(page)
    return tuple(done)


def _both(page: Page, then: Page) -> Page | None:
    both = _on_one(page, then)
    is_one = not page.fields and not then.fields and (page.title, page.colour) == (then.title, then.colour)
    return both if is_one and is_legal(both) else None


def grouped(pages: Iterable[Page]) -> Iterator[tuple[Page, ...]]:
    """Spread pages over messages, each of which takes this many pages and this many units in all."""
    group: tuple[Page, ...] = ()
    for page in pages:
        longer = (*group, page)
        if group and (len(longer) > PAGES or sum(map(size, longer)) > ALL):
            yield group
            longer = (page,)
        group = longer
    if group:
        yield group


def packed(blocks: Iterable[str], limit: int) -> Iterator[str]:
    """Join blocks of text by line feeds into parts of at most this many units. No part is blank."""
    part = ""
    for block in blocks:
        longer = f"{part}\n{block}" if part else block
        if length(longer) <= limit:
            part = longer
        else:
            if part.strip():
                yield part
            part = block
    if part.strip():
        yield part


def titled(title: str, lines: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Put lines under a title, in as many fields as they take."""
    for part in packed(lines, FIELD_TEXT):
        yield title, part
        title = ""


def _beginning(text: str, limit: int) -> str:
    piece = text[:limit]
    while length(piece) > limit:
        piece = piece[:-1]
    return piece
