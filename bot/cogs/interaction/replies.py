"""Answers interactions: always by the interaction's own callback, and always for the asker alone."""

from collections.abc import Awaitable, Callable
from functools import partial
from secrets import token_hex

import discord
import structlog
from discord import InteractionResponseType, app_commands
from discord.ui import Modal

from bot.cogs.interaction.lifetime import (
    ANSWERED_BEFORE,
    Result,
    begin,
    deferral_of,
    game_of,
    has_counted,
    note_counted,
)
from bot.cogs.interaction.pressed import data_of
from bot.cogs.interaction.receipts import GIVEN_UP, tell_by_dm
from bot.cogs.interaction.services import language_here, services_of
from bot.components.answers import Item
from bot.components.keys import PATTERN, Verb
from bot.database.locks import Busy
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import bot_words, first_few, private_row, say, words_of
from bot.delivery.telling.seat_questions import asks_shown
from bot.delivery.turns.turn_posts import only_awaited
from bot.host.denied import Denied, Withheld
from bot.logs import where
from bot.storage.games.hosted_game import HostedGame, Occupancy
from bot.wording.pages import MESSAGE, length, shorten
from bot.wording.voice import dashed
from bot.wording.words import Words
from engine.audience import To
from engine.errors import BadInput, Refused
from engine.refusals import GamePaused, NotNow, Refusal

ANSWER = "\N{ZERO WIDTH SPACE}\n"
"""Separates a question from its answer, so that another answer can replace the first. The answer begins a line."""

Send = Callable[[], Awaitable[object]]

log = structlog.get_logger()


async def reply(interaction: discord.Interaction, outgoing: Outgoing) -> None:
    """Answer an interaction. If the bot is shown as thinking, the answer replaces that."""
    await _answer(interaction, outgoing, partial(_reply, interaction, outgoing))


async def _reply(interaction: discord.Interaction, outgoing: Outgoing) -> None:
    heard = deferral_of(interaction).heard
    if heard is InteractionResponseType.deferred_channel_message:
        await interaction.edit_original_response(
            content=outgoing.text or None,
            embeds=outgoing.embeds,
            attachments=outgoing.attachments,
            view=outgoing.view(),
            allowed_mentions=discord.AllowedMentions.none(),
        )
        return
    send = interaction.response.send_message if heard is None else interaction.followup.send
    await send(
        outgoing.text,
        embeds=outgoing.embeds,
        files=outgoing.attachments,
        view=outgoing.view(),
        ephemeral=True,
        allowed_mentions=discord.AllowedMentions.none(),
    )


async def _answer(interaction: discord.Interaction, outgoing: Outgoing, send: Send) -> None:
    """Answer by sending. If Discord has given up the interaction, confirm a move that counted by DM."""
    deferral = deferral_of(interaction)
    async with deferral.answering():
        try:
            await deferral.follow(send)
        except discord.HTTPException as error:
            if error.code in GIVEN_UP and has_counted(interaction):
                await tell_by_dm(interaction, outgoing)
            raise


async def repaint(interaction: discord.Interaction, outgoing: Outgoing) -> None:
    """Answer a press by editing the message it was made on. A press without a message gets an answer of its own."""
    if interaction.message is None:
        await reply(interaction, outgoing)
        return
    await _change(interaction, outgoing, outgoing.text, outgoing.embeds, outgoing.attachments)


def edit_of(interaction: discord.Interaction) -> Callable[..., Awaitable[object]]:
    """Return the function that edits the pressed message. The first edit is the answer itself."""
    is_heard = deferral_of(interaction).heard is not None
    return interaction.edit_original_response if is_heard else interaction.response.edit_message


def is_for_one(interaction: discord.Interaction) -> bool:
    """Whether the pressed message is seen only by the person who pressed it."""
    return interaction.message is not None and interaction.message.flags.ephemeral


def is_own(interaction: discord.Interaction) -> bool:
    """Whether the pressed message is seen by nobody else: it is an answer to the person who pressed, or in their DM."""
    return is_for_one(interaction) or question_in_dm(interaction) is not None


async def open_form(interaction: discord.Interaction, form: Modal) -> None:
    """Answer with a form. discord.py keeps nothing of it, because its id says everything.

    Discord opens no form once an interaction is deferred. Raises Denied.
    """
    form.stop()
    async with deferral_of(interaction).answering():
        if deferral_of(interaction).heard is None:
            await interaction.response.send_modal(form)
            return
    raise Denied("busy")


