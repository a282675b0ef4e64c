"""The remarks of a game in its replay: each after the line of the record that was the last when it was written."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from bot.delivery.gm.remark_messages import (
    answer_message,
    own_remarks_page,
    question_message,
    ruling_message,
    words_in_replay,
)
from bot.delivery.telling.outgoing import Outgoing
from bot.storage.games.hosted_game import HostedGame
from bot.storage.people.remarks import Remark
from bot.storage.schema.kinds import RemarkKind
from engine.audience import To


class Heard(NamedTuple):
    """A message and its audience: a seat, the GM, some who talk in private, or everybody.

    ``is_edit`` says that it replaced the post before it.
    """

    audience: str | To | tuple[str, ...]
    outgoing: Outgoing
    is_edit: bool = False


def remarks_heard(hosted: HostedGame, remarks: Sequence[Remark], line: int) -> Iterator[Heard]:
    """Return the messages of the remarks that were written after a line."""
    numbered = {each.number: each for each in remarks}
    for remark in remarks:
        if remark.line != line:
            continue
        match remark.kind:
            case RemarkKind.QUESTION:
                yield Heard(To.GM, replace(question_message(hosted, remark), rows=[]))
                yield Heard(remark.seat or To.GM, Outgoing(pages=own_remarks_page(hosted, [remark])))
            case RemarkKind.ANSWER if (question := numbered.get(remark.answers or 0)) is not None:
                yield Heard(remark.seat or To.GM, answer_message(hosted, remark, question))
            case RemarkKind.WORDS | RemarkKind.RESULT:
                yield Heard(_hearers(hosted, remark), words_in_replay(hosted, remark))
            case RemarkKind.RULING:
                yield Heard(To.PUBLIC, ruling_message(hosted, remark))


def _hearers(hosted: HostedGame, words: Remark) -> str | To | tuple[str, ...]:
    """Return whom a GM's own words are for. Nobody with a seat reads the thread of the spectators."""
    if words.thread is None:
        return words.seat or To.PUBLIC
    thread = hosted.threads.get(words.thread)
    return To.GM if thread is None else thread.members
