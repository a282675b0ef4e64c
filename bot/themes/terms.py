"""Checks a theme's words: that they are all that the rulebook needs, and that each can be said correctly."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import product
from pathlib import Path

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.themes.needs import FORM, Needs
from bot.words import LANGUAGE, gather
from bot.words.bundles import new_bundle
from bot.words.reading import KEPT, BrokenFile, Entry

USUAL_FORM = "name"
"""The name of the form that a message gets by default."""
LONGEST_NAME = 60
LONGEST_TEXT = 400
LONGEST_LINE = 120
"""The limit of a line of drama; a post has no more room beside its facts."""
MOST_LINES = 12
FORMATTING = frozenset("*_~`|<>@#[]\\")
"""The characters that Discord would take for formatting or a mention."""


def check_terms(path: Path, needs: Needs) -> None:
    """Raise BrokenFile unless a file has exactly the terms that are needed, and the terms they consist of."""
    _check(path, tuple(gather([path]).values()), needs)


@lru_cache(maxsize=KEPT)
def _check(path: Path, entries: tuple[Entry, ...], needs: Needs) -> None:
    """Check a file's content, once for as long as it stays the same."""
    terms = {entry.id: entry for entry in entries}
    for entry in terms.values():
        _check_form(entry, terms, needs)
    if missing := sorted(needs.terms - terms.keys()):
        raise BrokenFile(path, 1, f"these terms are missing: {', '.join(missing)}")
    drama = needs.drama & terms.keys()
    _check_use(terms, needs.terms | drama)
    asked = [*product(sorted(needs.terms), ("", *sorted(needs.forms))), *((term, "") for term in sorted(drama))]
    for entry, text in _said(terms, asked):
        if problem := _why_not(entry.id, text, needs):
            raise BrokenFile(path, entry.line, f"{entry.id} {problem}")


def _why_not(term: str, text: str, needs: Needs) -> str | None:
    if term in needs.names:
        return why_no_name(text)
    return _why_no_drama(text) if term in needs.drama else _why_no_text(text)


def why_no_name(text: str) -> str | None:
    """Return the fault of a name, which may stand on a button or in a heading; None if it has none."""
    if not text.strip():
        return "is empty"
    if text != text.strip() or not text.isprintable():
        return "is not on one line, or has blanks about it"
    if len(text) > LONGEST_NAME:
        return f"is longer than {LONGEST_NAME} characters"
    if wrong := sorted(FORMATTING & set(text)):
        return f"has {wrong[0]} in it, which Discord takes for formatting"
    return None


def _why_no_text(text: str) -> str | None:
    if not text.strip():
        return "is empty"
    if not all(line.isprintable() for line in text.split("\n")):
        return "has a character in it that cannot be shown"
    if len(text) > LONGEST_TEXT:
        return f"is longer than {LONGEST_TEXT} characters"
    return None


def _why_no_drama(text: str) -> str | None:
    """Return the fault of lines of drama, one of which is said at a time, in italics; None if they have none."""
    lines = text.split("\n")
    if len(lines) > MOST_LINES:
        return f"has more than {MOST_LINES} lines"
    for line in lines:
        if not line.strip() or not line.isprintable():
            return "has an empty line, or a character in it that cannot be shown"
        if len(line) > LONGEST_LINE:
            return f"has a line longer than {LONGEST_LINE} characters"
        if wrong := sorted(FORMATTING & set(line)):
            return f"has {wrong[0]} in it, which Discord takes for formatting"
    return None


def _check_form(entry: Entry, terms: Iterable[str], needs: Needs) -> None:
    if isinstance(entry.item, ast.Message):
        raise BrokenFile(entry.path, entry.line, f"{entry.id} needs a hyphen before it: -{entry.id}")
    if entry.item.attributes:
        first = entry.item.attributes[0]
        raise BrokenFile(entry.path, entry.line_of(first), f"{entry.id} has an attribute, which nothing asks for")
    _Form(entry, terms, needs).visit(entry.item)


def _check_use(terms: dict[str, Entry], wanted: Iterable[str]) -> None:
    """Raise BrokenFile for a term that nothing needs."""
    used: set[str] = set()
    found = set(wanted)
    while found:
        used |= found
        found = {name for term in found for name, _ in terms[term].uses} - used
    for entry in terms.values():
        if entry.id not in used:
            raise BrokenFile(entry.path, entry.line, f"nothing uses {entry.id}; see whether it is spelt right")


def _said(terms: dict[str, Entry], asked: Sequence[tuple[str, str]]) -> Iterator[tuple[Entry, str]]:
    """Say terms in the requested forms. Raises BrokenFile for one that cannot be said."""
    bundle = new_bundle(LANGUAGE)
    said = [_reference(f"said-{number}", term, form) for number, (term, form) in enumerate(asked)]
    bundle.add_resource(ast.Resource([*(entry.item for entry in terms.values()), *said]))
    for number, (term, _) in enumerate(asked):
        pattern = bundle.get_message(f"said-{number}").value
        assert pattern is not None
        try:
            text, problems = bundle.format_pattern(pattern)
        except (ValueError, RecursionError) as error:
            text, problems = "", [error]
        for problem in problems:
            why = "it leads to itself, or through too many terms" if isinstance(problem, RecursionError) else problem
            raise BrokenFile(terms[term].path, terms[term].line, f"{term} cannot be said: {why}")
        yield terms[term], str(text)


def _reference(message: str, term: str, form: str) -> ast.Message:
    """Return a message that says a term in a form, as the parser would."""
    how = ast.NamedArgument(ast.Identifier(FORM), ast.StringLiteral(form))
    name = ast.Identifier(term.removeprefix("-"))
    reference = ast.TermReference(name, arguments=ast.CallArguments(named=[how]))
    return ast.Message(ast.Identifier(message), ast.Pattern([ast.Placeable(reference)]))


class _Form(Visitor):
    """Raises BrokenFile where a term asks for something that is missing when it is said."""

    def __init__(self, entry: Entry, terms: Iterable[str], needs: Needs) -> None:
        self.entry = entry
        self.terms = frozenset(terms)
        self.forms = needs.forms | {USUAL_FORM}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 (Fluent's name)
        """Allow a choice by form, between forms that are in use."""
        if not (isinstance(node.selector, ast.VariableReference) and node.selector.id.name == FORM):
            self.generic_visit(node)
            return
        for variant in node.variants:
            form = variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
            if form not in self.forms:
                self._refuse(variant, f"has no form {form}; the forms are {', '.join(sorted(self.forms))}")
            self.visit(variant.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (Fluent's name)
        """Allow no variable: a term knows only its form."""
        self._refuse(node, f"uses ${node.id.name}, but a term knows only its ${FORM}, to choose by")

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802 (Fluent's name)
        """Allow no function."""
        self._refuse(node, f"calls {node.id.name}, and a theme calls no functions")

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 (Fluent's name)
        """Allow no message: other files may change its words."""
        self._refuse(node, f"refers to {node.id.name}, which is no term of this file")

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 (Fluent's name)
        """Allow terms of the same file."""
        if f"-{node.id.name}" not in self.terms or node.attribute is not None:
            self._refuse(node, f"refers to -{node.id.name}, which is no term of this file")
        self.generic_visit(node)

    def _refuse(self, node: ast.SyntaxNode, problem: str) -> None:
        raise BrokenFile(self.entry.path, self.entry.line_of(node), f"{self.entry.id} {problem}")
