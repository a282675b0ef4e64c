"""Posts that all games of parties share."""

from bot.wording.moment_words import Moment
from bot.wording.parties.votes import vote_post
from bot.wording.voice import Voice
from engine.audience import Everybody
from engine.events import Outcome
from engine.parties.events import Leaders, Looked, VoteClosed
from engine.views import Told


def announce(voice: Voice, told: Told[Everybody], seats: int, limit: int) -> Moment | None:
    """Post an event, with this many seats and rejections to lose. Return None if it shows only elsewhere."""
    match event := told.event:
        case Leaders(order=order):
            return voice.moment("leaders", {"order": voice.names(order)})
        case VoteClosed():
            return vote_post(voice, event, seats, limit)
        case Looked(by=by, target=None):
            return voice.news("looked-nobody", {"by": voice.show(by)})
        case Looked(by=by, target=str(target)):
            return voice.news("looked", {"by": voice.show(by), "target": voice.show(target)})
        case Outcome():
            return voice.victory(event)
        case _:
            return voice.announce_shell(told)
