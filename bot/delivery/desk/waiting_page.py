"""The desk's page on the GM's own words that wait to be said: when, where, and how they begin."""

from collections.abc import Sequence

from discord import ButtonStyle, SelectOption
from discord.ui import Button, Select, View

from bot.components.answers import Item
from bot.components.keys import Key, Verb
from bot.delivery.gm.remark_messages import words_message
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import room_of, say
from bot.delivery.threads.thread_words import open_threads
from bot.storage.games.hosted_game import HostedGame
from bot.storage.outbox.unsaid_words import Waiting
from bot.storage.people.sent_pictures import SentPicture
from bot.storage.schema.kinds import Trait
from bot.wording.name_words import bold, escape_text
from bot.wording.pages import TEXT, Page, fitted, packed, shorten
from bot.wording.time_words import date

IN_BRIEF = 200
"""The most units of each text on the page."""
LABEL = 100
MOST_OFFERED = 25


def waiting_message(hosted: HostedGame, waiting: Sequence[Waiting], back: list[Item]) -> Outgoing:
    """Show a GM all words that wait, with a select that leads to each."""
    blocks = [say(hosted, "waiting-words", {**_values(hosted, each), "text": _brief(each)}) for each in waiting]
    text = next(packed(blocks, TEXT), "") or say(hosted, "waiting-none")
    page = Page(say(hosted, "waiting-title", {"game": hosted.theme.title}), text, colour=hosted.theme.colour)
    return Outgoing(pages=[fitted(page)], rows=[*_choice(hosted, waiting), back])


def waiting_words_message(hosted: HostedGame, waiting: Waiting, picture: SentPicture | None) -> Outgoing:
    """Show a GM words just as they will stand, with the buttons that withdraw them or say them now."""
    message = words_message(hosted, waiting.words, picture)
    message.content = say(hosted, "waiting-place", _values(hosted, waiting))
    styles = {Verb.SAY_NOW: ButtonStyle.primary, Verb.UNSAY: ButtonStyle.danger}
    rest = token_of(waiting)
    message.rows = [
        [
            Button(
                label=say(hosted, f"button-{verb}"), style=style, custom_id=Key(verb, hosted.id, rest=rest).custom_id
            )
            for verb, style in styles.items()
        ]
    ]
    return message


def token_of(waiting: Waiting) -> str:
    """Return what names words in ids: their number would count the questions of players, of which a GM with a seat may
    not know.
    """
    return str(waiting.words.interaction_id)


def _choice(hosted: HostedGame, waiting: Sequence[Waiting]) -> list[list[Item]]:
    if not waiting:
        return []
    options = [SelectOption(label=shorten(_flat(each), LABEL), value=token_of(each)) for each in waiting[:MOST_OFFERED]]
    key = Key(Verb.WAITING, hosted.id)
    select: Select[View] = Select(custom_id=key.custom_id, placeholder=say(hosted, "waiting-choose"), options=options)
    return [[select]]


def _values(hosted: HostedGame, waiting: Waiting) -> dict[str, str]:
    words, row = waiting.words, waiting.row
    if words.thread is not None:
        to, name = "thread", open_threads(hosted).get(words.thread, say(hosted, "waiting-thread-gone"))
    else:
        to, name = ("all", room_of(hosted)) if words.seat is None else ("seat", bold(words.seat))
    when = "news" if Trait.GOES_WITH_NEWS in row.kind.traits else "time"
    has_picture = "no" if words.picture is None else "yes"
    return {"to": to, "name": name, "when": when, "at": date(row.due_at), "picture": has_picture}


def _brief(waiting: Waiting) -> str:
    return escape_text(shorten(_flat(waiting), IN_BRIEF))


def _flat(waiting: Waiting) -> str:
    return " ".join(waiting.words.text.split())
