"""Stores what players and GMs write to each other beside the game: questions, answers, rulings, a GM's own words.

A remark is no move and no line of the record. It is numbered within its game, because a number that counts the remarks
of all games would tell a GM how much is asked elsewhere.
"""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import (
    BigInteger,
    Connection,
    ForeignKey,
    Integer,
    String,
    Text,
    bindparam,
    delete,
    func,
    select,
    update,
)
from sqlalchemy.orm import Mapped, aliased, mapped_column

from bot.database.columns import ID
from bot.database.prepared import PreparedQuery
from bot.storage.schema.kinds import RemarkKind
from bot.storage.schema.models import Base, GameRow
from bot.storage.schema.rows import add, first_of, row_of, rows_of, table_of

LONGEST_REMARK = 1500
"""The most characters of a remark. With all of them escaped it still fits on a page."""


class Remark(Base):
    """Something that a person has written. Without a ``reader_id`` and a ``thread`` everybody may read it, except for a
    question.
    """

    __tablename__ = "remarks"

    game_id: Mapped[int] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False, default=0)
    kind: Mapped[RemarkKind]
    seat: Mapped[str | None] = mapped_column(String(32), default=None)
    """The name of the seat that asks or is told; None if it is for everybody."""
    writer_id: Mapped[int] = mapped_column(BigInteger)
    reader_id: Mapped[int | None] = mapped_column(BigInteger, default=None)
    """The player to whom alone it goes."""
    thread: Mapped[str | None] = mapped_column(String(24), default=None)
    """The key of the private thread in which it is said."""
    picture: Mapped[str | None] = mapped_column(Text, default=None)
    """The alternative text of the picture beside it, which may be empty; None without a picture."""
    answers: Mapped[int | None] = mapped_column(default=None)
    """The number of the question that it answers."""
    line: Mapped[int]
    """The number of lines that the record had."""
    at: Mapped[datetime]
    """When it was written, or when a GM's own words are said at the latest."""
    text: Mapped[str] = mapped_column(Text)
    interaction_id: Mapped[int] = mapped_column(BigInteger, unique=True)


ANSWER = aliased(Remark)
USER = bindparam("user_id", type_=BigInteger())
AT = bindparam("at", type_=Remark.at.type)
ENDED_AT = select(GameRow.ended_at).where(GameRow.id == ID).scalar_subquery()
IS_SAID = Remark.at <= func.coalesce(ENDED_AT, AT)
"""Words that have not been said yet, or whose time came only after the end, are read by nobody."""
OF_GAME = select(table_of(Remark)).where(Remark.game_id == ID).order_by(Remark.number)
ASKED = select(ANSWER.number).where(ANSWER.game_id == ID, ANSWER.writer_id == USER, ANSWER.kind == RemarkKind.QUESTION)
FIND_ALL = PreparedQuery(OF_GAME)
FIND_SAID = PreparedQuery(OF_GAME.where(IS_SAID))
OF_PLAYER = PreparedQuery(
    OF_GAME.where(
        IS_SAID,
        (Remark.reader_id == USER)
        | (Remark.number.in_(ASKED))
        | (Remark.answers.in_(ASKED) & (Remark.kind == RemarkKind.RULING)),
    )
)
LAST = PreparedQuery(select(func.max(Remark.number)).where(Remark.game_id == ID))
IS_ANSWERED = select(ANSWER.number).where(ANSWER.game_id == Remark.game_id, ANSWER.answers == Remark.number).exists()
TO_ALL = PreparedQuery(
    OF_GAME.where(Remark.kind != RemarkKind.QUESTION, Remark.reader_id.is_(None), Remark.thread.is_(None), IS_SAID)
)
IN_THREADS = PreparedQuery(OF_GAME.where(Remark.thread.is_not(None), IS_SAID))
OPEN = select(func.count()).where(Remark.game_id == ID, Remark.kind == RemarkKind.QUESTION, ~IS_ANSWERED)
COUNT_OPEN = PreparedQuery(OPEN)
COUNT_OPEN_OF_PLAYER = PreparedQuery(OPEN.where(Remark.writer_id == USER))
NUMBER = bindparam("remark", type_=Integer())
FORGOTTEN = delete(Remark).where(Remark.game_id == ID, Remark.number == NUMBER)
SAY_AT = bindparam("say_at", type_=Remark.at.type)
GAME = bindparam("game", type_=Integer())
SAID = update(Remark).where(Remark.game_id == GAME, Remark.number == NUMBER).values(at=SAY_AT)
SAID_WITH_NEWS = (
    update(Remark)
    .where(Remark.game_id == GAME, Remark.number == NUMBER, Remark.at > SAY_AT)
    .values(at=func.coalesce(select(GameRow.ended_at).where(GameRow.id == GAME).scalar_subquery(), SAY_AT))
)
SAYABLE = PreparedQuery(OF_GAME.where(Remark.number == NUMBER, IS_SAID | (Remark.at > AT)))
OF_RESULT = PreparedQuery(
    OF_GAME.where(Remark.kind == RemarkKind.RESULT, Remark.line == bindparam("line", type_=Integer()))
)
ANSWERS = PreparedQuery(OF_GAME.where(Remark.answers == bindparam("number")))


