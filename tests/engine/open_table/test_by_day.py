"""Abilities by day: who may use them, what they do at once, and who learns of it."""

import pytest
from msgspec.structs import replace

from engine.audience import To
from engine.errors import BadInput
from engine.events import Event, Outcome
from engine.game import Game
from engine.mafia.actions import Modkill
from engine.mafia.events import Ballots, Time
from engine.open_table import IDLE_PHASES, OpenTableRules
from engine.open_table.actions import Use
from engine.open_table.effects import Effect, Target
from engine.open_table.events import (
    Acted,
    Cause,
    Converted,
    Died,
    Fate,
    Given,
    Learned,
    Lynched,
    Met,
    Noted,
    Offered,
    Reported,
    Reveal,
    Shown,
    Traced,
    VestTorn,
)
from engine.open_table.nights import resolve_nights
from engine.open_table.refusals import HasActed, NotOffered, Silent
from engine.open_table.role_file import Ability, Begins, Nights, Role, RoleFile, User, When
from engine.refusals import NotAmong, NotNow
from engine.speech import Say
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

DAY = When.DAY
BY_DAY: dict[str, Ability] = {
    "gun": Ability(Effect.KILL, when=DAY, public=True, uses=1),
    "dart": Ability(Effect.KILL, when=DAY, reports=True),
    "look": Ability(Effect.LEARN_SIDE, when=DAY, repeats=False),
    "gag": Ability(Effect.SILENCE, when=DAY),
    "lead": Ability(Effect.DOUBLE_VOTE, when=DAY, target=Target.SELF),
    "stand": Ability(Effect.REVEAL, when=DAY, target=Target.SELF),
    "pass": Ability(Effect.GIVE, when=DAY, ability="gun"),
    "steal": Ability(Effect.TAKE, when=DAY),
    "enlist": Ability(Effect.CONVERT, when=DAY, role="wolf"),
    "crow": Ability(Effect.WIN, when=DAY, target=Target.SELF, days=Nights.LATER),
    "wail": Ability(Effect.NONE, when=DAY, user=User.DEAD, public=True),
}
ARMED = replace(
    FILE,
    begins=Begins.DAY,
    roles={
        **FILE.roles,
        "jack": Role("town", count=1, does=("see", *BY_DAY)),
        "ghost": Role("town", count=1, does=("wail", "dart")),
        "villager": Role("town", count=2, vests=1),
    },
    abilities={**FILE.abilities, **BY_DAY},
)
"""Ann may do anything by day, and Ben haunt it. Cat and Dan have vests."""
UNUSED = frozenset(FILE.roles["jack"].does) - {"see"}
ARMED = replace(ARMED, abilities={key: each for key, each in ARMED.abilities.items() if key not in {*UNUSED, "haunt"}})


def use(game: Game, text: str) -> tuple[Event, ...]:
    """What follows from the use of an ability, such as ``Ann gun Fay``."""
    seat, ability, *at = text.split()
    return does(game, seat, Use(ability, target=at[0] if at else None))


def the_dead(events: tuple[Event, ...]) -> list[str]:
    """Who has died."""
    return [event.player for event in events if isinstance(event, Died)]


def is_quiet(events: tuple[Event, ...]) -> bool:
    """Whether everybody is told nothing."""
    return all(event.to is not To.PUBLIC for event in events)


# Who may use them


def test_players_are_told_by_day_what_they_may_do_in_it() -> None:
    game = game_of(ARMED)

    assert {*offered(game, "Ann")} == {*BY_DAY} - {"crow", "wail"}
    assert {*offered(game, "Ben")} == {"dart"}
    assert offered(game, "Cat") == {}
    time_is_up(game)
    assert {*offered(game, "Ann")} == {"see"}


def test_an_ability_by_day_is_used_on_the_days_of_the_file() -> None:
    game = game_of(ARMED)
    time_is_up(game)
    time_is_up(game)

    assert "crow" in offered(game, "Ann")


def test_nobody_uses_by_day_what_they_were_not_offered() -> None:
    game = game_of(ARMED)

    assert refusal(game, "Cat", Use("gun", target="Fay")) == NotNow("use")
    assert refusal(game, "Ben", Use("gun", target="Fay")) == NotOffered("gun")
    assert refusal(game, "Ann", Use("see", target="Fay")) == NotOffered("see")
    assert refusal(game, "Ann", Use("gun", target="Ann")) == NotAmong("target", "Ann")


def test_a_player_uses_one_ability_a_day() -> None:
    game = game_of(ARMED)
    use(game, "Ann look Fay")
    assert refusal(game, "Ann", Use("gun", target="Fay")) == HasActed()
    time_is_up(game)
    time_is_up(game)

    assert the_dead(use(game, "Ann gun Fay")) == ["Fay"]


