"""What each player writes in secret before a game: in a form with a line for each text, which only he is shown."""

from collections.abc import Iterable, Mapping

from discord import TextStyle
from discord.ui import Modal, TextInput, View

from bot.cogs.interaction.boxes import box_form, labelled
from bot.cogs.interaction.pressed import Handler, Pressed
from bot.cogs.interaction.replies import open_form, reply
from bot.cogs.interaction.rights import seat_of
from bot.components.keys import Key, Verb
from bot.components.offered import check_sent
from bot.delivery.outgoing import Outgoing
from bot.delivery.saying import say, words_of
from bot.host.denied import Denied
from bot.storage.live import Live
from engine.writing import Writing

LONGEST = 4000
"""Characters that Discord takes in a box."""


async def _write(press: Pressed) -> None:
    """Open the form, with what was written so far."""
    sitting = seat_of(press.interaction, press.live)
    writing = _asked(press.live)
    texts = await press.services.sign_up.texts(sitting.seat_id)
    await open_form(press.interaction, _form(press.live, writing, texts))


async def _written(press: Pressed) -> None:
    """Keep what was written."""
    seat_of(press.interaction, press.live)
    writing = _asked(press.live)
    check_sent(_form(press.live, writing), press.sent)
    text = press.written(writing.option)
    written = await press.services.sign_up.write(press.live.id, press.interaction.user.id, text)
    writing = written.writing
    values = {"count": written.counting, "left": written.left_out, "share": writing.share, "longest": writing.longest}
    await reply(press.interaction, Outgoing(say(press.live, "writing-kept", values)))


def _asked(live: Live) -> Writing:
    """What is to be written. Raises Denied if nothing is."""
    if live.game is not None:
        raise Denied("begun-already")
    if live.writing is None:
        raise Denied("nothing-to-write")
    return live.writing


def _form(live: Live, writing: Writing, texts: Iterable[str] = ()) -> Modal:
    box: TextInput[View] = TextInput(
        custom_id=writing.option,
        style=TextStyle.paragraph,
        default="\n".join(texts) or None,
        required=False,
        max_length=LONGEST,
    )
    note = say(live, "writing-note", {"share": writing.share, "longest": writing.longest})
    label = words_of(live).option_prompt(writing.option)
    return box_form(Key(Verb.WRITTEN, live.id), say(live, "button-write"), labelled(label, box, note))


HANDLERS: Mapping[Verb, Handler] = {Verb.WRITE: _write, Verb.WRITTEN: _written}
