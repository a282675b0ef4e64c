"""The moves of sensible players, chapter by chapter. Ann is the seer, and Ben, the assassin, and Eve are evil."""

from random import Random

from bot.cli.players import Players
from bot.policies.evidence import Ballot, Evidence, Known, Result, Switch
from bot.policies.quest_policy import play
from bot.policies.trust import Belief, weigh
from engine.actions import Action
from engine.parties.actions import Act, Look, Vote
from engine.quests.actions import Guess, Invert, Propose
from tests.engine.quests.tables import NAMES, Play, table_of

ANN, BEN, CAT, DAN, EVE = (frozenset({name}) for name in NAMES[:5])
SEEDS = range(20)


def belief(*seen: Evidence) -> Belief:
    return Belief(weigh(NAMES[:5], 2, seen))


def answers(table: Play, seat: str, move: type[Action]) -> set[Action]:
    """Return all answers that a player may give to an ask, depending on chance."""
    turn = Players(table.game, play).turn(seat)
    assert turn.ask.move is move
    return {play(turn, Random(seed)) for seed in SEEDS}


def test_members_of_a_sabotaging_party_are_suspected_most() -> None:
    after = belief(Result(BEN | CAT, 1, None))

    assert after.suspicion("Ben") == after.suspicion("Cat") > 0.5 > after.suspicion("Ann")


def test_as_many_sabotages_as_members_leave_no_doubt() -> None:
    after = belief(Result(BEN | CAT, 2, None))

    assert after.suspicion("Ben") > 0.9


def test_an_inverted_sabotage_is_blamed_on_nobody_else() -> None:
    after = belief(Result(BEN | CAT, 1, "Cat"))

    assert after.suspicion("Ben") < 0.5


def test_supporters_of_a_sabotaging_party_are_suspected() -> None:
    after = belief(Ballot(BEN | CAT, ANN, DAN), Result(BEN | CAT, 2, None))

    assert after.suspicion("Ann") > after.suspicion("Dan")


def test_both_of_a_pair_with_one_evil_member_are_equally_suspect() -> None:
    after = belief(Known(pair=BEN | CAT))

    assert after.suspicion("Ben") == after.suspicion("Cat") == 0.5


def test_a_switch_of_sides_ends_certainty() -> None:
    after = belief(Known(evil=BEN | EVE), Switch())

    assert 0 < after.suspicion("Ann") < after.suspicion("Ben") < 1


def failed(*quests: str, **cast: str) -> Play:
    """These parties of evil players, completed with good ones, have failed."""
    table = table_of(leaders="Ann Dan Cat Ben Eve", **cast)
    for party in quests:
        table.quest(table.some_party(party.split()), sabotages=party.split()[0])
    return table


def test_a_good_leader_takes_nobody_of_failed_quests() -> None:
    parties = [answer for answer in answers(failed("Ben Cat"), "Dan", Propose) if isinstance(answer, Propose)]

    assert all({"Ben", "Cat"}.isdisjoint(answer.party) for answer in parties)


def test_a_good_player_rejects_a_party_that_has_failed() -> None:
    table = failed("Ben Cat")
    table.propose("Ben Cat Dan")

    assert answers(table, "Dan", Vote) == {Vote(False)}


def test_everybody_approves_the_last_party_for_a_quest() -> None:
    table = table_of()
    for _ in range(4):
        table.reject()
    table.propose("Ben Eve")

    assert [answers(table, seat, Vote) for seat in NAMES[:5]] == [{Vote(True)}] * 5


def test_the_seer_votes_sometimes_as_if_knowing_nothing() -> None:
    table = table_of()
    table.propose("Ann Ben")

    assert answers(table, "Ann", Vote) == {Vote(True), Vote(False)}


def test_the_seer_stops_hiding_when_one_failure_would_lose() -> None:
    table = failed("Eve Cat", "Eve Cat Dan")
    table.propose("Ann Ben")

    assert answers(table, "Ann", Vote) == {Vote(False)}


def test_an_evil_player_sometimes_supports_the_first_quest() -> None:
    table = table_of()
    table.propose("Ann Ben")
    table.approve()

    assert answers(table, "Ben", Act) == {Act(True), Act(False)}


def test_two_evil_players_sabotage_once_if_once_is_enough() -> None:
    table = failed("Eve Cat", "Ben Cat Dan")
    table.propose("Ben Eve")
    table.approve()

    assert [answers(table, seat, Act) for seat in ("Ben", "Eve")] == [{Act(False)}, {Act(True)}]


def test_nobody_sabotages_alone_if_it_takes_two() -> None:
    table = table_of(NAMES[:7])
    for sabotages in ("", "Ben", ""):
        table.quest(sabotages=sabotages)
    table.propose("Ann Ben Cat Dan")
    table.approve()

    assert answers(table, "Ben", Act) == {Act(True)}


def test_a_turncoat_who_must_sabotage_does_so() -> None:
    table = table_of(turncoat="Cat Eve", options="predetermined")
    table.propose("Ann Eve")
    table.approve()

    assert answers(table, "Eve", Act) == {Act(False)}


def riding(party: str, rider: str, sabotages: str, *before: str) -> Play:
    """All orders of a party are in, and its rider is asked. The party before it sabotaged as often as possible."""
    table = table_of(leaders="Dan Cat Ann Ben Eve", options="inverter")
    for names in before:
        table.propose(names, names.split()[-1])
        table.approve()
        table.act_all(names)
        table.does(names.split()[-1], Invert(None))
    table.propose(party, rider)
    table.approve()
    table.act_all(sabotages)
    return table


def test_a_good_rider_inverts_the_order_of_a_suspect() -> None:
    table = riding("Ann Ben Dan", "Dan", "Ben", "Ben Eve")

    assert answers(table, "Dan", Invert) == {Invert("Ben")}


def test_a_good_rider_without_a_suspect_inverts_no_order() -> None:
    assert answers(riding("Cat Ann", "Cat", ""), "Cat", Invert) == {Invert(None)}


def test_an_evil_rider_who_sabotaged_inverts_no_order() -> None:
    assert answers(riding("Ben Cat", "Ben", "Ben"), "Ben", Invert) == {Invert(None)}


def test_an_evil_rider_who_supported_sometimes_inverts_a_good_order() -> None:
    assert answers(riding("Ben Cat", "Ben", ""), "Ben", Invert) == {Invert("Cat"), Invert(None)}


def test_the_visions_holder_looks_where_they_are_least_sure() -> None:
    table = table_of(leaders="Ann Cat Ben Eve Dan", options="vision")
    table.quest("Ben Cat", sabotages="Ben")
    table.quest("Ann Dan Eve")

    assert answers(table, "Dan", Look) <= {Look("Ben"), Look("Cat")}


def test_an_evil_holder_of_the_vision_passes_it_to_a_fellow() -> None:
    table = table_of(leaders="Ann Cat Dan Eve Ben", options="vision")
    table.quest()
    table.quest()

    assert answers(table, "Ben", Look) == {Look("Eve")}


def test_the_assassin_names_the_player_who_voted_as_if_they_knew() -> None:
    table = table_of()
    for party in ("Ben Eve", "Ben Dan Eve", "Ben Eve"):
        table.propose(party)
        table.votes(yes="Ann Ben Dan Eve", no="Cat")
        table.act_all()

    assert answers(table, "Ben", Guess) == {Guess("Cat")}
