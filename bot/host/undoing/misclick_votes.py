"""Takes a move back as a misclick: its player asks, and when all others have agreed the bot makes the undo."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from sqlalchemy import Connection, delete, select, update

from bot.clock import now
from bot.database.database import Database
from bot.delivery.sending.delivery import Delivery
from bot.delivery.telling.saying import say
from bot.delivery.turns.free_undos import freely_undone
from bot.host.denied import Denied
from bot.host.locked_games import locked
from bot.host.moves.host import Host
from bot.host.undoing.lapsed_misclicks import retraction_row
from bot.host.undoing.undo import is_public
from bot.storage.games.games import Games
from bot.storage.games.hosted_game import HostedGame
from bot.storage.outbox.misclicks import Retraction, move_asked_back, must_agree, open_retraction
from bot.storage.outbox.outbox import destination_of, save_owed
from bot.storage.schema.models import ActionRow, OutboxRow
from bot.storage.schema.rows import add, row_of
from engine.actions import Undo
from engine.audience import To
from engine.judging import Submission
from engine.log import Entry, latest
from engine.names import GM


class Agreed(NamedTuple):
    """A move that all have agreed to take back, in the game as it was then."""

    hosted: HostedGame
    asked: Retraction


class Retractions:
    """Handles misclick requests. They are saved, so they go on after a restart and in another process."""

    def __init__(self, database: Database, games: Games, host: Host, delivery: Delivery) -> None:
        self._database = database
        self._games = games
        self._host = host
        self._delivery = delivery

    async def may_ask(self, hosted: HostedGame, name: str) -> bool:
        """Whether a seat could ask for its last move back."""
        try:
            await self._database.read(partial(_line_of, hosted=hosted, name=name))
        except Denied:
            return False
        return True

    async def ask(self, game_id: int, name: str) -> None:
        """Ask all others whether a seat may take its last move back. Raises Denied."""

        def ask(connection: Connection) -> OutboxRow:
            hosted = locked(self._games, connection, game_id)
            line = _line_of(connection, hosted, name)
            # An existing request has lapsed through a line that is itself taken back by now.
            connection.execute(delete(Retraction).where(Retraction.game_id == game_id, Retraction.line == line))
            add(connection, Retraction(game_id=game_id, line=line, seat=name))
            save_owed(connection, [row := retraction_row(hosted, line, now())])
            return row

        async with self._games.lock(game_id):
            row = await self._database.write(ask)
        self._delivery.wake([destination_of(row)])

    async def undo(self, hosted: HostedGame, name: str, *, interaction_id: int) -> None:
        """Take back a seat's last move, without asking, while nothing has followed from it. Raises Denied, Refused."""
        line = await self._database.read(partial(_line_of, hosted=hosted, name=name))
        if line != freely_undone(hosted):
            raise Denied("nothing-to-retract")
        undo = Undo(line=line, reason=say(hosted, "retraction-undo-reason"))
        token = hosted.wait_token
        await self._host.submit(hosted, Submission(GM, undo, name), interaction_id=interaction_id, wait_token=token)

    async def answer(self, game_id: int, name: str, *, agrees: bool, interaction_id: int) -> None:
        """Record that a seat agrees or refuses. The last agreement takes the move back. Raises Denied, Refused."""

        def answer(connection: Connection) -> Agreed | OutboxRow:
            hosted = locked(self._games, connection, game_id)
            asked = open_retraction(connection, game_id)
            if asked is None:
                raise Denied("stale")
            if name not in must_agree(hosted, asked.seat):
                raise Denied("not-asked")
            agreed = [*dict.fromkeys([*asked.agreed, name])] if agrees else asked.agreed
            if must_agree(hosted, asked.seat) <= {*agreed}:
                return Agreed(hosted, asked)
            this = update(Retraction).where(Retraction.game_id == game_id, Retraction.line == asked.line)
            connection.execute(this.values(agreed=agreed, is_open=agrees, is_refused=not agrees))
            save_owed(connection, [row := retraction_row(hosted, asked.line, now())])
            return row

        async with self._games.lock(game_id):
            answered = await self._database.write(answer)
        if isinstance(answered, Agreed):
            await self._take_back(*answered, interaction_id)
        else:
            self._delivery.wake([destination_of(answered)])

    async def _take_back(self, hosted: HostedGame, asked: Retraction, interaction_id: int) -> None:
        """Make the undo, unless somebody has refused meanwhile, or the game has gone on."""
        reason = say(hosted, "retraction-reason")
        await self._host.submit(
            hosted,
            Submission(GM, Undo(line=asked.line, reason=reason), asked.seat),
            interaction_id=interaction_id,
            wait_token=hosted.wait_token,
            also=partial(_close, hosted=hosted, line=asked.line),
        )


def _line_of(connection: Connection, hosted: HostedGame, name: str) -> int:
    """Return the line that a seat may ask back: the last public line, if it is the seat's own choice.

    Moves without a choice go with it, and their throws are made anew. Raises Denied, also if the line has drawn or
    uncovered something: the seat would choose again with that knowledge. The same goes for lines after it that were
    taken back.
    """
    _check_on(hosted)
    told = hosted.told(To.PUBLIC).entries
    lines = (entry.line for entry in latest(told) if is_public(entry))
    actions = (row_of(connection, ActionRow, hosted.id, line) for line in lines)
    action = next((action for action in actions if action is None or not action.auto), None)
    if action is None or action.by != name:
        raise Denied("nothing-to-retract")
    last = action.number
    move = move_asked_back(connection, hosted, last)
    if type(move) not in hosted.rulebook.retractable or _has_shown(connection, hosted, told.since(last)):
        raise Denied("drawn-already")
    known = row_of(connection, Retraction, hosted.id, last)
    if known is not None and (known.is_open or known.is_refused):
        raise Denied("retraction-open" if known.is_open else "retraction-refused")
    return last


def _has_shown(connection: Connection, hosted: HostedGame, entries: Sequence[Entry]) -> bool:
    """Whether one of these lines drew something by somebody's choice, or uncovered something hidden."""
    if any(hosted.rulebook.uncovering & {type(event) for event in entry.events} for entry in entries):
        return True
    lines = [entry.line for entry in entries]
    chosen = (ActionRow.game_id == hosted.id, ActionRow.number.in_(lines), ActionRow.auto.is_(False))
    return any(connection.scalars(select(ActionRow.drawn).where(*chosen)))


def _check_on(hosted: HostedGame) -> None:
    if hosted.game is None:
        raise Denied("not-begun")
    if not hosted.rulebook.retractable:
        raise Denied("not-in-this-game")
    if hosted.game.table.outcome is not None:
        raise Denied("over")


def _close(connection: Connection, *, hosted: HostedGame, line: int) -> None:
    """Record that all have agreed. Raises Denied if the request is not open any more."""
    this = update(Retraction).where(Retraction.game_id == hosted.id, Retraction.line == line, Retraction.is_open)
    if connection.scalar(this.values(is_open=False).returning(Retraction.line)) is None:
        raise Denied("stale")
    save_owed(connection, [retraction_row(hosted, line, now())])
