"""A record being replayed for one reader: the printed lines, and errors in words."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import chain

import msgspec
from msgspec.structs import fields

from bot.cli.catalogue import installed
from bot.cli.terminal import Fault
from bot.themes import Theme, games
from engine import domains
from engine.asks import Ask, asks_of
from engine.audience import Reader, To, reader_called
from engine.codec import spelled_as_recorded
from engine.errors import BadInput, Refused, SetupRefused
from engine.game import Game
from engine.log import Entry, standing
from engine.naming import snake_case
from engine.record import Header, Replay, Verdict, read_header, write_notice
from engine.refusals import WrongPlayerCount

FORBIDDEN = "the rules do not allow this line"
"""The refusal that a reader is told when it is not their own."""


class Replaying:
    """A record during its replay. Raises Fault with the line for standard error, here and while it is played."""

    def __init__(
        self,
        file: str,
        lines: Iterable[bytes],
        seed: int | None = None,
        reader: str | None = None,
        *,
        complete: bool = False,
    ) -> None:
        self.file = file
        self.left_out: list[str] = []
        """The refusals so far that end nothing, a line for standard error each."""
        self.reader: Reader = To.GM if reader is None else reader_called(reader)
        self._themes = installed().themes
        lines = iter(lines)
        begun = _up_to_header(lines)
        try:
            self._replay = Replay(games(self._themes), chain(begun, lines), seed, complete=complete)
        except BadInput as error:
            raise self._bad(error) from None
        except SetupRefused as refused:
            field = "players" if isinstance(refused.refusal, WrongPlayerCount) else "options"
            theme = self._themes[read_header(begun[-1]).game]
            raise Fault(f"{file}:{len(begun)}: {field}: {_sentence(theme, refused)}") from None
        if self.reader not in (To.PUBLIC, To.GM, *self._replay.game.seats):
            raise Fault(f"{file}:{len(begun)}: --as: nobody at this table is called {reader!r}")

    def notices(self, *, keep_going: bool) -> Iterator[bytes]:
        """Play the record, and return the lines for the reader."""
        for verdict in self._verdicts():
            yield from self._lines(verdict, keep_going=keep_going)

    def entries(self) -> Iterator[Entry]:
        """Play the record, and return the effects of each line; a refused line ends it."""
        for _, entry in self.verdicts(keep_going=False):
            yield entry

    def verdicts(self, *, keep_going: bool) -> Iterator[tuple[Verdict, Entry]]:
        """Play the record, and return the accepted lines; a refused line ends it, unless it is to go on."""
        for verdict in self._verdicts():
            if verdict.entry is not None:
                yield verdict, verdict.entry
            elif verdict.refused is not None:
                refused = self._refused(verdict.line, verdict.refused)
                if not keep_going:
                    raise refused
                self.left_out.append(str(refused))

    @property
    def header(self) -> Header:
        """The record's first line."""
        return self._replay.header

    @property
    def game(self) -> Game:
        """The game as far as it has been played."""
        return self._replay.game

    @property
    def standing(self) -> tuple[int, ...]:
        """The lines that count by now: all but those taken back."""
        return tuple(entry.line for entry in standing(self._replay.game.log))

    @property
    def is_over(self) -> bool:
        """Whether the game has ended by now."""
        return self._replay.game.table.outcome is not None

    def view(self) -> bytes:
        """Return what the reader, by default the GM, may know of the state. For a seat, add its legal moves."""
        game = self._replay.game
        view = game.rulebook.written(game.view(self.reader).table, self.reader)
        if isinstance(self.reader, str):
            view["asked"] = [_asked(ask) for ask in asks_of(self.reader, game.asks)]
        return msgspec.json.encode({"view": _in_seat_order(view, game.seats)})

    def _lines(self, verdict: Verdict, *, keep_going: bool) -> Iterator[bytes]:
        if verdict.entry is not None:
            yield from write_notice(verdict.entry, self.reader)
        if verdict.refused is None:
            return
        is_told = self.reader in (To.GM, verdict.by)
        if not keep_going:
            raise self._refused(verdict.line, verdict.refused, is_told=is_told)
        if is_told:
            refusal = msgspec.to_builtins(verdict.refused.refusal)
            yield msgspec.json.encode({"line": verdict.line, "refused": refusal.pop("refused"), **refusal})

    def _verdicts(self) -> Iterator[Verdict]:
        try:
            yield from self._replay
        except BadInput as error:
            raise self._bad(error) from None

    def _refused(self, line: int, refused: Refused, *, is_told: bool = True) -> Fault:
        reason = _sentence(self.theme, refused) if is_told else FORBIDDEN
        return Fault(f"{self.file}:{line}: {reason}", Fault.REFUSED)

    def _bad(self, error: BadInput) -> Fault:
        return Fault(f"{self.file}:{error.line}: {error}")

    @property
    def theme(self) -> Theme:
        """The theme in which the game is played."""
        return self._themes[self.header.game]


def _sentence(theme: Theme, refused: Refused) -> str:
    from bot.wording.words_registry import words_for

    return words_for(theme, show=str).refusal(refused.refusal)


def _in_seat_order(value: object, seats: tuple[str, ...]) -> object:
    """Put everything that is stored by seat in seat order, so that the order tells nothing."""
    if isinstance(value, list):
        return [_in_seat_order(item, seats) for item in value]
    if not isinstance(value, dict):
        return value
    keys = [seat for seat in seats if seat in value] if value.keys() <= set(seats) else list(value)
    return {key: _in_seat_order(value[key], seats) for key in keys}


def _up_to_header(lines: Iterator[bytes]) -> list[bytes]:
    """Read up to the first line that is not blank."""
    read = []
    for line in lines:
        read.append(line)
        if line.strip():
            break
    return read


def _asked(ask: Ask) -> dict[str, object]:
    choices = {name: _domain(domain) for name, domain in ask.fields.items() if not isinstance(domain, domains.Nothing)}
    return {"move": snake_case(ask.move.__name__), "fields": spelled_as_recorded(ask.move, choices)}


def _domain(domain: object) -> dict[str, object]:
    """Return a domain without a game's additions, which only explain refusals."""
    kind = next(each for each in type(domain).__mro__ if each.__module__ == domains.__name__)
    limits = {field.name: _limit(getattr(domain, field.name)) for field in fields(kind) if field.name != "refused"}
    shown = {name: limit for name, limit in limits.items() if limit is not None}
    return {"domain": snake_case(kind.__name__), **shown}


def _limit(limit: object) -> object:
    """Return the limit of a choice; where it depends on another choice, the limit for each of these."""
    if isinstance(limit, Mapping):
        return {str(other): _domain(left) for other, left in limit.items()}
    return msgspec.to_builtins(limit)
