"""The sensible players of the open table, chapter by chapter."""

from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from bot.cli.players import Players
from bot.policies.open_table import playing
from engine.actions import Action
from engine.chance import Chance
from engine.game import Game
from engine.mafia.actions import Vote
from engine.open_table import OpenTableRules
from engine.open_table.actions import Use
from engine.open_table.effects import Effect, Target
from engine.open_table.options import FIVE_ROLES, OpenTableOptions
from engine.open_table.role_file import Ability, Ballot, Begins, Role, Sanity, Side, When, Wins
from tests.engine.open_table.hosted import FILE, SEATS, game_of, order, time_is_up, votes
from tests.suites.open_table_setups import hosted_file

STAND = Ability(Effect.REVEAL, when=When.DAY, target=Target.SELF)
MOVES = 200
"""The most moves of a game that are played."""
TURNS = 40
"""How often a turn is taken, with other chances each time."""


def moves(game: Game, seat: str) -> Iterator[Action | None]:
    """What a seat does on its turn, with many different chances."""
    turn = Players(game, playing.play).turn(seat)
    return (playing.play(turn, Random(seed)) for seed in range(TURNS))


def uses(game: Game, seat: str) -> list[Use]:
    """The orders that a seat gives on its turn."""
    return [move for move in moves(game, seat) if isinstance(move, Use)]


def names(game: Game, seat: str, ability: str) -> set[str | None]:
    """Whom a seat names for an ability."""
    return {use.target for use in uses(game, seat) if use.does == ability}


def wants(game: Game, seat: str) -> set[str | None]:
    """For whom a seat votes."""
    return {move.target for move in moves(game, seat) if isinstance(move, Vote)}


def test_members_of_a_side_that_knows_itself_bite_none_of_their_fellows() -> None:
    assert names(game_of(), "Fay", "bite") == {"Ann", "Ben", "Cat", "Dan", "Eve"}


def test_members_of_a_side_that_knows_itself_vote_for_none_of_their_fellows() -> None:
    game = game_of()
    time_is_up(game)

    assert "Gus" not in wants(game, "Fay")


def test_a_seer_looks_at_everybody_once() -> None:
    game = game_of()
    order(game, "Ann see Fay")
    time_is_up(game)
    time_is_up(game)

    assert "Cat" in names(game_of(), "Ann", "see")
    assert "Fay" not in names(game, "Ann", "see")


def test_a_known_foe_is_voted_for() -> None:
    game = game_of()
    order(game, "Ann see Fay")
    time_is_up(game)

    assert wants(game, "Ann") == {"Fay"}


def test_a_known_foe_is_shot() -> None:
    game = game_of()
    order(game, "Ann see Fay")
    time_is_up(game)
    time_is_up(game)

    assert names(game, "Ann", "shoot") == {"Fay"}


ARMED = replace(
    FILE,
    abilities={**FILE.abilities, "shoot": replace(FILE.abilities["shoot"], when=When.DAY), "mock": STAND},
)
"""A file in which Ann shoots, and shows who Ann is, by day."""


def test_a_known_foe_is_shot_by_day_and_a_stranger_is_not() -> None:
    game = game_of(ARMED)
    order(game, "Ann see Fay")
    time_is_up(game)
    stranger = game_of(replace(ARMED, begins=Begins.DAY))

    assert names(game, "Ann", "shoot") == {"Fay"}
    assert names(stranger, "Ann", "shoot") == set()


@pytest.mark.parametrize("others", ["Fay Dan, Gus Dan", "Fay Ann, Gus Ann"])
def test_players_reveal_themselves_by_day_when_many_have_voted_for_them(others: str) -> None:
    game = game_of(replace(ARMED, begins=Begins.DAY))
    votes(game, others)

    assert ("mock" in {use.does for use in uses(game, "Ann")}) is others.startswith("Fay Ann")


@pytest.mark.parametrize(("sanity", "foe"), [(Sanity.INSANE, "Cat"), (Sanity.NAIVE, None), (Sanity.PARANOID, None)])
def test_what_a_seer_knows_depends_on_their_sanity(sanity: Sanity, foe: str | None) -> None:
    see = replace(FIVE_ROLES.abilities["see"], sanity=sanity)
    file = replace(FIVE_ROLES, abilities={**FIVE_ROLES.abilities, "see": see})
    cast = ["seer", "healer", "wolf", "wolf", "villager", "villager", "soldier"]
    game = Game.begin(
        OpenTableRules(), SEATS, OpenTableOptions(file), Chance({"roles": dict(zip(SEATS, cast, strict=True))})
    )
    order(game, "Ann see Cat")
    time_is_up(game)

    assert (wants(game, "Ann") == {foe}) is (foe is not None)


def test_a_healer_who_knows_a_foe_helps_somebody_else() -> None:
    both = replace(FIVE_ROLES, roles={**FIVE_ROLES.roles, "healer": Role("town", count=1, does=("see", "heal"))})
    cast = ["healer", "seer", "wolf", "wolf", "villager", "villager", "soldier"]
    game = Game.begin(
        OpenTableRules(), SEATS, OpenTableOptions(both), Chance({"roles": dict(zip(SEATS, cast, strict=True))})
    )
    order(game, "Ann see Cat")
    time_is_up(game)
    time_is_up(game)

    assert names(game, "Ann", "heal") == {*SEATS} - {"Ann", "Cat"}


def test_a_player_who_wins_by_being_lynched_votes_for_themselves() -> None:
    jester = Side(Wins.LYNCHED, does=("invite",))
    game = game_of(replace(FILE, begins=Begins.DAY, sides={**FILE.sides, "cult": jester}))

    assert wants(game, "Eve") == {"Eve"}


def test_everybody_gathers_on_a_wagon() -> None:
    game = game_of()
    time_is_up(game)
    votes(game, "Ann Dan, Ben Dan, Eve Dan")

    assert (
        max(wants(game, "Fay"), key=[move.target for move in moves(game, "Fay") if isinstance(move, Vote)].count)
        == "Dan"
    )


def test_players_who_can_t_see_the_votes_gather_on_those_who_had_some_before() -> None:
    game = game_of(replace(FILE, begins=Begins.DAY, ballots=Ballot.SECRET, lynches=2))
    votes(game, "Ann Dan, Ben Dan, Fay Dan, Gus Ben")
    time_is_up(game)

    assert "Dan" in wants(game, "Cat") <= {"Dan", "Ben"}


def test_a_player_who_can_t_see_the_votes_votes_once_in_each_of_a_day_s_votes() -> None:
    secret = replace(FILE, begins=Begins.DAY, ballots=Ballot.SECRET, lynches=2)
    game = game_of(secret)
    votes(game, "Ann Dan")
    assert wants(game, "Ann") == set()
    time_is_up(game)

    assert wants(game, "Ann") >= {"Dan"}


def test_an_order_is_given_once_for_oneself_and_once_for_the_side() -> None:
    game = game_of(replace(FILE, roles={**FILE.roles, "wolf": Role("wolves", count=2, does=("see",))}))
    order(game, "Fay see Ann, Fay +bite Ben")

    assert uses(game, "Fay") == []


def test_sensible_players_make_only_legal_moves_with_any_file() -> None:
    for seed in range(12):
        random = Random(seed)
        file = hosted_file(random)
        game = Game.begin(OpenTableRules(), tuple("ABCDEFGHI"), OpenTableOptions(file), Chance())
        players = Players(game, playing.play)
        for _ in range(MOVES):
            if game.table.outcome is None:
                game.submit(players.pick(game.asks, random), Chance())

        assert game.table.outcome is not None or len(game.log) > MOVES
