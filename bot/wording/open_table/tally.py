"""The public count of the day at the open table."""

from datetime import datetime

from bot.wording.mafia import counting
from bot.wording.mafia.votes import Tally
from bot.wording.open_table.playing import weighs
from bot.wording.pages import Page
from bot.wording.voice import Voice
from engine.audience import Everybody, Reader
from engine.mafia.events import Ballots, Time
from engine.open_table.role_file import Ballot, Lynch, RoleFile
from engine.open_table.table import OpenTable
from engine.views import View

ONLY = "only"
"""Stands for the vote of a day that has one."""


def tally(view: View[OpenTable, Everybody]) -> Tally:
    """Return the count as everybody sees it."""
    table = view.table
    shown = Tally(table.votes.counts, table.votes.needed, table.living, table.weigh, is_sure=not weighs(table.file))
    return shown._replace(vote=which(table.file, table.vote))


def which(file: RoleFile, vote: int) -> str:
    """Say which of a day's votes one is, by its number."""
    return ONLY if file.lynches == 1 else ("first", "second")[vote - 1]


def tally_of(view: View[OpenTable, Everybody], event: Ballots, living: tuple[str, ...]) -> Tally:
    """Return a count that was shown, with those who lived then."""
    table = view.table
    return Tally(event.counts, event.needed, living, table.weigh, is_sure=not weighs(table.file))


def votes_now(view: View[OpenTable, Reader]) -> bool:
    """Whether it is a day on which players vote."""
    return view.table.time is Time.DAY and view.table.file.lynch is not Lynch.NONE


def is_counted(view: View[OpenTable, Reader]) -> bool:
    """Whether it is a day on which everybody sees the votes."""
    return votes_now(view) and view.table.file.ballots is Ballot.OPEN


def count(voice: Voice, view: View[OpenTable, Everybody], deadline: datetime | None) -> Page | None:
    """Show the count on demand. Return None where nobody votes, or nobody sees the votes."""
    table = view.table
    if table.file.lynch is Lynch.NONE or table.file.ballots is Ballot.SECRET:
        return None
    return counting.count(voice, table.day, tally(view), deadline, is_locked=table.votes.is_locked)
