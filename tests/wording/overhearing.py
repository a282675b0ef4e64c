"""Words that remember every text they return."""

from collections.abc import Iterator
from typing import Any

from bot.wording.game_words import GameWords
from bot.wording.moment_words import Moment, Question
from bot.wording.pages import Page


class Overhearing:
    """Words that remember every text they return."""

    def __init__(self, words: GameWords[Any, Any], heard: set[str]) -> None:
        self._words = words
        self.heard = heard

    def __getattr__(self, name: str) -> object:
        said = getattr(self._words, name)
        if not callable(said):
            return said

        def overheard(*given: object) -> object:
            answer = said(*given)
            self.heard.update(_strings(answer))
            return answer

        return overheard

    def also(self, words: GameWords[Any, Any]) -> "Overhearing":
        """Return other words, the texts of which are remembered with these."""
        return Overhearing(words, self.heard)


def _strings(said: object) -> Iterator[str]:
    match said:
        case str():
            yield said
        case Page(title=title, text=text, fields=fields):
            yield from (title, text, *(part for field in fields for part in field))
        case Moment(text=text, title=title):
            yield from (text, title)
        case Question():
            yield from (said.title, said.call, said.lines)
        case tuple():
            for part in said:
                yield from _strings(part)
        case _ if hasattr(said, "label") and hasattr(said, "note"):
            yield from (said.label, said.note)
