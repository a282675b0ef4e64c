"""The pictures of each game. They are drawn from a reader's view, so they have nothing that the reader was not told.

A picture's file has no name or content of its own apart from what it shows: equal views make equal bytes.
"""

from collections.abc import Callable

from bot.pictures.bluff.pictures import BluffPictures
from bot.pictures.danube.pictures import DanubePictures
from bot.pictures.game_pictures import Pictures
from bot.pictures.great_table import GreatTablePictures
from bot.pictures.honnoji_pictures import HonnojiPictures
from bot.pictures.quest_pictures import QuestPictures
from bot.pictures.sigily.pictures import SigilyPictures
from bot.wording.voice import Voice

PICTURES_OF: dict[str, Callable[[Voice], Pictures]] = {
    "quests": QuestPictures,
    "honnoji": HonnojiPictures,
    "great_table": GreatTablePictures,
    "danube": DanubePictures,
    "bluff": BluffPictures,
    "sigily": SigilyPictures,
}
"""The pictures of the rulebooks that have any, by slug."""
