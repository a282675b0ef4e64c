"""Before a game: the GM writes words of their own for its opening, its end, and whatever else the game has."""

from discord import TextStyle
from discord.ui import Modal, TextInput, View
from msgspec.structs import replace

from bot.cogs.interaction.pressed import Pressed
from bot.cogs.interaction.replies import open_form
from bot.cogs.setup.setup_panel import policy_panel
from bot.cogs.setup.setup_presses import repaint_panel
from bot.components.keys import Key, Verb
from bot.components.offered import check_sent
from bot.delivery.telling.saying import say, words_of
from bot.delivery.telling.text_boxes import box_form, labelled
from bot.host.denied import check_length
from bot.storage.games.hosted_game import HostedGame
from bot.wording.speech_words import as_said

LONGEST_PROSE = 800
"""The most characters of the words for a moment. Those of all moments fit on one page."""


async def open_prose(press: Pressed) -> None:
    """Open the form, with what the GM has written before."""
    await open_form(press.interaction, _prose_form(press.hosted, filled=True))


async def keep_prose(press: Pressed) -> None:
    """Keep what the GM has written for each moment. Raises Denied."""
    check_sent(_prose_form(press.hosted, filled=False), press.sent)
    moments = words_of(press.hosted).prose_moments
    prose = {moment.value: text for moment in moments if (text := checked_prose(press.written(moment)))}
    await press.services.sign_up.change_settings(press.hosted.id, lambda hosted: replace(hosted.settings, prose=prose))
    await repaint_panel(press, policy_panel)


def checked_prose(typed: str) -> str:
    """Return the words for a moment or a role as they are kept. Raises Denied if they are too long."""
    text = as_said(typed)
    check_length(text, LONGEST_PROSE, "prose-too-long")
    return text


def _prose_form(hosted: HostedGame, *, filled: bool) -> Modal:
    boxes = []
    for moment in words_of(hosted).prose_moments:
        box: TextInput[View] = TextInput(
            custom_id=moment,
            style=TextStyle.paragraph,
            default=(hosted.settings.prose.get(moment) or None) if filled else None,
            required=False,
            max_length=LONGEST_PROSE,
        )
        boxes.append(labelled(say(hosted, f"prose-{moment}"), box))
    return box_form(Key(Verb.PROSE_SET, hosted.id), say(hosted, "button-prose"), *boxes)
