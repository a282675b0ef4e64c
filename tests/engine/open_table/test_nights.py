"""The nights, rule by rule. Each test sets up who is what, gives the orders, and claims one thing."""

from functools import reduce

import pytest
from msgspec.structs import replace

from engine.audience import To
from engine.errors import BadInput
from engine.events import Event, Outcome
from engine.open_table.choice import Order
from engine.open_table.dying import die
from engine.open_table.effects import Effect, Target
from engine.open_table.events import Cause, Died, Fate, Learned, LeftToGm, Lost, Reported, Traced, VestTorn
from engine.open_table.folding import fold
from engine.open_table.night import left_to_gm, resolve
from engine.open_table.orders import check_orders, choices
from engine.open_table.role_file import Ability, Nights, Reveal, Role, RoleFile, Sanity, Side, Strength, User, Wins
from engine.open_table.table import OpenTable, Player, begin
from engine.open_table.winning import outcome

ABILITIES = {
    "kill": Ability(Effect.KILL, reports=True),
    "snipe": Ability(Effect.KILL, strength=Strength.STRONG),
    "poison": Ability(Effect.KILL, delay=1),
    "ignite": Ability(Effect.KILL, target=Target.MARKED, mark="oil"),
    "douse": Ability(Effect.MARK, mark="oil"),
    "heal": Ability(Effect.PROTECT, stops=1, reports=True),
    "guard": Ability(Effect.PROTECT, repeats=False),
    "cure": Ability(Effect.SAVE),
    "jail": Ability(Effect.JAIL),
    "block": Ability(Effect.BLOCK),
    "drive": Ability(Effect.SWAP),
    "lure": Ability(Effect.REDIRECT),
    "cop": Ability(Effect.LEARN_SIDE),
    "insane": Ability(Effect.LEARN_SIDE, sanity=Sanity.INSANE),
    "watch": Ability(Effect.LEARN_VISITORS),
    "track": Ability(Effect.LEARN_VISITS),
    "turn": Ability(Effect.CONVERT, role="vampire"),
    "join": Ability(Effect.RECRUIT),
    "marry": Ability(Effect.BIND),
    "arm": Ability(Effect.GIVE, ability="shot"),
    "shot": Ability(Effect.KILL, uses=1),
    "rob": Ability(Effect.TAKE),
    "learn": Ability(Effect.COPY),
    "show": Ability(Effect.REVEAL),
    "triumph": Ability(Effect.WIN, target=Target.SELF),
    "haunt": Ability(Effect.BLOCK, user=User.DEAD),
    "avenge": Ability(Effect.KILL, after_death_of="lover"),
    "pray": Ability(Effect.BY_HAND, targets=2, text="Toss a coin for each of the two."),
    "once": Ability(Effect.NONE, nights=Nights.FIRST, alone=True),
}
ROLES = {
    "any": Role("town", does=tuple(ABILITIES)),
    "townie": Role("town"),
    "goon": Role("mafia"),
    "godfather": Role("mafia", seen_as="town", untouchable=(Effect.BLOCK,)),
    "ninja": Role("mafia", unseen=True, does=("kill",)),
    "vampire": Role("vampires"),
    "knight": Role("town", bulletproof=True),
    "vet": Role("town", vests=1),
    "lover": Role("town", dies_with="lover"),
    "drifter": Role("drifters"),
}
SIDES = {
    "town": Side(Wins.ELIMINATE),
    "mafia": Side(Wins.PARITY, does=("kill",)),
    "vampires": Side(Wins.PARITY),
    "drifters": Side(Wins.SURVIVE),
}
FILE = RoleFile("Rules", 6, SIDES, ROLES, ABILITIES)
SEATS = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay")


def table(file: RoleFile = FILE, **roles: str) -> OpenTable:
    """Six players who may do anything, except those with these roles."""
    return begin(file, {seat: roles.get(seat, "any") for seat in SEATS})


def changed(played: OpenTable, seat: str, **fields: object) -> OpenTable:
    """The table with some fields of a player changed."""
    return replace(played, players={**played.players, seat: replace(played.players[seat], **fields)})


def order(line: str) -> Order:
    """Read ``Ann kill Ben``; an ability with a plus is the side's."""
    by, does, *at = line.split()
    return Order(by, does.removesuffix("+"), tuple(at), does.endswith("+"))


def night(played: OpenTable, *lines: str) -> tuple[Event, ...]:
    """The events of a night with these orders."""
    return resolve(played, [order(line) for line in lines])


