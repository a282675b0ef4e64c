"""What lies on a GM's desk beside the game, and as whom he reads that."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial

from msgspec import Struct

from bot.clock import now
from bot.delivery.gm.reminders import awaited_for_gm
from bot.delivery.telling.saying import say
from bot.storage.games.hosted_game import HostedGame, Occupancy
from bot.storage.people.gms import GmOffer
from bot.wording.desk_words import AtDesk, DeskReader
from bot.wording.game_words import AnyGameWords
from bot.wording.moment_words import plain
from bot.wording.name_words import bold, escape, mentions
from bot.wording.pages import ALL, Page, shorten, size
from bot.wording.voice import SetUp
from bot.wording.words_registry import words_for
from engine.audience import To
from engine.table import Table
from engine.views import View

BETWEEN = " · "
ROOM = ALL - 500
"""Units that the pages of a message have together."""
NAME_LENGTHS = (32, 20, 12, 6)
"""Units of a name, which is tried with shorter and shorter ones."""


class DeskView(Struct, frozen=True):
    """Whose desk it is, and whether he ``sees`` everything, which a GM with a seat does not.

    ``notes`` are his, and ``reminders`` how many were sent in this wait, by the seats' numbers. ``here`` is the channel
    of the server in which he asks, if it is one. ``asked`` are those who are asked to lead the game.
    """

    gm_id: int
    sees: bool
    notes: Mapping[int, str] = {}
    reminders: Mapping[int, int] = {}
    here: int | None = None
    asked: Sequence[GmOffer] = ()


def with_room(made: Callable[[int], list[Page]]) -> list[Page]:
    """Pages with names as long as a message has room for, of those that are ``made`` with names of some length."""
    tries = (made(longest) for longest in NAME_LENGTHS)
    return next((pages for pages in tries if sum(map(size, pages)) <= ROOM), made(NAME_LENGTHS[-1]))


def view_of(hosted: HostedGame, desk_view: DeskView) -> View[Table, DeskReader]:
    """What a GM may know of the table."""
    return hosted.view(To.GM) if desk_view.sees else hosted.view(To.PUBLIC)


def words_at_desk(hosted: HostedGame, longest: int = NAME_LENGTHS[0], *, formatted: bool = True) -> AnyGameWords:
    """The words of a game, in which names have so many units at most."""
    setup = None if hosted.game is None else SetUp(hosted.open_options, len(hosted.game.seats))
    show = partial(_bold if formatted else shorten, limit=longest)
    return words_for(hosted.theme, hosted.language, show, setup)


def _bold(name: str, limit: int) -> str:
    return bold(shorten(name, limit))


def seat_at_desk(hosted: HostedGame, desk_view: DeskView, words: AnyGameWords, occupancy: Occupancy) -> AtDesk:
    """A seat in the words of its game; before that begins there is nothing to be shown."""
    return words.at_desk(view_of(hosted, desk_view), occupancy.name) if hosted.game is not None else AtDesk()


def unanswered(hosted: HostedGame, desk_view: DeskView, known: AtDesk, occupancy: Occupancy) -> str:
    """That the game waits for a seat's answer, as far as a GM may know; else nothing."""
    if occupancy.name not in awaited_for_gm(hosted, desk_view.gm_id):
        return ""
    return say(hosted, "desk-awaited") if known.unanswered is None else known.unanswered


def beside(hosted: HostedGame, desk_view: DeskView, known: AtDesk, occupancy: Occupancy) -> Iterator[str]:
    """What stands of a seat in every game: whether it is awaited, and how its occupant can be reached.

    That somebody takes no DMs is found out with a secret, and of what is asked in secret some are reminded: a GM who
    plays is told neither.
    """
    if text := unanswered(hosted, desk_view, known, occupancy):
        yield text
    if occupancy.is_away(now()):
        yield say(hosted, "desk-away")
    if occupancy.is_on_offer(now()):
        yield say(hosted, "desk-offered")
    if desk_view.sees and (count := desk_view.reminders.get(occupancy.seat_id)):
        yield say(hosted, "desk-reminded", {"count": count})
    if desk_view.sees and hosted.rulebook.hides:
        yield say(hosted, f"desk-dms-{DMS[occupancy.dm_open]}")


DMS = {True: "open", False: "closed", None: "untried"}


def occupant(hosted: HostedGame, desk_view: DeskView, occupancy: Occupancy) -> str:
    """Who sits there; of an alias nobody with a seat is told."""
    return mentions([occupancy.user_id]) if desk_view.sees or not hosted.has_aliases else ""


def role_heading(hosted: HostedGame, known: AtDesk) -> str:
    """A seat's role with its emoji."""
    return hosted.theme.marked(known.emblem, known.role) if known.role else ""


def noted(hosted: HostedGame, desk_view: DeskView, seat_id: int, longest: int) -> str:
    """What is noted on a seat, or on the game, in so many units at most."""
    text = " ".join(desk_view.notes.get(seat_id, "").split())
    return say(hosted, "desk-noted", {"note": escape(shorten(text, longest))}) if text else ""


def flat(text: str) -> str:
    """What a game says of a seat, where nothing is formatted."""
    return plain(text)
