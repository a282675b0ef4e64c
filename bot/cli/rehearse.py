"""``brehon rehearse``: a game in a simulated Discord, to be watched or to be played in."""

import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

from typer import Argument, Option

if TYPE_CHECKING:
    from bot.cli.replaying import Replaying
    from bot.rehearsal.performance import Programme
    from bot.rehearsal.resuming import Saved
    from engine.record import Verdict

INTERRUPTED = 130
INSTALL = ".venv/bin/pip install --require-hashes -r requirements/rehearse.txt"
OPENED = "The rehearsal is at {address}\nThat address works once, in one browser. Ctrl-C ends the rehearsal."
ANOTHER = "Enter gives another, which then counts instead."
FAREWELL = "You've left the rehearsal, and the game ends here. Thank you for playing!"
INVITATIONS = """
What next?
  Play a seat yourself:         brehon rehearse {game} --seat {name}
  Play it in a browser:         brehon rehearse {game} --web
  Look back at this game:       brehon replay {path} --html game.html
"""


@dataclass(frozen=True)
class Rehearse:
    """Play a game with the real bot in a simulated Discord, and print what happens, with the record's path last."""

    game: Annotated[
        str, Argument(metavar="GAME", help="The game's name: that of its theme's folder. Or a role file, FILE.toml.")
    ]
    players: Annotated[int | None, Option(metavar="N", help="How many play; by default as few as can.")] = None
    seed: Annotated[
        int | None,
        Option(
            metavar="S",
            help="Repeats how the players choose, in the same situations. The deal, and all that the bot draws, is "
            "drawn anew each time, as in a real game.",
        ),
    ] = None
    policy: Annotated[
        str | None,
        Option(
            metavar="sensible|random",
            help="How the players choose: sensibly, in games that have sensible players. At random they also try what "
            "is refused, and the GM any set-up.",
        ),
    ] = None
    everything: Annotated[
        bool, Option("--all", help="Show each answer, each DM, and each change of a message too, without pauses.")
    ] = False
    seat: Annotated[str | None, Option(metavar="NAME", help="Play this seat yourself, such as Ann.")] = None
    web: Annotated[
        bool,
        Option("--web", help="Show it in a browser on this machine instead, where you may act for every seat."),
    ] = False
    source: Annotated[
        str | None,
        Option("--from", metavar="FILE", help="With --web, go on with the game of a record, as far as it goes."),
    ] = None
    keep_going: Annotated[bool, Option("--keep-going", help="With --from, leave out what is refused, and go on.")] = (
        False
    )
    port: Annotated[
        int | None,
        Option(metavar="P", min=0, max=65535, help="With --web, the port of the page; by default any that is free."),
    ] = None

    def run(self) -> int:
        """Play and print, and return the exit status."""
        from bot.cli.catalogue import game_named
        from bot.cli.players import policy_named
        from bot.cli.role_files import SUFFIX, with_role_file
        from bot.cli.setting import read_options, read_players
        from bot.cli.terminal import Fault
        from bot.policies.sensible import SENSIBLE
        from bot.themes import usual_options
        from engine.names import folded

        theme, rulebook = with_role_file(self.game) if self.game.endswith(SUFFIX) else game_named(self.game)
        self._check_options()
        replaying = self._replaying()
        if replaying is not None and replaying.header.game != theme.slug:
            raise Fault(f"brehon: --from: this is a record of {replaying.header.game}")
        usual = read_options(rulebook, (), usual_options(theme, rulebook))
        count = read_players(rulebook.players_with(usual), None if self.players is None else str(self.players))[0]
        try:
            from bot.rehearsal.performance import Programme, names_of
            from bot.rehearsal.resuming import saved_of
        except ModuleNotFoundError as error:
            if (error.name or "").partition(".")[0] != "simcord":
                raise
            problem = f"brehon: the rehearsal needs simcord; install it with: {INSTALL}"
            raise Fault(problem, Fault.REFUSED) from None
        saved = None if replaying is None else saved_of(replaying.header, self._accepted(replaying))
        names = names_of(count) if saved is None else saved.header.players
        seat = self.seat
        own = next((name for name in names if seat is not None and folded(name) == folded(seat)), None)
        if seat is not None and own is None:
            raise Fault(f"brehon: --seat: nobody is called {seat!r}; the players are {', '.join(names)}")
        own = own if own is None or saved is None else saved.sits_on(own)
        policy = SENSIBLE.get(rulebook.slug) if self.policy is None else policy_named(self.policy, rulebook)
        programme = Programme(theme, names, policy, self.seed, own, self.everything)
        return _show(programme, self.port or 0, saved) if self.web else _perform(programme, self.game)

    def _check_options(self) -> None:
        """Raise Fault for an option without effect."""
        from bot.cli.terminal import Fault

        unfit = {
            "--keep-going goes with --from": self.keep_going and self.source is None,
            "--from goes with --web": self.source is not None and not self.web,
            "--port goes with --web": self.port is not None and not self.web,
            "--all goes without --web": self.everything and self.web,
            "--players goes without --from": self.players is not None and self.source is not None,
        }
        for problem, is_so in unfit.items():
            if is_so:
                raise Fault(f"brehon: {problem}")

    def _replaying(self) -> "Replaying | None":
        """Return the record to continue."""
        from bot.cli.replaying import Replaying
        from bot.cli.terminal import opened

        if self.source is None:
            return None
        with opened(self.source) as file:
            return Replaying(self.source, [*file])

    def _accepted(self, replaying: "Replaying") -> "list[Verdict]":
        """Return the lines that the rules accept. A refused line ends it, or is reported and left out."""
        from bot.cli.terminal import complain

        accepted = [verdict for verdict, _ in replaying.verdicts(keep_going=self.keep_going)]
        for refused in replaying.left_out:
            complain(f"{refused} (left out)")
        return accepted


