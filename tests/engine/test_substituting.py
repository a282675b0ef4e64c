"""House players on seats from the start, and in place of somebody."""

import pytest

from engine.actions import Substitute, Undo
from engine.audience import To
from engine.chance import Chance
from engine.errors import BadInput
from engine.events import House, Substituted
from engine.game import Game
from engine.names import CLOCK, GM
from engine.quests import Quests
from engine.quests.options import QuestOptions
from engine.record import Header, read_header, write_header
from engine.refusals import GameMasterOnly, HousePlays, PersonPlays
from tests.engine.quests.tables import Play, table_of

FIVE = ("Ann", "Ben", "Cat", "Dan", "Eve")


def with_house(*seats: str) -> Play:
    """Begin a game in which house players have these seats."""
    return Play(Game.begin(Quests(), FIVE, QuestOptions(), Chance(), seats))


def test_everybody_is_told_first_where_house_players_sit() -> None:
    assert with_house("Eve", "Ben").game.log[0].events[0] == House(to=To.PUBLIC, players=("Ben", "Eve"))


def test_a_game_among_people_says_nothing_of_house_players() -> None:
    assert not any(isinstance(event, House) for event in with_house().game.log[0].events)


@pytest.mark.parametrize("by", [GM, CLOCK])
def test_the_gm_or_the_clock_lets_a_house_player_stand_in(by: str) -> None:
    play = table_of()

    assert play.does(by, Substitute("Ann", house=True)).events == (Substituted(to=To.PUBLIC, player="Ann", house=True),)
    assert play.table.house_players == ("Ann",)


def test_a_player_lets_no_house_player_stand_in() -> None:
    assert table_of().refused("Ann", Substitute("Ann", house=True)) == GameMasterOnly("substitute")


def test_a_person_takes_their_seat_back() -> None:
    play = table_of()
    play.gm(Substitute("Ann", house=True))
    play.does(CLOCK, Substitute("Ann", house=False))

    assert play.table.house_players == ()


def test_no_two_house_players_play_one_seat() -> None:
    assert with_house("Ann").refused(GM, Substitute("Ann", house=True)) == HousePlays("Ann")


def test_a_seat_with_its_person_is_not_given_back() -> None:
    assert table_of().refused(GM, Substitute("Ann", house=False)) == PersonPlays("Ann")


def test_standing_in_is_undone_like_anything_else() -> None:
    play = table_of()
    play.gm(Substitute("Ann", house=True))
    play.gm(Undo())

    assert play.table.house_players == ()


def test_a_view_names_house_players_only_where_there_are_some() -> None:
    rules = Quests()

    assert "house_players" not in rules.written(with_house().table, To.PUBLIC)
    assert rules.written(with_house("Ann").table, To.PUBLIC)["house_players"] == ("Ann",)


def test_a_header_keeps_the_strengths_of_house_players() -> None:
    text = b'{"brehon":1,"game":"tain","players":["Ann"],"house":{"Ann":"strong"}}'

    assert read_header(write_header(read_header(text))) == read_header(text)


def test_a_header_of_people_has_no_house() -> None:
    assert b"house" not in write_header(Header(1, "tain", FIVE))


def test_there_is_no_other_strength() -> None:
    with pytest.raises(BadInput, match="house"):
        read_header(b'{"brehon":1,"game":"tain","players":["Ann"],"house":{"Ann":"godlike"}}')
