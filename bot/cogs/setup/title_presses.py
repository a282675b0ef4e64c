"""Before a game: the GM gives it a title, and says who has thought of it."""

from discord.ui import Modal, TextInput, View
from msgspec.structs import replace

from bot.cogs.interaction.pressed import Pressed
from bot.cogs.interaction.replies import open_form
from bot.cogs.setup.setup_panel import policy_panel
from bot.cogs.setup.setup_presses import repaint_panel
from bot.components.keys import Key, Verb
from bot.components.offered import check_sent
from bot.delivery.telling.saying import say
from bot.delivery.telling.text_boxes import box_form, labelled
from bot.host.denied import check_length
from bot.storage.games.hosted_game import HostedGame
from bot.wording.speech_words import as_said

TITLE, CREDIT = "title", "credit"
"""The names of the form's boxes."""
LONGEST_TITLE = 60
"""The most characters of each. Discord takes a hundred for the name of a thread."""


async def open_title(press: Pressed) -> None:
    """Open the form, with the present title and credit."""
    settings = press.hosted.settings
    await open_form(press.interaction, _title_form(press.hosted, settings.title, settings.credit))


async def keep_title(press: Pressed) -> None:
    """Keep the title and the credit. Raises Denied."""
    check_sent(_title_form(press.hosted), press.sent)
    title, credit = (_checked(press.written(box)) for box in (TITLE, CREDIT))
    await press.services.sign_up.change_settings(
        press.hosted.id, lambda hosted: replace(hosted.settings, title=title, credit=credit)
    )
    await repaint_panel(press, policy_panel)


def _checked(typed: str) -> str:
    text = " ".join(as_said(typed).split())
    check_length(text, LONGEST_TITLE, "title-too-long")
    return text


def _title_form(hosted: HostedGame, title: str = "", credit: str = "") -> Modal:
    boxes = []
    for name, written in ((TITLE, title), (CREDIT, credit)):
        box: TextInput[View] = TextInput(
            custom_id=name, default=written or None, required=False, max_length=LONGEST_TITLE
        )
        boxes.append(labelled(say(hosted, f"title-{name}"), box))
    return box_form(Key(Verb.TITLED, hosted.id), say(hosted, "button-title"), *boxes)
