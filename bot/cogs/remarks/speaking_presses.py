"""Lets GMs say something in their own words: to everybody, to one player by DM, or in a private thread of the game.

The log has nothing of it, because somebody who plays may host the bot, and a DM is nobody else's business.
"""

from collections.abc import Iterator

from discord import SelectOption
from discord.ui import Modal, Select, TextInput, View

from bot.clock import now
from bot.cogs.forms.uploads import picture_boxes, picture_sent
from bot.cogs.gm.moves import time_words
from bot.cogs.interaction.lifetime import keep_unlogged
from bot.cogs.interaction.pressed import Pressed
from bot.cogs.interaction.replies import open_form, reply
from bot.cogs.interaction.request import Request
from bot.cogs.interaction.rights import may_see_orders
from bot.cogs.remarks.remark_box import TEXT, remark_box
from bot.components.keys import Key, Verb
from bot.components.offered import check_sent
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import room_of, say
from bot.delivery.telling.text_boxes import box_form, labelled
from bot.delivery.threads.thread_words import open_threads
from bot.host.denied import Denied
from bot.host.leading.writing_remarks import Address, Written, check_may_speak_to, checked_text
from bot.host.waits.typed_times import LONGEST_TIME, moment_meant
from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.kinds import Secrecy
from bot.wording.name_words import bold
from bot.wording.pages import shorten
from bot.wording.time_words import date

TO, WHEN = "to", "when"
"""The names of the form's select, and of the box for a time."""
ALL, SEAT, THREAD = "all", "seat", "thread"
"""The places that may be chosen; a thread's value is its key behind a colon, and a seat's its number."""
MOST_PLACES = 25


async def open_words(press: Request) -> None:
    """Open the form. Raises Denied."""
    keep_unlogged(press.interaction)
    check_may_speak_to(press.hosted, press.interaction.user.id, Address())
    await open_form(press.interaction, _form(press))


async def send_words(press: Pressed) -> None:
    """Say what was written. Raises Denied."""
    interaction, hosted = press.interaction, press.hosted
    keep_unlogged(interaction)
    _check_thread(press)
    check_sent(_form(press), press.sent)
    text = checked_text(press.written(TEXT))
    address = await _address(press)
    check_may_speak_to(hosted, interaction.user.id, address)
    said = Written(interaction.user.id, text, interaction.id, await picture_sent(press))
    await press.services.remarks.speak(hosted.id, said, address)
    await reply(interaction, Outgoing(say(hosted, "spoken", _told(hosted, address))))


def _check_thread(press: Pressed) -> None:
    """Raise Denied if the thread that was chosen has gone since the form was opened."""
    place, _, key = press.written(TO).partition(":")
    if place == THREAD and key not in open_threads(press.hosted):
        raise Denied("thread-gone")


async def _address(press: Pressed) -> Address:
    """Read where the words go, and when. Raises Denied."""
    hosted, typed = press.hosted, press.written(WHEN).strip()
    place, _, key = press.written(TO).partition(":")
    seat_id = int(place) if place not in {ALL, THREAD} else None
    thread = key if place == THREAD else None
    if not typed:
        return Address(seat_id, thread)
    if typed.casefold() == say(hosted, "speak-news").casefold():
        return Address(seat_id, thread, with_news=True)
    zone = (await press.services.servers.settings(hosted.guild_id)).zone
    at = moment_meant(typed, now(), zone, time_words(hosted))
    return Address(seat_id, thread, at=at)


def _told(hosted: HostedGame, address: Address) -> dict[str, str]:
    """Return the values of the answer, which says where the words go, and when."""
    listener = None if address.seat_id is None else hosted.occupancy_on(address.seat_id)
    to = THREAD if address.thread is not None else ALL if listener is None else SEAT
    names = {
        ALL: room_of(hosted),
        SEAT: bold(listener.name) if listener is not None else "",
        THREAD: open_threads(hosted).get(address.thread or "", ""),
    }
    when = "news" if address.with_news else "now" if address.at is None else "time"
    return {"to": to, "when": when, "at": "" if address.at is None else date(address.at), "name": names[to]}


def _form(press: Request) -> Modal:
    """Return the form. A GM with a seat can only speak to everybody."""
    hosted = press.hosted
    places = [SelectOption(label=say(hosted, "speak-to-all"), value=ALL, default=True)]
    if hosted.game is not None and may_see_orders(press.interaction, hosted):
        places += [*_threads(hosted), *_seats(hosted)]
    when: TextInput[View] = TextInput(custom_id=WHEN, required=False, max_length=LONGEST_TIME)
    to: Select[View] = Select(custom_id=TO, options=places[:MOST_PLACES])
    return box_form(
        Key(Verb.SPOKEN, hosted.id),
        say(hosted, "speak-title"),
        labelled(say(hosted, "speak-text"), remark_box(), say(hosted, "speak-note")),
        labelled(say(hosted, "speak-to"), to),
        labelled(say(hosted, "speak-when"), when, say(hosted, "speak-when-note")),
        *picture_boxes(hosted),
    )


def _threads(hosted: HostedGame) -> Iterator[SelectOption]:
    for key, named in open_threads(hosted).items():
        yield SelectOption(
            label=shorten(say(hosted, "speak-to-thread", {"thread": named}), 100), value=f"{THREAD}:{key}"
        )


def _seats(hosted: HostedGame) -> Iterator[SelectOption]:
    if hosted.settings.secrecy is Secrecy.DM:
        for each in hosted.occupancies:
            if not each.is_house:
                label = say(hosted, "speak-to-seat", {"name": each.name})
                yield SelectOption(label=label, value=str(each.seat_id))
