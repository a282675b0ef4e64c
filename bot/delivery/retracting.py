"""The post in which the others are asked whether a move may be taken back: sent once, and changed after that."""

from collections.abc import Awaitable, Callable

import discord
from sqlalchemy import Connection, update

from bot.components.keys import Verb
from bot.delivery.failures import is_message_gone
from bot.delivery.hands import Hands
from bot.delivery.outgoing import Outgoing
from bot.delivery.port import Port
from bot.delivery.quiet_hours import hushed
from bot.delivery.saying import button, first_few, say, words_of
from bot.storage.kinds import OutboxState
from bot.storage.live import Live
from bot.storage.models import OutboxRow
from bot.storage.outbox import mark, mark_sent
from bot.storage.retractions import Retraction, move_asked_back, must_agree
from bot.storage.rows import row_of
from bot.wording.names import bold, escape
from engine.actions import Action
from engine.audience import To
from engine.log import standing_from

SendOnce = Callable[[OutboxRow, int, Outgoing], Awaitable[int]]


class Retracting:
    """Settles rows of moves that are asked back. ``send_once`` sends what was not sent yet, as far as is known."""

    def __init__(self, port: Port, hands: Hands, send_once: SendOnce) -> None:
        self._port = port
        self._hands = hands
        self._database = hands.database
        self._send_once = send_once

    async def settle(self, live: Live, row: OutboxRow) -> None:
        """Ask, or show in the post how it stands. What was over before anybody could be asked is not told."""
        (line,) = row.lines
        asked, move = await self._database.read(
            lambda connection: (
                row_of(connection, Retraction, live.id, line),
                move_asked_back(connection, live, line),
            )
        )
        is_posted = asked is not None and (asked.message_id is not None or row.state is OutboxState.SENDING)
        if asked is None or not (asked.is_open or is_posted):
            await self._hands.settle(row, lambda connection: mark(connection, row, OutboxState.DROPPED))
            return
        message_id = await self._post(live, row, asked, hushed(live, retraction_message(live, asked, move)))

        def save(connection: Connection) -> None:
            mark_sent(connection, row, live.room.channel_id, message_id)
            _save_post(connection, live.id, line, message_id)

        await self._hands.settle(row, save)

    async def _post(self, live: Live, row: OutboxRow, asked: Retraction, outgoing: Outgoing) -> int:
        """Change the post, or send it where there is none, or none any more. Gives its id."""
        if asked.message_id is not None:
            self._hands.check(row)
            try:
                await self._port.edit(live.room.channel_id, asked.message_id, outgoing)
            except discord.NotFound as error:
                if not is_message_gone(error):
                    raise
            else:
                return asked.message_id
        return await self._send_once(row, live.room.channel_id, outgoing)


def retraction_message(live: Live, asked: Retraction, move: Action) -> Outgoing:
    """What is asked back, and who has agreed; or what has come of it."""
    values = {"name": bold(asked.seat), "move": escape(words_of(live).answer_label(move))}
    if not asked.is_open:
        return Outgoing(say(live, f"retraction-{_end(live, asked)}", values))
    missing = live.started.table.in_seat_order(must_agree(live, asked.seat) - {*asked.agreed})
    called = [] if live.anonymous else [live.sitting(name).user_id for name in missing]
    names = " ".join(f"<@{user}>" for user in called) or first_few(live, missing)
    texts = [say(live, "retraction-asks", {**values, "names": names})]
    if asked.agreed:
        texts.append(say(live, "retraction-agreed", {"names": first_few(live, asked.agreed)}))
    buttons = [button(live, Verb.AGREE, discord.ButtonStyle.primary), button(live, Verb.REFUSE)]
    return Outgoing("\n".join(texts), rows=[buttons], mentions=called)


def _end(live: Live, asked: Retraction) -> str:
    if asked.is_refused:
        return "refused"
    stands = any(entry.line == asked.line for entry in standing_from(live.told(To.PUBLIC).entries, asked.line))
    return "lapsed" if stands else "taken"


def _save_post(connection: Connection, game_id: int, line: int, message_id: int) -> None:
    this = update(Retraction).where(Retraction.game_id == game_id, Retraction.line == line)
    connection.execute(this.values(message_id=message_id))