def test_the_second_vote_of_a_day_is_the_same_day() -> None:
    game = game_of(replace(ARMED, lynches=2))
    use(game, "Ann look Fay")
    time_is_up(game)

    assert refusal(game, "Ann", Use("gun", target="Fay")) == HasActed()
    assert use(game, "Ben dart Fay")


def test_what_is_used_up_is_not_offered_again() -> None:
    game = game_of(ARMED)
    use(game, "Ann gun Eve")
    time_is_up(game)
    time_is_up(game)

    assert "gun" not in offered(game, "Ann")


def test_an_ability_that_doesn_t_repeat_names_nobody_two_days_in_a_row() -> None:
    game = game_of(ARMED)
    use(game, "Ann look Fay")
    time_is_up(game)
    time_is_up(game)
    assert "Fay" not in offered(game, "Ann")["look"].among
    time_is_up(game)
    time_is_up(game)

    assert "Fay" in offered(game, "Ann")["look"].among


def test_the_dead_use_by_day_what_is_for_the_dead() -> None:
    game = game_of(ARMED)
    use(game, "Ann gun Ben")
    assert refusal(game, "Ben", Use("wail", target="Fay")) == NotOffered("wail")
    time_is_up(game)
    time_is_up(game)

    assert Acted(to=To.PUBLIC, player="Ben", ability="wail", targets=("Fay",)) in use(game, "Ben wail Fay")


def test_whoever_dies_by_day_uses_nothing_more() -> None:
    game = game_of(ARMED)
    by_gm(game, Modkill("Ben"))

    assert refusal(game, "Ben", Use("dart", target="Fay")) == NotOffered("dart")
    assert refusal(game, "Ann", Use("gun", target="Ben")) == NotAmong("target", "Ben")


# What they do


def test_a_public_kill_is_seen_with_its_player() -> None:
    game = game_of(ARMED)
    seen = [event for event in use(game, "Ann gun Fay") if event.to is To.PUBLIC]

    assert seen[:2] == [
        Acted(to=To.PUBLIC, player="Ann", ability="gun", targets=("Fay",)),
        Died(to=To.PUBLIC, player="Fay", role="wolf", side="wolves", cause=Cause.DAY),
    ]


def test_a_secret_kill_is_seen_without_its_player() -> None:
    game = game_of(ARMED)
    events = use(game, "Ann dart Fay")

    assert [event for event in events if event.to is To.PUBLIC and not isinstance(event, Ballots)] == [
        Died(to=To.PUBLIC, player="Fay", role="wolf", side="wolves", cause=Cause.DAY)
    ]
    assert Reported(to=("Ann",), ability="dart", worked=True) in events
    assert {event.to for event in events if isinstance(event, Noted | Traced)} == {("Ann",), To.GM}


def test_a_vest_stops_a_weak_kill_by_day_and_nobody_sees_it() -> None:
    game = game_of(ARMED)
    events = use(game, "Ann dart Cat")

    assert VestTorn(to=To.GM, player="Cat") in events
    assert Reported(to=("Ann",), ability="dart", worked=False) in events
    assert is_quiet(events)


def test_an_untouchable_role_is_safe_by_day() -> None:
    knight = Role("town", count=2, untouchable=(Effect.KILL,))
    game = game_of(replace(ARMED, roles={**ARMED.roles, "villager": knight}))
    (traced,) = [event for event in use(game, "Ann dart Cat") if isinstance(event, Traced)]

    assert traced.fate is Fate.UNTOUCHABLE
    assert table(game).is_alive("Cat")


def test_a_result_is_learned_at_once_by_its_player_alone() -> None:
    game = game_of(ARMED)
    events = use(game, "Ann look Fay")

    assert Learned(to=("Ann",), ability="look", targets=("Fay",), side="wolves") in events
    assert is_quiet(events)


def test_whoever_is_silenced_by_day_speaks_again_at_night() -> None:
    game = game_of(ARMED)
    use(game, "Ann gag Fay")
    assert refusal(game, "Fay", Say("No!")) == Silent()
    time_is_up(game)

    assert does(game, "Fay", Say("Yes!"))


def test_a_vote_that_is_doubled_by_day_may_decide_at_once() -> None:
    game = game_of(ARMED)
    votes(game, "Ann Fay, Eve Fay, Gus Fay")
    events = use(game, "Ann lead")

    assert Lynched(to=To.PUBLIC, player="Fay") in events
    assert table(game).time is Time.NIGHT


def test_a_doubled_vote_of_a_day_counts_once_on_the_next() -> None:
    game = game_of(ARMED)
    use(game, "Ann lead")
    time_is_up(game)
    time_is_up(game)
    votes(game, "Ann Fay, Eve Fay, Gus Fay")

    assert table(game).is_alive("Fay")


def test_a_role_is_revealed_by_day_to_everybody() -> None:
    game = game_of(ARMED)

    assert Shown(to=To.PUBLIC, player="Ann", role="jack", side="town") in use(game, "Ann stand")


