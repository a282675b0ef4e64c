"""Handles a move that its player did not mean: they take it back, or ask for it and the others agree or refuse."""

from bot.cogs.interaction.changing import answer_by_change
from bot.cogs.interaction.lifetime import note_counted
from bot.cogs.interaction.pressed import Pressed, check_fresh
from bot.cogs.interaction.replies import done
from bot.cogs.interaction.request import Request
from bot.cogs.interaction.rights import seat_of
from bot.cogs.moves.making_moves import presses_turn_in_dm
from bot.cogs.moves.preview_presses import show_turn_in_dm
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import say


async def ask_back(request: Request) -> None:
    """Ask the others whether the asker may take their last move back. Raises Denied."""
    interaction, hosted = request.interaction, request.hosted
    await request.services.retractions.ask(hosted.id, seat_of(interaction, hosted).name)
    note_counted(interaction)
    await done(interaction, hosted, "retraction-asked")


async def ask_back_now(press: Pressed) -> None:
    """Ask the same, in the wait in which that was offered. Raises Denied."""
    check_fresh(press)
    await ask_back(press)


async def undo(press: Pressed) -> None:
    """Take a move back after which nothing was shown. The turn goes on in a new post. Raises Denied, Refused."""
    interaction, hosted = press.interaction, press.hosted
    name = seat_of(interaction, hosted).name
    check_fresh(press)
    await press.services.retractions.undo(hosted, name, interaction_id=interaction.id)
    note_counted(interaction)
    if presses_turn_in_dm(interaction, hosted):
        await show_turn_in_dm(press, await press.services.finder.by_number(hosted.id))
    else:
        answer_by_change(interaction, hosted, Outgoing(say(hosted, "retraction-undone")))


async def agree(press: Pressed) -> None:
    """Agree that the move is taken back. Raises Denied."""
    await _answer(press, agrees=True)


async def refuse(press: Pressed) -> None:
    """Refuse to let the move be taken back. Raises Denied."""
    await _answer(press, agrees=False)


async def _answer(press: Pressed, *, agrees: bool) -> None:
    """Save the answer. The pressed post will show the outcome."""
    name = seat_of(press.interaction, press.hosted).name
    check_fresh(press)
    await press.services.retractions.answer(press.hosted.id, name, agrees=agrees, interaction_id=press.interaction.id)
    note_counted(press.interaction)
    answered = say(press.hosted, "retraction-you-agree" if agrees else "retraction-you-refuse")
    answer_by_change(press.interaction, press.hosted, Outgoing(answered))
