"""The names of sides, and who has what lets its holder look."""

from bot.wording.voice import Voice
from engine.parties.looking import LookToken
from engine.parties.sides import Side


def side_name(voice: Voice, side: Side) -> str:
    """A side's name."""
    return voice.say(f"side-{side}")


def side_heading(voice: Voice, side: Side) -> str:
    """A side's name where it stands by itself, with its emoji."""
    return voice.theme.marked(side, side_name(voice, side))


def holders(voice: Voice, token: LookToken) -> str:
    """Who has it, and who had it before."""
    *before, holder = token.holders
    if not before:
        return voice.say("card-look-holder", {"holder": voice.show(holder)})
    return voice.say("card-look-before", {"holder": voice.show(holder), "names": voice.names(before)})
