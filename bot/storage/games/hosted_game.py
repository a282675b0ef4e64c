"""A game as the database has it: its row, its room, its occupants, and the engine's game folded from its log."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from secrets import token_hex

from msgspec import Struct

from bot.clock import now
from bot.storage.games.anonymity import with_anonymity
from bot.storage.games.embargoes import Embargoes, is_any_to_come, spots_embargoed
from bot.storage.games.lobby import Lobby
from bot.storage.matches.matches import CUP_PLAYERS, Match
from bot.storage.schema.choices import Holding, Matching
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
from engine.sheets import Row, Sheet
from engine.speech import PrivateThread
from engine.table import Table
from engine.telling import NOTHING, Embargoed, R, ToldLog
from engine.views import Told, View
from engine.writing import Writing

TOKEN_BYTES = 4


@dataclass(slots=True)
class Occupancy:
    """A seat and its present occupant; ``dm_open`` is None if no DM was ever tried.

    ``name`` is the seat's, ``player`` the occupant's name when they sat down: in an anonymous game the two must not be
    shown together. Staff could see what is kept private in the room when they sat down. ``missed`` counts the
    waits in a row that have ended without their answer, as everybody has seen.
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

    @property
    def is_house(self) -> bool:
        """Whether a house player sits there: the bot itself, with an id that no person has."""
        return self.user_id < 0

    def is_on_offer(self, at: datetime) -> bool:
        """Whether somebody else may take the seat at that moment."""
        return self.is_offered and self.offered_until is not None and self.offered_until > at

    def is_away(self, at: datetime) -> bool:
        """Whether the occupant has said that they are away at that moment."""
        return self.away_until is not None and self.away_until > at

    def is_told_away(self, at: datetime) -> bool:
        """Whether they are away and the table knows it. An alias's absence is told with a delay, see ``Absences``."""
        return self.is_away(at) and self.away_since is not None and self.away_since <= at


@dataclass(slots=True)
class HostedRoom:
    """The channel or thread in which a game is played, and the messages there that are edited."""

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
    """Draw from the operating system's source, for any game."""
    return Chance()


Chances = Callable[["HostedGame"], Chance]
"""Returns the source of the draws of a game's next line."""


