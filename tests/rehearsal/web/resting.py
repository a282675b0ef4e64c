"""Waits for the automatic players of a rehearsal."""

from bot.rehearsal.web.room import Room


async def until_it_rests(room: Room) -> None:
    """Wait until no automatic player in the room plays on."""
    if room._playing is not None:
        await room._playing
