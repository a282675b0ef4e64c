"""What sensible players do, chapter by chapter. Ann is the seer, and Ben, the assassin, and Eve are evil."""

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
    """All that a player may answer when he is asked for a move, as chance goes."""
    turn = Players(table.game, play).turn(seat)
    assert turn.ask.move is move
    return {play(turn, Random(seed)) for seed in SEEDS}


def test_of_a_party_that_has_sabotaged_each_member_is_suspected_more_than_anybody_else() -> None:
    after = belief(Result(BEN | CAT, 1, None))

    assert after.suspicion("Ben") == after.suspicion("Cat") > 0.5 > after.suspicion("Ann")


def test_as_many_sabotages_as_members_leave_no_doubt() -> None:
    after = belief(Result(BEN | CAT, 2, None))

    assert after.suspicion("Ben") > 0.9


def test_a_sabotage_of_a_turned_order_falls_on_nobody_else() -> None:
    after = belief(Result(BEN | CAT, 1, "Cat"))

    assert after.suspicion("Ben") < 0.5


def test_who_wanted_a_party_that_has_sabotaged_is_suspected() -> None:
    after = belief(Ballot(BEN | CAT, ANN, DAN), Result(BEN | CAT, 2, None))

    assert after.suspicion("Ann") > after.suspicion("Dan")


def test_of_a_pair_with_one_evil_member_one_is_as_suspect_as_the_other() -> None:
    after = belief(Known(pair=BEN | CAT))

    assert after.suspicion("Ben") == after.suspicion("Cat") == 0.5


def test_when_somebody_changes_sides_what_was_certain_is_certain_no_more() -> None:
    after = belief(Known(evil=BEN | EVE), Switch())

    assert 0 < after.suspicion("Ann") < after.suspicion("Ben") < 1


def failed(*quests: str, **cast: str) -> Play:
    """These parties of evil players, and good ones as far as they need some, have failed."""
    table = table_of(leaders="Ann Dan Cat Ben Eve", **cast)
    for party in quests:
        table.quest(table.some_party(party.split()), sabotages=party.split()[0])
    return table


def test_a_good_leader_takes_nobody_who_has_failed() -> None:
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


def test_the_seer_votes_now_by_what_he_knows_and_now_as_if_he_knew_nothing() -> None:
    table = table_of()
    table.propose("Ann Ben")

    assert answers(table, "Ann", Vote) == {Vote(True), Vote(False)}


def test_the_seer_hides_no_more_when_one_failure_would_lose_the_game() -> None:
    table = failed("Eve Cat", "Eve Cat Dan")
    table.propose("Ann Ben")

    assert answers(table, "Ann", Vote) == {Vote(False)}


def test_an_evil_player_supports_the_first_quest_at_times() -> None:
    table = table_of()
    table.propose("Ann Ben")
    table.approve()

    assert answers(table, "Ben", Act) == {Act(True), Act(False)}


def test_two_evil_players_sabotage_once_where_once_will_do() -> None:
    table = failed("Eve Cat", "Ben Cat Dan")
    table.propose("Ben Eve")
    table.approve()

    assert [answers(table, seat, Act) for seat in ("Ben", "Eve")] == [{Act(False)}, {Act(True)}]


def test_nobody_sabotages_alone_where_it_takes_two() -> None:
    table = table_of(NAMES[:7])
    for sabotages in ("", "Ben", ""):
        table.quest(sabotages=sabotages)
    table.propose("Ann Ben Cat Dan")
    table.approve()

    assert answers(table, "Ben", Act) == {Act(True)}


def test_a_turncoat_who_must_sabotage_does() -> None:
    table = table_of(turncoat="Cat Eve", options="predetermined")
    table.propose("Ann Eve")
    table.approve()

    assert answers(table, "Eve", Act) == {Act(False)}


def riding(party: str, rider: str, sabotages: str, *before: str) -> Play:
    """All orders of a party are in, and its rider is asked; the party before it has sabotaged as often as it could."""
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


def test_a_good_rider_turns_the_order_of_somebody_he_suspects() -> None:
    table = riding("Ann Ben Dan", "Dan", "Ben", "Ben Eve")

    assert answers(table, "Dan", Invert) == {Invert("Ben")}


def test_a_good_rider_who_suspects_nobody_turns_no_order() -> None:
    assert answers(riding("Cat Ann", "Cat", ""), "Cat", Invert) == {Invert(None)}


def test_an_evil_rider_who_has_sabotaged_turns_no_order() -> None:
    assert answers(riding("Ben Cat", "Ben", "Ben"), "Ben", Invert) == {Invert(None)}


def test_an_evil_rider_who_has_supported_turns_a_good_order_at_times() -> None:
    assert answers(riding("Ben Cat", "Ben", ""), "Ben", Invert) == {Invert("Cat"), Invert(None)}


def test_the_holder_of_the_vision_looks_at_whom_he_is_least_sure_of() -> None:
    table = table_of(leaders="Ann Cat Ben Eve Dan", options="vision")
    table.quest("Ben Cat", sabotages="Ben")
    table.quest("Ann Dan Eve")

    assert answers(table, "Dan", Look) <= {Look("Ben"), Look("Cat")}


def test_an_evil_holder_of_the_vision_passes_it_to_his_own() -> None:
    table = table_of(leaders="Ann Cat Dan Eve Ben", options="vision")
    table.quest()
    table.quest()

    assert answers(table, "Ben", Look) == {Look("Eve")}


def test_the_assassin_names_who_has_voted_as_if_he_knew() -> None:
    table = table_of()
    for party in ("Ben Eve", "Ben Dan Eve", "Ben Eve"):
        table.propose(party)
        table.votes(yes="Ann Ben Dan Eve", no="Cat")
        table.act_all()

    assert answers(table, "Ben", Guess) == {Guess("Cat")}
