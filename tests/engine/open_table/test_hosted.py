"""The hosted game: orders, votes, lynches, talk, and what players are told of what they may do."""

import pytest
from msgspec.structs import replace

from engine.audience import To
from engine.chance import Chance
from engine.errors import SetupRefused
from engine.events import Outcome
from engine.game import Game
from engine.mafia.actions import Modkill, Unvote, Vote, Whisper
from engine.mafia.events import NO_LYNCH, Ballots, PhaseBegun, Time
from engine.names import GM
from engine.open_table import IDLE_PHASES, OpenTableRules
from engine.open_table.actions import Use, Withdraw
from engine.open_table.effects import Effect
from engine.open_table.events import (
    Cause,
    Died,
    Learned,
    Lynched,
    Met,
    Removed,
    Reveal,
    ThreadClosed,
    ThreadOpened,
    Traced,
)
from engine.open_table.options import FIVE_ROLES, OpenTableOptions
from engine.open_table.refusals import (
    AlreadyDead,
    Dead,
    FileRefused,
    NoOrder,
    NotInThread,
    NotOffered,
    NoVote,
    NoVotes,
    Silent,
)
from engine.open_table.role_file import Ability, Begins, Lynch, Role, RoleFile, Talk
from engine.open_table.talking import DEAD
from engine.refusals import NameTaken, NotAmong, NotNow, Refusal, WrongPlayerCount
from engine.speech import Message, Say
from tests.engine.open_table.hosted import (
    CAST,
    FILE,
    SEATS,
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


def refused_set_up(file: RoleFile, seats: tuple[str, ...] = SEATS) -> Refusal:
    """Why a game may not begin."""
    with pytest.raises(SetupRefused) as raised:
        Game.begin(OpenTableRules(), seats, OpenTableOptions(file), Chance())
    return raised.value.refusal


# The setup


def test_a_table_without_a_file_plays_the_five_roles() -> None:
    assert OpenTableOptions().file == FIVE_ROLES


def test_a_file_with_a_mistake_is_refused_with_its_place() -> None:
    wrong = replace(FILE, roles={**FILE.roles, "spare": Role("town")})

    assert refused_set_up(wrong) == FileRefused(
        "roles.spare", "nobody can be this role; give it a count, or take it out"
    )


def test_a_file_is_for_its_own_number_of_players() -> None:
    assert refused_set_up(FILE, SEATS[:6]) == WrongPlayerCount(7, 7, 6)


def test_sides_and_roles_have_the_names_of_the_file() -> None:
    names = OpenTableRules().own_names(OpenTableOptions(FILE))

    assert (names.sides["town"], names.roles["wolf"]) == (FILE.side_name("town"), FILE.role_name("wolf"))


def test_a_file_tells_beforehand_how_many_may_play() -> None:
    assert OpenTableRules().players_with(OpenTableOptions(file=replace(FILE, players=9))) == range(9, 10)


def test_nobody_may_be_called_like_no_lynch() -> None:
    assert refused_set_up(FILE, (*SEATS[:6], "No_Lynch")) == NameTaken("No_Lynch")


@pytest.mark.parametrize(("begins", "time"), [(Begins.DAY, Time.DAY), (Begins.NIGHT, Time.NIGHT)])
def test_a_game_begins_as_the_file_says(begins: Begins, time: Time) -> None:
    game = game_of(replace(FILE, begins=begins))
    begun = [event for event in game.log[0].events if isinstance(event, PhaseBegun)]

    assert [(event.phase, event.number) for event in begun] == [(time, 1)]
    assert table(game).phase is time


# Orders


def test_players_are_asked_for_what_they_were_told_and_for_nothing_else() -> None:
    game = game_of()

    assert {*offered(game, "Fay")} == {"bite", "curse"}
    assert offered(game, "Cat") == {}
    assert refusal(game, "Cat", Use("see", target="Fay")) == NotOffered("see")
    assert refusal(game, "Cat", Use("bite", of_side=True, target="Ann")) == NotOffered("bite")


def test_orders_are_given_at_night() -> None:
    assert refusal(game_of(BY_DAY), "Ann", Use("see", target="Fay")) == NotNow("use")
    assert refusal(game_of(BY_DAY), "Ann", Withdraw()) == NotNow("withdraw")


def test_an_order_names_somebody_whom_it_may_name() -> None:
    assert refusal(game_of(), "Ann", Use("see", target="Ann")) == NotAmong("target", "Ann")


def test_a_redirection_leads_to_somebody_else() -> None:
    assert refusal(game_of(), "Ann", Use("lure", target="Fay", onto="Fay")) == NotAmong("onto", "Fay")


def test_a_redirection_keeps_its_order() -> None:
    game = game_of()
    order(game, "Ann lure Gus Cat, Gus +bite Dan")

    assert [event.player for event in time_is_up(game) if isinstance(event, Died)] == ["Cat"]


def test_the_last_order_of_a_player_counts() -> None:
    game = game_of()
    order(game, "Ann see Ben, Ann see Fay")

    assert [event.side for event in time_is_up(game) if isinstance(event, Learned)] == ["wolves"]


def test_the_last_order_of_a_side_counts_whoever_gave_it() -> None:
    game = game_of()
    order(game, "Fay +bite Ann, Gus +bite Ben")
    traced = [event for event in time_is_up(game) if isinstance(event, Traced)]

    assert [(event.player, event.hit) for event in traced] == [("Gus", ("Ben",))]


def test_a_side_s_order_stands_again_when_a_later_one_is_withdrawn() -> None:
    game = game_of()
    order(game, "Fay +bite Ann, Gus +bite Ben")
    does(game, "Gus", Withdraw(of_side=True))

    assert [event.player for event in time_is_up(game) if isinstance(event, Died)] == ["Ann"]


def test_only_an_order_that_was_given_can_be_withdrawn() -> None:
    game = game_of()
    order(game, "Fay +bite Ann")

    assert refusal(game, "Fay", Withdraw()) == NoOrder()
    assert refusal(game, "Gus", Withdraw(of_side=True)) == NoOrder()


def test_an_ability_used_alone_replaces_the_other_order_of_its_player() -> None:
    alone = replace(FILE, abilities={**FILE.abilities, "curse": Ability(Effect.BLOCK, alone=True)})
    alone = replace(alone, roles={**FILE.roles, "wolf": Role("wolves", count=2, does=("curse",))})
    game = game_of(alone)
    order(game, "Fay +bite Ann, Fay curse Ben")

    assert [each.does for each in table(game).orders] == ["curse"]
    order(game, "Fay +bite Ann")
    assert [each.does for each in table(game).orders] == ["bite"]


def test_what_is_used_up_is_offered_to_nobody_of_the_side() -> None:
    game = game_of()
    order(game, "Gus +curse Ann")
    time_is_up(game)
    time_is_up(game)

    assert {*offered(game, "Fay")} == {*offered(game, "Gus")} == {"bite"}


def test_the_dead_are_asked_for_what_the_dead_can_do() -> None:
    game = game_of()
    assert offered(game, "Ben") == {}
    order(game, "Fay +bite Ben")
    time_is_up(game)
    time_is_up(game)

    assert {*offered(game, "Ben")} == {"haunt"}


def test_the_end_of_a_player_ends_their_orders_and_those_that_name_them() -> None:
    game = game_of()
    order(game, "Ann see Cat, Fay +bite Cat")
    by_gm(game, Modkill("Cat"))

    assert table(game).orders == ()
    assert refusal(game, "Ann", Use("see", target="Cat")) == NotAmong("target", "Cat")


# Days


def test_a_majority_lynches_at_once_and_night_falls() -> None:
    game = game_of(BY_DAY)
    events = votes(game, "Ann Cat, Ben Cat, Dan Cat, Eve Cat")

    assert [event for event in events if isinstance(event, Lynched)] == [Lynched(to=To.PUBLIC, player="Cat")]
    assert [event.player for event in events if isinstance(event, Died)] == ["Cat"]
    assert table(game).phase is Time.NIGHT


def test_a_majority_for_no_lynch_ends_the_day() -> None:
    game = game_of(BY_DAY)
    votes(game, "Ann -, Ben -, Dan -, Eve -")

    assert (table(game).phase, table(game).dead) == (Time.NIGHT, ())


def test_a_day_without_a_majority_lynches_nobody() -> None:
    game = game_of(BY_DAY)
    votes(game, "Ann Cat, Ben Cat, Dan Cat")
    time_is_up(game)

    assert (table(game).phase, table(game).dead) == (Time.NIGHT, ())


@pytest.mark.parametrize(("cast", "dead"), [("Ann Cat, Ben Cat, Dan Eve", ("Cat",)), ("Ann Cat, Dan Eve", ())])
def test_a_plurality_lynches_the_single_highest_at_the_deadline(cast: str, dead: tuple[str, ...]) -> None:
    game = game_of(replace(BY_DAY, lynch=Lynch.PLURALITY))
    votes(game, cast)
    time_is_up(game)

    assert table(game).dead == dead


def test_no_lynch_can_be_voted_for_only_if_the_file_says_so() -> None:
    strict = game_of(replace(BY_DAY, no_lynch=False))

    assert refusal(strict, "Ann", Vote(None)).reason == "choice_needed"
    assert votes(game_of(BY_DAY), "Ann -")[-1] == Ballots(to=To.PUBLIC, counts={NO_LYNCH: ("Ann",)}, needed=4)


def test_nobody_votes_if_the_file_has_no_lynch() -> None:
    game = game_of(replace(BY_DAY, lynch=Lynch.NONE))

    assert refusal(game, "Ann", Vote("Ben")) == NoVotes()
    assert OpenTableRules().silent(game.view(To.PUBLIC).of(type(table(game)))) == ()


def test_a_vote_can_be_withdrawn_once_it_is_there() -> None:
    game = game_of(BY_DAY)

    assert refusal(game, "Ann", Unvote()) == NoVote()
    votes(game, "Ann Ben")
    assert does(game, "Ann", Unvote())[-1] == Ballots(to=To.PUBLIC, counts={}, needed=4)


@pytest.mark.parametrize(
    ("ability", "cast"), [("praise", "Ben Cat, Dan Cat, Eve Cat"), ("mock", "Ann Cat, Dan Cat, Eve Cat, Ben Cat")]
)
def test_a_night_weighs_the_votes_of_the_next_day(ability: str, cast: str) -> None:
    game = game_of()
    order(game, f"Ann {ability} Ben")
    time_is_up(game)
    votes(game, cast)

    assert table(game).is_alive("Cat") is (ability == "mock")


@pytest.mark.parametrize("number", [0, 1, 2])
def test_a_role_has_the_votes_that_the_file_gives_it(number: int) -> None:
    mayor = replace(FILE.roles["ghost"], votes=number)
    game = game_of(replace(BY_DAY, roles={**FILE.roles, "ghost": mayor}))
    votes(game, "Dan Cat, Eve Cat, Ben Cat")

    assert table(game).is_alive("Cat") is (number < 2)


def test_a_doubled_vote_counts_twice_as_many_as_the_role_has() -> None:
    game = game_of(replace(FILE, roles={**FILE.roles, "ghost": replace(FILE.roles["ghost"], votes=2)}))
    order(game, "Ann praise Ben")
    time_is_up(game)
    votes(game, "Ben Cat")

    assert not table(game).is_alive("Cat")


def test_the_weight_of_a_vote_lasts_for_a_day() -> None:
    game = game_of()
    order(game, "Ann praise Ben")
    time_is_up(game)
    time_is_up(game)
    time_is_up(game)
    votes(game, "Ben Cat, Dan Cat, Eve Cat")

    assert table(game).is_alive("Cat")


def test_whoever_is_silenced_may_not_speak_for_a_day() -> None:
    game = game_of()
    order(game, "Ann hush Ben")
    time_is_up(game)
    assert refusal(game, "Ben", Say("Listen!")) == Silent()
    assert isinstance(does(game, "Cat", Say("I listen."))[0], Message)

    time_is_up(game)
    assert isinstance(does(game, "Ben", Say("At last."))[0], Message)


def test_who_is_bound_to_the_lynched_dies_too() -> None:
    game = game_of()
    order(game, "Ann bind Ben Cat")
    time_is_up(game)
    votes(game, "Ann Cat, Dan Cat, Eve Cat, Fay Cat")

    assert table(game).dead == ("Ben", "Cat")


# Talk


def test_a_side_that_talks_at_night_is_silent_by_day() -> None:
    game = game_of()
    assert does(game, "Fay", Whisper("Ann?", "side-2"))[0].to == ("Fay", "Gus")
    assert ThreadClosed(to=("Fay", "Gus"), thread="side-2") in time_is_up(game)
    assert refusal(game, "Fay", Whisper("Ben?", "side-2")) == NotInThread()

    opened = ThreadOpened(to=("Fay", "Gus"), thread="side-2", members=("Fay", "Gus"))
    assert opened in time_is_up(game)


def test_a_side_that_talks_by_day_is_silent_at_night() -> None:
    game = game_of(replace(FILE, sides={**FILE.sides, "wolves": replace(FILE.sides["wolves"], talks=Talk.DAY)}))
    assert refusal(game, "Fay", Whisper("Gus?", "side-2")) == NotInThread()
    assert ThreadOpened(to=("Fay", "Gus"), thread="side-2", members=("Fay", "Gus")) in time_is_up(game)
    assert does(game, "Fay", Whisper("Gus?", "side-2"))[0].to == ("Fay", "Gus")
    assert ThreadClosed(to=("Fay", "Gus"), thread="side-2") in time_is_up(game)


def test_nobody_else_speaks_in_a_thread() -> None:
    assert refusal(game_of(), "Ann", Whisper("Hello?", "side-2")) == NotInThread()
    assert refusal(game_of(), "Ann", Whisper("Hello?", "side-1")) == NotInThread()


def test_a_recruit_meets_the_side_and_joins_its_thread() -> None:
    game = game_of()
    order(game, "Eve +invite Cat")
    events = time_is_up(game)

    assert [(event.to, event.fellows) for event in events if isinstance(event, Met)] == [
        (("Cat",), ("Eve",)),
        (("Eve",), ("Cat",)),
    ]
    assert table(game).threads["side-3"] == ("Cat", "Eve")


def test_the_dead_talk_among_themselves() -> None:
    game = game_of(BY_DAY)
    votes(game, "Ann Cat, Ben Cat, Dan Cat, Eve Cat")

    assert does(game, "Cat", Whisper("So it goes.", DEAD))[0].to == ("Cat",)
    assert refusal(game, "Cat", Say("It was Fay!")) == Dead()
    assert refusal(game, "Ann", Whisper("Cat?", DEAD)) == NotInThread()


def test_the_dead_hear_no_more_of_what_their_side_says() -> None:
    game = game_of(BY_DAY)
    votes(game, "Ann Fay, Ben Fay, Cat Fay, Dan Fay")

    assert does(game, "Gus", Whisper("Alone now.", "side-2"))[0].to == ("Gus",)


# The GM, and the end


def test_a_modkill_ends_a_player_once() -> None:
    game = game_of()

    assert by_gm(game, Modkill("Cat"))[:2] == (
        Removed(to=To.PUBLIC, player="Cat"),
        Died(to=To.PUBLIC, player="Cat", role="villager", side="town", cause=Cause.MODKILL),
    )
    assert refusal(game, GM, Modkill("Cat")) == AlreadyDead("Cat")


def test_the_end_reveals_roles_and_every_order() -> None:
    game = game_of(BY_DAY)
    votes(game, "Ann Fay, Ben Fay, Cat Fay, Dan Fay")
    order(game, "Ann see Gus")
    time_is_up(game)
    events = votes(game, "Ann Gus, Ben Gus, Cat Gus, Dan Gus")
    end, shown = events[-2:]

    assert isinstance(end, Outcome)
    assert (end.side, end.winners) == ("town", SEATS[:5])
    assert isinstance(shown, Reveal)
    assert tuple(shown.roles.values()) == CAST
    assert [(each.player, each.ability) for night in shown.nights for each in night.orders] == [("Ann", "see")]


def test_a_game_in_which_nothing_is_seen_for_days_is_stalled() -> None:
    game, rules = game_of(), OpenTableRules()
    for _ in range(IDLE_PHASES - 1):
        assert not rules.is_stalled(table(game))
        time_is_up(game)

    assert rules.is_stalled(table(game))
    does(game, "Ann", Say("Hello?"))
    assert not rules.is_stalled(table(game))


def test_what_is_said_in_a_thread_keeps_no_game_from_stalling() -> None:
    game = game_of()
    for _ in range(IDLE_PHASES - 1):
        if table(game).time is Time.NIGHT:
            does(game, "Fay", Whisper("Still nothing?", "side-2"))
        time_is_up(game)

    assert OpenTableRules().is_stalled(table(game))
