"""The vote book: the count on demand, and how it has changed."""

from bot.cogs.interaction.services import Services
from bot.delivery.counts import counts_until
from bot.delivery.outgoing import Outgoing
from bot.delivery.saying import words_of
from bot.host.denied import Denied
from bot.storage.live import Live
from bot.wording.great_table import GreatTableWords
from engine.audience import To
from engine.great_table.events import Ballots, PhaseBegun
from engine.great_table.table import GreatTable
from engine.log import standing


def count(live: Live) -> Outgoing:
    """The count of the votes, as everybody sees it. Raises Denied where there is none."""
    words = _book(live)
    return Outgoing(pages=[words.count(live.view(To.PUBLIC).of(GreatTable), counts_until(live))])


async def changes(services: Services, live: Live) -> Outgoing:
    """Every change of today's count, with its time. Raises Denied where there is none."""
    words = _book(live)
    times = await services.games.times(live.id)
    return Outgoing(pages=[words.changes([(times[line], event) for line, event in _counts_of_today(live)])])


def _counts_of_today(live: Live) -> list[tuple[int, Ballots]]:
    """The counts that were shown since the day began, with their lines; without those taken back."""
    counts: list[tuple[int, Ballots]] = []
    for entry in standing(live.told(To.PUBLIC).entries):
        for event in entry.events:
            counts = [] if isinstance(event, PhaseBegun) else counts
            counts += [(entry.line, event)] if isinstance(event, Ballots) else []
    return counts


def _book(live: Live) -> GreatTableWords:
    words = words_of(live)
    if live.game is None or not isinstance(words, GreatTableWords):
        raise Denied("no-votes-here")
    return words
