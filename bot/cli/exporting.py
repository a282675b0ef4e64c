"""Takes a game's record from a database, or a table of it, unless that would tell secrets."""

from functools import partial
from typing import NamedTuple, Self

from sqlalchemy import Connection, select

from bot.cli.replaying import Replaying
from bot.cli.terminal import Fault
from bot.database.opening import open_database
from bot.storage.games.record_lines import record_of
from bot.storage.history.records_with_texts import record_with_texts
from bot.storage.history.spreadsheets import SheetFormat, traces_of, written
from bot.storage.schema import migrate
from bot.storage.schema.kinds import GamePhase
from bot.storage.schema.models import GameRow
from engine.sheets import Sheet

LARGEST_ID = 2**31 - 1


class Export(NamedTuple):
    """What is to be exported: the record of a game or, with a sheet, that table of it."""

    game_id: int
    with_secrets: bool = False
    sheet: Sheet | None = None
    format_: SheetFormat = SheetFormat.CSV

    @classmethod
    def read(cls, game_id: int, table: str | None, format_: str | None, *, with_secrets: bool) -> Self:
        """Read what was typed. Raises Fault."""
        if table is None and format_ is not None:
            raise Fault("brehon: --format: only a table has one; name it with --table.")
        sheet = None if table is None else Sheet(_one_of("--table", table, tuple(Sheet)))
        named = SheetFormat.CSV if format_ is None else _one_of("--format", format_, tuple(SheetFormat))
        return cls(game_id, with_secrets, sheet, SheetFormat(named))

    @property
    def tells_secrets(self) -> bool:
        """Whether it may have what not everybody knows while the game is on."""
        return self.sheet is None or not self.sheet.is_open


def _one_of(option: str, typed: str, choices: tuple[str, ...]) -> str:
    if typed not in choices:
        raise Fault(f"brehon: {option}: one of {', '.join(choices)} is needed, not {typed!r}")
    return typed


async def exported(address: str, export: Export) -> bytes:
    """Return what is exported; a running game's secrets only if they are asked for. Raises Fault, and on opening."""
    await migrate.check(address)
    database = await open_database(address)
    try:
        return await database.read(partial(_export, export=export))
    finally:
        await database.close()


def _export(connection: Connection, *, export: Export) -> bytes:
    begun, over = GameRow.started_at.is_not(None), GameRow.phase == GamePhase.OVER
    asked = select(begun, over).where(GameRow.id == export.game_id)
    found = connection.execute(asked).one_or_none() if 0 < export.game_id <= LARGEST_ID else None
    if found is None:
        raise Fault(f"brehon: GAME-ID: there is no game {export.game_id} in this database.")
    _check(export, *found)
    if export.sheet is None:
        return record_with_texts(connection, export.game_id)
    return _table(connection, export, export.sheet, record_of(connection, export.game_id))


def _check(export: Export, has_begun: bool, is_over: bool) -> None:
    game_id = export.game_id
    if not has_begun:
        raise Fault(f"brehon: GAME-ID: game {game_id} has not begun, so it has no record.")
    if not is_over and export.tells_secrets and not export.with_secrets:
        held = "its record holds every secret" if export.sheet is None else f"its {export.sheet} are secret"
        raise Fault(f"brehon: game {game_id} is still on, and {held}; --secrets exports it anyway.", Fault.REFUSED)


def _table(connection: Connection, export: Export, sheet: Sheet, record: bytes) -> bytes:
    """Return a table of a game, which is played again from its record. Raises Fault."""
    replaying = Replaying(f"game {export.game_id}", record.splitlines(), complete=True)
    for _ in replaying.entries():
        pass
    game = replaying.game
    if sheet not in game.rulebook.sheets:
        has = ", ".join(game.rulebook.sheets) or "none"
        raise Fault(f"brehon: --table: {replaying.theme.title} has no {sheet}; its tables: {has}.")
    traces = traces_of(connection, export.game_id)
    return written(game.rulebook.sheets[sheet], game.rows(sheet), traces, export.format_)
