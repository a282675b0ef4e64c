"""Lets GMs write above each text of a result that goes to them first, or in place of the theme's lines in it."""

from collections.abc import Sequence

from discord import SelectOption, TextStyle
from discord.ui import Modal, Select, TextInput, View

from bot.cogs.interaction.lifetime import keep_unlogged
from bot.cogs.interaction.pressed import Pressed
from bot.cogs.interaction.replies import open_form, repaint
from bot.components.keys import Key, Verb
from bot.components.offered import check_sent
from bot.delivery.notices import game_words
from bot.delivery.posts.result_previews import (
    TO_ROOM,
    Foreseen,
    has_drama,
    receivers_of,
    result_message,
    texts_select,
    value_of,
)
from bot.delivery.telling.saying import say
from bot.delivery.telling.text_boxes import box_form, labelled
from bot.host.denied import Denied, check_length
from bot.host.leading.pending_results import foresee, pending_in
from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.pending_result import HeldWords
from bot.wording.speech_words import as_said

LONGEST = 1000
"""The most characters of the words for a text of a result. A field of the preview has room for all of them."""
TEXT, HOW = "text", "how"
"""The names of the form's box, and of its select."""
ABOVE, INSTEAD = "above", "instead"


def offered_texts(press: Pressed) -> Sequence[Select[View]]:
    """Return the select of the texts of the result that was meant. Raises Denied if it waits no more."""
    pending_in(press.hosted, press.key.wait_token)
    return [texts_select(press.hosted, foresee(press.hosted))]


async def open_words(press: Pressed) -> None:
    """Open the form for the text that was chosen, with the present words. Raises Denied."""
    keep_unlogged(press.interaction)
    foreseen = foresee(press.hosted)
    receiver = _receiver(press.hosted, foreseen, press.values[0])
    await open_form(press.interaction, _form(press.hosted, foreseen, receiver))


async def keep_words(press: Pressed) -> None:
    """Keep the words, and show the result as it will stand with them. Raises Denied."""
    keep_unlogged(press.interaction)
    pending_in(press.hosted, press.key.wait_token)
    foreseen = foresee(press.hosted)
    receiver = _receiver(press.hosted, foreseen, press.key.rest)
    check_sent(_form(press.hosted, foreseen, receiver), press.sent)
    text = as_said(press.written(TEXT))
    check_length(text, LONGEST, "prose-too-long")
    interaction = press.interaction
    words = HeldWords(interaction.user.id, text, interaction.id, press.written(HOW) == INSTEAD)
    after = await press.services.remarks.results.keep(press.hosted.id, press.key.wait_token, receiver, words)
    await repaint(interaction, result_message(after, foresee(after), game_words))


def _receiver(hosted: HostedGame, foreseen: Foreseen, value: str) -> str:
    """Return the receiver that a value stands for. Raises Denied if the result has no text for them."""
    found = [each for each in receivers_of(foreseen) if value_of(hosted, each) == value]
    if not found:
        raise Denied("nothing-held")
    return found[0]


def _form(hosted: HostedGame, foreseen: Foreseen, receiver: str) -> Modal:
    """Return the form of a text. A text in which the theme has no line can only be written above."""
    assert hosted.pending is not None
    present = hosted.pending.words.get(receiver)
    box: TextInput[View] = TextInput(
        custom_id=TEXT,
        style=TextStyle.paragraph,
        default=None if present is None else present.text,
        required=False,
        max_length=LONGEST,
    )
    boxes = [labelled(say(hosted, "held-words-label"), box, say(hosted, "held-words-note"))]
    if has_drama(foreseen, receiver):
        chosen = INSTEAD if present is not None and present.instead else ABOVE
        options = [
            SelectOption(label=say(hosted, f"held-words-{each}"), value=each, default=each == chosen)
            for each in (ABOVE, INSTEAD)
        ]
        how: Select[View] = Select(custom_id=HOW, options=options)
        boxes.append(labelled(say(hosted, "held-words-how"), how))
    name = say(hosted, "held-to-room") if receiver == TO_ROOM else receiver
    key = Key(Verb.HELD_SET, hosted.id, hosted.wait_token, rest=value_of(hosted, receiver))
    return box_form(key, say(hosted, "held-words-title", {"receiver": name}), *boxes)