def add_remark(connection: Connection, remark: Remark) -> None:
    """Save a new remark under its game's next number."""
    remark.number = (LAST.scalar(connection, {ID.key: remark.game_id}) or 0) + 1
    add(connection, remark)


def remark_of(connection: Connection, game_id: int, number: int) -> Remark | None:
    """Return a remark, unless its writer or reader has been forgotten since."""
    return row_of(connection, Remark, game_id, number)


def result_words_of(connection: Connection, game_id: int, line: int, seat: str | None) -> Remark | None:
    """Return a GM's own words for the text of a result that a line has told a seat, or the channel."""
    found = rows_of(connection, Remark, OF_RESULT, {ID.key: game_id, "line": line})
    return next((words for words in found if words.seat == seat), None)


def is_answered(connection: Connection, question: Remark) -> bool:
    """Whether somebody has answered a question."""
    return first_of(connection, Remark, ANSWERS, {ID.key: question.game_id, "number": question.number}) is not None


def forget_remark(connection: Connection, game_id: int, number: int) -> None:
    """Delete a remark, with the picture beside it."""
    connection.execute(FORGOTTEN, {ID.key: game_id, NUMBER.key: number})


def say_at(connection: Connection, game_id: int, number: int, at: datetime) -> None:
    """Change when a GM's own words are said."""
    connection.execute(SAID, {GAME.key: game_id, NUMBER.key: number, SAY_AT.key: at})


def note_said(connection: Connection, game_id: int, number: int, at: datetime) -> None:
    """Record that a GM's own words, which have waited for news, are said by now. The end itself may be the news."""
    connection.execute(SAID_WITH_NEWS, {GAME.key: game_id, NUMBER.key: number, SAY_AT.key: at})


def words_to_say(connection: Connection, game_id: int, number: int, at: datetime) -> Remark | None:
    """Return a GM's own words, unless their time has come only after the end of the game, or they are forgotten."""
    return first_of(connection, Remark, SAYABLE, {ID.key: game_id, NUMBER.key: number, AT.key: at})


def remarks_of(connection: Connection, game_id: int) -> Sequence[Remark]:
    """Return all remarks in a game, in their order."""
    return rows_of(connection, Remark, FIND_ALL, {ID.key: game_id})


def remarks_said(connection: Connection, game_id: int, at: datetime) -> Sequence[Remark]:
    """Return the remarks in a game that had reached their readers by then, in their order."""
    return rows_of(connection, Remark, FIND_SAID, {ID.key: game_id, AT.key: at})


def open_remarks_of(connection: Connection, game_id: int, at: datetime) -> Sequence[Remark]:
    """Return the remarks in a game that everybody has read by then, in their order."""
    return rows_of(connection, Remark, TO_ALL, {ID.key: game_id, AT.key: at})


def remarks_of_player(connection: Connection, game_id: int, user_id: int, at: datetime) -> Sequence[Remark]:
    """Return what somebody has asked as a player by then, and what GMs have written to them, in their order."""
    return rows_of(connection, Remark, OF_PLAYER, {ID.key: game_id, USER.key: user_id, AT.key: at})


def remarks_in_threads(connection: Connection, game_id: int, at: datetime) -> Sequence[Remark]:
    """Return what GMs have said in the private threads of a game by then, in its order."""
    return rows_of(connection, Remark, IN_THREADS, {ID.key: game_id, AT.key: at})


def count_open_questions(connection: Connection, game_id: int) -> int:
    """Return how many questions in a game nobody has answered yet."""
    return COUNT_OPEN.scalar(connection, {ID.key: game_id}) or 0


def count_open_questions_of(connection: Connection, game_id: int, user_id: int) -> int:
    """Return how many of somebody's questions nobody has answered yet."""
    return COUNT_OPEN_OF_PLAYER.scalar(connection, {ID.key: game_id, USER.key: user_id}) or 0
