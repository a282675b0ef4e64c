"""Lets players ask the GMs something in a form. The log has nothing of it, because its host may play."""

from discord.ui import Modal

from bot.cogs.interaction.lifetime import keep_unlogged
from bot.cogs.interaction.pressed import Pressed
from bot.cogs.interaction.replies import open_form, reply
from bot.cogs.interaction.request import Request
from bot.cogs.remarks.remark_box import TEXT, remark_box
from bot.components.keys import Key, Verb
from bot.components.offered import check_sent
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import say
from bot.delivery.telling.text_boxes import box_form, labelled
from bot.host.leading.writing_remarks import Written, check_may_ask
from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.kinds import Secrecy


async def open_question(request: Request) -> None:
    """Open the form of a question. Raises Denied."""
    keep_unlogged(request.interaction)
    check_may_ask(request.hosted, request.interaction.user.id)
    await open_form(request.interaction, _form(request.hosted))


async def send_question(press: Pressed) -> None:
    """Send a question to the GMs. Raises Denied."""
    interaction, hosted = press.interaction, press.hosted
    keep_unlogged(interaction)
    check_sent(_form(hosted), press.sent)
    asked = Written(interaction.user.id, press.written(TEXT), interaction.id)
    await press.services.remarks.ask(hosted.id, asked)
    by = "dm" if hosted.settings.secrecy is Secrecy.DM else "answers"
    await reply(interaction, Outgoing(say(hosted, "asked", {"answered": by})))


def _form(hosted: HostedGame) -> Modal:
    label = labelled(say(hosted, "ask-label"), remark_box(), say(hosted, "ask-note"))
    return box_form(Key(Verb.ASKED, hosted.id), say(hosted, "ask-title"), label)
