"""Lets players write secret texts before a game, in a form with a line for each text that only they are shown."""

from collections.abc import Iterable

from discord import TextStyle
from discord.ui import Modal, TextInput, View

from bot.cogs.interaction.pressed import Pressed
from bot.cogs.interaction.replies import open_form, reply
from bot.cogs.interaction.rights import seat_of
from bot.components.keys import Key, Verb
from bot.components.offered import check_sent
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import say, words_of
from bot.delivery.telling.text_boxes import box_form, labelled
from bot.host.denied import Denied
from bot.storage.games.hosted_game import HostedGame
from engine.writing import Writing

LONGEST = 4000
"""The most characters that Discord takes in a box."""


async def open_texts(press: Pressed) -> None:
    """Open the form, with the present texts."""
    occupancy = seat_of(press.interaction, press.hosted)
    writing = _asked(press.hosted)
    texts = await press.services.sign_up.texts(occupancy.seat_id)
    await open_form(press.interaction, _form(press.hosted, writing, texts))


async def keep_texts(press: Pressed) -> None:
    """Save what was written."""
    writing = _asked(press.hosted)
    check_sent(_form(press.hosted, writing), press.sent)
    text = press.written(writing.option)
    written = await press.services.sign_up.write(press.hosted.id, press.interaction.user.id, text)
    writing = written.writing
    values = {"count": written.counting, "left": written.left_out, "share": writing.share, "longest": writing.longest}
    await reply(press.interaction, Outgoing(say(press.hosted, "writing-kept", values)))


def _asked(hosted: HostedGame) -> Writing:
    """Return what is to be written. Raises Denied if nothing is."""
    if hosted.game is not None:
        raise Denied("begun-already")
    if hosted.writing is None:
        raise Denied("nothing-to-write")
    return hosted.writing


def _form(hosted: HostedGame, writing: Writing, texts: Iterable[str] = ()) -> Modal:
    box: TextInput[View] = TextInput(
        custom_id=writing.option,
        style=TextStyle.paragraph,
        default="\n".join(texts) or None,
        required=False,
        max_length=LONGEST,
    )
    note = say(hosted, "writing-note", {"share": writing.share, "longest": writing.longest})
    label = words_of(hosted).option_prompt(writing.option)
    return box_form(Key(Verb.WRITTEN, hosted.id), say(hosted, "button-write"), labelled(label, box, note))
