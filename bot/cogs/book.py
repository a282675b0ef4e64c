"""The vote book: the count on demand, and how it has changed."""

from bot.cogs.desk import Desk
from bot.delivery.compose import words_of
from bot.delivery.outgoing import Outgoing
from bot.host.denied import Denied
from bot.storage.live import Live
from bot.wording.great_table import GreatTableWords
from engine.audience import To
from engine.great_table.events import Ballots, PhaseBegun
from engine.great_table.table import GreatTable
from engine.log import standing, told_to


def count(live: Live) -> Outgoing:
    """The count of the votes, as everybody sees it. Raises Denied where there is none."""
    words, table = _book(live)
    return Outgoing(pages=[words.count(table, live.deadline)])


async def changes(desk: Desk, live: Live) -> Outgoing:
    """Every change of today's count, with its time. Raises Denied where there is none."""
    words, _ = _book(live)
    times = await desk.games.times(live.id)
    return Outgoing(pages=[words.changes([(times[line], event) for line, event in _counts_of_today(live)])])


def _counts_of_today(live: Live) -> list[tuple[int, Ballots]]:
    """The counts that were shown since the day began, with their lines; without those taken back."""
    log = told_to(To.PUBLIC, live.started.log)
    counts: list[tuple[int, Ballots]] = []
    for entry in standing(log):
        for event in entry.events:
            counts = [] if isinstance(event, PhaseBegun) else counts
            counts += [(entry.line, event)] if isinstance(event, Ballots) else []
    return counts


def _book(live: Live) -> tuple[GreatTableWords, GreatTable]:
    words = words_of(live)
    if live.game is None or not isinstance(words, GreatTableWords):
        raise Denied("no-votes-here")
    table = live.view(To.PUBLIC)
    assert isinstance(table, GreatTable)
    return words, table
