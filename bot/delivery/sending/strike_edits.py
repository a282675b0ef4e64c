"""Strikes through messages about something that was taken back.

They are struck one after the other, when nothing else is owed there. Edits notify nobody, and reach only people who
were told before.
"""

from collections.abc import Callable
from functools import partial

import discord
from sqlalchemy import Connection, bindparam, select

from bot.database.columns import ID
from bot.database.prepared import PreparedQuery
from bot.delivery.posts.posts import texts_without
from bot.delivery.requests.failures import will_pass
from bot.delivery.requests.port import Port
from bot.delivery.sending.claims import Claims
from bot.delivery.telling.outgoing import with_its_picture
from bot.delivery.telling.saying import say
from bot.delivery.threads.spectator_news import secrets_without
from bot.storage.games.hosted_game import HostedGame
from bot.storage.outbox.outbox import is_one_of, mark, mark_sent
from bot.storage.schema.kinds import OutboxKind, OutboxState, Trait
from bot.storage.schema.models import OutboxRow
from bot.storage.schema.rows import first_of
from bot.storage.schema.tables import OUTBOX
from bot.wording.moment_words import BOLD
from bot.wording.pages import ALL, FIELD_TEXT, MESSAGE, TEXT, TITLE, length, shorten
from bot.wording.struck_text import struck, struck_end, struck_parts

Strike = Callable[[str], str]
Said = tuple[str, list[discord.Embed]]
ASKING = ("<@", BOLD)
"""The beginning of a line that calls somebody or asks a question, unless it tells of something."""
GOING_LAST = OutboxKind.having(Trait.GOES_LAST)
SENT = (OUTBOX.c.game_id == ID, OUTBOX.c.state == OutboxState.SENT)
MESSAGE_ID = select(OUTBOX.c.message_id).where(*SENT, OUTBOX.c.nonce == bindparam("nonce")).scalar_subquery()
LAST_IN_MESSAGE = PreparedQuery(
    select(OUTBOX)
    .where(*SENT, OUTBOX.c.message_id == MESSAGE_ID, ~is_one_of(OUTBOX.c.kind, GOING_LAST))
    .order_by(OUTBOX.c.id.desc())
    .limit(1)
)


class Striking:
    """Settles rows that strike a message through. A message that is already struck, or gone, stays as it is."""

    def __init__(self, port: Port, claims: Claims) -> None:
        self._port = port
        self._claims = claims
        self._database = claims.database

    async def settle(self, hosted: HostedGame, row: OutboxRow) -> None:
        """Strike through the message that another row has sent, or the parts of it about the row's lines."""
        sent = await self._database.read(partial(_sent, row=row))
        if sent is None or sent.channel_id is None or sent.message_id is None:
            await self._claims.settle(row, lambda connection: mark(connection, row, OutboxState.DROPPED))
            return
        channel_id, message_id = sent.channel_id, sent.message_id
        try:
            await self._port.rewrite(channel_id, message_id, partial(_rewritten, hosted=hosted, row=row, sent=sent))
        except discord.HTTPException as error:
            if will_pass(error):
                raise
            await self._claims.settle(row, lambda connection: mark(connection, row, OutboxState.DROPPED))
            return
        await self._claims.settle(row, lambda connection: mark_sent(connection, row, channel_id, message_id))


def _sent(connection: Connection, row: OutboxRow) -> OutboxRow | None:
    """Return the last row in the message that a row strikes through; None if the message was not sent."""
    return first_of(connection, OutboxRow, LAST_IN_MESSAGE, {ID.key: row.game_id, "nonce": row.text})


def _rewritten(message: discord.Message, hosted: HostedGame, row: OutboxRow, sent: OutboxRow) -> Said | None:
    """Return what a message says once it is struck through; None if it is already."""
    marker = say(hosted, "struck-in-part" if row.lines else "struck")
    if message.content.startswith((marker, say(hosted, "struck"))):
        return None
    content, embeds = _in_part(message, hosted, row, sent) if row.lines else _whole(message)
    content = f"{marker}\n{content}".rstrip()
    if length(content) > MESSAGE or sum(map(len, embeds)) > ALL:
        content, embeds = shorten(f"{marker}\n{message.content}", MESSAGE), message.embeds
    return content, [with_its_picture(embed, message.attachments) for embed in embeds]


def _whole(message: discord.Message) -> Said:
    return struck(message.content), [_embed(embed, struck) for embed in message.embeds]


def _in_part(message: discord.Message, hosted: HostedGame, row: OutboxRow, sent: OutboxRow) -> Said:
    """Strike what tells of the row's lines, and the call and the question with which the post ends."""
    if sent.thread is not None:
        parts = [*texts_without(hosted, sent, row.lines), *secrets_without(hosted, sent.lines, row.lines)]
        return struck(message.content), [_embed(embed, partial(struck_parts, parts=parts)) for embed in message.embeds]
    strike = partial(struck_parts, parts=texts_without(hosted, sent, row.lines))
    first, *others = map(strike, message.content.split("\n"))
    *embeds, last = [_embed(embed, strike) for embed in message.embeds] or [discord.Embed()]
    last.description = _fitting(last.description or "", struck_end, TEXT)
    return "\n".join([struck(first) if first.startswith(ASKING) else first, *others]), [*embeds, last]


def _embed(embed: discord.Embed, strike: Strike) -> discord.Embed:
    made = embed.copy()
    made.title = _fitting(embed.title or "", strike, TITLE)
    made.description = _fitting(embed.description or "", strike, TEXT)
    for place, field in enumerate(embed.fields):
        text = _fitting(field.value or "", strike, FIELD_TEXT)
        made.set_field_at(place, name=field.name, value=text, inline=field.inline)
    return made


def _fitting(text: str, strike: Strike, limit: int) -> str:
    """Return a text struck through, unless it would be too long then."""
    after = strike(text) if text else text
    return after if length(after) <= limit else text
