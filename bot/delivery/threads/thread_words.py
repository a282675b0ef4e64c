"""Makes the words of private threads: who is in one, what is said there, and what is told if it cannot be used."""

from collections.abc import Sequence

from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import bot_words, say, words_of
from bot.storage.games.hosted_game import HostedGame
from bot.storage.people.spectators import THREAD as SPECTATORS
from bot.storage.schema.models import OutboxRow
from bot.wording.name_words import bold
from engine.speech import PrivateThread
from engine.views import Told


def thread_name(hosted: HostedGame) -> str:
    """Return the one name of all private threads of a game. Some people see the names of threads they are not in."""
    return hosted.settings.title or say(hosted, "thread-name", {"number": str(hosted.id)})


def open_threads(hosted: HostedGame) -> dict[str, str]:
    """Return what the private threads are called in which somebody is now, by their keys; also the spectators'."""
    words = words_of(hosted)
    named = {key: words.thread_title(each.name) for key, each in hosted.threads.items() if each.members}
    return named | ({SPECTATORS: say(hosted, "thread-spectators")} if hosted.is_watched else {})


def is_in_thread(hosted: HostedGame, key: str | None, user_id: int) -> bool:
    """Whether somebody's seat is a member of a private thread now."""
    occupancy, thread = hosted.occupancy_of(user_id), hosted.threads.get(key or "")
    return occupancy is not None and thread is not None and occupancy.name in thread.members


def greeting(hosted: HostedGame, thread: PrivateThread, joining: Sequence[int], *, is_first: bool = True) -> Outgoing:
    """Call those who join a thread and, the first time, say what it is for and who is in it."""
    called = " ".join(f"<@{user}>" for user in joining)
    members = bot_words(hosted.theme, hosted.language).list(bold(name) for name in thread.members)
    words = words_of(hosted)
    lines = [called, f"**{words.thread_title(thread.name)}**", words.thread_opened(thread, members)]
    if not is_first:
        lines = [say(hosted, "thread-joined", {"names": called})]
    elif not hosted.gm_plays:
        lines.append(say(hosted, "thread-gm-reads"))
    return Outgoing("\n".join(lines), mentions=joining)


def said_in_thread(hosted: HostedGame, told: Told[str]) -> Outgoing:
    """Return what somebody says as it is posted where everybody present may hear it."""
    return Outgoing(words_of(hosted).said(told))


def relayed_message(hosted: HostedGame, _row: OutboxRow) -> Outgoing:
    """Tell a member of a thread that they talk through the bot for now."""
    return Outgoing(say(hosted, "thread-relayed"))


def barred_message(hosted: HostedGame, _row: OutboxRow) -> Outgoing:
    """Tell a GM that the bot may not use private threads."""
    return Outgoing(say(hosted, "gm-threads-barred", {"room": f"<#{hosted.room.channel_id}>"}))


def no_threads_message(hosted: HostedGame, _row: OutboxRow) -> Outgoing:
    """Tell a GM that such a channel has no private threads."""
    return Outgoing(say(hosted, "gm-no-threads", {"room": f"<#{hosted.room.channel_id}>"}))


def outside_message(hosted: HostedGame, row: OutboxRow) -> Outgoing:
    """Tell somebody, or a GM, that this person cannot be let into their thread."""
    assert row.about_id is not None
    if row.user_id is None:
        return Outgoing(say(hosted, "thread-outside"))
    occupancy = hosted.occupancy_of(row.about_id)
    name = bold(occupancy.name) if occupancy is not None else f"<@{row.about_id}>"
    return Outgoing(say(hosted, "gm-thread-outside", {"name": name, "room": f"<#{hosted.room.channel_id}>"}))
