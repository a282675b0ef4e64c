"""Receipts: each secret move is confirmed to its player, in words that depend on the move alone."""

from bot.wording.mafia.votes import own_vote
from bot.wording.open_table.orders import ordered
from bot.wording.open_table.terms import file_of
from bot.wording.pages import Page
from bot.wording.voice import Voice
from engine.mafia.actions import Unvote, Vote
from engine.open_table.actions import OpenTableAction, Use, Withdraw
from engine.open_table.events import Noted


def receipt(voice: Voice, event: Noted) -> Page:
    """Confirm a move."""
    return voice.page(voice.say("noted-title"), _confirmed(voice, event.action))


def _confirmed(voice: Voice, action: OpenTableAction) -> str:
    match action:
        case Vote(target=target):
            return own_vote(voice, "noted-vote", target)
        case Unvote():
            return voice.say("noted-unvote")
        case Use():
            time = str(file_of(voice).abilities[action.does].when)
            return voice.say("noted-use", {"order": ordered(voice, action.by(""), None), "time": time})
        case Withdraw():
            return voice.say("noted-withdraw")
        case _:
            raise AssertionError(action)
