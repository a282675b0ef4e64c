"""Ladders: who is rated by which games, and that nothing depends on the order in which games are read."""

from datetime import UTC, datetime, timedelta
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from bot.delivery.history.ladder import SURE, Rung, ladder_of
from bot.delivery.history.ladder_page import LadderQuery, ladder_page, standings_of
from bot.delivery.telling.saying import bot_words
from bot.pictures.canvas import LARGEST
from bot.storage.history.rated_games import RatedGame
from bot.storage.people.past_occupants import NOBODY, Player
from bot.themes import load_themes
from engine.ranking import Ranking

THEMES = load_themes()
WORDS = bot_words(None, "en")
NOON = datetime(2026, 11, 20, 12, 0, tzinfo=UTC)
NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve")
USERS = {name: number for number, name in enumerate(NAMES, 1)}


def game(number: int, ranking: Ranking, *, but: str = "", seats: str = "", theme: str = "bluff") -> RatedGame:
    """Return a game that ended so many hours after noon. ``but`` opted out; on the seat of ``seats`` sat two people."""
    cast = {name: [Player(name, NOBODY if name == but else USERS[name])] for place in ranking for (name,) in place}
    if seats:
        cast[seats].append(Player("Zoe", 99))
    return RatedGame(number, theme, NOON + timedelta(hours=number), ranking, cast)


def beats(*names: str) -> Ranking:
    """Return the ranking in which these come one after the other."""
    return tuple([((name,),) for name in names])


def told(rungs: list[Rung]) -> list[tuple[int, int, int, int | None]]:
    """Return everything that a ladder tells of each player."""
    return [(rung.user_id, rung.standing.points, rung.standing.spread, rung.place) for rung in rungs]


def points(games: list[RatedGame]) -> dict[str, int]:
    """Return everybody's points."""
    return {rung.name: rung.standing.points for rung in ladder_of(games)}


@st.composite
def games(draw: st.DrawFn) -> list[RatedGame]:
    """Draw games of some of the players, with shared places, opt-outs and seats that changed hands."""
    found = []
    for number in range(draw(st.integers(1, 12))):
        names = draw(st.lists(st.sampled_from(NAMES), min_size=2, max_size=5, unique=True))
        cut = draw(st.integers(1, len(names)))
        ranking = (tuple([(name,) for name in names[:cut]]), *beats(*names[cut:]))
        but, seats = draw(st.sampled_from(("", *names))), draw(st.sampled_from(("", *names)))
        found.append(game(number, ranking, but=but, seats=seats))
    return found


@given(games(), st.randoms(use_true_random=False))
def test_a_ladder_does_not_depend_on_the_order_in_which_games_are_read(played: list[RatedGame], random: Random) -> None:
    shuffled = random.sample(played, len(played))

    assert told(ladder_of(shuffled)) == told(ladder_of(played))


@given(games())
def test_games_that_count_for_nobody_change_no_rating(played: list[RatedGame]) -> None:
    kept_out = [
        each._replace(cast={seat: [Player("", NOBODY)] for seat in each.cast}, id=50 + each.id) for each in played
    ]

    assert told(ladder_of([*played, *kept_out])) == told(ladder_of(played))


@given(games())
def test_whoever_opts_out_late_stands_on_no_ladder_and_moves_no_rating(played: list[RatedGame]) -> None:
    def without_ann(each: RatedGame) -> RatedGame:
        nobody = [Player("Ann", NOBODY)]
        return each._replace(cast={seat: nobody if seat == "Ann" else had for seat, had in each.cast.items()})

    def never_ann(each: RatedGame) -> RatedGame:
        others = tuple([tuple([team for team in teams if team != ("Ann",)]) for teams in each.ranking])
        return each._replace(ranking=others)

    rungs = ladder_of(map(without_ann, played))

    assert USERS["Ann"] not in {rung.user_id for rung in rungs}
    assert told(rungs) == told(ladder_of(map(never_ann, played)))


def test_a_win_raises_a_loss_lowers_and_a_shared_place_moves_nobody() -> None:
    won, shared = points([game(1, beats("Ann", "Ben"))]), points([game(1, ((("Ann",), ("Ben",)),))])

    assert won["Ann"] > 1500 > won["Ben"]
    assert shared == {"Ann": 1500, "Ben": 1500}


def test_partners_are_rated_together() -> None:
    teams: Ranking = ((("Ann", "Ben"),), (("Cat", "Dan"),))
    cast = {name: [Player(name, USERS[name])] for name in NAMES[:4]}
    rated = points([RatedGame(1, "sigily", NOON, teams, cast)])

    assert rated["Ann"] == rated["Ben"] > 1500 > rated["Cat"] == rated["Dan"]
    without = {**cast, "Dan": [Player("Dan", NOBODY)]}
    assert points([RatedGame(1, "sigily", NOON, teams, without)]) == {}


def test_a_seat_that_changed_hands_counts_for_nobody_and_the_others_as_they_stood() -> None:
    three = points([game(1, beats("Ann", "Ben", "Cat"), seats="Ben")])

    assert three == points([game(1, beats("Ann", "Cat"))])


def test_a_rating_is_provisional_until_its_uncertainty_is_small() -> None:
    played = [game(number, beats("Ann", "Ben") if number % 2 else beats("Ben", "Ann")) for number in range(40)]
    few, many = ladder_of(played[:3]), ladder_of(played)

    assert [rung.place for rung in few] == [None, None]
    assert [rung.place for rung in many] == [1, 2]
    assert all(rung.standing.spread <= SURE for rung in many)


def asked(played: list[RatedGame]) -> LadderQuery:
    return LadderQuery(played, WORDS, THEMES)


async def test_a_ladder_says_rating_uncertainty_and_games_in_words_and_picture() -> None:
    page = (await ladder_page(asked([game(1, beats("Ann", "Ben"))]), "bluff", 0)).shown
    best, worst = page.pages[0].text.splitlines()

    assert best == "**Ann**: 1,579 ± 242, provisional, 1 game"
    assert worst == "**Ben**: 1,421 ± 242, provisional, 1 game"
    assert page.picture is not None
    assert len(page.picture.png) <= LARGEST
    assert "Ann: 1,579 ± 242, provisional, 1 game" in page.picture.text


async def test_a_long_ladder_has_pages() -> None:
    pairs = [(Player(f"P{number}", number), Player(f"Q{number}", 100 + number)) for number in range(1, 8)]
    played = [
        RatedGame(number, "danube", NOON, ((("A",),), (("B",),)), {"A": [one], "B": [other]})
        for number, (one, other) in enumerate(pairs)
    ]
    pages = [await ladder_page(asked(played), "danube", number) for number in range(3)]

    assert [(page.has_before, page.has_after) for page in pages] == [(False, True), (True, False), (False, False)]
    assert [len(page.shown.pages[0].text.splitlines()) for page in pages[:2]] == [10, 4]
    assert "Nobody is on that page any more" in pages[2].shown.text


def test_each_game_has_its_own_ladder_under_the_title_of_its_last_table() -> None:
    query = asked([game(1, beats("Ann", "Ben")), game(2, beats("Ann", "Ben"), theme="danube")])

    assert list(query.by_rulebook) == ["danube", "bluff"]
    assert [each.subject for each in standings_of(query, USERS["Ann"])] == [
        "Ladder of Down the Danube",
        "Ladder of Bricriu's Bluff & Bluster",
    ]
