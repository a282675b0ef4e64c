"""Previews a move before it counts: its effect in words and as a picture, with buttons to make it or not."""

from asyncio import to_thread
from dataclasses import replace

from discord import ActionRow, Button, Message

from bot.clock import now
from bot.components.composing import Draft
from bot.components.composition import Composition
from bot.components.confirming import confirming
from bot.components.keys import Verb, key_of
from bot.delivery.card.illustrating import illustrate, picture_for, pictures_of
from bot.delivery.posts.phone_height import HIGHEST, SCREEN, height
from bot.delivery.posts.posts import room_message
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import panel_of, say, words_of
from bot.delivery.turns.turn_posts import lines_told
from bot.pictures.picture import Picture
from bot.storage.games.hosted_game import HostedGame
from bot.storage.outbox.common_dues import prompt_due
from bot.storage.schema.choices import Previewing
from bot.wording.name_words import bold, escape
from bot.wording.pages import Page
from engine.actions import Action
from engine.asks import Ask
from engine.audience import Everybody, To


async def preview(hosted: HostedGame, name: str, ask: Ask, action: Action) -> Outgoing:
    """Show a player, and nobody else, what their move would do."""
    text = say(hosted, "preview", {"move": named_move(hosted, ask, action)})
    page = Page("", _said(hosted, action, text, name), colour=hosted.theme.colour)
    picture = await _drawn(hosted, name, action)
    rows, is_apart = [confirming(panel_of(hosted), action)], bool(hosted.rulebook.turns)
    return Outgoing(pages=[page], rows=rows, picture=picture, is_apart=is_apart)


async def composing_message(hosted: HostedGame, name: str, ask: Ask, draft: Draft) -> Outgoing:
    """Show a player, and nobody else, an answer that they compose, beside what they hold. Raises BadInput."""
    words, view, panel = words_of(hosted), hosted.view(name), panel_of(hosted)
    composition = Composition(ask, draft, hosted.rulebook.usual(view))
    hand = words.hand(view)
    how = words.compose_prompt(ask.move, composition.most)
    asked = Page("", f"{words.order_prompt(ask, view)}\n{how}", colour=hosted.theme.colour)
    picture = await _drawn(hosted, name, composition.answers[0]) or await picture_for(hosted, name)
    pages = [asked] if hand is None else [asked, hand]
    return Outgoing(pages=pages, rows=composition.rows(panel), picture=picture)


async def previewing_post(hosted: HostedGame, name: str, ask: Ask, action: Action) -> Outgoing:
    """Return the post of a turn while its player previews a move. Everybody may see it, so it shows nothing else.

    The buttons that are always there come back with the turn's own post. Where a phone has no room for a picture, the
    words stay.
    """
    text = say(hosted, "preview-of", {"player": bold(name), "move": named_move(hosted, ask, action)})
    page = Page("", _said(hosted, action, text, To.PUBLIC), colour=hosted.theme.colour)
    rows = [confirming(panel_of(hosted), action)]
    asked = room_message(hosted, prompt_due(hosted, hosted.wait_line, now())) or Outgoing()
    post = replace(asked, pages=[page], rows=rows)
    if height(post, HIGHEST) <= SCREEN:
        post.picture = await _drawn(hosted, To.PUBLIC, action)
    return post


async def standing_post(hosted: HostedGame) -> Outgoing:
    """Return the post of the present wait as it stands while nobody previews a move."""
    return await past_post(hosted, hosted.wait_line) or Outgoing()


async def past_post(hosted: HostedGame, line: int) -> Outgoing | None:
    """Return the post of a wait as it stands, or what is left of it after the wait; None if that is nothing."""
    row = prompt_due(hosted, line, now())
    return await illustrate(hosted, room_message(hosted, row), lines_told(hosted, row), To.PUBLIC)


def may_show_move(hosted: HostedGame) -> bool:
    """Whether the post of a turn may preview a move."""
    return bool(hosted.rulebook.turns and hosted.rulebook.weighed) and hosted.settings.preview is not Previewing.OFF


def shows_move(message: Message) -> bool:
    """Whether a post shows a move that is not made. Previews are not saved, so only the post itself shows it."""
    rows = [row for row in message.components if isinstance(row, ActionRow)]
    ids = [item.custom_id or "" for row in rows for item in row.children if isinstance(item, Button)]
    return any((key := key_of(each)) is not None and key.verb is Verb.DO for each in ids)


def _said(hosted: HostedGame, action: Action, asked: str, reader: str | Everybody) -> str:
    """Return the question about a move and, below it, the move's effect, as far as its name does not tell it."""
    return "\n".join([asked, *words_of(hosted).foretold(hosted.view(reader), action)])


def named_move(hosted: HostedGame, ask: Ask, action: Action) -> str:
    """Return a move's name, with its effect if the game gives one."""
    words = words_of(hosted)
    return escape(words.whole_label(ask, action) if ask.whole else words.answer_label(action))


async def _drawn(hosted: HostedGame, reader: str | Everybody, action: Action) -> Picture | None:
    """Draw, in a thread, what a move would do, as a reader may know it."""
    pictures = pictures_of(hosted)
    return None if pictures is None else await to_thread(pictures.preview, hosted.view(reader), action)