@dataclass(slots=True)
class HostedGame:
    """A game in memory. ``game`` and ``commitment`` are None until it starts.

    ``wait_line`` is the line at which the present wait began. Line numbers count secret moves, so nobody is shown it;
    ``wait_token`` stands for the wait where people can see it. ``inner_deadline`` is the deadline of the wait within
    it, which only a GM without a seat sees. In an ``anonymous`` game the seats have aliases once it has begun.

    The user ``gm_id`` and the co-GMs lead the game, and ``gm_changes`` counts how often that has changed. A GM with a
    seat knows no more than any player; the others know everything.

    ``lobby`` is kept until the game begins. ``pending`` is the result of the present wait while a GM looks it over. It
    is not in ``game``, and nobody is asked anything until the GM publishes or withdraws it.

    Embargoed events are in ``game`` all the same. Everything that people are shown or may do is made from ``told``,
    ``view``, ``asks`` and ``threads``, which leave them out until their time.

    ``is_watched`` is true once somebody watches the game with all its secrets.
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
    bare: Mapping[str, Sequence[int]] = field(default_factory=dict)
    """The lines that are told without the theme's drama: by seat, and under the empty name those told in the channel.
    """
    is_watched: bool = False
    made_for_seats: frozenset[int] = frozenset()
    """The lines that the clock or a GM has made, in a game in which players may undo their own moves."""
    match: Match | None = None
    """The match of several games to which it belongs, as it stood before this game."""
    chance: Chances = from_the_system
    """The source of its next line's draws; the deal is the first."""
    alias_chance: Chances = from_the_system
    """The source of its aliases, which no record contains."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats, in seat order."""
        return tuple([occupancy.name for occupancy in self.occupancies])

    @property
    def lines(self) -> int:
        """The number of lines of its record."""
        return 0 if self.game is None else self.game.log[-1].line

    @property
    def open_options(self) -> Struct:
        """The chosen options, as far as everybody may know them."""
        if self.game is not None:
            return self.rulebook.open_options(self.game.options)
        options = with_anonymity(self.rulebook.options, self.options, anonymous=self.anonymous)
        return self.rulebook.open_options(convert(options, self.rulebook.options))

    @property
    def writing(self) -> Writing | None:
        """The rule for each player's secret text before the game, by its set-up and the number of players."""
        if self.phase is not GamePhase.SIGNUP:
            return None
        return self.rulebook.to_write(self.open_options, max(len(self.occupancies), self.players[0]))

    @property
    def players(self) -> range:
        """The numbers of players with which one game of its set-up may be played."""
        return self.rulebook.players_with(self.open_options)

    @property
    def is_full(self) -> bool:
        """Whether all seats are taken."""
        return len(self.occupancies) >= self.most_players

    @property
    def least_players(self) -> int:
        """The fewest people who must join."""
        return CUP_PLAYERS if self.settings.matching is Matching.CUP else self.players[0]

    @property
    def most_players(self) -> int:
        """The most people who may join."""
        return CUP_PLAYERS if self.settings.matching is Matching.CUP else self.players[-1]

    @property
    def started(self) -> Game:
        """The game under way; only for use after its start."""
        assert self.game is not None
        return self.game

    @property
    def ended_by_manager(self) -> int | None:
        """The manager of the server who has ended or cancelled the game, if it was not its GM."""
        return self.ended_by if not self.is_led_by(self.ended_by) else None

    @property
    def gms(self) -> tuple[int, ...]:
        """The users who lead it, its first GM first."""
        return self.gm_id, *self.co_gms

    @property
    def knowing_gms(self) -> tuple[int, ...]:
        """The GMs without a seat, who may know everything."""
        return tuple([user_id for user_id in self.gms if self.occupancy_of(user_id) is None])

    @property
    def gm_plays(self) -> bool:
        """Whether a GM has a seat and none is without, so that nobody may know more than any player."""
        return not self.knowing_gms

    def is_led_by(self, user_id: int | None) -> bool:
        """Whether somebody is one of its GMs."""
        return user_id in self.gms

    def is_known_to(self, user_id: int | None) -> bool:
        """Whether somebody may know everything of it: a GM without a seat."""
        return user_id in self.knowing_gms

    @property
    def pending_until(self) -> datetime | None:
        """The time at which the pending result is published by itself; None if there is none."""
        return None if self.pending is None else self.pending.until

    @property
    def holds(self) -> bool:
        """Whether the result of a wait goes to the GM first. A GM who plays never gets it first.

        On a board each turn is a wait whose result lies open, so nothing is kept back.
        """
        return self.settings.holding is not Holding.OFF and not self.rulebook.turns and not self.gm_plays

    @property
    def has_aliases(self) -> bool:
        """Whether the seats have other names than their occupants."""
        return self.anonymous and self.game is not None

    @property
    def talks_apart(self) -> bool:
        """Whether some players talk among themselves in private threads once the game is on.

        They never do under aliases, nor in a DM, which has no threads.
        """
        return self.rulebook.talks_apart and not self.anonymous and not self.is_in_dm

    @property
    def threads(self) -> dict[str, PrivateThread]:
        """The private threads of a running game, by their keys; none where seats have aliases."""
        return self._threads_at(self.table_told) if self.talks_apart and self.game is not None else {}

    @property
    def embargoed_threads(self) -> list[str]:
        """The keys of the private threads that will change as soon as embargoed events are told."""
        if not self.talks_apart or self.game is None:
            return []
        shown = self.threads
        return [key for key, thread in self._threads_at(self.game.table).items() if shown.get(key) != thread]

    def _threads_at(self, table: Table) -> dict[str, PrivateThread]:
        return {thread.key: thread for thread in self.rulebook.private_threads(table)}

    @property
    def table_told(self) -> Table:
        """The table without embargoed events: from it follows what players may do."""
        if not self.embargoes or not is_any_to_come(self.embargoes, at := now()):
            return self.started.table
        return self.started.table_without(spots_embargoed(self.embargoes, at))

    @property
    def asks(self) -> Asks:
        """The actions that each may do now, as far as those asked know; none before the game begins.

        Nor are there any while a result is pending.
        """
        return Asks() if self.pending is not None else self.asks_of_wait

    @property
    def asks_of_wait(self) -> Asks:
        """The actions that each may do in the present wait, even while its result is pending."""
        return self._asks(gm_judges=not self.rulebook.asked_of_gm or not self.gm_plays)

    def asks_of_gm(self, gm_id: int) -> tuple[Ask, ...]:
        """Return a GM's own actions now. A GM who plays gets none that seats are asked too, though another GM does."""
        return () if self.pending is not None else self._asks(gm_judges=self.is_known_to(gm_id)).of(GM)

    def _asks(self, *, gm_judges: bool) -> Asks:
        if self.game is None:
            return Asks()
        table = self.table_told
        every = self.game.asks if table is self.game.table else asked(self.rulebook, table)
        return Asks(every if gm_judges else without_gm(every))

    @property
    def waits_for(self) -> Awaited:
        """The public knowledge of whom the game waits for, or will wait for again when it goes on."""
        return awaited(self.rulebook.asks(self.table_told))

    def told(self, reader: R) -> ToldLog[R]:
        """Return what a reader has been told by now. A GM who reads everything also reads embargoed events."""
        return self.started.told(reader, self._embargoed_from(reader))

    def told_by(self, line: int, reader: R) -> tuple[Told[R], ...]:
        """Return what a line has told a reader by now."""
        return self.started.told_by(line, reader, self._embargoed_from(reader))

    def view(self, reader: R) -> View[Table, R]:
        """Return the present state as far as a reader may know it."""
        return self.started.view(reader, self._embargoed_from(reader))

    def view_at(self, line: int, reader: R) -> View[Table, R]:
        """Return the state after a line, as far as a reader may know it by now."""
        return self.started.view_at(line, reader, self._embargoed_from(reader))

    def rows(self, sheet: Sheet) -> list[Row]:
        """Return the rows of a sheet by now: of an open one by what everybody was told, of another by everything."""
        return self.started.rows(sheet, self._embargoed_from(To.PUBLIC if sheet.is_open else To.GM))

    def _embargoed_from(self, reader: Reader) -> Embargoed:
        """Return the events that are embargoed for a reader."""
        return NOTHING if reader is To.GM or not self.embargoes else spots_embargoed(self.embargoes, now())

    def staff_known_to(self, gm_id: int | None) -> list[str]:
        """Return the players who could see what is kept private in the room, as far as a GM may know; None is any GM.

        A GM who plays learns of none once there are aliases: a newcomer would be known by the seat that was free.
        """
        if self.has_aliases and not self.is_known_to(gm_id):
            return []
        return [self.person(occupancy) for occupancy in self.occupancies if occupancy.is_staff]

    def begin_wait(self, line: int) -> None:
        """Begin another wait with a line."""
        self.wait_line, self.wait_token = line, token_hex(TOKEN_BYTES)

    def person(self, occupancy: Occupancy) -> str:
        """Return an occupant's own name, for messages about the person and not the seat."""
        return occupancy.player if self.anonymous else occupancy.name

    def occupancy_of(self, user_id: int) -> Occupancy | None:
        """Return the seat of a Discord user, if they have one."""
        for occupancy in self.occupancies:
            if occupancy.user_id == user_id:
                return occupancy
        return None

    def occupancy_on(self, seat_id: int) -> Occupancy | None:
        """Return the seat of that id, if it is still one of the table's."""
        return next((occupancy for occupancy in self.occupancies if occupancy.seat_id == seat_id), None)

    @property
    def house(self) -> tuple[str, ...]:
        """The seats that house players play, in seat order: their own, and those of people for whom they stand in."""
        stood_in = () if self.game is None else self.game.table.house_players
        return tuple([each.name for each in self.occupancies if each.is_house or each.name in stood_in])

    @property
    def is_in_dm(self) -> bool:
        """Whether it is played in one person's DM with the bot, where nobody else can come; see ``home_of``."""
        return self.guild_id < 0

    @property
    def is_practice(self) -> bool:
        """Whether one person plays here, and house players have all other seats."""
        people = [occupancy for occupancy in self.occupancies if not occupancy.is_house]
        return len(people) == 1 < len(self.occupancies)

    def users_called(self, names: Iterable[str]) -> list[int]:
        """Return the Discord users on some seats, without those for whom a house player stands in."""
        house = self.house
        return self.users_on([name for name in names if name not in house])

    def users_on(self, names: Iterable[str]) -> list[int]:
        """Return the Discord users on some seats. A house player is none."""
        return [each.user_id for each in map(self.occupancy, names) if not each.is_house]

    def occupancy(self, name: str) -> Occupancy:
        """Return the seat of that name."""
        return next(occupancy for occupancy in self.occupancies if occupancy.name == name)
