"""One language's words, with or without a theme's. A word that is missing or broken is an error, never shown."""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern, TextElement
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.themes import Theme, words_of
from bot.words import LANGUAGE, collect, files_of

Value = str | int | float
Facts = Callable[[], Mapping[str, Value]]
"""Gives what a message may ask for beside its values; most ask for nothing more."""

KEPT = 2000
"""So many texts are remembered: those of some dozen games, which say most of theirs again and again."""


class MissingWords(Exception):
    """A message that is asked for is not there, or lacks a variable."""


class Words:
    """The messages of a language; with a theme, its game's and its world's too. Raises BrokenFile when made."""

    def __init__(self, theme: Theme | None, language: str = LANGUAGE) -> None:
        paths = files_of(language, None if theme is None else theme.rulebook)
        if theme is not None:
            paths = (*paths, words_of(theme, language))
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(ast.Resource([entry.item for entry in collect(paths).values()]))
        self._patterns: dict[str, Pattern | None] = {}
        self._variables: dict[str, frozenset[str]] = {}
        self._text = lru_cache(KEPT)(self._format)

    def has(self, message_id: str) -> bool:
        """Say whether there is such a message, with a text of its own, or such an attribute ``message.attribute``."""
        return self._pattern(message_id) is not None

    def say(self, message_id: str, values: Mapping[str, Value] | None = None, facts: Facts = dict) -> str:
        """Give a message, or its attribute ``message.attribute``, with these values in it. Raises MissingWords.

        What it asks for and no value is given for is taken from ``facts``.
        """
        pattern = self._pattern(message_id)
        if pattern is None:
            raise MissingWords(f"no words for {message_id}")
        if isinstance(pattern, TextElement):
            return pattern.value
        asked = self.asked_for(message_id, values or {}, facts)
        return self._text(message_id, tuple(asked), *asked.values())

    def _format(self, message_id: str, names: tuple[str, ...], *values: Value) -> str:
        """Make a message's text of the values of these names."""
        pattern = self._pattern(message_id)
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, dict(zip(names, values, strict=True)))
        if errors:
            raise MissingWords(f"{message_id}: {'; '.join(str(error) for error in errors)}")
        return str(text)

    def asked_for(self, message_id: str, values: Mapping[str, Value], facts: Facts = dict) -> dict[str, Value]:
        """The values and facts that a message has words for; most know far more than is said."""
        asked = self._variables.get(message_id)
        if asked is None:
            asked = self._variables[message_id] = self._find_variables(message_id)
        if asked <= values.keys():
            return {name: values[name] for name in asked}
        known = {**facts(), **values}
        return {name: known[name] for name in asked if name in known}

    def _find_variables(self, message_id: str) -> frozenset[str]:
        """Look for the variables of a message, and of the messages within it. A term has none but its own."""
        found = _Found()
        looked_at: set[str] = set()
        found.messages.append(message_id)
        while found.messages:
            if (each := found.messages.pop()) not in looked_at:
                looked_at.add(each)
                if (pattern := self._pattern(each)) is not None:
                    found.visit(pattern)
        return frozenset(found.variables)

    def _pattern(self, message_id: str) -> Pattern | None:
        if message_id not in self._patterns:
            self._patterns[message_id] = self._find_pattern(message_id)
        return self._patterns[message_id]

    def _find_pattern(self, message_id: str) -> Pattern | None:
        name, _, attribute = message_id.partition(".")
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def list(self, items: Iterable[str]) -> str:
        """Join things as a sentence does; nothing at all is nobody."""
        *others, last = tuple(items) or (self.say("nobody"),)
        return self.say("list-pair", {"first": ", ".join(others), "last": last}) if others else last


class _Found(Visitor):
    """Finds the variables that a pattern asks for, and the messages in it."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (Fluent's name)
        """Note a variable."""
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 (Fluent's name)
        """Note a message, or the attribute of one."""
        attribute = f".{node.attribute.name}" if node.attribute is not None else ""
        self.messages.append(node.id.name + attribute)
