"""Days as the file wants them: secret votes, two votes a day, no nights or no days at all, wins by a lynch."""

import pytest
from msgspec.structs import replace

from engine.audience import To
from engine.events import Event, Outcome
from engine.mafia.actions import Modkill, Unvote, Vote, Whisper
from engine.mafia.events import NO_LYNCH, PhaseBegun, Time
from engine.names import GM
from engine.open_table import IDLE_PHASES, OpenTableRules
from engine.open_table.actions import Use
from engine.open_table.effects import Effect, Target
from engine.open_table.events import Died, Lynched, ThreadClosed, VoteBegun, VotesCounted
from engine.open_table.options import OpenTableOptions
from engine.open_table.refusals import NoVote, Silent
from engine.open_table.role_file import Ability, Ballot, Begins, Cycle, Hours, Lynch, Role, RoleFile, Side, When, Wins
from engine.speech import Say
from tests.engine.open_table.hosted import (
    FILE,
    by_gm,
    does,
    game_of,
    offered,
    order,
    refusal,
    table,
    time_is_up,
    votes,
)

BY_DAY = replace(FILE, begins=Begins.DAY)
SECRET = replace(BY_DAY, ballots=Ballot.SECRET)
TWICE = replace(BY_DAY, lynches=2)
DAYS = replace(
    FILE,
    phases=Cycle.DAYS,
    begins=None,
    sides={"town": Side(Wins.ELIMINATE), "wolves": Side(Wins.PARITY, knows=True), "cult": Side(Wins.SURVIVE)},
    roles={
        "jack": Role("town", count=1, does=("lead",)),
        "ghost": Role("town", count=1),
        "villager": Role("town", count=2),
        "cultist": Role("cult", count=1),
        "wolf": Role("wolves", count=2, does=("gag",)),
    },
    abilities={
        "lead": Ability(Effect.DOUBLE_VOTE, when=When.DAY, target=Target.SELF),
        "gag": Ability(Effect.SILENCE, when=When.DAY),
    },
)
NIGHTS = replace(
    FILE,
    phases=Cycle.NIGHTS,
    lynch=Lynch.NONE,
    sides={**FILE.sides, "cult": Side(Wins.SURVIVE), "wolves": replace(FILE.sides["wolves"], does=("bite",))},
    roles={**FILE.roles, "jack": Role("town", count=1), "ghost": Role("town", count=1)},
    abilities={"bite": FILE.abilities["bite"]},
)


def public(events: tuple[Event, ...]) -> list[Event]:
    """What everybody is told."""
    return [event for event in events if event.to is To.PUBLIC]


# Secret votes


def test_nobody_sees_a_secret_vote() -> None:
    game = game_of(SECRET)

    assert [event.to for event in votes(game, "Ann Cat")] == [("Ann",)]
    assert [event.to for event in does(game, "Ann", Unvote())] == [("Ann",)]


def test_a_stalled_game_goes_on_once_secret_votes_are_counted_and_no_sooner() -> None:
    game, rules = game_of(SECRET), OpenTableRules()
    for _ in range(IDLE_PHASES):
        time_is_up(game)
    votes(game, "Ann Cat, Ben Dan")
    assert rules.is_stalled(table(game))
    time_is_up(game)

    assert not rules.is_stalled(table(game))


def test_a_secret_majority_lynches_nobody_before_time_is_up() -> None:
    game = game_of(SECRET)
    votes(game, "Ann Cat, Ben Cat, Dan Cat, Eve Cat, Fay -, Gus Ann")
    assert table(game).is_alive("Cat")
    events = public(time_is_up(game))

    assert events[0] == VotesCounted(to=To.PUBLIC, counts={"Ann": 1, "Cat": 4, NO_LYNCH: 1})
    assert events[1] == Lynched(to=To.PUBLIC, player="Cat")


@pytest.mark.parametrize(("lynch", "dead"), [(Lynch.MAJORITY, ()), (Lynch.PLURALITY, ("Cat",))])
def test_secret_votes_without_a_majority_decide_as_the_file_says(lynch: Lynch, dead: tuple[str, ...]) -> None:
    game = game_of(replace(SECRET, lynch=lynch))
    votes(game, "Ann Cat, Ben Cat, Dan Eve")
    time_is_up(game)

    assert (table(game).dead, table(game).time) == (dead, Time.NIGHT)


def test_a_secret_count_doesn_t_tell_what_votes_weigh() -> None:
    mayor = replace(FILE.roles["ghost"], votes=3)
    game = game_of(replace(SECRET, roles={**FILE.roles, "ghost": mayor}))
    votes(game, "Ann Cat, Ben Cat")
    events = public(time_is_up(game))

    assert events[0] == VotesCounted(to=To.PUBLIC, counts={"Cat": 2})
    assert events[1] == Lynched(to=To.PUBLIC, player="Cat")


