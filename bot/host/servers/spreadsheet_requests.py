"""Makes the spreadsheets of a game for one person, with no more in them than that person may know."""

from collections.abc import Iterable
from typing import NamedTuple

from sqlalchemy import Connection

from bot.database.database import Database
from bot.host.denied import Denied
from bot.storage.games.hosted_game import HostedGame
from bot.storage.history.published_games import StillOn, check_published
from bot.storage.history.spreadsheets import SheetFormat, Traces, traces_of, written
from engine.sheets import Sheet


class Given(NamedTuple):
    """The files of some sheets by name, and whether these are all sheets that the game has."""

    files: dict[str, bytes]
    has_all: bool


class Spreadsheets:
    """Makes files for one person each."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def files_for(self, hosted: HostedGame, user_id: int) -> Given:
        """Return a game's sheets in all formats: the open ones for a GM who plays while it is on, all others later.

        A GM without a seat gets all at any time. Raises Denied.
        """
        if hosted.game is None:
            raise Denied("not-begun")
        if not hosted.rulebook.sheets:
            raise Denied("no-sheets")
        knows = hosted.is_known_to(user_id) or await self._database.read(lambda each: _is_published(each, hosted))
        if not knows and not hosted.is_led_by(user_id):
            raise Denied("sheets-not-yet")
        traces = await self._database.read(lambda connection: traces_of(connection, hosted.id))
        sheets = [sheet for sheet in hosted.rulebook.sheets if knows or sheet.is_open]
        return Given(_files(hosted, sheets, traces), knows)


def _is_published(connection: Connection, hosted: HostedGame) -> bool:
    try:
        check_published(connection, hosted)
    except StillOn:
        return False
    return True


def _files(hosted: HostedGame, sheets: Iterable[Sheet], traces: Traces) -> dict[str, bytes]:
    rows = {sheet: hosted.rows(sheet) for sheet in sheets}
    return {
        f"{hosted.theme.slug}-{hosted.id}-{sheet}.{format_}": written(
            hosted.rulebook.sheets[sheet], each, traces, format_
        )
        for format_ in SheetFormat
        for sheet, each in rows.items()
    }
