"""Lists the last turns on a board in words. A post shows only what a phone has room for."""

from collections.abc import Iterator, Sequence

from bot.delivery.telling.saying import say, words_of
from bot.storage.games.hosted_game import HostedGame
from bot.wording.pages import Page, length
from engine.audience import Everybody, To
from engine.events import Outcome
from engine.speech import Message
from engine.views import Told

MOST = 2000
"""The most units of the list."""
Turn = Sequence[Told[Everybody]]


def past_turns(hosted: HostedGame) -> list[Page]:
    """Return the last turns, one a line, the newest last; nothing in a game without turns or before the first turn."""
    kept: list[str] = []
    for turn in reversed([*_turns(hosted)]):
        text = _text(hosted, turn)
        if length(text) + sum(map(length, kept)) > MOST:
            break
        kept += [text] if text else []
    text = "\n".join(reversed(kept))
    return [Page(say(hosted, "history-turns"), text, colour=hosted.theme.colour)] if text else []


def _turns(hosted: HostedGame) -> Iterator[Turn]:
    """Return what everybody was told in each turn and still counts, without messages."""
    if not hosted.rulebook.turns:
        return
    told = hosted.told(To.PUBLIC)
    turn: list[Told[Everybody]] = []
    for each in told.standing:
        if type(each.event) in hosted.rulebook.turns:
            yield turn
            turn = []
        if not isinstance(each.event, Outcome | Message):
            turn.append(each)
    yield turn


def _text(hosted: HostedGame, turn: Turn) -> str:
    moments = words_of(hosted).announce_all(turn, len(hosted.occupancies))
    return " ".join(filter(None, (part for each in moments if each is not None for part in (each.line, each.seen))))
