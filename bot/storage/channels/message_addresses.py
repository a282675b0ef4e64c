"""The addresses of messages in Discord, by which people get to them."""

CHANNELS = "https://discord.com/channels"
IN_DM = "@me"


def address_of(guild_id: int, channel_id: int, message_id: int) -> str:
    """Return the address of a message in a server, or in a person's DM with the bot."""
    return f"{CHANNELS}/{guild_id if guild_id > 0 else IN_DM}/{channel_id}/{message_id}"
