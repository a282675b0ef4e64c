"""Keeps the post that asks the others whether a move may be taken back: sent once, then edited."""

from collections.abc import Awaitable, Callable

import discord
from sqlalchemy import Connection, update

from bot.components.keys import Verb
from bot.delivery.requests.failures import is_message_gone
from bot.delivery.requests.port import Port
from bot.delivery.sending.claims import Claims
from bot.delivery.sending.quiet_hours import hushed
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import button, first_few, say, words_of
from bot.storage.games.hosted_game import HostedGame
from bot.storage.outbox.misclicks import Retraction, move_asked_back, must_agree
from bot.storage.outbox.outbox import mark, mark_sent
from bot.storage.schema.kinds import OutboxState
from bot.storage.schema.models import OutboxRow
from bot.storage.schema.rows import row_of
from bot.wording.name_words import bold, escape
from engine.actions import Action
from engine.audience import To
from engine.log import standing_from

SendOnce = Callable[[OutboxRow, int, Outgoing], Awaitable[int]]


class Retracting:
    """Settles rows about moves that their players want back. ``send_once`` sends what is not known to be sent yet."""

    def __init__(self, port: Port, claims: Claims, send_once: SendOnce) -> None:
        self._port = port
        self._claims = claims
        self._database = claims.database
        self._send_once = send_once

    async def settle(self, hosted: HostedGame, row: OutboxRow) -> None:
        """Ask the others, or edit the post to show the answers. Drop a question that ended before it was sent."""
        (line,) = row.lines
        asked, move = await self._database.read(
            lambda connection: (
                row_of(connection, Retraction, hosted.id, line),
                move_asked_back(connection, hosted, line),
            )
        )
        is_posted = asked is not None and (asked.message_id is not None or row.state is OutboxState.SENDING)
        if asked is None or not (asked.is_open or is_posted):
            await self._claims.settle(row, lambda connection: mark(connection, row, OutboxState.DROPPED))
            return
        message_id = await self._post(hosted, row, asked, hushed(hosted, retraction_message(hosted, asked, move)))

        def save(connection: Connection) -> None:
            mark_sent(connection, row, hosted.room.channel_id, message_id)
            _save_post(connection, hosted.id, line, message_id)

        await self._claims.settle(row, save)

    async def _post(self, hosted: HostedGame, row: OutboxRow, asked: Retraction, outgoing: Outgoing) -> int:
        """Edit the post, or send it if there is none or it was deleted. Return its id."""
        if asked.message_id is not None:
            self._claims.check(row)
            try:
                await self._port.edit(hosted.room.channel_id, asked.message_id, outgoing)
            except discord.NotFound as error:
                if not is_message_gone(error):
                    raise
            else:
                return asked.message_id
        return await self._send_once(row, hosted.room.channel_id, outgoing)


def retraction_message(hosted: HostedGame, asked: Retraction, move: Action) -> Outgoing:
    """Show which move its player wants back, and who has agreed or what was decided."""
    values = {"name": bold(asked.seat), "move": escape(words_of(hosted).answer_label(move))}
    if not asked.is_open:
        return Outgoing(say(hosted, f"retraction-{_end(hosted, asked)}", values))
    missing = hosted.started.table.in_seat_order(must_agree(hosted, asked.seat) - {*asked.agreed})
    called = [] if hosted.anonymous else hosted.users_on(missing)
    names = " ".join(f"<@{user}>" for user in called) or first_few(hosted, missing)
    texts = [say(hosted, "retraction-asks", {**values, "names": names})]
    if asked.agreed:
        texts.append(say(hosted, "retraction-agreed", {"names": first_few(hosted, asked.agreed)}))
    buttons = [button(hosted, Verb.AGREE, discord.ButtonStyle.primary), button(hosted, Verb.REFUSE)]
    return Outgoing("\n".join(texts), rows=[buttons], mentions=called)


def _end(hosted: HostedGame, asked: Retraction) -> str:
    if asked.is_refused:
        return "refused"
    stands = any(entry.line == asked.line for entry in standing_from(hosted.told(To.PUBLIC).entries, asked.line))
    return "lapsed" if stands else "taken"


def _save_post(connection: Connection, game_id: int, line: int, message_id: int) -> None:
    this = update(Retraction).where(Retraction.game_id == game_id, Retraction.line == line)
    connection.execute(this.values(message_id=message_id))