async def answer_question(interaction: discord.Interaction, outgoing: Outgoing) -> None:
    """Answer a press. A question in a DM shows the answer below itself, in place of an earlier answer.

    It loses its buttons, unless the answer brings buttons that may change it. Elsewhere, the answer replaces the
    question whether somebody is sure.
    """
    question = question_in_dm(interaction)
    if question is None:
        await (repaint if _is_sure(interaction) else reply)(interaction, outgoing)
        return
    room = MESSAGE - length(ANSWER) - length(outgoing.text)
    asked = shorten(question.content.split(ANSWER)[0], room) if room > 0 else ""
    text = ANSWER.join(part for part in (asked, outgoing.text) if part)
    await _change(interaction, outgoing, text, [*question.embeds, *outgoing.embeds])


async def answer_instead(interaction: discord.Interaction, outgoing: Outgoing) -> None:
    """Answer a press. A question in a DM is replaced by the answer, because its content is shown elsewhere now."""
    if question_in_dm(interaction) is None:
        await reply(interaction, outgoing)
        return
    await _change(interaction, outgoing, outgoing.text, outgoing.embeds, outgoing.attachments)


def question_in_dm(interaction: discord.Interaction) -> discord.Message | None:
    """Return the message in a DM whose button was pressed; None if the press is answered by another message."""
    question, hosted = interaction.message, game_of(interaction)
    if question is None or interaction.guild_id is not None or question.flags.ephemeral:
        return None
    # A game that is played there has all its posts there, too.
    return None if hosted is not None and hosted.is_in_dm else question


def _is_sure(interaction: discord.Interaction) -> bool:
    """Whether the press confirms that somebody is sure."""
    match = PATTERN.fullmatch(str(data_of(interaction).get("custom_id")))
    return match is not None and match["verb"] == Verb.SURE


async def _change(
    interaction: discord.Interaction,
    outgoing: Outgoing,
    text: str,
    embeds: list[discord.Embed],
    attachments: list[discord.File] = discord.utils.MISSING,
) -> None:
    """Answer by editing the pressed message, so that it shows the text, the embeds, and what the answer brings.

    Its files stay unless there are others.
    """

    async def change() -> None:
        edit = edit_of(interaction)
        await edit(content=text or None, embeds=embeds, attachments=attachments, view=outgoing.view())

    await _answer(interaction, outgoing, change)


async def defer(interaction: discord.Interaction) -> None:
    """Acknowledge at once a request that takes longer."""
    deferral = deferral_of(interaction)
    async with deferral.answering():
        await deferral.acknowledge()


async def answered(interaction: discord.Interaction, act: Awaitable[None]) -> Result:
    """Run a person's action, answer in one sentence whatever goes wrong, and return how it went."""
    begin(interaction)
    try:
        await act
    except Exception as error:
        return await answer_error(interaction, error)
    return Result.DONE


async def answer_error(interaction: discord.Interaction, error: Exception) -> Result:
    """Say in one sentence what was wrong. Unforeseen errors are logged, with a reference for the host.

    A question in a DM that is settled loses its buttons by that answer, which costs no request of its own.

    Once a move has counted, it counts no matter what goes wrong later, and its answer says so.
    """
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    if isinstance(error, Withheld):
        if (unanswered := await _tell_withheld(interaction, error)) is None:
            return Result.DONE
        error = unanswered
    if isinstance(error, discord.HTTPException) and error.code in {ANSWERED_BEFORE, *GIVEN_UP}:
        return Result.UNANSWERED
    services_of(interaction).port.icons.doubt(error)
    hosted = game_of(interaction)
    words = await _words(interaction, hosted)
    counts = has_counted(interaction)
    if counts:
        log.error("failed after it counted", error=where(error))
        result, sentence = Result.DONE, words.say("it-counts")
    else:
        result, sentence = explain(words, hosted, error, interaction.user.id)
    try:
        is_judged = result is not Result.FAILED and not counts
        if is_judged and await services_of(interaction).host.has_accepted(interaction.id):
            return Result.UNANSWERED  # Another process was told, too, and has done and answered it.
        if isinstance(error, Denied) and error.reason == "stale" and question_in_dm(interaction) is not None:
            await answer_question(interaction, Outgoing(sentence, rows=_rows_instead(interaction, hosted)))
        else:
            await reply(interaction, Outgoing(sentence))
    except Exception as unanswered:
        # Nobody is left to tell. If this were raised, the log would have no line for the action.
        log.warning("not answered", error=type(unanswered).__name__)
        if isinstance(unanswered, discord.HTTPException) and unanswered.code in GIVEN_UP and not counts:
            await tell_by_dm(interaction, Outgoing(sentence))
        return Result.UNANSWERED if counts else result
    return result


