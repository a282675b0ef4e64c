"""The needs of a rulebook's words in a theme, read off those words, so that nobody has to keep a list."""

from functools import cache

from fluent.syntax import ast
from msgspec import Struct

from bot.words import DRAMA, LANGUAGE, files_of, gather
from bot.words.reading import Entry

FORM = "form"
"""The one variable of a term: ``{ -seer(form: "inside") }`` is the term's form within a sentence."""
SIDES = "side-"
PLACES = "place-"
NAMES = (SIDES, "role-", "item-", PLACES)
"""The prefixes of messages that name something by one term alone. These names may have an emoji or an icon."""


class Needs(Struct, frozen=True):
    """Terms, those that are names, the forms in use, and the names that may have a colour or an emoji.

    ``drama`` has terms that a theme may leave out.
    """

    terms: frozenset[str]
    drama: frozenset[str]
    names: frozenset[str]
    forms: frozenset[str]
    sides: frozenset[str]
    marked: frozenset[str]


@cache
def needs_of(rulebook: str, language: str = LANGUAGE) -> Needs:
    """Return the needs of a rulebook's words."""
    entries = gather(files_of(language, rulebook))
    terms = {name for entry in entries.values() for name, _ in entry.uses if name.startswith("-")}
    drama = {_term(entry) for entry in entries.values() if entry.id.startswith(DRAMA)}
    names = {entry.id: _term(entry) for entry in entries.values() if entry.id.startswith(NAMES) and _term(entry)}
    return Needs(
        terms=frozenset(terms - drama - entries.keys()),
        drama=frozenset(drama),
        names=frozenset(names.values()),
        forms=frozenset(form for entry in entries.values() for name, form in entry.named if name == FORM),
        sides=frozenset(name.removeprefix(SIDES) for name in names if name.startswith(SIDES)),
        marked=frozenset(name if name.startswith(PLACES) else name.partition("-")[2] for name in names),
    )


def _term(entry: Entry) -> str:
    """Return the term that an entry consists of; empty if there is more to it."""
    match entry.item.value:
        case ast.Pattern(elements=[ast.Placeable(expression=ast.TermReference(id=ast.Identifier(name=name)))]):
            return f"-{name}"
        case _:
            return ""
