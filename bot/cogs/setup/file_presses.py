"""Handles the presses about a game's file: the GM chooses or uploads one, and anybody gets it."""

from bot.cogs.forms.uploads import file_sent
from bot.cogs.interaction.pressed import Pressed, only_value
from bot.cogs.interaction.replies import open_form, reply
from bot.cogs.setup.file_panel import FILE_BOX, file_of, file_to_give, files_offered, tried, upload_form
from bot.cogs.setup.setup_panel import setup_panel
from bot.cogs.setup.setup_presses import repaint_panel
from bot.components.offered import check_sent
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import say
from bot.host.opening.set_up_files import chosen, form_of, taken
from bot.wording.name_words import bold
from engine.errors import BadInput
from engine.option_files import Written


async def choose_shipped(press: Pressed) -> None:
    """Choose one of the files that come with Brehon. Raises Denied, Refused."""
    await _keep(press, files_offered(press.hosted)[only_value(press.values)])


async def open_upload(press: Pressed) -> None:
    """Open the form for a file of one's own."""
    await open_form(press.interaction, upload_form(press.hosted))


async def keep_upload(press: Pressed) -> None:
    """Take the file that was sent in. Raises Denied with the line of a mistake, and Refused; then nothing changes."""
    check_sent(upload_form(press.hosted), press.sent)
    upload = file_sent(press, FILE_BOX)
    if upload is None:
        raise BadInput("there is no such file", FILE_BOX)
    await _keep(press, await taken(form_of(press.hosted.rulebook), upload))


async def _keep(press: Pressed, file: Written) -> None:
    await press.services.sign_up.set_options(press.hosted.id, chosen(press.hosted.rulebook, file))
    await repaint_panel(press, setup_panel)


async def try_out(press: Pressed) -> None:
    """Let simulated players play by the file, and tell the GM how often each side has won. Raises Denied, BadInput."""
    hosted = press.hosted
    content = form_of(hosted.rulebook).write(file_of(hosted))
    await reply(press.interaction, Outgoing(say(hosted, "try-out-begun")))
    trial = await press.services.opening.trials.of(content)
    await reply(press.interaction, tried(hosted, trial))


async def give_file(press: Pressed) -> None:
    """Give anybody the game's file, because what it says is public. Raises BadInput if the game has none."""
    hosted = press.hosted
    text = say(hosted, "file-given", {"title": bold(file_of(hosted).title)})
    await reply(press.interaction, Outgoing(text, files=file_to_give(hosted)))
