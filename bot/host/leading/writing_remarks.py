"""Carries questions from players to the GMs who have no seat, their answers back, and the GMs' own words.

None of it changes anything in the game. Nobody but its readers is told that there is anything.
"""

from collections.abc import Sequence
from datetime import datetime, timedelta
from functools import partial
from typing import NamedTuple

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from bot.clock import now
from bot.database.database import Database, Job
from bot.delivery.sending.delivery import Delivery
from bot.delivery.threads.thread_words import is_in_thread, open_threads
from bot.host.denied import Denied, check_length
from bot.host.leading.result_words import ResultWords
from bot.host.leading.waiting_words import WaitingWords, waiting_for
from bot.host.locked_games import locked
from bot.storage.games.games import Games
from bot.storage.games.hosted_game import HostedGame, Occupancy
from bot.storage.outbox.common_dues import answer_due, questions_due, ruling_due, timed_words_due, words_due
from bot.storage.outbox.outbox import destination_of, save_owed
from bot.storage.people.remarks import (
    LONGEST_REMARK,
    Remark,
    add_remark,
    count_open_questions,
    count_open_questions_of,
    is_answered,
    remark_of,
    remarks_in_threads,
    remarks_of,
    remarks_of_player,
)
from bot.storage.people.sent_pictures import SentPicture, add_picture, count_pictures, picture_beside
from bot.storage.people.spectators import THREAD as SPECTATORS
from bot.storage.schema.kinds import GamePhase, RemarkKind, Secrecy
from bot.storage.schema.models import OutboxRow
from bot.wording.speech_words import as_said

MOST_OPEN = 5
"""The most questions of one player that may wait for an answer."""
LONGEST_WAIT = timedelta(days=7)
"""The time after which words that wait for news are sent without any."""
MOST_WAITING = 25
"""The most texts that may wait to be said, as far as their GM may know of them. The desk has room for all of them."""
MOST_PICTURES = 50
"""The most pictures that a GM may send in a game."""
LONGEST_AHEAD = timedelta(days=30)
"""The most time by which words may be written ahead."""


class Written(NamedTuple):
    """A text from a person, and the interaction that has brought it. Discord may deliver an interaction twice.

    A GM's own words may have a picture.
    """

    by: int
    text: str
    interaction_id: int
    picture: SentPicture | None = None


class Address(NamedTuple):
    """Where a GM's own words go: into the channel, to the player of a seat, or into a private thread; and when.

    They go at once, with the next news there, or at a time.
    """

    seat_id: int | None = None
    thread: str | None = None
    with_news: bool = False
    at: datetime | None = None


class Remarks:
    """Keeps what people write, and owes it to the people it is for.

    ``waiting`` has the GMs' own words that wait, and ``results`` those for a result that they see first.
    """

    def __init__(self, database: Database, games: Games, delivery: Delivery) -> None:
        self._database = database
        self._games = games
        self._delivery = delivery
        self.waiting = WaitingWords(database, games, delivery)
        self.results = ResultWords(database, games, delivery)

    async def of_game(self, game_id: int) -> Sequence[Remark]:
        """Return all remarks in a game."""
        return await self._database.read(partial(remarks_of, game_id=game_id))

    async def had_by(self, hosted: HostedGame, user_id: int) -> Sequence[Remark]:
        """Return what a player has asked, and what GMs have written to them and in the threads in which they are."""

        def read(connection: Connection) -> list[Remark]:
            own = remarks_of_player(connection, hosted.id, user_id, now())
            said = remarks_in_threads(connection, hosted.id, now())
            apart = [remark for remark in said if is_in_thread(hosted, remark.thread, user_id)]
            return sorted([*own, *apart], key=lambda remark: remark.number)

        return await self._database.read(read)

    async def picture_beside(self, remark: Remark) -> SentPicture | None:
        """Return the picture beside a GM's own words, if there is one."""
        return await self._database.read(partial(picture_beside, remark=remark))

    async def open_questions(self, game_id: int) -> int:
        """Return how many questions in a game wait for an answer."""
        return await self._database.read(partial(count_open_questions, game_id=game_id))

    async def question(self, game_id: int, number: int) -> Remark:
        """Return a question that nobody has answered yet. Raises Denied."""
        return await self._database.read(partial(_open_question, game_id=game_id, number=number))

    async def ask(self, game_id: int, asked: Written) -> None:
        """Send a question to all GMs who have no seat. Raises Denied."""
        text = checked_text(asked.text)

        def ask(connection: Connection) -> list[OutboxRow]:
            hosted = locked(self._games, connection, game_id)
            occupancy = check_may_ask(hosted, asked.by)
            if count_open_questions_of(connection, game_id, asked.by) >= MOST_OPEN:
                raise Denied("asked-too-much")
            question = _remark(hosted, RemarkKind.QUESTION, asked, text)
            question.seat = occupancy.name
            add_remark(connection, question)
            return questions_due(hosted, question)

        await self._save(game_id, ask)

    async def answer(self, game_id: int, number: int, answered: Written, *, for_all: bool) -> None:
        """Answer the player who has asked and nobody else, or everybody without the asker's name. Raises Denied."""
        text = checked_text(answered.text)

        def answer(connection: Connection) -> list[OutboxRow]:
            hosted = locked(self._games, connection, game_id)
            check_may_answer(hosted, answered.by)
            question = _open_question(connection, game_id, number)
            given = _remark(hosted, RemarkKind.RULING if for_all else RemarkKind.ANSWER, answered, text)
            given.answers = number
            if for_all:
                add_remark(connection, given)
                return [ruling_due(hosted, given)]
            asker = _asker(hosted, question)
            given.seat, given.reader_id = asker.name, asker.user_id
            add_remark(connection, given)
            return [answer_due(given, asker.seat_id)] if hosted.settings.secrecy is Secrecy.DM else []

        await self._save(game_id, answer)

    async def speak(self, game_id: int, said: Written, to: Address) -> None:
        """Tell everybody, one player by DM, or a private thread something in a GM's own words. Raises Denied."""
        text, is_later = checked_text(said.text), to.with_news or to.at is not None
        if to.at is not None:
            _check_time(to.at)

        def speak(connection: Connection) -> list[OutboxRow]:
            hosted = locked(self._games, connection, game_id)
            listener = check_may_speak_to(hosted, said.by, to)
            if said.picture is not None and count_pictures(connection, game_id, said.by) >= MOST_PICTURES:
                raise Denied("too-many-pictures", {"most": MOST_PICTURES})
            if is_later and len(waiting_for(connection, hosted, said.by)) >= MOST_WAITING:
                raise Denied("too-many-waiting", {"most": MOST_WAITING})
            words = _remark(hosted, RemarkKind.WORDS, said, text)
            words.thread = to.thread
            if listener is not None:
                words.seat, words.reader_id = listener.name, listener.user_id
            written_at = words.at
            words.at = to.at or written_at + (LONGEST_WAIT if to.with_news else timedelta())
            words.picture = None if said.picture is None else said.picture.text
            add_remark(connection, words)
            if said.picture is not None:
                add_picture(connection, words, said.picture)
            if to.at is not None:
                return [timed_words_due(hosted, words, to.seat_id)]
            row = words_due(hosted, words, to.seat_id)
            row.created_at = written_at
            return [row]

        await self._save(game_id, speak)

    async def _save(self, game_id: int, job: Job[list[OutboxRow]]) -> None:
        """Save what somebody has written and owe it, once for its interaction."""

        def save(connection: Connection) -> list[OutboxRow]:
            rows = job(connection)
            save_owed(connection, rows)
            return rows

        async with self._games.lock(game_id):
            try:
                rows = await self._database.write(save)
            except IntegrityError:
                return  # The interaction was delivered twice, and counts once.
        self._delivery.wake(map(destination_of, rows))


