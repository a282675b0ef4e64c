"""Players' words, quoted so that nobody can fake another's."""

from bot.wording.name_words import escape_text
from bot.wording.pages import MESSAGE, shorten
from bot.wording.voice import Voice
from engine.speech import Message
from engine.views import Told

MOST_HEARD = 20
"""The most messages of a seat's threads that are shown again."""


def said(voice: Voice, event: Message) -> str:
    """Quote speech line by line."""
    quoted = "\n".join(f"> {line}" for line in escape_text(event.text).split("\n"))
    # A placeable takes only 2,500 characters, so text of any length must stay outside.
    return f"{voice.say('speech', {'by': voice.show(event.by)})}\n{quoted}"


def said_apart(voice: Voice, told: Told[str]) -> str:
    """Return a message as it is posted in a private thread."""
    return shorten(said(voice, told.event), MESSAGE) if isinstance(told.event, Message) else ""
