"""Matches of several games: who plays next, and who has won."""

from hypothesis import given
from hypothesis import strategies as st

from bot.storage.matches.matches import MOST_GAMES, Match, PlayedGame
from bot.storage.people.past_occupants import NOBODY
from bot.storage.schema.choices import Matching

ANN, BEN, CAT, DAN, ZOE = 1, 2, 3, 4, 5
FOUR = (ANN, BEN, CAT, DAN)


def three(*winners: int, players: tuple[int, ...] = (ANN, BEN)) -> Match:
    """Return a best of three after games that these have won; nobody won a drawn one."""
    return Match(1, Matching.BEST_OF_THREE, players, games=tuple([won(players, winner) for winner in winners]))


def won(players: tuple[int, ...], winner: int) -> PlayedGame:
    return PlayedGame(players, (winner,) if winner else ())


def cup(*games: PlayedGame, left: frozenset[int] = frozenset()) -> Match:
    return Match(1, Matching.CUP, FOUR, left, games)


def test_a_best_of_three_is_over_once_somebody_has_won_two() -> None:
    assert [(match.following, match.winners) for match in (three(), three(ANN), three(ANN, BEN), three(ANN, ANN))] == [
        ((ANN, BEN), ()),
        ((BEN, ANN), ()),
        ((ANN, BEN), ()),
        ((), (ANN,)),
    ]


def test_a_drawn_game_counts_for_nobody_and_seven_games_are_the_most() -> None:
    drawn = three(*[NOBODY] * (MOST_GAMES - 1))
    one_won, none = three(ANN, *[NOBODY] * (MOST_GAMES - 1)), three(*[NOBODY] * MOST_GAMES)

    assert drawn.following == (ANN, BEN)
    assert (one_won.following, one_won.winners) == ((), (ANN,))
    assert (none.following, none.winners) == ((), ())


def test_partners_win_a_best_of_three_together() -> None:
    games = (PlayedGame(FOUR, (ANN, CAT)), PlayedGame(FOUR, (ANN, CAT)))

    assert Match(1, Matching.BEST_OF_THREE, FOUR, games=games).winners == (ANN, CAT)


def test_whoever_leaves_a_best_of_three_ends_it_without_a_winner() -> None:
    left = three(ANN)._replace(left=frozenset({BEN}))
    forgotten = three(ANN)._replace(players=(ANN, NOBODY))

    assert (left.following, left.winners) == (forgotten.following, forgotten.winners) == ((), ())


def test_a_cup_has_two_semi_finals_and_a_final() -> None:
    first, second, final = won((ANN, BEN), BEN), won((CAT, DAN), CAT), won((BEN, CAT), CAT)

    assert [cup(*games).following for games in ((), (first,), (first, second), (first, second, final))] == [
        (ANN, BEN),
        (CAT, DAN),
        (BEN, CAT),
        (),
    ]
    assert cup(first, second, final).winners == (CAT,)
    assert [match.is_final for match in (cup(), cup(first), cup(first, second))] == [False, False, True]


def test_a_drawn_game_of_a_cup_is_played_again_with_the_seats_turned() -> None:
    match = cup(won((ANN, BEN), NOBODY))

    assert (match.following, match.winners) == ((BEN, ANN), ())


def test_whoever_plays_against_somebody_who_has_left_goes_on_without_a_game() -> None:
    first = won((ANN, BEN), BEN)

    assert cup(first, left=frozenset({DAN})).following == (BEN, CAT)
    assert cup(first, left=frozenset({CAT, DAN})).winners == (BEN,)
    assert cup(first, won((CAT, DAN), DAN), left=frozenset({BEN})).winners == (DAN,)
    assert (cup(left=frozenset(FOUR)).following, cup(left=frozenset(FOUR)).winners) == ((), ())


def test_a_game_on_a_seat_that_changed_hands_decides_nothing_for_the_newcomer() -> None:
    match = cup(won((ZOE, BEN), ZOE), left=frozenset({ANN}))

    assert match.following == (CAT, DAN)
    assert cup(won((ZOE, BEN), ZOE), won((CAT, DAN), DAN), left=frozenset({ANN})).following == (BEN, DAN)


@given(st.sampled_from((Matching.BEST_OF_THREE, Matching.CUP)), st.integers(2, 6), st.data())
def test_every_match_ends_and_names_nobody_who_did_not_play(kind: Matching, count: int, data: st.DataObject) -> None:
    players = FOUR if kind is Matching.CUP else tuple(range(1, count + 1))
    match = Match(1, kind, players)
    for number in range(MOST_GAMES):
        if not (following := match.following):
            break
        assert {*following} <= {*players}
        chances = [*following] if kind is Matching.CUP and number > 1 else [NOBODY, *following]
        match = match._replace(games=(*match.games, won(following, data.draw(st.sampled_from(chances)))))
        leaving = data.draw(st.sampled_from([NOBODY, NOBODY, NOBODY, *players])) if match.following else NOBODY
        match = match._replace(left=match.left | ({leaving} - {NOBODY}))

    assert match.following == ()
    assert {*match.winners} <= {*players} - match.left
