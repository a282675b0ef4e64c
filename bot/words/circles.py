"""Finds words that refer to each other in a circle, so that they can never be said."""

from collections.abc import Iterator, Mapping

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.words.reading import BrokenFile, Entry


def check_ends(entries: Mapping[str, Entry]) -> None:
    """Raise BrokenFile if a message, a term, or an attribute of one leads back to itself."""
    leads = {name: uses for entry in entries.values() for name, uses in _leads_of(entry)}
    while said := [name for name, uses in leads.items() if leads.keys().isdisjoint(uses)]:
        for name in said:
            del leads[name]
    if not leads:
        return
    circle: list[str] = []
    name = min(leads)
    while name not in circle:
        circle.append(name)
        name = min(leads.keys() & leads[name])
    through = circle[circle.index(name) + 1 :]
    entry = entries[name.partition(".")[0]]
    how = f"{name} leads back to itself{', by ' * bool(through)}{' and '.join(through)}"
    raise BrokenFile(entry.path, entry.line, f"{how}; write out its words instead")


def _leads_of(entry: Entry) -> Iterator[tuple[str, frozenset[str]]]:
    """Yield an entry and each of its attributes, as ``entry.attribute``, with all to which it refers."""
    yield entry.id, _uses(entry.item.value)
    for attribute in entry.item.attributes:
        yield f"{entry.id}.{attribute.id.name}", _uses(attribute.value)


def _uses(pattern: ast.Pattern | None) -> frozenset[str]:
    found = _Found()
    if pattern is not None:
        found.visit(pattern)
    return frozenset(found.names)


class _Found(Visitor):
    """Finds the messages and terms in a pattern, or the attributes of some."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 (Fluent's name)
        """Note a message."""
        self.names.add(_named(node.id, node.attribute))

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 (Fluent's name)
        """Note a term, and what is given to it."""
        self.names.add(f"-{_named(node.id, node.attribute)}")
        self.generic_visit(node)


def _named(of: ast.Identifier, attribute: ast.Identifier | None) -> str:
    return of.name if attribute is None else f"{of.name}.{attribute.name}"
