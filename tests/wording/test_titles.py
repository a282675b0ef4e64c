"""Titles: what players have done, told with who was who and never before."""

from bot.themes import load_themes
from bot.wording.parties.titles import earned
from engine.parties.events import PastQuest, PastVote
from engine.parties.round import Round
from tests.wording.saying import RULEBOOK_OF, games, listen, play

EVIL = ("Ann",)
SEATS = ("Ann", "Ben", "Cat", "Dan")


def titles(votes: list[PastVote], quests: list[PastQuest]) -> dict[str, list[str]]:
    """Return who has earned each title."""
    all_earned = earned(SEATS, Round(past_votes=tuple(votes), past_quests=tuple(quests)), EVIL)
    return {title: list(seats) for title, seats in all_earned if seats}


def vote(party: tuple[str, ...], *against: str) -> PastVote:
    """Return a vote on a party, against which some vote."""
    return PastVote(1, 1, "Ben", party, True, {seat: seat not in against for seat in SEATS})


def quest(number: int, party: tuple[str, ...], *saboteurs: str) -> PastQuest:
    """Return a quest that some sabotage."""
    actions = {seat: seat not in saboteurs for seat in party}
    return PastQuest(number, not saboteurs, len(saboteurs), party, actions)


def test_an_evil_player_whose_parties_nobody_rejected_was_never_doubted() -> None:
    assert titles([vote(("Ann", "Ben")), vote(("Cat", "Dan"), "Ben")], [])["never-doubted"] == ["Ann"]
    assert "never-doubted" not in titles([vote(("Ann", "Ben"), "Cat")], [])
    assert "never-doubted" not in titles([vote(("Ben", "Cat"))], [])


def test_only_those_who_reject_every_mixed_party_and_not_all_parties_see_through() -> None:
    mixed = [vote(("Ann", "Ben"), "Cat", "Dan"), vote(("Ann", "Cat"), "Cat", "Dan")]

    assert titles([*mixed, vote(("Ben", "Cat"), "Dan")], [])["saw-through"] == ["Cat"]


def test_an_evil_player_is_a_saboteur_or_a_sleeper_by_their_orders() -> None:
    assert titles([], [quest(number, ("Ann", "Ben"), "Ann") for number in (1, 2, 3)])["saboteur"] == ["Ann"]
    assert titles([], [quest(number, ("Ann", "Ben")) for number in (1, 2)])["sleeper"] == ["Ann"]


def test_quests_earn_titles_for_those_always_sent_and_never_sent() -> None:
    found = titles([], [quest(number, ("Ann", "Ben"), "Ann") for number in (1, 2)])

    assert found["on-every-quest"] == ["Ben"]
    assert found["stayed-home"] == ["Cat", "Dan"]


def test_nothing_that_a_gm_is_shown_while_the_game_is_on_says_a_title() -> None:
    for slug in ("tain", "great-table"):
        listening, words = listen(load_themes()[slug])
        for seed, game in list(games(RULEBOOK_OF[load_themes()[slug].rulebook]))[:3]:
            for _ in play(game, seed):
                assert game.revealed is not None
                words.all_secrets(game.revealed)

        assert "reveal-title" in listening.said
        assert not any(said.startswith("title-") for said in listening.said)
