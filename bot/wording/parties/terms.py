"""The names of sides, and the holders of the item with which one looks."""

from bot.wording.voice import Voice
from engine.parties.looking import LookToken
from engine.parties.sides import Side


def side_name(voice: Voice, side: Side) -> str:
    """Return a side's name."""
    return voice.say(f"side-{side}")


def side_heading(voice: Voice, side: Side) -> str:
    """Return a side's name where it stands by itself, with its emoji."""
    return voice.theme.marked(side, side_name(voice, side))


def holders(voice: Voice, token: LookToken) -> str:
    """Name the holder, and the holders before."""
    *before, holder = token.holders
    if not before:
        return voice.say("card-look-holder", {"holder": voice.show(holder)})
    return voice.say("card-look-before", {"holder": voice.show(holder), "names": voice.names(before)})
