"""The pictures of each game. They are drawn from a reader's view, so they have nothing that the reader was not told.

A picture's file has no name or content of its own apart from what it shows: equal views make equal bytes.
A game's pictures, and the library that draws, are imported when the first of them is asked for.
The others here are those that people send.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from bot.wording.voice import Voice

if TYPE_CHECKING:
    from bot.pictures.game_pictures import Pictures


def _quests(voice: Voice) -> "Pictures":
    from bot.pictures.quest_pictures import QuestPictures

    return QuestPictures(voice)


def _honnoji(voice: Voice) -> "Pictures":
    from bot.pictures.honnoji_pictures import HonnojiPictures

    return HonnojiPictures(voice)


def _great_table(voice: Voice) -> "Pictures":
    from bot.pictures.great_table import GreatTablePictures

    return GreatTablePictures(voice)


def _danube(voice: Voice) -> "Pictures":
    from bot.pictures.danube.pictures import DanubePictures

    return DanubePictures(voice)


def _bluff(voice: Voice) -> "Pictures":
    from bot.pictures.bluff.pictures import BluffPictures

    return BluffPictures(voice)


def _sigily(voice: Voice) -> "Pictures":
    from bot.pictures.sigily.pictures import SigilyPictures

    return SigilyPictures(voice)


def _open_table(voice: Voice) -> "Pictures":
    from bot.pictures.open_table import OpenTablePictures

    return OpenTablePictures(voice)


PICTURES_OF: "dict[str, Callable[[Voice], Pictures]]" = {
    "quests": _quests,
    "honnoji": _honnoji,
    "great_table": _great_table,
    "danube": _danube,
    "bluff": _bluff,
    "sigily": _sigily,
    "open_table": _open_table,
}
"""The pictures of the rulebooks that have any, by slug."""


def made_anew(content: bytes) -> bytes:
    """Return a picture that somebody has sent as it is kept. Raises NoPicture, TooManyPixels."""
    from bot.pictures.sanitizing import made_anew

    return made_anew(content)