def dead(played: OpenTable, *lines: str) -> list[str]:
    """Who dies in a night with these orders."""
    return [event.player for event in night(played, *lines) if isinstance(event, Died)]


def fate(played: OpenTable, *lines: str) -> str:
    """What the first of some orders comes to."""
    first = order(lines[0])
    return next(
        str(event.fate)
        for event in night(played, *lines)
        if isinstance(event, Traced) and (event.player, event.ability) == (first.by, first.does)
    )


def learned(played: OpenTable, *lines: str) -> Learned:
    """What the player of the first order learns."""
    by = order(lines[0]).by
    return next(event for event in night(played, *lines) if isinstance(event, Learned) and event.to == (by,))


def test_a_player_who_dies_has_acted() -> None:
    assert dead(table(), "Ann kill Ben", "Ben kill Ann") == ["Ann", "Ben"]


def test_a_blocked_blocker_blocks_nobody() -> None:
    assert fate(table(), "Cat kill Dan", "Ann block Ben", "Ben block Cat") == Fate.DONE


def test_in_a_circle_of_blocks_the_first_seat_comes_first() -> None:
    lines = ("Cat block Ann", "Ann block Ben", "Ben block Cat")

    assert [fate(table(), line, *lines) for line in lines] == [Fate.DONE, Fate.DONE, Fate.BLOCKED]


def test_a_blocked_driver_swaps_nobody() -> None:
    assert dead(table(), "Ann block Ben", "Ben drive Cat Dan", "Eve kill Cat") == ["Cat"]


def test_a_driver_who_swaps_the_blocker_s_target_escapes() -> None:
    assert fate(table(), "Ben drive Ben Cat", "Ann block Ben") == Fate.DONE


def test_a_swap_moves_orders_at_both() -> None:
    assert dead(table(), "Ann drive Ben Cat", "Dan kill Ben", "Eve heal Cat") == ["Cat"]


def test_a_redirected_killer_may_hit_themselves() -> None:
    assert dead(table(), "Ann lure Ben Ben", "Ben kill Cat") == ["Ben"]


def test_without_natural_resolution_orders_go_down_the_list() -> None:
    listed = replace(FILE, natural=False)

    assert dead(table(listed), "Ann block Ben", "Ben drive Cat Dan", "Eve kill Cat") == ["Dan"]


def test_a_file_may_put_a_kill_before_the_protection() -> None:
    listed = replace(FILE, order=(Effect.KILL, Effect.PROTECT))

    assert dead(table(listed), "Ann heal Ben", "Cat kill Ben") == ["Ben"]


def test_a_jailed_player_is_stopped_and_safe_from_weak_kills() -> None:
    lines = ("Ben kill Cat", "Ann jail Ben", "Dan kill Ben")

    assert (fate(table(), *lines), dead(table(), *lines)) == (Fate.BLOCKED, [])


def test_a_strong_kill_goes_through_jail_and_protection() -> None:
    assert dead(table(), "Ann jail Ben", "Cat guard Ben", "Dan snipe Ben") == ["Ben"]


def test_a_protection_with_a_number_stops_no_more_kills() -> None:
    assert dead(table(), "Ann heal Ben", "Cat kill Ben", "Dan kill Ben") == ["Ben"]


def test_a_protection_without_a_number_stops_every_weak_kill() -> None:
    assert dead(table(), "Ann guard Ben", "Cat kill Ben", "Dan kill Ben") == []


def test_a_save_undoes_a_strong_kill() -> None:
    assert dead(table(), "Ann cure Ben", "Cat snipe Ben") == []


def test_a_bulletproof_player_survives_weak_kills_and_loses_nothing() -> None:
    events = night(table(Ben="knight"), "Ann kill Ben", "Cat kill Ben")

    assert not [event for event in events if isinstance(event, Died | VestTorn)]


def test_a_vest_stops_one_weak_kill_of_the_game() -> None:
    assert dead(table(Ben="vet"), "Ann kill Ben") == []
    assert dead(table(Ben="vet"), "Ann kill Ben", "Cat kill Ben") == ["Ben"]


def test_protection_saves_the_vest() -> None:
    events = night(table(Ben="vet"), "Ann heal Ben", "Cat kill Ben")

    assert not [event for event in events if isinstance(event, VestTorn)]


