"""The form in which a GM chooses the co-GMs: new people are asked, and those who are left out lead no more."""

from discord import Object
from discord.ui import Modal, UserSelect, View
from msgspec import Struct

from bot.cogs.gm.leading_presses import asked_text
from bot.cogs.interaction.pressed import Pressed, data_of
from bot.cogs.interaction.replies import open_form, reply
from bot.cogs.interaction.rights import check_several
from bot.components.keys import Key, Verb, read_number, read_snowflake
from bot.components.offered import check_sent
from bot.delivery.gm.open_offers import offers_button
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import say
from bot.delivery.telling.text_boxes import box_form, labelled
from bot.host.denied import Denied
from bot.host.leading.gm_changes import MOST_CO_GMS
from bot.storage.games.hosted_game import HostedGame
from engine.codec import convert

PEOPLE = "people"
"""The name of the form's box."""


class _User(Struct, frozen=True):
    bot: bool = False


class _Resolved(Struct, frozen=True):
    """Discord's data on the people who were chosen. Members are those of the server where the form was sent."""

    users: dict[str, _User] = {}
    members: dict[str, dict[str, object]] = {}


async def open_co_gms(press: Pressed) -> None:
    """Open the form."""
    check_several(press.hosted)
    await open_form(press.interaction, _form(press.hosted))


async def set_co_gms(press: Pressed) -> None:
    """Ask the new people, and let those go who were taken out. Raises Denied."""
    hosted = press.hosted
    if read_number(press.key.rest) != hosted.gm_changes:
        raise Denied("gms-changed")
    check_sent(_form(hosted), press.sent)
    chosen = {read_snowflake(value): value for value in press.sent.get(PEOPLE, ())}
    asked = [_checked(press, value) for user_id, value in chosen.items() if user_id not in hosted.gms]
    gone = [gm_id for gm_id in hosted.co_gms if gm_id not in chosen]
    until = await press.services.leading.choose_co_gms(hosted.id, hosted.gm_changes, asked, gone)
    lines = [asked_text(hosted, user_id, until) for user_id in asked]
    lines += [say(hosted, "led-left")] if gone else []
    rows = [[offers_button(hosted)]] if asked else []
    await reply(press.interaction, Outgoing("\n".join(lines or [say(hosted, "co-gms-same")]), rows=rows))


def _checked(press: Pressed, value: str) -> int:
    """Return the person who is to be asked. Raises Denied for bots and for people outside the game's server."""
    told = convert(data_of(press.interaction).get("resolved") or {}, _Resolved)
    if told.users.get(value, _User()).bot:
        raise Denied("bot-leads")
    if value not in told.members or press.interaction.guild_id != press.hosted.guild_id:
        raise Denied("stranger-leads")
    return read_snowflake(value)


def _form(hosted: HostedGame) -> Modal:
    box: UserSelect[View] = UserSelect(
        custom_id=PEOPLE,
        min_values=0,
        max_values=MOST_CO_GMS,
        required=False,
        default_values=[Object(gm_id) for gm_id in hosted.co_gms],
    )
    key = Key(Verb.CO_GMS_SET, hosted.id, rest=str(hosted.gm_changes))
    people = labelled(say(hosted, "co-gms-label"), box, say(hosted, "co-gms-note"))
    return box_form(key, say(hosted, "co-gms-title"), people)