def test_nobody_is_seen_to_be_without_a_secret_vote() -> None:
    game = game_of(SECRET)
    votes(game, "Ann Cat")

    assert OpenTableRules().silent(game.view(To.PUBLIC).of(type(table(game)))) == ()
    assert [ask.unanswered for ask in game.asks if ask.move is Vote] == [("Ben", "Cat", "Dan", "Eve", "Fay", "Gus")]


def test_only_a_secret_vote_of_one_s_own_can_be_withdrawn() -> None:
    game = game_of(SECRET)
    votes(game, "Ann Cat")

    assert refusal(game, "Ben", Unvote()) == NoVote()


def test_secret_votes_for_the_dead_are_gone() -> None:
    game = game_of(replace(SECRET, lynch=Lynch.PLURALITY))
    votes(game, "Ann Cat, Ben Cat, Cat Dan, Eve Fay")
    by_gm(game, Modkill("Cat"))

    assert public(time_is_up(game))[0] == VotesCounted(to=To.PUBLIC, counts={"Fay": 1})


def test_secret_votes_are_not_spoken() -> None:
    rules = OpenTableRules()

    assert rules.spoken_votes_with(OpenTableOptions(BY_DAY)) == rules.spoken_votes
    assert rules.spoken_votes_with(OpenTableOptions(SECRET)) is None


# Days without nights, and nights without days


def test_where_there_are_only_days_one_follows_the_other() -> None:
    game = game_of(DAYS)
    assert (table(game).time, table(game).day) == (Time.DAY, 1)
    votes(game, "Ann -, Ben -, Dan -, Eve -")
    assert (table(game).time, table(game).day) == (Time.DAY, 2)
    time_is_up(game)

    assert (table(game).time, table(game).day, table(game).night) == (Time.DAY, 3, 1)


def test_each_of_the_days_begins_anew() -> None:
    game = game_of(DAYS)
    does(game, "Ann", Use("lead"))
    does(game, "Fay", Use("gag", target="Ben"))
    assert refusal(game, "Ben", Say("Help!")) == Silent()
    votes(game, "Ann Cat")
    time_is_up(game)
    votes(game, "Ann Cat, Ben Cat, Dan Cat")

    assert table(game).dead == ()
    assert does(game, "Ben", Say("At last."))
    assert {*offered(game, "Ann")} == {"lead"}


def test_where_there_are_only_nights_one_follows_the_other() -> None:
    game = game_of(NIGHTS)
    order(game, "Fay +bite Ann")
    time_is_up(game)

    assert (table(game).time, table(game).night, table(game).dead) == (Time.NIGHT, 2, ("Ann",))
    assert {*offered(game, "Fay")} == {"bite"}
    assert table(game).orders == ()


def test_a_side_that_talks_at_night_talks_all_the_time_where_there_are_only_nights() -> None:
    game = game_of(NIGHTS)

    assert not [event for event in time_is_up(game) if isinstance(event, ThreadClosed)]
    assert does(game, "Fay", Whisper("Again?", "side-2"))


@pytest.mark.parametrize(("phases", "waits"), [("both", {"day", "night"}), ("days", {"day"}), ("nights", {"night"})])
def test_a_game_waits_only_for_what_its_file_has(phases: str, waits: set[str]) -> None:
    options = OpenTableOptions(replace(FILE, phases=Cycle(phases)))

    assert {*OpenTableRules().kinds_of_wait_with(options)} == waits


def test_a_file_suggests_how_long_its_days_and_nights_last() -> None:
    rules, short = OpenTableRules(), replace(FILE, hours=Hours(day=12))

    assert rules.hours_with(OpenTableOptions(FILE)) == rules.hours
    assert rules.hours_with(OpenTableOptions(short)) == {**rules.hours, "day": 12}


# Two votes a day


def test_another_vote_of_the_day_begins_after_a_lynch() -> None:
    game = game_of(TWICE)
    events = votes(game, "Ann Cat, Ben Cat, Dan Cat, Eve Cat")

    assert public(events)[-1] == VoteBegun(to=To.PUBLIC, number=2)
    assert (table(game).time, table(game).votes.counts, table(game).votes.needed) == (Time.DAY, {}, 4)


def test_a_day_with_two_votes_may_lynch_twice() -> None:
    game = game_of(TWICE)
    votes(game, "Ann Cat, Ben Cat, Dan Cat, Eve Cat")
    votes(game, "Ann Dan, Ben Dan, Eve Dan, Fay Dan")

    assert (table(game).dead, table(game).time) == (("Cat", "Dan"), Time.NIGHT)


