"""The words of private threads: who is in one, what is said there, and what is told where it cannot be used."""

from collections.abc import Sequence

from bot.delivery.outgoing import Outgoing
from bot.delivery.saying import bot_words, say, words_of
from bot.storage.kinds import OutboxKind
from bot.storage.live import Live
from bot.storage.models import OutboxRow
from bot.wording.names import bold
from engine.speech import PrivateThread
from engine.views import Told


def thread_name(live: Live) -> str:
    """What all private threads of a game are called, because some people see the names of threads they are not in."""
    return say(live, "thread-name", {"number": str(live.id)})


def greeting(live: Live, thread: PrivateThread, joining: Sequence[int], *, is_first: bool = True) -> Outgoing:
    """Call those who join a thread, and if it is the first time there say what it is for, and who is in it."""
    called = " ".join(f"<@{user}>" for user in joining)
    members = bot_words(live.theme, live.language).list(bold(name) for name in thread.members)
    opened = say(live, f"opened-{thread.name}", {"names": members, "count": len(thread.members)})
    lines = [called, f"**{say(live, f'thread-{thread.name}')}**", opened]
    if not is_first:
        lines = [say(live, "thread-joined", {"names": called})]
    elif not live.gm_plays:
        lines.append(say(live, "thread-gm-reads"))
    return Outgoing("\n".join(lines), mentions=joining)


def said_in_thread(live: Live, told: Told[str]) -> Outgoing:
    """What somebody says, as it is posted where all who are present may hear it."""
    return Outgoing(words_of(live).said(told))


def thread_message(live: Live, row: OutboxRow) -> Outgoing:
    """Tell somebody why a private thread is not used."""
    match row.kind:
        case OutboxKind.RELAYED:
            return _relayed_message(live)
        case OutboxKind.OUTSIDE:
            return _outside_message(live, row)
        case _:
            return _barred_message(live, row)


def _relayed_message(live: Live) -> Outgoing:
    """Tell a member of a thread that for now they talk through the bot."""
    return Outgoing(say(live, "thread-relayed"))


def _barred_message(live: Live, row: OutboxRow) -> Outgoing:
    """Tell the GM why the bot may not use private threads."""
    message_id = "gm-no-threads" if row.kind is OutboxKind.NO_THREADS else "gm-threads-barred"
    return Outgoing(say(live, message_id, {"room": f"<#{live.room.channel_id}>"}))


def _outside_message(live: Live, row: OutboxRow) -> Outgoing:
    """Tell somebody that he cannot be let into his thread, or the GM."""
    assert row.about_id is not None
    if row.user_id is None:
        return Outgoing(say(live, "thread-outside"))
    sitting = live.sitting_of(row.about_id)
    name = bold(sitting.name) if sitting is not None else f"<@{row.about_id}>"
    return Outgoing(say(live, "gm-thread-outside", {"name": name, "room": f"<#{live.room.channel_id}>"}))
