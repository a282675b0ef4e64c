"""``brehon simulate``: plays whole games with legal moves, and counts."""

from dataclasses import dataclass
from typing import Annotated

from typer import Argument, Option


@dataclass(frozen=True)
class Simulate:
    """Play whole games, and print how they ended. Sensible players each go by what their own seat knows."""

    game: Annotated[str, Argument(metavar="GAME", help="The game's name: that of its theme's folder.")]
    players: Annotated[str | None, Option(metavar="N|A..B", help="How many play; of a range, each in turn.")] = None
    games: Annotated[int, Option(metavar="M", min=1, help="How many games.")] = 100
    seed: Annotated[int | None, Option(metavar="S", help="The same seed gives the same games.")] = None
    settings: Annotated[
        list[str] | None, Option("--set", metavar="OPTION=VALUE", help="Set an option; may be repeated.")
    ] = None
    policy: Annotated[str, Option(metavar="random|sensible|usual|strong", help="How the players choose.")] = "random"
    as_json: Annotated[bool, Option("--json", help="Print one JSON object.")] = False
    records: Annotated[str | None, Option(metavar="DIR", help="Write the record of each game here.")] = None

    def run(self) -> None:
        """Play and print."""
        from bot.cli.catalogue import game_named
        from bot.cli.players import policy_named
        from bot.cli.setting import read_options, read_players
        from bot.cli.simulation import Simulation, simulate, system_seed
        from bot.cli.simulation_counts import as_text, encoded
        from bot.cli.terminal import write
        from bot.wording.words_registry import words_for

        theme, rulebook = game_named(self.game)
        simulation = Simulation(
            game=self.game,
            rulebook=rulebook,
            options=read_options(rulebook, self.settings or ()),
            players=read_players(rulebook, self.players),
            seed=system_seed() if self.seed is None else self.seed,
            policy=policy_named(self.policy, rulebook),
        )
        simulation.check(words_for(theme, show=str))
        count = simulate(simulation, self.games, self.records)
        write(encoded(count) if self.as_json else as_text(count, simulation.seed).encode())