@pytest.mark.parametrize("first", ["-", None])
def test_another_vote_begins_after_one_that_lynches_nobody(first: str | None) -> None:
    game = game_of(TWICE)
    votes(game, "Ann -, Ben -, Dan -, Eve -") if first else time_is_up(game)
    assert table(game).time is Time.DAY
    time_is_up(game)

    assert (table(game).time, table(game).dead) == (Time.NIGHT, ())


def test_each_day_has_its_own_votes() -> None:
    game = game_of(TWICE)
    for _ in range(3):
        time_is_up(game)
    begun = [event for event in time_is_up(game) if isinstance(event, PhaseBegun | VoteBegun)]

    assert begun == [VoteBegun(to=To.PUBLIC, number=2)]


def test_what_a_night_has_made_of_votes_lasts_for_both_votes_of_the_day() -> None:
    game = game_of(replace(TWICE, begins=Begins.NIGHT))
    order(game, "Ann praise Ben")
    time_is_up(game)
    time_is_up(game)
    votes(game, "Ben Cat, Dan Cat, Eve Cat")

    assert table(game).dead == ("Cat",)


def test_secret_votes_of_one_day_begin_anew_in_its_second_vote() -> None:
    game = game_of(replace(TWICE, ballots=Ballot.SECRET))
    votes(game, "Ann Cat")
    time_is_up(game)

    assert refusal(game, "Ann", Unvote()) == NoVote()
    assert refusal(game, GM, Vote("Cat")).reason == "not_now"


def jesting(*, ends: bool = True) -> RoleFile:
    """A file in which Eve wins when lynched."""
    side = Side(Wins.LYNCHED, does=("invite",), ends=ends)
    return replace(BY_DAY, sides={**FILE.sides, "cult": side}, roles={**FILE.roles, "cultist": Role("cult", count=1)})


# Wins by a lynch


def test_a_jester_who_is_lynched_ends_the_game_and_wins_alone() -> None:
    game = game_of(jesting())
    votes(game, "Ann Eve, Ben Eve, Cat Eve, Dan Eve")
    end = table(game).outcome

    assert end is not None
    assert (end.side, end.reason, end.winners) == ("cult", "lynched", ("Eve",))


def test_a_jester_who_dies_in_another_way_wins_nothing() -> None:
    game = game_of(replace(jesting(), begins=Begins.NIGHT))
    order(game, "Fay +bite Eve")
    time_is_up(game)
    votes(game, "Ann Fay, Ben Fay, Cat Fay, Dan Fay")
    time_is_up(game)
    end = next(event for event in votes(game, "Ann Gus, Ben Gus, Cat Gus") if isinstance(event, Outcome))

    assert (end.side, end.winners) == ("town", ("Ann", "Ben", "Cat", "Dan"))


def test_a_jester_wins_with_the_winners_where_the_game_goes_on() -> None:
    game = game_of(jesting(ends=False))
    votes(game, "Ann Eve, Ben Eve, Cat Eve, Dan Eve")
    assert table(game).outcome is None
    time_is_up(game)
    votes(game, "Ann Fay, Ben Fay, Cat Fay, Dan Fay")
    time_is_up(game)
    end = next(event for event in votes(game, "Ann Gus, Ben Gus, Cat Gus") if isinstance(event, Outcome))

    assert (end.side, end.winners) == ("town", ("Ann", "Ben", "Cat", "Dan", "Eve"))


def test_the_other_members_of_a_lynched_player_s_side_win_nothing() -> None:
    game = game_of(replace(jesting(), begins=Begins.NIGHT))
    order(game, "Eve +invite Ann")
    time_is_up(game)
    votes(game, "Ben Eve, Cat Eve, Dan Eve, Fay Eve")
    end = table(game).outcome

    assert table(game).side("Ann") == "cult"
    assert end is not None
    assert end.winners == ("Eve",)


@pytest.mark.parametrize("lynched", ["Eve", "Fay"])
def test_whoever_dies_with_a_lynched_player_is_not_lynched(lynched: str) -> None:
    game = game_of(replace(jesting(), begins=Begins.NIGHT))
    order(game, "Ann bind Eve Fay")
    time_is_up(game)
    events = votes(game, f"Ann {lynched}, Ben {lynched}, Cat {lynched}, Dan {lynched}")

    assert [event.player for event in events if isinstance(event, Died)] == ["Eve", "Fay"]
    assert (table(game).outcome is not None) is (lynched == "Eve")