def check_may_ask(hosted: HostedGame, user_id: int) -> Occupancy:
    """Return the asker's seat. Raises Denied if they have none, the game is not on, or nobody may answer."""
    occupancy = hosted.occupancy_of(user_id)
    if occupancy is None:
        raise Denied("not-seated")
    if hosted.phase is not GamePhase.RUNNING:
        raise Denied("not-begun" if hosted.phase is GamePhase.SIGNUP else "over")
    if hosted.gm_plays:
        raise Denied("nobody-answers")
    return occupancy


def check_may_answer(hosted: HostedGame, user_id: int) -> None:
    """Raise Denied unless somebody leads a game that is on, and has no seat."""
    if not hosted.is_known_to(user_id):
        raise Denied("stale")
    if hosted.phase is not GamePhase.RUNNING:
        raise Denied("over")


def check_may_speak_to(hosted: HostedGame, user_id: int, to: Address) -> Occupancy | None:
    """Return the seat to which a GM wants to say something, or None for everybody and for a thread.

    Raises Denied unless they may: a GM with a seat can only speak to everybody, and nobody is written to where secrets
    come as answers. House players read nothing.
    """
    if not hosted.is_led_by(user_id):
        raise Denied("stale")
    if hosted.phase is GamePhase.OVER:
        raise Denied("over")
    if to.seat_id is None and to.thread is None:
        return None
    if not hosted.is_known_to(user_id):
        raise Denied("gm-plays")
    if to.seat_id is None:
        if to.thread not in open_threads(hosted):
            raise Denied("thread-gone")
        if to.with_news and to.thread != SPECTATORS:
            raise Denied("words-thread-news")
        return None
    occupancy = hosted.occupancy_on(to.seat_id)
    if occupancy is None or occupancy.is_house or hosted.game is None or hosted.settings.secrecy is Secrecy.ANSWERS:
        raise Denied("stale")
    return occupancy


def _check_time(at: datetime) -> None:
    """Raise Denied if a time for words is too far ahead."""
    if at > now() + LONGEST_AHEAD:
        raise Denied("words-too-far", {"days": LONGEST_AHEAD.days})


def checked_text(typed: str) -> str:
    """Return a text as it is kept. Raises Denied if it is empty or too long."""
    text = as_said(typed)
    if not text:
        raise Denied("remark-empty")
    check_length(text, LONGEST_REMARK, "remark-too-long")
    return text


def _remark(hosted: HostedGame, kind: RemarkKind, written: Written, text: str) -> Remark:
    return Remark(
        game_id=hosted.id,
        kind=kind,
        writer_id=written.by,
        line=hosted.lines,
        at=now(),
        text=text,
        interaction_id=written.interaction_id,
    )


def _open_question(connection: Connection, game_id: int, number: int) -> Remark:
    """Return a question that nobody has answered yet. Raises Denied."""
    question = remark_of(connection, game_id, number)
    if question is None or question.kind is not RemarkKind.QUESTION:
        raise Denied("stale")
    if is_answered(connection, question):
        raise Denied("question-answered")
    return question


def _asker(hosted: HostedGame, question: Remark) -> Occupancy:
    """Return the seat of the player who has asked. Raises Denied if they have left it."""
    occupancy = hosted.occupancy_of(question.writer_id)
    if occupancy is None or occupancy.name != question.seat:
        raise Denied("asker-left")
    return occupancy
