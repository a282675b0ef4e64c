"""Compares a game's channel with what the bot would make anew from the stored log."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import reduce
from itertools import chain

import discord
from sqlalchemy import select

from bot.cogs.players.looks import history
from bot.components.answers import Item
from bot.delivery.card.illustrating import illustrated_card
from bot.delivery.gm.gm_questions import is_overdue
from bot.delivery.posts.posts import room_message
from bot.delivery.telling.compose import is_posted
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import grows, words_of
from bot.host.moves.submissions import ends_by_itself
from bot.pictures.picture import Picture
from bot.storage.games.games import Games
from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.kinds import OutboxKind, OutboxState
from bot.storage.schema.models import OutboxRow
from bot.wording.name_words import unformatted
from bot.wording.pages import Page
from engine.audience import To
from engine.events import ByHand
from engine.game import Game
from engine.sigily.options import SigilyOptions
from tests.asking import rows_in
from tests.cogs.stage import Stage, labels_of

PICTURE = Picture(b"", "", Page("", ""))
POSTED = (OutboxKind.PROMPT, OutboxKind.ANNOUNCEMENT, OutboxKind.OFFERED)
STRUCK = "-# Taken back"
"""How a post begins that is struck through."""
DRAMA = re.compile(r"(?<!\*)\*(?!\*)[^*]+\*(?!\*)")
"""Text in italics."""
CLOSING = ["Rematch", "My replay"]
"""The buttons of the post that closes a game."""
CALLING = ["Lead the game"]
"""The button of a post that calls managers, because no GM answers. It stays, and a late press is refused."""

Button = tuple[str | None, str | None, bool]
Select = tuple[str, tuple[str, ...]]


async def check_shown(stage: Stage) -> None:
    """Compare the card, the prompt and every post of game 1 with its current log. Raises AssertionError."""
    hosted = await made_anew(stage)
    check_same("whether time is up", is_overdue(hosted) and ends_by_itself(hosted), False)
    check_same("the table", (await stage.hosted()).started.table, hosted.started.table)
    messages = {message.id: message for message in stage.channel.history()}
    assert hosted.room.card_id is not None
    await check_card(hosted, messages[hosted.room.card_id])
    rows = await sent_rows(stage)
    for number, row in {row.message_id: row for row in rows}.items():
        # Of a post that has changed, the last text.
        assert number is not None
        if not messages[number].content.startswith(STRUCK):
            check_post(hosted, row, messages[number])
    check_nothing_is_unsaid(hosted, rows)
    check_prompt(hosted, rows, [message for number, message in messages.items() if number != hosted.room.card_id])


async def check_history(stage: Stage, reader: str) -> None:
    """Compare the log with the answer to somebody who asks for the game's history. Raises AssertionError."""
    asked = await stage.command(reader, "game history")
    assert asked.response is not None
    made = history(await made_anew(stage))
    words = [without_picture(embed) for embed in asked.response.embeds]
    check_same("the history", words, list(map(without_picture, made.embeds)))


async def made_anew(stage: Stage) -> HostedGame:
    """Return the game as another process would load it, folded from its log."""
    hosted = await Games(stage.database, stage.bot.services.games.themes).load(1)
    assert hosted is not None
    known = hosted.started
    hosted.game = Game.load(known.rulebook, known.seats, known.options, known.log)
    return hosted


async def sent_rows(stage: Stage) -> list[OutboxRow]:
    """Return what was posted in the room, oldest first."""
    found = select(OutboxRow).where(OutboxRow.kind.in_(POSTED), OutboxRow.state == OutboxState.SENT)
    return list(await rows_in(stage.database, found.order_by(OutboxRow.id)))


def without_picture(embed: discord.Embed) -> dict[str, object]:
    """Return the words of an embed; its picture says the same."""
    return {name: value for name, value in embed.to_dict().items() if name != "image"}


async def check_card(hosted: HostedGame, message: discord.Message) -> None:
    """Check that the card is as it would be painted now."""
    painted = await illustrated_card(hosted)

    check_same("the card", list(map(without_picture, message.embeds)), list(map(without_picture, painted.embeds)))
    check_same("the card's components", components_of(message), components_in(painted))


def check_post(hosted: HostedGame, row: OutboxRow, message: discord.Message) -> None:
    """Check that a post says of its lines what would be said of them now. check_prompt looks at the question in it.

    A line without a title stands in a page under a question, and in the text once nothing is asked: before the seal. A
    line that tells a time shows the moment when it was posted. A post that asked may have had no room for drama.
    """
    made = room_message(hosted, row)
    sent = None if made is None or made.rows else as_sent(made, message)
    now = [] if sent is None else lines_of(sent.text, sent.embeds)
    said = [line for line in now if "<t:" not in line]
    seen = lines_of(message.content, message.embeds)
    if hosted.rulebook.turns:
        # While it asked, it told no more of its turn than a phone shows, and perhaps without drama or the names of
        # chariots. A title may have stood in its call, where names are bold.
        newest = re.escape(without_given_names(hosted, re.split(r"\. |\* ", said[-1])[-1] if said else ""))
        told, words = hosted.told_by(row.lines[-1], To.PUBLIC), words_of(hosted)
        if follows_from_others(hosted, row.lines[-1]):
            return  # The post may have done without it.
        last = told[-1].event
        if type(last) in words.said_in_call:
            newest = rf"\b{getattr(last, 'count')}\b"  # noqa: B009 (mypy knows no count of an event)
        shown = without_given_names(hosted, " ".join(seen))
        assert re.search(newest, shown), f"{newest} is not told last in\n{seen}"
        return
    facts = facts_of(said)
    check_same("a post", sorted(line for line in facts_of(seen) if line in facts), sorted(facts))


