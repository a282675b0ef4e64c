"""Translates the words of the commands into the other installed languages, as discord.py asks for them."""

from collections.abc import Callable, Mapping

import structlog
from discord import Locale
from discord.app_commands import (
    Command,
    Group,
    Parameter,
    TranslationContextLocation,
    TranslationContextTypes,
    Translator,
    locale_str,
)

from bot.cogs.commands.descriptions import WORDS, AnyCommand, Tree, fitting
from bot.wording.words import MissingWords, Words
from bot.words import LANGUAGE, language_of
from bot.words.reading import BrokenFile

log = structlog.get_logger()


class FluentTranslator(Translator):
    """Translates from the files of words. Words that a language lacks, or Discord would not take, stay English."""

    def __init__(self, tree: Tree, languages: tuple[str, ...], words_of: Callable[[str], Words]) -> None:
        self._tree = tree
        self._words: dict[str, Words] = {}
        self._said: dict[tuple[str, str], str | None] = {}
        self._clashing: set[tuple[str, str]] = set()
        for language in languages:
            if language == LANGUAGE:
                continue
            try:
                self._words[language] = words_of(language)
            except BrokenFile as broken:
                log.warning("language left out of the commands", language=language, reason=str(broken))

    @property
    def has_languages(self) -> bool:
        """Whether any language but English is installed."""
        return bool(self._words)

    def called(self, command: AnyCommand, locale: Locale) -> str:
        """Return what to type for a command in a Discord in this language, without the slash."""
        language = language_of(locale.value, tuple(self._words))
        path = [command]
        while (parent := path[0].parent) is not None:
            path.insert(0, parent)
        names = ((None if language is None else self._name(language, each)) or each.name for each in path)
        return " ".join(names)

    async def translate(self, string: locale_str, locale: Locale, context: TranslationContextTypes) -> str | None:
        """Return the words of a command in one of Discord's languages; None for the English ones."""
        language = language_of(locale.value, tuple(self._words))
        if language is None:
            return None
        data = context.data
        match context.location:
            case TranslationContextLocation.command_name | TranslationContextLocation.group_name:
                assert isinstance(data, Command | Group)
                return self._name(language, data)
            case TranslationContextLocation.command_description | TranslationContextLocation.group_description:
                assert isinstance(data, Command | Group)
                return self._say(language, f"command-{data.extras[WORDS]}")
            case TranslationContextLocation.parameter_name:
                assert isinstance(data, Parameter)
                return self._option(language, data)
            case TranslationContextLocation.parameter_description:
                assert isinstance(data, Parameter)
                return self._say(language, f"command-{data.command.extras[WORDS]}.{data.name}")
            case _:
                message = string.extras.get("message")
                return self._say(language, message) if message is not None else None

    def _name(self, language: str, command: AnyCommand) -> str | None:
        """Return a command's name, unless another one beside it has the same."""
        beside = self._tree.get_commands() if command.parent is None else command.parent.commands
        others = {f"name-{other.extras[WORDS]}": other.name for other in beside if other is not command}
        return self._unlike(language, f"name-{command.extras[WORDS]}", others)

    def _option(self, language: str, option: Parameter) -> str | None:
        """Return an option's name, unless another one beside it has the same."""
        message = f"name-{option.command.extras[WORDS]}"
        beside = [other for other in option.command.parameters if other.name != option.name]
        others = {f"{message}.{other.name}": str(other.display_name) for other in beside}
        return self._unlike(language, f"{message}.{option.name}", others)

    def _unlike(self, language: str, message: str, others: Mapping[str, str]) -> str | None:
        """Return a message's name, unless one of the others has it. ``others`` are English names by message."""
        name = self._say(language, message)
        if name is None or name not in {*others.values(), *(self._say(language, other) for other in others)}:
            return name
        if (language, message) not in self._clashing:
            self._clashing.add((language, message))
            log.warning(
                "name of a command left out, for another beside it is called the same",
                message=message,
                language=language,
                name=name,
            )
        return None

    def _say(self, language: str, message: str) -> str | None:
        if (language, message) not in self._said:
            try:
                self._said[language, message] = fitting(self._words[language], message)
            except MissingWords:
                self._said[language, message] = None
        return self._said[language, message]
