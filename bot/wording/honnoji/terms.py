"""The names of sides and talismans, and counts that several chapters say."""

from bot.wording.voice import Voice
from engine.honnoji.missions import REJECTIONS_TO_LOSE
from engine.honnoji.tokens import TalismanName
from engine.parties.sides import Side


def side_name(voice: Voice, side: Side) -> str:
    """A side's name."""
    return voice.say(f"side-{side}")


def side_heading(voice: Voice, side: Side) -> str:
    """A side's name where it stands by itself, with its emoji."""
    return voice.theme.marked(side, side_name(voice, side))


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


def rejections(voice: Voice, message_id: str, count: int) -> str:
    """A message that counts rejected parties."""
    return voice.say(message_id, {"rejections": count, "limit": REJECTIONS_TO_LOSE})
