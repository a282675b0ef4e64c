"""The words that every mafia game must have beside those of all games."""

from typing import TypeVar

from msgspec import Struct

from bot.wording.game_words import GameWords
from bot.wording.mafia import counting, speech
from bot.wording.prose_moments import ProseMoment
from engine.mafia.events import Ballots
from engine.table import Table

T = TypeVar("T", bound=Table)
Options = TypeVar("Options", bound=Struct)


class MafiaWords(GameWords[T, Options]):
    """The words of a game with days, nights and votes for a lynch."""

    looks_back = frozenset({Ballots})
    prose_moments = tuple(ProseMoment)
    said = speech.said_apart
    changes = counting.changes


AnyMafiaWords = MafiaWords[Table, Struct]
"""The words of some such game; see ``AnyGameWords``."""
