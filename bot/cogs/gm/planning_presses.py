"""Before a game: the GM sets the time at which it begins by itself."""

from discord.ui import Modal, TextInput, View

from bot.clock import now
from bot.cogs.gm.moves import time_words
from bot.cogs.interaction.pressed import Pressed
from bot.cogs.interaction.replies import open_form, reply
from bot.components.keys import Key, Verb
from bot.components.offered import check_sent
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import say
from bot.delivery.telling.text_boxes import box_form, labelled
from bot.host.waits.typed_times import LONGEST_TIME, moment_meant
from bot.storage.games.hosted_game import HostedGame
from bot.wording.time_words import date

START = "start"
"""The name of the form's box."""


async def open_plan(press: Pressed) -> None:
    """Open the form in which the GM sets when the game begins."""
    await open_form(press.interaction, _plan_form(press.hosted))


async def keep_plan(press: Pressed) -> None:
    """Plan the start for the time that the GM wrote, or for none. Raises Denied."""
    services, hosted = press.services, press.hosted
    check_sent(_plan_form(hosted), press.sent)
    typed, start = press.written(START).strip(), None
    if typed:
        zone = (await services.servers.settings(hosted.guild_id)).zone
        start = moment_meant(typed, now(), zone, time_words(hosted))
    await services.planned_starts.plan(hosted.id, start)
    when = {"when": "no" if start is None else date(start)}
    await reply(press.interaction, Outgoing(say(hosted, "start-planned", when)))


def _plan_form(hosted: HostedGame) -> Modal:
    box: TextInput[View] = TextInput(custom_id=START, required=False, max_length=LONGEST_TIME)
    return box_form(Key(Verb.PLANNED, hosted.id), say(hosted, "button-plan"), labelled(say(hosted, "start-when"), box))
