"""Handles the presses of *How to play*: its pages, and the note that somebody has read them."""

from bot.cogs.interaction.pressed import Pressed
from bot.cogs.interaction.replies import is_for_one, repaint, reply
from bot.components.keys import read_number
from bot.delivery.card.illustrating import picture_of_lesson
from bot.delivery.telling.lessons import lesson_message
from bot.storage.schema.choices import Reading
from bot.storage.schema.kinds import GamePhase
from bot.wording.game_words import PAGES
from engine.errors import BadInput


async def how_to_play(press: Pressed) -> None:
    """Show the first page in an answer of its own, or turn that answer to another page. Raises BadInput."""
    number = read_number(press.key.rest) if press.key.rest else 1
    if not 1 <= number <= PAGES:
        raise BadInput("there is no such page")
    picture = await picture_of_lesson(press.hosted, number)
    turns = press.key.rest and is_for_one(press.interaction)
    await (repaint if turns else reply)(press.interaction, lesson_message(press.hosted, number, picture))


async def note_read(press: Pressed) -> None:
    """Save that the user has read all pages, and say so above the last one."""
    await press.services.teaching.note_read(press.interaction.user.id, press.hosted.rulebook.slug)
    if press.hosted.phase is GamePhase.SIGNUP and press.hosted.settings.reading is Reading.EVERYBODY:
        await press.services.opening.rules_tick.heed(press.hosted.id)
    picture = await picture_of_lesson(press.hosted, PAGES)
    shown = lesson_message(press.hosted, PAGES, picture, is_read=True)
    await (repaint if is_for_one(press.interaction) else reply)(press.interaction, shown)
