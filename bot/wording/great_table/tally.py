"""The public count of the day at the Great Table."""

from datetime import datetime

from bot.wording.mafia import counting
from bot.wording.mafia.votes import Tally
from bot.wording.pages import Page
from bot.wording.voice import Voice
from engine.audience import Everybody
from engine.great_table.table import GreatTable
from engine.views import View


def tally(view: View[GreatTable, Everybody]) -> Tally:
    """Return the count as everybody sees it."""
    table = view.table
    return Tally(table.votes.counts, table.votes.needed, table.living, table.weight)


def count(voice: Voice, view: View[GreatTable, Everybody], deadline: datetime | None) -> Page:
    """Show the count on demand."""
    table = view.table
    return counting.count(voice, table.number, tally(view), deadline, is_locked=table.votes.is_locked)
