"""Adds pictures to words: to the card, to posts and DMs that have one, and to answers for people who ask for one."""

from asyncio import to_thread
from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.delivery.card.card import card
from bot.delivery.card.moving_moments import moment_in
from bot.delivery.gm.remark_messages import shown_picture
from bot.delivery.telling.compose import told_of
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import words_of
from bot.pictures import PICTURES_OF
from bot.pictures.picture import Picture
from bot.storage.games.hosted_game import HostedGame
from bot.storage.people.sent_pictures import SentPicture
from bot.storage.schema.choices import Moving
from bot.storage.schema.kinds import GamePhase
from bot.themes import Theme
from bot.wording.voice import Voice
from bot.wording.words_registry import words_for
from engine.audience import Everybody, Reader, To
from engine.table import Table
from engine.views import Told, View

if TYPE_CHECKING:
    from bot.pictures.game_pictures import Pictures


async def picture_for(hosted: HostedGame, reader: Reader) -> Picture | None:
    """Return a game's picture as a reader may know it now; None if this reader or this game has none."""
    pictures = pictures_of(hosted)
    return await to_thread(pictures.picture, hosted.view(reader)) if pictures is not None else None


async def picture_of_secrets(hosted: HostedGame, seat: str) -> Picture | None:
    """Draw what a seat may read again: the game's picture, or else the last card that the seat was given."""
    drawn, pictures = await picture_for(hosted, seat), pictures_of(hosted)
    if drawn is not None or pictures is None:
        return drawn
    return await _own_card(pictures, hosted.told(seat).events)


async def _own_card(pictures: "Pictures", heard: Sequence[Told[str]]) -> Picture | None:
    """Draw, in a thread, the last card that a seat was given by what it has heard; None if it was given none."""
    dealt = [told for told in heard if type(told.event) in pictures.dealt]
    return await to_thread(pictures.own_card, dealt[-1]) if dealt else None


async def illustrated_card(hosted: HostedGame, cover: SentPicture | None = None) -> Outgoing:
    """Paint the card as it should look now, with its picture if the game has one there.

    A cover stands in place of the theme's picture, and where the game has nothing to show.
    """
    painted = card(hosted)
    pictures = pictures_of(hosted)
    if hosted.game is not None:
        painted.picture = None if pictures is None else await _on_card(pictures, hosted.view(To.PUBLIC))
    elif hosted.phase is GamePhase.SIGNUP and pictures is not None and cover is None:
        painted.picture = await to_thread(pictures.banner)
    if painted.picture is None and cover is not None and (hosted.game is not None or hosted.phase is GamePhase.SIGNUP):
        painted.picture = shown_picture(hosted, cover)
    return painted


async def _on_card(pictures: "Pictures", view: View[Table, Everybody]) -> Picture | None:
    return await to_thread(pictures.card, view)


async def illustrate_past(hosted: HostedGame, outgoing: Outgoing | None) -> Outgoing | None:
    """Add the picture of the past, if the game has one, to a message about it."""
    if outgoing is not None:
        outgoing.picture = await picture_of_past(hosted)
    return outgoing


async def picture_of_past(hosted: HostedGame) -> Picture | None:
    """Draw what everybody knows of the past; None in a game without such a picture."""
    pictures = pictures_of(hosted)
    return None if pictures is None else await _of_past(pictures, hosted.view(To.PUBLIC))


async def _of_past(pictures: "Pictures", view: View[Table, Everybody]) -> Picture | None:
    return await to_thread(pictures.history, view)


async def picture_of_vote(hosted: HostedGame) -> Picture | None:
    """Draw how the present vote stands; None in a game without such a picture."""
    pictures = pictures_of(hosted)
    return None if pictures is None else await _of_vote(pictures, hosted.view(To.PUBLIC))


async def _of_vote(pictures: "Pictures", view: View[Table, Everybody]) -> Picture | None:
    return await to_thread(pictures.vote, view)


async def picture_of_rules(theme: Theme, language: str) -> Picture | None:
    """Draw the board before the first move; None in a game without one."""
    pictures = _pictures_in(words_for(theme, language))
    return None if pictures is None else await to_thread(pictures.rules)


