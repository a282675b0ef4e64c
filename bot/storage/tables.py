"""The tables beneath the models, for what each press asks for and saves.

It goes to them by statements that are made once: to make each anew, and objects that nobody changes, costs more than
all that the database does.
"""

from sqlalchemy import Table

from bot.storage.bench import BenchRow
from bot.storage.counts import CountRow
from bot.storage.gms import CoGm, GmOffer
from bot.storage.lobby import ReadyCheck
from bot.storage.models import (
    ActionRow,
    Base,
    Deadline,
    EventRow,
    GameRow,
    Guild,
    Occupant,
    OutboxRow,
    Room,
    Seat,
    VeilRow,
)
from bot.storage.notes import NoteRow
from bot.storage.presence import ProcessRow
from bot.storage.results import ResultRow, Unlisted
from bot.storage.retractions import Retraction
from bot.storage.spectators import Spectator
from bot.storage.writings import WritingRow

METADATA = Base.metadata
"""What the schema is, of all tables."""


def _table(model: type[Base]) -> Table:
    table = model.__table__
    assert isinstance(table, Table)
    return table


GUILDS, GAMES, ROOMS = _table(Guild), _table(GameRow), _table(Room)
SEATS, OCCUPANTS = _table(Seat), _table(Occupant)
ACTIONS, EVENTS, VEILS = _table(ActionRow), _table(EventRow), _table(VeilRow)
OUTBOX, DEADLINES = _table(OutboxRow), _table(Deadline)
RETRACTIONS, WRITINGS, PROCESSES = _table(Retraction), _table(WritingRow), _table(ProcessRow)
COUNTS, BENCH, READY_CHECKS = _table(CountRow), _table(BenchRow), _table(ReadyCheck)
CO_GMS, GM_OFFERS, SPECTATORS, NOTES = _table(CoGm), _table(GmOffer), _table(Spectator), _table(NoteRow)
RESULTS, UNLISTED = _table(ResultRow), _table(Unlisted)
