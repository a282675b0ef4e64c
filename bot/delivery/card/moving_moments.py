"""Finds the moment in the news of a board that moves in its picture: one in a turn, by what everybody knows."""

from collections.abc import Collection, Iterator, Sequence

from bot.pictures.picture import Moment
from bot.storage.games.hosted_game import HostedGame
from engine.audience import To
from engine.events import Event
from engine.log import latest


def moment_in(hosted: HostedGame, kinds: Collection[type[Event]], news: Sequence[int]) -> Moment | None:
    """Return the first event of these kinds in some lines that is also the first of its turn."""
    found = [(line, told.event) for line in news for told in hosted.told_by(line, To.PUBLIC)]
    for line, event in found:
        if type(event) in kinds and _is_first(hosted, kinds, line, event):
            return Moment(event, hosted.told_by(line, To.PUBLIC), hosted.view_at(line - 1, To.PUBLIC))
    return None


def _is_first(hosted: HostedGame, kinds: Collection[type[Event]], line: int, moment: Event) -> bool:
    before = _back(hosted, line)
    next((event for event in before if event is moment), None)
    for event in before:
        if type(event) in hosted.rulebook.turns:
            return True
        if type(event) in kinds:
            return False
    return True


def _back(hosted: HostedGame, line: int) -> Iterator[Event]:
    """Yield what everybody was told up to the end of a line, backwards."""
    for entry in latest(hosted.told(To.PUBLIC).until(line).entries):
        yield from reversed(entry.events)
