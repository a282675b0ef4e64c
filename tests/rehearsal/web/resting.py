"""Waits for the players of a rehearsal who play by themselves."""

from bot.rehearsal.web.room import Room


async def until_it_rests(room: Room) -> None:
    """Wait until nobody in the room plays on by themselves."""
    if room._playing is not None:
        await room._playing
