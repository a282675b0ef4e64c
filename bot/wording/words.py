"""One language's words, with or without a theme's. Missing or broken words raise an error and are never shown.

Half of all messages are one text, and need nothing of Fluent but its parser. The bundle that says the others is made
with the first of them.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property, lru_cache
from threading import Lock
from typing import TYPE_CHECKING

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.themes import Theme, words_of
from bot.words import LANGUAGE, Lexicon, collect, files_of
from bot.words.bundles import new_bundle

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

Value = str | int | float
Facts = Callable[[], Mapping[str, Value]]
"""Returns what a message may ask for beside its values; most messages ask for nothing more."""

MINE = "mine"
"""The variable for the name of the button with a player's secrets, which every message may use."""
KEPT = 2000
"""The most texts that are cached: those of about a dozen games, which repeat most of theirs."""


class MissingWords(Exception):
    """A message does not exist, or lacks a variable."""


class Words:
    """The messages of a language, and with a theme those of its game and world. Raises BrokenFile.

    Each is parsed when it is first said. English ones are known to be right, and others are checked here.
    """

    def __init__(self, theme: Theme | None, language: str = LANGUAGE) -> None:
        paths = files_of(language, None if theme is None else theme.rulebook)
        if theme is not None:
            paths = (*paths, words_of(theme, language))
        self.language = language
        if language != LANGUAGE:
            collect(paths)
        self._lexicon = Lexicon(paths)
        self._making = Lock()
        self._made: FluentBundle | None = None
        self._patterns: dict[str, Pattern | str | None] = {}
        self._variables: dict[str, frozenset[str]] = {}
        self._text = lru_cache(KEPT)(self._format)

    def has(self, message_id: str) -> bool:
        """Whether a message exists that has a text of its own, or a message's attribute, as ``message.attribute``."""
        return self._pattern(message_id) is not None

    def say(self, message_id: str, values: Mapping[str, Value] | None = None, facts: Facts = dict) -> str:
        """Return a message, or an attribute as ``message.attribute``, with these values. Raises MissingWords.

        Variables without a value are taken from ``facts``.
        """
        pattern = self._pattern(message_id)
        if pattern is None:
            raise MissingWords(f"no words for {message_id}")
        if isinstance(pattern, str):
            return pattern
        asked = self.asked_for(message_id, values or {}, facts)
        return self._text(message_id, tuple(asked), *asked.values())

    @cached_property
    def mine(self) -> str:
        """The name of the button with a player's secrets: in some games they are what the player holds."""
        return self.say("button-hand" if self.has("button-hand") else "button-secrets")

    def _format(self, message_id: str, names: tuple[str, ...], *values: Value) -> str:
        """Return a message's text with the values of these names."""
        pattern = self._pattern(message_id)
        assert pattern is not None
        assert not isinstance(pattern, str)
        try:
            text, errors = self._bundle().format_pattern(pattern, dict(zip(names, values, strict=True)))
        except RecursionError:
            raise MissingWords(f"{message_id} leads back to itself") from None
        if errors:
            raise MissingWords(f"{message_id}: {'; '.join(str(error) for error in errors)}")
        return str(text)

    def asked_for(self, message_id: str, values: Mapping[str, Value], facts: Facts = dict) -> dict[str, Value]:
        """Return the values and facts that a message uses. Most callers know far more than the message says."""
        asked = self._variables.get(message_id)
        if asked is None:
            asked = self._variables[message_id] = self._find_variables(message_id)
        if asked <= values.keys():
            return {name: values[name] for name in asked}
        known = {MINE: self.mine, **facts(), **values}
        return {name: known[name] for name in asked if name in known}

    def _find_variables(self, message_id: str) -> frozenset[str]:
        """Find the variables of a message, and of the messages within it. A term has only its own."""
        found = _Found()
        looked_at: set[str] = set()
        found.messages.append(message_id)
        while found.messages:
            if (each := found.messages.pop()) not in looked_at:
                looked_at.add(each)
                pattern = self._pattern(each)
                if pattern is not None and not isinstance(pattern, str):
                    found.visit(pattern)
        return frozenset(found.variables)

    def _pattern(self, message_id: str) -> "Pattern | str | None":
        if message_id not in self._patterns:
            self._patterns[message_id] = self._find_pattern(message_id)
        return self._patterns[message_id]

    def _find_pattern(self, message_id: str) -> "Pattern | str | None":
        """Find the pattern of a message, or the text that is all it says; None if there is neither.

        Messages that are nothing but one another are neither.
        """
        passed: set[str] = set()
        while message_id not in passed:
            passed.add(message_id)
            name, _, attribute = message_id.partition(".")
            if name not in self._lexicon:
                return None
            entries = self._lexicon.needed_for(name)
            match _part(entries[0].item, attribute):
                case ast.Pattern(elements=[ast.TextElement(value=text)]):
                    return text
                case ast.Pattern(elements=[ast.Placeable(expression=ast.MessageReference() as other)]):
                    message_id = _name_of(other)
                case _:
                    bundle = self._bundle()
                    bundle.add_resource(ast.Resource([entry.item for entry in entries]))
                    message = bundle.get_message(name)
                    return message.attributes.get(attribute) if attribute else message.value
        return None

    def _bundle(self) -> "FluentBundle":
        """Return the bundle, which loop and threads share: pictures have words, too."""
        with self._making:
            if self._made is None:
                self._made = new_bundle(self.language)
            return self._made

    def list(self, items: Iterable[str]) -> str:
        """Join things as a sentence does; an empty list reads as nobody."""
        *others, last = tuple(items) or (self.say("nobody"),)
        return self.say("list-pair", {"first": ", ".join(others), "last": last}) if others else last


class _Found(Visitor):
    """Finds the variables and the messages in a pattern."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (Fluent's name)
        """Note a variable."""
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 (Fluent's name)
        """Note a message, or the attribute of one."""
        self.messages.append(_name_of(node))


def _part(item: ast.Message | ast.Term, attribute: str) -> ast.Pattern | None:
    """Return an attribute of a message, or what it says itself if none is named."""
    if not attribute:
        return item.value
    return next((each.value for each in item.attributes if each.id.name == attribute), None)


def _name_of(reference: ast.MessageReference) -> str:
    """Return the name of a message, or of an attribute as ``message.attribute``."""
    attribute = f".{reference.attribute.name}" if reference.attribute is not None else ""
    return reference.id.name + attribute