def follows_from_others(hosted: HostedGame, line: int) -> bool:
    """Whether the last thing that was announced by then is a consequence of what was told just before it."""
    for earlier in range(line, 0, -1):
        told = words_of(hosted).announce_all(hosted.told_by(earlier, To.PUBLIC), len(hosted.occupancies))
        if announced := [moment for moment in told if moment is not None]:
            return announced[-1].follows
    return False


def without_given_names(hosted: HostedGame, text: str) -> str:
    """Return a text without formatting, and without the names that players have given to their chariots."""
    options = hosted.open_options
    given = chain.from_iterable(options.names.values()) if isinstance(options, SigilyOptions) else ()
    return reduce(lambda left, name: left.replace(f", {name}", ""), filter(None, given), unformatted(text))


def check_nothing_is_unsaid(hosted: HostedGame, rows: Sequence[OutboxRow]) -> None:
    """Check that each line that everybody is told was posted exactly once. A post may be made anew."""
    said = [line for _, line in dict.fromkeys((row.message_id, line) for row in rows for line in row.lines)]
    lines = {entry.line for entry in hosted.told(To.PUBLIC).entries}
    to_say = [line for line in sorted(lines) if is_posted(hosted, line)]

    check_same("the lines that are told", [line for line in said if line in to_say], to_say)


def check_prompt(hosted: HostedGame, rows: Sequence[OutboxRow], messages: Sequence[discord.Message]) -> None:
    """Check that one message asks the present question, if there is one. Only offers and the last post ask else.

    Its words are those of the moment at which its wait began, for an edit would mention nobody. A vote's post shows how
    the vote stands.
    """
    offers = {row.message_id for row in rows if row.kind is OutboxKind.OFFERED}
    others = [message for message in messages if message.components and message.id not in offers]
    asking = [message for message in others if labels_of(message) not in (CLOSING, CALLING)]
    asked = [row for row in rows if row.kind is OutboxKind.PROMPT and hosted.wait_line in row.lines]
    made = [room_message(hosted, row) for row in {row.message_id: row for row in asked}.values()]
    prompts = [outgoing for outgoing in made if outgoing is not None and outgoing.rows]

    if votes_were_closed(hosted):  # The buttons are those of the moment at which the question was posted.
        return
    check_same("what asks", list(map(components_of, asking)), list(map(components_in, prompts)))
    if hosted.wait_line == hosted.started.log[-1].line or grows(hosted):
        seen = [lines_of(message.content, message.embeds) for message in asking]
        made_so = [as_sent(outgoing, message) for outgoing, message in zip(prompts, asking, strict=True)]
        check_same("the prompt", seen, [lines_of(outgoing.text, outgoing.embeds) for outgoing in made_so])


def votes_were_closed(hosted: HostedGame) -> bool:
    """Whether the GM has closed votes for a while, or opened them again, since the present wait began."""
    events = (each.event for each in hosted.told(To.PUBLIC).events if each.line >= hosted.wait_line)
    return any(isinstance(event, ByHand) and event.move == "lock" for event in events)


def as_sent(outgoing: Outgoing, message: discord.Message) -> Outgoing:
    """Return the words that a message shows. Words that its picture says are left out where it has one."""
    return replace(outgoing, picture=PICTURE if message.attachments else None)


def check_same(what: str, seen: object, made: object) -> None:
    """Raise AssertionError with both values if they differ."""
    assert seen == made, f"{what} is shown as\n{seen}\nand would be made as\n{made}"


def lines_of(text: str, embeds: Sequence[discord.Embed]) -> list[str]:
    """Return every line of a message as Discord shows it. Embeds split or joined have the same lines."""
    parts = [text, *(part or "" for embed in embeds for part in (embed.title, embed.description))]
    return [line.strip() for part in parts for line in part.splitlines() if line.strip()]


def facts_of(lines: Iterable[str]) -> list[str]:
    """Return the same lines without a theme's words beside the facts."""
    return [facts for line in lines if (facts := " ".join(DRAMA.sub("", line).split()))]


def components_of(message: discord.Message) -> list[Button | Select]:
    """Return the buttons and selects of a message."""
    rows = [row for row in message.components if isinstance(row, discord.ActionRow)]
    return [told for row in rows for item in row.children if (told := told_of(item)) is not None]


def components_in(outgoing: Outgoing) -> list[Button | Select]:
    """Return the buttons and selects that a message would have."""
    return [told for row in outgoing.rows for item in row if (told := told_of(item)) is not None]


def told_of(item: Item | discord.Component) -> Button | Select | None:
    """Return the words of a button or select."""
    match item:
        case discord.Button() | discord.ui.Button():
            return item.custom_id, item.label, item.disabled
        case discord.SelectMenu() | discord.ui.Select():
            return item.custom_id, tuple([option.value for option in item.options])
        case _:
            return None
