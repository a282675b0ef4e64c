"""One language's words, with or without a theme's. A word that is missing or broken is an error, never shown."""

from collections.abc import Iterable, Mapping

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern
from fluent.syntax import ast

from bot.themes import Theme, words_of
from bot.words import LANGUAGE, collect, files_of

Value = str | int | float


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

    def has(self, message_id: str) -> bool:
        """Say whether there is such a message, with a text of its own, or such an attribute ``message.attribute``."""
        return self._pattern(message_id) is not None

    def say(self, message_id: str, values: Mapping[str, Value] | None = None) -> str:
        """Give a message, or its attribute ``message.attribute``, with these values in it. Raises MissingWords."""
        pattern = self._pattern(message_id)
        if pattern is None:
            raise MissingWords(f"no words for {message_id}")
        text, errors = self._bundle.format_pattern(pattern, dict(values or {}))
        if errors:
            raise MissingWords(f"{message_id}: {'; '.join(str(error) for error in errors)}")
        return str(text)

    def _pattern(self, message_id: str) -> Pattern | None:
        name, _, attribute = message_id.partition(".")
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def list(self, items: Iterable[str]) -> str:
        """Join things as a sentence does; nothing at all is nobody."""
        *others, last = tuple(items) or (self.say("nobody"),)
        return self.say("list-pair", {"first": ", ".join(others), "last": last}) if others else last
