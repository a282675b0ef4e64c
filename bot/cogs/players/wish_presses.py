"""Handles what players wish for when they sign up, and people who only want to stand by."""

from discord import SelectOption
from discord.ui import Modal, Select, View

from bot.cogs.interaction.pressed import Pressed
from bot.cogs.interaction.replies import defer, done, open_form
from bot.cogs.players.joining import stand_by
from bot.components.keys import Key, Verb
from bot.components.offered import check_sent
from bot.delivery.telling.saying import say
from bot.delivery.telling.text_boxes import box_form, labelled
from bot.host.locked_games import check_signing_up
from bot.storage.games.hosted_game import HostedGame
from bot.storage.people.wishes import Wish

WISHES = "wishes"
"""The name of the form's select."""


async def open_wishes(press: Pressed) -> None:
    """Open the form, with what the player has wished for so far. Raises Denied once the game has begun."""
    check_signing_up(press.hosted)
    await open_form(press.interaction, _form(press.hosted, press.interaction.user.id))


async def keep_wishes(press: Pressed) -> None:
    """Keep what the player wishes for. Raises Denied, BadInput."""
    user_id = press.interaction.user.id
    check_sent(_form(press.hosted, user_id), press.sent)
    wishes = [Wish(value) for value in press.sent.get(WISHES, ())]
    await press.services.opening.wishes.wish(press.hosted.id, user_id, wishes)
    await done(press.interaction, press.hosted, "wishes-kept" if wishes else "wishes-none")


async def be_alternate(press: Pressed) -> None:
    """Stand by as a substitute, without a seat before the game has begun. Raises Denied."""
    await defer(press.interaction)
    check_signing_up(press.hosted)
    await stand_by(press)


def wishes_offered(hosted: HostedGame) -> tuple[Wish, ...]:
    """Return what can be wished for in a game: no private thread only where some players have one."""
    return tuple([wish for wish in Wish if wish is not Wish.NO_THREAD or hosted.talks_apart])


def _form(hosted: HostedGame, user_id: int) -> Modal:
    wished, offered = hosted.lobby.wishes.get(user_id, frozenset()), wishes_offered(hosted)
    options = [SelectOption(label=say(hosted, f"wish-{wish}"), value=wish, default=wish in wished) for wish in offered]
    select: Select[View] = Select(
        custom_id=WISHES, min_values=0, max_values=len(options), options=options, required=False
    )
    box = labelled(say(hosted, "wishes-label"), select, say(hosted, "wishes-note"))
    return box_form(Key(Verb.WISHED, hosted.id), say(hosted, "button-wishes"), box)
