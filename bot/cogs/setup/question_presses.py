"""Before a game: the GM writes a text that is an option of the game, such as the question that is put to the river."""

from discord import TextStyle
from discord.ui import Modal, TextInput, View

from bot.cogs.interaction.pressed import Pressed
from bot.cogs.interaction.replies import open_form
from bot.cogs.setup.setup_panel import setup_panel
from bot.cogs.setup.setup_presses import repaint_panel
from bot.components.keys import Key, Verb
from bot.components.offered import check_sent
from bot.components.options import TextOption, texts_offered
from bot.delivery.telling.saying import say, words_of
from bot.delivery.telling.text_boxes import box_form, labelled
from bot.host.denied import Denied
from bot.storage.games.hosted_game import HostedGame
from bot.wording.speech_words import on_one_line
from engine.errors import BadInput


async def open_question(press: Pressed) -> None:
    """Open the form, with the present text. Raises Denied."""
    await open_form(press.interaction, _form(press.hosted))


async def keep_question(press: Pressed) -> None:
    """Save what was written. Raises Denied."""
    check_sent(_form(press.hosted), press.sent)
    written = {text.field: _checked(press.written(text.field), text) for text in _texts(press.hosted)}
    await press.services.sign_up.set_options(press.hosted.id, written)
    await repaint_panel(press, setup_panel)


def _checked(typed: str, text: TextOption) -> str:
    """Return what was typed, on one line. Raises Denied if that is too long for the game."""
    said = on_one_line(typed)
    if len(said) > text.longest:
        raise Denied("title-too-long", {"most": text.longest, "given": len(said)})
    return said


def _texts(hosted: HostedGame) -> tuple[TextOption, ...]:
    if hosted.game is not None:
        raise Denied("begun-already")
    texts = texts_offered(hosted.rulebook.options)
    if not texts:
        raise BadInput("this game has no such option")
    return texts


def _form(hosted: HostedGame) -> Modal:
    boxes = []
    for text in _texts(hosted):
        present = str(getattr(hosted.open_options, text.field))
        box: TextInput[View] = TextInput(
            custom_id=text.field,
            style=TextStyle.paragraph,
            default=present or None,
            required=False,
            max_length=text.longest,
        )
        boxes.append(labelled(words_of(hosted).option_prompt(text.field), box))
    return box_form(Key(Verb.ASK_ALOUD_SET, hosted.id), say(hosted, "button-ask-aloud"), *boxes)
