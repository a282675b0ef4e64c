"""Secret events, for readers who may know everything: steps of the night, what players are told, and private talk."""

from collections.abc import Iterator, Sequence

from bot.wording.mafia.speech import said
from bot.wording.open_table import gm
from bot.wording.open_table.board import thread_title
from bot.wording.open_table.results import told_at_dawn
from bot.wording.secretly import Secret, secrets_told
from bot.wording.voice import Voice
from engine.audience import GameMaster, To
from engine.open_table.events import Bound, ThreadOpened
from engine.open_table.table import OpenTable
from engine.speech import Message
from engine.views import Told, View


def in_secret(
    voice: Voice,
    told: Sequence[Told[GameMaster]],
    so_far: Sequence[Told[GameMaster]],
    view: View[OpenTable, GameMaster],
) -> Iterator[Secret]:
    """Tell what came of each order, what players were told in private, and who talks in private."""
    for each in told:
        match event := each.event:
            case ThreadOpened(thread=thread, members=members):
                yield Secret(thread_title(voice, thread), voice.names(members))
            case Message(thread=thread) if event.to is not To.PUBLIC:
                yield Secret(thread_title(voice, thread), said(voice, event))
            case Bound(players=players):
                yield from _told(voice, each, players[:1])
            case _ if isinstance(event.to, tuple):
                yield from _told(voice, each, event.to)
            case _ if (line := gm.tell(voice, each)) is not None:
                yield Secret(voice.say("secretly-steps"), line)
    yield from secrets_told(voice, told)


def _told(voice: Voice, told: Told[GameMaster], seats: Sequence[str]) -> Iterator[Secret]:
    """Tell what some players were told of a night, in the words in which they read it."""
    for seat in seats:
        if (known := told_at_dawn(voice, told, seat)) is not None:
            line = voice.say("secretly-tells", {"player": voice.show(seat), "told": known[1]})
            yield Secret(voice.say("secretly-told"), line)
