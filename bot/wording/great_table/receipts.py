"""Receipts: each secret move is confirmed to its player, in words that depend on the move alone."""

from collections.abc import Iterator

from bot.wording.great_table.lists import as_read
from bot.wording.great_table.orders import aim
from bot.wording.mafia.votes import own_vote
from bot.wording.pages import Page
from bot.wording.voice import Voice
from engine.great_table.actions import GreatTableAction, Kill, List, Steal, Use
from engine.great_table.events import Noted
from engine.mafia.actions import Unvote, Vote


def receipt(voice: Voice, event: Noted) -> Page:
    """Confirm a move. A list is repeated as it was read, with how long it can be changed."""
    if isinstance(event.action, List):
        return voice.page(voice.say("noted-list.title"), f"{voice.say('noted-list')}\n{as_read(voice, event.action)}")
    return voice.page(voice.say("noted-title"), "\n".join(_confirmed(voice, event.action)))


def _confirmed(voice: Voice, action: GreatTableAction) -> Iterator[str]:
    match action:
        case Steal(target=None):
            yield voice.say("noted-steal-nobody")
        case Steal(target=str(target)):
            yield voice.say("noted-steal", {"target": voice.show(target)})
        case Vote(target=target):
            yield own_vote(voice, "noted-vote", target)
        case Unvote():
            yield voice.say("noted-unvote")
        case Kill(target=None):
            yield voice.say("noted-kill-nobody")
        case Kill(target=str(target)):
            yield voice.say("noted-kill", {"target": voice.show(target)})
        case Use(is_withdrawal=True):
            yield voice.say("noted-use-withdrawn")
        case Use():
            yield voice.say("noted-use", {"aim": aim(voice, action)})
