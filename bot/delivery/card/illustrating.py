"""Pictures beside words: the card and what is told with one get it, and who asks for one is shown it."""

from asyncio import to_thread
from collections.abc import Iterable, Sequence

from bot.delivery.card.card import card
from bot.delivery.telling.compose import told_of
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import bot_words
from bot.pictures import PICTURES_OF
from bot.pictures.game_pictures import Pictures
from bot.pictures.picture import Picture
from bot.storage.games.hosted_game import HostedGame
from bot.themes import Theme
from bot.wording.name_words import bold
from bot.wording.voice import Voice
from engine.audience import Everybody, Reader, To
from engine.table import Table
from engine.views import Told, View


async def picture_for(hosted: HostedGame, reader: Reader) -> Picture | None:
    """The picture of a game as a reader may know it now; None if there is none for him, or in this game."""
    pictures = pictures_of(hosted)
    return await to_thread(pictures.picture, hosted.view(reader)) if pictures is not None else None


async def illustrated_card(hosted: HostedGame) -> Outgoing:
    """Paint the card as it should look now, with its picture in a game that has one there."""
    painted = card(hosted)
    pictures = pictures_of(hosted)
    if pictures is not None and hosted.game is not None:
        painted.picture = await _on_card(pictures, hosted.view(To.PUBLIC))
    return painted


async def _on_card(pictures: Pictures, view: View[Table, Everybody]) -> Picture | None:
    return await to_thread(pictures.card, view)


async def illustrate_past(hosted: HostedGame, outgoing: Outgoing | None) -> Outgoing | None:
    """Put the picture of the past, if there is one, to what is told of it."""
    if outgoing is not None:
        outgoing.picture = await picture_of_past(hosted)
    return outgoing


async def picture_of_past(hosted: HostedGame) -> Picture | None:
    """The picture of what everybody knows of the past, in a game that has one."""
    pictures = pictures_of(hosted)
    return None if pictures is None else await _of_past(pictures, hosted.view(To.PUBLIC))


async def _of_past(pictures: Pictures, view: View[Table, Everybody]) -> Picture | None:
    return await to_thread(pictures.history, view)


async def picture_of_rules(theme: Theme, language: str) -> Picture | None:
    """The board as it is before the first move, in a game that has one."""
    pictures = _pictures_in(theme, language)
    return None if pictures is None else await to_thread(pictures.rules)


async def illustrate(
    hosted: HostedGame, outgoing: Outgoing | None, lines: Sequence[int], reader: str | Everybody
) -> Outgoing | None:
    """Put the picture that belongs to some lines, if any does, to what a reader is told of them."""
    pictures = pictures_of(hosted)
    if outgoing is None or pictures is None:
        return outgoing
    heard = [told for told in told_of(hosted, lines, reader) if (told.event.to is To.PUBLIC) == (reader is To.PUBLIC)]
    news = {type(told.event) for told in heard}
    if pictures.occasions & news:
        outgoing.picture = await _drawn(hosted, reader, max(lines))
    elif reader is To.PUBLIC and pictures.posted & news and outgoing.has_room:
        outgoing.picture = await _on_post(hosted, pictures, lines)
    return outgoing


def height_of_picture(hosted: HostedGame, told: Iterable[Told[Everybody]]) -> int:
    """How high the picture may be of what is posted, in its own pixels; 0 if none belongs to it."""
    pictures = pictures_of(hosted)
    if pictures is None or not any(type(each.event) in pictures.posted for each in told):
        return 0
    return pictures.high(len(hosted.occupancies))


async def _on_post(hosted: HostedGame, pictures: Pictures, lines: Sequence[int]) -> Picture | None:
    """Draw in a thread what some lines have changed, as it was then; a message may be late."""
    view = hosted.view_at(max(lines), To.PUBLIC)
    return await to_thread(pictures.post, view, told_of(hosted, lines, To.PUBLIC))


async def _drawn(hosted: HostedGame, reader: Reader, line: int) -> Picture | None:
    """Draw in a thread what a reader knew once a line had been told; a message may be late."""
    pictures = pictures_of(hosted)
    if pictures is None:
        return None
    return await to_thread(pictures.picture, hosted.view_at(line, reader))


def pictures_of(hosted: HostedGame) -> Pictures | None:
    """The pictures of a game, if it has any."""
    return _pictures_in(hosted.theme, hosted.language)


def _pictures_in(theme: Theme, language: str) -> Pictures | None:
    made = PICTURES_OF.get(theme.rulebook)
    return made(Voice(theme, bot_words(theme, language), bold)) if made is not None else None
