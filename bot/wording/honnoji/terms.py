"""The names of talismans, and what each does."""

from bot.wording.voice import Voice
from engine.honnoji.tokens import TalismanName


def talisman_name(voice: Voice, talisman: TalismanName) -> str:
    """A talisman's name."""
    return voice.say(f"item-{talisman}")


def the_talisman(voice: Voice, talisman: TalismanName) -> str:
    """A talisman's name as it stands inside a sentence."""
    return voice.say(f"the-{talisman}")


def talisman_heading(voice: Voice, talisman: TalismanName) -> str:
    """A talisman's name where it stands by itself, with its emoji."""
    return voice.theme.marked(talisman, talisman_name(voice, talisman))


def effect(voice: Voice, talisman: TalismanName) -> str:
    """What a talisman does, in a sentence."""
    return voice.say(f"effect-{talisman}")
