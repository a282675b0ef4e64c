"""``brehon simulate``: plays whole games with legal moves, and counts."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

from typer import Argument, Option

if TYPE_CHECKING:
    from bot.cli.simulation import Simulation


@dataclass(frozen=True)
class Simulate:
    """Play whole games, and print how they ended. Sensible players each go by what their own seat knows."""

    game: Annotated[
        str,
        Argument(
            metavar="GAME",
            help="The game's name: that of its theme's folder. Or a role file, FILE.toml; - is standard input.",
        ),
    ]
    players: Annotated[str | None, Option(metavar="N|A..B", help="How many play; of a range, each in turn.")] = None
    games: Annotated[int, Option(metavar="M", min=1, help="How many games.")] = 100
    seed: Annotated[int | None, Option(metavar="S", help="The same seed gives the same games.")] = None
    settings: Annotated[
        list[str] | None, Option("--set", metavar="OPTION=VALUE", help="Set an option; may be repeated.")
    ] = None
    policy: Annotated[str, Option(metavar="random|sensible|usual|strong", help="How the players choose.")] = "random"
    as_json: Annotated[bool, Option("--json", help="Print one JSON object.")] = False
    records: Annotated[str | None, Option(metavar="DIR", help="Write the record of each game here.")] = None
    seconds: Annotated[float | None, Option(metavar="T", min=0.1, help="Begin no other game after this time.")] = None

    def run(self) -> None:
        """Play and print."""
        from bot.cli.role_files import SUFFIX
        from bot.cli.simulation import simulate, system_seed
        from bot.cli.simulation_counts import as_text, encoded
        from bot.cli.terminal import STANDARD_INPUT, complain, write

        seed = system_seed() if self.seed is None else self.seed
        is_file = self.game.endswith(SUFFIX) or self.game == STANDARD_INPUT
        simulation = self._of_role_file(seed) if is_file else self._of_game(seed)
        count = simulate(simulation, self.games, self.records, self.seconds)
        write(encoded(count) if self.as_json else as_text(count, simulation.seed).encode())
        if simulation.rulebook.needs_gm(simulation.options):
            complain("brehon: the GM of these games did nothing by hand, so read the figures as those of other files")

    def _of_game(self, seed: int) -> "Simulation":
        from bot.cli.catalogue import game_named
        from bot.cli.players import policy_named
        from bot.cli.setting import read_options, read_players
        from bot.cli.simulation import Simulation
        from bot.themes import usual_options
        from bot.wording.words_registry import words_for

        theme, rulebook = game_named(self.game)
        options = read_options(rulebook, self.settings or (), usual_options(theme, rulebook))
        simulation = Simulation(
            game=self.game,
            rulebook=rulebook,
            options=options,
            players=read_players(rulebook.players_with(options), self.players),
            seed=seed,
            policy=policy_named(self.policy, rulebook),
            longest=None if rulebook.file is None else self._longest,
        )
        simulation.check(words_for(theme, show=str))
        return simulation

    def _of_role_file(self, seed: int) -> "Simulation":
        from bot.cli.catalogue import game_named
        from bot.cli.players import policy_named
        from bot.cli.role_files import OPEN_TABLE, hosted_set_up
        from bot.cli.simulation import Simulation
        from bot.cli.terminal import Fault

        if self.players or self.settings:
            raise Fault("brehon: a role file says itself how many play and what is set; leave out --players and --set")
        theme, rulebook = game_named(OPEN_TABLE)
        options, policy = hosted_set_up(self.game), policy_named(self.policy, rulebook)
        players = rulebook.players_with(options)
        return Simulation(theme.slug, rulebook, options, players, seed, policy, self._longest)

    @property
    def _longest(self) -> int:
        """The line with which a game by a role file is broken off, because it need not end."""
        from bot.cli.players import RANDOM
        from bot.cli.role_files import AT_RANDOM, SENSIBLY

        return AT_RANDOM if self.policy == RANDOM else SENSIBLY
