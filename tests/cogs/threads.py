"""A game of the Great Table with two Apprentices: its private threads, who is in them, and what they say."""

from simcord import ChannelHandle

from engine.great_table.roles import RoleName
from tests.cogs.gamblers import SEVEN, table_of
from tests.cogs.stage import Stage, text_of


async def begin(stage: Stage, *, anonymous: bool = False, players: tuple[str, ...] = SEVEN, deck: str = "") -> Stage:
    """Begin a game with two Apprentices."""
    for name in players:
        if name not in stage.users:
            stage.add(name)
    await stage.command("Gia", "game new", game="great-table", late="auto", anonymous=anonymous)
    panel = await stage.press("Gia", stage.card, "Set-up")
    opened = await stage.press("Gia", panel.response, "Numbers")
    await stage.people["Gia"].submit_modal(opened, {"roles": "Apprentice 2", "deck": deck})
    for name in players:
        await stage.press(name, stage.card, "Join")
    await stage.command("Gia", "game start")
    return stage


def private_threads(stage: Stage) -> list[ChannelHandle]:
    """Return the open private threads of the channel, oldest first."""
    channels = stage.env.backend.channels
    threads = [thread for thread in stage.channel.threads if channels[thread.id].type == 12]
    return [thread for thread in threads if not is_archived(stage, thread)]


def is_archived(stage: Stage, thread: ChannelHandle) -> bool:
    """Return whether a thread is archived."""
    metadata = stage.env.backend.channels[thread.id].thread_metadata
    assert metadata is not None
    return metadata.archived


def people_in(stage: Stage, thread: ChannelHandle) -> set[str]:
    """Return the people in a thread, without the bot."""
    members = stage.env.backend.channels[thread.id].thread_members
    return {name for name, user in stage.users.items() if user.id in members}


async def thread_of(stage: Stage, *members: str) -> ChannelHandle:
    """Return the thread that exactly these people and the GM are in."""
    return next(each for each in private_threads(stage) if people_in(stage, each) == {*members, "Gia"})


def said_in(thread: ChannelHandle) -> str:
    """Return everything that is said in a thread."""
    return "\n".join(map(text_of, thread.history()))


async def with_role(stage: Stage, role: RoleName, among: tuple[str, ...] = SEVEN) -> list[str]:
    """Return the players with a role."""
    roles = (await table_of(stage)).roles
    return [name for name in among if roles[name] is role]
