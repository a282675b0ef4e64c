"""A game that was saved is gone through again, up to where it stood, so that it can be gone on with."""

from collections.abc import Iterator, Sequence
from functools import partial

from msgspec import Struct, convert

from bot.cogs.interaction.services import Services
from bot.components.keys import Verb
from bot.rehearsal.failure import RehearsalFailed
from bot.rehearsal.game_master import GameMaster, button
from bot.rehearsal.rehearsal import GM
from bot.rehearsal.stage import Stage
from bot.storage.anonymity import OPTION
from bot.storage.live import Live
from engine.actions import Replace, Undo
from engine.codec import decode
from engine.errors import BadInput, BrehonError
from engine.judging import Wish
from engine.record import PROOF, Header, Line, read_header, read_wish

MOMENT = 2.0
"""Seconds between one line and the next."""


class Saved(Struct, frozen=True):
    """A record as it was read: its header, and each line after it with its number and all its fields."""

    header: Header
    lines: tuple[tuple[int, Line, dict[str, object]], ...]


def read_saved(record: Sequence[bytes]) -> Saved:
    """Read a record. Raises BadInput with its line."""
    numbered = [(number, text) for number, text in enumerate(record, 1) if text.strip()]
    if not numbered:
        raise BadInput("this file is empty")
    return Saved(read_header(numbered[0][1]), tuple(_lines(numbered[1:])))


def _lines(numbered: Sequence[tuple[int, bytes]]) -> Iterator[tuple[int, Line, dict[str, object]]]:
    for number, text in numbered:
        try:
            fields = convert(decode(text), dict[str, object])
            if fields.get("move") != PROOF:
                yield number, convert(fields, Line), fields
        except ValueError as error:
            raise BadInput(f"line {number}: {error}") from None


async def resume(stage: Stage, gm: GameMaster, saved: Saved) -> None:
    """Go through a saved game, in which chance gives what it gave. Raises RehearsalFailed where that cannot be."""
    header = saved.header
    stage.dealer.deal = header.drawn
    stage.dealer.lines = {number: line.drawn for number, line, _ in saved.lines}
    await gm.open(header.game, None)
    live = await _game(stage)
    # Seats under aliases are called so as they were: by people of these names.
    await stage.ask(lambda services: services.sign_up.set_anonymous(live.id, anonymous=False))
    options = {name: value for name, value in header.options.items() if name != OPTION}
    await stage.ask(lambda services: services.sign_up.set_options(live.id, options))
    for name in header.players:
        await stage.people[name].press(button(stage.people[name], Verb.JOIN))
    await stage.people[GM].press(button(stage.people[GM], Verb.START))
    if (await _game(stage)).names != header.players:
        raise RehearsalFailed("The game of this record cannot be begun again as it was.")
    for number, line, fields in saved.lines:
        if not line.again:
            await _make(stage, number, line, fields)
    stage.dealer.deal, stage.dealer.lines = None, {}


async def _make(stage: Stage, number: int, line: Line, fields: dict[str, object]) -> None:
    live = await _game(stage)
    try:
        wish = read_wish(live.started, line, fields)
        if isinstance(wish.action, Replace) or (isinstance(wish.action, Undo) and wish.action.line is None):
            raise RehearsalFailed(f"Line {number} of this record cannot be made again in a rehearsal.")
        await stage.ask(partial(_submit, live=live, wish=wish))
    except BrehonError as error:
        raise RehearsalFailed(f"Line {number} of this record cannot be made again: {error}") from error
    await stage.pause(MOMENT)


async def _submit(services: Services, live: Live, wish: Wish) -> None:
    await services.host.submit(live, wish)


async def _game(stage: Stage) -> Live:
    live = await stage.game()
    if live is None:
        raise RehearsalFailed("The bot has opened no game.")
    return live
