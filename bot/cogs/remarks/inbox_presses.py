"""Lets GMs without a seat answer what players ask them: the player alone, or everybody.

The log has nothing of it, because a player may host the bot.
"""

from discord.ui import Modal

from bot.cogs.interaction.lifetime import keep_unlogged
from bot.cogs.interaction.pressed import Pressed
from bot.cogs.interaction.replies import answer_instead, open_form, reply
from bot.cogs.remarks.remark_box import TEXT, remark_box
from bot.components.keys import Key, Verb, read_number
from bot.components.offered import check_sent
from bot.delivery.gm.remark_messages import answered_message, question_message
from bot.delivery.telling.saying import say
from bot.delivery.telling.text_boxes import box_form, labelled
from bot.host.leading.writing_remarks import Written, checked_text
from bot.storage.games.hosted_game import HostedGame
from bot.storage.people.remarks import Remark
from engine.errors import BadInput


async def show_question(press: Pressed) -> None:
    """Show the question that was chosen in the inbox, with the buttons that answer it. Raises Denied, BadInput."""
    keep_unlogged(press.interaction)
    if len(press.values) != 1:
        raise BadInput("one question is chosen at a time")
    await reply(press.interaction, question_message(press.hosted, await _question(press, press.values[0])))


async def open_answer(press: Pressed) -> None:
    """Open the form of an answer to the player alone. Raises Denied."""
    await _open(press, Verb.REPLIED)


async def open_ruling(press: Pressed) -> None:
    """Open the form of an answer to everybody. Raises Denied."""
    await _open(press, Verb.RULED)


async def send_answer(press: Pressed) -> None:
    """Answer the player alone. Raises Denied."""
    await _send(press, Verb.REPLIED)


async def send_ruling(press: Pressed) -> None:
    """Answer everybody. Raises Denied."""
    await _send(press, Verb.RULED)


async def _open(press: Pressed, sent: Verb) -> None:
    keep_unlogged(press.interaction)
    await open_form(press.interaction, _form(press.hosted, sent, await _question(press, press.key.rest)))


async def _send(press: Pressed, sent: Verb) -> None:
    """Send in an answer, which then stands in place of the question."""
    interaction = press.interaction
    keep_unlogged(interaction)
    question = await _question(press, press.key.rest)
    check_sent(_form(press.hosted, sent, question), press.sent)
    answered, for_all = Written(interaction.user.id, press.written(TEXT), interaction.id), sent is Verb.RULED
    await press.services.remarks.answer(press.hosted.id, question.number, answered, for_all=for_all)
    told = answered_message(press.hosted, question, checked_text(answered.text), for_all=for_all)
    await answer_instead(interaction, told)


async def _question(press: Pressed, number: str) -> Remark:
    """Return a question that waits for an answer. Raises Denied, BadInput."""
    return await press.services.remarks.question(press.hosted.id, read_number(number))


def _form(hosted: HostedGame, sent: Verb, question: Remark) -> Modal:
    if sent is Verb.RULED:
        title, note = say(hosted, "rule-title"), say(hosted, "rule-note")
    else:
        title, note = say(hosted, "reply-title", {"name": question.seat or ""}), say(hosted, "reply-note")
    key = Key(sent, hosted.id, rest=str(question.number))
    return box_form(key, title, labelled(say(hosted, "reply-label"), remark_box(), note))