def _perform(programme: "Programme", game: str) -> int:
    import asyncio

    from rich.console import Console

    from bot.cli.terminal import Fault
    from bot.rehearsal.failure import Left, RehearsalFailed
    from bot.rehearsal.performance import perform

    console = Console(highlight=False)
    try:
        path = asyncio.run(perform(programme, console))
    except (Left, KeyboardInterrupt) as end:
        console.print(f"\n{FAREWELL}", soft_wrap=True)
        return 0 if isinstance(end, Left) else INTERRUPTED
    except RehearsalFailed as failure:
        console.print(str(failure), markup=False, soft_wrap=True)
        raise Fault("brehon: the rehearsal has failed, as told above.", Fault.REFUSED) from None
    invitations = INVITATIONS.format(game=game, name=programme.names[0], path=path)
    console.print(invitations, markup=False, soft_wrap=True)
    console.print(str(path), markup=False, soft_wrap=True)
    return 0


def _show(programme: "Programme", port: int, saved: "Saved | None") -> int:
    import asyncio

    from bot.cli.terminal import Fault
    from bot.rehearsal.failure import RehearsalFailed
    from bot.rehearsal.web.server import NoPort
    from bot.rehearsal.web.web_session import open_browser, show

    is_asked = sys.stdin.isatty()

    def opened(address: str) -> None:
        sys.stdout.write(f"{OPENED.format(address=address)}{f' {ANOTHER}' if is_asked else ''}\n")
        sys.stdout.flush()
        open_browser(address)

    try:
        path = asyncio.run(show(programme, port, opened, saved, sys.stdin.fileno() if is_asked else None))
    except NoPort as error:
        raise Fault(f"brehon: --port: port {port} cannot be had: {error}") from None
    except RehearsalFailed as failure:
        raise Fault(f"brehon: {failure}", Fault.REFUSED) from None
    except KeyboardInterrupt:
        return INTERRUPTED
    sys.stdout.write(f"\n{FAREWELL}\n")
    if path is not None:
        sys.stdout.write(f"{path}\n")
    return 0