def test_a_delayed_kill_falls_due_later_and_may_be_stopped_then() -> None:
    first = night(table(), "Ann poison Ben")
    later = reduce(fold, first, table())

    assert not [event for event in first if isinstance(event, Died)]
    assert dead(later) == ["Ben"]
    assert dead(later, "Cat heal Ben") == []


def test_a_kill_of_the_marked_hits_those_marked_before_tonight() -> None:
    doused = reduce(fold, night(table(), "Ann douse Ben", "Cat douse Dan"), table())

    assert dead(doused, "Ann ignite", "Cat douse Eve") == ["Ben", "Dan"]


def test_an_untouchable_role_is_not_blocked() -> None:
    assert fate(table(Ben="godfather"), "Ann block Ben") == Fate.UNTOUCHABLE


def test_a_side_is_learned_as_it_is_seen() -> None:
    assert learned(table(Ben="godfather"), "Ann cop Ben").side == "town"


@pytest.mark.parametrize(("role", "side"), [("townie", "mafia"), ("goon", "town")])
def test_an_insane_cop_learns_the_opposite(role: str, side: str) -> None:
    assert learned(table(Ben=role), "Ann insane Ben").side == side


def test_a_stopped_cop_has_no_result() -> None:
    assert learned(table(), "Ann cop Ben", "Cat block Ann") == Learned(to=("Ann",), ability="cop", targets=("Ben",))


def test_a_cop_names_whom_they_named_though_somebody_else_was_hit() -> None:
    found = learned(table(Cat="goon"), "Ann cop Ben", "Dan drive Ben Cat")

    assert (found.targets, found.side) == (("Ben",), "mafia")


def test_a_watcher_learns_who_visits_after_redirections_and_without_the_stopped() -> None:
    lines = ("Ann watch Ben", "Cat heal Dan", "Dan lure Cat Ben", "Eve kill Ben", "Fay block Eve")

    assert learned(table(), *lines).players == ("Cat", "Dan")


def test_a_tracker_learns_nothing_of_an_unseen_player() -> None:
    assert learned(table(Ben="ninja"), "Ann track Ben", "Ben kill Cat").players == ()
    assert learned(table(), "Ann track Ben", "Ben kill Cat").players == ("Cat",)


def test_a_convert_is_seen_on_the_new_side() -> None:
    assert learned(table(), "Ann cop Ben", "Cat turn Ben").side == "vampires"


def test_a_player_who_dies_is_converted_to_nothing() -> None:
    assert fate(table(), "Ann turn Ben", "Cat kill Ben") == Fate.DYING
    assert fate(table(), "Ann turn Ben", "Cat kill Ben", "Dan cure Ben") == Fate.DONE


def test_a_recruit_joins_the_side_and_keeps_the_role() -> None:
    after = reduce(fold, night(changed(table(), "Ann", side="mafia"), "Ann join Ben"), table())

    assert (after.players["Ben"].role, after.players["Ben"].side) == ("any", "mafia")


def test_bound_players_die_together() -> None:
    bound = reduce(fold, night(table(), "Ann marry Ben Cat"), table())

    assert dead(bound, "Dan kill Cat") == ["Ben", "Cat"]


@pytest.mark.parametrize("cause", [Cause.NIGHT, Cause.DAY])
def test_a_death_by_an_ability_tells_nobody_who_dies_with_whom(cause: Cause) -> None:
    bound = reduce(fold, night(table(), "Ann marry Ben Cat"), table())

    assert [(death.player, death.cause) for death in die(bound, ["Cat"], cause)] == [("Ben", cause), ("Cat", cause)]


def test_the_last_lover_dies_with_the_other_ones() -> None:
    assert dead(table(Ben="lover", Cat="lover"), "Ann kill Ben") == ["Ben", "Cat"]
    assert dead(table(Ben="lover", Cat="lover", Dan="lover"), "Ann kill Ben") == ["Ben"]


def test_a_given_use_can_be_used_and_is_gone_then() -> None:
    given = reduce(fold, night(table(Ben="townie"), "Ann arm Ben"), table(Ben="townie"))
    used = reduce(fold, night(given, "Ben shot Cat"), given)

    assert [choice.does for choice in choices(given, "Ben")] == ["shot"]
    assert not [*choices(used, "Ben")]


def test_a_blocked_use_is_spent() -> None:
    after = reduce(fold, night(table(), "Ann shot Ben", "Cat block Ann"), table())

    assert "shot" not in [choice.does for choice in choices(after, "Ann")]


