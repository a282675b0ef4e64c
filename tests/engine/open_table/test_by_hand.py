"""By hand: what a night leaves to the GM, and what the GM makes of it."""

import msgspec
import pytest
from msgspec.structs import replace

from engine.actions import Action, Close
from engine.audience import To
from engine.errors import Refused
from engine.events import Closed, Event
from engine.foreseeing import foresee
from engine.game import Game
from engine.mafia.actions import Modkill, Whisper
from engine.mafia.events import PhaseBegun, Time
from engine.names import GM
from engine.open_table import OpenTableRules
from engine.open_table.actions import CarryOut, EndNight, Tell, Use, Withdraw
from engine.open_table.effects import BY_GM, FOR_A_DAY, Effect
from engine.open_table.events import (
    Applied,
    Converted,
    Died,
    Fate,
    Learned,
    LeftToGm,
    NightClosed,
    NightEnded,
    Ruled,
    ToldByGm,
    Traced,
)
from engine.open_table.options import OpenTableOptions
from engine.open_table.role_file import Ability, Cycle, Lynch, Nights, RoleFile
from engine.open_table.table import OpenTable, Ruling
from engine.refusals import GameMasterOnly, NotAmong, NotNow
from engine.rulebook import any_rulebook
from engine.speech import Say
from tests.engine.open_table.hosted import FILE, by_gm, does, game_of, order, refusal, table, time_is_up

PRAY = Ability(Effect.BY_HAND, text="Toss a coin.")
BY_HAND = replace(FILE, abilities={**FILE.abilities, "mock": PRAY, "curse": replace(PRAY, text="Curse them.")})
"""Ann may leave something to the GM, and so may the wolves."""
MOCK = CarryOut("Ann", "mock", "kill", "Dan")


def closed(orders: str = "", file: RoleFile = BY_HAND) -> Game:
    """A game whose first night has ended with these orders."""
    game = game_of(file)
    if orders:
        order(game, orders)
    time_is_up(game)
    return game


def the_dead(events: tuple[Event, ...]) -> list[str]:
    """Who has died."""
    return [event.player for event in events if isinstance(event, Died)]


def left(game: Game) -> list[tuple[str, str, tuple[str, ...]]]:
    """The orders that are left to the GM."""
    return [(each.player, each.ability, each.hit) for each in table(game).left]


# The wait


@pytest.mark.parametrize("orders", ["", "Ann mock Dan", "Ann see Fay"])
def test_the_gm_is_asked_in_every_night_whether_or_not_something_is_left_to_them(orders: str) -> None:
    game = game_of(BY_HAND)
    if orders:
        order(game, orders)
    events = time_is_up(game)

    assert [event for event in events if event.to is To.PUBLIC] == [NightClosed(to=To.PUBLIC, night=1)]
    assert table(game).phase is Ruling.RULING
    assert [ask.awaited for ask in game.asks if ask.awaited] == [(GM,)]


def test_the_gm_is_not_asked_in_a_night_in_which_nothing_can_be_left_to_them() -> None:
    first = replace(PRAY, nights=Nights.FIRST)
    game = game_of(replace(BY_HAND, abilities={**BY_HAND.abilities, "mock": first, "curse": first}))
    time_is_up(game)
    by_gm(game, EndNight())
    time_is_up(game)
    time_is_up(game)

    assert (table(game).phase, table(game).day) == (Time.DAY, 2)


def test_an_order_is_left_to_the_gm_with_whom_it_hits() -> None:
    game = game_of(BY_HAND)
    order(game, "Ann lure Fay Cat, Fay +curse Ben")
    events = time_is_up(game)

    assert [event for event in events if isinstance(event, LeftToGm)] == [
        LeftToGm(to=To.GM, player="Fay", ability="curse", hit=("Cat",), text="Curse them.", of_side=True)
    ]


def test_an_order_that_is_stopped_is_not_left_to_the_gm() -> None:
    jail = replace(BY_HAND, abilities={**BY_HAND.abilities, "curse": Ability(Effect.JAIL)})

    assert left(closed("Ann mock Dan, Fay +curse Ann", jail)) == []


