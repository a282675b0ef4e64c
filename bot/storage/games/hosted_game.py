"""A game as the database has it: its row, its room, who sits where, and the engine's game folded from its log."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from secrets import token_hex

from msgspec import Struct

from bot.clock import now
from bot.storage.games.anonymity import with_anonymity
from bot.storage.games.embargoes import Embargoes, is_any_to_come, spots_embargoed
from bot.storage.games.lobby import Lobby
from bot.storage.schema.choices import Holding
from bot.storage.schema.game_settings import GameSettings
from bot.storage.schema.kinds import GamePhase, Loss
from bot.storage.schema.pending_result import PendingResult
from bot.themes import Theme
from engine.asks import Ask, Asks, Awaited, awaited, without_gm
from engine.audience import Reader, To
from engine.chance import Chance
from engine.codec import convert
from engine.game import Game
from engine.judging import asked
from engine.names import GM
from engine.rulebook import AnyRulebook
from engine.speech import PrivateThread
from engine.table import Table
from engine.telling import NOTHING, Embargoed, R, ToldLog
from engine.views import View
from engine.writing import Writing

TOKEN_BYTES = 4


@dataclass(slots=True)
class Occupancy:
    """A seat and who sits on it now; ``dm_open`` is None if no DM was ever tried.

    ``name`` is the seat's, ``player`` what its occupant was called when he sat down: in an anonymous game the two
    must not be shown together. Staff could see what is kept private in the room when they sat down. ``missed`` are the
    waits in a row that have ended without his answer, as everybody has seen.
    """

    seat_id: int
    name: str
    occupant_id: int
    player: str
    user_id: int
    dm_channel_id: int | None
    dm_open: bool | None
    is_staff: bool
    away_since: datetime | None = None
    away_until: datetime | None = None
    missed: int = 0
    is_offered: bool = False
    offered_until: datetime | None = None

    def is_on_offer(self, at: datetime) -> bool:
        """Whether somebody else may take the seat then."""
        return self.is_offered and self.offered_until is not None and self.offered_until > at

    def is_away(self, at: datetime) -> bool:
        """Whether he has told the table that he is away then."""
        return self.away_until is not None and self.away_until > at


@dataclass(slots=True)
class HostedRoom:
    """The channel or thread a game is played in, and the messages there that are edited."""

    id: int
    channel_id: int
    since: datetime
    loss: Loss | None
    card_id: int | None
    card_digest: str | None
    card_lines: int | None
    prompt_id: int | None
    prompt_wait_line: int | None


def from_the_system(_hosted: "HostedGame") -> Chance:
    """Draw from the operating system's source, whatever the game."""
    return Chance()


Chances = Callable[["HostedGame"], Chance]
"""Gives the chance of a game's next line."""