def _rows_instead(interaction: discord.Interaction, hosted: HostedGame | None) -> list[list[Item]]:
    """Return the buttons that a player gets in place of those of a question that is settled."""
    is_seated = hosted is not None and hosted.occupancy_of(interaction.user.id) is not None
    return [private_row(hosted)] if hosted is not None and is_seated else []


async def _tell_withheld(interaction: discord.Interaction, withheld: Withheld) -> Exception | None:
    """Confirm a move whose result goes to the GM first, like any move that counts. Return what went wrong with that.

    So the log has the same lines for the last answer of a wait as for those before it.
    """
    note_counted(interaction)
    try:
        words = await _words(interaction, game_of(interaction))
        await reply(interaction, Outgoing(_withheld_text(words, withheld)))
    except Exception as error:
        return error
    return None


def explain(
    words: Words, hosted: HostedGame | None, error: Exception, user_id: int | None = None
) -> tuple[Result, str]:
    """Judge an error, and put it in one sentence for a person, who may play in the game or lead it."""
    result, sentence = _judged(words, hosted, error, user_id)
    if result is Result.FAILED:
        reference = token_hex(4)
        log.error("failed", reference=reference, error=where(error))
        sentence = words.say("error", {"reference": reference})
    return result, sentence


async def _words(interaction: discord.Interaction, hosted: HostedGame | None) -> Words:
    """Return the bot's words in the language of the game, or else of the server."""
    if hosted is not None:
        return bot_words(None, hosted.language)
    return bot_words(None, await language_here(interaction))


def _judged(words: Words, hosted: HostedGame | None, error: Exception, user_id: int | None) -> tuple[Result, str]:
    leads = hosted is not None and hosted.is_led_by(user_id)
    match error:
        case Busy():
            # Another process that was told, too, may be frozen with the lock, and count the move once it goes on.
            return Result.DENIED, words.say("denied-unsaved")
        case Denied(reason="not-begun") if leads:
            return Result.DENIED, words.say("denied-not-begun-gm")
        case Denied(reason=reason, values=values, permissions=()):
            return Result.DENIED, words.say(f"denied-{reason}", values)
        case Denied(reason=reason, values=values, permissions=lacking):
            names = words.list(words.say(f"permission-{dashed(name)}") for name in lacking)
            return Result.DENIED, words.say(f"denied-{reason}", {**values, "permissions": names})
        case Withheld():
            return Result.DONE, _withheld_text(words, error)
        case Refused(refusal=GamePaused()) if leads:
            return Result.REFUSED, words.say("paused-for-gm")
        case Refused(refusal=refusal) if hosted is not None:
            occupancy = hosted.occupancy_of(user_id) if user_id is not None else None
            return Result.REFUSED, refusal_text(hosted, refusal, occupancy)
        case BadInput() | app_commands.TransformerError() | app_commands.CommandSignatureMismatch():
            return Result.BAD_INPUT, words.say("bad-input")
        case app_commands.NoPrivateMessage():
            return Result.DENIED, words.say("denied-guild-only")
        case _:
            return Result.FAILED, ""


def _withheld_text(words: Words, withheld: Withheld) -> str:
    return words.say("held-noted-gm" if withheld.by_gm else "held-noted")


def refusal_text(hosted: HostedGame, refusal: Refusal, occupancy: Occupancy | None) -> str:
    """Say why something is refused. If it is not asked for now, add what is, as everybody and the asker know it."""
    words = words_of(hosted)
    kind = hosted.rulebook.kind_of_wait(hosted.view(To.PUBLIC).table) if hosted.game is not None else None
    if not isinstance(refusal, NotNow) or kind is None:
        return words.refusal(refusal)
    values = {"refused": words.refusal(refusal), "wait": words.wait_name(kind)}
    if occupancy is None:
        return say(hosted, "not-asked-strangers", values)
    if hosted.rulebook.turns and (player := only_awaited(hosted, hosted.wait_line)) not in {None, occupancy.name}:
        return say(hosted, "not-asked-in-turn", {**values, "player": first_few(hosted, [player])})
    moves = dict.fromkeys(map(words.ask_label, asks_shown(hosted, occupancy)))
    if not moves:
        return say(hosted, "not-asked-at-all", values)
    return say(hosted, "not-asked-now", {**values, "moves": ", ".join(moves)})


async def done(interaction: discord.Interaction, hosted: HostedGame, message_id: str) -> None:
    """Answer with a message of the bot's own."""
    await reply(interaction, Outgoing(say(hosted, message_id)))