def test_only_the_last_order_of_a_side_is_left_to_the_gm() -> None:
    assert left(closed("Fay +curse Ann, Gus +curse Ben")) == [("Gus", "curse", ("Ben",))]


def test_nobody_orders_anything_while_the_gm_is_asked() -> None:
    game = closed("Ann mock Dan")

    assert refusal(game, "Ann", Use("see", target="Fay")) == NotNow("use")
    assert refusal(game, "Ann", Withdraw()) == NotNow("withdraw")


def test_people_talk_while_the_gm_is_asked_as_they_do_at_night() -> None:
    game = closed()

    assert does(game, "Ann", Say("Is anybody there?"))
    assert does(game, "Fay", Whisper("Hush!", "side-2"))


@pytest.mark.parametrize("orders", ["", "Ann mock Dan"])
@pytest.mark.parametrize("action", [MOCK, Tell("Ann", "Heads."), EndNight()])
def test_players_are_refused_the_gm_s_moves_whether_or_not_something_is_left(orders: str, action: Action) -> None:
    game, move = closed(orders), {CarryOut: "carry_out", Tell: "tell", EndNight: "end_night"}[type(action)]

    assert refusal(game, "Ann", action) == GameMasterOnly(move)
    assert refusal(game_of(BY_HAND), "Ann", action) == GameMasterOnly(move)


def test_what_is_asked_of_the_gm_about_orders_is_secret() -> None:
    game = closed("Ann mock Dan")
    public = any_rulebook(OpenTableRules()).known_asks(game.view(To.PUBLIC))

    assert {ask.move for ask in game.asks if GM in ask.seats and ask.secret} == {CarryOut, Tell}
    assert CarryOut not in {ask.move for ask in public}


# What the GM makes of it


def test_the_gm_lets_an_order_kill() -> None:
    game = closed("Ann mock Dan")
    assert by_gm(game, MOCK) == (Ruled(to=To.GM, action=MOCK),)
    events = by_gm(game, EndNight())

    assert the_dead(events) == ["Dan"]
    assert [event for event in events if isinstance(event, Applied)] == [
        Applied(
            to=To.GM,
            player="Ann",
            ability="mock",
            of_side=False,
            effect=Effect.KILL,
            target="Dan",
            thing="",
            fate=Fate.DONE,
        )
    ]
    assert table(game).time is Time.DAY


def test_an_effect_comes_in_the_place_of_the_order() -> None:
    heal = replace(BY_HAND, abilities={**BY_HAND.abilities, "hush": Ability(Effect.PROTECT)})
    heal = replace(heal, roles={**heal.roles, "ghost": replace(heal.roles["ghost"], does=("haunt", "hush"))})
    late = replace(heal, order=("redirect", *sorted({each.effect for each in heal.abilities.values()} - {"redirect"})))
    game, early = closed("Ann mock Dan, Ben hush Dan", heal), closed("Ann mock Dan, Ben hush Dan", late)
    for each in (game, early):
        by_gm(each, MOCK)

    assert the_dead(by_gm(game, EndNight())) == []
    assert the_dead(by_gm(early, EndNight())) == ["Dan"]


def test_a_strong_kill_is_not_stopped() -> None:
    armed = replace(BY_HAND, roles={**FILE.roles, "villager": replace(FILE.roles["villager"], vests=1)})
    game = closed("Ann mock Dan", armed)
    by_gm(game, MOCK)
    assert the_dead(by_gm(game, EndNight())) == []
    time_is_up(game)
    order(game, "Ann mock Cat")
    time_is_up(game)
    by_gm(game, replace(MOCK, target="Cat", what="kill strong"))

    assert the_dead(by_gm(game, EndNight())) == ["Cat"]


def test_an_order_may_have_several_effects() -> None:
    game = closed("Ann mock Dan")
    by_gm(game, MOCK)
    by_gm(game, replace(MOCK, target="Cat"))
    by_gm(game, replace(MOCK, what="save", target="Dan"))

    assert the_dead(by_gm(game, EndNight())) == ["Cat"]