@dataclass(slots=True)
class HostedGame:
    """A game in memory. ``game`` and ``commitment`` are None until it starts.

    ``wait_line`` is the line at which the present wait began. It counts what was done in secret, so nobody is shown it;
    ``wait_token`` stands for the wait where people can see it. ``inner_deadline`` is that of the wait within it, which
    only a GM without a seat perceives. In an ``anonymous`` game the seats have aliases once it has begun.

    It is led by the user ``gm_id`` and those beside him, and ``gm_changes`` counts how often that has changed. Whoever
    of them has a seat knows no more than any player; the others know everything.

    ``lobby`` is kept until the game begins. ``pending`` is the result of the present wait while a GM looks it over. It
    is not in ``game``, and nobody is asked anything until the GM publishes or withdraws it.

    What is veiled is in ``game`` all the same: whatever somebody is shown or may do is made from ``told``, ``view``,
    ``asks`` and ``threads``, which leave it out until its time.

    It ``is_watched`` once somebody watches it with all its secrets.
    """

    id: int
    theme: Theme
    rulebook: AnyRulebook
    language: str
    zone: str
    guild_id: int
    gm_id: int
    co_gms: tuple[int, ...]
    gm_changes: int
    phase: GamePhase
    options: dict[str, object]
    settings: GameSettings
    anonymous: bool
    commitment: str | None
    started_at: datetime | None
    ended_by: int | None
    wait_line: int
    wait_token: str
    deadline: datetime | None
    inner_deadline: datetime | None
    room: HostedRoom
    occupancies: list[Occupancy]
    lobby: Lobby
    game: Game | None
    embargoes: Embargoes
    pending: PendingResult | None = None
    is_watched: bool = False
    chance: Chances = from_the_system
    """Where the draws of its next line come from, the deal being its first."""
    alias_chance: Chances = from_the_system
    """Where its aliases come from, of which no record tells."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats, in seat order."""
        return tuple(occupancy.name for occupancy in self.occupancies)

    @property
    def lines(self) -> int:
        """How many lines its record has."""
        return 0 if self.game is None else self.game.log[-1].line

    @property
    def open_options(self) -> Struct:
        """What is chosen for the game, as far as everybody may know it."""
        if self.game is not None:
            return self.rulebook.open_options(self.game.options)
        options = with_anonymity(self.rulebook.options, self.options, anonymous=self.anonymous)
        return self.rulebook.open_options(convert(options, self.rulebook.options))

    @property
    def writing(self) -> Writing | None:
        """What each player may write in secret before the game, by its set-up and how many have joined."""
        if self.phase is not GamePhase.SIGNUP:
            return None
        return self.rulebook.to_write(self.open_options, max(len(self.occupancies), self.rulebook.players[0]))

    @property
    def is_full(self) -> bool:
        """Whether all seats are taken."""
        return len(self.occupancies) >= self.rulebook.players[-1]

    @property
    def started(self) -> Game:
        """The game under way; only to be asked for after its start."""
        assert self.game is not None
        return self.game

    @property
    def ended_by_manager(self) -> int | None:
        """Who manages the server and has ended or cancelled the game, if it was not its GM."""
        return self.ended_by if not self.is_led_by(self.ended_by) else None

    @property
    def gms(self) -> tuple[int, ...]:
        """The users who lead it, its first GM first."""
        return self.gm_id, *self.co_gms

    @property
    def knowing_gms(self) -> tuple[int, ...]:
        """Those of them without a seat, who may know everything."""
        return tuple(user_id for user_id in self.gms if self.is_known_to(user_id))

    @property
    def gm_plays(self) -> bool:
        """Whether whoever leads it has a seat, so that nobody may know more than any player."""
        return not self.knowing_gms

    def is_led_by(self, user_id: int | None) -> bool:
        """Whether somebody is one of its GMs."""
        return user_id in self.gms

    def is_known_to(self, user_id: int | None) -> bool:
        """Whether somebody may know everything of it: a GM without a seat."""
        return user_id is not None and self.is_led_by(user_id) and self.occupancy_of(user_id) is None

    @property
    def pending_until(self) -> datetime | None:
        """When that is told by itself which waits for the GM; None if nothing does."""
        return None if self.pending is None else self.pending.until

    @property
    def holds(self) -> bool:
        """Whether the GM sees what follows from the end of a wait before anybody else: not one who plays himself.

        On a board each turn is a wait, and what comes of it lies open.
        """
        return self.settings.holding is not Holding.OFF and not self.gm_plays and not self.rulebook.turns

    @property
    def has_aliases(self) -> bool:
        """Whether the seats are called otherwise than those who sit on them."""
        return self.anonymous and self.game is not None

    @property
    def talks_apart(self) -> bool:
        """Whether some talk among themselves in private threads, once the game is on; under aliases nobody does."""
        return self.rulebook.talks_apart and not self.anonymous

    @property
    def threads(self) -> dict[str, PrivateThread]:
        """The private threads of a game that is on, by their keys; where seats have aliases there are none."""
        return self._threads_at(self.table_told) if self.talks_apart and self.game is not None else {}

    @property
    def embargoed_threads(self) -> list[str]:
        """The keys of those private threads that are to change as soon as what is veiled is told."""
        if not self.talks_apart or self.game is None:
            return []
        shown = self.threads
        return [key for key, thread in self._threads_at(self.game.table).items() if shown.get(key) != thread]

    def _threads_at(self, table: Table) -> dict[str, PrivateThread]:
        return {thread.key: thread for thread in self.rulebook.private_threads(table)}

    @property
    def table_told(self) -> Table:
        """The table without what is veiled: from it follows what players may do."""
        at = now()
        return self.started.table_without(
            spots_embargoed(self.embargoes, at) if is_any_to_come(self.embargoes, at) else NOTHING
        )

    @property
    def asks(self) -> Asks:
        """Who may do what now, as those who are asked know it; nobody anything before the game begins.

        Nor while the GM looks over what has come of the wait.
        """
        return Asks() if self.pending is not None else self.asks_of_wait

    @property
    def asks_of_wait(self) -> Asks:
        """Who may do what in the present wait, even if the GM looks over what has come of it."""
        return self._asks(gm_judges=not self.gm_plays)

    def asks_of_gm(self, gm_id: int) -> tuple[Ask, ...]:
        """What a GM may do now as such: one who plays nothing that seats are asked too, though another GM is."""
        return () if self.pending is not None else self._asks(gm_judges=self.is_known_to(gm_id)).of(GM)

    def _asks(self, *, gm_judges: bool) -> Asks:
        if self.game is None:
            return Asks()
        table = self.table_told
        every = self.game.asks if table is self.game.table else asked(self.rulebook, table)
        return Asks(every if gm_judges else without_gm(every))

    @property
    def waits_for(self) -> Awaited:
        """What everybody may know of those the game waits for, or will wait for again when it goes on."""
        return awaited(self.rulebook.asks(self.table_told))

    def told(self, reader: R) -> ToldLog[R]:
        """What a reader has been told by now. A GM who reads everything reads what is veiled, too."""
        return self.started.told(reader, self._embargoed_from(reader))

    def view(self, reader: R) -> View[Table, R]:
        """What a reader may know of the state now."""
        return self.started.view(reader, self._embargoed_from(reader))

    def view_at(self, line: int, reader: R) -> View[Table, R]:
        """What a reader may know by now of the state to which a line had led."""
        return self.started.view_at(line, reader, self._embargoed_from(reader))

    def _embargoed_from(self, reader: Reader) -> Embargoed:
        """What is veiled from a reader."""
        return NOTHING if reader is To.GM else spots_embargoed(self.embargoes, now())

    def staff_known_to(self, gm_id: int) -> list[str]:
        """The players who could see what is kept private in the room, as a GM may know of them.

        One who plays hears of nobody once there are aliases: a newcomer would be known by the seat that was free.
        """
        if self.has_aliases and not self.is_known_to(gm_id):
            return []
        return [self.person(occupancy) for occupancy in self.occupancies if occupancy.is_staff]

    def begin_wait(self, line: int) -> None:
        """Let another wait begin with a line."""
        self.wait_line, self.wait_token = line, token_hex(TOKEN_BYTES)

    def person(self, occupancy: Occupancy) -> str:
        """What somebody on a seat is called where it is about himself and not about his seat."""
        return occupancy.player if self.anonymous else occupancy.name

    def occupancy_of(self, user_id: int) -> Occupancy | None:
        """The seat of a Discord user, if he has one."""
        return next((occupancy for occupancy in self.occupancies if occupancy.user_id == user_id), None)

    def occupancy_on(self, seat_id: int) -> Occupancy | None:
        """The seat of that id, if it is still one of the table's."""
        return next((occupancy for occupancy in self.occupancies if occupancy.seat_id == seat_id), None)

    def occupancy(self, name: str) -> Occupancy:
        """The seat of that name."""
        return next(occupancy for occupancy in self.occupancies if occupancy.name == name)
