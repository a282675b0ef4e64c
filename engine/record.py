"""The record: a whole game as JSON Lines. This file reads, replays and writes it.

Unreadable input is bad input and names its line and field; a well-formed move that the rules forbid is refused.
"""

from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct, field

from engine.actions import Expire, GmAction, Substitute
from engine.audience import Reader, To, may_read
from engine.chance import Chance, Source, no_source, seeded_source, system_source
from engine.codec import convert, decode, read_action
from engine.errors import BadInput, Refused
from engine.game import Game
from engine.judging import Submission
from engine.log import FIRST_LINE, Entry
from engine.names import CLOCK, GM, check_names
from engine.rulebook import AnyRulebook
from engine.strength import Strength

FRAME = ("by", "for", "at", "again", "auto", "drawn")
OPTIONAL = ("for", "at", "again", "auto", "drawn")
PROOF = "proof"


class Header(Struct, frozen=True, forbid_unknown_fields=True):
    """The first line: the game, its options, the players, and the outcomes of chance at the start.

    ``house`` has the seats that house players have from the start, with their strengths.
    """

    brehon: Literal[1]
    game: str
    players: tuple[str, ...]
    options: dict[str, object] = {}
    drawn: dict[str, object] = {}
    house: dict[str, Strength] = {}


class Line(Struct, frozen=True):
    """The fields that every line after the header may have in addition to its move's. ``drawn`` are outcomes of chance.

    ``again`` marks a move that the bot has repeated because it stood after one that was taken back. ``auto`` marks a
    move that the bot has made for a player of a board game who had no choice.
    """

    by: str
    move: str
    acting_for: str | None = field(name="for", default=None)
    at: datetime | None = None
    again: bool = False
    auto: bool = False
    drawn: dict[str, object] = {}


Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
"""A SHA-256 digest in hex."""
UserId = Annotated[str, Meta(pattern="^[1-9][0-9]{0,19}$")] | Annotated[int, Meta(ge=1, le=2**63 - 1)]
"""A Discord user's id, written in digits, because many programs would round it as a JSON number."""


class Opening(Struct, frozen=True, forbid_unknown_fields=True):
    """The person who sat on a seat when the game began, and the salt of that seal."""

    user: UserId
    salt: str