async def picture_of_lesson(hosted: HostedGame, number: int) -> Picture | None:
    """Draw the picture of a page of *How to play*."""
    pictures = pictures_of(hosted)
    return None if pictures is None else await to_thread(pictures.lesson, number)


async def illustrate(
    hosted: HostedGame, outgoing: Outgoing | None, lines: Sequence[int], reader: str | Everybody
) -> Outgoing | None:
    """Add the picture that belongs to some lines, if there is one, to what a reader is told of them."""
    pictures = pictures_of(hosted)
    if outgoing is None or pictures is None:
        return outgoing
    heard = [told for told in told_of(hosted, lines, reader) if (told.event.to is To.PUBLIC) == (reader is To.PUBLIC)]
    news = {type(told.event) for told in heard}
    if pictures.occasions & news:
        outgoing.picture = await _drawn(hosted, reader, max(lines))
    elif reader is To.PUBLIC and pictures.posted & news and outgoing.has_room:
        outgoing.picture = await _on_post(hosted, pictures, lines)
    if reader is not To.PUBLIC and (own := await _own_card(pictures, told_of(hosted, lines, reader))) is not None:
        outgoing.picture, outgoing.last_picture = own, outgoing.picture
    return outgoing


async def animate(hosted: HostedGame, outgoing: Outgoing, lines: Sequence[int], news: Sequence[int]) -> None:
    """Let a post's picture move if one of its news, those of ``news``, is a moment, and its turn has had none before.

    ``lines`` are all that the post tells of.
    """
    pictures = pictures_of(hosted)
    if pictures is None or outgoing.picture is None or hosted.settings.moving is Moving.OFF:
        return
    if (moment := moment_in(hosted, pictures.moments, news)) is not None:
        told = told_of(hosted, lines, To.PUBLIC)
        view = hosted.view_at(max(lines), To.PUBLIC)
        outgoing.picture = await to_thread(pictures.moving, view, told, moment) or outgoing.picture


async def animated_scene(hosted: HostedGame, line: int) -> Picture | None:
    """Draw a line's result in motion, for the last step of its scene."""
    pictures = pictures_of(hosted)
    if pictures is None or hosted.settings.moving is Moving.OFF:
        return None
    return await to_thread(pictures.scene, hosted.view_at(line, To.PUBLIC), hosted.told_by(line, To.PUBLIC))


def height_of_picture(hosted: HostedGame, told: Sequence[Told[Everybody]]) -> int:
    """Return how many of its own pixels high the picture of a post may be; 0 if the post has none."""
    pictures = pictures_of(hosted)
    if pictures is None or not any(type(each.event) in pictures.posted for each in told):
        return 0
    return pictures.high(len(hosted.occupancies), told)


async def board_at(hosted: HostedGame, lines: Sequence[int]) -> Picture | None:
    """Draw the board as it was after some lines, as their post would, though they have not changed it."""
    pictures = pictures_of(hosted)
    return None if pictures is None else await _on_post(hosted, pictures, lines)


async def _on_post(hosted: HostedGame, pictures: "Pictures", lines: Sequence[int]) -> Picture | None:
    """Draw, in a thread, what some lines have changed, as of then: a message may be sent late."""
    view = hosted.view_at(max(lines), To.PUBLIC)
    return await to_thread(pictures.post, view, told_of(hosted, lines, To.PUBLIC))


async def _drawn(hosted: HostedGame, reader: Reader, line: int) -> Picture | None:
    """Draw, in a thread, what a reader knew right after a line was told, because a message may be late."""
    pictures = pictures_of(hosted)
    if pictures is None:
        return None
    return await to_thread(pictures.picture, hosted.view_at(line, reader))


def pictures_of(hosted: HostedGame) -> "Pictures | None":
    """Return a game's pictures; None if it has none."""
    return _pictures_in(words_of(hosted))


def _pictures_in(voice: Voice) -> "Pictures | None":
    made = PICTURES_OF.get(voice.theme.rulebook)
    return made(voice) if made is not None else None