def test_an_effect_of_a_side_s_order_is_its_player_s() -> None:
    game = closed("Fay +curse Ben")
    by_gm(game, CarryOut("Fay", "+curse", "recruit", "Ben"))
    by_gm(game, EndNight())

    assert table(game).side("Ben") == "wolves"


def test_a_role_that_the_gm_names_is_given() -> None:
    game = closed("Ann mock Dan")
    by_gm(game, CarryOut("Ann", "mock", "convert ghost", "Dan"))

    assert Converted(to=("Dan",), role="ghost") in by_gm(game, EndNight())


def test_a_result_is_learned_by_the_order_s_player_as_that_of_their_ability() -> None:
    game = closed("Ann mock Dan")
    by_gm(game, CarryOut("Ann", "mock", "learn_side", "Fay"))

    assert Learned(to=("Ann",), ability="mock", targets=("Fay",), side="wolves") in by_gm(game, EndNight())


def test_an_order_by_hand_is_used_up_once_whatever_the_gm_makes_of_it() -> None:
    game = closed("Ann mock Dan", replace(BY_HAND, abilities={**BY_HAND.abilities, "mock": replace(PRAY, uses=2)}))
    by_gm(game, MOCK)
    by_gm(game, replace(MOCK, target="Cat"))
    events = by_gm(game, EndNight())

    assert table(game).players["Ann"].used == {"mock": 1}
    assert [(event.ability, event.fate) for event in events if isinstance(event, Traced)] == [("mock", Fate.DONE)]


def test_the_gm_tells_a_player_something_at_dawn() -> None:
    game = closed("Ann mock Dan")
    assert by_gm(game, Tell("Dan", "You hear a bell.")) == (Ruled(to=To.GM, action=Tell("Dan", "You hear a bell.")),)
    events = by_gm(game, EndNight())

    assert ToldByGm(to=("Dan",), text="You hear a bell.") in events
    assert {NightEnded, PhaseBegun} <= {type(event) for event in events}


@pytest.mark.parametrize("is_late", [True, False])
def test_without_the_gm_s_word_orders_by_hand_come_to_nothing(is_late: bool) -> None:
    game = closed("Ann mock Dan, Fay +bite Cat")
    events = time_is_up(game) if is_late else by_gm(game, Close())[1:]

    assert the_dead(events) == ["Cat"]
    assert table(game).time is Time.DAY
    assert is_late or game.log[-1].events[0] == Closed(to=To.PUBLIC)


def test_the_next_night_begins_without_what_was_left_in_the_last() -> None:
    game = closed("Ann mock Dan")
    by_gm(game, MOCK)
    by_gm(game, EndNight())
    time_is_up(game)
    time_is_up(game)

    assert (left(game), table(game).rulings) == ([], ())


def test_the_gm_sees_what_the_rest_of_the_night_makes_of_it() -> None:
    game = closed("Ann mock Dan, Fay +bite Cat")
    rules = any_rulebook(OpenTableRules())
    before = foresee(rules, game.view(To.GM))
    by_gm(game, MOCK)
    after = foresee(rules, game.view(To.GM))

    assert the_dead(tuple(told.event for told in before.public)) == ["Cat"]
    assert the_dead(tuple(told.event for told in after.public)) == ["Cat", "Dan"]


def test_the_night_s_outlook_shows_the_gm_what_will_be_left_to_them() -> None:
    game = game_of(BY_HAND)
    order(game, "Ann mock Dan")
    outlook = foresee(any_rulebook(OpenTableRules()), game.view(To.GM))

    assert [type(told.event) for told in outlook.told] == [NightClosed, LeftToGm]
    assert [type(told.event) for told in outlook.public] == [NightClosed]


# What the GM may choose


def test_the_gm_rules_on_what_is_left_and_on_nothing_else() -> None:
    assert refusal(closed("Ann mock Dan"), GM, replace(MOCK, player="Ben")) == NotAmong("player", "Ben")
    assert refusal(closed("Ann mock Dan"), GM, replace(MOCK, does="curse")) == NotAmong("does", "curse")
    assert refusal(closed(), GM, MOCK) == NotNow("carry_out")
    assert refusal(game_of(BY_HAND), GM, Tell("Ann", "Not yet.")) == NotNow("tell")


