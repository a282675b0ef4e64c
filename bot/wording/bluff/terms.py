"""The names of bids and dice."""

from collections.abc import Iterable

from bot.wording.voice import Voice
from bot.wording.words import Value
from engine.bluff.track import MAGIC, Claim

DIE = {1: "⚀", 2: "⚁", 3: "⚂", 4: "⚃", 5: "⚄", 6: "⚅"}


def claim(voice: Voice, bid: Claim) -> str:
    """Say what a bid claims."""
    values: dict[str, Value] = {"count": bid.count, "face": die(bid.face)}
    return voice.say("claim-magic" if bid.face == MAGIC else "claim", values)


def die(face: int) -> str:
    """Show a face both as a die and as a number."""
    return f"{DIE[face]}{face}" if face in DIE else str(face)


def dice(faces: Iterable[int]) -> str:
    """List dice from the lowest."""
    return " ".join(map(die, sorted(faces)))


def number_of_dice(voice: Voice, count: int) -> str:
    """Say a number of dice."""
    return voice.say("dice", {"count": count})