class Proof(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """The last line of a finished hosted game: it proves that the deal was committed to at the start.

    A ``seal`` covers the options, the players and ``people``, the sealed person of each seat. Old records have none and
    cover only the draws. ``openings`` may lack seats.
    """

    at: datetime | None = None
    by: Literal["gm"]
    move: Literal["proof"]
    seal: Literal[2] | None = None
    salt: str
    commitment: Digest
    people: dict[str, Digest] | None = None
    openings: dict[str, Opening] | None = None


class Verdict(Struct, frozen=True):
    """The result of one line: its events or its refusal, who asked for what, and when.

    Nobody asks for the deal, which is the first. ``drawn`` are outcomes of chance, and ``again`` marks a repeat by the
    bot.
    """

    line: int
    by: str
    entry: Entry | None = None
    refused: Refused | None = None
    at: datetime | None = None
    again: bool = False
    submission: Submission | None = None
    drawn: dict[str, object] = {}


class Replay:
    """Replays a record from its ``header`` on. ``games`` maps each game's slug to its rulebook.

    A draw that the record lacks is made, or is bad input if the record must be ``complete``. Iterating plays the record
    line by line. Raises BadInput with its line's number, and SetupRefused for the header.
    """

    def __init__(
        self,
        games: Mapping[str, AnyRulebook],
        lines: Iterable[bytes],
        seed: int | None = None,
        *,
        complete: bool = False,
    ) -> None:
        self._lines = enumerate(lines, start=FIRST_LINE)
        self._seed = seed
        self._is_complete = complete
        self.header, self._deal, self.game = self._begin(games)

    def _begin(self, games: Mapping[str, AnyRulebook]) -> tuple[Header, Chance, Game]:
        number, text = next(((number, text) for number, text in self._lines if text.strip()), (FIRST_LINE, b""))
        try:
            if not text:
                raise BadInput("this file is empty")
            header = read_header(text)
            chance = Chance(header.drawn, self._source(number))
            return header, chance, begin(games, header, chance)
        except BadInput as error:
            error.line = number
            raise

    def __iter__(self) -> Iterator[Verdict]:
        yield Verdict(FIRST_LINE, GM, self.game.log[0], drawn=self._deal.drawn)
        for number, text in self._lines:
            try:
                verdict = self._play(number, text)
            except BadInput as error:
                error.line = number
                raise
            if verdict is not None:
                yield verdict

    def _play(self, number: int, text: bytes) -> Verdict | None:
        if not text.strip():
            return None
        fields = convert(decode(text), dict[str, object])
        if fields.get("move") == PROOF:
            convert_proof(fields)
            return None
        line = convert(fields, Line)
        submission = read_submission(self.game, line, fields)
        chance = Chance(line.drawn, self._source(number))
        try:
            entry = self.game.submit(submission, chance, number)
        except Refused as refused:
            return Verdict(number, submission.by, refused=refused, submission=submission)
        return Verdict(
            number, submission.by, entry, at=line.at, again=line.again, submission=submission, drawn=chance.drawn
        )

    def _source(self, line: int) -> Source:
        if self._is_complete:
            return no_source
        return system_source if self._seed is None else seeded_source(self._seed, line)


def read_header(text: bytes) -> Header:
    """Read a record's first line. Raises BadInput."""
    return convert(decode(text), Header)


def read_proof(text: bytes) -> Proof | None:
    """Read a line if it is a proof. Raises BadInput."""
    fields = convert(decode(text), dict[str, object])
    return convert_proof(fields) if fields.get("move") == PROOF else None


def convert_proof(fields: dict[str, object]) -> Proof:
    """Convert the fields of a proof to its shape. Raises BadInput."""
    proof = convert(fields, Proof)
    if proof.seal is not None and proof.people is None:
        raise BadInput('a proof with "seal": 2 needs this', "people")
    if proof.seal is None and (proof.people, proof.openings) != (None, None):
        raise BadInput('this belongs to a proof with "seal": 2', "openings" if proof.people is None else "people")
    return proof


def sealed(header: Header, people: Mapping[str, str] | None = None) -> dict[str, object]:
    """Return what a commitment covers: everything that is fixed when a game begins.

    Without ``people``, as in old records, it covers only the draws.
    """
    if people is None:
        return header.drawn
    return {"drawn": header.drawn, "options": header.options, "players": header.players, "people": people}


def begin(games: Mapping[str, AnyRulebook], header: Header, chance: Chance) -> Game:
    """Deal the game of a header. Raises BadInput and SetupRefused."""
    rulebook = games.get(header.game)
    if rulebook is None:
        raise BadInput(f"unknown game {header.game!r}; the games are {', '.join(sorted(games))}", "game")
    if (problem := check_names(header.players)) is not None:
        raise BadInput(problem, "players")
    for name in header.house:
        if name not in header.players:
            raise BadInput(f"nobody at this table is called {name!r}", "house")
    options = convert(header.options, rulebook.options, "options")
    return Game.begin(rulebook, header.players, options, chance, header.house)


def read_submission(game: Game, line: Line, fields: dict[str, object]) -> Submission:
    """Read the submission of a line after the header, given together with all its fields. Raises BadInput."""
    move = {name: value for name, value in fields.items() if name not in FRAME}
    action = read_action(game.rulebook, move, game.seats, is_gms=line.by == GM and line.acting_for is None)
    of_the_table = isinstance(action, GmAction | Expire)
    if line.by not in (*game.seats, GM, CLOCK):
        raise BadInput(f"nobody at this table is called {line.by!r}", "by")
    if line.by == CLOCK and not isinstance(action, Expire | Substitute):
        raise BadInput("the clock's only moves are expire and substitute", "move")
    if line.acting_for is None:
        if line.by == GM and not (of_the_table or type(action) in game.rulebook.asked_of_gm):
            raise BadInput("the GM's line must say for whom they act", "for")
    elif line.by != GM or of_the_table:
        raise BadInput("only the GM may act for a player, and only with a player's move", "for")
    elif line.acting_for not in game.seats:
        raise BadInput(f"nobody at this table is called {line.acting_for!r}", "for")
    if line.auto and not (line.by in game.seats and game.rulebook.turns):
        raise BadInput("the bot makes by itself only a player's own move in a game on a board", "auto")
    return Submission(line.by, action, line.acting_for, line.auto)


def write_header(header: Header) -> bytes:
    """Write a header as the record's first line, without its line feed."""
    return write_fields(header_fields(header))


def header_fields(header: Header) -> dict[str, object]:
    """Return the fields of a header as a record has them: ``house`` only where house players sit."""
    fields: dict[str, object] = msgspec.to_builtins(header)
    house, drawn = fields.pop("house"), fields.pop("drawn")
    return {**fields, **({"house": house} if house else {}), "drawn": drawn}


def write_line(submission: Submission, drawn: Mapping[str, object], at: datetime | None = None) -> bytes:
    """Write a submission as a line of the record, without its line feed."""
    frame = {"at": at, "by": submission.by, "for": submission.acting_for, "auto": submission.auto}
    return write_fields({**frame, **msgspec.to_builtins(submission.action), "drawn": drawn})


def write_proof(proof: Proof) -> bytes:
    """Write the proof of a finished game, without its line feed."""
    return msgspec.json.encode(proof)


def write_fields(fields: Mapping[str, object]) -> bytes:
    """Write a line of the record from its fields. Empty common fields are left out."""
    return msgspec.json.encode({name: value for name, value in fields.items() if value or name not in OPTIONAL})


def write_notice(entry: Entry, reader: Reader = To.GM) -> Iterator[bytes]:
    """Write the notices of an entry, one on each line: those of one reader, or by default all of them."""
    for event in entry.events:
        if may_read(reader, event.to):
            body = msgspec.to_builtins(event)
            yield msgspec.json.encode({"line": entry.line, "to": body.pop("to"), **body})
