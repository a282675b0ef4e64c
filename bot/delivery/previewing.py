"""A move before it counts: what it would do, in words and as a picture, with buttons to make it or not."""

from asyncio import to_thread
from dataclasses import replace

from discord import ActionRow, Button, Message

from bot.clock import now
from bot.components.confirming import confirming
from bot.components.keys import PATTERN, Verb, read_key
from bot.delivery.illustrating import illustrate, pictures_of
from bot.delivery.outgoing import Outgoing
from bot.delivery.phone import HIGHEST, SCREEN, height
from bot.delivery.posts import room_message
from bot.delivery.saying import panel_of, say, words_of
from bot.delivery.turns import lines_told
from bot.pictures.picture import Picture
from bot.storage.choices import Previewing
from bot.storage.kinds import OutboxKind
from bot.storage.live import Live
from bot.storage.models import OutboxRow
from bot.wording.names import bold, escape
from bot.wording.pages import Page
from engine.actions import Action
from engine.asks import Ask
from engine.audience import Everybody, To


async def preview(live: Live, name: str, ask: Ask, action: Action) -> Outgoing:
    """Show a player alone what a move of his would do."""
    text = say(live, "preview", {"move": _called(live, ask, action)})
    page = Page("", _said(live, action, text, name), colour=live.theme.colour)
    picture = await _drawn(live, name, action)
    return Outgoing(pages=[page], rows=[confirming(panel_of(live), action, live.names)], picture=picture)


async def previewing_post(live: Live, name: str, ask: Ask, action: Action) -> Outgoing:
    """The post of a turn while its player looks at what a move would do, as everybody may, and at nothing else.

    What is always there comes back with the turn's own post; where a phone has no room for a picture, the words stay.
    """
    text = say(live, "preview-of", {"player": bold(name), "move": _called(live, ask, action)})
    page = Page("", _said(live, action, text, To.PUBLIC), colour=live.theme.colour)
    rows = [confirming(panel_of(live), action, live.names)]
    post = replace(room_message(live, _prompt(live, live.wait_line)) or Outgoing(), pages=[page], rows=rows)
    if height(post, HIGHEST) <= SCREEN:
        post.picture = await _drawn(live, To.PUBLIC, action)
    return post


async def standing_post(live: Live) -> Outgoing:
    """The post of the present wait, as it stands while nobody looks at a move."""
    return await past_post(live, live.wait_line) or Outgoing()


async def past_post(live: Live, line: int) -> Outgoing | None:
    """The post of a wait as it stands, or what it still tells once that is over; None if that is nothing."""
    row = _prompt(live, line)
    return await illustrate(live, room_message(live, row), lines_told(live, row), To.PUBLIC)


def _prompt(live: Live, line: int) -> OutboxRow:
    """What owes the post of a wait."""
    return OutboxRow(game_id=live.id, kind=OutboxKind.PROMPT, lines=[line], nonce="", created_at=now(), due_at=now())


def may_show_move(live: Live) -> bool:
    """Whether the post of a turn may show a move before it counts."""
    return bool(live.rulebook.turns) and live.rulebook.weighs and live.preview is not Previewing.OFF


def shows_move(message: Message) -> bool:
    """Whether a post shows a move that is not made: nothing else says so, for nothing of it is saved."""
    rows = [row for row in message.components if isinstance(row, ActionRow)]
    ids = [item.custom_id or "" for row in rows for item in row.children if isinstance(item, Button)]
    return any((match := PATTERN.fullmatch(each)) is not None and read_key(match).verb is Verb.DO for each in ids)


def _said(live: Live, action: Action, asked: str, reader: str | Everybody) -> str:
    """What is asked of a move, and below it what it would do, as far as its name does not say that."""
    return "\n".join([asked, *words_of(live).foretold(live.view(reader), action)])


def _called(live: Live, ask: Ask, action: Action) -> str:
    """What a move is called, with what it brings where that is said of it."""
    words = words_of(live)
    return escape(words.whole_label(ask, action) if ask.whole else words.answer_label(action))


async def _drawn(live: Live, reader: str | Everybody, action: Action) -> Picture | None:
    """Draw in a thread what a move would do, as a reader may know it."""
    pictures = pictures_of(live)
    return None if pictures is None else await to_thread(pictures.preview, live.view(reader), action)
