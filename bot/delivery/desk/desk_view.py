"""Holds what a GM's desk shows beside the game itself, and decides what a GM may know of the table."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial

from msgspec import Struct

from bot.clock import now
from bot.delivery.gm.reminders import awaited_for_gm
from bot.delivery.telling.saying import say, setup_of
from bot.storage.games.hosted_game import HostedGame, Occupancy
from bot.storage.people.gms import GmOffer
from bot.wording.desk_words import AtDesk, DeskReader
from bot.wording.game_words import AnyGameWords
from bot.wording.moment_words import plain
from bot.wording.name_words import bold, escape, mentions
from bot.wording.pages import ALL, Page, shorten, size
from bot.wording.words_registry import words_for
from engine.audience import To
from engine.table import Table
from engine.views import View

BETWEEN = " · "
ROOM = ALL - 500
"""The most units of all pages of a message together."""
NAME_LENGTHS = (32, 20, 12, 6)
"""The lengths of names, in units, from the longest to the shortest that is tried."""


class DeskView(Struct, frozen=True):
    """A desk, its GM, and whether they may see everything (``sees``). A GM with a seat may not.

    ``notes`` are this GM's own. ``reminders`` counts those sent in this wait, by seat number. ``here`` is the server
    channel in which the GM asks, if it is one. ``asked`` are the people who are asked to lead the game.
    ``questions`` counts the players' questions that wait for an answer.
    """

    gm_id: int
    sees: bool
    notes: Mapping[int, str] = {}
    reminders: Mapping[int, int] = {}
    here: int | None = None
    asked: Sequence[GmOffer] = ()
    questions: int = 0


def with_room(made: Callable[[int], list[Page]]) -> list[Page]:
    """Return the pages with the longest names that fit into a message. ``made`` makes them for a length of names."""
    tries = (made(longest) for longest in NAME_LENGTHS)
    return next((pages for pages in tries if sum(map(size, pages)) <= ROOM), made(NAME_LENGTHS[-1]))


def view_of(hosted: HostedGame, desk_view: DeskView) -> View[Table, DeskReader]:
    """Return what a GM may know of the table."""
    return hosted.view(To.GM) if desk_view.sees else hosted.view(To.PUBLIC)


def words_at_desk(hosted: HostedGame, longest: int = NAME_LENGTHS[0], *, formatted: bool = True) -> AnyGameWords:
    """Return a game's words, with names of at most this many units."""
    show = partial(_bold if formatted else shorten, limit=longest)
    return words_for(hosted.theme, hosted.language, show, setup_of(hosted))


def _bold(name: str, limit: int) -> str:
    return bold(shorten(name, limit))


def seat_at_desk(hosted: HostedGame, desk_view: DeskView, words: AnyGameWords, occupancy: Occupancy) -> AtDesk:
    """Return a seat in the words of its game. Before the game begins there is nothing to show."""
    return words.at_desk(view_of(hosted, desk_view), occupancy.name) if hosted.game is not None else AtDesk()


def unanswered(hosted: HostedGame, desk_view: DeskView, known: AtDesk, occupancy: Occupancy) -> str:
    """Say that the game waits for a seat's answer, as far as a GM may know; otherwise return an empty string."""
    if occupancy.name not in awaited_for_gm(hosted, desk_view.gm_id):
        return ""
    return say(hosted, "desk-awaited") if known.unanswered is None else known.unanswered


def beside(hosted: HostedGame, desk_view: DeskView, known: AtDesk, occupancy: Occupancy) -> Iterator[str]:
    """Return what every game shows of a seat: whether it is awaited, and how its occupant can be reached.

    Before the game it also shows who has read how to play.

    A private message reveals that somebody takes no DMs, and reminders can be about secret questions. So a GM who plays
    is told neither.
    """
    if text := unanswered(hosted, desk_view, known, occupancy):
        yield text
    if occupancy.user_id in hosted.lobby.readers:
        yield say(hosted, "desk-has-read")
    if occupancy.is_told_away(now()):
        yield say(hosted, "desk-away")
    if occupancy.is_on_offer(now()):
        yield say(hosted, "desk-offered")
    if desk_view.sees and (count := desk_view.reminders.get(occupancy.seat_id)):
        yield say(hosted, "desk-reminded", {"count": count})
    if desk_view.sees and hosted.rulebook.hides:
        yield say(hosted, f"desk-dms-{DMS[occupancy.dm_open]}")


DMS = {True: "open", False: "closed", None: "untried"}


def occupant(hosted: HostedGame, desk_view: DeskView, occupancy: Occupancy) -> str:
    """Return who occupies a seat. A GM with a seat is not told who is behind an alias."""
    return mentions([occupancy.user_id]) if desk_view.sees or not hosted.has_aliases else ""


def role_heading(hosted: HostedGame, known: AtDesk) -> str:
    """Return a seat's role with its emoji."""
    return hosted.theme.marked(known.emblem, known.role) if known.role else ""


def noted(hosted: HostedGame, desk_view: DeskView, seat_id: int, longest: int) -> str:
    """Return the note on a seat or on the game, cut to this many units."""
    text = " ".join(desk_view.notes.get(seat_id, "").split())
    return say(hosted, "desk-noted", {"note": escape(shorten(text, longest))}) if text else ""


def flat(text: str) -> str:
    """Return what a game says of a seat as plain text, for places that format nothing."""
    return plain(text)
