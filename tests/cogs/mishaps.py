"""What managers of a server do to a game's rooms and messages, whether or not Discord tells the bot."""

from discord import Permissions
from simcord import ChannelHandle
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from tests.cogs.stage import Stage


async def delete_channel(stage: Stage, channel: ChannelHandle | None = None) -> None:
    """Delete the game's channel, or another."""
    stage.env.backend.delete_channel((channel or stage.channel).id)
    await stage.env.settle()


def delete_channel_unheard(stage: Stage) -> None:
    """Delete the game's channel without telling the bot."""
    channel_id = stage.channel.id
    del stage.env.backend.channels[channel_id]
    del stage.env.backend.messages[channel_id]
    stage.env.backend.get_guild(stage.guild.id).channel_ids.remove(channel_id)


def delete_message_unheard(stage: Stage, message_id: int) -> None:
    """Delete a message of the channel without telling the bot."""
    del stage.env.backend.messages[stage.channel.id][message_id]


def show_a_later_time_unheard(stage: Stage, prompt_id: int) -> None:
    """Show card and prompt at a later time than the older database knows: the wait is over."""
    messages = stage.env.backend.messages[stage.channel.id]
    messages[stage.card.id].embeds = []
    messages[prompt_id].components = []


async def delete_messages(stage: Stage, *message_ids: int) -> None:
    """Delete several messages of the channel at once."""
    stage.env.backend.bulk_delete_messages(stage.channel.id, message_ids)
    await stage.env.settle()


async def allow(stage: Stage, **permissions: bool) -> None:
    """Grant or deny the bot permissions in the game's channel. The others stay as everywhere."""
    bot = stage.env.backend.bot_user.id
    given = Permissions(**{name: True for name, is_given in permissions.items() if is_given})
    taken = Permissions(**{name: True for name, is_given in permissions.items() if not is_given})
    overwrite = Overwrite(target_id=bot, type=OverwriteType.MEMBER, allow=given.value, deny=taken.value)
    stage.env.backend.edit_channel(stage.channel.id, {}, overwrites=[overwrite])
    await stage.env.settle()


async def archive(stage: Stage) -> None:
    """Archive the game's thread. The next edit there fails, as it does on Discord."""
    stage.env.backend.edit_channel(stage.channel.id, {}, thread_metadata={"archived": True})
    await stage.env.settle()
    stage.env.inject_error(
        "PATCH", f"/channels/{stage.channel.id}/messages/*", status=400, code=50083, message="Thread is archived"
    )


def is_archived(stage: Stage) -> bool:
    """Return whether the game's thread is archived."""
    metadata = stage.env.backend.get_channel(stage.channel.id).thread_metadata
    assert metadata is not None
    return metadata.archived


async def remove_bot(stage: Stage) -> None:
    """Remove the bot from the server."""
    stage.env.backend.remove_guild(stage.guild.id)
    await stage.env.settle()


def requests_to(stage: Stage) -> int:
    """Return the number of requests that the bot has made to the game's channel."""
    path = f"/channels/{stage.channel.id}/"
    return sum(path in request.path for request in stage.env.http_requests)
