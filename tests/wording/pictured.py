"""Says what a game's pictures say, without drawing them."""

from collections.abc import Iterator

from bot.pictures import great_table, honnoji, quests
from bot.pictures.parties.saying import said_of_track
from bot.wording.voice import Voice
from engine.audience import To
from engine.game import Game
from engine.great_table.table import GreatTable
from engine.honnoji.table import HonnojiTable
from engine.quests.table import QuestTable


def said_in_pictures(voice: Voice, game: Game) -> Iterator[str]:
    """The words of every picture that there is of a game now."""
    everybody = game.view(To.PUBLIC)
    match game.table:
        case QuestTable():
            yield said_of_track(voice, quests.track_of(voice, everybody.of(QuestTable)), voice.show)
        case HonnojiTable():
            yield said_of_track(voice, honnoji.track_of(voice, everybody.of(HonnojiTable)), voice.show)
        case GreatTable():
            yield from _of_the_table(voice, game)


def _of_the_table(voice: Voice, game: Game) -> Iterator[str]:
    known = game.view(To.GM).of(GreatTable)
    yield from great_table.said_of_all(voice, great_table.whole_table(voice, known), voice.show)
    for seat in game.seats[:2]:
        own = game.view(seat).of(GreatTable)
        if seat in own.table.today.neighbours:
            yield from great_table.said_of_own(voice, great_table.own_table(voice, own, seat), voice.show)