@pytest.mark.parametrize("effect", BY_GM)
def test_each_effect_that_names_one_player_may_be_chosen(effect: Effect) -> None:
    marked = replace(BY_HAND, abilities={**BY_HAND.abilities, "hush": Ability(Effect.MARK, mark="oil")})
    things = {"mark": "oil", "convert": "wolf", "give": "see", "take": "see"}
    game = closed("Ann mock Dan", marked)
    by_gm(game, CarryOut("Ann", "mock", f"{effect} {things.get(effect, '')}".strip(), "Dan"))

    assert [event.fate for event in by_gm(game, EndNight()) if isinstance(event, Applied)] == [Fate.DONE]


@pytest.mark.parametrize(
    "what", ["win", "mark", "mark oil", "kill weak", "kill ", "convert", "convert king", "block see", "", "x" * 30]
)
def test_the_gm_chooses_among_what_the_file_has(what: str) -> None:
    assert refusal(closed("Ann mock Dan"), GM, replace(MOCK, what=what)) == NotAmong("what", what)


def test_where_there_are_only_nights_no_effect_is_for_a_day() -> None:
    endless = replace(
        BY_HAND,
        phases=Cycle.NIGHTS,
        lynch=Lynch.NONE,
        abilities={**BY_HAND.abilities, "praise": PRAY, "hush": Ability(Effect.NONE)},
    )
    game = closed("Ann mock Dan", endless)

    assert [refusal(game, GM, replace(MOCK, what=str(effect))) for effect in FOR_A_DAY] == [
        NotAmong("what", str(effect)) for effect in FOR_A_DAY
    ]


# Deaths meanwhile


def test_a_player_who_dies_meanwhile_is_not_killed_again() -> None:
    game = closed("Ann mock Cat")
    by_gm(game, MOCK)
    by_gm(game, Modkill("Dan"))

    assert the_dead(by_gm(game, EndNight())) == []


def test_the_order_of_a_player_who_dies_meanwhile_is_not_left_to_the_gm() -> None:
    game = closed("Ann mock Dan")
    by_gm(game, Modkill("Ann"))

    with pytest.raises(Refused):
        by_gm(game, MOCK)


def test_a_fellow_s_order_that_stands_again_is_left_to_the_gm() -> None:
    game = closed("Fay +curse Ann, Gus +curse Ben")
    events = by_gm(game, Modkill("Gus"))

    assert [(event.player, event.hit) for event in events if isinstance(event, LeftToGm)] == [("Fay", ("Ann",))]


# Games that are all by hand


def test_all_of_a_game_may_be_by_hand() -> None:
    all_by_hand = replace(FILE, lynch=Lynch.NONE, abilities=dict.fromkeys(FILE.abilities, PRAY))
    game = closed("Ann see Fay, Fay +bite Ann", all_by_hand)
    by_gm(game, CarryOut("Fay", "+bite", "kill", "Ann"))
    by_gm(game, Tell("Ann", "Fay is a wolf."))

    assert the_dead(by_gm(game, EndNight())) == ["Ann"]


def test_a_game_needs_a_gm_only_if_something_may_be_left_to_them() -> None:
    rules = OpenTableRules()
    with_gm, without = OpenTableOptions(BY_HAND), OpenTableOptions(FILE)

    assert (rules.needs_gm(with_gm), rules.needs_gm(without)) == (True, False)
    assert Ruling.RULING in rules.kinds_of_wait_with(with_gm)
    assert Ruling.RULING not in rules.kinds_of_wait_with(without)


def test_a_snapshot_keeps_what_is_left_to_the_gm() -> None:
    game = closed("Ann mock Dan")
    by_gm(game, MOCK)
    by_gm(game, Tell("Dan", "Heads."))
    encoded = msgspec.json.encode(game.table)

    assert msgspec.json.decode(encoded, type=OpenTable) == game.table
