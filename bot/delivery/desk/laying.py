"""What lies on a GM's desk beside the game, and as whom he reads that."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial

from msgspec import Struct

from bot.clock import now
from bot.delivery.reminders import awaited_for_gm
from bot.delivery.saying import say
from bot.storage.gms import GmOffer
from bot.storage.live import Live, Sitting
from bot.wording.desk import AtDesk, DeskReader
from bot.wording.game_words import AnyGameWords
from bot.wording.moments import plain
from bot.wording.names import bold, escape, mentions
from bot.wording.pages import ALL, Page, shorten, size
from bot.wording.registry import words_for
from bot.wording.voice import SetUp
from engine.audience import To
from engine.table import Table
from engine.views import View

BETWEEN = " · "
ROOM = ALL - 500
"""Units that the pages of a message have together."""
NAME_LENGTHS = (32, 20, 12, 6)
"""Units of a name, which is tried with shorter and shorter ones."""


class Laid(Struct, frozen=True):
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


def view_of(live: Live, laid: Laid) -> View[Table, DeskReader]:
    """What a GM may know of the table."""
    return live.view(To.GM) if laid.sees else live.view(To.PUBLIC)


def words_at_desk(live: Live, longest: int = NAME_LENGTHS[0], *, formatted: bool = True) -> AnyGameWords:
    """The words of a game, in which names have so many units at most."""
    setup = None if live.game is None else SetUp(live.open_options, len(live.game.seats))
    show = partial(_bold if formatted else shorten, limit=longest)
    return words_for(live.theme, live.language, show, setup)


def _bold(name: str, limit: int) -> str:
    return bold(shorten(name, limit))


def seat_at_desk(live: Live, laid: Laid, words: AnyGameWords, sitting: Sitting) -> AtDesk:
    """A seat in the words of its game; before that begins there is nothing to be shown."""
    return words.at_desk(view_of(live, laid), sitting.name) if live.game is not None else AtDesk()


def unanswered(live: Live, laid: Laid, known: AtDesk, sitting: Sitting) -> str:
    """That the game waits for a seat's answer, as far as a GM may know; else nothing."""
    if sitting.name not in awaited_for_gm(live, laid.gm_id):
        return ""
    return say(live, "desk-awaited") if known.unanswered is None else known.unanswered


def beside(live: Live, laid: Laid, known: AtDesk, sitting: Sitting) -> Iterator[str]:
    """What stands of a seat in every game: whether it is awaited, and how its occupant can be reached.

    That somebody takes no DMs is found out with a secret, and of what is asked in secret some are reminded: a GM who
    plays is told neither.
    """
    if text := unanswered(live, laid, known, sitting):
        yield text
    if sitting.is_away(now()):
        yield say(live, "desk-away")
    if sitting.is_on_offer(now()):
        yield say(live, "desk-offered")
    if laid.sees and (count := laid.reminders.get(sitting.seat_id)):
        yield say(live, "desk-reminded", {"count": count})
    if laid.sees and live.rulebook.hides:
        yield say(live, f"desk-dms-{DMS[sitting.dm_open]}")


DMS = {True: "open", False: "closed", None: "untried"}


def occupant(live: Live, laid: Laid, sitting: Sitting) -> str:
    """Who sits there; of an alias nobody with a seat is told."""
    return mentions([sitting.user_id]) if laid.sees or not live.has_aliases else ""


def role_heading(live: Live, known: AtDesk) -> str:
    """A seat's role with its emoji."""
    return live.theme.marked(known.emblem, known.role) if known.role else ""


def noted(live: Live, laid: Laid, seat_id: int, longest: int) -> str:
    """What is noted on a seat, or on the game, in so many units at most."""
    text = " ".join(laid.notes.get(seat_id, "").split())
    return say(live, "desk-noted", {"note": escape(shorten(text, longest))}) if text else ""


def flat(text: str) -> str:
    """What a game says of a seat, where nothing is formatted."""
    return plain(text)
