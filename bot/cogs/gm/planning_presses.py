"""Before a game: the GM sets the time at which it begins by itself, or lets everybody vote for one."""

from discord import TextStyle
from discord.ui import Modal, TextInput, View

from bot.clock import now
from bot.cogs.gm.moves import time_words
from bot.cogs.interaction.pressed import Pressed
from bot.cogs.interaction.replies import done, open_form, reply
from bot.cogs.interaction.rights import check_several
from bot.components.keys import Key, Verb
from bot.components.offered import check_sent
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import say
from bot.delivery.telling.text_boxes import box_form, labelled
from bot.host.denied import Denied
from bot.host.waits.typed_times import LONGEST_TIME, moment_meant
from bot.storage.games.hosted_game import HostedGame
from bot.wording.time_words import date

START, POLL = "start", "poll"
"""The names of the form's boxes."""
LONGEST_LIST = 500
"""The most characters of the times to vote for."""


async def open_plan(press: Pressed) -> None:
    """Open the form in which the GM sets when the game begins, or lists times to vote for."""
    await open_form(press.interaction, _plan_form(press.hosted))


async def keep_plan(press: Pressed) -> None:
    """Plan the start for the time that the GM wrote, or for none, or post a vote on several times. Raises Denied."""
    services, hosted = press.services, press.hosted
    check_several(hosted)
    check_sent(_plan_form(hosted), press.sent)
    typed = press.written(START).strip()
    offered = [line for line in press.written(POLL).splitlines() if line.strip()]
    if typed and offered:
        raise Denied("start-or-poll")
    zone, words, at = (await services.servers.settings(hosted.guild_id)).zone, time_words(hosted), now()
    if offered:
        await services.date_polls.ask(hosted, [moment_meant(line, at, zone, words) for line in offered])
        await done(press.interaction, hosted, "poll-posted")
        return
    start = moment_meant(typed, at, zone, words) if typed else None
    await services.planned_starts.plan(hosted.id, start)
    when = {"when": "no" if start is None else date(start)}
    await reply(press.interaction, Outgoing(say(hosted, "start-planned", when)))


def _plan_form(hosted: HostedGame) -> Modal:
    start: TextInput[View] = TextInput(custom_id=START, required=False, max_length=LONGEST_TIME)
    poll: TextInput[View] = TextInput(
        custom_id=POLL, style=TextStyle.paragraph, required=False, max_length=LONGEST_LIST
    )
    boxes = [labelled(say(hosted, "start-when"), start), labelled(say(hosted, "start-poll"), poll)]
    return box_form(Key(Verb.PLANNED, hosted.id), say(hosted, "button-plan"), *boxes)
