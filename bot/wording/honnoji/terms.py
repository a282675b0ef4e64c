"""The names of talismans, and the effect of each."""

from bot.wording.voice import Voice
from engine.honnoji.tokens import TalismanName


def talisman_name(voice: Voice, talisman: TalismanName) -> str:
    """Return a talisman's name."""
    return voice.say(f"item-{talisman}")


def the_talisman(voice: Voice, talisman: TalismanName) -> str:
    """Return a talisman's name as it stands inside a sentence."""
    return voice.say(f"the-{talisman}")


def talisman_heading(voice: Voice, talisman: TalismanName) -> str:
    """Return a talisman's name where it stands by itself, with its emoji."""
    return voice.theme.marked(talisman, talisman_name(voice, talisman))


def effect(voice: Voice, talisman: TalismanName) -> str:
    """Describe the effect of a talisman in a sentence."""
    return voice.say(f"effect-{talisman}")
