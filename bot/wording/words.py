"""One language's words, with or without a theme's. Missing or broken words raise an error and are never shown."""

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property, lru_cache

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern, TextElement
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.themes import Theme, words_of
from bot.words import LANGUAGE, Lexicon, collect, files_of

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
        self._bundle = FluentBundle([language], use_isolating=False)
        if language != LANGUAGE:
            collect(paths)
        self._lexicon = Lexicon(paths)
        self._patterns: dict[str, Pattern | None] = {}
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
        if isinstance(pattern, TextElement):
            return pattern.value
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
        text, errors = self._bundle.format_pattern(pattern, dict(zip(names, values, strict=True)))
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
                if (pattern := self._pattern(each)) is not None:
                    found.visit(pattern)
        return frozenset(found.variables)

    def _pattern(self, message_id: str) -> Pattern | None:
        if message_id not in self._patterns:
            self._patterns[message_id] = self._find_pattern(message_id)
        return self._patterns[message_id]

    def _find_pattern(self, message_id: str) -> Pattern | None:
        name, _, attribute = message_id.partition(".")
        if name not in self._lexicon:
            return None
        self._bundle.add_resource(ast.Resource([entry.item for entry in self._lexicon.needed_for(name)]))
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

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
        attribute = f".{node.attribute.name}" if node.attribute is not None else ""
        self.messages.append(node.id.name + attribute)