def test_a_robbed_player_is_told_what_is_lost_and_can_t_do_it() -> None:
    events = night(table(Ben="ninja"), "Ann rob Ben")
    after = reduce(fold, events, table(Ben="ninja"))

    assert Lost(to=("Ben",), abilities=("kill",)) in events
    assert [choice.of_side for choice in choices(after, "Ben")] == [True]


def test_a_copy_gives_the_abilities_of_the_other_s_role() -> None:
    copying = replace(FILE, roles={**ROLES, "mimic": Role("town", does=("learn",))})
    after = reduce(fold, night(table(copying, Ann="mimic", Ben="ninja"), "Ann learn Ben"), table(copying, Ann="mimic"))

    assert [choice.does for choice in choices(after, "Ann")] == ["learn", "kill"]


@pytest.mark.parametrize(("stopped", "worked"), [((), True), (("Cat heal Ben",), False), (("Cat block Ann",), False)])
def test_an_ability_that_reports_tells_whether_it_worked(stopped: tuple[str, ...], worked: bool) -> None:
    assert Reported(to=("Ann",), ability="kill", worked=worked) in night(table(), "Ann kill Ben", *stopped)


@pytest.mark.parametrize(
    ("reveal", "shown"),
    [(Reveal.ROLE, ("godfather", "mafia")), (Reveal.SIDE, (None, "mafia")), (Reveal.NOTHING, (None, None))],
)
def test_a_death_shows_what_the_file_says(reveal: Reveal, shown: tuple[str | None, str | None]) -> None:
    (died,) = die(table(replace(FILE, reveal=reveal), Ben="godfather"), {"Ben"})

    assert (died.role, died.side) == shown


def end(**roles: str) -> tuple[str | None, tuple[str, ...]]:
    """Who has won with these roles alive, and everybody else dead."""
    played = begin(FILE, dict(zip(SEATS, ("townie",) * 6, strict=True)) | roles)
    for seat in SEATS:
        played = changed(played, seat, is_dead=seat not in roles)
    ends = [event for event in outcome(played) if isinstance(event, Outcome)]
    return (ends[0].side, ends[0].winners) if ends else ("nobody yet", ())


def test_a_side_wins_by_elimination_when_nobody_of_a_rival_side_lives() -> None:
    assert end(Ann="townie", Ben="drifter")[0] == "town"
    assert end(Ann="townie", Ben="townie", Cat="goon")[0] == "nobody yet"


def test_a_side_wins_by_parity_with_half_of_the_living() -> None:
    assert end(Ann="townie", Ben="goon")[0] == "mafia"


def test_a_side_does_not_win_by_parity_beside_another_such_side() -> None:
    assert end(Ann="vampire", Ben="goon", Cat="goon")[0] == "nobody yet"


def test_survivors_win_with_the_winners_while_they_live() -> None:
    assert end(Ben="goon", Cat="drifter", Dan="goon") == ("mafia", ("Ben", "Cat", "Dan"))


def test_where_only_survivors_live_nobody_else_wins() -> None:
    assert end(Ann="drifter") == (None, ("Ann",))


def test_an_ability_may_win_the_game() -> None:
    (won,) = [event for event in night(table(), "Ann triumph") if isinstance(event, Outcome)]

    assert (won.side, won.reason) == ("town", "ability")


def refused(played: OpenTable, *lines: str) -> str:
    """Why some orders are refused."""
    with pytest.raises(BadInput) as caught:
        check_orders(played, [order(line) for line in lines])
    return str(caught.value)


def allowed(played: OpenTable, seat: str) -> list[str]:
    """What a player may do, with a plus for their side."""
    return [choice.does + "+" * choice.of_side for choice in choices(played, seat)]


def test_a_ghost_acts_when_dead_and_only_then() -> None:
    assert "can't do haunt tonight" in refused(table(), "Ann haunt Ben")
    assert allowed(changed(table(), "Ann", is_dead=True), "Ann") == ["haunt"]


def test_an_avenger_waits_for_a_death() -> None:
    waiting = table(Fay="lover")

    assert "can't do avenge tonight" in refused(waiting, "Ann avenge Ben")
    assert "avenge" in allowed(changed(waiting, "Fay", is_dead=True), "Ann")


def test_an_ability_without_repeats_names_somebody_else_for_one_night() -> None:
    after = reduce(fold, night(table(), "Ann guard Ben"), table())

    assert "guard names 1 of Cat, Dan, Eve, Fay" in refused(after, "Ann guard Ben")
    check_orders(reduce(fold, night(after), after), [order("Ann guard Ben")])


