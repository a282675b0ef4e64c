"""What people write to each other beside the game: a GM's own words, and players' questions with their answers.

They are lines of a record. They change nothing, are possible at any time, and are no step for an undo.
"""

from collections.abc import Iterable, Iterator
from typing import Annotated

from msgspec import Meta

from engine.actions import Action, GmAction
from engine.audience import Audience, To
from engine.errors import Refused
from engine.events import Event, Written
from engine.log import Log
from engine.names import GM
from engine.naming import tag_of
from engine.refusals import GameMasterOnly, NoQuestion, NotAmong, NotNow
from engine.speech import PrivateThread

LONGEST_TEXT = 2000
PUBLIC = "public"

Text = Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT)]
"""The words of a GM or a player."""


class GmSay(GmAction, frozen=True, tag="say"):
    """Say something to everybody, to the members of a thread, or to one player."""

    text: Text
    to: str


class Ask(Action, frozen=True):
    """Ask the GM something."""

    text: Text


class Reply(GmAction, frozen=True):
    """Answer the question of a line, for everybody or for the player who asked it."""

    line: int
    text: Text
    to: str


class Said(Written, frozen=True):
    """The GM has said something to those who read this."""

    text: str


class Asked(Written, frozen=True):
    """A player has asked the GM something."""

    player: str
    text: str


class Replied(Written, frozen=True):
    """The GM has answered a question. Only its player knows whose it was."""

    text: str


class NotedQuestion(Written, frozen=True, tag="noted"):
    """A player's question, told to that player alone."""

    action: Ask


TEXT_ACTIONS = (GmSay, Ask, Reply)
TEXT_EVENTS = (Said, Asked, Replied, NotedQuestion)


def text_events(
    told: Log, seats: tuple[str, ...], threads: Iterable[PrivateThread], by: str, action: Action
) -> Iterator[Event]:
    """Yield what follows from something that somebody writes. Raises Refused."""
    match action:
        case Ask(text=text):
            if by not in seats:
                raise Refused(NotNow("ask"))
            yield Asked(to=To.GM, player=by, text=text)
            yield NotedQuestion(to=(by,), action=action)
        case GmSay() | Reply() if by != GM:
            raise Refused(GameMasterOnly(tag_of(type(action))))
        case GmSay(text=text, to=to):
            yield Said(to=_audience(to, seats, threads), text=text)
        case Reply(line=line, text=text, to=to):
            asker = _asker(told, line)
            if to not in (PUBLIC, asker):
                raise Refused(NotAmong("to", to))
            yield Replied(to=To.PUBLIC if to == PUBLIC else (asker,), text=text)


def _audience(to: str, seats: tuple[str, ...], threads: Iterable[PrivateThread]) -> Audience:
    """Return who reads what is said in a place. A player is found before a thread of the same name."""
    if to == PUBLIC:
        return To.PUBLIC
    if to in seats:
        return (to,)
    members = [member for thread in threads if to == thread.name for member in thread.members]
    if not members:
        raise Refused(NotAmong("to", to))
    return tuple(dict.fromkeys(members))


def _asker(told: Log, line: int) -> str:
    asked = [event.player for entry in told.of((line,)) for event in entry.events if isinstance(event, Asked)]
    if not asked:
        raise Refused(NoQuestion(line))
    return asked[0]
