"""A move that its player did not mean: he asks for it back, and the others agree or refuse."""

import discord

from bot.cogs.interaction.changing import answer_by_change
from bot.cogs.interaction.pressed import Handler, Pressed, check_fresh
from bot.cogs.interaction.replies import done
from bot.cogs.interaction.rights import seat_of
from bot.cogs.interaction.services import Services
from bot.cogs.interaction.usage_log import note_counted
from bot.components.keys import Verb
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import say
from bot.storage.games.hosted_game import HostedGame


async def ask_back(services: Services, interaction: discord.Interaction, hosted: HostedGame) -> None:
    """Ask the others whether the asker may take his last move back. Raises Denied."""
    await services.retractions.ask(hosted.id, seat_of(interaction, hosted).name)
    note_counted(interaction)
    await done(interaction, hosted, "retraction-asked")


async def _ask(press: Pressed) -> None:
    check_fresh(press)
    await ask_back(press.services, press.interaction, press.hosted)


async def _agree(press: Pressed) -> None:
    await _answer(press, agrees=True)


async def _refuse(press: Pressed) -> None:
    await _answer(press, agrees=False)


async def _answer(press: Pressed, *, agrees: bool) -> None:
    """The post that was pressed is about to say what has come of it."""
    name = seat_of(press.interaction, press.hosted).name
    check_fresh(press)
    await press.services.retractions.answer(press.hosted.id, name, agrees=agrees, interaction_id=press.interaction.id)
    note_counted(press.interaction)
    answered = say(press.hosted, "retraction-you-agree" if agrees else "retraction-you-refuse")
    answer_by_change(press.interaction, press.hosted, Outgoing(answered))


HANDLERS: dict[Verb, Handler] = {Verb.RETRACT: _ask, Verb.AGREE: _agree, Verb.REFUSE: _refuse}
