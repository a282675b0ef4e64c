"""Names the core tables beneath the models, for the statements that each press needs.

Those statements are made once. To make each anew, with objects that nobody changes, costs more than all the work of the
database.
"""

from bot.storage.channels.feed_rows import FeedMark, FeedRow
from bot.storage.channels.spoken_votes import SpokenVote
from bot.storage.games.lobby import ReadyCheck
from bot.storage.games.start_times import PlannedStart
from bot.storage.games.vote_counts import CountRow
from bot.storage.history.game_results import ResultRow, Unlisted
from bot.storage.matches.match_players import MatchPlayer, MatchRow
from bot.storage.opening.opening_models import DefaultSetUp, QueuedGame, SavedSetUp
from bot.storage.outbox.misclicks import Retraction
from bot.storage.people.bench import BenchRow
from bot.storage.people.gm_notes import NoteRow
from bot.storage.people.gms import CoGm, GmOffer
from bot.storage.people.lesson_rows import LessonRow
from bot.storage.people.remarks import Remark
from bot.storage.people.secret_writings import WritingRow
from bot.storage.people.sent_pictures import Cover, RemarkPicture
from bot.storage.people.spectators import Spectator
from bot.storage.people.wishes import WishRow
from bot.storage.processes.heartbeats import ProcessRow
from bot.storage.schema.models import (
    ActionRow,
    Base,
    Deadline,
    EmbargoRow,
    EventRow,
    GameRow,
    Guild,
    Occupant,
    OutboxRow,
    Room,
    Seat,
    ThreadRow,
)
from bot.storage.schema.rows import table_of

METADATA = Base.metadata
"""The schema of all tables."""


GUILDS, GAMES, ROOMS = table_of(Guild), table_of(GameRow), table_of(Room)
THREADS = table_of(ThreadRow)
SEATS, OCCUPANTS = table_of(Seat), table_of(Occupant)
ACTIONS, EVENTS, EMBARGOES = table_of(ActionRow), table_of(EventRow), table_of(EmbargoRow)
OUTBOX, DEADLINES = table_of(OutboxRow), table_of(Deadline)
RETRACTIONS, WRITINGS, PROCESSES = table_of(Retraction), table_of(WritingRow), table_of(ProcessRow)
COUNTS, BENCH, READY_CHECKS = table_of(CountRow), table_of(BenchRow), table_of(ReadyCheck)
CO_GMS, GM_OFFERS, SPECTATORS, NOTES = table_of(CoGm), table_of(GmOffer), table_of(Spectator), table_of(NoteRow)
RESULTS, UNLISTED, LESSONS = table_of(ResultRow), table_of(Unlisted), table_of(LessonRow)
REMARKS, PLANNED_STARTS = table_of(Remark), table_of(PlannedStart)
REMARK_PICTURES, COVERS = table_of(RemarkPicture), table_of(Cover)
FEEDS, FEED_MARKS = table_of(FeedRow), table_of(FeedMark)
MATCHES, MATCH_PLAYERS = table_of(MatchRow), table_of(MatchPlayer)
SAVED_SETUPS, DEFAULT_SETUPS, QUEUED_GAMES = table_of(SavedSetUp), table_of(DefaultSetUp), table_of(QueuedGame)
WISHES, SPOKEN_VOTES = table_of(WishRow), table_of(SpokenVote)