def test_a_kill_of_the_last_foe_ends_the_game() -> None:
    game = game_of(ARMED)
    use(game, "Ann gun Fay")
    end = next(event for event in use(game, "Ben dart Gus") if isinstance(event, Outcome))

    assert (end.side, end.reason) == ("town", "eliminate")


def test_an_ability_that_wins_does_so_by_day() -> None:
    game = game_of(ARMED)
    time_is_up(game)
    time_is_up(game)
    end = next(event for event in use(game, "Ann crow") if isinstance(event, Outcome))

    assert (end.side, end.reason) == ("town", "ability")


def test_who_is_converted_by_day_meets_their_side_at_once() -> None:
    game = game_of(ARMED)
    events = use(game, "Ann enlist Cat")

    assert Converted(to=("Cat",), role="wolf") in events
    assert [(event.to, event.fellows) for event in events if isinstance(event, Met)] == [
        (("Cat",), ("Fay", "Gus")),
        (("Fay",), ("Cat",)),
        (("Gus",), ("Cat",)),
    ]
    assert is_quiet(events)


# What they may do then


def test_whoever_is_given_an_ability_by_day_may_use_it_at_once() -> None:
    game = game_of(ARMED)
    events = use(game, "Ann pass Cat")

    assert Given(to=("Cat",), ability="gun") in events
    assert [event.to for event in events if isinstance(event, Offered)] == [("Cat",)]
    assert the_dead(use(game, "Cat gun Fay")) == ["Fay"]


def test_whoever_has_used_one_today_uses_what_they_are_given_tomorrow() -> None:
    game = game_of(ARMED)
    use(game, "Ben dart Cat")
    events = use(game, "Ann pass Ben")

    assert not [event for event in events if isinstance(event, Offered)]
    assert refusal(game, "Ben", Use("gun", target="Fay")) == HasActed()


def test_what_is_taken_by_day_is_used_no_more() -> None:
    game = game_of(ARMED)
    events = use(game, "Ann steal Ben")

    assert Offered(to=("Ben",), choices=()) in events
    assert refusal(game, "Ben", Use("dart", target="Fay")) == NotNow("use")


def test_a_list_that_has_not_changed_is_not_told_again() -> None:
    game = game_of(ARMED)

    assert not [event for event in use(game, "Ann gag Ben") if isinstance(event, Offered)]


def test_the_end_reveals_what_was_used_by_day() -> None:
    game = game_of(ARMED)
    use(game, "Ann gun Fay")
    time_is_up(game)
    order(game, "Ann see Gus")
    time_is_up(game)
    (shown,) = [event for event in use(game, "Ben dart Gus") if isinstance(event, Reveal)]

    assert [(day.number, [each.ability for each in day.orders]) for day in shown.days] == [(1, ["gun"]), (2, ["dart"])]
    assert [(night.number, [each.ability for each in night.orders]) for night in shown.nights] == [(1, ["see"])]


# A game that is led by hand

SEATED = ", ".join([f'{seat} = "{role}"' for seat, role in zip(SEATS, CAST, strict=True)])
BY_HAND = f"""
players = {{ {SEATED} }}
[[nights]]
used = [USED]
"""


def led(used: str, file: RoleFile = ARMED) -> tuple[Event, ...]:
    """What follows from abilities that are used before the first night."""
    return resolve_nights(BY_HAND.replace("USED", used).encode(), file)[1]


def test_a_gm_writes_down_what_was_used_by_day() -> None:
    events = led('{ by = "Ann", does = "gun", at = ["Fay"] }, { by = "Ben", does = "dart", at = ["Eve"] }')

    assert the_dead(events) == ["Fay", "Eve"]
    assert not [event for event in events if isinstance(event, Offered)]


@pytest.mark.parametrize(
    ("used", "begins", "problem"),
    [
        ('{ by = "Ann", does = "see", at = ["Fay"] }', Begins.DAY, "Ann can't do see today, for it is used at night"),
        ('{ by = "Ann", does = "crow" }', Begins.DAY, "Ann can't do crow today"),
        ('{ by = "Ann", does = "lead" }, { by = "Ann", does = "stand" }', Begins.DAY, "has given an order before"),
        ('{ by = "Ann", does = "lead" }', Begins.NIGHT, "there is no day before it"),
    ],
)
def test_what_can_t_be_used_by_day_is_refused_with_its_line(used: str, begins: Begins, problem: str) -> None:
    with pytest.raises(BadInput, match=problem) as refused:
        led(used, replace(ARMED, begins=begins))

    assert refused.value.line == 4


@pytest.mark.parametrize("used", ["Ann gun Cat", "Ann stand"], ids=["used", "shown"])
def test_a_game_is_stalled_no_more_once_everybody_sees_an_ability(used: str) -> None:
    game, rules = game_of(ARMED), OpenTableRules()
    for _ in range(IDLE_PHASES):
        time_is_up(game)
    assert rules.is_stalled(table(game))
    use(game, used)

    assert not rules.is_stalled(table(game))
