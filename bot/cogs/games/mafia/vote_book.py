"""The vote book: the present count, and its changes so far."""

from bot.cogs.interaction.services import Services
from bot.delivery.posts.vote_count_posts import counts_until
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import words_of
from bot.host.denied import Denied
from bot.storage.games.hosted_game import HostedGame
from bot.wording.mafia.mafia_words import AnyMafiaWords, MafiaWords
from bot.wording.pages import Page
from engine.audience import To
from engine.log import standing
from engine.mafia.events import Ballots, PhaseBegun


def count(hosted: HostedGame) -> Outgoing:
    """Return the count of the votes, as everybody sees it. Raises Denied if there is none."""
    return Outgoing(pages=[_count(hosted)])


def _count(hosted: HostedGame) -> Page:
    page = _book(hosted).count(hosted.view(To.PUBLIC), counts_until(hosted))
    if page is None:
        raise Denied("no-votes-here")
    return page


async def changes(services: Services, hosted: HostedGame) -> Outgoing:
    """Return every change of today's count, with its time. Raises Denied if there is no count."""
    _count(hosted)
    words = _book(hosted)
    times = await services.games.times(hosted.id)
    return Outgoing(pages=[words.changes([(times[line], event) for line, event in _counts_of_today(hosted)])])


def _counts_of_today(hosted: HostedGame) -> list[tuple[int, Ballots]]:
    """Return the counts that were shown since the day began, with their lines, without those that were taken back."""
    counts: list[tuple[int, Ballots]] = []
    for entry in standing(hosted.told(To.PUBLIC).entries):
        for event in entry.events:
            counts = [] if isinstance(event, PhaseBegun) else counts
            counts += [(entry.line, event)] if isinstance(event, Ballots) else []
    return counts


def _book(hosted: HostedGame) -> AnyMafiaWords:
    words = words_of(hosted)
    if hosted.game is None or not isinstance(words, MafiaWords):
        raise Denied("no-votes-here")
    return words
