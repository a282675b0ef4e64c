"""Statistics: how games are counted, for whom, and the words for them."""

from bot.delivery.history.ladder_page import LadderQuery
from bot.delivery.history.statistics_page import ROWS, About, StatisticsQuery, places_in, statistics, statistics_of
from bot.delivery.history.tallies import Counted, Score, by_player, by_role, by_side, by_theme, deeds_by_player
from bot.delivery.telling.saying import bot_words
from bot.pictures.canvas import LARGEST
from bot.storage.people.past_occupants import NOBODY, Player
from bot.themes import load_themes
from engine.deeds import Deed
from engine.results import Result, SeatResult

ANN, BEN, CAT = Player("Ann", 1), Player("Ben", 2), Player("猫 😺", 3)
THEMES = load_themes()
NO_LADDERS = LadderQuery([], bot_words(None, "en"), THEMES)


def game(*, good: bool = True, reason: str = "quests_won") -> Counted:
    """Return a game in which Cat took over Ben's seat after Ben had proposed once."""
    seats = {
        "Ann": SeatResult(good, "seer", "good", ({Deed.VOTED: 2, Deed.AGREED: 1},)),
        "Ben": SeatResult(not good, "assassin", "evil", ({Deed.PROPOSED: 1}, {Deed.VOTED: 2})),
    }
    return Counted("tain", 30, Result(reason, "good" if good else "evil", seats), {"Ann": [ANN], "Ben": [BEN, CAT]})


def test_a_result_counts_for_the_player_at_the_end() -> None:
    scores = by_player([game(), game(good=False)])

    assert scores == {1: Score(2, 1), 3: Score(2, 1, taken_over=2)}


def test_an_act_counts_for_the_player_at_the_time() -> None:
    done = deeds_by_player([game()])

    assert done == {1: {Deed.VOTED: 2, Deed.AGREED: 1}, 2: {Deed.PROPOSED: 1}, 3: {Deed.VOTED: 2}}


def test_an_anonymised_player_counts_for_roles_and_sides_alone() -> None:
    nameless = game()._replace(sat={"Ann": [Player("Nameless", NOBODY)], "Ben": [BEN, CAT]})

    assert 1 not in by_player([nameless])
    assert NOBODY not in deeds_by_player([nameless])
    assert by_role([nameless]) == by_role([game()])
    assert by_side([nameless]) == {("tain", "evil"): Score(1, 0), ("tain", "good"): Score(1, 1)}


def test_a_side_has_won_if_somebody_on_it_has_won_with_another() -> None:
    seats = {"Ann": SeatResult(True, "cop", "town"), "Ben": SeatResult(True, "survivor", "self")}
    together = Counted("tain", 30, Result("eliminate", "town", seats), {"Ann": [ANN], "Ben": [BEN]})

    assert by_side([together]) == {("tain", "self"): Score(1, 1), ("tain", "town"): Score(1, 1)}


def test_an_aborted_game_counts_as_such_and_for_nobody() -> None:
    kind = by_theme([game(), game(reason="aborted")])["tain"]

    assert (kind.ended, kind.aborted, kind.usual_hours, kind.usual_players) == (1, 1, 30, 2)
    assert by_player([game(reason="aborted")]) == {}
    assert by_role([game(reason="aborted")]) == {}


async def test_few_games_are_told_as_a_count_and_many_with_a_share() -> None:
    few, many = [await said([game()] * count) for count in (9, 10)]

    assert "**Ann**: 9 of 9 won\n" in few
    assert "**Ann**: 10 of 10 won (100 %)\n" in many


async def test_a_season_shows_names_in_every_script_and_says_the_same_in_words() -> None:
    for about in About:
        shown = await statistics(StatisticsQuery([game()] * 3, bot_words(None, "en"), THEMES, "3"), about)
        if shown.picture is not None:
            assert len(shown.picture.png) <= LARGEST
            assert all(
                line.replace("**", "").replace("\\", "") in shown.picture.text
                for line in shown.pages[0].text.splitlines()
            )


async def test_a_players_statistics_have_sides_roles_and_acts() -> None:
    shown = await statistics_of(StatisticsQuery([game()] * 3, bot_words(None, "en"), THEMES, "3"), 1, NO_LADDERS)
    lines = shown.pages[0].text.splitlines()

    assert lines[0] == "**All games**: 3 of 3 won"
    assert lines[-1] == "**In votes on parties**: Voted with the majority in 3 of 6 votes, approved 0"


def test_players_with_equally_many_games_and_wins_share_a_place() -> None:
    games = [
        game(good=name != "Eve")._replace(sat={"Ann": [Player(name, number)], "Ben": [BEN]})
        for number, name in ((1, "Ann"), (4, "Dan"), (5, "Eve"))
    ]
    rows = ROWS[About.PLAYERS](StatisticsQuery(games, bot_words(None, "en"), THEMES, ""))

    assert [(place, row.name) for place, row in zip(places_in(rows), rows, strict=True)] == [
        (1, "Ben"),
        (2, "Ann"),
        (2, "Dan"),
        (4, "Eve"),
    ]


async def test_votes_on_parties_and_votes_at_lynches_are_two_lists() -> None:
    lynched = Result(
        "house_cannot_kill", "players", {"Ann": SeatResult(True, "player", "players", ({Deed.BALLOT: 3},))}
    )
    table = Counted("great-table", 30, lynched, {"Ann": [ANN]})
    asked = StatisticsQuery([game(), table], bot_words(None, "en"), THEMES, "2")
    lines = (await statistics(asked, About.VOTERS)).pages[0].text.splitlines()

    assert [line.partition(": ")[0] for line in lines] == [
        "**Ann, on parties**",
        "**猫 😺, on parties**",
        "**Ann, at lynches**",
    ]
    assert places_in(ROWS[About.VOTERS](asked)) == [1, 1, 1]


async def test_a_season_has_the_look_of_the_theme_that_was_played_most() -> None:
    river = game()._replace(theme="danube")
    pictures = [
        (await statistics(StatisticsQuery(games, bot_words(None, "en"), THEMES, "3"), About.PLAYERS)).picture
        for games in ([game(), game(), river], [game(), game(), game()], [game(), river, river])
    ]
    tain, same, danube = (picture.png for picture in pictures if picture is not None)

    assert tain == same
    assert danube != tain


async def said(games: list[Counted]) -> str:
    """Return what is said of players."""
    return (await statistics(StatisticsQuery(games, bot_words(None, "en"), THEMES, ""), About.PLAYERS)).pages[0].text
