"""The menus of a set-up: the prompts, and each value with a note on its effect."""

from typing import NamedTuple

from bot.themes.theme_icons import Face
from bot.wording.pages import shorten
from bot.wording.voice import Voice, dashed

BUTTON = 80
LABEL = 100
PLACEHOLDER = 150


class Choice(NamedTuple):
    """A value's name and effect, of 100 characters each at most, and its icon if it has one."""

    label: str
    note: str
    icon: str | None = None


def choice(voice: Voice, option: str, value: str) -> Choice:
    """Explain a value of an option by the messages ``choice-<option>-<value>`` and ``note-<option>-<value>``."""
    label = voice.say(f"choice-{dashed(option)}-{dashed(value)}")
    return marked_choice(voice, value, label, voice.say(f"note-{dashed(option)}-{dashed(value)}"))


def marked_choice(voice: Voice, value: str, label: str, note: str) -> Choice:
    """Fit a value's words into a menu, with the theme's icon or emoji if it has one."""
    shown = face(voice, value, label, LABEL)
    return Choice(shown.text, shorten(note, LABEL), shown.icon)


def face(voice: Voice, name: str, text: str, limit: int) -> Face:
    """Fit words into a button or a menu entry, with the theme's icon or emoji of this name if it has one."""
    shown = voice.theme.face(name, text)
    return Face(shorten(shown.text, limit), shown.icon)