def test_a_side_s_ability_without_repeats_binds_all_of_its_members() -> None:
    picky = replace(FILE, abilities={**ABILITIES, "kill": replace(ABILITIES["kill"], repeats=False)})
    goons = table(picky, Ben="goon", Cat="goon")
    after = reduce(fold, night(goons, "Ben kill+ Ann", "Dan heal Ann"), goons)

    assert "kill names 1 of Ben, Dan, Eve, Fay" in refused(after, "Cat kill+ Ann")


def test_a_convert_begins_anew_and_keeps_marks_and_bonds() -> None:
    player = Player("any", "town", used={"shot": 1}, vests_torn=1, marks=frozenset(["oil"]), bound=frozenset(["Dan"]))
    before = replace(table(), players={**table().players, "Ben": player})
    after = reduce(fold, night(before, "Ann turn Ben"), before)

    assert after.players["Ben"] == Player("vampire", "vampires", marks=player.marks, bound=player.bound)


def test_a_player_gives_one_order_of_their_own_and_one_of_the_side_s() -> None:
    ninja = table(Ben="ninja")

    check_orders(ninja, [order("Ben kill Cat"), order("Ben kill+ Dan")])
    assert "Ann has given an order before" in refused(ninja, "Ann kill Cat", "Ann cop Dan")


def test_a_side_gives_one_order_for_each_of_its_abilities() -> None:
    assert "Ben does kill for mafia tonight" in refused(table(Ben="goon", Cat="goon"), "Ben kill+ Ann", "Cat kill+ Ann")


def test_an_ability_used_alone_leaves_no_other() -> None:
    recruited = changed(table(), "Ann", side="mafia")

    assert "Ann uses nothing else" in refused(recruited, "Ann once Ben", "Ann kill+ Ben")
    assert "Ann uses nothing else" in refused(recruited, "Ann kill+ Ben", "Ann once Ben")


def test_two_sides_may_each_use_an_ability_that_both_have() -> None:
    both = replace(FILE, sides={**SIDES, "vampires": Side(Wins.PARITY, does=("kill",))})

    check_orders(table(both, Ben="goon", Cat="vampire"), [order("Ben kill+ Ann"), order("Cat kill+ Ann")])


def test_a_side_s_uses_are_spent_by_any_of_its_members() -> None:
    armed = replace(FILE, sides={**SIDES, "mafia": Side(Wins.PARITY, does=("shot",))})
    goons = table(armed, Ben="goon", Cat="goon")
    after = reduce(fold, night(goons, "Ben shot+ Ann", "Dan heal Ann"), goons)

    assert (allowed(goons, "Cat"), allowed(after, "Cat")) == (["shot+"], [])


def test_an_ability_is_not_offered_where_too_few_players_are_left() -> None:
    few = table()
    for seat in SEATS[2:]:
        few = changed(few, seat, is_dead=True)

    assert "kill" in allowed(few, "Ann")
    assert "drive" not in allowed(few, "Ann")


def test_a_first_night_s_ability_is_gone_on_the_second() -> None:
    assert "once" not in [choice.does for choice in choices(replace(table(), night=2), "Ann")]


@pytest.mark.parametrize("line", ["Ann kill Ann", "Ann kill Zoe", "Ann kill", "Ann drive Ben Ben", "Zoe kill Ann"])
def test_an_order_names_as_many_of_those_on_offer_as_the_ability_does(line: str) -> None:
    assert refused(table(), line).startswith("orders[0]: ")


def test_an_order_by_hand_is_left_to_the_gm_in_its_place_unless_it_is_stopped() -> None:
    left = LeftToGm(to=To.GM, player="Ann", ability="pray", hit=("Cat", "Dan"), text=ABILITIES["pray"].text)

    assert left_to_gm(table(), [order("Ann pray Ben Dan"), order("Fay drive Ben Cat")]) == (left,)
    assert left_to_gm(table(), [order("Ann pray Ben Dan"), order("Cat block Ann")]) == ()


def test_a_shown_role_is_the_true_one() -> None:
    shown = [event for event in night(table(Ben="godfather"), "Ann show Ben") if event.to is To.PUBLIC]

    assert (shown[0].role, shown[0].side) == ("godfather", "mafia")  # type: ignore[attr-defined]
