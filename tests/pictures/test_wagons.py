"""The wagons of the day: the count as everybody sees it, and nothing by night."""

import pytest

from bot.delivery.telling.saying import bot_words
from bot.host.moves.aliases import alias_names
from bot.pictures.canvas import MARGIN
from bot.pictures.lettering import width
from bot.pictures.picture import LONGEST_TEXT, Picture
from bot.pictures.wagons import CAR, RIGHT, WITH_NAMES, Wagon
from bot.wording.pages import is_legal, length
from engine.audience import To
from tests.engine.great_table.tables import NAMES, Play, table_of
from tests.pictures.pictures import is_small_and_bare, long_names, pictures_of


def card_of(play: Play) -> Picture | None:
    """Return the picture on the card."""
    return pictures_of("great-table").card(play.game.view(To.PUBLIC))


def begun(players: tuple[str, ...] = NAMES) -> Play:
    """Return a day on which everybody may vote."""
    play = table_of(players, master=players[0], apprentices=(), deck={}) if players != NAMES else table_of()
    play.submit_all({})
    return play


def test_wagons_say_the_majority_the_votes_and_who_has_not_voted() -> None:
    play = begun()
    play.vote("Jon", "Ben")
    play.vote("Ann", "Cat")
    play.vote("Jon", "Dan")
    play.vote(None, "Eve")
    picture = card_of(play)

    assert picture is not None
    assert picture.text.splitlines() == [
        "Day 1: 6 of 10 lynch",
        "Jon (2 votes, 4 more): Ben, Dan",
        "Ann (1 vote, 5 more): Cat",
        "No lynch (1 vote, 5 more): Eve",
        "Not voted yet: Ann, Fay, Gus, Hal, Ida, Jon",
    ]


def test_the_card_has_no_picture_by_night() -> None:
    play = begun()
    play.close()

    assert card_of(play) is None


def test_a_voter_has_as_many_cars_as_their_vote_counts() -> None:
    wagon = Wagon("Jon", ("Ann", "Ben", "Cat"), (1, 0, 2), "", "")

    assert wagon.cars == ("Ann", "Cat", "Cat")


@pytest.mark.parametrize("players", [7, 10, 16, 20])
def test_wagons_of_long_names_are_small_and_their_words_fit(players: int) -> None:
    names = long_names(players)
    play = begun(names)
    for number, voter in enumerate(names):
        play.vote(names[number // 2], voter)
    picture = card_of(play)

    assert picture is not None
    assert is_small_and_bare(picture.png)
    assert length(picture.text) <= LONGEST_TEXT
    assert is_legal(picture.page)


def test_every_alias_fits_a_car_and_is_known_by_its_first_three_letters() -> None:
    names = alias_names(bot_words(None, "en"))
    room = (RIGHT + 6 - MARGIN) / WITH_NAMES - 8

    assert [name for name in names if width(name, CAR) > room] == []
    assert len({name[:3] for name in names}) == len(names)
