"""Before a game: the GM gives it a title, says who has thought of it, and chooses a picture for its card."""

from discord import SelectOption
from discord.ui import Label, Modal, Select, TextInput, View
from msgspec.structs import replace

from bot.cogs.forms.uploads import DESCRIPTION, picture_boxes, picture_sent
from bot.cogs.interaction.pressed import Pressed
from bot.cogs.interaction.replies import open_form
from bot.cogs.setup.setup_panel import policy_panel
from bot.cogs.setup.setup_presses import repaint_panel
from bot.components.keys import Key, Verb
from bot.components.offered import check_sent
from bot.delivery.telling.saying import say
from bot.delivery.telling.text_boxes import box_form, labelled
from bot.host.denied import Denied, check_length
from bot.host.leading.taking_pictures import described
from bot.storage.games.hosted_game import HostedGame
from bot.storage.people.sent_pictures import SentPicture
from bot.wording.speech_words import on_one_line

TITLE, CREDIT, COVER = "title", "credit", "cover"
"""The names of the form's boxes beside those for a picture, and of the select for the present one."""
KEEP, REMOVE = "keep", "remove"
LONGEST_TITLE = 60
"""The most characters of each. Discord takes a hundred for the name of a thread."""


async def open_title(press: Pressed) -> None:
    """Open the form, with the present title and credit."""
    settings = press.hosted.settings
    await open_form(press.interaction, _title_form(press.hosted, settings.title, settings.credit))


async def keep_title(press: Pressed) -> None:
    """Keep the title, the credit and the picture. Raises Denied, and then keeps nothing."""
    check_sent(_title_form(press.hosted), press.sent)
    title, credit = (_checked(press.written(box)) for box in (TITLE, CREDIT))
    cover, sign_up = await _cover_sent(press), press.services.sign_up
    await sign_up.change_settings(press.hosted.id, lambda hosted: replace(hosted.settings, title=title, credit=credit))
    if cover != "":
        await sign_up.keep_cover(press.hosted.id, cover)
    await repaint_panel(press, policy_panel)


async def _cover_sent(press: Pressed) -> SentPicture | str | None:
    """Return the picture that was sent in, or another text for the present one; None to take that away.

    The empty text changes nothing. Raises Denied.
    """
    picture, text = await picture_sent(press), described(press.written(DESCRIPTION))
    if picture is not None:
        return picture
    if press.written(COVER) == REMOVE:
        return None
    if text and not press.hosted.settings.cover:
        raise Denied("no-cover")
    return text


def _checked(typed: str) -> str:
    text = on_one_line(typed)
    check_length(text, LONGEST_TITLE, "title-too-long")
    return text


def _title_form(hosted: HostedGame, title: str = "", credit: str = "") -> Modal:
    boxes = []
    for name, written in ((TITLE, title), (CREDIT, credit)):
        box: TextInput[View] = TextInput(
            custom_id=name, default=written or None, required=False, max_length=LONGEST_TITLE
        )
        boxes.append(labelled(say(hosted, f"title-{name}"), box))
    boxes += [*picture_boxes(hosted), *_present_cover(hosted)]
    return box_form(Key(Verb.TITLED, hosted.id), say(hosted, "button-title"), *boxes)


def _present_cover(hosted: HostedGame) -> list[Label[View]]:
    """Return the select for what becomes of the present cover, if there is one."""
    if not hosted.settings.cover:
        return []
    options = [
        SelectOption(label=say(hosted, f"cover-{each}"), value=each, default=each == KEEP) for each in (KEEP, REMOVE)
    ]
    select: Select[View] = Select(custom_id=COVER, options=options)
    return [labelled(say(hosted, "cover-present"), select)]
