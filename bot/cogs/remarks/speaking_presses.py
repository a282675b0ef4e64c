"""Lets GMs say something in their own words: to everybody, or to one player by DM.

The log has nothing of it, because somebody who plays may host the bot, and a DM is nobody else's business.
"""

from datetime import datetime

from discord import SelectOption
from discord.ui import Modal, Select, TextInput, View

from bot.clock import now
from bot.cogs.interaction.pressed import Pressed
from bot.cogs.interaction.replies import open_form, reply
from bot.cogs.interaction.request import Request
from bot.cogs.interaction.rights import may_see_orders
from bot.cogs.interaction.usage_log import keep_unlogged
from bot.cogs.remarks.remark_box import TEXT, remark_box
from bot.components.keys import Key, Verb
from bot.components.offered import check_sent
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import bot_words, say
from bot.delivery.telling.text_boxes import box_form, labelled
from bot.host.denied import Denied
from bot.host.leading.writing_remarks import Address, Written, check_may_speak_to
from bot.host.waits.typed_times import LONGEST_TIME, moment_meant, time_words_of
from bot.storage.schema.kinds import Secrecy
from bot.wording.name_words import bold
from bot.wording.time_words import date

TO, WHEN, AT = "to", "when", "at"
"""The names of the form's selects, and of the box for a time."""
ALL, NOW, NEWS, TIME = "all", "now", "news", "time"
"""The values of its selects beside the seats' numbers; a time in the box is no value of one."""
MOST_SEATS = 24
"""The most seats of a select, which also offers everybody."""


async def open_words(press: Request) -> None:
    """Open the form. Raises Denied."""
    keep_unlogged(press.interaction)
    check_may_speak_to(press.hosted, press.interaction.user.id, None)
    await open_form(press.interaction, _form(press))


async def send_words(press: Pressed) -> None:
    """Say what was written. Raises Denied."""
    interaction, hosted = press.interaction, press.hosted
    keep_unlogged(interaction)
    check_sent(_form(press), press.sent)
    to, when = press.written(TO), press.written(WHEN)
    at = await _time_written(press)
    if at is not None and when == NEWS:
        raise Denied("words-when")
    seat_id = None if to == ALL else int(to)
    said = Written(interaction.user.id, press.written(TEXT), interaction.id)
    await press.services.remarks.speak(hosted.id, said, Address(seat_id, when == NEWS, at))
    listener = None if seat_id is None else hosted.occupancy_on(seat_id)
    values = {
        "to": ALL if listener is None else "seat",
        "when": when if at is None else TIME,
        "at": "" if at is None else date(at),
        "room": f"<#{hosted.room.channel_id}>",
        "name": "" if listener is None else bold(listener.name),
    }
    await reply(interaction, Outgoing(say(hosted, "spoken", values)))


async def _time_written(press: Pressed) -> datetime | None:
    """Return the time that stands in the form, if there is one. Raises Denied."""
    typed, hosted = press.written(AT).strip(), press.hosted
    if not typed:
        return None
    zone = (await press.services.servers.settings(hosted.guild_id)).zone
    return moment_meant(typed, now(), zone, time_words_of(bot_words(hosted.theme, hosted.language)))


def _form(press: Request) -> Modal:
    """Return the form. A GM with a seat can only speak to everybody."""
    hosted = press.hosted
    writes = hosted.game is not None and hosted.settings.secrecy is Secrecy.DM
    seats = hosted.occupancies[:MOST_SEATS] if writes and may_see_orders(press.interaction, hosted) else []
    to = [SelectOption(label=say(hosted, "speak-to-all"), value=ALL, default=True)]
    to += [
        SelectOption(label=say(hosted, "speak-to-seat", {"name": each.name}), value=str(each.seat_id)) for each in seats
    ]
    when = [
        SelectOption(label=say(hosted, f"speak-when-{each}"), value=each, default=each == NOW) for each in (NOW, NEWS)
    ]
    return box_form(
        Key(Verb.SPOKEN, hosted.id),
        say(hosted, "speak-title"),
        labelled(say(hosted, "speak-text"), remark_box(), say(hosted, "speak-note")),
        labelled(say(hosted, "speak-to"), _select(TO, to)),
        labelled(say(hosted, "speak-when"), _select(WHEN, when)),
        labelled(say(hosted, "speak-at"), TextInput(custom_id=AT, required=False, max_length=LONGEST_TIME)),
    )


def _select(name: str, options: list[SelectOption]) -> Select[View]:
    return Select(custom_id=name, options=options)
